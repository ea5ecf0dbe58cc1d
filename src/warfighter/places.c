/* SPDX-License-Identifier: MIT */
/* places.c -- Beneficials and Obstacles: what an ability gains in a Location, and what waits there for whoever enters
 * first.
 *
 * What always holds here:
 *   (1) a Location that waits has no Soldier in it and its Hostiles are not drawn; the first Soldier to enter it, by
 *       whatever way, goes through FIRST_IN, and then it waits no more;
 *   (2) what can be gained in a Location is gained once, until it is Repaired (sabotage.c). */
#include "common.h"
#include "abilities.h"
#include "cards.h"
#include "check.h"
#include "checks.h"
#include "decks.h"
#include "frame.h"
#include "k9.h"
#include "move.h"
#include "places.h"

/* ---- Beneficials (Success) -------------------------------------------------- */

static uint16_t success_of(const struct grog_match *m, const struct warfighter *w, unsigned location)
{
    GROG_ASSERT(location < LOCATIONS);
    return (uint16_t)numbers_of(m, w->location[location].thing.card)[PLACE_SUCCESS];
}

/* WF-ABL-03, WF-ABL-05, WF-SOL-17, WF-SAB-06  By who is there and has the ability, until somebody has succeeded. */
grog_rule wf_may_attempt(const struct grog_match *m, const struct grog_game *g, unsigned soldier, unsigned location)
{
    GROG_ASSERT(soldier < SOLDIERS && location < LOCATIONS);
    const struct warfighter *w = const_wf(g);
    if (space_of_slot(w, location) != w->soldier[soldier].place)
        return R_ABL_03;
    if (w->location[location].flags & LOCATION_RESOLVED)
        return R_ABL_05;
    return wf_ability(m, g, soldier, success_of(m, w, location)) ? 0 : R_SOL_17;
}

WF_APART void wf_list_attempts(const struct grog_match *m, const struct grog_game *g, unsigned soldier,
                               grog_rule so_far, struct grog_list *l)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    unsigned here = slot_of_space(w, w->soldier[soldier].place);
    for (unsigned i = grog_seeks(l) ? 0 : here; i < (grog_seeks(l) ? LOCATIONS : here + 1); i++)
        if (w->location[i].thing.live && success_of(m, w, i))
            grog_offer(l, grog_option(VERB_ATTEMPT, soldier + 1, 0, 0, location_ref(w, i)),
                       so_far ? so_far : wf_may_attempt(m, g, soldier, i));
}

static const int16_t *numbers_there(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    return numbers_of(m, const_wf(g)->location[grog_ref_slot(f->target)].thing.card);
}

struct grog_frame wf_success_test(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    const int16_t *n = numbers_there(m, g, f);
    return (struct grog_frame){ .proc = PROC_TEST, .seat = f->seat, .actor = f->actor, .with = f->target,
        .mode = (uint16_t)n[PLACE_SUCCESS], .target = f->target, .pending = { n[PLACE_SUCCESS_ROLL] } };
}

const struct grog_step wf_attempt_steps[] = {
    STARTS, [ATTEMPT_TEST] = CALLS("test", R_ABL_04, PROC_TEST), [ATTEMPT_SUCCESS] = AT_POINT("success", R_ABL_01),
};

static bool attempt_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return f->actor && wf_is_live(m, w, f->target)
        && numbers_of(m, w->location[grog_ref_slot(f->target)].thing.card)[PLACE_SUCCESS];
}

const struct wf_rests wf_attempt_rests = {
    .fits = attempt_fits,
    .point = { [ATTEMPT_SUCCESS] = POINT_SUCCESS },
    .hands = { [ATTEMPT_TEST] = { ACTOR, TARGET, ANY, TARGET } },
};

