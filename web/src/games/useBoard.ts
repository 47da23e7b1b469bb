import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useShortcuts } from '../frame/keys';
import { playSound } from '../table/sounds';
import type { AnyView } from '../wire/generated/messages';
import type { BoardProps } from './board';
import { type Pause, usePause } from './usePause';

export type Hint<A> = { action: A; why: string };

export type Board<A> = {
  /** You may act now; also while older plays are still being shown. */
  yourTurn: boolean;
  /** Cards lifted in the hand; those that have gone are not among them. */
  picked: string[];
  pick: (codes: string[]) => void;
  /** Does something: sends it once, puts picked cards down. */
  send: (action: A) => void;
  /** What the house would do, until other cards are picked or played; `askHint` is null where there are no hints. */
  hint: Hint<A> | null;
  askHint: (() => void) | null;
  /** The time between two deals. While `between`, the next deal is not dealt yet: show no hand. */
  pause: Pause;
};

/** A wait shorter than this is kept quietly: the action is sent when the table takes it. */
const SHORT_WAIT = 3000;

/** Whether an action is about this card, wherever it stands in it. */
const speaksOf = (action: unknown, code: string): boolean =>
  typeof action === 'object' && action !== null
    ? Object.values(action).some((part) => speaksOf(part, code))
    : action === code;

/** What all boards do alike: picked cards, sending, hints, the pause between deals. */
export function useBoard<V extends AnyView, A, E>(props: BoardProps<V, A, E>): Board<A> {
  const { view, latest, legal, pending, act, playFrom, hint: hintOf } = props;
  const pause = usePause(props);
  const [lifted, setLifted] = useState<string[]>([]);
  const picked = useMemo(
    () => (pause.between ? [] : lifted.filter((code) => view.hand.includes(code))),
    [lifted, view.hand, pause.between],
  );
  // Plays of others may lag behind, but nobody acts with a hand that he does not see yet.
  const inSight = latest.deal === view.deal && latest.hand.length === view.hand.length;
  const yourTurn = legal.length > 0 && pending === null && !pause.between && inSight;

  const wait = useRef(0);
  useEffect(() => () => clearTimeout(wait.current), []);
  const send = useCallback(
    (action: A) => {
      if (!yourTurn) return;
      setLifted([]);
      clearTimeout(wait.current);
      const early = playFrom === null ? 0 : playFrom - Date.now();
      if (early <= 0 || early > SHORT_WAIT) act(action);
      else wait.current = window.setTimeout(() => act(action), early);
    },
    [yourTurn, act, playFrom],
  );

  const { seq } = latest;
  const [told, setTold] = useState<(Hint<A> & { seq: number }) | null>(null);
  const asked = useRef(false);
  const pick = useCallback((codes: string[]) => {
    setLifted(codes);
    const meant = (action: A) => codes.every((code) => speaksOf(action, code));
    setTold((hint) => (hint && codes.length > 0 && meant(hint.action) ? hint : null));
  }, []);
  const askHint = useMemo(() => {
    if (!hintOf || !yourTurn) return null;
    return () => {
      if (asked.current) return;
      asked.current = true;
      void hintOf()
        .then((answer) => setTold(answer && { ...answer, seq }))
        .finally(() => {
          asked.current = false;
        });
    };
  }, [hintOf, yourTurn, seq]);
  useShortcuts(useMemo(() => (askHint ? { h: askHint } : {}), [askHint]));

  useEffect(() => {
    if (yourTurn) playSound('turn');
  }, [yourTurn]);

  return {
    yourTurn,
    picked,
    pick,
    send,
    hint: told?.seq === seq && yourTurn ? told : null,
    askHint,
    pause,
  };
}
