// SPDX-License-Identifier: MIT
// vite.config.ts -- how the site is put together: its pages, and what is made of packs and words on the way.
import preact from '@preact/preset-vite';
import { existsSync } from 'node:fs';
import { defineConfig } from 'vite';
import { art } from './plugins/art';
import { drawings } from './plugins/drawings';
import { onlyWoff2 } from './plugins/fonts';
import { icons } from './plugins/icons';
import { offline } from './plugins/offline';
import { words } from './plugins/words';

const known = ['index.html', 'look.html', 'debug.html'];
const pages = known.filter((page) => existsSync(new URL(page, import.meta.url)));

export default defineConfig({
  base: './',
  plugins: [preact(), icons(), drawings(), words(), art(), offline()],
  css: { postcss: { plugins: [onlyWoff2] } },
  worker: { format: 'es' },
  build: { target: 'es2022', chunkSizeWarningLimit: 800, rollupOptions: { input: pages } },
});
