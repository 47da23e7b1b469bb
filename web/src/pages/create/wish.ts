import type { CreateTable, GameCard } from '../../wire/generated/messages';

export type Mode = 'casual' | 'ranked' | 'practice';
export type Options = Record<string, unknown>;

/** What somebody wants of a new table. */
export type Wish = {
  name: string;
  mode: Mode;
  open: boolean;
  seconds: number | null;
  seats: number;
  delay: number;
  options: Options;
  /** Text of an Omi save file from which the match goes on. */
  save: string | null;
};

const SPEEDS: readonly number[] = [5, 10, 15, 30, 60];

export const modesOf = (): readonly Mode[] => ['casual', 'ranked', 'practice'];

/** Only tables among friends go without a clock. */
export const speedsOf = ({ mode, open }: Wish): readonly (number | null)[] =>
  mode === 'practice' || (mode !== 'ranked' && !open) ? [...SPEEDS, null] : SPEEDS;

export function usualWish(game: GameCard): Wish {
  const { speeds } = game;
  return {
    name: '',
    mode: 'casual',
    open: true,
    seconds: speeds[Math.floor(speeds.length / 2)] ?? 30,
    seats: game.default_seats,
    delay: 0,
    options: {},
    save: null,
  };
}

export function asMessage(game: GameCard, wish: Wish): CreateTable {
  const allowed = speedsOf(wish).includes(wish.seconds);
  return {
    game: game.name,
    name: wish.name.trim() || null,
    mode: wish.mode,
    visibility: wish.open ? 'public' : 'private',
    turn_seconds: allowed ? wish.seconds : (game.speeds[0] ?? 30),
    seats: wish.seats,
    spectator_delay: wish.delay,
    options: wish.options,
    ...(wish.save === null ? {} : { save: wish.save }),
  };
}
