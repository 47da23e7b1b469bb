/** Zones of the table at its four size classes. Pure numbers, no DOM. */
import { CARD_RATIO, type FanWish } from './fanGeometry';

export type SizeClass = 'wide' | 'tablet' | 'phone' | 'landscape';
export type Box = { x: number; y: number; width: number; height: number };
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
export const PILL = 56;
/** Height of the name plate under an avatar. */
const PLATE = 42;

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

function wishOf(size: SizeClass, cards: number, scale: number, busy = false): FanWish {
  const few = cards < TWO_ROWS_FROM;
  if (size === 'landscape') return { width: 72, radius: 1400, step: few ? 3.2 : 2.2 };
  if (size === 'phone') {
    if (!few) return { width: 94, radius: 1000, step: 2.75 };
    return { width: cards < 6 ? 106 : 102, radius: 720, step: 4.6 };
  }
  if (size === 'tablet') {
    const [width, radius, step] = few ? [108, 900, 4.5] : [108, 1500, 24 / cards];
    return { width: width * scale, radius: radius * scale, step };
  }
  const [width, radius, step] = few
    ? [busy ? 116 : 126, 1500, 4.1]
    : [busy ? 114 : 120, 1900, 23.7 / cards];
  return { width: width * scale, radius: radius * scale, step };
}

function wide(width: number, height: number, cards: number, busy: boolean, still: boolean): Layout {
  const scale = clamp(0.72, Math.min(width / 1100, height / 840), 1.3);
  const dock = still ? 0 : 84;
  const below = dock + (busy ? 82 : 106) * scale;
  const carpet = { x: 26, y: 22, width: width - 52, height: height - 22 - below };
  const wish = wishOf('wide', cards, scale, busy);
  const top =
    height - dock - wish.width * CARD_RATIO - (cards < TWO_ROWS_FROM ? 6 : busy ? 14 : 20);
  const pill = height >= 700;
  const floor = top - 30 - (pill ? PILL : 6);
  const seat = Math.round(76 * clamp(0.84, scale, 1.1));
  const seatTop = carpet.y + 42 * Math.min(1, scale);
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
      rise: 30,
      room: width,
    },
    pill,
    floor,
    dock,
    actions: 0,
    column: 0,
  };
}

function tablet(width: number, height: number, cards: number, still: boolean): Layout {
  const scale = clamp(0.8, Math.min(width / 1024, height / 708), 1.2);
  const dock = still ? 0 : 78;
  const inset = clamp(16, (width - 700) * 0.185, 60);
  const carpet = {
    x: inset,
    y: 16,
    width: width - 2 * inset,
    height: height - 16 - dock - 122 * scale,
  };
  const wish = wishOf('tablet', cards, scale);
  const top = height - dock - wish.width * CARD_RATIO - 10;
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
    centre: { x: width / 2, y: carpet.y + carpet.height * 0.53 },
    card: clamp(76, 88 * scale, 106),
    seat: Math.round(72 * clamp(0.9, scale, 1.1)),
    seats: {
      top: { x: width / 2, y: carpet.y + 40 },
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
    floor: top - 26 - 6,
    dock,
    actions: 0,
    column: 0,
  };
}

function phone(
  width: number,
  height: number,
  cards: number,
  panel: number,
  still: boolean,
): Layout {
  const rows = cards >= TWO_ROWS_FROM ? 2 : 1;
  // What stands under the carpet: a bid panel, or the action row and the clock line.
  const controls = still ? 8 : panel ? panel + 20 : 106;
  const handHeight = rows === 2 ? (still ? 226 : 260) : panel || still ? 150 : 196;
  const wished = height - 8 - controls - handHeight;
  const carpetHeight = clamp(rows === 2 ? 268 : 288, wished, 560);
  const carpet = { x: 8, y: 8, width: width - 16, height: carpetHeight };
  const wish = wishOf('phone', cards, 1);
  const controlsTop = carpet.y + carpetHeight + 10;
  const top = Math.max(
    controlsTop + controls + (panel ? -14 : rows === 2 ? 10 : 28),
    height - handHeight + 10,
  );
  const short = carpetHeight < 340;
  const seat = short ? 50 : 58;
  // Where three plates have no room side by side, those at the sides stand lower.
  const low = width < 360 ? 0.08 : 0;
  const side = carpet.y + carpetHeight * (low + (short ? 0.22 : carpetHeight < 400 ? 0.28 : 0.338));
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
      y: carpet.y + carpetHeight * (low / 2 + (short ? 0.64 : rows === 2 ? 0.69 : 0.67)),
    },
    card: short ? 56 : 74,
    seat,
    seats: {
      top: { x: width / 2, y: carpet.y + 28 },
      left: { x: carpet.x + 72, y: side },
      right: { x: carpet.x + carpet.width - 72, y: side },
    },
    hand: {
      rows,
      top,
      wish,
      rowGap: clamp(56, height - top - 76, 122),
      rise: rows === 2 ? 20 : 24,
      room: width,
    },
    pill: false,
    floor: felt.y + felt.height,
    dock: 0,
    actions: controlsTop,
    column: 0,
  };
}

function landscape(width: number, height: number, cards: number, still: boolean): Layout {
  const column = still ? 0 : 168;
  const carpet = { x: 4, y: 4, width: width - column - 8, height: height - 8 };
  const wish = wishOf('landscape', cards, 1);
  const side = carpet.y + 84;
  return {
    size: 'landscape',
    short: false,
    width,
    height,
    carpet,
    band: 0.45,
    radius: 14,
    felt: inside(carpet, 0.45),
    centre: { x: carpet.x + carpet.width / 2, y: carpet.y + carpet.height * 0.48 },
    card: 54,
    seat: 46,
    seats: {
      top: { x: carpet.x + carpet.width / 2, y: carpet.y + 18 },
      left: { x: carpet.x + 74, y: side },
      right: { x: carpet.x + carpet.width - 74, y: side },
    },
    hand: { rows: 1, top: height - 78, wish, rowGap: 0, rise: 18, room: carpet.width },
    pill: false,
    floor: height - 78 - 18 - 4,
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
};

export function layoutOf({
  size,
  width,
  height,
  cards,
  panel = 0,
  busy = false,
  still = false,
}: LayoutWish): Layout {
  if (size === 'wide') return wide(width, height, cards, busy, still);
  if (size === 'tablet') return tablet(width, height, cards, still);
  if (size === 'phone') return phone(width, height, cards, panel, still);
  return landscape(width, height, cards, still);
}
