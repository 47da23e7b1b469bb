import { describe, expect, it } from 'vitest';
import { english } from '../../i18n/en';
import { fill } from '../../i18n/format';
import type { Text, Values } from '../../i18n/types';
import { breakdownOf } from './breakdown';
import type { Person, Side } from './story';

const people: Person[] = ['An', 'Bo', 'Cy', 'Di'].map((name, seat) => ({
  seat,
  name,
  kind: 'person',
  known: name,
}));
const teams: Side[] = [
  { seats: [0, 2], name: 'An & Cy' },
  { seats: [1, 3], name: 'Bo & Di' },
];
const alone: Side[] = people.map(({ seat, name }) => ({ seats: [seat], name }));
const say = (key: string, values?: Values) => {
  const text = (english as Record<string, Text>)[key];
  if (text === undefined) throw new Error(`no text ${key}`);
  return fill('en', text, values);
};

describe('how a deal ended', () => {
  it('tells a kapothi of Omi', () => {
    const record = {
      trump: 'H',
      trump_maker: 1,
      tricks: [0, 8],
      gain: [0, 3],
      bonus_used: 1,
      label: 'kapothi',
    };
    const told = breakdownOf('omi', record, people, teams, say);
    expect(told.how).toBe('Kapothi: all eight tricks for Bo & Di');
    expect(told.lines.map(({ text, values }) => text ?? values)).toEqual([
      'hearts, named by Bo',
      [0, 8],
      [0, 3],
      '1 token more',
    ]);
  });

  it('lists who paid whom in Tiến lên', () => {
    const record = {
      winner: 0,
      instant: false,
      patterns: [],
      payer: null,
      transfers: [
        { from: 1, to: 0, points: 13, reason: 'cards' },
        { from: 1, to: 0, points: 52, reason: 'cong' },
      ],
    };
    const told = breakdownOf('tienlen', record, people, alone, say);
    expect(told.how).toBe('An is out, cóng: Bo');
    expect(told.lines.map(({ text }) => text)).toEqual(['Bo pays An 13', 'Bo pays An 52']);
  });

  it.each(['zudrehen', 'out', 'blocked'])('has words for %s in Jolly', (reason) => {
    const record = { winner: 2, reason, turned: 'TC', penalties: [1, 2, 0], gain: [0, 0, 33] };
    expect(breakdownOf('jolly', record, people, alone, say).how).toContain('Cy');
  });

  it('tells a bought contract of Baloot, and a deal that nobody wanted', () => {
    const record = {
      result: 'khasara',
      contract: 'hokum',
      trump: 'S',
      buyer: 0,
      level: 2,
      gain: [0, 36],
      card: [60, 102],
      tricks: [3, 5],
      proj: [0, 2],
      bal: [0, 0],
    };
    const told = breakdownOf('baloot', record, people, teams, say);
    expect(told.how).toBe('Khasara: Bo & Di take all');
    expect(told.lines.map(({ label }) => label)).toEqual([
      'contract',
      'doubled',
      'card points',
      'tricks',
      'projects',
      'game points',
    ]);
    const passed = { result: 'passed', gain: [0, 0] };
    expect(breakdownOf('baloot', passed, people, teams, say).how).toBe('Everybody passed');
  });

  it.each(['declared_66', 'false_declaration', 'closed_failed', 'exhausted'])(
    'has words for %s in Santase',
    (reason) => {
      const record = {
        winner: 1,
        reason,
        points: [30, 70],
        game_points: 2,
        trump: 'D',
        closed_by: 1,
      };
      expect(breakdownOf('santase', record, people.slice(0, 2), alone, say).how).not.toBe('');
    },
  );
});
