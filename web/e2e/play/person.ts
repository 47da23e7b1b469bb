/** Somebody at a table with a mouse, a finger or keys: sees what the page shows, presses what can be pressed. */
import type { Page } from 'playwright-core';

export type Hands = 'mouse' | 'touch' | 'keys';

export type Seen = {
  /** The result of the match stands there. */
  result: boolean;
  /** The sheet between two deals, with its button. */
  sheet: boolean;
  question: boolean;
  /** Actions and bids that can be pressed, by their ids. */
  actions: string[];
  bids: string[];
  cards: { name: string; free: boolean; picked: boolean }[];
  /** A card of the own hand belongs on the table now. */
  mine: boolean;
  /** The play to beat, in words (Tiến lên). */
  top: string;
  /** Own points of the deal (Santase). */
  points: number;
  /** Whatever is asked of the person. */
  asked: string;
};

const CARD = '.hand-card';
/** Two presses of one person are not closer than this. */
const BREATH = 25;

/** What the page shows now, read from the page alone. */
export const look = (page: Page): Promise<Seen> =>
  page.evaluate(() => {
    const has = (query: string) => document.querySelector(query) !== null;
    const ids = (query: string) =>
      [...document.querySelectorAll<HTMLElement>(`${query} [data-action]`)]
        .filter((one) => !one.hasAttribute('aria-disabled'))
        .map((one) => one.dataset.action ?? '');
    const cards = [...document.querySelectorAll('.hand-card')].map((card) => ({
      name: card.getAttribute('aria-label') ?? '',
      free: !card.hasAttribute('aria-disabled'),
      picked: card.getAttribute('aria-pressed') === 'true',
    }));
    const text = (query: string) => document.querySelector(query)?.textContent ?? '';
    return {
      result: has('.podium-step') && !has('.table-screen'),
      sheet: has('.deal-sheet footer button:not([aria-disabled])'),
      question: has('dialog[open]'),
      actions: ids('.action-bar'),
      bids: ids('.bid-buttons'),
      cards,
      mine: has('.slot[data-drop]'),
      top: [...document.querySelectorAll('.pile-play')].at(-1)?.getAttribute('aria-label') ?? '',
      points: Number(text('.points-box[data-own] .points-number') || 0),
      asked: text('.turn-pill, .you-line, .you-text'),
    };
  });

export class Person {
  constructor(
    readonly page: Page,
    readonly hands: Hands,
  ) {}

  look = () => look(this.page);

  /** Presses a control where nothing covers it; false if it is gone or covered. */
  async press(query: string, at = 0): Promise<boolean> {
    if (this.hands === 'keys') return this.pressByKeys(query, at);
    const point = await this.page.evaluate(
      ([wanted, place]) => {
        const element = document.querySelectorAll(wanted)[place];
        if (!element) return null;
        const box = element.getBoundingClientRect();
        for (const down of [0.5, 0.2, 0.12, 0.35, 0.8]) {
          for (const along of [0.5, 0.12, 0.2, 0.85, 0.3, 0.7]) {
            const x = box.left + box.width * along;
            const y = box.top + box.height * down;
            const hit = document.elementFromPoint(x, y);
            if (hit && element.contains(hit)) return { x, y };
          }
        }
        return null;
      },
      [query, at] as const,
    );
    if (!point) return false;
    if (this.hands === 'touch') await this.page.touchscreen.tap(point.x, point.y);
    else await this.page.mouse.click(point.x, point.y);
    await this.page.waitForTimeout(BREATH);
    return true;
  }

  act = (id: string) => this.press(`.action-bar [data-action="${id}"]`);
  bid = (id: string) => this.press(`.bid-buttons [data-action="${id}"]`);

  /** Lifts a card of the hand, or puts it back. */
  async pick(at: number): Promise<boolean> {
    if (this.hands !== 'keys') return this.press(CARD, at);
    if (at < 9) await this.page.keyboard.press(String(at + 1));
    else {
      if (!(await this.reach(CARD))) return false;
      for (let i = 0; i < 14; i += 1) {
        const here = await this.page.evaluate(() =>
          [...document.querySelectorAll('.hand-card')].indexOf(document.activeElement as Element),
        );
        if (here === at) break;
        await this.page.keyboard.press(here < at ? 'ArrowRight' : 'ArrowLeft');
      }
      await this.page.keyboard.press(' ');
    }
    return true;
  }

  /** Lifts a card and plays it in a way that these hands have. */
  async playCard(at: number, button = 'play'): Promise<void> {
    await this.pick(at);
    if (this.hands === 'keys') await this.page.keyboard.press('Enter');
    else if (this.hands === 'touch') await this.press(`${CARD}[aria-pressed=true]`);
    else await this.act(button);
  }

  /** Walks to a control with Tab, as those do who have no pointer. */
  async reach(query: string, at = 0): Promise<boolean> {
    await this.page.evaluate(
      ([wanted, place]) => {
        for (const old of document.querySelectorAll('[data-aim]')) old.removeAttribute('data-aim');
        document.querySelectorAll(wanted)[place]?.setAttribute('data-aim', '');
      },
      [query, at] as const,
    );
    // A hand is one stop: whichever of its cards has the focus will do.
    const there = () =>
      this.page.evaluate(
        (hand) =>
          document.activeElement?.hasAttribute('data-aim') ||
          (hand && (document.activeElement?.classList.contains('hand-card') ?? false)),
        query === CARD,
      );
    for (let i = 0; i < 60; i += 1) {
      if (await there()) return true;
      await this.page.keyboard.press('Tab');
    }
    return false;
  }

  private async pressByKeys(query: string, at: number): Promise<boolean> {
    if (!(await this.reach(query, at))) return false;
    await this.page.keyboard.press('Enter');
    return true;
  }
}
