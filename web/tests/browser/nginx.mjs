// SPDX-License-Identifier: MIT
// nginx.mjs -- the site's archive, unpacked in a subfolder of a real nginx with the lines of docs/hosting.md, plays;
// when the server has gone, it plays on after a reload.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { asked } from './at-table.mjs';

const top = fileURLToPath(new URL('../../..', import.meta.url));
const nginx = process.env.NGINX ?? '/usr/sbin/nginx';

/** A port that nobody has. */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** The lines that the page tells people to write, with this root. */
function told(root) {
  const page = readFileSync(`${top}docs/hosting.md`, 'utf8');
  const lines = /<!-- nginx: [^\n]*-->\n(.*?)<!-- end of nginx -->/s.exec(page)?.[1];
  if (!lines) throw new Error('docs/hosting.md has no lines for nginx');
  return lines.replaceAll('/var/www/html', root);
}

/** A server of this folder that runs until it is stopped. */
async function serve(work) {
  const port = await freePort();
  const lies = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    `${work}/nginx.conf`,
    `daemon off; pid ${work}/pid; error_log stderr; worker_processes 1; events { }
     http { access_log off; ${lies.map((of) => `${of}_temp_path ${work}/${of};`).join(' ')}
     server { listen 127.0.0.1:${port}; ${told(`${work}/www`)} } }`,
  );
  const server = spawn(nginx, ['-p', work, '-c', `${work}/nginx.conf`], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  server.stderr.on('data', (text) => (said += text));
  const ended = new Promise((resolve) => server.on('close', resolve));
  const base = `http://localhost:${port}/games/grognard/`;
  while (!(await fetch(base.replace('localhost', '127.0.0.1')).catch(() => undefined))?.ok)
    if (server.exitCode !== null) throw new Error(`nginx has ended: ${said}`);
  const stop = () => (server.exitCode === null && server.kill('SIGTERM'), ended);
  return { base: base.replace('localhost', '127.0.0.1'), stop };
}

/** What hosting.md promises of types and caches. */
async function checkHeaders(base) {
  const { versions } = await (await fetch(`${base}core/manifest.json`)).json();
  const core = `core/${versions[0].hash}/${versions[0].core}`;
  const wanted = [
    ['', 'text/html', 'no-cache'],
    ['sw.js', 'text/javascript', 'no-cache'],
    ['manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    [core, 'application/wasm', 'max-age=31536000, immutable'],
  ];
  for (const [file, type, cache] of wanted) {
    const { headers } = await fetch(base + file);
    if (headers.get('content-type') !== type || headers.get('cache-control') !== cache)
      throw new Error(`${file}: ${headers.get('content-type')}, ${headers.get('cache-control')}`);
  }
  if ((await fetch(`${base}core/none.wasm`)).status !== 404) throw new Error('what is not there is answered');
}

const choices = (page) => page.locator('a.choice').first().waitFor({ timeout: 60_000 });

export default async function ({ browser, say }) {
  const work = mkdtempSync(`${tmpdir()}/grognard-nginx-`);
  mkdirSync(`${work}/www/games`, { recursive: true });
  execFileSync(`${top}tools/site-archive`, [`${work}/site.tar.gz`]);
  execFileSync('tar', ['xzf', `${work}/site.tar.gz`, '-C', `${work}/www/games`]);
  execFileSync('chmod', ['-R', 'a+rX', work]);
  const { base, stop } = await serve(work);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await checkHeaders(base);
    const page = await context.newPage();
    const elsewhere = [];
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(base)) elsewhere.push(request.url());
    });
    await page.goto(base);
    await choices(page);
    const game = `${base}#/play?system=heroes&scenario=The+Cider+Press`;
    await page.goto(game);
    await asked(page);
    await page.waitForFunction(() => Boolean(navigator.serviceWorker.controller), undefined, { timeout: 60_000 });
    await page.goto(base);
    await page.reload(); // its core comes through the worker now
    await choices(page);
    await stop();
    await page.reload();
    await choices(page);
    for (const hash of ['#/play?system=heroes&scenario=The+Cider+Press', '#/lesson/wf-moving']) {
      await page.goto('about:blank');
      await page.goto(base + hash);
      await asked(page);
      await page.reload();
      await asked(page);
    }
    if (elsewhere.length > 0) throw new Error(`asked of elsewhere: ${elsewhere.join(', ')}`);
  } finally {
    await context.close();
    await stop();
    rmSync(work, { recursive: true });
  }
  say('from a subfolder of nginx, and without it after a reload');
}
