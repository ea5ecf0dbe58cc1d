/* SPDX-License-Identifier: MIT */
/* cards.c -- the bench's cards, as flat rows.  All of them are made up; what a card
 * does stands here and nowhere else. */
#include "skirmish.h"

enum { BACK = 1, ACTION_BACK, HOSTILE_BACK, LOCATION_BACK };

/* One row a line: designated, so that a card names what it has. */
#define MOD(v, n, whom, ...) { .value = v, .operation = GROG_ADD, .amount = n, .scope = whom, __VA_ARGS__ }

#define IF(measure)     { measure, 0, 0, 1 }
#define IF_NOT(measure) { measure, 1, 0, 1 }

enum { M_MARKSMAN, M_GUNNER, M_SCOUT, M_EYE, M_DUG_IN, M_OFFICER, M_ELITE, M_MARSH, M_THICKET, M_ALARMED,
       M_SMOKE, M_STEADY, M_FOG, M_RAIN_AIM, M_RAIN_COVER };
static const struct grog_modifier modifiers[] = {
    [M_MARKSMAN] = MOD(VALUE_AIM, 2, GROG_FOR_ACTOR, .test = { IF(FAR) }),
    [M_GUNNER]   = MOD(VALUE_AIM, 1, GROG_FOR_ACTOR, .test = { IF(FULL_AUTO), IF(HEAVY) }),
    [M_SCOUT]    = { .value = VALUE_MOVE, .operation = GROG_AT_MOST, .amount = 1, .scope = GROG_FOR_ACTOR },
    [M_EYE]      = MOD(VALUE_RANGE, 1, GROG_FOR_ACTOR, .test = { IF(SCOPED) }),
    [M_DUG_IN]   = MOD(VALUE_COVER, 1, GROG_FOR_TARGET, .test = { IF_NOT(CLOSE) }),
    [M_OFFICER]  = MOD(VALUE_THREAT, 1, GROG_FOR_ALL, .test = { IF_NOT(ELITE) }),
    [M_ELITE]    = MOD(VALUE_THREAT, 1, GROG_FOR_ACTOR, .test = { IF(ELITE) }),
    [M_MARSH]    = MOD(VALUE_MOVE, 1, GROG_FOR_TARGET, .test = { { 0 } }),
    [M_THICKET]  = MOD(VALUE_COVER, 1, GROG_FOR_ALL, .test = { IF(FAR) }),
    [M_ALARMED]  = MOD(VALUE_ARRIVALS, 1, GROG_FOR_TARGET, .test = { { 0 } }),
    [M_SMOKE]    = MOD(VALUE_THREAT, -1, GROG_FOR_ALL, .test = { IF(ASSAULTED) }),
    [M_STEADY]   = MOD(VALUE_AIM, 1, GROG_FOR_ALL, .test = { IF_NOT(FULL_AUTO) }),
    [M_FOG]      = MOD(VALUE_THREAT, -1, GROG_FOR_ALL, .test = { IF(FAR) }),
    [M_RAIN_AIM]   = MOD(VALUE_AIM, -1, GROG_FOR_ALL, .test = { IF(FAR), IF_NOT(SCOPED) }),
    [M_RAIN_COVER] = MOD(VALUE_COVER, 1, GROG_FOR_ALL, .test = { IF_NOT(CLOSE) }),
};

enum { E_SCROUNGE, E_ZEAL, E_MOMENTUM, E_CACHE };
static const struct grog_effect effects[] = {
    [E_SCROUNGE] = { .effect = EFFECT_DRAW, .target = TARGET_OF_POINT, .amount = 1 },
    [E_ZEAL]     = { .effect = EFFECT_STEADY, .target = TARGET_OF_POINT, .amount = 1 },
    [E_MOMENTUM] = { .effect = EFFECT_RALLY, .target = TARGET_OF_POINT, .amount = 1 },
    [E_CACHE]    = { .effect = EFFECT_DRAW, .target = TARGET_OF_POINT, .amount = 2 },
};

