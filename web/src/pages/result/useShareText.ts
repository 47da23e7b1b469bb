import { useWords } from '../../i18n';
import { copy } from '../../ui/copy';
import { notify } from '../../ui/toasts';
import type { Story } from './story';

/** Copies the result as a line of text. */
export function useShareText({ game, people, outcome }: Story): () => Promise<void> {
  const { t, say, signed } = useWords();
  return async () => {
    const list = [...people]
      .sort((a, b) => (outcome.ranking[a.seat] ?? 0) - (outcome.ranking[b.seat] ?? 0))
      .map(
        ({ seat, name }) =>
          `${outcome.ranking[seat]}. ${name} ${signed(outcome.scores[seat] ?? 0)}`,
      )
      .join(', ');
    await copy(t('result.share', { game: say(`game.${game}`), list }));
    notify(t('result.copied'));
  };
}
