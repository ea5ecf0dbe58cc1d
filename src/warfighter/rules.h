/* SPDX-License-Identifier: MIT */
/* rules.h -- what the headings of the rulebook call of each other. */
#ifndef WARFIGHTER_RULES_H
#define WARFIGHTER_RULES_H

#include "kernel/ability.h"
#include "kernel/kernel.h"
#include "warfighter.h"
#include "notes.h"
#include "told.h"

#define TELL(event, ...) grog_tell(r, event, GROG_EVERYBODY, (struct grog_event){ .object = { __VA_ARGS__ } })
#define TELL_AMOUNT(event, n, ...) \
    grog_tell(r, event, GROG_EVERYBODY, (struct grog_event){ .object = { __VA_ARGS__ }, .amount = (int16_t)(n) })

/* ---- reading the state --------------------------------------------------- */

typedef const struct grog_match *match_p;
typedef const struct grog_game *game_p;

static inline struct warfighter *wf(struct grog_game *g)                   { return (struct warfighter *)g; }
static inline const struct warfighter *const_wf(const struct grog_game *g) { return (const struct warfighter *)g; }

static inline enum card_kind kind_of(const struct grog_match *m, uint16_t card) { return grog_card(m, card)->kind; }
static inline const int16_t *numbers_of(const struct grog_match *m, uint16_t card)
{
    return grog_card(m, card)->number;
}

static inline uint16_t soldier_ref(const struct warfighter *w, unsigned slot)
{
    return grog_ref(ARRAY_SOLDIER, slot, w->soldier[slot].thing.gen);
}
static inline uint16_t item_ref(const struct warfighter *w, unsigned slot)
{
    return grog_ref(ARRAY_ITEM, slot, w->item[slot].thing.gen);
}
static inline uint16_t hostile_ref(const struct warfighter *w, unsigned slot)
{
    return grog_ref(ARRAY_HOSTILE, slot, w->hostile[slot].thing.gen);
}
static inline uint16_t location_ref(const struct warfighter *w, unsigned slot)
{
    return w->location[slot].thing.live ? grog_ref(ARRAY_LOCATION, slot, w->location[slot].thing.gen) : 0;
}
static inline uint16_t event_ref(const struct warfighter *w, unsigned slot)
{
    return grog_ref(ARRAY_EVENT, slot, w->event[slot].thing.gen);
}
static inline uint16_t support_ref(const struct warfighter *w, unsigned slot)
{
    return grog_ref(ARRAY_SUPPORT, slot, w->support[slot].thing.gen);
}

static inline uint16_t beside_ref(const struct warfighter *w, unsigned slot)
{
    return grog_ref(ARRAY_BESIDE, slot, w->beside[slot].thing.gen);
}

static inline bool in_play(const struct soldier *s) { return s->thing.live && s->fate == IN_PLAY; }
/* What few Missions have: it stays out of line, so that what all have is compiled as one. */
#define WF_RARE __attribute__((noinline, cold))
#define WF_APART __attribute__((noinline))              /* in some Settings alone, but there at every list */
static inline unsigned apart(unsigned a, unsigned b) { return a > b ? a - b : b - a; }
static inline bool is_soldier(enum card_kind k)
{
    return k == OF_PLAYER || k == OF_NON_PLAYER || k == OF_SQUAD || k == OF_K9 || k == OF_TEAM_SOLDIER;
}
/* NAM-SOL-03, CHT-SOL-03  Is he equipped freely, and has a Loadout? */
static inline bool is_outfitted(enum card_kind k) { return k == OF_PLAYER || k == OF_TEAM_SOLDIER; }
static inline bool is_gear(enum card_kind k) { return k == OF_WEAPON || k == OF_EQUIPMENT; }

/* (A Soldier stays in his slot: behind a free one there is nobody.) */
#define EACH_SOLDIER(w, i) \
    for (unsigned i = 0; i < SOLDIERS && (w)->soldier[i].thing.live; i++) if ((w)->soldier[i].fate == IN_PLAY)
/* With those who wait to be Called In. */
#define EACH_MEMBER(w, i) \
    for (unsigned i = 0; i < SOLDIERS && (w)->soldier[i].thing.live; i++) \
        if ((w)->soldier[i].fate == IN_PLAY || (w)->soldier[i].fate == WAITING)
#define EACH_ITEM(w, i) \
    for (unsigned i = 0; i < ITEMS && !grog_unused(&(w)->item[i].thing); i++) if ((w)->item[i].thing.live)
#define EACH_HOSTILE(w, i) \
    for (unsigned i = 0; i < HOSTILES && !grog_unused(&(w)->hostile[i].thing); i++) if ((w)->hostile[i].thing.live)
