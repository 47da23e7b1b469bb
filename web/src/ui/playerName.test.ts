import { expect, it } from 'vitest';
import { playerName } from './playerName';

const say = (key: string) => ({ 'bot.hard': 'Schwer' })[key] ?? key;

it('calls house bots by their level, in the language of the page', () => {
  expect(playerName(say, { name: 'House hard', kind: 'house' })).toBe('Schwer');
  expect(playerName(say, { name: 'House hard 2', kind: 'house' })).toBe('Schwer 2');
});

it('leaves everybody else their name', () => {
  expect(playerName(say, { name: 'House hard', kind: 'person' })).toBe('House hard');
  expect(playerName(say, { name: 'Lantern', kind: 'bot' })).toBe('Lantern');
});
