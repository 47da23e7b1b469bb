import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ReplayedTable } from '../table/replayed';
import type { BoardProps } from './board';
import { useFrame } from './useFrame';

afterEach(cleanup);

const card = {
  name: 'Galle road',
  code: 'KAR7Q2',
  game: 'omi',
  mode: 'ranked',
  turn_seconds: null,
  seats: [],
  spectators: 0,
};
const props = { card, seats: [], chat: [] } as unknown as BoardProps;
const own = { log: null, scores: null };

it('says that there is no clock where there is none', () => {
  const { result } = renderHook(() => useFrame(props, own));
  expect(result.current.frame.subtitle).toBe('Omi · ranked · no clock');
});

it('does not repeat the game where the name of the table begins with it, isolated or not', () => {
  const subtitleOf = (name: string) => {
    const named = { ...props, card: { ...card, name } } as unknown as BoardProps;
    return renderHook(() => useFrame(named, own)).result.current.frame.subtitle;
  };
  expect(subtitleOf('Omi · Nov 18')).toBe('ranked · no clock');
  expect(subtitleOf('\u2068Omi\u2069 · \u2068Nov 18\u2069')).toBe('ranked · no clock');
});

it('says nothing of the clock of a match that is shown again: nobody knows it any more', () => {
  const { result } = renderHook(() => useFrame(props, own), {
    wrapper: ({ children }) => (
      <ReplayedTable value={{ hands: null, own: 0 }}>{children}</ReplayedTable>
    ),
  });
  expect(result.current.frame.subtitle).toBe('Omi · ranked');
});
