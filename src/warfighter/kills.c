/* SPDX-License-Identifier: MIT */
/* kills.c -- Soldier Attacks: the Kills and Suppresses of one, as counters on the Hostile card.
 *
 * A Soldier's Attack is KILLS.  What a card does (Support, an Action card, an Event) is HITS: the players choose as for
 * an Attack, and nobody gains anything by it. */
#include "common.h"
#include "attack.h"
#include "band.h"
#include "bodies.h"
#include "forecast.h"
#include "frame.h"
#include "hostiles.h"
#include "medals.h"
#include "objective.h"

static const struct hostile *target_of(const struct warfighter *w, const struct grog_frame *f)
{
    return &w->hostile[grog_ref_slot(f->target)];
}

void wf_list_kill(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    uint16_t target = g->frame[g->depth - 1].target;
    (void)m, (void)seat;
    grog_offer(l, grog_option(VERB_ON_FRESH, 0, target, 0, 0), 0);
    grog_offer(l, grog_option(VERB_ON_SUPPRESSED, 0, target, 0, 0), 0);
}

/* WF-ATK-26  Is there a choice: a Hostile without a counter, a Suppressed one, and one that stays? */
bool wf_may_choose_kill(const struct grog_match *m, const struct hostile *h)
{
    if (!m->base[VALUE_KILL_CHOSEN])
        return false;                                   /* CHT-ACT-50  on an active Reticle while there is one */
    return wf_active(m, h) > 0 && h->suppress && h->ekia + 1 < wf_reticles(m, h);
}

/* Locals of KILLS: the Kill is one of a Suppressed Hostile; the Body Count that it earns. */
enum { ON_SUPPRESSED, EARNED };

const struct grog_step wf_kill_steps[] = {
    STARTS, [KILLS_CHOICE] = ASKS("choice", R_ATK_26, ASK_KILL), [KILLS_SPREAD] = ASKS("spread", R_UND_10, ASK_SPREAD),
    [KILLS_BODY] = ASKS("body count", R_NAM_CON_22, ASK_BODY),
};
const struct grog_local wf_kill_locals[] = {
    [ON_SUPPRESSED] = { "on suppressed", 0, 1 }, [EARNED] = { "earned", 0, 99 },
};

static bool kills_fit(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    bool soldiers = f->proc == PROC_KILLS;
    if (f->step == KILLS_BODY)
        return soldiers && f->seat < m->seats && wf_is_in_play(w, f->actor) && f->local[EARNED] > 0;
    if ((soldiers && (f->seat >= m->seats || !wf_is_in_play(w, f->actor))) || !wf_is_live(m, w, f->target))
        return false;
    const struct hostile *h = &w->hostile[grog_ref_slot(f->target)];
    return !wf_is_target(m, h) && f->pending[0] > 0
        && (f->step == KILLS_SPREAD ? wf_other_of_band(w, f->target) : wf_may_choose_kill(m, h));
}

const struct wf_rests wf_kill_rests = {
    .fits = kills_fit,
};

/* Who is asked: whose Attack or card it is; for a card of nobody's all of them. */
static unsigned seats_for(struct grog_run *r, const struct grog_frame *f)
{
    return f->seat < r->m->seats ? 1u << f->seat : wf_seats_in_play(r->m, const_wf(r->g));
}

/* Kills first, then Suppresses (WF-ATK-43); nothing spills over.  pending: Kills, Suppresses, whether a Kill
 * also Suppresses and (2) burns a counter that lies on the Hostile (CHT-FLD-08). */
enum grog_flow wf_kills(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_KILLS || f->proc == PROC_HITS);
    int16_t *kills = &f->pending[0], *suppresses = &f->pending[1], also = f->pending[2] & 1, *spread = &f->pending[3];
    const struct warfighter *w = const_wf(r->g);
    const struct grog_frame *by = f->proc == PROC_KILLS ? f : NULL;     /* WF-ACD-36  for a card's nothing is gained */
    uint16_t other;
    BEGIN;
    if (!grog_thing_at(r->m, r->g, f->target))
        return GROG_DONE;                               /* it has left since it was named */
    if (wf_is_target(r->m, target_of(w, f))) {
        if (*kills)
            wf_hit_target(r, f->target, *kills);        /* WF-OBJ-17  cards can hit an Objective's target */
        return GROG_DONE;
    }
    *spread = *kills > 1;
    while (*kills > 0) {
        if (*spread && wf_other_of_band(w, f->target)) {            /* WF-UND-10  Hits are spread at will */
            ASK(KILLS_SPREAD, ASK_SPREAD, seats_for(r, f));
            if (r->answer.seat != GROG_NOBODY)
                f->target = r->answer.option.object[0];
        }
        if (wf_may_choose_kill(r->m, target_of(w, f))) {
            ASK(KILLS_CHOICE, ASK_KILL, seats_for(r, f));
            f->local[ON_SUPPRESSED] = r->answer.seat != GROG_NOBODY && r->answer.option.verb == VERB_ON_SUPPRESSED;
        } else {
            f->local[ON_SUPPRESSED] = wf_active(r->m, target_of(w, f)) <= 0;    /* WF-ATK-27  no other choice is left */
        }
        --*kills;
        if (by)                                         /* NAM-ACT-65  one per Kill */
            f->local[EARNED] = (int16_t)(f->local[EARNED] + wf_bodies_earned(r->m, r->g, f));
        other = wf_other_of_band(w, f->target);
        if (!by)
            wf_hurts(r, f->target, f->actor);           /* WF-MED-19  a card's is his who plays it */
        bool falls = wf_kill(r, f->target, f->local[ON_SUPPRESSED], by);
        *suppresses = (int16_t)(*suppresses + also);    /* WF-ATK-44  for who is left on the card, of a band too */
        if (falls && other)
            f->target = other;
        else if (falls)
            *kills = *suppresses = 0;                   /* it is gone */
    }
    while ((*suppresses)-- > 0)
        if (!wf_suppress_hostile(r, f->target, f->actor) && (other = wf_other_of_band(w, f->target)))
            wf_suppress_hostile(r, other, f->actor);
    for (; f->local[EARNED] > 0 && !r->g->over; f->local[EARNED]--) {
        ASK(KILLS_BODY, ASK_BODY, 1u << f->seat);       /* NAM-CON-22  kept or Banked, at once */
        if (r->answer.seat != GROG_NOBODY && r->answer.option.verb == VERB_KEEP_BODY)
            wf_keep_bodies(r, grog_ref_slot(f->actor), 1);
        else
            wf_bank_body(r, grog_ref_slot(f->actor));
    }
    END;
}

/* As KILLS would lay them: no more Kills than there are Hostiles on the card, and Suppress only for those without.  Of
 * a band they go over to others (WF-UND-10), so all of them count. */
int32_t wf_in_effect(const struct grog_match *m, const struct grog_game *g, uint16_t hostile, int32_t result)
{
    GROG_ASSERT(grog_ref_array(hostile) == ARRAY_HOSTILE);
    const struct hostile *h = &const_wf(g)->hostile[grog_ref_slot(hostile)];
    struct wf_attack_result came = wf_attack_result(result);
    int left = wf_reticles(m, h) - h->ekia;
    if (wf_other_of_band(const_wf(g), hostile))
        return result;
    came.kills = came.kills < left ? came.kills : left;
    int fresh = wf_takes_suppress(m, g, hostile) ? wf_active(m, h) : 0;
    fresh = fresh < left - came.kills ? fresh : left - came.kills;
    came.suppresses = came.suppresses < fresh ? came.suppresses : fresh;
    return wf_pack_result(came);
}
