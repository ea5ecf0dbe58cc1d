// SPDX-License-Identifier: MIT
// workerTable.ts -- the table whose core is a worker of this page.
import type { FileInfo, Ran, Table } from '../table';
import type { Answer, Request } from './messages';

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** `base`: the address of the folder `core/` of the site. */
export function openTable(base = new URL('core/', document.baseURI).href): Table {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let requests = 0;

  worker.onmessage = (event: MessageEvent<Answer>) => {
    const answer = event.data;
    const whom = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) whom?.reject(new Error(answer.error));
    else whom?.resolve(answer.value);
  };

  function call<T>(request: Request): Promise<T> {
    const id = ++requests;
    return new Promise<T>((resolve, reject) => {
      waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      worker.postMessage({ id, request });
    });
  }

  const run = (...args: string[]) => call<Ran>({ what: 'run', args });
  return {
    ready: call({ what: 'open', base }),
    ask: (name, ...takes) => call({ what: 'ask', name, takes }),
    run,
    async json<T>(...args: string[]) {
      const ran = await run(...args);
      if (ran.status !== 0) throw new Error(ran.err.trim() || ran.out.trim());
      return JSON.parse(ran.out) as T;
    },
    list: (folder) => call<FileInfo[]>({ what: 'list', folder }),
    read: (path) => call({ what: 'read', path }),
    write: (path, bytes) => call({ what: 'write', path, bytes }),
    remove: (path) => call({ what: 'remove', path }),
    addPack: (name, bytes) => call({ what: 'addPack', name, bytes }),
    close: () => worker.terminate(),
  };
}
