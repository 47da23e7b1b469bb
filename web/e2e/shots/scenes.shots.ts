import type { Page } from 'playwright-core';
import { describe, inject, it } from 'vitest';
import { browser, visitor } from '../browser';
import { createShort, fillWithBots, untilDealt } from '../play/doors';
import type { Game } from '../play/games';
import { Person, type Seen } from '../play/person';
import { Camera } from './camera';

const url = inject('url');
const PATIENCE = 60_000;
const AHEAD = 300;

/** Somebody who does as the scene says. */
class Actor extends Person {
  readonly camera: Camera;

  constructor(
    page: Page,
    readonly close: () => Promise<void>,
  ) {
    super(page, 'mouse');
    this.camera = new Camera(page);
  }

  static async enter(): Promise<Actor> {
    const { page, close } = await visitor(await browser(), { url, width: 1440, height: 900 });
    return new Actor(page, close);
  }

  /** Waits until the page shows it; sheets between deals are put away. */
  async until(what: string, when: (now: Seen) => boolean): Promise<Seen> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      const now = await this.look();
      if (when(now)) return now;
      await this.page.waitForTimeout(60);
    }
    throw new Error(`waited for ${what}: ${JSON.stringify(await this.look())}`);
  }

  /** Lifts these cards, whatever was lifted before. */
  async lift(...names: string[]): Promise<void> {
    await this.page.keyboard.press('Escape');
    for (const name of names) {
      const at = (await this.look()).cards.findIndex((card) => card.name.startsWith(`${name},`));
      if (at < 0) throw new Error(`no ${name} in ${JSON.stringify(await this.look())}`);
      await this.pick(at);
    }
  }

  async does(action: string): Promise<void> {
    await this.until(action, ({ actions }) => actions.includes(action));
    await this.act(action);
  }

  async plays(...names: string[]): Promise<void> {
    await this.until(`a turn for ${names}`, ({ mine, asked }) => mine || /your turn/i.test(asked));
    await this.lift(...names);
    await this.does('play');
  }

  async says(bid: string): Promise<void> {
    await this.until(bid, ({ bids }) => bids.includes(bid));
    await this.bid(bid);
  }

  shoots = (name: string) => this.camera.take(`moment-${name}`, { tight: true });

  /** The same while the clock of the page stands still: for what lasts a moment only. */
  async freezes(name: string): Promise<void> {
    await this.page.locator('.flying-card').first().waitFor({ state: 'detached' });
    // Its clock may be a little ahead of this one.
    await this.page.clock.pauseAt(Date.now() + AHEAD);
    await this.shoots(name);
    await this.page.clock.resume();
  }
}

/** Games whose form asks how many play. */
const SEATED: ReadonlySet<Game> = new Set(['tienlen', 'jolly']);

/** Opens a scene for a host, and a friend who comes by its link; house bots take the rest. */
async function opened(game: Game, name: string, seats: number): Promise<[Actor, Actor]> {
  const people = await Promise.all([Actor.enter(), Actor.enter()]);
  const [host, friend] = people;
  const code = await createShort(host.page, game, {
    name,
    ...(SEATED.has(game) ? { seats } : {}),
  });
  await friend.page.goto(`/t/${code}?sit`);
  await host.page.locator('.lobby-seat:not([data-free])').nth(1).waitFor();
  await fillWithBots(host.page, seats);
  for (const { page } of people) await page.getByRole('button', { name: 'I am ready' }).click();
  await Promise.all(people.map(({ page }) => untilDealt(page)));
  return people;
}

const gone = (people: readonly Actor[]) => Promise.all(people.map(({ close }) => close()));

