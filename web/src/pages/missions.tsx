// SPDX-License-Identifier: MIT
// missions.tsx -- choose a Mission: by pack, by how hard it is, by words.
import { useEffect, useRef, useState } from 'preact/hooks';
import { CardIcon, Icon } from '../look/icon';
import { linkTo } from '../route';
import type { Table } from '../table';
import { say } from '../words';
import { inOrder, type Mission, type Pack } from './goals';
import { has, Head, Search, Stars, titleOf, useAnswer, Waiting } from './parts';
import { Select } from './select';

export const hardest = 5;

async function all(table: Table) {
  const [missions, packs] = await Promise.all([
    table.json<Mission[]>('list', 'missions', '--json'),
    table.json<Pack[]>('list', 'packs', '--json'),
  ]);
  return { missions, packs: inOrder(packs, missions) };
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

/** The Missions of a pack; its pictures come when somebody looks. */
function Shelf(props: { pack: Pack; missions: readonly Mission[] }) {
  const at = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver((rows) => rows.some((row) => row.isIntersecting) && setSeen(true));
    if (at.current) watch.observe(at.current);
    return () => watch.disconnect();
  }, []);
  return (
    <section class="shelf" ref={at}>
      <h2>{props.pack.title}</h2>
      {props.pack.about && <p class="shelf-about">{props.pack.about}.</p>}
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
  const [pack, setPack] = useState('');
  const [stars, setStars] = useState(0);
  const { answer, trouble } = useAnswer(() => all(props.table));
  const found = (answer?.missions ?? [])
    .filter((m) => (!pack || m.pack === pack) && (!stars || m.difficulty === stars))
    .filter((m) => has(words, m.name, m.region, m.goal, m.force, m.setting, m.pack))
    .sort((a, b) => a.difficulty - b.difficulty);
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
          <div class="kinds" role="group" aria-label={say('gallery.pack')}>
            {[{ name: '', title: say('missions.all') }, ...answer.packs].map(({ name, title }) => (
              <button key={name} type="button" aria-pressed={pack === name} onClick={() => setPack(name)}>
                {title}
              </button>
            ))}
          </div>
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
      {answer?.packs
        .filter(({ name }) => found.some((m) => m.pack === name))
        .map((one) => (
          <Shelf key={one.name} pack={one} missions={found.filter((m) => m.pack === one.name)} />
        ))}
    </>
  );
}
