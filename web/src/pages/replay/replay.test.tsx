import { renderHook, act as step } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Frame } from '../../wire/generated/messages';
import { usePlayback } from './usePlayback';
import { placeOf, viewerOf } from './viewer';

const frame = (seq: number, ...types: string[]) =>
  ({
    seq,
    at: 0,
    seat: 0,
    action: null,
    hands: null,
    events: types.map((type) => ({ type })),
    view: { seq, phase: 'play' },
  }) as unknown as Frame;
const frames = [
  frame(0, 'deal'),
  frame(1, 'action'),
  frame(2, 'action', 'deal_scored', 'deal'),
  frame(3),
];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function playback() {
  return renderHook(
    ({ seq, viewer, go }) =>
      usePlayback({
        frame: frames[seq] ?? null,
        last: frames.length - 1,
        nextIsHere: seq + 1 < frames.length,
        seq,
        go,
        timing: () => 1000,
        viewer,
      }),
    { initialProps: { seq: 0, viewer: 'all', go: vi.fn() as (seq: number) => void } },
  );
}

it('moves from one frame to the next and stands after a jump or a change of eyes', () => {
  const { result, rerender } = playback();
  const go = () => undefined;
  expect(result.current.shown?.step.instant).toBe(true);
  rerender({ seq: 1, viewer: 'all', go });
  expect(result.current.shown?.step).toMatchObject({
    instant: false,
    events: [{ type: 'action' }],
  });
  rerender({ seq: 3, viewer: 'all', go });
  expect(result.current.shown?.step).toMatchObject({ instant: true, events: [] });
});

it('stands where somebody steps on before the cards have landed', () => {
  const { result, rerender } = playback();
  const go = () => undefined;
  rerender({ seq: 1, viewer: 'all', go });
  expect(result.current.shown?.step.instant).toBe(false);
  rerender({ seq: 2, viewer: 'all', go });
  expect(result.current.shown?.step.instant).toBe(false);
  vi.advanceTimersByTime(300);
  rerender({ seq: 3, viewer: 'all', go });
  expect(result.current.shown?.step).toMatchObject({ instant: true, events: [] });
});

it('rests after a deal, and plays on by itself', () => {
  const { result, rerender } = playback();
  const go = vi.fn();
  rerender({ seq: 1, viewer: 'all', go });
  rerender({ seq: 2, viewer: 'all', go });
  expect(result.current.shown?.playFrom).toBeGreaterThan(Date.now());
  step(() => result.current.toggle());
  step(() => vi.advanceTimersByTime(3000));
  expect(go).not.toHaveBeenCalled();
  step(() => vi.advanceTimersByTime(4000));
  expect(go).toHaveBeenCalledWith(3);
});

it('stops at the end and begins anew from there', () => {
  const { result, rerender } = playback();
  const go = vi.fn();
  rerender({ seq: 3, viewer: 'all', go });
  expect(result.current.playing).toBe(false);
  step(() => result.current.toggle());
  expect(go).toHaveBeenCalledWith(0);
});

it('reads the moment from an address, whatever is written there', () => {
  expect([placeOf('15'), placeOf('-1'), placeOf('x'), placeOf(null)]).toEqual([15, 0, 0, 0]);
  expect(viewerOf('2', 4, 'all')).toBe(2);
  expect(viewerOf('4', 4, 'all')).toBe('all');
  expect(viewerOf('all', 4, 1)).toBe('all');
  expect(viewerOf(null, 4, 1)).toBe(1);
});
