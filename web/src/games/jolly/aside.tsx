import { ArrowDownUp } from 'lucide-react';
import type { Translate } from '../../cards/names';
import type { Action } from '../../table/ActionBar';
import { hintAction } from '../hintAction';
import type { Order } from './sorting';

type Props = {
  t: Translate;
  seat: number | null;
  order: Order;
  sort: () => void;
  askHint: (() => void) | null;
};

/** What can be done at any time. */
export function asideActions({ t, seat, order, sort, askHint }: Props): Action[] {
  if (seat === null) return [];
  const other = order === 'suit' ? 'rank' : 'suit';
  return [
    {
      id: 'sort',
      label: t(`jolly.sort.${other}`),
      icon: <ArrowDownUp size={17} aria-hidden="true" />,
      hotkey: 'S',
      aside: true,
      iconOnly: true,
      onPress: sort,
    },
    ...hintAction(t('jolly.hint'), askHint).map((hint) => ({ ...hint, iconOnly: true })),
  ];
}
