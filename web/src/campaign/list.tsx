// SPDX-License-Identifier: MIT
// list.tsx -- your campaigns: go on, take away as one file, bring one in; and the Sheets that begin another.
import { useState } from 'preact/hooks';
import { takeAway } from '../files';
import { number, refs, type CardData } from '../look/card-data';
import { CardIcon, Icon } from '../look/icon';
import { Scene } from '../look/face';
import { Head, OpenFiles, useAnswer, Waiting } from '../pages/parts';
import { goTo, type Route } from '../route';
import type { Table } from '../table';
import { taste } from '../taste';
import { say } from '../words';
import { campaigning, folderOf, linkToPart, readList, useNamed, type Listed } from './data';
import './campaign.css';

async function readSheets(table: Table): Promise<CardData[]> {
  const all = await table.json<{ kind: string; pack: string; id: string }[]>('pack', 'list', '--json');
  const ids = all.filter(({ kind }) => kind === 'campaign').map(({ pack, id }) => `${pack}:${id}`);
  return ids.length === 0 ? [] : table.json<CardData[]>('pack', 'show', '--json', '--system', 'campaign', ...ids);
}

/** A name that no other campaign has. */
function freeName(title: string, taken: ReadonlySet<string>): string {
  const plain = title.replace(/[^\w .-]+/g, '').slice(0, 40).trim() || 'campaign';
  let free = plain;
  for (let n = 2; taken.has(free); n++) free = `${plain} ${n}`;
  return free;
}

const boxed = '/home/campaign.tar';

async function exported(table: Table, name: string): Promise<void> {
  await campaigning(table, 'export', folderOf(name), boxed);
  takeAway(`${name}.tar`, await table.read(boxed));
  await table.remove(boxed);
}

/** Under its own name, or one beside it. */
async function imported(table: Table, file: File, taken: ReadonlySet<string>): Promise<void> {
  await table.write(boxed, new Uint8Array(await file.arrayBuffer()));
  const name = freeName(file.name.replace(/\.tar$/, ''), taken);
  try {
    await campaigning(table, 'import', boxed, name);
  } finally {
    await table.remove(boxed);
  }
}

async function removed(table: Table, name: string): Promise<void> {
  for (const { path } of await table.list(folderOf(name))) await table.remove(path);
}

/** How far it is, as a flag of its row. */
export const endOf = (one: Pick<Listed, 'end'>): string => one.end.replace(' ', '-');

function Row(props: { one: Listed; table: Table; changed(): void; failed(error: unknown): void }) {
  const { one, table } = props;
  const [sure, setSure] = useState(false);
  const left = one.lost
    ? say('campaign.left.lost', { n: one.people, lost: one.lost })
    : say('campaign.left', { n: one.people });
  return (
    <li class="kept">
      <Icon of="record" />
      <div class="what">
        <strong>{one.name}</strong>
        <span>{one.standing}</span>
        <small>
          {[one.end === 'goes on' ? one.turn : '', left, one.practice ? say('campaign.practice') : '']
            .filter(Boolean)
            .join(' · ')}
        </small>
        {one.next && <small>{one.next}</small>}
      </div>
      <span class={`end end-${endOf(one)}`}>{say(`games.end.${endOf(one)}`)}</span>
      <div class="acts">
        <a class="button strong" href={linkToPart(one.name)}>
          {say(one.end === 'goes on' ? 'games.go-on' : 'campaign.look')}
          <span class="heard">: {one.name}</span>
        </a>
        <button type="button" onClick={() => void exported(table, one.name).catch(props.failed)}>
          {say('games.save')}
        </button>
        <button
          type="button"
          class={sure ? 'danger' : ''}
          onBlur={() => setSure(false)}
          onClick={() => (sure ? void removed(table, one.name).then(props.changed) : setSure(true))}
        >
          {say(sure ? 'games.sure' : 'games.remove')}
        </button>
      </div>
    </li>
  );
}

