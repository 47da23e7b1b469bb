/** Moves labels of one column apart that would touch, within `top` and `bottom` as long as there is room. */
export function spread(
  places: readonly number[],
  { gap, top, bottom }: { gap: number; top: number; bottom: number },
): number[] {
  const order = places.map((y, at) => ({ y, at })).sort((a, b) => a.y - b.y);
  const spaced = [...places];
  let last = top - gap;
  for (const { y, at } of order) {
    last = Math.max(y, last + gap);
    spaced[at] = last;
  }
  // What was pushed out below pushes the others up.
  last = bottom + gap;
  for (const { at } of order.reverse()) {
    last = Math.min(spaced[at] ?? 0, last - gap);
    spaced[at] = last;
  }
  return spaced;
}
