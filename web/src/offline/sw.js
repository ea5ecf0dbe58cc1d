// SPDX-License-Identifier: MIT
// sw.js -- the site without a network: what one visit has brought is there on the next.
//
// The site's own files have a cache by version, so that a page, its scripts and the list of cores are always of one
// build.  A new version waits until every table is closed or somebody asks for it: nothing is swapped under a running
// game, and the files of the version before stay for pages that are still open.  Cores and packs are named by their
// hash and never change; they stay as long as a game needs them (core/forget.ts), so that it goes on with the rules
// that began it.
// The plugin plugins/offline.ts writes VERSION and FILES above these lines.
/* global VERSION, FILES, self, caches, fetch, Request */
const SITE = `grognard-site-${VERSION}`;
const CORES = 'grognard-cores';

/** Who asked for it, and how, makes no difference to a file. */
const AS_FILE = { ignoreSearch: true, ignoreVary: true };

const isCore = (url) => /\/core\/[0-9a-f]{16}\//.test(url.pathname);

/** Is it the file itself?  Many hosts answer with a page where a file is gone, as while a new version is put there. */
const isItself = (url, answer) =>
  answer.ok && (/(^|\/)(index\.html)?$/.test(url) || !(answer.headers.get('content-type') ?? '').includes('text/html'));

/** From the cache, else from the network and into the cache. */
async function once(request, name) {
  const cache = await caches.open(name);
  const had = (await cache.match(request, AS_FILE)) ?? (await caches.match(request, AS_FILE));
  if (had) return had;
  const got = await fetch(request);
  if (isItself(request.url, got)) await cache.put(request, got.clone());
  return got;
}

self.addEventListener('install', (event) => {
  const keep = async (file) => {
    const answer = await fetch(new Request(file, { cache: 'no-cache' }));
    if (!isItself(file, answer)) throw new Error(`${file} is not there`);
    await (await caches.open(SITE)).put(file, answer);
  };
  /* All of them or none: else the version before stays. */
  event.waitUntil(Promise.all(FILES.map(keep)));
});

self.addEventListener('activate', (event) => {
  const drop = async () => {
    const before = (await caches.keys()).filter((name) => name.startsWith('grognard-site-') && name !== SITE);
    for (const name of before.slice(0, -1)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(drop());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (event.request.mode === 'navigate')
    event.respondWith(
      caches
        .open(SITE)
        .then(
          async (cache) =>
            (await cache.match(event.request, AS_FILE)) ??
            (await cache.match('index.html', AS_FILE)) ??
            fetch(event.request),
        ),
    );
  else if (isCore(url)) event.respondWith(once(event.request, CORES));
  else event.respondWith(once(event.request, SITE));
});
