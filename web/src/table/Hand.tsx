import { Fan } from './Fan';
import { useLayout } from './StageLayout';
import { TwoRowHand } from './TwoRowHand';
import type { HandEvents } from './useHandInput';
import { useHandKeys } from './useHandKeys';

/** The own hand in the form that the stage has room for. */
export function Hand(props: HandEvents) {
  const { hand } = useLayout();
  useHandKeys(props);
  return hand.rows === 2 ? <TwoRowHand {...props} /> : <Fan {...props} />;
}
