import type { TienlenAction, TienlenEvent, TienlenView } from '../../wire/generated/messages';
import type { BoardProps } from '../board';

export type Props = BoardProps<TienlenView, TienlenAction, TienlenEvent>;
export type View = TienlenView;

export const dealsOf = (view: View): number => Number(view.options.games ?? 0);
