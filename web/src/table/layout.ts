/** Zones of the table at its four size classes. Pure numbers, no DOM. */
import { CARD_RATIO, type FanWish, INDEX } from './fanGeometry';

export type SizeClass = 'wide' | 'tablet' | 'phone' | 'landscape';
type Box = { x: number; y: number; width: number; height: number };
/** Where a seat stands as seen from the viewer, who sits at the bottom. */
export type Side = 'bottom' | 'left' | 'top' | 'right';

export function sizeClassOf(width: number, height: number): SizeClass {
  if (height < 500 && width > height) return 'landscape';
  if (width < 700) return 'phone';
  return width < 1200 ? 'tablet' : 'wide';
}

export type Layout = {
  size: SizeClass;
  /** A phone so low that there is room for the most needful only. */
  short: boolean;
  width: number;
  height: number;
  carpet: Box;
  /** Scale of the carpet's band. */
  band: number;
  radius: number;
  /** The felt inside the band. */
  felt: Box;
  /** Middle of the trick, pile or slots. */
  centre: { x: number; y: number };
  /** Width of cards on the table. */
  card: number;
  /** Diameter of an avatar with its ring. */
  seat: number;
  /** Middle of the top edge of each seat. */
  seats: Record<Exclude<Side, 'bottom'>, { x: number; y: number }>;
  hand: { rows: 1 | 2; top: number; wish: FanWish; rowGap: number; rise: number; room: number };
  /** What is asked stands in a pill above the hand; else beside your name. */
  pill: boolean;
  /** Down to here the felt is free: above the hand and the line that says what is asked. */
  floor: number;
  /** Height of the dock; 0 where there is an action row instead. */
  dock: number;
  /** Top of the action row on phones, or of the column beside a landscape phone's carpet. */
  actions: number;
  /** Width kept free at the end of a landscape phone for its actions. */
  column: number;
};

const BAND_HEIGHT = 38;
const TWO_ROWS_FROM = 9;
/** Height of the turn pill with the air round it. */
const PILL = 56;
/** The least a phone shows of its carpet, and of its hand. */
const LEAST_CARPET = 190;
const INDICES = 112;
const INDICES_UNDER_BIDS = 82;
/** The same of two rows; less of them is seen only where much lies on the carpet. */
const TWO_INDICES = 104;
const LEAST_OVER_TWO_ROWS = 225;
/** How much lower than in the middle an index stands at the end of a row: it leans, and the row bends. */
const LEAN = 0.054;
const BEND = 8;
/** A lifted card is larger too: so much higher than it rises, in card widths. */
const GROWN = 0.064;
/** Height of the name plate under an avatar. */
export const PLATE = 42;

const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

function inside(carpet: Box, band: number): Box {
  const edge = BAND_HEIGHT * band;
  return {
    x: carpet.x + edge,
    y: carpet.y + edge,
    width: carpet.width - 2 * edge,
    height: carpet.height - 2 * edge,
  };
}

/** `small`: a hand that leaves room for the rest, see `busy` and a low phone's replay. */
function wishOf(size: SizeClass, cards: number, scale: number, small = false): FanWish {
  const few = cards < TWO_ROWS_FROM;
  if (size === 'landscape') return { width: 72, radius: 1400, step: few ? 3.2 : 2.2 };
  if (size === 'phone') {
    if (!few) return { width: small ? 62 : 94, radius: 1000, step: 2.75 };
    return { width: cards < 6 ? 106 : 102, radius: 720, step: 4.6 };
  }
  if (size === 'tablet') {
    const [width, radius, step] = few ? [108, 900, 4.5] : [108, 1500, 24 / cards];
    return { width: width * scale, radius: radius * scale, step };
  }
  const [width, radius, step] = few
    ? [small ? 116 : 126, 1500, 4.1]
    : [small ? 114 : 120, 1900, 23.7 / cards];
  return { width: width * scale, radius: radius * scale, step };
}

/** Two rows of which so much is seen: rank and suit of both are whole, also under a lifted card. */
function twoRows(seen: number, wish: FanWish) {
  const rise = seen < 150 ? 12 : 18;
  const front = INDEX.down + LEAN;
  const back = INDEX.down + GROWN;
  const width = clamp(62, Math.floor((seen - BEND - rise) / (front + back)), wish.width);
  const rowGap = clamp(back * width + rise, seen - front * width - BEND, 122);
  return { wish: { ...wish, width }, rise, rowGap };
}

/** Between what lies on the felt and the near seat of those who watch. */
const NEAR_AIR = 10;

/** Top of the near seat for those who watch: on the felt, with this much below it. */
const nearSeat = (carpet: Box, edge: number, seat: number, air: number) =>
  carpet.y + carpet.height - edge - seat - PLATE - air;

