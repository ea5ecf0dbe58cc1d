// SPDX-License-Identifier: MIT
// effects.ts -- what is seen and heard of an event: one table a system, by the name of the event's kind.
//
// What always holds: every kind of event that the core can tell has a row, or stands among those that are only said.
// A row takes nothing from the game: the log has it all.
import type { IconKey } from '../look/icon-names';
import type { SoundName } from './sounds';

/** What can be turned off by itself. */
export const kinds = ['dice', 'fire', 'harm', 'moves', 'cards', 'signs'] as const;
export type Kind = (typeof kinds)[number];

/** How it is drawn; sprites.tsx and stage.ts know each of them. */
export type Drawing =
  | 'tracer' // from the first thing to the last
  | 'lob'
  | 'charge'
  | 'blast' // about one thing or place
  | 'hit'
  | 'heart'
  | 'rise'
  | 'stamp'
  | 'flag'
  | 'gone' // the thing as it was, while it goes
  | 'appear' // the thing itself
  | 'flip'
  | 'show' // a card
  | 'draw'
  | 'discard'
  | 'banner'; // the line

export interface Effect {
  kind: Kind;
  /** Nothing: whatever moved glides to where it is, as it always does. */
  draws?: Drawing;
  sound?: SoundName;
  icon?: IconKey;
  tone?: 'good' | 'bad' | 'note';
  /** The thing that it is about, if not the first that is there. */
  about?: number;
  /** Another effect by the number of the third thing: how it was fired. */
  ways?: readonly Effect[];
}

export interface Effects {
  of: Readonly<Record<string, Effect>>;
  /** Kinds of which nothing is seen but what has changed on the table. */
  without: readonly string[];
}

const rise = (icon: IconKey, tone: Effect['tone'], sound?: SoundName, kind: Kind = 'signs'): Effect => ({
  kind,
  draws: 'rise',
  icon,
  ...(tone ? { tone } : {}),
  ...(sound ? { sound } : {}),
});
const stamp = (icon: IconKey, tone: Effect['tone'], sound?: SoundName, kind: Kind = 'harm'): Effect => ({
  ...rise(icon, tone, sound, kind),
  draws: 'stamp',
});

const shot: Effect = { kind: 'fire', draws: 'tracer', sound: 'rifle' };
const burst: Effect = { kind: 'fire', draws: 'tracer', sound: 'burst' };
const grenade: Effect = { kind: 'fire', draws: 'lob', sound: 'throw' };
const blow: Effect = { kind: 'fire', draws: 'charge', sound: 'blow' };
const blast: Effect = { kind: 'fire', draws: 'blast', sound: 'explosion' };
const hit: Effect = { kind: 'harm', draws: 'hit', sound: 'thud' };
const wound: Effect = { kind: 'harm', draws: 'heart', sound: 'wound' };
const gone: Effect = { kind: 'harm', draws: 'gone', sound: 'fall' };
const leaves: Effect = { kind: 'moves', draws: 'gone', sound: 'step' };
const kill = stamp('killed', 'bad', 'thud');
const pinned = stamp('suppressed', 'bad', 'ricochet');
const down = stamp('down', 'bad', 'fall');
const miss = stamp('no', 'note', 'ricochet', 'fire');
const appears: Effect = { kind: 'moves', draws: 'appear', sound: 'arrive' };
const steps: Effect = { kind: 'moves', sound: 'step' };
const dice: Effect = { kind: 'dice', sound: 'dice' };
const plays: Effect = { kind: 'cards', draws: 'show', sound: 'card' };
const draws: Effect = { kind: 'cards', draws: 'draw', sound: 'card' };
const discards: Effect = { kind: 'cards', draws: 'discard', sound: 'card' };
const token: Effect = { kind: 'cards', draws: 'flip', sound: 'tap' };
const banner: Effect = { kind: 'signs', draws: 'banner', sound: 'turn', tone: 'good' };
const foeBanner: Effect = { kind: 'signs', draws: 'banner', sound: 'drums', tone: 'bad' };
/** How it ended is heard when the result is there. */
const ending: Effect = { kind: 'signs', draws: 'banner', tone: 'good' };
const flag: Effect = { kind: 'signs', draws: 'flag', sound: 'flag' };
const alarm: Effect = { kind: 'signs', draws: 'banner', sound: 'alarm', tone: 'bad' };
const hands: Effect = { kind: 'cards', sound: 'tap' };

