/** Through whose eyes: a seat's, or everybody's at once. */
export type Viewer = number | 'all';

export function viewerOf(wish: string | null, seats: number, usual: Viewer): Viewer {
  if (wish === 'all') return 'all';
  const seat = Number(wish ?? Number.NaN);
  return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : usual;
}

/** A place in the match from the address; what is not one is the beginning. */
export function placeOf(wish: string | null): number {
  const place = Number(wish ?? 0);
  return Number.isInteger(place) && place > 0 ? place : 0;
}
