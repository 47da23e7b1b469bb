import { Play } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Choice } from '../../../ui/Choice';
import { failureText, notify } from '../../../ui/toasts';
import { useLoaded } from '../../../ui/useLoaded';
import { arena } from '../../../wire/arena';
import type { GameName } from '../../../wire/generated/messages';
import { RestFailure } from '../../../wire/rest';
import { session, useSession } from '../../../wire/session';
import { ask } from '../../../wire/socket';
import { usePoints } from '../usePoints';

type Props = { game: GameName; board: number; seats: number };

const OPPONENT = 'house:hard';

/** A seat at the board, and how one's earlier tries compare with the bots'. */
export function PlayForPar({ game, board, seats }: Props) {
  const { t, say, number } = useWords();
  const navigate = useNavigate();
  const [seat, setSeat] = useState(0);
  const [busy, setBusy] = useState(false);
  const play = async () => {
    setBusy(true);
    try {
      await session.anybody();
      const { table } = await arena.playForPar(game, board, seat);
      for (const one of table.seats) {
        if (!one.player) await ask('add_bot', { table: table.id, seat: one.seat, bot: OPPONENT });
      }
      await ask('player_ready', { table: table.id });
      await navigate(`/t/${table.code}`, { state: { board: `/arena/${game}/boards/${board}` } });
    } catch (error) {
      if (!(error instanceof RestFailure)) throw error;
      notify(failureText(say, error), 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="panel grid min-w-0 gap-4 p-5">
      <div>
        <h2 className="text-[22px]">{t('arena.playIt')}</h2>
        <p className="text-14 text-ink-2">{t('arena.playItLead')}</p>
      </div>
      <Choice
        label={t('arena.yourSeat')}
        value={seat}
        items={Array.from({ length: seats }, (_, value) => ({ value, label: number(value + 1) }))}
        onChange={setSeat}
      />
      <Button
        kind="primary"
        className="justify-self-start"
        icon={<Play size={17} />}
        disabled={busy}
        onClick={() => void play()}
      >
        {t('arena.playBoard')}
      </Button>
      <MyTries game={game} board={board} />
    </section>
  );
}

function MyTries({ game, board }: { game: GameName; board: number }) {
  const { t, date, joined } = useWords();
  const { points } = usePoints();
  const signedIn = useSession(({ state }) => state === 'signed-in');
  const load = useCallback(
    async () => (signedIn ? arena.myPar(game, String(board)) : []),
    [signedIn, game, board],
  );
  const [loaded] = useLoaded(load);
  if (loaded.state !== 'here' || loaded.value.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 text-17">{t('arena.myTries')}</h3>
      <ul>
        {loaded.value.map((one) => (
          <li key={one.match} className="row-line flex flex-wrap items-baseline gap-x-3 py-2">
            <b className="tabular font-slab">{points(one.margin)}</b>
            <span className="grow text-14 text-ink-2">
              {joined([
                t('arena.betterThan', { better: one.better_than, tries: one.tries }),
                t('arena.par', { points: points(one.mean_margin) }),
              ])}
            </span>
            <Link to={`/matches/${one.match}/replay`} className="text-13 underline">
              <time>{date(one.at)}</time>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
