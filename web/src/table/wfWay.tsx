// SPDX-License-Identifier: MIT
// wfWay.tsx -- where not all of the path is seen: all of its spaces in one strip, with who is in each; a tap shows one.
import { Icon } from '../look/icon';
import { isStill } from '../taste';
import { say } from './say';
import { valueOf, type Space } from './wfScene';

function show(n: number): void {
  const space = document.querySelectorAll('.wf-space')[n - 1];
  space?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: isStill() ? 'auto' : 'smooth' });
}

/** Who is there, in words. */
function whatIn(space: Space): string {
  const names = [space.location?.name ?? say('wf.way.empty'), ...space.soldiers.map(({ name }) => name)];
  const n = space.hostiles.length;
  return [...names, ...(n > 0 ? [say('wf.way.hostiles', { n })] : [])].join(', ');
}

function Step(props: { space: Space }) {
  const { n, location, hostiles, soldiers } = props.space;
  const isGoal = location !== undefined && valueOf(location, 'is_objective') > 0;
  return (
    <li class={isGoal ? 'is-goal' : location ? '' : 'is-open'}>
      <button type="button" onClick={() => show(n)}>
        <span class="heard">{say('wf.way.show', { n, what: whatIn(props.space) })}</span>
        <span class="seen" aria-hidden="true">
          <b>{n}</b>
          {isGoal && <Icon of="objective" />}
          {soldiers.length > 0 && (
            <span class="way-ours">
              <Icon of="team" />
              {soldiers.length}
            </span>
          )}
          {hostiles.length > 0 && (
            <span class="way-theirs">
              <Icon of="hostile" />
              {hostiles.length}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

export function WfWay(props: { spaces: readonly Space[] }) {
  return (
    <nav class="wf-way" aria-label={say('wf.way')}>
      <ol>
        {props.spaces.map((space) => (
          <Step key={space.n} space={space} />
        ))}
      </ol>
    </nav>
  );
}
