/* SPDX-License-Identifier: MIT */
/* locations.c -- Playing Location Cards, Activate the Objective Card, the Hostiles that are drawn for them, and
 * Events. */
#include "common.h"
#include "before.h"
#include "bodies.h"
#include "cards.h"
#include "checks.h"
#include "contracts.h"
#include "deal.h"
#include "decks.h"
#include "fortification.h"
#include "frame.h"
#include "goals.h"
#include "hostiles.h"
#include "k9.h"
#include "locations.h"
#include "places.h"

/* ---- playing a Location --------------------------------------------------- */

/* WF-LOC-01, WF-LOC-19  So many a Soldier Turn, for the whole team. */
static grog_rule may_play_more(const struct grog_match *m, const struct grog_game *g, struct grog_voices *voices)
{
    const struct warfighter *w = const_wf(g);
    struct grog_frame about = { .seat = GROG_NOBODY };
    bool plain = !grog_in(m->values_own, VALUE_LOCATION_PLAYS) && voices
              && !grog_game_modifies(m, g, voices, VALUE_LOCATION_PLAYS);
    int most = plain ? m->base[VALUE_LOCATION_PLAYS] : grog_value(m, g, VALUE_LOCATION_PLAYS, &about, NULL);
    return w->played >= most + w->allowed ? R_LOC_01 : 0;
}

/* NAM-ACT-79  Is somebody in the last card of the path, or in the card beyond the space where the next would lie? */
static bool is_beside_gap(const struct warfighter *w)
{
    EACH_SOLDIER(w, i)
        if (steps_to(w, w->soldier[i].place) == w->front || steps_to(w, w->soldier[i].place) == w->front + 2u)
            return true;
    return false;
}

/* WF-LOC-21, WF-LOC-22  Beyond the front-most Location, where a Soldier is; the Objective's space is taken. */
grog_rule wf_may_go_on(const struct grog_match *m, const struct grog_game *g, struct grog_voices *voices)
{
    const struct warfighter *w = const_wf(g);
    if (w->front + 1 >= w->objective)
        return R_LOC_21;
    if (wf_objective_for(m, w, steps_to(w, w->front + 1u)))
        return R_NAM_MSN_38;
    if (!is_beside_gap(w))
        return R_LOC_22;
    return may_play_more(m, g, voices);
}

/* WF-LOC-10, WF-LOC-11  His own Actions, and Experience Points of anybody. */
grog_rule wf_may_pay_location(const struct grog_match *m, const struct warfighter *w, unsigned soldier, uint16_t card)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const int16_t *n = numbers_of(m, card);
    if (n[LOCATION_ACTIONS] && wf_may_act(&w->soldier[soldier], n[LOCATION_ACTIONS]))
        return R_LOC_10;
    if ((unsigned)n[LOCATION_BODIES] > wf_team_bodies(w))
        return R_NAM_ACT_82;
    if (n[LOCATION_ANY_ACTIONS] && (unsigned)n[LOCATION_ANY_ACTIONS] > wf_actions_to_pay(w))
        return R_PMT_55;
    return (unsigned)n[LOCATION_XP] > wf_team_xp(w) ? R_LOC_11 : 0;
}

const struct grog_step wf_location_steps[] = {
    STARTS, [LOCATION_PAY_XP] = CALLS("pay", R_LOC_11, PROC_PAY_XP),
    [LOCATION_OPENS] = CALLS("opens", R_LOC_24, PROC_OPEN),
    [LOCATION_PAY_BODIES] = CALLS("pay body count", R_NAM_ACT_82, PROC_PAY_BODIES),
    [LOCATION_PAY_ACTIONS] = CALLS("pay actions", R_PMT_55, PROC_PAY_ACTIONS),
};

static bool location_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return f->actor && f->with && kind_of(m, f->with) == OF_LOCATION
        && (f->step == LOCATION_OPENS || w->front + 1 < w->objective);
}

