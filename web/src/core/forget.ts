// SPDX-License-Identifier: MIT
// forget.ts -- cores and packs that lie in the browser's cache (offline/sw.js) and that nothing needs any more go.
const CORES = 'grognard-cores';

/** `needed`: versions by their hash. */
export async function forgetOthers(needed: ReadonlySet<string>): Promise<void> {
  if (!('caches' in self) || !(await caches.has(CORES))) return;
  const cache = await caches.open(CORES);
  for (const request of await cache.keys()) {
    const hash = /\/core\/([0-9a-f]{16})\//.exec(new URL(request.url).pathname)?.[1];
    if (hash && !needed.has(hash)) await cache.delete(request);
  }
}
