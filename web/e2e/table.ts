import type { Page } from 'playwright-core';

/** Past the dialog of the home page to a table of this game, as a guest. */
export async function playNow(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now as a guest' }).click();
  await page.getByRole('dialog').getByRole('button', { name: game }).click();
  await page.waitForURL(/\/t\//);
}

/** The hand of a running match. */
export const handOf = (page: Page) => page.locator('.hand-card');

export async function untilDealt(page: Page): Promise<void> {
  await handOf(page).first().waitFor();
}
