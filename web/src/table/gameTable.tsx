// SPDX-License-Identifier: MIT
// gameTable.tsx -- a game at its table: whoever has begun, resumed or been taught one hands it here.
import { useEffect, useMemo } from 'preact/hooks';
import type { Table } from '../table';
import type { Opened } from '../wire';
import { createPlay } from './play';
import { tableOf } from './tables';

export interface GameTableProps {
  table: Table;
  opened: Opened;
  /** Back to where games are chosen; the game is kept. */
  onLeave: () => void;
  /** The game has a file now. */
  onKept?: (file: string) => void;
  /** Another game of the same kind, offered at its end. */
  onAgain?: () => void;
}

export function GameTable(props: GameTableProps) {
  const { table, opened, onLeave, onKept, onAgain } = props;
  const play = useMemo(() => createPlay(table, opened), [table, opened]);
  useEffect(() => {
    const unsubscribe = play.subscribe(() => {
      const file = play.get().now?.file;
      if (file) onKept?.(file);
    });
    void play.start();
    return () => {
      unsubscribe();
      play.stop();
    };
  }, [play]);
  const System = tableOf(opened.system);
  return <System play={play} onLeave={onLeave} onAgain={onAgain} />;
}
