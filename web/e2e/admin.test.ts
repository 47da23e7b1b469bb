import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { browser, expectAccessible, type Visitor, visitor } from './browser';
import { House } from './house';
import { createShort } from './play/doors';

const SECRET = 'a long evening';
const ROOMS = [
  'Overview',
  'People',
  'Addresses',
  'Tables',
  'Matches',
  'Bots and arena',
  'Rules',
  'Audit',
];

async function enter(page: Page, login: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Name or e-mail address').fill(login);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/$/);
}

async function register(page: Page, name: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail address').fill(`${name}@example.org`);
  await page.getByLabel('Password').fill(SECRET);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/$/);
}

/** Goes to a room of the back room by its link, and waits until it is furnished. */
async function visit(page: Page, room: string, heading = room): Promise<void> {
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: room }).click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.locator('.loading').first().waitFor({ state: 'detached' });
}

describe.skipIf(!inject('url'))('keeping order', () => {
  let house: House;
  const people: Visitor[] = [];
  const come = async (width = 1280, theme = 'light') => {
    const look = { url: house.url, width, height: 844, settings: { theme } };
    const one = await visitor(await browser(), look);
    people.push(one);
    return one;
  };
  beforeAll(async () => {
    house = await House.open({ SERAI_TIME_FACTOR: '0.1' });
  });
  afterAll(async () => {
    for (const { close } of people) await close();
    await house?.close();
  });

  it('lets a player report, a moderator decide, and a ban reach the open page', async () => {
    const [mara, anna, boris] = [await come(), await come(390, 'dark'), await come()];
    await register(mara.page, 'Mara');
    await mara.page.goto('/admin');
    await mara.page.getByText('Only those who keep order').waitFor();
    expect(await mara.page.getByRole('link', { name: 'Admin' }).count()).toBe(0);

    const chief = await come();
    await enter(chief.page, 'admin', house.adminPassword);
    await chief.page.getByRole('link', { name: 'Admin' }).click();
    await visit(chief.page, 'People');
    await chief.page.getByRole('link', { name: 'Mara' }).click();
    await chief.page.getByLabel('Role').selectOption('moderator');
    await chief.page.getByText(/^moderator, since/).waitFor();

    const code = await createShort(boris.page, 'santase');
    await anna.page.goto(`/t/${code}?sit`);
    await boris.page.locator('.lobby-seat:not([data-free])').nth(1).waitFor();
    await boris.page.getByLabel('Message the table').fill('You play like a donkey');
    await boris.page.keyboard.press('Enter');
    await anna.page.getByRole('button', { name: /^Report this message/ }).click();
    const report = anna.page.getByRole('dialog');
    await report.getByText('Insults, threats').click();
    await report.getByLabel('What happened?').fill('He is rude.');
    await expectAccessible(anna.page, 'the report');
    await report.getByRole('button', { name: 'Send report' }).click();
    await anna.page.getByText('Thank you. A moderator').waitFor();

    await mara.page.reload();
    await visit(mara.page, 'Announcements');
    await mara.page.getByLabel('What everybody should know').fill('We close at midnight.');
    await mara.page.getByRole('button', { name: 'Announce', exact: true }).click();
    for (const { page } of [anna, boris, mara]) {
      await page.locator('.announcement', { hasText: 'We close at midnight.' }).waitFor();
    }
    await mara.page.getByRole('button', { name: 'End it' }).click();
    await anna.page.locator('.announcement').waitFor({ state: 'detached' });

    await visit(mara.page, 'Reports');
    await mara.page.getByRole('link', { name: /^a message of/ }).click();
    await mara.page.getByText('You play like a donkey').waitFor();
    await mara.page.getByRole('button', { name: 'Take it' }).click();
    await mara.page.getByRole('button', { name: 'Give it back' }).waitFor();
    await expectAccessible(mara.page, 'a report');
    await mara.page.getByRole('link', { name: /sanctions and history/ }).click();
    await mara.page.getByRole('button', { name: 'Ban', exact: true }).click();
    const ban = mara.page.getByRole('dialog');
    await ban.getByLabel('Reason').fill('Insults at the table');
    await expectAccessible(mara.page, 'a ban');
    await ban.getByRole('button', { name: 'Ban', exact: true }).click();
    await boris.page.getByText(/You are banned until .*: Insults at the table/).waitFor();
    await expectAccessible(boris.page, 'the closed door');
    await mara.page.getByRole('button', { name: 'Lift the ban' }).waitFor();
    await mara.page.goBack();
    await mara.page.getByRole('button', { name: 'Resolve' }).click();
    await mara.page.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click();
    await mara.page.getByText('resolved').waitFor();

    const { problems } = boris;
    // Who is kept out is told so by the browser too.
    expect(problems.filter((text) => !/403/.test(text))).toEqual([]);
    for (const { problems: found } of [mara, anna, chief]) expect(found).toEqual([]);
  });

  it('has rooms that fit a phone and can be read by everybody', async () => {
    const { page, problems } = await come(390, 'dark');
    await enter(page, 'admin', house.adminPassword);
    await page.goto('/admin');
    for (const room of ROOMS) {
      await visit(page, room, room === 'Rules' ? 'Rules of the house' : room);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${room} scrolls sideways`).toBeLessThanOrEqual(390);
      await expectAccessible(page, room);
    }
    expect(problems).toEqual([]);
  });
});
