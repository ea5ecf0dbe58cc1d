/* SPDX-License-Identifier: MIT */
/* skirmish.h -- the bench system's rulebook, its state and its words.
 *
 * One to six seats, all on one side, hands open.  The rulebook, whole:
 *   B-1.1  A squad of soldiers with two or three weapons each stands at the first
 *          location; some hostiles wait there and beyond.
 *   B-1.2  The mission has a number of turns; each is a soldier turn, then a hostile turn.
 *   B-2.1  In a soldier turn each soldier has actions; seats act in any order.
 *   B-2.2  Whatever a soldier does costs actions; with none left his turn is over.
 *   B-3.1  A soldier moves to the location before or behind his own.
 *   B-3.2  Not forward past hostiles in his own location.
 *   B-3.3  The first to enter a place draws its location card, and hostiles arrive.
 *   B-4.1  To fire, name a weapon, a mode that it has, and a hostile in reach.
 *   B-4.2  A mode uses as much ammo as it has dice.
 *   B-4.3  Reach is the weapon's range, plus what cards say.
 *   B-4.4  Each ten-sided die of the weapon's number or more is a hit.
 *   B-4.5  For each hit a six-sided die: the hostile's cover or less stops it.
 *   B-4.6  Hits that are stopped pin; the others wound.
 *   B-5.1  To reload fills a weapon that is not full, while it has reloads.
 *   B-6.1  A card is drawn up to the hand's limit; an empty deck is its discards, shuffled.
 *   B-6.2  To play a card costs actions, and it must be able to do something.
 *   B-6.3  A seat may discard one card a turn.
 *   B-6.4  When one of its soldiers is attacked, a seat may play cards that say so.
 *   B-7.1  Each hostile acts, one after the other; a pinned one only recovers.
 *   B-7.2  It picks one of the soldiers in reach by lot, or comes nearer.
 *   B-7.3  It attacks as soldiers do; a soldier's cover is his location's.
 *   B-7.4  Then reinforcements may come to the farthest location, by a die.
 *   B-8.1  A turn that ends with soldiers alone at the last location secures it; twice is victory.
 *   B-8.2  No soldier left, or no turn left, is defeat. */
#ifndef SKIRMISH_H
#define SKIRMISH_H

#include "bench.h"
#include "kernel/kernel.h"

enum rule {
    R_NONE, R_1_1, R_1_2, R_2_1, R_2_2, R_3_1, R_3_2, R_3_3, R_4_1, R_4_2, R_4_3, R_4_4, R_4_5, R_4_6, R_5_1,
    R_6_1, R_6_2, R_6_3, R_6_4, R_7_1, R_7_2, R_7_3, R_7_4, R_8_1, R_8_2, RULES
};

/* ---- cards --------------------------------------------------------------- */

enum number {
    N_KIND, N_COPIES, N_HEALTH, N_RANGE, N_HIT, N_AMMO, N_RELOADS, N_SEMI, N_BURST, N_AUTO, N_DICE, N_COVER,
    N_ARRIVALS, N_USE, N_COST, N_AMOUNT, N_TRAITS, NUMBERS
};
enum card_kind { OF_BACK, OF_SOLDIER, OF_RIFLE, OF_SIDEARM, OF_SUPPORT, OF_HOSTILE, OF_LOCATION, OF_ACTION, OF_WEATHER,
                 CARD_KINDS };
enum use { USE_NONE, USE_MEND, USE_RUSH, USE_GRENADE, USE_SUPPLY, USE_ORDERS, USE_DODGE };
enum mode { SEMI, BURST, AUTO, MODES };

enum trait { TRAIT_SCOPED = 1, TRAIT_HEAVY = 2, TRAIT_ELITE = 4 };

/* What the rows of cards ask of a context: its weapon's or hostile's traits, and what the rules see. */
enum { SCOPED = 1, HEAVY, ELITE, CLOSE, FAR, FULL_AUTO, ASSAULTED, MEASURES };
enum { VALUE_ACTIONS = 1, VALUE_RANGE, VALUE_AIM, VALUE_COVER, VALUE_HAND, VALUE_MOVE, VALUE_THREAT, VALUE_ARRIVALS,
       VALUE_TURNS, VALUES };
enum { POINT_FIRES = 1, POINT_KILLED, POINT_ATTACKED, POINT_WOUNDED, POINT_ENTERED, POINT_TURN_ENDS, POINTS };
enum { TARGET_OF_POINT = 1, TARGETS };
enum { EFFECT_DRAW = 1, EFFECT_STEADY, EFFECT_RALLY, EFFECTS };

/* ---- rows ---------------------------------------------------------------- */

