import chromiumPack from '@sparticuz/chromium';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';

/** Drawing without a graphics card is quicker than pretending to have one. */
const ARGS = ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--font-render-hinting=none'];

export async function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? (await chromiumPack.executablePath()),
    args: ARGS,
  });
}

export type Look = {
  url: string;
  width?: number;
  height?: number;
  settings?: Record<string, unknown>;
  serviceWorkers?: 'allow' | 'block';
};

/** A refused sign-in and a line that is down are told by the browser itself; the page expects both. */
const EXPECTED = /401 \(|ERR_CONNECTION|ERR_INTERNET_DISCONNECTED|WebSocket connection to/;

export type Visitor = { page: Page; problems: string[]; close: () => Promise<void> };

/** Somebody with a browser of their own: no cookies, no kept settings but these. */
export async function visitor(browser: Browser, look: Look): Promise<Visitor> {
  const { url, width = 1280, height = 800, settings = {}, serviceWorkers = 'block' } = look;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height },
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
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe: tool } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await tool.run(document, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });
  expect(found, where).toEqual([]);
}