/** By the number of a way of attacking: single, burst, automatic, bolt, explosion, spray, thrown, then hand to hand. */
const ways = [shot, burst, burst, shot, grenade, burst, grenade, blow, blow, blow, blow, blow, blow];

const warfighter: Effects = {
  of: {
    // fire
    'attacks:': { ...burst, ways },
    'dice:': dice,
    'and dice:': dice,
    'rolls again:': dice,
    'killed in action:': kill,
    'suppressed:': pinned,
    'eliminated:': gone,
    'is hit:': hit,
    'is destroyed, left:': blast,
    'suffers Damage, at a bonus of:': blast,
    'sets it off:': { ...blast, about: 1 },
    'springs a Trap:': blast,
    'its door is hit:': hit,
    'its door is breached:': blast,
    'is wounded:': wound,
    'is suppressed:': pinned,
    'is not touched:': miss,
    'is down:': down,
    'is killed outright:': kill,
    'leaves the Mission:': leaves,
    'leaves at its limit:': leaves,
    'its Attack is called off:': miss,
    'engages hand to hand:': blow,
    'stumbles:': stamp('down', 'note', 'step'),
    'is slowed:': stamp('slow', 'note'),
    'is jammed:': stamp('jam', 'bad', 'tap'),
    'is out of Ammo:': stamp('ammo', 'bad', 'tap'),
    // what moves, comes and goes
    'moves:': steps,
    'closes in:': steps,
    'falls back from:': steps,
    'is called to:': steps,
    'starts in:': steps,
    'acts, being fast:': steps,
    'evades:': steps,
    'wanders by a die of:': dice,
    'arrives:': appears,
    'is revealed:': appears,
    'joins the team:': appears,
    'plays a Location:': { ...appears, sound: 'card', about: 1 },
    'is gone:': { ...gone, sound: 'step' },
    'fades:': { ...gone, sound: 'step' },
    'is hidden:': rise('hidden', 'note'),
    'is aware:': stamp('alarm', 'bad', 'tap', 'signs'),
    // cards
    'draws:': draws,
    'draws a Location Marker:': draws,
    'draws a Location:': draws,
    'draws Stress:': plays,
    'draws in vain:': draws,
    'discards are shuffled': { kind: 'cards', sound: 'shuffle' },
    'discards:': discards,
    'throws away:': discards,
    'sets aside:': { kind: 'cards', sound: 'card' },
    'plays:': plays,
    'uses:': plays,
    'a seat uses:': plays,
    'takes effect:': plays,
    'an Event:': plays,
    'an Encounter waits:': plays,
    'comes upon:': plays,
    'puts Support in play:': plays,
    'calls in:': plays,
    'suffers Stress:': plays,
    'gives:': hands,
    'drops:': hands,
    'picks up:': hands,
    'is taken up again:': hands,
    'is reloaded:': rise('reload', 'good', 'reload', 'cards'),
    'loads:': rise('reload', 'good', 'reload', 'cards'),
    'resupplies:': hands,
    'is cleared:': hands,
    'deploys the bipod of:': hands,
    'attaches:': hands,
    'Ammo goes:': hands,
    'has Ammo:': hands,
    // what is good for somebody
    'rallies:': rise('yes', 'good', 'chime'),
    'is healed:': rise('health', 'good', 'chime'),
    'has a Treated Wound:': rise('health', 'good', 'chime'),
    'gains Experience:': rise('xp', 'good', 'chime'),
    'gains Actions:': rise('actions', 'good'),
    'recovers:': rise('hostile', 'bad'),
    'succeeds:': rise('yes', 'good', 'chime'),
    'disarms it:': rise('yes', 'good', 'chime'),
    'is repaired:': rise('yes', 'bad'),
    'keeps body count:': rise('body', 'good'),
    'banks body count:': rise('body', 'good', 'chime'),
    'activates the Objective:': { ...flag, about: 1 },
    'the Objective is completed:': flag,
    'the way is open to:': flag,
    // the course of the Mission
    'a Soldier Turn begins': banner,
    'a Hostile Turn begins': foeBanner,
    "the night's activity": foeBanner,
    'the way leads back': banner,
    'the Mission is a success': ending,
    'the Mission has failed': { ...ending, tone: 'bad' },
    'the Mission is aborted': foeBanner,
    'the team is extracted': banner,
    'the alarm sounds': alarm,
    'is mobilized:': alarm,
    'the Contract escalates:': plays,
    'goes for the alarm, from space:': { kind: 'signs', sound: 'step' },
    // dice of rolls that are not Attacks
    'makes an ability roll:': dice,
    'against armor:': dice,
    'resists the Environment:': dice,
    'somebody may come:': dice,
    'somebody may have heard:': dice,
    'tries to repair:': dice,
    'rolls to come nearer:': dice,
    'is in danger:': dice,
    'tries to ignore:': dice,
    'searches:': dice,
    'is exposed to the Environment:': dice,
    'Reinforcements are rolled for:': dice,
    'is captured:': leaves,
  },
  without: [
    'does not take effect:',
    'has Actions left:',
    'pays Experience:',
    'declines:',
    'upguns:',
    'does not upgun:',
    'chooses a Soldier:',
    'chooses a Hostile:',
    'chooses a Weapon:',
    'chooses a Wound:',
    'is retained:',
    'is discarded:',
    'targets:',
    'does not come:',
    'does not fit:',
    'stays away:',
    'dice hit:',
    'has Actions this Turn:',
    'hits so far:',
    'reinforcements for:',
    'draws by Combat Experience:',
    'is placed by its card:',
    'an Event is cancelled:',
    'an Event ends:',
    'counts:',
    'rolls:',
    'against cover:',
    'against terrain:',
    'counts against cover:',
    'has Experience:',
    'has left:',
    'is used up:',
    'the team is worth:',
    'Turns left:',
    'outcome:',
    'ends the turn:',
    'has counters:',
    'is no longer engaged:',
    'has Actions set aside:',
    'meets an Obstacle:',
    'the Objective lies farther, in space:',
    'has Guidance Points, by:',
    'tries again:',
    'the Encounter ends:',
    'is engaged:',
    'is unengaged again:',
    'does not join:',
    'does not fade:',
    'is added to the Action deck:',
    'is kept up:',
    'gives up:',
    'pays body count:',
    'sets aside for:',
    'has field counters left:',
    'has been clear for turns:',
    'has been there for turns:',
    'watches over the others:',
    'goes back unused:',
    'is above it:',
    'is avoided:',
    'has Actions to come:',
    'is held back:',
    'is unaware:',
    'pauses:',
    'hears nothing new:',
    'is nearer to the alarm, on space:',
    'is gone, and its counter goes on from space:',
    'counters without a Hostile are nearer to the alarm:',
    'the Noise goes up by, to:',
    'the Noise goes down by, to:',
    'it befalls:',
    'draws Hostiles to the value:',
    'draws an unaware target counter:',
    'next of the Hostiles:',
    'holds fire:',
    'Locations may be played, more:',
    'draws the same target:',
    'does not attack:',
    'triggers a Distraction:',
    'can earn:',
    'a Medal is left face down',
    'is not earned:',
    'earns:',
    'is done with:',
    'the team ends the Mission',
  ],
};