enum { A_SCROUNGER, A_HARDENED, A_ZEALOT, A_MOMENTUM, A_LOOKOUT, A_COOL };
static const struct grog_ability abilities[] = {
    [A_SCROUNGER] = { .point = POINT_KILLED, .scope = GROG_FOR_ACTOR, .effect = E_SCROUNGE, .effects = 1 },
    [A_HARDENED]  = { .point = POINT_WOUNDED, .scope = GROG_FOR_TARGET, .effect = E_SCROUNGE, .effects = 1 },
    [A_ZEALOT]    = { .point = POINT_ATTACKED, .scope = GROG_FOR_ACTOR, .effect = E_ZEAL, .effects = 1 },
    [A_MOMENTUM]  = { .point = POINT_KILLED, .scope = GROG_FOR_ALL, .effect = E_MOMENTUM, .effects = 1 },
    [A_LOOKOUT]   = { .point = POINT_ENTERED, .scope = GROG_FOR_SIDE, .effect = E_CACHE, .effects = 1 },
    [A_COOL]      = { .point = POINT_FIRES, .scope = GROG_FOR_ACTOR, .effect = E_ZEAL, .effects = 1,
                      .test = { IF(CLOSE) } },
};

#define NUMBERED (const int16_t[NUMBERS])
#define BLANK .kind = 1, .number = NUMBERED{ 0 }
#define MODIFIER(row) .modifier = row, .modifiers = 1
#define ABILITY(row)  .ability = row, .abilities = 1
#define SOLDIER(health) .back = BACK, .kind = 1, .number = NUMBERED{ [N_KIND] = OF_SOLDIER, [N_HEALTH] = health }
#define WEAPON(which, range, hit, ammo, reloads, semi, burst, full, traits) .back = BACK, .kind = 1, \
    .number = NUMBERED{ [N_KIND] = which, \
    [N_RANGE] = range, [N_HIT] = hit, [N_AMMO] = ammo, [N_RELOADS] = reloads, [N_SEMI] = semi, [N_BURST] = burst, \
    [N_AUTO] = full, [N_TRAITS] = traits }
#define HOSTILE(copies, health, range, hit, dice, cover, traits) .back = HOSTILE_BACK, .kind = 1, \
    .number = NUMBERED{ [N_KIND] = OF_HOSTILE, \
    [N_COPIES] = copies, [N_HEALTH] = health, [N_RANGE] = range, [N_HIT] = hit, [N_DICE] = dice, [N_COVER] = cover, \
    [N_TRAITS] = traits }
#define LOCATION(copies, arrivals, cover) .back = LOCATION_BACK, .kind = 1, \
    .number = NUMBERED{ [N_KIND] = OF_LOCATION, \
    [N_COPIES] = copies, [N_ARRIVALS] = arrivals, [N_COVER] = cover }
#define ACTION(copies, use, cost, amount) .back = ACTION_BACK, .kind = 1, \
    .number = NUMBERED{ [N_KIND] = OF_ACTION, [N_COPIES] = copies, \
    [N_USE] = use, [N_COST] = cost, [N_AMOUNT] = amount }

