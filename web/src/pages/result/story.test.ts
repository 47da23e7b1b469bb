import { expect, it } from 'vitest';
import type { GameName, Outcome } from '../../wire/generated/messages';
import { dealsOf, type Person, placeOf, sidesOf, startOf, unbroken } from './story';

const people: Person[] = ['A', 'B', 'C', 'D'].map((name, seat) => ({
  seat,
  name,
  kind: 'person',
  known: name,
}));
const played = (deals: Record<string, unknown>[], game: GameName = 'omi') => ({
  game,
  outcome: { deals } as unknown as Outcome,
});
const join = (first: string, second: string) => `${first} & ${second}`;

it('tells the course of a match by team', () => {
  const sides = sidesOf(
    people,
    [
      [0, 2],
      [1, 3],
    ],
    join,
  );
  expect(sides.map(({ name }) => name)).toEqual(['A & C', 'B & D']);
  const deals = dealsOf(played([{ totals: [1, 0] }, { totals: [1, 2] }]), sides);
  expect(deals.map(({ gains }) => gains)).toEqual([
    [1, 0],
    [0, 2],
  ]);
});

it('counts only what a deal added where a match has gone on from a saved one', () => {
  const sides = sidesOf(
    people,
    [
      [0, 2],
      [1, 3],
    ],
    join,
  );
  const deals = dealsOf(
    played([
      { deal: 9, totals: [4, 5], gain: [0, 1] },
      { deal: 10, totals: [6, 5], gain: [2, 0] },
    ]),
    sides,
  );
  expect(deals.map(({ gains }) => gains)).toEqual([
    [0, 1],
    [2, 0],
  ]);
  expect(deals.map(({ number }) => number)).toEqual([9, 10]);
  expect(startOf(deals)).toEqual({ before: 8, totals: [4, 4] });
  expect(placeOf([1, 3, 1, 3], sides, 3)).toBe(2);
});

it('keeps the number of a name with it', () => {
  expect(unbroken('Guest 4748')).toBe('Guest\u00a04748');
  expect(unbroken('Minh Anh')).toBe('Minh Anh');
});

it('tells it by seat where everybody plays alone', () => {
  const sides = sidesOf(people, [], join);
  const deals = dealsOf(played([{ deal: 0, scores: [3, -1, -1, -1] }], 'tienlen'), sides);
  expect(deals[0]?.totals).toEqual([3, -1, -1, -1]);
  expect(deals[0]?.number).toBe(1);
});
