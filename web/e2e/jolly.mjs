/**
 * Plays whole matches of Jolly as a guest against house bots in a real browser, with the controls a person has.
 *
 *   BASE=http://127.0.0.1:8080 node e2e/jolly.mjs [--keyboard] [--touch] [--drag] [--seats=3] [--mode=practice|now]
 *     [--size=390x844] [--dark] [--lang=ar] [--calm] [--shots=/tmp/shots] [--deals=2] [--options=joker_swap]
 *
 * At a practice table it follows the hints; elsewhere it draws and discards. Ends with an error if the page logs
 * one, or if the match does not come to its end.
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
const touch = flags.has('touch') || width < 900;
const shots = flags.get('shots');
const mode = flags.get('mode') ?? 'practice';
const most = Number(flags.get('deals') ?? 0);
const limit = Date.now() + Number(flags.get('minutes') ?? 15) * 60_000;
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
  deviceScaleFactor: width < 700 ? 2 : 1,
  hasTouch: touch,
  isMobile: touch,
});
const keep = (kept) => localStorage.setItem('serai.settings', JSON.stringify(kept));
// Tables are opened in English, whose words this script knows.
await context.addInitScript(keep, { ...settings, language: 'en' });
const page = await context.newPage();
page.setDefaultTimeout(60_000);
const errors = [];
const expected = /401 \(Unauthorized\)/;
page.on('console', (line) => {
  if (line.type() === 'error' && !expected.test(line.text())) errors.push(line.text());
});
page.on('pageerror', (error) => errors.push(String(error.stack ?? error)));

/** A busy machine may miss one; the match goes on. */
const picture = (name) =>
  page
    .screenshot({ path: `${shots}/${name}.png`, timeout: 120_000 })
    .catch((error) => console.warn(name, String(error).split('\n')[0]));

const counts = new Map();
async function shot(name, times = 1) {
  const count = counts.get(name) ?? 0;
  counts.set(name, count + 1);
  if (!shots || count >= times) return;
  const tag = `${width}${flags.has('dark') ? 'd' : ''}${settings.language}${flags.get('seats') ?? ''}`;
  await picture(`${tag}-${name}${count || ''}`);
}

/** The same moment in other sizes, themes and languages: `--tour`. */
const LOOKS = [
  [390, 844, 'light', 'en'],
  [390, 844, 'dark', 'ar'],
  [844, 390, 'dark', 'en'],
  [1024, 768, 'light', 'de'],
  [1440, 900, 'dark', 'ar'],
  [1440, 900, 'light', 'en'],
];
const toured = new Set();
async function tour(name) {
  if (!shots || !flags.has('tour') || toured.has(name)) return;
  toured.add(name);
  const chosen = (flags.get('looks') ?? '').split(',').filter(Boolean).map(Number);
  for (const [at, [w, h, theme, language]] of LOOKS.entries()) {
    if (chosen.length > 0 && !chosen.includes(at)) continue;
    await page.setViewportSize({ width: w, height: h });
    await page.evaluate(
      (kept) => {
        localStorage.setItem('serai.settings', JSON.stringify(kept));
        dispatchEvent(new StorageEvent('storage', { key: 'serai.settings' }));
      },
      { ...settings, theme, language, arabicIndices: language === 'ar' },
    );
    await page.waitForTimeout(900);
    await picture(`tour-${name}-${w}${theme[0]}${language}`);
  }
  await page.setViewportSize({ width, height });
  await page.evaluate((kept) => {
    localStorage.setItem('serai.settings', JSON.stringify(kept));
    dispatchEvent(new StorageEvent('storage', { key: 'serai.settings' }));
  }, settings);
  await page.waitForTimeout(600);
}

const BUTTONS = {
  draw: 'arrow-down-to-line',
  take: 'rows-3',
  lay: 'combine',
  add: 'plus',
  back: 'rotate-ccw',
  discard: 'x',
  zudrehen: 'flag',
  hint: 'lightbulb',
};
const button = (id) => `.action-bar .btn:has(.lucide-${BUTTONS[id]}):not([aria-disabled=true])`;

