/* SPDX-License-Identifier: MIT */
/* checks.c -- Ability Checks that are forced on Soldiers: what a Location does to whoever enters it, and Traps.
 *
 * A Trap is an Event with an ability.  Drawn where Soldiers are it is sprung at once; else it lies armed and silent
 * until one tries to enter.  What comes of it its rows say at the point `sprung`, by the roll (`check`) or whether it
 * `passed`. */
#include "common.h"
#include "abilities.h"
#include "checks.h"
#include "decks.h"
#include "frame.h"

/* ---- Fail: whoever enters -------------------------------------------------- */

struct grog_frame wf_place_test(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    const int16_t *n = numbers_of(m, const_wf(g)->location[grog_ref_slot(f->target)].thing.card);
    return (struct grog_frame){ .proc = PROC_TEST, .seat = f->seat, .actor = f->actor, .with = f->target,
        .mode = (uint16_t)n[PLACE_FAIL], .target = f->target, .pending = { n[PLACE_FAIL_ROLL] } };
}

const struct grog_step wf_check_steps[] = {
    STARTS, [CHECK_TEST] = CALLS("test", R_NAM_EXP_10, PROC_TEST), [CHECK_FAILS] = AT_POINT("fails", R_NAM_EXP_10),
};

static bool check_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return f->actor && wf_is_live(m, w, f->target);
}

const struct wf_rests wf_check_rests = {
    .fits = check_fits,
    .point = { [CHECK_FAILS] = POINT_FAILS },
    .hands = { [CHECK_TEST] = { ACTOR, TARGET, ANY, TARGET } },
};

/* NAM-EXP-10  actor: the Soldier; target: the Location.  No Action is spent on it. */
enum grog_flow wf_check_place(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_CHECK);
    BEGIN;
    CALL_FRAME(CHECK_TEST, wf_place_test(r->m, r->g, f));
    if (!r->result && in_play(wf_soldier(r, f->actor)) && grog_thing_at(r->m, r->g, f->target))
        REACH(CHECK_FAILS, POINT_FAILS);
    END;
}

/* ---- Traps -------------------------------------------------------------------- */

static const int16_t *trap_numbers(const struct grog_match *m, const struct warfighter *w, uint16_t trap)
{
    return numbers_of(m, w->event[grog_ref_slot(trap)].thing.card);
}

bool wf_is_trap(const struct grog_match *m, uint16_t card)
{
    return kind_of(m, card) == OF_EVENT && numbers_of(m, card)[EVENT_TRAP];
}

/* NAM-EXP-13  Where nobody is, it waits. */
bool wf_arms_trap(struct grog_run *r, uint16_t trap)
{
    GROG_ASSERT(grog_ref_array(trap) == ARRAY_EVENT);
    struct warfighter *w = wf(r->g);
    struct event *e = &w->event[grog_ref_slot(trap)];
    if (wf_soldiers_at(w, e->place))
        return false;
    e->flags = EVENT_ARMED;
    return true;
}

