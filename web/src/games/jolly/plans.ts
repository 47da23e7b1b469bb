/**
 * What can become of picked cards. The server lists single steps (a new meld of three cards, one card added);
 * a player lays several cards in one gesture. A plan is the row of steps, each of which is sent only if it is
 * legal when its turn comes.
 */
import { isJoker } from '../../cards/code';
import { HIGHEST, LOWEST, placesOf, rankOfSet, suitOfRun } from './laid';
import { type Action, type Laid, ofType, sameAction } from './types';

export type Plan = {
  actions: Action[];
  /** The number that the meld has, or will have. */
  meld: number;
  /** How it will lie. */
  laid: Laid;
};

type Table = {
  hand: readonly string[];
  melds: readonly (Laid & { meld: number })[];
  legal: readonly Action[];
  /** Cards that must stay in the hand. */
  keep: number;
};

const MOST_IN_SET = 4;
const MOST_IN_RUN = 13;

/** All jokers are alike: those of the hand are used in the order in which it holds them. */
function splitJokers(cards: readonly string[]) {
  return {
    naturals: cards.filter((card) => !isJoker(card)),
    jokers: cards.filter(isJoker).length,
  };
}

const without = (cards: readonly string[], gone: readonly string[]) =>
  cards.filter((card) => !gone.includes(card));

/** Cards in the order in which they lie on the table. */
export function laidBy(action: Extract<Action, { type: 'meld' }>): Laid {
  const { kind, low } = action;
  if (kind === 'set' || low === undefined) return { kind, cards: action.cards };
  const { naturals } = splitJokers(action.cards);
  const jokers = action.cards.filter(isJoker);
  const cards = action.cards.map((_, at) => {
    const own = naturals.find((card) => placesOf(card).includes(low + at));
    return own ?? jokers.shift() ?? '';
  });
  return { kind, low, cards };
}

type Grown = { laid: Laid; actions: Action[] };

/** All the ways in which every one of `rest` finds its place at a meld. */
function grow(meld: number, from: Laid, rest: readonly string[], jokers: readonly string[]) {
  const found: Grown[] = [];
  const seen = new Set<string>();
  const step = (laid: Laid, left: readonly string[], wild: readonly string[], done: Action[]) => {
    const key = `${laid.low}:${laid.cards.map((card) => (isJoker(card) ? 'X' : card)).join()}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (left.length === 0 && wild.length === 0) {
      found.push({ laid, actions: done });
      return;
    }
    const [joker] = wild;
    const put = (card: string, end?: 'high' | 'low') => {
      const cards = end === 'low' ? [card, ...laid.cards] : [...laid.cards, card];
      const low = laid.low === undefined ? {} : { low: end === 'low' ? laid.low - 1 : laid.low };
      const action: Action = { type: 'extend', meld, card, ...(end ? { end } : {}) };
      step(
        { kind: laid.kind, cards, ...low },
        without(left, [card]),
        isJoker(card) ? wild.slice(1) : wild,
        [...done, action],
      );
    };
    if (laid.kind === 'set') {
      if (laid.cards.length >= MOST_IN_SET) return;
      for (const card of left) if (card.startsWith(rankOfSet(laid))) put(card);
      if (joker) put(joker);
      return;
    }
    const low = laid.low ?? LOWEST;
    const high = low + laid.cards.length - 1;
    if (laid.cards.length >= MOST_IN_RUN) return;
    for (const [end, place] of [
      ['low', low - 1],
      ['high', high + 1],
    ] as const) {
      if (place < LOWEST || place > HIGHEST) continue;
      const fits = left.find(
        (card) => card.endsWith(suitOfRun(laid)) && placesOf(card).includes(place),
      );
      if (fits) put(fits, end);
      if (joker) put(joker, end);
    }
  };
  step(from, rest, jokers, []);
  return found;
}

const shown = ({ laid }: Plan) =>
  `${laid.kind}${laid.low ?? ''}:${laid.cards.map((card) => (isJoker(card) ? 'X' : card)).join()}`;

/** Plans that end alike are one: the order of steps does not matter to the player. */
function unlike(plans: readonly Plan[]): Plan[] {
  const seen = new Map<string, Plan>();
  for (const plan of plans) {
    const key = plan.laid.kind === 'set' ? plan.laid.kind : shown(plan);
    if (!seen.has(key)) seen.set(key, plan);
  }
  return [...seen.values()].sort((a, b) => (a.laid.low ?? 0) - (b.laid.low ?? 0));
}

const leavesEnough = ({ hand, keep }: Table, picked: readonly string[]) =>
  hand.length - picked.length >= keep;

/** The new melds that the picked cards make together. */
export function newMelds(table: Table, picked: readonly string[]): Plan[] {
  const { naturals, jokers } = splitJokers(picked);
  if (picked.length < 3 || !leavesEnough(table, picked)) return [];
  const meld = table.melds.length;
  const held = table.hand.filter(isJoker);
  const plans = ofType(table.legal, 'meld').flatMap((action) => {
    const own = splitJokers(action.cards);
    const inside = own.naturals.every((card) => naturals.includes(card)) && own.jokers <= jokers;
    if (!inside) return [];
    const rest = without(naturals, own.naturals);
    return grow(meld, laidBy(action), rest, held.slice(own.jokers, jokers)).map((grown) => ({
      meld,
      laid: grown.laid,
      actions: [action, ...grown.actions],
    }));
  });
  return unlike(plans);
}

/** The ways in which the picked cards can be added to a meld on the table. */
export function additions(table: Table, picked: readonly string[], meld: number): Plan[] {
  const target = table.melds.find((one) => one.meld === meld);
  if (!target || picked.length === 0 || !leavesEnough(table, picked)) return [];
  const { naturals, jokers } = splitJokers(picked);
  const from: Laid = {
    kind: target.kind,
    cards: target.cards,
    ...(target.low === undefined ? {} : { low: target.low }),
  };
  const held = table.hand.filter(isJoker).slice(0, jokers);
  const plans = grow(meld, from, naturals, held)
    .filter(({ actions: [first] }) => first && table.legal.some((one) => sameAction(one, first)))
    .map((grown) => ({ ...grown, meld }));
  return unlike(plans);
}

/** The exchange of one picked card for a joker of a meld. */
export function swapOf(table: Table, picked: readonly string[], meld: number): Action | undefined {
  const [card, ...more] = picked;
  if (more.length > 0) return undefined;
  return ofType(table.legal, 'swap').find((swap) => swap.meld === meld && swap.card === card);
}

/** The discard of one picked card; a joker stands for the first one held. */
export function discardOf({ legal }: Table, picked: readonly string[]): Action | undefined {
  const [card, ...more] = picked;
  if (card === undefined || more.length > 0) return undefined;
  return ofType(legal, 'discard').find(
    (one) => one.card === card || (isJoker(card) && isJoker(one.card)),
  );
}

/** The cards that some legal action uses; jokers count for one another. */
export function usable(table: Table): Set<string> {
  const used = new Set<string>();
  for (const action of table.legal) {
    if ('cards' in action) for (const card of action.cards) used.add(card);
    if ('card' in action) used.add(action.card);
  }
  if ([...used].some(isJoker)) for (const card of table.hand) if (isJoker(card)) used.add(card);
  return used;
}

export type { Table };
