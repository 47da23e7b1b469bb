import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Hand } from './Hand';
import type { HandCard } from './useHandInput';

Element.prototype.animate ??= vi.fn();
afterEach(cleanup);

const CARDS: HandCard[] = [
  { code: '9S' },
  { code: 'JS' },
  { code: 'TH', dimmed: true, why: 'You must follow spades' },
];

function hand(props: { picked?: string[]; many?: boolean }) {
  const calls = { onPick: vi.fn(), onPlay: vi.fn(), onRefuse: vi.fn() };
  render(<Hand cards={CARDS} picked={props.picked ?? []} many={props.many ?? false} {...calls} />);
  return { ...calls, card: (name: string) => screen.getByRole('button', { name }) };
}

describe('a hand', () => {
  it('names its cards, is one stop for Tab and says why a card is dimmed', () => {
    const { card } = hand({ picked: ['JS'] });
    expect(card('jack of spades, 2 of 3').getAttribute('aria-pressed')).toBe('true');
    expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    const ten = card('10 of hearts, 3 of 3');
    expect(ten.getAttribute('aria-disabled')).toBe('true');
    const why = document.getElementById(ten.getAttribute('aria-describedby') ?? '');
    expect(why?.textContent).toBe('You must follow spades');
  });

  it('lifts a card at the first tap and plays it at the second', () => {
    const first = hand({});
    fireEvent.click(first.card('9 of spades, 1 of 3'));
    expect(first.onPick).toHaveBeenCalledWith(['9S']);
    cleanup();
    const second = hand({ picked: ['9S'] });
    fireEvent.click(second.card('9 of spades, 1 of 3'));
    expect(second.onPlay).toHaveBeenCalledWith(['9S'], undefined);
  });

  it('puts a card back at the second tap where several may be picked', () => {
    const { card, onPick, onPlay } = hand({ picked: ['9S', 'JS'], many: true });
    fireEvent.click(card('9 of spades, 1 of 3'));
    expect(onPick).toHaveBeenCalledWith(['JS']);
    expect(onPlay).not.toHaveBeenCalled();
  });

  it('refuses a dimmed card and says which', () => {
    const { card, onPick, onRefuse } = hand({});
    fireEvent.click(card('10 of hearts, 3 of 3'));
    expect(onPick).not.toHaveBeenCalled();
    expect(onRefuse).toHaveBeenCalledWith(CARDS[2]);
  });

  it('takes a focus along to the card that a hint lifts', () => {
    const calls = { onPick: vi.fn(), onPlay: vi.fn() };
    const { rerender } = render(<Hand cards={CARDS} picked={[]} {...calls} />);
    const [nine, jack] = screen.getAllByRole('button');
    rerender(<Hand cards={CARDS} picked={['JS']} {...calls} />);
    expect(document.activeElement).toBe(document.body);
    nine?.focus();
    rerender(<Hand cards={CARDS} picked={[]} {...calls} />);
    expect(document.activeElement).toBe(nine);
    rerender(<Hand cards={CARDS} picked={['JS']} {...calls} />);
    expect(document.activeElement).toBe(jack);
    expect(jack?.tabIndex).toBe(0);
    rerender(<Hand cards={CARDS} picked={['9S', 'JS']} many {...calls} />);
    expect(document.activeElement).toBe(jack);
  });

  it('is played with keys alone', () => {
    const { card, onPick, onPlay } = hand({ picked: ['JS'] });
    const nine = card('9 of spades, 1 of 3');
    nine.focus();
    fireEvent.keyDown(nine, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(card('jack of spades, 2 of 3'));
    fireEvent.keyDown(nine, { key: ' ' });
    expect(onPick).toHaveBeenCalledWith(['9S']);
    fireEvent.keyDown(nine, { key: 'Enter' });
    expect(onPlay).toHaveBeenCalledWith(['JS']);
  });
});
