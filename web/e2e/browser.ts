/** The browser that all tests share, and visitors with a browser of their own in it. */
import chromiumPack from '@sparticuz/chromium';
import axe from 'axe-core';
import { type Browser, type BrowserServer, chromium, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';

/** Drawing without a graphics card is quicker than pretending to have one. */
const ARGS = ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--font-render-hinting=none'];

async function program(): Promise<{ executablePath: string; args: string[] }> {
  return {
    executablePath: process.env.CHROMIUM ?? (await chromiumPack.executablePath()),
    args: ARGS,
  };
}

/** One process that every test file connects to. */
export const openBrowser = async (): Promise<BrowserServer> =>
  chromium.launchServer(await program());

let shared: Promise<Browser> | null = null;

/** The browser of this run. */
export function browser(): Promise<Browser> {
  shared ??= chromium.connect(inject('browser'));
  return shared;
}

export type Look = {
  url: string;
  width?: number;
  height?: number;
  touch?: boolean;
  scale?: number;
  settings?: Record<string, unknown>;
  serviceWorkers?: 'allow' | 'block';
};

/** A refused sign-in and a line that is down are told by the browser itself; the page expects both. */
const EXPECTED = /401 \(|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|WebSocket connection to/;

export type Visitor = { page: Page; problems: string[]; close: () => Promise<void> };

/** Somebody with a browser of their own: no cookies, no kept settings but these. */
export async function visitor(where: Browser, look: Look): Promise<Visitor> {
  const { url, width = 1280, height = 800, settings = {}, serviceWorkers = 'block' } = look;
  const context = await where.newContext({
    baseURL: url,
    viewport: { width, height },
    hasTouch: look.touch ?? false,
    deviceScaleFactor: look.scale ?? 1,
    locale: 'en',
    serviceWorkers,
  });
  const kept = JSON.stringify({ language: 'en', animation: 'reduced', sound: false, ...settings });
  await context.addInitScript((text) => {
    if (!localStorage.getItem('serai.settings')) localStorage.setItem('serai.settings', text);
  }, kept);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const problems: string[] = [];
  page.on('console', (line) => {
    const text = line.text();
    if (line.type() === 'error' && !EXPECTED.test(text)) problems.push(text);
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return { page, problems, close: () => context.close() };
}

/** Nothing that keeps somebody out: no violation that axe calls serious or worse. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // Not as a script of the page: its policy takes none from elsewhere.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe: tool } = globalThis as unknown as { axe: typeof axe };
    // The symbols of the deck are drawn nowhere by themselves, and are most of the page's nodes.
    const { violations } = await tool.run(
      { exclude: ['.deck-symbols'] },
      { resultTypes: ['violations'] },
    );
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
  expect(found, `${where}: ${found.join('; ')}`).toEqual([]);
}
