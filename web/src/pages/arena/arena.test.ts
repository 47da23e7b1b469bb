import { describe, expect, it } from 'vitest';
import type { Crosstable, LadderLine, Meeting, PersonLine, Who } from '../../wire/generated/rest';
import { halfWidth, reversed, squareOf, toneOf } from './crosstable';
import { axisOf, placesOf, together } from './ladder';

const who = (id: string): Who => ({
  id,
  name: id,
  kind: 'bot',
  bot: id,
  version: 1,
  owner: `owner of ${id}`,
});

const line = (id: string, part: Partial<LadderLine>): LadderLine => ({
  place: 1,
  contestant: who(id),
  points: null,
  low: null,
  high: null,
  sets: 0,
  provisional: true,
  rating: 1500,
  deviation: 100,
  curve: [],
  week: null,
  held: null,
  ...part,
});

const meeting: Meeting = {
  first: 'a',
  second: 'b',
  sets: 12,
  margin: 4,
  low: 1,
  high: 7,
  won: 8,
  drawn: 1,
  lost: 3,
  significance: 2,
};

describe('the ladder', () => {
  it('has an axis with every interval and the anchor at zero', () => {
    const { domain, ticks } = axisOf([
      line('a', { points: 12, low: 8, high: 16 }),
      line('b', { points: -9, low: -14, high: -4 }),
      line('new', {}),
    ]);
    expect(domain[0]).toBeLessThan(-14);
    expect(domain[1]).toBeGreaterThan(16);
    expect(ticks).toContain(0);
  });

  it('counts the places of those who are settled, and of the house', () => {
    const house = { ...who('house:hard'), kind: 'house' };
    const lines = [
      line('a', { place: 1, provisional: false }),
      line('new', { place: 2 }),
      line('house:hard', { place: 3, contestant: house }),
      line('b', { place: 4, provisional: false }),
    ];
    expect(placesOf(lines)).toEqual([1, null, 2, 3]);
  });

  it('puts bots and people in one order by rating', () => {
    const person: PersonLine = {
      place: 1,
      id: 'p',
      name: 'Noura',
      rating: 1861,
      deviation: 40,
      matches: 9,
    };
    const both = together([line('a', { rating: 1887 }), line('b', { rating: 1500 })], [person]);
    expect(both.map(({ kind, rating }) => [kind, rating])).toEqual([
      ['bot', 1887],
      ['person', 1861],
      ['bot', 1500],
    ]);
  });
});

describe('the crosstable', () => {
  const table: Crosstable = {
    game: 'omi',
    at: 1,
    contestants: ['a', 'b', 'c', 'd'].map(who),
    meetings: [meeting],
  };

  it('shows a meeting from both sides', () => {
    const { cell } = squareOf(table, 4, () => false);
    expect(cell(who('a'), who('b'))).toMatchObject({ margin: 4, tone: 'win', won: 8 });
    expect(cell(who('b'), who('a'))).toMatchObject({ margin: -4, low: -7, high: -1, lost: 8 });
    expect(cell(who('a'), who('c'))).toBeNull();
  });

  it('turns round twice to where it was', () => {
    expect(reversed(reversed(meeting))).toEqual(meeting);
    expect(halfWidth(meeting)).toBe(3);
  });

  it('calls nothing certain that may be chance', () => {
    expect(toneOf({ margin: 9, significance: 0 })).toBe('open');
    expect(toneOf({ margin: -1, significance: 1 })).toBe('loss');
  });

  it('keeps the best, and whoever is mine further down', () => {
    const { contestants } = squareOf(table, 2, ({ id }) => id === 'd');
    expect(contestants.map(({ id }) => id)).toEqual(['a', 'b', 'd']);
  });
});
