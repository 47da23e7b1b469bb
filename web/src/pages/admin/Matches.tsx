import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { useCareful } from '../../ui/useCareful';
import { admin } from '../../wire/admin';
import { GAMES } from '../../wire/catalogue';
import type { AllMatchesQuery, MatchListed } from '../../wire/generated/rest';
import { CloseDialog } from './CloseDialog';
import { Coded } from './coded';
import { Listed } from './Listed';
import { Pick } from './Pick';
import { type Column, Rows } from './Rows';
import { useList } from './useList';
import { When } from './When';

/** Every match, running and private ones too. */
export function Matches() {
  const { t, say } = useWords();
  const careful = useCareful();
  const [query, setQuery] = useState<AllMatchesQuery>({});
  const [ending, setEnding] = useState<MatchListed | null>(null);
  const list = useList(
    useCallback((cursor: string | null) => admin.matches({ ...query, cursor, limit: 30 }), [query]),
  );
  const change = (part: AllMatchesQuery) => setQuery((before) => ({ ...before, ...part }));
  const columns: readonly Column<MatchListed>[] = [
    {
      name: 'admin.game',
      cell: ({ id, game }) => <Link to={`/matches/${id}`}>{say(`game.${game}`)}</Link>,
    },
    {
      name: 'admin.players',
      cell: ({ players, board }) => (
        <span>
          <Listed items={players} />
          {board !== null && (
            <>
              {' · '}
              <bdi className="whitespace-nowrap">{t('arena.board', { board: String(board) })}</bdi>
            </>
          )}
        </span>
      ),
    },
    {
      name: 'admin.kind',
      cell: ({ mode, visibility, rated }) => (
        <Listed
          items={[
            <Coded key="mode" of="mode" code={mode} />,
            <Coded key="visibility" of="admin.visibility" code={visibility} />,
            ...(rated ? [t('admin.rated')] : []),
          ]}
        />
      ),
    },
    { name: 'admin.state', cell: ({ state }) => <Coded of="admin.match" code={state} /> },
    { name: 'admin.began', cell: ({ started_at }) => <When at={started_at} /> },
    { name: 'admin.ended', cell: ({ ended_at }) => <When at={ended_at} /> },
    {
      name: null,
      cell: (match) =>
        match.state === 'playing' && (
          <Button size="small" kind="danger" onClick={() => setEnding(match)}>
            {t('admin.end')}
          </Button>
        ),
    },
  ];
  return (
    <section>
      <h1>{t('admin.matches')}</h1>
      <div className="my-4 flex flex-wrap items-end gap-3">
        <Pick
          label={t('admin.state')}
          of="admin.match"
          any={t('admin.any')}
          items={['playing', 'over']}
          value={query.state ?? null}
          onChange={(state) => change({ state })}
        />
        <Pick
          label={t('admin.game')}
          of="game"
          any={t('admin.any')}
          items={GAMES}
          value={(query.game ?? null) as (typeof GAMES)[number] | null}
          onChange={(game) => change({ game })}
        />
        <Pick
          label={t('admin.whoMaySee')}
          of="admin.visibility"
          any={t('admin.any')}
          items={['public', 'private']}
          value={query.visibility ?? null}
          onChange={(visibility) => change({ visibility })}
        />
      </div>
      <div className="panel p-4">
        <Rows
          label={t('admin.matches')}
          list={list}
          columns={columns}
          keyOf={({ id }) => id}
          empty={t('admin.noMatches')}
        />
      </div>
      {ending && (
        <CloseDialog
          title={t('admin.endMatch')}
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
