/* SPDX-License-Identifier: MIT */
/* wf_bot.h -- what the files of warfighter's heuristic bot share.
 *
 * Everything is measured in one unit: 100 is a Wound to a Soldier in good health.  A choice is
 * as good as what it is expected to save, gain or bring nearer, less what it uses up; to do
 * nothing is 0.  All of it is counted in whole numbers, so that every machine chooses the same.
 *
 *   warfighter.c   the choices: a function for each verb
 *   wf_plan.c      what the Mission still needs, what cards in hand are worth, what a Move brings
 *   wf_types.c     where that differs by the type of the Mission
 *   wf_odds.c      dice: what an Attack of either side is expected to do
 *   wf_cards.c     what abilities are worth, row by row
 *   wf_places.c    what Locations offer and hide
 *   wf_k9.c        aircraft, and the Encounters of K9 Missions
 *   wf_noise.c     the night: Noise, who does not know of the team, who goes for the alarm
 *   wf_striking.c  Striking Range, Fast Hostiles, Traps
 *   wf_machines.c  optional rules, Vehicles, the Undead */
#ifndef GROG_WF_BOT_H
#define GROG_WF_BOT_H

#include "kernel/ability.h"
#include "kernel/value.h"
#include "warfighter/card_tables.h"
#include "warfighter/warfighter.h"

/* ---- what things are worth ----------------------------------------------- */

enum worth {
    WORTH_MAN = 120, WORTH_MAN_POINT = 12,      /* a Soldier: for being there, and for each point of his cost */
    WORTH_PIN = 20,                             /* a Suppress counter on a Soldier: an Action to Rally */
    WORTH_CARD = 12,                            /* an Action card not yet seen */
    WORTH_XP = 5,
    WORTH_ACTION = 20,                          /* the least that an Action is good for */
    WORTH_RELOAD = 14, WORTH_LAST_AMMO = 24,
    WORTH_EXPLOSIVE = 25,                       /* what is used up when it is thrown, */
    WORTH_RESERVED = 160,                       /* and if the Objective will need it */
    WORTH_FINISH = 16, WORTH_FINISH_POINT = 11,  /* a Hostile card is gone: and for each point of its value */
    WORTH_TEXT = 20,                            /* it had something to say */
    WORTH_MARKED = 160,                         /* it must be gone for the Mission to succeed */
    WORTH_WIN = 1500,                           /* all that is to be Destroyed */
    WORTH_ARRIVAL = 16,                         /* each point of value of Hostiles that come */
    WORTH_REINFORCED = 12,                      /* each value that brings a Reinforcement there, Turn after Turn */
    WORTH_LOCATION = 70,                        /* a Location card that the path needs */
    WORTH_TURN = 30,                            /* of the Timer */
    WORTH_PROGRESS = 130, WORTH_ACTIVATION = 250,   /* the next Location is played, the Objective is active */
    WORTH_ADVANCE = 34, WORTH_LEAD = 50,        /* a space nearer to where one is wanted; being the first there */
    WORTH_UNMET = 120,                           /* a Hostile that comes when nobody can shoot at it any more */
    WORTH_STANDING = 800,                       /* percent: what threatens already when others come */
    WORTH_GUARD = 25,                           /* an active Hostile that guards what is to be Destroyed */
    WORTH_SUPPORT = 45,                         /* a Support card in play while there is something to shoot at */
    PACE = 150, LAST_TURNS = 3, GETTING_OUT = 2,    /* Turns: percent of one for a Location; at the Objective; away */
    TURNS_ALIVE = 150,                          /* percent: how long a Hostile that is not Killed goes on, */
    TURNS_AFAR = 80,                           /* and one that has yet to come into Range */
    WORTH_ALARM = 220, WORTH_ALARM_SPACE = 40,  /* it has not sounded: and for each space that is still to be walked */
};

/* ---- what the bot sees --------------------------------------------------- */

