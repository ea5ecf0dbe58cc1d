// SPDX-License-Identifier: MIT
// curtain.tsx -- between two players who share a screen: nobody sees anything until the next one says that it is they.
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../look/icon';
import { say } from './say';

export function Curtain(props: { who: string; onLift: () => void }) {
  const at = useRef<HTMLButtonElement>(null);
  useEffect(() => at.current?.focus(), []);
  return (
    <div class="curtain" role="dialog" aria-modal="true" aria-label={say('curtain', { who: props.who })}>
      <Icon of="hidden" class="curtain-icon" />
      <h2>{say('curtain', { who: props.who })}</h2>
      <p>{say('curtain.about')}</p>
      <button ref={at} type="button" class="do" onClick={props.onLift}>
        {say('curtain.lift', { who: props.who })}
      </button>
    </div>
  );
}
