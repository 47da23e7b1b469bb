import { useDeck } from '../cards/Deck';
import { fanShape } from './fanGeometry';
import { backRow } from './focusOrder';
import { HandCards } from './HandCards';
import { useLayout } from './StageLayout';
import type { HandEvents } from './useHandInput';

/** Nine cards or more on a phone: two fans, the back row higher. */
export function TwoRowHand(props: HandEvents) {
  const { cards } = props;
  const { arabic } = useDeck();
  const { hand } = useLayout();
  const split = backRow(cards.length);
  const back = fanShape(split, hand.room, hand.wish);
  const { width } = back;
  const front = fanShape(cards.length - split, hand.room, { ...hand.wish, width });
  const spots = [...back.places, ...front.places].map(({ x, y, angle }, i) => {
    const row = i < split ? 0 : 1;
    return {
      width: row === 0 ? width : front.width,
      x: hand.room / 2 + x - (row === 0 ? width : front.width) / 2,
      y: hand.top + row * hand.rowGap + y,
      angle,
      layer: row * split + (arabic ? cards.length - i : i + 1),
    };
  });
  return <HandCards {...props} spots={spots} rows={2} />;
}
