import type {
  MatchOver,
  OmiActed,
  OmiDealt,
  OmiPacket,
  OmiPlay,
  OmiScored,
  OmiTrickWon,
  OmiTrump,
  OmiView,
} from '../../wire/generated/messages';
import type { Step } from '../../wire/steps';
import type { BoardProps } from '../board';

export type OmiAction = OmiTrump | OmiPlay;
export type OmiEvent = OmiActed | OmiDealt | OmiPacket | OmiTrickWon | OmiScored | MatchOver;
export type OmiProps = BoardProps<OmiView, OmiAction, OmiEvent>;
export type OmiStep = Step<OmiView, OmiEvent>;
