/**
 * Plays Omi as a guest against house bots in a real browser, with the controls a person has.
 *
 *   BASE=http://127.0.0.1:8080 node e2e/omi.mjs [--keyboard] [--practice] [--size=390x844] [--dark] [--lang=ar] [--calm]
 *     [--four] [--save=file.md] [--export=/tmp/save.md] [--shots=/tmp/shots] [--deals=3] [--minutes=20]
 *
 * Ends with an error if the page logs one, or if the match does not come to its end. `--deals` stops earlier.
 */
import { mkdirSync } from 'node:fs';
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
const shots = flags.get('shots');
const deals = Number(flags.get('deals') ?? 99);
const until = Date.now() + Number(flags.get('minutes') ?? 20) * 60_000;
const language = flags.get('lang') ?? 'en';
const settings = {
  theme: flags.has('dark') ? 'dark' : 'light',
  language,
  arabicIndices: language === 'ar',
  fourColour: flags.has('four'),
  animation: flags.has('calm') ? 'reduced' : 'full',
  sound: true,
};
if (shots) mkdirSync(shots, { recursive: true });

const browser = await chromium.launch({
  executablePath: await chromiumPack.executablePath(),
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--font-render-hinting=none'],
});
const context = await browser.newContext({
  viewport: { width, height },
  deviceScaleFactor: width < 700 ? 2 : 1,
  hasTouch: width < 900,
});
await context.addInitScript((kept) => {
  localStorage.setItem('serai.settings', JSON.stringify(kept));
}, settings);
const page = await context.newPage();
page.setDefaultTimeout(30_000);
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

async function enter() {
  if (flags.has('save')) {
    await page.goto(`${BASE}/new?game=omi`);
    await page.setInputFiles('input[type=file]', flags.get('save'));
    await shot('import');
    await page.locator('form button[type=submit]').click();
    await page.waitForURL(/\/t\//);
    for (let seat = 0; seat < 3; seat += 1) {
      await page.locator('.bot-offer').nth(1).click();
      await page.waitForTimeout(500);
    }
    await page.locator('.btn[data-kind=primary]').first().click();
    return;
  }
  await page.goto(BASE);
  const icon = flags.has('practice') ? 1 : 0;
  await page.locator('main .btn[data-size=large]').nth(icon).click();
  await page.locator('dialog .bot-offer').first().click();
  await page.waitForURL(/\/t\//);
}

/** What the page shows now, read from the page alone. */
const look = () =>
  page.evaluate(() => {
    const shown = (query) => document.querySelector(query) !== null;
    return {
      sheet: shown('.deal-sheet footer button'),
      bids: document.querySelectorAll('.bid-buttons button').length,
      cards: document.querySelectorAll('.hand-card').length,
      mine: shown('.slot[data-drop]'),
      dimmed: shown('.hand-card[aria-disabled=true]'),
      bubble: shown('.bubble'),
      trick: document.querySelectorAll('[data-turn] > .card').length,
      result: shown('.podium, [class*=podium]'),
      said: document.querySelector('.sr-only > [aria-live=polite]')?.textContent ?? '',
    };
  });

/** Presses where a person would: at a point of the element that nothing covers. */
async function press(query, nth = 0) {
  const point = await page.evaluate(
    ([wanted, at]) => {
      const element = document.querySelectorAll(wanted)[at];
      if (!element) return null;
      const box = element.getBoundingClientRect();
      const free = [];
      for (let y = 0.15; y < 1; y += 0.1) {
        for (let x = 0.15; x < 1; x += 0.1) {
          const spot = { x: box.left + box.width * x, y: box.top + box.height * y };
          if (element.contains(document.elementFromPoint(spot.x, spot.y))) free.push(spot);
        }
      }
      return free[Math.floor(free.length / 2)] ?? null;
    },
    [query, nth],
  );
  if (!point) return false;
  await (width < 900 ? page.touchscreen.tap(point.x, point.y) : page.mouse.click(point.x, point.y));
  return true;
}

async function nameTrumps() {
  await shot('naming', 2);
  if (keyboard) {
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
  } else await press('.bid-buttons button', 1);
  await page.waitForTimeout(400);
}

async function playCard({ cards, dimmed }) {
  if (keyboard) {
    for (let at = 1; at <= cards; at += 1) {
      await page.keyboard.press(String(at));
      if (await page.locator('.hand-card[aria-pressed=true]').count()) break;
    }
    await shot(dimmed ? 'picked' : 'free');
    await page.keyboard.press('Enter');
    return;
  }
  if (flags.has('practice') && !seen.has('hint')) {
    await page.keyboard.press('h');
    await page.waitForTimeout(900);
    await shot('hint');
    await page.keyboard.press('Escape');
  }
  if (dimmed && !seen.has('refused')) {
    await press('.hand-card[aria-disabled=true]');
    await page.waitForTimeout(300);
    await shot('refused');
  }
  const free = '.hand-card:not([aria-disabled=true])';
  await press(free);
  await page.waitForTimeout(200);
  await shot(dimmed ? 'picked' : 'free', 2);
  const button = '.action-bar .btn[data-kind=primary]:not([aria-disabled=true])';
  if (!(await press(button))) await press(`${free}[aria-pressed=true]`);
  await page.waitForTimeout(150);
}

async function sheet(count) {
  await page.waitForTimeout(350);
  await shot('sheet', 4);
  console.log(count, await page.locator('.deal-sheet h2').textContent());
  if (count === 1 && flags.has('export')) await exportSave();
  if (keyboard) await page.keyboard.press('Enter');
  else await press('.deal-sheet footer button');
}

async function exportSave() {
  const phone = width < 700 || height < 500;
  if (phone) {
    await page.locator('.table-top .icon-button').first().click();
    await page.locator('dialog [aria-expanded]').click();
  } else if (width < 1200) {
    await page.locator('.dock .btn[data-shape=icon]').last().click();
    await page.getByRole('tab').nth(1).click();
  } else await page.getByRole('tab').nth(1).click();
  await shot('scores');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('button.btn:has(.lucide-download)').click(),
  ]);
  await file.saveAs(flags.get('export'));
  console.log('saved', file.suggestedFilename());
  if (width < 1200) await page.keyboard.press('Escape');
  await page.waitForTimeout(300);
}

