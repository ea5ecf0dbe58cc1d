// SPDX-License-Identifier: MIT
// eslint.config.js -- what lint asks of the TypeScript here.
import js from '@eslint/js';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist', 'node_modules', 'public/core', 'src/wire.ts'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['tests/browser/*.mjs'],
    languageOptions: {
      globals: {
        globalThis: 'readonly', document: 'readonly', localStorage: 'readonly', navigator: 'readonly',
        fetch: 'readonly', setTimeout: 'readonly', window: 'readonly', innerHeight: 'readonly',
        getComputedStyle: 'readonly', requestAnimationFrame: 'readonly', addEventListener: 'readonly',
        performance: 'readonly', PerformanceObserver: 'readonly', MessageChannel: 'readonly',
      },
    },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly', WebAssembly: 'readonly' },
    },
  },
  { rules: { '@typescript-eslint/no-explicit-any': 'error', '@typescript-eslint/no-non-null-assertion': 'error' } },
);
