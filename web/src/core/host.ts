// SPDX-License-Identifier: MIT
// host.ts -- one instance of the core: texts go in, texts come out.
//
// An instance is the program once started: one command, or one game.  What it knows of the world is its file system.
import { Fd, PreopenDirectory, WASI, wasi as defs } from '@bjorn3/browser_wasi_shim';
import type { Asks } from '../wire';
import type { Files } from './files';

/** What a command answered, as in a shell. */
export interface Ran {
  status: number;
  out: string;
  err: string;
}

export interface Host {
  run(args: readonly string[]): Ran;
  /** Throws what the core says about it if it cannot be done. */
  ask<Name extends keyof Asks>(name: Name, ...takes: Asks[Name]['takes']): Asks[Name]['answer'];
}

interface Exports {
  memory: WebAssembly.Memory;
  core_room_for(bytes: number): number;
  core_run(bytes: number): number;
  core_asks(bytes: number): number;
  core_answer(): number;
  core_bytes(): number;
  _initialize(): void;
}

/** Where the program looks for its folders. */
const environment = [
  'HOME=/home',
  'XDG_STATE_HOME=/state',
  'XDG_CONFIG_HOME=/config',
  'XDG_DATA_HOME=/data',
  'XDG_DATA_DIRS=/none',
  'NO_COLOR=1',
];

/** A stream that is written to and gathered; no terminal. */
class Gathered extends Fd {
  private parts: Uint8Array[] = [];

  override fd_fdstat_get() {
    return { ret: 0, fdstat: new defs.Fdstat(defs.FILETYPE_REGULAR_FILE, 0) };
  }

  override fd_write(data: Uint8Array) {
    this.parts.push(data.slice());
    return { ret: 0, nwritten: data.byteLength };
  }

  override fd_read() {
    return { ret: 0, data: new Uint8Array(0) };
  }

  /** All that was written since this was last asked. */
  take(): string {
    const decoder = new TextDecoder();
    const text = this.parts.map((part) => decoder.decode(part, { stream: true })).join('') + decoder.decode();
    this.parts = [];
    return text;
  }
}

/** The top of the file system; all may be done there (the shim says that nothing may). */
class Top extends PreopenDirectory {
  override fd_fdstat_get() {
    const fdstat = new defs.Fdstat(defs.FILETYPE_DIRECTORY, 0);
    fdstat.fs_rights_base = fdstat.fs_rights_inherited = 0x1fffffffn;
    return { ret: 0, fdstat };
  }
}

/** `language`: that commands speak. */
export async function createHost(module: WebAssembly.Module, files: Files, language = 'en'): Promise<Host> {
  const [input, out, err] = [new Gathered(), new Gathered(), new Gathered()];
  const open = [input, out, err, new Top('/', files.root)];
  const shim = new WASI(['grognard'], [...environment, `GROGNARD_LANG=${language}`], open, { debug: false });
  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: shim.wasiImport });
  const core = instance.exports as unknown as Exports;
  shim.initialize(instance as { exports: { memory: WebAssembly.Memory; _initialize: () => unknown } });

  /** The texts, a 0 after each, where the core wants them. */
  function put(texts: readonly string[]): number {
    const bytes = new TextEncoder().encode(texts.map((text) => `${text}\0`).join(''));
    const at = core.core_room_for(bytes.length);
    new Uint8Array(core.memory.buffer, at, bytes.length).set(bytes);
    return bytes.length;
  }

  return {
    run(args) {
      let status: number;
      try {
        status = core.core_run(put(['grognard', ...args]));
      } catch (error) {
        status = error instanceof Error && 'code' in error ? Number(error.code) : 2;
      }
      return { status, out: out.take(), err: err.take() };
    },
    ask(name, ...takes) {
      const good = core.core_asks(put([name, ...takes.map(String)]));
      const said = err.take();
      out.take();
      if (!good) throw new Error(said.trim() || `${name} cannot be done`);
      const text = new TextDecoder().decode(new Uint8Array(core.memory.buffer, core.core_answer(), core.core_bytes()));
      return JSON.parse(text) as never;
    },
  };
}
