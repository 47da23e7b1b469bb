import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { openBrowser } from './browser';
import { House } from './house';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the house is that all tests share; empty where no browser can be started. */
    url: string;
    /** Where the browser listens that all tests share. */
    browser: string;
  }
}

const BUILT = fileURLToPath(new URL('../dist/index.html', import.meta.url));

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  if (!existsSync(BUILT)) throw new Error('the page is not built: make page');
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  try {
    browser = await openBrowser();
  } catch (error) {
    console.log(
      'e2e: no browser can be started here (CHROMIUM names one), so it is not tested in one',
    );
    console.log(String(error).split('\n')[0]);
    project.provide('url', '');
    project.provide('browser', '');
    return;
  }
  // A tenth of the usual clocks: countdowns and pauses are short, and turns long enough to play.
  const house = await House.open({ SERAI_TIME_FACTOR: '0.1' });
  project.provide('url', house.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await house.close();
  };
}
