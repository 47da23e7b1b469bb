import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { useWords } from '../../../i18n';
import { failureText } from '../../../ui/toasts';
import { useStudio } from './context';

/** What the check found; a press moves the cursor there. */
export function Problems() {
  const { t, say } = useWords();
  const { check, go } = useStudio();
  const { found, failure, source } = check;
  return (
    <>
      {failure && failure.code !== 'rate_limited' && (
        <p role="alert" className="m-3 rounded-button bg-danger-soft px-4 py-3 text-14 text-danger">
          {failure.code === 'bots_off'
            ? t('bots.off', { why: failure.message })
            : failureText(say, failure)}
        </p>
      )}
      {!failure && found.length === 0 && (
        <p className="flex items-center gap-2 p-4 text-14 text-ink-2">
          {source === null ? (
            t('bots.checking')
          ) : (
            <>
              <CircleCheck size={16} className="text-ok" aria-hidden="true" />
              {t('bots.noProblems')}
            </>
          )}
        </p>
      )}
      <ul className="studio-problems">
        {found.map((one) => (
          <li key={`${one.line}:${one.column}:${one.code}:${one.message}`}>
            <button type="button" onClick={() => go(one.line, one.column)}>
              {one.severity === 'error' ? (
                <CircleX size={16} className="text-danger" aria-label={t('bots.error')} />
              ) : (
                <TriangleAlert
                  size={16}
                  className="text-lantern-2"
                  aria-label={t('bots.warning')}
                />
              )}
              <b dir="ltr">
                {one.message.split('`').map((part, at) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text do not move
                  at % 2 === 1 ? <code key={at}>{part}</code> : part,
                )}
              </b>
              <span>{t('bots.where', { line: one.line, column: one.column })}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
