/**
 * Plays Tiến lên in a real browser against house bots. `SERAI_URL` is where the page is served.
 * `PLAN=match,keyboard,…` chooses what is played, `SHOTS` is a directory for pictures.
 */
import chromium from '@sparticuz/chromium';
import { type Browser, type Page, chromium as playwright } from 'playwright-core';
import { io } from 'socket.io-client';

const URL = process.env.SERAI_URL ?? 'http://127.0.0.1:8080';
const SHOTS = process.env.SHOTS ?? '';

type Wish = {
  seats?: number;
  options?: Record<string, unknown>;
  turn_seconds?: number | null;
  deal_pause?: number;
  mode?: string;
  name?: string;
};
type Look = {
  width: number;
  height: number;
  settings?: Record<string, unknown>;
  touch?: boolean;
  scale?: number;
};

const problems: string[] = [];

export async function launch(): Promise<Browser> {
  return playwright.launch({
    executablePath: await chromium.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--font-render-hinting=none'],
    headless: true,
  });
}

export async function newPage(browser: Browser, look: Look): Promise<Page> {
  const { width, height, touch = false, scale = 1, settings = {} } = look;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    deviceScaleFactor: scale,
    baseURL: URL,
    locale: 'en',
  });
  const page = await context.newPage();
  await page.addInitScript((kept) => {
    localStorage.setItem('serai.settings', kept);
  }, JSON.stringify(settings));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !text.includes('401')) problems.push(`console: ${text}`);
  });
  page.on('pageerror', (error) => problems.push(`page: ${error.message}`));
  return page;
}

/** A guest of this page opens a table with house bots, and the match begins. */
export async function sitDown(page: Page, wish: Wish, bot = 'house:medium'): Promise<string> {
  await page.goto('/about');
  const token: string = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/auth/guest', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    localStorage.setItem('serai.signed-in', '1');
    return (await answer.json()).access_token;
  });
  const socket = io(URL, { auth: { token }, transports: ['websocket'] });
  const ask = (event: string, body: object) => socket.timeout(8000).emitWithAck(event, body);
  const made = await ask('create_table', { game: 'tienlen', visibility: 'public', ...wish });
  if (!made.ok) throw new Error(JSON.stringify(made));
  const { id, code, seats } = made.table;
  for (const { seat, player } of seats) {
    if (!player) await ask('add_bot', { table: id, seat, bot });
  }
  await page.goto(`/t/${code}`);
  await page.waitForTimeout(700);
  await ask('player_ready', { table: id });
  await ask('start_game', { table: id });
  await page.locator('.hand-card').first().waitFor({ timeout: 20_000 });
  socket.close();
  return code;
}

