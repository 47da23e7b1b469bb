import { Scale } from 'lucide-react';
import { type FormEvent, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Choice } from '../../../ui/Choice';
import { Dialog } from '../../../ui/Dialog';
import { Empty } from '../../../ui/Empty';
import { failureText } from '../../../ui/toasts';
import { useLoaded } from '../../../ui/useLoaded';
import { arena } from '../../../wire/arena';
import type { GameName } from '../../../wire/generated/messages';
import { RestFailure } from '../../../wire/rest';
import { versionsOf } from '../bots';
import { Shown } from '../Shown';
import { Pick } from './Pick';

type Props = { game: GameName; bot: string; active: number; onClose: () => void };

const BOARDS = [10, 30, 60, 100];

/** Measures a version of one's bot against the active one, on the same boards. */
export function CompareDialog({ game, bot, active, onClose }: Props) {
  const { t, date, joined } = useWords();
  const [loaded, again] = useLoaded(useCallback(() => versionsOf(bot), [bot]));
  return (
    <Dialog title={t('arena.compareTitle')} onClose={onClose}>
      <Shown loaded={loaded} again={again} rows={2}>
        {(versions) => {
          const candidates = versions
            .filter((version) => version.number !== active)
            .map((version) => ({
              id: String(version.number),
              name: joined([
                t('arena.v', { version: String(version.number) }),
                date(version.created_at),
              ]),
            }));
          return candidates.length === 0 ? (
            <Empty text={t('arena.oneVersion')} />
          ) : (
            <Form game={game} bot={bot} active={active} candidates={candidates} />
          );
        }}
      </Shown>
    </Dialog>
  );
}

function Form(props: {
  game: GameName;
  bot: string;
  active: number;
  candidates: readonly { id: string; name: string }[];
}) {
  const { game, bot, active, candidates } = props;
  const { t, say, number } = useWords();
  const navigate = useNavigate();
  const [candidate, setCandidate] = useState(candidates[0]?.id ?? '');
  const [boards, setBoards] = useState(30);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const measure = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { id } = await arena.compare({ game, bot, candidate: Number(candidate), boards });
      await navigate(`/arena/challenges/${id}`);
    } catch (error) {
      if (!(error instanceof RestFailure)) throw error;
      setFailure(failureText(say, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="grid gap-4" onSubmit={(event) => void measure(event)}>
      <p className="text-14 text-ink-2">{t('arena.compareLead', { version: String(active) })}</p>
      <Pick
        label={t('arena.candidate')}
        value={candidate}
        items={candidates}
        onChange={setCandidate}
      />
      <Choice
        label={t('arena.howMany')}
        value={boards}
        items={BOARDS.map((value) => ({ value, label: number(value) }))}
        onChange={setBoards}
      />
      {failure && (
        <p role="alert" className="text-14 text-danger">
          {failure}
        </p>
      )}
      <Button
        type="submit"
        kind="primary"
        icon={<Scale size={17} />}
        disabled={busy}
        className="justify-self-end"
      >
        {t('arena.measure')}
      </Button>
    </form>
  );
}
