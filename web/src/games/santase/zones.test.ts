import { expect, it } from 'vitest';
import { layoutOf } from '../../table/layout';
import { zonesOf } from './zones';

/** Air, and the line that says how many are left. */
const LABEL = 26;

it.each([
  ['to play', 740, false],
  ['in a replay', 546, true],
  ["in a replay with the bot's eye", 369, true],
])('points stay clear of what is written under the stock, %s on a phone', (_, height, still) => {
  const layout = layoutOf({ size: 'phone', width: 390, height, cards: 6, still });
  const { stock, points, bare } = zonesOf(layout);
  if (!bare) expect(stock.y + stock.width * 1.4 + LABEL).toBeLessThanOrEqual(points.y);
});

it.each([293, 278])(
  'the name of a replayed hand stays clear of the stock beside it, %i high',
  (height) => {
    const layout = layoutOf({ size: 'landscape', width: 844, height, cards: 6, still: true });
    const { stock } = zonesOf(layout);
    expect(stock.y + stock.width * 1.4 + LABEL - 6).toBeLessThanOrEqual(layout.hand.top);
  },
);

it.each([
  ['to play', 536, false],
  ['in a replay', 354, true],
])('known cards stay clear of the slots beside them, %s on a small phone', (_, height, still) => {
  const layout = layoutOf({ size: 'phone', width: 320, height, cards: 6, still });
  const { known, slots } = zonesOf(layout);
  /** Cards that lie are turned a little. */
  const turned = 4;
  expect(known.below).toBe(true);
  expect(known.x - known.width / 2).toBeGreaterThan(
    slots.x + slots.gap / 2 + slots.width / 2 + turned,
  );
  expect(known.x + known.width / 2).toBeLessThan(layout.felt.x + layout.felt.width);
});
