/** A change as the diff editor tells it: lines count from 1; an end of 0 means that none are there. */
type LineChange = {
  originalStartLineNumber: number;
  originalEndLineNumber: number;
  modifiedStartLineNumber: number;
  modifiedEndLineNumber: number;
};

export type Changes = { added: number; removed: number };

const lines = (start: number, end: number) => (end === 0 ? 0 : end - start + 1);

/** How many lines are new, and how many are gone. */
export function changesOf(changes: readonly LineChange[]): Changes {
  return changes.reduce<Changes>(
    ({ added, removed }, one) => ({
      added: added + lines(one.modifiedStartLineNumber, one.modifiedEndLineNumber),
      removed: removed + lines(one.originalStartLineNumber, one.originalEndLineNumber),
    }),
    { added: 0, removed: 0 },
  );
}
