import { GAMES } from '../../wire/catalogue';
import type { GameName } from '../../wire/generated/messages';

/** A game of an address; undefined where there is no such game. */
export const gameNamed = (name: string | null | undefined): GameName | undefined =>
  GAMES.find((game) => game === name);

/** Contestants that a board set takes: as many as seats, or as sides. */
export const MOST_CONTESTANTS: Record<GameName, 2 | 4> = {
  omi: 2,
  tienlen: 4,
  jolly: 2,
  baloot: 2,
  santase: 2,
};
