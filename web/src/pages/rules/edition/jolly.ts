import type { Edition } from './types';

export const jolly: Edition = {
  rules: {
    'JO-1.1': '2, 3 or 4 players; usually 2.',
    'JO-1.2':
      'A match is a series of deals. The next player deals the next deal. The **starter** of a deal is the player after the dealer, so the start moves on too.',
    'JO-2.1': '60 cards: a pack of 52 and eight jokers.',
    'JO-2.2': null,
    'JO-2.3': 'All jokers are alike.',
    'JO-3.1': 'Twelve cards to each player, and one more to the starter.',
    'JO-3.2': 'The rest is the stock. The row and the table are empty; no card is turned up.',
    'JO-4.1': 'Only the player whose turn it is acts.',
    'JO-4.2': 'A turn is: draw once; lay as much as you like; end with a discard or with zudrehen.',
    'JO-4.3':
      'The starter draws on the first turn too, and so holds 14 cards then. At a table where the starter does not draw, that turn begins with 13 cards; everything else is unchanged.',
    'JO-4.4': 'Two ways to draw:',
    'JO-4.6':
      '**Reshuffle.** When a player draws from the stock and it is empty: if the row has two or more cards, all but its top card are shuffled and become the stock; if the row has one card, that card becomes the stock and the row is empty. Then the player draws. An empty stock alone does nothing: whoever has opened may still take from the whole row.',
    'JO-4.7': null,
    'JO-5.4':
      'A **new** meld has three cards, at most two of them jokers, or one where the table chose so. Longer melds grow by adding cards (JO-7), also in the same turn; on the table five cards can be laid in one gesture.',
    'JO-5.5':
      'Jokers may leave a choice. A 7 of hearts with two jokers is 5-6-7, 6-7-8, 7-8-9, or a set of sevens; who lays it says which.',
    'JO-5.6': null,
    'JO-5.8': null,
    'JO-5.9': 'A meld stays on the table, unless it is taken back (JO-6.5).',
    'JO-5.10': null,
    'JO-6.4':
      'A player who has not opened may lay any new meld, also one worth less than 30. While his total of this turn is below 30 (**pending**) he may lay another meld, add to his own melds of this turn, or take back. He may not discard, zudrehen, or touch other melds.',
    'JO-6.5':
      'Taking back returns everything laid in this turn to the hand. For the rest of the turn the player may only discard.',
    'JO-7.2': 'To a set of three cards: a card of its rank, or a joker.',
    'JO-7.3':
      'To a run: the card of the position just below or above, or a joker; JO-5.3 must still hold. An ace fits a 2 … K run at either end; once it lies low, nothing can be added above the K.',
    'JO-7.4':
      '**Keep one card.** Laying and adding must leave at least one card in the hand, because a turn ends by discarding or turning one. (Not at a table where a deal ends with an empty hand too.)',
    'JO-7.5':
      'At a table where jokers can be exchanged, a player who has opened may put a natural in the place of a joker that stands for it, and the joker comes to the hand, free for any use. In a run it must be the very card that the joker stands for; in a set any natural of its rank will do.',
    'JO-7.6':
      'At other tables a natural whose place is held by a joker cannot be added to that meld. It may still fit a set.',
    'JO-8.1':
      'The card that is discarded becomes the new top of the row and the turn passes. Any card may be discarded, jokers too, also one that would fit the table.',
    'JO-8.2':
      '*Zudrehen* ends the deal. It is allowed when the player has opened, holds exactly one card, that card is a natural, and it fits no meld on the table; where jokers can be exchanged, not in the place of a joker either. Melds laid in this turn count. The card is turned face down; it goes to no meld and not to the row.',
    'JO-8.5':
      'At a table where a deal ends with an empty hand too, it ends the moment a hand is empty after laying, adding or discarding. That player wins the deal without the bonus. Zudrehen stays available and earns the bonus.',
    'JO-8.6': 'What can be done after drawing:',
    'JO-9.3':
      'Going out with an empty hand, where that is allowed: the sum of the other players’ penalties, no bonus.',
    'JO-9.5':
      '**Blocked deal.** The end of a turn by discard completes it. When 30 turns for each player are completed and the deal has not ended, it is blocked. If one player alone has the lowest penalty, he scores what each of the others has more, all together; no bonus. If two or more share the lowest, nobody scores.',
    'JO-10.1':
      'After a deal, the match is over if a player has 500 or more, or 1000 where the table chose so. That player wins (JO-9.4: there is only one).',
    'JO-12.1':
      'Everybody, spectators too, sees: scores, dealer, starter, whose turn it is, completed turns, number of cards in each hand and in the stock, number of reshuffles; the whole row in order; every meld and who laid it; who has opened; the pending total.',
  },
  tables: {
    'action | when | effect': `
| draw | when | effect |
| --- | --- | --- |
| from the stock | always | its top card (JO-4.6 first if the stock is empty) |
| from the row | the player has opened | the top card only, or a card further back and every card after it |`,
    'the seat | meld | extend | swap | take_back | discard | zudrehen': `
| the player | lay | add | exchange a joker | take back | discard | zudrehen |
| --- | --- | --- | --- | --- | --- | --- |
| not opened, nothing laid this turn | yes | - | - | - | yes | - |
| pending (JO-6.4) | yes | own melds of this turn | - | yes | - | - |
| took back this turn | - | - | - | - | yes | - |
| opened | JO-7.4 | any meld, JO-7.4 | JO-7.5 | - | yes | JO-8.2 |`,
    'phase | default': `
| when | what the clock does |
| --- | --- |
| **JO-11.1** drawing | draws from the stock |
| **JO-11.2** a meld is pending | takes it back |
| **JO-11.3** zudrehen is possible | zudrehen |
| **JO-11.4** otherwise | discards the single card that this turn brought, if it is a natural and still in hand; else the natural in hand with the highest penalty; else (only jokers) a joker |`,
    '# | question | decided | why': `
| question | here | why |
| --- | --- | --- |
| Does the starter with 13 cards draw? | Yes; a table may choose otherwise | Elsewhere the extra card replaces the first draw. The start goes round, so it evens out |
| Players | 2-4 | Five would need 61 cards |
| Who starts the next deal? | The start goes round with the dealer | It is fair |
| Size of a set | 3-4, jokers included | A joker replaces a card, and there is no fifth card of a rank |
| Jokers in a meld | At least one natural; a table may allow only one joker in a new meld | Elsewhere it is stricter: no two side by side, or no more jokers than naturals |
| What a joker stands for | Fixed when laid | It counts as the card that it stands for |
| May a joker stand for a card that I hold? | Yes | It matters: 5-joker-7 laid, 6 turned |
| Melds of four or more | Three cards, then additions in the same turn | The same on the table |
| Ace | Low or high, not both at once, no wrap | As everywhere |
| Set of aces | 25 for three, 35 for four, jokers count as aces | Some count 25 for each ace |
| First meld of 30 | All melds of one turn together, with what is added to them | Taking back ends laying for the turn, so that it cannot be repeated |
| Adding before opening, to others’ melds | Only after opening; to any meld | Some make one pay the owner for it: left out |
| Taking from the row | As many as one likes from its end, no duty to use them | Elsewhere the deepest card must be used at once, or the row must hold 30 points |
| Discarding the card just taken | Allowed | Often forbidden elsewhere; here an empty hand would be left without a move |
| Last card fits, or is a joker | No zudrehen; discard it, play on empty-handed | A table may choose plain going out |
| Laying the last card | Not allowed | Only zudrehen ends a deal |
| Can one zudrehen in the opening turn? | Yes | Nothing speaks against it |
| Joker in the discard | Allowed | It is only unwise |
| Exchanging jokers on the table | A table may choose it | Common in Rommé |
| Stock exhausted | All but the top of the row is shuffled | Turned over unshuffled, the stock would be known, as the row is open |
| Endless deals | 30 turns a player, then the lowest hand scores the differences | Else only zudrehen would end a deal |
| Who gets what | The winner gains, the others lose nothing | Elsewhere cards laid score too |
| End of the match | First to reach the points agreed; at most 100 deals | No match goes on for ever |
| Runs without jokers | No extra value | – |
| Card values 2-9 | Five each, in meld and hand | Elsewhere by their pips |`,
  },
  texts: {
    'What the seed leaves open':
      'Jolly is played in many ways; this is how it is played here, and why.',
  },
  words: {
    ' (the seed: deck)': '',
    '2 … 9, 10 = T, 11 = J': '2 … 10, 11 = J',
    'yes (not with `new_meld_jokers` 1)': 'yes (not where a new meld has one joker at most)',
    '`go_out` "any", seat 0': 'a deal ends with an empty hand too; seat 0',
  },
};
