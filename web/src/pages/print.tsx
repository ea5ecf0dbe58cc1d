// SPDX-License-Identifier: MIT
// print.tsx -- print-and-play: cards of 63 x 88 mm, nine a sheet, and counters of 25 mm, with marks to cut along.
import { Card } from '../look/card';
import { number, refs, type CardData } from '../look/card-data';
import { Unit, type Faction } from '../look/counter';
import { kindOf } from '../look/kinds';
import { say } from '../words';
import './print.css';

export type Paper = 'A4' | 'Letter';

/** In millimetres. */
const papers: Readonly<Record<Paper, { width: number; height: number }>> = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
};
interface Cut {
  width: number;
  height: number;
  columns: number;
  rows: number;
}
const cardCut: Cut = { width: 63, height: 88, columns: 3, rows: 3 };
const counterCut: Cut = { width: 25, height: 25, columns: 7, rows: 10 };
const longCut: Cut = { width: 50, height: 25, columns: 3, rows: 10 };

function sheets<T>(of: T[], cut: Cut): T[][] {
  const each = cut.columns * cut.rows;
  return Array.from({ length: Math.ceil(of.length / each) }, (_, i) => of.slice(i * each, (i + 1) * each));
}

/** Short lines in the margins, where a ruler is laid. */
function CutMarks(props: { cut: Cut; paper: Paper }) {
  const { cut } = props;
  const { width, height } = papers[props.paper];
  const left = (width - cut.columns * cut.width) / 2;
  const top = (height - cut.rows * cut.height) / 2;
  const right = width - left;
  const bottom = height - top;
  const d: string[] = [];
  for (let i = 0; i <= cut.columns; i++) {
    const x = left + i * cut.width;
    d.push(`M${x} ${top - 1.5}v-4M${x} ${bottom + 1.5}v4`);
  }
  for (let i = 0; i <= cut.rows; i++) {
    const y = top + i * cut.height;
    d.push(`M${left - 1.5} ${y}h-4M${right + 1.5} ${y}h4`);
  }
  return (
    <svg class="cut-marks" viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <path d={d.join('')} />
    </svg>
  );
}

interface Box {
  all: Map<string, CardData>;
  factions: Map<string, Faction>;
}

function Piece(props: { card: CardData; counter: boolean; box: Box }) {
  const { card, box } = props;
  if (!props.counter) return <Card card={card} />;
  const weapon = box.all.get(refs(card, 'weapon')[0]?.id ?? '');
  return <Unit card={card} weapon={weapon} faction={box.factions.get(refs(card, 'nation')[0]?.id ?? '') ?? 1} />;
}

function Sheets(props: { cards: CardData[]; cut: Cut; paper: Paper; counter: boolean; box: Box }) {
  const { cut, paper } = props;
  const { width, height } = papers[paper];
  return (
    <>
      {sheets(props.cards, cut).map((sheet, n) => (
        <section key={n} class="print-sheet" style={{ width: `${width}mm`, height: `${height - 0.2}mm` }}>
          <CutMarks cut={cut} paper={paper} />
          <div
            class="print-grid"
            style={{
              gridTemplate: `repeat(${cut.rows}, ${cut.height}mm) / repeat(${cut.columns}, ${cut.width}mm)`,
              left: `${(width - cut.columns * cut.width) / 2}mm`,
              top: `${(height - cut.rows * cut.height) / 2}mm`,
            }}
          >
            {sheet.map((card, i) => (
              <Piece key={i} card={card} counter={props.counter} box={props.box} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
}

export function PrintSheets(props: Box & { cards: CardData[]; paper: Paper; onClose(): void }) {
  const units = props.cards.filter((c) => c.kind === 'unit');
  const isLong = (c: CardData) => (number(c, 'length') ?? 1) > 1;
  const cards = props.cards.filter((c) => c.kind !== 'unit' && !kindOf(c).word);
  const box = { all: props.all, factions: props.factions };
  const of = { paper: props.paper, box };
  return (
    <div class="print">
      <style>{`@page { size: ${props.paper}; margin: 0; }`}</style>
      <div class="tools no-print">
        <p>{say('print.about')}</p>
        <button type="button" class="button main" onClick={() => window.print()}>
          {say('print.go')}
        </button>
        <button type="button" class="button" onClick={props.onClose}>
          {say('print.back')}
        </button>
      </div>
      <Sheets {...of} cards={cards} cut={cardCut} counter={false} />
      <Sheets {...of} cards={units.filter((c) => !isLong(c))} cut={counterCut} counter />
      <Sheets {...of} cards={units.filter(isLong)} cut={longCut} counter />
    </div>
  );
}
