import type { Texts } from '../types';

/** The words of the baloot board. Keys begin with `baloot.`. */
export const baloot = {} as const satisfies Texts;
