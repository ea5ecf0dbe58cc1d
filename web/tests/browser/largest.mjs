// SPDX-License-Identifier: MIT
// largest.mjs -- for tests: a pack with the largest battle that there can be, 64 by 64 squares and as many counters as
// two whole armies have, and a game of it in the middle of its first round.  The program makes both.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const program = process.env.GROGNARD ?? '../build/grognard';
const SIDE = 16; // of a part; four times four of them are the board
const NAME = 'Largest Board';

const header = `pack "largest-board" {
  title = "${NAME}", about = "all squares that there can be", version = "1", author = "the Grognard project",
  licence = "CC0-1.0", system = "heroes", needs = { "heroes-normandy" },
}
`;

/** Ground of all sorts, as a drawing. */
function drawing(a, b) {
  const letters = '...:..t.yy.oo.f.h.w.s.';
  const line = Array(SIDE + 1).fill('+').join(' ');
  const numbers = [...Array(SIDE).keys()];
  const rows = numbers.map((y) => numbers.map((x) => letters[(x * a + y * b + ((x * y) % 5)) % letters.length]));
  return `[[\n${line}\n${rows.map((row) => ` ${row.join(' ')}\n${line}\n`).join('')}]]`;
}

function country() {
  const at = [...Array(16).keys()].map((i) => `{ ${(i % 4) * SIDE}, ${Math.floor(i / 4) * SIDE}, 0 }`);
  const times = (name, n) => Array(n).fill(name).join(', ');
  return `board "Country" { map = ${drawing(7, 13)} }
overlay "More Country" { map = ${drawing(5, 11)} }
army "Long Column" { nation = united_states,
  cards = { omaha_rifle_platoon(9), everything_you_have(3), breathe_and_squeeze(3), flat_in_the_ditch(3) } }
army "Long Line" { nation = germany,
  cards = { coast_grenadier_platoon(9), short_bursts(3), face_in_the_mud(3), hold_on_a_little(3) } }
scenario "${NAME}" { width = 64, height = 64, rounds = 6, initiative = 0,
  boards = { ${times('country', 6)} }, boards_at = { ${at.slice(0, 6).join(', ')} },
  overlays = { ${times('more_country', 10)} }, overlays_at = { ${at.slice(6).join(', ')} },
  zones = { { 0, 0, 0, 16, 64 }, { 1, 48, 0, 16, 64 } }, objectives = { { 0, 30, 30, 4, 4, 3, 2 } },
  armies = { long_column, long_line }, text = "All of it." }
`;
}

/** Until the first seat is asked which of all its counters moves without an order. */
function cut(replay) {
  const lines = replay.split('\n');
  const end = lines.findIndex((line) => line.startsWith('0 move in supply'));
  if (end < 0) throw new Error('no counter moves without an order');
  return ['# hands 1, curtain 0, bots heuristic heuristic', ...lines.slice(0, end), ''].join('\n');
}

/** The files of a folder: pack and game, and the words for a bot that plays on for minutes. */
export function makeLargest(folder) {
  const from = join(folder, 'largest-board');
  const pack = join(folder, 'largest-board.pack');
  const game = join(folder, 'largest.replay');
  mkdirSync(from);
  writeFileSync(join(from, 'pack.lua'), header);
  writeFileSync(join(from, 'country.lua'), country());
  execFileSync(program, ['pack', 'build', from, '-o', pack]);
  const battle = ['--pack', pack, '--scenario', NAME, '--seed', '1'];
  execFileSync(program, ['sim', ...battle, '--games', '1', '--replay-out', game]);
  writeFileSync(game, cut(readFileSync(game, 'utf8')));
  const thinking = ['sim', '--scenario', NAME, '--bot', 'heuristic', '--games', '9', '--seed', '1'];
  return { pack, game, thinking, begin: `#/play?system=heroes&scenario=${NAME.replace(' ', '+')}&seed=7` };
}
