import { useWords } from '../../../i18n';
import { failureText } from '../../../ui/toasts';
import type { RestFailure } from '../../../wire/rest';

/** Why a trial did not take place. */
export function TrialFailure({ failure }: { failure: RestFailure }) {
  const { t, say } = useWords();
  const text =
    failure.code === 'bots_off'
      ? t('bots.off', { why: failure.message })
      : failureText(say, failure);
  return (
    <p role="alert" className="m-3 rounded-button bg-danger-soft px-4 py-3 text-14 text-danger">
      {text}
    </p>
  );
}
