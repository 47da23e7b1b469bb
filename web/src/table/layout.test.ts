import { describe, expect, it } from 'vitest';
import { layoutOf, sizeClassOf } from './layout';

/** Half of a compact name plate, its height, and the air of a count badge. */
const PLATE = { half: 51, height: 42 };
/** As wide as seat.css lets a plate grow on a small phone. */
const WIDEST = 100;

const phone = (width: number, height: number, wish = {}) =>
  layoutOf({ size: 'phone', width, height: height - 104, cards: 8, ...wish });

describe('the zones of a table', () => {
  it.each([
    [320, 640],
    [375, 667],
    [390, 844],
  ])('keep three seats apart on a phone of %d by %d', (width, height) => {
    const { seats, seat } = phone(width, height);
    const top = { right: seats.top.x + PLATE.half, bottom: seats.top.y + seat + PLATE.height };
    const right = { left: seats.right.x - PLATE.half, top: seats.right.y + seat };
    expect(right.left >= top.right || right.top >= top.bottom - 4).toBe(true);
    expect(seats.right.x - seat / 2).toBeGreaterThanOrEqual(top.right - 4);
  });

  it('keep the plates at the sides of a small phone on the felt', () => {
    const { seats, felt } = phone(320, 640);
    expect(seats.left.x - WIDEST / 2).toBeGreaterThanOrEqual(felt.x);
    expect(seats.right.x + WIDEST / 2).toBeLessThanOrEqual(felt.x + felt.width);
  });

  it('let the hand be seen below the bids of a small phone', () => {
    const { hand, height } = phone(320, 640, { cards: 5, panel: 200 });
    expect(height - hand.top).toBeGreaterThanOrEqual(56);
  });

  it('let the hand be seen above the bar of a replay on a small phone', () => {
    const { hand, height } = layoutOf({
      size: 'phone',
      width: 320,
      height: 346,
      cards: 13,
      still: true,
    });
    expect(height - hand.top).toBeGreaterThanOrEqual(90);
  });

  it.each([
    [390, 844],
    [1024, 768],
    [1440, 900],
  ])('give those who watch the room of a hand, at %d by %d', (width, height) => {
    const size = sizeClassOf(width, height);
    const wish = { size, width, height: height - 60, cards: 0 };
    const played = layoutOf(wish);
    const watched = layoutOf({ ...wish, watched: true });
    expect(watched.carpet.height).toBeGreaterThan(played.carpet.height + 60);
    const { felt, hand, seat, floor } = watched;
    expect(hand.top + seat + PLATE.height).toBeLessThanOrEqual(felt.y + felt.height);
    expect(floor).toBeLessThan(hand.top);
  });

  it.each([
    [667, 375],
    [844, 390],
  ])(
    'keep the near seat of those who watch on the felt, on its side at %d by %d',
    (width, height) => {
      const wish = { size: 'landscape', width, height: height - 40, cards: 0 } as const;
      const { felt, hand, seat, seats, floor, centre, card } = layoutOf({ ...wish, watched: true });
      expect(hand.top + seat + PLATE.height).toBeLessThanOrEqual(felt.y + felt.height);
      expect(centre.y - card * 0.7).toBeGreaterThanOrEqual(seats.top.y + seat + PLATE.height - 8);
      expect(floor).toBeLessThan(hand.top);
    },
  );

  it('keep no room in a replay for what is asked of a player', () => {
    const wish = { size: 'wide', width: 1100, height: 725, cards: 13 } as const;
    const played = layoutOf(wish);
    const { pill, floor, hand } = layoutOf({ ...wish, still: true });
    expect(pill).toBe(false);
    expect(hand.top - floor).toBeLessThan(played.hand.top - played.floor - 60);
  });

  it('keep what lies on the felt clear of the hand in a replay on its side', () => {
    const { hand, seat, seats, floor, centre, card } = layoutOf({
      size: 'landscape',
      width: 844,
      height: 296,
      cards: 13,
      still: true,
    });
    expect(floor).toBeLessThanOrEqual(hand.top);
    expect(centre.y + card * 0.7).toBeLessThanOrEqual(floor - 30);
    expect(centre.y - card * 0.7).toBeGreaterThanOrEqual(seats.top.y + seat + PLATE.height - 8);
  });

  it('keep the plays of a watched round clear of the seats beside them on a small phone', () => {
    const { seats, seat, centre, card } = phone(320, 640, { cards: 0, watched: true });
    expect(centre.y - card * 0.8).toBeGreaterThanOrEqual(seats.left.y + seat + PLATE.height - 8);
  });
});
