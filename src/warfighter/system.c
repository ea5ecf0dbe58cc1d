/* SPDX-License-Identifier: MIT */
/* system.c -- warfighter's table: what is told, what a sound game looks like. */
#include "also.h"
#include "common.h"
#include "check.h"
#include "deal.h"
#include "eras.h"
#include "objective.h"
#include "report.h"
#include "tables.h"
#include "team.h"
#include "threat.h"
#include "turn.h"

#define RULE_ID(name, id) id,
static const char *const rules[RULES] = { "", RULE_IDS(RULE_ID) };
#undef RULE_ID

/* ---- what is told -------------------------------------------------------------- */

#define ABOUT(...) .kind = { __VA_ARGS__ }
static const struct grog_event_row told[TOLD_EVENTS] = {
    [TOLD_TURN]       = { .name = "a Soldier Turn begins", .amount = 1 },
    [TOLD_HOSTILE_TURN] = { .name = "a Hostile Turn begins" },
    [TOLD_ACTIONS]    = { .name = "has Actions left:", ABOUT(KIND_SOLDIER), .amount = 1 },
    [TOLD_DREW]       = { .name = "draws:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_MARKER]     = { .name = "draws a Location Marker:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_FINDS]      = { .name = "draws a Location:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_SHUFFLED]   = { .name = "discards are shuffled" },
    [TOLD_DISCARDS]   = { .name = "discards:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_PAYS_XP]    = { .name = "pays Experience:", ABOUT(KIND_SOLDIER), .amount = 1 },
    [TOLD_MOVES]      = { .name = "moves:", ABOUT(KIND_SOLDIER, KIND_LOCATION) },
    [TOLD_PLAYS]      = { .name = "plays:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_USES]       = { .name = "uses:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_USES_IT]    = { .name = "a seat uses:", ABOUT(KIND_SEAT, KIND_CARD) },
    [TOLD_DECLINES]   = { .name = "declines:", ABOUT(KIND_SEAT, KIND_CARD) },
    [TOLD_UPGUNS]     = { .name = "upguns:", ABOUT(KIND_SEAT, KIND_CARD) },
    [TOLD_KEEPS_PLAIN] = { .name = "does not upgun:", ABOUT(KIND_SEAT, KIND_CARD) },
    [TOLD_CHOOSES_SOLDIER] = { .name = "chooses a Soldier:", ABOUT(KIND_SEAT, KIND_SOLDIER) },
    [TOLD_CHOOSES_HOSTILE] = { .name = "chooses a Hostile:", ABOUT(KIND_SEAT, KIND_HOSTILE) },
    [TOLD_CHOOSES_ITEM] = { .name = "chooses a Weapon:", ABOUT(KIND_SEAT, KIND_ITEM) },
    [TOLD_CHOOSES_WOUND] = { .name = "chooses a Wound:", ABOUT(KIND_SEAT, KIND_WOUND) },
    [TOLD_SUPPORT]    = { .name = "puts Support in play:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_RETAINS]    = { .name = "is retained:", ABOUT(KIND_CARD) },
    [TOLD_LETS_GO]    = { .name = "is discarded:", ABOUT(KIND_CARD) },
    [TOLD_LOCATION]   = { .name = "plays a Location:", ABOUT(KIND_SOLDIER, KIND_CARD, KIND_SPACE) },
    [TOLD_ACTIVATES]  = { .name = "activates the Objective:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_HOSTILE]    = { .name = "arrives:", ABOUT(KIND_HOSTILE, KIND_SPACE, KIND_CARD), .shows = 2 },
    [TOLD_TARGETS]    = { .name = "targets:", ABOUT(KIND_HOSTILE, KIND_SOLDIER) },
    [TOLD_REJECTED]   = { .name = "does not come:", ABOUT(KIND_CARD) },
    [TOLD_MISFITS]    = { .name = "does not fit:", ABOUT(KIND_LOCATION, KIND_PIPS, KIND_PIPS, KIND_PIPS), .amount = 1 },
    [TOLD_STAYS_AWAY] = { .name = "stays away:", ABOUT(KIND_PIPS) },
    [TOLD_MORE_DICE]  = { .name = "and dice:", ABOUT(KIND_PIPS, KIND_PIPS, KIND_PIPS, KIND_PIPS) },
    [TOLD_AGAIN]      = { .name = "rolls again:", ABOUT(KIND_PIPS) },
    [TOLD_HITS]       = { .name = "dice hit:", ABOUT(KIND_PIPS), .amount = 1 },
    [TOLD_ACTIONS_NOW] = { .name = "has Actions this Turn:", ABOUT(KIND_SOLDIER), .amount = 1 },
    [TOLD_XP_GAINED]  = { .name = "gains Experience:", ABOUT(KIND_SOLDIER), .amount = 1 },
    [TOLD_HITS_SO_FAR] = { .name = "hits so far:", ABOUT(KIND_PIPS), .amount = 1 },
    [TOLD_REINFORCES] = { .name = "reinforcements for:", ABOUT(KIND_LOCATION) },
    [TOLD_BY_EXPERIENCE] = { .name = "draws by Combat Experience:", ABOUT(KIND_SOLDIER), .amount = 1 },
    [TOLD_BY_ITS_WORD] = { .name = "is placed by its card:", ABOUT(KIND_HOSTILE, KIND_PIPS) },
    [TOLD_EVENT]      = { .name = "an Event:", ABOUT(KIND_CARD, KIND_SPACE) },
    [TOLD_CANCELS]    = { .name = "an Event is cancelled:", ABOUT(KIND_CARD) },
    [TOLD_EVENT_ENDS] = { .name = "an Event ends:", ABOUT(KIND_CARD) },
    [TOLD_ATTACKS]    = { .name = "attacks:", ABOUT(KIND_SOLDIER, KIND_CARD, KIND_MODE, KIND_HOSTILE),
                          .part = GROG_OPENS_ROLL },
    [TOLD_COUNTS]     = { .name = "counts:", ABOUT(KIND_CARD, KIND_REASON), .amount = 1, .part = GROG_COUNTS },
    [TOLD_DICE]       = { .name = "dice:", ABOUT(KIND_PIPS, KIND_PIPS, KIND_PIPS, KIND_PIPS), .amount = 1 },
    [TOLD_ROLLED]     = { .name = "rolls:", ABOUT(KIND_SOLDIER, KIND_PIPS, KIND_PIPS, KIND_PIPS), .amount = 1,
                          .part = GROG_ROLLED },
    [TOLD_COVER]      = { .name = "against cover:", ABOUT(KIND_PIPS, KIND_PIPS), .amount = 1, .part = GROG_ROLLED_TOO },
    [TOLD_EKIA]       = { .name = "killed in action:", ABOUT(KIND_HOSTILE), .amount = 1 },
    [TOLD_SUPPRESSED] = { .name = "suppressed:", ABOUT(KIND_HOSTILE), .amount = 1 },
    [TOLD_ELIMINATED] = { .name = "eliminated:", ABOUT(KIND_HOSTILE, KIND_CARD) },
    [TOLD_XP]         = { .name = "has Experience:", ABOUT(KIND_SOLDIER), .amount = 1 },
    [TOLD_EMPTY]      = { .name = "is out of Ammo:", ABOUT(KIND_ITEM) },
    [TOLD_RELOADS]    = { .name = "is reloaded:", ABOUT(KIND_ITEM), .amount = 1 },
    [TOLD_SPENT]      = { .name = "has left:", ABOUT(KIND_ITEM), .amount = 1 },
    [TOLD_EXPENDED]   = { .name = "is used up:", ABOUT(KIND_CARD) },
    [TOLD_RALLIES]    = { .name = "rallies:", ABOUT(KIND_SOLDIER), .amount = 1 },
    [TOLD_ACTION_GAINED] = { .name = "gains Actions:", ABOUT(KIND_SOLDIER), .amount = 1 },
    [TOLD_AMMO]       = { .name = "has Ammo:", ABOUT(KIND_ITEM), .amount = 1 },
    [TOLD_GIVES]      = { .name = "gives:", ABOUT(KIND_SOLDIER, KIND_ITEM, KIND_SOLDIER) },
    [TOLD_DROPS]      = { .name = "drops:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_PICKS_UP]   = { .name = "picks up:", ABOUT(KIND_SOLDIER, KIND_ITEM) },
    [TOLD_THROWS_AWAY] = { .name = "throws away:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_GIVES_AMMO] = { .name = "Ammo goes:", ABOUT(KIND_ITEM, KIND_ITEM) },
    [TOLD_POINTS]     = { .name = "the team is worth:", .amount = 1 },
    [TOLD_ASSAULT]    = { .name = "attacks:", ABOUT(KIND_HOSTILE, KIND_SOLDIER), .part = GROG_OPENS_ROLL },
    [TOLD_ASSAULT_ROLLED] = { .name = "rolls:", ABOUT(KIND_HOSTILE, KIND_PIPS, KIND_PIPS, KIND_PIPS), .amount = 1,
                          .part = GROG_ROLLED },
    [TOLD_ASSAULT_COVER] = { .name = "against terrain:", ABOUT(KIND_PIPS, KIND_PIPS), .amount = 1,
                          .part = GROG_ROLLED_TOO },
    [TOLD_COUNTS_TOO] = { .name = "counts against cover:", ABOUT(KIND_CARD, KIND_REASON), .amount = 1,
                          .part = GROG_COUNTS_TOO },
    [TOLD_WOUND]      = { .name = "is wounded:", ABOUT(KIND_SOLDIER), .amount = 1 },
    [TOLD_PINNED]     = { .name = "is suppressed:", ABOUT(KIND_SOLDIER), .amount = 1 },
    [TOLD_NO_EFFECT]  = { .name = "is not touched:", ABOUT(KIND_SOLDIER) },
    [TOLD_DOWN]       = { .name = "is down:", ABOUT(KIND_SOLDIER) },
    [TOLD_WITHDRAWS]  = { .name = "leaves the Mission:", ABOUT(KIND_SOLDIER) },
    [TOLD_COMES]      = { .name = "moves:", ABOUT(KIND_HOSTILE, KIND_SPACE) },
    [TOLD_RECOVERS]   = { .name = "recovers:", ABOUT(KIND_HOSTILE), .amount = 1 },
    [TOLD_TIMER]      = { .name = "Turns left:", .amount = 1 },
    [TOLD_HEALS]      = { .name = "is healed:", ABOUT(KIND_SOLDIER, KIND_PIPS), .amount = 1 },
    [TOLD_TREATED]    = { .name = "has a Treated Wound:", ABOUT(KIND_SOLDIER), .amount = 1 },
    [TOLD_HIT_TARGET] = { .name = "is hit:", ABOUT(KIND_CARD), .amount = 1 },
    [TOLD_DESTROYED]  = { .name = "is destroyed, left:", ABOUT(KIND_CARD), .amount = 1 },
    [TOLD_GONE]       = { .name = "is gone:", ABOUT(KIND_HOSTILE, KIND_CARD) },
    [TOLD_SUCCESS]    = { .name = "the Mission is a success" },
    [TOLD_FAILURE]    = { .name = "the Mission has failed" },
    [TOLD_OUTCOME]    = { .name = "outcome:", ABOUT(KIND_SOLDIER, KIND_PIPS, KIND_OUTCOME) },
    [TOLD_ENDS]       = { .name = "ends the turn:", ABOUT(KIND_SEAT) },
    [TOLD_BACK]       = { .name = "is taken up again:", ABOUT(KIND_ITEM) },
    [TOLD_COUNTERS]   = { .name = "has counters:", ABOUT(KIND_THING, KIND_CARD), .amount = 1 },
    [TOLD_TESTED]     = { .name = "makes an ability roll:", ABOUT(KIND_SOLDIER, KIND_PIPS, KIND_PIPS, KIND_CARD),
                          .amount = 1 },
    [TOLD_COMPLETED]  = { .name = "the Objective is completed:", ABOUT(KIND_CARD) },
    /* Hand to Hand Combat, Body Armor, Doors */
    [TOLD_ENGAGES]    = { .name = "engages hand to hand:", ABOUT(KIND_SOLDIER, KIND_HOSTILE) },
    [TOLD_PARTS]      = { .name = "is no longer engaged:", ABOUT(KIND_SOLDIER) },
    [TOLD_SETS_ASIDE] = { .name = "has Actions set aside:", ABOUT(KIND_SOLDIER), .amount = 1 },
    [TOLD_STUMBLES]   = { .name = "stumbles:", ABOUT(KIND_SOLDIER) },
    [TOLD_HIDES]      = { .name = "is hidden:", ABOUT(KIND_SOLDIER) },
    [TOLD_ARMOR]      = { .name = "against armor:", ABOUT(KIND_PIPS, KIND_PIPS, KIND_PIPS), .amount = 1 },
    [TOLD_HIT_DOOR]   = { .name = "its door is hit:", ABOUT(KIND_HOSTILE), .amount = 1 },
    [TOLD_BREACHED]   = { .name = "its door is breached:", ABOUT(KIND_HOSTILE) },
    /* Beneficials, Obstacles, Environment */
    [TOLD_RESOLVED]   = { .name = "succeeds:", ABOUT(KIND_SOLDIER, KIND_LOCATION) },
    [TOLD_OBSTACLE]   = { .name = "meets an Obstacle:", ABOUT(KIND_SOLDIER, KIND_LOCATION) },
    [TOLD_SET_OFF]    = { .name = "sets it off:", ABOUT(KIND_SOLDIER, KIND_LOCATION) },
    [TOLD_DISARMED]   = { .name = "disarms it:", ABOUT(KIND_SOLDIER, KIND_LOCATION) },
    [TOLD_FALLS_BACK] = { .name = "falls back from:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_OBJECTIVE_GOES] = { .name = "the Objective lies farther, in space:", .amount = 1 },
    [TOLD_ENDURES]    = { .name = "resists the Environment:", ABOUT(KIND_SOLDIER, KIND_PIPS, KIND_PIPS, KIND_CARD),
                          .amount = 1 },
    [TOLD_ARRIVAL]    = { .name = "somebody may come:", ABOUT(KIND_CARD, KIND_PIPS, KIND_PIPS) },
    [TOLD_REPAIRS]    = { .name = "tries to repair:", ABOUT(KIND_LOCATION, KIND_PIPS, KIND_PIPS) },
    [TOLD_REPAIRED]   = { .name = "is repaired:", ABOUT(KIND_LOCATION) },
    /* Mission Types */
    [TOLD_DEPLOYS]    = { .name = "starts in:", ABOUT(KIND_SOLDIER, KIND_LOCATION) },
    [TOLD_ADVANCES]   = { .name = "rolls to come nearer:", ABOUT(KIND_HOSTILE, KIND_PIPS, KIND_PIPS) },
    [TOLD_TURNS_ABOUT] = { .name = "the way leads back" },
    /* JTAC Mission, K9 Mission */
    [TOLD_GUIDES]     = { .name = "has Guidance Points, by:", ABOUT(KIND_BESIDE, KIND_SOLDIER), .amount = 1 },
    [TOLD_CALLS_IN]   = { .name = "calls in:", ABOUT(KIND_SOLDIER, KIND_BESIDE) },
    [TOLD_STRIKES]    = { .name = "suffers Damage, at a bonus of:", ABOUT(KIND_CARD, KIND_PIPS), .amount = 1 },
    [TOLD_IN_DANGER]  = { .name = "is in danger:", ABOUT(KIND_SOLDIER, KIND_PIPS, KIND_PIPS) },
    [TOLD_ENCOUNTER]  = { .name = "an Encounter waits:", ABOUT(KIND_CARD, KIND_SPACE) },
    [TOLD_MEETS]      = { .name = "comes upon:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_IGNORES]    = { .name = "tries to ignore:", ABOUT(KIND_SOLDIER, KIND_CARD, KIND_PIPS, KIND_PIPS) },
    [TOLD_TRIES_AGAIN] = { .name = "tries again:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_ENCOUNTER_ENDS] = { .name = "the Encounter ends:", ABOUT(KIND_CARD, KIND_MET) },
    /* Engaging, Fading, Body Count */
    [TOLD_ENGAGED]    = { .name = "is engaged:", ABOUT(KIND_HOSTILE, KIND_CARD), .shows = 1 },
    [TOLD_UNENGAGED]  = { .name = "is unengaged again:", ABOUT(KIND_HOSTILE, KIND_CARD), .shows = 1 },
    [TOLD_JOINS]      = { .name = "joins the team:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_TURNED_AWAY] = { .name = "does not join:", ABOUT(KIND_HOSTILE, KIND_CARD) },
    [TOLD_FADES]      = { .name = "fades:", ABOUT(KIND_HOSTILE, KIND_CARD) },
    [TOLD_STAYS]      = { .name = "does not fade:", ABOUT(KIND_HOSTILE) },
    [TOLD_KEEPS_BODY] = { .name = "keeps body count:", ABOUT(KIND_SOLDIER), .amount = 1 },
    [TOLD_BANKS_BODY] = { .name = "banks body count:", ABOUT(KIND_SOLDIER), .amount = 1 },
    [TOLD_SEARCHES]   = { .name = "searches:", ABOUT(KIND_SOLDIER, KIND_PIPS, KIND_PIPS), .amount = 1 },
    [TOLD_FATIGUE]    = { .name = "is added to the Action deck:", ABOUT(KIND_CARD) },
    [TOLD_TIRES]      = { .name = "draws in vain:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_KEEPS_UP]   = { .name = "is kept up:", ABOUT(KIND_ITEM) },
    [TOLD_GIVES_UP]   = { .name = "gives up:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_PAYS_BODIES] = { .name = "pays body count:", ABOUT(KIND_SOLDIER), .amount = 1 },
    /* Weapons and Equipment of the manuals */
    [TOLD_BIPOD]      = { .name = "deploys the bipod of:", ABOUT(KIND_SOLDIER, KIND_ITEM) },
    [TOLD_ATTACHES]   = { .name = "attaches:", ABOUT(KIND_SOLDIER, KIND_ITEM, KIND_ITEM) },
    [TOLD_SAVES_FOR]  = { .name = "sets aside for:", ABOUT(KIND_SOLDIER, KIND_CARD, KIND_SOLDIER) },
    [TOLD_SLOWED]     = { .name = "is slowed:", ABOUT(KIND_HOSTILE), .amount = 1 },
    [TOLD_RESUPPLIES] = { .name = "resupplies:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_FIELD]      = { .name = "has field counters left:", ABOUT(KIND_HOSTILE), .amount = 1 },
    /* Calling In a Vehicle, Multiple Objectives */
    [TOLD_CLEAR]      = { .name = "has been clear for turns:", ABOUT(KIND_CARD), .amount = true },
    [TOLD_CALLED]     = { .name = "is called to:", ABOUT(KIND_SOLDIER, KIND_LOCATION) },
    [TOLD_LEAVES]     = { .name = "leaves at its limit:", ABOUT(KIND_SOLDIER) },
    [TOLD_TURNS]      = { .name = "has been there for turns:", ABOUT(KIND_SOLDIER), .amount = true },
    /* Striking, Ability Checks, Traps */
    [TOLD_SPRINGS]    = { .name = "springs a Trap:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_CLOSES_IN]  = { .name = "closes in:", ABOUT(KIND_SOLDIER, KIND_LOCATION) },
    [TOLD_EXPOSED]    = { .name = "is exposed to the Environment:",
                          ABOUT(KIND_HOSTILE, KIND_PIPS, KIND_PIPS, KIND_CARD) },
    /* Fast Hostiles */
    [TOLD_RUSHES]     = { .name = "acts, being fast:", ABOUT(KIND_HOSTILE) },
    [TOLD_KILLED]     = { .name = "is killed outright:", ABOUT(KIND_SOLDIER) },
    /* PMC: Contracts, Overwatch, Stress */
    [TOLD_ESCALATES]  = { .name = "the Contract escalates:", ABOUT(KIND_CARD), .amount = 1 },
    [TOLD_OVERWATCHES] = { .name = "watches over the others:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_UNUSED]     = { .name = "goes back unused:", ABOUT(KIND_CARD) },
    [TOLD_STRESS]     = { .name = "draws Stress:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_NO_STRESS]  = { .name = "is above it:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_AVOIDS]     = { .name = "is avoided:", ABOUT(KIND_CARD) },
    [TOLD_SUFFERS]    = { .name = "suffers Stress:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_LATER]      = { .name = "has Actions to come:", ABOUT(KIND_SOLDIER), .amount = 1 },
    [TOLD_CALLED_OFF] = { .name = "its Attack is called off:", ABOUT(KIND_HOSTILE) },
    [TOLD_HELD]       = { .name = "is held back:", ABOUT(KIND_HOSTILE) },
    /* Noise, awareness */
    [TOLD_UNAWARE]    = { .name = "is unaware:", ABOUT(KIND_HOSTILE) },
    [TOLD_PAUSES]     = { .name = "pauses:", ABOUT(KIND_HOSTILE) },
    [TOLD_HEARS_AGAIN] = { .name = "hears nothing new:", ABOUT(KIND_HOSTILE) },
    [TOLD_GOES_FOR_ALARM] = { .name = "goes for the alarm, from space:", ABOUT(KIND_HOSTILE), .amount = 1 },
    [TOLD_AWARE]      = { .name = "is aware:", ABOUT(KIND_HOSTILE) },
    [TOLD_NEARS_ALARM] = { .name = "is nearer to the alarm, on space:", ABOUT(KIND_HOSTILE), .amount = 1 },
    [TOLD_LOOSE]      = { .name = "is gone, and its counter goes on from space:", ABOUT(KIND_HOSTILE), .amount = 1 },
    [TOLD_LOOSE_NEARS] = { .name = "counters without a Hostile are nearer to the alarm:", .amount = 1 },
    [TOLD_ALERT]      = { .name = "the alarm sounds" },
    [TOLD_LOUDER]     = { .name = "the Noise goes up by, to:", ABOUT(KIND_PIPS), .amount = 1 },
    [TOLD_QUIETER]    = { .name = "the Noise goes down by, to:", ABOUT(KIND_PIPS), .amount = 1 },
    [TOLD_NOISE_ROLL] = { .name = "somebody may have heard:", ABOUT(KIND_PIPS, KIND_PIPS, KIND_PIPS) },
    [TOLD_NIGHT]      = { .name = "the night's activity" },
    [TOLD_MOBILIZED]  = { .name = "is mobilized:", ABOUT(KIND_SPACE) },
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    [TOLD_BEFALLS]    = { .name = "it befalls:", ABOUT(0, KIND_SOLDIER) },
    [TOLD_SAVES]      = { .name = "sets aside:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_JAMS]       = { .name = "is jammed:", ABOUT(KIND_ITEM) },
    [TOLD_CLEARS]     = { .name = "is cleared:", ABOUT(KIND_ITEM) },
    [TOLD_DRAWS_FOR]  = { .name = "draws Hostiles to the value:", ABOUT(KIND_LOCATION, KIND_PIPS), .amount = 1 },
    /* Revealing, Unaware Targets */
    [TOLD_REVEALED]   = { .name = "is revealed:", ABOUT(KIND_HOSTILE, KIND_CARD), .shows = 1 },
    [TOLD_ROAMS]      = { .name = "wanders by a die of:", ABOUT(KIND_HOSTILE, KIND_PIPS) },
    [TOLD_EVADES]     = { .name = "evades:", ABOUT(KIND_SOLDIER, KIND_HOSTILE) },
    [TOLD_SIGHT]      = { .name = "draws an unaware target counter:",
                          ABOUT(KIND_SOLDIER, KIND_PIPS, KIND_PIPS, KIND_PIPS), .amount = 1 },
    [TOLD_NEXT_HOSTILE] = { .name = "next of the Hostiles:", ABOUT(KIND_CARD) },
    [TOLD_HOLDS_FIRE] = { .name = "holds fire:", ABOUT(KIND_SOLDIER, KIND_HOSTILE) },
    [TOLD_MORE_LOCATIONS] = { .name = "Locations may be played, more:", .amount = 1 },
    [TOLD_SAME_TARGET] = { .name = "draws the same target:", ABOUT(KIND_HOSTILE, KIND_SOLDIER) },
    [TOLD_ASSAULT_OFF] = { .name = "does not attack:", ABOUT(KIND_HOSTILE, KIND_SOLDIER), .part = GROG_CLOSES_ROLL },
    [TOLD_TAKES_EFFECT] = { .name = "takes effect:", ABOUT(KIND_SEAT, KIND_CARD) },
    /* Extraction, Ammo, Distraction */
    [TOLD_REIN_ROLL]  = { .name = "Reinforcements are rolled for:",
                          ABOUT(KIND_LOCATION, KIND_PIPS, KIND_PIPS, KIND_PIPS), .amount = 1 },
    [TOLD_WAY_OUT]    = { .name = "the way is open to:", ABOUT(KIND_LOCATION) },
    [TOLD_ABORTS]     = { .name = "the Mission is aborted" },
    [TOLD_TRIGGERS]   = { .name = "triggers a Distraction:", ABOUT(KIND_SOLDIER, KIND_LOCATION), .amount = 1 },
    [TOLD_LOADS]      = { .name = "loads:", ABOUT(KIND_ITEM, KIND_AMMO), .amount = 1 },
    [TOLD_EXTRACTED]  = { .name = "the team is extracted" },
    /* Campaigns */
    [TOLD_MEDAL]      = { .name = "can earn:", ABOUT(KIND_SOLDIER, KIND_CARD), .amount = 1 },
    [TOLD_MEDAL_KEPT] = { .name = "a Medal is left face down" },
    [TOLD_MEDAL_BACK] = { .name = "is not earned:", ABOUT(KIND_CARD) },
    [TOLD_EARNS]      = { .name = "earns:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_SHEDS]      = { .name = "is done with:", ABOUT(KIND_SOLDIER, KIND_CARD) },
    [TOLD_ENDED_HERE] = { .name = "the team ends the Mission" },
    [TOLD_CAPTURED]   = { .name = "is captured:", ABOUT(KIND_SOLDIER) },
    [TOLD_UNHEARD]    = { .name = "does not take effect:", ABOUT(KIND_CARD), .amount = 1 },
};

/* ---- the fields of the state ----------------------------------------------------- */

#define AT(member) .at = offsetof(struct warfighter, member)
#define OF(where, type, member, high) \
    { .name = #member, .array = (where) + 1, .width = GROG_U8, .at = offsetof(struct type, member), \
      .each = sizeof ((struct type *)0)->member, .min = 0, .max = high }
#define GAME(member, high) \
    { .name = #member, .width = GROG_U8, AT(member), .each = sizeof ((struct warfighter *)0)->member, .min = 0, \
      .max = high }
static const struct grog_field fields[] = {
    OF(ARRAY_SOLDIER, soldier, place, SPACES), OF(ARRAY_SOLDIER, soldier, actions, 9),
    OF(ARRAY_SOLDIER, soldier, suppress, 99), OF(ARRAY_SOLDIER, soldier, xp, MOST_XP),
    OF(ARRAY_SOLDIER, soldier, wound, 255), OF(ARRAY_SOLDIER, soldier, flags, 255),
    OF(ARRAY_SOLDIER, soldier, attacks, 255), OF(ARRAY_SOLDIER, soldier, fate, FATES - 1),
    OF(ARRAY_SOLDIER, soldier, outcome, OUTCOMES - 1), OF(ARRAY_SOLDIER, soldier, kills, 255),
    OF(ARRAY_SOLDIER, soldier, spent, 255),
    { .name = "counter", .array = ARRAY_SOLDIER + 1, .of = OF_COUNTER, .width = GROG_U8,
      .at = offsetof(struct soldier, counter), .each = COUNTERS, .min = 0, .max = MOST_COUNTERS },
    OF(ARRAY_SOLDIER, soldier, follower, SOLDIERS),
    OF(ARRAY_ITEM, item, holder, SOLDIERS), OF(ARRAY_ITEM, item, place, SPACES), OF(ARRAY_ITEM, item, count, 255),
    OF(ARRAY_ITEM, item, flags, 255), OF(ARRAY_ITEM, item, shots, 255), OF(ARRAY_ITEM, item, spent, 255),
    { .name = "thrown_at", .array = ARRAY_ITEM + 1, .kind = KIND_HOSTILE, .width = GROG_U16,
      .at = offsetof(struct item, thrown_at), .each = 1, .min = 0, .max = UINT16_MAX },
    OF(ARRAY_ITEM, item, extra, 98), OF(ARRAY_ITEM, item, marks, 255),
    OF(ARRAY_HOSTILE, hostile, place, SPACES), OF(ARRAY_HOSTILE, hostile, target, SOLDIERS),
    OF(ARRAY_HOSTILE, hostile, ekia, 9), OF(ARRAY_HOSTILE, hostile, suppress, 9),
    OF(ARRAY_HOSTILE, hostile, flags, 255), OF(ARRAY_HOSTILE, hostile, hits, 12),
    OF(ARRAY_HOSTILE, hostile, band, HOSTILES), OF(ARRAY_HOSTILE, hostile, killer, SOLDIERS),
    OF(ARRAY_LOCATION, location, flags, 255), OF(ARRAY_LOCATION, location, clear, 99),
    OF(ARRAY_EVENT, event, place, SPACES), OF(ARRAY_EVENT, event, flags, 15),
    OF(ARRAY_SUPPORT, support, player, SOLDIERS), OF(ARRAY_SUPPORT, support, spent, 255),
    OF(ARRAY_BESIDE, beside, place, SPACES), OF(ARRAY_BESIDE, beside, count, MOST_COUNTERS),
    OF(ARRAY_BESIDE, beside, by, ITEMS), OF(ARRAY_BESIDE, beside, flags, 1),
    /* Hand to Hand Combat, Body Armor, Doors */
    { .name = "engaged", .array = ARRAY_SOLDIER + 1, .kind = KIND_HOSTILE, .width = GROG_U16,
      .at = offsetof(struct soldier, engaged), .each = 1, .min = 0, .max = UINT16_MAX },
    OF(ARRAY_SOLDIER, soldier, saved, MOST_SAVED),     /* abilities and places */
    /* Engaging, Fading, Body Count */
    OF(ARRAY_SOLDIER, soldier, bodies, MOST_COUNTERS), GAME(bank, MOST_COUNTERS),
    /* PMC: Contracts, Overwatch, Stress */
    OF(ARRAY_SOLDIER, soldier, later, 9), OF(ARRAY_EVENT, event, by, SOLDIERS), OF(ARRAY_EVENT, event, spare, 0),
    /* Weapons and Equipment of the manuals */
    OF(ARRAY_ITEM, item, on, ITEMS), OF(ARRAY_ITEM, item, own, 255),
    { .name = "kinds", .array = ARRAY_ITEM + 1, .width = GROG_U16, .at = offsetof(struct item, kinds), .each = 1,
      .min = 0, .max = UINT16_MAX },
    OF(ARRAY_HOSTILE, hostile, slow, 99),
    OF(ARRAY_HOSTILE, hostile, field, 20),
    /* Noise, awareness */
    OF(ARRAY_HOSTILE, hostile, awareness, AWARENESSES - 1), OF(ARRAY_HOSTILE, hostile, alarm_space, ALARM_SPACES),
    { .name = "came", .array = ARRAY_HOSTILE + 1, .width = GROG_U16, .at = offsetof(struct hostile, came), .each = 1,
      .min = 0, .max = UINT16_MAX },
    GAME(noise, MOST_NOISE), GAME(alert, 1), GAME(mobilized, SPACES), GAME(loose, HOSTILES),
    /* Calling In a Vehicle, Multiple Objectives */
    OF(ARRAY_SOLDIER, soldier, turns, 20), OF(ARRAY_SOLDIER, soldier, part, 127),
    /* Vehicles, Undead, Divinity, Eras, Optional Rules */
    GAME(cup, COUNTERS_EACH),
    { .name = "points", .width = GROG_U16, AT(points), .each = 1, .min = 0, .max = MOST_POINTS },
    GAME(timer, 99), GAME(objective, SPACES), GAME(front, SPACES), GAME(played, 255), GAME(allowed, 9),
    GAME(active, 1), GAME(success, 1), GAME(way, 7),
    { .name = "tally", .of = OF_COUNTER, .width = GROG_U8, AT(tally), .each = COUNTERS, .min = 0,
      .max = MOST_COUNTERS },
    GAME(emptied, 255),
    GAME(spoils, MOST_COUNTERS), 
    { .name = "spoils_kind", .kind = GROG_KIND_ORDINAL, .of = OF_COUNTER, .width = GROG_U8, AT(spoils_kind),
      .each = 1, .max = COUNTERS - 1 },
    /* Campaigns */
    OF(ARRAY_MEDAL, medal, kept, 1), OF(ARRAY_MEDAL, medal, spare, 0), GAME(hurt_by, SEVERAL),
    { .name = "hit_by", .array = ARRAY_SOLDIER + 1, .kind = KIND_CARD, .width = GROG_U16,
      .at = offsetof(struct soldier, hit_by), .each = 1, .min = 0, .max = UINT16_MAX },
    OF(ARRAY_SOLDIER, soldier, hit_in, SPACES), OF(ARRAY_SOLDIER, soldier, hit_turn, 255),
    GAME(special, 63), GAME(spare, 0),
};

/* ---- sides, resigning ------------------------------------------------ */

/* WF-SET-01  All seats are one side. */
static unsigned side(const struct grog_match *m, unsigned seat)
{
    (void)seat;
    return (1u << m->seats) - 1;
}

static bool open_hands(const struct grog_match *m)
{
    (void)m;
    return true;
}

/* WF-BUY-11  One of several that lies or is carried by itself: its card is where the others are. */
static bool is_one_of(const struct grog_game *g, unsigned array, unsigned slot)
{
    return array == ARRAY_ITEM && const_wf(g)->item[slot].marks & MARK_ONE_OF;
}

/* A seat's Soldiers, and what is theirs, go to the next seat that still plays; with none the Mission fails. */
static void resign(struct grog_run *r, unsigned seat)
{
    struct warfighter *w = wf(r->g);
    unsigned heir = 0;
    while (heir < r->m->seats && (heir == seat || (r->g->table.resigned >> heir & 1)))
        heir++;
    if (heir == r->m->seats) {
        wf_fail(r);
        return;
    }
    grog_drop_triggers(r, seat);
    for (unsigned i = 0; i < SOLDIERS; i++)
        if (w->soldier[i].thing.live && w->soldier[i].thing.owner == seat)
            w->soldier[i].thing.owner = (uint8_t)heir;
    EACH_ITEM(w, i)
        if (w->item[i].thing.owner == seat)
            w->item[i].thing.owner = (uint8_t)heir;
    EACH_SUPPORT(w, i)
        if (w->support[i].thing.owner == seat)
            w->support[i].thing.owner = (uint8_t)heir;
    EACH_EVENT(w, i)
        if (w->event[i].thing.owner == seat)            /* an Encounter of one of them */
            w->event[i].thing.owner = (uint8_t)heir;
    if (r->g->frame[1].proc == PROC_SOLDIER_TURN)       /* the heir may have ended his turn without them */
        r->g->frame[1].local[TURN_ENDED] &= (int16_t)~(1 << heir);
}

const struct grog_system warfighter_system = {
    .name = "warfighter", .version = "3",
    .about = "a squad of Soldiers against Hostiles run by the rules, one to six seats together",
    .state_bytes = sizeof(struct warfighter), .root = PROC_MISSION,
    .rules = rules, .n_rules = RULES,
    .result_words = wf_result_words, .n_result_words = WF_RESULTS,
    .setup = wf_setup_rows, .n_setup = SETUPS,
    .kinds = wf_kinds, .n_kinds = KINDS,
    .zones = wf_zones, .n_zones = ZONES,
    .arrays = wf_arrays, .n_arrays = ARRAYS,
    .fields = fields, .n_fields = GROG_COUNT(fields),
    .verbs = wf_verbs, .n_verbs = VERBS,
    .questions = wf_questions, .n_questions = QUESTIONS,
    .procs = wf_procs, .n_procs = PROCS,
    .points = wf_points, .n_points = POINTS,
    .values = wf_values, .n_values = VALUES,
    .events = told, .n_events = TOLD_EVENTS,
    .card_kinds = wf_card_kinds, .n_card_kinds = CARD_KINDS,
    .measures = wf_measures, .n_measures = MEASURES,
    .costs = wf_costs, .n_costs = COSTS,
    .targets = wf_targets, .n_targets = TARGETS,
    .effects = wf_effects, .brings = wf_brings, .n_effects = EFFECTS, .demands = wf_demands,
    .ask_use = ASK_USE, .ask_raise = ASK_RAISE, .ask_target = ASK_TARGET,
    .verb_use = VERB_USE_IT, .verb_raise = VERB_UPGUN, .verb_decline = VERB_DECLINE, .event_counts = TOLD_COUNTS,
    .event_counts_too = TOLD_COUNTS_TOO,
    .event_uses = TOLD_USES_IT, .event_declines = TOLD_DECLINES, .event_raises = TOLD_UPGUNS,
    .event_keeps = TOLD_KEEPS_PLAIN,
    .event_takes_effect = TOLD_TAKES_EFFECT, .event_unheard = TOLD_UNHEARD,
    .side = side, .open_hands = open_hands, .lay = wf_lay, .deal = wf_deal, .resign = resign,
    .windows_offer = true, .bears = wf_bears, .here = wf_here, .silent = wf_silent,
    .heir = wf_heir, .heirs = ARRAY_LOCATION + 1, .is_part = is_one_of,
    .echoes = wf_echoes, .echo_arrays = 1u << ARRAY_HOSTILE,
    .note_bytes = sizeof(struct wf_note), .note = wf_note_card, .needs = wf_needs,
    .usual = wf_usual, .usual_list = wf_usual_terms, .fits = wf_fits, .market = &wf_market, .also = wf_uses_also,
    .result = wf_result,
    .lies = wf_lies,
    .check = wf_check,
    .showing = &wf_showing,
};

static const struct grog_card nothing[1] = { { .name = "" } };
const struct grog_cards warfighter_cards = { .name = "warfighter", .card = nothing, .cards = 1 };
