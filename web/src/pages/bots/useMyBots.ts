import { useCallback } from 'react';
import { useLoaded } from '../../ui/useLoaded';
import { bots } from '../../wire/bots';
import type { BotCard } from '../../wire/generated/rest';

/** All bots of whoever is signed in; a person has fifty at most, so one page holds them. */
export function useMyBots(game?: BotCard['games'][number]) {
  return useLoaded(
    useCallback(
      async () => (await bots.list({ mine: true, limit: 100, game: game ?? null })).items,
      [game],
    ),
  );
}