static const struct grog_card cards[] = {
    [BACK]          = { .name = "Counter",  .back = BACK, BLANK },
    [ACTION_BACK]   = { .name = "Action",   .back = ACTION_BACK, BLANK },
    [HOSTILE_BACK]  = { .name = "Hostile",  .back = HOSTILE_BACK, BLANK },
    [LOCATION_BACK] = { .name = "Location", .back = LOCATION_BACK, BLANK },

    { .name = "Lanky Marksman",   SOLDIER(4), MODIFIER(M_MARKSMAN) },
    { .name = "Broad Gunner",     SOLDIER(5), MODIFIER(M_GUNNER) },
    { .name = "Quiet Scout",      SOLDIER(4), MODIFIER(M_SCOUT) },
    { .name = "Old Scrounger",    SOLDIER(4), ABILITY(A_SCROUNGER) },
    { .name = "Scarred Sergeant", SOLDIER(5), ABILITY(A_HARDENED) },
    { .name = "Cool Corporal",    SOLDIER(4), ABILITY(A_COOL) },
    { .name = "Young Lookout",    SOLDIER(4), ABILITY(A_LOOKOUT) },
    { .name = "Hawk-eyed Private", SOLDIER(4), MODIFIER(M_EYE) },

    { .name = "Service Rifle",   WEAPON(OF_RIFLE, 2, 7, 8, 3, 1, 2, 0, 0) },
    { .name = "Short Carbine",   WEAPON(OF_RIFLE, 1, 6, 9, 3, 1, 2, 3, 0) },
    { .name = "Scoped Rifle",    WEAPON(OF_RIFLE, 3, 7, 5, 4, 1, 0, 0, TRAIT_SCOPED) },
    { .name = "Squad Gun",       WEAPON(OF_RIFLE, 2, 8, 12, 2, 0, 3, 5, TRAIT_HEAVY) },
    { .name = "Plain Pistol",    WEAPON(OF_SIDEARM, 0, 7, 6, 2, 1, 0, 0, 0) },
    { .name = "Machine Pistol",  WEAPON(OF_SIDEARM, 0, 8, 8, 2, 1, 2, 0, 0) },
    { .name = "Trench Shotgun",  WEAPON(OF_SUPPORT, 0, 5, 4, 2, 2, 0, 0, 0) },
    { .name = "Tripod Gun",      WEAPON(OF_SUPPORT, 2, 8, 15, 1, 1, 3, 5, TRAIT_HEAVY) },

    { .name = "Levy Rifleman",  HOSTILE(20, 1, 1, 8, 1, 2, 0) },
    { .name = "Regular",        HOSTILE(20, 1, 1, 8, 1, 3, 0) },
    { .name = "Dug-in Section", HOSTILE(14, 2, 1, 8, 2, 3, 0), MODIFIER(M_DUG_IN) },
    { .name = "Machine Gun",    HOSTILE(12, 2, 2, 9, 3, 3, 0) },
    { .name = "Field Officer",  HOSTILE(8, 1, 1, 9, 1, 2, 0), MODIFIER(M_OFFICER) },
    { .name = "Storm Section",  HOSTILE(12, 2, 1, 9, 2, 2, TRAIT_ELITE), MODIFIER(M_ELITE) },
    { .name = "Zealot",         HOSTILE(10, 1, 0, 8, 2, 1, 0), ABILITY(A_ZEALOT) },
    { .name = "Sniper",         HOSTILE(12, 1, 3, 8, 1, 4, 0) },

    { .name = "Dry Field",    LOCATION(14, 3, 2) },
    { .name = "Farm Yard",    LOCATION(14, 4, 3) },
    { .name = "Sunken Marsh", LOCATION(12, 2, 2), MODIFIER(M_MARSH) },
    { .name = "Thicket",      LOCATION(12, 3, 3), MODIFIER(M_THICKET) },
    { .name = "Signal Post",  LOCATION(12, 3, 3), MODIFIER(M_ALARMED) },
    { .name = "Rail Cutting", LOCATION(12, 3, 4) },
    { .name = "Stone Bridge", LOCATION(12, 4, 3) },
    { .name = "Ruined Mill",  LOCATION(12, 4, 4) },

    { .name = "Field Dressing", ACTION(16, USE_MEND, 1, 1) },
    { .name = "Double Time",    ACTION(10, USE_RUSH, 1, 2) },
    { .name = "Hand Grenade",   ACTION(14, USE_GRENADE, 1, 1) },
    { .name = "Spare Belt",     ACTION(12, USE_SUPPLY, 1, 1) },
    { .name = "Smoke Screen",   ACTION(10, USE_ORDERS, 1, 0), MODIFIER(M_SMOKE) },
    { .name = "Take Aim",       ACTION(10, USE_ORDERS, 1, 0), MODIFIER(M_STEADY) },
    { .name = "Momentum",       ACTION(8, USE_ORDERS, 1, 0), ABILITY(A_MOMENTUM) },
    { .name = "Keep Low",       ACTION(16, USE_DODGE, 0, 2) },
    { .name = "Roll Aside",     ACTION(14, USE_DODGE, 0, 3) },

    { .name = "Morning Fog", .back = BACK, .kind = 1, .number = NUMBERED{ [N_KIND] = OF_WEATHER }, MODIFIER(M_FOG) },
    { .name = "Steady Rain", .back = BACK, .kind = 1, .number = NUMBERED{ [N_KIND] = OF_WEATHER },
      .modifier = M_RAIN_AIM, .modifiers = 2 },
};

const struct grog_cards bench_cards = {
    .name = "bench", .card = cards, .cards = GROG_COUNT(cards),
    .modifier = modifiers, .modifiers = GROG_COUNT(modifiers),
    .ability = abilities, .abilities = GROG_COUNT(abilities),
    .effect = effects, .effects = GROG_COUNT(effects),
};
