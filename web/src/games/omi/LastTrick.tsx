import { Card } from '../../cards/Card';
import type { Suit } from '../../cards/code';
import { cardName } from '../../cards/names';
import { Dialog } from '../../ui/Dialog';
import type { Trick } from './cards';
import { type Eyes, suitName } from './words';

type Props = { trick: Trick; eyes: Eyes; trump: Suit | null; onClose: () => void };

/** The trick before this one, once more. */
export function LastTrick({ trick, eyes, trump, onClose }: Props) {
  const { say, names } = eyes;
  return (
    <Dialog title={say('omi.lastTrick')} onClose={onClose}>
      <ol className="flex justify-center gap-3">
        {trick.plays.map(({ seat, card }) => (
          <li key={card} className="grid justify-items-center gap-2 text-center text-13">
            <Card
              code={card}
              width={72}
              look={seat === trick.winner ? 'winning' : undefined}
              name={cardName(say, card)}
            />
            <b className="max-w-[80px] truncate">
              <bdi>{names[seat]}</bdi>
            </b>
            <span className="text-ink-3">{seat === trick.winner ? say('omi.log.takes') : ' '}</span>
          </li>
        ))}
      </ol>
      {trump && (
        <p className="mt-3 text-center text-14 text-ink-2">
          {say('omi.trumpIs', { suit: suitName(say, trump) })}
        </p>
      )}
    </Dialog>
  );
}
