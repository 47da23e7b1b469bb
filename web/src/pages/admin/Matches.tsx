import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { useCareful } from '../../ui/useCareful';
import { admin } from '../../wire/admin';
import { GAMES } from '../../wire/catalogue';
import type { AllMatchesQuery, MatchListed } from '../../wire/generated/rest';
import { CloseDialog } from './CloseDialog';
import { Pick } from './Pick';
import { type Column, Rows } from './Rows';
import { useList } from './useList';
import { When } from './When';

/** Every match, running and private ones too. */
export function Matches() {
  const { say } = useWords();
  const careful = useCareful();
  const [query, setQuery] = useState<AllMatchesQuery>({});
  const [ending, setEnding] = useState<MatchListed | null>(null);
  const list = useList(
    useCallback((cursor: string | null) => admin.matches({ ...query, cursor, limit: 30 }), [query]),
  );
  const change = (part: AllMatchesQuery) => setQuery((before) => ({ ...before, ...part }));
  const columns: readonly Column<MatchListed>[] = [
    {
      name: 'Game',
      cell: ({ id, game }) => <Link to={`/matches/${id}`}>{say(`game.${game}`)}</Link>,
    },
    {
      name: 'Players',
      cell: ({ players, board }) =>
        `${players.join(', ')}${board === null ? '' : ` · board ${board}`}`,
    },
    {
      name: 'Kind',
      cell: ({ mode, visibility, rated }) =>
        [mode, visibility, rated ? 'rated' : ''].filter(Boolean).join(', '),
    },
    { name: 'State', cell: ({ state }) => state },
    { name: 'Began', cell: ({ started_at }) => <When at={started_at} /> },
    { name: 'Ended', cell: ({ ended_at }) => <When at={ended_at} /> },
    {
      name: '',
      cell: (match) =>
        match.state === 'playing' && (
          <Button size="small" kind="danger" onClick={() => setEnding(match)}>
            End
          </Button>
        ),
    },
  ];
  return (
    <section>
      <h1>Matches</h1>
      <div className="my-4 flex flex-wrap items-end gap-3">
        <Pick
          label="State"
          any="any"
          items={['playing', 'over']}
          value={query.state ?? null}
          onChange={(state) => change({ state })}
        />
        <Pick
          label="Game"
          any="any"
          items={GAMES}
          text={(one) => say(`game.${one}`)}
          value={(query.game ?? null) as (typeof GAMES)[number] | null}
          onChange={(game) => change({ game })}
        />
        <Pick
          label="Who may see it"
          any="any"
          items={['public', 'private']}
          value={query.visibility ?? null}
          onChange={(visibility) => change({ visibility })}
        />
      </div>
      <div className="panel p-4">
        <Rows
          label="Matches"
          list={list}
          columns={columns}
          keyOf={({ id }) => id}
          empty="There is no such match."
        />
      </div>
      {ending && (
        <CloseDialog
          title="End the match"
          seats={null}
          onSend={async (wish) => {
            const done = await careful(async () => {
              await admin.endMatch(ending.id, wish);
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
