// SPDX-License-Identifier: MIT
// virtual.d.ts -- modules that are made when the site is built (plugins/).
declare module 'virtual:icons/interface' {
  const icons: Record<string, string>;
  export default icons;
}
declare module 'virtual:icons/sheets' {
  /** Of each sheet the names of its icons, in one text, and how it is loaded. */
  const sheets: readonly (readonly [names: string, load: () => Promise<{ default: Record<string, string> }>])[];
  export default sheets;
}
declare module 'virtual:drawings' {
  /** Of each pack how its drawings are loaded: by the card's id, what is within an `svg`. */
  type Load = () => Promise<{ default: Record<string, string> }>;
  const packs: Readonly<Record<string, Readonly<Record<'busts' | 'tokens' | 'scenes', Load>>>>;
  export default packs;
}
declare module 'virtual:words' {
  const words: Record<string, Record<string, string>>;
  export const whole: readonly string[];
  export default words;
}
declare module 'virtual:art' {
  const symbols: string;
  export default symbols;
}
