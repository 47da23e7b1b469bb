/** What a set of cards is called. Whether it may be played is for the server to say. */
import { rankOf, suitOf } from '../../cards/code';

const ORDER = '3456789TJQKA2';
const SUIT_ORDER = 'SCDH';
/** Straights and runs of pairs end with the ace. */
const HIGHEST_IN_RUN = ORDER.length - 2;

type ComboKind = 'single' | 'pair' | 'triple' | 'quad' | 'straight' | 'pairs';
export type Combo = {
  kind: ComboKind;
  /** Lowest and highest rank; the same but in straights and runs. */
  low: string;
  high: string;
  /** Cards of a straight, pairs of a run of pairs. */
  length: number;
  /** The card that others have to beat. */
  top: string;
};

export const rankPlace = (code: string): number => ORDER.indexOf(rankOf(code));

/** Place in the canonical order: rank first, then suit. */
export const placeOf = (code: string): number =>
  rankPlace(code) * 4 + SUIT_ORDER.indexOf(suitOf(code));

/** The order in which the wire wants cards. */
export const inOrder = (codes: readonly string[]): string[] =>
  [...codes].sort((a, b) => placeOf(a) - placeOf(b));

const OF_A_RANK: Partial<Record<number, ComboKind>> = {
  1: 'single',
  2: 'pair',
  3: 'triple',
  4: 'quad',
};

/** The combination that these cards form; null if they form none. */
export function comboOf(codes: readonly string[]): Combo | null {
  const cards = inOrder(codes);
  const [first] = cards;
  const top = cards.at(-1);
  if (first === undefined || top === undefined) return null;
  const ranks = [...new Set(cards.map(rankPlace))];
  const combo = { low: rankOf(first), high: rankOf(top), top };
  const kind = OF_A_RANK[cards.length];
  if (ranks.length === 1) {
    // Four 2s win a deal before it begins; they are never played together.
    return kind && !(kind === 'quad' && rankOf(top) === '2') ? { ...combo, kind, length: 1 } : null;
  }
  const [lowest = 0] = ranks;
  const neighbours = ranks.every((rank, at) => rank === lowest + at);
  if (!neighbours || ranks.length < 3 || rankPlace(top) > HIGHEST_IN_RUN) return null;
  if (cards.length === ranks.length) return { ...combo, kind: 'straight', length: ranks.length };
  const paired = cards.every((code, at) => rankPlace(code) === ranks[at >> 1]);
  return paired && cards.length === 2 * ranks.length
    ? { ...combo, kind: 'pairs', length: ranks.length }
    : null;
}

/** A four of a kind or a run of pairs: what chops. */
export const isHang = (combo: Combo | null): boolean =>
  combo?.kind === 'quad' || combo?.kind === 'pairs';
