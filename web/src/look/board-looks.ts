// SPDX-License-Identifier: MIT
// board-looks.ts -- what each look of ground and edge is drawn with (symbols of virtual:art).  Looks have the names
// that the core gives them (groundLook and edgeLook of src/web/wire.txt).
export interface GroundLook {
  name: string;
  /** Nothing: it is grass. */
  colour?: string;
  rim?: string;
  on?: readonly string[];
  casts?: boolean;
  /** What lies on it does so along its border. */
  lines?: boolean;
  square?: boolean;
  /** It runs from west to east, or as its neighbours lie. */
  runs?: boolean;
}

const trees = ['trees', 'trees2', 'trees3'];
export const groundLooks: readonly GroundLook[] = [
  { name: 'open' },
  { name: 'road', colour: '#c9bda0', rim: '#a39777', on: ['ruts'] },
  { name: 'track', colour: '#cdbb8c', rim: '#b5a171', on: ['track', 'track2'] },
  { name: 'sand', colour: '#e2d3a2', rim: '#cdbb85', on: ['grains'] },
  { name: 'paved', colour: '#c3bba6', rim: '#a1987f', on: ['stones'], square: true },
  { name: 'bridge', colour: '#a98a5c', rim: '#6b5030', on: ['deck'], casts: true, square: true, runs: true },
  { name: 'rails', colour: '#a59a86', rim: '#8a7f6b', on: ['rails'], square: true, runs: true },
  { name: 'crops', colour: '#d8b657', rim: '#b8973f', on: ['wheat', 'wheat2'] },
  { name: 'orchard', colour: '#9db163', rim: '#8b9f52', on: ['apple'] },
  { name: 'garden', colour: '#9a8c58', rim: '#7f7246', on: ['beds'] },
  { name: 'thicket', colour: '#88994f', rim: '#74853f', on: ['bush', 'bush2', 'bush3'] },
  { name: 'forest', colour: '#5d7539', rim: '#4c622c', on: trees, casts: true },
  { name: 'deepForest', colour: '#34491f', rim: '#2c3f19', on: trees, casts: true },
  { name: 'hedgerow', colour: '#48602f', rim: '#37491f', on: ['hedge', 'hedge2', 'hedge3'], casts: true },
  { name: 'water', colour: 'url(#water)', rim: '#5d8896', on: ['waves', 'waves2'] },
  { name: 'shallow', colour: '#a5c3bd', rim: '#5d8896', on: ['shallows'] },
  { name: 'soft', colour: '#84a184', rim: '#6c8a70', on: ['reeds'] },
  { name: 'rock', colour: '#8b8777', rim: '#6e6a5c', on: ['rocks'], casts: true },
  { name: 'slope', colour: '#d9c48c', rim: '#b09a63', on: ['ripples'], casts: true },
  { name: 'ditch', colour: '#8a7a4d', rim: '#6f6139', on: ['cut'], runs: true },
  { name: 'graves', colour: '#8ea05c', rim: '#7b8c4c', on: ['graves'] },
  { name: 'pile', on: ['stack'] },
  { name: 'position', on: ['hole'] },
  { name: 'trench', colour: '#6b5837', rim: '#b49d68', on: ['boards'], lines: true },
  { name: 'wire', on: ['wire'], runs: true },
  { name: 'obstacle', on: ['hedgehog'] },
  { name: 'crater', on: ['crater'] },
  { name: 'wreck', on: ['wreck'] },
  { name: 'house', colour: 'url(#planks)', casts: true, square: true },
  { name: 'bunker', colour: '#9a9a92', rim: '#6f6f68', on: ['concrete'], casts: true, lines: true, square: true },
  { name: 'ruin', colour: '#a79a86', rim: '#877a66', on: ['rubble', 'rubble2'] },
  { name: 'logs', on: ['trunks'] },
];

export interface EdgeLook {
  name: string;
  symbol?: string;
  /** Infantry goes in and out there. */
  entrance?: boolean;
}

export const edgeLooks: readonly EdgeLook[] = [
  { name: 'none' },
  { name: 'wall', symbol: 'wall' },
  { name: 'door', symbol: 'opening', entrance: true },
  { name: 'window', symbol: 'opening' },
  { name: 'shutDoor', symbol: 'door', entrance: true },
  { name: 'doorway', symbol: 'doorway' },
  { name: 'lowWall', symbol: 'lowwall' },
  { name: 'hedge', symbol: 'hedgeline' },
  { name: 'tallHedge', symbol: 'tallhedge' },
  { name: 'fence', symbol: 'fence' },
];

export const groundNamed: ReadonlyMap<string, GroundLook> = new Map(groundLooks.map((l) => [l.name, l]));
export const edgeNamed: ReadonlyMap<string, EdgeLook> = new Map(edgeLooks.map((l) => [l.name, l]));
