/**
 * Plays whole matches of Santase as a guest against a house bot in a real browser, with the controls a person has.
 *
 *   BASE=http://127.0.0.1:8080 node e2e/santase.mjs [--keyboard] [--practice] [--size=390x844] [--dark] [--lang=ar]
 *     [--shots=/tmp/shots] [--deals=3] [--calm]
 *
 * Ends with an error if the page logs one, or if the match does not come to its end.
 */
import chromiumPack from '@sparticuz/chromium';
import { chromium } from 'playwright-core';

const flags = new Map(
  process.argv.slice(2).map((flag) => {
    const [name, value = 'yes'] = flag.replace(/^--/, '').split('=');
    return [name, value];
  }),
);
const BASE = process.env.BASE ?? 'http://127.0.0.1:8080';
const [width, height] = (flags.get('size') ?? '1440x900').split('x').map(Number);
const keyboard = flags.has('keyboard');
const practice = flags.has('practice');
const shots = flags.get('shots');
const deals = Number(flags.get('deals') ?? 0);
const limit = Number(flags.get('minutes') ?? 20) * 60_000;
const language = flags.get('lang') ?? 'en';

const browser = await chromium.launch({
  executablePath: await chromiumPack.executablePath(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
});
const context = await browser.newContext({
  viewport: { width, height },
  deviceScaleFactor: width < 900 ? 2 : 1,
  hasTouch: width < 900,
});
await context.addInitScript(
  (kept) => localStorage.setItem('serai.settings', JSON.stringify(kept)),
  {
    theme: flags.has('dark') ? 'dark' : 'light',
    language,
    arabicIndices: language === 'ar',
    animation: flags.has('calm') ? 'reduced' : 'full',
    sound: true,
  },
);
const page = await context.newPage();
const errors = [];
// A visitor without an account is told so once; the page expects it.
const expected = /401 \(Unauthorized\)/;
page.on('console', (line) => {
  if (line.type() === 'error' && !expected.test(line.text())) errors.push(line.text());
});
page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));

const seen = new Map();
async function shot(name, times = 1) {
  const count = seen.get(name) ?? 0;
  seen.set(name, count + 1);
  if (!shots || count >= times) return;
  const tag = `${width}${flags.has('dark') ? 'd' : ''}${language}`;
  await page.screenshot({ path: `${shots}/${tag}-${name}${count || ''}.png`, timeout: 60_000 });
}

/** What the page shows now, read from the page alone. */
const look = () =>
  page.evaluate(() => {
    const shown = (query) => document.querySelector(query) !== null;
    const number = document.querySelector('.points-box[data-own] .points-number')?.textContent;
    return {
      sheet: shown('.deal-sheet footer button'),
      sheetText: document.querySelector('.deal-sheet')?.textContent ?? '',
      question: shown('dialog[open] .btn[data-kind=lantern]'),
      mine: shown('.slot[data-drop]'),
      claim:
        shown('.action-bar .btn[data-kind=lantern]') &&
        !shown('.action-bar .btn[data-kind=primary]'),
      cards: document.querySelectorAll('.hand-card:not([aria-disabled=true])').length,
      dimmed: shown('.hand-card[aria-disabled=true]'),
      say66: shown('.action-bar .btn[data-kind=lantern]'),
      close: shown('.action-bar .btn:has(.lucide-lock)'),
      exchange: shown('.action-bar .btn:has(.lucide-repeat)'),
      hint: shown('.action-bar .btn:has(.lucide-lightbulb)'),
      marriage: shown('.hand-card .card[data-look=gold]'),
      bubble: shown('.bubble'),
      trick: document.querySelectorAll('[data-turn] > .card').length,
      points: Number(number ?? 0),
      result: shown('.podium, [class*=podium]'),
    };
  });

/** Reaches a control as a person without a mouse does. */
async function reach(query) {
  const there = () =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, query);
  for (let i = 0; i < 60; i += 1) {
    if (await there()) return true;
    await page.keyboard.press('Tab');
  }
  return false;
}

async function press(query) {
  if (!keyboard) await page.locator(query).first().click({ timeout: 3000 });
  else if (await reach(query)) await page.keyboard.press('Enter');
}

