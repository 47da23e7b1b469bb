/** Names and sentences about melds and picked cards, and what listeners hear. */
import { cardNames, type Translate } from '../../cards/names';
import { ends, jokersIn, rankOfSet, suitOfRun } from './laid';
import { type Line, saidBy } from './log';
import type { JollyEvent, Laid, View } from './types';

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

type Eyes = {
  t: Translate;
  /** Who plays here; null for those who watch. */
  seat: number | null;
  /** Who is "you". */
  self: number | null;
  nameOf: (seat: number) => string;
};

/** What listeners hear of a step. */
export function stepText(eyes: Eyes, step: { view: View; events: readonly JollyEvent[] }): string {
  const { t, seat, self, nameOf } = eyes;
  const { view, events } = step;
  const said = saidBy(events, view.melds).map((line) => {
    const mine = line.seat !== null && line.seat === self;
    const who = line.seat === null ? '' : mine ? t('jolly.you') : nameOf(line.seat);
    return spokenLine(t, { ...line, deal: 0, turn: 0 }, who, mine);
  });
  const began = seat !== null && view.actors.includes(seat) && view.phase === 'draw';
  // The next deal is told of when the sheet of this one is closed.
  const over = events.some(({ type }) => type === 'deal_scored');
  if (began && !over && events[0]?.type === 'action') said.push(t('table.yourTurn'));
  return said.join('. ');
}
