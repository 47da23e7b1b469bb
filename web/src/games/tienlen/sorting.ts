import { suitOf } from '../../cards/code';
import { placeOf, rankPlace } from './combos';

export type Sorting = 'rank' | 'suit';

/** Black and red take turns, so that neighbouring suits are told apart. */
const SUITS_IN_HAND = 'SHCD';

/** A hand by rank, as the game counts it, or suit by suit. */
export function sorted(codes: readonly string[], by: Sorting): string[] {
  if (by === 'rank') return [...codes].sort((a, b) => placeOf(a) - placeOf(b));
  const suit = (code: string) => SUITS_IN_HAND.indexOf(suitOf(code));
  return [...codes].sort((a, b) => suit(a) - suit(b) || rankPlace(a) - rankPlace(b));
}
