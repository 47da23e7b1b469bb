import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { browser, visitor } from './browser';
import { House } from './house';
import { createShort, fillWithBots, handOf, untilDealt } from './play/doors';
import { playMatch } from './play/games';
import { Person } from './play/person';

describe.skipIf(!inject('url'))('a server that falls', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open({ SERAI_TIME_FACTOR: '0.5' });
  });
  afterAll(() => house?.close());

  it('is found again by the page, with the same hand, and the match goes on to its end', async () => {
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
