// SPDX-License-Identifier: MIT
// outfit.tsx -- what the campaign asks, as a shop: people with what can be done with each on one side, cards that can
// be had on the other, all else as buttons.  It is the list of options, ordered by what each is about.
import { useState } from 'preact/hooks';
import '../build/build.css';
import { Closer } from '../build/closer';
import { Card } from '../look/card';
import type { CardData } from '../look/card-data';
import { Bust } from '../look/face';
import { Icon } from '../look/icon';
import { has, Search } from '../pages/parts';
import type { Option, Scene, SceneObject } from '../wire';
import { say } from '../words';
import type { Person } from './data';
import type { Drive } from './drive';
import { useFaces } from './faces';

const atOnce = 24;
/** What only ends or gives up what is asked, in the words of the campaign. */
const grave: ReadonlySet<string> = new Set(['forfeit']);

interface Sorted {
  /** Choices about each of the people, or what they have. */
  of: ReadonlyMap<string, Option[]>;
  wares: Option[];
  acts: Option[];
}

/** Whose an option is: somebody's, or that of who has the thing. */
function ownerOf(scene: Scene, option: Option): string | undefined {
  const objects = [option.actor, ...option.touches].flatMap((id) => scene.objects.find((one) => one.id === id) ?? []);
  const isPerson = (one: SceneObject) => one.row === 'member';
  const holder = (one: SceneObject) => scene.objects.find(({ id }) => id === (one.with ?? one.parent));
  const person = objects.find(isPerson) ?? objects.map(holder).find((one) => one && isPerson(one));
  return person?.key;
}

