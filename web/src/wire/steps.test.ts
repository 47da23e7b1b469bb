import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyEvent, AnyView } from './generated/messages';
import { type Step, Steps } from './steps';

const view = (seq: number) => ({ seq }) as unknown as AnyView;
const event = { type: 'action' } as unknown as AnyEvent;

describe('steps', () => {
  const shown: Step[] = [];
  let hidden = false;
  let steps: Steps;

  beforeEach(() => {
    vi.useFakeTimers();
    shown.length = 0;
    hidden = false;
    steps = new Steps(
      (step) => shown.push(step),
      () => hidden,
    );
    steps.timing = (events) => events.length * 1000;
  });
  afterEach(() => vi.useRealTimers());

  const seen = () => shown.map((step) => step.view.seq);

  it('shows the first at once and the next when its time is over', () => {
    steps.push(view(1), [event]);
    steps.push(view(2), [event]);
    expect(seen()).toEqual([1]);
    vi.advanceTimersByTime(999);
    expect(seen()).toEqual([1]);
    vi.advanceTimersByTime(1);
    expect(seen()).toEqual([1, 2]);
  });

  it('runs at double speed when it is behind', () => {
    for (const seq of [1, 2, 3, 4]) steps.push(view(seq), [event]);
    vi.advanceTimersByTime(1000);
    expect(shown[1]?.speed).toBe(2);
    vi.advanceTimersByTime(500);
    expect(seen()).toEqual([1, 2, 3]);
    expect(shown[2]?.speed).toBe(1);
  });

  it('jumps to the last state in a hidden tab', () => {
    steps.push(view(1), [event]);
    hidden = true;
    steps.push(view(2), [event]);
    steps.push(view(3), [event]);
    expect(seen()).toEqual([1, 2, 3]);
    expect(shown[2]).toMatchObject({ instant: true, events: [] });
    vi.advanceTimersByTime(5000);
    expect(seen()).toEqual([1, 2, 3]);
  });

  it('passes over what waits when it is told to catch up', () => {
    for (const seq of [1, 2, 3]) steps.push(view(seq), [event]);
    steps.catchUp();
    vi.advanceTimersByTime(5000);
    expect(seen()).toEqual([1, 3]);
  });
});
