/** The geometry of curves: points, bands and paths in pixels. */
import { type Domain, partOf } from './scale';

export type Box = { left: number; right: number; top: number; bottom: number };
export type Point = readonly [x: number, y: number];

const place = (value: number, domain: Domain, from: number, to: number) =>
  from + partOf(value, domain) * (to - from);

/** Places in a box: x to the right, y upwards. */
export function placer(box: Box, x: Domain, y: Domain): (at: number, value: number) => Point {
  return (at, value) => [place(at, x, box.left, box.right), place(value, y, box.bottom, box.top)];
}

const text = ([x, y]: Point) => `${x.toFixed(1)},${y.toFixed(1)}`;

export const pointsText = (points: readonly Point[]): string => points.map(text).join(' ');

/** The area between an upper and a lower edge. */
export function bandPath(upper: readonly Point[], lower: readonly Point[]): string {
  if (upper.length === 0) return '';
  return `M${[...upper, ...[...lower].reverse()].map(text).join('L')}Z`;
}

/** Where a value that belongs to each point changes: at which points something new begins. */
export function changesOf<T>(values: readonly T[]): number[] {
  return values.flatMap((value, at) => (at > 0 && value !== values[at - 1] ? [at] : []));
}
