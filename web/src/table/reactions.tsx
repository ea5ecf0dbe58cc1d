// SPDX-License-Identifier: MIT
// reactions.tsx -- which reactions are asked about, always used or never: all of them, a moment, or a single card.
import { useEffect, useRef, useState } from 'preact/hooks';
import { wireEnums, type ReactHow, type Reaction } from '../wire';
import { say } from './say';
import { Dialog } from './dialogs';
import type { Play } from './play';

const ways = (wireEnums['reactHow'] ?? []) as readonly ReactHow[];

function ReactionRow(props: { row: Reaction; n: number; set(how: ReactHow): void }) {
  const { row, n, set } = props;
  const at = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (row.now) at.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <fieldset ref={at} class={`reaction of-${row.sort} ${row.now ? 'is-now' : ''}`}>
      <legend>
        {row.name} {row.now && <b>{say('reactions.now')}</b>}
      </legend>
      {row.sort !== 'moment' && <p>{row.does}</p>}
      <div class={`ways ${row.own ? '' : 'as-above'}`}>
        {ways.map((how) => (
          <label key={how}>
            <input type="radio" name={`reaction-${n}`} checked={row.how === how} onChange={() => set(how)} />
            <span>{say(`reactions.${how}`)}</span>
          </label>
        ))}
        {!row.own && <small>{say('reactions.as-above')}</small>}
      </div>
    </fieldset>
  );
}

export function Reactions(props: { play: Play; onClose: () => void }) {
  const { play } = props;
  const [rows, setRows] = useState<readonly Reaction[]>([]);
  const put = ({ list }: { list: readonly Reaction[] }) => setRows(list);
  useEffect(() => void play.table.ask('reactions').then(put), []);
  const close = () => {
    void play.refresh();
    props.onClose();
  };
  return (
    <Dialog title={say('reactions')} onClose={close}>
      <p>{say('reactions.about')}</p>
      {rows.map((row, n) => (
        <ReactionRow key={n} row={row} n={n} set={(how) => void play.table.ask('react', n, how).then(put)} />
      ))}
    </Dialog>
  );
}
