import { useCallback, useEffect, useState } from 'react';
import type { Loaded } from '../../ui/useLoaded';
import type { Page, RestFailure } from '../../wire/rest';

type Pages<T> = {
  loaded: Loaded<T[]>;
  /** null at the end of the list. */
  more: (() => void) | null;
  again: () => void;
};

/** A list that comes page by page. */
export function usePages<T>(load: (cursor?: string) => Promise<Page<T>>): Pages<T> {
  const [loaded, setLoaded] = useState<Loaded<T[]>>({ state: 'loading' });
  const [next, setNext] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn loads anew
  useEffect(() => {
    let wanted = true;
    setLoaded({ state: 'loading' });
    load().then(
      (page) => {
        if (!wanted) return;
        setLoaded({ state: 'here', value: page.items });
        setNext(page.next);
      },
      (failure: RestFailure) => wanted && setLoaded({ state: 'failed', failure }),
    );
    return () => {
      wanted = false;
    };
  }, [load, turn]);
  const more = () => {
    load(next ?? undefined).then(
      (page) => {
        setLoaded((before) => ({
          state: 'here',
          value: [...(before.state === 'here' ? before.value : []), ...page.items],
        }));
        setNext(page.next);
      },
      (failure: RestFailure) => setLoaded({ state: 'failed', failure }),
    );
  };
  return {
    loaded,
    more: next === null ? null : more,
    again: useCallback(() => setTurn((before) => before + 1), []),
  };
}
