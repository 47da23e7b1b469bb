/** The course of a deal, round by round, as the log tells it. */
import type { TienlenCut, TienlenPast } from '../../wire/generated/messages';
import { comboOf, isHang } from './combos';
import type { View } from './types';

export type Move = {
  seat: number;
  /** null for a pass. */
  cards: readonly string[] | null;
  leads: boolean;
  /** What was cut by this play. */
  cut: TienlenCut | null;
};
export type Round = readonly Move[];

export type Told = { history: readonly TienlenPast[]; cuts: readonly TienlenCut[] };

export const toldOf = (view: Pick<View, 'history' | 'chain' | 'chains'>): Told => ({
  history: view.history,
  cuts: [...view.chains.flat(), ...view.chain],
});

/** A play of the seat that owns the top begins a round; any other one answers it. */
export function roundsOf({ history, cuts }: Told): Round[] {
  const rounds: Move[][] = [];
  const waiting = [...cuts];
  let owner: number | null = null;
  for (const { seat, cards } of history) {
    if (!cards) {
      rounds.at(-1)?.push({ seat, cards: null, leads: false, cut: null });
      continue;
    }
    const leads = owner === null || owner === seat;
    // A bomb that answers anything has chopped it.
    const cut = !leads && isHang(comboOf(cards)) ? (waiting.shift() ?? null) : null;
    const move = { seat, cards, leads, cut };
    if (leads) rounds.push([move]);
    else rounds.at(-1)?.push(move);
    owner = seat;
  }
  return rounds;
}
