import { expect, it } from 'vitest';
import type { Outcome } from '../../wire/generated/messages';
import { dealsOf, type Person, sidesOf } from './story';

const people: Person[] = ['A', 'B', 'C', 'D'].map((name, seat) => ({ seat, name, kind: 'person' }));
const outcome = (deals: Record<string, unknown>[]) => ({ deals }) as unknown as Outcome;
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
  const deals = dealsOf(outcome([{ totals: [1, 0] }, { totals: [1, 2] }]), sides);
  expect(deals.map(({ gains }) => gains)).toEqual([
    [1, 0],
    [0, 2],
  ]);
});

it('tells it by seat where everybody plays alone', () => {
  const sides = sidesOf(people, [], join);
  const deals = dealsOf(outcome([{ scores: [3, -1, -1, -1] }]), sides);
  expect(deals[0]?.totals).toEqual([3, -1, -1, -1]);
});
