// SPDX-License-Identifier: MIT
// log.tsx -- all that was told, the newest at the end; screen readers hear it as it comes.
import { useEffect, useRef } from 'preact/hooks';
import { plainLine, sortOf } from './lines';
import { say } from './say';

/** Lower than this, every line of it is needed. */
const ROOMY = 80;

export function Log(props: { lines: readonly string[] }) {
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = end.current;
    if (!list) return;
    const down = () => {
      /* Of the last entry the beginning is seen, where there is no room for all of it. */
      const last = list.lastElementChild as HTMLElement | null;
      const whole = list.scrollHeight - list.clientHeight;
      list.scrollTop = Math.min(whole, last ? last.offsetTop - list.offsetTop : whole);
      const around = list.closest('.dialog-body');
      if (around) around.scrollTop = around.scrollHeight;
    };
    /* What lies above fades out, if there is something. */
    const fade = () => list.classList.toggle('has-more', list.scrollTop > 0 && list.clientHeight > ROOMY);
    const watch = new ResizeObserver(down);
    watch.observe(list);
    list.addEventListener('scroll', fade);
    down();
    fade();
    return () => {
      watch.disconnect();
      list.removeEventListener('scroll', fade);
    };
  }, [props.lines.length]);
  const from = Math.max(0, props.lines.length - 300);
  return (
    <section class="log" role="log" aria-live="polite" aria-label={say('log')}>
      <h2>{say('log')}</h2>
      <ol ref={end} tabIndex={0}>
        {props.lines.slice(from).map((line, i) => (
          <li key={from + i} class={sortOf(line)}>
            {plainLine(line)}
          </li>
        ))}
      </ol>
    </section>
  );
}