function SheetTile(props: { sheet: CardData; first: CardData | null | undefined; busy: boolean; begin(): void }) {
  const { sheet, first } = props;
  const missions = refs(sheet, 'missions').length;
  const length = number(sheet, 'length') ?? 0;
  return (
    <li class="sheet-tile">
      <span class="sheet-picture" aria-hidden="true">
        {first ? (
          <Scene card={first} />
        ) : (
          <CardIcon pack={sheet.id.split(':')[0] ?? ''} name={sheet.icon} instead="mission" />
        )}
      </span>
      <strong>{sheet.title}</strong>
      <small>
        {[
          refs(sheet, 'setting')[0]?.title,
          refs(sheet, 'hostiles')
            .map(({ title }) => title)
            .join(', '),
          missions ? say('campaign.missions', { n: missions }) : length ? say('campaign.weeks', { n: length }) : '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      {sheet.flavour && <q>{sheet.flavour}</q>}
      <button type="button" class="strong" disabled={props.busy} onClick={props.begin}>
        <Icon of="play" /> {say('campaign.begin')}
        <span class="heard">: {sheet.title}</span>
      </button>
    </li>
  );
}

interface NewProps {
  table: Table;
  sheets: readonly CardData[];
  taken: ReadonlySet<string>;
  /** That its address names, '7'. */
  seed: string | null;
  failed(error: unknown): void;
}

function New(props: NewProps) {
  const { table, sheets, taken } = props;
  const [setting, setSetting] = useState('');
  const [practice, setPractice] = useState(taste().back === 'all');
  const [busy, setBusy] = useState(false);
  const settings = [...new Set(sheets.flatMap((sheet) => refs(sheet, 'setting').map(({ title }) => title)))];
  const firstOf = (sheet: CardData) => refs(sheet, 'missions')[0]?.id ?? '';
  const cards = useNamed(table, sheets.map(firstOf));
  const begin = (sheet: CardData) => {
    setBusy(true);
    const name = freeName(sheet.title, taken);
    const seeded = props.seed ? ['--seed', props.seed] : [];
    campaigning(table, 'new', name, sheet.name, ...(practice ? ['--practice'] : []), ...seeded).then(
      () => goTo(linkToPart(name)),
      (error: unknown) => {
        props.failed(error);
        setBusy(false);
      },
    );
  };
  return (
    <section>
      <h2>{say('campaign.new')}</h2>
      <div class="filters">
        <div class="kinds" role="group" aria-label={say('missions.setting')}>
          {['', ...settings].map((one) => (
            <button key={one} type="button" aria-pressed={setting === one} onClick={() => setSetting(one)}>
              {one || say('missions.all')}
            </button>
          ))}
        </div>
      </div>
      <fieldset class="choose">
        <legend class="heard">{say('campaign.how')}</legend>
        {[false, true].map((one) => (
          <label key={String(one)}>
            <input type="radio" name="practice" checked={practice === one} onChange={() => setPractice(one)} />
            <span>
              <b>{say(one ? 'campaign.practice' : 'campaign.ironman')}</b>{' '}
              {say(one ? 'campaign.practice.about' : 'campaign.ironman.about')}
            </span>
          </label>
        ))}
      </fieldset>
      <ul class="tiles sheets">
        {sheets
          .filter((sheet) => !setting || refs(sheet, 'setting').some(({ title }) => title === setting))
          .map((sheet) => (
            <SheetTile
              key={sheet.id}
              sheet={sheet}
              first={cards.get(firstOf(sheet))}
              busy={busy}
              begin={() => begin(sheet)}
            />
          ))}
      </ul>
    </section>
  );
}

export function CampaignsPage(props: { table: Table; route: Route }) {
  const { table } = props;
  const [times, setTimes] = useState(0);
  const [refused, setRefused] = useState('');
  const changed = () => setTimes((n) => n + 1);
  const failed = (error: unknown) => setRefused(error instanceof Error ? error.message : String(error));
  const list = useAnswer(() => readList(table), times);
  const sheets = useAnswer(() => readSheets(table));
  const taken = new Set(list.answer?.map(({ name }) => name));
  const open = async (all: FileList | null) => {
    setRefused('');
    for (const file of all ?? []) await imported(table, file, taken).catch(failed);
    changed();
  };
  return (
    <>
      <Head page="campaigns">
        <OpenFiles icon="record" text={say('campaign.open')} accept=".tar,application/x-tar" opened={open} />
      </Head>
      {refused && <Waiting trouble={refused} />}
      {(!list.answer || !sheets.answer) && <Waiting trouble={list.trouble ?? sheets.trouble} />}
      <ul class="rows">
        {list.answer?.map((one) => (
          <Row key={one.name} one={one} table={table} changed={changed} failed={failed} />
        ))}
      </ul>
      {sheets.answer && list.answer && (
        <New
          table={table}
          sheets={sheets.answer}
          taken={taken}
          seed={props.route.query.get('seed')}
          failed={failed}
        />
      )}
    </>
  );
}