/* target: the Location. */
enum grog_flow wf_attempt(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ATTEMPT);
    struct location *l = &wf(r->g)->location[grog_ref_slot(f->target)];
    BEGIN;
    wf_spend_action(r, grog_ref_slot(f->actor), 1);     /* WF-ABL-04  it costs an Action */
    CALL_FRAME(ATTEMPT_TEST, wf_success_test(r->m, r->g, f));
    if (!r->result || !grog_thing_at(r->m, r->g, f->target) || (l->flags & LOCATION_RESOLVED))
        return GROG_DONE;
    if (!wf_said(r->m, r->g, VALUE_SUCCESS_REPEATS))    /* NAM-EXP-09  some can succeed again */
        l->flags |= LOCATION_RESOLVED;                  /* WF-ABL-05, WF-SAB-05  else once for the Location */
    TELL(TOLD_RESOLVED, f->actor, f->target);
    REACH(ATTEMPT_SUCCESS, POINT_SUCCESS);              /* WF-ABL-01  its Success effect */
    END;
}

/* ---- the first to enter ------------------------------------------------------ */

/* Local of FIRST_IN and of OBSTACLE: the space that he came from. */
enum { FROM, COUNTED };

/* What FIRST_IN calls for, in its order. */
static void add_first_in(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                         struct rolls *to)
{
    const struct warfighter *w = const_wf(g);
    struct grog_frame meets = *f;
    meets.with = wf_unmet(w, space_of_slot(w, grog_ref_slot(f->target)));
    if (meets.with)
        wf_add_encounter(m, g, &meets, ENCOUNTER_ROLLS, to);
    if (wf_obstacle_of(m, w->location[grog_ref_slot(f->target)].thing.card))
        wf_add_roll(to, wf_obstacle_test(m, g, f, LOCATION_DETECT));
}

/* Who enters: Traps that are armed there, what waits for the first, what tries everybody (wf_move). */
void wf_add_entering(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                     struct rolls *to)
{
    const struct warfighter *w = const_wf(g);
    unsigned slot = grog_ref_slot(f->target);
    struct grog_frame trap = *f;
    for (unsigned i = 0; i < EVENTS_MOST && !grog_unused(&w->event[i].thing); i++)
        if (wf_is_armed(w, i, space_of_slot(w, slot))) {
            trap.with = event_ref(w, i);
            wf_add_roll(to, wf_trap_test(m, g, &trap));
        }
    if (w->location[slot].flags & LOCATION_WAITS)
        add_first_in(m, g, f, to);
    if (numbers_there(m, g, f)[PLACE_FAIL])
        wf_add_roll(to, wf_place_test(m, g, f));
}

const struct grog_step wf_first_steps[] = {
    STARTS, [FIRST_ENCOUNTER] = CALLS("encounter", R_K9_15, PROC_ENCOUNTER),
    [FIRST_OBSTACLE] = CALLS("obstacle", R_ABL_08, PROC_OBSTACLE),
    [FIRST_DRAW] = CALLS("draw", R_ABL_18, PROC_DRAW_HOSTILES),
};
const struct grog_local wf_first_locals[] = { [FROM] = { "from", 0, SPACES }, [COUNTED] = { "counted", 0, 12 } };

/* Where he comes, nobody is still to be the first. */
static bool can_go_back(const struct warfighter *w, unsigned space)
{
    return wf_is_card_space(w, space) && !(w->location[slot_of_space(w, space)].flags & LOCATION_WAITS);
}

static bool first_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return f->actor && f->target && grog_ref_slot(f->target)
        && (f->step != FIRST_ENCOUNTER
            || (wf_is_live(m, w, f->target) && can_go_back(w, (unsigned)(uint16_t)f->local[FROM])));
}

const struct wf_rests wf_first_rests = {
    .fits = first_fits,
    .hands = { [FIRST_ENCOUNTER] = { ACTOR, ANY, NONE, NONE }, [FIRST_OBSTACLE] = { ACTOR, NONE, NONE, TARGET },
               [FIRST_DRAW] = { NONE, NONE, NONE, TARGET } },
};

