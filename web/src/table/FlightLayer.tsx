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

const Flights = createContext<Fly>(() => {});

/**
 * `fly(stage, stage, …)`: the cards of one stage fly together, the stages one after the other. Call it in a
 * layout effect once the new state is drawn: goals stay hidden until their card has landed, and places that
 * are gone (a card that left the hand) are remembered.
 */
export const useFlights = (): Fly => useContext(Flights);

const wait = (ms: number) => new Promise<void>((done) => window.setTimeout(done, ms));

export function FlightLayer({ children }: { children: ReactNode }) {
  const book = useMemo(() => new PlaceBook(), []);
  const [airborne, setAirborne] = useState<Airborne[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const behind = useRef(0);
  const next = useRef(0);
  const resting = useRef(new Map<Flight, Airborne>());
  const mounted = useRef(true);
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
      if (fade) goal.animate([{ opacity: 0 }, { opacity: 1 }], FADE);
    },
    [book],
  );

  const runStage = useCallback(
    async (stage: Flight[], length: number) => {
      const skip = document.hidden || !mounted.current;
      const calm = prefersLessMotion();
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
      const starting = stage.flatMap((flight, at) => {
        const lying = resting.current.get(flight);
        resting.current.delete(flight);
        const from = lying?.from ?? book.find(flight.from);
        const to = calm ? from : book.find(flight.to);
        if (!from || !to) {
          reveal(flight, true);
          return [];
        }
        const delay = calm ? CUT - STYLES.sweep.wait : at * STYLES[flight.kind].gap;
        return [{ id: lying?.id ?? next.current++, flight, from, to, delay, rate }];
      });
      const over = new Set(starting.map(({ id }) => id));
      setAirborne((now) => [...now.filter(({ id }) => !over.has(id)), ...starting]);
      await wait(length / rate);
      for (const flight of stage) reveal(flight, false);
      setAirborne((now) => now.filter(({ id }) => !over.has(id)));
    },
    [book, reveal],
  );

  /** Cards of a trick that the new state no longer shows stay in sight until they are swept. */
  const rest = useCallback(
    (stages: Flight[][]) => {
      const landing = new Set(stages.flat().map(({ to }) => to));
      const lying = stages.flat().flatMap((flight) => {
        const from = book.last(flight.from);
        if (flight.kind !== 'sweep' || !from || landing.has(flight.from)) return [];
        return [{ id: next.current++, flight, from, to: from, delay: null, rate: 1 }];
      });
      for (const card of lying) resting.current.set(card.flight, card);
      if (lying.length > 0) setAirborne((now) => [...now, ...lying]);
    },
    [book],
  );

  const fly = useCallback<Fly>(
    (...stages) => {
      rest(stages);
      for (const stage of stages) {
        const length = lengthOf(stage, prefersLessMotion());
        behind.current += length;
        for (const { kind, to } of stage) {
          // A seat that gets a card stays in sight.
          if (kind !== 'sweep' && !to.startsWith('seat:')) {
            book.element(to)?.setAttribute('data-arriving', '');
          }
        }
        queue.current = queue.current
          .then(() => runStage(stage, length))
          .finally(() => {
            behind.current -= length;
          });
      }
    },
    [book, rest, runStage],
  );

  return (
    <Places value={book}>
      <Flights value={fly}>
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
