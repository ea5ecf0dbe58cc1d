// SPDX-License-Identifier: MIT
// icon.tsx -- one icon: of the interface by its key, or of a card by the name that its pack gives it.  A card's icon is
// loaded with its pack's and appears when it is there.
import { useEffect, useState } from 'preact/hooks';
import inter from 'virtual:icons/interface';
import packs from 'virtual:icons/packs';
import { interfaceIcons, type IconKey } from './icon-names';

const known = new Map<string, Record<string, string>>();
const asked = new Map<string, Promise<void>>();

/** The icons of a pack, once. */
export function loadIcons(pack: string): Promise<void> {
  const load = packs[pack];
  let promise = asked.get(pack);
  if (!promise) {
    promise = load ? load().then((all) => void known.set(pack, all.default)) : Promise.resolve();
    asked.set(pack, promise);
  }
  return promise;
}

function Drawn(props: { body: string; label?: string | undefined; class?: string | undefined }) {
  const named = props.label ? { role: 'img' as const, 'aria-label': props.label } : { 'aria-hidden': true };
  return (
    <svg
      {...named}
      class={`icon ${props.class ?? ''}`}
      viewBox="0 0 512 512"
      dangerouslySetInnerHTML={{ __html: props.body }}
    />
  );
}

/** An icon of the interface.  Without a label it is an ornament of the words beside it. */
export function Icon(props: { of: IconKey; label?: string; class?: string }) {
  return <Drawn body={inter[interfaceIcons[props.of]] ?? ''} label={props.label} class={props.class} />;
}

/** The same within a drawing, in a square of that side about x, y. */
export function IconAt(props: { of: IconKey; x: number; y: number; side: number; class?: string }) {
  return (
    <svg
      x={props.x - props.side / 2}
      y={props.y - props.side / 2}
      width={props.side}
      height={props.side}
      viewBox="0 0 512 512"
      class={props.class}
      aria-hidden
      dangerouslySetInnerHTML={{ __html: inter[interfaceIcons[props.of]] ?? '' }}
    />
  );
}

/** The icon of a card: `pack` is its pack, `instead` what is drawn where it names none. */
export function CardIcon(props: { pack: string; name: string; instead: IconKey; class?: string }) {
  const [, redraw] = useState(0);
  const body = known.get(props.pack)?.[props.name];
  useEffect(() => {
    let here = true;
    if (props.name && !known.has(props.pack)) void loadIcons(props.pack).then(() => here && redraw((n) => n + 1));
    return () => {
      here = false;
    };
  }, [props.pack, props.name]);
  if (!props.name) return <Icon of={props.instead} class={props.class ?? ''} />;
  return <Drawn body={body ?? ''} class={props.class} />;
}
