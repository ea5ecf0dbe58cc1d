// SPDX-License-Identifier: MIT
// panel.tsx -- what is pointed at, explained: an option with its odds and every modifier, a thing with its card.
import type { JSX } from 'preact';
import { Card, factsOf } from '../look/card';
import { Icon } from '../look/icon';
import { byReason } from './dialogs';
import { say } from './say';
import { iconOfMark } from './markIcons';
import { markOf } from './heroesRead';
import { objectNamed, optionsOf } from './narrow';
import { OddsTable } from './odds';
import type { Play, PlayState } from './play';
import type { Scene, SceneObject } from './types';
import { useCard, useDescribed, useExplained, useOdds, useRefusals, useSides } from './use';

function Paragraphs(props: { text: string; skip?: string | undefined }) {
  const skip = props.skip?.toLowerCase();
  const lines = props.text.split('\n').filter((line) => line && line.toLowerCase() !== skip);
  return (
    <>
      {lines.map((line, i) => (
        <p key={i}>{line}</p>
      ))}
    </>
  );
}

function OfOption(props: { play: Play; state: PlayState; scene: Scene; option: number }) {
  const { play, scene } = props;
  const option = scene.options[props.option];
  const explained = useExplained(play, scene, props.option);
  const odds = useOdds(play, scene, props.option);
  if (!option) return null;
  return (
    <>
      <h2>{option.text}</h2>
      {odds && <OddsTable odds={odds} />}
      {explained && <Paragraphs text={explained.text} skip={`${option.text}.`} />}
      {explained?.cards && (
        <details open>
          <summary>{say('panel.cards')}</summary>
          <Paragraphs text={explained.cards} />
        </details>
      )}
    </>
  );
}

/** What is so with it now: each of its numbers in words, with the icon that it is drawn with and what cards make of
    it. */
function StateOf(props: { object: SceneObject }) {
  const said = props.object.marks.filter((mark) => mark.text);
  if (said.length === 0) return null;
  return (
    <ul class="read-state">
      {said.map((mark, i) => {
        const icon = iconOfMark(mark.name);
        return (
          <li key={i}>
            {icon && <Icon of={icon} />} {mark.text}
            {mark.why && <small> ({mark.why})</small>}
          </li>
        );
      })}
    </ul>
  );
}

/** Why nothing can be done with it now: a few reasons, those that forbid most first. */
function NotNow(props: { play: Play; scene: Scene; object: SceneObject }) {
  const isFree = optionsOf(props.scene, [props.object.key]).length > 0;
  const refused = useRefusals(props.play, props.scene, isFree ? undefined : props.object.name);
  const reasons = byReason(refused ?? []).sort((a, b) => b.texts.length - a.texts.length);
  if (reasons.length === 0) return null;
  return (
    <dl class="refusals not-now">
      <div>
        <dt>{say('panel.not-now')}</dt>
        {reasons.slice(0, 3).map(({ why }) => (
          <dd key={why}>{why}</dd>
        ))}
      </div>
    </dl>
  );
}

/** What a table tells of an object in its own way. */
export type Facts = (object: SceneObject) => JSX.Element | null;

function OfObject(props: { play: Play; scene: Scene; name: string; facts?: Facts | undefined }) {
  const object = objectNamed(props.scene, props.name);
  const card = useCard(props.play, object && (markOf(object, 'side up') || object.card));
  const text = useDescribed(props.play, props.scene, card ? undefined : object?.id);
  const sides = useSides(props.play, props.scene, object?.sort === 'thing' ? object.id : undefined);
  /* A token says nothing itself: what it would do does. */
  const isDumb = card?.does === '' && object?.sort === 'card';
  const [use] = isDumb ? optionsOf(props.scene, [props.name]) : [];
  const does = useExplained(props.play, props.scene, use?.id ?? null);
  if (!object) return null;
  /* First for what one wanted to use; of anything else one asks what it is. */
  const notNow = <NotNow play={props.play} scene={props.scene} object={object} />;
  if (card)
    return (
      <>
        {object.yours && notNow}
        <Card card={object.sort === 'card' ? { ...card, title: object.name } : card} size="read">
          {props.facts?.(object) ?? <StateOf object={object} />}
          {(does ?? sides) && (
            <div class="read-more">
              <Paragraphs text={does?.text ?? sides ?? ''} />
            </div>
          )}
        </Card>
        {!object.yours && notNow}
      </>
    );
  return (
    <>
      <h2>{object.name}</h2>
      {text && <Paragraphs text={text.split('\n')[0] ?? ''} />}
      <StateOf object={object} />
    </>
  );
}

function OfCard(props: { play: Play; card: number }) {
  const card = useCard(props.play, props.card);
  return card ? <Card card={card} size="read" /> : null;
}

/** What is to be done to win, as the Objective's card has it. */
export function Goal(props: { play: Play; scene: Scene | null }) {
  const goal = props.scene?.objects.find((object) => object.marks.some((mark) => mark.name === 'is_objective'));
  const card = useCard(props.play, goal?.card);
  const text = card ? factsOf(card) || card.does : '';
  if (!text) return null;
  return (
    <p class="goal">
      <Icon of="objective" /> <b>{card?.title}:</b> {text}
    </p>
  );
}

/** What somebody unfolds is seen. */
function comeIntoSight({ currentTarget: at }: JSX.TargetedToggleEvent<HTMLDetailsElement>): void {
  if (at.open && at.contains(document.activeElement)) at.scrollIntoView({ block: 'nearest' });
}

/** Before anything is pointed at: what this game is about. */
function Briefing(props: { state: PlayState }) {
  const { title, about, greeting } = props.state.opened;
  return (
    <details open={(props.state.scene?.decisions ?? 0) === 0} onToggle={comeIntoSight}>
      <summary>{say('panel.briefing')}</summary>
      <Paragraphs text={[greeting ?? '', title, about].join('\n')} />
    </details>
  );
}

/** `isQuiet`: what is armed is done elsewhere. */
export function Panel(props: { play: Play; state: PlayState; isQuiet?: boolean; facts?: Facts | undefined }) {
  const { play, state } = props;
  const { shown, scene } = state;
  const isPast = shown && 'option' in shown && !scene?.asked;
  if (!shown || !scene || isPast)
    return (
      <section class="panel none" aria-label={say('panel')}>
        <Goal play={play} scene={scene} />
        <p>{say('panel.nothing')}</p>
        <Briefing state={state} />
      </section>
    );
  const isArmed = 'option' in shown && shown.option === state.armed;
  const close = () => (state.reading ? play.read(null) : play.clear());
  const canTake = isArmed && !props.isQuiet && scene.asked && !state.busy;
  return (
    <section class="panel" aria-label={say('panel')}>
      <button type="button" class="panel-close" aria-label={say('panel.close')} onClick={close}>
        <Icon of="no" />
      </button>
      <div class="panel-body" tabIndex={0}>
        {'option' in shown && <OfOption play={play} state={state} scene={scene} option={shown.option} />}
        {'object' in shown && <OfObject play={play} scene={scene} name={shown.object} facts={props.facts} />}
        {'card' in shown && <OfCard play={play} card={shown.card} />}
      </div>
      {canTake && (
        <button type="button" class="do" onClick={() => 'option' in shown && void play.take(shown.option)}>
          {say('panel.do')}
        </button>
      )}
    </section>
  );
}
