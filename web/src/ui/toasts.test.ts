import { describe, expect, it } from 'vitest';
import { failureText } from './toasts';

const WORDS: Record<string, string> = {
  'fail.bad_name': 'Dieser Name geht hier nicht.',
  'fail.table_full': 'Jeder Platz ist besetzt.',
};
const say = (key: string) => WORDS[key] ?? key;

describe('what went wrong', () => {
  it('is told in the language of the page', () => {
    const full = { code: 'table_full', message: 'every seat is taken' };
    expect(failureText(say, full)).toBe('Jeder Platz ist besetzt.');
  });

  it('names the field that the server did not take', () => {
    const name = { code: 'bad_request', message: '`name`: this one is kept for the house' };
    expect(failureText(say, name)).toBe('Dieser Name geht hier nicht.');
  });

  it('is in the words of the server where the page has none', () => {
    const other = { code: 'bad_request', message: '`boards`: at most 50' };
    expect(failureText(say, other)).toBe('`boards`: at most 50');
  });
});
