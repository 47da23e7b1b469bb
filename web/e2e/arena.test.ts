import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { browser, expectAccessible, visitor } from './browser';
import { House } from './house';
import { botOwner, signIn } from './play/botOwner';

/** For bots that play behind everybody else on a busy machine. */
const PATIENCE = 120_000;

const seen = (page: Page, text: string | RegExp) =>
  page.getByText(text).first().waitFor({ timeout: PATIENCE });

async function expectInWidth(page: Page, width: number): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(width);
}

describe.skipIf(!inject('url'))('the arena', () => {
  let house: House;
  let url: string;
  beforeAll(async () => {
    // Slower than elsewhere: a game is still on the air when somebody comes to watch it.
    house = await House.open({ SERAI_TIME_FACTOR: '0.5' });
    url = house.url;
    await botOwner(url, 'Nadia', ['Riverstone', 'Monsoon']);
  });
  afterAll(() => house?.close());

  it.concurrent('takes a challenge, shows its games on the board, and keeps what came of it', async () => {
    const { page, problems, close } = await visitor(await browser(), { url, width: 1440 });
    await signIn(page, 'Nadia');
    await page.goto('/arena/santase');
    await page
      .getByRole('rowheader', { name: /Riverstone/ })
      .first()
      .waitFor();
    await page.locator('.loading').first().waitFor({ state: 'detached' });
    await expectAccessible(page, 'the ladder');
    await page.getByText('Both', { exact: true }).click();
    await page.getByRole('columnheader', { name: 'Played' }).waitFor();

    await page.getByRole('button', { name: 'Challenge' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your bot').selectOption({ label: 'Riverstone' });
    await dialog.getByLabel('Opponent').selectOption({ label: 'House easy' });
    await dialog.locator('label', { hasText: '5' }).first().click();
    await expectAccessible(page, 'the dialog');
    await dialog.getByRole('button', { name: 'Send the challenge' }).click();
    await page.waitForURL(/\/arena\/challenges\//);
    await seen(page, '5 of 5 board sets played');
    const replay = await page.getByRole('link', { name: 'Game 1' }).first().getAttribute('href');
    const match = replay?.split('/')[2] ?? '';

    await page.goto(`/arena/watch/${match}`);
    await page.locator('.table-screen').waitFor();
    await page
      .getByLabel(/Message|Say/)
      .last()
      .fill('well played, lantern');
    await page.keyboard.press('Enter');
    await seen(page, 'well played, lantern');
    await expectAccessible(page, 'watching');
    await page.getByText('As fast as it goes').click();
    await page.getByRole('heading', { name: 'Deal by deal' }).waitFor({ timeout: PATIENCE });
    await page.getByRole('button', { name: 'Back to the arena' }).click();
    await page.waitForURL(/\/arena\/santase/);
    await page.goto('/arena/challenges');
    await page.getByRole('link', { name: /Riverstone/ }).click();
    await page.getByRole('rowheader', { name: /Riverstone/ }).waitFor();
    await expectAccessible(page, 'the challenge');

    await page.goto(replay ?? '');
    await page.getByRole('slider').waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  it.concurrent('plays a tournament to its end on a phone, and gives its standings as a file', async () => {
    const look = { url, width: 390, height: 844, touch: true, settings: { theme: 'dark' } };
    const { page, problems, close } = await visitor(await browser(), look);
    await signIn(page, 'Nadia');
    await page.goto('/arena/tournaments/new?game=santase');
    await page.getByLabel('Name of the tournament').fill('Evening of sixty-six');
    await page
      .getByRole('group', { name: 'Boards a meeting' })
      .getByText('1', { exact: true })
      .click();
    for (const name of ['Riverstone', 'House easy']) {
      await page.getByRole('checkbox', { name: new RegExp(name) }).check();
    }
    await expectAccessible(page, 'the form');
    await expectInWidth(page, 390);
    await page.getByRole('button', { name: 'Announce it' }).click();
    await seen(page, 'finished');
    await expectAccessible(page, 'the tournament');
    await expectInWidth(page, 390);
    const file = await page.getByRole('link', { name: 'Standings (CSV)' }).getAttribute('href');
    const standings = await (await fetch(`${url}${file}`)).text();
    expect(standings.trim().split('\n')).toHaveLength(3);
    for (const path of [
      '/arena/santase',
      '/arena/live',
      '/arena/santase/boards',
      '/arena/challenges',
      '/arena/tournaments',
      '/arena/bots/house:easy',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      await page.locator('.loading').first().waitFor({ state: 'detached' });
      await expectAccessible(page, path);
      await expectInWidth(page, 390);
    }
    expect(problems).toEqual([]);
    await close();
  });

  it.concurrent('opens a board to everybody, in Arabic from right to left too', async () => {
    const look = { url, width: 1024, settings: { language: 'ar' } };
    const { page, problems, close } = await visitor(await browser(), look);
    const boards = async () => (await fetch(`${url}/api/v1/arena/santase/boards`)).json();
    // Bots play meanwhile, in the tests beside this one.
    await expect
      .poll(async () => (await boards()).items.length, { timeout: PATIENCE })
      .toBeGreaterThan(0);
    await page.goto('/arena/santase/boards');
    await page.locator('html[dir=rtl]').waitFor();
    await page.locator('.board-list a').first().click({ timeout: PATIENCE });
    await page.locator('.dots').first().waitFor();
    await expectAccessible(page, 'a board');
    await expectInWidth(page, 1024);
    await page.locator('.btn[data-kind=primary]').click();
    await page.waitForURL(/\/t\//);
    await page.locator('.hand-card').first().waitFor();
    expect(problems).toEqual([]);
    await close();
  });
});
