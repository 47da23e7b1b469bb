import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { expectAccessible, launch, visitor } from './browser';
import { handOf, playNow, untilDealt } from './table';

const url = inject('url');

describe.skipIf(!url)('playing', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  it('takes a visitor from the door to a match, its result and its replay', async () => {
    const { page, problems, close } = await visitor(browser, { url });
    await playNow(page, 'Santase');
    await untilDealt(page);
    await expectAccessible(page, 'the board');
    // The person plays a card if it is their turn, then lets the clock play the rest.
    const free = page.locator('.hand-card:not([aria-disabled=true])').first();
    await free.click();
    await free.press('Enter').catch(() => undefined);
    await page.getByRole('heading', { name: 'Deal by deal' }).waitFor({ timeout: 300_000 });
    await expectAccessible(page, 'the result');
    await page.getByRole('button', { name: /^Verify/ }).click();
    await page.getByText(/decks? follows? from the seed/).waitFor();
    await page.getByRole('link', { name: 'Watch replay' }).click();
    await page.getByRole('slider', { name: 'Place in the match' }).waitFor();
    await page.getByRole('button', { name: 'One move on' }).click();
    await page.getByText('Move 1 of').first().waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText('Move 2 of').first().waitFor();
    expect(await handOf(page).count()).toBeGreaterThan(0);
    await expectAccessible(page, 'the replay');
    expect(problems).toEqual([]);
    await close();
  });

  it('seats two people at a table of their own, where they talk', async () => {
    const host = await visitor(browser, { url });
    await host.page.goto('/new?game=santase');
    await host.page.getByLabel('Name').fill('Under the arch');
    await host.page.getByRole('button', { name: 'Open the table' }).click();
    await host.page.waitForURL(/\/t\//);
    await expectAccessible(host.page, 'the lobby');

    const guest = await visitor(browser, { url, width: 390, height: 844 });
    await guest.page.goto(new URL(host.page.url()).pathname);
    await guest.page.getByRole('heading', { name: 'Under the arch' }).waitFor();
    await guest.page.getByRole('button', { name: /Sit (down )?here/ }).click();
    await guest.page.getByLabel('Message the table').fill('Good evening');
    await guest.page.getByRole('button', { name: 'Send' }).click();
    await host.page.getByRole('log').getByText('Good evening').waitFor();

    await guest.page.getByRole('button', { name: /ready/i }).first().click();
    await host.page.getByRole('button', { name: 'Start' }).click();
    await untilDealt(guest.page);
    await untilDealt(host.page);
    expect([...host.problems, ...guest.problems]).toEqual([]);
    await host.close();
    await guest.close();
  });

  it('is played with the keyboard alone', async () => {
    const { page, problems, close } = await visitor(browser, { url });
    const reach = async (name: RegExp) => {
      for (let i = 0; i < 60; i += 1) {
        const focused = await page.evaluate(() => {
          const { ariaLabel, textContent } = document.activeElement ?? document.body;
          return ariaLabel || (textContent ?? '').trim();
        });
        if (name.test(focused)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`Tab does not lead to ${name}`);
    };
    await page.goto('/');
    await page.getByRole('button', { name: 'Practice' }).waitFor();
    await reach(/^Practice$/);
    await page.keyboard.press('Enter');
    await reach(/^Omi/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/t\//);
    await untilDealt(page);
    // Either the person names trumps first, or it comes to playing a card; both by keys.
    const cards = handOf(page);
    const played = async () => (await cards.count()) < 8;
    for (let i = 0; i < 40 && !((await cards.count()) > 4 && (await played())); i += 1) {
      const bid = page
        .getByRole('toolbar')
        .getByRole('button', { name: /^Trumps are/ })
        .first();
      if (await bid.isVisible()) {
        await reach(/^Trumps are/);
        await page.keyboard.press('Enter');
      } else if ((await cards.count()) > 4) {
        await page.keyboard.press(String(1 + (i % 8)));
        await page.keyboard.press('Enter');
      }
      await page.waitForTimeout(250);
    }
    expect(await played()).toBe(true);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
    await page.keyboard.press('Escape');
    expect(problems).toEqual([]);
    await close();
  });
});
