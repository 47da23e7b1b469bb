/** What a comparison says of two versions, by how certain it is. */
export const VERDICTS = {
  win: 'arena.better',
  loss: 'arena.worse',
  open: 'arena.notTold',
} as const;
