/* SPDX-License-Identifier: MIT */
/* bodies.c -- Body Count: earned by EKIAs of a Soldier's Attacks, Kept by him to be spent, or Banked for the Mission.
 *
 * What always holds here: what is Banked stays there, and what is Kept is never Banked. */
#include "common.h"
#include "before.h"
#include "bodies.h"
#include "objective.h"

unsigned wf_team_bodies(const struct warfighter *w)
{
    unsigned n = 0;
    EACH_SOLDIER(w, i)
        n += w->soldier[i].bodies;
    return n;
}

/* NAM-CON-20, NAM-CON-21  Of one EKIA that this Attack (PROC_KILLS) is about to cause. */
int wf_bodies_earned(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *kills)
{
    struct grog_frame about = { .proc = PROC_AIM, .seat = kills->seat, .actor = kills->actor, .with = kills->with,
                                .mode = kills->mode, .target = kills->target };
    return grog_value(m, g, VALUE_BODIES, &about, NULL);
}

void wf_list_body(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    unsigned soldier = grog_ref_slot(g->frame[g->depth - 1].actor);
    (void)m, (void)seat;
    grog_offer(l, grog_option(VERB_BANK_BODY, soldier + 1, 0, 0, 0), 0);
    grog_offer(l, grog_option(VERB_KEEP_BODY, soldier + 1, 0, 0, 0), 0);
}

/* NAM-CON-23  What he Keeps stays with him. */
void wf_keep_bodies(struct grog_run *r, unsigned soldier, int n)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct soldier *s = &wf(r->g)->soldier[soldier];
    if (n <= 0)
        return;
    s->bodies = (uint8_t)(s->bodies + n > MOST_COUNTERS ? MOST_COUNTERS : s->bodies + n);
    TELL_AMOUNT(TOLD_KEEPS_BODY, s->bodies, soldier_ref(const_wf(r->g), soldier));
}

/* NAM-CON-24; NAM-CON-08: it may be what the Mission still lacked. */
void wf_bank_body(struct grog_run *r, unsigned soldier)
{
    struct warfighter *w = wf(r->g);
    w->bank = (uint8_t)(w->bank + (w->bank < MOST_COUNTERS));
    TELL_AMOUNT(TOLD_BANKS_BODY, w->bank, soldier_ref(w, soldier));
    wf_check_won(r);
}

/* NAM-CON-07  Has enough been Banked for the Mission to be won? */
bool wf_is_banked(const struct grog_match *m, const struct warfighter *w)
{
    return w->bank >= wf_mission_at(m, w)[MISSION_BODIES];
}
