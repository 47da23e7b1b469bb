import { describe, expect, it } from 'vitest';
import { admin } from '../../i18n/en/rooms/admin';
import { adminHouse } from '../../i18n/en/rooms/adminHouse';
import { fill } from '../../i18n/format';
import type { Texts, Values } from '../../i18n/types';
import type { Health, ReportShown } from '../../wire/generated/rest';
import { changesOf } from './changes';
import { bytesText, paceOf, spanText } from './pace';
import { aboutOf, talkOf } from './reportContext';
import { endOf } from './spans';
import { wordsIn } from './wordLists';

const TEXTS: Texts = { ...admin, ...adminHouse };
const say = (key: string, values?: Values) => fill('en', TEXTS[key] ?? key, values);
const english = { t: say, say };

const health = (now: number, entries: number, started_at = 0) =>
  ({ now, started_at, journal: { entries } }) as Health;

describe('figures of the house', () => {
  it('count moves a second between two looks', () => {
    expect(paceOf(health(1000, 10), health(3000, 40))).toBe(15);
  });

  it('do not count over a restart, nor at the first look', () => {
    expect(paceOf(null, health(1000, 10))).toBeNull();
    expect(paceOf(health(1000, 10), health(3000, 2, 2000))).toBeNull();
  });

  it('are written for people', () => {
    expect(bytesText(english, 1536 * 1024)).toBe('1.5 MB');
    expect(spanText(english, 90 * 60_000)).toBe('1 h 30 min');
  });
});

describe('a sanction', () => {
  it('ends after its span, or never', () => {
    expect(endOf('hour', 1000)).toBe(3_601_000);
    expect(endOf('never', 1000)).toBeNull();
  });
});

describe('a report', () => {
  const said = (at: number, id: string) => ({ from: { id, name: id }, text: 'Hm.', at });

  it('marks the message that it is about', () => {
    const talk = talkOf({ message: said(2, 'b'), around: [said(1, 'a'), said(2, 'b')] });
    expect(talk.map(({ meant }) => meant)).toEqual([false, true]);
  });

  it('says what it is about', () => {
    const context = { player: { id: 'b', name: 'Boris', role: 'player' } };
    expect(aboutOf(english, { kind: 'message', context } as unknown as ReportShown)).toBe(
      'a message of Boris',
    );
  });
});

describe('the audit', () => {
  it('shows only what is different', () => {
    expect(changesOf({ role: 'player', name: 'A' }, { role: 'admin', name: 'A' })).toEqual([
      { name: 'role', from: 'player', to: 'admin' },
    ]);
    expect(changesOf(null, { until: 5 })).toEqual([{ name: 'until', from: '', to: '5' }]);
  });
});

describe('a list of words', () => {
  it('has each word once, without empty lines', () => {
    expect(wordsIn(' a \n\nb\na')).toEqual(['a', 'b']);
  });
});
