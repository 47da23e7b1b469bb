import { beforeEach, expect, it, vi } from 'vitest';
import { session, useSession } from './session';
import { forget, keep } from './tokens';

const player = { id: '1', name: 'Nadia', role: 'player' };
const signedIn = { access_token: 'a', expires_in: 900, player };
const guest = { ...signedIn, player: { id: '2', name: 'Guest 7', role: 'guest' } };
const json = (body: unknown, status = 200) => Response.json(body, { status });

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  forget();
  useSession.setState({ state: 'visitor', player: null });
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

it('makes a guest of a visitor', async () => {
  fetched.mockResolvedValueOnce(json(guest));
  expect(await session.anybody()).toEqual(guest.player);
});

it('makes no guest of somebody whom the server cannot recognise just now', async () => {
  keep({ ...signedIn, expires_in: 0 });
  fetched.mockResolvedValueOnce(json({ code: 'server_busy' }, 503));
  await expect(session.anybody()).rejects.toMatchObject({ code: 'offline' });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/v1/auth/refresh']);

  fetched.mockResolvedValueOnce(json(signedIn));
  expect(await session.anybody()).toEqual(player);
});

it('makes a guest of somebody whose session is over', async () => {
  keep({ ...signedIn, expires_in: 0 });
  fetched.mockResolvedValueOnce(json({ code: 'unauthorized' }, 401));
  fetched.mockResolvedValueOnce(json(guest));
  expect(await session.anybody()).toEqual(guest.player);
});
