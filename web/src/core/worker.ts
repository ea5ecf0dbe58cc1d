// SPDX-License-Identifier: MIT
// worker.ts -- the core beside the page: one request after the other, each with its answer.
import { createEngine, type Engine } from './engine';
import { forgetOthers } from './forget';
import { memoryKeep, openKeep } from './keep';
import type { Answer, Request } from './messages';

async function fetchFile(base: string, path: string): Promise<Uint8Array> {
  const response = await fetch(new URL(path, base));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

let engine: Promise<Engine> | null = null;
let last: Promise<unknown> = Promise.resolve();

async function answer(request: Request): Promise<unknown> {
  if (request.what === 'open') {
    engine = openKeep()
      .catch(() => memoryKeep())
      .then((keep) => createEngine((path) => fetchFile(request.base, path), keep));
    const { version, needed } = await engine;
    void forgetOthers(needed()).catch(() => undefined);
    return { rules: version.rules, version: version.hash };
  }
  if (!engine) throw new Error('not open');
  const core = await engine;
  switch (request.what) {
    case 'ask':
      return core.ask(request.name, request.takes);
    case 'run':
      return core.run(request.args);
    case 'list':
      return core.list(request.folder);
    case 'read':
      return core.read(request.path);
    case 'write':
      return core.write(request.path, request.bytes);
    case 'remove':
      return core.remove(request.path);
    case 'addPack':
      return core.addPack(request.name, request.bytes);
  }
}

self.onmessage = (event: MessageEvent<{ id: number; request: Request }>) => {
  const { id, request } = event.data;
  last = last.then(async () => {
    let back: Answer;
    try {
      back = { id, value: await answer(request) };
    } catch (error) {
      back = { id, error: error instanceof Error ? error.message : String(error) };
    }
    self.postMessage(back);
  });
};
