// SPDX-License-Identifier: MIT
// engine.ts -- what the worker does, without being one: commands, a game, files that are kept.
//
// What always holds: an answer is given when all that changed because of it has been kept; a game is played by the
// core that began it.
import { folders, type FileInfo, type Ran } from '../table';
import type { Asks } from '../wire';
import { createFiles } from './files';
import { createHost, type Host } from './host';
import type { Keep, StoredFile } from './keep';
import {
  findVersion,
  loadManifest,
  loadVersion,
  type Fetch,
  type LoadedVersion,
  type Manifest,
  type Version,
} from './versions';

export interface Engine {
  readonly version: Version;
  /** Versions that the site and the games that are kept go on with, by their hash. */
  needed(): ReadonlySet<string>;
  ask(name: keyof Asks, takes: readonly (string | number)[]): Promise<unknown>;
  run(args: readonly string[]): Promise<Ran>;
  list(folder: string): FileInfo[];
  read(path: string): Uint8Array;
  write(path: string, bytes: Uint8Array): Promise<void>;
  remove(path: string): Promise<void>;
  addPack(name: string, bytes: Uint8Array): Promise<void>;
}

/** The seed of a game that names none: 52 bits of chance. */
function anySeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return String((words[0] ?? 0) * 2 ** 20 + ((words[1] ?? 0) >>> 12));
}

/** A campaign's dice are chance too, unless somebody says which. */
const withSeed = (args: readonly string[]): readonly string[] =>
  args[0] === 'campaign' && args[1] === 'new' && !hasOption(args, 'seed') ? [...args, '--seed', anySeed()] : args;

function hasOption(takes: readonly (string | number)[], name: string): boolean {
  return takes.some((take) => String(take) === `--${name}` || String(take).startsWith(`--${name}=`));
}

/** Asks that begin a game, each in an instance of its own. */
const openers = ['begin', 'resume', 'teach', 'walk', 'campaign', 'mission'] as const;
type Opener = (typeof openers)[number];
const isOpener = (name: keyof Asks): name is Opener => openers.some((opener) => opener === name);

/** The campaign's own game in its folder. */
const ownOf = (folder: string | number): string => `${folder}/campaign.replay`;

function newestOf(manifest: Manifest): Version {
  const newest = manifest.versions[0];
  if (!newest) throw new Error('the site has no core');
  return newest;
}

