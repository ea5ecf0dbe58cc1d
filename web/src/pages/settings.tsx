// SPDX-License-Identifier: MIT
// settings.tsx -- how somebody likes the site, and packs of his own.
import { useState } from 'preact/hooks';
import { Icon } from '../look/icon';
import { folders, type Table } from '../table';
import { backs, clicks, keepTaste, palettes, readTaste, sizes, type Taste } from '../taste';
import { languages, say } from '../words';
import { Choose } from './choose';
import { Head, OpenFiles, useAnswer } from './parts';
import { MotionSettings, SoundSettings } from './settings-motion';

function OwnPacks(props: { table: Table }) {
  const [times, setTimes] = useState(0);
  const [said, setSaid] = useState('');
  const { answer } = useAnswer(() => props.table.list(folders.packs), times);
  const add = async (files: FileList | null) => {
    setSaid('');
    for (const file of files ?? []) {
      try {
        await props.table.addPack(file.name, new Uint8Array(await file.arrayBuffer()));
        setSaid(say('packs.added', { name: file.name }));
      } catch (error) {
        setSaid(error instanceof Error ? error.message : String(error));
      }
    }
    setTimes((n) => n + 1);
  };
  return (
    <section class="shelf">
      <h2>{say('packs.own')}</h2>
      <p>{say('packs.own.about')}</p>
      <OpenFiles icon="copies" text={say('packs.open')} accept=".pack" opened={add} />
      <p role="status">{said}</p>
      <ul class="rows">
        {answer?.map((pack) => (
          <li key={pack.path} class="kept">
            <Icon of="copies" />
            <div class="what">
              <strong>{pack.path.slice(pack.path.lastIndexOf('/') + 1)}</strong>
            </div>
            <div class="acts">
              <button
                type="button"
                onClick={() =>
                  void props.table.remove(pack.path).then(() => setTimes((n) => n + 1))
                }
              >
                {say('games.remove')}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SettingsPage(props: { table: Table; changed(): void }) {
  const [taste, setTaste] = useState(readTaste);
  const set = (part: Partial<Taste>) => {
    const next = { ...taste, ...part };
    keepTaste(next);
    setTaste(next);
    if (part.language) void props.table.ask('words', part.language);
    props.changed();
  };
  return (
    <>
      <Head page="settings" />
      <Choose of="palette" all={palettes} is={taste.palette} set={(palette) => set({ palette })} />
      <Choose of="size" all={sizes} is={taste.size} set={(size) => set({ size })} />
      <Choose of="clicks" all={clicks} is={taste.clicks} set={(clicks) => set({ clicks })} />
      <Choose of="back" all={backs} is={taste.back} set={(back) => set({ back })} />
      <MotionSettings taste={taste} set={set} />
      <SoundSettings taste={taste} set={set} />
      <Choose of="language" all={languages} is={taste.language} set={(language) => set({ language })} />
      <OwnPacks table={props.table} />
    </>
  );
}
