import { describe, expect, it } from 'vitest';
import type { Suit } from '../../cards/code';
import { byRank, sortHand, suitOrder, whyDimmed, winnerOf } from './cards';

const order = (suits: string, trump: Suit | null) =>
  suitOrder(new Set([...suits] as Suit[]), trump).join('');
const trick = (cards: string) => cards.split(' ').map((card, seat) => ({ seat, card }));
const why = (hand: string, playable: string, cards: string, trump: Suit | null) =>
  whyDimmed(hand.split(' '), new Set(playable.split(' ')), cards ? trick(cards) : [], trump);

describe('order of suits', () => {
  it('lets colours take turns', () => {
    expect(order('SHDC', null)).toBe('SHCD');
    expect(order('SCD', null)).toBe('SDC');
    expect(order('HDC', null)).toBe('HCD');
  });

  it('puts trumps first', () => {
    expect(order('SHDC', 'D')).toBe('DSHC');
    expect(order('SCD', 'C')).toBe('CDS');
    expect(order('SC', 'H')).toBe('SC');
  });
});

describe('the hand', () => {
  const hand = ['7H', '9H', 'JH', 'AS', 'TS', 'KS'];
  it('is sorted by strength', () => {
    expect(sortHand(hand, 'H', 'strength')).toEqual(['JH', '9H', '7H', 'AS', 'TS', 'KS']);
    expect(sortHand(hand, null, 'strength')).toEqual(['AS', 'TS', 'KS', 'JH', '9H', '7H']);
  });

  it('is sorted by neighbours to see runs', () => {
    expect(sortHand(hand, 'H', 'runs')).toEqual(['JH', '9H', '7H', 'AS', 'KS', 'TS']);
    expect(byRank(['TS', 'KS', 'JS', 'QS'])).toEqual(['KS', 'QS', 'JS', 'TS']);
  });
});

describe('the winning card', () => {
  it('is the highest of the led suit, the ten above the king', () => {
    expect(winnerOf(trick('KS TS AH'), null)?.card).toBe('TS');
  });

  it('is the highest trump: jack, nine, ace', () => {
    expect(winnerOf(trick('AS 8H AH 9H'), 'H')?.card).toBe('9H');
    expect(winnerOf([], 'H')).toBeUndefined();
  });
});

describe('why cards are dimmed', () => {
  it('says nothing when every card may be played', () => {
    expect(why('AS KD', 'AS KD', '7C', null)).toBeNull();
  });

  it('tells to follow', () => {
    expect(why('AS KD', 'AS', '7S', 'H')).toEqual({ kind: 'follow', suit: 'S' });
  });

  it('tells to beat a trump when trumps are led', () => {
    expect(why('JH 7H KD', 'JH', '9H', 'H')).toEqual({ kind: 'rise', card: '9H' });
  });

  it('tells to ruff, and to overruff only where that is possible', () => {
    expect(why('JH KD', 'JH', '9S', 'H')).toEqual({ kind: 'ruff', suit: 'S' });
    const over = { kind: 'overruff', suit: 'S', card: '8H' };
    expect(why('JH 9H KD', 'JH 9H', '9S AS 8H', 'H')).toEqual(over);
    expect(why('7H KD', '7H', '9S AS 8H', 'H')).toEqual({ kind: 'ruff', suit: 'S' });
  });

  it('knows a closed Hokum', () => {
    expect(why('JH KD', 'KD', '', 'H')).toEqual({ kind: 'closed' });
  });
});
