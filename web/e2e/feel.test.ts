import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { browser, visitor } from './browser';
import { createShort, enterBy, fillWithBots, handOf, untilDealt } from './play/doors';
import { look } from './play/person';

const url = inject('url');
const PHONE = { width: 390, height: 844, touch: true };

const names = (page: Page) =>
  handOf(page).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));

/** Until a card of the own hand belongs on the table. */
async function myTurn(page: Page): Promise<number> {
  await page.waitForFunction(
    () =>
      document.querySelector('.slot[data-drop]') &&
      document.querySelector('.hand-card:not([aria-disabled])'),
  );
  return (await look(page)).cards.findIndex(({ free }) => free);
}

/** A new person at a Santase table of their own. */
async function practising(look: Partial<Parameters<typeof visitor>[1]> = {}) {
  const person = await visitor(await browser(), { url, ...look });
  await enterBy(person.page, 'Practice', 'santase');
  await untilDealt(person.page);
  const at = await myTurn(person.page);
  return { ...person, at, card: await cardAt(person.page, at) };
}

/** A card's name without its place in the hand, which others take. */
const cardAt = async (page: Page, at: number) =>
  (await names(page))[at]?.replace(/, \d+ of \d+$/, '') ?? '';

/** The card is in the hand no more; that the hand is smaller is over as soon as the next is drawn. */
const played = (page: Page, card: string) =>
  page.waitForFunction(
    (gone) =>
      ![...document.querySelectorAll('.hand-card')].some((one) =>
        one.getAttribute('aria-label')?.startsWith(`${gone},`),
      ),
    card,
  );

async function middleOf(page: Page, query: string, at = 0) {
  const box = await page.locator(query).nth(at).boundingBox();
  if (!box) throw new Error(`${query} is not in sight`);
  return { x: box.x + Math.min(16, box.width / 2), y: box.y + Math.min(40, box.height / 2) };
}

async function finger(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  const touch = await page.context().newCDPSession(page);
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [from]);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const x = from.x + (to.x - from.x) * part;
    await send('touchMove', [{ x, y: from.y + (to.y - from.y) * part }]);
  }
  await send('touchEnd', []);
}

describe.skipIf(!url)('a card', () => {
  it.concurrent('is played by a swipe', async () => {
    const { page, at, card, problems, close } = await practising(PHONE);
    const from = await middleOf(page, '.hand-card', at);
    await finger(page, from, { x: from.x, y: from.y - 90 });
    await played(page, card);
    expect(problems).toEqual([]);
    await close();
  });

  it.concurrent('is played by dragging it to its place, with a finger', async () => {
    const { page, at, card, problems, close } = await practising(PHONE);
    const to = await middleOf(page, '.slot[data-drop]');
    await finger(page, await middleOf(page, '.hand-card', at), to);
    await played(page, card);
    expect(problems).toEqual([]);
    await close();
  });

  it.concurrent('is the same in two tabs of one person', async () => {
    const { page, at, card, problems, close } = await practising();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await untilDealt(other);
    expect(await names(other)).toEqual(await names(page));
    await handOf(page).nth(at).press('Enter');
    await Promise.all([played(page, card), played(other, card)]);
    await Promise.all([myTurn(page), myTurn(other)]);
    expect(await names(other)).toEqual(await names(page));
    expect(problems).toEqual([]);
    await close();
  });

  it.concurrent('glides back when the house has moved on without it', async () => {
    const { page, at, card, problems, close } = await practising();
    const late = await page.context().newPage();
    let deaf = false;
    await late.routeWebSocket(/socket\.io/, (line) => {
      const server = line.connectToServer();
      server.onMessage((message) => {
        if (!deaf || !String(message).includes('"game_state_update"')) line.send(message);
      });
    });
    await late.goto(page.url());
    await untilDealt(late);
    await myTurn(late);
    deaf = true;
    const before = await names(late);
    await handOf(page).nth(at).press('Enter');
    await played(page, card);
    await myTurn(page);
    // This tab has heard nothing of it and plays the last card of a hand that is gone.
    const last = (await look(late)).cards.findLastIndex(({ free }) => free);
    await handOf(late).nth(last).press('Enter');
    await late.waitForFunction(
      (hand) =>
        [...document.querySelectorAll('.hand-card')]
          .map((card) => card.getAttribute('aria-label'))
          .join() !== hand,
      before.join(),
    );
    deaf = false;
    await late.waitForFunction(() => document.querySelectorAll('.hand-card').length === 6);
    await late.waitForFunction(
      (hand) =>
        [...document.querySelectorAll('.hand-card')]
          .map((card) => card.getAttribute('aria-label'))
          .join() === hand,
      (await names(page)).join(),
    );
    expect(problems).toEqual([]);
    await close();
  });

  it.concurrent('says that the line is slow', async () => {
    const { page, problems, close } = await visitor(await browser(), { url });
    await page.routeWebSocket(/socket\.io/, (line) => {
      const server = line.connectToServer();
      line.onMessage((message) => setTimeout(() => server.send(message), 350));
      server.onMessage((message) => setTimeout(() => line.send(message), 350));
    });
    await enterBy(page, 'Practice', 'santase');
    const strip = page.locator('.line-strip');
    await strip.waitFor();
    await untilDealt(page);
    // Nothing of the board covers it.
    const seen = await strip.evaluate((sign) => {
      const { x, y, width, height } = sign.getBoundingClientRect();
      return sign.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(seen).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });

  it.concurrent('is played by whoever was away and takes the seat back', async () => {
    const { page, problems, close } = await visitor(await browser(), { url });
    await createShort(page, 'tienlen', { seats: 2, choose: [['Deals', '16']], clock: '15 s' });
    await fillWithBots(page, 2, 0);
    await page.getByRole('button', { name: 'I am ready' }).click();
    await page.getByRole('button', { name: 'I am back' }).click();
    await page.getByText('A house bot plays for you.').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await close();
  });

  it('answers a tap in the next frames while everything moves', async () => {
    const look = { settings: { animation: 'full' } };
    const { page, problems, close } = await practising(look);
    await page.evaluate(() => {
      const seen: number[] = [];
      Object.assign(globalThis, { seen });
      document.addEventListener(
        'pointerdown',
        () => {
          const began = performance.now();
          requestAnimationFrame(() => setTimeout(() => seen.push(performance.now() - began)));
        },
        true,
      );
    });
    const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
    /** The middle of a dozen presses, of cards or of a place where nothing can be pressed. */
    const pressed = async (place: (tap: number) => Promise<{ x: number; y: number }>) => {
      for (let tap = 0; tap < 12; tap += 1) {
        const { x, y } = await place(tap);
        await page.mouse.click(x, y);
        await page.waitForTimeout(60);
      }
      return page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen.splice(0));
    };
    // What a frame takes on this machine just now is not the page's doing.
    const idle = median(await pressed(() => middleOf(page, '.table-top')));
    const card = median(await pressed((tap) => middleOf(page, '.hand-card', tap % 5)));
    console.log(
      `a press to its frame: ${card.toFixed(0)} ms, without a card ${idle.toFixed(0)} ms`,
    );
    expect(card - idle).toBeLessThan(100);
    expect(problems).toEqual([]);
    await close();
  });
});
