// SPDX-License-Identifier: MIT
// core-run.mjs -- run a command of the program on the browser's core under Node:
//     node tools/core-run.mjs CORE.wasm sim --games 10
//
// The core sees environment, standard streams and files as we do, but no current folder: paths are whole.  Its exit
// status is ours.
import { readFile } from 'node:fs/promises';

// Node announces on stderr that WASI is experimental; that is no news here.
process.removeAllListeners('warning');
const { WASI } = await import('node:wasi');

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('usage: node core-run.mjs CORE.wasm [ARGUMENTS]');
  process.exit(2);
}
const wasi = new WASI({ version: 'preview1', env: process.env, preopens: { '/': '/' } });
const module = await WebAssembly.compile(await readFile(file));
const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
const { memory, core_room_for: roomFor, core_run: run } = instance.exports;
wasi.initialize(instance);
const bytes = new TextEncoder().encode(['grognard', ...args].map((text) => `${text}\0`).join(''));
new Uint8Array(memory.buffer, roomFor(bytes.length), bytes.length).set(bytes);
process.exitCode = run(bytes.length);
