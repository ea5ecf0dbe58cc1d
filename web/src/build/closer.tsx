// SPDX-License-Identifier: MIT
// closer.tsx -- a card as large as it is, over the page.
import { useEffect, useRef } from 'preact/hooks';
import { Card } from '../look/card';
import type { CardData } from '../look/card-data';
import { say } from '../words';
import './closer.css';

export function Closer(props: { card: CardData | undefined; close(): void }) {
  const at = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (props.card) at.current?.showModal();
  }, [props.card]);
  if (!props.card) return null;
  return (
    <dialog class="closer" ref={at} aria-label={props.card.title} onClose={props.close}>
      <Card card={props.card} />
      <button type="button" onClick={() => at.current?.close()}>
        {say('build.close')}
      </button>
    </dialog>
  );
}
