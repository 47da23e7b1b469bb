import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { boxOf, overlap } from './boxes';
import { browser, expectAccessible, visitor } from './browser';
import { playMatch } from './play/games';
import { Person } from './play/person';

const url = inject('url');

/** The editor reads a line, which it must before it indents the next, when there is nothing else to do; a board takes its size then. */
const read = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 3; i += 1) await new Promise((done) => requestIdleCallback(done));
  });

/** Lines as somebody types them: the editor indents by itself. */
async function write(page: Page, lines: readonly string[]): Promise<void> {
  await page.locator('.code-editor').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  for (const [at, line] of lines.entries()) {
    if (at > 0) await page.keyboard.press('Enter');
    await page.keyboard.insertText(line);
    await read(page);
  }
}

async function register(page: Page, who: string): Promise<string> {
  const name = `${who} ${Date.now() % 1_000_000}`;
  await page.goto('/bots');
  await page.getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(`${name.replace(' ', '')}@example.org`);
  await page.getByLabel('Password').fill('caravanserai');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('button', { name: 'New bot' }).waitFor();
  return name;
}

describe.skipIf(!url)('my bots', () => {
  it.concurrent('go from an empty editor to a match at a table, and their decisions can be run again', async () => {
    const { page, problems, close } = await visitor(await browser(), { url, width: 1440 });
    await register(page, 'Nadia');
    await page.getByRole('button', { name: 'New bot' }).click();
    await page.getByLabel('Name of the bot').fill('Lantern');
    await page.locator('label', { hasText: 'Santase' }).click();
    await page.getByRole('button', { name: 'Create the bot' }).click();
    await page.locator('.code-editor[data-ready]').waitFor();
    await expectAccessible(page, 'the editor');

    await write(page, [
      'import os',
      '',
      'def get_next_move(state):',
      'return state["legal_actions"]',
    ]);
    const problem = page.locator('.studio-problems button', { hasText: 'os' });
    await problem.click();
    await page.getByRole('tab', { name: /Problems.*problem/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Save v1' }).isDisabled()).toBe(true);

    await write(page, [
      'def get_next_move(state):',
      'print("hand", len(state["hand"]))',
      'return state["legal_actions"][-1]',
    ]);
    await page.getByText('No problems found.').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('x = state["', { delay: 20 });
    await page.locator('.suggest-widget').getByText('legal_actions').first().waitFor();
    await page.keyboard.press('Escape');
    for (let i = 0; i < 'x = state['.length + 2; i += 1) await page.keyboard.press('Backspace');
    await page.getByText('No problems found.').waitFor();
    await page.keyboard.press('Control+Enter');
    await page.getByText('10 of 10 answered with a legal action').waitFor();
    await expectAccessible(page, 'the test');

    await page.getByRole('button', { name: 'Save v1' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What is new').fill('First try');
    await dialog.getByRole('switch', { name: 'Let it play from now on' }).click();
    await dialog.getByRole('button', { name: 'Save v1' }).click();
    await page.getByRole('button', { name: 'Activate v1' }).first().click();
    await page.locator('.studio-versions').getByText('active').waitFor();

    await page.goto('/new?game=santase');
    const pick = (group: string, name: string) =>
      page.getByRole('group', { name: group }).locator('label', { hasText: name }).first().click();
    await pick('Points to win', '7');
    await pick('Time for a turn', '5 s');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: /^More bots/ }).click();
    await dialog.getByRole('button', { name: /^Lantern/ }).click();
    await page.locator('.lobby-seat', { hasText: 'Lantern' }).waitFor();
    await page.getByRole('button', { name: 'Start now' }).click();
    // The person leaves the rest to the clock.
    await page.getByRole('heading', { name: 'Deal by deal' }).waitFor({ timeout: 120_000 });

    await page.getByRole('link', { name: 'Watch replay' }).click();
    await page.getByRole('heading', { name: "Bot's eye: Lantern" }).waitFor();
    await page.getByRole('button', { name: 'Next decision' }).click();
    await page.getByText(/^hand \d/).waitFor();
    await page.getByRole('button', { name: 'Run this decision again' }).click();
    await page.getByText('The same answer as in the match.').waitFor();
    await expectAccessible(page, "the bot's eye");
    expect(problems).toEqual([]);
    await close();
  });

  it.concurrent('are at hand on a phone, where panels are tabs, and play against whoever wrote them', async () => {
    const look = { url, width: 390, height: 844, touch: true, settings: { theme: 'dark' } };
    const { page, problems, close } = await visitor(await browser(), look);
    await register(page, 'Leni');
    await page.getByRole('button', { name: 'New bot' }).click();
    await page.getByLabel('Name of the bot').fill('Pocket');
    await page.getByRole('button', { name: 'Create the bot' }).click();
    await page.locator('.code-editor[data-ready]').waitFor();
    for (const name of ['Problems', 'Versions', 'Reference', 'Settings', 'Code']) {
      await page.getByRole('tab', { name }).click();
      await expectAccessible(page, name);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${name} scrolls sideways`).toBeLessThanOrEqual(390);
    }
    await page.getByRole('button', { name: 'Save v1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save v1' }).click();
    const against = page.getByRole('button', { name: 'Play against it' });
    const [button, notice] = await Promise.all([boxOf(against), boxOf(page.locator('.toast'))]);
    expect(overlap(button, notice), 'the notice covers what comes next').toBe(false);
    await against.click();
    await page.waitForURL(/\/t\//);
    await playMatch('tienlen', new Person(page, 'touch'));
    await page.locator('.podium-step', { hasText: 'Pocket' }).waitFor();
    await page.getByRole('link', { name: 'Watch replay' }).click();
    await page.getByRole('heading', { name: "Bot's eye: Pocket" }).waitFor();
    await page.locator('.eye button[aria-expanded=false]').click();
    await page.locator('.eye-body').waitFor();
    await read(page);
    const board = page.locator('.table-top');
    expect(await board.getAttribute('data-size'), 'the board beside the eye').toBe('phone');
    await expectAccessible(page, "the bot's eye on a phone");
    await page.goto('/settings/tokens');
    await page.getByLabel('Name').fill(`Key ${Date.now() % 100_000}`);
    await page.getByRole('button', { name: 'Create the token' }).click();
    await page.getByText(/^serai_/).waitFor();
    await expectAccessible(page, 'tokens');
    expect(problems).toEqual([]);
    await close();
  });
});
