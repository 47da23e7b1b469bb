import { type ReactNode, useCallback } from 'react';
import { CardCodes } from '../../cards/CardCodes';
import { cardNames } from '../../cards/names';
import { rich } from '../../games/rich';
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

type Told = { shown: ReactNode; spoken: string };

/** What led to a state, in one sentence: "Minh plays 8♠ 9♣ 10♥". */
export function useTold({ players }: MatchCard): (frame: Frame) => Told {
  const { t, say } = useWords();
  return useCallback(
    ({ seat, action }) => {
      if (seat === null || action === null) {
        return { shown: t('replay.dealt'), spoken: t('replay.dealt') };
      }
      const held = action as unknown as Held;
      const player = players[seat];
      const codes = held.cards ?? (held.card ? [held.card] : []);
      const cards = cardNames(say, codes);
      const key = `replay.did.${held.marriage ? 'marriage' : held.type}`;
      const values = {
        name: player ? playerName(say, player) : '',
        suit: held.suit ? say(`cards.suit.${held.suit}`) : '',
      };
      return {
        shown: rich(say, key, values, { cards: <CardCodes codes={codes} name={cards} /> }),
        spoken: say(key, { ...values, cards }),
      };
    },
    [players, t, say],
  );
}
