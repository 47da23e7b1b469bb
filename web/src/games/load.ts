import type { GameName } from '../wire/generated/messages';
import type { BoardModule } from './board';

/** Boards are chunks of their own; a game without one is played on the plain board. */
const boards = import.meta.glob<BoardModule>('./*/index.tsx');

export async function loadBoard(game: GameName): Promise<BoardModule> {
  const own = boards[`./${game}/index.tsx`];
  return own ? own() : ((await import('./plain')) as unknown as BoardModule);
}
