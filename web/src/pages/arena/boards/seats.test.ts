import { expect, it } from 'vitest';
import type { SeatScore } from '../../../wire/generated/rest';
import { bySeat } from './seats';

const score = (part: Partial<SeatScore>): SeatScore => ({
  seat: 0,
  who: 'house:hard',
  name: 'House hard',
  kind: 'house',
  score: 10,
  margin: 0,
  match: 'm',
  by_bots: true,
  ...part,
});

it('par is what bots made of a seat among themselves', () => {
  const [first, second] = bySeat(
    [
      score({ margin: 4, match: 'a' }),
      score({ margin: 8, match: 'b' }),
      score({ margin: 30, match: 'c', kind: 'person', who: 'me', by_bots: false }),
      // A house bot that sat with a person at a practice table says nothing of the bots' par.
      score({ margin: -30, match: 'c', seat: 1, by_bots: false }),
    ],
    2,
    'me',
  );
  expect(first?.par).toBe(6);
  expect(first?.dots.map(({ kind }) => kind)).toEqual(['bot', 'bot', 'own']);
  expect(first?.scores.map(({ margin }) => margin)).toEqual([30, 8, 4]);
  expect(second).toMatchObject({ par: null, dots: [] });
});
