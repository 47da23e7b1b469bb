import { describe, expect, it } from 'vitest';
import type { Step } from '../../wire/steps';
import { beatsOf, replayBeats, timing } from './beats';
import { flightsOf } from './flights';
import { logLines } from './log';
import type { Event, View } from './types';
import { viewOf } from './viewOf.fixture';

const before = viewOf({ phase: 'follow', table: 'TS', leader: 1, seq: 4 });
const after = viewOf({ seq: 5, hand: ['9C', 'QC', 'KC', 'AH', 'TD', 'AS'] });
const events: Event[] = [
  { type: 'action', seat: 0, action: { type: 'play', card: 'JS' }, deal: 0 },
  { type: 'trick_won', seat: 1, card: 'TS', tricks_won: [0, 1], deal: 0 },
  { type: 'drawn', seat: 1, from: 'stock', deal: 0 },
  { type: 'drawn', seat: 0, from: 'stock', card: 'AS', deal: 0 },
];
const step = (view: View, told: Event[], instant = false): Step<View, Event> => ({
  view,
  events: told,
  speed: 1,
  instant,
});

describe('beats', () => {
  it('show a trick before it is taken', () => {
    const [lies, taken] = beatsOf(before, step(after, events));
    expect(lies?.trick).toEqual([
      { seat: 1, card: 'TS', wins: true },
      { seat: 0, card: 'JS', wins: false },
    ]);
    expect(lies?.view.hand).not.toContain('JS');
    expect(lies?.view.counts).toEqual([5, 6]);
    expect(taken?.view).toBe(after);
    expect(taken?.events).toEqual(events.slice(1));
  });

  it('let a 66 be heard before the deal is over', () => {
    const said: Event[] = [
      { type: 'action', seat: 1, action: { type: 'declare66' }, deal: 0 },
      { type: 'match_over', scores: [0, 11], ranking: [1, 0], winners: [1], deal: 0 },
    ];
    const [call, end] = beatsOf(before, step(after, said));
    expect(call?.view.seq).toBe(before.seq);
    expect(end?.events.map(({ type }) => type)).toEqual(['match_over']);
  });

  const record = {
    deal: 0,
    dealer: 1,
    trump: 'H' as const,
    winner: 1,
    game_points: 2,
    reason: 'exhausted',
    points: [20, 100],
    closed_by: null,
    scores: [0, 2],
  };
  const scored: Event = { type: 'deal_scored', record, deal: 0 };
  const next = viewOf({ seq: 5, deal: 1, scores: [0, 2], deals: [record] });

  it('leave the end of a deal on the table', () => {
    const [, end] = beatsOf(before, step(next, [...events.slice(0, 2), scored]));
    expect(end?.left).toMatchObject({ deal: 0, points: 20, scores: [0, 2], tricks_won: [0, 1] });
    expect(end?.left?.hand).not.toContain('JS');
  });

  it('leave the move that ended a deal to its log', () => {
    const led = viewOf({ ...before, history: [{ seat: 1, type: 'play', card: 'TS' }] });
    const taken: Event[] = [
      { type: 'action', seat: 0, action: { type: 'play', card: 'AS' }, deal: 0 },
      { type: 'trick_won', seat: 0, card: 'AS', tricks_won: [1, 0], deal: 0 },
      scored,
    ];
    const [, trick] = beatsOf(led, step(next, taken));
    expect(logLines(trick?.left ?? expect.fail())).toContainEqual({
      seat: 0,
      does: 'beat',
      card: 'AS',
    });
    const said: Event = { type: 'action', seat: 1, action: { type: 'declare66' }, deal: 0 };
    const [, call] = beatsOf(led, step(next, [said, scored]));
    expect(logLines(call?.left ?? expect.fail()).at(-1)).toEqual({ seat: 1, does: 'say66' });
  });

  it('are one after a gap and without motion', () => {
    expect(beatsOf(null, step(after, events))).toHaveLength(1);
    expect(beatsOf(viewOf({ seq: 2 }), step(after, events))).toHaveLength(1);
    expect(beatsOf(before, step(after, [], true))).toHaveLength(1);
  });

  it('take longer with a trick than with a lead', () => {
    expect(timing(events)).toBeGreaterThan(timing(events.slice(0, 1)));
  });
});

describe('flights', () => {
  const [lies, taken] = beatsOf(before, step(after, events));

  it('play the own card once', () => {
    if (!lies) throw new Error('no beat');
    expect(flightsOf(lies, 0, true)).toEqual([]);
    expect(flightsOf(lies, 0, false)).toEqual([
      [{ card: 'JS', from: 'hand:JS', to: 'slot:bottom', kind: 'play' }],
    ]);
  });

  it('sweep to the winner, then draw; what the other draws is a back', () => {
    if (!taken) throw new Error('no beat');
    const [sweep, draw] = flightsOf(taken, 0, false);
    expect(sweep?.map(({ to, look }) => [to, look])).toEqual([
      ['tricks:1', 'winning'],
      ['tricks:1', undefined],
    ]);
    expect(draw?.map(({ card, to }) => [card, to])).toEqual([
      ['back', 'backs:top'],
      ['AS', 'hand:AS'],
    ]);
  });
});

describe('beats of a replay', () => {
  const lay = viewOf({
    seq: 5,
    history: [
      { seat: 1, type: 'play', card: 'TS' },
      { seat: 0, type: 'play', card: 'JS' },
    ],
    last_trick: { leader: 1, cards: ['TS', 'JS'], winner: 1 },
  });

  it('let a complete trick lie, also after a jump, and sweep it with the next step', () => {
    const trick = [
      { seat: 1, card: 'TS', wins: true },
      { seat: 0, card: 'JS', wins: false },
    ];
    const [lies] = replayBeats(null, step(lay, [], true));
    expect(lies?.trick).toEqual(trick);
    const led: Event[] = [
      { type: 'action', seat: 1, action: { type: 'play', card: 'AD' }, deal: 0 },
    ];
    const next = { ...lay, seq: 6, table: 'AD', leader: 1 };
    const [taken] = replayBeats(lies ?? null, step(next, led));
    expect(taken?.trick).toBeUndefined();
    expect(flightsOf(taken ?? expect.fail(), 0, false).map((stage) => stage[0]?.kind)).toEqual([
      'sweep',
      'play',
    ]);
  });
});