const struct wf_rests wf_location_rests = {
    .fits = location_fits,
    .hands = { [LOCATION_PAY_XP] = { NONE, NONE, NONE, NONE }, [LOCATION_PAY_BODIES] = { NONE, NONE, NONE, NONE },
               [LOCATION_PAY_ACTIONS] = { NONE, NONE, NONE, NONE } },
};

/* with: the card. */
enum grog_flow wf_play_location(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_PLAY_LOCATION);
    struct warfighter *w = wf(r->g);
    const int16_t *n = numbers_of(r->m, f->with);
    unsigned soldier = grog_ref_slot(f->actor);
    BEGIN;
    grog_remove(r, ZONE_HAND, soldier, f->with);
    grog_put(r, ZONE_PLAYED, 0, f->with);
    if (n[LOCATION_ACTIONS])                            /* WF-TRN-26, WF-LOC-10  the Soldier pays its Actions */
        wf_spend_action(r, soldier, n[LOCATION_ACTIONS]);
    /* Anybody may pay the Experience. */
    CALL(LOCATION_PAY_XP, .proc = PROC_PAY_XP, .seat = f->seat, .pending = { n[LOCATION_XP] });     /* WF-LOC-11 */
    if (n[LOCATION_BODIES])
        CALL(LOCATION_PAY_BODIES, .proc = PROC_PAY_BODIES, .seat = f->seat,
             .pending = { n[LOCATION_BODIES] });        /* NAM-ACT-82  some cost Body Count */
    if (n[LOCATION_ANY_ACTIONS])
        CALL(LOCATION_PAY_ACTIONS, .proc = PROC_PAY_ACTIONS, .seat = f->seat,
             .pending = { n[LOCATION_ANY_ACTIONS] });   /* WF-PMT-55  some cost anybody's Actions */
    grog_remove(r, ZONE_PLAYED, 0, f->with);
    w->played++;
    w->front++;
    uint16_t ref = grog_thing_new(r, ARRAY_LOCATION, f->with, GROG_NOBODY);
    if (wf_obstacle_of(r->m, f->with))
        w->location[grog_ref_slot(ref)].flags |= LOCATION_WAITS;
    TELL(TOLD_LOCATION, f->actor, f->with, (uint16_t)space_of_slot(w, w->front));
    CALL(LOCATION_OPENS, .proc = PROC_OPEN, .seat = f->seat, .actor = ref);
    END;
}

/* ---- Activating the Objective --------------------------------------------- */

/* NAM-MSN-39, NAM-MSN-40  The left-most Objective that is not yet Activated. */
unsigned wf_next_objective(const struct grog_match *m, const struct warfighter *w)
{
    return wf_objective_for(m, w, w->front + 1u) ? w->front + 1u : w->objective;
}

/* WF-TRN-29, WF-OBJ-01, WF-OBJ-02  From the Location beside it, once. */
grog_rule wf_may_activate(const struct grog_match *m, const struct grog_game *g, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    unsigned next = wf_next_objective(m, w);
    if (next == w->objective && w->active)
        return R_TRN_31;
    if (w->soldier[soldier].place + 1u != next)
        return R_OBJ_02;
    int plays = wf_said(m, g, VALUE_ACTIVATING_PLAYS);
    if (plays == 2)                                     /* CHT-OBJ-21  only while no Location was played */
        return w->played ? R_CHT_OBJ_21 : 0;
    return plays ? may_play_more(m, g, NULL) : 0;
}

/* One that has lain beside the path is the next card of it: its slot. */
static unsigned lay_objective(struct grog_run *r, uint16_t card)
{
    grog_remove(r, ZONE_SET_OUT, 0, card);
    wf(r->g)->front++;
    unsigned slot = grog_ref_slot(grog_thing_new(r, ARRAY_LOCATION, card, GROG_NOBODY));
    wf_lay_target(r, slot);
    return slot;
}

const struct grog_step wf_activate_steps[] = { STARTS, [ACTIVATE_OPENS] = CALLS("opens", R_OBJ_04, PROC_OPEN) };

