import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FlightLayer } from '../table/FlightLayer';
import type { Flight } from '../table/flights';
import { usePlace } from '../table/places';
import type { Step } from '../wire/steps';
import { StepFlights } from './StepFlights';

type Shown = Step<{ seq: number }, { type: string }>;

const PLAY: Flight = { card: '9S', from: 'seat:1', to: 'slot:left', kind: 'play' };
const stepOf = (seq: number, ...types: string[]): Shown => ({
  view: { seq },
  events: types.map((type) => ({ type })),
  speed: 1,
  instant: false,
});

function Places() {
  return (
    <>
      <div ref={usePlace('seat:1')} />
      <div ref={usePlace('slot:left')} />
    </>
  );
}

const table = (step: Shown, between: boolean) => (
  <FlightLayer>
    <Places />
    <StepFlights
      step={step}
      between={between}
      pending={null}
      refused={null}
      flightsOf={() => [[PLAY]]}
      tell={() => ''}
    />
  </FlightLayer>
);
const flying = () => document.querySelectorAll('.flying-card').length;

beforeEach(() => {
  Element.prototype.animate = vi.fn(() => ({ cancel: vi.fn() }) as unknown as Animation);
});
afterEach(cleanup);

it('flies the end of a deal, but nothing of the next one under its sheet', async () => {
  const { unmount } = render(table(stepOf(7, 'action', 'deal_scored', 'deal'), true));
  await act(async () => undefined);
  expect(flying()).toBe(1);
  unmount();
  render(table(stepOf(8, 'action'), true));
  await act(async () => undefined);
  expect(flying()).toBe(0);
});
