/** Names and sentences about melds and picked cards. */
import { cardNames, type Translate } from '../../cards/names';
import { ends, jokersIn, rankOfSet, suitOfRun } from './laid';
import type { Line } from './log';
import type { Laid } from './types';

/** "Run, 9 to king of hearts, with one joker". */
export function meldName(t: Translate, laid: Laid): string {
  const jokers = jokersIn(laid.cards);
  const [first, last] = ends(laid);
  const name =
    laid.kind === 'set'
      ? t('jolly.name.set', { ranks: t(`jolly.ranks.${rankOfSet(laid)}`) })
      : t('jolly.name.run', {
          first: t(`cards.rank.${first}`),
          last: t(`cards.rank.${last}`),
          suit: t(`cards.suit.${suitOfRun(laid)}`),
        });
  if (jokers === 0) return name;
  return t('jolly.name.list', { first: name, second: t('jolly.name.jokers', { count: jokers }) });
}

/** The same, and whose it is. */
export function ownedMeldName(t: Translate, laid: Laid, owner: string, mine: boolean): string {
  const by = mine ? t('jolly.name.byYou') : t('jolly.name.by', { name: owner });
  return t('jolly.name.list', { first: meldName(t, laid), second: by });
}

export const kindName = (t: Translate, { kind }: Laid): string => t(`jolly.${kind}`);

/** Key of a line of the log; `cards` and `meld` stay open in it. */
export function lineKey(line: Line, mine: boolean): string {
  if (line.seat === null) return `jolly.log.${line.what}`;
  if (line.what === 'draw' && mine && line.cards.length > 0) return 'jolly.log.drawCard.you';
  return `jolly.log.${line.what}${mine ? '.you' : ''}`;
}

/** What stands for cards that are not known one by one. */
export function someCards(t: Translate, line: Line): string {
  if (line.what === 'takeBack') return t('jolly.log.theMelds');
  return t('jolly.log.someCards', { count: line.count ?? line.cards.length });
}

/** A line as listeners hear it: "Leni lays run, 9 to king of hearts". */
export function spokenLine(t: Translate, line: Line, who: string, mine: boolean): string {
  const cards =
    line.what === 'meld' && line.laid
      ? meldName(t, line.laid)
      : line.cards.length > 0
        ? cardNames(t, line.cards)
        : someCards(t, line);
  const text = t(lineKey(line, mine), {
    cards,
    meld: line.laid ? meldName(t, line.laid) : '',
    points: line.points ?? 0,
    count: line.points ?? line.count ?? 0,
  });
  return line.seat === null ? text : `${who} ${text}`;
}
