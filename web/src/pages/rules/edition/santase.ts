import type { Edition } from './types';

export const santase: Edition = {
  rules: {
    'SA-1.1': 'Two players. Below, «other» is the opponent of the one spoken of.',
    'SA-1.2':
      '*Points* are the card points of a deal (66 wins). *Game points* are what a deal pays; they are the score of the match.',
    'SA-1.4':
      'Two ready-made choices: *usual*, with the usual values; and *club*: before the first trick only cards are played, and the last trick brings 10.',
    'SA-2.1': '24 cards: 9 J Q K 10 A in the four suits.',
    'SA-2.3': 'Points: ace 11, ten 10, king 4, queen 3, jack 2, nine 0; 30 a suit, 120 in all.',
    'SA-2.4': null,
    'SA-3.1':
      'Three cards to each player; the next one is turned: the *trump card*, its suit is trumps for the deal; three more to each player. The other 11 cards are the *stock*. The trump card lies under it and does not count in its size.',
    'SA-3.2':
      'The dealer’s opponent leads the first trick. Who deals first is drawn by lot; later the dealer is the loser of the deal before, so its winner leads.',
    'SA-4.1': 'It is always the turn of exactly one player.',
    'SA-4.2':
      'The leader is asked after *every* lead with a marriage, whatever his points, so that it tells the opponent nothing.',
    'SA-5.1': null,
    'SA-5.2':
      'The K or Q of a pair may be led without declaring the marriage; it is then lost, for its pair is broken.',
    'SA-5.3': null,
    'SA-5.4':
      'In one turn on lead a player may exchange and close, in either order as far as SA-6 allows, and then play.',
    'SA-6.3':
      '*Exchange*: the leader, before he leads, if he holds the 9 of trumps, the stock has 3 or more cards and is not closed. He takes the trump card, the 9 takes its place and becomes the trump card. No trick needs to be won before; but at a table that allows only cards before the first trick, that trick must be complete.',
    'SA-6.4':
      '*Close*: the leader, before he leads, if the stock has 3 or more cards and is not closed. From now on nobody draws or exchanges and play is strict; he is the *closer*. The same limit before the first trick. The hands (always six each at that moment) are played out.',
    'SA-7.6':
      'Examples, spades are trumps, strict play, `KH` led. Hand `AH TH 9H AS`: `TH` or `AH`. Hand `QH 9H AS`: `9H` or `QH`. Hand `9S AS AD`: `9S` or `AS`. Hand `AD 9C`: either.',
    'SA-8.2':
      'Only on lead, by leading the K or the Q of the pair; also in strict play and also with the last two cards. One marriage a lead; a pair can be declared only once, for then it is broken. Not in the first trick of a deal at a table that allows only cards there.',
    'SA-9.1':
      '66 can be said only by the leader: before he leads, once he has won a trick, that is, at every lead of a deal but the first; and right after he has led with a marriage. Exchanging and closing in the same turn do not take it away; the next card led does. The follower can never say it. It does not depend on the points. After a won trick a person can lead only 2.6 seconds later, so that nobody loses his 66 by a hasty click.',
    'SA-10.5': null,
    'SA-11.1':
      'After a deal the match is over when a player has 11 game points or more, or 7 where the table chose so; that player wins.',
    'SA-12.1':
      'The lowest card that may be played, without marriage: plain cards before trumps, then the lower rank (SA-2.2), then the first of clubs, diamonds, hearts, spades. After a marriage: play goes on without a 66.',
    'SA-12.2':
      'The clock never says 66, closes, exchanges or declares a marriage, even when that would win.',
    'SA-13.1':
      'Every played card was shown once, so whoever remembers can work out all points: the table does not do it for him.',
    'SA-13.3':
      'Hands and stock left over at the end of a deal are not shown; everything is open when the match is over.',
  },
  tables: {
    'phase | when | actor | ends with': `
| when | who | what he may do |
| --- | --- | --- |
| no card on the table | the leader | exchange, close, say 66, and then lead |
| a marriage has just been led | still the leader | say 66, or go on |
| a card lies on the table | the other | complete the trick |`,
    'phase | JSON | legal when': null,
    '# | question | seed | practice | decided': `
| question | elsewhere | here |
| --- | --- | --- |
| when may 66 be said | after winning a trick or declaring a pair | SA-9.1; never by the follower, not at the first lead |
| 66 after the last trick | counted anyway | none; SA-10.2 counts |
| stock out, nobody has said 66: who wins | last trick +10, then whoever has 66; in Schnapsen the last trick wins | more points; equal: last trick |
| last trick +10 | usual in 66, common in Bulgaria | a table may choose it |
| 65-65 or 60-60 | German: a draw, the next deal is worth one more | no draw: the last trick decides |
| 3 game points: loser without points or without tricks | no tricks | no points (SA-10.1) |
| the closer fails | 2, or 3 if the other had no trick; Bulgaria 3 | 3 |
| the closer says 66 wrongly | as a failed close | 3: otherwise a beaten closer would save a point by a false 66 |
| the other says 66 rightly against a closer | 2 or 3 | 3 |
| the closer reaches 66 only with the very last trick | he says it and wins | wins (SA-10.2) |
| loser’s points measured when closing or at the end | when closing | at the end |
| exchange in a closed stock | forbidden | forbidden |
| exchange, close or marriage before winning a trick | Bulgaria: not in the first trick; Germany: after winning a trick | allowed; a table may forbid it in the first trick |
| marriage points before a trick is won | count from the first trick won | at once |
| exchange or close with few cards in the stock | not with two cards left in all | the same: not with one card and the trump card |
| closing before drawing | some allow it | after drawing |
| must K or Q of a pair be led with the marriage | no | no |
| who deals next | varies | the loser; the winner leads |
| won cards | tricks lie face down | hidden, except the last trick |
| duty to head with a trump, to trump | trump if void, any trump | the same (SA-7.3) |
| game points that win the match | 11 in Bulgaria, 7 in Germany | 11; a table may choose 7 |`,
  },
  texts: {
    '«Practice» = pagat':
      'Handbooks of 66 and Bulgarian tables differ; the middle column gives what is usual elsewhere.',
  },
  words: {
    'after adding `last_trick_bonus` to the winner of the last trick':
      'after adding 10 to the winner of the last trick where the table chose so',
    'Worked examples, default options;': 'Examples with the usual values;',
    'records of finished deals': 'results of finished deals',
    ', says 66 in `claim`': ', says 66 at once',
  },
};
