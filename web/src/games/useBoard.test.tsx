import { act, cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { type Language, WordsProvider } from '../i18n';
import { speak, textOf } from '../i18n/catalogue';
import { Announcer } from '../table/Announcer';
import type { OmiView } from '../wire/generated/messages';
import type { BoardProps } from './board';
import { useBoard } from './useBoard';

afterEach(cleanup);

const view = { game: 'omi', seq: 4, deal: 0, hand: ['KS'], deals: [] } as unknown as OmiView;
const play = { type: 'play', card: 'KS' } as const;
const props = {
  view,
  latest: view,
  step: { view, events: [], instant: true },
  legal: [play],
  pending: null,
  seats: [],
  playFrom: null,
  hint: async () => ({ action: play, code: 'omi.drawTrumps', values: {}, why: '' }),
} as unknown as BoardProps;

it('gives the reason of a hint in the language of the page, also when that changes', async () => {
  let language: Language = 'en';
  const { result, rerender } = renderHook(() => useBoard(props), {
    wrapper: ({ children }) => <WordsProvider language={language}>{children}</WordsProvider>,
  });
  await act(async () => result.current.askHint?.());
  const before = result.current.hint?.why;
  expect(before).toMatch(/trumps/);
  language = 'de';
  await speak('de');
  await act(async () => rerender());
  expect(result.current.hint?.why).toBe(textOf('de', 'hint.omi.drawTrumps'));
  expect(result.current.hint?.why).not.toBe(before);
});

it('puts picked cards down with an action, but not with the later steps of a gesture', () => {
  const sent = vi.fn();
  const { result } = renderHook(() => useBoard({ ...props, act: sent }));
  act(() => result.current.pick(['KS']));
  act(() => result.current.send(play, true));
  expect(result.current.picked).toEqual(['KS']);
  act(() => result.current.send(play));
  expect(result.current.picked).toEqual([]);
  expect(sent).toHaveBeenCalledTimes(2);
});

it('draws an own action as done until its step is shown, also after the server has answered', () => {
  const at = (seq: number) => ({ ...view, seq });
  const board = (more: object) => ({ ...props, refused: null, ...more }) as BoardProps;
  const { result, rerender } = renderHook(useBoard, { initialProps: board({}) });
  expect(result.current.sent).toBeNull();
  rerender(board({ pending: play }));
  expect(result.current.sent).toEqual({ action: play, seq: 4 });
  rerender(board({ latest: at(5) }));
  expect(result.current.sent?.action).toBe(play);
  rerender(board({ view: at(5), latest: at(5) }));
  expect(result.current.sent).toBeNull();
});

it('takes back a refused action', () => {
  const board = (more: object) => ({ ...props, refused: null, ...more }) as BoardProps;
  const { result, rerender } = renderHook(useBoard, { initialProps: board({ pending: play }) });
  rerender(board({ refused: { action: play, code: 'illegal', message: '' } }));
  expect(result.current.sent).toBeNull();
});

it('says whose turn it is when the sheet of a deal is closed, not before', () => {
  const { container } = render(<Announcer />);
  const scored = { ...view, deals: [{}], history: [], phase: 'play' };
  const ended = {
    ...props,
    seat: 0,
    view: scored,
    latest: scored,
    step: { view: scored, events: [{ type: 'deal_scored' }], instant: false },
    nextDeal: () => undefined,
  } as unknown as BoardProps;
  const { result } = renderHook(() => useBoard(ended));
  expect(container.textContent).toBe('');
  act(() => result.current.pause.goOn());
  expect(container.textContent).toBe('Your turn');
});
