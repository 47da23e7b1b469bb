import { beforeEach, expect, it, vi } from 'vitest';
import { RestFailure, rest } from './rest';
import { accessToken, forget, keep, refresh } from './tokens';

const signedIn = (token: string, expires_in = 900) => ({
  access_token: token,
  expires_in,
  player: { id: '1', name: 'Nadia', role: 'guest' },
});
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': status < 400 ? 'application/json' : 'application/problem+json' },
  });

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  forget();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

it('has no token for a visitor, and asks nobody', async () => {
  expect(await accessToken()).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

it('renews a token that is about to run out', async () => {
  keep(signedIn('old', 10));
  fetched.mockResolvedValueOnce(json(signedIn('new')));
  expect(await accessToken()).toBe('new');
});

it('renews once however many ask', async () => {
  keep(signedIn('old', 1));
  fetched.mockResolvedValueOnce(json(signedIn('new')));
  await Promise.all([refresh(), refresh(), accessToken()]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('repeats a request after a refusal of its token', async () => {
  keep(signedIn('revoked'));
  fetched
    .mockResolvedValueOnce(json({ code: 'unauthorized', detail: '' }, 401))
    .mockResolvedValueOnce(json(signedIn('fresh')))
    .mockResolvedValueOnce(json({ id: '1', name: 'Nadia' }));
  await rest.me();
  const [, sent] = fetched.mock.calls[2] ?? [];
  expect(sent?.headers).toMatchObject({ Authorization: 'Bearer fresh' });
});

it('turns a problem into a typed failure', async () => {
  fetched.mockResolvedValueOnce(
    json({ code: 'rate_limited', detail: 'Too many logins.', retry_after: 4 }, 429),
  );
  const failure = await rest.login({ login: 'a', password: 'b' }).catch((error) => error);
  expect(failure).toBeInstanceOf(RestFailure);
  expect(failure).toMatchObject({ code: 'rate_limited', status: 429, retryAfter: 4 });
});

it('says that it is offline', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  await expect(rest.games()).rejects.toMatchObject({ code: 'offline' });
});
