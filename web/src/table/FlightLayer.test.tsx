import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FlightLayer, useFlights, useGround } from './FlightLayer';
import type { Flight } from './flights';
import { usePlace } from './places';

let fly: ReturnType<typeof useFlights>;
let ground: () => void;

function Table() {
  fly = useFlights();
  ground = useGround();
  return (
    <>
      <div ref={usePlace('seat:1')} />
      <div ref={usePlace('slot:left')} data-testid="slot" />
      <div ref={usePlace('stock')} />
      <div ref={usePlace('hand:AS')} data-testid="drawn" />
    </>
  );
}

const PLAYED: Flight = { card: '9S', from: 'seat:1', to: 'slot:left', kind: 'play' };
const DRAWN: Flight = { card: 'AS', from: 'stock', to: 'hand:AS', kind: 'draw' };
const hidden = (place: string) => screen.getByTestId(place).hasAttribute('data-arriving');

beforeEach(() => {
  Element.prototype.animate = vi.fn(() => ({ cancel: vi.fn() }) as unknown as Animation);
  render(
    <FlightLayer>
      <Table />
    </FlightLayer>,
  );
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.motion;
});

it('a goal is hidden until its card lands', () => {
  act(() => fly([PLAYED], [DRAWN]));
  expect([hidden('slot'), hidden('drawn')]).toEqual([true, true]);
});

it('a jump to another moment hides no card and leaves none in the air', async () => {
  await act(async () => fly([PLAYED], [DRAWN]));
  expect(document.querySelector('.flying-card')).not.toBeNull();
  act(() => ground());
  expect([hidden('slot'), hidden('drawn')]).toEqual([false, false]);
  expect(document.querySelector('.flying-card')).toBeNull();
});

it('with less motion cards are where they belong at once', () => {
  document.documentElement.dataset.motion = 'reduced';
  act(() => fly([PLAYED], [DRAWN]));
  expect([hidden('slot'), hidden('drawn')]).toEqual([false, false]);
});

it('a card that is swept before it has landed is not in two places', async () => {
  const swept: Flight = { card: '9S', from: 'slot:left', to: 'tricks:1', kind: 'sweep' };
  await act(async () => fly([PLAYED]));
  await act(async () => fly([swept]));
  expect(document.querySelectorAll('.flying-card')).toHaveLength(1);
});

it('cards that wait to be swept lie under those that are still flying', async () => {
  const beaten: Flight = { card: '7S', from: 'stock', to: 'seat:1', kind: 'sweep' };
  await act(async () => fly([PLAYED]));
  const [flying] = document.querySelectorAll('.flying-card');
  await act(async () => fly([beaten]));
  const cards = [...document.querySelectorAll('.flying-card')];
  expect(cards).toHaveLength(2);
  expect(cards.at(-1)).toBe(flying);
});

it('a card whose goal is not on the table does not stay in the air', async () => {
  vi.useFakeTimers();
  const swept: Flight = { card: '9S', from: 'slot:left', to: 'tricks:7', kind: 'sweep' };
  await act(async () => fly([swept]));
  await act(async () => vi.advanceTimersByTimeAsync(1000));
  expect(document.querySelector('.flying-card')).toBeNull();
  vi.useRealTimers();
});