/* A Hostile card: what it does to its target with so many active on it. */
struct foe {
    int  active, left;                          /* Reticles: neither Killed nor Suppressed; not Killed */
    int  threat[10];                            /* by how many are active: Wounds expected of an Attack */
    bool near;                                  /* it will Attack in the next Hostile Turn */
    bool pinnable, target;                      /* target: of an Objective */
};

/* What the Mission needs now. */
struct plan {
    int needed, held;                           /* Locations: still to be played; in all hands */
    int slack;                                  /* Game Turns to spare */
    int haste;                                  /* percent: 100 with time to spare, up to 300 */
    int threat;                                 /* of all Hostiles; of those out of Range less */
    int actions, soldiers;                      /* that Soldiers in front can still use; all in play */
    int want;                                   /* for a Location: what it adds to every card drawn */
    int behind;                                 /* spaces that Soldiers are behind the first of them */
    bool reserve, guarded;                      /* explosives are for the Objective; it is guarded */
    unsigned lead;                              /* how far on the front-most Soldier is */
    bool holds, sweeps;                         /* time wins and Hostiles lose it; those anywhere do */
};

/* What the night is like: all 0 where Hostiles know of the team from the start. */
struct night {
    bool dark, quiet;                           /* Hostiles may not know of the team; the alarm has not sounded */
    int  alarm;                                 /* what it is worth that it has not */
    int  loudest, ahead;                        /* the Alarm Sounded circle; the Noise when the Turn has ended */
};

struct mind {
    const struct grog_match *m;
    const struct grog_game  *g;
    const struct warfighter *w;
    unsigned seat;
    struct grog_voices voices;
    struct plan plan;
    struct night night;
    struct foe foe[HOSTILES];                   /* by slot */
};

static inline const int16_t *numbers(const struct mind *d, uint16_t card) { return grog_card(d->m, card)->number; }
static inline enum card_kind kind_of(const struct mind *d, uint16_t card) { return grog_card(d->m, card)->kind; }
static inline bool in_play(const struct soldier *s) { return s->thing.live && s->fate == IN_PLAY; }
static inline unsigned apart(unsigned a, unsigned b) { return a > b ? a - b : b - a; }
/* The Range from one space to another. */
static inline int range_of(const struct mind *d, unsigned a, unsigned b)
{
    return (int)apart(line_of(d->w, a), line_of(d->w, b));
}
static inline uint16_t soldier_name(const struct mind *d, unsigned slot)
{
    return grog_ref(ARRAY_SOLDIER, slot, d->w->soldier[slot].thing.gen);
}
static inline int hear(struct mind *d, unsigned value, const struct grog_frame *about)
{
    return grog_value_from(d->m, d->g, &d->voices, value, about, NULL);
}

#define EACH_SOLDIER(d, i) \
    for (unsigned i = 0; i < SOLDIERS && !grog_unused(&(d)->w->soldier[i].thing); i++) \
        if (in_play(&(d)->w->soldier[i]))
#define EACH_ITEM(d, i) \
    for (unsigned i = 0; i < ITEMS && !grog_unused(&(d)->w->item[i].thing); i++) if ((d)->w->item[i].thing.live)
#define EACH_HOSTILE(d, i) \
    for (unsigned i = 0; i < HOSTILES && !grog_unused(&(d)->w->hostile[i].thing); i++) \
        if ((d)->w->hostile[i].thing.live)

/* Where a procedure keeps the number of this name, of those that it is known to have. */
int wfb_local(const struct grog_proc *p, const char *name);

/* ---- wf_odds.c ----------------------------------------------------------- */

