// SPDX-License-Identifier: MIT
// offline.tsx -- the service worker is asked for when the table stands, and a new version of the site is announced.
import { useEffect, useState } from 'preact/hooks';
import { say } from '../words';

const IDLE = 4000;

/** Once the core is there, so that the first game does not wait for what only the next visit needs. */
export function goOffline(ready: Promise<unknown>): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  void ready.then(() => setTimeout(() => void navigator.serviceWorker.register('sw.js'), IDLE));
}

const RELOADED = 'grognard.reloaded';

/** A page that has stood open while a new version was put there may miss a part of itself: it is loaded anew, for
    every choice is kept.  Once, and not again at once. */
export function reloadWhenGone(): void {
  addEventListener('vite:preloadError', () => {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) < 10_000) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
}

/** A worker of a newer version that waits. */
function useWaiting(): ServiceWorker | undefined {
  const [waiting, set] = useState<ServiceWorker>();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    let here = true;
    const look = async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      if (!registration) return;
      const tell = () => {
        if (here && registration.waiting && navigator.serviceWorker.controller)
          set(registration.waiting);
      };
      tell();
      registration.addEventListener('updatefound', () =>
        registration.installing?.addEventListener('statechange', tell),
      );
    };
    void look();
    const timer = setInterval(() => void look(), 60_000);
    return () => {
      here = false;
      clearInterval(timer);
    };
  }, []);
  return waiting;
}

/** The announcement; it takes nothing away by itself. */
export function NewVersion() {
  const waiting = useWaiting();
  if (!waiting) return null;
  const takeOver = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    waiting.postMessage('take over');
  };
  return (
    <p class="news" role="status">
      {say('news')}{' '}
      <button type="button" onClick={takeOver}>
        {say('news.take')}
      </button>
    </p>
  );
}
