import { describe, expect, it, vi } from 'vitest';
import { english } from '../../i18n/en';
import { fill } from '../../i18n/format';
import type { Text, Values } from '../../i18n/types';
import { sidesOf } from '../seating';
import { actionsOf } from './actions';
import { turnOf } from './asks';
import { bidsOf } from './bids';
import { dealOf, flightsOf, ownFlight } from './flights';
import { logOf } from './log';
import { roleOf } from './roles';
import { people, viewOf } from './sample';
import { sayingsOf } from './sayings';
import { tell } from './speech';
import type { Action, Event } from './types';
import { talkOf } from './words';

const t = (key: string, values?: Values) =>
  fill('en', (english as Record<string, Text>)[key] ?? key, values);
const talk = talkOf(t, people, 0);
const hokum = { contract: 'hokum', trump: 'H', buyer: 2, taker: 2, phase: 'play' } as const;

describe('whose turn it is', () => {
  it('is told by name, and as yours also while the line is down', () => {
    const turn = (actors: number[]) => turnOf(talk, viewOf({ actors }), false, null, false);
    expect(turn([1])).toEqual({ title: 'Faisal bids' });
    expect(turn([0])).toEqual({ title: 'Your turn' });
  });
});

describe('what is offered', () => {
  const panel = (view: ReturnType<typeof viewOf>, legal: Action[], send = vi.fn()) =>
    bidsOf({ talk, view, legal, send, hinted: null });

  it('is what may be bid, pass last', () => {
    const legal: Action[] = [{ type: 'pass' }, { type: 'hokum', suit: 'S' }, { type: 'sun' }];
    const ids = panel(viewOf({}), legal)?.bids.map(({ id }) => id);
    expect(ids).toEqual(['sun', 'hokum-S', 'pass']);
  });

  it('keeps a standing Hokum in its place, but off', () => {
    const view = viewOf({ buyer: 2, trump: 'S' });
    const bids = panel(view, [{ type: 'pass' }, { type: 'sun' }, { type: 'ashkal' }])?.bids ?? [];
    expect(bids.map(({ id }) => id)).toEqual(['sun', 'ashkal', 'hokum-S', 'pass']);
    expect(bids[2]).toMatchObject({ disabled: true, why: 'Khalid has bid Hokum: pass or bid Sun' });
    expect(bids[1]).toMatchObject({ label: 'Ashkal', sub: 'Sun, card to Khalid' });
  });

  it('has three suits in the second round', () => {
    const suits = (['C', 'D', 'H'] as const).map((suit): Action => ({ type: 'hokum', suit }));
    const bids = panel(viewOf({ phase: 'bid2' }), [{ type: 'pass' }, ...suits, { type: 'sun' }]);
    const ids = bids?.bids.map(({ id }) => id);
    expect(ids).toEqual(['sun', 'hokum-H', 'hokum-D', 'hokum-C', 'pass']);
  });

  it('sends what is pressed', () => {
    const send = vi.fn();
    const view = viewOf({ ...hokum, phase: 'double' });
    const bids = panel(view, [{ type: 'pass' }, { type: 'double' }], send);
    expect(bids?.note).toBe('Khalid bought Hokum in hearts');
    bids?.bids[0]?.onPress();
    expect(send).toHaveBeenCalledWith({ type: 'double' });
  });

  it('speaks to the buyer as you', () => {
    const view = viewOf({ ...hokum, buyer: 0, taker: 0, level: 2, phase: 'double' });
    expect(panel(view, [{ type: 'pass' }, { type: 'triple' }])?.note).toBe(
      'You bought Hokum in hearts',
    );
  });

  it('is nothing out of turn, and no panel in play', () => {
    expect(panel(viewOf({}), [])).toBeUndefined();
    expect(panel(viewOf({ phase: 'play' }), [{ type: 'sawa' }])).toBeUndefined();
  });

  it('has projects and the claim as buttons', () => {
    const send = vi.fn();
    const declare: Action = { type: 'declare', project: 'sira', cards: ['9D', 'TD', 'JD'] };
    const buttons = actionsOf({
      talk,
      legal: [declare, { type: 'play', card: '9D' }, { type: 'sawa' }],
      picked: '9D',
      send,
      hints: [],
      hinted: null,
      sort: vi.fn(),
      reveal: null,
    });
    expect(buttons.map(({ id }) => id)).toEqual(['play', 'declare-siraJD', 'sawa', 'sort']);
    expect(buttons[1]?.label).toBe('Declare Sira');
    buttons[1]?.onPress();
    expect(send).toHaveBeenCalledWith(declare);
  });
});

