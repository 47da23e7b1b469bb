import { describe, expect, it } from 'vitest';
import type { DiagnosticShown } from '../wire/generated/rest';
import { changesOf } from './changes';
import { markersOf } from './markers';

const problem = (line: number, column: number, end_line: number, end_column: number) =>
  ({
    line,
    column,
    end_line,
    end_column,
    severity: 'error',
    code: 'name',
    message: 'Name RANKS is not defined',
  }) satisfies DiagnosticShown;

describe('problems in the editor', () => {
  it('stand where the check found them', () => {
    expect(markersOf('a = 1\nb = RANKS', [problem(2, 5, 2, 10)])).toEqual([
      {
        startLineNumber: 2,
        startColumn: 5,
        endLineNumber: 2,
        endColumn: 10,
        severity: 'error',
        message: 'Name RANKS is not defined',
        code: 'name',
      },
    ]);
  });

  it('are moved where the editor counts a character twice', () => {
    const [marker] = markersOf('x = "🂡🂡" + RANKS', [problem(1, 12, 1, 17)]);
    expect(marker).toMatchObject({ startColumn: 14, endColumn: 19 });
  });

  it('are never outside of the source, and never empty', () => {
    expect(markersOf('x = (', [problem(1, 6, 1, 6), problem(9, 1, 9, 1)])).toMatchObject([
      { startLineNumber: 1, startColumn: 5, endColumn: 6 },
      { startLineNumber: 1, startColumn: 1, endColumn: 2 },
    ]);
  });
});

describe('what changed between two versions', () => {
  it('is counted in lines', () => {
    const change = (from: number, to: number, start: number, end: number) => ({
      originalStartLineNumber: from,
      originalEndLineNumber: to,
      modifiedStartLineNumber: start,
      modifiedEndLineNumber: end,
    });
    expect(changesOf([change(3, 4, 3, 3), change(9, 0, 9, 11)])).toEqual({ added: 4, removed: 2 });
    expect(changesOf([])).toEqual({ added: 0, removed: 0 });
  });
});
