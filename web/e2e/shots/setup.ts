import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { openBrowser } from '../browser';
import { House } from '../house';
import { SHOTS } from './camera';
import { contactSheet } from './contactSheet';

/** A house that plays the same matches every time, and an empty directory for its pictures. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!process.env.SHOTS_KEEP) rmSync(SHOTS, { recursive: true, force: true });
  mkdirSync(SHOTS, { recursive: true });
  const browser = await openBrowser();
  const house = await House.open({ SERAI_TIME_FACTOR: '0.1' }, 'tests.pictures');
  project.provide('url', house.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await house.close();
    const pictures = readdirSync(SHOTS).filter((name) => name.endsWith('.png'));
    writeFileSync(`${SHOTS}/index.html`, contactSheet(pictures.sort()));
    console.log(`shots: ${pictures.length} pictures, ${SHOTS}/index.html`);
  };
}