describe('what seats say', () => {
  it('is their bid in this round', () => {
    const history = [
      { seat: 1, type: 'pass' },
      { seat: 2, type: 'hokum', suit: 'S' as const },
    ];
    const said = sayingsOf(viewOf({ history, buyer: 2, trump: 'S' }));
    expect(said.get(1)).toEqual({ kind: 'pass' });
    expect(said.get(2)).toEqual({ kind: 'bid', word: 'hokum', suit: 'S' });
    expect(said.get(3)).toBeUndefined();
  });

  it('is their projects in the first trick, and a cut', () => {
    const declared = [
      { seat: 1, project: 'sira' },
      { seat: 1, project: 'fifty' },
    ];
    const trick = [
      { seat: 1, card: '9S' },
      { seat: 2, card: 'AS' },
      { seat: 3, card: '8H' },
    ];
    const said = sayingsOf(viewOf({ ...hokum, declared, trick }));
    expect(said.get(1)).toEqual({ kind: 'projects', projects: ['sira', 'fifty'] });
    expect(said.get(3)).toEqual({ kind: 'cut' });
    expect(sayingsOf(viewOf({ ...hokum, declared, winners: [1] })).size).toBe(0);
  });

  it('is the claim and its answers', () => {
    const sawa = { seat: 1, hand: ['AS'], accepted: [2], state: 'asked' };
    const said = sayingsOf(viewOf({ ...hokum, phase: 'sawa', sawa }));
    expect([...said]).toEqual([
      [1, { kind: 'sawa' }],
      [2, { kind: 'accept' }],
    ]);
  });
});

describe('roles', () => {
  it('are told under the names', () => {
    expect(roleOf(talk, viewOf({}), 1)).toBe('speaks first');
    expect(roleOf(talk, viewOf({ buyer: 2 }), 2)).toBe('partner · Hokum stands');
    expect(roleOf(talk, viewOf({ ...hokum }), 2)).toBe('partner · bought');
    expect(roleOf(talk, viewOf({ ...hokum, trick: [{ seat: 3, card: '9S' }] }), 3)).toBe('led');
  });
});

describe('names', () => {
  it('number bots that are called the same', () => {
    const twins = people.map((one) => (one.you ? one : { ...one, name: 'House' }));
    expect([0, 1, 2, 3].map(talkOf(t, twins, 0).nameOf)).toEqual([
      'Nadia',
      'House 1',
      'House 2',
      'House 3',
    ]);
  });

  it('are those of both players for who watches', () => {
    expect(talkOf(t, people, null).teamName(1)).toBe('Faisal & Sand-3');
    expect(talk.teamName(1)).toBe('Them');
  });
});

