// Keeps the page's own files, so that it opens fast, and at all where there is no line. What the
// server says is never kept: tables and matches are only true while they are new.
const CACHE = `serai-${'BUILD'}`;
const SHELL = ['SHELL'];
const START = '/index.html';
const NOT_OURS = /^\/(api|socket\.io|healthz|readyz|metrics)(\/|$)/;

self.addEventListener('install', (event) => {
  const fill = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll([START, '/icon.svg', ...SHELL]);
  };
  event.waitUntil(fill());
});

// Not before the last tab of the build before is closed: it may still want its own files.
self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

async function fromCache(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function openPage(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(START)) ?? Response.error();
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || NOT_OURS.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(fromCache(request));
});
