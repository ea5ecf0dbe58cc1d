// SPDX-License-Identifier: MIT
// gallery-page.tsx -- the page of the gallery (gallery.html): its cards are told by the core.
import { render } from 'preact';
import { openTable } from '../core/workerTable';
import type { CardData } from '../look/card-data';
import { Palettes } from '../look/palettes';
import '../look/look.css';
import { say } from '../words';
import { Gallery, type GallerySource } from './gallery';

const table = openTable();
const systems = ['warfighter', 'heroes'];

const source: GallerySource = {
  async cards() {
    await table.ready;
    const all: CardData[][] = [];
    for (const system of systems) all.push(await table.json('pack', 'show', '--system', system, '--json'));
    return all.flat();
  },
  async board(title) {
    const ran = await table.run('board', title, '--svg');
    return ran.status === 0 ? ran.out : '';
  },
};

const root = document.getElementById('app');
if (root)
  render(
    <main class="page">
      <header>
        <h1>{say('gallery')}</h1>
        <p>{say('gallery.about')}</p>
        <Palettes />
      </header>
      <Gallery source={source} />
    </main>,
    root,
  );