enum grog_flow wf_activate(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ACTIVATE);
    struct warfighter *w = wf(r->g);
    uint16_t other = wf_objective_for(r->m, w, w->front + 1u);
    unsigned slot = 1;
    BEGIN;
    if (other) {                                        /* NAM-MSN-40  the next of several Objectives */
        slot = lay_objective(r, other);
    } else {
        w->active = 1;
        w->location[1].flags &= (uint8_t)~LOCATION_INACTIVE;    /* WF-OBJ-03, WF-SET-51  it is Inactive no longer */
    }
    w->played = (uint8_t)(w->played + (wf_said(r->m, r->g, VALUE_ACTIVATING_PLAYS) == 1));
    TELL(TOLD_ACTIVATES, f->actor, w->location[slot].thing.card);
    CALL(ACTIVATE_OPENS, .proc = PROC_OPEN, .seat = f->seat, .actor = location_ref(w, slot));
    END;
}

/* ---- a card of the path opens --------------------------------------------- */

const struct grog_step wf_open_steps[] = {
    STARTS, [OPEN_TEXT] = AT_POINT("text", R_LOC_24), [OPEN_ACTIVATED] = AT_POINT("activated", R_OBJ_04),
    [OPEN_DRAW] = CALLS("draw", R_LOC_14, PROC_DRAW_HOSTILES),
    [OPEN_TEXT_LATE] = AT_POINT("text late", R_CHT_ACT_70),
    [OPEN_ACTIVATED_LATE] = AT_POINT("activated late", R_CHT_ACT_70),
};

static bool open_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    bool activated = f->step == OPEN_ACTIVATED || f->step == OPEN_ACTIVATED_LATE;
    return wf_is_opened(m, w, f->actor)
        && (f->step == OPEN_DRAW || activated == wf_is_objective(m, w, grog_ref_slot(f->actor)));
}

const struct wf_rests wf_open_rests = {
    .fits = open_fits,
    .point = { [OPEN_TEXT] = POINT_LOCATION_PLAYED, [OPEN_ACTIVATED] = POINT_OBJECTIVE_ACTIVATED,
               [OPEN_TEXT_LATE] = POINT_LOCATION_PLAYED, [OPEN_ACTIVATED_LATE] = POINT_OBJECTIVE_ACTIVATED },
    .hands = { [OPEN_DRAW] = { NONE, NONE, NONE, ACTOR } },
};

/* WF-LOC-24, WF-OBJ-04  Its text first, then its Hostiles; CHT-ACT-70  or the other way round. */
enum grog_flow wf_open(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_OPEN);
    bool objective = wf_is_objective(r->m, const_wf(r->g), grog_ref_slot(f->actor)),
         after = r->m->base[VALUE_TEXT_AFTER];
    BEGIN;
    if (!objective)
        wf_lay_k9_encounter(r, f->actor);               /* WF-K9-12  before its Hostiles, whatever comes first else */
    if (!after && objective)
        REACH(OPEN_ACTIVATED, POINT_OBJECTIVE_ACTIVATED);
    else if (!after)
        REACH(OPEN_TEXT, POINT_LOCATION_PLAYED);
    if (!(const_wf(r->g)->location[grog_ref_slot(f->actor)].flags & LOCATION_WAITS))   /* WF-ABL-18: or when somebody */
        CALL(OPEN_DRAW, .proc = PROC_DRAW_HOSTILES, .seat = f->seat, .target = f->actor);       /* enters */
    if (after && objective)                             /* NAM-ACT-98, CHT-ACT-70  when they are there */
        REACH(OPEN_ACTIVATED_LATE, POINT_OBJECTIVE_ACTIVATED);
    else if (after)                                     /* NAM-ACT-94  not before them */
        REACH(OPEN_TEXT_LATE, POINT_LOCATION_PLAYED);
    END;
}

/* WF-LOC-15, WF-MSN-23, WF-OBC-05  The team's points as last counted (WF-PMC-98: the Mission's, that stand there from
 * the start); the last row that they reach.  NAM-ACT-83: or the Objective's space. */
