// SPDX-License-Identifier: MIT
// hand.ts -- whether the page is used by keys or by a pointer, as the last of them was.
let byKeys = false;
document.addEventListener('keydown', () => (byKeys = true), true);
document.addEventListener('pointerdown', () => (byKeys = false), true);

export const isByKeys = (): boolean => byKeys;
