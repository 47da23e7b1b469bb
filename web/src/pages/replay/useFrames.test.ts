import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Frames } from '../../wire/generated/messages';
import { type LoadFrames, useFrames } from './useFrames';

const TOTAL = 70;
const EVENTS: Record<number, string[]> = {
  4: ['action', 'trick_won'],
  66: ['action', 'round_won'],
  69: ['action', 'trick_won', 'deal_scored'],
};
const load =
  (deals: number[], asked: number[] = []): LoadFrames =>
  async (_, from) => {
    asked.push(from);
    const count = Math.min(64, TOTAL - from);
    const frames = Array.from({ length: count }, (__, at) => ({
      seq: from + at,
      events: (EVENTS[from + at] ?? ['action']).map((type) => ({ type })),
    }));
    return { frames, total: TOTAL, deals } as unknown as Frames;
  };

it('knows where the tricks and rounds of a single deal begin, from wherever one looks at it', async () => {
  const ask = load([0]);
  const { result } = renderHook(() => useFrames(ask, 'all', 65));
  await waitFor(() =>
    expect(result.current.course?.rounds).toEqual([
      { start: 4, kind: 'trick' },
      { start: 66, kind: 'round' },
    ]),
  );
});

it('asks of a match of several deals only for what is shown soon', async () => {
  const asked: number[] = [];
  const ask = load([0, 30], asked);
  const { result } = renderHook(() => useFrames(ask, 'all', 5));
  await waitFor(() => expect(result.current.frameAt(5)?.seq).toBe(5));
  expect(asked).toEqual([0]);
});
