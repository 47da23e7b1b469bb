import { useState } from 'react';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { notify } from '../../ui/toasts';
import { admin } from '../../wire/admin';
import type { ArenaGame, ArenaState } from '../../wire/generated/rest';
import { type Column, Rows } from './Rows';
import { SureDialog } from './SureDialog';
import type { ArenaChange } from './useArena';

type Asked = { what: 'pause' | 'recompute'; game: string };
type Props = { state: ArenaState | null; change: ArenaChange };

/** Each game: whether it is played, how many sets there are, ratings made anew. */
export function ArenaGames({ state, change }: Props) {
  const { say } = useWords();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const columns: readonly Column<ArenaGame>[] = [
    { name: 'Game', cell: ({ game }) => <b>{say(`game.${game}`)}</b> },
    {
      name: 'Board sets',
      cell: ({ sets }) =>
        Object.entries(sets)
          .map(([name, count]) => `${count} ${name}`)
          .join(', ') || 'none yet',
    },
    {
      name: 'State',
      cell: ({ paused }) => (
        <span className="chip" data-tone={paused === null ? 'ok' : 'lantern'}>
          {paused === null ? 'on' : `paused: ${paused}`}
        </span>
      ),
    },
    {
      name: '',
      cell: ({ game, paused }) => (
        <span className="flex flex-wrap justify-end gap-2">
          {paused === null ? (
            <Button size="small" onClick={() => setAsked({ what: 'pause', game })}>
              Pause {say(`game.${game}`)}
            </Button>
          ) : (
            <Button size="small" onClick={() => void change(() => admin.resumeGame(game))}>
              Resume {say(`game.${game}`)}
            </Button>
          )}
          <Button size="small" onClick={() => setAsked({ what: 'recompute', game })}>
            Recompute ratings
          </Button>
        </span>
      ),
    },
  ];
  return (
    <section className="panel p-4">
      <h2 className="mb-2">Games</h2>
      <Rows
        label="Games"
        list={{ items: state?.games ?? null, more: null }}
        columns={columns}
        keyOf={({ game }) => game}
        empty="There are no games."
      />
      {asked?.what === 'pause' && (
        <SureDialog
          title="Pause the game"
          text="No new board sets are made; what is in the queue is played out."
          note={{ label: 'Reason', required: true }}
          onSend={(reason) => change(() => admin.pauseGame(asked.game, { reason }))}
          onClose={close}
        />
      )}
      {asked?.what === 'recompute' && (
        <SureDialog
          title="Recompute ratings"
          text={`The live ratings of ${say(`game.${asked.game}`)} are made anew from the results alone, and the official table with the next fit.`}
          onSend={() =>
            change(async () => {
              const { changed } = await admin.recompute(asked.game);
              notify(`${changed} ratings have changed.`);
            })
          }
          onClose={close}
        />
      )}
    </section>
  );
}
