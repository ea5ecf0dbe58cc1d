// SPDX-License-Identifier: MIT
// heroesTracks.tsx -- the numbers of a whole battle: rounds, points, objectives, and who begins.
import { Icon } from '../look/icon';
import type { IconKey } from '../look/icon-names';
import { say } from '../words';
import type { Scene } from '../wire';
import { markOf, watchedSide } from './heroesRead';

/** A number of the whole game with its words. */
function Track(props: { scene: Scene; name: string; of: string; icon: IconKey; unit?: string }) {
  const table = props.scene.objects[0];
  const mark = table?.marks.find((one) => one.name === props.name);
  const most = markOf(table, props.of);
  if (!mark) return null;
  return (
    <span class="hn-track" title={mark.text}>
      <Icon of={props.icon} />
      <b>
        {mark.value}
        {most ? `/${most}` : ''}
      </b>
      {props.unit && <span class="hn-unit">{say(`heroes.${props.unit}`, { n: most ?? mark.value })}</span>}
      <span class="unseen">{mark.text}</span>
    </span>
  );
}

/** Rounds, and of each side its points and objectives; each tells what it is. */
export function Tracks(props: { scene: Scene; onLegend(): void }) {
  const { scene } = props;
  const table = scene.objects[0];
  const text = (name: string) => table?.marks.find((mark) => mark.name === name)?.text;
  const begins = markOf(table, 'initiative');
  const side = (who: 'you' | 'they', points: string, hold: string) => (
    <button type="button" class={`hn-side ${who}`} onClick={props.onLegend}>
      <span class="hn-side-name">{watchedSide(scene, who === 'you' ? 0 : 1) ?? say(`heroes.${who}`)}</span>
      <Track scene={scene} name={points} of="goal" icon="points" unit="points" />
      <Track scene={scene} name={hold} of="objectives" icon="objective" unit="objectives" />
      {begins === (who === 'you' ? 1 : 2) && <Icon of="play" label={text('initiative') ?? ''} class="hn-begins" />}
    </button>
  );
  return (
    <>
      <button type="button" class="hn-round" onClick={props.onLegend}>
        <span class="hn-unit">{say('heroes.round')}</span>
        <Track scene={scene} name="round" of="rounds" icon="time" />
        <b>{text('round phase')}</b>
        {text('last round') && <em>{text('last round')}</em>}
      </button>
      {side('you', 'your points', 'you hold')}
      {side('they', 'their points', 'they hold')}
    </>
  );
}
