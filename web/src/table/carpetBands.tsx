import type { ReactNode } from 'react';
import type { GameName } from '../wire/generated/messages';

export type Band = { width: number; height: number; ground: string; tile: ReactNode };

const STITCHES = [
  'rrrrrrrrrrrrrrrr',
  'wwwwwwwwwwwwwwww',
  '.......ww.......',
  'r.....wrrw.....r',
  'rr...wrrrrw...rr',
  '.rr.wrr..rrw.rr.',
  '..rrrr.ww.rrrr..',
  'g..rr.w..w.rr..g',
];
const THREAD: Record<string, string> = { r: '#c23a32', w: '#f4e9d4', g: '#e3b04b' };

/** Cross-stitch: the upper half is given, the lower one mirrors it; one path a colour. */
function stitched(): ReactNode {
  const rows = [...STITCHES, ...STITCHES.toReversed()];
  const size = 2.5;
  return Object.entries(THREAD).map(([thread, colour]) => {
    const d = rows.flatMap((row, y) =>
      [...row].map((stitch, x) =>
        stitch === thread ? `M${x * size} ${y * size}h${size}v${size}h-${size}z` : '',
      ),
    );
    return <path key={thread} d={d.join('')} fill={colour} shapeRendering="crispEdges" />;
  });
}

export const BANDS: Record<GameName, Band> = {
  tienlen: {
    width: 44,
    height: 30,
    ground: '#571715',
    tile: (
      <g fill="none" stroke="#e0b05a" strokeWidth="1.6">
        <path d="M0 1.5h44M0 28.5h44" strokeOpacity=".9" />
        <path d="M4 22V9h16v10H9v-5h6" />
        <path d="M40 8v13H24V11h11v5h-6" />
      </g>
    ),
  },
  omi: {
    width: 40,
    height: 32,
    ground: '#0a2a36',
    tile: (
      <>
        <path d="M0 2h40M0 30h40" stroke="#e5b04a" strokeWidth="2" />
        <path d="M20 6l10 10-10 10L10 16z" fill="#a8402f" />
        <path d="M20 11l5 5-5 5-5-5z" fill="#e5b04a" />
        <path d="M0 6l10 10L0 26zM40 6L30 16l10 10z" fill="#e5b04a" fillOpacity=".22" />
        <path d="M0 11l5 5-5 5zM40 11l-5 5 5 5z" fill="#e5b04a" />
      </>
    ),
  },
  baloot: {
    width: 48,
    height: 46,
    ground: '#1d1412',
    tile: (
      <>
        <path d="M0 0h48v4H0zM0 42h48v4H0z" fill="#f3e3c6" />
        <path d="M0 4h48v4H0zM0 38h48v4H0z" fill="#b1352a" />
        <path d="M0 10l12 13L24 10l12 13 12-13z" fill="#b1352a" />
        <path d="M0 36l12-13 12 13 12-13 12 13z" fill="#e08b3a" />
        <path d="M24 15l6 8-6 8-6-8zM0 15l6 8-6 8zM48 15l-6 8 6 8z" fill="#f3e3c6" />
        <path
          d="M24 19.5l2.6 3.5-2.6 3.5-2.6-3.5zM0 19.5l2.6 3.5L0 26.5zM48 19.5l-2.6 3.5 2.6 3.5z"
          fill="#1d1412"
        />
      </>
    ),
  },
  jolly: {
    width: 36,
    height: 28,
    ground: '#1b121d',
    tile: (
      <>
        <path d="M0 1h36v2H0zM0 25h36v2H0z" fill="#c8a45c" />
        <path d="M3 7h6v6H3zM9 13h6v6H9z" fill="#efe3cf" />
        <path d="M20 7.5h12v12H20z" fill="none" stroke="#efe3cf" strokeWidth="1.6" />
        <path d="M24 11.5h4v4h-4z" fill="#c8a45c" />
      </>
    ),
  },
  santase: { width: 40, height: 40, ground: '#142f23', tile: stitched() },
};
