import { useCallback, useEffect, useState } from 'react';
import { useCareful } from '../../ui/useCareful';
import type { Page } from '../../wire/rest';

export type List<T> = {
  /** Null until the first part is here. */
  items: T[] | null;
  /** The part that follows; null at the end. */
  more: (() => void) | null;
  reload: () => void;
};

/** A list of the server, a part at a time; begins anew when `load` changes. */
export function useList<T>(load: (cursor: string | null) => Promise<Page<T>>): List<T> {
  const careful = useCareful();
  const [items, setItems] = useState<T[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn loads anew
  useEffect(() => {
    let wanted = true;
    void careful(() => load(null)).then((page) => {
      if (!wanted) return;
      setItems(page?.items ?? []);
      setNext(page?.next ?? null);
    });
    return () => {
      wanted = false;
    };
  }, [load, careful, turn]);
  const more = async () => {
    const page = await careful(() => load(next));
    if (!page) return;
    setItems((before) => [...(before ?? []), ...page.items]);
    setNext(page.next);
  };
  return {
    items,
    more: next === null ? null : () => void more(),
    reload: useCallback(() => setTurn((before) => before + 1), []),
  };
}
