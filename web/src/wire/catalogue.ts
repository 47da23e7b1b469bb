import { create } from 'zustand';
import type { GameCard, GameName } from './generated/messages';
import { rest } from './rest';

export const GAMES: readonly GameName[] = ['omi', 'tienlen', 'jolly', 'baloot', 'santase'];

/** The games of the house with their options; asked for once. */
export const useCatalogue = create<{ games: GameCard[] | null }>(() => ({ games: null }));

let asked = false;

export function loadCatalogue(): void {
  if (asked) return;
  asked = true;
  rest.games().then(
    (games) => useCatalogue.setState({ games }),
    () => {
      asked = false;
    },
  );
}

export const useGame = (name: string | undefined): GameCard | undefined =>
  useCatalogue(({ games }) => games?.find((game) => game.name === name));
