import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnyAction, Joined, ServerEvents, TableCard, Update } from './generated/messages';
import { type Line, TableLink } from './tableLink';

const ID = 'table-1';
const MATCH = 'match-1';
const card = { id: ID, code: 'ABC', seats: [], state: 'playing' } as unknown as TableCard;
const play = { type: 'play', card: '7C' } as AnyAction;

const update = (seq: number, match = MATCH): Update =>
  ({
    table: ID,
    match,
    seq,
    events: [],
    view: { seq, game: 'omi' },
    deadline: 90_000,
    now: 60_000,
    play_from: 60_000,
  }) as unknown as Update;

const joined = (part: Partial<Joined> = {}): Joined => ({
  ok: true,
  table: card,
  seat: 0,
  started: { table: ID, match: MATCH, seed_hash: 'hash' },
  updates: null,
  update: update(4),
  ended: null,
  ...part,
});

/** A socket that answers what the test says and remembers what it was asked. */
class FakeLine {
  asked: { event: string; sends: Record<string, unknown> }[] = [];
  answers = new Map<string, unknown[]>();
  listeners = new Map<string, (told: unknown) => void>();
  online: () => void = () => {};

  line = {
    ask: async (event: string, sends: Record<string, unknown>) => {
      this.asked.push({ event, sends });
      return this.answers.get(event)?.shift() ?? { ok: true };
    },
    listen: (event: string, listener: (told: unknown) => void) => {
      this.listeners.set(event, listener);
      return () => this.listeners.delete(event);
    },
    whenOnline: (callback: () => void) => {
      this.online = callback;
      callback();
      return () => {};
    },
  } as unknown as Line;

  tell<E extends keyof ServerEvents>(event: E, told: ServerEvents[E]): void {
    this.listeners.get(event)?.(told);
  }
  sent = (event: string) => this.asked.filter((one) => one.event === event);
}

let fake: FakeLine;
let link: TableLink;
const settle = () => vi.advanceTimersByTimeAsync(0);
const state = () => link.store.getState();

beforeEach(async () => {
  vi.useFakeTimers();
  sessionStorage.clear();
  fake = new FakeLine();
  fake.answers.set('watch_table', [joined()]);
  link = new TableLink('ABC', 'watch', fake.line);
  link.open();
  await settle();
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
});

it('enters with the whole state', () => {
  expect(state()).toMatchObject({ stage: 'here', seat: 0, match: MATCH, seedHash: 'hash' });
  expect(state().latest?.seq).toBe(4);
  expect(state().step).toMatchObject({ instant: true });
});

it('takes updates in order and knows the deadline by its own clock', () => {
  vi.setSystemTime(65_000);
  fake.tell('game_state_update', { ...update(5), now: 64_000, deadline: 94_000 });
  expect(state().latest?.seq).toBe(5);
  expect(state().deadline).toBeLessThanOrEqual(95_000);
});

it('ignores what it has seen', () => {
  fake.tell('game_state_update', update(4));
  fake.tell('game_state_update', update(2));
  expect(state().latest?.seq).toBe(4);
  expect(fake.sent('resume_table')).toHaveLength(0);
});

it('asks for what is missing when there is a gap', async () => {
  fake.answers.set('resume_table', [joined({ update: null, updates: [update(5), update(6)] })]);
  fake.tell('game_state_update', update(6));
  expect(state().latest?.seq).toBe(4);
  await settle();
  expect(fake.sent('resume_table')[0]?.sends).toEqual({ table: ID, after: 4 });
  expect(state().latest?.seq).toBe(6);
});

it('shows an action at once and settles it with its update', async () => {
  fake.answers.set('act', [{ ok: true, seq: 5 }]);
  const acting = link.act(play);
  expect(state().pending?.action).toEqual(play);
  await acting;
  expect(state().pending).not.toBeNull();
  fake.tell('game_state_update', update(5));
  expect(state().pending).toBeNull();
  expect(fake.sent('act')[0]?.sends).toMatchObject({
    table: ID,
    seq: 4,
    action: play,
    match: MATCH,
  });
});

it('takes a refused action back and says why', async () => {
  const error = { code: 'illegal_action', message: 'Follow suit.', rule: 'OM-6.2' };
  fake.answers.set('act', [{ ok: false, error }]);
  await link.act(play);
  expect(state().pending).toBeNull();
  expect(state().refused).toEqual({ action: play, error });
});

