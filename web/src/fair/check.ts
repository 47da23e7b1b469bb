import type { MatchRecord } from '../wire/rest';
import { commitment, deckOf } from './shuffle';

/** `given`: a prepared deck, which no seed can answer for. */
export type DeckVerdict = { cards: readonly string[]; verdict: 'fair' | 'given' | 'wrong' };

/** Steps 1 and 2 of docs/fairness.md: the hash, then one deck after the other as they are checked. */
export async function* checkDecks(record: MatchRecord): AsyncGenerator<DeckVerdict> {
  for (const [k, cards] of record.decks.entries()) {
    if (k < record.prepared) {
      yield { cards, verdict: 'given' };
      continue;
    }
    const own = await deckOf(record.game, record.seed, k);
    yield { cards, verdict: own.join() === cards.join() ? 'fair' : 'wrong' };
  }
}

export const keepsPromise = async (seed: string, seedHash: string): Promise<boolean> =>
  (await commitment(seed)) === seedHash;
