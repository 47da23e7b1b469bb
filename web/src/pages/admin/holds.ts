import type { HoldShown } from '../../wire/generated/rest';
import type { Speaker } from './coded';

/** What is out of play, and why. */
export const holdText = ({ t }: Speaker, { version, reason }: HoldShown): string =>
  version === null ? t('admin.heldAll', { reason }) : t('admin.heldVersion', { version, reason });

/** Whether just this is held: a version, or (null) the whole bot. */
export const isHeld = (holds: readonly HoldShown[], version: number | null): boolean =>
  holds.some((hold) => hold.version === version);
