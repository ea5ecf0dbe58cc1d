// SPDX-License-Identifier: MIT
// versions.ts -- the core and the packs of a version, fetched once: a version is named by the hash of all of them, and
// its files never change.

/** One version of the rules: what scripts/core.mjs writes. */
export interface Version {
  /** of the core and its packs */
  hash: string;
  rules: string;
  /** the versions of its systems' rules, by name; left out by 0.1: all were 1 */
  systems?: Record<string, string>;
  core: string;
  packs: { file: string; hash: string; bytes: number }[];
}

/** Those that the site has; the first is the newest. */
export interface Manifest {
  versions: Version[];
}

export interface LoadedVersion {
  version: Version;
  module: WebAssembly.Module;
  packs: { file: string; bytes: Uint8Array }[];
}

/** The bytes of a file of the site, by its path below `core/`. */
export type Fetch = (path: string) => Promise<Uint8Array>;

export async function loadManifest(fetchFile: Fetch): Promise<Manifest> {
  return JSON.parse(new TextDecoder().decode(await fetchFile('manifest.json'))) as Manifest;
}

export async function loadVersion(fetchFile: Fetch, version: Version): Promise<LoadedVersion> {
  const [core, ...packs] = await Promise.all([
    fetchFile(`${version.hash}/${version.core}`),
    ...version.packs.map(async (pack) => ({ file: pack.file, bytes: await fetchFile(`${version.hash}/${pack.file}`) })),
  ]);
  return { version, module: await WebAssembly.compile(core as BufferSource), packs };
}

/** The version by its hash, or the newest one with the rules and packs that a replay names. */
export function findVersion(manifest: Manifest, hash: string | undefined, replay: string): Version | undefined {
  const exact = manifest.versions.find((version) => version.hash === hash);
  if (exact) return exact;
  const rules = /^rules (\S+)/m.exec(replay)?.[1];
  const system = /^system (\S+) (\S+)/m.exec(replay);
  const named = /^packs (.*)$/m.exec(replay)?.[1] ?? '';
  const suits = (version: Version) =>
    version.rules === rules &&
    (!system || (version.systems?.[system[1] ?? ''] ?? '1') === system[2]) &&
    version.packs.every((pack) => !isOther(named, pack.file, pack.hash));
  return manifest.versions.find(suits);
}

/** Does the replay name the pack with another hash? */
function isOther(named: string, file: string, hash: string): boolean {
  const name = file.replace(/\.pack$/, '');
  const words = named.split(/[ ,]+/);
  const at = words.indexOf(name);
  return at >= 0 && words[at + 1] !== hash;
}