enum { SETUP_SEATS, SETUP_PRACTICE, SETUP_SOLDIERS, SETUP_HOSTILES, SETUP_OPENING, SETUP_PLACES, SETUP_TURNS,
       SETUP_WEATHER };
enum { ZONE_ACTIONS, ZONE_DISCARDS, ZONE_HOSTILES, ZONE_CASUALTIES, ZONE_LOCATIONS, ZONE_ORDERS, ZONE_FALLEN,
       ZONE_HAND };
enum { ARRAY_SOLDIER, ARRAY_WEAPON, ARRAY_HOSTILE, ARRAY_LOCATION };
enum { KIND_NONE, KIND_SEAT, KIND_CARD, KIND_SOLDIER, KIND_WEAPON, KIND_HOSTILE, KIND_LOCATION, KIND_MODE, KIND_PLACE,
       KIND_PIPS, KINDS };
enum {
    PROC_MISSION = 1, PROC_SOLDIERS, PROC_MOVE, PROC_FIRE, PROC_RELOAD, PROC_DRAW, PROC_PLAY, PROC_DISCARD, PROC_HOLD,
    PROC_RALLY, PROC_DODGE, PROC_HOSTILES, PROC_ASSAULT, PROCS
};
enum { VERB_MOVE = 1, VERB_FIRE, VERB_RELOAD, VERB_DRAW, VERB_PLAY, VERB_DISCARD, VERB_HOLD, VERB_ON, VERB_AT,
       VERB_DODGE, VERBS };
enum { ASK_ACT = 1, ASK_SOLDIER, ASK_HOSTILE, ASK_DODGE, QUESTIONS };
enum {
    EVENT_TURN = 1, EVENT_READY, EVENT_SPENDS, EVENT_MOVES, EVENT_ENTERS, EVENT_ARRIVES, EVENT_FIRES, EVENT_ROLLED,
    EVENT_COVERED, EVENT_PINNED, EVENT_RECOVERS, EVENT_HIT, EVENT_KILLED, EVENT_RELOADS, EVENT_DREW, EVENT_SHUFFLED,
    EVENT_DISCARDS, EVENT_PLAYS, EVENT_MENDED, EVENT_RALLIED, EVENT_SUPPLIED, EVENT_ORDERS, EVENT_HOLDS, EVENT_DODGES,
    EVENT_TARGETS, EVENT_NEARS, EVENT_WOUND, EVENT_FALLS, EVENT_SECURES, EVENT_HANDED, EVENT_LEAVES, EVENTS
};

/* The change that is about to happen, in the frames of PROC_FIRE and PROC_ASSAULT. */
enum { PENDING_NEED, PENDING_DICE, PENDING_COVER };

/* ---- the state ----------------------------------------------------------- */

enum {
    SOLDIERS = 16, ARMS = 3, WEAPONS = SOLDIERS * ARMS, HOSTILES = 96, PLACES = 12,
    ACTION_ROOM = 160, HOSTILE_ROOM = 160, LOCATION_ROOM = 120, ORDERS_ROOM = 4, HAND_ROOM = 12,
    FALLEN_ROOM = SOLDIERS + WEAPONS,
    SCALE = 12,                     /* the hostiles setting at which cards mean what they say */
    DIE = 10, COVER_DIE = 6, SECURED = 2,
};

#pragma GCC diagnostic push
#pragma GCC diagnostic error "-Wpadded"

struct soldier {
    struct grog_thing thing;
    uint8_t  place, actions;        /* place: from 1, his location's slot + 1 */
    uint8_t  wounds, kills;
    uint16_t weapon[ARMS];          /* names of things; 0: none */
    uint8_t  counter[16];           /* shots, reloads, moves, cards ... for the result */
};
enum { SHOTS, RELOADS, STEPS, CARDS };

struct weapon {
    struct grog_thing thing;
    uint8_t  holder, ammo;          /* holder: slot + 1 */
    uint8_t  reloads, counter[3];
};

struct hostile {
    struct grog_thing thing;
    uint8_t  place, wounds;
    uint8_t  pinned, counter[3];
    uint16_t target, spare;         /* the soldier whom it picked last */
};

struct location {
    struct grog_thing thing;
    uint8_t  secured, counter[9];
};

struct skirmish {
    struct grog_game game;
    struct soldier  soldier[SOLDIERS];
    struct weapon   weapon[WEAPONS];
    struct hostile  hostile[HOSTILES];
    struct location location[PLACES];
    uint16_t actions[1 + ACTION_ROOM], discards[1 + ACTION_ROOM];
    uint16_t hostiles[1 + HOSTILE_ROOM], casualties[1 + HOSTILE_ROOM];
    uint16_t locations[1 + LOCATION_ROOM];
    uint16_t orders[1 + ORDERS_ROOM];
    uint16_t fallen[1 + FALLEN_ROOM];       /* soldiers, and the weapons they had */
    uint16_t hand[GROG_SEATS_MAX][1 + HAND_ROOM];
    uint8_t  discarded;             /* seats that did so this turn, as bits */
    uint8_t  places;                /* the row's length so far */
    uint16_t kills;
    uint8_t  track[64];             /* the mission's tracks and counters */
    uint16_t spare[1];
};

