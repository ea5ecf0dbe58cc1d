/* SPDX-License-Identifier: MIT */
/* extraction.c -- how a team comes at night and how it gets away: Insertion, Extraction, Abort.
 *
 * The Extraction card is a card of the path, in a slot of its own and in the space beyond the Objective.  Its flags
 * say how things stand:
 *   INACTIVE   nobody can enter it yet;
 *   COMPLETED  all that was to be done is done;
 *   ABORTED    the Mission was given up: nothing can be completed any more;
 *   LEFT       the team has got away; the Mission is over, or goes on without it if not all was done.
 * What must be done there to get away its card says, at the point that is reached when all Soldiers are in it as a
 * Soldier Turn ends. */
#include "common.h"
#include "before.h"
#include "extraction.h"
#include "frame.h"
#include "goals.h"
#include "objective.h"
#include "team.h"
#include "types.h"

/* ---- what is chosen ------------------------------------------------------------------ */

/* WF-SHW-06  One of each, where the Setting has them. */
static uint16_t chosen(const struct grog_match *m, unsigned row, unsigned suggestion)
{
    uint16_t card = (uint16_t)m->setup[row];
    if (card || !m->base[VALUE_EXTRACTS])
        return card;
    card = (uint16_t)wf_mission_numbers(m)[suggestion];
    return card ? card : wf_first_of(m, row == SETUP_INSERTION ? OF_INSERTION : OF_EXTRACTION);
}

uint16_t wf_insertion(const struct grog_match *m)  { return chosen(m, SETUP_INSERTION, MISSION_INSERTION); }
uint16_t wf_extraction(const struct grog_match *m) { return chosen(m, SETUP_EXTRACTION, MISSION_EXTRACTION); }

/* WF-SHW-08  What they cost the team. */
int wf_ways_cost(const struct grog_match *m)
{
    uint16_t in = wf_insertion(m), out = wf_extraction(m);
    return (in ? numbers_of(m, in)[INSERTION_COST] : 0) + (out ? numbers_of(m, out)[EXTRACTION_COST] : 0);
}

/* On a table that is laid. */
bool wf_ways_fit(const struct grog_match *m, const struct grog_game *g, struct grog_error *why)
{
    bool wanted = wf_said(m, g, VALUE_EXTRACTS), in = wf_insertion(m), out = wf_extraction(m);
    if (wanted ? !in || !out : in || out) {
        grog_fail(why, 0, wanted ? "an Insertion and an Extraction are chosen with the Mission (WF-SHW-06)"
                                 : "this Setting has no Insertion and no Extraction (WF-SHW-06)");
        return false;
    }
    if (!out || const_wf(g)->objective < SPACES)
        return true;
    grog_fail(why, 0, "%s: beyond the Objective there is no space for it (WF-SHW-47)", grog_card(m, out)->name);
    return false;
}

/* WF-SHW-07, WF-SHW-47  The Insertion beside the Mission card; the Extraction beyond the Objective, in the last slot:
 * those before it wait for the cards of the path. */
void wf_lay_ways(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    uint16_t in = wf_insertion(r->m), out = wf_extraction(r->m), ref = 0;
    if (in)
        w->beside[grog_ref_slot(grog_thing_new(r, ARRAY_BESIDE, in, GROG_NOBODY))].place = 1;
    if (!out)
        return;
    do
        ref = grog_thing_new(r, ARRAY_LOCATION, out, GROG_NOBODY);
    while (grog_ref_slot(ref) < EXTRACTION);
    for (unsigned slot = 2; slot < EXTRACTION; slot++)
        grog_thing_free(r, location_ref(w, slot));
    w->way |= WAY_OUT;
    /* WF-SHW-50, WF-SAB-24  Shut until the Objective is completed, or open from the start. */
    w->location[EXTRACTION].flags = wf_is_early(r->m) ? 0 : LOCATION_INACTIVE;
}

/* Is it open for a reason, and for one alone? */
bool wf_way_out_fits(const struct grog_match *m, const struct warfighter *w)
{
    unsigned flags = w->location[EXTRACTION].flags, how = flags & (LOCATION_COMPLETED | LOCATION_ABORTED);
    if (!w->location[EXTRACTION].thing.live)
        return !flags && !(w->way & WAY_OUT);
    if (how == (LOCATION_COMPLETED | LOCATION_ABORTED) || (how && (flags & LOCATION_INACTIVE)))
        return false;
    if ((flags & LOCATION_LEFT) && (flags & LOCATION_INACTIVE))
        return false;
    return (w->way & WAY_OUT) && (how || (flags & LOCATION_INACTIVE) || wf_is_early(m));
}

/* The Objective comes to lie farther, and it with whatever is there. */
void wf_shift_way_out(struct grog_run *r, int by)
{
    struct warfighter *w = wf(r->g);
    unsigned at = last_space(w);
    EACH_SOLDIER(w, i)
        w->soldier[i].place = (uint8_t)(w->soldier[i].place + (w->soldier[i].place == at ? by : 0));
    EACH_HOSTILE(w, i)
        w->hostile[i].place = (uint8_t)(w->hostile[i].place + (w->hostile[i].place == at ? by : 0));
    EACH_ITEM(w, i)
        w->item[i].place = (uint8_t)(w->item[i].place + (w->item[i].place == at ? by : 0));
    EACH_EVENT(w, i)
        w->event[i].place = (uint8_t)(w->event[i].place + (w->event[i].place == at ? by : 0));
}

