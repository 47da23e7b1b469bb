/** A word a line, without empty lines and repetitions. */
export const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

export const asLines = (words: readonly string[]): string => words.join('\n');
