import { type ReactNode, useMemo } from 'react';
import { useWords } from '../../i18n';
import { useGame } from '../../wire/catalogue';
import { DealChart } from './DealChart';
import { DealTable } from './DealTable';
import { FairnessCard } from './FairnessCard';
import { MatchStats } from './MatchStats';
import { Podium } from './Podium';
import { StatGrid } from './StatGrid';
import { dealsOf, type Story, sidesOf, startOf } from './story';

/** How a match ended, deal by deal. `children` are what one can do now. */
export function ResultView({ story, children }: { story: Story; children: ReactNode }) {
  const { t } = useWords();
  const game = useGame(story.game);
  const { people, own } = story;
  const sides = useMemo(
    () =>
      sidesOf(people, game?.teams ?? [], (first, second) => t('result.teamOf', { first, second })),
    [people, game, t],
  );
  const deals = useMemo(() => dealsOf(story, sides), [story, sides]);
  return (
    <main>
      <Podium story={story} sides={sides} deals={deals.length} saved={startOf(deals).before} />
      <div className="wrap grid items-start gap-5 py-5 min-[1000px]:grid-cols-[1fr_400px]">
        <div className="grid min-w-0 gap-4 max-[999px]:order-2">
          <section className="panel min-w-0 p-5">
            <div className="mb-2 flex items-baseline gap-3">
              <h2 className="grow text-[22px]">{t('result.dealByDeal')}</h2>
              {deals.length > 1 && (
                <span className="text-13 text-ink-3">{t('result.running')}</span>
              )}
            </div>
            {deals.length > 1 && <DealChart sides={sides} deals={deals} own={own} />}
            <DealTable story={story} sides={sides} deals={deals} />
          </section>
          <MatchStats story={story} />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          <div className="panel grid gap-2.5 p-5">{children}</div>
          {own !== null && <StatGrid story={story} sides={sides} deals={deals} own={own} />}
          <FairnessCard
            match={story.match}
            deals={deals.length}
            seed={story.seed}
            seedHash={story.seedHash}
          />
        </div>
      </div>
    </main>
  );
}
