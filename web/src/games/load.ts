import type { GameName } from '../wire/generated/messages';
import type { BoardModule } from './board';

/** Boards are chunks of their own; a game without one is played on the plain board. */
const boards = import.meta.glob<BoardModule>('./*/index.tsx');

async function loadBoard(game: GameName): Promise<BoardModule> {
  const own = boards[`./${game}/index.tsx`];
  return own ? own() : ((await import('./plain')) as unknown as BoardModule);
}

const modules = new Map<GameName, Promise<BoardModule>>();

/** The same promise each time, so that a component can `use` it. */
export function boardOf(game: GameName): Promise<BoardModule> {
  const known = modules.get(game) ?? loadBoard(game);
  modules.set(game, known);
  return known;
}
