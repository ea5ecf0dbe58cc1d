// SPDX-License-Identifier: MIT
// core.test.ts -- the real core and packs, asked as a face asks: whole games by chance, and everything in between.
import { expect, test } from 'vitest';
import { chance, playOn, sitDown, type Tried } from './site';
import type { Scene, Told } from '../src/wire';

test('a mission is played to its end', async () => {
  const table = await sitDown();
  const opened = await table.ask('begin', '--system', 'warfighter', '--seed', '7');
  expect(opened.system).toBe('warfighter');
  expect(opened.about).not.toBe('');
  const told = await playOn(table, chance(1));
  expect(told.now.doing).toBe('over');
  const result = await table.ask('result');
  expect(result.over).toBe(true);
  expect(result.text).not.toBe('');
});

test('a scenario against the bot is played to its end', async () => {
  const table = await sitDown();
  const opened = await table.ask('begin', '--system', 'heroes', '--seed', '7');
  expect(opened.others).toContain('heuristic');
  const told = await playOn(table, chance(2));
  expect(told.now.doing).toBe('over');
});

test('a Mission is looked on at, and shared with the bot, which is named', async () => {
  const table = await sitDown();
  const watched = await table.ask('begin', '--system', 'warfighter', '--seed', '7', '--watch', '--bot', 'heuristic');
  expect([watched.hands, watched.bots]).toEqual([0, 'heuristic']);
  let told = await table.ask('go');
  for (let i = 0; i < 3000 && told.now.doing !== 'over'; i++) {
    expect(told.now.doing).not.toBe('asks');
    told = await table.ask('go');
  }
  expect(told.now.doing).toBe('over');
  const half = ['--seats', '2', '--seat', '0', '--bot', 'heuristic'];
  const shared = await table.ask('begin', '--system', 'warfighter', ...half);
  expect([shared.hands, shared.bots]).toEqual([1, 'heuristic,heuristic']);
  expect((await table.ask('begin', '--system', 'warfighter')).bots ?? '').toBe('');
});

test('a unit goes over several squares at once, and a square says why it may not be entered', async () => {
  const table = await sitDown();
  await table.ask('teach', 'hn-moving');
  const before = await table.ask('look');
  const move = before.options.find((option) => option.taught);
  const actor = before.objects.find((object) => object.yours && object.square === 'G10');
  expect((await table.ask('way', actor?.id ?? 0, 'E8')).squares.split(' ').at(-1)).toBe('E8');
  await expect(table.ask('way', actor?.id ?? 0, 'P12')).rejects.toThrow('no way');
  await table.ask('take', move?.id ?? 0);
  /* A lesson lets nobody go but where it teaches: one step, and no second one. */
  const step = (await table.ask('look')).options.find((option) => option.taught)?.square ?? '';
  await table.ask('along', actor?.id ?? 0, step);
  const moved = await table.ask('look');
  expect(moved.objects.find((object) => object.key === actor?.key)?.square).toBe(step);
  expect((await table.ask('why')).list.every((one) => one.why && one.rule)).toBe(true);
});

test('who can be hit by whom is said, and no counter by a code', async () => {
  const table = await sitDown();
  await table.ask('teach', 'hn-fire');
  const { said } = await table.ask('threats');
  expect(said).not.toBe('');
  expect(said).not.toMatch(/\b[ilhILH][0-9]/);
});

test('two sides at one screen have a curtain between them', async () => {
  const table = await sitDown();
  const opened = await table.ask('begin', '--system', 'heroes', '--seed', '7', '--curtain');
  expect(opened.hands).toBe(3);
  let curtains = 0;
  const below = chance(5);
  let told = await table.ask('go');
  for (let i = 0; i < 120 && told.now.doing !== 'over'; i++) {
    if (told.now.doing === 'curtain') {
      const behind = await table.ask('look');
      expect(behind.seat).not.toBe(told.now.next);
      expect(behind.options).toEqual([]);
      told = await table.ask('lift');
      expect(told.now.doing).toBe('asks');
      expect((await table.ask('look')).seat).toBe(told.now.next);
      curtains++;
    } else if (told.now.doing === 'asks') {
      const { options } = await table.ask('look');
      told = await table.ask('take', options[below(options.length)]?.id ?? 0);
    } else told = await table.ask('go');
  }
  expect(curtains).toBeGreaterThan(3);
});

test('a choice is taken back and made again', async () => {
  const table = await sitDown();
  await table.ask('begin', '--system', 'warfighter', '--seed', '11');
  await playOn(table, chance(3), 4);
  let undone = 0;
  for (let i = 0; i < 30 && undone < 3; i++) {
    const before = await table.ask('look');
    const option = before.options[(i * 7) % before.options.length];
    await table.ask('take', option?.id ?? 0);
    const after = await table.ask('look');
    if (!after.canUndo || !after.asked) {
      await playOn(table, chance(i), 1);
      continue;
    }
    const told = await table.ask('undo');
    if (told.refused) continue;
    const back = await table.ask('look');
    expect(back.options).toEqual(before.options);
    expect(back.objects).toEqual(before.objects);
    expect((await table.ask('redo')).refused).toBeUndefined();
    expect((await table.ask('look')).objects).toEqual(after.objects);
    undone++;
  }
  expect(undone).toBe(3);
});

