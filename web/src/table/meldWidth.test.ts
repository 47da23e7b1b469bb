import { expect, it } from 'vitest';
import { meldsHeight, meldWidth, oneRowWidth, wordless } from './meldWidth';

it('keeps the wished width while all melds fit', () => {
  expect(meldWidth([5, 3, 3, 4], 62, 950, 135, 0)).toBe(62);
});

it('shrinks the cards until the rows fit', () => {
  const lengths = [5, 3, 3, 4, 3, 6, 3, 3];
  const width = meldWidth(lengths, 62, 950, 220, 230);
  expect(width).toBeLessThan(62);
  expect(meldsHeight(lengths, width, 950, 230)).toBeLessThanOrEqual(220);
});

it('never shrinks below what can be read', () => {
  expect(meldWidth(Array(20).fill(13), 62, 300, 100)).toBe(34);
});

it('lets four melds wrap on a phone rather than scroll', () => {
  const lengths = [3, 3, 4, 3];
  const width = meldWidth(lengths, 44, 311, 174);
  expect(meldsHeight(lengths, width, 311)).toBeLessThanOrEqual(174);
});

it.each([74, 95, 110, 150])(
  'makes one row no higher than %d if words have room there',
  (height) => {
    const width = oneRowWidth(height);
    expect(meldsHeight([3], width, 900) <= height || wordless(height)).toBe(true);
  },
);