#define EACH_EVENT(w, i) \
    for (unsigned i = 0; i < EVENTS_MOST && !grog_unused(&(w)->event[i].thing); i++) if ((w)->event[i].thing.live)
#define EACH_SUPPORT(w, i) \
    for (unsigned i = 0; i < SUPPORTS && !grog_unused(&(w)->support[i].thing); i++) if ((w)->support[i].thing.live)

/* What a kind of Soldier has: a hand of Action cards, Actions, Hostile Targeting counters. */
struct wf_traits { bool hand, acts, counters; };
static inline struct wf_traits wf_traits(enum card_kind k)
{
    static const struct wf_traits of[CARD_KINDS] = {
        [OF_PLAYER] = { true, true, true }, [OF_NON_PLAYER] = { false, true, true }, [OF_SQUAD] = { false, true, true },
        [OF_K9] = { false, false, false },              /* WF-K9-04, WF-K9-09 */
        [OF_TEAM_SOLDIER] = { false, true, true },      /* NAM-SOL-03, CHT-SOL-05 */
    };
    return of[k];
}

/* common.c */
int      wf_soldiers_at(const struct warfighter *w, unsigned space);
int      wf_health(const struct grog_match *m, const struct soldier *s);
int      wf_wounds(const struct soldier *s);
/* WF-OBJ-18  Is it of an Objective, not a Hostile? */
static inline bool wf_is_target(const struct grog_match *m, const struct hostile *h)
{
    return wf_note(m, h->thing.card)->is & IS_TARGET;
}
static inline int wf_reticles(const struct grog_match *m, const struct hostile *h)
{
    return wf_note(m, h->thing.card)->amount;
}
/* Is a value its base where this thing alone is concerned, which is no Soldier?  (Then nobody speaks of it.) */
static inline bool is_plain_for(const struct grog_match *m, const struct grog_thing *t, unsigned value)
{
    return !grog_in(m->values_open, value) && !(m->says[grog_face(m, t)].of[GROG_OWN_VALUES] >> value % 64 & 1);
}
/* Those that are neither EKIA nor Suppressed. */
static inline int wf_active(const struct grog_match *m, const struct hostile *h)
{
    return wf_reticles(m, h) - h->ekia - h->suppress;
}
/* The row of a table {active, ...} whose column fits; NULL if none.  `wide`: numbers a row. */
const int16_t *wf_column(const int16_t *table, unsigned wide, int active);
int      wf_keyword(const struct grog_match *m, uint16_t card, uint16_t keyword);    /* its number, 0 if it has not */
unsigned wf_front_most(const struct warfighter *w);                          /* spaces of Soldiers; 0: none in play */
unsigned wf_rear_most(const struct warfighter *w);
unsigned wf_team_xp(const struct warfighter *w);
unsigned wf_everybody(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *subject);
bool     wf_anybody(const struct warfighter *w);                             /* is a Soldier in play? */
unsigned wf_seats_in_play(const struct grog_match *m, const struct warfighter *w);
bool     wf_events_wait(const struct warfighter *w);                         /* drawn, and not yet resolved */
uint16_t wf_location_at(const struct warfighter *w, unsigned space);         /* its ref; 0: no card there */
struct soldier *wf_soldier(struct grog_run *r, uint16_t ref);
/* The Soldier who bears, plays or is the thing: his slot, or SOLDIERS. */
unsigned wf_bearer_of(const struct warfighter *w, uint16_t thing);           /* of a thing that is not 0 */
static inline unsigned wf_bearer(const struct warfighter *w, uint16_t thing)
{
    if (thing && grog_ref_array(thing) == ARRAY_SOLDIER)
        return grog_ref_slot(thing);
    return thing ? wf_bearer_of(w, thing) : SOLDIERS;
}
/* The space that a context is about; 0: none. */
unsigned wf_space_of(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about);
unsigned wf_space_of_thing(const struct warfighter *w, uint16_t thing);

/* hooks.c: what the kernel asks about bearers, places and silence */
bool     wf_can_use(const struct grog_match *m, uint16_t soldier, uint16_t card);   /* cards: is it of his Nation? */
bool     wf_is_flagged_for(const struct grog_match *m, uint16_t soldier, uint16_t card);
bool     wf_is_of_nation(const struct grog_match *m, uint16_t soldier, uint16_t nation);
bool     wf_is_of_era(const struct grog_match *m, uint16_t soldier, uint16_t card); /* of his Era? */
unsigned wf_bears(const struct grog_match *m, const struct grog_game *g, uint16_t thing, struct grog_topic of,
                  struct grog_source out[GROG_BORNE_MAX]);
bool     wf_here(const struct grog_match *m, const struct grog_game *g, const struct grog_source *s,
                 const struct grog_frame *about);
