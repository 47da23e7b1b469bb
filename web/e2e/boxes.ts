/** Where things stand on the screen. */
import type { Locator } from 'playwright-core';

export type Box = { x: number; y: number; width: number; height: number };

/** Of the one thing that is there, or comes. */
export async function boxOf(thing: Locator): Promise<Box> {
  await thing.waitFor();
  const box = await thing.boundingBox();
  if (!box) throw new Error(`${thing} is not on the screen`);
  return box;
}

export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
