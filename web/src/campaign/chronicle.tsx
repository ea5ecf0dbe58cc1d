// SPDX-License-Identifier: MIT
// chronicle.tsx -- what happened, Mission by Mission: each is a link to its replay, with its debrief.
import { lazy, Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import { useDebrief } from '../debrief/data';
import { Icon } from '../look/icon';
import { Waiting } from '../pages/parts';
import { linkTo } from '../route';
import type { Table } from '../table';
import { say } from '../words';
import { folderOf, type MissionTold, type Saga } from './data';

const Debrief = lazy(() => import('../debrief/debrief').then((module) => ({ default: module.Debrief })));

function Debriefed(props: { table: Table; file: string }) {
  const debrief = useDebrief(props.table, props.file);
  if (!debrief) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <Debrief of={debrief} />
    </Suspense>
  );
}

function who(mission: MissionTold): string {
  if (mission.bot && mission.from > 1) return say('campaign.by.bot.from', { n: mission.from });
  if (mission.bot) return say('campaign.by.bot');
  return mission.file ? '' : say('campaign.by.hand');
}

export function MissionHead(props: { mission: MissionTold }) {
  const { mission } = props;
  const facts = [
    say(`campaign.ended.${mission.state.replace(' ', '-')}`),
    mission.gained ? say('campaign.gained', { n: mission.gained }) : '',
    mission.kills ? say('campaign.kills', { n: mission.kills }) : '',
    mission.wounds ? say('campaign.wounds', { n: mission.wounds }) : '',
    mission.lost ? say('campaign.lost', { n: mission.lost }) : '',
    who(mission),
  ].filter(Boolean);
  return (
    <header>
      <h2>
        {mission.number}. {mission.name}
        {mission.with && <small> {mission.with}</small>}
      </h2>
      <p>{facts.join(' · ')}</p>
    </header>
  );
}

function Fought(props: { table: Table; name: string; mission: MissionTold; lines: readonly string[] }) {
  const { mission } = props;
  const [open, setOpen] = useState(false);
  const file = mission.file && `${folderOf(props.name)}/${mission.file}`;
  return (
    <li class={`fought is-${mission.state.replace(' ', '-')}`}>
      <MissionHead mission={mission} />
      {file && (
        <p class="acts">
          <a class="button" href={linkTo('replay', file.replace(/^\//, ''))}>
            <Icon of="play" /> {say('campaign.replay')}
            <span class="heard">: {mission.name}</span>
          </a>
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            <Icon of="points" /> {say('campaign.debrief')}
            <span class="heard">: {mission.name}</span>
          </button>
        </p>
      )}
      {open && <Debriefed table={props.table} file={file} />}
      <ul>
        {props.lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </li>
  );
}

export function ChroniclePage(props: { table: Table; name: string; saga: Saga }) {
  const { saga } = props;
  const about = (number: number) => saga.line.filter(({ mission }) => mission === number).map(({ text }) => text);
  const others = saga.line.filter(({ mission }) => !saga.mission.some(({ number }) => number === mission));
  return (
    <ol class="chronicle">
      {[...saga.mission].reverse().map((mission) => (
        <Fought
          key={mission.number}
          table={props.table}
          name={props.name}
          mission={mission}
          lines={about(mission.number)}
        />
      ))}
      {others.length > 0 && (
        <li class="fought">
          <header>
            <h2>{say('campaign.between')}</h2>
          </header>
          <ul>
            {others.map(({ text }, i) => (
              <li key={i}>{text}</li>
            ))}
          </ul>
        </li>
      )}
    </ol>
  );
}
