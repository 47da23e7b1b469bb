import { expect, it } from 'vitest';
import { english } from '../i18n/en';
import { fill } from '../i18n/format';
import { RANKS, SUITS } from './code';
import { cardName, cardNames, handCardName, jokerName, type Translate } from './names';

const texts: Record<string, Parameters<typeof fill>[1]> = english;
const t: Translate = (key, values) => fill('en', texts[key] ?? key, values);

it('cards are named by rank and suit', () => {
  expect(cardName(t, 'JS')).toBe('jack of spades');
  expect(cardName(t, 'TD')).toBe('10 of diamonds');
  expect(cardNames(t, ['7C', '7D'])).toBe('7 of clubs, 7 of diamonds');
});

it('several are listed with the comma of the language', () => {
  const comma: Translate = (key, values) => (key === 'list.comma' ? '، ' : t(key, values));
  expect(cardNames(comma, ['7C', '7D'])).toBe('7 of clubs، 7 of diamonds');
});

it('every card has a name of its own', () => {
  const names = SUITS.flatMap((suit) => RANKS.map((rank) => cardName(t, rank + suit)));
  expect(new Set(names).size).toBe(52);
  for (const name of names) expect(name).not.toContain('cards.');
});

it('a card in the hand says where it stands', () => {
  expect(handCardName(t, 'JS', 1, 13)).toBe('jack of spades, 2 of 13');
});

it('jokers say what they stand for, backs nothing', () => {
  expect(cardName(t, 'X3')).toBe('joker');
  expect(jokerName(t, 'QH')).toBe('joker as queen of hearts');
  expect(cardName(t, 'back')).toBe('face-down card');
});
