/** The bots of whoever is signed in, for what the arena asks of them. */
import { bots } from '../../wire/bots';
import type { GameName } from '../../wire/generated/messages';
import type { BotCard, VersionCard } from '../../wire/generated/rest';

const MOST = 100;

/** Of one game, or of all. */
export const myBots = async (game?: GameName): Promise<BotCard[]> =>
  (await bots.list({ mine: true, game: game ?? null, limit: MOST })).items;

export const plays = ({ active_version }: BotCard): boolean => active_version !== null;

/** The newest first. */
export const versionsOf = async (bot: string): Promise<VersionCard[]> =>
  (await bots.versions(bot, null, MOST)).items;
