import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { browser, visitor } from './browser';
import { createShort, fillWithBots, untilDealt } from './play/doors';
import { PLAYS } from './play/games';
import { Person, type Seen } from './play/person';

const url = inject('url');

/** Somebody who hears the page: knows the accessibility tree and the live regions, and nothing else. */
class Listener extends Person {
  readonly heard: string[] = [];

  constructor(page: Page) {
    super(page, 'keys');
  }

  async listen(): Promise<void> {
    await this.page.exposeFunction('hear', (text: string) => void this.heard.push(text));
    await this.page.evaluate(() => {
      const hear = (globalThis as unknown as { hear: (text: string) => void }).hear;
      for (const region of document.querySelectorAll('[aria-live]')) {
        const watcher = new MutationObserver(() => hear(region.textContent ?? ''));
        watcher.observe(region, { childList: true, characterData: true, subtree: true });
      }
    });
  }

  /** The names that the tree has for a role, with their states. */
  private async tree(role: string, within: Parameters<Page['getByRole']>[0], name: string) {
    const part = this.page.getByRole(within, { name, exact: true });
    if ((await part.count()) === 0) return [];
    // It may go while it is read.
    const text = await part
      .first()
      .ariaSnapshot({ timeout: 2000 })
      .catch(() => '');
    const lines = text.split('\n');
    return lines.flatMap((line) => {
      const found = new RegExp(`- ${role} "((?:[^"\\\\]|\\\\.)*)"(.*)`).exec(line);
      return found ? [{ name: found[1] ?? '', state: found[2] ?? '' }] : [];
    });
  }

  override look = async (): Promise<Seen> => {
    const cards = await this.tree('button', 'group', 'Your hand');
    const actions = await this.tree('button', 'toolbar', 'Actions');
    const plays = await this.tree('listitem', 'region', 'Table');
    const on = actions.filter(({ state }) => !state.includes('disabled'));
    const has = (word: RegExp) => on.some(({ name }) => word.test(name));
    return {
      result: (await this.page.getByRole('heading', { name: 'Deal by deal' }).count()) > 0,
      sheet: false,
      question: false,
      actions: [...(has(/^Play/) ? ['play'] : []), ...(has(/^Pass/) ? ['pass'] : [])],
      bids: [],
      cards: cards.map(({ name, state }) => ({
        name,
        free: !state.includes('disabled'),
        picked: state.includes('pressed'),
      })),
      mine: false,
      top: plays.at(-1)?.name ?? '',
      points: 0,
      asked: this.heard.slice(-3).join(' '),
    };
  };

  override act = (id: string): Promise<boolean> => {
    const name = id === 'play' ? /^Play/ : /^Pass/;
    return this.use(
      this.page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name }),
      'Enter',
    );
  };

  override pick(at: number): Promise<boolean> {
    return this.use(
      this.page.getByRole('button', { name: new RegExp(`, ${at + 1} of \\d+$`) }),
      ' ',
    );
  }

  /** What is named may be gone before it is reached: then there is something new to hear. */
  private use(control: Locator, key: string): Promise<boolean> {
    return control.press(key, { timeout: 2000 }).then(
      () => true,
      () => false,
    );
  }
}

describe.skipIf(!url)('somebody who hears the page', () => {
  it('plays a whole match', async () => {
    const { page, problems, close } = await visitor(await browser(), { url });
    await createShort(page, 'tienlen', { seats: 2 });
    await fillWithBots(page, 2, 0);
    const listener = new Listener(page);
    await listener.listen();
    await page.getByRole('button', { name: 'I am ready' }).press('Enter');
    await untilDealt(page);
    const end = Date.now() + 100_000;
    let now = await listener.look();
    for (; !now.result && Date.now() < end; now = await listener.look()) {
      if (!(await PLAYS.tienlen(listener, now))) await page.waitForTimeout(80);
    }
    expect(now.result, `${JSON.stringify(now)}\n${listener.heard.slice(-8).join('\n')}`).toBe(true);
    // Every play of the other seat was told, and whose turn it is.
    expect(listener.heard.some((said) => /^Easy (plays|passes|leads)/.test(said))).toBe(true);
    expect(listener.heard.some((said) => /your turn/i.test(said))).toBe(true);
    expect(problems).toEqual([]);
    await close();
  });
});