/* ---- the way there -------------------------------------------------------------------- */

/* WF-SHW-50..52, WF-SHW-57  From any card of the path to the Extraction, and from there to any of them. */
bool wf_leads_out(const struct warfighter *w, unsigned from, unsigned to)
{
    return (from > w->objective) != (to > w->objective) && (w->way & WAY_OUT);
}

/* The slots that can be reached from a space: those beside it, and these. */
uint32_t wf_ways_out(const struct warfighter *w, unsigned from, uint32_t near)
{
    return from > w->objective ? (1u << EXTRACTION) - 1 : near | 1u << EXTRACTION;
}

/* ---- Abort ------------------------------------------------------------------------------ */

/* WF-SHW-54  At any time in the Soldier Turn, while the Objective is not completed; once. */
WF_RARE void wf_list_abort(const struct grog_match *m, const struct warfighter *w, struct grog_list *l)
{
    grog_rule shut = w->location[EXTRACTION].flags & LOCATION_INACTIVE ? 0 : R_SHW_54;
    if (wf_all_completed(m, w))                         /* WF-SHW-54  also if there is more to do than that */
        shut = R_SHW_54;
    grog_offer(l, grog_option(VERB_ABORT, 0, 0, 0, 0), shut);
}

enum grog_flow wf_abort(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ABORT);
    struct location *l = &wf(r->g)->location[EXTRACTION];
    (void)f;
    if (!l->thing.live) {                               /* WF-DEF-15  there is no way out: that is the end */
        wf(r->g)->special |= SPECIAL_ENDED;
        TELL(TOLD_ENDED_HERE, 0);
        wf_fail(r);
        return GROG_DONE;
    }
    l->flags = (uint8_t)((l->flags & ~LOCATION_INACTIVE) | LOCATION_ABORTED);       /* WF-SHW-57  it is open to all */
    TELL(TOLD_ABORTS, 0);
    return GROG_DONE;
}

/* ---- the end ----------------------------------------------------------------------------- */

/* WF-SHW-49  What would have won the Mission opens the way out of it.  Is that all for now? */
bool wf_has_still_to_leave(struct grog_run *r)
{
    struct location *l = &wf(r->g)->location[EXTRACTION];
    if (!l->thing.live || (l->flags & LOCATION_LEFT))
        return false;
    if (!(l->flags & (LOCATION_ABORTED | LOCATION_COMPLETED))) {    /* WF-SHW-56  after an Abort it counts no more */
        l->flags = (uint8_t)((l->flags & ~LOCATION_INACTIVE) | LOCATION_COMPLETED);
        TELL(TOLD_WAY_OUT, location_ref(const_wf(r->g), EXTRACTION));
    }
    return true;
}

/* WF-SHW-53, WF-SHW-58  Is everybody there, and may they go? */
bool wf_are_leaving(const struct warfighter *w)
{
    const struct location *l = &w->location[EXTRACTION];
    if (!l->thing.live || (l->flags & (LOCATION_INACTIVE | LOCATION_LEFT)))
        return false;
    EACH_SOLDIER(w, i)
        if (w->soldier[i].place <= w->objective)
            return false;
    return wf_anybody(w);
}

/* What the Extraction card wants is done. */
void wf_extract(struct grog_run *r)
{
    struct location *l = &wf(r->g)->location[EXTRACTION];
    if (r->g->over || !wf_are_leaving(const_wf(r->g)))
        return;
    l->flags |= LOCATION_LEFT;
    TELL(TOLD_EXTRACTED, 0);
    if (l->flags & LOCATION_COMPLETED)
        wf_succeed(r);                                  /* WF-SHW-49  it is won only when all are out */
    else if (l->flags & LOCATION_ABORTED)
        wf_fail(r);                                     /* WF-SHW-58  all are out, but it was aborted */
}

void wf_list_leaving(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    (void)m, (void)g, (void)seat;
    grog_offer(l, grog_option(VERB_GET_AWAY, 0, 0, 0, 0), 0);
    grog_offer(l, grog_option(VERB_SKIP, 0, 0, 0, 0), 0);
}

const struct grog_step wf_leave_steps[] = {
    STARTS, [LEAVE_LEAVING] = AT_POINT("leaving", R_SHW_49), [LEAVE_WHETHER] = ASKS("whether", R_SHW_53, ASK_LEAVE),
};
const struct wf_rests wf_leave_rests = {
    .point = { [LEAVE_LEAVING] = POINT_LEAVING },
};

/* target: the Extraction card.  WF-SHW-48  What it wants, it says itself. */
enum grog_flow wf_leave_by(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_LEAVE);
    BEGIN;
    if (!(const_wf(r->g)->location[EXTRACTION].flags & (LOCATION_COMPLETED | LOCATION_ABORTED))) {
        ASK(LEAVE_WHETHER, ASK_LEAVE, wf_seats_in_play(r->m, const_wf(r->g)));  /* WF-SHW-53  they may, or go on */
        if (r->answer.seat != GROG_NOBODY && r->answer.option.verb == VERB_SKIP)
            return GROG_DONE;
    }
    REACH(LEAVE_LEAVING, POINT_LEAVING);
    END;
}
