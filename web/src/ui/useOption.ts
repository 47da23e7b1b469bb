import { useCallback } from 'react';
import { useWords } from '../i18n';

/** Options of a game in words: their names, their values, and what they mean. */
export function useOption(game: string) {
  const { say, number } = useWords();
  const name = useCallback(
    (option: string, description = option) => {
      const key = `option.${game}.${option}`;
      const own = say(key);
      return own === key ? description : own;
    },
    [game, say],
  );
  const value = useCallback(
    (option: string, given: unknown) => {
      if (typeof given === 'boolean') return say(given ? 'option.on' : 'option.off');
      if (typeof given === 'number') return number(given);
      const key = `option.${game}.${option}.${String(given)}`;
      const own = say(key);
      return own === key ? String(given) : own;
    },
    [game, say, number],
  );
  /** What a name that is a word of the game means. */
  const hint = useCallback(
    (option: string): string | undefined => {
      const key = `option.${game}.${option}.hint`;
      const own = say(key);
      return own === key ? undefined : own;
    },
    [game, say],
  );
  return { name, value, hint };
}

/** What people do not choose: who deals first is drawn, and saved matches bring their own start. */
export const HIDDEN_OPTIONS = new Set([
  'first_dealer',
  'start_scores',
  'start_bonus',
  'start_deal',
]);