int wf_value_to_draw(const struct grog_match *m, const struct warfighter *w, uint16_t card)
{
    const int16_t *table = numbers_of(m, card) + PLACE_HOSTILES;
    int value = 0, key = wf_said(m, &w->game, VALUE_TABLES_BY) == 1 ? w->objective : w->points;
    for (int i = 0; i < table[0]; i++)
        if (key >= wf_level(table, i).at)
            value = wf_level(table, i).is;
    return value;
}

/* WF-PLC-28, WF-OFF-15, WF-DEF-31  The Objective's, or that of what lies in its place, may be more, or less: not below
 * 0. */
int wf_value_in(const struct grog_match *m, const struct warfighter *w, unsigned slot)
{
    GROG_ASSERT(slot < LOCATIONS);
    int by = slot == 1 ? wf_circumstance(m, CIRCUMSTANCE_VALUE) : 0,
        value = wf_value_to_draw(m, w, w->location[slot].thing.card);
    return by && value + by < 0 ? 0 : value + by;
}

/* KW-012  A card that would exceed the number is not placed. */
bool wf_exceeds(const struct grog_match *m, const struct grog_game *g, uint16_t card, int total, int value)
{
    struct grog_frame about = { .proc = PROC_DRAW_HOSTILES, .seat = GROG_NOBODY, .with = card };
    return total + wf_value(m, g, card) > value && grog_value(m, g, VALUE_OVERKILL, &about, NULL);
}

/* NAM-ACT-86, CHT-ACT-62  For a number of 0 exactly one Hostile; a card without a table has no number. */
static bool draws_one(struct grog_run *r, unsigned slot, int value)
{
    GROG_ASSERT(slot < LOCATIONS);
    return value <= 0 && numbers_of(r->m, const_wf(r->g)->location[slot].thing.card)[PLACE_HOSTILES]
        && wf_said(r->m, r->g, VALUE_ZERO_DRAWS);
}

/* WF-LOC-17  One at a time until the total is the value or more; what is drawn counts wherever it is placed.  Not
 * more than a pass through deck and discards (WF-SET-16).  counted: what counts already (WF-K9-13). */
static void draw_until(struct grog_run *r, unsigned slot, int counted, int value)
{
    GROG_ASSERT(slot < LOCATIONS);
    bool one = draws_one(r, slot, value);
    const struct warfighter *w = const_wf(r->g);
    bool objective = wf_is_objective(r->m, w, slot);
    uint16_t deck = objective ? (uint16_t)wf_objective_in(r->m, w, slot)[OBJECTIVE_FROM] : 0;
    int total = counted + wf_place_first(r, slot, value - counted); /* WF-FRT-05, WF-FRT-06, WF-SHO-11  first its own */
    unsigned tries = deck ? wf_aside_left(r->m, w, deck) : (unsigned)w->hostiles[0] + w->hostile_discards[0];
    TELL_AMOUNT(TOLD_DRAWS_FOR, one ? 1 : value > total ? value - total : 0, location_ref(w, slot), (uint16_t)tries);
    while ((one || total < value) && tries-- > 0) {
        uint16_t card = deck ? wf_draw_aside(r, deck) : wf_draw_hostile(r);     /* WF-SHO-10  or from its own deck */
        if (!card)
            break;
        bool event = kind_of(r->m, card) == OF_EVENT;
        if (!one && wf_exceeds(r->m, r->g, card, total, value))
            wf_reject_hostile(r, card, AWAY_TOO_MUCH);
        else if (wf_enter_hostile(r, card, space_of_slot(w, slot), objective) || event)   /* WF-OBJ-09  marks its own */
            total += wf_value(r->m, r->g, card);                /* WF-LOC-16, WF-EVT-08, WF-SHW-104  its value counts */
        one = one && event;
    }
    if (objective)
        wf_present_enters(r, slot);                           /* WF-FRT-02  what is there from the start */
}

/* Of both draws: what Hostiles are drawn for lies there. */
static bool draw_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return wf_is_opened(m, w, f->target);
}

