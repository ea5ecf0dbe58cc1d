// SPDX-License-Identifier: MIT
// wfFacts.tsx -- a Hostile as the panel tells it: its numbers in a grid, whom it aims at, and what else is so with it.
import { say } from './say';
import type { SceneObject } from './types';
import { spread } from './wfPieces';
import { markOf, saidOf, valueOf } from './wfScene';

/** What the grid and the line below it say. */
const told = new Set([
  ...['place', 'space', 'came', 'reticles', 'standing', 'fighting', 'cover', 'most_cover', 'least_range', 'most_range'],
  ...['value', 'worth', 'in_range', 'attacks', 'target', 'wounds_on', 'most_wounds', 'least_wounds', 'die_needed'],
]);

export function factsOf(object: SceneObject) {
  if (object.row !== 'hostile') return null;
  const of = (name: string) => valueOf(object, name);
  const roll = of('die_needed') || of('wounds_on');
  const cells: readonly (readonly [string | number, string])[] = [
    [of('reticles') > 0 && !of('is_target') ? `${of('standing')}/${of('reticles')}` : '', 'men'],
    [spread(of('cover'), Math.max(of('cover'), of('most_cover'))), 'cover'],
    [markOf(object, 'most_range') ? spread(of('least_range'), of('most_range')) : '', 'range'],
    [roll > 0 ? `${roll}+` : '', 'roll'],
    [of('most_wounds') > 0 ? of('most_wounds') : '', 'wounds'],
    [of('worth') || of('value') || '', 'value'],
  ];
  const more = object.marks.filter((mark) => mark.text && !told.has(mark.name)).map((mark) => mark.text);
  const line = [saidOf(object, 'target'), saidOf(object, 'attacks'), ...more].filter(Boolean);
  return (
    <div class="wf-facts">
      <dl>
        {cells
          .filter(([value]) => value !== '')
          .map(([value, label]) => (
            <div key={label}>
              <dt>{say(`wf.fact.${label}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p>{line.join('; ')}</p>
    </div>
  );
}
