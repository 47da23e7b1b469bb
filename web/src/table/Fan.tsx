import { useDeck } from '../cards/Deck';
import { CARD_RATIO, fanShape } from './fanGeometry';
import { HandCards } from './HandCards';
import { useLayout } from './StageLayout';
import type { HandEvents } from './useHandInput';

/** The own hand as one fan; the left card lies lowest. */
export function Fan(props: HandEvents) {
  const { cards } = props;
  const { arabic } = useDeck();
  const { hand, height, dock } = useLayout();
  const { width, places } = fanShape(cards.length, hand.room, hand.wish);
  const tall = width * CARD_RATIO;
  // A hand that had to shrink keeps standing on the same line, unless that is out of sight.
  const line = Math.max(height - dock, hand.top + tall);
  const top = Math.min(hand.top + hand.wish.width * CARD_RATIO, line) - tall;
  const spots = places.map(({ x, y, angle }, i) => ({
    width,
    x: hand.room / 2 + x - width / 2,
    y: top + y,
    angle,
    // Arabic indices stand on the right, so the cards cover each other the other way.
    layer: arabic ? cards.length - i : i + 1,
  }));
  return <HandCards {...props} spots={spots} rows={1} />;
}
