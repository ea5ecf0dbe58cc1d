/* SPDX-License-Identifier: MIT */
/* fading.c -- Fading: Hostiles of two sides that go away when nobody holds them, unless the team pays for them to stay.
 *
 * What always holds here: whoever is to Fade is found as the step begins, and looked at again when its turn comes. */
#include "common.h"
#include "bodies.h"
#include "frame.h"
#include "hostiles.h"
#include "sides.h"
#include "wounds.h"

/* NAM-CON-44, NAM-HTN-36  Its condition holds, and it is not in a place where nobody Fades. */
bool wf_fades(const struct grog_match *m, const struct warfighter *w, unsigned slot)
{
    GROG_ASSERT(slot < HOSTILES);
    struct grog_frame about = { .proc = PROC_PLACED, .seat = GROG_NOBODY, .actor = hostile_ref(w, slot) };
    return !wf_is_target(m, &w->hostile[slot]) && grog_value(m, &w->game, VALUE_FADES, &about, NULL) > 0
        && grog_value(m, &w->game, VALUE_CAN_FADE, &about, NULL) > 0;
}

/* NAM-HTN-35  All are looked at before any goes. */
void wf_look_for_fading(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    if (!grog_match_modifies(r->m, VALUE_FADES))
        return;
    EACH_HOSTILE(w, i)
        if (wf_fades(r->m, w, i))
            w->hostile[i].flags |= HOSTILE_FADES;
}

uint16_t wf_next_fading(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    EACH_HOSTILE(w, i)
        if (w->hostile[i].flags & HOSTILE_FADES) {
            w->hostile[i].flags &= (uint8_t)~HOSTILE_FADES;
            return hostile_ref(w, i);
        }
    return 0;
}

/* NAM-CON-46  Can something be paid for it to stay? */
bool wf_can_stay(const struct grog_match *m, const struct warfighter *w, const struct hostile *h)
{
    const int16_t *n = numbers_of(m, h->thing.card);
    return (n[HOSTILE_STAY_SUPPRESS] || n[HOSTILE_STAY_XP] || n[HOSTILE_STAY_BODIES])
        && wf_team_xp(w) >= (unsigned)n[HOSTILE_STAY_XP] && wf_team_bodies(w) >= (unsigned)n[HOSTILE_STAY_BODIES];
}

/* With Suppress counters to be given, one option for each Soldier who may take them. */
void wf_list_fade(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    uint16_t ref = g->frame[g->depth - 1].target;
    bool pins = numbers_of(m, w->hostile[grog_ref_slot(ref)].thing.card)[HOSTILE_STAY_SUPPRESS];
    (void)seat;
    grog_offer(l, grog_option(VERB_LET_FADE, 0, ref, 0, 0), 0);
    if (!pins)
        grog_offer(l, grog_option(VERB_HOLD, 0, ref, 0, 0), 0);
    EACH_SOLDIER(w, i)
        if (pins)
            grog_offer(l, grog_option(VERB_HOLD_BY, i + 1, ref, 0, 0), 0);
}

const struct grog_step wf_fade_steps[] = {
    STARTS, [FADE_CHOICE] = ASKS("choice", R_NAM_CON_46, ASK_FADE), [FADE_XP] = CALLS("xp", R_NAM_CON_46, PROC_PAY_XP),
    [FADE_BODIES] = CALLS("bodies", R_NAM_CON_46, PROC_PAY_BODIES),
};

static bool fade_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return wf_is_live(m, w, f->target) && !wf_is_target(m, &w->hostile[grog_ref_slot(f->target)])
        && (f->step != FADE_CHOICE || wf_can_stay(m, w, &w->hostile[grog_ref_slot(f->target)]));
}

const struct wf_rests wf_fade_rests = {
    .fits = fade_fits,
    .hands = { [FADE_XP] = { NONE, NONE, NONE, NONE }, [FADE_BODIES] = { NONE, NONE, NONE, NONE } },
};

/* NAM-CON-44..46  target: the Hostile. */
enum grog_flow wf_fade(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_FADE);
    const struct warfighter *w = const_wf(r->g);
    const struct hostile *h = &w->hostile[grog_ref_slot(f->target)];
    const int16_t *n = numbers_of(r->m, h->thing.card);
    BEGIN;
    if (wf_can_stay(r->m, w, h)) {
        ASK(FADE_CHOICE, ASK_FADE, wf_seats_in_play(r->m, w));
        if (r->answer.seat != GROG_NOBODY && r->answer.option.verb != VERB_LET_FADE) {
            if (r->answer.option.verb == VERB_HOLD_BY)
                wf_suppress_soldier(r, r->answer.option.actor - 1u, n[HOSTILE_STAY_SUPPRESS]);
            TELL(TOLD_STAYS, f->target);
            CALL(FADE_XP, .proc = PROC_PAY_XP, .seat = r->answer.seat, .pending = { n[HOSTILE_STAY_XP] });
            CALL(FADE_BODIES, .proc = PROC_PAY_BODIES, .seat = GROG_NOBODY, .pending = { n[HOSTILE_STAY_BODIES] });
            return GROG_DONE;
        }
    }
    TELL(TOLD_FADES, f->target, h->thing.card);
    wf_remove_hostile(r, f->target);                    /* NAM-CON-45: neither Experience nor Body Count */
    END;
}
