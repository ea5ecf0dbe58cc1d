// SPDX-License-Identifier: MIT
// files.ts -- the small file system in memory in which the core lives: compiled packs, and folders that are kept.
//
// What always holds: a file of a kept folder that has changed since it was last told is told once, with the time of
// its change; the program sees that time.
import { Directory, File, wasi as defs, type Inode } from '@bjorn3/browser_wasi_shim';

/** Folders whose files outlive the page. */
export const keptFolders = ['state', 'config', 'data'] as const;

/** A file as it is kept: `bytes` null: it is gone. */
export interface KeptFile {
  path: string;
  bytes: Uint8Array | null;
  /** milliseconds since 1970 */
  time: number;
}

export interface Files {
  readonly root: Map<string, Inode>;
  read(path: string): Uint8Array | null;
  write(path: string, bytes: Uint8Array, time?: number): void;
  remove(path: string): void;
  /** All files below a folder. */
  list(folder: string): string[];
  time(path: string): number;
  /** What has changed in the kept folders since this was last asked. */
  changes(now: number): KeptFile[];
}

const times = new WeakMap<Inode, number>();
const NANOSECONDS = 1_000_000n;

// The shim writes the times of a file two and four bytes before their places, over each other.
defs.Filestat.prototype.write_bytes = function (view: DataView, at: number) {
  view.setBigUint64(at, this.dev, true);
  view.setBigUint64(at + 8, this.ino, true);
  view.setUint8(at + 16, this.filetype);
  view.setBigUint64(at + 24, this.nlink, true);
  view.setBigUint64(at + 32, this.size, true);
  view.setBigUint64(at + 40, this.atim, true);
  view.setBigUint64(at + 48, this.mtim, true);
  view.setBigUint64(at + 56, this.ctim, true);
};

// The shim's files have no time; the program sorts saves by it.
const statOf = File.prototype.stat;
File.prototype.stat = function (this: File) {
  const stat = statOf.call(this);
  stat.mtim = BigInt(times.get(this) ?? 0) * NANOSECONDS;
  return stat;
};

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

export function createFiles(): Files {
  const top = new Directory(new Map());
  const known = new Map<string, { file: File; bytes: Uint8Array }>();

  function folderOf(parts: string[], make: boolean): Directory | null {
    let at = top;
    for (const part of parts) {
      let next = at.contents.get(part);
      if (!next && make) {
        next = new Directory(new Map());
        at.contents.set(part, next);
      }
      if (!(next instanceof Directory)) return null;
      at = next;
    }
    return at;
  }

  function find(path: string): File | null {
    const parts = partsOf(path);
    const name = parts.pop() ?? '';
    const file = folderOf(parts, false)?.contents.get(name);
    return file instanceof File ? file : null;
  }

  function* below(folder: Directory, path: string): Generator<[string, File]> {
    for (const [name, entry] of folder.contents) {
      if (entry instanceof File) yield [`${path}/${name}`, entry];
      else if (entry instanceof Directory) yield* below(entry, `${path}/${name}`);
    }
  }

  function all(path: string): [string, File][] {
    const folder = folderOf(partsOf(path), false);
    return folder ? [...below(folder, `/${partsOf(path).join('/')}`)] : [];
  }

  for (const folder of [...keptFolders, 'packs', 'home']) folderOf([folder], true);

  return {
    root: top.contents,
    read: (path) => find(path)?.data ?? null,
    write(path, bytes, time) {
      const parts = partsOf(path);
      const name = parts.pop() ?? '';
      const file = new File(bytes);
      if (time !== undefined) times.set(file, time);
      folderOf(parts, true)?.contents.set(name, file);
      if (time !== undefined) known.set(path, { file, bytes });
    },
    remove(path) {
      const parts = partsOf(path);
      const name = parts.pop() ?? '';
      folderOf(parts, false)?.contents.delete(name);
      /* What is empty now is no folder any more, but for those that are kept. */
      for (let last = parts.pop(); last && parts.length > 0; last = parts.pop()) {
        const folder = folderOf(parts, false);
        const emptied = folder?.contents.get(last);
        if (emptied instanceof Directory && emptied.contents.size === 0) folder?.contents.delete(last);
      }
    },
    list: (folder) => all(folder).map(([path]) => path),
    time: (path) => {
      const file = find(path);
      return (file && times.get(file)) ?? 0;
    },
    changes(now) {
      const changed: KeptFile[] = [];
      const seen = new Set<string>();
      for (const folder of keptFolders) {
        for (const [path, file] of all(folder)) {
          seen.add(path);
          const was = known.get(path);
          if (was && isSame(was.bytes, file.data)) {
            if (was.file !== file) times.set(file, times.get(was.file) ?? now);
            was.file = file;
            continue;
          }
          const bytes = file.data.slice();
          times.set(file, now);
          known.set(path, { file, bytes });
          changed.push({ path, bytes, time: now });
        }
      }
      for (const path of [...known.keys()]) {
        if (seen.has(path) || !keptFolders.some((folder) => path.startsWith(`/${folder}/`))) continue;
        known.delete(path);
        changed.push({ path, bytes: null, time: now });
      }
      return changed;
    },
  };
}
