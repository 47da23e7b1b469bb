import { expect, it } from 'vitest';
import { english } from '../i18n/en';
import { fill } from '../i18n/format';
import type { Text } from '../i18n/types';
import { hintText } from './hintText';

const say = (key: string, values?: Record<string, string | number>) =>
  fill('en', (english as Record<string, Text>)[key] ?? key, values);
const nobody = () => '';

it('names cards and people of a reason', () => {
  const closes = { code: 'jolly.takeCloses', values: { card: 'QH' }, why: '' } as const;
  expect(hintText(say, closes, nobody)).toBe(
    'With the queen of hearts I can close the deal in this turn.',
  );
  const owner = { code: 'tienlen.ownerHasOne', values: { seat: 2 }, why: '' } as const;
  expect(hintText(say, owner, (seat) => (seat === 2 ? 'Minh' : ''))).toMatch(/^Minh has only/);
});

it('takes the words of the server for a reason that it does not know', () => {
  const news = { code: 'only', values: {}, why: 'Because.' } as const;
  expect(hintText((key) => key, news, nobody)).toBe('Because.');
});
