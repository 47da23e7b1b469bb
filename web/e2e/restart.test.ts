import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launch, visitor } from './browser';
import { House } from './house';
import { handOf, untilDealt } from './table';

describe.skipIf(!inject('url'))('a server that falls', () => {
  let browser: Browser;
  let house: House;
  beforeAll(async () => {
    [browser, house] = await Promise.all([launch(), House.open({ SERAI_TIME_FACTOR: '0.5' })]);
  });
  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  it('is found again by the page, with the same hand', async () => {
    const { page, problems, close } = await visitor(browser, { url: house.url });
    await page.goto('/');
    await page.getByRole('button', { name: 'Practice' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Tiến lên/ })
      .click();
    await page.waitForURL(/\/t\//);
    await untilDealt(page);
    const names = () =>
      handOf(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
    await page.waitForTimeout(1500);
    const before = await names();
    await house.kill();
    await page.getByText(/^Reconnecting/).waitFor();
    expect(await names()).toEqual(before);
    await house.start();
    await page.getByText(/^Reconnecting/).waitFor({ state: 'detached' });
    await page.waitForTimeout(500);
    expect(await names()).toEqual(before);
    // And it goes on: the house takes an action of this person, or it is somebody else's turn.
    const pass = page.getByRole('button', { name: /^Pass/ });
    if (await pass.isEnabled()) await pass.click();
    expect(problems).toEqual([]);
    await close();
  });
});
