// SPDX-License-Identifier: MIT
// heroesCaption.tsx -- the strip below the battlefield: what one is about to do, what may be done where one has
// clicked, or what is there.
import { OrderToken } from '../look/counter';
import { handed, say } from '../words';
import type { Option, Scene } from '../wire';
import { areOfOne, isInHand, placeless } from './heroesChoose';
import type { Going } from './heroesAsk';
import { saidOfNear } from './heroesNear';
import { factionOf, saidOf, type Counter } from './heroesRead';
import { optionsOf } from './narrow';
import type { Play, PlayState } from './play';
import { useCard, useExplained, useOdds } from './use';

const FEW = 9;

/** An option among few others; an order is its token. */
function Few(props: { play: Play; option: Option; armed: boolean; owner: number; isOfOne: boolean }) {
  const { play, option } = props;
  const card = useCard(play, option.verb === 'order' ? option.card : undefined);
  const number = card?.fields.find((field) => field.name === 'number')?.n;
  return (
    <button
      type="button"
      class={`few ${props.armed ? 'armed' : ''} ${option.taught ? 'is-taught' : ''}`}
      title={option.text}
      data-text={option.text}
      aria-pressed={props.armed}
      onClick={() => play.choose(option.id, true)}
    >
      {card && <OrderToken faction={factionOf(props.owner)} n={number ?? 12} label="" />}
      <span>
        {props.isOfOne ? option.brief : option.text}
        {option.note && option.card === undefined && <small>{option.note}</small>}
      </span>
    </button>
  );
}

/** In which form the next counter is put on the board: a click on a square puts it there. */
export function Forms(props: { forms: readonly string[]; form: string; setForm(form: string): void }) {
  if (props.forms.length < 2) return null;
  return (
    <div class="hn-forms" role="group" aria-label={say('heroes.forms')} data-arrows>
      {props.forms.map((form) => (
        <button
          key={form}
          type="button"
          class={`few ${form === props.form ? 'armed' : ''}`}
          aria-pressed={form === props.form}
          onClick={() => props.setForm(form)}
        >
          {form || say('heroes.form.plain')}
        </button>
      ))}
    </div>
  );
}

/** How far it is there, and where somebody may fire at it. */
function saidOfWay(at: string | undefined, { squares, underFire }: Going): string {
  const fired = squares.filter((_, i) => underFire[i]);
  return [
    say('heroes.way', { at: at ?? '', n: squares.length }),
    ...(fired.length > 0 ? [say('heroes.way.fire', { by: fired.join(', ') })] : []),
  ].join(' ');
}

/** What there is to click, by what the choices are about. */
function hintOf(scene: Scene, all: readonly Option[]): string {
  const is = (of: (option: Option) => boolean) => all.some((option) => !option.out && of(option));
  const isUnit = (id: number, option: Option) =>
    scene.objects[id]?.row === 'unit' && scene.objects[id]?.square !== undefined && id !== option.actor;
  if (is(({ verb }) => verb === 'deploy')) return 'heroes.place';
  if (is(({ verb }) => verb === 'order')) return 'heroes.who.token';
  const isActing = scene.objects.some(({ yours, marks }) => yours && marks.some(({ name }) => name === 'acting'));
  if (isActing || is(({ square, corner }) => Boolean(square ?? corner))) return 'heroes.point';
  if (is((one) => one.actor !== undefined && !one.touches.some((id) => isUnit(id, one)))) return 'heroes.who';
  if (is((one) => one.touches.some((id) => isUnit(id, one)))) return 'heroes.who.target';
  return is((one) => isInHand(scene, one)) ? 'heroes.who.card' : 'heroes.who.none';
}

/** What one is about to do, with what the dice need; else what may be done there; else what is there.  The few are at
    the same place in all of them, so that the focus stays on the one that is armed. */
export function Caption(props: {
  play: Play;
  state: PlayState;
  scene: Scene;
  text: string | undefined;
  /** Why the square may not be chosen. */
  refused: string | undefined;
  counter: Counter | undefined;
  /** The whole way that a click would go, to the square that is looked at. */
  at: string | undefined;
  way: Going | null | undefined;
}) {
  const { play, state, scene, text, counter, at, way } = props;
  const option = state.armed === null ? undefined : scene.options[state.armed];
  const explained = useExplained(play, scene, option ? option.id : null);
  const odds = useOdds(play, scene, option?.id ?? null);
  const free = scene.asked && !state.busy;
  const all = free ? optionsOf(scene, state.picked) : [];
  const outs = free ? scene.options.filter((one) => one.out) : [];
  /* Cards are chosen in the hand, which lies below. */
  const acts = all.filter((one) => !one.out && (state.picked.length > 0 || !isInHand(scene, one)));
  const isOfOne = areOfOne(acts);
  const isFew = acts.length > 1 && acts.length <= FEW && state.picked.length > 0;
  /* Whose it is must be seen first. */
  const left = isFew ? acts : isOfOne || state.picked.length > 0 ? placeless(scene, acts) : [];
  const several = (those: readonly Option[]) =>
    those.map((one) => (
      <Few key={one.id} play={play} option={one} armed={one.id === option?.id} owner={scene.seat} isOfOne={isOfOne} />
    ));
  const few = left.length > 0 && left.length <= FEW && (
    <div class="hn-few" data-arrows>
      {left.length < acts.length && <span class="hn-or">{handed('heroes.or')}</span>}
      {several(left)}
    </div>
  );
  if (option && free)
    return (
      <div class="hn-caption armed">
        <p tabIndex={0}>
          {odds?.brief && <strong>{odds.brief}. </strong>}
          <b>{option.text}.</b> {odds?.needs ?? explained?.needs ?? explained?.text}
        </p>
        {few}
        <div class="hn-do">
          <button type="button" class="do" onClick={() => void play.take(option.id)}>
            {say('heroes.do')} <kbd aria-hidden>{say('heroes.enter')}</kbd>
          </button>
          <button type="button" class="tag all" onClick={() => play.clear()}>
            {say('table.picked.all')}
          </button>
        </div>
      </div>
    );
  const hint = free ? hintOf(scene, all) : state.now ? 'heroes.watch' : 'heroes.look';
  const placed = scene.objects[all.find(({ verb }) => verb === 'deploy')?.actor ?? -1];
  /* While nothing is pointed at, as when a round begins. */
  const near = counter || text ? '' : saidOfNear(scene);
  return (
    <div class="hn-caption">
      {props.refused && free ? (
        <p tabIndex={0}>
          <b>{props.refused}</b> {text}
        </p>
      ) : (
        <p tabIndex={0}>
          {counter && <b>{saidOf(counter.object)}. </b>}
          {way && free && <b>{saidOfWay(at, way)} </b>}
          {text ?? (counter ? '' : handed(hint, { name: placed?.name ?? '' }))} {near && <b class="hn-near">{near}</b>}
        </p>
      )}
      {few}
      {outs.length > 0 && <div class="hn-do outs">{several(outs)}</div>}
    </div>
  );
}
