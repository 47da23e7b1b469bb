import { describe, expect, it } from 'vitest';
import { fanShape, MARGIN, MIN_STRIP, reachOf, stripOf } from './fanGeometry';
import { backRow } from './focusOrder';
import { layoutOf, sizeClassOf } from './layout';

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