#pragma GCC diagnostic pop

static inline struct skirmish *skirmish(struct grog_game *g)                   { return (struct skirmish *)g; }
static inline const struct skirmish *const_skirmish(const struct grog_game *g) { return (const struct skirmish *)g; }

static inline uint16_t soldier_ref(const struct skirmish *s, unsigned slot)
{
    return grog_ref(ARRAY_SOLDIER, slot, s->soldier[slot].thing.gen);
}

static inline uint16_t hostile_ref(const struct skirmish *s, unsigned slot)
{
    return grog_ref(ARRAY_HOSTILE, slot, s->hostile[slot].thing.gen);
}

/* How many dice of the pool show the number or more; highest first. */
static inline int16_t dice_of_at_least(const struct grog_run *r, int dice, int need)
{
    int16_t n = 0;
    while (n < dice && r->rolled[n] >= need)
        n++;
    return n;
}

static inline unsigned apart(unsigned a, unsigned b) { return a > b ? a - b : b - a; }

/* ---- what may be chosen (choices.c) -------------------------------------- */

void bench_list_acts(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
void bench_list_soldiers(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
void bench_list_hostiles(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
void bench_list_dodges(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
/* What a card asks for when it is played: a soldier or a hostile; and which of them will do. */
grog_rule bench_may_mend(const struct grog_match *m, const struct skirmish *s, unsigned by, unsigned whom);
grog_rule bench_may_bomb(const struct skirmish *s, unsigned by, unsigned whom);
unsigned  bench_targets(const struct grog_match *m, const struct skirmish *s, unsigned by, enum use use,
                        uint16_t *only);

/* ---- the soldier turn (soldiers.c) --------------------------------------- */

grog_proc_fn bench_soldiers, bench_move, bench_fire, bench_reload, bench_draw, bench_play, bench_discard, bench_hold,
             bench_rally, bench_dodge;
void bench_effect_draw(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount,
                        uint16_t whom);
void bench_effect_steady(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount,
                        uint16_t whom);

/* ---- the hostile turn (hostiles.c) --------------------------------------- */

grog_proc_fn bench_hostiles, bench_assault;
unsigned bench_attacked(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *assault);

/* ---- the mission (mission.c) --------------------------------------------- */

grog_proc_fn bench_mission;
void bench_deal(struct grog_run *r);
void bench_resign(struct grog_run *r, unsigned seat);
void bench_result(const struct grog_match *m, const struct grog_game *g, struct grog_result *out);
const char *bench_check(const struct grog_match *m, const struct grog_game *g);
extern const struct grog_measure_row bench_measures[];

/* Small steps that several rules share; each tells what it changes. */
void     bench_aim(struct grog_run *r, struct grog_frame *f, unsigned aim, int hit, int dice, int cover);
void     bench_draw_card(struct grog_run *r, unsigned seat);
void     bench_put_away(struct grog_run *r, unsigned seat, uint16_t card);      /* from the hand to the discards */
bool     bench_arrive(struct grog_run *r, unsigned place);                      /* false: none came */
unsigned bench_enter(struct grog_run *r);                                       /* the new place */
unsigned bench_hostiles_at(const struct skirmish *s, unsigned place);
unsigned bench_seats_able(const struct skirmish *s);                            /* with a soldier who has actions */

/* Where procedures may rest; their rows are in rows.c. */
enum { MISSION_SOLDIERS = 1, MISSION_HOSTILES, MISSION_END };
enum { SOLDIERS_ACT = 1, SOLDIERS_DONE };
enum { MOVE_ENTERED = 1 };
enum { FIRE_DECLARED = 1, FIRE_ROLL, FIRE_COVER, FIRE_KILLED };
enum { PLAY_SOLDIER = 1, PLAY_HOSTILE };
enum { RALLY_WHOM = 1 };
enum { HOSTILES_ACT = 1, HOSTILES_MORE };
enum { ASSAULT_LOT = 1, ASSAULT_ATTACKED, ASSAULT_ROLL, ASSAULT_COVER };

#define TELL(event, ...) grog_tell(r, event, GROG_EVERYBODY, (struct grog_event){ .object = { __VA_ARGS__ } })
#define TELL_AMOUNT(event, n, ...) \
    grog_tell(r, event, GROG_EVERYBODY, (struct grog_event){ .object = { __VA_ARGS__ }, .amount = (int16_t)(n) })

#endif
