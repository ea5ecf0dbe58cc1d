// SPDX-License-Identifier: MIT
// gallery.tsx -- every card, counter and board of every pack: to look at, to search, to print.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Card, type CardSize } from '../look/card';
import { refs, type CardData } from '../look/card-data';
import { Unit, type Faction } from '../look/counter';
import { Icon } from '../look/icon';
import { parseRoute } from '../route';
import { say } from '../words';
import { anything, counted, inOrder, kindsOf, packsOf, wished, type Wish } from './gallery-cards';
import './gallery.css';
import { PrintSheets, type Paper } from './print';

/** Where the cards come from, and pictures of boards. */
export interface GallerySource {
  cards(): Promise<CardData[]>;
  board(title: string): Promise<string>;
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

/** Nations of a pack have the colours of sides in their order. */
function factionsOf(cards: CardData[]): Map<string, Faction> {
  const nations = cards.filter((c) => c.system === 'heroes' && c.kind === 'nation');
  return new Map(nations.map((c, i) => [c.id, ((i % 4) + 1) as Faction]));
}

function Piece(props: {
  card: CardData;
  size: CardSize;
  source: GallerySource;
  all: Map<string, CardData>;
  factions: Map<string, Faction>;
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
      <Card card={card} size={props.size} {...(counter ? { picture: counter } : {})} />
    </li>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  of: readonly string[];
  all?: boolean;
  /** What a value is called. */
  name?: (value: string) => string;
  set(value: string): void;
}

function Choice(props: ChoiceProps) {
  return (
    <label>
      {props.label}
      <select value={props.value} onChange={(e) => props.set(e.currentTarget.value)}>
        {props.all && <option value="">{say('gallery.all')}</option>}
        {props.of.map((name) => (
          <option key={name} value={name}>
            {props.name?.(name) ?? name}
          </option>
        ))}
      </select>
    </label>
  );
}

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
  useEffect(() => void props.source.cards().then((all) => setCards(inOrder(all))), []);
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
        <label>
          {say('gallery.search')}
          <input type="search" value={wish.text} onInput={(e) => change({ text: e.currentTarget.value })} />
        </label>
        <Choice
          label={say('gallery.pack')}
          value={wish.pack}
          of={packsOf(cards)}
          all
          set={(pack) => change({ pack })}
        />
        <Choice
          label={say('gallery.kind')}
          value={wish.kind}
          of={kindsOf(wished(cards, { ...anything, pack: wish.pack }))}
          all
          set={(kind) => change({ kind })}
        />
        <Choice
          label={say('gallery.size')}
          value={size}
          of={['full', 'hand', 'chip']}
          name={(s) => say(`gallery.size.${s}`)}
          set={(s) => setSize(s as CardSize)}
        />
        <Choice
          label={say('gallery.sheet')}
          value={paper}
          of={['A4', 'Letter']}
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
          <Piece key={card.id} card={card} size={size} source={props.source} all={byId} factions={factions} />
        ))}
      </ul>
      {shown < found.length && <More onSeen={() => setShown(shown + atOnce)} />}
    </>
  );
}
