/* SPDX-License-Identifier: MIT */
/* hold_the_line.c -- each Soldier starts where his seat wants him. */
#include "common.h"
#include "check.h"
#include "frame.h"
#include "move.h"
#include "types.h"

/* WF-HTL-06  Every Location card, the Mission card, and the Objective if it is Active; not the Extraction card. */
void wf_list_deploy(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    unsigned soldier = grog_ref_slot(g->frame[g->depth - 1].target);
    (void)m, (void)seat;
    for (unsigned i = 0; i < EXTRACTION; i++)
        if (w->location[i].thing.live)
            grog_offer(l, grog_option(VERB_DEPLOY, soldier + 1, 0, 0, location_ref(w, i)),
                       wf_is_card_space(w, space_of_slot(w, i)) ? 0 : R_TRN_32);
}

const struct grog_step wf_deploy_steps[] = {
    STARTS, [DEPLOY_WHERE] = ASKS("where", R_HTL_06, ASK_DEPLOY),
    [DEPLOY_FIRST] = CALLS("first in", R_ABL_08, PROC_FIRST_IN),
};

/* Who is the first in may not come through it. */
static bool deploy_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    (void)m;
    return f->step == DEPLOY_FIRST || wf_is_in_play(w, f->target);
}

const struct wf_rests wf_deploy_rests = {
    .fits = deploy_fits,
};

/* An effect.  target: the Soldier. */
enum grog_flow wf_deploy(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_DEPLOY);
    struct soldier *s = wf_soldier(r, f->target);
    unsigned from;
    uint16_t to;
    unsigned space;
    BEGIN;
    if (!in_play(s) || s->thing.owner >= r->m->seats || !wf_traits(kind_of(r->m, s->thing.card)).acts)
        return GROG_DONE;                               /* WF-K9-06: it is where its Handler is */
    ASK(DEPLOY_WHERE, ASK_DEPLOY, 1u << s->thing.owner);
    if (r->answer.seat == GROG_NOBODY)
        return GROG_DONE;
    from = s->place;
    to = r->answer.option.object[2];
    space = space_of_slot(const_wf(r->g), grog_ref_slot(to));
    wf_soldier_goes(r, s, space);
    if (s->follower)
        wf_soldier_goes(r, &wf(r->g)->soldier[s->follower - 1], space);
    TELL(TOLD_DEPLOYS, f->target, to);
    if (const_wf(r->g)->location[grog_ref_slot(to)].flags & LOCATION_WAITS)        /* WF-ABL-08  for the first one in */
        CALL(DEPLOY_FIRST, .proc = PROC_FIRST_IN, .seat = s->thing.owner, .actor = f->target, .target = to,
             .local = { (int16_t)from });
    END;
}
