import { describe, expect, it } from 'vitest';
import { nextFocus, readingOrder } from './focusOrder';

describe('arrows in a hand', () => {
  it('move card by card and stop at the ends', () => {
    expect(nextFocus('ArrowRight', 3, 5, 1)).toBe(4);
    expect(nextFocus('ArrowRight', 4, 5, 1)).toBe(4);
    expect(nextFocus('ArrowLeft', 0, 5, 1)).toBe(0);
    expect(nextFocus('Home', 3, 5, 1)).toBe(0);
    expect(nextFocus('End', 1, 5, 1)).toBe(4);
  });

  it('stay where they are upwards and downwards in one row', () => {
    expect(nextFocus('ArrowUp', 3, 5, 1)).toBe(3);
    expect(nextFocus('ArrowDown', 3, 5, 1)).toBe(3);
  });

  it('change rows in a two-row hand', () => {
    expect(nextFocus('ArrowDown', 2, 13, 2)).toBe(9);
    expect(nextFocus('ArrowDown', 6, 13, 2)).toBe(12);
    expect(nextFocus('ArrowUp', 9, 13, 2)).toBe(2);
    expect(nextFocus('ArrowUp', 2, 13, 2)).toBe(2);
  });
});

describe('a hand with Arabic indices', () => {
  it('is read from the right, row by row', () => {
    expect(readingOrder([1, 2, 3], 1, true)).toEqual([3, 2, 1]);
    expect(readingOrder([1, 2, 3, 4, 5], 2, true)).toEqual([3, 2, 1, 5, 4]);
    expect(readingOrder([1, 2, 3], 1, false)).toEqual([1, 2, 3]);
  });
});