const struct grog_step wf_draw_for_steps[] = {
    STARTS, [DRAW_FOR_DRAWS] = CALLS("draws", R_LOC_14, PROC_DRAW_HOSTILES),
};
const struct wf_rests wf_draw_for_rests = {
    .fits = draw_fits,
    .hands = { [DRAW_FOR_DRAWS] = { NONE, NONE, NONE, TARGET } },
};

/* An effect: the Hostiles of the card (target) are drawn now.  WF-ESC-03, WF-SHO-10 */
enum grog_flow wf_draw_for(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_DRAW_FOR);
    BEGIN;
    if (!wf_is_opened(r->m, const_wf(r->g), f->target))
        return GROG_DONE;                               /* no Hostiles are drawn for it */
    if (wf_unmet(const_wf(r->g), space_of_slot(const_wf(r->g), grog_ref_slot(f->target))))
        return GROG_DONE;                               /* WF-K9-14  none before its Encounter is resolved */
    CALL(DRAW_FOR_DRAWS, .proc = PROC_DRAW_HOSTILES, .seat = f->seat, .target = f->target);
    END;
}

/* WF-LOC-14  target: the Location or the Objective.  Local: what counts already. */
enum { COUNTED };

const struct grog_step wf_draw_steps[] = {
    STARTS, [DRAW_STARTS] = AT_POINT("starts", R_LOC_15), [DRAW_EVENTS] = CALLS("events", R_EVT_13, PROC_EVENTS),
    [DRAW_ENDS] = AT_POINT("ends", R_EVT_14),
};
const struct grog_local wf_draw_locals[] = { [COUNTED] = { "counted", 0, 12 } };

const struct wf_rests wf_draw_rests = {
    .fits = draw_fits,
    .point = { [DRAW_STARTS] = POINT_DRAWS_HOSTILES, [DRAW_ENDS] = POINT_HOSTILES_DRAWN },
};

enum grog_flow wf_draw_hostiles(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_DRAW_HOSTILES);
    const struct warfighter *w = const_wf(r->g);
    unsigned slot = grog_ref_slot(f->target);
    BEGIN;
    f->pending[DRAW_VALUE] = (int16_t)(wf_value_in(r->m, w, slot)
                                       + grog_value(r->m, r->g, VALUE_HOSTILE_VALUE, f, NULL));
    REACH(DRAW_STARTS, POINT_DRAWS_HOSTILES);
    draw_until(r, slot, f->local[COUNTED], f->pending[DRAW_VALUE]);
    CALL(DRAW_EVENTS, .proc = PROC_EVENTS, .seat = f->seat);
    REACH(DRAW_ENDS, POINT_HOSTILES_DRAWN);             /* WF-EVT-14: all of it before anybody acts */
    END;
}

/* ---- Events --------------------------------------------------------------- */

/* The first Event whose flags are these; 0: none. */
static uint16_t event_with(const struct warfighter *w, uint8_t flags)
{
    EACH_EVENT(w, i)
        if (w->event[i].flags == flags)
            return event_ref(w, i);
    return 0;
}

bool wf_events_wait(const struct warfighter *w) { return event_with(w, EVENT_WAITS) != 0; }

void wf_list_cancel(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    uint16_t ref = g->frame[g->depth - 1].actor;
    (void)m, (void)seat;
    grog_offer(l, grog_option(VERB_CANCEL, 0, ref, 0, 0), 0);
    grog_offer(l, grog_option(VERB_LET_STAND, 0, ref, 0, 0), 0);
}

static void discard_event(struct grog_run *r, uint16_t ref)
{
    if (!grog_thing_at(r->m, r->g, ref))
        return;
    wf_put_away(r, grog_thing_at(r->m, r->g, ref)->card);
    grog_thing_free(r, ref);
}

static const int16_t *event_numbers(struct grog_run *r, uint16_t ref)
{
    return numbers_of(r->m, wf(r->g)->event[grog_ref_slot(ref)].thing.card);
}

