import type { Edition } from './types';

export const omi: Edition = {
  rules: {
    'OM-1.1': 'Four players: South, West, North and East. The turn goes round in this order.',
    'OM-1.2':
      'Partners sit opposite each other: South and North are one side, West and East the other.',
    'OM-1.4':
      'Two ready-made choices: *usual*, with the usual values; and *classic*: Ambaya pays 2, Kapothi pays 3, draws add up, and the player after the dealer names trumps.',
    'OM-2.1': '32 cards: 7 8 9 10 J Q K A in the four suits.',
    'OM-2.2': 'From low to high in every suit: 7 8 9 10 J Q K A. Cards have no points.',
    'OM-2.3': null,
    'OM-3.1': 'Every player gets four cards. Then trumps are named.',
    'OM-3.2': 'At once after that every player gets four more.',
    'OM-3.3':
      'The *trump maker* sits at the dealer’s right: his turn comes just before the dealer’s. At some tables it is the player whose turn comes after the dealer’s.',
    'OM-3.4': 'The player after the dealer deals next, after a draw too.',
    'OM-3.5': 'No hand is dealt again, however bad it is.',
    'OM-4.1': null,
    'OM-4.2':
      'The trump maker leads the first trick. A trick goes round in turn order, and its winner leads the next one.',
    'OM-5.1':
      'The trump maker names any of the four suits, held or not. He must name one: no pass, no «no trumps».',
    'OM-5.2': 'Then each plays a card of his hand when his turn comes.',
    'OM-5.3': 'Only the player whose turn it is can act. What is not allowed changes nothing.',
    'OM-6.5':
      'Examples, hearts are trumps. `TS` is led, then come `AS`, `7H`, `KS`: the `7H` wins. `TS` is led, then come `AD`, `JS`, `9C`: the `JS` wins.',
    'OM-7.1': 'The *makers* are the trump maker’s team, the *defenders* the other one.',
    'OM-7.3':
      'The *bonus* is 0 at the start. A deal that is not a draw pays it once to its winner, and it is 0 again.',
    'OM-7.4': 'A draw makes the bonus 1. At a table where draws add up, every draw adds 1 to it.',
    'OM-7.5':
      'All eight tricks for the defenders are paid as a Kapothi, not as an Ambaya as well. A 4-4 draw is never an Ambaya.',
    'OM-7.6': null,
    'OM-7.7': null,
    'OM-8.1':
      'After a deal the match is over when a team has the tokens that were agreed, 10 if the table has not chosen 5 or 15. That team wins. Only one team gains in a deal, so both cannot arrive together. Tokens beyond that number count in the final score; they change nothing else.',
    'OM-9.1':
      'Trumps: the suit of which the four cards hold most; if suits are equal, the one whose cards are worth more together, a seven 0, an eight 1, up to an ace 7; if still equal, the first of spades, hearts, diamonds, clubs.',
    'OM-9.2':
      'A card: the lowest that may be played, plain cards before trumps; then the lower rank; then the first of clubs, diamonds, hearts, spades.',
    'OM-9.3':
      'Examples. From `7S AS 9H KH`: two spades are worth 7, two hearts 8, so hearts. From `8C 8D 8H 8S`: spades. To play from `7H 9C 9D`, bound to no suit, hearts are trumps: `9C`.',
    'OM-10.2':
      'After the eighth trick all cards have been seen. When the match is over, the cards of every deal are open to all.',
    'OM-12.1': null,
    'OM-12.2': null,
    'OM-12.3':
      'A file that cannot be read, or of a match that is over, is refused with the reason.',
    'OM-12.4': null,
    'OM-12.5': 'A match that starts from a file is not rated.',
    'OM-12.6': null,
  },
  tables: {
    'phase | actor | ends when': null,
    'tricks | label | gain': `
| tricks | name | tokens for the winners |
| --- | --- | --- |
| 8-0, either team | Kapothi | 2, or 3 if the table chose so, + bonus |
| makers 5-7 | – | 1 + bonus |
| defenders 5-7 | Ambaya | 1, or 2 if the table chose so, + bonus |
| 4-4 | draw | nothing for anybody (OM-7.4) |`,
    'tricks t0-t1 | bonus before | label | gain | tokens after | bonus after': `
| tricks | bonus before | name | tokens won | tokens after | bonus after |
| --- | --- | --- | --- | --- | --- |
| 2-6 | 0 | – | 0, 1 | 3-3 | 0 |
| 6-2 | 0 | Ambaya | 1, 0 (2, 0 if Ambaya pays 2) | 4-2 | 0 |
| 8-0 | 1 | Kapothi | 3, 0 | 6-2 | 0 |
| 4-4 | 1 | draw | 0, 0 | 3-2 | 1 (2 if draws add up) |
| 0-8 | 1 | Kapothi | 0, 3 (0, 4 if Kapothi pays 3) | 3-5 | 0 |`,
    ' | each seat | spectator': `
| | each player | spectator |
| --- | --- | --- |
| own hand | yes | – |
| another hand | only the number of cards | only the number |
| the 16 cards that are not dealt yet | no | no |
| dealer, trump maker, trumps once named | yes | yes |
| the trick on the table; every finished trick with its cards and winner | yes | yes |
| tricks, tokens, bonus, finished deals | yes | yes |`,
    '# | question | seed | practice | decided': `
| question | elsewhere | here |
| --- | --- | --- |
| direction; who names trumps | play goes counter-clockwise, so the dealer’s right is the next player and the dealer plays last | play goes clockwise, so the dealer’s right comes before the dealer, who plays second; a table may choose the next player in turn |
| who deals first | anybody | drawn by lot |
| several draws in a row | one token more for the next winner; some add one for each draw | one; a table may add them up |
| Kapothi | 3 tokens | 2; a table may choose 3 |
| the makers lose | the defenders get 2 tokens | 1; a table may choose 2 |
| four tricks each | a draw | a draw, no Ambaya (OM-7.5) |
| all eight tricks against the makers | Kapothi | Kapothi, not an Ambaya as well |
| naming a suit that one does not hold | allowed | allowed |
| tokens | each team has ten and pays them over | counted up to the agreed number |
| calling Kapothi during play | some let a team propose it early | not offered |`,
  },
  texts: {
    'Worked examples, default options':
      'Examples with the usual values. Tokens before the deal are 3-2, and the second team named trumps:',
    'A match can be exported':
      'A match can be saved as a file at any time by its players, and by a spectator who may see it; only finished deals are in it. A new match can start from such a file, with its tokens, dealer and bonus.',
    '«Practice» = rule pages':
      'Tables differ among themselves; the middle column gives what is usual elsewhere.',
  },
  words: { 'the second packet': 'the second four cards' },
};
