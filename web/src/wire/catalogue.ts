import { create } from 'zustand';
import type { GameCard, GameName } from './generated/messages';
import { type RestFailure, rest } from './rest';

export const GAMES: readonly GameName[] = ['omi', 'tienlen', 'jolly', 'baloot', 'santase'];

/** The games of the house with their options; asked for once. */
export const useCatalogue = create<{ games: GameCard[] | null; offline: boolean }>(() => ({
  games: null,
  offline: false,
}));

let asked = false;
/** Where nobody answered, the house is asked again after this. */
const AGAIN = 4000;

export function loadCatalogue(): void {
  if (asked) return;
  asked = true;
  rest.games().then(
    (games) => useCatalogue.setState({ games, offline: false }),
    (failure: RestFailure) => {
      asked = false;
      useCatalogue.setState({ offline: failure.code === 'offline' });
      setTimeout(loadCatalogue, AGAIN);
    },
  );
}

export const useGame = (name: string | undefined): GameCard | undefined =>
  useCatalogue(({ games }) => games?.find((game) => game.name === name));
