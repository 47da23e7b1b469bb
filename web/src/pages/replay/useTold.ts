import { useCallback } from 'react';
import { useDeck } from '../../cards/Deck';
import { cardText } from '../../cards/text';
import { useWords } from '../../i18n';
import { playerName } from '../../ui/playerName';
import type { Frame, MatchCard } from '../../wire/generated/messages';

type Held = {
  type: string;
  card?: string;
  cards?: readonly string[];
  suit?: string;
  marriage?: true;
};

/** The cards that an action names, as text. */
function cardsOf({ card, cards }: Held, arabic: boolean): string {
  const codes = cards ?? (card ? [card] : []);
  // Each by itself and in their order, also among words from right to left.
  const texts = codes.map((code) => `\u2066${cardText(code, arabic)}\u2069`);
  return texts.length === 0 ? '' : `\u2066${texts.join(' ')}\u2069`;
}

/** What led to a state, in one sentence: "Minh plays 8♠ 9♣ 10♥". */
export function useTold({ players }: MatchCard): (frame: Frame) => string {
  const { t, say } = useWords();
  const { arabic } = useDeck();
  return useCallback(
    ({ seat, action }) => {
      if (seat === null || action === null) return t('replay.dealt');
      const held = action as unknown as Held;
      const player = players[seat];
      const values = {
        name: player ? playerName(say, player) : '',
        cards: cardsOf(held, arabic),
        suit: held.suit ? say(`cards.suit.${held.suit}`) : '',
      };
      return say(`replay.did.${held.marriage ? 'marriage' : held.type}`, values);
    },
    [players, t, say, arabic],
  );
}
