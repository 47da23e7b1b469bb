/** Takes the screen as it stands in several sizes, themes and directions. */
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

export const SHOTS = fileURLToPath(new URL('../../shots', import.meta.url));

type Angle = { tag: string; width: number; height: number; theme: string; language?: string };

const SIZES = [
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const;

const USUAL: Angle[] = [
  ...SIZES.flatMap(([width, height]) =>
    ['light', 'dark'].map((theme) => ({ tag: `${width}-${theme}`, width, height, theme })),
  ),
  { tag: '390-dark-ar', width: 390, height: 844, theme: 'dark', language: 'ar' },
];
/** Where things get tight: a small phone, a phone on its side, 200 % on a laptop, the other direction. */
const TIGHT: Angle[] = [
  { tag: '320-light', width: 320, height: 640, theme: 'light' },
  { tag: '844-landscape', width: 844, height: 390, theme: 'light' },
  { tag: '720-zoom200', width: 720, height: 450, theme: 'light' },
  { tag: '1440-light-ar', width: 1440, height: 900, theme: 'light', language: 'ar' },
  { tag: '1440-light-vi', width: 1440, height: 900, theme: 'light', language: 'vi' },
];

const SETTLED = 200;

/** What to take, `SHOTS_ONLY=board-omi SHOTS_ANGLES=390`; everything without them. */
const ONLY = new RegExp(process.env.SHOTS_ONLY ?? '');
const ANGLES = new RegExp(process.env.SHOTS_ANGLES ?? '');

async function set(page: Page, kept: Record<string, unknown>): Promise<void> {
  await page.evaluate((settings) => {
    localStorage.setItem('serai.settings', JSON.stringify(settings));
    dispatchEvent(new StorageEvent('storage', { key: 'serai.settings' }));
  }, kept);
}

export class Camera {
  private readonly taken = new Set<string>();

  constructor(private readonly page: Page) {}

  wants = (name: string) => !this.taken.has(name);

  /** The screen as it is, at every angle; once for each name. */
  async take(name: string, { tight = false, full = false } = {}): Promise<void> {
    if (this.taken.has(name)) return;
    this.taken.add(name);
    if (!ONLY.test(name)) return;
    const { page } = this;
    await page.evaluate(() => {
      const still = new CSSStyleSheet();
      still.replaceSync('*, ::before, ::after { transition: none !important }');
      document.adoptedStyleSheets = [still];
    });
    const angles = (tight ? [...USUAL, ...TIGHT] : USUAL).filter(({ tag }) => ANGLES.test(tag));
    const before = page.viewportSize() ?? { width: 1440, height: 900 };
    for (const { tag, width, height, theme, language = 'en' } of angles) {
      await page.setViewportSize({ width, height });
      await set(page, { ...CALM, theme, language, arabicIndices: language === 'ar' });
      if (full) await page.evaluate(() => scrollTo(0, 0));
      await page.waitForTimeout(SETTLED);
      await page.screenshot({ path: `${SHOTS}/${name}@${tag}.png`, fullPage: full });
    }
    await page.setViewportSize(before);
    await set(page, CALM);
    await page.waitForTimeout(100);
  }
}

export const CALM = { language: 'en', theme: 'light', animation: 'reduced', sound: false };
