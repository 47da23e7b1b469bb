import { useEffect } from 'react';
import { type Loaded, useLoaded } from '../../ui/useLoaded';

/** Loads something, and again now and then while the page is in sight. */
export function usePolled<T>(load: () => Promise<T>, seconds: number): [Loaded<T>, () => void] {
  const [loaded, again] = useLoaded(load);
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && again(), seconds * 1000);
    return () => clearInterval(timer);
  }, [again, seconds]);
  return [loaded, again];
}
