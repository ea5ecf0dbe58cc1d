// SPDX-License-Identifier: MIT
// field.tsx -- the battlefield of a scenario as its table draws it, with the zones where each side is deployed: a
// battle that nobody plays is laid out and looked at, one after the other, and only while somebody looks at the page.
import { useEffect, useRef, useState } from 'preact/hooks';
import { BoardSymbols, Field } from '../look/board';
import type { Table } from '../table';
import type { Board } from '../wire';

const known = new Map<string, Board>();
let line: Promise<unknown> = Promise.resolve();

async function layOut(table: Table, name: string, isWanted: () => boolean): Promise<Board | undefined> {
  if (known.has(name) || !isWanted()) return known.get(name);
  await table.ask('begin', '--scenario', name, '--watch');
  const { board } = isWanted() ? await table.ask('look') : { board: undefined };
  if (board) known.set(name, board);
  return board;
}

/** Of a scenario; nothing: it is not there yet. */
function useField(table: Table, name: string, isSeen: boolean): Board | undefined {
  const [board, setBoard] = useState(known.get(name));
  useEffect(() => {
    if (!isSeen || board) return;
    let here = true;
    const laid = line.then(() => layOut(table, name, () => here)).catch(() => undefined);
    line = laid;
    void laid.then((found) => here && found && setBoard(found));
    return () => {
      here = false;
    };
  }, [name, isSeen]);
  return board;
}

/** Its room is there before it is; `width`, `height`: in squares; `label`: nothing, where its name stands beside it. */
export function FieldPicture(props: { table: Table; name: string; width: number; height: number; label: string }) {
  const at = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!at.current) return;
    const watcher = new IntersectionObserver((all) => all.some((one) => one.isIntersecting) && setSeen(true), {
      rootMargin: '200px',
    });
    watcher.observe(at.current);
    return () => watcher.disconnect();
  }, []);
  const board = useField(props.table, props.name, isSeen);
  return (
    <div
      ref={at}
      class="field-picture"
      {...(props.label ? { role: 'img', 'aria-label': props.label } : { 'aria-hidden': true })}
      style={{ aspectRatio: `${props.width} / ${props.height}` }}
    >
      {board && <Field board={board} />}
    </div>
  );
}

/** Once a page, before the first of them. */
export const FieldSymbols = BoardSymbols;
