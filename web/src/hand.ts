// SPDX-License-Identifier: MIT
// hand.ts -- whether the page is used by keys, by a mouse or by a finger, as the last of them was.
let byKeys = false;
document.addEventListener('keydown', () => (byKeys = true), true);
let byFinger = false;
document.addEventListener(
  'pointerdown',
  (event) => {
    byKeys = false;
    byFinger = event.pointerType === 'touch';
  },
  true,
);

export const isByKeys = (): boolean => byKeys;
export const isByFinger = (): boolean => !byKeys && byFinger;
