import type { Texts } from '../types';

/** Names of cards. Keys begin with `cards.`. */
export const cards = {
  'cards.back': 'face-down card',
  'cards.joker': 'joker',
  'cards.jokerAs': 'joker as {card}',
  'cards.name': '{rank} of {suit}',
  'cards.inHand': '{card}, {at} of {count}',
  'cards.rank.2': '2',
  'cards.rank.3': '3',
  'cards.rank.4': '4',
  'cards.rank.5': '5',
  'cards.rank.6': '6',
  'cards.rank.7': '7',
  'cards.rank.8': '8',
  'cards.rank.9': '9',
  'cards.rank.T': '10',
  'cards.rank.J': 'jack',
  'cards.rank.Q': 'queen',
  'cards.rank.K': 'king',
  'cards.rank.A': 'ace',
  'cards.suit.S': 'spades',
  'cards.suit.H': 'hearts',
  'cards.suit.D': 'diamonds',
  'cards.suit.C': 'clubs',
} as const satisfies Texts;
