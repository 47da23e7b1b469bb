/** What listeners hear about a step. */
import { suitOf } from '../../cards/code';
import { cardName, cardNames } from '../../cards/names';
import type { Values } from '../../i18n/types';
import type { Step } from '../../wire/steps';
import { winnerOf } from './cards';
import type { Event, View } from './types';
import { about, contractName, projectName, type Talk } from './words';

type Acted = Extract<Event, { type: 'action' }>;

function playText(talk: Talk, event: Acted, card: string, view: View, won: boolean): string {
  const values = { card: cardName(talk.t, card) };
  const led = view.trick[0];
  const best = winnerOf(view.trick, view.trump);
  // A trick that is complete is told by its own event.
  if (won || best?.card !== card || view.trick.length < 2)
    return about(talk, 'baloot.say.play', event.seat, values);
  const cuts = suitOf(card) === view.trump && led && suitOf(led.card) !== view.trump;
  return about(talk, cuts ? 'baloot.say.cut' : 'baloot.say.winning', event.seat, values);
}

function actionText(talk: Talk, event: Acted, view: View, won: boolean): string {
  const { t } = talk;
  const { action, seat } = event;
  const said = (key: string, values?: Values) => about(talk, `baloot.say.${key}`, seat, values);
  switch (action.type) {
    case 'play':
      return playText(talk, event, action.card, view, won);
    case 'hokum':
      return said('bid', { bid: contractName(t, 'hokum', action.suit) });
    case 'sun':
      return said('bid', { bid: t('baloot.sun') });
    case 'declare':
      return said('declare', { project: projectName(t, action.project) });
    case 'double':
    case 'triple':
    case 'four':
    case 'gahwa':
      return said('call', { call: t(`baloot.call.${action.type}`) });
    // Told by events of their own, with the cards that are shown.
    case 'kawesh':
    case 'sawa':
      return '';
    default:
      return said(action.type);
  }
}

function eventText(talk: Talk, event: Event, step: Step<View, Event>): string {
  const { t, nameOf, teamName, sides } = talk;
  const [us, them] = sides;
  switch (event.type) {
    case 'action': {
      const won = step.events.some(({ type }) => type === 'trick_won');
      return actionText(talk, event, step.view, won);
    }
    case 'sold': {
      const { buyer, taker } = event;
      const mine = buyer === talk.own && taker === talk.own;
      return t(mine ? 'baloot.say.sold.you' : 'baloot.say.sold', {
        buyer: nameOf(buyer),
        contract: contractName(t, event.contract, event.trump),
        taker: nameOf(taker),
        card: cardName(t, event.public),
      });
    }
    case 'trick_won':
      return about(talk, 'baloot.say.trick', event.seat, {
        points: event.points,
        us: event.tricks_won[us] ?? 0,
        them: event.tricks_won[them] ?? 0,
      });
    case 'projects':
      return [
        t('baloot.say.projects', { team: teamName(event.team === 1 ? 1 : 0) }),
        ...event.projects.map(({ seat, project, cards }) =>
          t('baloot.say.counts', {
            name: nameOf(seat),
            project: projectName(t, project),
            cards: cardNames(t, cards ?? []),
          }),
        ),
      ].join(' ');
    case 'kawesh':
    case 'sawa':
      return t(`baloot.say.${event.type}`, {
        name: nameOf(event.seat),
        cards: cardNames(t, event.hand),
      });
    case 'baloot':
      return about(talk, 'baloot.say.baloot', event.seat);
    case 'qayd':
      return t('baloot.say.qayd', { name: nameOf(event.seat) });
    case 'sawa_accepted':
      return t('baloot.say.sawaAccepted', { name: nameOf(event.seat) });
    case 'deal_scored': {
      const { gain, totals } = event.record;
      return t('baloot.say.scored', {
        us: teamName(us),
        them: teamName(them),
        ours: gain[us] ?? 0,
        theirs: gain[them] ?? 0,
        ourTotal: totals[us] ?? 0,
        theirTotal: totals[them] ?? 0,
      });
    }
    case 'deal':
      return t('baloot.say.deal', {
        deal: event.deal + 1,
        name: nameOf(event.dealer),
        card: cardName(t, event.public),
      });
    case 'match_over':
      return t('baloot.say.over');
    default:
      return '';
  }
}

/** Every event in its words, and at the end what is asked of the viewer. */
export function tell(talk: Talk, step: Step<View, Event>, asked: string): string {
  const told = step.events.map((event) => eventText(talk, event, step));
  return [...told, asked].filter(Boolean).join(' ');
}