await enter();
/** Somebody else who only looks on. */
async function watch() {
  const other = await browser.newContext({ viewport: { width, height } });
  await other.addInitScript((kept) => {
    localStorage.setItem('serai.settings', JSON.stringify(kept));
  }, settings);
  const looker = await other.newPage();
  looker.on('pageerror', (error) => errors.push(String(error.stack ?? error)));
  await looker.goto(page.url());
  await looker.waitForSelector('.seat');
  await looker.waitForTimeout(2500);
  if (shots) await looker.screenshot({ path: `${shots}/${width}${language}-watch.png` });
  console.log(
    'watched: hand',
    await looker.locator('.hand-card').count(),
    'seats',
    await looker.locator('.seat').count(),
  );
  await other.close();
}

let played = 0;
let last = '';
let over = false;
const sayings = new Set();
while (Date.now() < until && played < deals && !over) {
  const now = await look();
  if (now.said && now.said !== last) sayings.add(now.said);
  last = now.said;
  over = now.result;
  if (now.sheet) {
    played += 1;
    await sheet(played);
    await page.waitForTimeout(300);
    await shot('dealing');
    if (flags.has('watch') && played === 1) await watch();
  } else if (now.bids) await nameTrumps();
  else if (now.mine && now.cards) await playCard(now);
  else if (now.trick === 3 && now.bubble) await shot('bubble', 2);
  else if (now.trick === 2) await shot('trick', 2);
  await page.waitForTimeout(120);
}
await page.waitForTimeout(600);
await shot('end');
console.log(over ? 'match over' : `stopped after ${played} deals`, '· sentences', sayings.size);
console.log([...sayings].slice(0, 12).join('\n'));
await browser.close();
if (errors.length > 0) {
  console.error([...new Set(errors)].join('\n'));
  process.exit(1);
}
if (!over && played < deals) process.exit(2);
