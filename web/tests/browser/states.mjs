// SPDX-License-Identifier: MIT
// states.mjs -- for tests that play: axe-core looks at every kind of state of a table once, and finds nothing serious.
import { serious } from './pages.mjs';

/** What is asked without its names and numbers, and what lies over the table. */
const kindOf = (page) =>
  page.evaluate(() => {
    const text = (css) => document.querySelector(css)?.textContent?.trim() ?? '';
    const plain = (words) => words.replace(/\b[A-Z][\w.'-]*(\s+([A-Z#\d][\w.'-]*|with|of))*/g, '_');
    const shown = ['.armed', '.marked', '.tray', '.curtain', '.lesson', '.ending', '.telling', '.picked'];
    return [
      plain(text('#question')),
      text('dialog[open] h2'),
      ...shown.filter((css) => document.querySelector(css)),
    ].join(' | ');
  });

/** Calls itself at a state; `look.wrong` is what was found, `look.kinds` how many kinds were seen. */
export function watcher(most = 30) {
  const kinds = new Set();
  const wrong = [];
  const look = async (page) => {
    const kind = await kindOf(page);
    if (kinds.has(kind) || kinds.size >= most) return;
    kinds.add(kind);
    wrong.push(...(await serious(page)).map((fault) => `at "${kind}": ${fault}`));
  };
  return Object.assign(look, { kinds, wrong });
}
