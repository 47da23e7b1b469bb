export const PACES = ['1', '4', 'max'] as const;
export type Pace = (typeof PACES)[number];

/** Where a game of the arena is watched. */
export const watchPath = (match: string, pace: Pace = '1'): string =>
  `/arena/watch/${match}${pace === '1' ? '' : `?pace=${pace}`}`;

export const paceNamed = (name: string | null): Pace => PACES.find((pace) => pace === name) ?? '1';
