import { Trophy } from 'lucide-react';
import { type FormEvent, useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Choice } from '../../../ui/Choice';
import { Field } from '../../../ui/Field';
import { Switch } from '../../../ui/Switch';
import { failureText } from '../../../ui/toasts';
import { useLoaded } from '../../../ui/useLoaded';
import { arena } from '../../../wire/arena';
import type { GameName } from '../../../wire/generated/messages';
import type { Who } from '../../../wire/generated/rest';
import { RestFailure } from '../../../wire/rest';
import { useSession } from '../../../wire/session';
import { ArenaHead } from '../ArenaHead';
import { myBots } from '../bots';
import { gameNamed } from '../games';
import { NeedsAccount, useRegistered } from '../NeedsAccount';
import { Shown } from '../Shown';
import { Entrants } from './Entrants';

type System = 'round_robin' | 'swiss';

const BOARDS = [1, 2, 4, 8, 16];
const MOST_ROUNDS = 20;

/** A tournament to one's own taste. */
export function NewTournamentPage() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const game = gameNamed(search.get('game')) ?? 'tienlen';
  const registered = useRegistered();
  return (
    <main>
      <ArenaHead
        section="tournaments"
        game={game}
        to={(one) => `/arena/tournaments/new?game=${one}`}
      />
      <div className="wrap max-w-[760px] py-6">
        <section className="panel p-5">
          <h2 className="mb-4 text-24">
            {t('arena.newTournamentIn', { game: t(`game.${game}`) })}
          </h2>
          {registered ? (
            <Ask key={game} game={game} />
          ) : (
            <NeedsAccount text={t('arena.tournamentNeeds')} />
          )}
        </section>
      </div>
    </main>
  );
}

/** Everybody of the ladder, and one's own bots that are not there. */
function Ask({ game }: { game: GameName }) {
  const [loaded, again] = useLoaded(
    useCallback(async () => {
      const [ladder, own] = await Promise.all([arena.ladder(game), myBots(game)]);
      const listed = ladder.lines.map(({ contestant }) => contestant);
      const others = own.filter(
        ({ id, active_version }) =>
          active_version !== null && !listed.some(({ bot }) => bot === id),
      );
      return [
        ...listed,
        ...others.map(
          ({ id, name, active_version, owner }): Who => ({
            id: `${id}/${active_version}`,
            name,
            kind: 'bot',
            bot: id,
            version: active_version,
            owner: owner.name,
          }),
        ),
      ];
    }, [game]),
  );
  return (
    <Shown loaded={loaded} again={again} rows={6}>
      {(known) => <Form game={game} known={known} />}
    </Shown>
  );
}

function Form({ game, known }: { game: GameName; known: readonly Who[] }) {
  const { t, say, number } = useWords();
  const navigate = useNavigate();
  const admin = useSession(({ player }) => player?.role === 'admin');
  const [name, setName] = useState('');
  const [system, setSystem] = useState<System>('round_robin');
  const [boards, setBoards] = useState(4);
  const [rounds, setRounds] = useState('');
  const [entrants, setEntrants] = useState<string[]>([]);
  const [starts, setStarts] = useState('');
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const few = entrants.length < 2 && starts === '';
  const announce = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { tournament } = await arena.announce({
        game,
        name: name.trim() || t('arena.usualName', { game: t(`game.${game}`) }),
        system,
        boards,
        rounds: system === 'swiss' && rounds !== '' ? Number(rounds) : null,
        entrants,
        starts_at: starts === '' ? null : new Date(starts).getTime(),
        public: admin && open,
      });
      await navigate(`/arena/tournaments/${tournament.id}`);
    } catch (error) {
      if (!(error instanceof RestFailure)) throw error;
      setFailure(failureText(say, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="grid gap-5" onSubmit={(event) => void announce(event)}>
      <Field
        label={t('arena.tournamentName')}
        maxLength={60}
        placeholder={t('arena.usualName', { game: t(`game.${game}`) })}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Choice
        label={t('arena.systemLabel')}
        value={system}
        items={[
          {
            value: 'round_robin',
            label: t('arena.system.round_robin'),
            hint: t('arena.roundRobinHint'),
          },
          { value: 'swiss', label: t('arena.system.swiss'), hint: t('arena.swissHint') },
        ]}
        onChange={setSystem}
      />
      {system === 'swiss' && (
        <Field
          label={t('arena.rounds')}
          hint={t('arena.roundsHint')}
          type="number"
          min={1}
          max={MOST_ROUNDS}
          value={rounds}
          onChange={(event) => setRounds(event.target.value)}
        />
      )}
      <Choice
        label={t('arena.boardsAMeeting')}
        value={boards}
        items={BOARDS.map((value) => ({ value, label: number(value) }))}
        onChange={setBoards}
      />
      <Entrants known={known} chosen={entrants} onChange={setEntrants} />
      <Field
        label={t('arena.startsAt')}
        hint={t('arena.startsHint')}
        type="datetime-local"
        value={starts}
        onChange={(event) => setStarts(event.target.value)}
      />
      {admin && (
        <Switch
          label={t('arena.publicTournament')}
          hint={t('arena.publicHint')}
          on={open}
          onChange={setOpen}
        />
      )}
      {failure && (
        <p role="alert" className="text-14 text-danger">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          kind="primary"
          size="large"
          icon={<Trophy size={18} />}
          disabled={busy || few}
          aria-describedby={few ? 'few-entrants' : undefined}
        >
          {t('arena.announce')}
        </Button>
        {few && (
          <span id="few-entrants" className="text-14 text-ink-2">
            {t('arena.fewEntrants')}
          </span>
        )}
      </div>
    </form>
  );
}
