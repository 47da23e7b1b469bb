import { Fragment, type ReactNode } from 'react';
import { useWords } from '../../i18n';

/** Words or names side by side, each of which runs in its own direction. */
export function Listed({ items }: { items: readonly ReactNode[] }) {
  const { t } = useWords();
  return (
    <span>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order is all that they have
        <Fragment key={at}>
          {at > 0 && t('list.comma')}
          <bdi>{item}</bdi>
        </Fragment>
      ))}
    </span>
  );
}
