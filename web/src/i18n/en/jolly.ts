import type { Texts } from '../types';

/** The words of the jolly board. Keys begin with `jolly.`. */
export const jolly = {} as const satisfies Texts;
