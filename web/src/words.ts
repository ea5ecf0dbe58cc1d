// SPDX-License-Identifier: MIT
// words.ts -- the messages of the site (`web.` in words/*.words), in the language that is spoken, English else.
import catalogues, { whole } from 'virtual:words';

let language = 'en';

export function speak(to: string): void {
  language = to;
}

/** Those that have words for the site, English first. */
export const languages: readonly string[] = Object.keys(catalogues)
  .filter((name) => Object.keys(catalogues[name] ?? {}).length > 0)
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));

/** One that says all that English says is spoken to whom the browser says it is for; others are chosen. */
export const spokenTo = (own: string): string => (whole.includes(own) ? own : 'en');

/** Where nothing can be pointed at, a message may have other words: `heroes.look.touch`. */
export function handed(key: string, args: Readonly<Record<string, string | number>> = {}): string {
  const isTouch = matchMedia('(hover: none)').matches;
  return say(isTouch && catalogues.en?.[`web.${key}.touch`] ? `${key}.touch` : key, args);
}

const choice = /\{(\w+)\|((?:[^{}|]|\{\w+\})*)\|((?:[^{}|]|\{\w+\})*)\}/g;

/** "{you:0|has|*|have}": of 0, and of any other number. */
const ofNone = /\{(\w+):0\|([^{}|]*)\|\*\|([^{}|]*)\}/g;

/** A message with its arguments: `{name}`, by a number `{n|one card|{n} cards}`, and by whether there is one. */
export function say(key: string, args: Readonly<Record<string, string | number>> = {}): string {
  const text = catalogues[language]?.[`web.${key}`] ?? catalogues.en?.[`web.${key}`] ?? key;
  const isOne = (n: number) => new Intl.PluralRules(language).select(n) === 'one';
  return text
    .replace(ofNone, (_, name: string, none: string, other: string) => (Number(args[name] ?? 0) === 0 ? none : other))
    .replace(choice, (_, name: string, one: string, many: string) => (isOne(Number(args[name])) ? one : many))
    .replace(/\{(\w+)\}/g, (_, name: string) => String(args[name] ?? ''));
}
