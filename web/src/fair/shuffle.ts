import type { GameName } from '../wire/generated/messages';

/**
 * The fair shuffle as docs/fairness.md describes it, with the browser's own cryptography: nothing here
 * comes from the server but the seed.
 */
const WORD = 2 ** 32;
const BLOCK = 32;

const bySuit = (ranks: string) =>
  [...'CDHS'].flatMap((suit) => [...ranks].map((rank) => rank + suit));

/** The order from which each game's deck is shuffled. */
const START: Record<GameName, readonly string[]> = {
  omi: bySuit('789TJQKA'),
  baloot: bySuit('789TJQKA'),
  santase: bySuit('9JQKTA'),
  tienlen: [...'3456789TJQKA2'].flatMap((rank) => [...'SCDH'].map((suit) => rank + suit)),
  jolly: [...bySuit('23456789TJQKA'), ...Array.from({ length: 8 }, (_, number) => `X${number}`)],
};

/** Browsers keep their cryptography to safe addresses and to this machine. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

const sha256 = (text: string): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));

/** What the server shows before the first card. */
export async function commitment(seed: string): Promise<string> {
  const bytes = new Uint8Array(await sha256(seed));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The endless stream of words of deck `k`. */
async function* words(seed: string, k: number): AsyncGenerator<number> {
  for (let i = 0; ; i += 1) {
    const block = new DataView(await sha256(`${seed}|${k}|${i}`));
    for (let at = 0; at < BLOCK; at += 4) yield block.getUint32(at);
  }
}

/** Deck number `k` of a match, index 0 on top. */
export async function deckOf(game: GameName, seed: string, k: number): Promise<string[]> {
  const cards = [...START[game]];
  const stream = words(seed, k);
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const choices = last + 1;
    const limit = WORD - (WORD % choices);
    let word = limit;
    while (word >= limit) word = (await stream.next()).value as number;
    const other = word % choices;
    const kept = cards[last] ?? '';
    cards[last] = cards[other] ?? '';
    cards[other] = kept;
  }
  return cards;
}
