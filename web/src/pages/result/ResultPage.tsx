import { useCallback, useMemo } from 'react';
import { useWords } from '../../i18n';
import { playerName } from '../../ui/playerName';
import { useLoaded } from '../../ui/useLoaded';
import { useTableTitle } from '../../ui/useTableTitle';
import type { GameEnded, TableCard } from '../../wire/generated/messages';
import { rest } from '../../wire/rest';
import { useTable } from '../../wire/useTable';
import { ResultActions } from './ResultActions';
import { ResultView } from './ResultView';
import { type Story, unbroken } from './story';

/** The table after its match: the result, and a rematch with the same people. */
export function ResultPage() {
  const card = useTable((state) => state.card);
  const ended = useTable((state) => state.ended);
  return card && ended ? <Ended card={card} ended={ended} /> : null;
}

function Ended({ card, ended }: { card: TableCard; ended: GameEnded }) {
  const seedHash = useTable((state) => state.seedHash);
  const { say } = useWords();
  const own = useTable((state) => state.seat);
  const title = useTableTitle(card);
  const [found] = useLoaded(useCallback(() => rest.match(ended.match), [ended.match]));
  const statistics = (found.state === 'here' && found.value.statistics) || null;
  const story = useMemo<Story>(
    () => ({
      match: ended.match,
      game: card.game,
      title,
      people: card.seats.map(({ seat, player }) => ({
        seat,
        name: player ? unbroken(playerName(say, player)) : '–',
        kind: player?.kind ?? 'person',
        known: player?.name ?? '',
      })),
      outcome: ended.outcome,
      seed: ended.seed,
      seedHash,
      ratings: (ended.ratings ?? []).map((one) => one && one.after - one.before),
      own,
      statistics,
    }),
    [say, card, ended, seedHash, own, title, statistics],
  );
  return (
    <ResultView story={story}>
      <ResultActions card={card} story={story} match={ended.match} />
    </ResultView>
  );
}
