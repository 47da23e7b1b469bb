import { useEffect, useRef } from 'react';
import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Empty } from '../../../ui/Empty';
import { useStudio } from './context';
import { useMilliseconds } from './useMilliseconds';

/** What the trials said and what the bot printed, the newest at the end. */
export function Console() {
  const { t, date } = useWords();
  const { trials, test } = useStudio();
  const ms = useMilliseconds();
  const end = useRef<HTMLDivElement>(null);
  const { lines } = trials;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines scroll to the end
  useEffect(() => end.current?.scrollIntoView({ block: 'nearest' }), [lines]);
  if (lines.length === 0) {
    return (
      <Empty text={t('bots.quiet')}>
        <Button size="small" onClick={test}>
          {t('bots.test')}
        </Button>
      </Empty>
    );
  }
  return (
    <div className="studio-console" role="log" dir="ltr">
      {lines.map(({ id, at, what, strike, answer, milliseconds, printed }) => (
        <div key={id}>
          <span className="quiet">{date(at, { timeStyle: 'medium' })}</span>{' '}
          {what.kind === 'state'
            ? t('bots.console.state', { number: what.number, all: what.all })
            : t('bots.console.move', { seq: what.seq })}{' '}
          {strike === null ? (
            <>
              <em className="text-ok">{t('bots.ok')}</em> {answer}{' '}
            </>
          ) : (
            <em className="text-danger">{strike} </em>
          )}
          <span className="quiet">{ms(milliseconds)}</span>
          {printed && <pre>{printed.trimEnd()}</pre>}
        </div>
      ))}
      <div ref={end} />
      <Button size="small" className="mt-2" onClick={trials.clear}>
        {t('bots.clear')}
      </Button>
    </div>
  );
}
