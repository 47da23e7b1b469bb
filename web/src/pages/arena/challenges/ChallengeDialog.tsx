import { Swords } from 'lucide-react';
import { type FormEvent, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { Choice } from '../../../ui/Choice';
import { Dialog } from '../../../ui/Dialog';
import { Empty } from '../../../ui/Empty';
import { failureText } from '../../../ui/toasts';
import { useLoaded } from '../../../ui/useLoaded';
import { arena } from '../../../wire/arena';
import type { GameName } from '../../../wire/generated/messages';
import type { BotCard, LadderLine } from '../../../wire/generated/rest';
import { RestFailure } from '../../../wire/rest';
import { useSession } from '../../../wire/session';
import { myBots, plays } from '../bots';
import { MOST_CONTESTANTS } from '../games';
import { NeedsAccount, useRegistered } from '../NeedsAccount';
import { Shown } from '../Shown';
import { Pick } from './Pick';

type Props = { game: GameName; onClose: () => void; against?: string | undefined };

const BOARDS = [5, 10, 20, 50];

/** Asks for unrated boards between a bot of yours and others. */
export function ChallengeDialog({ game, onClose, against }: Props) {
  const { t } = useWords();
  const registered = useRegistered();
  const load = useCallback(async () => {
    const [own, ladder] = await Promise.all([myBots(game), arena.ladder(game)]);
    return { own: own.filter(plays), ladder };
  }, [game]);
  return (
    <Dialog title={t('arena.challengeIn', { game: t(`game.${game}`) })} onClose={onClose}>
      {registered ? (
        <Ask game={game} load={load} against={against} />
      ) : (
        <NeedsAccount text={t('arena.challengeNeeds')} />
      )}
    </Dialog>
  );
}

type Known = { own: BotCard[]; ladder: { lines: LadderLine[] } };

function Ask(props: { game: GameName; load: () => Promise<Known>; against: string | undefined }) {
  const { t } = useWords();
  const staff = useSession(
    ({ player }) => player?.role === 'admin' || player?.role === 'moderator',
  );
  const [loaded, again] = useLoaded(props.load);
  return (
    <Shown loaded={loaded} again={again} rows={3}>
      {({ own, ladder }) => {
        const others = ladder.lines.map(({ contestant }) => contestant);
        const first = own.map(({ id, name }) => ({ id, name }));
        // Staff may let anybody meet anybody.
        const starters = staff ? [...first, ...others] : first;
        return starters.length === 0 ? (
          <Empty text={t('arena.noBotHere')}>
            <ButtonLink to="/bots" kind="primary">
              {t('arena.writeOne')}
            </ButtonLink>
          </Empty>
        ) : (
          <Form {...props} starters={starters} others={others} />
        );
      }}
    </Shown>
  );
}

type Named = { id: string; name: string };

function Form(props: {
  game: GameName;
  starters: readonly Named[];
  others: readonly Named[];
  against: string | undefined;
}) {
  const { game, starters, others, against } = props;
  const { t, say, number } = useWords();
  const navigate = useNavigate();
  const most = MOST_CONTESTANTS[game];
  const [mine, setMine] = useState(starters[0]?.id ?? '');
  const [sides, setSides] = useState<number>(2);
  const free = others.filter(({ id }) => id !== mine && id.split('/')[0] !== mine);
  const [wished, setWished] = useState<string[]>(against ? [against] : []);
  const chosen = Array.from({ length: sides - 1 }, (_, at) => {
    const wish = wished[at];
    return wish && free.some(({ id }) => id === wish) ? wish : (free[at]?.id ?? '');
  });
  const [boards, setBoards] = useState(10);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const twice = new Set([mine, ...chosen]).size < chosen.length + 1;
  const ask = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { id } = await arena.challenge({ game, contestants: [mine, ...chosen], boards });
      await navigate(`/arena/challenges/${id}`);
    } catch (error) {
      if (!(error instanceof RestFailure)) throw error;
      setFailure(failureText(say, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="grid gap-4" onSubmit={(event) => void ask(event)}>
      <Pick label={t('arena.yourBot')} value={mine} items={starters} onChange={setMine} />
      {most === 4 && (
        <Choice
          label={t('arena.sides')}
          value={sides}
          items={[2, 4].map((value) => ({ value, label: number(value) }))}
          onChange={setSides}
        />
      )}
      {chosen.map((value, at) => (
        <Pick
          // biome-ignore lint/suspicious/noArrayIndexKey: places at the table
          key={at}
          label={sides > 2 ? t('arena.opponentNumber', { number: at + 1 }) : t('arena.opponent')}
          value={value}
          items={free}
          onChange={(id) => setWished(chosen.map((one, place) => (place === at ? id : one)))}
        />
      ))}
      <Choice
        label={t('arena.howMany')}
        value={boards}
        items={BOARDS.map((value) => ({ value, label: number(value) }))}
        onChange={setBoards}
      />
      <p className="text-13 text-ink-3">{t('arena.unrated')}</p>
      {(failure || twice) && (
        <p role="alert" className="text-14 text-danger">
          {twice ? t('arena.twice') : failure}
        </p>
      )}
      <Button
        type="submit"
        kind="primary"
        icon={<Swords size={17} />}
        disabled={busy || twice}
        className="justify-self-end"
      >
        {t('arena.sendChallenge')}
      </Button>
    </form>
  );
}
