// SPDX-License-Identifier: MIT
// say.ts -- the messages of the tables: `web.table.` in words/*.words.
import { say as sayAny } from '../words';

export const say = (key: string, args: Readonly<Record<string, string | number>> = {}): string =>
  sayAny(`table.${key}`, args);
