// SPDX-License-Identifier: MIT
// help.tsx -- the sheet that helps: how things are chosen, the keys, what the icons are, where to read more.
import { Icon } from '../look/icon';
import type { IconKey } from '../look/icon-names';
import { linkTo } from '../route';
import { taste } from '../taste';
import { say as sayAny } from '../words';
import { Dialog } from './dialogs';
import { iconOfMark } from './markIcons';
import { say } from './say';
import { readSettings } from './settings';
import type { Opened, Scene } from './types';

/** Icons of what lies on the table now. */
function legendOf(scene: Scene | null): IconKey[] {
  const marks = (scene?.objects ?? []).flatMap((object) => object.marks.filter((mark) => mark.text));
  return [...new Set(marks.flatMap((mark) => iconOfMark(mark.name) ?? []))];
}

const more = ['settings', 'lessons', 'rules', 'legend'] as const;

/** What is set of all that changes how one plays, and how. */
function settingsNow(): [string, string][] {
  const { clicks, back, motion } = taste();
  return [
    ['clicks', clicks],
    ['back', back],
    ['pace', readSettings().pace],
    ['motion', motion],
  ];
}

/** Keys of a board of squares. */
const boardKeys = ['aslant', 'counters', 'zoom', 'danger'];

export function KeysHelp(props: { opened: Opened; scene: Scene | null; onClose: () => void }) {
  const { noThreats, noReactions } = props.opened;
  const rules: Record<string, string> = props.scene ? { system: props.scene.system } : {};
  const rows = [
    'arrows',
    'tab',
    'enter',
    'numbers',
    'out',
    'escape',
    'space',
    'u',
    'r',
    'e',
    'w',
    ...(noThreats ? [] : ['t']),
    'slash',
    'l',
    ...(noReactions ? [] : ['a']),
    'n',
    'm',
    'help',
    ...((props.scene?.board?.height ?? 0) > 1 ? boardKeys : []),
  ];
  return (
    <Dialog title={say('keys')} onClose={props.onClose}>
      <p>{say('keys.mouse')}</p>
      <dl class="keys">
        {rows.map((row) => {
          const [key = '', ...what] = say(`keys.${row}`).split(': ');
          return (
            <div key={row}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what.join(': ')}</dd>
            </div>
          );
        })}
      </dl>
      <h3>{say('keys.icons')}</h3>
      <ul class="legend-list">
        {legendOf(props.scene).map((icon) => (
          <li key={icon}>
            <Icon of={icon} /> {sayAny(`icon.${icon}`)}
          </li>
        ))}
      </ul>
      <h3>{say('keys.settings')}</h3>
      <dl class="help-settings">
        {settingsNow().map(([what, how]) => (
          <div key={what}>
            <dt>{sayAny(`set.${what}`)}</dt>
            <dd>{sayAny(`set.${what}.${how}`)}</dd>
          </div>
        ))}
      </dl>
      <h3>{say('keys.more')}</h3>
      <p class="help-more">
        {more.map((page) => (
          <a key={page} href={linkTo(page, '', page === 'rules' ? rules : {})} target="_blank" rel="noreferrer">
            {sayAny(`page.${page}`)}
          </a>
        ))}
      </p>
    </Dialog>
  );
}
