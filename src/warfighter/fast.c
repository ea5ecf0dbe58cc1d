/* SPDX-License-Identifier: MIT */
/* fast.c -- Fast Hostiles, which act in the Soldier Turn, and the targets that Hostiles establish.
 *
 * Each Action counter that is flipped lets one Fast Hostile act that has not done so in this Turn: it Closes Range and
 * Attacks.  Those that have not acted do so in the Hostile Turn, the other way round: they move in the Attack step, and
 * Attack in the step of Closing Range.
 * What always holds here: HOSTILE_ACTED on a Fast Hostile is the Acted side of its Fast counter, from the time when it
 * acts until the Timer moves; on the others it is of the Hostile Turn alone. */
#include "common.h"
#include "band.h"
#include "fast.h"
#include "frame.h"
#include "hostile_turn.h"
#include "hostiles.h"
#include "threat.h"
#include "turn.h"

/* ---- which are Fast ------------------------------------------------------- */

WF_RARE bool wf_find_fast(const struct grog_match *m, const struct grog_game *g, const struct hostile *h)
{
    const struct warfighter *w = const_wf(g);
    if (wf_is_target(m, h))
        return false;
    if (is_plain_for(m, &h->thing, VALUE_FAST))
        return m->base[VALUE_FAST] > 0;
    struct grog_frame about = { .proc = PROC_PLACED, .seat = GROG_NOBODY,
                                .actor = hostile_ref(w, (unsigned)(h - w->hostile)) };
    return grog_value(m, g, VALUE_FAST, &about, NULL) > 0;
}

/* CHT-FST-04, CHT-FST-06  Its counter is on the Fast side, and it has an active Reticle. */
static bool is_ready(const struct grog_match *m, const struct grog_game *g, const struct hostile *h)
{
    return !(h->flags & HOSTILE_ACTED) && h->target && wf_active(m, h) > 0 && wf_is_fast(m, g, h);
}

static unsigned ready_hostiles(const struct grog_match *m, const struct grog_game *g, uint16_t *first)
{
    const struct warfighter *w = const_wf(g);
    unsigned n = 0;
    EACH_HOSTILE(w, i)
        if (is_ready(m, g, &w->hostile[i]) && !n++)
            *first = hostile_ref(w, i);
    return n;
}

/* ---- in the Soldier Turn -------------------------------------------------- */

/* CHT-FST-02, CHT-FST-07  Action counters of a Soldier that were flipped by what he does in the Soldier Turn.  (What is
 * noted must not hang on which cards a match knows of: it is the switch that is asked.) */
void wf_count_flips(struct grog_run *r, int n)
{
    struct grog_frame *turn = &r->g->frame[1];
    if (r->g->depth > 1 && turn->proc == PROC_SOLDIER_TURN && wf_said(r->m, r->g, VALUE_FAST_ACTS))
        turn->local[TURN_FLIPS] = (int16_t)(turn->local[TURN_FLIPS] + n > 99 ? 99 : turn->local[TURN_FLIPS] + n);
}

/* CHT-FST-02, CHT-FST-03  Is one due, and is there one? */
bool wf_fast_is_due(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *turn)
{
    uint16_t first;
    return turn->local[TURN_FLIPS] > 0 && wf_anybody(const_wf(g)) && ready_hostiles(m, g, &first) > 0;
}

void wf_list_fast(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    (void)seat;
    EACH_HOSTILE(w, i)
        if (is_ready(m, g, &w->hostile[i]))
            grog_offer(l, grog_option(VERB_RUSH, 0, hostile_ref(w, i), 0, 0), 0);
    if (wf_said(m, g, VALUE_FAST_WAITS))                /* CHT-FST-02  it may be chosen */
        grog_offer(l, grog_option(VERB_SKIP, 0, 0, 0, 0), 0);
}

/* CHT-FST-05  One Location, as in the step of Closing Range. */
static void close_one(struct grog_run *r, struct hostile *h)
{
    const struct warfighter *w = const_wf(r->g);
    unsigned to = space_after(w, h->place, wf_step_of(r->m, r->g, h));
    if (!wf_is_held(w, h) && to)
        wf_band_goes(r, h, to);
}

const struct grog_step wf_rush_steps[] = {
    STARTS, [RUSH_WHICH] = ASKS("which", R_CHT_FST_03, ASK_FAST),
    [RUSH_ATTACKS] = CALLS("attacks", R_CHT_FST_06, PROC_HOSTILE_ATTACK),
};

/* Somebody is asked which of several. */
static bool rush_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    unsigned n = 0;
    if (f->step == RUSH_ATTACKS)
        return f->actor != 0;
    EACH_HOSTILE(w, i)
        n += wf_is_fast(m, &w->game, &w->hostile[i]) && !(w->hostile[i].flags & HOSTILE_ACTED);
    return n > (wf_said(m, &w->game, VALUE_FAST_WAITS) ? 0u : 1u);
}

const struct wf_rests wf_rush_rests = {
    .fits = rush_fits,
    .hands = { [RUSH_ATTACKS] = { ACTOR, NONE, NONE, ANY } },
};

