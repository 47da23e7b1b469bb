import { describe, expect, inject, it } from 'vitest';
import { boxOf, overlap } from './boxes';
import { browser, expectAccessible, visitor } from './browser';
import { createShort } from './play/doors';

const url = inject('url');

const PAGES = [
  '/',
  '/new',
  '/new?game=baloot',
  '/login',
  '/register',
  '/settings',
  '/rules',
  '/rules/omi',
  '/rules/tienlen',
  '/rules/jolly',
  '/rules/baloot',
  '/rules/santase',
  '/rules/omi/book',
  '/matches',
  '/bots',
  '/about',
  '/players/admin',
  '/nowhere',
];

describe.skipIf(!url)('pages', () => {
  it.concurrent.each([
    ['light', 1280],
    ['dark', 390],
  ])('keep nobody out, in %s at %d pixels', async (theme, width) => {
    const look = { url, width, height: 844, settings: { theme } };
    const { page, problems, close } = await visitor(await browser(), look);
    // Somebody on a phone has a table waiting: the bar has the most to hold then.
    if (width < 400) await createShort(page, 'omi');
    for (const path of PAGES) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForFunction(() => !document.querySelector('.loading'));
      await expectAccessible(page, path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${path} scrolls sideways`).toBeLessThanOrEqual(width);
    }
    // What is not there is not there; the browser says so too.
    expect(problems.filter((text) => !/404/.test(text))).toEqual([]);
    await close();
  });

  it.concurrent('of a table that waits keep its middle free of its chairs, in the longest words', async () => {
    const look = { url, width: 390, height: 844 };
    const { page, close } = await visitor(await browser(), look);
    await createShort(page, 'omi');
    for (const language of ['de', 'si', 'bg']) {
      await page.evaluate((wanted) => {
        localStorage.setItem('serai.settings', JSON.stringify({ language: wanted }));
        dispatchEvent(new StorageEvent('storage', { key: 'serai.settings' }));
      }, language);
      await page.locator(`html[lang=${language}]`).waitFor();
      const middle = await boxOf(page.locator('.lobby-middle'));
      for (const ring of await page.locator('.lobby-ring').all()) {
        expect(overlap(middle, await boxOf(ring)), language).toBe(false);
      }
    }
    await close();
  });

  it.concurrent('find people, tables and games by their names, with keys alone', async () => {
    const { page, problems, close } = await visitor(await browser(), { url });
    await createShort(page, 'omi', { name: 'Quillon yard', open: true, clock: '60' });
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.keyboard.press('/');
    const words = page.getByLabel('Player, bot, table or game');
    await words.fill('adm');
    await page.getByRole('link', { name: 'admin' }).waitFor();
    await expectAccessible(page, 'find');
    await words.fill('nobody at all');
    await page.getByText('Nothing here is called that.').waitFor();
    // Tables of others may bear a game's name too.
    await words.fill('santa');
    await page.locator('dialog a[href="/rules/santase"]').waitFor();
    await words.fill('quillon');
    await words.press('Enter');
    await page.waitForURL('**/t/*');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  it.concurrent('speak Arabic from right to left', async () => {
    const look = { url, settings: { language: 'ar', arabicIndices: true } };
    const { page, problems, close } = await visitor(await browser(), look);
    for (const path of ['/', '/settings', '/rules/baloot']) {
      await page.goto(path);
      await page.locator('html[lang=ar][dir=rtl]').waitFor();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await expectAccessible(page, path);
    }
    expect(problems).toEqual([]);
    await close();
  });

  it.concurrent('open without a line, say so, and come back by themselves', async () => {
    const { page, close } = await visitor(await browser(), { url, serviceWorkers: 'allow' });
    await page.goto('/');
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state === 'activated') return;
      await new Promise((done) => active?.addEventListener('statechange', done));
    });
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map((request) => new URL(request.url).pathname);
    });
    expect(kept).toContain('/index.html');
    expect(kept.filter((path) => /^\/(api|socket)/.test(path))).toEqual([]);
    await page.context().setOffline(true);
    await page.goto('/rules');
    await page.getByText(/The house does not answer/).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'How to play' }).waitFor();
    await close();
  });
});
