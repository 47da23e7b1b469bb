import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { browser, expectAccessible, type Visitor, visitor } from './browser';
import { House } from './house';
import { createShort, untilDealt } from './play/doors';
import { answer, enter, openPerson, register, SECRET, uploadBot, visit } from './play/people';

describe.skipIf(!inject('url'))('keeping order', () => {
  let house: House;
  const people: Visitor[] = [];
  const come = async (width = 1280, theme = 'light') => {
    const look = { url: house.url, width, height: 844, settings: { theme } };
    const one = await visitor(await browser(), look);
    people.push(one);
    return one;
  };
  /** The administrator, in the back room; signed in once. */
  let chief: Visitor;
  beforeAll(async () => {
    house = await House.open({ SERAI_TIME_FACTOR: '0.1' });
    chief = await come();
    await enter(chief.page, 'admin', house.adminPassword);
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

    await chief.page.getByRole('link', { name: 'Admin' }).click();
    await openPerson(chief.page, 'Mara');
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
    for (const place of ['/', '/arena', '/rules/omi', '/matches', '/bots', '/login', '/settings']) {
      await chief.page.goto(place);
      await chief.page.locator('.announcement', { hasText: 'We close at midnight.' }).waitFor();
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
    expect(problems.filter((line) => !/403/.test(line))).toEqual([]);
    for (const { problems: found } of [mara, anna, chief]) expect(found).toEqual([]);
  });

  it('gives people a block list, their data, and a new password by a link', async () => {
    const nora = await come(390, 'dark');
    await register(nora.page, 'Nora');
    await nora.page.goto('/players/admin');
    await nora.page.getByRole('button', { name: 'Block', exact: true }).click();
    await nora.page.getByText('admin is blocked.').waitFor();
    await nora.page.goto('/settings');
    const blocked = nora.page.locator('li', {
      has: nora.page.getByRole('link', { name: 'admin' }),
    });
    await blocked.getByRole('button', { name: 'Unblock' }).click();
    await blocked.waitFor({ state: 'detached' });
    const saving = nora.page.waitForEvent('download');
    await nora.page.getByRole('button', { name: 'Download my data' }).click();
    const known = JSON.parse(await text(await (await saving).createReadStream()));
    expect(known.account).toMatchObject({ name: 'Nora', email: 'Nora@example.org' });
    expect(JSON.stringify(known)).not.toMatch(/password_hash|token_hash/);

    await chief.page.goto('/admin');
    await openPerson(chief.page, 'Nora');
    await chief.page.getByRole('button', { name: 'Reset password' }).click();
    await answer(chief.page, 'Make a reset link');
    const link = await chief.page.locator('code', { hasText: '/reset#' }).textContent();
    await nora.page.goto(link ?? '');
    await nora.page.getByLabel('New password').fill('another long evening');
    await nora.page.getByRole('button', { name: 'Save' }).click();
    await nora.page.waitForURL(/\/login$/);
    await enter(nora.page, 'Nora', 'another long evening');
    await nora.page.goto(link ?? '');
    await nora.page.getByLabel('New password').fill('a third long evening');
    await nora.page.getByRole('button', { name: 'Save' }).click();
    await nora.page.getByRole('alert').waitFor();
    expect(nora.problems.filter((line) => !/404/.test(line))).toEqual([]);
    expect(chief.problems).toEqual([]);
  });

  it('hears the appeal of somebody who is banned, and lets him in again', async () => {
    const otto = await come(390);
    await register(otto.page, 'Otto');
    await chief.page.goto('/admin');
    await openPerson(chief.page, 'Otto');
    await chief.page.getByRole('button', { name: 'Ban', exact: true }).click();
    await answer(chief.page, 'Ban', { Reason: 'Stalling' });
    await otto.page.getByText(/You are banned until .*: Stalling/).waitFor();
    await otto.page.getByRole('button', { name: 'Appeal' }).click();
    const words = { 'What do you say to it?': 'My train was in a tunnel.', Password: SECRET };
    await answer(otto.page, 'Send appeal', words);
    await otto.page.getByText('Your appeal has arrived.').waitFor();
    await chief.page.reload();
    await chief.page.getByText('My train was in a tunnel.').first().waitFor();
    await chief.page.getByRole('button', { name: 'Lift the ban' }).click();
    await answer(chief.page, 'Lift the ban', { 'Answer to an appeal': 'Trains do that.' });
    await chief.page.getByText('Trains do that.').waitFor();
    await enter(otto.page, 'Otto');
    expect(chief.problems).toEqual([]);
  });

  it('closes a stuck table with a result, and the house for the night', async () => {
    const [host, other] = [await come(), await come()];
    const code = await createShort(host.page, 'santase');
    await other.page.goto(`/t/${code}?sit`);
    for (const { page } of [host, other]) {
      await page.getByRole('button', { name: 'I am ready' }).click();
    }
    await untilDealt(other.page);
    await chief.page.goto('/admin');
    await visit(chief.page, 'Rules', 'Rules of the house');
    await chief.page.getByRole('switch', { name: 'New tables and matches' }).click();
    await chief.page.getByRole('button', { name: 'Save' }).click();
    await chief.page.getByText('Saved. It holds at once.').waitFor();

    await visit(chief.page, 'Tables');
    await chief.page.getByRole('button', { name: 'Close', exact: true }).first().click();
    const dialog = chief.page.getByRole('dialog');
    await dialog.getByText('Lost by somebody').click();
    await dialog.getByRole('checkbox').first().check();
    await expectAccessible(chief.page, 'closing a table');
    await answer(chief.page, 'Close the table', { Reason: 'Nobody moves any more' });
    for (const { page } of [host, other]) await page.getByText('Nobody moves any more').waitFor();
    await visit(chief.page, 'Audit');
    await chief.page.getByText('Nobody moves any more').waitFor();

    await host.page.goto('/new?game=santase');
    await host.page.getByRole('button', { name: 'Open the table' }).click();
    await host.page.getByText('The house is busy.').waitFor();
    await visit(chief.page, 'Rules', 'Rules of the house');
    await chief.page.getByRole('switch', { name: 'New tables and matches' }).click();
    await chief.page.getByRole('button', { name: 'Save' }).click();
    await chief.page.getByText('Saved. It holds at once.').first().waitFor();
    expect(chief.problems).toEqual([]);
  });

  it('disables a bot and pauses a game of the arena', async () => {
    const { page, problems } = chief;
    const bot = await uploadBot(house.url, 'Pavel', 'Clockwork');
    await page.goto('/admin');
    await visit(page, 'Bots');
    await page.getByRole('link', { name: 'Clockwork' }).click();
    await page.waitForURL(new RegExp(bot));
    await page.getByRole('button', { name: 'Disable version 1' }).click();
    await answer(page, 'Disable version 1', { 'Reason, told to the owner': 'It stalls' });
    await page.getByText('Disabled: version 1: It stalls').waitFor();
    await expectAccessible(page, 'a bot');
    await page.getByRole('button', { name: 'Enable version 1' }).click();
    await page.getByRole('button', { name: 'Disable version 1' }).waitFor();
    await visit(page, 'Arena');
    await page.getByRole('button', { name: 'Pause Omi' }).click();
    await answer(page, 'Pause the game', { Reason: 'A new rule book' });
    await page.getByText('paused: A new rule book').waitFor();
    await page.getByRole('button', { name: 'Resume Omi' }).click();
    await page.getByRole('button', { name: 'Pause Omi' }).waitFor();
    expect(problems).toEqual([]);
  });

  it('brings nothing of itself to players', async () => {
    const { page } = await come();
    const scripts: Promise<string>[] = [];
    page.on('response', (answer) => {
      if (/\.js$/.test(answer.url())) scripts.push(answer.text());
    });
    for (const place of ['/', '/arena', '/bots', '/settings', '/matches', '/new']) {
      await page.goto(place, { waitUntil: 'networkidle' });
    }
    const brought = await Promise.all(scripts);
    expect(brought.length).toBeGreaterThan(5);
    expect(brought.filter((code) => /admin\/users|Rules of the house/.test(code))).toEqual([]);
    const shell = await (await fetch(`${house.url}/sw.js`)).text();
    expect(shell).toMatch(/TablePage-/);
    expect(shell).not.toMatch(/\/admin/i);
  });

  it.each(['ar', 'de', 'bg', 'si', 'vi'])('has rooms that fit a phone in %s', async (language) => {
    const { page, problems } = await come(390, 'dark');
    await enter(page, 'admin', house.adminPassword);
    await page.evaluate((spoken) => {
      const kept = JSON.parse(localStorage.getItem('serai.settings') ?? '{}');
      localStorage.setItem('serai.settings', JSON.stringify({ ...kept, language: spoken }));
    }, language);
    await page.goto('/admin');
    await page.locator(`html[lang=${language}]`).waitFor();
    const rooms = page.locator('.admin-rooms a');
    await rooms.first().waitFor();
    const count = await rooms.count();
    expect(count).toBeGreaterThan(10);
    for (let at = 0; at < count; at += 1) {
      const name = (await rooms.nth(at).textContent()) ?? '';
      await rooms.nth(at).click();
      await page.locator('.admin-rooms a').nth(at).and(page.locator('[aria-current]')).waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('.loading').first().waitFor({ state: 'detached' });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${name} scrolls sideways`).toBeLessThanOrEqual(390);
      // One language for all: what a reader of the screen needs does not depend on the words.
      if (language !== 'ar') continue;
      expect(name).not.toMatch(/[a-z]/i);
      await expectAccessible(page, name);
    }
    expect(problems).toEqual([]);
  });
});
