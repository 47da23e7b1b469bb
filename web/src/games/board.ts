import type { ComponentType } from 'react';
import type { AnyAction, AnyEvent, AnyView, Hinted, TableCard } from '../wire/generated/messages';
import type { Step, Timing } from '../wire/steps';
import type { ChatLine } from '../wire/tableState';

/** Who sits where, as a board needs it. Seats are in the order of the wire. */
export type BoardSeat = {
  seat: number;
  name: string;
  /** The same in every language, see `faceOf`. */
  face: number;
  kind: 'person' | 'house' | 'bot' | 'empty';
  you: boolean;
  /** Its line is up; bots always are. */
  connected: boolean;
  /** A house bot plays for this person. */
  away: boolean;
};

/** A clock that runs for the actors; `deadline` is by this machine's clock. */
export type BoardClock = { deadline: number; total: number } | null;

/** An answer to a hint, before it is put into the page's words. */
export type Told<A> = { action: A } & Pick<Hinted, 'code' | 'values' | 'why'>;

export type BoardProps<V extends AnyView = AnyView, A = AnyAction, E = AnyEvent> = {
  /** What to draw: `step.view`, which may be a little behind `latest`. */
  view: V;
  /** The events that led to `view`, to be animated now, with speed and `instant`. */
  step: Step<V, E>;
  /** The newest state; actions answer it. */
  latest: V;
  /** What this seat may do now: `latest.legal_actions`; empty while the line is down. */
  legal: readonly A[];
  /** Sends an action. It is shown as `pending` until the server has answered. */
  act: (action: A) => void;
  /** On its way: draw it as done. */
  pending: A | null;
  /** The last refusal, until the next action: glide back, shake, and say `message`. */
  refused: { action: A; code: string; message: string } | null;
  /** The seat at the bottom, whose hand is seen; null for a spectator. */
  seat: number | null;
  /** Whom the board calls *you*: nobody where one only looks on, nor in somebody else's replay. */
  self: number | null;
  seats: readonly BoardSeat[];
  card: TableCard;
  clock: BoardClock;
  /** Actions are taken from this moment on (pause between deals); null for at once. */
  playFrom: number | null;
  /** Ends the pause between deals for this person. */
  nextDeal: () => void;
  /** The line is up. */
  online: boolean;
  chat: readonly ChatLine[];
  say: (text: string) => void;
  /** At practice tables: what a good player would do now, and why; null elsewhere. */
  hint?: (() => Promise<Told<A> | null>) | null;
  /** Leaves the table, after a question where it costs something. */
  leave: () => void;
};

/** A module `games/<game>/index.tsx`: the board, and how long its animations take. */
export type BoardModule = {
  default: ComponentType<BoardProps>;
  timing?: Timing;
};
