import type { Messages } from './catalogue';

/** A file of a language: `export const omi: Partial<Messages> = { … }`, as English has them. */
export type Part = Record<string, Partial<Messages>>;

/** The texts of all files of a language. */
export function gather(files: Record<string, Part>): Partial<Messages> {
  return Object.assign({}, ...Object.values(files).flatMap((file) => Object.values(file)));
}