bool     wf_silent(const struct grog_match *m, const struct grog_game *g, uint16_t thing);
uint16_t wf_heir(const struct grog_match *m, const struct grog_game *g, uint16_t thing);        /* hostiles.c */
bool     wf_echoes(const struct grog_match *m, const struct grog_game *g, uint16_t thing);      /* band.c */

/* ---- setting up (team.c, deal.c) ----------------------------------------- */

uint16_t wf_mission_card(const struct grog_match *m);
uint16_t wf_objective_card(const struct grog_match *m);
uint16_t wf_force(const struct grog_match *m);
/* The team's cards in order, each with its number: from the setup, or from a team's card.  At most TEAM_ROOM. */
unsigned wf_team_cards(const struct grog_match *m, struct grog_listed out[TEAM_ROOM]);
bool     wf_fits(const struct grog_match *m, struct grog_error *why);
extern const struct grog_market wf_market;          /* what can be bought, and the same rules in parts */
unsigned wf_counters(const struct grog_match *m, uint16_t card, unsigned copies);   /* that it comes with */
void     wf_muster(struct grog_run *r);             /* Soldiers and what they have, in their places */
void     wf_lay_path(struct grog_run *r);           /* Mission and Objective */
void     wf_lay(struct grog_run *r);                 /* the table, with its decks in order */
void     wf_deal(struct grog_run *r);
void     wf_count_points(struct grog_run *r);       /* the team's Resource Points, anew */
int      wf_points_of(const struct grog_match *m, const struct warfighter *w);
/* what he can carry */
int      wf_loadout(const struct grog_match *m, const struct grog_game *g, unsigned soldier);
int      wf_printed_loadout(const struct grog_match *m, const struct warfighter *w, unsigned soldier);
int      wf_load(const struct grog_match *m, const struct warfighter *w, unsigned soldier);       /* what he carries */
int      wf_weight(const struct grog_match *m, const struct item *i);

/* ---- Eras, Settings, what is chosen with the Mission (eras.c) ------------- */

uint16_t wf_setting(const struct grog_match *m);    /* 0: none */
uint16_t wf_usual(const struct grog_match *m, unsigned row);
uint16_t wf_usual_term(const struct grog_match *m, unsigned row);
unsigned wf_usual_terms(const struct grog_match *m, unsigned row, struct grog_listed *out, unsigned most);
/* The deck that the card lies in at the start; ZONES: none. */
unsigned wf_zone_for(const struct grog_match *m, uint16_t card);
int      wf_sitrep_points(const struct grog_match *m);
bool     wf_choices_fit(const struct grog_match *m, struct grog_error *why);

/* ---- Double-Reticles, Divinity (band.c, divinity.c) ------------------------- */

bool     wf_leads_band(const struct warfighter *w, unsigned hostile);
static inline bool wf_leads(const struct warfighter *w, unsigned hostile)   /* no band, or the first of it */
{
    return !w->hostile[hostile].band || wf_leads_band(w, hostile);
}
uint16_t wf_other_of_band(const struct warfighter *w, uint16_t ref);        /* another of its card; 0: none */
unsigned wf_companions(const struct grog_match *m, uint16_t card);          /* Hostiles on it beyond the first */
void     wf_put_companions(struct grog_run *r, uint16_t card);              /* at the deal */
void     wf_enter_band(struct grog_run *r, uint16_t leader);                /* the others of its card */
void     wf_member_goes(struct grog_run *r, uint16_t ref);                  /* one of several */
void     wf_tell_band(struct warfighter *w, const struct hostile *h);        /* what this one of them knows */
void     wf_close_band(struct grog_run *r, struct hostile *leader);
void     wf_band_goes(struct grog_run *r, struct hostile *h, unsigned space);
bool     wf_is_held(const struct warfighter *w, const struct hostile *h);   /* by a Suppress counter on any of them */
int      wf_most_active(const struct grog_match *m, const struct warfighter *w, const struct hostile *leader);
/* A counter of a Soldier in its Range, if there is one in the cup. */
bool     wf_aim_near(struct grog_run *r, struct hostile *h);
void     wf_draw_counter(struct grog_run *r, struct hostile *h);
void     wf_tell_target(struct grog_run *r, const struct hostile *h);
unsigned wf_sharers(const struct grog_match *m, const struct warfighter *w);    /* who can have what waits */
void     wf_gain_spoils(struct grog_run *r, uint16_t card);
bool     wf_can_have(const struct grog_match *m, const struct grog_game *g, unsigned soldier, unsigned item);

/* ---- Vehicles (vehicles.c) -------------------------------------------------- */