/* target: the Location that waits.  What waits there comes first; its Hostiles are drawn last, if it still lies. */
enum grog_flow wf_first_in(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_FIRST_IN);
    struct warfighter *w = wf(r->g);
    struct location *l = &w->location[grog_ref_slot(f->target)];
    uint16_t met;
    BEGIN;
    l->flags &= (uint8_t)~LOCATION_WAITS;               /* WF-ABL-08: the first only */
    met = wf_unmet(w, space_of_slot(w, grog_ref_slot(f->target)));
    if (met) {                                          /* WF-K9-15  a K9 Encounter comes first */
        f->local[COUNTED] = numbers_of(r->m, w->event[grog_ref_slot(met)].thing.card)[ENCOUNTER_VALUE];
        CALL(FIRST_ENCOUNTER, .proc = PROC_ENCOUNTER, .seat = f->seat, .actor = f->actor, .with = met);
    }
    if (wf_obstacle_of(r->m, l->thing.card))
        CALL(FIRST_OBSTACLE, .proc = PROC_OBSTACLE, .seat = f->seat, .actor = f->actor, .target = f->target,
             .local = { f->local[FROM] });
    if (l->flags & LOCATION_LAID)                       /* WF-HLD-05, WF-HTL-04  none come to what was not played */
        return GROG_DONE;
    if (grog_thing_at(r->m, r->g, f->target) && wf_anybody(const_wf(r->g)))         /* WF-ABL-18  then come Hostiles */
        CALL(FIRST_DRAW, .proc = PROC_DRAW_HOSTILES, .seat = f->seat, .target = f->target,
             .local = { f->local[COUNTED] });           /* WF-K9-13  the Encounter counts already */
    END;
}

/* ---- Obstacles (Fail) ---------------------------------------------------------- */

static void offer_two(struct grog_list *l, unsigned verb, uint16_t location)
{
    grog_offer(l, grog_option(verb, 0, location, 0, 0), 0);
    grog_offer(l, grog_option(VERB_FALL_BACK, 0, location, 0, 0), 0);
}

void wf_list_obstacle(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    (void)m, (void)seat;
    offer_two(l, VERB_DISARM, g->frame[g->depth - 1].target);
}

void wf_list_keep(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    (void)m, (void)seat;
    offer_two(l, VERB_STAY, g->frame[g->depth - 1].target);
}

static bool is_empty(const struct warfighter *w, unsigned space)
{
    EACH_SOLDIER(w, i)
        if (w->soldier[i].place == space)
            return false;
    return true;
}

/* The last card of the path goes, and with it the Encounter that nobody has met there. */
void wf_take_location(struct grog_run *r, unsigned slot)
{
    GROG_ASSERT(slot < LOCATIONS);
    struct warfighter *w = wf(r->g);
    uint16_t card = w->location[slot].thing.card, unmet = wf_unmet(w, space_of_slot(w, slot));
    if (unmet) {
        wf_put_away(r, grog_thing_at(r->m, r->g, unmet)->card);
        grog_thing_free(r, unmet);
    }
    if (wf_deck_of(r->m, card))
        wf_put_beside(r, card);
    else
        grog_put(r, ZONE_LOCATION_DISCARDS, 0, card);
    grog_thing_free(r, location_ref(w, slot));
    w->front--;
}

/* WF-ABL-13  Back to where he came from; the card goes if it is the last that was played and nobody is in it. */
static void give_up(struct grog_run *r, const struct grog_frame *f)
{
    struct warfighter *w = wf(r->g);
    struct soldier *s = wf_soldier(r, f->actor);
    unsigned slot = grog_ref_slot(f->target);
    uint16_t card = w->location[slot].thing.card;
    if (in_play(s))
        wf_soldier_goes(r, s, (unsigned)f->local[FROM]);
    if (in_play(s) && s->follower)
        wf_soldier_goes(r, &w->soldier[s->follower - 1], (unsigned)f->local[FROM]);
    TELL(TOLD_FALLS_BACK, f->actor, card);
    if (slot != w->front || (w->location[slot].flags & LOCATION_LAID) || !is_empty(w, space_of_slot(w, slot)))
        return;
    wf_take_location(r, slot);
}

static bool falls_back(const struct grog_run *r)
{
    return r->answer.seat != GROG_NOBODY && r->answer.option.verb == VERB_FALL_BACK;
}