test('everything about a mission can be asked', async () => {
  const table = await sitDown();
  await table.ask('begin', '--system', 'warfighter', '--seed', '7');
  const below = chance(9);
  const cards = new Set<number>();
  let odds = 0;
  for (let i = 0; i < 25; i++) {
    const told = await playOn(table, below, 1);
    if (told.now.doing !== 'asks') break;
    const scene = await table.ask('look');
    for (const object of scene.objects) if (object.card) cards.add(object.card);
    const lined = scene.lines.flatMap((line) => line.options);
    expect(new Set(lined).size).toBe(lined.length);
    for (const line of scene.lines)
      for (const under of line.lines) expect(under.options.every((id) => line.options.includes(id))).toBe(true);
    for (const option of scene.options.filter(({ dice }) => dice).slice(0, 2)) {
      const { chances, slow } = await table.ask('odds', option.id);
      const whole = chances.reduce((sum, { share }) => sum + share, 0);
      if (!slow) expect(whole).toBeLessThan(1_000_100);
      odds++;
    }
    expect((await table.ask('explain', scene.options[0]?.id ?? 0)).text).not.toBe('');
    await table.ask('why');
    const threats = await table.ask('threats');
    expect(threats.said).toBeUndefined();
    for (const object of scene.objects.filter((one) => one.marks.some(({ name }) => name === 'aimed_at')))
      expect(threats.things.find((threat) => threat.object === object.id)?.from).toBeTruthy();
    const [first, ...more] = scene.options.filter(({ odds: has }) => has).map(({ id }) => id);
    if (first !== undefined) {
      const best = await table.ask('best', first, ...more.slice(0, 3));
      const each = await Promise.all([first, ...more.slice(0, 3)].map((id) => table.ask('odds', id)));
      expect(each.map(({ brief }) => brief)).toContain(best.brief);
    }
    const soldier = scene.objects.find((object) => object.sort === 'thing' && object.yours);
    if (soldier) expect((await table.ask('describe', soldier.id)).text).toContain(soldier.name);
  }
  expect(odds).toBeGreaterThan(0);
  for (const card of cards) expect((await table.ask('card', card)).id).not.toBe('');
  expect((await table.ask('log', 0)).lines.length).toBeGreaterThan(10);
  expect((await table.ask('say', 'reactions')).text).not.toBe('');
});

test('everything about a battle can be asked', async () => {
  const table = await sitDown();
  await table.ask('begin', '--system', 'heroes', '--seed', '7');
  const below = chance(4);
  let fired = 0;
  for (let i = 0; i < 40; i++) {
    const told = await playOn(table, below, 1);
    if (told.now.doing !== 'asks') break;
    const scene = await table.ask('look');
    const { board } = scene;
    if (!board) throw new Error('there is no board');
    expect(board.squares.length).toBe(board.width * board.height);
    expect((await table.ask('danger')).bits.length).toBe(board.squares.length);
    const mine = scene.objects.find((object) => object.sort === 'thing' && object.yours && object.square);
    if (!mine?.square) continue;
    const sights = await table.ask('sight', mine.square);
    const own = board.squares.findIndex(({ name }) => name === mine.square);
    expect(sights.at[own]?.sight).toBe('clear');
    const reach = await table.ask('reach', mine.id);
    expect((await table.ask('describe', mine.id)).text).not.toBe('');
    expect((await table.ask('place', mine.square)).text).not.toBe('');
    fired += reach.bits.filter((bits) => bits & 2).length;
  }
  expect(fired).toBeGreaterThan(0);
  expect((await table.ask('legend')).text).not.toBe('');
});

/** Somebody who can act goes two squares far at once, if he can. */
async function goFar(table: Tried, scene: Scene): Promise<Told | undefined> {
  const who = scene.objects[scene.options.find((option) => option.actor !== undefined)?.actor ?? 0];
  const all = scene.board?.squares ?? [];
  const from = all.find(({ name }) => name === who?.square);
  if (!who || !from) return undefined;
  for (const { name } of all.filter(({ x, y }) => Math.max(Math.abs(x - from.x), Math.abs(y - from.y)) === 2)) {
    const way = await table.ask('way', who.id, name).catch(() => undefined);
    if ((way?.squares.split(' ').length ?? 0) < 2) continue;
    const told = await table.ask('along', who.id, name);
    if (told.beats.length > 0) return told;
  }
  return undefined;
}

