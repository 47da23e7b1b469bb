/** The ways to a table, as a visitor takes them. */
import type { Page } from 'playwright-core';
import type { Game } from './games';

const TITLES: Record<Game, string> = {
  omi: 'Omi',
  tienlen: 'Tiến lên',
  jolly: 'Jolly',
  baloot: 'Baloot',
  santase: 'Santase',
};

/** Past the dialog of the home page to a table of this game, as a guest. */
export async function enterBy(page: Page, way: 'Play now as a guest' | 'Practice', game: Game) {
  await page.goto('/');
  await page.getByRole('button', { name: way }).click();
  await page.getByRole('dialog').getByRole('button', { name: TITLES[game] }).click();
  await page.waitForURL(/\/t\//);
}

export const handOf = (page: Page) => page.locator('.hand-card');

export const untilDealt = (page: Page, seconds = 30) =>
  handOf(page)
    .first()
    .waitFor({ timeout: seconds * 1000 });

/** What makes the shortest match that the page offers. */
type Short = {
  choose?: [string, string][];
  /** A switch that is off. */
  turn?: string;
  fill?: string;
  seats?: number;
  name?: string;
  clock?: string;
  /** For everybody; such a table needs a clock. */
  open?: boolean;
};
const SHORT: Record<Game, Short> = {
  omi: {},
  tienlen: {
    choose: [
      ['Deals', '1'],
      ['Instant wins', 'none'],
    ],
    seats: 3,
  },
  jolly: {
    choose: [['A deal ends', 'with an empty hand too']],
    turn: 'Jokers can be exchanged',
    seats: 4,
  },
  baloot: { fill: 'Points to win' },
  santase: { choose: [['Points to win', '7']] },
};

/** Omi goes on from a save file, one token before its end. */
const SAVE = `---
title: Omi Save
round: 8
scoreUs: 4
scoreThem: 4
winScore: 5
---
`;

/** Opens a table, usually a private one without a clock, for a short match (Omi from a save file), by the form; returns its code. */
export async function createShort(page: Page, game: Game, wish: Short = {}): Promise<string> {
  const {
    choose = [],
    turn,
    fill,
    seats,
    name = 'Evening tide',
    clock = 'no clock',
    open = false,
  } = { ...SHORT[game], ...wish };
  await page.goto(`/new?game=${game}`);
  const pick = (group: string, name: string) =>
    page.getByRole('group', { name: group }).locator('label', { hasText: name }).first().click();
  await page.getByLabel('Name of the table').fill(name);
  await pick('Who may come', open ? 'Everybody' : 'Only with the link');
  await pick('Time for a turn', clock);
  if (seats) await pick('Players', String(seats));
  for (const [group, wanted] of choose) await pick(group, wanted);
  if (turn) await page.getByRole('switch', { name: turn }).click();
  if (fill) await page.getByLabel(fill).fill('1');
  if (game === 'omi' && !wish.name) {
    const buffer = Buffer.from(SAVE);
    await page.setInputFiles('input[type=file]', {
      name: 'omi.md',
      mimeType: 'text/plain',
      buffer,
    });
  }
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/\/t\//);
  return page.url().split('/').at(-1) ?? '';
}

/** House bots for the seats that are still free. */
export async function fillWithBots(page: Page, seats: number, level = 2): Promise<void> {
  const taken = page.locator('.lobby-seat:not([data-free])');
  await taken.first().waitFor();
  for (let count = await taken.count(); count < seats; count += 1) {
    await page.locator('.bot-offer').nth(level).click();
    await taken.nth(count).waitFor();
  }
}
