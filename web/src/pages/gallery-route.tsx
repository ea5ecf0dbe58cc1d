// SPDX-License-Identifier: MIT
// gallery-route.tsx -- the gallery with the cards that the core tells.
import type { CardData } from '../look/card-data';
import { systemNames } from '../systems';
import type { Table } from '../table';
import { packTitles } from './goals';
import { Gallery, type GallerySource } from './gallery';
import { Head } from './parts';

function sourceOf(table: Table): GallerySource {
  return {
    async cards() {
      const all: CardData[][] = [];
      for (const system of systemNames)
        all.push(await table.json<CardData[]>('pack', 'show', '--system', system, '--json'));
      return all.flat();
    },
    async board(title) {
      const ran = await table.run('board', title, '--svg', '-');
      return ran.status === 0 ? ran.out : '';
    },
    packs: () => packTitles(table),
  };
}

export function GalleryRoute(props: { table: Table }) {
  return (
    <>
      <Head page="gallery" />
      <Gallery source={sourceOf(props.table)} />
    </>
  );
}
