// SPDX-License-Identifier: MIT
// core.mjs -- put the core and the compiled packs where the site has them: public/core/HASH/..., listed in
// public/core/manifest.json, the newest first; and make src/wire.ts and src/reference.tsv.
//
// GROGNARD_WASM names the core (else it is built in ../build-wasm), GROGNARD_PACKS the folder of compiled packs (else
// ../build/packs).  Versions that are out lie in cores/ and are always listed behind the new one, so that games which
// they began go on; others that lie in public/core already are listed too if GROGNARD_KEEP is 1.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const top = fileURLToPath(new URL('../..', import.meta.url));
const site = fileURLToPath(new URL('../public/core/', import.meta.url));
const cores = fileURLToPath(new URL('../cores/', import.meta.url));
const run = (program, ...args) => execFileSync(program, args, { cwd: top, stdio: ['ignore', 'ignore', 'inherit'] });

run('python3', 'src/web/wire.py', 'src/web/wire.txt', 'TS', 'web/src/wire.ts');
run('python3', 'src/reference/make.py', 'docs/rules', 'src/duel/ledger.tsv', 'web/src/reference.tsv');

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
/** A version is named by the hash of its core and packs. */
function nameOf(core, packs) {
  const all = createHash('sha256').update(core);
  for (const pack of packs) all.update(pack.file).update(pack.bytes);
  return all.digest('hex').slice(0, 16);
}
const inSource = (file, what) => what.exec(readFileSync(`${top}${file}`, 'utf8'))?.[1];
const rules = inSource('include/grognard.h', /GROG_RULES_VERSION "([^"]+)"/);
/** Each system's rules have a version of their own, which replays name. */
const systems = Object.fromEntries(
  ['warfighter/system.c', 'heroes/system.c', 'duel/rows.c', 'campaign/rows.c'].map((file) => [
    file.replace(/\/.*/, ''),
    inSource(`src/${file}`, /\.name = "\w+", \.version = "([^"]+)"/),
  ]),
);
/** Replays name a pack by the hash of what stands behind it in its file. */
const hashed = Number(inSource('src/pack/image.h', /GROG_PACK_HASHED = (\d+)/));
const version = {
  hash: nameOf(core, packs),
  rules,
  systems,
  core: 'grognard-core.wasm',
  packs: packs.map(({ file, bytes }) => ({ file, hash: sha256(bytes.subarray(hashed)), bytes: bytes.length })),
};

function put(version, core, packs) {
  mkdirSync(`${site}${version.hash}`, { recursive: true });
  writeFileSync(`${site}${version.hash}/${version.core}`, core);
  for (const { file, bytes } of packs) writeFileSync(`${site}${version.hash}/${file}`, bytes);
}

/** A version that is out: cores/NAME has what the list said of it when it was new, and its files, compressed. */
function putKept(name) {
  const unpacked = (file) => gunzipSync(readFileSync(`${cores}${name}/${file}.gz`));
  const kept = JSON.parse(readFileSync(`${cores}${name}/version.json`, 'utf8'));
  const packs = kept.packs.map(({ file }) => ({ file, bytes: unpacked(file) }));
  const core = unpacked(kept.core);
  if (nameOf(core, packs) !== kept.hash) throw new Error(`${cores}${name}: its files are not those of ${kept.hash}`);
  put(kept, core, packs);
  return kept;
}

put(version, core, packs);
const newestFirst = (a, b) => b.localeCompare(a, 'en', { numeric: true });
const kept = readdirSync(cores).sort(newestFirst).map(putKept);
const list = `${site}manifest.json`;
const keeps = process.env.GROGNARD_KEEP === '1' && existsSync(list);
const before = keeps ? JSON.parse(readFileSync(list, 'utf8')).versions : [];
const all = new Map([version, ...before, ...kept].map((one) => [one.hash, one]));
writeFileSync(list, `${JSON.stringify({ versions: [...all.values()] }, null, 1)}\n`);
console.log(`core ${version.hash}: ${core.length} bytes, ${packs.length} packs; ${kept.length} older`);
