import type { Translate } from '../cards/names';
import { openReport } from '../report/subjects';
import { faceOf } from '../table/Avatar';
import type { ChatMessage } from '../table/ChatPanel';
import { playerName } from '../ui/playerName';
import type { ChatLine } from '../wire/tableState';

/** What was said at the table, and who came and went, for the chat panel. */
export function chatMessages(
  t: Translate,
  lines: readonly ChatLine[],
  me: string | undefined,
): ChatMessage[] {
  return lines.map((line, id) => {
    if (line.kind !== 'message') {
      const key = line.kind === 'joined' ? 'table.joined' : 'table.left';
      return { id, text: t(key, { name: playerName(t, line.player) }) };
    }
    const { from, text, at } = line.message;
    const said = { id, text, who: from.name, face: faceOf(from.name) };
    if (from.id === me) return { ...said, mine: true };
    return { ...said, onReport: () => openReport({ kind: 'message', ...from, at, text }) };
  });
}

export const spoken = (lines: readonly ChatLine[]): number =>
  lines.filter(({ kind }) => kind === 'message').length;
