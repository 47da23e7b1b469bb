/** People who come to the house: with an account, in the back room, or as a program would. */
import type { Page } from 'playwright-core';

export const SECRET = 'a long evening';

export async function enter(page: Page, login: string, password = SECRET): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Name or e-mail address').fill(login);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/$/);
}

export async function register(page: Page, name: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail address').fill(`${name}@example.org`);
  await page.getByLabel('Password').fill(SECRET);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(/\/$/);
}

/** Goes to a room of the back room by its link, and waits until it is furnished. */
export async function visit(page: Page, room: string, heading = room): Promise<void> {
  const rooms = page.getByRole('navigation', { name: 'Admin' });
  await rooms.getByRole('link', { name: room, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  await page.locator('.loading').first().waitFor({ state: 'detached' });
}

/** The file of a person in the back room. */
export async function openPerson(page: Page, name: string): Promise<void> {
  await visit(page, 'People');
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Answers the dialog that is open: fills its fields by their labels and presses the button. */
export async function answer(
  page: Page,
  button: string,
  fields: Record<string, string> = {},
): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** A bot of somebody who never opens a browser; its id. */
export async function uploadBot(url: string, owner: string, name: string): Promise<string> {
  let token = '';
  const ask = async (path: string, body: object) => {
    const known = token && { Authorization: `Bearer ${token}` };
    const headers = { 'Content-Type': 'application/json', ...known };
    const sent = { method: 'POST', headers, body: JSON.stringify(body) };
    const told = await fetch(`${url}/api/v1/${path}`, sent);
    if (!told.ok) throw new Error(`${path}: ${await told.text()}`);
    return (await told.json()) as Record<string, string>;
  };
  const account = { name: owner, email: `${owner}@example.org`, password: SECRET };
  token = (await ask('auth/register', account)).access_token ?? '';
  const { id = '' } = await ask('bots', { name, games: ['omi'] });
  const source = 'def get_next_move(state):\n    return state["legal_actions"][0]\n';
  await ask(`bots/${id}/versions`, { source, notes: 'the first' });
  return id;
}
