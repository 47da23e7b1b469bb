import { describe, expect, it } from 'vitest';
import { spread } from './spread';

const column = { gap: 16, top: 16, bottom: 178 };

describe('labels at the end of lines', () => {
  it('stay where they are if they do not touch', () => {
    expect(spread([100, 20, 60], column)).toEqual([100, 20, 60]);
  });

  it('are pushed apart in their order', () => {
    expect(spread([50, 52, 100], column)).toEqual([50, 66, 100]);
  });

  it('do not leave the picture where three lines end at its floor', () => {
    expect(spread([178, 40, 178, 178], column)).toEqual([146, 40, 162, 178]);
  });
});