const struct grog_step wf_event_steps[] = {
    STARTS, [EVENTS_CANCEL] = ASKS("cancel", R_EVT_12, ASK_CANCEL), [EVENTS_PAY] = CALLS("pay", R_EVT_13, PROC_PAY_XP),
    [EVENTS_EFFECT] = AT_POINT("effect", R_EVT_02), [EVENTS_TRAP] = CALLS("trap", R_NAM_EXP_14, PROC_SPRING),
    [EVENTS_STRESS] = CALLS("stress", R_STR_03, PROC_STRESS),
};

/* It waits to be cancelled, or takes effect. */
static bool events_fit(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    if (!f->actor)
        return false;
    const struct event *e = &w->event[grog_ref_slot(f->actor)];
    bool late = f->step == EVENTS_EFFECT || f->step == EVENTS_TRAP || f->step == EVENTS_STRESS;
    if (!wf_is_live(m, w, f->actor))
        return late;
    if (f->step == EVENTS_STRESS)
        return kind_of(m, e->thing.card) == OF_STRESS;
    return kind_of(m, e->thing.card) == OF_EVENT && e->flags == (late ? 0 : EVENT_WAITS);
}

const struct wf_rests wf_event_rests = {
    .fits = events_fit,
    .point = { [EVENTS_EFFECT] = POINT_EVENT_DRAWN },
    .hands = { [EVENTS_PAY] = { NONE, NONE, NONE, NONE }, [EVENTS_TRAP] = { ANY, ACTOR, NONE, NONE },
               [EVENTS_STRESS] = { ANY, ACTOR, NONE, NONE } },
};

/* WF-EVT-12..14  The Events of a draw, when all of it lies: each may be cancelled now and not later; then those that
 * stand take effect, and stay or go. */
enum grog_flow wf_events(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_EVENTS);
    const struct warfighter *w = const_wf(r->g);
    BEGIN;
    wf(r->g)->special &= (uint8_t)~SPECIAL_WAITS;
    while ((f->actor = event_with(w, EVENT_WAITS))) {
        if (w->event[grog_ref_slot(f->actor)].by) {
            CALL(EVENTS_STRESS, .proc = PROC_STRESS, .seat = GROG_NOBODY, .with = f->actor);   /* WF-STR-03  at once */
            continue;
        }
        if (event_numbers(r, f->actor)[EVENT_CANCEL]
            && wf_team_xp(w) >= (unsigned)event_numbers(r, f->actor)[EVENT_CANCEL]) {
            ASK(EVENTS_CANCEL, ASK_CANCEL, wf_seats_in_play(r->m, w));
            if (r->answer.seat != GROG_NOBODY && r->answer.option.verb == VERB_CANCEL) {
                TELL(TOLD_CANCELS, w->event[grog_ref_slot(f->actor)].thing.card);
                CALL(EVENTS_PAY, .proc = PROC_PAY_XP, .seat = r->answer.seat,
                     .pending = { event_numbers(r, f->actor)[EVENT_CANCEL] });
                discard_event(r, f->actor);
                continue;
            }
        }
        wf(r->g)->event[grog_ref_slot(f->actor)].flags |= EVENT_STANDS;
    }
    while ((f->actor = event_with(w, EVENT_WAITS | EVENT_STANDS))) {
        wf(r->g)->event[grog_ref_slot(f->actor)].flags = 0;
        if (wf_is_trap(r->m, w->event[grog_ref_slot(f->actor)].thing.card)) {
            if (!wf_arms_trap(r, f->actor))             /* NAM-EXP-13, NAM-EXP-14  armed, or sprung by who is there */
                CALL(EVENTS_TRAP, .proc = PROC_SPRING, .seat = GROG_NOBODY, .with = f->actor);
            continue;
        }
        REACH(EVENTS_EFFECT, POINT_EVENT_DRAWN);        /* WF-EVT-02  at once, or from now on */
        if (grog_thing_at(r->m, r->g, f->actor) && !event_numbers(r, f->actor)[EVENT_STAYS])
            discard_event(r, f->actor);
    }
    END;
}
