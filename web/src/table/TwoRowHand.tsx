import { useDeck } from '../cards/Deck';
import { fanShape } from './fanGeometry';
import { backRow } from './focusOrder';
import { HandCardButton } from './HandCardButton';
import { useLayout } from './StageLayout';
import { useText } from './text';
import { type HandEvents, useHandInput } from './useHandInput';
import './hand.css';

/** Nine cards or more on a phone: two fans, the back row higher. */
export function TwoRowHand(props: HandEvents) {
  const { cards, picked } = props;
  const t = useText();
  const { arabic } = useDeck();
  const { hand } = useLayout();
  const input = useHandInput(props, 2);
  const split = backRow(cards.length);
  const shape = fanShape(split, hand.room, hand.wish);
  const rows = [
    { first: 0, shape },
    {
      first: split,
      shape: fanShape(cards.length - split, hand.room, { ...hand.wish, width: shape.width }),
    },
  ];
  return (
    <fieldset className="hand" aria-label={t('table.hand')}>
      {cards.map((card, i) => {
        const row = i < split ? 0 : 1;
        const { first, shape } = rows[row] as (typeof rows)[number];
        const place = shape.places[i - first] ?? { x: 0, y: 0, angle: 0 };
        return (
          <HandCardButton
            key={card.code}
            card={card}
            at={i}
            count={cards.length}
            picked={picked.includes(card.code)}
            width={shape.width}
            x={hand.room / 2 + place.x - shape.width / 2}
            y={hand.top + row * hand.rowGap + place.y}
            angle={place.angle}
            layer={row * split + (arabic ? cards.length - i : i + 1)}
            rise={hand.rise}
            input={input}
          />
        );
      })}
    </fieldset>
  );
}
