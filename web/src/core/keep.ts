// SPDX-License-Identifier: MIT
// keep.ts -- files that outlive the page, in IndexedDB: each by its path, with the core that wrote it.
import type { KeptFile } from './files';

/** A file with the version of the core that a game in it was last played with. */
export interface StoredFile extends KeptFile {
  core?: string | undefined;
}

export interface Keep {
  load(): Promise<StoredFile[]>;
  /** All of them or none; done when it is safe. */
  save(changes: readonly StoredFile[]): Promise<void>;
}

const STORE = 'files';

function promised<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}

export async function openKeep(name = 'grognard'): Promise<Keep> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'path' });
  const database = await promised(request);
  return {
    load: () => promised(database.transaction(STORE).objectStore(STORE).getAll() as IDBRequest<StoredFile[]>),
    save(changes) {
      if (changes.length === 0) return Promise.resolve();
      return new Promise((resolve, reject) => {
        const doing = database.transaction(STORE, 'readwrite', { durability: 'strict' });
        const store = doing.objectStore(STORE);
        for (const file of changes) {
          if (file.bytes === null) store.delete(file.path);
          else store.put(file);
        }
        doing.oncomplete = () => resolve();
        doing.onabort = () => reject(doing.error ?? new Error('IndexedDB'));
      });
    },
  };
}

/** Kept as long as the page: where a browser has no IndexedDB, and for tests. */
export function memoryKeep(files: StoredFile[] = []): Keep & { files: Map<string, StoredFile> } {
  const kept = new Map(files.map((file) => [file.path, file]));
  return {
    files: kept,
    load: async () => [...kept.values()],
    save: async (changes) => {
      for (const file of changes) {
        if (file.bytes === null) kept.delete(file.path);
        else kept.set(file.path, file);
      }
    },
  };
}
