// SPDX-License-Identifier: MIT
// offline.ts -- writes the service worker: src/offline/sw.js behind the list of this build's files and their version.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const source = new URL('../src/offline/sw.js', import.meta.url);
/** Which cores belong to this build: another list of them is another version of the site. */
const cores = new URL('../public/core/manifest.json', import.meta.url);
/** Pages for makers need not be there without a network. */
const left = /^(look|debug)/;

export function offline(): Plugin {
  return {
    name: 'grognard-offline',
    apply: 'build',
    generateBundle: {
      order: 'post', // when chunks that hold nothing but styles have gone
      handler(_, bundle) {
        const files = Object.keys(bundle)
          .filter((file) => !left.test(file) && !file.endsWith('.map'))
          .sort();
        const all = ['index.html', 'manifest.webmanifest', 'icon.svg', 'core/manifest.json', ...files];
        const hash = createHash('sha256').update(all.join('\n')).update(readFileSync(cores));
        for (const file of files) {
          const part = bundle[file];
          if (part) hash.update(part.type === 'chunk' ? part.code : part.source);
        }
        const version = hash.digest('hex').slice(0, 16);
        const head = `const VERSION = '${version}';\nconst FILES = ${JSON.stringify([...new Set(all)])};\n`;
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + readFileSync(source, 'utf8') });
      },
    },
  };
}
