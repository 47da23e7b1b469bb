/** The arena, the studio, the back room, and the word of the house, in a house of their own. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { browser, visitor } from '../browser';
import { House } from '../house';
import { botOwner, signIn } from '../play/botOwner';
import { createShort, enterBy, fillWithBots, untilDealt } from '../play/doors';
import { type Game, playMatch } from '../play/games';
import { Person } from '../play/person';
import { Camera } from './camera';

/** Seconds: others take pictures meanwhile. */
const LONG = 300;

const loaded = (page: Page) =>
  page.locator('.loading').first().waitFor({ state: 'detached', timeout: 60_000 });

describe('back rooms', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open({ SERAI_TIME_FACTOR: '0.1' }, 'tests.pictures');
    await botOwner(house.url, 'Mai', ['Riverstone', 'Monsoon']);
  });
  afterAll(() => house?.close());

  async function sitter() {
    const look = { url: house.url, width: 1440, height: 900 };
    const { page, close } = await visitor(await browser(), look);
    return { page, close, camera: new Camera(page) };
  }

  async function tour(page: Page, camera: Camera, places: Record<string, string>) {
    for (const [name, path] of Object.entries(places)) {
      await page.goto(path);
      await page.getByRole('heading').first().waitFor();
      await loaded(page);
      await camera.take(name, { full: true });
    }
  }

  it('of bots', async () => {
    const { page, camera, close } = await sitter();
    await page.goto('/bots');
    await page.getByRole('link', { name: 'Create account' }).waitFor();
    await camera.take('bots-stranger', { full: true });
    await signIn(page, 'Mai');
    await page.goto('/bots');
    await page
      .getByRole('link', { name: /Riverstone/ })
      .first()
      .waitFor();
    await camera.take('bots', { full: true });
    await page
      .getByRole('link', { name: /Riverstone/ })
      .first()
      .click();
    await page.locator('.code-editor[data-ready]').waitFor();
    await camera.take('studio');
    await page.getByRole('tab', { name: 'Sample states' }).click();
    await camera.take('studio-states');
    await tour(page, camera, { tokens: '/settings/tokens' });
    await close();
  });

  it('of the arena', async () => {
    const { page, camera, close } = await sitter();
    await signIn(page, 'Mai');
    await page.goto('/arena/santase');
    await page.getByRole('button', { name: 'Challenge' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your bot').selectOption({ label: 'Riverstone' });
    await dialog.getByLabel('Opponent').selectOption({ label: 'House easy' });
    await camera.take('arena-challenge-ask');
    await dialog.locator('label', { hasText: '5' }).first().click();
    await dialog.getByRole('button', { name: 'Send the challenge' }).click();
    await page.getByText('5 of 5 board sets played').waitFor({ timeout: 400_000 });
    await camera.take('arena-challenge', { full: true });
    await page.goto('/arena/tournaments/new?game=santase');
    await page.getByLabel('Name of the tournament').fill('Evening of sixty-six');
    for (const name of ['Riverstone', 'Monsoon', 'House easy']) {
      await page.getByRole('checkbox', { name: new RegExp(name) }).check();
    }
    await camera.take('arena-tournament-new', { full: true });
    await page.getByRole('button', { name: 'Announce it' }).click();
    await page.getByText('finished').first().waitFor({ timeout: 400_000 });
    await camera.take('arena-tournament', { full: true });
    await tour(page, camera, {
      arena: '/arena/santase',
      'arena-live': '/arena/live',
      'arena-boards': '/arena/santase/boards',
      'arena-challenges': '/arena/challenges',
      'arena-tournaments': '/arena/tournaments',
      'arena-bot': '/arena/bots/house:easy',
    });
    await page.goto('/arena/santase/boards');
    await page.locator('.board-list a').first().click();
    await page.locator('.dots').first().waitFor();
    await camera.take('arena-board', { full: true });
    await close();
  });

  it('of a full courtyard', async () => {
    const hosts: [Game, string, number][] = [
      ['baloot', 'Majlis of the evening', 2],
      ['tienlen', 'Bến Thành', 3],
      ['jolly', 'Kaffeehaus', 1],
      ['omi', 'Galle face', 1],
      ['santase', 'Долината на розите', 1],
    ];
    const open = await Promise.all(
      hosts.map(async ([game, name, seated]) => {
        const { page, close } = await sitter();
        await createShort(page, game, { name, open: true, clock: '30' });
        await fillWithBots(page, seated);
        return close;
      }),
    );
    const player = await sitter();
    await createShort(player.page, 'tienlen', { open: true, clock: '60' });
    await fillWithBots(player.page, 3, 1);
    await player.page.getByRole('button', { name: 'I am ready' }).click();
    await untilDealt(player.page);
    await playMatch('tienlen', new Person(player.page, 'mouse'), LONG);
    const { page, camera, close } = await sitter();
    await page.goto('/');
    await page.getByText('Долината на розите').waitFor();
    await loaded(page);
    await camera.take('home-full', { full: true, tight: true });
    await Promise.all([close(), player.close(), ...open.map((leave) => leave())]);
  });

  it('of those who keep order, and their word over every page', async () => {
    const { page, camera, close } = await sitter();
    await page.goto('/login');
    await page.getByLabel('Name or e-mail address').fill('admin');
    await page.getByLabel('Password').fill(house.adminPassword);
    await page.locator('form button[type=submit]').click();
    await page.waitForURL(/\/$/);
    await page.goto('/admin');
    const rooms = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
    await rooms.first().waitFor();
    const names = await rooms.allTextContents();
    for (const [at, name] of names.entries()) {
      await rooms.nth(at).click();
      await loaded(page);
      await camera.take(`admin-${name.toLowerCase().replace(/\W+/g, '-')}`, { full: true });
    }
    await page.getByRole('navigation', { name: 'Admin' }).getByText('Announcements').click();
    await page
      .getByLabel('What everybody should know')
      .fill('The house closes at midnight for an hour: matches are kept and go on afterwards.');
    await page.getByRole('button', { name: 'Announce', exact: true }).click();
    await page.locator('.announcement').waitFor();
    const guest = await sitter();
    await guest.page.goto('/');
    await guest.page.locator('.announcement').waitFor();
    await guest.camera.take('announced-home');
    await createShort(guest.page, 'omi', { name: 'Courtyard' });
    await guest.page.locator('.lobby-seat').first().waitFor();
    await guest.page.goto('/rules');
    await guest.page.getByRole('link', { name: 'Back to my table' }).waitFor();
    await guest.camera.take('my-table-waits', { tight: true });
    await enterBy(guest.page, 'Practice', 'baloot');
    await untilDealt(guest.page);
    await guest.camera.take('announced-board', { tight: true });
    await guest.page.context().setOffline(true);
    await guest.page.getByText(/^Reconnecting/).waitFor();
    await guest.camera.take('line-lost', { tight: true });
    await Promise.all([close(), guest.close()]);
  });
});
