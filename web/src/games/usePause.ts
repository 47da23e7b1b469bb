import { useCallback, useEffect, useState } from 'react';
import { useReplayed } from '../table/replayed';
import type { AnyView } from '../wire/generated/messages';
import type { BoardProps } from './board';

export type Pause = {
  /** A deal is over and the next one has not been dealt out on the screen. */
  between: boolean;
  /** The sheet of the deal is open; the deal is `view.deals.at(-1)`. */
  open: boolean;
  /** When it closes by itself; null: when it is pressed away. */
  until: number | null;
  /** Goes on, and tells the table so. */
  goOn: () => void;
};

type Kept = { deals: number; until: number | null; open: boolean };

/** The last trick is swept before the sheet comes. */
const LAST_LOOK = 1500;
/** The next deal is dealt out before the first action. */
const DEALING = 700;
/** A pause shorter than this is none. */
const NONE = 1500;
/** Whoever watches a table without pauses reads for so long. */
const READ = 6000;

/** A state that waits between two deals: one has been scored and nothing is done in the next. */
function endsDeal<V extends AnyView, A, E>(props: BoardProps<V, A, E>): boolean {
  const { step, view, playFrom } = props;
  if (view.phase === 'over' || view.deals.length === 0) return false;
  if (!step.instant) return step.events.some((event) => typeOf(event) === 'deal_scored');
  return view.history.length === 0 && (playFrom ?? 0) - Date.now() > NONE;
}

const typeOf = (event: unknown) => (event as { type: string }).type;

function begin<V extends AnyView, A, E>(props: BoardProps<V, A, E>): Kept {
  const { step, view, playFrom, seat } = props;
  const now = Date.now();
  const timed = playFrom !== null && playFrom - now > NONE;
  const read = seat === null ? now + READ : null;
  return {
    deals: view.deals.length,
    until: timed ? playFrom - DEALING : read,
    open: step.instant,
  };
}

/** Keeps the result of a deal in sight for as long as the table rests. */
export function usePause<V extends AnyView, A, E>(props: BoardProps<V, A, E>): Pause {
  const { step, view, nextDeal, seat, playFrom } = props;
  const [seen, setSeen] = useState<unknown>(null);
  const [kept, setKept] = useState<Kept | null>(null);
  const replayed = useReplayed() !== null;
  const passes = kept !== null && (kept.until !== null || replayed);
  // While rendering, so that the new hand is not shown before it is dealt.
  if (seen !== step) {
    setSeen(step);
    if (endsDeal(props)) setKept(begin(props));
    else if (kept && (view.phase === 'over' || (passes && view.history.length > 0))) {
      setKept(null);
    }
  }

  useEffect(() => {
    if (!kept || kept.open) return;
    const timer = setTimeout(() => setKept((now) => now && { ...now, open: true }), LAST_LOOK);
    return () => clearTimeout(timer);
  }, [kept]);
  // Everybody was ready before the time was up.
  const early = kept?.until != null && playFrom !== null && playFrom - DEALING < kept.until;
  const until = early ? playFrom - DEALING : (kept?.until ?? null);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setKept(null), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);

  const goOn = useCallback(() => {
    setKept(null);
    if (seat !== null) nextDeal();
  }, [nextDeal, seat]);
  return { between: kept !== null, open: kept?.open ?? false, until, goOn };
}