type Wish = Required<LayoutWish>;

function wide({ width, height, cards, busy, still, watched }: Wish): Layout {
  const scale = clamp(0.72, Math.min(width / 1100, height / 840), 1.3);
  const dock = still ? 0 : 84;
  const below = dock + (watched ? 26 : (busy ? 82 : 106) * scale);
  const carpet = { x: 26, y: 22, width: width - 52, height: height - 22 - below };
  const wish = wishOf('wide', cards, scale, busy);
  const seat = Math.round(76 * clamp(0.84, scale, 1.1));
  const rise = 30;
  const top = watched
    ? nearSeat(carpet, BAND_HEIGHT, seat, 8)
    : height - dock - wish.width * CARD_RATIO - (cards < TWO_ROWS_FROM ? 6 : busy ? 14 : 20);
  const pill = height >= 700 && !watched && !still;
  const floor = watched || still ? top - NEAR_AIR : top - rise - (pill ? PILL : 6);
  const seatTop = carpet.y + BAND_HEIGHT + 8;
  const ceiling = seatTop + seat + PLATE;
  // A trick is 2.6 cards high, and a pile has its label below it.
  const card = Math.min(106 * scale, (floor - ceiling - 8) / 2.6);
  const middle = Math.max(
    ceiling + card * 1.17,
    Math.min(carpet.y + carpet.height * 0.487, floor - card * 0.92 - 38),
  );
  const side = carpet.y + carpet.height * 0.29;
  return {
    size: 'wide',
    short: false,
    width,
    height,
    carpet,
    band: 1,
    radius: 26,
    felt: inside(carpet, 1),
    centre: { x: width / 2, y: middle },
    card,
    seat,
    seats: {
      top: { x: width / 2, y: seatTop },
      left: { x: carpet.x + 126, y: side },
      right: { x: carpet.x + carpet.width - 126, y: side },
    },
    hand: {
      rows: 1,
      top,
      wish,
      rowGap: 0,
      rise,
      room: width,
    },
    pill,
    floor,
    dock,
    actions: 0,
    column: 0,
  };
}

function tablet({ width, height, cards, still, watched }: Wish): Layout {
  const scale = clamp(0.8, Math.min(width / 1024, height / 708), 1.2);
  const dock = still ? 0 : 78;
  const inset = clamp(16, (width - 700) * 0.185, 60);
  const carpet = {
    x: inset,
    y: 16,
    width: width - 2 * inset,
    height: height - 16 - dock - (watched ? 20 : 122 * scale),
  };
  const wish = wishOf('tablet', cards, scale);
  const seat = Math.round(72 * clamp(0.9, scale, 1.1));
  const top = watched
    ? nearSeat(carpet, BAND_HEIGHT * 0.9, seat, 8)
    : height - dock - wish.width * CARD_RATIO - 10;
  const side = carpet.y + carpet.height * 0.36;
  return {
    size: 'tablet',
    short: false,
    width,
    height,
    carpet,
    band: 0.9,
    radius: 26,
    felt: inside(carpet, 0.9),
    centre: { x: width / 2, y: carpet.y + carpet.height * (watched ? 0.48 : 0.53) },
    card: clamp(76, 88 * scale, 106),
    seat,
    seats: {
      top: { x: width / 2, y: carpet.y + 43 },
      left: { x: carpet.x + 114, y: side },
      right: { x: carpet.x + carpet.width - 114, y: side },
    },
    hand: {
      rows: 1,
      top,
      wish,
      rowGap: 0,
      rise: 26,
      room: width,
    },
    pill: false,
    floor: watched || still ? top - NEAR_AIR : top - 26 - 6,
    dock,
    actions: 0,
    column: 0,
  };
}

