import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Frame, MatchCard } from '../../wire/generated/messages';
import { useTold } from './useTold';

afterEach(cleanup);

const match = { players: [{ name: 'Minh', kind: 'person' }] } as unknown as MatchCard;

function Told({ frame }: { frame: object }) {
  const { shown, spoken } = useTold(match)(frame as Frame);
  return <p title={spoken}>{shown}</p>;
}

it('shows the cards of a move in their colours, and speaks their names', () => {
  const frame = { seat: 0, action: { type: 'play', cards: ['8S', '9H'] } };
  const { container } = render(<Told frame={frame} />);
  expect(screen.getByTitle('Minh plays 8 of spades, 9 of hearts').textContent).toBe(
    'Minh plays 89',
  );
  expect(container.querySelector('.card-codes > .red-suit')?.textContent).toBe('9');
});
