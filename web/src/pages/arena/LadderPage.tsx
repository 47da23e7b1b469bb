import { useCallback } from 'react';
import { useParams } from 'react-router';
import { NotFound } from '../../frame/NotFound';
import { useLoaded } from '../../ui/useLoaded';
import { arena } from '../../wire/arena';
import type { GameName } from '../../wire/generated/messages';
import { ArenaHead } from './ArenaHead';
import { CrosstablePanel } from './CrosstablePanel';
import { gameNamed } from './games';
import { LadderPanel } from './LadderPanel';
import { LiveNow } from './LiveNow';

/** A game's arena: who is how strong, against whom, and what is played now. */
export function LadderPage() {
  const game = gameNamed(useParams().game);
  return game ? <Arena key={game} game={game} /> : <NotFound />;
}

function Arena({ game }: { game: GameName }) {
  const [ladder, again] = useLoaded(useCallback(() => arena.ladder(game), [game]));
  return (
    <main>
      <ArenaHead section="ladder" game={game} to={(one) => `/arena/${one}`} />
      <div className="wrap arena-columns">
        <LadderPanel game={game} ladder={ladder} again={again} />
        <div className="grid min-w-0 gap-5">
          <CrosstablePanel game={game} />
          <LiveNow game={game} />
        </div>
      </div>
    </main>
  );
}
