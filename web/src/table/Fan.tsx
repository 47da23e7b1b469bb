import { useDeck } from '../cards/Deck';
import { CARD_RATIO, fanShape } from './fanGeometry';
import { HandCardButton } from './HandCardButton';
import { useLayout } from './StageLayout';
import { useText } from './text';
import { type HandEvents, useHandInput } from './useHandInput';
import './hand.css';

/** The own hand as one fan; the left card lies lowest. */
export function Fan(props: HandEvents) {
  const { cards, picked } = props;
  const t = useText();
  const { arabic } = useDeck();
  const { hand } = useLayout();
  const input = useHandInput(props, 1);
  const shape = fanShape(cards.length, hand.room, hand.wish);
  // A hand that had to shrink keeps standing on the same line.
  const top = hand.top + (hand.wish.width - shape.width) * CARD_RATIO;
  return (
    <fieldset className="hand" aria-label={t('table.hand')}>
      {cards.map((card, i) => {
        const place = shape.places[i] ?? { x: 0, y: 0, angle: 0 };
        return (
          <HandCardButton
            key={card.code}
            card={card}
            at={i}
            count={cards.length}
            picked={picked.includes(card.code)}
            width={shape.width}
            x={hand.room / 2 + place.x - shape.width / 2}
            y={top + place.y}
            angle={place.angle}
            // Arabic indices stand on the right, so the cards cover each other the other way.
            layer={arabic ? cards.length - i : i + 1}
            rise={hand.rise}
            input={input}
          />
        );
      })}
    </fieldset>
  );
}
