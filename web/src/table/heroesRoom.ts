// SPDX-License-Identifier: MIT
// heroesRoom.ts -- where what is not the battlefield stands: beside it, or in a strip below it, whichever leaves the
// board larger.  On a small screen the style sheets say.
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { RIM, SQUARE } from '../look/board';
import type { Board } from '../wire';
import { fitted, type Size } from './heroesView';
import { isSmall } from './room';

/** In pixels, as in heroes.css: the column beside the board, the buttons, the strips below it, and the gaps. */
const [COLUMN, TOOLS, STRIPS, GAPS] = [272, 40, 112, 26];

function isLargerBeside(room: Size, board: { width: number; height: number }): boolean {
  const world = { w: board.width * SQUARE + 2 * RIM, h: board.height * SQUARE + 2 * RIM };
  const w = room.w - TOOLS - GAPS;
  return fitted({ w: w - COLUMN, h: room.h - GAPS / 2 }, world).k > fitted({ w, h: room.h - STRIPS }, world).k;
}

export function useBeside(field: RefObject<HTMLElement>, board: Board | undefined): boolean {
  const [isBeside, setBeside] = useState(false);
  const [width, height] = [board?.width ?? 1, board?.height ?? 1];
  useLayoutEffect(() => {
    const room = field.current?.closest<HTMLElement>('.table-board');
    const side = room?.parentElement?.querySelector('.table-side');
    if (!room || !side) return;
    /* The side is as high as the board with all that lies below it. */
    const size = () => ({ w: room.clientWidth, h: side.clientHeight });
    const look = () => setBeside(!isSmall() && isLargerBeside(size(), { width, height }));
    const resized = new ResizeObserver(look);
    resized.observe(room);
    look();
    return () => resized.disconnect();
  }, [width, height]);
  return isBeside;
}
