// SPDX-License-Identifier: MIT
// icon.tsx -- one icon: of the interface by its key, or of a card by the name that its pack gives it.  A card's icon is
// loaded with the sheet that it lies in, and appears when that is there.
import { useEffect, useState } from 'preact/hooks';
import inter from 'virtual:icons/interface';
import sheets from 'virtual:icons/sheets';
import { interfaceIcons, type IconKey } from './icon-names';

const known = new Map(Object.entries(inter));
const sheetOf = new Map(sheets.flatMap(([names], sheet) => names.split(' ').map((name) => [name, sheet] as const)));
const asked = new Map<number, Promise<void>>();

/** The sheet in which an icon lies, once.  An icon that no sheet has stays empty. */
function loadIcon(name: string): Promise<void> {
  const sheet = sheetOf.get(name);
  if (sheet === undefined) return Promise.resolve();
  let promise = asked.get(sheet);
  if (!promise) {
    const load = async () => {
      const all = (await sheets[sheet]?.[1]())?.default ?? {};
      for (const [one, body] of Object.entries(all)) known.set(one, body);
    };
    promise = load();
    asked.set(sheet, promise);
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

/** The icon of a card by its name; `instead` is drawn where it names none.  Sheets are shared: whose card it is makes
 * no difference. */
export function CardIcon(props: { pack?: string; name: string; instead: IconKey; class?: string }) {
  const [, redraw] = useState(0);
  const body = known.get(props.name);
  useEffect(() => {
    let here = true;
    if (props.name && !known.has(props.name))
      void loadIcon(props.name).then(() => here && redraw((n) => n + 1));
    return () => {
      here = false;
    };
  }, [props.name]);
  if (!props.name) return <Icon of={props.instead} class={props.class ?? ''} />;
  return <Drawn body={body ?? ''} class={props.class} />;
}