void wfb_see_foes(struct mind *d);
int  wfb_health(const struct mind *d, const struct soldier *s);
int  wfb_harm(const struct mind *d, unsigned soldier, int wounds);          /* what it is worth not to suffer them */
int  wfb_assault(struct mind *d, const struct grog_frame *f);               /* a Hostile's Attack, before its dice */
int  wfb_shot(struct mind *d, const struct grog_frame *f, bool rolled);     /* a Soldier's; rolled: its dice lie */
int  wfb_bombard(struct mind *d, uint16_t hostile, int dice);
int  wfb_blow(const struct mind *d, unsigned hostile, int kills, int pins); /* so much done to a Hostile */
const int16_t *wfb_row(const struct mind *d, const struct grog_frame *f);    /* of its chart; NULL: out of Range */
int  wfb_dice(struct mind *d, const struct grog_frame *f);                  /* of an Attack that is thought of */
int  wfb_upkeep(struct mind *d, const struct grog_frame *f);                /* what an Attack uses up */
int  wfb_best_from(const struct mind *d, unsigned soldier, unsigned space); /* by printed numbers: his best Attack */

/* ---- wf_combat.c --------------------------------------------------------- */

/* {dice, stumble, hit, penetration, aim} of a Weapon or (NULL) of bare hands; NULL: it has not the Mode. */
const int16_t *wfb_melee_row(const struct mind *d, const struct soldier *s, const struct item *with, unsigned mode);
int  wfb_stumble(const int16_t *row, int dice);
int  wfb_cover(struct mind *d, const struct grog_frame *aim);               /* as printed */
int  wfb_engage(struct mind *d, unsigned soldier, uint16_t hostile);
int  wfb_set_aside(struct mind *d, unsigned soldier);
int  wfb_breach(struct mind *d, const struct grog_frame *f);
int  wfb_pick(struct mind *d, unsigned soldier, uint16_t hostile);
int  wfb_hidden(const struct mind *d, unsigned soldier);

/* ---- wf_plan.c ----------------------------------------------------------- */

void wfb_make_plan(struct mind *d);
int  wfb_keep(const struct mind *d, unsigned soldier, uint16_t card);       /* what a card is worth in this hand */
int  wfb_toll(const struct mind *d, unsigned soldier, int cards);           /* what so many cards are worth, at least */
int  wfb_can_pay(const struct mind *d, unsigned soldier);                   /* cards */
int  wfb_entrance(struct mind *d, unsigned soldier, uint16_t location);     /* cards to be discarded */
int  wfb_ground(const struct mind *d, uint16_t card);                       /* how hard a Location is */
int  wfb_move(struct mind *d, unsigned soldier, uint16_t location);
int  wfb_action(const struct mind *d, unsigned soldier);                    /* what one more Action is worth to him */
int  wfb_hand_size(struct mind *d, unsigned soldier);

/* ---- wf_places.c ---------------------------------------------------------- */

int      wfb_turns_left(const struct mind *d);
bool     wfb_leaves(const struct mind *d, unsigned soldier);
int      wfb_attempt(struct mind *d, unsigned soldier, uint16_t location);
unsigned wfb_errand(struct mind *d, unsigned soldier);
int      wfb_first_in(const struct mind *d, unsigned soldier, uint16_t location);
int      wfb_disarm(const struct mind *d);                                  /* of ten */

/* ---- wf_types.c ---------------------------------------------------------- */

unsigned wfb_onward(const struct mind *d, unsigned space);
void wfb_see_type(struct mind *d);
int  wfb_verdict(const struct mind *d, const struct hostile *h);
unsigned wfb_way(const struct mind *d, unsigned here);
int  wfb_deploy(const struct mind *d, uint16_t location);
bool wfb_is_found(const struct mind *d);                                    /* who was to be rescued? */

/* ---- wf_noise.c ---------------------------------------------------------- */

