import { Check, CircleX, Eye } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Empty } from '../../../ui/Empty';
import { Loading } from '../../../ui/Loading';
import type { TriedState } from '../../../wire/generated/rest';
import { useStudio } from './context';
import { StateDialog } from './StateDialog';
import { TrialFailure } from './TrialFailure';
import { useMilliseconds } from './useMilliseconds';

/** What the bot answers to the sample states. */
export function States() {
  const { t } = useWords();
  const { trials, test } = useStudio();
  const ms = useMilliseconds();
  const [looked, setLooked] = useState<TriedState | null>(null);
  if (trials.busy) return <Loading rows={3} />;
  if (trials.failure) return <TrialFailure failure={trials.failure} />;
  const tested = trials.states;
  if (!tested) {
    return (
      <Empty text={t('bots.noTest')}>
        <Button size="small" onClick={test}>
          {t('bots.test')}
        </Button>
      </Empty>
    );
  }
  const good = tested.states.filter(({ strike }) => strike === null).length;
  return (
    <>
      <p className="px-4 pt-3 font-semibold text-14" role="status">
        {t('bots.statesGood', { good, all: tested.states.length })}
      </p>
      <ol className="studio-states">
        {tested.states.map((state, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: always the same states in the same order
          <li key={at}>
            <span className="tabular text-ink-3">{at + 1}</span>
            {state.strike === null ? (
              <Check size={16} className="text-ok" aria-label={t('bots.ok')} />
            ) : (
              <CircleX size={16} className="text-danger" aria-label={t('bots.strike')} />
            )}
            <div className="min-w-0">
              <code dir="ltr" className={state.strike === null ? '' : 'text-danger'}>
                {state.strike ?? state.answer}
              </code>
              {state.strike !== null && state.answer && (
                <code dir="ltr" className="block text-ink-3">
                  {state.answer}
                </code>
              )}
              {state.printed && <pre dir="ltr">{state.printed.trimEnd()}</pre>}
            </div>
            <span className="tabular text-13 text-ink-3">{ms(state.milliseconds)}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={t('bots.lookAt', { number: at + 1 })}
              onClick={() => setLooked(state)}
            >
              <Eye size={17} />
            </button>
          </li>
        ))}
      </ol>
      {looked && <StateDialog game={tested.game} state={looked} onClose={() => setLooked(null)} />}
    </>
  );
}
