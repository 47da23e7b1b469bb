import { expect, it } from 'vitest';
import { blocksOf } from './blocks';

it('keeps a shorter fence inside of a longer one', () => {
  const book = ['````', 'first', '```json', '{"target": 10}', '```', '````', 'after'].join('\n');
  expect(blocksOf(book)).toEqual([
    { kind: 'code', text: 'first\n```json\n{"target": 10}\n```' },
    { kind: 'text', text: 'after' },
  ]);
});
