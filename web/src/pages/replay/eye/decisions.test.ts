import { describe, expect, it } from 'vitest';
import type { LogDecision } from '../../../wire/generated/rest';
import { around } from './useDecisions';

const decision = (seat: number, seq: number, strike: string | null = null): LogDecision => ({
  seat,
  seq,
  strike,
  answer: '',
  action: null,
  milliseconds: 2,
  printed: '',
  version: 1,
  at: 0,
});

describe("a bot's decisions round a moment of the replay", () => {
  const all = [decision(0, 1), decision(2, 3), decision(0, 5, 'late'), decision(0, 9)];

  it('shows the one that led to this state, and its neighbours', () => {
    const { here, before, after } = around(all, 0, 6);
    expect([before?.seq, here?.seq, after?.seq]).toEqual([1, 5, 9]);
  });

  it('shows none where somebody else acted', () => {
    const { here, before, after } = around(all, 0, 4);
    expect([before?.seq, here, after?.seq]).toEqual([1, null, 5]);
  });

  it('adds up time and strikes up to here', () => {
    expect(around(all, 0, 6)).toMatchObject({ thought: 4, strikes: 1 });
    expect(around(all, 0, 2)).toMatchObject({ thought: 2, strikes: 0 });
  });
});
