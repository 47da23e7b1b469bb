import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useShortcuts } from '../frame/keys';
import { useWords } from '../i18n';
import { announce } from '../table/Announcer';
import { playSound } from '../table/sounds';
import type { AnyView } from '../wire/generated/messages';
import type { BoardProps, Told } from './board';
import { hintText } from './hintText';
import { type Pause, usePause } from './usePause';

export type Sent<A> = { action: A; seq: number };
export type Hint<A> = { action: A; why: string };

export type Board<A> = {
  /** You may act now; also while older plays are still being shown. */
  yourTurn: boolean;
  /** Cards lifted in the hand; those that have gone are not among them. */
  picked: string[];
  pick: (codes: string[]) => void;
  /** The own action that is on its way, or played but not shown yet, and the state that it answers: draw it as done. */
  sent: Sent<A> | null;
  /** Does something: sends it once, puts picked cards down; a later step of a gesture leaves them, for they were picked since. */
  send: (action: A, later?: boolean) => void;
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

/** The server answers at once, but what happened before is shown first: until then the cards stay away from the hand. */
function useSent<V extends AnyView, A, E>(props: BoardProps<V, A, E>): Sent<A> | null {
  const { view, latest, pending, refused } = props;
  const [sent, setSent] = useState<Sent<A> | null>(null);
  if (pending && sent?.action !== pending) setSent({ action: pending, seq: latest.seq });
  else if (refused && sent?.action === refused.action) setSent(null);
  return sent && view.seq <= sent.seq ? sent : null;
}

/** What all boards do alike: picked cards, sending, hints, the pause between deals. */
export function useBoard<V extends AnyView, A, E>(props: BoardProps<V, A, E>): Board<A> {
  const { view, latest, legal, pending, act, playFrom, seats, hint: hintOf } = props;
  const { say } = useWords();
  const pause = usePause(props);
  const sent = useSent(props);
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
    (action: A, later = false) => {
      if (!yourTurn) return;
      if (!later) setLifted([]);
      clearTimeout(wait.current);
      const early = playFrom === null ? 0 : playFrom - Date.now();
      if (early <= 0 || early > SHORT_WAIT) act(action);
      else wait.current = window.setTimeout(() => act(action), early);
    },
    [yourTurn, act, playFrom],
  );

  const { seq } = latest;
  const [told, setTold] = useState<(Told<A> & { seq: number }) | null>(null);
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

  // Its reason follows the language of the page.
  const hint = useMemo(() => {
    if (told?.seq !== seq || !yourTurn) return null;
    const why = hintText(say, told, (at) => seats[at]?.name ?? '');
    return { action: told.action, why };
  }, [told, seq, yourTurn, say, seats]);

  useEffect(() => {
    if (yourTurn) playSound('turn');
  }, [yourTurn]);
  // Those who listen have read the sheet of the last deal meanwhile.
  const rested = useRef(false);
  useEffect(() => {
    if (rested.current && yourTurn) announce(say('table.yourTurn'));
    rested.current = pause.between;
  }, [pause.between, yourTurn, say]);

  return {
    yourTurn,
    picked,
    pick,
    sent,
    send,
    hint,
    askHint,
    pause,
  };
}
