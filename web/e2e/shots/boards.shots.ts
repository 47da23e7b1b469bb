import type { Page } from 'playwright-core';
import { describe, inject, it } from 'vitest';
import { browser, visitor } from '../browser';
import { enterBy, untilDealt } from '../play/doors';
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
    { name: 'melds', when: many('.meld', 2) },
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

/** Long enough for every moment that comes at all. */
const PATIENCE = 60_000;

async function pictures(game: Game, camera: Camera, person: Person): Promise<string[]> {
  let end = Date.now() + PATIENCE;
  const wanted = new Set(MOMENTS[game].map(({ name }) => name));
  while (Date.now() < end && wanted.size > 0) {
    const now = await person.look();
    if (now.result) break;
    const due = [];
    for (const moment of MOMENTS[game]) {
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
    else if (!(await PLAYS[game](person, now))) await person.page.waitForTimeout(60);
  }
  return [...wanted];
}

describe('boards', () => {
  it.each(Object.keys(MOMENTS) as Game[])('%s', async (game) => {
    const { page, close } = await visitor(await browser(), { url, width: 1440, height: 900 });
    await enterBy(page, 'Practice', game);
    await untilDealt(page);
    await page.waitForTimeout(800);
    const missing = await pictures(game, new Camera(page), new Person(page, 'mouse'));
    if (missing.length > 0) console.log(`${game}: not seen: ${missing.join(', ')}`);
    await close();
  });
});
