import type { ReactNode } from 'react';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Empty } from '../../ui/Empty';
import { Loading } from '../../ui/Loading';
import { failureText } from '../../ui/toasts';
import type { Loaded } from '../../ui/useLoaded';

type Props<T> = {
  loaded: Loaded<T>;
  again: () => void;
  rows?: number;
  children: (value: T) => ReactNode;
};

/** What was asked for, once it is here; its shape before, and a way to try again if it failed. */
export function Shown<T>({ loaded, again, rows = 4, children }: Props<T>) {
  const { t, say } = useWords();
  if (loaded.state === 'loading') return <Loading rows={rows} />;
  if (loaded.state === 'here') return children(loaded.value);
  const { failure } = loaded;
  return (
    <Empty text={failure.code === 'not_found' ? t('arena.gone') : failureText(say, failure)}>
      <Button kind="tinted" onClick={again}>
        {t('retry')}
      </Button>
    </Empty>
  );
}
