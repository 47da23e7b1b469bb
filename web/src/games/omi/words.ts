import type { Suit } from '../../cards/code';
import { cardName, cardNames } from '../../cards/names';
import type { Values } from '../../i18n';
import type { OmiRecord, OmiView } from '../../wire/generated/messages';
import { boundTo, dealNumber, isCut, teamOf } from './cards';
import type { OmiAction, OmiEvent, OmiStep } from './types';

export type Say = (key: string, values?: Values) => string;
/** Who sits at the bottom, who is called *you*, and what the seats are called. */
export type Eyes = {
  say: Say;
  own: number | null;
  self: number | null;
  names: readonly string[];
};

/** Names of the seats; house bots of one name go by where they sit, as in the rules. */
export function seatNames(say: Say, seats: readonly { seat: number; name: string }[]): string[] {
  const names = seats.map(({ name }) => name);
  return seats.map(({ seat, name }) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : say(`omi.seat.${seat}`),
  );
}

export const suitName = (say: Say, suit: Suit): string => say(`cards.suit.${suit}`);

/** A key's form for the viewer's own seat or team, for the other team, or for those who watch. */
function sideKey(self: number | null, team: number): 'us' | 'them' | 'ns' | 'ew' {
  if (self === null) return team === 0 ? 'ns' : 'ew';
  return teamOf(self) === team ? 'us' : 'them';
}

/** "Us", "Them"; for those who watch "North–South", "East–West". */
export const teamName = ({ say, self }: Eyes, team: number): string =>
  say(`omi.team.${sideKey(self, team)}`);

/** The same where there is little room. */
export const teamLabel = (eyes: Eyes, team: number): string =>
  eyes.self === null ? eyes.say(`table.side.${sideKey(null, team)}`) : teamName(eyes, team);

/** A sentence about a seat: `key.you` for your own, else `key` with its name. */
export function about({ say, self, names }: Eyes, key: string, seat: number, values: Values = {}) {
  return seat === self
    ? say(`${key}.you`, values)
    : say(key, { ...values, name: names[seat] ?? '' });
}

/** What is asked of you now, in one line; `short` without "your turn". */
export function askOf(
  say: Say,
  view: OmiView,
  legal: readonly OmiAction[],
  form: 'ask' | 'short' = 'ask',
): string {
  if (view.phase === 'trump') return say(`omi.${form}.trump`);
  if (view.trick.length === 0) return say(`omi.${form}.lead`);
  const suit = boundTo(view.trick, legal);
  return suit ? say(`omi.${form}.follow`, { suit: suitName(say, suit) }) : say(`omi.${form}.any`);
}

/** Why the other cards are dimmed. */
export function whyOf(say: Say, view: OmiView, legal: readonly OmiAction[]): string {
  const suit = boundTo(view.trick, legal);
  return suit ? say('omi.why.follow', { suit: suitName(say, suit) }) : say('table.cannot');
}

/** "We win the deal, 6 to 2", with the deal's label in front. */
export function dealTitle(eyes: Eyes, { tricks, label }: OmiRecord): string {
  const [a = 0, b = 0] = tricks;
  if (label === 'draw') return eyes.say('omi.end.draw');
  const team = a > b ? 0 : 1;
  const values = { won: Math.max(a, b), lost: Math.min(a, b), team: teamName(eyes, team) };
  const side = sideKey(eyes.own, team);
  const kind = label === 'kapothi' || label === 'ambaya' ? label : 'plain';
  return eyes.say(`omi.end.${kind}.${side === 'us' || side === 'them' ? side : 'team'}`, values);
}

/** The whole result of a deal for listeners, with both totals. */
export function dealSentence(eyes: Eyes, record: OmiRecord): string {
  const [a = 0, b = 0] = record.totals;
  const totals = [`${teamName(eyes, 0)} ${a}`, `${teamName(eyes, 1)} ${b}`];
  if (eyes.own !== null && teamOf(eyes.own) === 1) totals.reverse();
  return `${dealTitle(eyes, record)}. ${eyes.say('omi.tell.totals', { totals: totals.join(eyes.say('list.comma')) })}`;
}

function tellEvent(eyes: Eyes, event: OmiEvent, view: OmiView, before: OmiView | null): string {
  const { say } = eyes;
  switch (event.type) {
    case 'action': {
      const { action, seat } = event;
      if (action.type === 'trump') {
        return about(eyes, 'omi.tell.trump', seat, { suit: suitName(say, action.suit) });
      }
      const trick = [...(before?.trick ?? []), { seat, card: action.card }];
      const cut = isCut(trick, trick.length - 1, before?.trump ?? view.trump);
      const key = cut ? 'omi.tell.cut' : 'omi.tell.play';
      return about(eyes, key, seat, { card: cardName(say, action.card) });
    }
    case 'trick_won': {
      const team = teamOf(event.seat);
      const [won = 0, lost = 0] = team === 0 ? event.tricks_won : [...event.tricks_won].reverse();
      const side = sideKey(eyes.own, team);
      const key = side === 'us' || side === 'them' ? side : 'team';
      return say(`omi.tell.trick.${key}`, { team: teamName(eyes, team), won, lost });
    }
    case 'packet':
    case 'deal': {
      const cards =
        event.hand.length > 0 ? say('omi.tell.cards', { cards: cardNames(say, event.hand) }) : '';
      if (event.type === 'packet') return cards;
      const deal = say('omi.tell.deal', { deal: dealNumber(view) });
      return [deal, about(eyes, 'omi.tell.maker', event.trump_maker), cards]
        .filter(Boolean)
        .join(' ');
    }
    case 'deal_scored':
      return dealSentence(eyes, event.record);
    case 'match_over':
      return say('omi.tell.over');
  }
}

/** What has happened, for the live region. */
export function tellStep(eyes: Eyes, { events, view }: OmiStep, before: OmiView | null): string {
  return events
    .map((event) => tellEvent(eyes, event, view, before))
    .filter(Boolean)
    .join(' ');
}
