import { expect, it } from 'vitest';
import { botName, playerName } from './playerName';

const say = (key: string) => ({ 'bot.hard': 'Schwer' })[key] ?? key;

it('calls house bots by their level, in the language of the page', () => {
  expect(playerName(say, { name: 'House hard', kind: 'house' })).toBe('Schwer');
  expect(playerName(say, { name: 'House hard 2', kind: 'house' })).toBe('Schwer\u00a02');
});

it('leaves everybody else their name', () => {
  expect(playerName(say, { name: 'House hard', kind: 'person' })).toBe('House hard');
  expect(playerName(say, { name: 'Lantern', kind: 'bot' })).toBe('Lantern');
});

it('calls house bots of the arena in the language of the page too', () => {
  const told = (key: string, values: Record<string, unknown> = {}) =>
    key === 'arena.houseLevel' ? `Haus ${values.level}` : say(key);
  expect(botName(told, { id: 'house:hard', name: 'House hard' })).toBe('Haus schwer');
  expect(botName(told, { id: '7d1f', name: 'House hard' })).toBe('House hard');
});
