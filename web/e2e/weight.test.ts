import { describe, expect, inject, it } from 'vitest';
import { browser, visitor } from './browser';
import { enterBy, untilDealt } from './play/doors';
import { GAMES } from './play/games';

const url = inject('url');
/** Compressed script until a board can be played. */
const MOST = 250_000;

describe.skipIf(!url)('the first load', () => {
  it.concurrent.each(GAMES)('of the board of %s is light', async (game) => {
    const { page, close } = await visitor(await browser(), { url });
    const network = await page.context().newCDPSession(page);
    const scripts = new Set<string>();
    let weight = 0;
    network.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script' || /javascript/.test(response.mimeType)) scripts.add(requestId);
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) weight += encodedDataLength;
    });
    await network.send('Network.enable');
    await enterBy(page, 'Practice', game);
    await untilDealt(page);
    console.log(`first load of ${game}: ${Math.round(weight / 1000)} KB of script`);
    expect(weight).toBeGreaterThan(50_000);
    expect(weight).toBeLessThan(MOST);
    await close();
  });
});