enum vehicle wf_vehicle(const struct grog_match *m, uint16_t card);
int      wf_standard_vehicles(const struct grog_match *m);                  /* that the team comes with */
bool     wf_is_hunting(const struct grog_match *m, uint16_t card);          /* of a deck that hunts its Vehicles */
bool     wf_is_equipped(const struct grog_match *m, uint16_t soldier);      /* a Player Soldier, or one with a hold */
bool     wf_is_for_anybody(const struct grog_match *m, uint16_t card);     /* for Squad Soldiers too */
bool     wf_is_mounted(const struct grog_match *m, uint16_t card);
/* An item in a Vehicle's hold, which it does not use. */
bool     wf_is_cargo(const struct grog_match *m, const struct warfighter *w, const struct item *i);
bool     wf_can_be_healed(const struct grog_match *m, const struct grog_game *g, unsigned soldier);
int      wf_hits_by_proximity(const int16_t *table, int range, int total);
int      wf_free_attacks(const struct grog_match *m, const struct grog_game *g, unsigned soldier, unsigned item);

/* ---- optional rules (saving.c, jams.c, random.c) --------------------------- */

int      wf_saved_for(const struct warfighter *w, unsigned soldier, int cost);      /* of this cost */
void     wf_use_saved(struct grog_run *r, unsigned soldier);                /* he has entered a Location */
void     wf_list_saves(const struct grog_match *m, const struct grog_game *g, unsigned soldier, struct grog_list *l);
void     wf_check_jam(struct grog_run *r, const struct grog_frame *shot, int reload, const int16_t *dice, int n);
/* A Mission, and an Objective for it; false: there is none. */
bool     wf_random_mission(const struct grog_cards *cards, struct grog_dice *dice, uint16_t *mission,
                           uint16_t *objective);
unsigned wf_random_rescue(const struct grog_cards *cards, struct grog_dice *dice, uint16_t mission, uint16_t *out);

/* ---- cards and payments (cards.c) ---------------------------------------- */

int      wf_hand_size(const struct grog_match *m, const struct grog_game *g, unsigned soldier);
void     wf_draw_card(struct grog_run *r, unsigned soldier);                /* if there is one, and room */
void     wf_discard_card(struct grog_run *r, unsigned soldier, uint16_t card);
void     wf_spend_action(struct grog_run *r, unsigned soldier, int n);
void     wf_pay_xp(struct grog_run *r, unsigned soldier, int n);
void     wf_gain_xp(struct grog_run *r, unsigned soldier, int n);
int      wf_cards_to_discard(const struct warfighter *w, const struct grog_match *m, unsigned soldier, uint16_t played);

/* ---- Hostiles (hostiles.c) ----------------------------------------------- */

uint16_t wf_draw_hostile(struct grog_run *r);                               /* its card; 0: there is none */
/* What a card of the Hostile deck counts when Hostiles are drawn. */
int      wf_value(const struct grog_match *m, const struct grog_game *g, uint16_t card);
uint16_t wf_enter_hostile(struct grog_run *r, uint16_t card, unsigned space, bool marked);
/* It targets this Soldier. */
uint16_t wf_enter_aimed(struct grog_run *r, uint16_t card, unsigned space, unsigned soldier);
/* WF-REI-07  Its value is not within these; 0: no Location. */
void     wf_reject_by_value(struct grog_run *r, uint16_t card, uint16_t location, int low, int high);
int      wf_retain_cost(const struct grog_match *m, const struct grog_game *g, const struct support *s);
bool     wf_can_retain(const struct grog_match *m, const struct grog_game *g, const struct support *s);
/* telling.c */
void     wf_tell_dice(struct grog_run *r, const int16_t *die, int n, int cover);
void     wf_tell_again(struct grog_run *r, int which);
void     wf_tell_best(struct grog_run *r, uint16_t who, const int16_t *die, int n, int needed, int bonus);
void     wf_tell_hits(struct grog_run *r, int hits, int dice);
void     wf_reject_hostile(struct grog_run *r, uint16_t card, enum away why);
void     wf_hostile_goes(struct grog_run *r, struct hostile *h, unsigned space);    /* in play, to another space */
void     wf_put_hostile(struct grog_run *r, struct hostile *h, unsigned space);      /* whatever forbids it */
void     wf_put_away(struct grog_run *r, uint16_t card);    /* a Hostile or Event that leaves: to its discards */
void     wf_aim(struct grog_run *r, struct hostile *h);                     /* a (new) Targeting counter */
/* to the discards; its counter to the cup */
void     wf_remove_hostile(struct grog_run *r, uint16_t ref);
/* the whole card; `by`: as in wf_kill */
void     wf_eliminate(struct grog_run *r, uint16_t ref, const struct grog_frame *by);
void     wf_eliminate_some(struct grog_run *r, unsigned space, int cards, const struct grog_frame *by);
bool     wf_may_suppress(const struct grog_match *m, const struct grog_game *g, uint16_t hostile);
bool     wf_suppress_hostile(struct grog_run *r, uint16_t ref);
/* An EKIA on a Hostile without a counter, or in place of a Suppress counter; true: the card is Eliminated.
 * `by`: its actor gains the Experience Points, with what he did it, and how; NULL: nobody. */
