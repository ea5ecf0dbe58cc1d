// SPDX-License-Identifier: MIT
// messages.ts -- what page and worker say to each other.
import type { Asks } from '../wire';

export type Request =
  | { what: 'open'; base: string }
  | { what: 'ask'; name: keyof Asks; takes: readonly (string | number)[] }
  | { what: 'run'; args: readonly string[] }
  | { what: 'list'; folder: string }
  | { what: 'read'; path: string }
  | { what: 'write'; path: string; bytes: Uint8Array }
  | { what: 'remove'; path: string }
  | { what: 'addPack'; name: string; bytes: Uint8Array };

export type Answer = { id: number; value: unknown } | { id: number; error: string };
