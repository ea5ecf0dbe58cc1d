// SPDX-License-Identifier: MIT
// page.tsx -- one campaign by its address: its head, its parts, and the one that the address names.
//
//   #/campaign/NAME   #/campaign/NAME/roster   #/campaign/NAME/person/3   #/campaign/NAME/mission (its table)
import { useMemo } from 'preact/hooks';
import { useAnswer, Waiting } from '../pages/parts';
import { linkTo, type Route } from '../route';
import type { Table } from '../table';
import { say } from '../words';
import './campaign.css';
import { ChroniclePage } from './chronicle';
import { linkToPart, readSaga, type Saga } from './data';
import { useDrive } from './drive';
import { EndPage, SheetPage } from './end';
import { FacesContext } from './faces';
import { NowPage } from './now';
import { MemorialPage, PersonPage, RosterPage } from './people';

const parts = ['', 'roster', 'chronicle', 'memorial', 'end', 'sheet'] as const;
/** Those that read the Missions too. */
const deep: ReadonlySet<string> = new Set(['chronicle', 'memorial', 'end', 'person', 'sheet']);

function CampaignHead(props: { name: string; part: string; saga: Saga | undefined }) {
  const { name, saga } = props;
  return (
    <div class="head campaign-head">
      <p class="back">
        <a href={linkTo('campaigns')}>← {say('page.campaigns')}</a>
      </p>
      <h1>{name}</h1>
      {saga && (
        <p>
          {[saga.sheet !== name ? saga.sheet : '', saga.over ? '' : saga.turn]
            .filter(Boolean)
            .map((part) => `${part} · `)
            .join('')}
          <b>{saga.standing}</b> {say(saga.practice ? 'campaign.practice' : 'campaign.ironman')}
        </p>
      )}
      <nav class="tabs" aria-label={say('campaign.parts')}>
        {parts
          .filter((part) => part !== 'end' || saga?.over)
          .map((part) => (
            <a
              key={part}
              class="button"
              href={part ? linkToPart(name, part) : linkToPart(name)}
              aria-current={part === props.part ? 'page' : undefined}
            >
              {say(`campaign.part.${part || 'now'}`)}
            </a>
          ))}
      </nav>
    </div>
  );
}

/** The campaign as it goes on; its telling is read again after each choice. */
function Now(props: { table: Table; name: string }) {
  const { table, name } = props;
  const drive = useDrive(table, name);
  const at = drive.now ? `${drive.now.decisions} ${drive.sortie?.state ?? ''}` : '';
  const saga = useAnswer(() => readSaga(table, name, drive.now?.doing === 'over'), `${name} ${at}`);
  const faces = useMemo(() => ({ table, known: new Map() }), [table, name]);
  return (
    <FacesContext.Provider value={faces}>
      <CampaignHead name={name} part="" saga={saga.answer} />
      {!saga.answer && <Waiting trouble={saga.trouble ?? drive.trouble} />}
      {saga.answer &&
        (drive.now?.doing === 'over' ? (
          <EndPage saga={saga.answer} />
        ) : (
          <NowPage table={table} name={name} saga={saga.answer} drive={drive} />
        ))}
    </FacesContext.Provider>
  );
}

function Part(props: { table: Table; name: string; part: string; rest: string }) {
  const { table, name, part } = props;
  const { answer, trouble } = useAnswer(() => readSaga(table, name, deep.has(part)), `${name} ${deep.has(part)}`);
  const of = answer && { table, name, saga: answer };
  return (
    <>
      <CampaignHead name={name} part={part === 'person' ? 'roster' : part} saga={answer} />
      {!of && <Waiting trouble={trouble} />}
      {of && part === 'roster' && <RosterPage {...of} />}
      {of && part === 'person' && <PersonPage {...of} n={Number(props.rest)} />}
      {of && part === 'chronicle' && <ChroniclePage {...of} />}
      {of && part === 'memorial' && <MemorialPage {...of} />}
      {of && part === 'end' && <EndPage saga={of.saga} />}
      {of && part === 'sheet' && <SheetPage saga={of.saga} />}
    </>
  );
}

export function CampaignPage(props: { table: Table; route: Route }) {
  const [name = '', part = '', rest = ''] = props.route.rest.split('/');
  if (!part) return <Now key={name} table={props.table} name={name} />;
  return <Part table={props.table} name={name} part={part} rest={rest} />;
}
