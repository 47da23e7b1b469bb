import { ArrowDownUp, Heart, Lightbulb, Lock, Repeat } from 'lucide-react';
import type { ReactNode } from 'react';
import { CardIndex } from '../../cards/CardIndex';
import { rankOf, suitOf } from '../../cards/code';
import { cardName, type Translate } from '../../cards/names';
import { SuitMark } from '../../cards/SuitMark';
import type { Action } from '../../table/ActionBar';
import { rich } from '../rich';
import { can, marriagePoints, waysOf } from './cards';
import type { Act, Play, View } from './types';

type Wish = {
  t: Translate;
  view: View;
  legal: readonly Act[];
  picked: string | undefined;
  /** Seconds until a lead is taken, and the card that waits for it. */
  wait: number;
  armed: Play | null;
  hinted: Act | null;
  play: (action: Play) => void;
  call: (action: Act) => void;
  say66: () => void;
  sort: () => void;
};

/** A word of the rule book with the card drawn in it; the button's name says it in words. */
const withCard = (t: Translate, key: string, code: string, values = {}): ReactNode =>
  rich(t, key, values, {
    card: (
      <>
        <CardIndex code={code} /> <SuitMark suit={suitOf(code)} size={15} />
      </>
    ),
  });

const same = (a: Act, b: Act | null) =>
  b !== null &&
  a.type === b.type &&
  (a.type !== 'play' ||
    (b.type === 'play' && a.card === b.card && Boolean(a.marriage) === Boolean(b.marriage)));

/** What the hint means carries its lamp. */
function iconOf(wish: Wish, action: Act, usual?: ReactNode): { icon?: ReactNode } {
  if (same(action, wish.hinted)) return { icon: <Lightbulb size={17} aria-hidden="true" /> };
  return usual ? { icon: usual } : {};
}

function playActions(wish: Wish): Action[] {
  const { t, view, legal, picked, wait, armed, play } = wish;
  const code = picked;
  if (!code) {
    return [
      { id: 'play', label: t('santase.act.pick'), kind: 'primary', disabled: true, onPress() {} },
    ];
  }
  const name = cardName(t, code);
  const { plain, marriage } = waysOf(legal, code);
  const later = wait > 0 ? { sub: t('table.seconds', { count: wait }) } : {};
  const actions: Action[] = [];
  if (marriage) {
    const points = marriagePoints(suitOf(code), view.trump);
    actions.push({
      id: 'marriage',
      label: withCard(t, 'santase.act.marriage', code, { points }),
      short: withCard(t, 'santase.act.marriageShort', code, { points }),
      name: t('santase.act.marriage', { card: name, points }),
      kind: 'primary',
      ...iconOf(wish, marriage, <Heart size={17} aria-hidden="true" />),
      ...(same(marriage, armed) || !armed ? later : {}),
      onPress: () => play(marriage),
    });
  }
  if (plain) {
    const key = marriage ? 'only' : view.phase === 'follow' ? 'play' : 'lead';
    actions.push({
      id: marriage ? 'only' : 'play',
      label: withCard(t, `santase.act.${key}`, code),
      ...(marriage ? { short: withCard(t, 'santase.act.onlyShort', code) } : {}),
      name: t(`santase.act.${key}`, { card: name }),
      kind: marriage ? 'plain' : 'primary',
      ...iconOf(wish, plain),
      ...(marriage ? {} : later),
      onPress: () => play(plain),
    });
  }
  return actions;
}

function callActions(wish: Wish): Action[] {
  const { t, view, legal, call, say66 } = wish;
  const actions: Action[] = [];
  if (can(legal, 'exchange') && view.trump_card) {
    const nine = view.hand.find((code) => suitOf(code) === view.trump && rankOf(code) === '9');
    actions.push({
      id: 'exchange',
      label: withCard(t, 'santase.act.exchange', nine ?? view.trump_card),
      name: t('santase.act.exchangeName', { card: cardName(t, view.trump_card) }),
      aside: true,
      ...iconOf(wish, { type: 'exchange' }, <Repeat size={17} aria-hidden="true" />),
      onPress: () => call({ type: 'exchange' }),
    });
  }
  if (can(legal, 'close')) {
    actions.push({
      id: 'close',
      label: t('santase.act.close'),
      name: t('santase.act.closeName'),
      aside: true,
      ...iconOf(wish, { type: 'close' }, <Lock size={17} aria-hidden="true" />),
      onPress: () => call({ type: 'close' }),
    });
  }
  if (can(legal, 'declare66')) {
    actions.push({
      id: 'say66',
      label: t('santase.act.say66'),
      short: t('santase.act.say66Short'),
      name: t('santase.act.say66'),
      kind: 'lantern',
      aside: true,
      onPress: say66,
    });
  }
  return actions;
}

function claimActions({ t, call, say66 }: Wish): Action[] {
  return [
    { id: 'say66', label: t('santase.act.say66'), kind: 'lantern', onPress: say66 },
    {
      id: 'pass',
      label: t('santase.act.goOn'),
      hotkey: 'P',
      onPress: () => call({ type: 'pass' }),
    },
  ];
}

/** The hand can be sorted while there is little else to do. */
const sortAction = (t: Translate, sort: () => void): Action => ({
  id: 'sort',
  label: t('santase.act.sort'),
  icon: <ArrowDownUp size={17} aria-hidden="true" />,
  hotkey: 'S',
  aside: true,
  onPress: sort,
});

/** What can be done now: nothing that is not legal. */
export function actionsOf(wish: Wish): Action[] {
  const { t, legal, view, sort } = wish;
  if (legal.length === 0) return [sortAction(t, sort)];
  if (can(legal, 'pass')) return claimActions(wish);
  const calls = callActions(wish);
  return [
    ...playActions(wish),
    ...calls,
    ...(view.phase === 'follow' ? [sortAction(t, sort)] : []),
  ];
}