function sort(scene: Scene): Sorted {
  const of = new Map<string, Option[]>();
  const wares: Option[] = [];
  const acts: Option[] = [];
  for (const option of scene.options) {
    const owner = ownerOf(scene, option);
    if (option.card && option.verb !== 'put back') wares.push(option);
    else if (owner) of.set(owner, [...(of.get(owner) ?? []), option]);
    else acts.push(option);
  }
  return { of, wares, acts };
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `of`: whom all of them are about, and need not be named. */
function Acts(props: { options: readonly Option[]; drive: Drive; of?: string }) {
  const { options, drive, of } = props;
  const brief = (text: string) => capital(of ? text.replace(of, '').replace(/ {2,}/g, ' ').trim() : text);
  const [sure, setSure] = useState<number>();
  return (
    <div class="acts">
      {options.map((option, i) => {
        const asks = option.confirm || grave.has(option.verb);
        const isSure = sure === option.id;
        return (
          <button
            key={`${option.text}${i}`}
            type="button"
            data-verb={option.verb}
            class={isSure ? 'danger' : ''}
            aria-disabled={drive.busy}
            onBlur={() => setSure(undefined)}
            onClick={() => {
              if (drive.busy) return;
              if (asks && !isSure) setSure(option.id);
              else drive.take(option);
            }}
          >
            {isSure ? say('campaign.sure') : brief(option.text)}
            {of && <span class="heard"> ({of})</span>}
          </button>
        );
      })}
    </div>
  );
}

function Member(props: { object: SceneObject; person: Person | undefined; options: readonly Option[]; drive: Drive }) {
  const { object, person, options } = props;
  const face = useFaces(object.card ? [object.card] : []).get(object.card ?? 0);
  return (
    <section class={`carrier member ${options.length > 0 ? 'is-chosen' : ''}`} aria-label={object.name}>
      <header>
        <span class="portrait" aria-hidden="true">
          {face && <Bust card={face} />}
        </span>
        <span class="what">
          <strong>{object.name}</strong>
          <small>
            {object.marks
              .flatMap(({ text }) => text ?? [])
              .map(capital)
              .join(' · ')}
          </small>
          {person && person.has.length > 0 && <small>{person.has.join(', ')}</small>}
        </span>
      </header>
      {options.length > 0 && <Acts options={options} drive={props.drive} of={object.name} />}
    </section>
  );
}

interface WareProps {
  option: Option;
  card: CardData | undefined;
  drive: Drive;
  look(card: CardData): void;
}

function Ware(props: WareProps) {
  const { option, card, drive } = props;
  return (
    <li class="ware">
      <button type="button" class="ware-card" onClick={() => card && props.look(card)}>
        <span class="heard">{say('build.look', { card: card?.title ?? option.text })}</span>
        <span aria-hidden="true">
          {card ? <Card card={card} size="hand" /> : <span class="card-room">{option.text}</span>}
        </span>
      </button>
      <button
        type="button"
        class="buy"
        data-verb={option.verb}
        aria-disabled={drive.busy}
        onClick={() => !drive.busy && drive.take(option)}
      >
        + {capital(option.text)}
      </button>
    </li>
  );
}

function Shop(props: { wares: readonly Option[]; drive: Drive }) {
  const [words, setWords] = useState('');
  const [chosen, setKind] = useState('');
  const [shown, setShown] = useState(atOnce);
  const [closer, setCloser] = useState<CardData>();
  const cards = useFaces(props.wares.map(({ card }) => card ?? 0));
  const faceOf = (option: Option) => cards.get(option.card ?? 0);
  const kinds = [...new Set(props.wares.flatMap((option) => faceOf(option)?.called ?? []))];
  const kind = kinds.includes(chosen) ? chosen : '';
  const found = props.wares
    .filter((option) => !kind || faceOf(option)?.called === kind)
    .filter((option) => has(words, option.text, faceOf(option)?.says ?? ''));
  return (
    <section class="shop" aria-labelledby="shop-title">
      <h2 id="shop-title">{say('build.shop')}</h2>
      {kinds.length > 1 && (
        <div class="kinds" role="group" aria-label={say('gallery.kind')}>
          {['', ...kinds].map((one) => (
            <button key={one} type="button" aria-pressed={one === kind} onClick={() => setKind(one)}>
              {one || say('gallery.all')}{' '}
              <small>{props.wares.filter((option) => !one || faceOf(option)?.called === one).length}</small>
            </button>
          ))}
        </div>
      )}
      <div class="shop-tools">
        <Search words={words} set={setWords} found={found.length} />
      </div>
      <ul class="wares">
        {found.slice(0, shown).map((option) => (
          <Ware key={option.text} option={option} card={faceOf(option)} drive={props.drive} look={setCloser} />
        ))}
      </ul>
      {shown < found.length && (
        <p class="more">
          <button type="button" onClick={() => setShown(shown + atOnce)}>
            {say('gallery.more')}
          </button>
        </p>
      )}
      <Closer card={closer} close={() => setCloser(undefined)} />
    </section>
  );
}

export function Outfit(props: { scene: Scene; people: readonly Person[]; drive: Drive }) {
  const { scene, drive } = props;
  const { of, wares, acts } = sort(scene);
  const members = scene.objects.filter(({ row }) => row === 'member');
  const last = drive.log[drive.log.length - 1];
  const asked = members.filter(({ key }) => of.has(key));
  return (
    <div class={wares.length > 0 ? 'builder' : 'asked-alone'} aria-busy={drive.busy}>
      <section class="side" aria-labelledby="question">
        <h2 id="question">{scene.question}</h2>
        {(scene.about ?? last) && (
          <p class="status" role="status">
            {scene.about && <b>{scene.about}</b>} {last}
          </p>
        )}
        <div class="roster">
          {[...asked, ...members.filter((one) => !asked.includes(one))].map((object) => (
            <Member
              key={object.key}
              object={object}
              person={props.people.find(({ name }) => name === object.name)}
              options={of.get(object.key) ?? []}
              drive={drive}
            />
          ))}
        </div>
        <Acts options={acts} drive={drive} />
        {scene.canUndo && (
          <button type="button" class="undo" aria-disabled={drive.busy} onClick={() => !drive.busy && drive.undo()}>
            <Icon of="undo" /> {say('build.undo')}
          </button>
        )}
      </section>
      {wares.length > 0 && <Shop wares={wares} drive={drive} />}
    </div>
  );
}
