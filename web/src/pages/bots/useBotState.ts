import { useCallback } from 'react';
import { useWords } from '../../i18n';
import type { BotCard } from '../../wire/generated/rest';

/** A bot in one line: its games, and which version plays. */
export function useBotState() {
  const { t } = useWords();
  const games = useCallback(
    (bot: Pick<BotCard, 'games'>) =>
      bot.games.map((game) => t(`game.${game}`)).join(t('list.comma')),
    [t],
  );
  const state = useCallback(
    ({ active_version, versions }: Pick<BotCard, 'active_version' | 'versions'>) => {
      if (active_version !== null) return t('bots.playsVersion', { version: active_version });
      return t(versions > 0 ? 'bots.rests' : 'bots.draftOnly');
    },
    [t],
  );
  return { games, state };
}
