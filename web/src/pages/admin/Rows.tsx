import type { ReactNode } from 'react';
import { type MessageKey, useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Empty } from '../../ui/Empty';
import { Loading } from '../../ui/Loading';
import type { List } from './useList';

/** What can be done with a row stands in a column without a name. */
export type Column<T> = { name: MessageKey | null; cell: (row: T) => ReactNode };

type Props<T> = {
  label: string;
  list: Pick<List<T>, 'items' | 'more'>;
  columns: readonly Column<T>[];
  keyOf: (row: T) => string | number;
  empty: string;
};

/** Rows of a list; on a phone each is a card with the names of its columns. */
export function Rows<T>({ label, list, columns, keyOf, empty }: Props<T>) {
  const { t } = useWords();
  const { items, more } = list;
  if (!items) return <Loading />;
  if (items.length === 0) return <Empty text={empty} />;
  return (
    <>
      <table className="admin-list" aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ name }) => (
              <th key={name} scope="col">
                {name && t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ name, cell }) => (
                <td key={name} data-name={name ? t(name) : undefined}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more && (
        <Button className="mt-3" onClick={more}>
          {t('list.more')}
        </Button>
      )}
    </>
  );
}
