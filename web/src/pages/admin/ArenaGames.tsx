import { useState } from 'react';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { notify } from '../../ui/toasts';
import { admin } from '../../wire/admin';
import type { ArenaGame, ArenaState } from '../../wire/generated/rest';
import { wordOf } from './coded';
import { Listed } from './Listed';
import { type Column, Rows } from './Rows';
import { SureDialog } from './SureDialog';
import type { ArenaChange } from './useArena';

type Asked = { what: 'pause' | 'recompute'; game: string };
type Props = { state: ArenaState | null; change: ArenaChange };

/** Each game: whether it is played, how many sets there are, ratings made anew. */
export function ArenaGames({ state, change }: Props) {
  const words = useWords();
  const { t, say, number } = words;
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const columns: readonly Column<ArenaGame>[] = [
    { name: 'admin.game', cell: ({ game }) => <b>{say(`game.${game}`)}</b> },
    {
      name: 'admin.boardSets',
      cell: ({ sets }) => {
        const counted = Object.entries(sets).map(
          ([state, count]) => `${number(count)} ${wordOf(words, 'admin.set', state)}`,
        );
        return counted.length > 0 ? <Listed items={counted} /> : t('admin.noneYet');
      },
    },
    {
      name: 'admin.state',
      cell: ({ paused }) => (
        <span className="chip" data-tone={paused === null ? 'ok' : 'lantern'}>
          {paused === null ? t('admin.gameOn') : t('admin.gamePaused', { reason: paused })}
        </span>
      ),
    },
    {
      name: null,
      cell: ({ game, paused }) => (
        <span className="flex flex-wrap gap-2 min-[700px]:justify-end">
          {paused === null ? (
            <Button size="small" onClick={() => setAsked({ what: 'pause', game })}>
              {t('admin.pauseGame', { game: say(`game.${game}`) })}
            </Button>
          ) : (
            <Button size="small" onClick={() => void change(() => admin.resumeGame(game))}>
              {t('admin.resumeGame', { game: say(`game.${game}`) })}
            </Button>
          )}
          <Button size="small" onClick={() => setAsked({ what: 'recompute', game })}>
            {t('admin.recompute')}
          </Button>
        </span>
      ),
    },
  ];
  return (
    <section className="panel p-4">
      <h2 className="mb-2">{t('admin.games')}</h2>
      <Rows
        label={t('admin.games')}
        list={{ items: state?.games ?? null, more: null }}
        columns={columns}
        keyOf={({ game }) => game}
        empty={t('admin.noGames')}
      />
      {asked?.what === 'pause' && (
        <SureDialog
          title={t('admin.pause')}
          text={t('admin.pauseText')}
          note={{ label: t('admin.reason'), required: true }}
          onSend={(reason) => change(() => admin.pauseGame(asked.game, { reason }))}
          onClose={close}
        />
      )}
      {asked?.what === 'recompute' && (
        <SureDialog
          title={t('admin.recompute')}
          text={t('admin.recomputeText', { game: say(`game.${asked.game}`) })}
          onSend={() =>
            change(async () => {
              const { changed } = await admin.recompute(asked.game);
              notify(t('admin.recomputed', { count: changed }));
            })
          }
          onClose={close}
        />
      )}
    </section>
  );
}
