// SPDX-License-Identifier: MIT
// ending.tsx -- how a game ended: who has won and why, the numbers of everyone, and its debrief.
import { useEffect, useState } from 'preact/hooks';
import { useDebrief } from '../debrief/data';
import { Debrief } from '../debrief/debrief';
import { campaignOf } from '../files';
import { Icon } from '../look/icon';
import type { IconKey } from '../look/icon-names';
import { titleOf } from '../pages/parts';
import { quickLink, readQuick, type Quick } from '../quick';
import { linkToRematch, otherSeat, seedOf } from '../rematch';
import { linkTo } from '../route';
import { systemOf } from '../systems';
import { say } from './say';
import { Dialog } from './dialogs';
import type { Play } from './play';
import type { Result } from './types';

/** "Kills: Able 2, Baker 1." as its name and what stands behind it. */
function Scores(props: { lines: readonly string[] }) {
  return (
    <dl class="scores">
      {props.lines.map((line, i) => {
        const [name = '', ...rest] = line.split(': ');
        return (
          <div key={i}>
            <dt>{name}</dt>
            <dd>{rest.join(': ')}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** After a game that was won: others that begin at once, one of its own sort first. */
function Next(props: { play: Play }) {
  const { play } = props;
  const [quick, setQuick] = useState<Quick[]>([]);
  useEffect(() => void readQuick(play.table).then(setQuick, () => undefined), []);
  const { goal, system } = play.get().opened;
  const others = quick
    .filter(({ mission, scenario }) => (mission ?? scenario) !== goal)
    .sort((a, b) => Number(b.system === system) - Number(a.system === system));
  if (others.length === 0) return null;
  return (
    <nav class="ending-next" aria-label={say('end.next')}>
      <b>{say('end.next')}</b>
      {others.map((one) => (
        <a key={one.system} href={quickLink(one)}>
          <Icon of={systemOf(one.system).icon} />
          {say(one.scenario ? 'end.next.battle' : 'end.next.mission', {
            title: titleOf(one.scenario ?? one.mission ?? ''),
          })}
        </a>
      ))}
    </nav>
  );
}

/** The same game anew: with other dice, for the other side, with others; or with the same dice, to try what else could
    have been done. */
function Rematch(props: { play: Play }) {
  const { opened, now } = props.play.get();
  const [seed, setSeed] = useState<string>();
  const file = now?.file ?? opened.file;
  useEffect(() => {
    if (file)
      void props.play.table
        .read(file)
        .then((bytes) => setSeed(seedOf(new TextDecoder().decode(bytes))), () => undefined);
  }, [file]);
  const other = otherSeat(opened);
  const { goal, system } = opened;
  const goalPage = { missions: 'mission', scenarios: 'scenario' }[systemOf(system).chooser];
  return (
    <>
      <a class="do" href={linkToRematch(opened, {})}>
        {say('end.again')}
      </a>
      {other !== undefined && (
        <a class="do plain" href={linkToRematch(opened, { seat: other })}>
          {say('end.other-side')}
        </a>
      )}
      {seed !== undefined && (
        <a class="do plain" href={linkToRematch(opened, { seed, practice: true })}>
          {say('end.same-dice')}
        </a>
      )}
      {goal && goalPage && (
        <a class="do plain" href={linkTo(goalPage, goal)}>
          {say(`end.other-team.${system}`)}
        </a>
      )}
    </>
  );
}

/** How it ended for those who play here; open: it goes on. */
type End = 'won' | 'drawn' | 'lost' | 'open';
export const endOf = (result: Result): End =>
  result.won ? 'won' : result.drawn ? 'drawn' : result.over ? 'lost' : 'open';
const signs: Readonly<Record<End, IconKey>> = { won: 'points', drawn: 'objective', lost: 'body', open: 'time' };

export interface EndingProps {
  play: Play;
  result: Result;
  onClose: () => void;
  onLeave: () => void;
}

export function Ending(props: EndingProps) {
  const { play, result } = props;
  const debrief = useDebrief(play.table, play.get().now?.file);
  const [first = '', ...more] = result.text.split('\n').filter((line) => line);
  const how = endOf(result);
  const campaign = campaignOf(play.get().opened.file);
  return (
    <Dialog title={say(how === 'open' ? 'end' : `end.${how}`)} onClose={props.onClose} wide>
      <div class={`ending ${how}`}>
        <p class="ending-text">
          <Icon of={signs[how]} class="ending-sign" />
          {first}
        </p>
        {result.ending && <p>{result.ending}</p>}
        {campaign && (
          <p class="buttons">
            <a class="do" href={linkTo('campaign', campaign)}>
              {say('end.campaign')}
            </a>
          </p>
        )}
        {result.won && !campaign && <Next play={play} />}
        {debrief && <Debrief of={debrief} />}
        <details>
          <summary>{say('end.scores')}</summary>
          <Scores lines={more} />
        </details>
        <p class="buttons">
          {!campaign && (
            <>
              <Rematch play={play} />
              <a class="do plain" href={linkTo(systemOf(play.get().opened.system).chooser)}>
                {say('end.other')}
              </a>
            </>
          )}
          <button type="button" class="do plain" onClick={props.onLeave}>
            {say('end.leave')}
          </button>
        </p>
      </div>
    </Dialog>
  );
}
