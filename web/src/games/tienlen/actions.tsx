import { ArrowUpDown, Hand as HandIcon, Play } from 'lucide-react';
import type { Translate } from '../../cards/names';
import type { Action } from '../../table/ActionBar';
import { hintAction } from '../hintAction';
import type { Sorting } from './sorting';
import type { Turn } from './useTurn';

type Own = {
  t: Translate;
  turn: Turn;
  picked: readonly string[];
  combo: string;
  sorting: Sorting;
  onSort: () => void;
  askHint: (() => void) | null;
  hintIsPass: boolean;
};

/** The buttons of the board. */
export function actionsOf(own: Own): Action[] {
  const { t, turn, picked, sorting } = own;
  const { offer, verdict, verdictText } = turn;
  const playable = offer.playOf(picked) !== undefined;
  const sortName = t(sorting === 'rank' ? 'tienlen.sortSuit' : 'tienlen.sortRank');
  const count = picked.length;
  return [
    {
      id: 'play',
      label: count > 0 ? t('tienlen.playCount', { count }) : t('tienlen.play'),
      ...(playable ? { name: t('tienlen.playName', { combo: own.combo }) } : {}),
      kind: 'primary',
      icon: <Play size={18} aria-hidden="true" />,
      hotkey: '↵',
      disabled: !playable,
      why: verdict ? verdictText : t('tienlen.pickWhy'),
      onPress: () => turn.play(picked),
    },
    {
      id: 'pass',
      label: t('tienlen.pass'),
      icon: <HandIcon size={18} aria-hidden="true" />,
      hotkey: 'P',
      ...(own.hintIsPass ? { kind: 'lantern' as const } : {}),
      disabled: !offer.canPass,
      ...(offer.mine ? { why: t('tienlen.passWhy') } : {}),
      onPress: turn.pass,
    },
    {
      id: 'sort',
      label: t('tienlen.sort'),
      name: sortName,
      icon: <ArrowUpDown size={17} aria-hidden="true" />,
      hotkey: 'S',
      aside: true,
      onPress: own.onSort,
    },
    ...hintAction(t('tienlen.hint'), own.askHint),
  ];
}
