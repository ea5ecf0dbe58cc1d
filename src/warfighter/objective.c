/* SPDX-License-Identifier: MIT */
/* objective.c -- Completing the Objective, Success, and the time there is for it. */
#include "common.h"
#include "bodies.h"
#include "errands.h"
#include "extraction.h"
#include "goals.h"
#include "hostiles.h"
#include "move.h"
#include "objective.h"
#include "overwatch.h"
#include "vehicles.h"
#include "wounds.h"

static void end(struct grog_run *r, bool success)
{
    struct warfighter *w = wf(r->g);
    if (r->g->over)
        return;
    w->success = success;
    TELL(success ? TOLD_SUCCESS : TOLD_FAILURE, 0);
    wf_end_overwatch(r, SOLDIERS);                      /* WF-OVW-09  unused counters go */
    wf_outcomes(r);
    grog_end(r, success ? (1u << r->m->seats) - 1 : 0); /* WF-SET-01: all together */
    wf_capture(r);
}

/* WF-SET-02, WF-OBJ-19  It is won at once. */
void wf_succeed(struct grog_run *r)
{
    if (wf_is_banked(r->m, const_wf(r->g))              /* NAM-CON-07, NAM-OBJ-01  enough Body Count is Banked */
        && !wf_has_still_to_leave(r))                   /* WF-SHW-49  and the way out is behind them */
        end(r, true);
}
void wf_fail(struct grog_run *r) { end(r, false); }

/* Nobody is in play; NAM-CON-09  or, where that counts as nobody, only Vehicles. */
bool wf_all_down(const struct grog_match *m, const struct grog_game *g)
{
    const struct warfighter *w = const_wf(g);
    bool vehicles = false;
    EACH_SOLDIER(w, i) {
        if (!wf_vehicle(m, w->soldier[i].thing.card))   /* CHT-VEH-34  it is not of the team */
            return false;
        vehicles = true;
    }
    return !vehicles || !wf_said(m, g, VALUE_VEHICLES_HOLD);
}

/* WF-SET-04, WF-OBJ-21  With the last Soldier the Mission is lost. */
bool wf_nobody_left(struct grog_run *r)
{
    if (!wf_all_down(r->m, r->g))
        return false;
    wf_fail(r);
    return true;
}

/* WF-HEN-03, WF-HEN-04, KW-011  The Timer goes up, or down; below 1 time is out. */
void wf_move_timer(struct grog_run *r, int by)
{
    wf_step_timer(r, by);
    wf_check_time(r);
}

void wf_step_timer(struct grog_run *r, int by)
{
    struct warfighter *w = wf(r->g);
    int was = w->timer, now = was + by;
    w->timer = (uint8_t)(now < 0 ? 0 : now > 99 ? 99 : now);
    TELL_AMOUNT(TOLD_TIMER, w->timer, 0);
    if (w->timer < was)
        grog_after(r, &(struct grog_frame){ .seat = GROG_NOBODY }, POINT_TIMER_MOVED);
}

void wf_check_time(struct grog_run *r)
{
    if (const_wf(r->g)->timer || wf_is_extracted(const_wf(r->g)))       /* WF-SAB-25  after Extraction Turns go on */
        return;
    int time_out = wf_said(r->m, r->g, VALUE_TIME_OUT);
    if (time_out == 1 && wf_is_banked(r->m, const_wf(r->g)) && !wf_is_aborted(const_wf(r->g)))
        end(r, true);                                   /* WF-SHW-49: there is no Turn left to get away in */
    if (time_out < 2)
        wf_fail(r);                                     /* WF-SET-03; and if it could not be won */
}

/* WF-ABL-17  An Objective that is not active comes to lie farther, with what is to be Destroyed there and who is held
 * there; not beyond the last space, and not if the path is laid from it. */
void wf_move_objective(struct grog_run *r, int n)
{
    struct warfighter *w = wf(r->g);
    bool way_out = w->way & WAY_OUT;
    int most = SPACES - way_out, to = w->objective + n > most ? most : w->objective + n;
    if (w->active || (w->way & ~WAY_OUT) || to == w->objective)
        return;
    if (way_out)
        wf_shift_way_out(r, to - w->objective);
    EACH_HOSTILE(w, i)
        if (wf_is_target(r->m, &w->hostile[i]) && w->hostile[i].place == w->objective)
            w->hostile[i].place = (uint8_t)to;
    EACH_SOLDIER(w, i)
        if (in_play(&w->soldier[i]) && wf_is_held_there(&w->soldier[i]))
            wf_soldier_goes(r, &w->soldier[i], (unsigned)to);
    w->objective = (uint8_t)to;
    TELL_AMOUNT(TOLD_OBJECTIVE_GOES, to, 0);
}

/* WF-OBJ-19  With all of it done the Mission is won, unless there is more to it. */
void wf_check_won(struct grog_run *r)
{
    const struct warfighter *w = const_wf(r->g);
    if (wf_all_completed(r->m, w) && wf_said(r->m, r->g, VALUE_OBJECTIVE_WINS) && wf_errand_is_done(r->m, w))
        wf_succeed(r);
}

static void complete(struct grog_run *r, unsigned slot)
{
    GROG_ASSERT(slot < LOCATIONS);
    struct warfighter *w = wf(r->g);
    if ((w->location[slot].flags & LOCATION_COMPLETED) || wf_is_aborted(w))   /* WF-SHW-55, WF-SHW-56  it is too late */
        return;
    w->location[slot].flags |= LOCATION_COMPLETED;
    wf_check_won(r);
    if (r->g->over)
        return;
    TELL(TOLD_COMPLETED, w->location[slot].thing.card);
    if (wf_all_completed(r->m, w))
        grog_after(r, &(struct grog_frame){ .seat = GROG_NOBODY }, POINT_OBJECTIVE_COMPLETED);
}

void wf_complete(struct grog_run *r, unsigned slot)
{
    if (wf_said(r->m, r->g, VALUE_OBJECTIVE_COUNTS))                /* WF-SAB-01  unless other means are named */
        complete(r, slot);
}

void wf_complete_by_card(struct grog_run *r) { complete(r, 1); }

/* WF-OBJ-13..15  Hits on one target of the Objective; what it does not need is lost, what falls short stays. */
void wf_hit_target(struct grog_run *r, uint16_t ref, int hits)
{
    GROG_ASSERT(grog_ref_array(ref) == ARRAY_HOSTILE);
    struct warfighter *w = wf(r->g);
    struct hostile *h = &w->hostile[grog_ref_slot(ref)];
    const int16_t *card = numbers_of(r->m, h->thing.card);
    h->hits = (uint8_t)(h->hits + hits);
    TELL_AMOUNT(TOLD_HIT_TARGET, hits, h->thing.card);
    if (h->hits < card[TARGET_HITS]) {
        TELL_AMOUNT(TOLD_HITS_SO_FAR, h->hits, (uint16_t)card[TARGET_HITS]);
        return;
    }
    h->hits = 0;
    h->ekia++;
    TELL_AMOUNT(TOLD_DESTROYED, card[TARGET_RETICLES] - h->ekia, h->thing.card);
    if (h->ekia < card[TARGET_RETICLES])
        return;
    wf_give_back(r, ref, h->place);
    grog_put(r, ZONE_OUT, 0, h->thing.card);
    grog_thing_free(r, ref);
    wf_check_destroyed(r);
}
