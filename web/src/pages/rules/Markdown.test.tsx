import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Deck } from '../../cards/Deck';
import { blocksOf } from './blocks';
import { Markdown } from './Markdown';

afterEach(cleanup);

const show = (text: string) =>
  render(
    <Deck arabic>
      <Markdown blocks={blocksOf(text)} />
    </Deck>,
  ).container;

it('keeps numbers of rules and ranges in one line', () => {
  const shown = show('**OM-7.2** The makers take 5-7 tricks (OM-7.4).');
  const whole = [...shown.querySelectorAll('.whitespace-nowrap')].map((part) => part.textContent);
  expect(whole).toEqual(['OM-7.2', '5-7', 'OM-7.4']);
  expect(shown.querySelector('p')?.textContent).toBe('OM-7.2 The makers take 5-7 tricks (OM-7.4).');
});

it('draws cards as the English book writes them, also for a reader with an Arabic deck', () => {
  show('`KS TH X0` are held.');
  const cards = screen.getByRole('img', { name: 'king of spades, 10 of hearts, joker' });
  expect(cards.textContent).toBe('K10★');
});
