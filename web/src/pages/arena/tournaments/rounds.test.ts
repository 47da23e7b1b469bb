import { expect, it } from 'vitest';
import type { TournamentView } from '../../../wire/generated/rest';
import { meetingsOver, winnerOf } from './rounds';

it('a bye is no meeting, and later rounds count before they are drawn', () => {
  const view = {
    tournament: { rounds: 3 },
    entrants: ['a', 'b', 'c'],
    rounds: [
      [
        { first: 0, second: 1, margin: 2.5 },
        { first: 2, second: null, margin: null },
      ],
      [{ first: 0, second: 2, margin: null }],
    ],
  } as unknown as TournamentView;
  expect(meetingsOver(view)).toEqual({ over: 1, of: 3 });
});

it('a tie has no winner', () => {
  expect(winnerOf(0)).toBeNull();
  expect(winnerOf(-0.5)).toBe('second');
  expect(winnerOf(null)).toBeNull();
});
