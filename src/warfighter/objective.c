/* SPDX-License-Identifier: MIT */
/* objective.c -- Completing the Objective, Success. */
#include "rules.h"

static void end(struct grog_run *r, bool success)
{
    struct warfighter *w = wf(r->g);
    if (r->g->over)
        return;
    w->success = success;
    TELL(success ? TOLD_SUCCESS : TOLD_FAILURE, 0);
    wf_outcomes(r);
    grog_end(r, success ? (1u << r->m->seats) - 1 : 0); /* WF-SET-01: all together */
}

/* WF-SET-02, WF-OBJ-19 */
void wf_succeed(struct grog_run *r) { end(r, true); }
void wf_fail(struct grog_run *r)    { end(r, false); }

/* WF-OBJ-10, WF-OBJ-11  Eliminate Hostiles: at the end of a Soldier Turn every marked Hostile is gone, wherever
 * it was, and none at all is in the Objective. */
void wf_check_eliminated(struct grog_run *r)
{
    const struct warfighter *w = const_wf(r->g);
    if (!w->active || !numbers_of(r->m, w->location[1].thing.card)[OBJECTIVE_ELIMINATE])
        return;
    EACH_HOSTILE(w, i)
        if ((w->hostile[i].flags & HOSTILE_MARKED) || wf_is_target(r->m, &w->hostile[i]))
            return;
    if (wf_space_is_clear(r->m, w, w->objective))
        wf_succeed(r);
}

/* WF-OBJ-06  To Destroy: all targets are.  With Eliminate Hostiles as well, that is asked at the turn's end. */
void wf_check_destroyed(struct grog_run *r)
{
    const struct warfighter *w = const_wf(r->g);
    const int16_t *objective = numbers_of(r->m, w->location[1].thing.card);
    EACH_HOSTILE(w, i)
        if (wf_is_target(r->m, &w->hostile[i]))
            return;
    if (objective[OBJECTIVE_DESTROY] && !objective[OBJECTIVE_ELIMINATE])
        wf_succeed(r);
}

/* WF-OBJ-13..15  Hits on one target of the Objective; what it does not need is lost, what falls short stays. */
void wf_hit_target(struct grog_run *r, uint16_t ref, int hits)
{
    struct warfighter *w = wf(r->g);
    struct hostile *h = &w->hostile[grog_ref_slot(ref)];
    const int16_t *card = numbers_of(r->m, h->thing.card);
    h->hits = (uint8_t)(h->hits + hits);
    TELL_AMOUNT(TOLD_HIT_TARGET, hits, h->thing.card);
    if (h->hits < card[TARGET_HITS])
        return;
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
