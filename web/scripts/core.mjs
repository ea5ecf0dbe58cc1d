// SPDX-License-Identifier: MIT
// core.mjs -- put the core and the compiled packs where the site has them: public/core/HASH/..., listed in
// public/core/manifest.json, the newest first; and make src/wire.ts.
//
// GROGNARD_WASM names the core (else it is built in ../build-wasm), GROGNARD_PACKS the folder of compiled packs (else
// ../build/packs).  Versions that lie in public/core already stay, and are listed behind the new one.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('../..', import.meta.url));
const site = fileURLToPath(new URL('../public/core/', import.meta.url));
const run = (program, ...args) => execFileSync(program, args, { cwd: top, stdio: ['ignore', 'ignore', 'inherit'] });

run('python3', 'src/web/wire.py', 'src/web/wire.txt', 'TS', 'web/src/wire.ts');

function builtCore() {
  if (!existsSync(`${top}build-wasm/build.ninja`))
    run('meson', 'setup', 'build-wasm', '--cross-file', 'web/wasm32-wasi.cross');
  run('meson', 'compile', '-C', 'build-wasm');
  return `${top}build-wasm/src/web/grognard-core.wasm`;
}

const packsFolder = process.env.GROGNARD_PACKS ?? `${top}build/packs`;
if (!existsSync(packsFolder)) throw new Error(`${packsFolder}: no compiled packs; build the program first`);
const core = readFileSync(process.env.GROGNARD_WASM ?? builtCore());
const packs = readdirSync(packsFolder)
  .filter((file) => file.endsWith('.pack'))
  .sort()
  .map((file) => ({ file, bytes: readFileSync(`${packsFolder}/${file}`) }));
if (packs.length === 0) throw new Error(`${packsFolder}: no compiled packs; build the program first`);

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const all = createHash('sha256').update(core);
for (const pack of packs) all.update(pack.file).update(pack.bytes);
const inSource = (file, what) => what.exec(readFileSync(`${top}${file}`, 'utf8'))?.[1];
const rules = inSource('include/grognard.h', /GROG_RULES_VERSION "([^"]+)"/);
/** Replays name a pack by the hash of what stands behind it in its file. */
const hashed = Number(inSource('src/pack/image.h', /GROG_PACK_HASHED = (\d+)/));
const version = {
  hash: all.digest('hex').slice(0, 16),
  rules,
  core: 'grognard-core.wasm',
  packs: packs.map(({ file, bytes }) => ({ file, hash: sha256(bytes.subarray(hashed)), bytes: bytes.length })),
};

mkdirSync(`${site}${version.hash}`, { recursive: true });
writeFileSync(`${site}${version.hash}/${version.core}`, core);
for (const { file, bytes } of packs) writeFileSync(`${site}${version.hash}/${file}`, bytes);
const list = `${site}manifest.json`;
const before = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')).versions : [];
const older = process.env.GROGNARD_KEEP === '1' ? before.filter(({ hash }) => hash !== version.hash) : [];
writeFileSync(list, `${JSON.stringify({ versions: [version, ...older] }, null, 1)}\n`);
console.log(`core ${version.hash}: ${core.length} bytes, ${packs.length} packs`);
