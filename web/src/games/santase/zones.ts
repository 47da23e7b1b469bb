import { CARD_RATIO } from '../../table/fanGeometry';
import type { Layout } from '../../table/layout';

export type Zones = {
  small: boolean;
  /** Room for the points alone: no bar, and no last trick. */
  scant: boolean;
  /** Not even for those. */
  bare: boolean;
  seat: { x: number; y: number };
  backs: { x: number; y: number; width: number; spread: number };
  stock: { x: number; y: number; width: number };
  slots: { x: number; y: number; width: number; gap: number };
  /** `step`: how far the own box is below the other's; 0: beside it, and `more` wider. */
  points: { x: number; y: number; width: number; step: number; more: number };
  last: { x: number; y: number; width: number };
  /**
   * Cards that everybody knows to be in the opponent's hand, with words in a `room` so wide. On small tables (0) they
   * stand alone and end at x, or `below` each other about x, y.
   */
  known: { x: number; y: number; width: number; room: number; below: boolean };
};

/** Less felt than this holds no points below the cards. */
const POINTS_FROM = 200;
/** On narrower felt the own box, which has more to say, takes some room from the other. */
const BOXES_FROM = 300;
/** The line under the stock, with its air. */
const LABEL = 27;

function phone({ felt, short }: Layout): Zones {
  const bare = felt.height < POINTS_FROM;
  const width = short ? 46 : 62;
  const half = (felt.width - 16) / 2;
  const points = {
    x: felt.x + 4,
    y: felt.y + felt.height - (short ? 70 : 114),
    width: half,
    step: 0,
    more: felt.width < BOXES_FROM ? 15 : 0,
  };
  const middle = felt.y + felt.height * (bare ? 0.68 : short ? 0.46 : 0.5);
  // What is written under the stock ends above the points.
  const row = bare ? middle : Math.min(middle, points.y - width * 0.59 - LABEL);
  return {
    small: true,
    scant: short,
    bare,
    seat: { x: felt.x + 58, y: felt.y + (short ? 0 : 8) },
    backs: {
      x: felt.x + felt.width * (short ? 0.68 : 0.65),
      y: felt.y + (short ? 2 : 12),
      width: short ? 36 : 50,
      spread: short ? 128 : 176,
    },
    stock: { x: felt.x + 68, y: row - width * 0.7, width: width * 0.92 },
    slots: { x: felt.x + felt.width * 0.69, y: row, width, gap: width * 1.24 },
    points,
    last: { x: points.x + 4, y: points.y + 78, width: 22 },
    // Under the backs, and where there is little room at the edge, beside the slots.
    known: short
      ? { x: felt.x + felt.width - 12, y: row, width: 22, room: 0, below: true }
      : { x: felt.x + felt.width - 4, y: felt.y + 92, width: 30, room: 0, below: false },
  };
}

function landscape({ felt, centre, floor }: Layout): Zones {
  const stock = 46;
  const points = { x: felt.x + felt.width - 168, y: felt.y + 4, width: 164, step: 76, more: 0 };
  return {
    small: true,
    scant: false,
    bare: false,
    seat: { x: felt.x + 60, y: felt.y + 4 },
    // Clear of the points, where the table is narrow.
    backs: { x: Math.min(centre.x, points.x - 112), y: felt.y + 4, width: 42, spread: 160 },
    // Between the plate of the opponent and what stands at the low end of the felt.
    stock: {
      x: felt.x + 70,
      y: Math.max(felt.y + 94, Math.min(felt.y + 104, floor - stock * CARD_RATIO - LABEL)),
      width: stock,
    },
    slots: { x: centre.x, y: centre.y + 10, width: 54, gap: 66 },
    points,
    last: { x: points.x + 4, y: points.y + 180, width: 30 },
    known: { x: points.x - 8, y: felt.y + 76, width: 30, room: 0, below: false },
  };
}

function roomy({ felt, centre, card, seat, size }: Layout): Zones {
  const wide = size === 'wide';
  const width = wide ? 226 : 200;
  const x = felt.x + felt.width - width - 16;
  const stock = {
    x: felt.x + card * 1.34,
    y: Math.max(centre.y - card * 0.5, felt.y + seat + 84),
    width: card * 0.98,
  };
  const tall = wide && felt.height > 480;
  return {
    small: false,
    scant: false,
    bare: false,
    seat: { x: felt.x + 122, y: felt.y + 22 },
    backs: { x: centre.x, y: felt.y + 18, width: card * 0.87, spread: card * 3.6 },
    stock,
    slots: {
      x: centre.x,
      y: Math.max(centre.y + card * 0.3, felt.y + card * 2.1),
      width: card,
      gap: card * 1.28,
    },
    points: { x, y: felt.y + Math.max(104, felt.height * 0.27), width, step: 106, more: 0 },
    last: tall
      ? { x, y: felt.y + felt.height - 122, width: 46 }
      : { x: felt.x + 20, y: stock.y + card * 1.4 + 34, width: 36 },
    known: { x, y: felt.y + 16, width: 50, room: width, below: false },
  };
}

/** Where the parts of a two-player table stand. */
export function zonesOf(layout: Layout): Zones {
  if (layout.size === 'phone') return phone(layout);
  return layout.size === 'landscape' ? landscape(layout) : roomy(layout);
}
