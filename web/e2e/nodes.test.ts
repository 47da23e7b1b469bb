import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { browser, visitor } from './browser';
import { House, TWO_NODES } from './house';
import { createShort, fillWithBots, handOf, untilDealt } from './play/doors';
import { playMatch } from './play/games';
import { Person } from './play/person';

/** The node that plays the table of this page. */
async function ownerOf(address: string): Promise<string> {
  const { origin, pathname } = new URL(address);
  const code = pathname.split('/')[2];
  const guest = await fetch(`${origin}/api/v1/auth/guest`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  const { access_token } = (await guest.json()) as { access_token: string };
  const headers = { Authorization: `Bearer ${access_token}` };
  const card = await fetch(`${origin}/api/v1/tables/${code}`, { headers });
  const { socket_path } = (await card.json()) as { socket_path: string };
  return socket_path.split('/')[2] ?? '';
}

describe.skipIf(!inject('url'))('one of two nodes falls', () => {
  let house: House;
  beforeAll(async () => {
    const settings = { SERAI_TIME_FACTOR: '0.5', SERAI_LEASE: '2' };
    house = await House.open(settings, 'cluster', TWO_NODES);
  });
  afterAll(() => house?.close());

  it('and the page follows its match, with the same hand, to its end', async () => {
    const { page, problems, close } = await visitor(await browser(), { url: house.url });
    await createShort(page, 'tienlen', { seats: 2 });
    await fillWithBots(page, 2);
    await page.getByRole('button', { name: 'I am ready' }).click();
    await untilDealt(page);
    const names = () =>
      handOf(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    await page.waitForFunction(() => document.querySelectorAll('.hand-card').length === 13);
    const before = await names();
    process.kill(house.processOf(await ownerOf(page.url())), 'SIGKILL');
    expect(await names()).toEqual(before);
    await playMatch('tienlen', new Person(page, 'mouse'));
    await page.getByRole('heading', { name: 'Deal by deal' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
