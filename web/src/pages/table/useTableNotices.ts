import { useEffect } from 'react';
import { useWords } from '../../i18n';
import { failureText, notify } from '../../ui/toasts';
import { useTable } from '../../wire/useTable';

/** Tells what the board cannot show: a refusal, and what the clock played. */
export function useTableNotices(): void {
  const { t, say } = useWords();
  const refused = useTable((state) => state.refused);
  const timedOut = useTable((state) => state.timedOut);
  useEffect(() => {
    if (refused) notify(failureText(say, refused.error));
  }, [refused, say]);
  useEffect(() => {
    if (timedOut) notify(t('board.timeout'));
  }, [timedOut, t]);
}
