import type {
  BalootAction,
  BalootEvent,
  BalootRecord,
  BalootView,
} from '../../wire/generated/messages';
import type { BoardProps } from '../board';

export type View = BalootView;
export type Action = BalootAction;
export type Event = BalootEvent;
export type Record = BalootRecord;
export type Props = BoardProps<View, Action, Event>;
export type Team = 0 | 1;

export const teamOf = (seat: number): Team => (seat % 2) as Team;
export const partnerOf = (seat: number): number => (seat + 2) % 4;

/** The deal that has ended, as the table stood at its end. */
export const asEnded = (view: View, record: Record): View => ({
  ...view,
  dealer: record.dealer,
  contract: record.contract ?? null,
  trump: record.trump ?? null,
  taker: record.taker ?? null,
  level: record.level ?? 1,
  tricks_won: record.tricks ?? [0, 0],
});

export function isKind<T extends Action['type']>(
  kind: T,
): (action: Action) => action is Extract<Action, { type: T }> {
  return (action): action is Extract<Action, { type: T }> => action.type === kind;
}
