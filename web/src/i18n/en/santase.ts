import type { Texts } from '../types';

/** The words of the santase board. Keys begin with `santase.`. */
export const santase = {} as const satisfies Texts;
