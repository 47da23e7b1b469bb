import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { browser, expectAccessible, type Look, visitor } from './browser';
import { createShort, fillWithBots, handOf, untilDealt } from './play/doors';
import { GAMES, type Game, playMatch } from './play/games';
import { type Hands, Person } from './play/person';

const url = inject('url');

/** How the second person plays, and what the page looks like for them. */
const SECOND: Record<Game, { hands: Hands } & Pick<Look, 'settings'>> = {
  omi: { hands: 'keys' },
  tienlen: { hands: 'keys' },
  jolly: { hands: 'mouse', settings: { fourColour: true } },
  baloot: { hands: 'mouse', settings: { language: 'ar', theme: 'dark' } },
  santase: { hands: 'keys' },
};
const SEATS: Record<Game, number> = { omi: 4, tienlen: 3, jolly: 4, baloot: 4, santase: 2 };

/** From the home page with the code that a friend has sent. */
async function join(page: Page, code: string): Promise<void> {
  await page.goto('/');
  await page.locator('#join-code').fill(code);
  await page.keyboard.press('Enter');
  await page.locator('.lobby-seat').first().waitFor();
}

const ready = (page: Page) => page.locator('.btn[data-kind=primary]').first().click();

describe.skipIf(!url)('a match of two people', () => {
  it.concurrent.each(GAMES)('of %s, from the invitation to the replay', async (game) => {
    const where = await browser();
    const { hands, settings = {} } = SECOND[game];
    const people = await Promise.all([
      visitor(where, { url, width: 390, height: 844, touch: true }),
      visitor(where, { url, width: 1440, height: 900, settings }),
    ]);
    const [{ page: host }, { page: guest }] = people;
    const code = await createShort(host, game);
    await join(guest, code);
    await fillWithBots(host, SEATS[game]);
    await host.getByLabel('Message the table').fill('salam, one game before dinner');
    await host.getByRole('button', { name: 'Send' }).click();
    await guest.getByText('one game before dinner').waitFor();
    await expectAccessible(host, 'the lobby');
    await ready(guest);
    await ready(host);
    await Promise.all([untilDealt(host), untilDealt(guest)]);
    await Promise.all([expectAccessible(host, 'on a phone'), expectAccessible(guest, 'the board')]);
    const said = guest.locator('.chat-panel input, form input').last();
    await said.fill('perfect');
    await said.press('Enter');
    await Promise.all([
      host.locator('.emote-float').waitFor(),
      guest.locator('.emotes button').first().click(),
    ]);
    await said.focus();
    // Whoever types moves on before the keys are the game's again.
    await said.press('Tab');
    await Promise.all([
      playMatch(game, new Person(host, 'touch')),
      playMatch(game, new Person(guest, hands)),
    ]);
    await expectAccessible(host, 'the result');
    const match = await host.getByRole('link', { name: 'Watch replay' }).getAttribute('href');
    await ready(guest);
    await host.getByText('1 of 2 wants it').waitFor();
    await ready(host);
    await Promise.all([untilDealt(host), untilDealt(guest)]);
    await guest.goto(match ?? '');
    await guest.getByRole('slider').waitFor();
    await guest.keyboard.press('ArrowRight');
    await expectAccessible(guest, 'the replay');
    expect(await handOf(guest).count()).toBeGreaterThan(0);
    expect(people.flatMap(({ problems }) => problems)).toEqual([]);
    await Promise.all(people.map(({ close }) => close()));
  });
});