describe('scenes', () => {
  it('Tiến lên: a free cut, a chop, a chain', async () => {
    const people = await opened('tienlen', 'Chợ nổi', 4);
    const [host, friend] = people;
    await host.plays('3 of spades');
    await friend.does('pass');
    await host.plays('2 of hearts');
    await friend.until('a free cut', ({ actions }) => actions.includes('pass'));
    await friend.shoots('tienlen-freecut');
    await friend.does('pass');
    await host.plays('queen of diamonds');
    await friend.plays('2 of spades');
    await host.until('a 2', ({ top }) => /2 of spades/.test(top));
    const pairs = ['4', '5', '6'].flatMap((rank) => [`${rank} of spades`, `${rank} of clubs`]);
    await host.lift(...pairs);
    await host.shoots('tienlen-chop');
    await host.lift(...pairs);
    await host.does('play');
    await friend.until('the chop', ({ top }) => /run|pairs/.test(top));
    await friend.plays(
      ...['7 of spades', '7 of clubs', '8 of spades', '8 of clubs'],
      ...['9 of clubs', '9 of hearts', '10 of clubs', '10 of diamonds'],
    );
    await host.page.waitForTimeout(900);
    await host.shoots('tienlen-chain');
    await gone(people);
  });

  it('Baloot: doubling, projects, sawa', async () => {
    const people = await opened('baloot', 'Majlis of the dunes', 4);
    const [host, friend] = people;
    await host.says('hokum-H');
    await friend.until('doubling or the sale', ({ bids }) => bids.length > 0);
    while ((await friend.look()).bids.includes('sun')) await friend.says('pass');
    await friend.says('double');
    await host.until('triple', ({ bids }) => bids.includes('triple'));
    await host.shoots('baloot-triple');
    await host.says('triple');
    await friend.says('four');
    await host.until('gahwa', ({ bids }) => bids.includes('gahwa'));
    await host.shoots('baloot-gahwa');
    await host.says('pass');
    await host.until('projects', ({ actions }) => actions.some((id) => /^declare/.test(id)));
    await host.shoots('baloot-declare');
    const declare = (now: Seen) => now.actions.find((id) => /^declare/.test(id));
    await host.act(declare(await host.look()) ?? '');
    await host.plays('jack of hearts');
    const offered = declare(await friend.until('projects', (now) => declare(now) !== undefined));
    await friend.act(offered ?? '');
    await friend.until('a turn', ({ mine }) => mine);
    await friend.shoots('baloot-bubbles');
    await friend.plays('9 of hearts');
    await host.until('the second trick', ({ mine, cards }) => mine && cards.length === 7);
    await host.page.waitForTimeout(6000);
    await host.does('projects');
    await host.page.locator('.project-reveal').waitFor();
    await host.shoots('baloot-reveal');
    await host.act('projects');
    // Nobody doubts a claim once the trumps are out.
    for (const [left, trump] of ['ace', '10'].entries()) {
      await host.plays(`${trump} of hearts`);
      const now = await friend.until(
        'a turn',
        ({ mine, cards }) => mine && cards.length === 7 - left,
      );
      await friend.playCard(now.cards.findIndex(({ free }) => free));
      await host.until('the lead', ({ mine, cards }) => mine && cards.length === 6 - left);
    }
    await host.does('sawa');
    await friend.until('an answer', ({ bids }) => bids.includes('accept'));
    await friend.shoots('baloot-sawa');
    await host.shoots('baloot-sawa-waits');
    await friend.says('accept');
    await gone(people);
  });

  it('Baloot: a worthless hand that speaks last', async () => {
    const host = await Actor.enter();
    await createShort(host.page, 'baloot', { name: 'Night of sevens' });
    await fillWithBots(host.page, 4, 1);
    await host.page.getByRole('button', { name: 'I am ready' }).click();
    await host.until('kawesh', ({ bids }) => bids.includes('kawesh'));
    await host.shoots('baloot-kawesh');
    await host.says('pass');
    await host.until('the second round', ({ bids }) => bids.includes('hokum-S'));
    await host.shoots('baloot-second');
    await host.close();
  });

  it('Santase: the wait after a trick, a marriage, sixty-six', async () => {
    const people = await opened('santase', 'Rose valley', 2);
    const [host, friend] = people;
    await host.page.clock.install();
    await host.plays('ace of spades');
    await friend.plays('10 of diamonds');
    await host.until('the lead', ({ mine, cards }) => mine && cards.length === 6);
    await host.lift('king of hearts');
    await host.shoots('santase-marriage');
    await host.plays('ace of clubs');
    await friend.plays('10 of clubs');
    await host.until('the lead', ({ mine, cards }) => mine && cards.length === 6);
    await host.lift('king of hearts');
    await host.does('marriage');
    await host.until('sixty-six', ({ actions }) => actions.includes('pass'));
    await host.freezes('santase-claim');
    await host.act('say66');
    await host.until('the sheet', ({ sheet }) => sheet);
    await host.shoots('santase-sheet');
    await gone(people);
  });

  it('Jolly: a joker that fits twice, and zudrehen', async () => {
    const people = await opened('jolly', 'Kaffeehaus am Eck', 2);
    const [host] = people;
    await host.does('draw');
    await host.until('a turn', ({ actions }) => !actions.includes('draw'));
    await host.lift('9 of hearts', '10 of hearts', 'joker');
    await host.does('lay');
    await host.page.locator('.way').first().waitFor();
    await host.shoots('jolly-joker');
    await host.page.locator('.way').first().click();
    await host.until('a run less', ({ cards }) => cards.length === 11);
    await host.lift('king of spades', 'king of clubs', 'king of diamonds');
    await host.does('lay');
    await host.until('a set less', ({ cards }) => cards.length === 8);
    await host.lift('2 of spades', '3 of spades', '4 of spades', '5 of spades');
    await host.shoots('jolly-lay');
    await host.does('lay');
    await host.until('a run less', ({ cards }) => cards.length === 4);
    await host.lift('7 of clubs', '7 of diamonds', '7 of hearts');
    await host.does('lay');
    await host.until('zudrehen', ({ actions }) => actions.includes('zudrehen'));
    await host.page.keyboard.press('Escape');
    await host.shoots('jolly-zudrehen');
    await host.act('zudrehen');
    await host.until('the sheet', ({ sheet }) => sheet);
    await host.shoots('jolly-closed');
    await gone(people);
  });

  it('Omi: all eight tricks, then four each', async () => {
    const host = await Actor.enter();
    await createShort(host.page, 'omi', { name: 'Galle road' });
    await fillWithBots(host.page, 4, 1);
    await host.page.getByRole('button', { name: 'I am ready' }).click();
    await untilDealt(host.page);
    for (const sheet of ['omi-kapothi', 'omi-draw']) {
      for (let now = await host.look(); !now.sheet; now = await host.look()) {
        if (now.bids.length > 0) await host.bid('S');
        else if (now.mine && now.cards.some(({ free }) => free)) {
          await host.playCard(now.cards.findIndex(({ free }) => free));
        } else await host.page.waitForTimeout(60);
      }
      await host.shoots(sheet);
      await host.press('.deal-sheet footer button');
    }
    await host.until('the next deal', ({ cards }) => cards.length > 0);
    await host.page.keyboard.press('Escape');
    await host.shoots('omi-bonus');
    await host.close();
  });
});
