import { describe, expect, it } from 'vitest';
import { english } from '../../i18n/en';
import { fill } from '../../i18n/format';
import type { Text, Values } from '../../i18n/types';
import type { TienlenAction, TienlenEvent, TienlenRecord } from '../../wire/generated/messages';
import type { Step } from '../../wire/steps';
import { bubbleOf } from './bubbles';
import { comboOf, inOrder, isHang } from './combos';
import { roundsOf, toldOf } from './course';
import { placeOf } from './DealEnd';
import { asSent, lastLook, remember } from './ending';
import { dealOf, flightsOf, timing } from './motion';
import { offerOf, roundPlays, verdictOf } from './plays';
import { sorted } from './sorting';
import type { View } from './types';
import { apart, chopForm, comboName, shortened } from './words';

const cards = (codes: string) => codes.split(' ');
const say = (key: string, values?: Values) =>
  fill('en', (english as Record<string, Text>)[key] ?? key, values);

const view = (part: Partial<View> = {}): View => ({
  game: 'tienlen',
  seat: 0,
  phase: 'play',
  actors: [0],
  seq: 1,
  deal: 0,
  hand: [],
  counts: [13, 13, 13, 13],
  scores: [0, 0, 0, 0],
  options: { games: 4 },
  legal_actions: [],
  history: [],
  deals: [],
  undealt: 0,
  initial: true,
  opening_card: null,
  free_cut: false,
  top: null,
  out: [],
  round_start: 0,
  chain: [],
  chains: [],
  ...part,
});

const record = (part: Partial<TienlenRecord> = {}): TienlenRecord => ({
  deal: 0,
  initial: true,
  winner: 1,
  instant: false,
  patterns: [],
  places: [2, 1, 3, 4],
  hands: [['3S'], [], ['4S', '5S'], ['6S', '7S', '8S']],
  transfers: [],
  payer: null,
  gain: [-1, 6, -2, -3],
  scores: [-1, 6, -2, -3],
  ...part,
});

const step = (now: View, events: TienlenEvent[], instant = false): Step<View, TienlenEvent> => ({
  view: now,
  events,
  speed: 1,
  instant,
});

describe('combinations', () => {
  it.each([
    ['3S', 'single', 1],
    ['2H 2S', 'pair', 1],
    ['2H 2S 2D', 'triple', 1],
    ['7S 7C 7D 7H', 'quad', 1],
    ['8C TS 9D', 'straight', 3],
    ['QH KS AD', 'straight', 3],
    ['3S 4C 5D 6H 7S 8C 9D TH JS QC KD AH', 'straight', 12],
    ['3S 3C 4S 4C 5S 5C', 'pairs', 3],
    ['JS JC QS QC KS KC AS AC', 'pairs', 4],
  ])('%s is a %s', (codes, kind, length) => {
    expect(comboOf(cards(codes))).toMatchObject({ kind, length });
  });

  it.each([
    '3S 4S',
    '3S 3C 4S',
    'KS AS 2S',
    'AS 2S 3S',
    '3S 3C 4S 4C',
    '3S 3C 5S 5C 6S 6C',
    '3S 3C 3D 4S 5S 5C',
    'KS KC AS AC 2S 2C',
    '2S 2C 2D 2H',
    '3S 4S 6S',
  ])('%s is none', (codes) => {
    expect(comboOf(cards(codes))).toBeNull();
  });

  it('of nothing is none', () => {
    expect(comboOf([])).toBeNull();
  });

  it('says which card is to be beaten', () => {
    expect(comboOf(cards('JH JC'))?.top).toBe('JH');
    expect(comboOf(cards('TH 8C 9D'))).toMatchObject({ low: '8', high: 'T', top: 'TH' });
  });

  it('knows the bombs', () => {
    expect(isHang(comboOf(cards('7S 7C 7D 7H')))).toBe(true);
    expect(isHang(comboOf(cards('3S 3C 4S 4C 5S 5C')))).toBe(true);
    expect(isHang(comboOf(cards('2S 2C 2D')))).toBe(false);
  });
});

describe('order', () => {
  it('is rank first, then suit, with the 2 highest', () => {
    expect(inOrder(cards('2H AS 3H 3S 2S TD'))).toEqual(cards('3S 3H TD AS 2S 2H'));
    expect(sorted(cards('2H AS 3H 3S'), 'rank')).toEqual(cards('3S 3H AS 2H'));
  });

  it('can go by suit', () => {
    expect(sorted(cards('2H AS 3H 3S 4C 5D'), 'suit')).toEqual(cards('3S AS 3H 2H 4C 5D'));
  });
});

