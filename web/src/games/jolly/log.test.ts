import { describe, expect, it } from 'vitest';
import { english } from '../../i18n/en';
import { fill } from '../../i18n/format';
import type { Text } from '../../i18n/types';
import type { BoardSeat } from '../board';
import { fromHistory, withEvents } from './log';
import { toldApart } from './names';
import { sorted } from './sorting';
import type { JollyEvent, View } from './types';
import { meldName, ownedMeldName, spokenLine, stepText } from './words';

const t = (key: string, values?: Record<string, string | number>) =>
  fill('en', (english as Record<string, Text>)[key] ?? key, values);
const act = (seat: number, action: object): JollyEvent =>
  ({ type: 'action', seat, action, deal: 0 }) as JollyEvent;
const meld = { meld: 0, owner: 1, kind: 'run' as const, cards: ['7H', 'X0', '9H'], low: 7 };

describe('a step', () => {
  const eyes = { t, self: 0, seat: 0, nameOf: () => 'Leni' };
  const step = (...more: JollyEvent[]) => ({
    view: { actors: [0], phase: 'draw', melds: [] } as unknown as View,
    events: [act(1, { type: 'discard', card: 'KD' }), ...more],
  });

  it('ends with whose turn it is', () => {
    expect(stepText(eyes, step())).toBe('Leni discards king of diamonds. Your turn');
  });

  it('that ends a deal leaves that to the next one', () => {
    const record = { winner: 1, gain: [0, 40] };
    const scored = { type: 'deal_scored', deal: 0, record } as unknown as JollyEvent;
    expect(stepText(eyes, step(scored))).toMatch(/^Leni discards king of diamonds. Leni .*40/);
    expect(stepText(eyes, step(scored))).not.toContain('Your turn');
  });
});

describe('the log', () => {
  it('tells events, turn by turn', () => {
    const first: JollyEvent[] = [
      act(0, { type: 'draw' }),
      { type: 'drawn', seat: 0, card: '2C', stock: 30, deal: 0 } as JollyEvent,
    ];
    let lines = withEvents([], first, []);
    lines = withEvents(lines, [act(0, { type: 'discard', card: 'KD' })], []);
    const opening = { type: 'meld', kind: 'run', cards: ['7H', '9H', 'X0'], low: 7 };
    lines = withEvents(lines, [act(1, opening)], [meld]);
    expect(lines.map(({ turn, what }) => `${turn} ${what}`)).toEqual([
      '1 draw',
      '1 discard',
      '2 meld',
    ]);
    expect(spokenLine(t, lines[0] as never, 'You', true)).toBe('You draw 2 of clubs');
    expect(spokenLine(t, lines[2] as never, 'Leni', false)).toBe(
      'Leni lays Run, 7 to 9 of hearts, with one joker',
    );
  });

  it('can be told from the history', () => {
    const view = {
      deal: 3,
      melds: [meld],
      history: [
        { seat: 1, type: 'take', count: 2 },
        { seat: 1, type: 'meld', kind: 'run', cards: ['5H', '7H', 'X0'], low: 5 },
        { seat: 1, type: 'extend', meld: 0, card: '8H', end: 'high' },
        { seat: 1, type: 'swap', meld: 0, card: '6H' },
        { seat: 1, type: 'extend', meld: 0, card: '4H', end: 'low' },
        { seat: 1, type: 'discard', card: '2C' },
        { seat: 0, type: 'draw' },
      ],
    } as unknown as View;
    const lines = fromHistory(view);
    expect(lines.map(({ deal, turn, what }) => [deal, turn, what])).toEqual([
      [3, 1, 'take'],
      [3, 1, 'meld'],
      [3, 1, 'extend'],
      [3, 1, 'swap'],
      [3, 1, 'extend'],
      [3, 1, 'discard'],
      [3, 2, 'draw'],
    ]);
    expect(spokenLine(t, lines[0] as never, 'Leni', false)).toBe('Leni takes 2 cards from the row');
    const grew = lines.filter(({ what }) => what === 'extend').map(({ laid }) => laid);
    expect(grew).toEqual([
      { kind: 'run', cards: ['5H', 'X0', '7H'], low: 5 },
      { kind: 'run', cards: ['5H', '6H', '7H', '8H'], low: 5 },
    ]);
  });

  it('shows what a card is added to as it lay before', () => {
    const grown = { ...meld, cards: ['6H', '7H', 'X0', '9H', 'TH'], low: 6 };
    const high = act(0, { type: 'extend', meld: 0, card: 'TH', end: 'high' });
    const low = act(0, { type: 'extend', meld: 0, card: '6H', end: 'low' });
    const seen = withEvents([], [high, low], [grown]).map(({ laid }) => laid?.cards);
    expect(seen).toEqual([
      ['7H', 'X0', '9H'],
      ['7H', 'X0', '9H', 'TH'],
    ]);
    const [line] = withEvents([], [low], [{ ...grown, cards: ['6H', '7H', 'X0', '9H'] }]);
    expect(spokenLine(t, line as never, 'Leni', false)).toContain('7 to 9 of hearts');
    // The table of a deal that this card has ended is seen as it was before.
    expect(withEvents([], [low], [meld])[0]?.laid?.cards).toEqual(meld.cards);
  });
});

describe('names', () => {
  it('say what a meld is and whose', () => {
    expect(ownedMeldName(t, meld, 'Leni', false)).toBe(
      'Run, 7 to 9 of hearts, with one joker, laid by Leni',
    );
    expect(meldName(t, { kind: 'set', cards: ['7C', '7D', '7S'] })).toBe('Set of sevens');
  });
});

it('seats of the same name are told apart', () => {
  const seats = ['Nadia', 'House easy', 'House easy'].map((name, seat) => ({ name, seat }));
  expect(toldApart(seats as BoardSeat[]).map(({ name }) => name)).toEqual([
    'Nadia',
    'House easy 1',
    'House easy 2',
  ]);
});

describe('sorting', () => {
  const hand = ['2C', 'TD', 'AH', '9S', 'TS', 'X3', 'X0'];
  it('by suit, colours by turns, jokers last', () => {
    expect(sorted(hand, 'suit')).toEqual(['9S', 'TS', 'AH', '2C', 'TD', 'X0', 'X3']);
  });
  it('by rank', () => {
    expect(sorted(hand, 'rank')).toEqual(['2C', '9S', 'TS', 'TD', 'AH', 'X0', 'X3']);
  });
});
