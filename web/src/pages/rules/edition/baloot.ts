import type { Edition } from './types';

export const baloot: Edition = {
  rules: {
    'BL-1.1': 'Four players. Partners sit opposite each other and have one score.',
    'BL-1.3':
      'After a scored deal, and after a deal that everybody passed, the next player deals. After a kawesh the same dealer deals.',
    'BL-1.4':
      'Only what these rules allow can be done. Anything else is refused and changes nothing.',
    'BL-2.1': '32 cards: 7 8 9 10 J Q K A in the four suits.',
    'BL-3.1':
      'The cards are shuffled anew for every deal, whatever made it necessary (a scored deal, a passed-out deal, a kawesh).',
    'BL-3.2': 'Every player gets five cards. The next card is turned up: the public card.',
    'BL-3.3':
      'When the card is sold, it goes to the *taker* (BL-4.6). The taker gets two cards more, every other player three. All hold 8.',
    'BL-4.1':
      'One player speaks at a time: first the one after the dealer, then round to the dealer. Each speaks once in a round. These are *position* 1, 2, 3, 4.',
    'BL-4.2':
      'Round 1: pass, Hokum in the suit of the public card, Sun, and where allowed Ashkal (BL-4.7) and Kawesh (BL-4.9).',
    'BL-4.3':
      'Round 2, only if all four passed in round 1: pass, Hokum in any of the other three suits, Sun, and Kawesh where allowed. No Ashkal.',
    'BL-4.4':
      'A Hokum bid does not end the auction. Those who have not yet spoken in this round speak in order and may only pass, say Sun, or (round 1) Ashkal where allowed. No other Hokum, no Kawesh. Those who spoke before the bid, and the bidder, are not asked again. When position 4 has spoken (or has itself bid Hokum), the standing Hokum is bought.',
    'BL-4.5': 'Sun and Ashkal end the auction at once: the first Sun wins.',
    'BL-4.6':
      'The *buyer* is the player whose bid was bought. The taker is the buyer, except after Ashkal.',
    'BL-4.7':
      'Ashkal: round 1, positions 3 and 4 only (the player before the dealer, and the dealer), and never when the public card is an ace. The contract is Sun, the caller is the buyer, the taker is the caller’s **partner**.',
    'BL-4.8': 'If all pass in round 2 the deal is void: no score, and the next player deals.',
    'BL-4.9':
      'Kawesh (if the table has it): at his own turn to bid, while no Hokum bid stands, a player may ask for a new deal if each of his five cards is a 7, an 8, or a 9 whose suit cannot be named trump in the current round. (Round 1: a 9 in the suit of the public card spoils the hand. Round 2: a 9 of any other suit spoils it.) The deal is void at once; the same dealer deals again.',
    'BL-5.1':
      'First the defenders are asked one after the other: the player after the buyer, then (if he passes) his partner. Each may pass or double. Two passes: play begins.',
    'BL-5.2': 'Ladder. Each step asks one player; a pass ends the ladder and play begins.',
    'BL-5.3':
      'Hokum always has the ladder. Sun can be doubled only if, before this deal, the buyers’ total is above 100 and the defenders’ total is 100 or less; and a double ends it (no triple). Otherwise there is no doubling in Sun. A table may choose the whole ladder for Sun too.',
    'BL-6.1':
      'A player may declare at his turn in trick 1, before he plays his card. Declaring is optional, project by project, and does not end the turn. Whoever has played to trick 1 (himself or by the clock) can declare no more.',
    'BL-6.2':
      'Each project of the eight cards (BL-6.3, 6.4) can be declared once. Nothing else: there is no other way to cut a run.',
    'BL-7.1':
      'The player after the dealer leads trick 1, whoever bought. Then turn order; the winner of a trick leads the next.',
    'BL-7.7':
      'At his turn a player may declare (BL-6.1), claim the rest where that is allowed (BL-8.1), or play one of the cards that are allowed.',
    'BL-8.1':
      '*Sawa*: "I myself win every trick that is left." Only the player on lead with no card on the table, in tricks 2 to 7, and only once in a deal, by anyone. It shows his hand to everybody.',
    'BL-8.2':
      'Both opponents answer, in any order: accept or reject. The first to reject decides; if both accept, it is accepted.',
    'BL-8.3':
      'Rejected: play goes on, the claimant to lead, hand exposed, ordinary rules. If the claimant wins all the tricks left, the deal is scored as usual.',
    'BL-8.7':
      'There is no other qayd: an illegal card cannot be played, so there is nothing to accuse.',
    'BL-9.1':
      'A team’s card points are the points of the cards in its tricks, + 10 for the last trick. Both together have 130 or 162.',
    'BL-9.2':
      'From card points to game points: there are 26 in Sun, 16 in Hokum. Only the team with **fewer** card points is rounded, the other gets the rest. The lower number goes to the nearest ten, a final 5 upwards, and is divided by ten; in Sun that is doubled. Equal card points: half each. At a table where a final 5 stays, a lower number that ends in 5 is divided by five in Sun, and rounded down in Hokum.',
    'BL-9.3':
      'Besides, a team has the game points of its projects that count, and 2 if it has the baloot.',
    'BL-9.5':
      'Who wins the deal: each team adds up its card points, the raw points of its projects that count, and 20 for a baloot. The higher total wins. A tie is lost by the side that raised last: the buyers at levels 1, 3, 5, the defenders at levels 2, 4. Khasara (if the table has it): if the buyers do not win, the defenders take all with base 26 in Sun, 16 in Hokum.',
    'BL-9.6':
      'Level 2 and more: the winner of the deal takes all with base 26 in Sun, 16 in Hokum, whichever side that is. A table may let each team keep its own instead.',
    'BL-9.7':
      '*Takes all* means: (base + the game points of all projects that count) × level; the other team 0; then a baloot is added to its own team unmultiplied. If nobody takes all: each team scores (its share of 26 or 16 + its projects) × level + its baloot.',
    'BL-9.8':
      'Level 5 (gahwa): the winner of the deal scores exactly the points that win the match, the other team 0, nothing is added; so the match is over. The winner is the team that takes all, else BL-9.5.',
    'BL-10.2':
      'If at least one total has reached the points that win the match, 152 if the table has not chosen another number, and the totals differ, the match is over and the higher total wins. Equal totals at or above it: another deal is played.',
    'BL-10.3': null,
    'BL-11.1':
      'Bidding and doubling: a pass. A sawa: rejected. Play: a card (BL-11.2); never a declaration or a claim, so projects not yet declared are lost.',
    'BL-11.2':
      'The card is the weakest one that may be played: fewer card points first; then a side suit before trumps; then the lower rank in tricks; then the first of clubs, diamonds, hearts, spades. But if three cards lie on the table and an opponent is winning, it is the weakest one among those that would win the trick and whose own points are not more than the points of the three cards together, if there is one.',
    'BL-11.3': null,
  },
  tables: {
    '# | question | seed / practice | ruling and reason': `
| question | elsewhere | here |
| --- | --- | --- |
| Who may call Ashkal | the dealer and the player at the dealer’s left | positions 3 and 4 (BL-4.7) |
| Who takes the card on Ashkal | the partner | the partner: it is the point of the call |
| Ashkal on an ace | some make it a Sun | not allowed |
| Two want Sun | some give it to the earlier position | the first to say it |
| Who speaks after a Hokum bid | often everybody, and the bidder may turn to Sun | only those still to speak |
| Kawesh | any hand of 7s, 8s and 9s, before a purchase | BL-4.9; not after a bid, so that nobody can annul a purchase; same dealer |
| Doubling | – | after the full deal; either defender may double, the buyer and the doubler answer each other |
| Doubling Sun | only with 100 or less against more than 100, and double only | the same; a table may choose the whole ladder |
| Gahwa | wins the match | the winner of that deal, buyer or defender, wins the match |
| A doubled deal | the winners take everything | the same; a table may let each team keep its own |
| Closed doubled Hokum | the doubler mostly closes | a table may choose it: then every doubled Hokum below gahwa is closed |
| Rounding of 45 | 9 in Sun, 4 in Hokum | the lower team is rounded half up, the other gets the rest: 10 and 5; a table may choose otherwise |
| Buyers who fail | they lose everything, projects too | the same; a table may do without |
| Tie | buyers lose; or each keeps; doubled: the doubler loses | one rule: the last side to raise must have more |
| All tricks | 44 / 25, multiplied or not | multiplied like everything; projects of the swept team go too |
| Duty to trump and to rise | mostly free while the partner is winning | a player without the suit is free; going higher on a trump lead stays a duty; a table may choose both or neither |
| Under-trumping | – | a duty, also when you cannot win |
| Several projects in a hand | – | any number, each declared before the card |
| A card in two projects | not in two sequences | the same; a four and a sequence may share a card |
| Two hundreds | a sequence beats a four | the same; then rank, then position; four aces in Hokum rank as aces |
| Baloot | goes to the winner of a khasara, and is dropped inside a hundred | 2 points, one hand holds both cards; it stays with its team |
| Sawa, when | in the player’s turn | on lead, tricks 2 to 7: before that projects are open, in the last trick it is pointless |
| Sawa, what | all tricks left | for the claimant himself, not his team; one claim a deal |
| Sawa, answers | opponents accept or refuse | both must accept, the first to reject decides |
| Qayd, the score | 26 / 16 and projects | with the projects that count, of either team, × level |
| Qayd as an accusation | a player may be accused of an illegal card | none, for illegal cards cannot be played; a false sawa is judged by the cards |
| Both past 152; equal | – | higher wins; equal: play on |
| Left out | before-you, akka, reverse kaboot (88), choice of open or closed, cutting the deck | not played here |`,
  },
  texts: {
    'The event of a': 'A partner sees no more than an opponent.',
    '"Practice" = published rules':
      'Tables differ in places; the middle column gives what is usual elsewhere.',
  },
  words: {
    ' `t(s) = s mod 2` is the team of seat s.': '',
    ' (nearer to dealer+1)': '',
    '(option)': '(if the table has it)',
    'integer 1…1000': '1 to 1000',
    'It is not an action. It is announced by the game': 'Nobody has to say it: it is announced',
    "With `relief` = `full` this duty to rise is lifted while your partner's card is winning.":
      'A table may lift this duty to rise while your partner’s card is winning.',
    'and `relief` is not `none`, you may': 'and the table has not chosen otherwise, you may',
    'With `closed_double`, Hokum': 'At a table where doubled Hokum is closed, Hokum',
    '`exact`:': 'a final 5 stays:',
    '`each`:': 'each keeps its own:',
    '(`khasara` off:': '(without khasara:',
    'defaults unless said': 'the usual values unless said',
    'deck[21:] before it is dealt': 'the cards that are not dealt yet',
  },
};
