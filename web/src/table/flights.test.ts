import { describe, expect, it } from 'vitest';
import { CUT, FADE, type Flight, lengthOf, pathOf, turnOf } from './flights';

const flight = (kind: Flight['kind']): Flight => ({ card: 'AS', from: 'a', to: 'b', kind });

describe('a stage of flights', () => {
  it('lasts until its last card has landed', () => {
    expect(lengthOf([flight('deal'), flight('deal'), flight('deal')], false)).toBe(320 + 2 * 50);
    expect(lengthOf([flight('sweep'), flight('sweep')], false)).toBe(800);
    expect(lengthOf([], false)).toBe(0);
  });

  it('is a fade or a cut with less motion', () => {
    expect(lengthOf([flight('play')], true)).toBe(FADE);
    expect(lengthOf([flight('sweep')], true)).toBe(CUT);
  });
});

it('a played card flies on an arc and ends at its goal', () => {
  const path = pathOf(
    { x: 0, y: 100, width: 100, turn: 0 },
    { x: 200, y: 100, width: 50, turn: 10 },
    'play',
  );
  expect(path[4]?.transform).toContain('translate(100px, 40px)');
  expect(path.at(-1)?.transform).toContain('translate(200px, 100px)');
  expect(path[0]?.transform).toContain('scale(2)');
});

it('turns are small and the same for everybody', () => {
  for (let seq = 0; seq < 500; seq += 1) expect(Math.abs(turnOf(seq))).toBeLessThanOrEqual(10);
  expect(turnOf(7)).toBe(turnOf(7));
  expect(turnOf(7)).not.toBe(turnOf(8));
});
