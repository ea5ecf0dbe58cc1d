// SPDX-License-Identifier: MIT
// samples.mjs -- PROGRAM: writes src/look/samples.json, the cards of the sheet (look.html): two of each kind that
// players see, one with little and one with much on it, and what those refer to.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const program = process.argv[2] ?? 'grognard';
const cardsOf = (system) =>
  JSON.parse(execFileSync(program, ['pack', 'show', '--system', system, '--json'], { maxBuffer: 1 << 28 }));
const kinds = {
  warfighter: [
    'player',
    'non_player',
    'squad',
    'team_soldier',
    'k9',
    'weapon',
    'equipment',
    'skill',
    'service_record',
    'action',
    'marker',
    'hostile',
    'event',
    'location',
    'mission',
    'objective',
    'target',
    'mission_type',
    'sitrep',
    'transport',
    'insertion',
    'extraction',
    'encounter',
    'platform',
    'stress',
    'contract',
    'escalation',
    'overwatch',
  ],
  heroes: ['unit', 'option', 'tile', 'action', 'scenario', 'army'],
};

const chosen = new Map();
for (const [system, names] of Object.entries(kinds)) {
  const all = cardsOf(system);
  for (const kind of names) {
    const own = all.filter((c) => c.kind === kind).sort((a, b) => a.says.length - b.says.length);
    const many = ['hostile', 'weapon', 'unit', 'action', 'player', 'location'].includes(kind);
    const at = many ? [0.2, 0.5, 0.8, 1] : [0.5, 1];
    for (const part of at) {
      const card = own[Math.min(own.length - 1, Math.floor(part * own.length))];
      if (card) chosen.set(card.id, card);
    }
  }
  if (system === 'heroes')
    for (const unit of all.filter((c) => c.kind === 'unit')) if (chosen.size < 98) chosen.set(unit.id, unit);
  for (const card of [...chosen.values()])
    for (const f of card.fields.filter((g) => g.name === 'weapon'))
      for (const ref of f.cards ?? []) {
        const weapon = all.find((c) => c.id === ref.id);
        if (weapon && card.kind === 'unit') chosen.set(weapon.id, weapon);
      }
}
const text = [...chosen.values()].map((c) => JSON.stringify(c)).join(',\n');
writeFileSync(new URL('../src/look/samples.json', import.meta.url), `[\n${text}\n]\n`);
