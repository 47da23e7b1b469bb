import { type FormEvent, useCallback, useState } from 'react';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { useCareful } from '../../ui/useCareful';
import { admin } from '../../wire/admin';
import type { SanctionShown } from '../../wire/generated/rest';
import { type Column, Rows } from './Rows';
import { SanctionDialog } from './SanctionDialog';
import { useList } from './useList';
import { When } from './When';

/** Addresses and networks that are kept out. */
export function Addresses() {
  const { t } = useWords();
  const careful = useCareful();
  const [address, setAddress] = useState('');
  const [asking, setAsking] = useState(false);
  const list = useList(
    useCallback((cursor: string | null) => admin.addresses({ cursor, limit: 50 }), []),
  );
  const lift = async (id: string) => {
    await careful(() => admin.unbanAddress(id));
    list.reload();
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setAsking(true);
  };
  const columns: readonly Column<SanctionShown>[] = [
    { name: 'admin.address', cell: ({ address: one }) => <bdi dir="ltr">{one}</bdi> },
    { name: 'admin.reason', cell: ({ reason }) => reason },
    { name: 'admin.from', cell: ({ at }) => <When at={at} /> },
    { name: 'admin.until', cell: ({ until }) => <When at={until} /> },
    {
      name: null,
      cell: ({ id }) => (
        <Button size="small" onClick={() => void lift(id)}>
          {t('admin.lift')}
        </Button>
      ),
    },
  ];
  return (
    <section>
      <h1>{t('admin.addresses')}</h1>
      <form className="my-4 flex flex-wrap items-end gap-3" onSubmit={ask}>
        <div className="min-w-[220px] grow">
          <Field
            label={t('admin.addressOrNetwork')}
            placeholder="203.0.113.7, 203.0.113.0/24"
            dir="ltr"
            maxLength={60}
            required
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </div>
        <Button type="submit" kind="danger">
          {t('admin.banIt')}
        </Button>
      </form>
      <div className="panel p-4">
        <Rows
          label={t('admin.bannedAddresses')}
          list={list}
          columns={columns}
          keyOf={({ id }) => id}
          empty={t('admin.noAddresses')}
        />
      </div>
      {asking && (
        <SanctionDialog
          title={t('admin.banAddress', { address: address.trim() })}
          onSend={async ({ reason, until }) => {
            const made = await careful(() =>
              admin.banAddress({ address: address.trim(), reason, until }),
            );
            list.reload();
            if (made) setAddress('');
            return made !== null;
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
