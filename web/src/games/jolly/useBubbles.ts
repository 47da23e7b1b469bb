import { useEffect, useState } from 'react';
import type { Translate } from '../../cards/names';
import type { BubbleTone } from '../../table/Bubble';
import type { Step } from '../../wire/steps';
import type { JollyEvent, View } from './types';

export type Said = { text: string; tone: BubbleTone };
const STAYS = 1600;

function saidIn(t: Translate, event: JollyEvent): [seat: number, said: Said] | null {
  switch (event.type) {
    case 'opened':
      return [
        event.seat,
        { text: t('jolly.bubble.opened', { points: event.total }), tone: 'lantern' },
      ];
    case 'turned':
      return [event.seat, { text: t('jolly.bubble.zudrehen'), tone: 'lantern' }];
    case 'taken_back':
      return [event.seat, { text: t('jolly.bubble.takeBack'), tone: 'quiet' }];
    default:
      return null;
  }
}

/** What seats have just said, for a moment. */
export function useBubbles(t: Translate, step: Step<View, JollyEvent>): Map<number, Said> {
  const [bubbles, setBubbles] = useState(new Map<number, Said>());
  useEffect(() => {
    // What was said at another moment is not said at this one.
    if (step.instant) {
      setBubbles((now) => (now.size > 0 ? new Map() : now));
      return;
    }
    const said = step.events.flatMap((event) => {
      const one = saidIn(t, event);
      return one ? [one] : [];
    });
    if (said.length === 0) return;
    setBubbles((now) => new Map([...now, ...said]));
    // The next step does not cut it short, so the timer is left to run.
    setTimeout(() => {
      setBubbles((now) => {
        const over = new Set(said.map(([, one]) => one));
        return new Map([...now].filter(([, one]) => !over.has(one)));
      });
    }, STAYS);
  }, [step, t]);
  return bubbles;
}
