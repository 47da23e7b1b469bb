import type { MatchCard } from '../../../wire/generated/messages';
import type { PracticeMatch, Tested } from '../../../wire/generated/rest';

/** The last practice match of each bot, for its replay; it stays for as long as the tab. */
export type KeptPractice = { game: Tested['game']; match: PracticeMatch; at: number };

const key = (bot: string) => `serai.practice.${bot}`;
const inMemory = new Map<string, KeptPractice>();

export function keepPractice(bot: string, { game, match }: Tested): void {
  if (!match) return;
  const kept: KeptPractice = { game, match, at: Date.now() };
  inMemory.set(bot, kept);
  try {
    sessionStorage.setItem(key(bot), JSON.stringify(kept));
  } catch {
    // No room: it can be watched until the page is loaded again.
  }
}

export function keptPractice(bot: string): KeptPractice | null {
  const known = inMemory.get(bot);
  if (known) return known;
  try {
    return JSON.parse(sessionStorage.getItem(key(bot)) ?? 'null') as KeptPractice | null;
  } catch {
    return null;
  }
}

/** As the replay viewer knows matches; nobody else ever sees this one. */
export function asMatch(bot: { id: string; name: string }, kept: KeptPractice): MatchCard {
  const { match, game, at } = kept;
  let other = 0;
  return {
    id: bot.id,
    game,
    table: '',
    state: 'over',
    mode: 'practice',
    rated: false,
    seed_hash: '',
    players: Array.from({ length: match.seats }, (_, seat) => {
      if (seat === match.seat) return { seat, id: bot.id, name: bot.name, kind: 'bot' as const };
      const name = match.against[other++] ?? 'house';
      return { seat, id: null, name: name.replace('house:', ''), kind: 'house' as const };
    }),
    started_at: at,
    ended_at: at,
    outcome: match.outcome,
  };
}
