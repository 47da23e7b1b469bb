/** Dots that would lie on each other are piled up. */

export type Heaped<T> = { item: T; part: number; level: number };

/** Each item at its place (0 to 1), piled where another one lies within `gap`. */
export function heaped<T>(
  items: readonly T[],
  part: (item: T) => number,
  gap: number,
): Heaped<T>[] {
  const sorted = items
    .map((item) => ({ item, part: part(item) }))
    .sort((one, other) => one.part - other.part);
  // The place of the last dot on each level.
  const ends: number[] = [];
  return sorted.map(({ item, part: place }) => {
    const found = ends.findIndex((end) => place - end >= gap);
    const level = found === -1 ? ends.length : found;
    ends[level] = place;
    return { item, part: place, level };
  });
}
