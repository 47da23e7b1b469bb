/** What happened in a deal, read from its history: who spoke in which round, who said what last. */
import { rankOf, suitOf } from '../../cards/code';
import type { View } from './types';

export type Past = View['history'][number];

const CALLS = new Set(['double', 'triple', 'four', 'gahwa']);
const BIDS = new Set(['pass', 'hokum', 'sun', 'ashkal', 'kawesh']);
export const isCall = (type: string): boolean => CALLS.has(type);

export type Auction = {
  /** What was said in each round of bidding. */
  rounds: [Past[], Past[]];
  /** What was said after the sale: calls and passes. */
  calls: Past[];
  /** Place in the history of the word that sold the card; -1 while it is for sale. */
  soldAt: number;
};

/** Tells bids from calls, which share the word "pass": the dealer ends a round, a Sun ends the auction. */
export function auctionOf(history: readonly Past[], dealer: number): Auction {
  const auction: Auction = { rounds: [[], []], calls: [], soldAt: -1 };
  let round: 0 | 1 = 0;
  let stands = false;
  history.forEach((past, at) => {
    if (auction.soldAt >= 0) {
      if (past.type === 'pass' || isCall(past.type)) auction.calls.push(past);
      return;
    }
    if (!BIDS.has(past.type)) return;
    auction.rounds[round].push(past);
    if (past.type === 'hokum') stands = true;
    const sun = past.type === 'sun' || past.type === 'ashkal';
    if (sun || (past.seat === dealer && stands)) auction.soldAt = at;
    else if (past.seat === dealer) round = 1;
  });
  return auction;
}

/** 1 for who speaks first, 4 for the dealer. */
export const placeOf = (seat: number, dealer: number): number => (seat - dealer + 4) % 4 || 4;

/** Whether this play, the last of `history`, was the second of king and queen of trumps. */
export function showsBaloot(history: readonly Past[], trump: string | null): boolean {
  const last = history.at(-1);
  if (!trump || last?.type !== 'play' || !last.card) return false;
  const royal = (card: string) => suitOf(card) === trump && 'KQ'.includes(rankOf(card));
  if (!royal(last.card)) return false;
  return history
    .slice(0, -1)
    .some(({ seat, type, card }) => type === 'play' && seat === last.seat && royal(card ?? ''));
}
