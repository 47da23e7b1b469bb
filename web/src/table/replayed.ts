import { createContext, useContext } from 'react';

/** A table that is shown again: nobody talks there, and hands may lie open. */
export type Replayed = {
  /** By seat; null where only one seat's cards are shown. */
  hands: readonly (readonly string[])[] | null;
  /** Who sits at the bottom. */
  own: number;
};

export const ReplayedTable = createContext<Replayed | null>(null);
export const useReplayed = (): Replayed | null => useContext(ReplayedTable);

/** The open hand of a seat; without a number that of the only other seat. */
export function useOpenHand(seat: number | undefined): readonly string[] | null {
  const replayed = useReplayed();
  if (!replayed?.hands) return null;
  const { hands, own } = replayed;
  const other = seat ?? (hands.length === 2 ? 1 - own : undefined);
  return other === undefined ? null : (hands[other] ?? null);
}
