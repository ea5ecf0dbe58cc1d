// SPDX-License-Identifier: MIT
// words.ts -- the messages of the site (`web.` in words/*.words), in the language that is spoken, English else.
import catalogues from 'virtual:words';

let language = 'en';

export function speak(to: string): void {
  language = to;
}

export const spoken = (): string => language;

const choice = /\{(\w+)\|((?:[^{}|]|\{\w+\})*)\|((?:[^{}|]|\{\w+\})*)\}/g;

/** A message with its arguments: `{name}`, and by a number `{n|one card|{n} cards}`. */
export function say(key: string, args: Readonly<Record<string, string | number>> = {}): string {
  const text = catalogues[language]?.[`web.${key}`] ?? catalogues.en?.[`web.${key}`] ?? key;
  return text
    .replace(choice, (_, name: string, one: string, many: string) => (Number(args[name]) === 1 ? one : many))
    .replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
}
