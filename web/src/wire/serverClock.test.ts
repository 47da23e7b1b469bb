import { expect, it } from 'vitest';
import { ServerClock } from './serverClock';

it('takes the least late message as the truth', () => {
  const clock = new ServerClock();
  expect(clock.toLocal(500)).toBe(500);
  clock.hear(1000, 6200);
  clock.hear(2000, 7050);
  clock.hear(3000, 8900);
  expect(clock.toLocal(10_000)).toBe(15_050);
});