bool     wf_kill(struct grog_run *r, uint16_t ref, bool on_suppressed, const struct grog_frame *by);
void     wf_give_back(struct grog_run *r, uint16_t ref, unsigned space);    /* what was thrown at it */
void     wf_hit_target(struct grog_run *r, uint16_t ref, int hits);         /* of an Objective */
bool     wf_in_range(const struct grog_match *m, const struct warfighter *w, const struct hostile *h);
int      wf_kept_distance(const struct grog_match *m, const struct grog_game *g, const struct hostile *h);
/* A step towards or away from the space, to keep the distance; 0: none, or it keeps none. */
int      wf_kept_step(const struct grog_match *m, const struct grog_game *g, const struct hostile *h, unsigned to);
bool     wf_space_is_clear(const struct grog_match *m, const struct warfighter *w, unsigned space);

/* ---- Soldiers (wounds.c) ------------------------------------------------- */

void wf_wound(struct grog_run *r, const struct grog_frame *f, unsigned soldier, int wounds);
void wf_suppress_soldier(struct grog_run *r, unsigned soldier, int n);
void wf_leave(struct grog_run *r, const struct grog_frame *f, unsigned soldier, enum fate how);
bool wf_can_be_treated(const struct soldier *s, unsigned wound);
void wf_treat(struct grog_run *r, unsigned soldier, unsigned wound, int points);
void wf_outcomes(struct grog_run *r);
/* A Wound's name as an object: the Soldier's slot and the counter's place, from 1. */
static inline uint16_t wound_name(unsigned soldier, unsigned wound) { return (uint16_t)(soldier * 16 + wound + 1); }

/* ---- the Objective (objective.c) ----------------------------------------- */

void wf_complete(struct grog_run *r, unsigned slot);    /* what the Objective wants is done */
void wf_complete_by_card(struct grog_run *r);       /* a card says that the Mission's means are met */
void wf_move_objective(struct grog_run *r, int n);
void wf_move_timer(struct grog_run *r, int by);
void wf_step_timer(struct grog_run *r, int by);            /* whether time is out is seen later */
void wf_check_time(struct grog_run *r);
bool wf_all_down(const struct grog_match *m, const struct grog_game *g);
bool wf_nobody_left(struct grog_run *r);            /* then the Mission has failed */
void wf_check_destroyed(struct grog_run *r);
void wf_check_eliminated(struct grog_run *r);
void wf_succeed(struct grog_run *r);
void wf_fail(struct grog_run *r);

/* ---- types of Missions, decks of their own, counters (types.c, aside.c, counters.c) ---- */

enum { TYPES_MOST = 8 };
unsigned wf_types(const struct grog_match *m, uint16_t out[TYPES_MOST]);    /* each once */
void     wf_lay_types(struct grog_run *r);
bool     wf_uses_deck(const struct grog_match *m, uint16_t deck);
uint16_t wf_deck_of(const struct grog_match *m, uint16_t card);             /* 0: the common one */
void     wf_put_aside(struct grog_run *r, uint16_t card);                   /* at the deal: its copies */
void     wf_put_beside(struct grog_run *r, uint16_t card);                  /* to its deck, or to the discards of it */
uint16_t wf_draw_aside(struct grog_run *r, uint16_t deck);                  /* one at random; 0: none */
unsigned wf_aside_left(const struct grog_match *m, const struct warfighter *w, uint16_t deck);  /* with discards */
void     wf_give_counters(struct grog_run *r, unsigned soldier);            /* at the deal */
void     wf_gain_counters(struct grog_run *r, uint8_t *of, uint16_t whose, uint16_t counter, int n);

/* ---- ability rolls (abilities.c) ------------------------------------------ */

/* The least roll by which he has the ability, from his card or what he holds; 0: he has it not. */
int      wf_ability(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t keyword);
/* Of a PROC_TEST that would be called so: the least die by which it succeeds, from 1; above DIE: none. */
int      wf_least_die(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *test);

/* The ability rolls that an option leads to, in the order in which they are made; of one that nobody can make the actor
 * is 0.  What makes each of them, the procedure that calls it uses. */
enum { ROLLS_MOST = EVENTS_MOST + ROLL_ROOM + 2 };
struct rolls { unsigned n; struct grog_frame at[ROLLS_MOST]; };
void     wf_rolls_of(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_option o,
                     struct rolls *out);
