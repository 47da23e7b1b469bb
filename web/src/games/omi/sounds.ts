import type { SoundName } from '../../table/sounds';
import { isCut, teamOf } from './cards';
import type { OmiStep } from './types';

/** The one sound of a step: the weightiest thing that happened. The own card was heard when it was sent. */
export function soundOf({ events, view }: OmiStep, own: number | null): SoundName | null {
  let sound: SoundName | null = null;
  for (const event of events) {
    if (event.type === 'deal' || event.type === 'packet') sound ??= 'deal';
    if (event.type === 'action' && event.action.type === 'trump') sound = 'bid';
    if (event.type === 'action' && event.action.type === 'play') {
      const cut = isCut(view.trick, view.trick.length - 1, view.trump);
      sound = cut ? 'cut' : event.seat === own ? null : 'land';
    }
    if (event.type === 'trick_won') sound = 'sweep';
    if (event.type === 'deal_scored' && own !== null) {
      if ((event.record.gain[teamOf(own)] ?? 0) > 0) sound = 'winDeal';
    }
    if (event.type === 'match_over' && own !== null && event.winners.includes(own)) {
      sound = 'winMatch';
    }
  }
  return sound;
}
