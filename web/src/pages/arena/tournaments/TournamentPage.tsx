import { Download } from 'lucide-react';
import { useCallback } from 'react';
import { useParams } from 'react-router';
import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { GameMark } from '../../../ui/GameMark';
import { failureText, notify } from '../../../ui/toasts';
import { arena, tournamentFile } from '../../../wire/arena';
import type { GameName } from '../../../wire/generated/messages';
import type { TournamentView } from '../../../wire/generated/rest';
import type { RestFailure } from '../../../wire/rest';
import { useSession } from '../../../wire/session';
import { ArenaHead } from '../ArenaHead';
import { LiveMatchCard } from '../LiveMatchCard';
import { Progress } from '../Progress';
import { Shown } from '../Shown';
import { StateChip } from '../StateChip';
import { usePolled } from '../usePolled';
import { Enter } from './Enter';
import { meetingsOver } from './rounds';
import { Schedule } from './Schedule';
import { Standings } from './Standings';

const AGAIN = 4;

/** A tournament: standings, schedule, what is played now, and the whole of it as a file. */
export function TournamentPage() {
  const { id = '' } = useParams();
  const [loaded, again] = usePolled(
    useCallback(() => arena.tournament(id), [id]),
    AGAIN,
  );
  return (
    <main>
      <ArenaHead section="tournaments" game={null} />
      <div className="wrap py-6">
        <Shown loaded={loaded} again={again} rows={8}>
          {(view) => <Tournament view={view} again={again} />}
        </Shown>
      </div>
    </main>
  );
}

function Tournament({ view, again }: { view: TournamentView; again: () => void }) {
  const { t, say, date, joined } = useWords();
  const { tournament } = view;
  const player = useSession((state) => state.player);
  const host = player !== null && (player.id === tournament.owner || player.role === 'admin');
  const open = tournament.state === 'announced' || tournament.state === 'running';
  const { over, of } = meetingsOver(view);
  const callOff = () => {
    arena
      .callOff(tournament.id)
      .then(again, (failure: RestFailure) => notify(failureText(say, failure), 'error'));
  };
  return (
    <div className="grid gap-5">
      <section className="panel p-5">
        <div className="flex flex-wrap items-center gap-3">
          <GameMark game={tournament.game as GameName} size={44} />
          <div className="min-w-0 grow">
            <h2 className="break-words text-24">{tournament.name}</h2>
            <p className="text-14 text-ink-2">
              {joined([
                say(`arena.system.${tournament.system}`),
                t('arena.boardsEach', { count: tournament.boards }),
                t('arena.entrantCount', { count: tournament.entrants }),
                tournament.state === 'announced' &&
                  t('arena.begins', { date: date(tournament.starts_at) }),
              ])}
            </p>
          </div>
          <StateChip state={tournament.state} />
        </div>
        {tournament.round > 0 && (
          <Progress
            label={t('arena.progress')}
            done={over}
            of={of}
            text={t('arena.roundOf', { round: tournament.round, of: tournament.rounds })}
          />
        )}
        <div className="mt-4 flex flex-wrap gap-2.5">
          <a
            className="btn"
            data-size="small"
            data-kind="neutral"
            download
            href={tournamentFile(tournament.id, 'csv')}
          >
            <Download size={15} aria-hidden="true" />
            {t('arena.exportCsv')}
          </a>
          <a
            className="btn"
            data-size="small"
            data-kind="neutral"
            download
            href={tournamentFile(tournament.id, 'json')}
          >
            <Download size={15} aria-hidden="true" />
            {t('arena.exportJson')}
          </a>
          {host && open && (
            <Button kind="danger" size="small" onClick={callOff}>
              {t('arena.callOff')}
            </Button>
          )}
        </div>
        {tournament.state === 'announced' && <Enter view={view} host={host} again={again} />}
      </section>
      {tournament.state === 'running' && <Live view={view} />}
      <div className="arena-columns" data-even>
        <Standings view={view} />
        <Schedule view={view} />
      </div>
    </div>
  );
}

/** Its games that can be watched now. */
function Live({ view }: { view: TournamentView }) {
  const { t } = useWords();
  const { game } = view.tournament;
  const [loaded] = usePolled(
    useCallback(() => arena.running({ game, limit: 50 }), [game]),
    AGAIN,
  );
  const ids = new Set(view.entrants.map(({ id }) => id));
  const own =
    loaded.state === 'here'
      ? loaded.value.items.filter(
          ({ purpose, contestants }) =>
            purpose === 'tournament' && contestants.every(({ id }) => ids.has(id)),
        )
      : [];
  if (own.length === 0) return null;
  return (
    <section className="panel p-5">
      <h2 className="mb-4 text-[22px]">{t('arena.liveNow')}</h2>
      <ul className="live-matches" data-wall>
        {own.slice(0, 6).map((broadcast) => (
          <LiveMatchCard key={broadcast.match} broadcast={broadcast} />
        ))}
      </ul>
    </section>
  );
}
