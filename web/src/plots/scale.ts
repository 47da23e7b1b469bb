/** From values to places, and the round numbers that stand at an axis. */

export type Domain = readonly [low: number, high: number];

/** A round step so that about `count` of them cover a range. */
export function stepFor(range: number, count: number): number {
  const rough = range / Math.max(1, count);
  if (!(rough > 0)) return 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  // A tenth of a step more or less does not need the next one.
  const found = [1, 2, 5, 10].find((one) => one * power >= rough * 0.9) ?? 10;
  return found * power;
}

/** Round numbers inside a domain. */
export function ticksOf([low, high]: Domain, count: number): number[] {
  const step = stepFor(high - low, count);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  // By multiplication: sums of 0.1 drift.
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) =>
    Number(((first + n) * step).toPrecision(12)),
  );
}

/** The least and the greatest of these with a little air; a lone value gets room on both sides. */
export function domainOf(values: readonly number[], air = 0.06): Domain {
  if (values.length === 0) return [-1, 1];
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = high > low ? (high - low) * air : Math.max(1, Math.abs(low) * 0.1);
  return [low - room, high + room];
}

/** The same to both sides of zero, so that better and worse are equally long. */
export function aroundZero(values: readonly number[], air = 0.06): Domain {
  const most = Math.max(0, ...values.map(Math.abs)) || 1;
  return [-most * (1 + air), most * (1 + air)];
}

/** A value's place in a domain, from 0 to 1; what lies outside stays at its edge. */
export function partOf(value: number, [low, high]: Domain): number {
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}

/** For attributes of SVG that are relative to its width. */
export const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;
