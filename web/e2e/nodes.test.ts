import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { browser, visitor } from './browser';
import { House, TWO_NODES } from './house';
import { createShort, fillWithBots, handOf, untilDealt } from './play/doors';
import { playMatch } from './play/games';
import { Person } from './play/person';

describe.skipIf(!inject('url'))('one of two nodes falls', () => {
  let house: House;
  beforeAll(async () => {
    const settings = { SERAI_TIME_FACTOR: '0.5', SERAI_LEASE: '2' };
    house = await House.open(settings, 'cluster', TWO_NODES);
  });
  afterAll(() => house?.close());

  it('and the page follows its match to the other, with the same hand, to its end', async () => {
    const { page, problems, close } = await visitor(await browser(), { url: house.url });
    await createShort(page, 'tienlen', { seats: 2 });
    await fillWithBots(page, 2);
    await page.getByRole('button', { name: 'I am ready' }).click();
    await untilDealt(page);
    const names = () =>
      handOf(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    await page.waitForFunction(() => document.querySelectorAll('.hand-card').length === 13);
    const before = await names();
    const tables = await (await fetch(`${house.url}/api/v1/tables`)).json();
    const [, , owner] = tables.items[0].socket_path.split('/');
    process.kill(house.processOf(owner), 'SIGKILL');
    await page.getByText(/^Reconnecting/).waitFor();
    expect(await names()).toEqual(before);
    await page.getByText(/^Reconnecting/).waitFor({ state: 'detached' });
    expect(await names()).toEqual(before);
    await playMatch('tienlen', new Person(page, 'mouse'));
    await page.getByRole('heading', { name: 'Deal by deal' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
