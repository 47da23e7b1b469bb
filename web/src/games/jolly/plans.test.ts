import { describe, expect, it } from 'vitest';
import { meaning, worth } from './laid';
import { additions, discardOf, laidBy, newMelds, swapOf, type Table, usable } from './plans';
import { type Action, sameAction } from './types';

const run = (cards: string, low: number): Action => ({
  type: 'meld',
  kind: 'run',
  cards: cards.split(' '),
  low,
});
const set = (cards: string): Action => ({ type: 'meld', kind: 'set', cards: cards.split(' ') });
const table = (hand: string, legal: Action[], melds: Table['melds'] = []): Table => ({
  hand: hand.split(' '),
  legal,
  melds,
  keep: 1,
});
const lying = (plans: { laid: { cards: readonly string[] } }[]) =>
  plans.map(({ laid }) => laid.cards.join(' '));

describe('a new meld', () => {
  it('is what the server lists for three cards', () => {
    const here = table('7H 8H 9H 2C', [run('7H 8H 9H', 7)]);
    const [plan, ...more] = newMelds(here, ['9H', '7H', '8H']);
    expect(plan?.actions).toEqual([run('7H 8H 9H', 7)]);
    expect(more).toEqual([]);
    expect(newMelds(here, ['7H', '8H', '2C'])).toEqual([]);
  });

  it('of five cards is a meld and two additions, whatever joker was picked', () => {
    const legal = [run('4S 5S 6S', 4), run('5S 6S X1', 5), run('5S 6S X1', 4), run('4S 5S X1', 3)];
    const here = table('4S 5S 6S 8S X1 X4 KD', legal);
    const plans = newMelds(here, ['X4', '8S', '4S', '5S', '6S']);
    expect(lying(plans)).toEqual(['4S 5S 6S X1 8S']);
    expect(plans[0]?.actions.slice(1)).toEqual([
      { type: 'extend', meld: 0, card: 'X1', end: 'high' },
      { type: 'extend', meld: 0, card: '8S', end: 'high' },
    ]);
  });

  it('with a joker can lie in several ways', () => {
    const legal = [run('5H 6H X0', 4), run('5H 6H X0', 5)];
    const plans = newMelds(table('5H 6H X0 2C', legal), ['5H', '6H', 'X0']);
    expect(lying(plans)).toEqual(['X0 5H 6H', '5H 6H X0']);
  });

  it('of four equal cards grows by one', () => {
    const legal = [set('7C 7D 7H'), set('7C 7D 7S'), set('7C 7H 7S'), set('7D 7H 7S')];
    const plans = newMelds(table('7C 7D 7H 7S 2C', legal), ['7C', '7D', '7H', '7S']);
    expect(plans).toHaveLength(1);
    expect(plans[0]?.actions).toHaveLength(2);
    expect(plans[0]?.laid.cards).toHaveLength(4);
  });

  it('leaves one card in the hand', () => {
    const legal = [run('4S 5S 6S', 4), run('5S 6S 7S', 5)];
    const here = table('4S 5S 6S 7S', legal);
    expect(newMelds(here, ['4S', '5S', '6S', '7S'])).toEqual([]);
    expect(newMelds({ ...here, keep: 0 }, ['4S', '5S', '6S', '7S'])).toHaveLength(1);
  });
});

describe('additions', () => {
  const meld = { meld: 2, kind: 'run' as const, cards: ['2D', '3D', '4D'], low: 2 };
  const legal: Action[] = [
    { type: 'extend', meld: 2, card: '5D', end: 'high' },
    { type: 'extend', meld: 2, card: 'AD', end: 'low' },
    { type: 'extend', meld: 2, card: 'X0', end: 'low' },
    { type: 'extend', meld: 2, card: 'X0', end: 'high' },
  ];

  it('go to either end, one after the other', () => {
    const here = table('5D 6D AD 2C', legal, [meld]);
    const [plan] = additions(here, ['6D', 'AD', '5D'], 2);
    expect(plan?.laid).toEqual({
      kind: 'run',
      low: 1,
      cards: ['AD', '2D', '3D', '4D', '5D', '6D'],
    });
    expect(plan?.actions).toHaveLength(3);
  });

  it('ask where a joker goes', () => {
    const here = table('X0 2C', legal, [meld]);
    expect(lying(additions(here, ['X0'], 2))).toEqual(['X0 2D 3D 4D', '2D 3D 4D X0']);
    expect(additions(here, ['2C'], 2)).toEqual([]);
    expect(additions(here, ['X0'], 7)).toEqual([]);
  });

  it('never begin with what is not legal', () => {
    expect(additions(table('5D 2C', [], [meld]), ['5D'], 2)).toEqual([]);
  });
});

describe('single cards', () => {
  const legal: Action[] = [
    { type: 'discard', card: '2C' },
    { type: 'discard', card: 'X3' },
    { type: 'swap', meld: 1, card: 'QH' },
  ];
  const here = table('2C QH X3 X5', legal);

  it('are discarded, any joker for the first one', () => {
    expect(discardOf(here, ['2C'])).toEqual(legal[0]);
    expect(discardOf(here, ['X5'])).toEqual(legal[1]);
    expect(discardOf(here, ['2C', 'X3'])).toBeUndefined();
  });

  it('are exchanged for a joker where the server says so', () => {
    expect(swapOf(here, ['QH'], 1)).toEqual(legal[2]);
    expect(swapOf(here, ['QH'], 0)).toBeUndefined();
  });

  it('are usable if an action has them', () => {
    expect([...usable(here)].sort()).toEqual(['2C', 'QH', 'X3', 'X5']);
  });
});

describe('what lies', () => {
  it('puts cards in table order', () => {
    const action = { type: 'meld', kind: 'run', cards: ['KH', 'AH', 'X0'], low: 12 } as const;
    const laid = laidBy({ ...action, cards: [...action.cards] });
    expect(laid.cards).toEqual(['X0', 'KH', 'AH']);
    expect(meaning(laid)[0]).toEqual({ code: 'X0', as: 'QH' });
    expect(worth(laid)).toBe(30);
  });

  it('is worth what the rule book says', () => {
    const points = (kind: 'run' | 'set', cards: string, low?: number) =>
      worth({ kind, cards: cards.split(' '), ...(low === undefined ? {} : { low }) });
    expect(points('run', 'AH 2H 3H', 1)).toBe(15);
    expect(points('run', '8C 9C TC JC', 8)).toBe(30);
    expect(points('set', 'AC AD AH')).toBe(25);
    expect(points('set', 'AC AD AH X0')).toBe(35);
    expect(points('set', '7C 7D X1')).toBe(15);
    expect(points('set', 'KC X0 X1')).toBe(30);
  });

  it('gives a joker of a set its rank only', () => {
    expect(meaning({ kind: 'set', cards: ['7C', '7D', 'X1'] })[2]).toEqual({ code: 'X1', as: '7' });
  });
});

it('actions are the same whatever the order of their fields', () => {
  expect(sameAction({ type: 'discard', card: '2C' }, { card: '2C', type: 'discard' })).toBe(true);
  expect(sameAction({ type: 'discard', card: '2C' }, { type: 'discard', card: '3C' })).toBe(false);
});
