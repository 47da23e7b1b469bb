import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { useCareful } from '../../ui/useCareful';
import { admin } from '../../wire/admin';
import { arena } from '../../wire/arena';
import type { TournamentLine } from '../../wire/generated/rest';
import { type Column, Rows } from './Rows';
import { SureDialog } from './SureDialog';
import { useList } from './useList';
import { When } from './When';

const GOING_ON = ['announced', 'running'];

/** Tournaments: announced for everybody, and ended before their time. */
export function ArenaTournaments() {
  const { say } = useWords();
  const careful = useCareful();
  const [ending, setEnding] = useState<TournamentLine | null>(null);
  const list = useList(
    useCallback((cursor: string | null) => arena.tournaments({ cursor, limit: 20, all: true }), []),
  );
  const columns: readonly Column<TournamentLine>[] = [
    { name: 'Name', cell: ({ id, name }) => <Link to={`/arena/tournaments/${id}`}>{name}</Link> },
    {
      name: 'Game',
      cell: ({ game, system }) => `${say(`game.${game}`)}, ${system.replaceAll('_', ' ')}`,
    },
    {
      name: 'State',
      cell: ({ state, round, rounds }) =>
        state === 'running' ? `round ${round} of ${rounds}` : state,
    },
    { name: 'Entrants', cell: ({ entrants }) => entrants },
    { name: 'Starts', cell: ({ starts_at }) => <When at={starts_at} /> },
    {
      name: '',
      cell: (one) =>
        GOING_ON.includes(one.state) && (
          <Button size="small" kind="danger" onClick={() => setEnding(one)}>
            Cancel it
          </Button>
        ),
    },
  ];
  return (
    <section className="panel p-4">
      <div className="mb-2 flex flex-wrap items-center gap-3">
        <h2 className="grow">Tournaments</h2>
        <ButtonLink size="small" to="/arena/tournaments/new">
          Announce one
        </ButtonLink>
      </div>
      <Rows
        label="Tournaments"
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        empty="There was none yet."
      />
      {ending && (
        <SureDialog
          title="Cancel the tournament"
          text={`${ending.name} ends now, without a winner.`}
          note={{ label: 'Reason', required: true }}
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
