import type { DiagnosticShown } from '../wire/generated/rest';

/** A place in a source as the editor counts: from 1, in UTF-16 units, the end exclusive. */
export type Marker = {
  startLineNumber: number;
  startColumn: number;
  endLineNumber: number;
  endColumn: number;
  severity: 'error' | 'warning';
  message: string;
  code: string;
};

/** Python counts characters; the editor counts some of them, such as emoji, twice. */
function columnOf(line: string, characters: number): number {
  let units = 0;
  let count = 1;
  for (const letter of line) {
    if (count >= characters) break;
    units += letter.length;
    count += 1;
  }
  return units + 1;
}

/** The problems of a source where the editor can underline them: never outside of it, never empty. */
export function markersOf(source: string, diagnostics: readonly DiagnosticShown[]): Marker[] {
  const lines = source.split(/\r\n|\r|\n/);
  const lineAt = (number: number) => Math.min(Math.max(1, number), lines.length);
  return diagnostics.map((one) => {
    const startLineNumber = lineAt(one.line);
    const endLineNumber = Math.max(startLineNumber, lineAt(one.end_line));
    const text = lines[startLineNumber - 1] ?? '';
    let startColumn = columnOf(text, one.column);
    let endColumn = columnOf(lines[endLineNumber - 1] ?? '', one.end_column);
    if (endLineNumber === startLineNumber && endColumn <= startColumn) {
      endColumn = Math.min(startColumn + 1, text.length + 1);
      // At the end of a line there is nothing to underline but what stands before it.
      if (endColumn <= startColumn) startColumn = Math.max(1, endColumn - 1);
    }
    const { severity, message, code } = one;
    return { startLineNumber, startColumn, endLineNumber, endColumn, severity, message, code };
  });
}
