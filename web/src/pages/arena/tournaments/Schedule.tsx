import { useWords } from '../../../i18n';
import { Empty } from '../../../ui/Empty';
import { botName } from '../../../ui/playerName';
import type { PairingView, TournamentView, Who } from '../../../wire/generated/rest';
import { usePoints } from '../usePoints';
import { winnerOf } from './rounds';

/** Round by round, who meets whom; the newest round first. */
export function Schedule({ view }: { view: TournamentView }) {
  const { t } = useWords();
  const rounds = view.rounds.map((pairs, round) => ({ pairs, round })).reverse();
  return (
    <section className="panel min-w-0 p-5">
      <h2 className="mb-3 text-[22px]">{t('arena.schedule')}</h2>
      {rounds.length === 0 && <Empty text={t('arena.notDrawn')} />}
      {rounds.map(({ pairs, round }) => (
        <section key={round} className="mb-4">
          <h3 className="mb-1 text-17">{t('arena.round', { round: round + 1 })}</h3>
          <ul>
            {pairs.map((pair) => (
              <Pair
                key={`${pair.first} ${pair.second}`}
                pair={pair}
                first={view.entrants[pair.first]}
                second={pair.second === null ? undefined : view.entrants[pair.second]}
              />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

type PairProps = { pair: PairingView; first: Who | undefined; second: Who | undefined };

function Pair({ pair, first, second }: PairProps) {
  const { t, say } = useWords();
  const { points } = usePoints();
  const winner = winnerOf(pair.margin);
  const look = (side: 'first' | 'second') =>
    winner === side ? 'font-bold' : winner ? 'text-ink-2' : '';
  return (
    <li className="row-line pairing">
      <span className={look('first')}>
        <bdi>{first && botName(say, first)}</bdi>
      </span>
      {second ? (
        <>
          <span className="pairing-margin">
            {pair.margin === null ? (
              <span className="text-ink-3">{t('arena.against')}</span>
            ) : (
              points(pair.margin)
            )}
          </span>
          <span className={look('second')}>
            <bdi>{botName(say, second)}</bdi>
          </span>
        </>
      ) : (
        <span className="pairing-bye">{t('arena.bye')}</span>
      )}
    </li>
  );
}
