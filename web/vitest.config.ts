// SPDX-License-Identifier: MIT
// vitest.config.ts -- the unit tests: in Node, with the real core.
import { defineConfig } from 'vitest/config';
import { words } from './plugins/words';

export default defineConfig({
  plugins: [words()],
  test: { include: ['tests/**/*.test.{ts,tsx}'], testTimeout: 180_000 },
});
