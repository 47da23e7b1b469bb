import { describe, expect, it } from 'vitest';
import { auctionOf, type Past, placeOf, showsBaloot } from './course';

const pass = (seat: number): Past => ({ seat, type: 'pass' });
const play = (seat: number, card: string): Past => ({ seat, type: 'play', card });

describe('the auction', () => {
  it('goes into its second round after four passes', () => {
    const said = [1, 2, 3, 0, 1].map(pass);
    const { rounds, soldAt } = auctionOf(said, 0);
    expect(rounds.map((round) => round.length)).toEqual([4, 1]);
    expect(soldAt).toBe(-1);
  });

  it('sells a Hokum when the dealer has spoken', () => {
    const said: Past[] = [
      pass(1),
      { seat: 2, type: 'hokum', suit: 'H' },
      pass(3),
      pass(0),
      pass(3),
    ];
    const { rounds, calls, soldAt } = auctionOf(said, 0);
    expect(rounds[0]).toHaveLength(4);
    expect(soldAt).toBe(3);
    expect(calls).toEqual([pass(3)]);
  });

  it('ends at once with a Sun', () => {
    const said: Past[] = [{ seat: 1, type: 'sun' }, play(1, 'AS')];
    expect(auctionOf(said, 0)).toMatchObject({ soldAt: 0, calls: [] });
  });

  it('keeps the calls after the sale', () => {
    const said: Past[] = [
      { seat: 1, type: 'sun' },
      { seat: 2, type: 'double' },
      { seat: 1, type: 'triple' },
    ];
    expect(auctionOf(said, 0).calls.map(({ type }) => type)).toEqual(['double', 'triple']);
  });
});

it('the dealer speaks last', () => {
  expect([0, 1, 2, 3].map((seat) => placeOf(seat, 2))).toEqual([2, 3, 4, 1]);
});

describe('the baloot', () => {
  it('is shown with the second of king and queen of trumps', () => {
    const course = [play(0, 'KH'), play(1, '7H'), play(0, 'QH')];
    expect(showsBaloot(course, 'H')).toBe(true);
    expect(showsBaloot(course.slice(0, 1), 'H')).toBe(false);
  });

  it('is one seat’s alone, and of trumps', () => {
    expect(showsBaloot([play(1, 'KH'), play(0, 'QH')], 'H')).toBe(false);
    expect(showsBaloot([play(0, 'KH'), play(0, 'QH')], 'S')).toBe(false);
    expect(showsBaloot([play(0, 'KH'), play(0, 'QH')], null)).toBe(false);
  });
});
