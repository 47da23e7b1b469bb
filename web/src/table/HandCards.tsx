import { CARD_RATIO } from './fanGeometry';
import { HandCardButton } from './HandCardButton';
import { useLayout } from './StageLayout';
import { useText } from './text';
import { type HandEvents, useHandInput } from './useHandInput';
import './hand.css';

/** Left and top of an unturned card in the stage, its turn and its layer. */
export type HandSpot = { width: number; x: number; y: number; angle: number; layer: number };

type Props = HandEvents & { spots: readonly HandSpot[]; rows: 1 | 2 };

/** The cards of the own hand at their spots. */
export function HandCards({ spots, rows, ...events }: Props) {
  const { cards, picked } = events;
  const t = useText();
  const { rise } = useLayout().hand;
  const input = useHandInput(events, rows);
  const focused = spots[input.focus];
  return (
    <fieldset className="hand" aria-label={t('table.hand')}>
      {cards.map((card, i) => (
        <HandCardButton
          key={card.code}
          card={card}
          at={i}
          count={cards.length}
          picked={picked.includes(card.code)}
          rise={rise}
          input={input}
          {...(spots[i] as HandSpot)}
        />
      ))}
      {focused && (
        <Ring {...focused} rise={picked.includes(cards[input.focus]?.code ?? '') ? rise : 0} />
      )}
    </fieldset>
  );
}

/**
 * Round the card that has the focus, over all of them: so the ring is whole, and the card covers no index of
 * its neighbours.
 */
function Ring({ width, x, y, angle, rise }: HandSpot & { rise: number }) {
  return (
    <span
      className="hand-ring"
      aria-hidden="true"
      style={{
        width,
        height: width * CARD_RATIO,
        borderRadius: width * 0.07,
        transform: `translate(${x}px, ${y}px) rotate(${angle}deg) translateY(calc(${-rise}px - var(--hovered, 0px))) scale(${rise ? 1.04 : 1})`,
      }}
    />
  );
}
