import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { browser, visitor } from './browser';
import { House } from './house';
import { createShort, enterBy, fillWithBots, handOf, untilDealt } from './play/doors';
import { GAMES, type Game, playMatch } from './play/games';
import { Person } from './play/person';

/** Here the clocks run as they do for visitors. */
describe.skipIf(!inject('url'))('a house with its real clocks', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house?.close());

  it('takes a visitor without an account to a match of each game within 30 seconds', async () => {
    const where = await browser();
    const visit = async (game: Game) => {
      const { page, problems, close } = await visitor(where, { url: house.url });
      await page.goto('/');
      const began = Date.now();
      await enterBy(page, 'Play now as a guest', game);
      await untilDealt(page, 30);
      expect(Date.now() - began, game).toBeLessThan(30_000);
      expect(problems).toEqual([]);
      await close();
    };
    // No more at once than a machine of two cores can draw.
    for (let next = 0; next < GAMES.length; next += 2) {
      await Promise.all(GAMES.slice(next, next + 2).map(visit));
    }
  });

  it('is found again after a fall, with the same hand, and the match goes on to its end', async () => {
    const { page, problems, close } = await visitor(await browser(), { url: house.url });
    await createShort(page, 'tienlen', { seats: 2 });
    await fillWithBots(page, 2);
    await page.getByRole('button', { name: 'I am ready' }).click();
    await untilDealt(page);
    const names = () =>
      handOf(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    await page.waitForFunction(() => document.querySelectorAll('.hand-card').length === 13);
    const before = await names();
    await house.kill();
    await page.getByText(/^Reconnecting/).waitFor();
    expect(await names()).toEqual(before);
    await house.start();
    await page.getByText(/^Reconnecting/).waitFor({ state: 'detached' });
    expect(await names()).toEqual(before);
    await playMatch('tienlen', new Person(page, 'mouse'));
    await page.getByRole('heading', { name: 'Deal by deal' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
