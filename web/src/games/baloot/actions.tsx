import { ArrowUpDown, Play, Star, Trophy } from 'lucide-react';
import { CardCodes } from '../../cards/CardCodes';
import { CardSign } from '../../cards/CardSign';
import { cardName, cardNames } from '../../cards/names';
import type { Action as Button } from '../../table/ActionBar';
import { rich } from '../rich';
import { byRank } from './cards';
import { type Action, isKind } from './types';
import { projectName, type Talk } from './words';

type Situation = {
  talk: Talk;
  /** What may be done now, in play. */
  legal: readonly Action[];
  picked: string | undefined;
  send: (action: Action) => void;
  hints: readonly Button[];
  hinted: Action | null;
  sort: () => void;
  /** Shows or hides the projects that count; null if there are none. */
  reveal: (() => void) | null;
};

const SMALL = 17;

/** What can be done in play beside tapping cards. */
export function actionsOf(situation: Situation): Button[] {
  const { talk, legal, picked, send, hinted, reveal } = situation;
  const { t } = talk;
  const buttons: Button[] = [];
  const play = legal.filter(isKind('play')).find(({ card }) => card === picked);
  if (play) {
    const name = cardName(t, play.card);
    buttons.push({
      id: 'play',
      label: rich(t, 'baloot.do.play', {}, { card: <CardSign code={play.card} /> }),
      name: t('baloot.do.play', { card: name }),
      kind: 'primary',
      icon: <Play size={18} aria-hidden="true" className="rtl:-scale-x-100" />,
      onPress: () => send(play),
    });
  }
  for (const declare of legal.filter(isKind('declare'))) {
    const cards = byRank(declare.cards ?? []);
    const project = projectName(t, declare.project);
    buttons.push({
      id: `declare-${declare.project}${cards[0]}`,
      label: t('baloot.do.declare', { project }),
      short: project,
      sub: <CardCodes codes={cards} name={cardNames(t, cards)} />,
      icon: <Star size={SMALL} aria-hidden="true" />,
      ...(hinted?.type === 'declare' ? { kind: 'lantern' as const } : {}),
      onPress: () => send(declare),
    });
  }
  const sawa = legal.find(isKind('sawa'));
  if (sawa) {
    buttons.push({
      id: 'sawa',
      label: t('baloot.sawa'),
      name: t('baloot.do.sawa'),
      icon: <Trophy size={SMALL} aria-hidden="true" />,
      ...(hinted?.type === 'sawa' ? { kind: 'lantern' as const } : {}),
      onPress: () => send(sawa),
    });
  }
  buttons.push(...situation.hints);
  if (reveal) {
    buttons.push({
      id: 'projects',
      label: t('baloot.do.projects'),
      icon: <Star size={SMALL} aria-hidden="true" />,
      aside: true,
      onPress: reveal,
    });
  }
  buttons.push({
    id: 'sort',
    label: t('baloot.do.sort'),
    icon: <ArrowUpDown size={SMALL} aria-hidden="true" />,
    hotkey: 'S',
    aside: true,
    onPress: situation.sort,
  });
  return buttons;
}
