import { useCallback, useEffect, useState } from 'react';
import type { RestFailure } from '../wire/rest';

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; failure: RestFailure }
  | { state: 'here'; value: T };

/** Loads something when the page shows it, and again when `load` changes. */
export function useLoaded<T>(load: () => Promise<T>): [Loaded<T>, () => void] {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn loads anew
  useEffect(() => {
    let wanted = true;
    load().then(
      (value) => wanted && setLoaded({ state: 'here', value }),
      (failure: RestFailure) => wanted && setLoaded({ state: 'failed', failure }),
    );
    return () => {
      wanted = false;
    };
  }, [load, turn]);
  return [loaded, useCallback(() => setTurn((before) => before + 1), [])];
}
