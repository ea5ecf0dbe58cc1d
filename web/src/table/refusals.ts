// SPDX-License-Identifier: MIT
// refusals.ts -- what may not be done, gathered by the rule that forbids it: what is about the things that somebody has
// picked first, rules that hardly anybody asks about last.
import type { Refusal } from '../wire';

export interface Forbidden {
  rule: string;
  /** The rule in a sentence. */
  says: string;
  /** What it forbids, and what keeps from each. */
  texts: { text: string; besides: string }[];
  /** Is it about something that is picked? */
  isAbout: boolean;
}

/** Does it name one of them? */
const isAbout = (text: string, names: readonly string[]): boolean => names.some((name) => name && text.includes(name));

/** `names`: of the things that are picked. */
export function byRule(list: readonly Refusal[], names: readonly string[]): Forbidden[] {
  const found = new Map<string, { of: Forbidden; rank: number }>();
  const rankOf = (one: Refusal): number => (isAbout(one.text, names) ? 0 : 3) + (one.rare ?? 0);
  const sorted = list.map((one, i) => ({ one, i })).sort((a, b) => rankOf(a.one) - rankOf(b.one) || a.i - b.i);
  for (const { one } of sorted) {
    const key = `${one.rule} ${one.says}`;
    const group = found.get(key) ?? {
      of: {
        rule: one.rule,
        says: one.says.charAt(0).toUpperCase() + one.says.slice(1),
        texts: [],
        isAbout: isAbout(one.text, names),
      },
      rank: rankOf(one),
    };
    const besides = one.besides ?? '';
    if (!group.of.texts.some(({ text }) => text === one.text)) group.of.texts.push({ text: one.text, besides });
    found.set(key, group);
  }
  return [...found.values()].sort((a, b) => a.rank - b.rank).map(({ of }) => of);
}
