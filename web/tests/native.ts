// SPDX-License-Identifier: MIT
// native.ts -- for tests: the program on this computer, to be compared with (GROGNARD, else ../build/grognard).
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('../..', import.meta.url));
const program = process.env.GROGNARD ?? join(top, 'build/grognard');

/** A folder of its own for a test's files. */
export const scratch = (): string => mkdtempSync(join(tmpdir(), 'grognard-web-'));

/** Runs it in the project's folder; throws if it answers with anything but yes. */
export function grognard(...args: string[]): string {
  return execFileSync(program, args, {
    cwd: top,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, GROGNARD_PACKS: process.env.GROGNARD_PACKS ?? join(top, 'build/packs') },
  });
}
