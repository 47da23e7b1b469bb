import { describe, expect, it } from 'vitest';
import { layoutOf, type SizeClass } from './layout';
import { FRONT, levelsOf, playReach, roomOf } from './pileGeometry';

/** Height of a compact plate of two lines under its face. */
const PLATE = 33;

function pile(
  [size, width, height]: readonly [SizeClass, number, number],
  count: number,
  wish: object,
  high: number,
) {
  const layout = layoutOf({ size, width, height, cards: 13, ...wish });
  const { middle, label } = levelsOf(layout, count, high);
  const { above, below } = playReach(count, layout.card, roomOf(layout));
  const at = middle + layout.card * FRONT;
  return { layout, label, top: at - above, bottom: at + below };
}

const LYING = ['landscape', 844, 350] as const;
const WATCHED = { cards: 0, watched: true };

describe('the plays of a round', () => {
  it.each([
    ['of a chain on a phone on its side', LYING, 8, {}, 33],
    ['for those who watch on a phone on its side', LYING, 2, WATCHED, 33],
    ['for those who watch on a small phone', ['phone', 320, 536] as const, 2, WATCHED, 28],
    ['on a tablet', ['tablet', 1024, 708] as const, 8, {}, 33],
    ['on a wide screen', ['wide', 1100, 840] as const, 8, {}, 33],
  ])('lie clear of their label %s', (_, window, count, wish, high) => {
    const { layout, label, bottom } = pile(window, count, wish, high);
    expect(bottom).toBeLessThanOrEqual(label + 1);
    expect(label + high).toBeLessThanOrEqual(layout.floor);
  });

  it('lie rather under their label than on the plate of the far seat', () => {
    const { layout, top, label, bottom } = pile(['landscape', 844, 277], 2, { still: true }, 33);
    const { seats, seat } = layout;
    expect(top).toBeGreaterThanOrEqual(seats.top.y + seat + PLATE);
    expect(bottom - label).toBeLessThan(layout.card * 0.3);
  });
});
