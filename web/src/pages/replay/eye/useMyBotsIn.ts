import { useEffect, useState } from 'react';
import { bots } from '../../../wire/bots';
import type { MatchCard } from '../../../wire/generated/messages';
import type { BotCard } from '../../../wire/generated/rest';
import { useSession } from '../../../wire/session';

export type MyBotIn = { seat: number; bot: BotCard };

const NONE: readonly MyBotIn[] = [];

/** The bots of whoever looks on that played this match. */
export function useMyBotsIn(match: MatchCard): readonly MyBotIn[] {
  const me = useSession(({ player }) => (player && player.role !== 'guest' ? player.id : null));
  const [mine, setMine] = useState<readonly MyBotIn[]>(NONE);
  useEffect(() => {
    const played = match.players.filter(({ kind, id }) => kind === 'bot' && id !== null);
    if (me === null || played.length === 0) return;
    let wanted = true;
    const found = played.map(async ({ seat, id }) => {
      const bot = await bots.show(id ?? '').catch(() => null);
      return bot?.mine ? { seat, bot } : null;
    });
    void Promise.all(found).then((all) => {
      if (wanted) setMine(all.filter((one) => one !== null));
    });
    return () => {
      wanted = false;
    };
  }, [match, me]);
  return mine;
}
