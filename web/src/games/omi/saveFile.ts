import type { Suit } from '../../cards/code';
import { download } from '../../ui/download';
import { rest } from '../../wire/rest';

/** A deal of an imported match, as its save file tells it. */
export type OldDeal = {
  deal: number;
  trump: Suit;
  tricks: [number, number];
  gain: [number, number];
  totals: [number, number];
  label: string;
};

const SIGNS: Record<string, Suit> = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };
const LABELS: Record<string, string> = { 'Kapothi!': 'kapothi', Ambaya: 'ambaya', Draw: 'draw' };

/** The rows of the history table in a save file. */
export function rowsOf(text: string): OldDeal[] {
  return text.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const trump = SIGNS[cells[2] ?? ''];
    if (!trump || !/^\d+$/.test(cells[1] ?? '')) return [];
    const pair = (at: number): [number, number] => [Number(cells[at]), Number(cells[at + 1])];
    return {
      deal: Number(cells[1]),
      trump,
      tricks: pair(4),
      gain: pair(6),
      totals: pair(8),
      label: LABELS[cells[10] ?? ''] ?? '',
    };
  });
}

const numberIn = (text: string, key: string): number | null => {
  const found = new RegExp(`^${key}:\\s*(\\d+)\\s*$`, 'm').exec(text);
  return found ? Number(found[1]) : null;
};

/** What a save file says in its head, to show before it is used; the server decides whether it is one. */
export function headOf(
  text: string,
): { round: number; us: number; them: number; target: number } | null {
  const [round, us, them, target] = ['round', 'scoreUs', 'scoreThem', 'winScore'].map((key) =>
    numberIn(text, key),
  );
  if (round == null || us == null || them == null || target == null) return null;
  return { round, us, them, target };
}

export async function saveMatch(match: string): Promise<void> {
  const text = await rest.exportMatch(match);
  download(`omi-save-round${headOf(text)?.round ?? 0}.md`, text, 'text/markdown');
}
