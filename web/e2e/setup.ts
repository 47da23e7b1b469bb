import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { launch } from './browser';
import { House } from './house';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the house is that all tests share; empty where no browser can be started. */
    url: string;
  }
}

const BUILT = fileURLToPath(new URL('../dist/index.html', import.meta.url));

export default async function setup(project: TestProject): Promise<(() => Promise<void>) | void> {
  if (!existsSync(BUILT)) throw new Error('the page is not built: make page');
  try {
    await (await launch()).close();
  } catch (error) {
    console.log(
      'e2e: no browser can be started here (CHROMIUM names one), so it is not tested in one',
    );
    console.log(String(error).split('\n')[0]);
    project.provide('url', '');
    return;
  }
  // A tenth of the usual clocks: a match without its person comes to its end.
  const house = await House.open({ SERAI_TIME_FACTOR: '0.1' });
  project.provide('url', house.url);
  return () => house.close();
}
