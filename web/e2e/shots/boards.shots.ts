import type { Page } from 'playwright-core';
import { describe, inject, it } from 'vitest';
import { browser, visitor } from '../browser';
import { createShort, enterBy, fillWithBots, untilDealt } from '../play/doors';
import { type Game, PLAYS } from '../play/games';
import { Person, type Seen } from '../play/person';
import { Camera } from './camera';

const url = inject('url');

/** A moment worth a picture: whether it is there, and what has to be done for it. */
type Moment = {
  name: string;
  when: (now: Seen, page: Page) => boolean | Promise<boolean>;
  pose?: (person: Person, now: Seen) => Promise<unknown>;
};

const shows = (query: string) => async (_: Seen, page: Page) =>
  (await page.locator(query).count()) > 0;
const many = (query: string, least: number) => async (_: Seen, page: Page) =>
  (await page.locator(query).count()) >= least;
const free = ({ cards }: Seen) => cards.findIndex((card) => card.free);
const hint = async (person: Person) => {
  await person.page.keyboard.press('h');
  await person.page.waitForTimeout(900);
};
const myTurn = (now: Seen) => now.mine && free(now) >= 0;
const dims = (now: Seen) => myTurn(now) && now.cards.some((card) => !card.free);

const MOMENTS: Record<Game, Moment[]> = {
  omi: [
    { name: 'naming', when: ({ bids }) => bids.length > 0 },
    { name: 'trick', when: dims, pose: (person, now) => person.pick(free(now)) },
    { name: 'hint', when: myTurn, pose: hint },
    { name: 'sheet', when: ({ sheet }) => sheet },
  ],
  tienlen: [
    {
      name: 'select',
      when: ({ actions }) => actions.includes('pass'),
      pose: async (person, now) => {
        const may = now.cards.flatMap((card, at) => (card.free ? [at] : []));
        for (const at of may.slice(-2)) await person.pick(at);
      },
    },
    { name: 'hint', when: ({ actions }) => actions.includes('hint'), pose: hint },
    { name: 'sheet', when: ({ sheet }) => sheet },
  ],
  jolly: [
    { name: 'draw', when: ({ actions }) => actions.includes('draw') },
    {
      name: 'hint',
      when: ({ actions }) => actions.includes('hint') && !actions.includes('draw'),
      pose: hint,
    },
    { name: 'row', when: many('.row-card', 6) },
    { name: 'sheet', when: ({ sheet }) => sheet },
  ],
  baloot: [
    { name: 'bidding', when: ({ bids }) => bids.some((id) => /sun|hokum/.test(id)) },
    {
      name: 'doubling',
      when: ({ bids }) => bids.some((id) => /double|triple|four|gahwa/.test(id)),
    },
    { name: 'project', when: ({ actions }) => actions.some((id) => id.startsWith('declare')) },
    { name: 'trick', when: dims, pose: (person, now) => person.pick(free(now)) },
    { name: 'hint', when: myTurn, pose: hint },
    { name: 'sheet', when: ({ sheet }) => sheet },
  ],
  santase: [
    { name: 'stock', when: myTurn },
    { name: 'hint', when: myTurn, pose: hint },
    { name: 'marriage', when: shows('.hand-card .card[data-look=gold]') },
    { name: 'sure', when: ({ question }) => question },
    {
      name: 'closed',
      when: ({ actions }) => actions.includes('close'),
      pose: async (person) => {
        await person.act('close');
        await person.page.waitForTimeout(900);
      },
    },
  ],
};

const takeable = '.discard-row li button';

/** Jolly with others than the one of a practice table; who plays there does as the house says. */
const TABLES: { seats: number; moments: Moment[] }[] = [
  {
    seats: 3,
    moments: [
      { name: 'three', when: ({ actions }) => actions.includes('draw') },
      {
        name: 'took',
        when: many(takeable, 2),
        pose: async (person) => {
          const { page } = person;
          // What the others discarded is still being shown.
          await page.waitForTimeout(1500);
          await person.press(takeable, (await page.locator(takeable).count()) - 2);
          await page.waitForTimeout(1500);
        },
      },
      {
        name: 'melds',
        when: async (_, page) =>
          (await page.locator('.meld-tag').filter({ hasText: /^You/ }).count()) > 0,
      },
      { name: 'adds', when: shows('.meld[data-ready]') },
    ],
  },
  { seats: 4, moments: [{ name: 'four', when: many('.meld', 3) }] },
];

/** Lays, adds and discards what a hint has lifted. */
async function byHints(person: Person, now: Seen): Promise<boolean> {
  const can = (id: string) => now.actions.includes(id);
  if (now.question) return person.press('.way');
  const first = ['zudrehen', 'draw'].find(can);
  if (first) return person.act(first);
  if (now.cards.some(({ picked }) => picked)) {
    const id = ['lay', 'add', 'discard'].find(can);
    if (id) return person.act(id);
    await person.page.keyboard.press('Escape');
  }
  if (!can('hint')) return false;
  await hint(person);
  return true;
}

/** Long enough for every moment that comes at all. */
const PATIENCE = 60_000;

async function pictures(
  game: Game,
  camera: Camera,
  person: Person,
  moments = MOMENTS[game],
  play = PLAYS[game],
): Promise<void> {
  let end = Date.now() + PATIENCE;
  const wanted = new Set(moments.map(({ name }) => name));
  while (Date.now() < end && wanted.size > 0) {
    const now = await person.look();
    if (now.result) break;
    const due = [];
    for (const moment of moments) {
      if (wanted.has(moment.name) && (await moment.when(now, person.page))) due.push(moment);
    }
    const [moment] = due;
    if (moment) {
      wanted.delete(moment.name);
      await moment.pose?.(person, now);
      const began = Date.now();
      // The board may still be showing what came before.
      await person.page.waitForTimeout(1500);
      await camera.take(`board-${game}-${moment.name}`, { tight: true });
      end += Date.now() - began;
      await person.page.keyboard.press('Escape');
      continue;
    }
    if (now.sheet) await person.press('.deal-sheet footer button');
    else if (!(await play(person, now))) await person.page.waitForTimeout(60);
  }
  if (wanted.size > 0) console.log(`${game}: not seen: ${[...wanted].join(', ')}`);
}

const seated = async () => {
  const { page, close } = await visitor(await browser(), { url, width: 1440, height: 900 });
  return { page, close, camera: new Camera(page), person: new Person(page, 'mouse') };
};

describe('boards', () => {
  it.each(Object.keys(MOMENTS) as Game[])('%s', async (game) => {
    const { page, close, camera, person } = await seated();
    await enterBy(page, 'Practice', game);
    await untilDealt(page);
    await page.waitForTimeout(800);
    await pictures(game, camera, person);
    await close();
  });

  it.each(TABLES)('jolly with $seats', async ({ seats, moments }) => {
    const { page, close, camera, person } = await seated();
    await createShort(page, 'jolly', { choose: [['Mode', 'Practice']], seats });
    await fillWithBots(page, seats);
    await page.getByRole('button', { name: 'I am ready' }).click();
    await untilDealt(page);
    await page.waitForTimeout(800);
    await pictures('jolly', camera, person, moments, byHints);
    await close();
  });
});
