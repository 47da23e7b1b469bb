import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DiscardRow } from './DiscardRow';
import { MeldRow } from './MeldRow';

afterEach(cleanup);

const RUN = ['5H', '6H', '7H', '8H', '9H'];
const MANY = Array.from({ length: 9 }, (_, id) => ({
  id,
  cards: RUN.map((code) => ({ code })),
  owner: 'Leni',
  kind: 'run',
  name: `Run ${id}`,
}));
const ROOM = { width: 80, room: 300, height: 110 };

const stops = () => [...document.querySelectorAll<HTMLElement>('[tabindex="0"], button')];

describe('what scrolls on the table', () => {
  it('is a stop for Tab while nothing in it is', () => {
    render(<MeldRow melds={MANY.slice(0, 1)} label="Melds" {...ROOM} />);
    expect(stops()).toEqual([]);
    cleanup();
    render(<MeldRow melds={MANY} label="Melds" {...ROOM} />);
    expect(stops()).toEqual([screen.getByRole('list', { name: 'Melds' })]);
    cleanup();
    render(<DiscardRow cards={[...RUN, 'AS', 'KS', 'QS']} width={80} room={200} />);
    expect(stops().map(({ className }) => className)).toEqual(['row-scroller scroll-fade']);
  });

  it('fades only where it goes on: the words under a short row are whole', () => {
    const taken = { count: 1, label: 'You took this one' };
    render(<DiscardRow cards={['AS', 'KS']} width={80} room={400} taken={taken} />);
    expect(document.querySelector('.row-scroller')?.className).toBe('row-scroller');
  });

  it('leaves the stop to a button in it', () => {
    const onAdd = () => undefined;
    render(<MeldRow melds={MANY.map((meld) => ({ ...meld, onAdd }))} label="Melds" {...ROOM} />);
    expect(stops().every(({ tagName }) => tagName === 'BUTTON')).toBe(true);
    cleanup();
    render(<DiscardRow cards={[...RUN, 'AS', 'KS', 'QS']} width={80} room={200} onTake={onAdd} />);
    expect(stops().every(({ tagName }) => tagName === 'BUTTON')).toBe(true);
  });
});
