import type { AnyEvent, AnyView } from './generated/messages';

/** A state of the match and the events that led to it, for a board to show. */
export type Step<V = AnyView, E = AnyEvent> = {
  view: V;
  events: readonly E[];
  /** 2 when the board is behind; a replay chooses. */
  speed: 1 | 2 | 4;
  /** To be shown at once, without motion: the first one, after a gap, in a hidden tab. */
  instant: boolean;
};

/** Milliseconds that a board needs to show these events at its usual speed. */
export type Timing = (events: readonly AnyEvent[]) => number;

type Waiting = { view: AnyView; events: readonly AnyEvent[] };

/** Further behind than this, a board runs at double speed. */
const BEHIND = 1500;

/** Shows one step after the other, each for as long as its events need. */
export class Steps {
  private waiting: Waiting[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  timing: Timing = () => 0;

  constructor(
    private readonly show: (step: Step) => void,
    private readonly hidden: () => boolean = () => document.hidden,
  ) {}

  /** The next state, after those that wait. */
  push(view: AnyView, events: readonly AnyEvent[]): void {
    if (this.hidden()) {
      this.jump(view);
      return;
    }
    this.waiting.push({ view, events });
    if (this.timer === undefined) this.next();
  }

  /** Straight to a state, past everything that waits. */
  jump(view: AnyView): void {
    this.stop();
    this.show({ view, events: [], speed: 1, instant: true });
  }

  /** Straight to the last of those that wait, if any do. */
  catchUp(): void {
    const last = this.waiting.at(-1);
    if (last) this.jump(last.view);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private next(): void {
    const step = this.waiting.shift();
    if (!step) {
      this.timer = undefined;
      return;
    }
    const behind = this.waiting.reduce((sum, { events }) => sum + this.timing(events), 0);
    const speed = behind > BEHIND ? 2 : 1;
    this.show({ ...step, speed, instant: false });
    this.timer = setTimeout(() => this.next(), this.timing(step.events) / speed);
  }
}
