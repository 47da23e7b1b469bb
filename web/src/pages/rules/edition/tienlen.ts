import type { Edition } from './types';

export const tienlen: Edition = {
  rules: {
    'TL-1.1': '2, 3 or 4 players. There is no dealer.',
    'TL-1.2':
      'A match has exactly the number of deals that the table chose. Nothing ends it earlier.',
    'TL-2.1':
      '52 cards. Ranks from low to high: 3 4 5 6 7 8 9 10 J Q K A 2. Suits from low to high: spades, clubs, diamonds, hearts.',
    'TL-2.2':
      'A card is as strong as its rank, and then its suit: `3S 3C 3D 3H 4S` … `AH 2S 2C 2D 2H`. So `3S` is the lowest card and `2H` the highest, and no two cards are equal.',
    'TL-3.1':
      'Thirteen cards to each player. With two or three players the rest of the cards stays face down and plays no part.',
    'TL-4.1': 'It is always the turn of exactly one player, until the last deal is over.',
    'TL-4.7': 'A player who can only pass is asked like the others.',
    'TL-4.9':
      'Instant wins may end several deals in a row, and even the match, before anybody has played a card.',
    'TL-5.1': 'Play: one to twelve cards of one’s own hand that form one combination (section 6).',
    'TL-5.2': 'Pass: allowed on every turn except when leading, also for a player who could play.',
    'TL-5.3': null,
    'TL-5.4': 'Anything else is refused and changes nothing.',
    'TL-6.2':
      'Neighbouring ranks follow TL-2.1 from 3 to A, without a turn-around: Q-K-A is a straight, K-A-2, A-2-3 and 2-3-4 are not.',
    'TL-7.2':
      'Straight: a longer straight beats a shorter one, whatever its cards, and of two straights of the same length the one with the higher highest card wins. At a table that asks for the same length, only a straight of the same length with a higher highest card beats it.',
    'TL-8.1':
      'All points go from one player to another, so every deal and every match adds up to **zero**. Scores change only when a deal ends; cut points are public from the moment of the cut, but they are booked at the end of the deal.',
    'TL-9.1':
      'After the last deal the match is over. The score of a player is the sum of his deals; scores may be negative.',
    'TL-9.3': null,
    'TL-11.3':
      'Card counts of all players are public. At a table with hidden card counts each sees only his own until the deal ends; the plays can still be counted.',
  },
  tables: {
    '# | question | seed document | decision and reason': `
| question | here |
| --- | --- |
| Does a longer straight beat a shorter one? | Yes. Elsewhere only one of equal length does: a table may choose that |
| Who leads the second deal and later? | The winner of the deal before. After an instant win it is as in the first deal |
| The three of spades is not dealt (2-3 players) | The lowest dealt card leads and must be in the first play |
| May the three of spades be played alone when it fits a combination? | Yes |
| May a combination be broken to play a single card? | Yes, hands may be broken freely |
| Do the two lists of instant wins exclude each other? | Yes. Elsewhere the second list counts always: a table may choose that |
| Two instant winners in a deal | The first in turn order from the leader; the price is the same for all |
| Pairs and triples inside a four of a kind | They count for instant wins: four of a kind are two pairs |
| Price of an instant win | 13 × the number of players from each loser. No card points on top |
| Four pairs after a pass | Allowed in turn order (TL-4.6), not out of turn, which would be a race. A table may forbid it |
| Four of a kind on a pair of 2s | No. Elsewhere yes: a table may choose that |
| 5 and 6 pairs | They cut what 4 pairs cut, and longer beats shorter |
| Three 2s | Cannot be cut, also not by 5 or 6 pairs, which some tables allow |
| Several single 2s in a round | The sum of all counts, whoever cuts, and the owner of the last 2 pays for all. Pairs of 2s do not add up |
| Price of a cut pair of 2s | Twice the sum of both cards. Thúi counts the same cards singly |
| Beating a hàng that was led with a higher one of its kind | A cut, also without a 2 in the round |
| Cut after cut | The last one cut pays all (TL-8.3). Who cuts last receives all, also when another player wins the deal |
| The one who was cut cuts back with the last cards | The cuts on his own plays are left out (TL-8.4). Who goes out by a cut is paid for it |
| Playing on for second and third place | No: the deal ends with the first empty hand, and the losers are ranked by cards |
| Who gets thúi | The place above the last, if nobody is cóng; the winner after an instant win and from cóng players |
| Which cóng players pay thúi | Each of them, and then nobody else |
| Do cóng players pay for their cards as well? | Yes: 13 + 13 × the number of players |
| Counting hàng in a hand | The largest number without sharing cards |
| Đền bài: when, who | With three cóng players; of those who could have played and passed, the last one pays |
| Must one play if able? | No, passing is always allowed |
| Ties between losers | The higher sum of rank values is worse; then the higher highest card |
| Who has won a deal | Whoever is the first without cards; the totals decide the match |
| A leader runs out of time | A leader cannot pass: the lowest single is played |
| Hidden card counts | For the whole table, since the counts follow from the plays anyway |
| Ending on a 2 or a hàng | Allowed for everything, as in the south |`,
  },
  texts: {
    '  `"by_deal"` uses':
      'Usually the hands marked yes win. A table may let those of the other list count as well («all of them»), or none.',
    'Practice = what the public': 'Tables differ in places; this is how it is played here.',
  },
  words: {
    ' ("game" in the seed document)': '',
    '`three_pairs_3s`': 'three pairs from the three of spades',
    '`four_pairs_3s`': 'four pairs from the three of spades',
    '`three_quads`': 'three fours of a kind',
    '`five_pairs_triple`': 'five pairs and a triple',
    '`five_run_pairs_triple`': 'five neighbouring pairs and a triple',
    '`five_run_pairs`': 'five neighbouring pairs',
    '13 black cards (S, C), or 13 red cards (D, H)': '13 black cards, or 13 red cards',
    cumulative: 'if all count',
    'whether views hide': 'whether the table hides',
    'Right after the deal, before anybody acts,': 'Right after the deal, before anybody plays,',
    'only with `quad_cuts_pair`': 'only if the table chose so',
    ' (`instant`)': '',
    ' (`thui`)': '',
    ' (`cut`)': '',
    ' (`cards`)': '',
    ' (`cong`)': '',
    'it had a legal `play`': 'it could have played',
    'A default pass counts as a pass. The record of the deal names the paying seat.':
      'A pass by the clock counts as a pass. The result of the deal names the one who pays.',
    'the records of finished deals': 'the results of finished deals',
    'with the record of the deal': 'with the result of the deal',
    ', with the patterns of the winner': '',
  },
};
