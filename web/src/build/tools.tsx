// SPDX-License-Identifier: MIT
// tools.tsx -- what a team is for, and the ways to begin one: ready-made, empty, by lot, filled up.
import type { ComponentChildren } from 'preact';
import { Icon } from '../look/icon';
import { titleOf } from '../pages/parts';
import { Select } from '../pages/select';
import type { Table } from '../table';
import { say } from '../words';
import { fromPack, trading, type Team, type Trade } from './trade';
import type { World } from './world';

interface ToolsProps {
  table: Table;
  trade: Trade;
  team: Team;
  world: World;
  busy: boolean;
  become(work: Promise<Team>): Promise<void>;
  children: ComponentChildren;
}

export function Tools(props: ToolsProps) {
  const { table, trade, team, world, busy, become } = props;
  const goal = world.goals.find(({ name }) => name === team.goal);
  const ready = world.ready.filter((one) => !one.mission || one.mission === team.goal);
  const goals = [...world.packs].flatMap(([pack, title]) =>
    world.goals
      .filter((one) => one.pack === pack && one.budget_a !== 0)
      .map(({ name }) => ({ value: name, text: titleOf(name), group: title })),
  );
  return (
    <div class="build-tools">
      <Select
        label={say(`build.${trade.name}.goal`)}
        value={team.goal}
        off={busy}
        of={goals}
        set={(name) => void become(trading(table, trade, 'show', team.code, `--${trade.goal}`, name))}
      />
      <Select
        label={say('build.from')}
        value=""
        hint={say('build.from.which')}
        off={busy}
        of={[...ready.map(({ name }) => name), ...world.saved].map((name) => ({ value: name, text: titleOf(name) }))}
        set={(name) => void become(trading(table, trade, 'new', `--${trade.goal}`, team.goal, '--from', name))}
      />
      <button
        type="button"
        disabled={busy}
        onClick={() => void become(trading(table, trade, 'new', `--${trade.goal}`, team.goal))}
      >
        {say('build.empty')}
      </button>
      <button
        type="button"
        disabled={busy}
        onClick={() =>
          void become(
            fromPack(
              ...([table, trade, goal?.pack ?? '', 'random', `--${trade.goal}`, team.goal] as const),
              ...['--seed', String(Math.floor(Math.random() * 1e9))],
            ),
          )
        }
      >
        <Icon of="dice" />
        {say('build.random')}
      </button>
      <button
        type="button"
        disabled={busy || team.faults.length > 0}
        onClick={() => void become(fromPack(table, trade, goal?.pack ?? '', 'suggest', team.code))}
      >
        <Icon of="yes" />
        {say('build.suggest')}
      </button>
      {props.children}
    </div>
  );
}