describe('names', () => {
  it.each([
    ['JH', 'jack of hearts'],
    ['JH JC', 'pair of jacks'],
    ['2S 2C 2D', 'three 2s'],
    ['7S 7C 7D 7H', 'four sevens'],
    ['8C 9D TS', 'straight of 3, 8 to 10'],
    ['3S 3C 4S 4C 5S 5C', '3 pairs in a row, 3 to 5'],
    ['3S 5C', '3 of spades, 5 of clubs'],
  ])('%s is "%s"', (codes, name) => {
    expect(comboName(say, cards(codes))).toBe(name);
  });

  it('tells seats of one name apart', () => {
    const names = ['House medium', 'Minh Anh', 'House medium'];
    expect(apart(names)).toEqual(['House medium 1', 'Minh Anh', 'House medium 2']);
    expect(shortened(names)).toEqual(['House 1', 'Minh', 'House 2']);
    expect(shortened(['Guest 12', 'Guest 7'])).toEqual(['Guest 12', 'Guest 7']);
  });
});

describe('what may be played', () => {
  const offer = offerOf([
    { type: 'play', cards: ['AS', 'AD'] },
    { type: 'play', cards: ['7S', '7C', '7D', '7H'] },
    { type: 'pass' },
  ]);
  const top = { seat: 1, kind: 'pair', cards: ['JC', 'JH'] };
  const told = (codes: string, part: Partial<View>) =>
    verdictOf(cards(codes), comboOf(cards(codes)), offer, view(part));

  it('is found in whatever order it was picked', () => {
    expect(offer.playOf(['AD', 'AS'])).toEqual({ type: 'play', cards: ['AS', 'AD'] });
    expect(offer.playOf(['AS'])).toBeUndefined();
    expect(offer.playable.has('7D')).toBe(true);
    expect(offer.playable.has('3S')).toBe(false);
    expect(offer).toMatchObject({ canPass: true, canPlay: true, mine: true });
    expect(offerOf([])).toMatchObject({ canPass: false, canPlay: false, mine: false });
  });

  it('has a word for every selection', () => {
    expect(told('AS AD', { top })).toBe('beats');
    expect(told('AS AD', {})).toBe('leads');
    expect(told('7S 7C 7D 7H', { top })).toBe('chops');
    expect(told('5S 5D', { top })).toBe('low');
    expect(told('5S 6D', { top })).toBe('none');
    expect(told('5S', { opening_card: '3S' })).toBe('opening');
    expect(told('5S', { top, free_cut: true })).toBe('freeCut');
    expect(verdictOf(['5S'], comboOf(['5S']), offerOf([]), view())).toBe('wait');
  });
});

const HISTORY = [
  { seat: 0, type: 'play' as const, cards: ['2S'] },
  { seat: 1, type: 'play' as const, cards: cards('3S 3C 4S 4C 5S 5C') },
  { seat: 2, type: 'pass' as const },
  { seat: 3, type: 'play' as const, cards: cards('7S 7C 7D 7H') },
  { seat: 0, type: 'pass' as const },
  { seat: 1, type: 'pass' as const },
  { seat: 3, type: 'play' as const, cards: cards('9S 9C') },
];
const CUTS = [
  { by: 1, on: 0, points: 1 },
  { by: 3, on: 1, points: 4 },
];

describe('the course of a deal', () => {
  const now = view({ history: HISTORY, round_start: 6, chains: [CUTS] });

  it('falls into rounds, with what was chopped', () => {
    const rounds = roundsOf(toldOf(now));
    expect(rounds.map((round) => round.length)).toEqual([6, 1]);
    expect(rounds[0]?.map(({ leads }) => leads)).toEqual([true, false, false, false, false, false]);
    expect(rounds[0]?.[1]?.cut).toEqual(CUTS[0]);
    expect(rounds[0]?.[3]?.cut).toEqual(CUTS[1]);
    expect(rounds[1]?.[0]).toMatchObject({ seat: 3, leads: true, cut: null });
  });

  it('shows the plays of the running round', () => {
    expect(roundPlays(now).map(({ at, seat }) => [at, seat])).toEqual([[6, 3]]);
  });
});

describe('a deal that has ended', () => {
  const before = view({
    hand: ['3S'],
    history: HISTORY,
    round_start: 6,
    top: { seat: 3, kind: 'pair', cards: cards('9S 9C') },
  });
  const now = view({ deal: 1, seq: 2, hand: cards('4S 5S'), deals: [record()] });
  const events: TienlenEvent[] = [
    { type: 'action', seat: 1, action: { type: 'play', cards: cards('TS TC') }, deal: 0 },
    { type: 'deal_scored', record: record(), deal: 0 },
    { type: 'deal', initial: false, leader: 1, opening_card: null, hand: now.hand, deal: 1 },
  ];

  it('stays on the table as the last play left it', () => {
    const look = lastLook(before, now, record(), events);
    expect(look).toMatchObject({ deal: 0, hand: ['3S'], counts: [1, 0, 2, 3], actors: [] });
    expect(look.history.at(-1)).toMatchObject({ seat: 1, cards: ['TS', 'TC'] });
    expect(look.top?.seat).toBe(1);
    expect(look.scores).toEqual([-1, 6, -2, -3]);
  });

  it('is kept for the log and the sheet', () => {
    const memory = remember(remember(null, step(before, [])), step(now, events));
    expect(memory.records).toEqual([record()]);
    expect(memory.past).toMatchObject({ deal: 0 });
    expect(memory.past?.history).toHaveLength(HISTORY.length + 1);
    const next = remember(memory, step(view({ deal: 1, seq: 3 }), []));
    expect(next.look).toBe(memory.look);
  });

  it('is rebuilt for who comes back in the pause', () => {
    const memory = remember(null, step(now, [], true));
    expect(memory.look).toMatchObject({ deal: 0, hand: ['3S'], history: [] });
  });
});

