import type { TablePlayer } from '../../wire/generated/messages';
import type { ReportShown } from '../../wire/generated/rest';
import type { Speaker } from './coded';

export type Said = { from: { id: string; name: string }; text: string; at: number };
type Sitting = { seat: number; id: string | null; name: string; kind: TablePlayer['kind'] };

/** What the server attached to a report; which parts there are depends on its kind. */
export type ReportContext = {
  player?: { id: string; name: string; role: string };
  message?: Said;
  /** Around the message. */
  around?: Said[];
  /** What the person said last. */
  lately?: Said[];
  table?: string | null;
  match?: string;
  game?: string;
  state?: string;
  players?: Sitting[];
  bot?: string;
};

export const contextOf = (report: ReportShown): ReportContext => report.context as ReportContext;

/** What a report is about, in a few words. */
export function aboutOf({ t, say }: Speaker, report: ReportShown): string {
  const { player, game, bot } = contextOf(report);
  const name = player?.name ?? t('admin.somebody');
  switch (report.kind) {
    case 'message':
      return t('admin.aboutMessage', { name });
    case 'match':
      return t('admin.aboutMatch', { game: game ? say(`game.${game}`) : t('admin.someGame') });
    case 'bot':
      return t('admin.aboutBot', { name: bot ?? report.bot ?? '' });
    default:
      return name;
  }
}

/** The talk to read: with the reported message marked. */
export function talkOf(context: ReportContext): (Said & { meant: boolean })[] {
  const { message, around, lately } = context;
  const lines = around ?? lately ?? (message ? [message] : []);
  return lines.map((line) => ({
    ...line,
    meant: message !== undefined && line.at === message.at && line.from.id === message.from.id,
  }));
}
