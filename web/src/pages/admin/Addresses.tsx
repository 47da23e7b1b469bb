import { type FormEvent, useCallback, useState } from 'react';
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
    { name: 'Address', cell: (ban) => ban.address },
    { name: 'Reason', cell: ({ reason }) => reason },
    { name: 'From', cell: ({ at }) => <When at={at} /> },
    { name: 'Until', cell: ({ until }) => <When at={until} /> },
    {
      name: '',
      cell: ({ id }) => (
        <Button size="small" onClick={() => void lift(id)}>
          Lift
        </Button>
      ),
    },
  ];
  return (
    <section>
      <h1>Addresses</h1>
      <form className="my-4 flex flex-wrap items-end gap-3" onSubmit={ask}>
        <div className="min-w-[220px] grow">
          <Field
            label="Address or network"
            placeholder="203.0.113.7 or 203.0.113.0/24"
            maxLength={60}
            required
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </div>
        <Button type="submit" kind="danger">
          Ban it
        </Button>
      </form>
      <div className="panel p-4">
        <Rows
          label="Banned addresses"
          list={list}
          columns={columns}
          keyOf={({ id }) => id}
          empty="No address is banned."
        />
      </div>
      {asking && (
        <SanctionDialog
          title={`Ban ${address.trim()}`}
          told
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