export const shot = async (page: Page, name: string): Promise<void> => {
  if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}.png` });
};

/** The result stands in place of the table. */
const over = async (page: Page) =>
  (await page.locator('.table-screen').count()) === 0 &&
  (await page.locator('[class*=podium]').count()) > 0;
const nextDeal = (page: Page) => page.locator('.deal-sheet button[data-kind=primary]');
const button = (page: Page, name: RegExp) =>
  page.getByRole('toolbar').getByRole('button', { name });

const RANKS = ['3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king', 'ace', '2'];

/** Choices worth a try, each as places in the hand; what is on top tells how many cards it takes. */
async function choices(page: Page): Promise<number[][]> {
  const cards = await page.locator('.hand-card').evaluateAll((all) =>
    all.map((card) => ({
      rank: (card.getAttribute('aria-label') ?? '').split(' ')[0] ?? '',
      free: !card.hasAttribute('aria-disabled'),
    })),
  );
  const places = (rank: string) =>
    cards.flatMap((card, at) => (card.free && card.rank === rank ? [at] : []));
  const groups = RANKS.map(places).filter((group) => group.length > 0);
  const plays = page.locator('.pile-play');
  const top = (await plays.count()) ? ((await plays.last().getAttribute('aria-label')) ?? '') : '';
  if (!top) return [...groups, ...groups.map((group) => group.slice(0, 1))];
  const straight = /straight of (\d+)/.exec(top);
  if (straight) {
    const length = Number(straight[1]);
    return groups
      .map((_, at) => groups.slice(at, at + length).map((group) => group.at(-1) ?? 0))
      .filter((run) => run.length === length);
  }
  const count = /pair of/.test(top) ? 2 : /three/.test(top) ? 3 : /four /.test(top) ? 4 : 1;
  return groups.filter((group) => group.length >= count).map((group) => group.slice(-count));
}

/** Plays the lowest cards that go; passes if none do. True if it acted. */
export async function takeTurn(page: Page, keys: boolean): Promise<boolean> {
  const pass = button(page, /^Pass/);
  const play = page.locator('.action-bar .btn[data-kind=primary]');
  const passable = (await pass.getAttribute('aria-disabled', { timeout: 3000 })) === null;
  const said = await page.locator('.turn-pill, .you-line b, .you-text').allInnerTexts();
  if (!passable && !said.some((text) => /your turn/i.test(text))) return false;
  for (const choice of await choices(page)) {
    for (const place of choice) await (keys ? pickByKey(page, place) : pickByHand(page, place));
    if ((await play.getAttribute('aria-disabled', { timeout: 3000 })) === null) {
      if (keys) await page.keyboard.press('Enter');
      else await play.click({ force: true });
      return true;
    }
    if (keys) await page.keyboard.press('Escape');
    else for (const place of choice) await pickByHand(page, place);
  }
  if (!passable) return false;
  if (keys) await page.keyboard.press('p');
  else await pass.click({ force: true });
  return true;
}

/** A covered card is pressed where it is seen: near its upper left corner. */
async function pickByHand(page: Page, place: number): Promise<void> {
  const card = page.locator('.hand-card').nth(place);
  await card.click({ position: { x: 18, y: 40 }, force: true });
}

/** The first nine have keys of their own; the others are reached with Tab and arrows. */
async function pickByKey(page: Page, place: number): Promise<void> {
  if (place < 9) {
    await page.keyboard.press(String(place + 1));
    return;
  }
  const focused = () =>
    page.evaluate(() => {
      const focus = document.activeElement;
      if (!focus?.classList.contains('hand-card')) return -1;
      return [...(focus.parentElement?.children ?? [])].indexOf(focus);
    });
  for (let i = 0; i < 40 && (await focused()) < 0; i += 1) await page.keyboard.press('Tab');
  for (let i = 0; i < 14; i += 1) {
    const here = await focused();
    if (here === place) break;
    await page.keyboard.press(here < place ? 'ArrowRight' : 'ArrowLeft');
  }
  await page.keyboard.press(' ');
}

/** Until the result stands there. */
export async function playMatch(
  page: Page,
  {
    keys = false,
    minutes = 6,
    onTurn,
  }: { keys?: boolean; minutes?: number; onTurn?: (turn: number) => Promise<void> } = {},
): Promise<number> {
  const end = Date.now() + minutes * 60_000;
  let turns = 0;
  while (Date.now() < end) {
    if (await over(page)) return turns;
    try {
      if (await nextDeal(page).isVisible()) {
        await shot(page, `sheet-${turns}`);
        if (keys) await page.keyboard.press('Enter');
        else await nextDeal(page).click({ force: true });
      } else if (await page.locator('.hand-card').count()) {
        await onTurn?.(turns);
        if (await takeTurn(page, keys)) turns += 1;
      }
    } catch (error) {
      if (!String(error).includes('Timeout')) throw error;
    }
    await page.waitForTimeout(120);
  }
  throw new Error(`the match was not over after ${minutes} minutes and ${turns} turns`);
}

const CALM = { animation: 'reduced' };

const PLANS: Record<string, (browser: Browser) => Promise<void>> = {
  async match(browser) {
    const page = await newPage(browser, { width: 1440, height: 900 });
    await sitDown(page, { options: { games: 4 }, turn_seconds: 30, deal_pause: 4 });
    console.log('match', await playMatch(page), 'turns');
    await page.context().close();
  },
  async keyboard(browser) {
    const page = await newPage(browser, { width: 1440, height: 900, settings: CALM });
    await sitDown(page, { options: { games: 1 }, turn_seconds: 30, seats: 3 });
    console.log('keyboard', await playMatch(page, { keys: true }), 'turns');
    await page.context().close();
  },
  async phone(browser) {
    const page = await newPage(browser, { width: 390, height: 844, touch: true });
    await sitDown(page, {
      seats: 2,
      options: { games: 4, hide_counts: true },
      mode: 'practice',
      turn_seconds: null,
    });
    console.log('phone', await playMatch(page), 'turns');
    await page.context().close();
  },
};

export async function run(): Promise<void> {
  const browser = await launch();
  const wanted = (process.env.PLAN ?? Object.keys(PLANS).join()).split(',');
  for (const name of wanted) {
    await PLANS[name]?.(browser);
    if (problems.length > 0) throw new Error(`${name}:\n${problems.join('\n')}`);
  }
  await browser.close();
}
