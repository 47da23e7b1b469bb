import type { Texts } from '../types';

/** The words of the tienlen board. Keys begin with `tienlen.`. */
export const tienlen = {} as const satisfies Texts;
