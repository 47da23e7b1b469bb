/** Where things stand on the felt: opponents on top, melds under them, stock and row below. */
import type { Layout } from '../../table/layout';

export function zonesOf(layout: Layout, opponents: number) {
  const { felt, size, floor, seat, short } = layout;
  const small = size === 'phone' || size === 'landscape';
  // On a flat table the melds lie beside the opponents instead of under them.
  const flat = size === 'landscape' || (size === 'wide' && felt.height < 440);
  const row = { wide: flat ? 64 : 76, tablet: 56, phone: short ? 36 : 50, landscape: 40 }[size];
  // The number under the stock stays on the felt.
  const rowY = floor - row * 1.4 - (small ? (short ? 23 : 26) : 18);
  const column = flat ? Math.max(opponents * (small ? 84 : 116), 116) + 12 : 0;
  const meldsX = felt.x + column + 8;
  const under = { wide: 148, tablet: 136, phone: seat + (short ? 30 : 44), landscape: 4 }[size];
  const meldsY = felt.y + (flat && !small ? 20 : under);
  const rowX = felt.x + row + (small ? 28 : 54);
  return {
    words: !small,
    backs: !flat && opponents < 4 && !small,
    seats: seatsAcross(layout, opponents, flat, column),
    /** Widest name plate that leaves room for the next one. */
    plate: (flat ? column : felt.width) / Math.max(1, opponents) - 6,
    seatsY: felt.y - (flat ? 0 : 6),
    meld: { wide: 66, tablet: 54, phone: short ? 30 : 44, landscape: 44 }[size],
    melds: {
      x: meldsX,
      y: meldsY,
      room: felt.x + felt.width - meldsX - 8,
      height: rowY - (small ? 12 : 46) - meldsY,
    },
    stock: { x: felt.x + 12, y: rowY },
    row: { x: rowX, y: rowY, width: row, room: felt.x + felt.width - rowX - 12 },
  };
}

/** Middles of the seats. With their backs beside them they stand a little left of their share. */
function seatsAcross({ felt, size }: Layout, count: number, flat: boolean, column: number) {
  const small = size === 'phone' || size === 'landscape';
  const room = flat ? column : felt.width;
  const share = room / Math.max(1, count);
  const shift = small || flat ? 0 : Math.min(share * 0.24, 90);
  return Array.from({ length: count }, (_, at) => felt.x + share * (at + 0.5) - shift);
}