it('has no places after an instant win', () => {
  const won = record({ instant: true, places: null });
  expect([0, 1, 2].map((seat) => placeOf(won, seat))).toEqual([2, 1, 2]);
  expect(placeOf(record(), 3)).toBe(4);
});

describe('the own play', () => {
  it('is drawn before the server answers', () => {
    const now = view({ hand: cards('3S 4S'), counts: [2, 5, 5, 5], opening_card: '3S' });
    const play: TienlenAction = { type: 'play', cards: ['3S'] };
    expect(asSent(now, { action: play, seq: now.seq })).toMatchObject({
      hand: ['4S'],
      counts: [1, 5, 5, 5],
      top: { seat: 0, cards: ['3S'] },
      opening_card: null,
      actors: [],
    });
    expect(asSent(now, { action: { type: 'pass' }, seq: now.seq }).hand).toEqual(now.hand);
  });

  it('has left the hand while older plays are shown, but does not lie on the table before them', () => {
    const now = view({ hand: cards('3S 4S'), top: null });
    const play: TienlenAction = { type: 'play', cards: ['3S'] };
    expect(asSent(now, { action: play, seq: now.seq + 1 })).toMatchObject({
      hand: ['4S'],
      top: null,
      history: now.history,
    });
  });
});

describe('motion', () => {
  const play: TienlenEvent = {
    type: 'action',
    seat: 1,
    action: { type: 'play', cards: ['9S', '9C'] },
    deal: 0,
  };

  it('flies plays from seat or hand to the pile', () => {
    expect(flightsOf(step(view(), [play]), false)).toEqual([
      [
        { card: '9S', from: 'seat:1', to: 'pile:9S', kind: 'play' },
        { card: '9C', from: 'seat:1', to: 'pile:9C', kind: 'play' },
      ],
    ]);
    expect(flightsOf(step(view({ seat: 1 }), [play]), false)[0]?.[0]?.from).toBe('hand:9S');
    expect(flightsOf(step(view({ seat: 1 }), [play]), true)).toEqual([]);
  });

  it('sweeps a round to who won it', () => {
    const won: TienlenEvent = { type: 'round_won', seat: 3, deal: 0 };
    const [stage = []] = flightsOf(step(view({ history: HISTORY.slice(0, 6) }), [won]), false);
    expect(stage).toHaveLength(11);
    const swept = { card: '2S', from: 'pile:2S', to: 'cards:3', kind: 'sweep' };
    expect(stage[0], 'what was beaten stays grey').toEqual({ ...swept, look: 'old' });
    expect(stage.at(-1)?.look).toBeUndefined();
  });

  it('deals the own cards and some backs', () => {
    const [stage = []] = dealOf(view(), cards('3S 4S 5S 6S 7S'));
    expect(stage.filter(({ card }) => card === 'back')).toHaveLength(12);
    expect(stage.filter(({ to }) => to.startsWith('hand:'))).toHaveLength(5);
  });

  it('takes longer for more cards, and no time for what the pause shows', () => {
    expect(timing([play])).toBe(460);
    expect(timing([{ type: 'deal_scored', record: record(), deal: 0 }])).toBe(0);
  });
});

describe('bubbles', () => {
  const now = { passed: null, instant: null, small: false };
  const top = { seat: 2, kind: 'single', cards: ['9S'] };

  it('say what is to be beaten, passes and chops', () => {
    expect(bubbleOf(view({ top }), 2, now)).toMatchObject({ kind: 'play', cards: ['9S'] });
    expect(bubbleOf(view({ top }), 2, { ...now, small: true })).toBeNull();
    expect(bubbleOf(view({ top }), 1, { ...now, passed: 1 })).toMatchObject({ kind: 'pass' });
    const chain = [{ by: 2, on: 1, points: 3 }];
    expect(bubbleOf(view({ top, chain }), 2, now)).toMatchObject({ kind: 'chop', points: 3 });
    expect(bubbleOf(view(), 3, { ...now, instant: 3 })).toMatchObject({ kind: 'instant' });
  });
});

it('a chop is told in a sentence of its own where it is yours or on you', () => {
  const names = { isYou: (seat: number) => seat === 2 };
  expect(chopForm(names, 2, 0)).toBe('youChop');
  expect(chopForm(names, 0, 2)).toBe('chopYou');
  expect(chopForm(names, 0, 1)).toBe('chop');
});
