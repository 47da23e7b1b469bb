import { describe, expect, it } from 'vitest';
import { boundTo, dealNumber, isCut, sorted, tricksOf, winningPlay } from './cards';
import type { OmiAction } from './types';

const play = (...cards: string[]) => cards.map((card, seat) => ({ seat, card }));
const legal = (...cards: string[]): OmiAction[] => cards.map((card) => ({ type: 'play', card }));

describe('sorting', () => {
  const hand = ['7C', 'AS', '9H', 'KD', 'TC'];

  it('puts trumps first, and high before low', () => {
    expect(sorted(hand, 'C', 'suit')).toEqual(['TC', '7C', 'AS', '9H', 'KD']);
  });

  it('takes colours in turn before trumps are named', () => {
    expect(sorted(hand, null, 'suit')).toEqual(['AS', '9H', 'TC', '7C', 'KD']);
  });

  it('goes by rank alone if wished', () => {
    expect(sorted(hand, 'C', 'rank')).toEqual(['AS', 'KD', 'TC', '9H', '7C']);
  });
});

describe('the trick as it lies', () => {
  it('is won by the highest trump', () => {
    expect(winningPlay(play('TS', 'AS', '7H', 'KS'), 'H')?.card).toBe('7H');
  });

  it('is won by the suit led where nobody trumps', () => {
    expect(winningPlay(play('TS', 'AD', 'JS', '9C'), 'H')?.card).toBe('JS');
  });

  it('has no winner while it is empty', () => {
    expect(winningPlay([], 'H')).toBeNull();
  });

  it('knows a cut from a lead in trumps', () => {
    expect(isCut(play('TS', '7H'), 1, 'H')).toBe(true);
    expect(isCut(play('TH', '7H'), 1, 'H')).toBe(false);
    expect(isCut(play('7H'), 0, 'H')).toBe(false);
  });
});

describe('what must be followed', () => {
  it('is the suit led, if only that may be played', () => {
    expect(boundTo(play('TS'), legal('AS', '7S'))).toBe('S');
  });

  it('is nothing for a leader or without the suit', () => {
    expect(boundTo([], legal('AS', '7S'))).toBeNull();
    expect(boundTo(play('TS'), legal('AH', '7D'))).toBeNull();
  });
});

describe('the course of a deal', () => {
  const history = [
    { seat: 3, type: 'trump' as const, suit: 'H' as const },
    ...['TS', 'AS', '7H', 'KS', '9D'].map((card, at) => ({
      seat: (3 + at) % 4,
      type: 'play' as const,
      card,
    })),
  ];

  it('is cut into tricks, the unfinished one last', () => {
    const tricks = tricksOf({ history, winners: [1] });
    expect(tricks.map(({ plays }) => plays.length)).toEqual([4, 1]);
    expect(tricks.map(({ winner }) => winner)).toEqual([1, null]);
  });

  it('is numbered with the deals before an import', () => {
    expect(dealNumber({ options: { start_deal: 5 }, deals: [] })).toBe(5);
    expect(dealNumber({ options: {}, deals: [] })).toBe(1);
  });
});