static inline void wf_add_roll(struct rolls *to, struct grog_frame test)
{
    if (to->n < ROLLS_MOST)
        to->at[to->n++] = test;
}
/* about: its seat and actor make the roll; its target or with is where, at what. */
struct grog_frame wf_success_test(const struct grog_match *m, const struct grog_game *g,
                                  const struct grog_frame *about);
struct grog_frame wf_obstacle_test(const struct grog_match *m, const struct grog_game *g,
                                   const struct grog_frame *about, unsigned roll);      /* LOCATION_DETECT, _DISARM */
struct grog_frame wf_lock_test(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about);
struct grog_frame wf_place_test(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about);
struct grog_frame wf_trap_test(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about);
void     wf_add_encounter(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about,
                          unsigned list, struct rolls *to);     /* ENCOUNTER_ROLLS or ENCOUNTER_SECOND */
void     wf_add_entering(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about,
                         struct rolls *to);

/* ---- what can be done in a Location, what waits there, what it does (places.c, environment.c) ---- */

grog_rule wf_may_attempt(const struct grog_match *m, const struct grog_game *g, unsigned soldier, unsigned location);
void      wf_list_attempts(const struct grog_match *m, const struct grog_game *g, unsigned soldier, grog_rule so_far,
                           struct grog_list *l);
/* The ability that its Obstacle asks for; 0: it has none. */
static inline uint16_t wf_obstacle_of(const struct grog_match *m, uint16_t card)
{
    return kind_of(m, card) == OF_LOCATION ? (uint16_t)numbers_of(m, card)[LOCATION_OBSTACLE] : 0;
}
bool      wf_is_harsh(const struct grog_match *m, const struct grog_game *g);     /* does any card in force say so? */

/* ---- JTAC (jtac.c) ---------------------------------------------------------- */

bool wf_can_strike(const struct grog_match *m, const struct grog_listed *team, unsigned n, struct grog_error *why);
void wf_list_platforms(const struct grog_match *m, const struct grog_game *g, unsigned soldier, struct grog_list *l);
int  wf_platform_points(const struct grog_match *m, const struct warfighter *w);
/* The number of the greatest row {from, number} of a table that is reached; 0: none is. */
int  wf_reached_row(const int16_t *table, int n);

/* ---- K9 (k9.c) -------------------------------------------------------------- */

bool     wf_pairs_fit(const struct grog_match *m, const struct grog_listed *team, unsigned n, struct grog_error *why);
void     wf_pair_up(struct grog_run *r);                                    /* at the muster: K9s and their Handlers */
bool     wf_k9_brings(const struct grog_match *m, uint16_t deck);
void     wf_follow(struct grog_run *r, const struct grog_frame *f);         /* his Handler has Moved */
void     wf_unpair(struct grog_run *r, const struct grog_frame *f, unsigned soldier);     /* one of a pair has left */
void     wf_take_location(struct grog_run *r, unsigned slot);                 /* the last of the path (places.c) */
uint16_t wf_unmet(const struct warfighter *w, unsigned space);              /* the Encounter that waits there; or 0 */
unsigned wf_roller(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t ability);
unsigned wf_met_by(const struct warfighter *w, uint16_t encounter);         /* a Soldier's slot, or SOLDIERS */
void     wf_lay_encounter(struct grog_run *r, uint16_t deck, uint16_t location);

/* For a lister that reads values about a Soldier: the cards in force, and the values that his own cards speak of
 * (grog_speech); of Moves also those that any card in force speaks of, and what Hostiles add to the Entrance cost of
 * each space, INT16_MIN until it is asked.  NULL in place of it: ask anew. */
struct wf_ears { struct grog_voices *voices; uint64_t own; int16_t *penalty; };

/* ---- predicates that listers and procedures share ------------------------ */

grog_rule wf_may_aim_at_target(const struct grog_match *m, const struct warfighter *w, const struct hostile *h);
grog_rule wf_may_act(const struct soldier *s, int actions);
grog_rule wf_may_use_weapon(const struct grog_match *m, const struct grog_game *g, unsigned soldier,
    const struct item *i);
bool wf_is_settled(match_p m, game_p g, const struct grog_frame *shoot);
bool      wf_may_choose_kill(const struct grog_match *m, const struct hostile *h);      /* is there a choice? */
bool      wf_hits_many(const struct grog_match *m, uint16_t weapon, unsigned mode);     /* each die, or by Proximity */
const int16_t *wf_chart(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *attack);
int       wf_printed_dice(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *attack);
int       wf_penetration(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *attack);
int       wf_cover(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *attack);
grog_rule wf_may_use_mode(const struct grog_match *m, const struct grog_game *g, unsigned soldier, unsigned item,
                          enum mode mode);
int       wf_entrance(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *move,
                      const struct wf_ears *ears);