/* CHT-FST-03, CHT-FST-05, CHT-FST-06  actor: the Fast Hostile, when it is chosen. */
enum grog_flow wf_rush(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_RUSH);
    struct warfighter *w = wf(r->g);
    struct hostile *h;
    bool attacks;
    BEGIN;
    if (ready_hostiles(r->m, r->g, &f->actor) > 1 || wf_said(r->m, r->g, VALUE_FAST_WAITS)) {
        ASK(RUSH_WHICH, ASK_FAST, wf_seats_in_play(r->m, w));
        if (r->answer.seat == GROG_NOBODY)
            ready_hostiles(r->m, r->g, &f->actor);
        else if (r->answer.option.verb == VERB_SKIP)
            return GROG_DONE;
        else
            f->actor = r->answer.option.object[0];
    }
    h = &w->hostile[grog_ref_slot(f->actor)];
    TELL(TOLD_RUSHES, f->actor);
    close_one(r, h);
    attacks = wf_attacks(r->m, w, h, NULL);
    h->flags |= HOSTILE_ACTED;                          /* CHT-FST-04  not again this Turn */
    if (attacks)
        CALL(RUSH_ATTACKS, .proc = PROC_HOSTILE_ATTACK, .seat = GROG_NOBODY, .actor = f->actor,
             .target = soldier_ref(w, h->target - 1u));
    END;
}

/* ---- in the Hostile Turn -------------------------------------------------- */

/* CHT-FST-13  Those that have not acted Close Range in the Attack step. */
void wf_fast_close(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    if (!wf_some_fast(r->m))
        return;
    EACH_HOSTILE(w, i)
        if (wf_leads(w, i) && is_ready(r->m, r->g, &w->hostile[i]))
            close_one(r, &w->hostile[i]);
}

/* CHT-FST-16  As the Timer moves, all may act again. */
void wf_ready_fast(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    if (!wf_some_fast(r->m))
        return;
    EACH_HOSTILE(w, i)
        if (wf_is_fast(r->m, r->g, &w->hostile[i]))
            w->hostile[i].flags &= (uint8_t)~HOSTILE_ACTED;
}

/* A new Hostile Turn: each of them acts once more. */
void wf_forget_acts(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    bool some_fast = wf_some_fast(r->m);
    EACH_HOSTILE(w, i)
        if (!some_fast || !wf_find_fast(r->m, r->g, &w->hostile[i]))        /* CHT-FST-15  the Fast have acted */
            w->hostile[i].flags &= (uint8_t)~HOSTILE_ACTED;
}

/* ---- Establish Target ----------------------------------------------------- */

/* CHT-HTN-07  In Range; of a Fast Hostile that no Suppress counter holds, after one Move. */
static bool reaches(const struct grog_match *m, const struct grog_game *g, const struct hostile *h, bool fast)
{
    const struct warfighter *w = const_wf(g);
    if (wf_in_range(m, w, h))
        return true;
    if (!fast || wf_is_held(w, h))                      /* CHT-FST-11  it cannot Move */
        return false;

    /* CHT-FST-11  From where one Move takes it. */
    unsigned to = space_after(w, h->place, wf_step_of(m, g, h));
    const int16_t *range = numbers_of(m, h->thing.card) + HOSTILE_RANGE;
    int far = to ? (int)apart(w, to, w->soldier[h->target - 1].place) : -1;
    return far >= range[0] && far <= range[1];
}

/* Of whom it may take a counter.  A Fast Hostile takes one of a Soldier where it is, if it can: CHT-FST-12. */
static bool find_near(struct grog_run *r, const struct hostile *h, bool fits[SOLDIERS])
{
    const struct warfighter *w = const_wf(r->g);
    struct hostile *real = &wf(r->g)->hostile[h - w->hostile], was = *real;
    bool fast = wf_is_fast(r->m, r->g, h), any = false, here = false;
    for (unsigned i = 0; i < SOLDIERS; i++)
        fits[i] = false;
    EACH_SOLDIER(w, i) {
        if (!w->cup[i])                                 /* CHT-HTN-09  no counter of his: it keeps the one it has */
            continue;
        real->target = (uint8_t)(i + 1);                /* as if it were aimed at him */
        fits[i] = wf_is_aimed_at(r->m, w, real, i) && reaches(r->m, r->g, real, fast);
        any = any || fits[i];
        here = here || (fits[i] && fast && w->soldier[i].place == h->place);
    }
    *real = was;
    for (unsigned i = 0; here && i < SOLDIERS; i++)
        fits[i] = fits[i] && w->soldier[i].place == h->place;
    return any;
}

/* CHT-HTN-07..10  Whoever is out of Range is given up for somebody within it; if there is no such counter in the cup,
 * the old one stays. */
WF_RARE void wf_establish_targets(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    bool fits[SOLDIERS];
    EACH_HOSTILE(w, i) {
        struct hostile *h = &w->hostile[i];
        if (h->target && !wf_is_target(r->m, h) && !reaches(r->m, r->g, h, wf_is_fast(r->m, r->g, h))
            && find_near(r, h, fits))
            wf_aim_among(r, h, fits);
    }
}
