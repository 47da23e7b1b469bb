import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { announce } from '../table/Announcer';
import { At } from '../table/At';
import { useFlights, useGround } from '../table/FlightLayer';
import type { Flight } from '../table/flights';
import { usePlace } from '../table/places';
import { useLayout } from '../table/StageLayout';
import { playSound, type SoundName } from '../table/sounds';
import type { Step } from '../wire/steps';

type Props<V, A, E> = {
  step: Step<V, E>;
  /** `pause.between` of the board. */
  between: boolean;
  /** The own action that is drawn as done: on its way, or not shown yet. */
  pending: A | null;
  refused: { action: A } | null;
  /**
   * What flies for these events, stage by stage, without the dealing of a new deal. `shown`: the own
   * action among them has flown already, when it was sent. `before`: what was shown before them.
   */
  flightsOf: (step: Step<V, E>, shown: boolean, before: V | null) => Flight[][];
  /** The dealing of a new deal, from the place `deck`, once it may be seen. */
  dealOf?: (view: V) => Flight[][];
  /** What flies at once when this seat acts. */
  flightOf?: (action: A) => Flight[];
  /** What listeners hear about these events, and what is asked of them now. */
  tell: (step: Step<V, E>, before: V | null) => string;
  soundOf?: (step: Step<V, E>) => SoundName | null;
};

const typesOf = (events: readonly unknown[]) =>
  events.map((event) => (event as { type: string }).type);
const back = ({ card, from, to }: Flight): Flight => ({ card, from: to, to: from, kind: 'return' });

/** Plays every step once: cards fly, a sound is heard, listeners are told. Stands inside the screen. */
export function StepFlights<V, A, E>(props: Props<V, A, E>) {
  const { step, between, pending, refused } = props;
  const start = useFlights();
  const ground = useGround();
  // Once all places of the new state are known, wherever this stands among them, but before it is painted.
  const fly = useCallback<typeof start>(
    (...stages) => queueMicrotask(() => start(...stages)),
    [start],
  );
  const { centre, card } = useLayout();
  const deck = usePlace('deck');
  const latest = useRef(props);
  latest.current = props;
  const shown = useRef(false);
  const rested = useRef(between);
  const played = useRef<Step<V, E> | null>(null);
  const told = useRef<Step<V, E> | null>(null);

  useLayoutEffect(() => {
    const { flightOf } = latest.current;
    const flights = pending && flightOf?.(pending);
    if (!flights || flights.length === 0) return;
    shown.current = true;
    fly(flights);
    playSound('land');
  }, [pending, fly]);

  useLayoutEffect(() => {
    const { flightOf } = latest.current;
    if (!refused || !flightOf || !shown.current) return;
    shown.current = false;
    fly(flightOf(refused.action).map(back));
    playSound('refused');
  }, [refused, fly]);

  useLayoutEffect(() => {
    const before = played.current;
    if (before === step) return;
    played.current = step;
    const { flightsOf, dealOf, soundOf } = latest.current;
    const types = typesOf(step.events);
    // What house bots do in the next deal while the sheet of the last one is read.
    const covered = latest.current.between && !types.includes('deal_scored');
    if (step.instant) {
      // The first state of a table comes before anything could fly.
      if (before) ground();
    } else if (!covered) {
      const own = shown.current;
      const stages = flightsOf(step, own, before?.view ?? null);
      const deals = types.includes('deal') && !latest.current.between;
      fly(...stages, ...(deals && dealOf ? dealOf(step.view) : []));
      const sound = soundOf?.(step);
      if (sound) playSound(sound);
    }
    // What others did before it is shown first.
    if (!latest.current.pending) shown.current = false;
  }, [step, fly, ground]);

  useLayoutEffect(() => {
    const ended = rested.current && !between;
    rested.current = between;
    const { dealOf, step: now } = latest.current;
    if (!ended || !dealOf) return;
    fly(...dealOf(now.view));
    playSound('deal');
  }, [between, fly]);

  useEffect(() => {
    const before = told.current;
    if (before === step) return;
    told.current = step;
    const text = step.instant ? '' : latest.current.tell(step, before?.view ?? null);
    if (text) announce(text);
  }, [step]);

  return (
    <At x={centre.x} y={centre.y} anchor="centre" layer={2}>
      <div ref={deck} style={{ width: card, height: card * 1.4, visibility: 'hidden' }} />
    </At>
  );
}
