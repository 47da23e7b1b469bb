import { useCallback } from 'react';
import { useWords } from '../../i18n';
import { failureText, notify } from '../../ui/toasts';
import { useTableActions } from '../../wire/useTable';

/** Gives a seat to a bot; true if it sits. A refusal is told in the server's words, which name the bot. */
export function useAddBot() {
  const { say } = useWords();
  const table = useTableActions();
  return useCallback(
    async (seat: number, bot: string): Promise<boolean> => {
      const answer = await table.addBot(seat, bot);
      if (answer.ok) return true;
      const { code, message } = answer.error;
      notify(code === 'not_found' ? message : failureText(say, answer.error), 'error');
      return false;
    },
    [say, table],
  );
}
