import type { SoundName } from '../../table/sounds';
import type { Step } from '../../wire/steps';
import type { JollyEvent, View } from './types';

const SOUNDS: Partial<Record<JollyEvent['type'], SoundName>> = {
  deal_scored: 'winDeal',
  opened: 'project',
  taken: 'sweep',
  reshuffled: 'sweep',
  drawn: 'deal',
  action: 'land',
};
const LOUDEST = Object.keys(SOUNDS);

/** One sound a step: the most telling event has it. */
export function soundOf({ events }: Step<View, JollyEvent>): SoundName | null {
  const types = events.map(({ type }) => type as string);
  const loudest = LOUDEST.find((type) => types.includes(type));
  return loudest ? (SOUNDS[loudest as JollyEvent['type']] ?? null) : null;
}
