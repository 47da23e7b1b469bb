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
import { Coded } from './coded';
import { Listed } from './Listed';
import { Pick } from './Pick';
import { type Column, Rows } from './Rows';
import { seatedName } from './seatedName';
import { TableLookDialog } from './TableLookDialog';
import { useList } from './useList';
import { When } from './When';

const AGAIN = 10_000;
const cardOf = ({ table }: LiveTable) => table as unknown as TableCard;

/** Every open table, private ones too; looked at anew now and then. */
export function Tables() {
  const words = useWords();
  const { t, say } = words;
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
    { name: 'admin.table', cell: (one) => <b dir="auto">{cardOf(one).name}</b> },
    {
      name: 'admin.game',
      cell: (one) => (
        <Listed
          items={[
            say(`game.${cardOf(one).game}`),
            <Coded key="mode" of="mode" code={cardOf(one).mode} />,
          ]}
        />
      ),
    },
    {
      name: 'admin.state',
      cell: (one) => (
        <Listed
          items={[
            <Coded key="state" of="admin.table" code={cardOf(one).state} />,
            <Coded key="visibility" of="admin.visibility" code={cardOf(one).visibility} />,
          ]}
        />
      ),
    },
    {
      name: 'lobby.seats',
      cell: (one) => (
        <Listed
          items={cardOf(one).seats.map(({ player }) => (player ? seatedName(words, player) : '–'))}
        />
      ),
    },
    { name: 'admin.lastAction', cell: ({ last_action_at }) => <When at={last_action_at} /> },
    {
      name: null,
      cell: (one) => (
        <span className="flex flex-wrap gap-2 min-[700px]:justify-end">
          <Button size="small" onClick={() => setLooking(cardOf(one))}>
            {t('admin.look')}
          </Button>
          <ButtonLink size="small" to={`/t/${cardOf(one).code}`}>
            {t('home.watch')}
          </ButtonLink>
          <Button size="small" kind="danger" onClick={() => setClosing(cardOf(one))}>
            {t('admin.close')}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <section>
      <h1>{t('admin.tables')}</h1>
      <div className="my-4 flex flex-wrap items-end gap-3">
        <Pick
          label={t('admin.game')}
          of="game"
          any={t('admin.any')}
          items={GAMES}
          value={(query.game ?? null) as (typeof GAMES)[number] | null}
          onChange={(game) => change({ game })}
        />
        <Pick
          label={t('admin.state')}
          of="admin.table"
          any={t('admin.any')}
          items={['waiting', 'ready', 'playing', 'completed']}
          value={query.state ?? null}
          onChange={(state) => change({ state })}
        />
        <Pick
          label={t('admin.whoMayCome')}
          of="admin.visibility"
          any={t('admin.any')}
          items={['public', 'private']}
          value={query.visibility ?? null}
          onChange={(visibility) => change({ visibility })}
        />
      </div>
      <div className="panel p-4">
        <Rows
          label={t('admin.tables')}
          list={list}
          columns={columns}
          keyOf={(one) => cardOf(one).id}
          empty={t('admin.noTables')}
        />
      </div>
      {looking && <TableLookDialog table={looking} onClose={() => setLooking(null)} />}
      {closing && (
        <CloseDialog
          title={t('admin.closeTable')}
          idle={closing.state !== 'playing'}
          seats={closing.seats.map(({ player }) => (player ? seatedName(words, player) : ''))}
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
