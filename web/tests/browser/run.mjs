// SPDX-License-Identifier: MIT
// run.mjs -- plays the built site in a browser: every file beside this one that has a default function, one after the
// other.  `npm run browser` runs all, `npm run browser -- warfighter` one.  BROWSER names the browser, PORT the port.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const here = new URL('.', import.meta.url);
const port = process.env.PORT ?? '41730';
const base = `http://localhost:${port}/`;
const wanted = process.argv.slice(2);

async function isUp() {
  for (let i = 0; i < 100; i++) {
    const answer = await fetch(base).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

const site = spawn('node_modules/.bin/vite', ['preview', '--port', port, '--strictPort'], {
  cwd: fileURLToPath(new URL('../..', here)),
  stdio: 'ignore',
});
const browser = await chromium.launch({
  executablePath: process.env.BROWSER ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
let failed = 0;
try {
  if (!(await isUp())) throw new Error(`nothing answers at ${base}: is the site built?`);
  for (const file of readdirSync(here).sort()) {
    const name = file.replace(/\.mjs$/, '');
    if (!file.endsWith('.mjs') || file === 'run.mjs' || (wanted.length > 0 && !wanted.includes(name))) continue;
    const { default: test } = await import(new URL(file, here).href);
    if (!test) continue;
    const began = Date.now();
    try {
      await test({ browser, base, say: (text) => console.log(`  ${text}`) });
      console.log(`ok ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    } catch (error) {
      failed++;
      console.log(`not ok ${name}: ${error.stack}`);
    }
  }
} finally {
  await browser.close();
  site.kill();
}
process.exit(failed > 0 ? 1 : 0);
