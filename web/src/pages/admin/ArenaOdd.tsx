import { useCallback, useState } from 'react';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { botName } from '../../ui/playerName';
import { useCareful } from '../../ui/useCareful';
import { useLoaded } from '../../ui/useLoaded';
import { admin } from '../../wire/admin';
import { GAMES } from '../../wire/catalogue';
import type { GameName } from '../../wire/generated/messages';
import type { LadderLine, Suspicion } from '../../wire/generated/rest';
import { Listed } from './Listed';
import { Pick } from './Pick';
import { rounded } from './pace';
import { type Column, Rows } from './Rows';

/** Versions that struck out, and results that are too good to be true. */
export function ArenaOdd() {
  const { t, number, say } = useWords();
  const careful = useCareful();
  const [game, setGame] = useState<GameName>('omi');
  const [ladder, reload] = useLoaded(useCallback(() => admin.ladder(game), [game]));
  const [odd] = useLoaded(useCallback(() => admin.suspicions(game), [game]));
  const release = async (bot: string, version: number) => {
    await careful(() => admin.release(game, bot, version));
    reload();
  };
  const held: readonly Column<LadderLine>[] = [
    {
      name: 'admin.bot',
      cell: ({ contestant }) => (
        <Listed
          items={[
            botName(say, contestant),
            t('admin.versionOf', { version: contestant.version ?? '–' }),
          ]}
        />
      ),
    },
    { name: 'admin.owner', cell: ({ contestant }) => contestant.owner ?? '–' },
    { name: 'admin.heldBecause', cell: ({ held: why }) => why },
    { name: 'admin.rating', cell: ({ rating }) => number(Math.round(rating)) },
    {
      name: null,
      cell: ({ contestant: { bot, version } }) =>
        bot !== null &&
        version !== null && (
          <Button size="small" onClick={() => void release(bot, version)}>
            {t('admin.letPlay')}
          </Button>
        ),
    },
  ];
  const suspicions: readonly Column<Suspicion>[] = [
    { name: 'admin.gains', cell: ({ gains }) => <bdi>{gains}</bdi> },
    { name: 'admin.gives', cell: ({ gives }) => <bdi>{gives}</bdi> },
    { name: 'admin.sets', cell: ({ sets }) => number(sets) },
    {
      name: 'admin.pointsAGame',
      cell: ({ margin, expected }) =>
        t('admin.expected', { margin: rounded(margin, 2), expected: rounded(expected, 2) }),
    },
    {
      name: 'admin.byChance',
      cell: ({ chance }) => <bdi dir="ltr">{chance.toExponential(1)}</bdi>,
    },
  ];
  const lines = ladder.state === 'here' ? ladder.value.lines : null;
  return (
    <section className="panel grid gap-4 p-4">
      <div className="flex flex-wrap items-start gap-4">
        <h2 className="grow">{t('admin.odd')}</h2>
        <Pick
          label={t('admin.game')}
          of="game"
          items={GAMES}
          value={game}
          onChange={(chosen) => chosen && setGame(chosen)}
        />
      </div>
      <section>
        <h3 className="mb-2">{t('admin.heldForStrikes')}</h3>
        <Rows
          label={t('admin.heldForStrikes')}
          list={{ items: lines?.filter((line) => line.held !== null) ?? null, more: null }}
          columns={held}
          keyOf={({ contestant }) => contestant.id}
          empty={t('admin.noHeld')}
        />
      </section>
      <section>
        <h3 className="mb-2">{t('admin.oddResults')}</h3>
        <Rows
          label={t('admin.oddResults')}
          list={{ items: odd.state === 'here' ? odd.value : null, more: null }}
          columns={suspicions}
          keyOf={({ gains, gives }) => `${gains} ${gives}`}
          empty={t('admin.noOdd')}
        />
      </section>
    </section>
  );
}
