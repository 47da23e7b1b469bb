import { useCallback } from 'react';
import { cardText } from '../../cards/text';
import { useWords } from '../../i18n';
import type { Frame, MatchCard } from '../../wire/generated/messages';

type Held = {
  type: string;
  card?: string;
  cards?: readonly string[];
  suit?: string;
  marriage?: true;
};

/** The cards that an action names, as text. */
function cardsOf({ card, cards }: Held): string {
  const codes = cards ?? (card ? [card] : []);
  // Isolated, so that it stays in order among words from right to left.
  return codes.length === 0 ? '' : `\u2068${codes.map(cardText).join(' ')}\u2069`;
}

/** What led to a state, in one sentence: "Minh plays 8♠ 9♣ 10♥". */
export function useTold({ players }: MatchCard): (frame: Frame) => string {
  const { t, say } = useWords();
  return useCallback(
    ({ seat, action }) => {
      if (seat === null || action === null) return t('replay.dealt');
      const held = action as unknown as Held;
      const values = {
        name: players[seat]?.name ?? '',
        cards: cardsOf(held),
        suit: held.suit ? say(`cards.suit.${held.suit}`) : '',
      };
      return say(`replay.did.${held.marriage ? 'marriage' : held.type}`, values);
    },
    [players, t, say],
  );
}
