import { expect, it } from 'vitest';
import { blocksOf } from './blocks';

it('keeps a shorter fence inside of a longer one', () => {
  const book = ['````', 'first', '```json', '{"target": 10}', '```', '````', 'after'].join('\n');
  expect(blocksOf(book)).toEqual([
    { kind: 'code', text: 'first\n```json\n{"target": 10}\n```' },
    { kind: 'text', text: 'after' },
  ]);
});

it('tells a counted item from a line that begins with a number', () => {
  const [list] = blocksOf(
    '- never both 1 and\n  14. Nothing wraps\n- in order:\n  1. cuts\n  2. cards',
  );
  expect(list).toMatchObject({
    ordered: false,
    items: ['never both 1 and 14. Nothing wraps', 'in order:', '1. cuts', '2. cards'],
  });
});
