import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Translate } from '../../cards/names';
import { SuitMark } from '../../cards/SuitMark';
import type { BubbleTone } from '../../table/Bubble';
import type { Saying } from './sayings';
import { projectName } from './words';

/** The words of a bubble, and its tone. */
export function bubbleOf(
  t: Translate,
  saying: Saying | undefined,
): { tone: BubbleTone; text: ReactNode } | undefined {
  switch (saying?.kind) {
    case undefined:
      return undefined;
    case 'pass':
      return { tone: 'quiet', text: t('baloot.pass') };
    case 'bid':
      return {
        tone: 'say',
        text: (
          <>
            {t(`baloot.${saying.word}`)}
            {saying.suit && <SuitMark suit={saying.suit} size={14} />}
          </>
        ),
      };
    case 'call':
      return { tone: 'say', text: t(`baloot.call.${saying.word}`) };
    case 'projects':
      return {
        tone: 'lantern',
        text: (
          <>
            <Star size={14} />
            {saying.projects.map((project) => projectName(t, project)).join(' · ')}
          </>
        ),
      };
    case 'cut':
      return { tone: 'say', text: t('baloot.cut') };
    case 'baloot':
    case 'sawa':
      return { tone: 'lantern', text: t(`baloot.${saying.kind}`) };
    case 'accept':
    case 'reject':
      return { tone: 'say', text: t(`baloot.${saying.kind}`) };
  }
}
