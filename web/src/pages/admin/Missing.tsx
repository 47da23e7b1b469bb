import { useWords } from '../../i18n';
import { Empty } from '../../ui/Empty';
import { failureText } from '../../ui/toasts';
import type { RestFailure } from '../../wire/rest';

/** In the place of what could not be loaded. */
export function Missing({ failure }: { failure: RestFailure }) {
  const { t, say } = useWords();
  return (
    <Empty text={failure.code === 'not_found' ? t('admin.gone') : failureText(say, failure)} />
  );
}