describe('a step', () => {
  const sides = sidesOf(0, 4, false);
  const before = viewOf({
    ...hokum,
    trick: [
      { seat: 1, card: '9S' },
      { seat: 2, card: 'AS' },
      { seat: 3, card: '8H' },
    ],
  });
  const events: Event[] = [
    { type: 'action', seat: 0, action: { type: 'play', card: '9H' }, deal: 0 },
    {
      type: 'trick_won',
      seat: 0,
      card: '9H',
      points: 25,
      tricks_won: [1, 0],
      card_points: [25, 0],
      deal: 0,
    },
  ];
  const view = viewOf({ ...hokum, winners: [0], tricks_won: [1, 0], actors: [0] });
  const step = { view, events, speed: 1 as const, instant: false };
  const stand = { own: 0, sides, before };

  it('has the next seat at the right', () => {
    expect(sides).toEqual(['bottom', 'right', 'top', 'left']);
  });

  it('flies the card and sweeps the trick to its winner', () => {
    const [play, sweep] = flightsOf(stand, step, false);
    expect(play).toEqual([{ card: '9H', from: 'hand:9H', to: 'slot:bottom', kind: 'play' }]);
    expect(sweep?.map(({ from, to }) => `${from} ${to}`)).toEqual([
      'slot:right cards:0',
      'slot:top cards:0',
      'slot:left cards:0',
      'slot:bottom cards:0',
    ]);
  });

  it('does not fly the own card twice', () => {
    expect(flightsOf(stand, step, true)).toHaveLength(1);
    expect(ownFlight(stand, { type: 'play', card: '9H' })).toHaveLength(1);
    expect(ownFlight(stand, { type: 'pass' })).toEqual([]);
  });

  it('gives the public card to its taker, and deals the rest', () => {
    const sold: Event[] = [
      {
        type: 'sold',
        contract: 'sun',
        trump: null,
        buyer: 0,
        taker: 0,
        public: '8S',
        deal: 0,
      },
      { type: 'packet', hand: ['AS', 'KS'], deal: 0 },
    ];
    const got = { ...step, events: sold, view: viewOf({ hand: ['8S', 'AS', 'KS'] }) };
    const [card, packet] = flightsOf(stand, got, false);
    expect(card?.[0]).toMatchObject({ from: 'public', to: 'hand:8S' });
    expect(packet?.filter(({ card: code }) => code !== 'back')).toHaveLength(2);
  });

  it('deals the public card last', () => {
    expect(dealOf(stand, viewOf({ hand: ['AS'] })).at(-1)?.[0]?.to).toBe('public');
    expect(dealOf(stand, view)).toEqual([]);
  });

  it('is told in words', () => {
    const asked = 'Your turn: lead a card';
    expect(tell(talk, step, asked)).toBe(
      'You play the 9 of hearts. You take the trick, 25 points. Tricks 1 to 0. Your turn: lead a card',
    );
    expect(tell(talkOf(t, people, null), step, '')).toBe(
      'Nadia plays the 9 of hearts. Nadia takes the trick, 25 points. Tricks 1 to 0.',
    );
  });
});

describe('the log', () => {
  it('tells the sale, the tricks and who took them', () => {
    const history = [
      { seat: 1, type: 'sun' },
      ...['9S', 'AS', '8H', 'KS'].map((card, at) => ({ seat: (at + 1) % 4, type: 'play', card })),
    ];
    const sun = { contract: 'sun', trump: null, buyer: 1, taker: 1, phase: 'play' } as const;
    const lines = logOf(talk, viewOf({ ...sun, history, winners: [2] }), false);
    const texts = lines.map(({ who, text }) => [who, typeof text === 'string' ? text : '…']);
    expect(texts).toEqual([
      [undefined, 'Deal 1 · you deal'],
      ['Faisal', 'Sun'],
      ['Faisal', 'buys Sun'],
      ['Faisal', '…'],
      [undefined, 'Trick 1'],
      ['Faisal', '…'],
      ['Khalid', '…'],
      ['Sand-3', '…'],
      ['You', '…'],
      ['Khalid', 'takes the trick'],
    ]);
  });

  it('speaks to the viewer as you, and to those who watch of everybody by name', () => {
    const history = [{ seat: 0, type: 'sun' }];
    const view = viewOf({ contract: 'sun', buyer: 0, taker: 0, phase: 'double', history });
    const told = (own: number | null) =>
      logOf(talkOf(t, people, own), view, false).map(({ who, text }) => [who, text])[2];
    expect(told(0)).toEqual(['You', 'buy Sun']);
    expect(told(null)).toEqual(['Nadia', 'buys Sun']);
  });

  it('keeps finished deals in short', () => {
    const deals = [{ deal: 0, dealer: 3, result: 'passed', gain: [0, 0], totals: [0, 0] }];
    const lines = logOf(talk, viewOf({ deals }), true);
    expect(lines.map(({ text }) => text)).toEqual([
      'Deal 1 · Sand-3 deals',
      'Everybody passed, a new deal',
    ]);
  });
});
