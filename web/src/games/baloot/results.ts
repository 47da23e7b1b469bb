import type { Record } from './types';
import { about, contractAtLevel, type Talk } from './words';

const GAHWA = 5;

/** Why the points of a deal went where they went. */
export function resultText(talk: Talk, record: Record): string {
  const { result, level = 1, sawa, seat } = record;
  if (level === GAHWA) return talk.t('baloot.result.gahwa');
  const who = result === 'qayd' ? sawa?.seat : result === 'kawesh' ? seat : undefined;
  const key = `baloot.result.${result}`;
  return who === undefined ? talk.t(key) : about(talk, key, who);
}

export function recordContract({ t }: Talk, record: Record): string | null {
  const { contract, trump, level = 1 } = record;
  return contract ? contractAtLevel(t, contract, trump, level) : null;
}

/** How the viewer's side did. */
export function toneOf({ own, sides }: Talk, record: Record): 'won' | 'lost' | 'even' {
  const [us, them] = sides;
  const ahead = (record.gain[us] ?? 0) - (record.gain[them] ?? 0);
  if (own === null || ahead === 0) return 'even';
  return ahead > 0 ? 'won' : 'lost';
}
