import { useDeck } from '../cards/Deck';
import { Fan } from './Fan';
import { readingOrder } from './focusOrder';
import { useLayout } from './StageLayout';
import { TwoRowHand } from './TwoRowHand';
import type { HandEvents } from './useHandInput';
import { useHandKeys } from './useHandKeys';

/** The own hand in the form that the stage has room for; with Arabic indices it is read from the right. */
export function Hand(given: HandEvents) {
  const { hand } = useLayout();
  const { arabic } = useDeck();
  const props = { ...given, cards: readingOrder(given.cards, hand.rows, arabic) };
  useHandKeys(props);
  return hand.rows === 2 ? <TwoRowHand {...props} /> : <Fan {...props} />;
}
