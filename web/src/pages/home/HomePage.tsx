import { useEffect } from 'react';
import { useWords } from '../../i18n';
import { GAMES } from '../../wire/catalogue';
import { followLobby, useLobby } from '../../wire/lobby';
import { useSession } from '../../wire/session';
import { GameDoor } from './GameDoor';
import { Hero } from './Hero';
import { InTheArena } from './InTheArena';
import { JustFinished } from './JustFinished';
import { LadderExcerpt } from './LadderExcerpt';
import { OpenTables } from './OpenTables';
import { useEnter } from './useEnter';

/** A door's arch in parts of its box, so that it fits any width. */
const ARCH = 'M0 1V.4056C0 .2028 .2661 .1608 .5 0C.7339 .1608 1 .2028 1 .4056V1Z';

/** The courtyard. */
export function HomePage() {
  const { t } = useWords();
  const enter = useEnter();
  const tables = useLobby((state) => state.tables);
  const state = useSession((session) => session.state);
  useEffect(() => (state === 'unknown' ? undefined : followLobby()), [state]);
  return (
    <main>
      <Hero />
      <svg width="0" height="0" className="absolute" aria-hidden="true">
        <clipPath id="door-shape" clipPathUnits="objectBoundingBox">
          <path d={ARCH} />
        </clipPath>
      </svg>
      <section className="doors" aria-label={t('home.games')}>
        {GAMES.map((game) => (
          <GameDoor key={game} game={game} tables={tables} onEnter={() => void enter.play(game)} />
        ))}
      </section>
      <div className="wrap grid gap-5 py-7 min-[1000px]:grid-cols-2 min-[1240px]:grid-cols-[6fr_3.5fr_3fr]">
        <OpenTables />
        <div className="grid min-w-0 grid-rows-[auto_1fr] gap-5">
          <InTheArena />
          <JustFinished />
        </div>
        <div className="grid min-w-0 min-[1000px]:max-[1239px]:col-span-2">
          <LadderExcerpt />
        </div>
      </div>
    </main>
  );
}