/** By the number of a sort of shot: plain, Suppressive Fire, a sniper's, of opportunity; by an explosion it is none. */
const shots = [burst, burst, shot, burst, hit, hit];

const heroes: Effects = {
  of: {
    // fire
    'fires:': { ...burst, ways: shots },
    'divides its fire:': burst,
    'fires at a structure:': { ...shot, sound: 'gun' },
    'bombards:': { kind: 'fire', draws: 'lob', sound: 'gun' },
    'throws into:': grenade,
    'comes down:': { ...blast, about: 1 },
    'comes down off the board:': { kind: 'fire', sound: 'explosion' },
    'a bomb explodes:': blast,
    'is detonated:': blast,
    'is struck:': blast,
    'throws:': dice,
    'in the assault:': dice,
    'the dispersal die:': dice,
    'against the aeroplanes:': dice,
    'misses:': { ...miss, about: 1 },
    'is hit:': hit,
    'is suppressed:': pinned,
    'is damaged:': stamp('breaking', 'bad', 'clang'),
    'is turned over:': { kind: 'harm', draws: 'flip', sound: 'tap' },
    'is eliminated:': gone,
    'is a wreck:': blast,
    'is destroyed:': blast,
    'has demolition points:': { ...hit, sound: 'clang' },
    'the wreck has demolition points:': { ...hit, sound: 'clang' },
    'the wreck is removed:': leaves,
    'assaults:': blow,
    'takes the hit for:': { kind: 'harm', draws: 'charge' },
    // what moves, comes and goes
    'is deployed:': { ...appears, sound: 'tap' },
    'lies concealed:': { ...appears, sound: 'tap' },
    'moves:': steps,
    'drives:': { ...steps, sound: 'engine' },
    'boards:': steps,
    'leaves:': steps,
    'retreats:': steps,
    'advances:': steps,
    'makes way:': steps,
    'faces:': { kind: 'moves', sound: 'tap' },
    'is seen to be:': { kind: 'moves', draws: 'flip', sound: 'arrive' },
    'is laid:': { kind: 'moves', sound: 'tap' },
    'lays smoke:': { kind: 'moves', sound: 'tap' },
    'is taken away:': { kind: 'moves', sound: 'tap' },
    'lays a charge:': { kind: 'moves', sound: 'tap' },
    'has bombs on it:': stamp('engineer', 'bad', 'tap'),
    'is concealed by a token:': rise('hidden', 'note', 'tap'),
    // orders and cards
    'gets a token:': token,
    'its order is revealed:': token,
    'the option gets a token:': { kind: 'cards', sound: 'tap' },
    "the option's order is revealed:": { kind: 'cards', sound: 'tap' },
    'gets a directive:': token,
    'discards:': discards,
    'draws:': draws,
    'hands over:': { kind: 'cards', sound: 'card' },
    'takes back:': draws,
    'plays:': plays,
    'takes effect:': plays,
    'a seat uses:': plays,
    'orders a barrage:': plays,
    // the course of the battle
    'has Suppressed markers left:': rise('yes', 'good', 'chime'),
    'acts again:': rise('orders', 'good', 'chime'),
    'holds objective:': { kind: 'signs', sound: 'flag' },
    'is broken:': { kind: 'signs', sound: 'clang' },
    'an event:': banner,
    'a round begins:': banner,
    'a phase begins:': { ...banner, sound: 'tap', tone: 'note' },
    'has no units or no orders left:': { kind: 'signs', sound: 'drums' },
    'the battle is over': ending,
  },
  without: [
    'does not take effect:',
    'stands still:',
    'has the initiative:',
    'is marked as activated:',
    'loses its token:',
    'sets out:',
    'ends its move:',
    'does nothing:',
    'counts:',
    'rolls:',
    'takes orders:',
    'has victory points:',
    'had a bluff:',
    'declines:',
    'does not raise:',
    'raises:',
    'chooses:',
    'spends a token, left:',
    'takes aim at:',
    'allots:',
    'takes fuel, spaces left:',
    'has Concealed tokens again:',
    'plays in its side as number:',
    'its units serve its allies:',
    'takes:',
    'keeps the initiative:',
    'is to reveal an order, before its turn if 1:',
    'no order is left',
    'is over:',
    'has no effect:',
    'gets special orders:',
    'does without:',
    'comes next:',
    'aims over another line:',
  ],
};

export const effects: Readonly<Record<string, Effects>> = { warfighter, heroes };

/** What belongs to an event; nothing: it is only said. */
export function effectOf(
  system: string,
  event: { kind: string; things: readonly { number?: number }[] },
): Effect | undefined {
  const effect = effects[system]?.of[event.kind];
  return effect?.ways && event.things.length > 2 ? effect.ways[event.things[2]?.number ?? 0] : effect;
}