void wfb_see_night(struct mind *d);
bool wfb_is_surprised(const struct mind *d, unsigned hostile);              /* it does not know of the team */
int  wfb_surprise(const struct mind *d, unsigned hostile, int kills, bool touched, bool pinned);
int  wfb_at_night(const struct mind *d, unsigned hostile, int worth);       /* of its end, by what it knows */
int  wfb_stalled(const struct mind *d, unsigned hostile);                   /* of its being held up on its way */
int  wfb_heard(const struct mind *d, unsigned here, unsigned there, int noise);     /* what so much of it costs, */
int  wfb_loud(struct mind *d, const struct grog_frame *f, int dice);                /* that of an Attack, */
int  wfb_din(struct mind *d, uint16_t who, int noise);                              /* of something else that he does */
int  wfb_noise_of(const struct mind *d, const struct item *i, unsigned mode, int dice);
bool wfb_draws_sight(struct mind *d, const struct grog_frame *f);
int  wfb_ambush(struct mind *d, const struct grog_frame *f);                /* before the counter is drawn */
int  wfb_take_shot(struct mind *d, const struct grog_option *o);            /* when it lies */
int  wfb_creep(struct mind *d, unsigned soldier, unsigned to);              /* what a Move costs in Noise */
int  wfb_stir(const struct mind *d, int value);                             /* and what Hostiles do that come */
int  wfb_evade(struct mind *d, const struct grog_option *o);
int  wfb_load(struct mind *d, const struct grog_option *o);
int  wfb_trigger(struct mind *d, const struct grog_option *o);

/* ---- wf_machines.c ------------------------------------------------------- */

int  wfb_save_card(struct mind *d, const struct grog_option *o);
int  wfb_close_in(struct mind *d, const struct grog_option *o);
int  wfb_turn_to(struct mind *d, const struct grog_option *o);
int  wfb_let_act(struct mind *d, const struct grog_option *o);
int  wfb_springer(struct mind *d, const struct grog_option *o);
bool wfb_can_use(const struct mind *d, unsigned soldier, unsigned item);
int  wfb_spread(struct mind *d, const struct grog_option *o);
int  wfb_give(struct mind *d, const struct grog_option *o);
int  wfb_bears_stress(struct mind *d, const struct grog_option *o);
int  wfb_avoid(struct mind *d, const struct grog_option *o);
int  wfb_more_time(struct mind *d, const struct grog_option *o);
int  wfb_pays_action(struct mind *d, const struct grog_option *o);
int  wfb_clear(struct mind *d, const struct grog_option *o);
int  wfb_call_vehicle(struct mind *d, const struct grog_option *o);

/* wf_arms.c */
int  wfb_bipod(struct mind *d, const struct grog_option *o);
int  wfb_attach(struct mind *d, const struct grog_option *o);
int  wfb_pays_counter(struct mind *d, const struct grog_option *o);
int  wfb_resupply(struct mind *d, const struct grog_option *o);

/* ---- wf_cards.c ---------------------------------------------------------- */

/* What an ability brings, less its price.  f: its frame; whom: the chosen target, 0: the best. */
int  wfb_ability(struct mind *d, const struct grog_frame *f, bool raised, uint16_t whom);
int  wfb_price(struct mind *d, const struct grog_frame *f, const struct grog_price *p);
/* The card or thing, used by the Soldier now: in the Soldier Turn, or at the point that is reached. */
int  wfb_use(struct mind *d, unsigned soldier, uint16_t card, uint16_t thing);
const struct grog_ability *wfb_ability_of(const struct mind *d, const struct grog_frame *f);

/* ---- wf_k9.c: JTAC and K9 ------------------------------------------------- */

int  wfb_guide(struct mind *d, const struct grog_option *o);
int  wfb_call_in(struct mind *d, const struct grog_option *o);
int  wfb_boost(struct mind *d, const struct grog_option *o);
int  wfb_face(struct mind *d, const struct grog_option *o);
int  wfb_ignore(struct mind *d, const struct grog_option *o);
int  wfb_try_again(struct mind *d, const struct grog_option *o);
int  wfb_accept(struct mind *d, const struct grog_option *o);
int  wfb_test(struct mind *d, const struct grog_frame *test);
int  wfb_awaits(const struct mind *d, unsigned soldier, uint16_t location);
unsigned wfb_air_goal(const struct mind *d);
unsigned wfb_met_by(const struct mind *d);                                  /* a Soldier's slot + 1, or 0 */

#endif
