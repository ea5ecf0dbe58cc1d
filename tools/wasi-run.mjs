// SPDX-License-Identifier: MIT
// wasi-run.mjs -- run a wasm32-wasi program under Node: node tools/wasi-run.mjs PROGRAM.wasm [ARGUMENTS]
//
// The program sees the current folder as '.', our arguments, environment and standard
// streams; its exit status is ours.
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

// Node announces on stderr that WASI is experimental; that is no news here.
process.removeAllListeners('warning');
const { WASI } = await import('node:wasi');

const [program, ...args] = process.argv.slice(2);
if (!program) {
  console.error('usage: node wasi-run.mjs PROGRAM.wasm [ARGUMENTS]');
  process.exit(2);
}
const wasi = new WASI({
  version: 'preview1',
  args: [basename(program, '.wasm'), ...args],
  env: process.env,
  preopens: { '.': '.' },
  returnOnExit: true,
});
const module = await WebAssembly.compile(await readFile(program));
const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi.wasiImport });
process.exitCode = wasi.start(instance);