it('sends one action at a time', async () => {
  void link.act(play);
  await link.act(play);
  expect(fake.sent('act')).toHaveLength(1);
});

it('sends an unanswered action again under the same id when the line is back', async () => {
  fake.answers.set('act', [{ ok: false, error: { code: 'no_answer', message: '' } }]);
  await link.act(play);
  expect(state().pending).not.toBeNull();
  fake.answers.set('resume_table', [joined({ update: null, updates: [] })]);
  fake.online();
  await settle();
  const [first, second] = fake.sent('act');
  expect(second?.sends.id).toBe(first?.sends.id);
});

it('does not send it again when it was played after all', async () => {
  fake.answers.set('act', [{ ok: false, error: { code: 'no_answer', message: '' } }]);
  await link.act(play);
  fake.answers.set('resume_table', [joined({ update: null, updates: [update(5)] })]);
  fake.online();
  await settle();
  expect(fake.sent('act')).toHaveLength(1);
  expect(state().pending).toBeNull();
});

it('begins anew with a rematch', () => {
  const view = { seq: 0, game: 'omi' } as never;
  fake.tell('game_started', { table: ID, match: 'match-2', seed_hash: 'other', view });
  fake.tell('game_state_update', update(0, 'match-2'));
  expect(state()).toMatchObject({ match: 'match-2', seedHash: 'other', ended: null });
  expect(state().latest?.seq).toBe(0);
});

it('looks on where it cannot sit down', async () => {
  const other = new FakeLine();
  other.answers.set('join_table', [{ ok: false, error: { code: 'table_full', message: '' } }]);
  other.answers.set('watch_table', [joined({ seat: null })]);
  const watcher = new TableLink('ABC', 'join', other.line);
  watcher.open();
  await settle();
  expect(watcher.store.getState()).toMatchObject({ stage: 'here', seat: null });
  watcher.close();
  expect(other.sent('leave_table')).toHaveLength(1);
});

it('says why a table cannot be entered', async () => {
  const other = new FakeLine();
  const error = { code: 'not_found', message: 'There is no such table.' };
  other.answers.set('watch_table', [{ ok: false, error }]);
  const lost = new TableLink('NONE', 'watch', other.line);
  lost.open();
  await settle();
  expect(lost.store.getState()).toMatchObject({ stage: 'refused', refusal: error });
  lost.close();
});

const tooSoon = (seconds: number) => ({
  ok: false,
  error: { code: 'too_soon', message: 'A moment, please.', retry_after: seconds },
});

it('sends an action that came too soon again, by itself and under the same id', async () => {
  fake.answers.set('act', [tooSoon(2), { ok: true, seq: 5 }]);
  await link.act(play);
  expect(state()).toMatchObject({ refused: null, pending: { action: play } });
  await vi.advanceTimersByTimeAsync(1990);
  expect(fake.sent('act')).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20);
  const [first, second] = fake.sent('act');
  expect(second?.sends).toEqual(first?.sends);
});

it('learns that a pause ended early, and sends what waited for it at once', async () => {
  vi.setSystemTime(60_000);
  fake.tell('game_state_update', { ...update(5), now: 60_000, play_from: 70_000 });
  fake.answers.set('act', [tooSoon(10), { ok: true, seq: 6 }]);
  await link.act(play);
  fake.answers.set('resume_table', [joined({ update: { ...update(5), now: 60_000 } })]);
  fake.tell('table_updated', { table: card });
  await settle();
  expect(fake.sent('resume_table')[0]?.sends).toEqual({ table: ID, after: -1 });
  expect(state().playFrom).toBeLessThanOrEqual(60_000);
  expect(fake.sent('act')).toHaveLength(2);
});

it('asks for nothing when a table changes while it plays', async () => {
  vi.setSystemTime(60_000);
  fake.tell('game_state_update', update(5));
  fake.tell('table_updated', { table: card });
  await settle();
  expect(fake.sent('resume_table')).toHaveLength(0);
});

it('knows after a reload what was said at the table', async () => {
  const from = { id: 'player-2', name: 'Minh' };
  fake.tell('message_received', { table: ID, from, text: 'Good luck', at: 1 });
  link.close();
  fake.answers.set('watch_table', [joined()]);
  link = new TableLink('ABC', 'watch', fake.line);
  link.open();
  await settle();
  expect(state().chat).toMatchObject([{ kind: 'message', message: { from, text: 'Good luck' } }]);
});
