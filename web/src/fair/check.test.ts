import { expect, it } from 'vitest';
import type { MatchRecord } from '../wire/rest';
import { checkDecks, keepsPromise } from './check';
import vectors from './vectors.json';

const [first] = vectors;
if (!first) throw new Error('no vectors');
const record = { ...first, seats: 4, options: {}, prepared: 0, actions: [] } as MatchRecord;

async function verdicts(of: MatchRecord): Promise<string[]> {
  const found: string[] = [];
  for await (const { verdict } of checkDecks(of)) found.push(verdict);
  return found;
}

it('finds the decks of a match fair', async () => {
  expect(await verdicts(record)).toEqual(['fair', 'fair', 'fair']);
});

it('finds two exchanged cards', async () => {
  const [one = '', two = '', ...rest] = record.decks[1] ?? [];
  const decks = [record.decks[0] ?? [], [two, one, ...rest]];
  expect(await verdicts({ ...record, decks })).toEqual(['fair', 'wrong']);
});

it('says of prepared decks that they were given', async () => {
  expect(await verdicts({ ...record, prepared: 1 })).toEqual(['given', 'fair', 'fair']);
});

it('knows a seed that is not the one that was promised', async () => {
  expect(await keepsPromise(record.seed, first.seed_hash)).toBe(true);
  expect(await keepsPromise('0'.repeat(64), first.seed_hash)).toBe(false);
});
