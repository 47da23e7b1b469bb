import { describe, expect, it } from 'vitest';
import { bandPath, changesOf, placer, pointsText } from './curve';
import { heaped } from './heaps';
import { aroundZero, domainOf, partOf, percent, stepFor, ticksOf } from './scale';

describe('an axis', () => {
  it('has round steps', () => {
    expect(stepFor(400, 4)).toBe(100);
    expect(stepFor(41, 4)).toBe(10);
    expect(stepFor(0.7, 4)).toBeCloseTo(0.2);
    expect(stepFor(0, 4)).toBe(1);
  });

  it('has its numbers inside the domain, without the dust of sums', () => {
    expect(ticksOf([1660, 2060], 4)).toEqual([1700, 1800, 1900, 2000]);
    expect(ticksOf([-0.31, 0.29], 6)).toEqual([-0.3, -0.2, -0.1, 0, 0.1, 0.2]);
    expect(ticksOf([-1, 1], 2)).toEqual([-1, 0, 1]);
  });

  it('leaves air around its values, and room around a lone one', () => {
    expect(domainOf([0, 100], 0.1)).toEqual([-10, 110]);
    expect(domainOf([50])).toEqual([45, 55]);
    expect(domainOf([])).toEqual([-1, 1]);
  });

  it('is the same to both sides of zero where better meets worse', () => {
    expect(aroundZero([-3, 8], 0)).toEqual([-8, 8]);
    expect(aroundZero([], 0)).toEqual([-1, 1]);
  });

  it('keeps what lies outside at its edge', () => {
    expect(partOf(15, [10, 20])).toBe(0.5);
    expect(partOf(99, [10, 20])).toBe(1);
    expect(percent(partOf(0, [-1, 1]))).toBe('50.00%');
  });
});

describe('a curve', () => {
  const at = placer({ left: 0, right: 100, top: 0, bottom: 50 }, [0, 2], [0, 10]);

  it('goes to the right with time and up with the rating', () => {
    expect(at(0, 0)).toEqual([0, 50]);
    expect(at(2, 10)).toEqual([100, 0]);
    expect(pointsText([at(0, 0), at(1, 5)])).toBe('0.0,50.0 50.0,25.0');
  });

  it('has a band that goes along its upper edge and back along the lower one', () => {
    expect(bandPath([at(0, 10), at(2, 10)], [at(0, 0), at(2, 0)])).toBe(
      'M0.0,0.0L100.0,0.0L100.0,50.0L0.0,50.0Z',
    );
    expect(bandPath([], [])).toBe('');
  });

  it('marks where a new version begins', () => {
    expect(changesOf([1, 1, 2, 2, 3])).toEqual([2, 4]);
    expect(changesOf([null, null])).toEqual([]);
  });
});

describe('dots', () => {
  it('are piled where they would lie on each other', () => {
    const found = heaped([0.5, 0.1, 0.52, 0.9], (one) => one, 0.1);
    expect(found.map(({ part, level }) => [part, level])).toEqual([
      [0.1, 0],
      [0.5, 0],
      [0.52, 1],
      [0.9, 0],
    ]);
  });
});
