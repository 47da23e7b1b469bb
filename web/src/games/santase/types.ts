import type {
  SantaseAction,
  SantaseEvent,
  SantaseRecord,
  SantaseView,
} from '../../wire/generated/messages';
import type { BoardProps } from '../board';

export type View = SantaseView;
export type Act = SantaseAction;
export type Play = Extract<Act, { type: 'play' }>;
export type Event = SantaseEvent;
export type Record = SantaseRecord;
export type Props = BoardProps<View, Act, Event>;
