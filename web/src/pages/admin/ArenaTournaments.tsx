import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { useCareful } from '../../ui/useCareful';
import { admin } from '../../wire/admin';
import { arena } from '../../wire/arena';
import type { TournamentLine } from '../../wire/generated/rest';
import { Coded } from './coded';
import { Listed } from './Listed';
import { type Column, Rows } from './Rows';
import { SureDialog } from './SureDialog';
import { useList } from './useList';
import { When } from './When';

const GOING_ON = ['announced', 'running'];

/** Tournaments: announced for everybody, and ended before their time. */
export function ArenaTournaments() {
  const { t, say, number } = useWords();
  const careful = useCareful();
  const [ending, setEnding] = useState<TournamentLine | null>(null);
  const list = useList(
    useCallback((cursor: string | null) => arena.tournaments({ cursor, limit: 20, all: true }), []),
  );
  const columns: readonly Column<TournamentLine>[] = [
    {
      name: 'admin.name',
      cell: ({ id, name }) => <Link to={`/arena/tournaments/${id}`}>{name}</Link>,
    },
    {
      name: 'admin.game',
      cell: ({ game, system }) => (
        <Listed
          items={[say(`game.${game}`), <Coded key="how" of="arena.system" code={system} />]}
        />
      ),
    },
    {
      name: 'admin.state',
      cell: ({ state, round, rounds }) =>
        state === 'running' ? (
          t('arena.roundOf', { round, of: rounds })
        ) : (
          <Coded of="arena.state" code={state} />
        ),
    },
    { name: 'admin.entrants', cell: ({ entrants }) => number(entrants) },
    { name: 'admin.starts', cell: ({ starts_at }) => <When at={starts_at} /> },
    {
      name: null,
      cell: (one) =>
        GOING_ON.includes(one.state) && (
          <Button size="small" kind="danger" onClick={() => setEnding(one)}>
            {t('admin.cancelIt')}
          </Button>
        ),
    },
  ];
  return (
    <section className="panel p-4">
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h2 className="grow">{t('admin.tournaments')}</h2>
        <ButtonLink size="small" to="/arena/tournaments/new">
          {t('admin.announceOne')}
        </ButtonLink>
      </div>
      <Rows
        label={t('admin.tournaments')}
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty={t('admin.noTournaments')}
      />
      {ending && (
        <SureDialog
          title={t('admin.cancelTournament')}
          text={t('admin.cancelText', { name: ending.name })}
          note={{ label: t('admin.reason'), required: true }}
          onSend={async (reason) => {
            const done = await careful(async () => {
              await admin.cancelTournament(ending.id, { reason });
              return true;
            });
            list.reload();
            return done !== null;
          }}
          onClose={() => setEnding(null)}
        />
      )}
    </section>
  );
}
