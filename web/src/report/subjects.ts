import { create } from 'zustand';
import type { MatchPlayer, TablePlayer } from '../wire/generated/messages';
import type { Reporting } from '../wire/generated/rest';

/** What somebody may complain about, with what the page knows of it. */
export type Subject =
  | { kind: 'player'; id: string; name: string }
  | { kind: 'message'; id: string; name: string; at: number; text: string }
  | { kind: 'bot'; id: string; name: string; match: string | null }
  | { kind: 'match'; id: string };

export type Category = Reporting['category'];

const ALL: readonly Category[] = ['abuse', 'cheating', 'spam', 'stalling', 'name', 'other'];
/** What can be wrong with each: nobody spams in a match, and a bot has no manners. */
const FITTING: Record<Subject['kind'], readonly Category[]> = {
  player: ALL,
  message: ['abuse', 'spam', 'cheating', 'other'],
  bot: ['cheating', 'stalling', 'name', 'other'],
  match: ['cheating', 'stalling', 'abuse', 'other'],
};

export const categoriesOf = (subject: Subject): readonly Category[] => FITTING[subject.kind];

/** As the server wants it. */
export function reporting(subject: Subject, category: Category, text: string): Reporting {
  const said = { kind: subject.kind, category, text: text.trim() };
  switch (subject.kind) {
    case 'player':
      return { ...said, player: subject.id };
    case 'message':
      return { ...said, player: subject.id, at: subject.at };
    case 'bot':
      return { ...said, bot: subject.id, match: subject.match };
    case 'match':
      return { ...said, match: subject.id };
  }
}

type Sitting = Pick<TablePlayer | MatchPlayer, 'id' | 'name' | 'kind'>;

/** The others at a table and the match there; the house's own bots are nobody's to report. */
export function subjectsAt(
  players: readonly (Sitting | null)[],
  match: string | null,
  me: string | undefined,
): Subject[] {
  const others = players.flatMap((player): Subject[] => {
    if (!player?.id || player.id === me) return [];
    const { id, name, kind } = player;
    if (kind === 'person') return [{ kind: 'player', id, name }];
    return kind === 'bot' && match !== null ? [{ kind: 'bot', id, name, match }] : [];
  });
  return match === null ? others : [...others, { kind: 'match', id: match }];
}

/** The subjects that a complaint may be about, while its dialog is open. */
export const useReport = create<{ subjects: readonly Subject[] | null }>(() => ({
  subjects: null,
}));

export const openReport = (...subjects: readonly Subject[]): void =>
  useReport.setState({ subjects });
export const closeReport = (): void => useReport.setState({ subjects: null });
