import { useCallback, useEffect, useState } from 'react';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { useCareful } from '../../ui/useCareful';
import { admin } from '../../wire/admin';
import { GAMES } from '../../wire/catalogue';
import type { TableCard } from '../../wire/generated/messages';
import type { LiveTable, LiveTablesQuery } from '../../wire/generated/rest';
import { CloseDialog } from './CloseDialog';
import { Pick } from './Pick';
import { type Column, Rows } from './Rows';
import { TableLookDialog } from './TableLookDialog';
import { useList } from './useList';
import { When } from './When';

const AGAIN = 10_000;
const cardOf = ({ table }: LiveTable) => table as unknown as TableCard;

/** Every open table, private ones too; looked at anew now and then. */
export function Tables() {
  const { say } = useWords();
  const careful = useCareful();
  const [query, setQuery] = useState<LiveTablesQuery>({});
  const [looking, setLooking] = useState<TableCard | null>(null);
  const [closing, setClosing] = useState<TableCard | null>(null);
  const list = useList(
    useCallback((cursor: string | null) => admin.tables({ ...query, cursor, limit: 50 }), [query]),
  );
  const { reload } = list;
  useEffect(() => {
    const timer = setInterval(() => document.hidden || reload(), AGAIN);
    return () => clearInterval(timer);
  }, [reload]);
  const change = (part: LiveTablesQuery) => setQuery((before) => ({ ...before, ...part }));
  const columns: readonly Column<LiveTable>[] = [
    { name: 'Table', cell: (one) => <b>{cardOf(one).name}</b> },
    { name: 'Game', cell: (one) => `${say(`game.${cardOf(one).game}`)}, ${cardOf(one).mode}` },
    {
      name: 'State',
      cell: (one) => `${cardOf(one).state}, ${cardOf(one).visibility}`,
    },
    {
      name: 'Seats',
      cell: (one) =>
        cardOf(one)
          .seats.map(({ player }) => player?.name ?? '–')
          .join(', '),
    },
    { name: 'Last action', cell: ({ last_action_at }) => <When at={last_action_at} /> },
    {
      name: '',
      cell: (one) => (
        <span className="flex flex-wrap justify-end gap-2">
          <Button size="small" onClick={() => setLooking(cardOf(one))}>
            Look
          </Button>
          <ButtonLink size="small" to={`/t/${cardOf(one).code}`}>
            Watch
          </ButtonLink>
          <Button size="small" kind="danger" onClick={() => setClosing(cardOf(one))}>
            Close
          </Button>
        </span>
      ),
    },
  ];
  return (
    <section>
      <h1>Tables</h1>
      <div className="my-4 flex flex-wrap items-end gap-3">
        <Pick
          label="Game"
          any="any"
          items={GAMES}
          value={(query.game ?? null) as (typeof GAMES)[number] | null}
          onChange={(game) => change({ game })}
        />
        <Pick
          label="State"
          any="any"
          items={['waiting', 'ready', 'playing', 'completed']}
          value={query.state ?? null}
          onChange={(state) => change({ state })}
        />
        <Pick
          label="Who may come"
          any="any"
          items={['public', 'private']}
          value={query.visibility ?? null}
          onChange={(visibility) => change({ visibility })}
        />
      </div>
      <div className="panel p-4">
        <Rows
          label="Tables"
          list={list}
          columns={columns}
          keyOf={(one) => cardOf(one).id}
          empty="No table is open."
        />
      </div>
      {looking && <TableLookDialog table={looking} onClose={() => setLooking(null)} />}
      {closing && (
        <CloseDialog
          title="Close the table"
          idle={closing.state !== 'playing'}
          seats={closing.seats.map(({ player }) => player?.name ?? '')}
          onSend={async (wish) => {
            const done = await careful(async () => {
              await admin.closeTable(closing.id, wish);
              return true;
            });
            reload();
            return done !== null;
          }}
          onClose={() => setClosing(null)}
        />
      )}
    </section>
  );
}
