// SPDX-License-Identifier: MIT
// aim.ts -- on a phone every tap counts: when it is picked who shoots and at whom, the likeliest of several ways is
// chosen beforehand, so that one tap more does it.  Another way is a tap on its row, as ever.
import { useEffect } from 'preact/hooks';
import { optionsOf } from './narrow';
import type { Play, PlayState } from './play';
import { isNarrow } from './room';

export function useAim(play: Play, state: PlayState): void {
  const { scene, picked } = state;
  useEffect(() => {
    if (!scene?.asked || scene.lesson || picked.length < 2 || !isNarrow()) return;
    const ways = optionsOf(scene, picked);
    const [first, ...more] = ways.map((option) => option.id);
    if (first === undefined || more.length === 0 || ways.some((option) => !option.dice || !option.odds)) return;
    void play.table.ask('best', first, ...more).then(
      ({ option }) => {
        const now = play.get();
        if (now.scene === scene && now.picked === picked && now.armed === null && !now.busy) play.arm(option);
      },
      () => undefined,
    );
  }, [scene, picked]);
}
