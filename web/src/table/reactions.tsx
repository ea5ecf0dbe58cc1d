// SPDX-License-Identifier: MIT
// reactions.tsx -- which reactions are asked about, always used or never: for all of them, and one by one.
import { useEffect, useState } from 'preact/hooks';
import { say } from './say';
import { Dialog } from './dialogs';
import type { Play } from './play';

const ways = ['ask', 'always', 'never'] as const;

export function Reactions(props: { play: Play; onClose: () => void }) {
  const { play } = props;
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  async function ask(...words: string[]): Promise<void> {
    const said = await play.table.ask('say', ['reactions', ...words].join(' '));
    if (words.length === 0) return setText(said.text);
    const all = await play.table.ask('say', 'reactions');
    setText(`${said.text}\n${all.text}`);
  }
  useEffect(() => void ask(), []);
  const close = () => {
    void play.refresh();
    props.onClose();
  };
  return (
    <Dialog title={say('reactions')} onClose={close}>
      <p>{say('reactions.about')}</p>
      <form class="reactions" onSubmit={(event) => event.preventDefault()}>
        <label>
          {say('reactions.which')}
          <input
            value={name}
            placeholder={say('reactions.all')}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        {ways.map((way) => (
          <button key={way} type="button" class="tool" onClick={() => void ask(way, name.trim() || 'all')}>
            {say(`reactions.${way}`)}
          </button>
        ))}
      </form>
      {text.split('\n').map(
        (line, i) =>
          line.trim() && (
            <p key={i} class={line.startsWith(' ') ? 'fine inner' : 'fine'}>
              {line.trim()}
            </p>
          ),
      )}
    </Dialog>
  );
}
