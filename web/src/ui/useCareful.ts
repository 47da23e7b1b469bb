import { useCallback } from 'react';
import { useWords } from '../i18n';
import { RestFailure } from '../wire/rest';
import { failureText, notify } from './toasts';

/** Does something that the server may refuse; a refusal is told in a notice, and null comes back. */
export function useCareful() {
  const { say } = useWords();
  return useCallback(
    async <T>(work: () => Promise<T>): Promise<T | null> => {
      try {
        return await work();
      } catch (error) {
        if (!(error instanceof RestFailure)) throw error;
        notify(failureText(say, error), 'error');
        return null;
      }
    },
    [say],
  );
}
