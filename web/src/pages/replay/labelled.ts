/** Labels nearer than this, in pixels, would touch. */
const APART = 84;

/** To which side of its mark a label stands: before it only where the line ends. */
type Side = 'after' | 'before' | null;

/** Which marks of a line have room for their label: the one where we are before all others. */
export function labelledOf(places: readonly number[], width: number, now: number): Side[] {
  const starts = places.map((place) => (width - place >= APART ? place : place - APART));
  const own = starts[now] ?? Number.NEGATIVE_INFINITY;
  let free = 0;
  return starts.map((start, mark) => {
    const fits = start >= free;
    // Whoever goes on does not see the others jump: they have their places without it.
    if (fits) free = start + APART;
    const shown = mark === now || (fits && Math.abs(start - own) >= APART);
    if (!shown) return null;
    return start === places[mark] ? 'after' : 'before';
  });
}
