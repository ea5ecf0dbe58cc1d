// SPDX-License-Identifier: MIT
// run.mjs -- plays the built site in a browser: every file beside this one that has a default function, two at a time,
// and those that say that they are `alone`, for they measure, at the end, one by one.  `npm run browser` runs all,
// `npm run browser -- warfighter` one, `-- together` and `-- alone` the one sort or the other.  BROWSER names the
// browser, PORT the port, LANES how many run at a time, PICTURES a folder for pictures of every page.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const here = new URL('.', import.meta.url);
const port = process.env.PORT ?? '41730';
const base = `http://localhost:${port}/`;
const lanes = Number(process.env.LANES ?? 2);
const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.includes(name);

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
let [passed, failed] = [0, 0];

/** The tests that are wanted, each with its name. */
async function load() {
  const names = readdirSync(here)
    .filter((file) => file.endsWith('.mjs') && file !== 'run.mjs')
    .map((file) => file.replace(/\.mjs$/, ''));
  const modules = await Promise.all(names.map((name) => import(new URL(`${name}.mjs`, here).href)));
  return modules
    .map(({ default: test, alone = false }, i) => ({ name: names[i], test, alone }))
    .filter(({ test }) => test)
    .filter(({ name, alone }) => [name, alone ? 'alone' : 'together'].some(isWanted));
}

/** What it says is printed when it is over, in one piece. */
async function run({ name, test }) {
  const began = Date.now();
  const said = [];
  try {
    await test({ browser, base, say: (text) => said.push(`  ${text}`), pictures: process.env.PICTURES });
    passed++;
    said.push(`ok ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed++;
    said.push(`FAILED ${name}: ${error.stack}`);
  }
  console.log(said.join('\n'));
}

async function lane(tests) {
  for (let test = tests.shift(); test; test = tests.shift()) await run(test);
}

try {
  if (!(await isUp())) throw new Error(`nothing answers at ${base}: is the site built?`);
  const tests = await load();
  const together = tests.filter(({ alone }) => !alone);
  await Promise.all(Array.from({ length: lanes }, () => lane(together)));
  await lane(tests.filter(({ alone }) => alone));
} finally {
  await browser.close();
  site.kill();
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
