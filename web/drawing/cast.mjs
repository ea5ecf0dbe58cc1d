// SPDX-License-Identifier: MIT
// cast.mjs -- of a few lots for each card the one least like those already cast in its force.
import { bustOf } from './bust.mjs';
import { forceOf } from './forces.mjs';
import { tidy } from './pen.mjs';
import { personOf } from './person.mjs';
import { thingOf } from './roles.mjs';
import { thing, variantOf } from './things.mjs';

/** A card's picture, 96 by 96. */
export function bust(c, salt = 0) {
  const t = thingOf(c);
  return tidy(t ? thing(c, t, salt) : bustOf(personOf(c, salt)));
}
const TRAITS = [['hat', 5], ['hatc', 2], ['arm', 5], ['kit', 4], ['n', 3], ['collar', 3], ['tunic', 2],
    ['facial', 2], ['tone', 2], ['glasses', 1.5], ['rank', 2], ['leaves', 2], ['mask', 2], ['paint', 1],
    ['hair', 1], ['jaw', 0.6], ['cut', 0.6], ['brow', 0.3], ['mouth', 0.3]];
TRAITS.push(['field', 4], ['mirror', 3], ['k', 2], ['tint', 1], ['t', 8], ['level', 2]);
const unlike = (a, b) => TRAITS.reduce((n, [k, w]) => n + (String(a[k]) === String(b[k]) ? 0 : w), 0);

/** What of a picture is the person, whatever is worn. */
const FACE = ['tone', 'hair', 'jaw', 'cut', 'brow', 'mouth', 'facial', 'woman', 'grey', 'young'];
const faceOf = (c, salt) => {
  const person = personOf(c, salt);
  return Object.fromEntries(FACE.map((trait) => [trait, person[trait]]));
};

/** The lot of each card, by its id.  A card that is `like` another has its face, and is cast after it. */
export function cast(cards, tries = 16) {
  const salts = new Map(), done = {};
  const order = [...cards].sort((a, b) => Number(Boolean(a.like)) - Number(Boolean(b.like)) || (a.id < b.id ? -1 : 1));
  for (const c of order) {
    if (c.like && !thingOf(c.like)) c.face = faceOf(c.like, salts.get(c.like.id));
    const t = thingOf(c);
    const peers = (done[c.pack + forceOf(c)] ??= []);
    let best = null;
    for (let i = 0; i < tries; i++) {
      const s = t ? variantOf(c, i) : personOf(c, i),
        d = peers.length ? Math.min(...peers.map((q) => unlike(s, q))) : 99;
      if (!best || d > best.d)
        best = { d, i, s };
      if (d >= 12)
        break;
    }
    salts.set(c.id, best.i);
    peers.push(best.s);
  }
  return salts;
}
