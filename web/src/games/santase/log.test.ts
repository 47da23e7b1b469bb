import { describe, expect, it } from 'vitest';
import { logLines } from './log';
import { viewOf } from './viewOf.fixture';

const short = (view: Parameters<typeof logLines>[0]) =>
  logLines(view).map((line) =>
    'head' in line
      ? `${line.head} ${line.number}`
      : [line.seat, line.does, line.card, line.points]
          .filter((part) => part !== undefined)
          .join(' '),
  );

describe('log', () => {
  it('tells of a new deal and whose lead it is', () => {
    expect(short(viewOf())).toEqual(['deal 1', '0 toLead']);
  });

  it('keeps what lies face down', () => {
    const view = viewOf({
      leader: 1,
      actors: [0],
      phase: 'follow',
      table: '9D',
      exchange: { seat: 1, card: 'KH' },
      history: [
        { seat: 0, type: 'play', marriage: true },
        { seat: 0, type: 'pass' },
        { seat: 1, type: 'play' },
        { seat: 0, type: 'play', card: 'QS' },
        { seat: 1, type: 'play', card: 'AS' },
        { seat: 1, type: 'exchange' },
        { seat: 1, type: 'close' },
        { seat: 1, type: 'play', card: '9D' },
      ],
    });
    expect(short(view)).toEqual([
      'deal 1',
      '0 married',
      '0 take',
      'both drawn',
      'trick 2',
      '0 lead QS',
      '1 beat AS',
      'both drawn',
      'trick 3',
      '1 exchange KH',
      '1 close',
      '1 lead 9D',
      '0 toPlay',
    ]);
  });

  it('offers 66 after a marriage to those who have it, and asks for no card', () => {
    const led = (points: number, actor: number) =>
      viewOf({
        phase: 'claim',
        actors: [actor],
        table: 'KH',
        points,
        history: [{ seat: 0, type: 'play', card: 'KH', marriage: true }],
      });
    expect(short(led(70, 0))).toEqual(['deal 1', '0 marry KH 40', '0 may66']);
    expect(short(led(40, 0)).at(-1)).toBe('0 marry KH 40');
    expect(short(led(70, 1)).at(-1)).toBe('0 marry KH 40');
  });

  it('names a marriage and a trick that the leader takes', () => {
    const view = viewOf({
      leader: 0,
      history: [
        { seat: 0, type: 'play', card: 'KH', marriage: true },
        { seat: 0, type: 'pass' },
        { seat: 1, type: 'play', card: '9H' },
      ],
    });
    expect(short(view)).toEqual([
      'deal 1',
      '0 marry KH 40',
      '1 play 9H',
      '0 take',
      'both drawn',
      'trick 2',
      '0 toLead',
    ]);
  });
});
