import { useCallback, useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { NotFound } from '../../../frame/NotFound';
import { useWords } from '../../../i18n';
import { DotStrip } from '../../../plots/DotStrip';
import { aroundZero } from '../../../plots/scale';
import { GameMark } from '../../../ui/GameMark';
import { BotTag } from '../../../ui/PlayerFace';
import { botName } from '../../../ui/playerName';
import { useLoaded } from '../../../ui/useLoaded';
import { arena } from '../../../wire/arena';
import type { GameName } from '../../../wire/generated/messages';
import type { BoardView } from '../../../wire/generated/rest';
import { useSession } from '../../../wire/session';
import { ArenaHead } from '../ArenaHead';
import { gameNamed } from '../games';
import { SetList } from '../SetList';
import { Shown } from '../Shown';
import { usePoints } from '../usePoints';
import { PlayForPar } from './PlayForPar';
import { bySeat, type SeatSummary } from './seats';

/** A board: what everybody made of it, and a seat at it. */
export function BoardPage() {
  const { board = '', ...params } = useParams();
  const game = gameNamed(params.game);
  const [loaded, again] = useLoaded(
    useCallback(() => arena.board(game ?? '', board), [game, board]),
  );
  if (!game) return <NotFound />;
  return (
    <main>
      <ArenaHead section="boards" game={game} to={(one) => `/arena/${one}/boards`} />
      <div className="wrap py-6">
        <Shown loaded={loaded} again={again} rows={8}>
          {(value) => <Board game={game} board={value} />}
        </Shown>
      </div>
    </main>
  );
}

function Board({ game, board }: { game: GameName; board: BoardView }) {
  const { t } = useWords();
  const me = useSession((state) => state.player?.id);
  const seats = useMemo(() => bySeat(board.scores, board.seats, me), [board, me]);
  const domain = useMemo(() => aroundZero(board.scores.map(({ margin }) => margin)), [board]);
  return (
    <div className="arena-columns" data-even>
      <div className="grid min-w-0 content-start gap-5">
        <section className="panel min-w-0 p-5">
          <div className="mb-1 flex items-center gap-3">
            <GameMark game={game} size={36} />
            <h2 className="text-24">{t('arena.board', { board: String(board.id) })}</h2>
          </div>
          <p className="text-13 text-ink-3">
            {t('arena.seed')} <code className="break-all">{board.seed}</code>
          </p>
        </section>
        <PlayForPar game={game} board={board.id} seats={board.seats} />
        <section className="panel min-w-0 p-5">
          <h2 className="mb-2 text-[22px]">{t('arena.setsPlayed')}</h2>
          <SetList sets={board.sets} board={false} />
        </section>
      </div>
      <section className="panel min-w-0 p-5">
        <h2 className="text-[22px]">{t('arena.bySeat')}</h2>
        <p className="mb-3 text-14 text-ink-2">{t('arena.bySeatLead')}</p>
        {seats.map((seat) => (
          <SeatResults key={seat.seat} summary={seat} domain={domain} me={me} />
        ))}
      </section>
    </div>
  );
}

function SeatResults(props: {
  summary: SeatSummary;
  domain: readonly [number, number];
  me: string | undefined;
}) {
  const { summary, domain, me } = props;
  const { t, say, signed, number } = useWords();
  const { points } = usePoints();
  const title = t('arena.seat', { seat: summary.seat + 1 });
  return (
    <section className="row-line py-3" aria-label={title}>
      <h3 className="flex items-baseline gap-3 text-17">
        <span className="grow">{title}</span>
        {summary.par !== null && (
          <span className="font-semibold font-text text-13 text-ink-2">
            {t('arena.par', { points: points(summary.par) })}
          </span>
        )}
      </h3>
      <DotStrip
        label={t('arena.seatPlot', { seat: summary.seat + 1, count: summary.dots.length })}
        dots={summary.dots}
        domain={domain}
        text={signed}
        mean={summary.par === null ? undefined : { value: summary.par, low: null, high: null }}
      />
      <details className="plot-table">
        <summary>{t('arena.asTable')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('arena.name')}</th>
              <th scope="col">{t('arena.score')}</th>
              <th scope="col">{t('arena.margin')}</th>
              <th scope="col">{t('arena.replay')}</th>
            </tr>
          </thead>
          <tbody>
            {summary.scores.map((one) => (
              <tr key={`${one.match} ${one.seat}`} data-mine={one.who === me || undefined}>
                <td>
                  <bdi>{botName(say, { id: one.who, name: one.name })}</bdi>
                  {one.kind !== 'person' && <BotTag />}
                </td>
                <td>{number(one.score)}</td>
                <td>{points(one.margin)}</td>
                <td>
                  <Link to={`/matches/${one.match}/replay`} className="underline">
                    {t('arena.open')}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