/* NAM-EXP-05, NAM-EXP-14  Who can try it there. */
static bool can_try(const struct grog_match *m, const struct grog_game *g, uint16_t trap, unsigned soldier)
{
    GROG_ASSERT(grog_ref_array(trap) == ARRAY_EVENT && soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    return w->soldier[soldier].place == w->event[grog_ref_slot(trap)].place
        && wf_ability(m, g, soldier, (uint16_t)trap_numbers(m, w, trap)[EVENT_TRAP]);
}

static unsigned count_able(const struct grog_match *m, const struct grog_game *g, uint16_t trap, uint16_t *first)
{
    const struct warfighter *w = const_wf(g);
    unsigned n = 0;
    EACH_SOLDIER(w, i)
        if (can_try(m, g, trap, i) && !n++)
            *first = soldier_ref(w, i);
    return n;
}

void wf_list_spring(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    (void)seat;
    EACH_SOLDIER(w, i)
        if (can_try(m, g, g->frame[g->depth - 1].with, i))
            grog_offer(l, grog_option(VERB_CHOOSE_SOLDIER, 0, soldier_ref(w, i), 0, 0), 0);
}

/* NAM-EXP-17  Any of those there. */
static uint16_t random_victim(struct grog_run *r, uint16_t trap)
{
    GROG_ASSERT(grog_ref_array(trap) == ARRAY_EVENT);
    const struct warfighter *w = const_wf(r->g);
    unsigned space = w->event[grog_ref_slot(trap)].place, n = (unsigned)wf_soldiers_at(w, space);
    unsigned lot = n > 1 ? grog_dice_below(grog_chance(r), n) : 0;
    EACH_SOLDIER(w, i)
        if (w->soldier[i].place == space && !lot--)
            return soldier_ref(w, i);
    return 0;
}

/* NAM-EXP-18  It is discarded, unless it stays: then it is armed again. */
static void put_trap_away(struct grog_run *r, uint16_t trap)
{
    GROG_ASSERT(grog_ref_array(trap) == ARRAY_EVENT);
    struct warfighter *w = wf(r->g);
    if (!grog_thing_at(r->m, r->g, trap))
        return;
    if (trap_numbers(r->m, w, trap)[EVENT_STAYS]) {
        w->event[grog_ref_slot(trap)].flags = EVENT_ARMED;
        return;
    }
    wf_put_away(r, w->event[grog_ref_slot(trap)].thing.card);
    grog_thing_free(r, trap);
}

/* What the roll came to, whether it passed or not: for the Trap that asked for it. */
void wf_note_total(struct grog_run *r, const struct grog_frame *test, int total)
{
    struct grog_frame *by = r->g->depth > 1 ? &r->g->frame[r->g->depth - 2] : NULL;
    if (by && by->proc == PROC_SPRING && by + 1 == test)
        by->local[SPRING_TOTAL] = (int16_t)(total < 0 ? 0 : total > 99 ? 99 : total);
}

struct grog_frame wf_trap_test(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    const int16_t *n = trap_numbers(m, const_wf(g), f->with);
    return (struct grog_frame){ .proc = PROC_TEST, .seat = f->seat, .actor = f->actor, .with = f->with,
        .mode = (uint16_t)n[EVENT_TRAP], .pending = { n[EVENT_TRAP_ROLL] } };
}

const struct grog_step wf_spring_steps[] = {
    STARTS, [SPRING_WHO] = ASKS("who", R_NAM_EXP_14, ASK_SPRING),
    [SPRING_TEST] = CALLS("test", R_NAM_EXP_15, PROC_TEST), [SPRING_SPRUNG] = AT_POINT("sprung", R_NAM_EXP_15),
};
const struct grog_local wf_spring_locals[] = {
    [SPRING_TOTAL] = { "total", 0, 99 }, [SPRING_PASSED] = { "passed", 0, 1 },
};

/* Whoever is asked chooses among several, for a Trap that lies there. */
static bool spring_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    if (!f->with || (f->step == SPRING_WHO) == (f->actor != 0))
        return false;
    return wf_is_live(m, w, f->with) ? wf_is_trap(m, w->event[grog_ref_slot(f->with)].thing.card)
                                     : f->step != SPRING_WHO;
}

const struct wf_rests wf_spring_rests = {
    .fits = spring_fits,
    .point = { [SPRING_SPRUNG] = POINT_SPRUNG },
    .hands = { [SPRING_TEST] = { ACTOR, WITH, ANY, NONE } },
};

/* with: the Trap; actor: who tries to enter; 0: it was drawn where Soldiers are. */
enum grog_flow wf_spring(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_SPRING);
    const struct warfighter *w = const_wf(r->g);
    BEGIN;
    wf(r->g)->event[grog_ref_slot(f->with)].flags = 0;
    if (!f->actor && count_able(r->m, r->g, f->with, &f->actor) > 1) {     /* NAM-EXP-11, NAM-EXP-14  they choose one */
        f->actor = 0;
        ASK(SPRING_WHO, ASK_SPRING, wf_seats_in_play(r->m, w));
        if (r->answer.seat == GROG_NOBODY)
            count_able(r->m, r->g, f->with, &f->actor);
        else
            f->actor = r->answer.option.object[0];
    }
    f->actor = f->actor ? f->actor : random_victim(r, f->with);
    if (!f->actor) {
        put_trap_away(r, f->with);
        return GROG_DONE;
    }
    TELL(TOLD_SPRINGS, f->actor, w->event[grog_ref_slot(f->with)].thing.card);
    f->local[SPRING_TOTAL] = 1;                         /* NAM-EXP-07, NAM-EXP-16: no die without the ability */
    CALL_FRAME(SPRING_TEST, wf_trap_test(r->m, r->g, f));
    f->local[SPRING_PASSED] = r->result != 0;
    if (grog_thing_at(r->m, r->g, f->with) && in_play(wf_soldier(r, f->actor)))
        REACH(SPRING_SPRUNG, POINT_SPRUNG);             /* NAM-EXP-15  the Trap's table says what he suffers */
    put_trap_away(r, f->with);
    END;
}
