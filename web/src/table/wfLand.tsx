// SPDX-License-Identifier: MIT
// wfLand.tsx -- the ground that the path lies on: one panorama with sky, sun and hills, a strip of ground for each
// space, the road that the Soldiers go, and grass before it.  An ornament: what it shows is told elsewhere.
import { edgesOf, type Form } from './wfForm';

const grounds = ['#dcc894', '#b9ab68', '#c4b378', '#a99a62', '#b8a873', '#aaa365'] as const;
const bands: readonly (readonly [number, string])[] = [
  [0, '#4d8a84'],
  [46, '#6ea39a'],
  [86, '#9dbfa6'],
  [122, '#d3d3a0'],
  [154, '#f0cf8b'],
  [180, '#f3b768'],
];

/** Beams about the sun, every other one of so many. */
const BEAMS = 15;
const SUN = { x: 255, y: 167 } as const;

function beams(): string {
  const end = (i: number) => {
    const angle = Math.PI * (1 + i / BEAMS);
    return `${(SUN.x + 1500 * Math.cos(angle)).toFixed(0)} ${(SUN.y + 1500 * Math.sin(angle)).toFixed(0)}`;
  };
  return Array.from({ length: BEAMS }, (_, i) => `M${SUN.x} ${SUN.y}L${end(i)}L${end(i + 0.5)}Z`).join('');
}

function Sky() {
  return (
    <svg class="land-sky" viewBox="0 0 1000 220" preserveAspectRatio="none">
      {bands.map(([y, colour]) => (
        <path key={y} d={`M0 ${y}H1000V260H0Z`} fill={colour} />
      ))}
      <path d={beams()} fill="#fff3cf" opacity="0.16" />
    </svg>
  );
}

function Hills() {
  return (
    <svg class="land-hills" viewBox="0 0 1000 220" preserveAspectRatio="none">
      <path d="M0 220V178Q90 150 190 172T400 160T620 172T830 152T1000 170V220Z" fill="#8fa383" />
      <path d="M0 220V196Q120 178 260 194T520 186T760 196T1000 184V220Z" fill="#77895f" />
    </svg>
  );
}

/** One number out of a few for anything, the same every time. */
const rest = (n: number, many: number): number => (n * 2654435761) % 4294967296 % many;

/** Flecks of light and shade between two edges. */
function flecks(from: number, to: number, n: number): string {
  return Array.from({ length: 9 }, (_, i) => {
    const w = 8 + rest(n + i, 16);
    const x = from + 10 + rest(n * 7 + i, Math.max(1, Math.round(to - from - 44)));
    return `M${x} ${70 + rest(n * 3 + i * 5, 300)}q${w} -7 ${2 * w} 0q${-w} 5 ${-2 * w} 0z`;
  }).join('');
}

function Ground(props: { edges: readonly number[]; cards: readonly number[] }) {
  const { edges, cards } = props;
  const left = (x: number) => `M${x} 0Q${x - 15} 90 ${x - 4} 190T${x - 9} 400V600`;
  let was = -1;
  return (
    <svg class="land-ground" viewBox="0 0 1000 500" preserveAspectRatio="none">
      {cards.map((card, i) => {
        const at = i === 0 ? 0 : 1 + rest(card, grounds.length - 1);
        was = at === was ? 1 + (at % (grounds.length - 1)) : at;
        const [x, end] = [1000 * (edges[i] ?? 0), 1000 * (edges[i + 1] ?? 1)];
        return (
          <g key={i}>
            <path d={`${i === 0 ? 'M-10 0V600' : left(x)}H1010V0Z`} fill={grounds[was]} />
            <path d={`M${x} 0L${x - 6} 40Q${(x + end) / 2} 26 ${end} 42V0Z`} opacity="0.09" />
            <path d={flecks(x, end, card + i)} fill={i % 2 ? '#000' : '#fff'} opacity="0.1" />
          </g>
        );
      })}
      {edges.slice(1, -1).map((x) => (
        <path key={x} d={left(1000 * x)} class="land-edge" />
      ))}
    </svg>
  );
}

function Road(props: { edges: readonly number[] }) {
  const step = (x: number, i: number, y: number) => `Q${x - 40} ${y + (i % 2 ? 10 : -10)} ${x} ${y}`;
  const there = props.edges.slice(1).map((x, i) => step(1000 * x + 6, i, 14));
  const back = [...props.edges].reverse().map((x, i) => `L${1000 * x - 6} ${58 + (i % 2) * 6}`);
  return (
    <svg class="land-road" viewBox="0 0 1000 70" preserveAspectRatio="none">
      <path d={`M-10 20${there.join('')}${back.join('')}L-10 60Z`} fill="#ecdcb0" />
      <path d={`M-10 20${there.join('')}`} class="land-verge" />
    </svg>
  );
}

const blades = Array.from({ length: 60 }, (_, i) => {
  const [x, h] = [rest(i + 3, 1000), 8 + rest(i * 11, 13)];
  return `M${x} ${24 + rest(i, 6)}l${rest(i, 6) - 3} ${-h}l3 ${h}z`;
}).join('');

function Foreground() {
  return (
    <svg class="land-fore" viewBox="0 0 1000 190" preserveAspectRatio="none">
      <path d="M0 190V28Q60 18 140 24T330 22T560 28T780 20T1000 26V190Z" fill="#3c3f22" />
      <path d={blades} fill="#3c3f22" />
      <path d="M0 190V52Q200 36 420 48T800 44T1000 46V190Z" fill="#2c2e1a" />
    </svg>
  );
}

/** `cards`: the number of the card that lies in each space. */
export function WfLand(props: { form: Form; cards: readonly number[] }) {
  const edges = edgesOf(props.form);
  return (
    <div class="wf-land" aria-hidden="true">
      <Sky />
      <i class="land-sun" />
      <Hills />
      <Ground edges={edges} cards={props.cards} />
      <i class="land-depth" />
      <Road edges={edges} />
      <Foreground />
    </div>
  );
}
