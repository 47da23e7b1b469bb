import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { MatchCard } from '../wire/generated/messages';
import { MatchRow } from './MatchRow';

afterEach(cleanup);

const show = (outcome: object) => {
  const match = {
    id: 'm',
    game: 'santase',
    players: ['Nadia', 'Boyan'].map((name, seat) => ({ id: name, name, kind: 'person', seat })),
    started_at: 0,
    ended_at: 1,
    outcome: { scores: [5, 2], ranking: [1, 2], deals: [], ...outcome },
  } as unknown as MatchCard;
  render(<MatchRow match={match} player="Nadia" />, { wrapper: MemoryRouter });
  return screen.getByRole('link').textContent;
};

it('tells who won, and by how much', () => {
  expect(show({ reason: 'played', winners: [0] })).toBe('Nadia winswon+5');
});

it('has neither score nor place for a match that does not count', () => {
  expect(show({ reason: 'void', winners: [] })).toBe('Broken off, does not count');
});
