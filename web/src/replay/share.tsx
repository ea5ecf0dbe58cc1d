// SPDX-License-Identifier: MIT
// share.tsx -- a recorded game for somebody else: as a link, whole or at a moment, and as the file itself.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../look/icon';
import { linkTo } from '../route';
import { Dialog } from '../table/dialogs';
import '../table/frame.css';
import '../table/side.css';
import '../table/sheets.css';
import { takeAway } from '../files';
import { say } from '../words';
import { foldFile } from './link';
import './share.css';

export interface Moment {
  act: number;
  eyes: number;
}

/** The address of a game in a link, at a moment of it if one is named. */
export function addressOf(letters: string, moment?: Moment): string {
  const at: Record<string, string> = moment ? { at: String(moment.act), eyes: String(moment.eyes) } : {};
  return new URL(linkTo('replay', '', { ...at, z: letters }), location.href.replace(/#.*/, '')).href;
}

function Copy(props: { label: string; link: string }) {
  const [done, setDone] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(props.link).then(
      () => setDone(true),
      () => setDone(false),
    );
  return (
    <div class="share-link">
      <label>
        {props.label}
        <input
          type="text"
          readOnly
          value={props.link}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <button type="button" class="do" onClick={() => void copy()}>
        {say('share.copy')}
      </button>
      <span role="status">{done ? say('share.copied') : ''}</span>
    </div>
  );
}

export function Share(props: { name: string; bytes: Uint8Array; moment?: Moment; onClose: () => void }) {
  const [letters, setLetters] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    foldFile(props.bytes).then(setLetters, () => setLetters(null));
  }, [props.bytes]);
  return (
    <Dialog title={say('share')} onClose={props.onClose}>
      <div class="share">
        {letters === null && <p>{say('share.long')}</p>}
        {letters && (
          <>
            <p>{say('share.about')}</p>
            <Copy label={say('share.game')} link={addressOf(letters)} />
            {props.moment && props.moment.act > 0 && (
              <Copy label={say('share.moment')} link={addressOf(letters, props.moment)} />
            )}
          </>
        )}
        <p>{say('share.file.about')}</p>
        <button type="button" class="do plain" onClick={() => takeAway(props.name, props.bytes)}>
          <Icon of="log" /> {say('share.file')}
        </button>
      </div>
    </Dialog>
  );
}
