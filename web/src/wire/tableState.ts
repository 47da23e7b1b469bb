import type {
  AnyAction,
  AnyView,
  GameEnded,
  Message,
  RefusalTold,
  TableCard,
  TablePlayer,
} from './generated/messages';
import type { Step } from './steps';

/** An action on its way: shown as done, and taken back if the server refuses it. */
export type Pending = { id: string; action: AnyAction; seq: number; match: string };

export type ChatLine =
  | { kind: 'message'; message: Message }
  | { kind: 'joined' | 'left'; player: TablePlayer; at: number };

export type TableState = {
  /** `refused`: this table cannot be entered; `refusal` says why. */
  stage: 'entering' | 'here' | 'refused';
  refusal: RefusalTold | null;
  card: TableCard | null;
  seat: number | null;
  match: string | null;
  seedHash: string | null;
  /** The newest state that the server told; actions answer it. */
  latest: AnyView | null;
  /** What the board shows; it may lag behind `latest` while things move. */
  step: Step | null;
  /** By this machine's clock. */
  deadline: number | null;
  playFrom: number | null;
  pending: Pending | null;
  /** The last action that was refused, until the next one. */
  refused: { action: AnyAction; error: RefusalTold } | null;
  /** An action that the clock played for this seat. */
  timedOut: { seq: number } | null;
  ended: GameEnded | null;
  chat: ChatLine[];
};

export const EMPTY: TableState = {
  stage: 'entering',
  refusal: null,
  card: null,
  seat: null,
  match: null,
  seedHash: null,
  latest: null,
  step: null,
  deadline: null,
  playFrom: null,
  pending: null,
  refused: null,
  timedOut: null,
  ended: null,
  chat: [],
};