bool      wf_can_pay_cards(const struct grog_match *m, const struct warfighter *w, unsigned soldier, int n);
uint16_t  wf_ammo_type(const struct grog_match *m, const struct item *i);
int       wf_heavier(const struct grog_match *m, const struct item *i);
grog_rule wf_may_get_ammo(const struct grog_match *m, const struct warfighter *w, unsigned to);
grog_rule wf_may_give_ammo(const struct grog_match *m, const struct warfighter *w, unsigned from, unsigned to);
grog_rule wf_may_go_on(const struct grog_match *m, const struct grog_game *g);          /* may a Location be played? */
grog_rule wf_may_pay_location(const struct grog_match *m, const struct warfighter *w, unsigned soldier, uint16_t card);
grog_rule wf_may_activate(const struct grog_match *m, const struct grog_game *g, unsigned soldier);
int32_t   wf_playable(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t card,
                      uint8_t point, const struct grog_frame *about);
int32_t   wf_chosen_for(const struct grog_match *m, const struct grog_game *view, struct grog_option o);
int       wf_card_cost(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t card,
                       const struct wf_ears *ears);

/* ---- listers ------------------------------------------------------------- */

typedef void wf_lister(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
uint64_t wf_moves_heard(const struct grog_match *m, const struct grog_game *g, struct grog_voices *voices);
void wf_list_moves(const struct grog_match *m, const struct grog_game *g, unsigned soldier, grog_rule so_far,
                   struct grog_list *l, const struct wf_ears *ears);
wf_lister wf_list_turn, wf_list_reactions, wf_list_hand, wf_list_pay_card, wf_list_pay_xp,
          wf_list_retain, wf_list_cancel, wf_list_kill, wf_list_free_move, wf_list_free_attack,
          wf_list_boost, wf_list_obstacle, wf_list_keep, wf_list_endure, wf_list_encounter, wf_list_again,
          wf_list_spread, wf_list_share;
/* The Attacks of one Soldier. */
void wf_list_attacks(const struct grog_match *m, const struct grog_game *g, unsigned soldier, struct grog_list *l);

/* ---- procedures ---------------------------------------------------------- */

/* close combat */
grog_proc_fn wf_engage, wf_set_aside, wf_pick_lock;
enum { PICK_TEST = 1 };
/* locals of PROC_SHOOT: it is at a Door; each die is a Kill, and none is rolled */
enum { SHOOT_AT_DOOR = MOST_DICE + 2, SHOOT_NO_ROLL };

/* hand_to_hand.c */
uint16_t  wf_unarmed(const struct grog_match *m, const struct soldier *s);  /* the chart of his bare hands; 0: none */
uint16_t  wf_find_unarmed(const struct grog_match *m, uint16_t soldier);
/* {dice, stumble, hit, penetration, aim} of a Weapon's card in one of the three Modes; NULL: it has not. */
const int16_t *wf_melee_row(const struct grog_match *m, uint16_t weapon, unsigned mode);
/* The least Actions that he pays to Engage it; -1: nobody Engages there. */
int       wf_engage_cost(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t hostile);
grog_rule wf_may_engage(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t hostile);
void      wf_engage_with(struct grog_run *r, unsigned soldier, uint16_t hostile);
void      wf_part(struct grog_run *r, struct soldier *s);               /* his counter is taken back */
void      wf_disengage(struct grog_run *r, uint16_t hostile);           /* all counters on it are */
void      wf_list_strikes(const struct grog_match *m, const struct grog_game *g, unsigned soldier, grog_rule so_far,
                          struct grog_list *l);
static inline bool is_melee(unsigned mode) { return mode >= GUN_MODES && mode < MODES; }

/* move.c: every change of a Soldier's place while he is in play */
void      wf_soldier_goes(struct grog_run *r, struct soldier *s, unsigned space);

/* armor.c */
bool      wf_is_armored(const struct grog_match *m, const struct grog_game *g, unsigned soldier);
int       wf_armor_at(const struct grog_match *m, const struct grog_game *g, unsigned soldier, int body);
bool      wf_wears(const struct grog_match *m, const struct warfighter *w, unsigned soldier, uint16_t like);
bool      wf_defeats_armor(struct grog_run *r, const struct grog_frame *f, int body, int die);

/* doors.c: {Cover, Hits, Interior Cover} of a Door that is not Breached; NULL: it has none */
const int16_t *wf_door(const struct grog_match *m, const struct hostile *h);
int       wf_interior(const struct grog_match *m, const struct hostile *h);     /* Cover inside it */
void      wf_hit_door(struct grog_run *r, uint16_t hostile, int hits);
void      wf_list_doors(const struct grog_match *m, const struct grog_game *g, unsigned soldier, grog_rule so_far,
                        struct grog_list *l);
/* abilities and places */
grog_proc_fn wf_attempt, wf_first_in, wf_obstacle, wf_environment, wf_endure, wf_arrive, wf_repair;
/* mission types */
wf_lister    wf_list_deploy;
grog_proc_fn wf_draw_for, wf_deploy, wf_advance;

/* What cards say of a value that is about the Mission as a whole. */
static inline int wf_said(const struct grog_match *m, const struct grog_game *g, unsigned value)
{
    struct grog_frame about = { .seat = GROG_NOBODY };
    return grog_value(m, g, value, &about, NULL);
}
/* And of one that is about Hostiles in a space. */
int      wf_said_of_space(const struct grog_match *m, const struct grog_game *g, unsigned value, unsigned space);
enum place wf_place_word(const struct grog_match *m, const struct grog_game *g, uint16_t hostile);
bool     wf_types_fit(const struct grog_match *m, const struct grog_listed *at, unsigned n, struct grog_error *why);
uint16_t wf_transport(const struct grog_match *m);                          /* 0: none */
bool     wf_is_forbidden(const struct grog_match *m, const struct warfighter *w, uint16_t card);
void     wf_lay_locations(struct grog_run *r);                              /* at the deal */
void     wf_set_out(struct grog_run *r);
uint16_t wf_present(const struct grog_match *m);                            /* the Objective's Hostile; 0: none */
uint16_t wf_first_deck(const struct grog_match *m, bool *open);             /* 0: none */
int      wf_place_first(struct grog_run *r, unsigned slot, int value);      /* the value placed */
void     wf_present_enters(struct grog_run *r);
int      wf_value_to_draw(const struct grog_match *m, const struct warfighter *w, uint16_t place);
bool     wf_exceeds(const struct grog_match *m, const struct grog_game *g, uint16_t card, int total, int value);
uint16_t wf_pick(struct grog_run *r, unsigned zone, uint16_t deck);         /* one of the deck at random; 0: none */
void     wf_lay_event(struct grog_run *r, uint16_t card, unsigned space);
void     wf_advance_timer(struct grog_run *r);
/* JTAC and K9 */
grog_proc_fn wf_guide, wf_call_in, wf_encounter;
#include "beyond.h"
/* machines, Undead, Eras */
grog_proc_fn wf_save, wf_clear, wf_anti_vehicle, wf_share;
grog_proc_fn wf_mission, wf_soldier_turn, wf_hostile_turn,
             wf_rally, wf_move, wf_attack, wf_shoot, wf_reload, wf_discard_and_draw,
             wf_play, wf_use, wf_play_location, wf_activate, wf_pass_gear, wf_drop, wf_pick_up, wf_pass_ammo,
             wf_lighten, wf_withdraw,
             wf_open, wf_draw_hostiles, wf_events, wf_reinforce, wf_hostile_attack, wf_retain,
             wf_ask_xp, wf_pay_cards, wf_kills, wf_heal, wf_free_move, wf_free_attack, wf_bombard,
             wf_test, wf_try, wf_never;

#include "steps.h"

/* ---- rows (vocabulary.c, measures.c, costs.c, targets.c, effects.c) ------- */

extern const struct grog_card_kind   wf_card_kinds[CARD_KINDS];
extern const struct grog_value_row   wf_values[VALUES];
extern const struct grog_point       wf_points[POINTS];
extern const struct grog_measure_row wf_measures[MEASURES];
extern const struct grog_cost_row    wf_costs[COSTS];
extern const struct grog_target_row  wf_targets[TARGETS];
extern const struct grog_effect_row  wf_effects[EFFECTS];

extern const struct grog_setup_row wf_setup_rows[SETUPS];
extern const struct grog_kind      wf_kinds[KINDS];
extern const struct grog_zone      wf_zones[ZONES];
extern const struct grog_array     wf_arrays[ARRAYS];
extern const struct grog_verb      wf_verbs[VERBS];
extern const grog_rule             wf_verb_rules[VERBS];
extern const struct grog_question  wf_questions[QUESTIONS];
extern const struct grog_proc      wf_procs[PROCS];
const char *wf_check(const struct grog_match *m, const struct grog_game *g);
bool        wf_lies(const struct grog_match *m, unsigned zone, uint16_t card);
/* check_frames.c: half-done procedures; and what check.c says too: may a Soldier stand there, is it in play? */
const char *wf_check_frames(const struct grog_match *m, const struct warfighter *w);
bool        wf_is_card_space(const struct warfighter *w, unsigned space);
static inline bool wf_is_live(const struct grog_match *m, const struct warfighter *w, uint16_t ref)
{
    return grog_thing_at(m, (struct grog_game *)(uintptr_t)&w->game, ref) != NULL;
}

#endif
