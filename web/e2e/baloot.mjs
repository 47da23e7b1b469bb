/**
 * Plays whole matches of Baloot as a guest against house bots in a real browser, with the controls a person has.
 *
 *   BASE=http://127.0.0.1:8080 node e2e/baloot.mjs [--keyboard] [--practice] [--size=390x844] [--dark] [--lang=ar]
 *     [--shots=/tmp/shots] [--deals=3]
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
const touch = width < 900;
const shots = flags.get('shots');
const deals = Number(flags.get('deals') ?? 0);
const limit = Number(flags.get('minutes') ?? 20) * 60_000;

const settings = {
  theme: flags.has('dark') ? 'dark' : 'light',
  language: flags.get('lang') ?? 'en',
  arabicIndices: flags.get('lang') === 'ar',
  animation: flags.has('calm') ? 'reduced' : 'full',
  sound: false,
};

const browser = await chromium.launch({
  executablePath: await chromiumPack.executablePath(),
  args: chromiumPack.args.filter((arg) => !['--single-process', '--no-zygote'].includes(arg)),
});
const context = await browser.newContext({
  viewport: { width, height },
  deviceScaleFactor: shots && touch ? 2 : 1,
  hasTouch: touch,
});
await context.addInitScript((kept) => {
  localStorage.setItem('serai.settings', JSON.stringify(kept));
}, settings);
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
  const tag = `${width}${flags.has('dark') ? 'd' : ''}${settings.language}`;
  await page.screenshot({ path: `${shots}/${tag}-${name}${count || ''}.png`, timeout: 60_000 });
}

/** What the page shows now, read from the page alone. */
const look = () =>
  page.evaluate(() => {
    const shown = (query) => document.querySelector(query) !== null;
    const labels = (query) => [...document.querySelectorAll(query)].map((one) => one.textContent);
    return {
      sheet: shown('.deal-sheet footer button'),
      sheetText: document.querySelector('.deal-sheet')?.textContent ?? '',
      bids: labels('.bid-buttons button:not([aria-disabled=true])'),
      bidTitle: document.querySelector('.bid-head b')?.textContent ?? '',
      mine: shown('.slot[data-drop]'),
      cards: document.querySelectorAll('.hand-card:not([aria-disabled=true])').length,
      dimmed: shown('.hand-card[aria-disabled=true]'),
      extras: labels('.action-bar .btn:has(.lucide-star, .lucide-trophy)'),
      reveal: shown('.project-reveal'),
      claim: shown('.open-hand'),
      trick: document.querySelectorAll('[data-turn] > .card').length,
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

/** A point of a control that nothing covers. */
const pointOf = (query, at) =>
  page.evaluate(
    ([wanted, place]) => {
      const element = document.querySelectorAll(wanted)[place];
      if (!element) return null;
      const box = element.getBoundingClientRect();
      for (const down of [0.5, 0.2, 0.12, 0.35]) {
        for (const along of [0.5, 0.12, 0.2, 0.85, 0.3, 0.7]) {
          const x = box.left + box.width * along;
          const y = box.top + box.height * down;
          const hit = document.elementFromPoint(x, y);
          if (hit && (element === hit || element.contains(hit))) return { x, y };
        }
      }
      return null;
    },
    [query, at],
  );

async function press(query, at) {
  if (!keyboard) {
    const point = await pointOf(query, at);
    if (!point) throw new Error(`nothing to press at ${query}`);
    if (touch) await page.touchscreen.tap(point.x, point.y);
    else await page.mouse.click(point.x, point.y);
    return;
  }
  await page.evaluate(
    ([wanted, place]) => {
      for (const old of document.querySelectorAll('[data-aim]')) delete old.dataset.aim;
      document.querySelectorAll(wanted)[place]?.setAttribute('data-aim', '');
    },
    [query, at],
  );
  if (await reach('[data-aim]')) await page.keyboard.press('Enter');
}

const any = (count) => Math.floor(Math.random() * count);

async function bid(now) {
  await shot(now.bidTitle.replace(/\W+/g, '').slice(0, 24) || `bids${now.bids.length}`, 3);
  const count = now.bids.length;
  if (keyboard && count > 0 && Math.random() < 0.4) {
    await page.keyboard.press('p');
    return;
  }
  // The last button is the pass: about half of the time.
  const choice = Math.random() < 0.45 ? count - 1 : any(count);
  await press('.bid-buttons button:not([aria-disabled=true])', choice);
}

async function playCard(now) {
  await shot(now.dimmed ? 'why' : now.trick === 0 ? 'lead' : 'trick', 2);
  if (keyboard) {
    const open = await page.evaluate(() =>
      [...document.querySelectorAll('.hand-card')].flatMap((card, at) =>
        card.matches('[aria-disabled=true]') ? [] : [at + 1],
      ),
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press(String(open[any(open.length)]));
    await shot('picked');
    await page.evaluate(() => document.activeElement?.blur?.());
    await page.keyboard.press('Enter');
    return;
  }
  const open = '.hand-card:not([aria-disabled=true])';
  const at = any(now.cards);
  await press(open, at);
  await shot('picked');
  // Lifted now: a second tap plays it.
  await press(`${open}[aria-pressed=true]`, 0);
}

async function act(now) {
  if (now.sheet) {
    await shot('sheet', 4);
    await page.waitForTimeout(300);
    await press('.deal-sheet footer button', 0);
    return 'sheet';
  }
  if (now.reveal) await shot('reveal', 2);
  if (now.claim) await shot('claim', 4);
  if (now.bids.length > 0) {
    await bid(now);
    return 'bid';
  }
  if (!now.mine || now.cards === 0) return null;
  if (now.extras.length > 0) {
    const declares = await page.locator('.action-bar .btn:has(.card-codes)').count();
    if (declares > 0) {
      await shot('declare', 3);
      await press('.action-bar .btn:has(.card-codes)', 0);
      return 'declare';
    }
    const claims = page.locator('.action-bar .btn:has(.lucide-trophy)');
    if ((await claims.count()) > 0 && Math.random() < 0.12) {
      await shot('sawa');
      await press('.action-bar .btn:has(.lucide-trophy)', 0);
      return 'sawa';
    }
  }
  await playCard(now);
  return 'play';
}

await page.goto(BASE, { waitUntil: 'load' });
if (flags.has('practice')) {
  await page.locator('.hero-calls button').nth(1).dispatchEvent('click');
  await page.locator('.bot-offer').nth(3).dispatchEvent('click');
} else await page.locator('.door').nth(3).dispatchEvent('click');
await page.waitForURL(/\/t\//);

const start = Date.now();
const done = {};
let sheets = 0;
let over = false;
while (Date.now() - start < limit) {
  if (errors.length > 0) break;
  const now = await look();
  if (now.result) {
    over = true;
    break;
  }
  try {
    const did = await act(now);
    if (did) done[did] = (done[did] ?? 0) + 1;
    if (did === 'sheet') sheets += 1;
    if (deals && sheets >= deals) break;
    await page.waitForTimeout(did ? 160 : 120);
  } catch (error) {
    done.missed = (done.missed ?? 0) + 1;
    if (done.missed > 200) throw error;
  }
}
if (over) await shot('result');
console.log(JSON.stringify({ over, done, seconds: Math.round((Date.now() - start) / 1000) }));
if (errors.length > 0) console.log(errors.slice(0, 5).join('\n'));
await browser.close();
process.exit(errors.length > 0 || (!over && !deals) ? 1 : 0);
