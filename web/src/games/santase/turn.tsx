import { Lightbulb } from 'lucide-react';
import type { TurnProps } from '../../table/TableControls';
import { type Duty, GOAL, marriagesOf } from './cards';
import type { Act, View } from './types';
import { dealTitle, nameOf, suitName, type Tongue } from './words';

type Moment = {
  tongue: Tongue;
  view: View;
  legal: readonly Act[];
  wait: number;
  claim: number;
  armed: boolean;
  duty: Duty | null;
  why: string | null;
  between: boolean;
};

/** What is asked on the own lead. */
function leadAsk({ tongue, view, legal, wait, armed }: Moment): [string, string?] {
  const { t } = tongue;
  const points = view.points ?? 0;
  if (armed && wait > 0) return [t('santase.ask.armed', { count: wait })];
  if (points >= GOAL && legal.some(({ type }) => type === 'declare66')) {
    return [t('santase.ask.enough', { points })];
  }
  if (wait > 0) return [t('santase.ask.grace', { count: wait })];
  const [suit] = marriagesOf(legal);
  if (!suit) return [t('santase.ask.lead')];
  const values = { suit: suitName(t, suit) };
  return [t('santase.ask.leadMarriage', values), t('santase.ask.marriage', values)];
}

/** Whose turn it is and what is asked, in one line. */
export function turnOf(moment: Moment): TurnProps['turn'] {
  const { tongue, view, legal, claim, duty, why, between } = moment;
  const { t } = tongue;
  if (between) return undefined;
  if (view.phase === 'over') {
    const last = view.deals.at(-1);
    return last && { title: dealTitle(tongue, last), ask: dealTitle(tongue, last), hint: '' };
  }
  if (legal.length === 0) {
    const [actor] = view.actors;
    const name = actor === undefined || actor === tongue.own ? null : nameOf(tongue, actor);
    return name === null ? undefined : { title: t('santase.ask.wait', { name }) };
  }
  const title = t('table.yourTurn');
  if (why) return { title, ask: why, icon: <Lightbulb size={15} aria-hidden="true" /> };
  if (claim > 0) return { title, ask: t('santase.ask.claim', { count: claim }) };
  if (view.phase === 'follow') {
    if (duty) return { title };
    return { title, ask: t('santase.ask.follow'), hint: t('santase.ask.answer') };
  }
  const [ask, hint] = leadAsk(moment);
  return { title, ask, ...(hint ? { hint } : {}) };
}
