import { useCallback, useState } from 'react';
import { useWords } from '../../i18n';
import { Button } from '../../ui/Button';
import { useCareful } from '../../ui/useCareful';
import { useLoaded } from '../../ui/useLoaded';
import { admin } from '../../wire/admin';
import { GAMES } from '../../wire/catalogue';
import type { GameName } from '../../wire/generated/messages';
import type { LadderLine, Suspicion } from '../../wire/generated/rest';
import { Pick } from './Pick';
import { type Column, Rows } from './Rows';

const SUSPICIONS: readonly Column<Suspicion>[] = [
  { name: 'Gains', cell: ({ gains }) => gains },
  { name: 'From', cell: ({ gives }) => gives },
  { name: 'Sets', cell: ({ sets }) => sets },
  {
    name: 'Points a game',
    cell: ({ margin, expected }) => `${margin.toFixed(2)}, expected ${expected.toFixed(2)}`,
  },
  { name: 'By chance', cell: ({ chance }) => chance.toExponential(1) },
];

/** Versions that struck out, and results that are too good to be true. */
export function ArenaOdd() {
  const { number, say } = useWords();
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
      name: 'Bot',
      cell: ({ contestant }) => `${contestant.name}, version ${contestant.version ?? '–'}`,
    },
    { name: 'Owner', cell: ({ contestant }) => contestant.owner ?? '–' },
    { name: 'Held because', cell: ({ held: why }) => why },
    { name: 'Rating', cell: ({ rating }) => number(Math.round(rating)) },
    {
      name: '',
      cell: ({ contestant: { bot, version } }) =>
        bot !== null &&
        version !== null && (
          <Button size="small" onClick={() => void release(bot, version)}>
            Let it play
          </Button>
        ),
    },
  ];
  const lines = ladder.state === 'here' ? ladder.value.lines : null;
  return (
    <section className="panel grid gap-4 p-4">
      <div className="flex flex-wrap items-start gap-4">
        <h2 className="grow">Out of the ordinary</h2>
        <Pick
          label="Game"
          items={GAMES}
          text={(one) => say(`game.${one}`)}
          value={game}
          onChange={(chosen) => chosen && setGame(chosen)}
        />
      </div>
      <section>
        <h3 className="mb-2">Held for strikes</h3>
        <Rows
          label="Held for strikes"
          list={{ items: lines?.filter((line) => line.held !== null) ?? null, more: null }}
          columns={held}
          keyOf={({ contestant }) => contestant.id}
          empty="Every version of the ladder may play."
        />
      </section>
      <section>
        <h3 className="mb-2">Odd results, as where one bot feeds another</h3>
        <Rows
          label="Odd results"
          list={{ items: odd.state === 'here' ? odd.value : null, more: null }}
          columns={SUSPICIONS}
          keyOf={({ gains, gives }) => `${gains} ${gives}`}
          empty="No pair of bots is out of the ordinary."
        />
      </section>
    </section>
  );
}
