// SPDX-License-Identifier: MIT
// gallery.tsx -- every card, counter and board of every pack: to look at, to search, to print.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Closer } from '../build/closer';
import { Card, type CardSize } from '../look/card';
import { refs, type CardData } from '../look/card-data';
import { Unit, type Faction } from '../look/counter';
import { Icon } from '../look/icon';
import { parseRoute } from '../route';
import { say } from '../words';
import { anything, counted, inOrder, kindsOf, packsOf, wished, type Wish } from './gallery-cards';
import './gallery.css';
import { PrintSheets, type Paper } from './print';
import { Select, type Choice } from './select';

/** Where the cards come from, and pictures of boards. */
export interface GallerySource {
  cards(): Promise<CardData[]>;
  board(title: string): Promise<string>;
  /** What packs are called, by their names. */
  packs(): Promise<ReadonlyMap<string, string>>;
}

const atOnce = 60;

function BoardPicture(props: { card: CardData; source: GallerySource }) {
  const [svg, set] = useState('');
  useEffect(() => {
    void props.source.board(props.card.title).then(set, () => undefined);
  }, [props.card.id]);
  return (
    <>
      <h3 class="caption">{props.card.title}</h3>
      <div role="img" aria-label={props.card.title} dangerouslySetInnerHTML={{ __html: svg }} />
    </>
  );
}

/** Nations that units are of have the colours of sides in their order. */
function factionsOf(cards: CardData[]): Map<string, Faction> {
  const named = new Set(cards.filter((c) => c.kind === 'unit').flatMap((c) => refs(c, 'nation').map(({ id }) => id)));
  const nations = cards.filter((c) => c.kind === 'nation' && named.has(c.id));
  return new Map(nations.map((c, i) => [c.id, ((i % 4) + 1) as Faction]));
}

function Piece(props: {
  card: CardData;
  size: CardSize;
  source: GallerySource;
  all: Map<string, CardData>;
  factions: Map<string, Faction>;
  open(card: CardData): void;
}) {
  const { card } = props;
  if (card.kind === 'board')
    return (
      <li class="wide">
        <BoardPicture card={card} source={props.source} />
      </li>
    );
  const counter = card.kind === 'unit' && (
    <Unit
      card={card}
      weapon={props.all.get(refs(card, 'weapon')[0]?.id ?? '')}
      faction={props.factions.get(refs(card, 'nation')[0]?.id ?? '') ?? 1}
    />
  );
  return (
    <li>
      <button type="button" class="opens" onClick={() => props.open(card)}>
        <Card card={card} size={props.size} {...(counter ? { picture: counter } : {})} />
      </button>
    </li>
  );
}

/** One of them, or all. */
const orAll = (of: readonly string[], name = (value: string) => value): Choice[] => [
  { value: '', text: say('gallery.all') },
  ...of.map((value) => ({ value, text: name(value) })),
];

/** Calls back when it comes into sight. */
function More(props: { onSeen(): void }) {
  const at = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const seen = new IntersectionObserver((rows) => rows.some((r) => r.isIntersecting) && props.onSeen(), {
      rootMargin: '600px',
    });
    if (at.current) seen.observe(at.current);
    return () => seen.disconnect();
  });
  return (
    <div class="more" ref={at}>
      <button type="button" class="button" onClick={props.onSeen}>
        {say('gallery.more')}
      </button>
    </div>
  );
}

/** What is looked for can stand in the address, `#/gallery?pack=pmc&find=sniper`; `all` draws them all at once. */
export function Gallery(props: { source: GallerySource }) {
  const address = useMemo(() => parseRoute(location.hash).query, []);
  const [cards, setCards] = useState<CardData[]>();
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
  const [wish, setWish] = useState<Wish>({
    ...anything,
    text: address.get('find') ?? '',
    pack: address.get('pack') ?? '',
  });
  const [size, setSize] = useState<CardSize>(address.get('size') === 'hand' ? 'hand' : 'full');
  const [shown, setShown] = useState(address.has('all') ? 1e6 : atOnce);
  const [printing, setPrinting] = useState<Paper | undefined>();
  const [paper, setPaper] = useState<Paper>('A4');
  const [copies, setCopies] = useState(false);
  const [opened, open] = useState<CardData>();
  useEffect(() => {
    void props.source.cards().then((all) => setCards(inOrder(all)));
    void props.source.packs().then(setTitles, () => undefined);
  }, []);
  const byId = useMemo(() => new Map((cards ?? []).map((c) => [c.id, c])), [cards]);
  const factions = useMemo(() => factionsOf(cards ?? []), [cards]);
  const found = useMemo(() => wished(cards ?? [], wish), [cards, wish]);
  const change = (part: Partial<Wish>) => {
    setWish({ ...wish, ...part });
    setShown(atOnce);
  };
  if (!cards) return <p class="waiting" role="status">{say('gallery.wait')}</p>;
  if (printing)
    return (
      <PrintSheets
        cards={copies ? counted(found) : found}
        all={byId}
        factions={factions}
        paper={printing}
        onClose={() => setPrinting(undefined)}
      />
    );
  return (
    <>
      <div class="tools">
        <label class="labelled">
          {say('gallery.search')}
          <input
            class="field"
            type="search"
            value={wish.text}
            onInput={(e) => change({ text: e.currentTarget.value })}
          />
        </label>
        <Select
          label={say('gallery.pack')}
          value={wish.pack}
          of={orAll(packsOf(cards), (name) => titles.get(name) ?? name)}
          set={(pack) => change({ pack })}
        />
        <Select
          label={say('gallery.kind')}
          value={wish.kind}
          of={orAll(kindsOf(wished(cards, { ...anything, pack: wish.pack })))}
          set={(kind) => change({ kind })}
        />
        <Select
          label={say('gallery.size')}
          value={size}
          of={(['full', 'hand', 'chip'] as const).map((s) => ({ value: s, text: say(`gallery.size.${s}`) }))}
          set={(s) => setSize(s as CardSize)}
        />
        <Select
          label={say('gallery.sheet')}
          value={paper}
          of={(['A4', 'Letter'] as const).map((p) => ({ value: p, text: p }))}
          set={(p) => setPaper(p as Paper)}
        />
        <label class="tick">
          <input type="checkbox" checked={copies} onChange={(e) => setCopies(e.currentTarget.checked)} />
          {say('gallery.copies')}
        </label>
        <button type="button" class="button" disabled={!found.length} onClick={() => setPrinting(paper)}>
          <Icon of="print" />
          {say('gallery.print')}
        </button>
        <output>
          {found.length} {say('gallery.found')}
        </output>
      </div>
      {!found.length && <p>{say('gallery.none')}</p>}
      <ul class="gallery" style={{ '--card': size === 'full' ? '252px' : size === 'hand' ? '140px' : '260px' }}>
        {found.slice(0, shown).map((card) => (
          <Piece
            key={card.id}
            card={card}
            size={size}
            source={props.source}
            all={byId}
            factions={factions}
            open={open}
          />
        ))}
      </ul>
      {shown < found.length && <More onSeen={() => setShown(shown + atOnce)} />}
      <Closer card={opened} close={() => open(undefined)} />
    </>
  );
}
