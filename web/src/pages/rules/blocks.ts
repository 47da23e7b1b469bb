export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] };

const ITEM = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;
const cells = (line: string) =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());

/** Markdown as the rule books use it, in blocks. */
export function blocksOf(markdown: string): Block[] {
  const lines = markdown.split('\n');
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = /^(#+)\s+(.*)$/.exec(line);
    if (line.trim() === '') {
      at += 1;
    } else if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' });
      at += 1;
    } else if (line.startsWith('```')) {
      const fence = /^`+/.exec(line)?.[0] ?? '';
      // A shorter fence inside is a part of the text.
      const end = lines.findIndex((other, n) => n > at && other.startsWith(fence));
      blocks.push({ kind: 'code', text: lines.slice(at + 1, end).join('\n') });
      at = end < 0 ? lines.length : end + 1;
    } else if (line.startsWith('|')) {
      const from = at;
      while (lines[at]?.startsWith('|')) at += 1;
      const [head = '', , ...rows] = lines.slice(from, at);
      blocks.push({ kind: 'table', head: cells(head), rows: rows.map(cells) });
    } else if (ITEM.test(line)) {
      const items: string[] = [];
      const ordered = ITEM.exec(line)?.[1] !== undefined;
      let count = 0;
      while (at < lines.length && (lines[at] ?? '').trim() !== '') {
        const [, number, text = ''] = ITEM.exec(lines[at] ?? '') ?? [];
        // A line that happens to begin with "14." is no item: those are counted from 1.
        const counted = number !== undefined && [1, count + 1].includes(Number(number));
        if (counted) count = Number(number);
        if (text !== '' && (number === undefined || counted)) {
          items.push(counted && !ordered ? `${number}. ${text}` : text);
        } else items.push(`${items.pop() ?? ''} ${(lines[at] ?? '').trim()}`);
        at += 1;
      }
      blocks.push({ kind: 'list', ordered, items });
    } else {
      const from = at;
      while (
        at < lines.length &&
        /^[^#|`\s]|^\S*`/.test(lines[at] ?? '') &&
        !ITEM.test(lines[at] ?? '')
      )
        at += 1;
      at = Math.max(at, from + 1);
      blocks.push({ kind: 'text', text: lines.slice(from, at).join(' ') });
    }
  }
  return blocks;
}
