/** Everybody against everybody, as a square to draw. */
import type { Crosstable, Meeting, Who } from '../../wire/generated/rest';

export type Cell = Meeting & { tone: 'win' | 'loss' | 'open' };
export type Square = { contestants: Who[]; cell: (row: Who, column: Who) => Cell | null };

/** The same meeting from the other side. */
export function reversed(one: Meeting): Meeting {
  return {
    ...one,
    first: one.second,
    second: one.first,
    margin: -one.margin,
    low: one.high === null ? null : -one.high,
    high: one.low === null ? null : -one.low,
    won: one.lost,
    lost: one.won,
  };
}

/** Certain only where chance hardly explains it. */
export function toneOf({ margin, significance }: Pick<Meeting, 'margin' | 'significance'>) {
  if (significance === 0) return 'open';
  return margin > 0 ? 'win' : 'loss';
}

/** The first of the table, and those of `kept` who stand further down. */
export function squareOf(table: Crosstable, most: number, kept: (who: Who) => boolean): Square {
  const contestants = table.contestants.filter((who, place) => place < most || kept(who));
  const met = new Map<string, Meeting>();
  for (const one of table.meetings) {
    met.set(`${one.first} ${one.second}`, one);
    met.set(`${one.second} ${one.first}`, reversed(one));
  }
  return {
    contestants,
    cell: (row, column) => {
      const meeting = met.get(`${row.id} ${column.id}`);
      return meeting ? { ...meeting, tone: toneOf(meeting) } : null;
    },
  };
}

/** Half the width of an interval. */
export const halfWidth = ({ low, high }: Pick<Meeting, 'low' | 'high'>): number | null =>
  low === null || high === null ? null : (high - low) / 2;
