import { useEffect, useState } from 'react';
import { ConnectionStrip } from '../../frame/ConnectionStrip';
import { Footer } from '../../frame/Footer';
import { TopBar } from '../../frame/TopBar';
import { useTable } from '../../wire/useTable';
import { ResultPage } from '../result/ResultPage';
import { BoardStage } from './BoardStage';
import { Lobby } from './Lobby';

/** The last trick is looked at before the result comes. */
const LAST_LOOK = 2500;

/** Chooses what a table shows: its lobby, its board, or how the match ended. */
export function TableStage() {
  const state = useTable(({ card }) => card?.state);
  const ended = useTable((table) => table.ended);
  const playing = useTable(({ step, match }) => step !== null && match !== null);
  const over = useTable(({ step }) => step?.view.phase === 'over');
  // The last card may still be on its way; only a match that was broken off has no end to show.
  const coming = useTable(({ latest }) => latest?.phase === 'over');
  const [looked, setLooked] = useState(ended !== null);
  useEffect(() => {
    if (!ended) {
      setLooked(false);
      return;
    }
    if (!over) return;
    const timer = setTimeout(() => setLooked(true), LAST_LOOK);
    return () => clearTimeout(timer);
  }, [ended, over]);

  if (playing && !(ended && (looked || !coming))) return <BoardStage />;
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar />
      <ConnectionStrip />
      {ended && state === 'completed' ? <ResultPage /> : <Lobby />}
      <Footer />
    </div>
  );
}
