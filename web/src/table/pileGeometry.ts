/** Where the plays of a round lie in the middle. Pure numbers, no DOM. */
import { CARD_RATIO } from './fanGeometry';
import { type Layout, PLATE } from './layout';

/** The middle of a card, from that of its play. */
export type PileSpot = { x: number; y: number; turn: number };

/** How far below the middle the play to beat lies. */
export const FRONT = 0.08;
/** How much lower all plays lie on a tablet, clear of the note under the far seat. */
const NOTED = 0.1;
/** Between the label and the cards above it, and between it and the carpet's band. */
const GAP = 2;
const AIR = 4;
/** A play of more cards lies straight. */
const LONG = 5;
const RAD = Math.PI / 180;

/** The widest play. */
export const roomOf = ({ size, felt, card }: Layout): number =>
  size === 'phone' ? felt.width - card * 0.6 : felt.width * 0.5;

/** From card to card in a play of so many. */
export const gapOf = (count: number, width: number, room: number): number =>
  Math.min(width * 0.56, (room - width) / Math.max(1, count - 1));

export function playSpots(count: number, width: number, room: number): PileSpot[] {
  const gap = gapOf(count, width, room);
  return Array.from({ length: count }, (_, i) => {
    const from = i - (count - 1) / 2;
    return { x: from * gap, y: Math.abs(from) * 2, turn: from * Math.min(3, 12 / count) };
  });
}

/** Degrees by which the play to beat is turned. */
export const leanOf = (count: number): number => (count > LONG ? 2 : 5);

/** How far the play to beat reaches above and below its middle. */
export function playReach(count: number, width: number, room: number) {
  const lean = leanOf(count);
  const ends = playSpots(count, width, room).map(({ x, y, turn }) => {
    const angle = Math.abs(turn + lean) * RAD;
    const half = (width / 2) * (CARD_RATIO * Math.cos(angle) + Math.sin(angle));
    const middle = x * Math.sin(lean * RAD) + y * Math.cos(lean * RAD);
    return { above: half - middle, below: half + middle };
  });
  return {
    above: Math.max(0, ...ends.map(({ above }) => above)),
    below: Math.max(0, ...ends.map(({ below }) => below)),
  };
}

/** The middle of the plays and the top of a label of this height; null: there is none. */
export function levelsOf(layout: Layout, count: number, high: number | null) {
  const { size, centre, card, felt, floor, seat, seats } = layout;
  const { above, below } = playReach(count, card, roomOf(layout));
  const lowest = high === null ? Infinity : Math.min(floor, felt.y + felt.height - AIR) - high;
  const deep = card * FRONT + below + GAP;
  const usual = centre.y + (size === 'tablet' ? card * NOTED : 0);
  // Where the label has little room below, the plays make some for it, up to the plate of the far seat.
  const plate = seats.top.y + seat + PLATE - 8;
  const highest = Math.max(centre.y - card * 0.2, plate + above - card * FRONT);
  const middle = Math.max(highest, Math.min(usual, lowest - deep));
  const small = size === 'phone' || size === 'landscape';
  const label = Math.min(middle + Math.max(deep, card * (small ? 0.97 : 0.92)), lowest);
  return { middle, label };
}
