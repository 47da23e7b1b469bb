import { describe, expect, it } from 'vitest';
import type { OmiView } from '../../wire/generated/messages';
import { sidesOf } from '../seating';
import { flightsOf, ownFlight } from './flights';
import type { OmiEvent, OmiStep } from './types';

const table = { own: 0, sides: sidesOf(0, 4) };
const view = (seq: number, trick: { seat: number; card: string }[]) =>
  ({ seq, trick, winners: [] as number[], history: [] as OmiView['history'] }) as OmiView;
const step = (events: OmiEvent[], seq = 5): OmiStep => ({
  view: view(seq, []),
  events,
  speed: 1,
  instant: false,
});
const played = (seat: number, card: string): OmiEvent => ({
  type: 'action',
  seat,
  action: { type: 'play', card },
  deal: 0,
});
const won: OmiEvent = { type: 'trick_won', seat: 1, card: 'AS', tricks_won: [0, 1], deal: 0 };

describe('flights', () => {
  it('go from seats to slots', () => {
    expect(flightsOf(table, step([played(3, '7S')]), false, null)).toEqual([
      [{ card: '7S', from: 'seat:3', to: 'slot:right', kind: 'play' }],
    ]);
  });

  it('of the own card start in the hand, once', () => {
    const [flight] = ownFlight(table, { type: 'play', card: '7S' });
    expect(flight).toMatchObject({ from: 'hand:7S', to: 'slot:bottom' });
    expect(flightsOf(table, step([played(0, '7S')]), true, null)).toEqual([]);
  });

  it('of a replay let a trick lie until the next step', () => {
    const replay = { ...table, replayed: true };
    const plays = ['9S', 'AS', '8S', '7S'].map((card, seat) => ({ seat, card }));
    const before = view(4, plays.slice(0, 3));
    expect(flightsOf(replay, step([played(3, '7S'), won]), false, before)).toHaveLength(1);
    const history = plays.map((play) => ({ ...play, type: 'play' as const }));
    const lay = { ...view(5, []), history, winners: [1] };
    const [sweep, led] = flightsOf(replay, step([played(1, 'KH')], 6), false, lay);
    expect(sweep?.map(({ card, to }) => `${card} ${to}`)).toEqual(
      plays.map(({ card }) => `${card} tricks:1`),
    );
    expect(led).toMatchObject([{ card: 'KH', to: 'slot:left' }]);
  });

  it('sweep the whole trick to its team', () => {
    const before = view(4, [
      { seat: 0, card: '9S' },
      { seat: 1, card: 'AS' },
      { seat: 2, card: '8S' },
    ]);
    const stages = flightsOf(table, step([played(3, '7S'), won]), false, before);
    expect(stages[1]?.map(({ from, to }) => `${from} ${to}`)).toEqual([
      'slot:bottom tricks:1',
      'slot:left tricks:1',
      'slot:top tricks:1',
      'slot:right tricks:1',
    ]);
  });
});

describe('seating', () => {
  it('has the viewer at the bottom and the next to play at the left', () => {
    expect(sidesOf(2, 4)).toEqual(['top', 'right', 'bottom', 'left']);
    expect(sidesOf(0, 4, false)).toEqual(['bottom', 'right', 'top', 'left']);
    expect(sidesOf(null, 2)).toEqual(['bottom', 'top']);
  });
});
