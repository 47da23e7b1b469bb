import type { TableCard } from '../../wire/generated/messages';

/** Whether somebody can sit down there now. */
export const hasRoom = ({ state, seats }: TableCard): boolean =>
  state === 'waiting' && seats.some(({ player }) => !player);
