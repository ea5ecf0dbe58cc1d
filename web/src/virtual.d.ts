// SPDX-License-Identifier: MIT
// virtual.d.ts -- modules that are made when the site is built (plugins/).
declare module 'virtual:icons/interface' {
  const icons: Record<string, string>;
  export default icons;
}
declare module 'virtual:icons/packs' {
  const packs: Record<string, () => Promise<{ default: Record<string, string> }>>;
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
