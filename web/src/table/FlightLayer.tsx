import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { FlyingCard } from './FlyingCard';
import { CUT, FADE, type Flight, LATE, lengthOf, STYLES } from './flights';
import { prefersLessMotion } from './motionPreference';
import { PlaceBook, Places, type Spot } from './places';
import './flight.css';

type Airborne = {
  id: number;
  flight: Flight;
  from: Spot;
  to: Spot;
  delay: number | null;
  rate: number;
};
type Fly = (...stages: Flight[][]) => void;
type Air = {
  fly: Fly;
  /** Everything in the air is down at once: the table jumps to another moment. */
  ground: () => void;
};

const Flights = createContext<Air>({ fly: () => {}, ground: () => {} });

/**
 * `fly(stage, stage, …)`: the cards of one stage fly together, the stages one after the other. Call it in a
 * layout effect once the new state is drawn: goals stay hidden until their card has landed, and places that
 * are gone (a card that left the hand) are remembered.
 */
export const useFlights = (): Fly => useContext(Flights).fly;
export const useGround = (): (() => void) => useContext(Flights).ground;

const fadeIn = (element: Element) => element.animate([{ opacity: 0 }, { opacity: 1 }], FADE);

const wait = (ms: number) => new Promise<void>((done) => window.setTimeout(done, ms));

export function FlightLayer({ children }: { children: ReactNode }) {
  const book = useMemo(() => new PlaceBook(), []);
  const [airborne, setAirborne] = useState<Airborne[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const behind = useRef(0);
  const next = useRef(0);
  const resting = useRef(new Map<Flight, Airborne>());
  /** On their way, or waiting for it. */
  const under = useRef(new Set<Flight>());
  const mounted = useRef(true);
  /** Flights of an earlier time are over. */
  const time = useRef({});
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);

  const reveal = useCallback(
    (flight: Flight, fade: boolean) => {
      const goal = book.element(flight.to);
      if (!goal?.hasAttribute('data-arriving')) return;
      goal.removeAttribute('data-arriving');
      if (fade) fadeIn(goal);
    },
    [book],
  );

  const runStage = useCallback(
    async (stage: Flight[], length: number) => {
      // Who has left the page sees no more flights, and may have taken the document along.
      const skip = !mounted.current || document.hidden;
      const calm = !skip && prefersLessMotion();
      if (skip || (calm && stage.every(({ kind }) => kind !== 'sweep'))) {
        for (const flight of stage) {
          reveal(flight, !skip);
          resting.current.delete(flight);
        }
        setAirborne((now) => now.filter(({ flight }) => !stage.includes(flight)));
        if (!skip) await wait(FADE);
        return;
      }
      const rate = behind.current > LATE ? 2 : 1;
      const over = new Set<number>();
      const starting = stage.flatMap((flight, at) => {
        const lying = resting.current.get(flight);
        resting.current.delete(flight);
        if (lying) over.add(lying.id);
        const lay = flight.kind === 'sweep' ? book.last(flight.from) : book.find(flight.from);
        const from = lying?.from ?? lay;
        const to = calm ? from : book.find(flight.to);
        if (!from || !to) {
          reveal(flight, true);
          return [];
        }
        const delay = calm ? CUT - STYLES.sweep.wait : at * STYLES[flight.kind].gap;
        return [{ id: lying?.id ?? next.current++, flight, from, to, delay, rate }];
      });
      for (const { id } of starting) over.add(id);
      setAirborne((now) => [...now.filter(({ id }) => !over.has(id)), ...starting]);
      await wait(length / rate);
      for (const flight of stage) reveal(flight, false);
      setAirborne((now) => now.filter(({ id }) => !over.has(id)));
    },
    [book, reveal],
  );

  /**
   * Cards that the new state shows elsewhere or no longer stay in sight until their stage: those of a trick
   * where they lie, own ones in the hand. With less motion they are there at once.
   */
  const rest = useCallback(
    (stages: Flight[][]) => {
      const calm = prefersLessMotion();
      const landing = new Set([...under.current, ...stages.flat()].map(({ to }) => to));
      const waits = ({ kind, from }: Flight) =>
        kind === 'sweep' || (!calm && (kind === 'return' || from.startsWith('hand:')));
      const lying = stages.flat().flatMap((flight) => {
        const from = book.last(flight.from);
        if (!waits(flight) || !from || landing.has(flight.from)) return [];
        return [{ id: next.current++, flight, from, to: from, delay: null, rate: 1 }];
      });
      for (const card of lying) resting.current.set(card.flight, card);
      // Under those that are on their way: they lay there before.
      if (lying.length > 0) setAirborne((now) => [...lying, ...now]);
    },
    [book],
  );

  const fly = useCallback<Fly>(
    (...stages) => {
      rest(stages);
      const calm = prefersLessMotion();
      const now = time.current;
      for (const stage of stages) {
        const length = lengthOf(stage, calm);
        behind.current += length;
        for (const flight of stage) under.current.add(flight);
        for (const { kind, to } of stage) {
          const goal = book.element(to);
          // A seat that gets a card stays in sight.
          if (!goal || kind === 'sweep' || to.startsWith('seat:')) continue;
          if (calm) fadeIn(goal);
          else goal.setAttribute('data-arriving', '');
        }
        const run = async () => {
          if (time.current !== now) return;
          await runStage(stage, length).finally(() => {
            for (const flight of stage) under.current.delete(flight);
          });
          if (time.current === now) behind.current -= length;
        };
        // What went wrong with one stage hides no card of the next.
        queue.current = queue.current.then(run, run);
      }
    },
    [book, rest, runStage],
  );

  const ground = useCallback(() => {
    time.current = {};
    queue.current = Promise.resolve();
    behind.current = 0;
    resting.current.clear();
    under.current.clear();
    book.reveal();
    setAirborne((now) => (now.length > 0 ? [] : now));
  }, [book]);
  const air = useMemo<Air>(() => ({ fly, ground }), [fly, ground]);

  return (
    <Places value={book}>
      <Flights value={air}>
        {children}
        {airborne.length > 0 && (
          <div className="flight-layer" aria-hidden="true">
            {airborne.map(({ id, ...way }) => (
              <FlyingCard key={id} {...way} onLanded={() => reveal(way.flight, false)} />
            ))}
          </div>
        )}
      </Flights>
    </Places>
  );
}
