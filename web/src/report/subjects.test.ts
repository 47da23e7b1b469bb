import { describe, expect, it } from 'vitest';
import { categoriesOf, reporting, type Subject, subjectsAt } from './subjects';

const ANNA = { id: 'a', name: 'Anna', kind: 'person' } as const;
const BORIS = { id: 'b', name: 'Boris', kind: 'person' } as const;
const HOUSE = { id: 'house:hard', name: 'Hard', kind: 'house' } as const;
const ROBOT = { id: 'r', name: 'Robot', kind: 'bot' } as const;

describe('what may be reported at a table', () => {
  it('is everybody but oneself and the bots of the house, and the match', () => {
    const subjects = subjectsAt([ANNA, BORIS, HOUSE, ROBOT, null], 'm', ANNA.id);
    expect(subjects).toEqual([
      { kind: 'player', id: 'b', name: 'Boris' },
      { kind: 'bot', id: 'r', name: 'Robot', match: 'm' },
      { kind: 'match', id: 'm' },
    ]);
  });

  it('is only people before the match', () => {
    expect(subjectsAt([ANNA, BORIS, ROBOT], null, ANNA.id)).toEqual([
      { kind: 'player', id: 'b', name: 'Boris' },
    ]);
  });
});

describe('a report', () => {
  it('names a message by who wrote it and when', () => {
    const message: Subject = { kind: 'message', id: 'b', name: 'Boris', at: 7, text: 'Hm.' };
    expect(reporting(message, 'abuse', ' rude ')).toEqual({
      kind: 'message',
      category: 'abuse',
      text: 'rude',
      player: 'b',
      at: 7,
    });
  });

  it('names a bot with the match where it was met', () => {
    const bot: Subject = { kind: 'bot', id: 'r', name: 'Robot', match: 'm' };
    const told = { kind: 'bot', category: 'stalling', text: '', bot: 'r', match: 'm' };
    expect(reporting(bot, 'stalling', '')).toEqual(told);
    expect(categoriesOf(bot)).not.toContain('abuse');
  });
});