struct grog_frame wf_obstacle_test(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f,
                                   unsigned roll)
{
    const int16_t *n = numbers_there(m, g, f);
    return (struct grog_frame){ .proc = PROC_TEST, .seat = f->seat, .actor = f->actor, .with = f->target,
        .mode = (uint16_t)n[LOCATION_OBSTACLE], .target = f->target, .pending = { n[roll] } };
}

/* His own; the team's, if he was the last of it. */
static unsigned seats_to_ask(const struct grog_run *r, unsigned owner)
{
    unsigned seats = wf_seats_in_play(r->m, const_wf(r->g));
    return seats >> owner & 1 ? 1u << owner : seats;
}

const struct grog_step wf_obstacle_steps[] = {
    STARTS, [OBSTACLE_DETECT] = CALLS("detect", R_ABL_10, PROC_TEST),
    [OBSTACLE_SET_OFF] = AT_POINT("set off", R_ABL_11),
    [OBSTACLE_CHOICE] = ASKS("choice", R_ABL_12, ASK_OBSTACLE),
    [OBSTACLE_DISARM] = CALLS("disarm", R_ABL_14, PROC_TEST),
    [OBSTACLE_TRAPPED] = AT_POINT("trapped", R_ABL_15), [OBSTACLE_KEEP] = ASKS("keep", R_ABL_15, ASK_KEEP),
};

/* Who meets an Obstacle came from somewhere, is there while he chooses, and has a seat that plays. */
static bool obstacle_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    if (!f->actor || !wf_is_opened(m, w, f->target) || !can_go_back(w, (unsigned)(uint16_t)f->local[FROM]))
        return false;
    return wf_obstacle_of(m, w->location[grog_ref_slot(f->target)].thing.card)
        && (f->step != OBSTACLE_CHOICE || wf_is_in_play(w, f->actor));
}

const struct wf_rests wf_obstacle_rests = {
    .fits = obstacle_fits,
    .point = { [OBSTACLE_SET_OFF] = POINT_SET_OFF, [OBSTACLE_TRAPPED] = POINT_SET_OFF },
    .hands = { [OBSTACLE_DETECT] = { ACTOR, TARGET, ANY, TARGET },
               [OBSTACLE_DISARM] = { ACTOR, TARGET, ANY, TARGET } },
};

/* target: the Location.  WF-ABL-10, WF-ABL-14  No Action is spent on its rolls. */
enum grog_flow wf_obstacle(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_OBSTACLE);
    const int16_t *n = numbers_there(r->m, r->g, f);
    unsigned owner = wf_soldier(r, f->actor)->thing.owner;
    BEGIN;
    TELL(TOLD_OBSTACLE, f->actor, f->target);
    CALL_FRAME(OBSTACLE_DETECT, wf_obstacle_test(r->m, r->g, f, LOCATION_DETECT));
    if (!r->result) {                                   /* WF-ABL-11  not Detected: the Fail effect */
        TELL(TOLD_SET_OFF, f->actor, f->target);
        REACH(OBSTACLE_SET_OFF, POINT_SET_OFF);
        return GROG_DONE;
    }
    if (n[LOCATION_DISARM] == NO_DISARM)                /* WF-ABL-17  one roll was all */
        return GROG_DONE;
    ASK(OBSTACLE_CHOICE, ASK_OBSTACLE, 1u << owner);    /* WF-ABL-12  Disarm it, or back off for free */
    if (falls_back(r)) {
        give_up(r, f);
        return GROG_DONE;
    }
    CALL_FRAME(OBSTACLE_DISARM, wf_obstacle_test(r->m, r->g, f, LOCATION_DISARM));
    if (r->result) {                                    /* WF-ABL-16  gone; the card stays */
        TELL(TOLD_DISARMED, f->actor, f->target);
        return GROG_DONE;
    }
    TELL(TOLD_SET_OFF, f->actor, f->target);
    REACH(OBSTACLE_TRAPPED, POINT_SET_OFF);             /* WF-ABL-15  the Fail effect */
    if (!wf_seats_in_play(r->m, const_wf(r->g)))
        return GROG_DONE;
    ASK(OBSTACLE_KEEP, ASK_KEEP, seats_to_ask(r, owner));       /* keep the Location, or discard it */
    if (falls_back(r))
        give_up(r, f);
    END;
}
