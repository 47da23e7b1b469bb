import type { ReactNode } from 'react';
import { CardCodes } from '../../cards/CardCodes';
import { cardName, type Translate } from '../../cards/names';
import type { TurnProps } from '../../table/TableControls';
import { rich } from '../rich';
import type { Why } from './cards';
import type { View } from './types';
import { suitName, type Talk } from './words';

const valuesOf = (t: Translate, why: Why) => ({
  suit: 'suit' in why ? suitName(t, why.suit) : '',
  card: 'card' in why ? cardName(t, why.card) : '',
});

/** Why cards are dimmed, in words alone. */
export const whyText = (t: Translate, why: Why): string =>
  t(`baloot.why.${why.kind}`, valuesOf(t, why));

/** The same with the card to beat as its sign. */
export function whyLine(t: Translate, why: Why): ReactNode {
  const { suit, card } = valuesOf(t, why);
  const drawn = 'card' in why ? <CardCodes codes={[why.card]} name={card} /> : null;
  return rich(t, `baloot.why.${why.kind}`, { suit }, { card: drawn });
}

/** What is asked in one sentence. */
function askOf(t: Translate, view: View, why: Why | null, declare: boolean): string {
  if (view.phase === 'bid1' || view.phase === 'bid2') return t('baloot.turn.bid');
  if (view.phase === 'double') return t('baloot.turn.raise');
  if (view.phase === 'sawa') return t('baloot.turn.answer');
  if (declare) return t('baloot.turn.declare');
  if (view.trick.length === 0) return t('baloot.turn.lead');
  switch (why?.kind) {
    case 'follow':
      return t('baloot.turn.follow', valuesOf(t, why));
    case 'rise':
    case 'overruff':
      return t('baloot.turn.rise', valuesOf(t, why));
    case 'ruff':
      return t('baloot.turn.ruff');
    default:
      return t('baloot.turn.free');
  }
}

const DOING: Partial<Record<string, string>> = { play: 'theirs', sawa: 'answers' };

/** Whose turn it is, and what is asked of the viewer. */
export function turnOf(
  { t, own, nameOf }: Talk,
  view: View,
  yours: boolean,
  why: Why | null,
  declare: boolean,
  /** Said in place of how to play a card. */
  tip?: string,
): TurnProps['turn'] {
  if (yours) {
    return {
      title: t('baloot.turn.yours'),
      ask: askOf(t, view, why, declare),
      ...(view.phase === 'play' ? { hint: tip ?? t('baloot.turn.tap') } : {}),
    };
  }
  // Also where nothing can be done about it: the line is down.
  if (own !== null && view.actors.includes(own)) return { title: t('baloot.turn.yours') };
  const name = view.actors.map(nameOf).join(', ');
  return name ? { title: t(`baloot.turn.${DOING[view.phase] ?? 'speaks'}`, { name }) } : undefined;
}
