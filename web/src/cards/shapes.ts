import type { Suit } from './code';

/** Suit outlines in a box of 100 × 100. */
export const SUIT_PATH: Record<Suit, string> = {
  S: 'M50 4C58 22 92 40 92 64c0 14-10 23-22 23-7 0-12-3-16-8 1 9 5 14 12 17H34c7-3 11-8 12-17-4 5-9 8-16 8C18 87 8 78 8 64 8 40 42 22 50 4z',
  H: 'M50 94C40 80 6 60 6 34 6 18 17 8 30 8c9 0 16 5 20 13C54 13 61 8 70 8c13 0 24 10 24 26 0 26-34 46-44 60z',
  D: 'M50 2C60 22 72 36 88 50 72 64 60 78 50 98 40 78 28 64 12 50 28 36 40 22 50 2z',
  C: 'M50 5c12 0 21 9 21 21 0 6-2 11-6 15 2-1 5-1 7-1 12 0 22 9 22 22s-10 22-22 22c-8 0-14-4-18-10 1 10 5 17 13 21H33c8-4 12-11 13-21-4 6-10 10-18 10C16 84 6 75 6 62s10-22 22-22c2 0 5 0 7 1-4-4-6-9-6-15C29 14 38 5 50 5z',
};

/** Points of an eight-pointed star, for a polygon. */
export function star(cx: number, cy: number, outer: number, inner: number, turn = 0): string {
  return Array.from({ length: 16 }, (_, i) => {
    const angle = (Math.PI * i) / 8 + turn;
    const radius = i % 2 ? inner : outer;
    return `${(cx + radius * Math.sin(angle)).toFixed(1)},${(cy - radius * Math.cos(angle)).toFixed(1)}`;
  }).join(' ');
}
