import type { HoldShown } from '../../wire/generated/rest';

/** What is out of play, and why. */
export const holdText = ({ version, reason }: HoldShown): string =>
  `${version === null ? 'all of it' : `version ${version}`}: ${reason}`;

/** Whether just this is held: a version, or (null) the whole bot. */
export const isHeld = (holds: readonly HoldShown[], version: number | null): boolean =>
  holds.some((hold) => hold.version === version);
