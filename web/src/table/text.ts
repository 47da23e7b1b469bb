import type { Translate } from '../cards/names';
import { useWords } from '../i18n';

/** The translator for the parts of the table. */
export const useText = (): Translate => useWords().say;
