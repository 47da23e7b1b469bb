import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useClock } from '../../table/clock';
import { can, GOAL } from './cards';
import type { Act, Play, Props } from './types';

/** SA-14.2: so long the 66 is offered after a marriage. */
const CLAIM = 2600;

export type Grace = {
  /** Whole seconds until a lead is taken; 0: at once. */
  wait: number;
  /** A lead that is sent as soon as it is taken. */
  armed: Play | null;
  /** Plays a card: at once, or when the grace is over. */
  play: (action: Play) => void;
  /** Says something; that is never delayed, and a card that waits stays in the hand. */
  call: (action: Act) => void;
  disarm: () => void;
  /** Whole seconds in which 66 may still be said after a marriage; 0 outside of it. */
  claim: number;
};

/** The moments in which 66 can be said: a lead waits for them (SA-14.1), a marriage too (SA-14.2). */
export function useGrace(props: Props, yourTurn: boolean): Grace {
  const { latest, legal, act, pending, playFrom } = props;
  const { seq, phase, last_trick: last } = latest;
  const delayed = phase === 'lead' && last !== null && legal.length > 0;
  const waiting = useMemo(
    () =>
      delayed && playFrom !== null && playFrom > Date.now()
        ? { deadline: playFrom, total: CLAIM, seq }
        : null,
    [delayed, playFrom, seq],
  );
  const { seconds: wait } = useClock(waiting);

  const [kept, setKept] = useState<{ action: Play; seq: number } | null>(null);
  const armed = kept?.seq === seq && yourTurn ? kept.action : null;
  const doing = useRef(act);
  doing.current = act;
  useEffect(() => {
    if (!armed || !waiting) return;
    const timer = setTimeout(
      () => doing.current(armed),
      Math.max(0, waiting.deadline - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [armed, waiting]);

  const play = useCallback(
    (action: Play) => {
      if (!yourTurn) return;
      if (waiting && waiting.deadline > Date.now()) setKept({ action, seq });
      else act(action);
    },
    [yourTurn, waiting, act, seq],
  );
  const disarm = useCallback(() => setKept(null), []);
  const call = useCallback(
    (action: Act) => {
      setKept(null);
      act(action);
    },
    [act],
  );

  const claims = phase === 'claim' && can(legal, 'pass') && pending === null;
  const enough = (latest.points ?? 0) >= GOAL;
  const offered = useMemo(
    () => (claims && enough ? { deadline: Date.now() + CLAIM, total: CLAIM, seq } : null),
    [claims, enough, seq],
  );
  useEffect(() => {
    if (!claims) return;
    const after = offered ? Math.max(0, offered.deadline - Date.now()) : 0;
    const timer = setTimeout(() => doing.current({ type: 'pass' }), after);
    return () => clearTimeout(timer);
  }, [claims, offered]);
  const { seconds: claim } = useClock(offered);

  return {
    wait: waiting ? wait : 0,
    armed,
    play,
    call,
    disarm,
    claim: offered ? claim : 0,
  };
}