const any = (count) => Math.floor(Math.random() * count);
const BTN = '.action-bar .btn';

/** A card from the hand, in one of the ways a hand offers. */
async function playCard(now) {
  const free = page.locator('.hand-card:not([aria-disabled=true])');
  const gold = page.locator('.hand-card:has(.card[data-look=gold])');
  const card = now.marriage ? gold.first() : free.nth(any(now.cards));
  if (keyboard) {
    const at = await card.evaluate((one) =>
      [...document.querySelectorAll('.hand-card')].indexOf(one),
    );
    await page.keyboard.press(String(at + 1));
    await shot('picked');
    if (Math.random() < 0.5) await press(`${BTN}[data-kind=primary]`);
    else {
      await reach('.hand-card');
      await page.keyboard.press('Enter');
    }
    return;
  }
  const box = await card.boundingBox();
  if (!box) return;
  const spot = { x: 14, y: 30 };
  const way = any(3);
  if (way === 0) {
    const to = await page.locator('.slot[data-drop]').boundingBox();
    if (!to) return;
    await page.mouse.move(box.x + spot.x, box.y + spot.y);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await shot('dragged');
    await page.mouse.up();
    return;
  }
  await card.click({ position: spot, timeout: 3000 });
  await page.waitForTimeout(160);
  await shot(now.marriage ? 'marriage' : 'picked');
  if (way === 1) await card.click({ position: spot, timeout: 3000 });
  else await page.locator(`${BTN}[data-kind=primary]`).click({ timeout: 3000 });
}

async function turn(now) {
  if (now.say66 && now.points >= 66) {
    await shot('enough');
    await press(`${BTN}[data-kind=lantern]`);
  } else if (now.exchange) {
    await shot('exchange');
    await press(`${BTN}:has(.lucide-repeat)`);
  } else if (now.close && Math.random() < 0.06) {
    await press(`${BTN}:has(.lucide-lock)`);
    await page.waitForTimeout(500);
    await shot('closed');
  } else if (now.say66 && Math.random() < 0.04) await press(`${BTN}[data-kind=lantern]`);
  else if (practice && now.hint && Math.random() < 0.5) {
    await press(`${BTN}:has(.lucide-lightbulb)`);
    await page.waitForTimeout(2500);
    await shot('hint');
    await playCard(now);
  } else await playCard(now);
  await page.waitForTimeout(120);
}

async function step() {
  const now = await look();
  if (now.result) return now;
  if (now.bubble) await shot('bubble', 4);
  if (now.trick === 2) await shot('trick', 2);
  if (now.question) {
    await shot('sure');
    await press('dialog[open] .btn:not([data-kind])');
  } else if (now.sheet) {
    await shot('sheet', 2);
    console.log(now.sheetText);
    dealt += 1;
    await press('.deal-sheet footer button');
  } else if (now.claim) {
    await shot('claim');
    await press(`${BTN}[data-kind=lantern]`);
  } else if (now.mine && now.cards > 0) {
    await shot(now.dimmed ? 'dimmed' : 'turn', 2);
    await turn(now);
  }
  await page.waitForTimeout(150);
  return now;
}

let dealt = 0;
await page.goto(BASE);
if (practice) {
  await page.locator('.hero-calls button').nth(1).click({ timeout: 90_000 });
  await page.locator('li:last-child > .bot-offer').click({ timeout: 90_000 });
} else await page.locator('.door:has(#door-santase)').click({ timeout: 90_000 });
await page.waitForSelector('.hand-card', { timeout: 60_000 });
const began = Date.now();
let finished = false;
while (!finished && Date.now() - began < limit && !(deals && dealt >= deals)) {
  try {
    finished = (await step()).result;
  } catch (error) {
    // A control may go while it is reached for: the clock or the other seat was quicker.
    if (page.isClosed() || !/Timeout|detached/.test(String(error))) throw error;
  }
}
await page.waitForTimeout(500);
await shot('end');
await browser.close();
console.log(JSON.stringify({ finished, dealt, seconds: Math.round((Date.now() - began) / 1000) }));
if (errors.length > 0) console.error([...new Set(errors)].join('\n'));
process.exit(errors.length > 0 || (!finished && !deals) ? 1 : 0);
