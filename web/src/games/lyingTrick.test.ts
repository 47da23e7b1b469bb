import { expect, it } from 'vitest';
import { lyingTrick } from './lyingTrick';

const play = (seat: number, card: string) => ({ seat, type: 'play', card });
const FIRST = [play(0, '7S'), play(1, '8S'), play(2, '9S'), play(3, 'AS')];

it('a complete trick lies until the next play', () => {
  const history = [{ seat: 0, type: 'trump' }, ...FIRST];
  expect(lyingTrick({ trick: [], winners: [3], history })).toEqual({
    plays: FIRST.map(({ seat, card }) => ({ seat, card })),
    winner: 3,
  });
  const led = [{ seat: 3, card: 'KH' }];
  expect(lyingTrick({ trick: led, winners: [3], history: [...history, play(3, 'KH')] })).toBeNull();
});

it('nothing lies before the first trick is complete, or after a word that follows it', () => {
  expect(lyingTrick({ trick: [], winners: [], history: [] })).toBeNull();
  const history = [...FIRST, { seat: 3, type: 'sawa' }];
  expect(lyingTrick({ trick: [], winners: [3], history })).toBeNull();
});
