import { ArrowDownToLine, Combine, Flag, Plus, RotateCcw, Rows3, Undo2, X } from 'lucide-react';
import { cardName, type Translate } from '../../cards/names';
import type { Action } from '../../table/ActionBar';
import type { Reasons } from './asks';
import type { Moves } from './useMoves';

type Props = {
  t: Translate;
  moves: Moves;
  why: Reasons;
  picked: readonly string[];
  /** How many cards are marked in the row. */
  marked: number;
  clear: () => void;
};

/** Before the draw: the stock, or the marked part of the row. */
export function drawActions({ t, moves, marked }: Props): Action[] {
  const most = moves.can.take;
  const count = marked > 0 && marked <= most ? marked : 1;
  const draw: Action = {
    id: 'draw',
    label: t('jolly.draw'),
    short: t('jolly.drawShort'),
    kind: marked > 0 && most > 0 ? 'plain' : 'primary',
    icon: <ArrowDownToLine size={18} aria-hidden="true" />,
    hotkey: 'D',
    onPress: moves.draw,
  };
  if (most === 0) return [draw];
  const take: Action = {
    id: 'take',
    label: t('jolly.take', { count }),
    short: t('jolly.takeShort', { count }),
    kind: marked > 0 ? 'primary' : 'plain',
    icon: <Rows3 size={17} aria-hidden="true" />,
    onPress: () => moves.take(count),
  };
  return [draw, take];
}

function layLabel(t: Translate, moves: Moves, picked: readonly string[]): string {
  const ways = moves.layings(picked);
  const [first] = ways;
  const count = picked.length;
  if (!first) return t('jolly.lay');
  const alike = ways.every(({ laid }) => laid.kind === first.laid.kind);
  return alike ? t(`jolly.lay.${first.laid.kind}`, { count }) : t('jolly.lay.choose', { count });
}

/** After the draw: lay, add, clear or take back; discard and zudrehen stand apart. */
export function playActions({ t, moves, why, picked, clear }: Props): Action[] {
  const { can } = moves;
  const lays = moves.layings(picked).length > 0;
  const adds = moves.addings(picked).length > 0;
  const discards = can.discard(picked);
  // The teal button is what Enter does.
  const main = lays || picked.length !== 1 ? 'lay' : adds ? 'add' : 'discard';
  const kind = (id: string) => (id === main && !can.zudrehen ? 'primary' : 'plain');
  const [card] = picked;
  return [
    {
      id: 'lay',
      label: layLabel(t, moves, picked),
      short: t('jolly.layShort'),
      kind: kind('lay'),
      icon: <Combine size={18} aria-hidden="true" />,
      disabled: !lays,
      why: why.lay,
      onPress: () => moves.lay(picked),
    },
    {
      id: 'add',
      label: t('jolly.add'),
      short: t('jolly.addShort'),
      kind: kind('add'),
      icon: <Plus size={17} aria-hidden="true" />,
      disabled: !adds,
      why: why.add,
      onPress: () => moves.add(picked),
    },
    can.takeBack
      ? {
          id: 'back',
          label: t('jolly.takeBack'),
          icon: <RotateCcw size={17} aria-hidden="true" className="rtl:-scale-x-100" />,
          onPress: moves.takeBack,
        }
      : {
          id: 'clear',
          label: t('jolly.clear'),
          icon: <Undo2 size={17} aria-hidden="true" className="rtl:-scale-x-100" />,
          disabled: picked.length === 0,
          why: why.discard,
          onPress: clear,
        },
    {
      id: 'discard',
      label: t('jolly.discard'),
      ...(discards && card ? { name: t('jolly.discardCard', { card: cardName(t, card) }) } : {}),
      kind: kind('discard'),
      icon: <X size={17} aria-hidden="true" />,
      aside: kind('discard') !== 'primary',
      disabled: !discards,
      why: why.discard,
      onPress: () => moves.discard(picked),
    },
    {
      id: 'zudrehen',
      label: t('jolly.zudrehen'),
      name: t('jolly.zudrehenName'),
      icon: <Flag size={17} aria-hidden="true" />,
      kind: 'lantern',
      aside: true,
      disabled: !can.zudrehen,
      why: why.zudrehen,
      onPress: moves.zudrehen,
    },
  ];
}

/** A tablet's dock has room for words on what can be done now. */
export function doableActions(actions: readonly Action[]): Action[] {
  const kept = actions.filter(({ id, disabled }) => !disabled || id === 'lay' || id === 'discard');
  return kept.map((action) => ({ ...action, aside: false }));
}

/** A phone's row has room for four: what can be done now, with its word. */
export function fewActions(actions: readonly Action[]): Action[] {
  const lays = actions.some(({ id, disabled }) => (id === 'add' || id === 'zudrehen') && !disabled);
  const back = actions.some(({ id }) => id === 'back');
  const kept = actions.filter(({ id, disabled }) => {
    if (id === 'clear') return false;
    if (id === 'lay') return !disabled || !lays;
    return !disabled || (id === 'discard' && !back);
  });
  return kept.map((action) => ({ ...action, aside: false }));
}
