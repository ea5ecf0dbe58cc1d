// SPDX-License-Identifier: MIT
// vitest.config.ts -- the unit tests: in Node, with the real core.
import { defineConfig } from 'vitest/config';
import { art } from './plugins/art';
import { drawings } from './plugins/drawings';
import { icons } from './plugins/icons';
import { words } from './plugins/words';

export default defineConfig({
  plugins: [words(), icons(), drawings(), art()],
  test: { include: ['tests/**/*.test.{ts,tsx}'], testTimeout: 180_000 },
});
