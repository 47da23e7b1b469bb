import { describe, expect, it } from 'vitest';
import { english } from '../../i18n/en';
import { fill } from '../../i18n/format';
import type { Text, Values } from '../../i18n/types';
import type { OmiRecord } from '../../wire/generated/messages';
import { dealSentence, dealTitle, type Eyes, seatNames, teamName } from './words';

const say = (key: string, values?: Values) =>
  fill('en', (english as Record<string, Text>)[key] ?? key, values);
const eyes = (own: number | null): Eyes => ({
  say,
  own,
  self: own,
  names: ['Nadia', 'Ruwan', 'Dilini', 'Ann'],
});
const record = (tricks: number[], label: string): OmiRecord => ({
  deal: 4,
  dealer: 0,
  trump: 'D',
  trump_maker: 3,
  tricks,
  gain: [0, 0],
  bonus_used: 0,
  label,
  ambaya: label === 'ambaya',
  totals: [6, 4],
});

describe('teams', () => {
  it('are us and them for players, and points of the compass for those who watch', () => {
    expect([0, 1].map((team) => teamName(eyes(2), team))).toEqual(['Us', 'Them']);
    expect([0, 1].map((team) => teamName(eyes(3), team))).toEqual(['Them', 'Us']);
    expect(teamName(eyes(null), 0)).toBe('North–South');
  });
});

describe('seats', () => {
  it('of one name go by where they sit', () => {
    const seats = ['Nadia', 'House hard', 'Ruwan', 'House hard'].map((name, seat) => ({
      seat,
      name,
    }));
    expect(seatNames(say, seats)).toEqual(['Nadia', 'West', 'Ruwan', 'East']);
  });
});

describe('the result of a deal', () => {
  it.each([
    [[5, 3], '', 0, 'We win the deal, 5 to 3'],
    [[2, 6], '', 0, 'They win the deal, 6 to 2'],
    [[6, 2], 'ambaya', 1, 'Ambaya: they stop our trumps, 6 to 2'],
    [[8, 0], 'kapothi', 2, 'Kapothi: all eight tricks are ours'],
    [[4, 4], 'draw', 0, 'A draw, four tricks each'],
    [[5, 3], '', null, 'North–South win the deal, 5 to 3'],
  ])('%j %s for seat %s: %s', (tricks, label, own, title) => {
    expect(dealTitle(eyes(own), record(tricks, label))).toBe(title);
  });

  it('is told with the own total first', () => {
    expect(dealSentence(eyes(1), record([2, 6], ''))).toBe(
      'We win the deal, 6 to 2. Tokens: Us 4, Them 6.',
    );
  });
});
