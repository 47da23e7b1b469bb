import type { Texts } from '../../types';

export const howto = {
  'howto.lead': 'Five games, each on a page you can read before the kettle boils.',
  'howto.title': 'How to play {game}',
  'howto.from': 'from {place}',
  'howto.book': 'The full rule book',
  'howto.bookHint': 'Every rule with its number, and what was decided where tables differ.',
  'howto.bookEnglish': 'The rule book is in English only.',
  'howto.backToGuide': 'The short guide',
  'howto.practice': 'Try it against house bots',
  'howto.sections': 'On this page',
  'howto.aim': 'The aim',
  'howto.cards': 'The cards',
  'howto.deal': 'The deal',
  'howto.play': 'The play',
  'howto.score': 'Scoring',
  'howto.words': 'Words of the game',
  'howto.wins': 'takes the trick',
  'howto.beats': 'beats',
  'howto.led': 'led',

  'howto.omi.aim.1':
    'You and the person opposite are partners. Each deal has eight tricks: take five or more together and your side wins tokens. The first side with ten tokens wins the match; a table may also play to five or fifteen.',
  'howto.omi.cards.1':
    'Thirty-two cards, from the seven up to the ace in each suit; the ace is highest. Cards are worth nothing by themselves: only tricks count.',
  'howto.omi.cards.pic': 'From the highest to the lowest, the same in every suit.',
  'howto.omi.deal.1':
    'Everybody gets four cards. From these four alone the trump maker, usually the player at the dealer’s right, names the trump suit: any of the four, no passing. Then four more cards follow for everybody.',
  'howto.omi.deal.pic': 'Three spades with the ace: spades it is.',
  'howto.omi.play.1':
    'The trump maker leads the first trick. If you hold the suit that was led you must follow it, with any card you like. If you have none, play anything: trump it, or throw a card away. Nobody ever has to beat a card.',
  'howto.omi.play.2':
    'The highest trump takes the trick. Without a trump, the highest card of the suit led does. Whoever takes it leads the next one.',
  'howto.omi.play.pic':
    'Hearts are trumps. Ten of spades led, then ace, seven of hearts, king: the small trump takes it.',
  'howto.omi.score.1.what': 'The trump maker’s side takes five to seven tricks',
  'howto.omi.score.1.pays': '1 token',
  'howto.omi.score.2.what': 'The other side takes five to seven: Ambaya',
  'howto.omi.score.2.pays': '1 token; 2 at a table where Ambaya pays 2',
  'howto.omi.score.3.what': 'All eight tricks: Kapothi',
  'howto.omi.score.3.pays': '2 tokens; 3 at a table where Kapothi pays 3',
  'howto.omi.score.4.what': 'Four tricks each',
  'howto.omi.score.4.pays':
    'nothing; the next deal won pays 1 more, or 1 for each draw if the table adds them up',
  'howto.omi.word.1': 'trump maker',
  'howto.omi.word.1.gloss': 'the player who names trumps from the first four cards',
  'howto.omi.word.2': 'kapothi',
  'howto.omi.word.2.gloss': 'all eight tricks for one side',
  'howto.omi.word.3': 'ambaya',
  'howto.omi.word.3.gloss': 'the side that did not name trumps wins the deal',
  'howto.omi.word.4': 'cut',
  'howto.omi.word.4.gloss': 'to play a trump on another suit',

  'howto.tienlen.aim.1':
    'Everybody plays alone. Be the first with an empty hand: the others pay you for the cards they still hold. A match is a fixed number of deals, and all points add up to zero.',
  'howto.tienlen.cards.1':
    'Fifty-two cards. The three is lowest, the ace is high, and the 2, called heo, beats them all. Between cards of one rank the suit decides: spades, clubs, diamonds, hearts, from low to high.',
  'howto.tienlen.cards.pic':
    'The three of spades is the lowest card of all, the two of hearts the highest.',
  'howto.tienlen.deal.1':
    'Thirteen cards each. In the first deal, and after an instant win, whoever holds the lowest card, with four players the three of spades, starts and must play it. Otherwise the winner of the deal before starts.',
  'howto.tienlen.deal.2':
    'A few rare hands win at once, before a card is played. For example: four 2s in any deal; four 3s or three triples where the lowest card starts; six pairs or a run from three to ace in the other deals.',
  'howto.tienlen.play.1':
    'The leader plays a combination. In turn, each player beats it with a higher one of the same kind, or passes. Whoever passes is out until the round ends. When all have passed, the last player to play leads anew with anything.',
  'howto.tienlen.play.2':
    'Singles, pairs, triples, fours of a kind, straights of three or more, runs of three or more pairs. There is no 2 in a straight or a run of pairs. A longer straight beats a shorter one, unless the table asks for equal length.',
  'howto.tienlen.play.3':
    'A 2 can be chopped: three pairs in a row or a four of a kind beat a single 2; four pairs in a row beat a pair of 2s and any four of a kind, and may be played even after you have passed. Whoever is chopped pays; if chop follows chop, the last one chopped pays for all.',
  'howto.tienlen.play.pic': 'Three pairs in a row chop a two.',
  'howto.tienlen.score.1.what': 'Each card in a loser’s hand',
  'howto.tienlen.score.1.pays': '1 to the winner',
  'howto.tienlen.score.2.what': 'Cóng: a loser who has not played a single card',
  'howto.tienlen.score.2.pays': 'on top to the winner: 13 for each player at the table, and thúi',
  'howto.tienlen.score.3.what':
    'Đền bài: three are cóng, and one of them passed with a play in hand',
  'howto.tienlen.score.3.pays': 'whoever did so last pays for all three',
  'howto.tienlen.score.4.what':
    'Thúi: 2s and bombs left in the last player’s hand, if nobody is cóng',
  'howto.tienlen.score.4.pays': 'black 2: 1, red 2: 2, bomb: 4, to the player one place above',
  'howto.tienlen.score.5.what': 'Chopped',
  'howto.tienlen.score.5.pays':
    'the 2s of the round; a pair of 2s twice; a bomb 4; all to whoever chopped last',
  'howto.tienlen.score.6.what': 'Instant win',
  'howto.tienlen.score.6.pays':
    'from everybody to the winner: 13 for each player at the table, and thúi',
  'howto.tienlen.word.1': 'heo',
  'howto.tienlen.word.1.gloss': 'a 2, literally a pig',
  'howto.tienlen.word.2': 'hàng',
  'howto.tienlen.word.2.gloss': 'a bomb: four of a kind, or three or more pairs in a row',
  'howto.tienlen.word.3': 'chặt',
  'howto.tienlen.word.3.gloss': 'to chop: beat a 2 or a bomb with a bomb',
  'howto.tienlen.word.4': 'cóng',
  'howto.tienlen.word.4.gloss': 'to be left with all thirteen cards',
  'howto.tienlen.word.5': 'tới trắng',
  'howto.tienlen.word.5.gloss': 'to win at once with a dealt hand',

  'howto.jolly.aim.1':
    'A rummy game with eight jokers. Lay sets and runs on the table until one card is left that fits nowhere, turn it face down, and close the deal. You score what the others still hold. The first with 500 wins.',
  'howto.jolly.cards.1':
    'Fifty-two cards and eight jokers, the Jollys. A joker stands for any card you need. A set is three or four cards of one rank; a run is three or more neighbours of one suit. The ace goes below the two or above the king, never round the corner.',
  'howto.jolly.cards.pic':
    'A set of queens, and a run where the joker stands for the eight of hearts.',
  'howto.jolly.deal.1':
    'Twelve cards each, thirteen for whoever starts. The rest is the stock. Discards lie open in a row, the newest at its end.',
  'howto.jolly.play.1':
    'Your turn: draw one card, lay what you like, discard one card. From the stock anybody may draw. Whoever has opened may take from the row instead: the newest card, or one further back with all that lie after it.',
  'howto.jolly.play.2':
    'The first time you lay, your melds of that turn must be worth 30 or more: 2 to 9 count five, ten to king count ten, the ace ten above the king and five below the two; three aces count 25. That is opening. Afterwards there is no minimum, and you may add cards to any meld on the table, also to the others’.',
  'howto.jolly.play.pic': 'Queen, king, ace: 10 + 10 + 10 = 30. That opens.',
  'howto.jolly.play.3':
    'To close, you must have opened, hold one single card that is no joker, and that card must fit nowhere on the table. Turn it down: zudrehen. If it fits somewhere you must discard it and play on.',
  'howto.jolly.score.1.what': 'You close by zudrehen',
  'howto.jolly.score.1.pays': 'all cards in the other hands, and 30',
  'howto.jolly.score.2.what': '2 to 9 left in hand',
  'howto.jolly.score.2.pays': '5 each',
  'howto.jolly.score.3.what': 'Ten to king',
  'howto.jolly.score.3.pays': '10 each',
  'howto.jolly.score.4.what': 'Ace',
  'howto.jolly.score.4.pays': '25',
  'howto.jolly.score.5.what': 'Joker',
  'howto.jolly.score.5.pays': '50',
  'howto.jolly.word.1': 'Jolly',
  'howto.jolly.word.1.gloss': 'a joker; what it stands for in a run never changes',
  'howto.jolly.word.2': 'zudrehen',
  'howto.jolly.word.2.gloss': 'to turn the last card face down and close the deal',
  'howto.jolly.word.3': 'open',
  'howto.jolly.word.3.gloss': 'to lay the first 30 points, in one turn',
  'howto.jolly.word.4': 'row',
  'howto.jolly.word.4.gloss': 'the open line of discards',

  'howto.baloot.aim.1':
    'You and the person opposite are partners. One side buys the deal and must win more points in it than the other. The first side with 152 game points wins the match.',
  'howto.baloot.cards.1':
    'Thirty-two cards, seven to ace. Without trumps, and in side suits, the order is A 10 K Q J 9 8 7. In the trump suit the jack and the nine jump to the top: J 9 A 10 K Q 8 7.',
  'howto.baloot.cards.2':
    'Points: ace 11, ten 10, king 4, queen 3, jack 2; in trumps the jack is worth 20 and the nine 14. The last trick brings ten more.',
  'howto.baloot.cards.pic': 'The trump suit: jack and nine on top.',
  'howto.baloot.deal.1':
    'Five cards each, and one public card face up. Going round, you may buy it as Hokum, with its suit as trumps, or as Sun, without trumps; Sun goes over Hokum. If all pass, a second round lets you name another suit. The buyer takes the public card, and everybody is filled up to eight.',
  'howto.baloot.deal.2':
    'In the first round the third and fourth to speak may say Ashkal, unless the card is an ace: a Sun where the partner takes the card. After the deal the other side may double a Hokum; a Sun only if the buyers have more than 100 points and it has not.',
  'howto.baloot.play.1':
    'Follow suit. In Hokum, if you have none of the suit led you must trump, unless your partner is winning the trick; and on trumps you must go higher if you can. The player after the dealer leads first.',
  'howto.baloot.play.2':
    'In the first trick you may declare projects: three in a row of one suit are a Sira, four a Fifty, five or more a Hundred, and so are four tens, jacks, queens or kings; four aces are Four hundred in Sun and a Hundred in Hokum. Only the side with the strongest project scores its own. King and queen of trumps in one hand are a Baloot.',
  'howto.baloot.play.pic': 'A Fifty: four neighbours in hearts.',
  'howto.baloot.score.1.what': 'Sun',
  'howto.baloot.score.1.pays': '26 game points to share',
  'howto.baloot.score.2.what': 'Hokum',
  'howto.baloot.score.2.pays': '16 to share',
  'howto.baloot.score.3.what': 'The buyers do not win the deal: Khasara',
  'howto.baloot.score.3.pays': 'the others take all',
  'howto.baloot.score.4.what': 'All eight tricks: Kaboot',
  'howto.baloot.score.4.pays': '44 in Sun, 25 in Hokum',
  'howto.baloot.score.5.what': 'Sira, Fifty, Hundred, Four hundred',
  'howto.baloot.score.5.pays': '4, 10, 20, 40 in Sun; 2, 5, 10 in Hokum',
  'howto.baloot.score.6.what': 'Baloot',
  'howto.baloot.score.6.pays': '2, never multiplied',
  'howto.baloot.word.1': 'Hokum',
  'howto.baloot.word.1.gloss': 'a deal with trumps',
  'howto.baloot.word.2': 'Sun',
  'howto.baloot.word.2.gloss': 'a deal without trumps',
  'howto.baloot.word.3': 'Kawesh',
  'howto.baloot.word.3.gloss': 'a new deal, asked for with a worthless hand',
  'howto.baloot.word.4': 'Sawa',
  'howto.baloot.word.4.gloss': 'the claim to win all tricks that are left',
  'howto.baloot.word.5': 'Gahwa',
  'howto.baloot.word.5.gloss': 'the last step of doubling: the deal decides the match',

  'howto.santase.aim.1':
    'A duel. Collect 66 points in a deal and say so. A won deal is worth one, two or three game points; the first with eleven wins the match.',
  'howto.santase.cards.1':
    'Twenty-four cards. The order is A 10 K Q J 9: the ten stands above the king. Ace 11, ten 10, king 4, queen 3, jack 2, nine nothing.',
  'howto.santase.cards.pic': 'From the highest to the lowest, with their points.',
  'howto.santase.deal.1':
    'Six cards each. The next one is turned up: its suit is trumps. It lies under the stock, and is the last card to be drawn.',
  'howto.santase.play.1':
    'While there is a stock you may answer with any card. The higher card of the suit led takes the trick, a trump takes any other suit. Both draw, the winner first, and the winner leads.',
  'howto.santase.play.2':
    'On lead you may also do this. Marriage: lead the king or queen of a pair and get 20, in trumps 40. Exchange: swap the nine of trumps for the turned card. Close: lay the turned card on top of the stock, nobody draws any more. Exchange and close need three or more cards in the stock.',
  'howto.santase.play.3':
    'Once the stock is closed or empty, play is strict: follow suit and beat if you can; if you cannot follow, trump.',
  'howto.santase.play.pic': 'Marriage in hearts: lead one of them, show the other, 20 points.',
  'howto.santase.play.4':
    'The table shows your own points; the other side’s you must count along. On lead after a won trick, or right after a marriage, say 66 when you have it. Too early costs the deal. If nobody says it, whoever has more points wins at the end; whoever closed needs 66.',
  'howto.santase.score.1.what': 'The loser has 33 points or more',
  'howto.santase.score.1.pays': '1 game point',
  'howto.santase.score.2.what': 'The loser has 1 to 32',
  'howto.santase.score.2.pays': '2',
  'howto.santase.score.3.what': 'The loser has nothing',
  'howto.santase.score.3.pays': '3',
  'howto.santase.score.4.what': 'You said 66 too early',
  'howto.santase.score.4.pays': '2 for the other, 3 if you had closed',
  'howto.santase.score.5.what': 'You closed and did not get there',
  'howto.santase.score.5.pays': '3 for the other',
  'howto.santase.word.1': 'marriage',
  'howto.santase.word.1.gloss': 'king and queen of one suit in one hand',
  'howto.santase.word.2': 'close',
  'howto.santase.word.2.gloss': 'to stop drawing; you promise to reach 66',
  'howto.santase.word.3': 'stock',
  'howto.santase.word.3.gloss': 'the cards to draw from',
  'howto.santase.word.4': 'strict play',
  'howto.santase.word.4.gloss': 'following and beating are duties, once nobody draws',
} as const satisfies Texts;
