import type { Page } from 'playwright-core';
import { describe, inject, it } from 'vitest';
import { browser, visitor } from '../browser';
import { createShort, enterBy, fillWithBots, untilDealt } from '../play/doors';
import { playMatch } from '../play/games';
import { Person } from '../play/person';
import { Camera } from './camera';

const url = inject('url');
/** Seconds: others take pictures meanwhile. */
const LONG = 300;

async function sitter(width = 1440, height = 900) {
  const { page, close } = await visitor(await browser(), { url, width, height });
  return { page, close, camera: new Camera(page) };
}

async function register(page: Page, name: string) {
  await page.goto('/register');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('E-mail address').fill(`${name.toLowerCase()}@example.org`);
  await page.getByLabel('Password').fill('a lantern in the yard');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((to) => to.pathname === '/');
}

const loaded = (page: Page) => page.waitForFunction(() => !document.querySelector('.loading'));

describe('screens', () => {
  it.concurrent('that anybody can open', async () => {
    const { page, camera, close } = await sitter();
    const screens: [string, string][] = [
      ['home', '/'],
      ['create', '/new?game=omi'],
      ['create-baloot', '/new?game=baloot'],
      ['login', '/login'],
      ['register', '/register'],
      ['settings-stranger', '/settings'],
      ['rules', '/rules'],
      ['rules-omi', '/rules/omi'],
      ['rules-tienlen', '/rules/tienlen'],
      ['rules-jolly', '/rules/jolly'],
      ['rules-baloot', '/rules/baloot'],
      ['rules-santase', '/rules/santase'],
      ['rules-book', '/rules/omi/book'],
      ['about', '/about'],
      ['error-nowhere', '/nowhere'],
      ['error-player', '/players/nobody-of-this-name'],
    ];
    for (const [name, path] of screens) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await loaded(page);
      await camera.take(name, { full: true });
    }
    // Others play matches meanwhile: this is a house before its first.
    await page.route('**/api/v1/matches*', (route) => route.fulfill({ json: { items: [] } }));
    await page.goto('/matches');
    await loaded(page);
    await camera.take('matches-empty');
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now as a guest' }).click();
    await camera.take('play-now');
    await page.goto('/login');
    await page.getByLabel('Name or e-mail address').fill('nobody');
    await page.getByLabel('Password').fill('not the password');
    await page.locator('form button[type=submit]').click();
    await page.locator('[role=alert]').waitFor();
    await camera.take('login-refused');
    await page.goto('/');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('searchbox').fill('sa');
    await page.locator('dialog a').first().waitFor();
    await camera.take('find');
    await page.goto('/t/NOTABLE');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await camera.take('error-table');
    await close();
  });

  it.concurrent('of a match from its table to its replay', async () => {
    const { page, camera, close } = await sitter();
    const code = await createShort(page, 'tienlen', { seats: 4 });
    await page.locator('.lobby-seat').first().waitFor();
    await camera.take('lobby-alone', { full: true });
    const friend = await sitter(1280, 800);
    await friend.page.goto(`/t/${code}?sit`);
    await page.locator('.lobby-seat:not([data-free])').nth(1).waitFor();
    await fillWithBots(page, 4);
    await page.getByLabel('Message the table').fill('salam, one game before dinner');
    await page.getByRole('button', { name: 'Send' }).click();
    await friend.page.getByLabel('Message the table').fill('perfect, sit across from me');
    await friend.page.getByRole('button', { name: 'Send' }).click();
    await camera.take('lobby', { full: true });
    await friend.page.getByRole('button', { name: 'I am ready' }).click();
    await page.getByRole('button', { name: 'I am ready' }).click();
    await untilDealt(page);
    const watcher = await sitter();
    await watcher.page.goto(`/t/${code}`);
    await watcher.page.locator('.seat').first().waitFor();
    await watcher.camera.take('spectating', { tight: true });
    await Promise.all([
      playMatch('tienlen', new Person(page, 'mouse'), LONG),
      playMatch('tienlen', new Person(friend.page, 'mouse'), LONG),
    ]);
    await friend.page.locator('.btn[data-kind=primary]').first().click();
    await page.getByText('1 of 2 wants it').waitFor();
    await camera.take('result-rematch', { full: true });
    await page.getByRole('button', { name: /^Verify/ }).click();
    await page.getByText('Deck 1', { exact: true }).waitFor();
    await camera.take('result-verified', { full: true });
    await page.getByRole('link', { name: 'Watch replay' }).click();
    await page.getByRole('slider').waitFor();
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowRight');
    await camera.take('replay', { tight: true });
    await page.locator('.replay-seats label').first().click();
    await camera.take('replay-all-hands', { tight: true });
    await Promise.all([close(), friend.close(), watcher.close()]);
  });

  it.concurrent.each([
    ['omi', 4],
    ['jolly', 4],
    ['baloot', 4],
    ['santase', 2],
  ] as const)('of the end of a match of %s, and its replay', async (game, seats) => {
    const { page, camera, close } = await sitter();
    await createShort(page, game);
    await fillWithBots(page, seats, 1);
    await page.getByRole('button', { name: 'I am ready' }).click();
    await untilDealt(page);
    await playMatch(game, new Person(page, 'mouse'), LONG);
    await camera.take(`result-${game}`, { full: true });
    await page.getByRole('link', { name: 'Watch replay' }).click();
    await page.getByRole('slider').waitFor();
    for (let step = 0; step < 11; step += 1) await page.keyboard.press('ArrowRight');
    await camera.take(`replay-${game}`, { tight: true });
    await close();
  });

  it.concurrent('of somebody with an account', async () => {
    const { page, camera, close } = await sitter();
    await register(page, 'Nadia');
    await page.goto('/settings');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await camera.take('settings', { full: true });
    await page.goto('/players/Nadia');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await loaded(page);
    await camera.take('player', { full: true });
    await page.getByRole('button', { name: /^Your account/ }).click();
    await camera.take('account-menu');
    await enterBy(page, 'Practice', 'omi');
    await untilDealt(page);
    await page.locator('.table-top .icon-button').first().click();
    await page.getByRole('dialog').waitFor();
    await camera.take('leaving');
    await close();
  });

  it.concurrent('of matches that everybody may see', async () => {
    const { page, camera, close } = await sitter();
    await register(page, 'Karim');
    for (const [game, seats] of [
      ['santase', 2],
      ['tienlen', 3],
    ] as const) {
      await createShort(page, game, { open: true, clock: '60' });
      await fillWithBots(page, seats, 1);
      await page.getByRole('button', { name: 'I am ready' }).click();
      await untilDealt(page);
      await playMatch(game, new Person(page, 'mouse'), LONG);
    }
    for (const [name, path] of [
      ['matches', '/matches'],
      ['player-matches', '/players/Karim'],
    ] as const) {
      await page.goto(path);
      await page.locator('a[href^="/matches/"]').first().waitFor();
      await camera.take(name, { full: true });
    }
    await close();
  });

  it.concurrent('while something is on its way', async () => {
    const { page, camera, close } = await sitter();
    await page.route('**/api/v1/matches*', () => undefined);
    await page.goto('/matches');
    await page.locator('.loading').first().waitFor();
    await camera.take('loading-matches');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.routeWebSocket(/socket\.io/, () => undefined);
    await page.goto('/t/WAITING');
    await page.locator('.loading').first().waitFor();
    await camera.take('loading-table');
    await close();
  });
});
