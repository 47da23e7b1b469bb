/** Somebody with bots, made by the same doors that programs use. */
import type { Page } from 'playwright-core';

const PASSWORD = 'caravan-sarai-7';
const FIRST = "def get_next_move(state):\n    return state['legal_actions'][0]\n";
const LAST = "def get_next_move(state):\n    return state['legal_actions'][-1]\n";

async function post<T>(url: string, path: string, body: unknown, token?: string): Promise<T> {
  const answer = await fetch(`${url}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Registers `name` with two bots that play Santase, each with a version that is active. */
export async function botOwner(url: string, name: string, bots: [string, string]): Promise<void> {
  const { access_token: token } = await post<{ access_token: string }>(url, '/auth/register', {
    name,
    email: `${name.toLowerCase()}@example.org`,
    password: PASSWORD,
  });
  for (const [number, source] of [FIRST, LAST].entries()) {
    const wish = { name: bots[number], games: ['santase'] };
    const { id } = await post<{ id: string }>(url, '/bots', wish, token);
    await post(url, `/bots/${id}/versions`, { source, activate: true }, token);
    if (number === 0) await post(url, `/bots/${id}/versions`, { source: LAST }, token);
  }
}

export async function signIn(page: Page, name: string): Promise<void> {
  await page.goto('/login');
  await page.locator('form input').nth(0).fill(name);
  await page.locator('form input').nth(1).fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((address) => !address.pathname.includes('login'));
}
