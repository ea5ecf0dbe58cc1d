// SPDX-License-Identifier: MIT
// missions.tsx -- choose a Mission: by Setting, by pack, by how hard it is, by words; what was played last stands
// first.
import { useEffect, useRef, useState } from 'preact/hooks';
import { CardIcon, Icon } from '../look/icon';
import { linkTo } from '../route';
import type { Table } from '../table';
import { say } from '../words';
import type { Kept } from './games';
import { inOrder, playedLast, type Mission, type Pack } from './goals';
import { has, Head, Search, Stars, titleOf, useAnswer, Waiting } from './parts';
import { Select } from './select';

export const hardest = 5;

/** So many that were played last. */
const last = 4;

/** Of a pack: the easy before the hard, of those the plain, of those the short. */
const before = (a: Mission, b: Mission): number =>
  a.difficulty - b.difficulty || Number(b.plain) - Number(a.plain) || a.time - b.time;

async function all(table: Table) {
  const [missions, packs, games] = await Promise.all([
    table.json<Mission[]>('list', 'missions', '--json'),
    table.json<Pack[]>('list', 'packs', '--json'),
    table.json<Kept[]>('list', 'games', '--json'),
  ]);
  const inPacks = inOrder(packs, missions);
  const ordered = inPacks.flatMap(({ name }) => missions.filter((m) => m.pack === name));
  return {
    missions: missions.map((m, i) => ({ m, i })).sort((a, b) => before(a.m, b.m) || a.i - b.i).map(({ m }) => m),
    packs: inPacks,
    settings: [...new Set([...ordered.filter((m) => m.plain), ...ordered].map((m) => m.setting))],
    played: playedLast(missions, games, last),
  };
}

/** Facts of a Mission as icons with numbers, each said as well. */
export function MissionFacts(props: { mission: Mission }) {
  const { time, resources, objective } = props.mission;
  return (
    <span class="facts">
      {(['time', 'resources', 'space'] as const).map((what) => (
        <span key={what} title={say(`icon.${what}`)}>
          <Icon of={what} label={say(`icon.${what}`)} />
          {{ time, resources, space: objective }[what]}
        </span>
      ))}
    </span>
  );
}

function MissionTile(props: { mission: Mission; seen: boolean }) {
  const { mission } = props;
  return (
    <li>
      <a class="row-link pictured" href={linkTo('mission', mission.name)}>
        <span class="picture-box" aria-hidden="true">
          {props.seen && <CardIcon pack={mission.pack} name={mission.icon} instead="mission" />}
        </span>
        <strong>{titleOf(mission.name)}</strong>
        <Stars n={mission.difficulty} of={hardest} />
        <small>{[mission.region, mission.goal].filter(Boolean).map(titleOf).join(' · ')}</small>
        <MissionFacts mission={mission} />
      </a>
    </li>
  );
}

/** Missions under a title, such as those of a pack; their pictures come when somebody looks. */
function Shelf(props: { title: string; about?: string; missions: readonly Mission[] }) {
  const at = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver((rows) => rows.some((row) => row.isIntersecting) && setSeen(true));
    if (at.current) watch.observe(at.current);
    return () => watch.disconnect();
  }, []);
  return (
    <section class="shelf" ref={at}>
      <h2>{props.title}</h2>
      {props.about && <p class="shelf-about">{props.about}.</p>}
      <ul class="tiles">
        {props.missions.map((mission) => (
          <MissionTile key={mission.name} mission={mission} seen={seen} />
        ))}
      </ul>
    </section>
  );
}

export function MissionsPage(props: { table: Table }) {
  const [words, setWords] = useState('');
  const [setting, setSetting] = useState('');
  const [pack, setPack] = useState('');
  const [stars, setStars] = useState(0);
  const { answer, trouble } = useAnswer(() => all(props.table));
  const found = (answer?.missions ?? [])
    .filter((m) => (!setting || m.setting === setting) && (!pack || m.pack === pack))
    .filter((m) => !stars || m.difficulty === stars)
    .filter((m) => has(words, m.name, m.region, m.goal, m.force, m.setting, m.pack));
  const isNarrowed = found.length !== answer?.missions.length;
  return (
    <>
      <Head page="missions">
        <p class="head-links">
          <a href={linkTo('team')}>{say('build.team.yours')}</a>
        </p>
      </Head>
      {!answer && <Waiting trouble={trouble} />}
      {answer && (
        <div class="filters">
          <div class="kinds" role="group" aria-label={say('missions.setting')}>
            {['', ...answer.settings].map((name) => (
              <button key={name} type="button" aria-pressed={setting === name} onClick={() => setSetting(name)}>
                {name || say('missions.all')}
              </button>
            ))}
          </div>
          <Select
            label={say('gallery.pack')}
            value={pack}
            of={[
              { value: '', text: say('missions.any') },
              ...answer.packs.map(({ name, title }) => ({ value: name, text: title })),
            ]}
            set={setPack}
          />
          <Select
            label={say('missions.difficulty')}
            value={String(stars)}
            of={[
              { value: '0', text: say('missions.any') },
              ...Array.from({ length: hardest }, (_, i) => ({ value: String(i + 1), text: '★'.repeat(i + 1) })),
            ]}
            set={(n) => setStars(Number(n))}
          />
          <Search words={words} set={setWords} found={found.length} />
        </div>
      )}
      {answer && !isNarrowed && answer.played.length > 0 && (
        <Shelf title={say('missions.played')} missions={answer.played} />
      )}
      {answer?.packs
        .filter(({ name }) => found.some((m) => m.pack === name))
        .map((one) => (
          <Shelf
            key={one.name}
            title={one.title}
            about={one.about}
            missions={found.filter((m) => m.pack === one.name)}
          />
        ))}
    </>
  );
}