test('what happens is told with its events, and its moments can be looked at', async () => {
  const table = await sitDown();
  await table.ask('begin', '--system', 'heroes', '--seed', '3');
  const below = chance(8);
  let dice = 0;
  let moments = 0;
  let ways = 0;
  let told = await table.ask('go');
  for (let i = 0; i < 250 && told.now.doing !== 'over'; i++) {
    for (const beat of told.beats.filter(({ moment }) => moment)) {
      const then = await table.ask('moment', beat.moment ?? 0);
      const keys = new Set(then.objects.map(({ key }) => key));
      expect(keys.size).toBe(then.objects.length);
      moments++;
    }
    for (const beat of told.beats)
      for (const event of beat.events) if (event.part === 'rolled' || event.part === 'thrown') dice++;
    if (told.now.doing === 'asks') {
      const scene = await table.ask('look');
      const gone = await goFar(table, scene);
      ways += gone ? 1 : 0;
      told = gone ?? (await table.ask('take', scene.options[below(scene.options.length)]?.id ?? 0));
    } else told = await table.ask('go');
  }
  expect(moments).toBeGreaterThan(50);
  expect(ways).toBeGreaterThan(5);
  expect(dice).toBeGreaterThan(5);
});

test('a price is paid in one gesture', async () => {
  const table = await sitDown();
  const below = chance(3);
  let paid = 0;
  for (let seed = 1; seed < 40 && !paid; seed++) {
    await table.ask('begin', '--system', 'warfighter', '--seed', String(seed));
    let told = await table.ask('go');
    for (let i = 0; i < 300 && told.now.doing !== 'over' && !paid; i++) {
      if (told.now.doing !== 'asks') {
        told = await table.ask('go');
        continue;
      }
      const scene = await table.ask('look');
      const price = scene.options.filter((option) => option.pays);
      if ((scene.due ?? 0) > 1 && price.length > 1) {
        told = await table.ask('several', price[0]?.id ?? 0, price[1]?.id ?? 0);
        expect(told.now.decisions).toBe(scene.decisions + 2);
        paid++;
      } else told = await table.ask('take', scene.options[below(scene.options.length)]?.id ?? 0);
    }
  }
  expect(paid).toBe(1);
});

test('every lesson is taught to its end', async () => {
  const table = await sitDown();
  const lessons = JSON.parse((await table.engine.run(['lesson', '--json'])).out) as { name: string }[];
  expect(lessons.length).toBeGreaterThan(10);
  for (const { name } of lessons) {
    const opened = await table.ask('teach', name);
    expect(opened.greeting).not.toBe('');
    const told = await playOn(table, chance(1));
    expect(told.now.doing, name).toBe('taught');
    expect((await table.ask('look')).lesson?.over, name).toBe(true);
    await table.ask('result');
  }
  expect(table.engine.list('/state').map(({ path }) => path)).toContain('/state/grognard/lessons');
});

test('reactions are asked about, always used or never, one by one', async () => {
  const table = await sitDown();
  await table.ask('begin', '--system', 'warfighter', '--seed', '7');
  await playOn(table, chance(1), 30);
  const rows = (await table.ask('reactions')).list;
  expect(rows[0]).toMatchObject({ sort: 'all', how: 'ask', own: true });
  const moment = rows.findIndex((row, i) => row.sort === 'moment' && rows[i + 1]?.sort === 'card');
  expect(moment).toBeGreaterThan(0);
  let now = (await table.ask('react', moment, 'never')).list;
  expect(now[moment]).toMatchObject({ how: 'never', own: true });
  expect(now[moment + 1]).toMatchObject({ how: 'never' });
  expect(now[moment + 1]?.own).toBeUndefined();
  now = (await table.ask('react', moment + 1, 'always')).list;
  expect(now[moment + 1]).toMatchObject({ how: 'always', own: true });
  expect(now[moment]?.how).toBe('never');
  expect(table.engine.list('/config').map(({ path }) => path)).toContain('/config/grognard/reactions');
  now = (await table.ask('react', 0, 'ask')).list;
  expect(now.every((row) => row.how === 'ask')).toBe(true);
  await expect(table.ask('react', 0, 'often')).rejects.toThrow('never');
});

test('it speaks other languages', async () => {
  const table = await sitDown();
  const english = (await table.ask('message', 'play.no-undo')).text;
  await table.ask('words', 'fr');
  expect((await table.ask('message', 'play.no-undo')).text).not.toBe(english);
  expect((await table.ask('messages', 'play.help')).list.length).toBeGreaterThan(5);
});

test('what cannot be done is refused with a reason', async () => {
  const table = await sitDown();
  await expect(table.ask('look')).rejects.toThrow('no game is open');
  await expect(table.ask('begin', '--system', 'chess')).rejects.toThrow('chess');
  await table.ask('begin', '--system', 'warfighter', '--seed', '7');
  await expect(table.ask('take', 100000)).rejects.toThrow();
  await expect(table.ask('moment', 99999)).rejects.toThrow('moment');
});