/** What the page shows now, read from the page alone. */
const look = () =>
  page.evaluate((buttons) => {
    const shown = (query) => document.querySelector(query) !== null;
    const on = Object.entries(buttons).filter(([, icon]) =>
      shown(`.action-bar .btn:has(.lucide-${icon}):not([aria-disabled=true])`),
    );
    return {
      sheet: shown('.deal-sheet footer button'),
      question: shown('dialog[open] .way'),
      result: shown('.podium-step'),
      hinted: shown('[data-hinted]'),
      note: document.querySelector('.turn-pill, .jolly-hint')?.textContent ?? '',
      bracket: shown('.take-bracket') && shown('.row-card[data-up]'),
      hand: document.querySelectorAll('.hand-card').length,
      picked: document.querySelectorAll('.hand-card[aria-pressed=true]').length,
      melds: document.querySelectorAll('.meld').length,
      ready: document.querySelectorAll('.meld[data-ready]').length,
      on: on.map(([id]) => id),
      broken: document.body.textContent.includes('The page stumbled'),
    };
  }, BUTTONS);

const KEYS = {
  draw: 'd',
  lay: 'Enter',
  add: 'a',
  back: 'b',
  discard: 'x',
  zudrehen: 'z',
  hint: 'h',
};

/** Walks to a control with Tab, as those do who have no pointer. */
async function tabTo(query) {
  for (let i = 0; i < 80; i += 1) {
    if (await page.evaluate((one) => document.activeElement?.matches(one) ?? false, query))
      return true;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${query}`);
}

async function press(id) {
  if (keyboard) {
    if (id === 'take' || id === 'lay') {
      await tabTo(button(id));
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(KEYS[id]);
  } else if (touch) await page.tap(button(id), { force: true });
  else await page.click(button(id), { force: true });
}

async function dragPicked(target) {
  const card = await page.locator('.hand-card[aria-pressed=true]').first().boundingBox();
  const goal = await page.locator(target).first().boundingBox();
  if (!card || !goal) return false;
  await page.mouse.move(card.x + 14, card.y + 40);
  await page.mouse.down();
  await page.mouse.move(card.x + 30, card.y - 60, { steps: 4 });
  await page.mouse.move(goal.x + Math.min(40, goal.width / 2), goal.y + goal.height / 2, {
    steps: 6,
  });
  await page.mouse.up();
  return true;
}

async function enter() {
  await page.goto(BASE, { waitUntil: 'load' });
  if (mode === 'now') {
    await page.click('.door:has-text("Jolly")');
    return;
  }
  await page.goto(`${BASE}/new?game=jolly`, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await page.click('label:has(input[value=practice]), label:has-text("Practice")');
  const seats = flags.get('seats');
  if (seats)
    await page.click(`fieldset:has(legend:has-text("Players")) label:has-text("${seats}")`);
  await page.click('fieldset:has(legend:has-text("Time")) label:last-of-type');
  for (const option of (flags.get('options') ?? '').split(',').filter(Boolean)) {
    await page.click(`label:has-text("${option}")`);
  }
  await page.click('button[type=submit]');
  await page.waitForSelector('.bot-offer');
  const free = Number(seats ?? 2) - 1;
  for (let i = 0; i < free; i += 1) {
    await page.click(`.bot-offer:has-text("${flags.get('bot') ?? 'medium'}")`);
    await page.waitForFunction(
      (left) =>
        document.querySelectorAll('.lobby-seat[data-free], .bot-offer').length === 0 || left > 0,
      free - i - 1,
    );
    await page.waitForTimeout(1000);
  }
  await page.click('.btn:has(.lucide-play)');
}

await enter();
await page.waitForSelector('.table-screen').catch(async (error) => {
  await page.screenshot({ path: `${shots ?? '/tmp'}/jolly-stuck.png` });
  throw error;
});
if (settings.language !== 'en') {
  await context.addInitScript(keep, settings);
  await page.reload({ waitUntil: 'load' });
  await page.waitForSelector('.table-screen');
}
await page.waitForTimeout(1500);
await shot('dealt');

let deals = 0;
let moves = 0;
const done = new Map();
const count = (what) => done.set(what, (done.get(what) ?? 0) + 1);
let idle = 0;

while (Date.now() < limit && errors.length === 0) {
  const now = await look();
  if (now.broken) throw new Error('the page stumbled');
  if (now.result) break;
  if (now.sheet) {
    await shot('sheet', 2);
    await tour('sheet');
    deals += 1;
    if (most && deals >= most) break;
    if (keyboard) await page.keyboard.press('Enter');
    else await page.click('.deal-sheet footer button');
    await page.waitForTimeout(300);
    await shot('dealing', 1);
    await page.waitForTimeout(1200);
    continue;
  }
  if (now.question) {
    await shot('choose', 2);
    count('choose');
    if (keyboard) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    } else await page.locator('dialog[open] .way').first().click();
    await page.waitForTimeout(500);
    continue;
  }
  if (now.on.length === 0 || (!now.on.includes('hint') && mode !== 'now')) {
    idle += 1;
    if (idle > 600) {
      errors.push('nothing happens');
      break;
    }
    await page.waitForTimeout(100);
    if (idle % 10 === 5) await shot('waiting', 2);
    continue;
  }
  idle = 0;
  moves += 1;
  if (mode === 'now') {
    if (now.on.includes('draw')) await press('draw');
    else if (now.on.includes('discard')) await press('discard');
    else if (keyboard) await page.keyboard.press('1');
    else
      await page
        .locator('.hand-card')
        .first()
        .click({ position: { x: 12, y: 30 } });
    await page.waitForTimeout(500);
    continue;
  }
  if (now.on.includes('zudrehen')) {
    await shot('zudrehen');
    count('zudrehen');
    await press('zudrehen');
    await page.waitForTimeout(700);
    await shot('closed', 1);
    continue;
  }
  await press('hint');
  await page
    .waitForFunction(
      () =>
        document.querySelector('[data-hinted], .hand-card[aria-pressed=true]') ||
        document.querySelector('.row-card[data-up]'),
      null,
      { timeout: 3000 },
    )
    .catch(() => {});
  await page.waitForTimeout(200);
  const told = await look();
  if (told.on.includes('draw')) {
    if (told.bracket && told.on.includes('take')) {
      await shot('take', 2);
      await tour('take');
      count('take');
      await press('take');
    } else {
      await shot('draw', 2);
      count('draw');
      if (keyboard || moves % 2) await press('draw');
      else await page.click('.stock-draw');
    }
  } else if (told.on.includes('lay')) {
    await shot('lay', 3);
    if (told.melds > 2) await tour('lay');
    count('lay');
    if (flags.has('drag') && (await dragPicked('.new-meld'))) count('drag');
    else await press('lay');
  } else if (told.on.includes('add')) {
    await shot('add', 3);
    count('add');
    if (flags.has('drag') && (await dragPicked('.meld[data-ready]'))) count('drag');
    else if (!keyboard && told.ready > 0 && moves % 2) {
      await page.locator('.meld[data-ready]').first().click();
    } else await press('add');
  } else if (told.on.includes('discard')) {
    await shot('discard', 2);
    if (told.melds > 5) await tour('many');
    count('discard');
    if (flags.has('drag') && (await dragPicked('.discard-row'))) count('drag');
    else await press('discard');
  } else if (told.on.includes('back')) {
    await shot('back');
    count('back');
    await press('back');
  }
  await page.waitForTimeout(150);
  await shot('flying', 3);
  await page.waitForTimeout(450);
  const after = await look();
  if (after.melds > 3) await shot('melds', 2);
  if (after.melds > 6) await shot('manymelds', 2);
  if (after.hand > 15) await shot('bighand', 2);
}
await page.waitForTimeout(800);
await shot('end');
const last = await look();
console.log({ width, height, deals, moves, result: last.result, done: Object.fromEntries(done) });
if (!last.result && !most) {
  await page.screenshot({ path: `${shots ?? '/tmp'}/jolly-stuck.png` });
  errors.push('the match did not end');
}
await browser.close();
if (errors.length > 0) {
  console.error(errors.join('\n'));
  process.exit(1);
}
