import { createContext, useContext } from 'react';
import type { GameName } from '../../../wire/generated/messages';
import type { BotApi, BotCard, BotExample, VersionCard } from '../../../wire/generated/rest';
import type { Check } from './useCheck';
import type { Draft } from './useDraft';
import type { useTrials } from './useTrials';

export type PanelId =
  | 'problems'
  | 'console'
  | 'states'
  | 'practice'
  | 'logs'
  | 'versions'
  | 'reference'
  | 'examples'
  | 'settings';

/** What the parts of the editor's page share. */
export type Studio = {
  bot: BotCard;
  onBot: (bot: BotCard) => void;
  game: GameName;
  onGame: (game: GameName) => void;
  api: BotApi | null;
  examples: readonly BotExample[];
  draft: Draft;
  take: (source: string, base: number | null) => void;
  versions: readonly VersionCard[];
  moreVersions: (() => Promise<void>) | null;
  openVersion: (number: number) => Promise<void>;
  activate: (number: number | null) => Promise<void>;
  check: Check;
  errors: number;
  trials: ReturnType<typeof useTrials>;
  test: () => void;
  practice: () => void;
  against: readonly string[];
  onAgainst: (against: readonly string[]) => void;
  seats: number;
  onSeats: (seats: number) => void;
  /** Shows a panel. */
  open: (panel: PanelId) => void;
  /** Moves the cursor. */
  go: (line: number, column: number) => void;
  compare: () => void;
};

export const StudioContext = createContext<Studio | null>(null);

export function useStudio(): Studio {
  const studio = useContext(StudioContext);
  if (!studio) throw new Error('only inside of the editor page');
  return studio;
}
