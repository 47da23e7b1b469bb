import { useCallback } from 'react';
import { useWords } from '../../../i18n';

/** A time as people compare it: 0.31 ms, 48 ms. */
export function useMilliseconds(): (milliseconds: number) => string {
  const { t, number } = useWords();
  return useCallback(
    (milliseconds) => {
      const digits = milliseconds < 10 ? 100 : 1;
      return t('bots.ms', { time: number(Math.round(milliseconds * digits) / digits) });
    },
    [t, number],
  );
}
