// SPDX-License-Identifier: MIT
// story.tsx -- the whole log of a recorded game: every line leads to its moment, and the line of this moment is marked.
import { memo } from 'preact/compat';
import { useEffect, useRef } from 'preact/hooks';
import { plainLine, sortOf } from '../table/lines';
import { say } from '../words';
import type { Story } from '../wire';

const Row = memo((props: { act: number; text: string; isNow: boolean; go: (act: number) => void }) => (
  <li class={`${sortOf(props.text)} ${props.isNow ? 'is-now' : ''}`}>
    <button type="button" aria-current={props.isNow ? 'step' : undefined} onClick={() => props.go(props.act)}>
      {plainLine(props.text)}
    </button>
  </li>
));

export function StoryLog(props: { story: Story; act: number; go: (act: number) => void }) {
  const { story, act } = props;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current } = list;
    const now = current?.querySelector<HTMLElement>('.is-now');
    if (!current) return;
    const ahead = story.lines.findIndex((line) => line.act > act);
    const spot = now ?? (current.children[ahead < 0 ? story.lines.length - 1 : ahead] as HTMLElement | undefined);
    if (spot) current.scrollTop = spot.offsetTop - current.offsetTop - current.clientHeight / 3;
  }, [story, act]);
  return (
    <ol class="story" ref={list} data-arrows="y" aria-label={say('table.log')}>
      {story.lines.map((line, i) => (
        <Row key={i} act={line.act} text={line.text} isNow={line.act === act} go={props.go} />
      ))}
    </ol>
  );
}
