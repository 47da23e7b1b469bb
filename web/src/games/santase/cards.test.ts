import { describe, expect, it } from 'vitest';
import { dutyOf, marriagesOf, playOf, sorted, waysOf } from './cards';
import type { Act } from './types';
import { viewOf } from './viewOf.fixture';

const plays = (...cards: string[]): Act[] => cards.map((card) => ({ type: 'play', card }));
const married = (card: string): Act => ({ type: 'play', card, marriage: true });

describe('sorting', () => {
  const hand = ['9C', 'AD', 'JH', 'KH', '9S', 'TS'];

  it('puts trumps first and lets colours take turns', () => {
    expect(sorted(hand, 'H', 'suit')).toEqual(['KH', 'JH', 'TS', '9S', 'AD', '9C']);
    expect(sorted(hand, 'S', 'suit')).toEqual(['TS', '9S', 'KH', 'JH', '9C', 'AD']);
  });

  it('puts high cards first, the ten above the king', () => {
    expect(sorted(hand, 'S', 'rank')).toEqual(['AD', 'TS', 'KH', 'JH', '9S', '9C']);
  });
});

describe('leads', () => {
  const legal: Act[] = [
    { type: 'close' },
    ...plays('QC', 'KC', 'AH'),
    married('QC'),
    married('KC'),
  ];

  it('declares a marriage by itself and can lead without', () => {
    expect(playOf(legal, 'KC')).toEqual(married('KC'));
    expect(waysOf(legal, 'KC').plain).toEqual({ type: 'play', card: 'KC' });
    expect(playOf(legal, 'AH')).toEqual({ type: 'play', card: 'AH' });
    expect(playOf(legal, '9D')).toBeUndefined();
  });

  it('names each marriage once', () => {
    expect(marriagesOf(legal)).toEqual(['C']);
  });
});

describe('duty', () => {
  const duty = (hand: string[], ...free: string[]) =>
    dutyOf(viewOf({ hand, table: 'KH', trump: 'S', phase: 'follow' }), plays(...free));

  it('is read from the cards that may follow (SA-7.6)', () => {
    expect(duty(['AH', 'TH', '9H', 'AS'], 'TH', 'AH')).toBe('higher');
    expect(duty(['QH', '9H', 'AS'], '9H', 'QH')).toBe('suit');
    expect(duty(['9S', 'AS', 'AD'], '9S', 'AS')).toBe('trump');
    expect(duty(['AD', '9C'], 'AD', '9C')).toBeNull();
  });
});
