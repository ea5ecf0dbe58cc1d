// SPDX-License-Identifier: MIT
// sprites.tsx -- what is drawn over the table while something happens, each for as long as motion.css lets it live.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Card } from '../look/card';
import { Icon } from '../look/icon';
import type { Play } from '../table/play';
import { useCard } from '../table/use';
import { sound } from './audio';
import type { Drawing } from './effects';
import { direct, type Sprite } from './stage';
import './motion.css';

interface Drawn {
  sprite: Sprite;
}

/** A star of so many points, as a path about 0, 0. */
function star(points: number, inner: number, outer: number): string {
  const at = (i: number) => {
    const turn = (Math.PI * i) / points;
    const far = (i % 2 ? inner : outer) * (i % 4 === 2 ? 0.74 : 1);
    return `${(far * Math.sin(turn)).toFixed(1)} ${(-far * Math.cos(turn)).toFixed(1)}`;
  };
  return `M${Array.from({ length: 2 * points }, (_, i) => at(i)).join('L')}z`;
}

const flash = star(7, 15, 48);
const splash = star(10, 20, 48);

/** Shots fly one behind the other; at the muzzle it flashes, at the target dust goes up. */
function Tracer({ sprite }: Drawn) {
  const { dx, dy, effect } = sprite;
  const shots = effect.sound === 'burst' ? 4 : 1;
  const far = Math.hypot(dx, dy);
  const style = { transform: `rotate(${Math.atan2(dy, dx)}rad)`, '--far': `${far}px` };
  return (
    <div class="fx-line" style={style}>
      {Array.from({ length: shots }, (_, i) => (
        <i key={i} class="fx-shot" style={{ '--n': i, '--aside': `${((i % 3) - 1) * 5}px` }} />
      ))}
      <svg class="fx-muzzle" viewBox="-50 -50 100 100" style={{ '--shots': shots }}>
        <path class="fx-outer" d={flash} />
        <path class="fx-inner" d={star(6, 8, 26)} />
      </svg>
      <svg class="fx-dust" viewBox="-50 -50 100 100">
        <circle cx="-14" cy="6" r="15" />
        <circle cx="10" cy="-8" r="19" />
        <circle cx="18" cy="14" r="12" />
      </svg>
    </div>
  );
}

function Lob({ sprite }: Drawn) {
  return (
    <div class="fx-throw" style={{ '--dx': `${sprite.dx}px`, '--dy': `${sprite.dy}px` }}>
      <i class="fx-arc">
        <b />
      </i>
    </div>
  );
}

const puffs = [
  [-26, -8, 20],
  [22, -18, 22],
  [-6, -30, 17],
  [28, 14, 16],
  [-24, 20, 18],
  [4, 24, 20],
] as const;

function Blast() {
  return (
    <svg class="fx-blast" viewBox="-75 -75 150 150">
      <circle class="fx-ring" r="44" />
      {puffs.map(([x, y, r]) => (
        <circle key={x} class="fx-puff" cx={x} cy={y} r={r} style={{ '--x': `${x}px`, '--y': `${y}px` }} />
      ))}
      <path class="fx-outer" d={star(11, 26, 62)} />
      <path class="fx-mid" d={star(9, 18, 44)} />
      <path class="fx-inner" d={star(7, 10, 26)} />
    </svg>
  );
}

function Hit() {
  return (
    <svg class="fx-hit" viewBox="-50 -50 100 100">
      <path d={splash} />
      <path class="fx-inner" d={star(8, 10, 24)} />
    </svg>
  );
}

/** A heart that breaks and falls apart. */
function Heart() {
  return (
    <div class="fx-heart">
      <Hit />
      <i>
        <Icon of="health" />
      </i>
      <i>
        <Icon of="health" />
      </i>
    </div>
  );
}

function Sign({ sprite }: Drawn) {
  const { icon, tone } = sprite.effect;
  return (
    <div class={`fx-sign fx-${sprite.draws} ${tone ?? 'note'}`}>
      <Icon of={icon ?? 'yes'} />
    </div>
  );
}

function Flag() {
  return (
    <div class="fx-flag">
      <svg viewBox="-75 -75 150 150">
        <path d={star(12, 34, 72)} />
      </svg>
      <Icon of="objective" />
    </div>
  );
}

function Smoke() {
  return (
    <svg class="fx-blast fx-smoke" viewBox="-75 -75 150 150">
      {puffs.map(([x, y, r]) => (
        <circle key={x} class="fx-puff" cx={x} cy={y} r={r} style={{ '--x': `${x}px`, '--y': `${y}px` }} />
      ))}
    </svg>
  );
}

function Ring() {
  return <i class="fx-ping" />;
}

function Shown({ sprite }: Drawn) {
  return sprite.game ? <CardShown game={sprite.game} number={sprite.card} /> : null;
}

function CardShown(props: { game: Play; number: number | undefined }) {
  const card = useCard(props.game, props.number);
  return card ? (
    <div class="fx-card">
      <Card card={card} />
    </div>
  ) : null;
}

function Flying({ sprite }: Drawn) {
  return (
    <div class="fx-flying" style={{ '--dx': `${sprite.dx}px`, '--dy': `${sprite.dy}px` }}>
      <i>
        <Icon of="back" />
      </i>
    </div>
  );
}

function Banner({ sprite }: Drawn) {
  return <p class={`fx-banner ${sprite.effect.tone ?? 'note'}`}>{sprite.text}</p>;
}

/** Those that are not here are done by the thing itself. */
const drawn: Readonly<Partial<Record<Drawing, (props: Drawn) => preact.JSX.Element | null>>> = {
  tracer: Tracer,
  lob: Lob,
  blast: Blast,
  hit: Hit,
  heart: Heart,
  rise: Sign,
  stamp: Sign,
  flag: Flag,
  gone: Smoke,
  appear: Ring,
  show: Shown,
  draw: Flying,
  discard: Flying,
  banner: Banner,
};

export function SpriteView(props: Drawn & { onEnd(): void }) {
  const { sprite } = props;
  const Picture = drawn[sprite.draws];
  if (!Picture) return null;
  const style = {
    left: `${sprite.x}px`,
    top: `${sprite.y}px`,
    '--size': `${sprite.size}px`,
    '--delay': `${sprite.delay}ms`,
    '--time': `${sprite.time}ms`,
  };
  return (
    <div
      class="fx"
      data-effect={sprite.draws}
      style={style}
      onAnimationEnd={(event) => event.target === event.currentTarget && props.onEnd()}
    >
      <Picture sprite={sprite} />
    </div>
  );
}

/** What lies over a table. */
export function Effects(props: { play: Play }) {
  const over = useRef<HTMLDivElement>(null);
  const [sprites, setSprites] = useState<readonly Sprite[]>([]);
  useEffect(() => {
    const table = over.current?.closest('.table');
    if (!over.current || !table) return;
    const stop = direct(props.play, {
      table,
      over: over.current,
      draw: (more) => setSprites((all) => [...all, ...more]),
      clear: () => setSprites((all) => (all.length > 0 ? [] : all)),
    });
    const clicked = (event: Event) => (event.target as Element).closest('button, select') && sound('tick');
    table.addEventListener('click', clicked);
    return () => {
      stop();
      table.removeEventListener('click', clicked);
    };
  }, [props.play]);
  const end = (id: number) => setSprites((all) => all.filter((sprite) => sprite.id !== id));
  return (
    <div ref={over} class="effects" aria-hidden>
      {sprites.map((sprite) => (
        <SpriteView key={sprite.id} sprite={sprite} onEnd={() => end(sprite.id)} />
      ))}
    </div>
  );
}
