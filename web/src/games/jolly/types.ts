import type { AnyEvent, JollyView } from '../../wire/generated/messages';

export type View = JollyView;
export type Action = JollyView['legal_actions'][number];
export type JollyEvent = Extract<AnyEvent, unknown>;

/** Cards as they lie in a set or run; `low` is the place of the first one in a run. */
export type Laid = { kind: 'run' | 'set'; cards: readonly string[]; low?: number };

export const ofType = <T extends Action['type']>(actions: readonly Action[], type: T) =>
  actions.filter((action): action is Extract<Action, { type: T }> => action.type === type);

/** Whether two actions say the same, whatever the order of their fields. */
export function sameAction(one: object, other: object): boolean {
  const written = (action: object) =>
    JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
  return written(one) === written(other);
}
