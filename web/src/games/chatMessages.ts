import type { Translate } from '../cards/names';
import { faceOf } from '../table/Avatar';
import type { ChatMessage } from '../table/ChatPanel';
import type { ChatLine } from '../wire/tableState';
import type { BoardSeat } from './board';

/** What was said at the table, and who came and went, for the chat panel. */
export function chatMessages(
  t: Translate,
  lines: readonly ChatLine[],
  seats: readonly BoardSeat[],
  seat: number | null,
): ChatMessage[] {
  const own = seats.find((one) => one.seat === seat)?.name;
  return lines.map((line, id) => {
    if (line.kind !== 'message') {
      const key = line.kind === 'joined' ? 'table.joined' : 'table.left';
      return { id, text: t(key, { name: line.player.name }) };
    }
    const { from, text } = line.message;
    return { id, text, who: from.name, face: faceOf(from.name), mine: from.name === own };
  });
}

export const spoken = (lines: readonly ChatLine[]): number =>
  lines.filter(({ kind }) => kind === 'message').length;
