// SPDX-License-Identifier: MIT
// route.ts -- which page is shown: it stands behind the # of the address, so that every page, team and game is a link.
//
//   #/missions   #/play?system=warfighter&mission=Dawn+Raid&team=...   #/lesson/wf-moving   #/game/FILE
import { useEffect, useState } from 'preact/hooks';

export interface Route {
  /** 'play' */
  page: string;
  /** what stands behind the page's name, 'wf-moving' */
  rest: string;
  /** what stands behind the ? */
  query: URLSearchParams;
}

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page = '', ...rest] = path.split('/');
  return {
    page: page || 'start',
    rest: rest.map(decodeURIComponent).join('/'),
    query: new URLSearchParams(query),
  };
}

export function linkTo(page: string, rest = '', query: Readonly<Record<string, string>> = {}): string {
  const behind = new URLSearchParams(query).toString();
  const at = rest ? `/${rest.split('/').map(encodeURIComponent).join('/')}` : '';
  return `#/${page === 'start' ? '' : page}${at}${behind ? `?${behind}` : ''}`;
}

export function goTo(link: string): void {
  location.hash = link;
}

export function useRoute(): Route {
  const [route, set] = useState(() => parseRoute(location.hash));
  useEffect(() => {
    const moved = () => set(parseRoute(location.hash));
    addEventListener('hashchange', moved);
    return () => removeEventListener('hashchange', moved);
  }, []);
  return route;
}