export async function createEngine(fetchFile: Fetch, keep: Keep): Promise<Engine> {
  const files = createFiles();
  const [manifest, stored] = await Promise.all([loadManifest(fetchFile), keep.load()]);
  const newest = newestOf(manifest);
  const coreOf = new Map<string, string>();
  for (const file of stored) {
    if (file.bytes) files.write(file.path, file.bytes, file.time);
    if (file.core) coreOf.set(file.path, file.core);
  }

  const versions = new Map<string, Promise<LoadedVersion>>();
  function loaded(version: Version): Promise<LoadedVersion> {
    let loading = versions.get(version.hash);
    if (!loading) {
      loading = loadVersion(fetchFile, version);
      versions.set(version.hash, loading);
    }
    return loading;
  }

  let language = 'en';
  let inPlace = '';
  /** A new instance of a version's core, with its packs where it looks for them. */
  async function start(version: Version): Promise<Host> {
    const { module, packs } = await loaded(version);
    if (inPlace !== version.hash) {
      for (const path of files.list('/packs')) files.remove(path);
      for (const pack of packs) files.write(`/packs/${pack.file}`, pack.bytes);
      inPlace = version.hash;
    }
    return createHost(module, files, language);
  }

  await loaded(newest);
  let words: Host | null = null; // for what is asked without a game
  let game: Host | null = null;
  let gameVersion = newest;

  async function keepChanges(by = gameVersion): Promise<void> {
    const changes: StoredFile[] = files.changes(Date.now()).map((file) => {
      const isGame = file.path.endsWith('.replay');
      if (isGame && file.bytes) coreOf.set(file.path, coreOf.get(file.path) ?? by.hash);
      return { ...file, core: isGame ? coreOf.get(file.path) : undefined };
    });
    await keep.save(changes);
  }

  /** The version that a kept game goes on with: the one that began it; or if the site does not have it (it was built
      elsewhere), one of the same rules and packs, from now on. */
  function versionOf(path: string): Version {
    const bytes = files.read(path);
    if (!bytes) throw new Error(`${path}: no such game`);
    const version = findVersion(manifest, coreOf.get(path), new TextDecoder().decode(bytes));
    if (version) coreOf.set(path, version.hash);
    return version ?? newest;
  }

  async function open(name: Opener, takes: readonly (string | number)[]): Promise<unknown> {
    game = null;
    gameVersion = newest;
    if (name === 'resume' || name === 'walk') gameVersion = versionOf(String(takes[0]));
    if (name === 'campaign' || name === 'mission') gameVersion = versionOf(ownOf(takes[0] ?? ''));
    const seeded = name === 'begin' && !hasOption(takes, 'seed') ? [...takes, '--seed', anySeed()] : takes;
    const host = await start(gameVersion);
    host.ask('words', language);
    const opened = host.ask(name, ...(seeded as [string]));
    game = host;
    return opened;
  }

  async function ask(name: keyof Asks, takes: readonly (string | number)[]): Promise<unknown> {
    if (isOpener(name)) {
      const opened = await open(name, takes);
      await keepChanges();
      return opened;
    }
    if (name === 'sortie') {
      const version = versionOf(ownOf(takes[0] ?? ''));
      const host = await start(version);
      host.ask('words', language);
      const answer = host.ask(name, ...(takes as [string, string]));
      await keepChanges(version);
      return answer;
    }
    words ??= await start(newest);
    if (name === 'words') language = String(takes[0]);
    const isOfGame = !['words', 'version', 'messages', 'message'].includes(name);
    const host = isOfGame ? game : words;
    if (!host) throw new Error('no game is open');
    const answer = host.ask(name, ...(takes as never));
    await keepChanges();
    return answer;
  }

  /** A command about a game is one of the core that plays it. */
  function versionFor(args: readonly string[]): Version {
    const game = args.flatMap((arg) => [arg, ownOf(arg)]).find((path) => coreOf.has(path) && files.read(path));
    return game === undefined ? newest : versionOf(game);
  }

  async function run(args: readonly string[]): Promise<Ran> {
    const version = versionFor(args);
    const ran = (await start(version)).run(withSeed(args));
    await keepChanges(version);
    return ran;
  }

  return {
    version: newest,
    needed: () => new Set([newest.hash, ...coreOf.values()]),
    ask,
    run,
    list: (folder) =>
      files.list(folder).map((path) => ({ path, bytes: files.read(path)?.length ?? 0, time: files.time(path) })),
    read(path) {
      const bytes = files.read(path);
      if (!bytes) throw new Error(`${path}: no such file`);
      return bytes.slice();
    },
    async write(path, bytes) {
      files.write(path, bytes);
      coreOf.delete(path);
      if (path.endsWith('.replay')) {
        const version = findVersion(manifest, undefined, new TextDecoder().decode(bytes));
        if (version) coreOf.set(path, version.hash);
      }
      await keepChanges();
    },
    async remove(path) {
      files.remove(path);
      coreOf.delete(path);
      await keepChanges();
    },
    async addPack(name, bytes) {
      const looked = `/home/${name.replace(/[/\\]/g, '-')}`;
      files.write(looked, bytes);
      const ran = (await start(newest)).run(['list', 'packs', '--json', '--pack', looked]);
      files.remove(looked);
      const [pack] = ran.status === 0 ? (JSON.parse(ran.out) as { name: string }[]) : [];
      if (!pack) throw new Error(ran.err.trim() || ran.out.trim());
      files.write(`${folders.packs}/${pack.name}.pack`, bytes);
      await keepChanges();
    },
  };
}