function phone({ width, height, cards, panel, busy, still, watched }: Wish): Layout {
  // The bar of a replay leaves a low phone no room for a second row.
  const low = still && height < 400;
  const rows = cards >= TWO_ROWS_FROM && !low ? 2 : 1;
  // What stands under the carpet: a bid panel, or the action row and the clock line.
  const controls = still ? 8 : panel ? panel + 20 : 106;
  const handHeight = watched ? 8 : rows === 2 ? (still ? 226 : 260) : panel || still ? 150 : 196;
  const wished = height - 8 - controls - handHeight;
  const least = still
    ? busy
      ? clamp(210, height - 92, 284)
      : clamp(210, height - 132, 240)
    : // A low phone keeps the indices of its hand in sight.
      rows === 2
      ? busy
        ? 284
        : clamp(LEAST_OVER_TWO_ROWS, height - 32 - controls - TWO_INDICES, 284)
      : panel
        ? clamp(LEAST_CARPET, height - 8 - controls - INDICES_UNDER_BIDS, 250)
        : clamp(LEAST_CARPET, height - 8 - controls - INDICES, 288);
  const carpetHeight = clamp(least, wished, watched ? 640 : 560);
  const carpet = { x: 8, y: 8, width: width - 16, height: carpetHeight };
  const wish = wishOf('phone', cards, 1, low);
  const controlsTop = carpet.y + carpetHeight + 10;
  const short = carpetHeight < 340;
  const seat = short ? 50 : 58;
  const narrow = width < 360;
  const top = watched
    ? nearSeat(carpet, BAND_HEIGHT * 0.6, seat, 4)
    : Math.max(
        controlsTop +
          controls +
          (panel ? -14 : rows === 2 ? 14 : clamp(12, height - controlsTop - controls - 130, 28)),
        height - handHeight + 10,
      );
  // Where three plates have no room side by side, those at the sides stand lower.
  const drop = narrow ? 0.025 : 0;
  // The plates keep off the band; but on the low felt of a replay off what lies between them.
  const edge = clamp(narrow && still ? 66 : 73, width / 2 - 110, 88);
  const lower = watched
    ? narrow
      ? 0.2
      : 0.26
    : drop + (short ? 0.22 : carpetHeight < 400 ? 0.28 : 0.338);
  const side = carpet.y + carpetHeight * lower;
  const felt = inside(carpet, 0.6);
  return {
    size: 'phone',
    short,
    width,
    height,
    carpet,
    band: 0.6,
    radius: 18,
    felt,
    centre: {
      x: width / 2,
      y:
        carpet.y +
        carpetHeight *
          (watched ? 0.52 : drop + (short ? (still ? 0.66 : 0.64) : rows === 2 ? 0.69 : 0.67)),
    },
    card:
      (short && still) || carpetHeight < 240 ? 42 : narrow ? 50 : short ? 56 : rows === 2 ? 68 : 74,
    seat,
    seats: {
      top: { x: width / 2, y: carpet.y + 28 },
      left: { x: carpet.x + edge, y: side },
      right: { x: carpet.x + carpet.width - edge, y: side },
    },
    hand: {
      rows,
      top,
      room: width,
      ...(rows === 2 ? twoRows(height - top, wish) : { wish, rise: 24, rowGap: 0 }),
    },
    pill: false,
    floor: watched ? top - NEAR_AIR : felt.y + felt.height,
    dock: 0,
    actions: controlsTop,
    column: 0,
  };
}

function landscape({ width, height, cards, still, watched }: Wish): Layout {
  const column = still ? 0 : 168;
  const carpet = { x: 4, y: 4, width: width - column - 8, height: height - 8 };
  const wish = wishOf('landscape', cards, 1);
  const side = carpet.y + 84;
  const seat = 46;
  const rise = 18;
  const top = watched ? nearSeat(carpet, BAND_HEIGHT * 0.45, seat, 4) : height - 78;
  return {
    size: 'landscape',
    short: false,
    width,
    height,
    carpet,
    band: 0.45,
    radius: 14,
    felt: inside(carpet, 0.45),
    centre: {
      x: carpet.x + carpet.width / 2,
      y: carpet.y + carpet.height * (watched ? 0.44 : 0.48),
    },
    // A replay has its bar below, and the less felt.
    card: still ? 46 : 54,
    seat,
    seats: {
      top: { x: carpet.x + carpet.width / 2, y: carpet.y + 18 },
      left: { x: carpet.x + 74, y: side },
      right: { x: carpet.x + carpet.width - 74, y: side },
    },
    hand: { rows: 1, top, wish, rowGap: 0, rise, room: carpet.width },
    pill: false,
    floor: watched ? top - NEAR_AIR : top - 4 - (still ? 0 : rise + GROWN * wish.width),
    dock: 0,
    actions: 8,
    column,
  };
}

export type LayoutWish = {
  size: SizeClass;
  width: number;
  height: number;
  /** Cards in the viewer's hand. */
  cards: number;
  /** Height of a bid panel that stands in place of the action row on phones. */
  panel?: number;
  /** A table with much on it (melds and a row) gets more felt and a smaller hand. */
  busy?: boolean;
  /** Nothing can be done here: no dock, no action row. */
  still?: boolean;
  /** No hand below: the carpet takes its room, with the near seat on it. */
  watched?: boolean;
};

/** The zones of a table of this size. */
export function layoutOf(asked: LayoutWish): Layout {
  const wish = { panel: 0, busy: false, still: false, watched: false, ...asked };
  if (wish.size === 'wide') return wide(wish);
  if (wish.size === 'tablet') return tablet(wish);
  return wish.size === 'phone' ? phone(wish) : landscape(wish);
}
