import type { Texts } from '../types';

/** The words of the omi board. Keys begin with `omi.`. */
export const omi = {} as const satisfies Texts;
