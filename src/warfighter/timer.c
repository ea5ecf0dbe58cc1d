/* SPDX-License-Identifier: MIT */
/* timer.c -- what cards do to the Mission's Timer.
 *
 * What a Mission makes of it are values: time that is gained may be taken off instead, and what Hostiles do to the
 * Timer may be void or reversed.  What always holds here: where time alone wins, no card ends it before its last
 * Turn. */
#include "common.h"
#include "frame.h"
#include "objective.h"
#include "timer.h"

static bool is_of_hostile(const struct grog_frame *f) { return f->with && grog_ref_array(f->with) == ARRAY_HOSTILE; }

/* WF-HLD-14, WF-HTL-11  Could it be used either way? */
static bool is_chosen(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    return f->pending[0] > 0 && !is_of_hostile(f) && wf_said(m, g, VALUE_TIME_GAINED) < 0
        && wf_said(m, g, VALUE_TIME_CHOSEN);
}

static int as_the_mission_has_it(struct grog_run *r, const struct grog_frame *f)
{
    int turns = f->pending[0];
    if (is_of_hostile(f))
        turns *= wf_said(r->m, r->g, VALUE_HOSTILE_TIMER);      /* WF-HLD-13, NAM-MSN-09  void, or reversed */
    else if (turns > 0)
        turns *= wf_said(r->m, r->g, VALUE_TIME_GAINED);        /* WF-HLD-14, WF-HTL-11  or taken off instead */
    return turns;
}

/* The same value without what Hostiles say, put together as value.h does it. */
static int without_hostiles(const struct grog_match *m, const struct grog_because *why)
{
    int set = why->base, add = 0, times = 1, most = INT16_MAX, least = 0;
    for (uint32_t i = 0; i < why->n && i < GROG_BECAUSE_MAX; i++) {
        int n = why->at[i].amount;
        if (kind_of(m, why->at[i].card) == OF_HOSTILE)
            continue;
        switch ((enum grog_operation)why->at[i].operation) {
        case GROG_SET:      set = n; break;
        case GROG_ADD:      add += n; break;
        case GROG_TIMES:    times *= n; break;
        case GROG_AT_LEAST: least = n > least ? n : least; break;
        case GROG_AT_MOST:  most = n < most ? n : most; break;
        }
    }
    int is = (set + add) * times;
    is = is < least ? least : is;
    return is > most ? most : is;
}

/* WF-HEN-03  The spaces that it moves at the end of a Hostile Turn. */
int wf_timer_steps(const struct grog_match *m, const struct grog_game *g)
{
    struct grog_frame about = { .seat = GROG_NOBODY };
    struct grog_because why;
    int steps = grog_value(m, g, VALUE_TIMER_STEPS, &about, &why);
    if (wf_said(m, g, VALUE_HOSTILE_TIMER) != 1)        /* WF-HLD-13, NAM-MSN-07  those of Hostiles are ignored */
        steps = without_hostiles(m, &why);
    return steps;
}

const struct grog_step wf_time_steps[] = { STARTS, [TIME_WAY] = ASKS("which way", R_HLD_14, ASK_ADJUST) };

static bool time_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return is_chosen(m, &w->game, f);
}

const struct wf_rests wf_time_rests = { .fits = time_fits };

/* An effect.  KW-011  with: the card that says it; pending 0: Game Turns more, or fewer. */
enum grog_flow wf_change_time(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_TIME);
    const struct warfighter *w = const_wf(r->g);
    int turns;
    BEGIN;
    if (is_chosen(r->m, r->g, f)) {
        ASK(TIME_WAY, ASK_ADJUST, f->seat < r->m->seats ? 1u << f->seat : wf_seats_in_play(r->m, w));
        turns = r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_SOONER ? -f->pending[0] : f->pending[0];
    } else {
        turns = as_the_mission_has_it(r, f);
    }
    if (w->timer && w->timer + turns < 1 && wf_said(r->m, r->g, VALUE_TIME_OUT) == 1)
        turns = 1 - w->timer;                           /* time alone does not win before the Turn is played */
    if (turns)
        wf_move_timer(r, turns);
    END;
}
