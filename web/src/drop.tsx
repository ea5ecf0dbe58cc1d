// SPDX-License-Identifier: MIT
// drop.tsx -- a file that is dropped on any page is opened: a game, a position, a pack.
import { useEffect, useState } from 'preact/hooks';
import { bringIn } from './files';
import { Icon } from './look/icon';
import { goTo } from './route';
import type { Table } from './table';
import { say } from './words';

const hasFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

export function DropFiles(props: { table: Table }) {
  const [isOver, setOver] = useState(false);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    async function take(files: readonly File[]): Promise<void> {
      setTrouble('');
      try {
        for (const file of files) goTo(await bringIn(props.table, file));
      } catch (error) {
        setTrouble(error instanceof Error ? error.message : String(error));
      }
    }
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const left = (event: DragEvent) => event.relatedTarget === null && setOver(false);
    const dropped = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      void take([...(event.dataTransfer?.files ?? [])]);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', left);
    document.addEventListener('drop', dropped);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', left);
      document.removeEventListener('drop', dropped);
    };
  }, []);
  return (
    <>
      {isOver && <p class="drop-here">{say('file.drop')}</p>}
      {trouble && (
        <p class="drop-trouble" role="alert">
          {trouble}
          <button type="button" aria-label={say('table.dialog.close')} onClick={() => setTrouble('')}>
            <Icon of="no" />
          </button>
        </p>
      )}
    </>
  );
}
