// SPDX-License-Identifier: MIT
// vite.config.ts -- how the site is put together: one page for the table, one for the sheet of pieces.
import preact from '@preact/preset-vite';
import { existsSync } from 'node:fs';
import { defineConfig } from 'vite';
import { art } from './plugins/art';
import { icons } from './plugins/icons';
import { words } from './plugins/words';

const pages = ['index.html', 'look.html', 'debug.html'].filter((page) => existsSync(new URL(page, import.meta.url)));

export default defineConfig({
  base: './',
  plugins: [preact(), icons(), words(), art()],
  worker: { format: 'es' },
  build: { target: 'es2022', rollupOptions: { input: pages } },
});
