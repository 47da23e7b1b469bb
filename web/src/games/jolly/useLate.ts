import { useEffect, useState } from 'react';

/** True a while after `wish` has become true. */
export function useLate(wish: boolean, ms: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!wish) return;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [wish, ms]);
  return late;
}
