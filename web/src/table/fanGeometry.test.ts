import { describe, expect, it } from 'vitest';
import { CARD_RATIO, fanShape, INDEX, MARGIN, MIN_STRIP, reachOf, stripOf } from './fanGeometry';
import { backRow } from './focusOrder';
import { type Layout, layoutOf, sizeClassOf } from './layout';

const WINDOWS = [
  [320, 568],
  [375, 667],
  [390, 844],
  [430, 932],
  [700, 900],
  [768, 1024],
  [1024, 768],
  [1199, 700],
  [1200, 700],
  [1440, 900],
  [1920, 1080],
  [667, 375],
  [844, 390],
] as const;

const PHONES = [
  [320, 568],
  [320, 640],
  [360, 740],
  [375, 667],
  [390, 844],
  [430, 932],
] as const;

type Point = { x: number; y: number };
const RAD = Math.PI / 180;
/** Depth of the foot of a rank below the upper edge of its card, in card widths. */
const RANK = 0.368;

/** The cards of a row as the hand places them: a point of a card, from its corner in card widths, on the stage and back. */
function rowOf({ hand }: Layout, count: number, width = hand.wish.width) {
  const shape = fanShape(count, hand.room, { ...hand.wish, width });
  const cards = shape.places.map(({ x, y, angle }) => {
    const foot = { x: hand.room / 2 + x, y: hand.top + CARD_RATIO * shape.width + y };
    const cos = Math.cos(angle * RAD);
    const sin = Math.sin(angle * RAD);
    return {
      seen(at: Point): Point {
        const x = (at.x - 0.5) * shape.width;
        const y = (at.y - CARD_RATIO) * shape.width;
        return { x: foot.x + x * cos - y * sin, y: foot.y + x * sin + y * cos };
      },
      own(at: Point): Point {
        const [x, y] = [at.x - foot.x, at.y - foot.y];
        return {
          x: (x * cos + y * sin) / shape.width + 0.5,
          y: (y * cos - x * sin) / shape.width + CARD_RATIO,
        };
      },
    };
  });
  return { width: shape.width, cards };
}

describe('a fan', () => {
  for (const [width, height] of WINDOWS) {
    const size = sizeClassOf(width, height);
    it(`stays inside the stage and shows every index at ${width} × ${height}`, () => {
      for (let cards = 1; cards <= 30; cards += 1) {
        const stage = width - (size === 'wide' ? 340 : 0);
        const { hand } = layoutOf({ size, width: stage, height: height - 60, cards });
        const inRow = hand.rows === 2 ? backRow(cards) : cards;
        const shape = fanShape(inRow, hand.room, hand.wish);
        expect(shape.places).toHaveLength(inRow);
        expect(reachOf(shape)).toBeLessThanOrEqual(hand.room / 2 - MARGIN + 0.01);
        if (inRow > 1) expect(stripOf(shape)).toBeGreaterThanOrEqual(MIN_STRIP - 0.001);
      }
    });
  }

  it.each(PHONES)('covers no rank of its cards on a phone of %d by %d', (width, height) => {
    for (let cards = 2; cards <= 16; cards += 1) {
      const layout = layoutOf({ size: 'phone', width, height: height - 104, cards });
      const row = rowOf(layout, layout.hand.rows === 2 ? backRow(cards) : cards);
      row.cards.slice(1).forEach((next, at) => {
        const end = row.cards[at]?.seen({ x: INDEX.across, y: RANK }) as Point;
        expect(next.own(end).x * row.width).toBeLessThanOrEqual(-0.5);
      });
    }
  });

  it.each(PHONES)('shows both rows with their suits at %d by %d', (width, height) => {
    for (let cards = 9; cards <= 16; cards += 1) {
      const layout = layoutOf({ size: 'phone', width, height: height - 104, cards });
      const { hand } = layout;
      const back = rowOf(layout, backRow(cards));
      const front = rowOf(layout, cards - backRow(cards), back.width);
      const suit = { x: 0.3, y: INDEX.down };
      for (const card of front.cards)
        expect(card.seen(suit).y + hand.rowGap).toBeLessThanOrEqual(layout.height);
      // A card grows from its foot when it is lifted.
      const lifted = hand.top + hand.rowGap - hand.rise - 0.04 * CARD_RATIO * front.width;
      expect(hand.top + INDEX.down * back.width).toBeLessThanOrEqual(lifted);
    }
  });

  it('has the designed size for 13 cards on a wide screen', () => {
    const { hand } = layoutOf({ size: 'wide', width: 1100, height: 840, cards: 13 });
    const shape = fanShape(13, hand.room, hand.wish);
    expect(shape.width).toBe(120);
    expect(shape.step).toBeCloseTo(1.82, 1);
  });

  it('is symmetric, and its left card leans left', () => {
    const { places } = fanShape(5, 390, { width: 102, radius: 720, step: 4 });
    expect(places[0]?.x).toBeCloseTo(-(places[4]?.x ?? 0));
    expect(places[0]?.angle).toBeLessThan(0);
    expect(places[2]).toEqual({ x: 0, y: 0, angle: 0 });
  });
});

describe('the layout', () => {
  it('knows the four sizes of screens', () => {
    expect(sizeClassOf(1440, 900)).toBe('wide');
    expect(sizeClassOf(1024, 768)).toBe('tablet');
    expect(sizeClassOf(390, 844)).toBe('phone');
    expect(sizeClassOf(844, 390)).toBe('landscape');
  });

  it('gives a phone two rows from nine cards on', () => {
    const rows = (cards: number) =>
      layoutOf({ size: 'phone', width: 390, height: 740, cards }).hand.rows;
    expect(rows(8)).toBe(1);
    expect(rows(9)).toBe(2);
  });

  it('keeps the carpet inside the stage', () => {
    for (const [width, height] of WINDOWS) {
      const layout = layoutOf({
        size: sizeClassOf(width, height),
        width,
        height: height - 60,
        cards: 8,
      });
      const { carpet } = layout;
      expect(carpet.x).toBeGreaterThanOrEqual(0);
      expect(carpet.x + carpet.width).toBeLessThanOrEqual(layout.width);
      expect(carpet.y + carpet.height).toBeLessThanOrEqual(layout.height);
      expect(layout.felt.height).toBeGreaterThan(150);
    }
  });
});
