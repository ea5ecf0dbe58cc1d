/* SPDX-License-Identifier: MIT */
/* free_attacks.c -- Attacks that cost no Action: by Support, and those that an effect grants to a Soldier. */
#include "common.h"
#include "attack.h"
#include "awareness.h"
#include "band.h"
#include "choices.h"
#include "frame.h"
#include "hostiles.h"
#include "objective.h"
#include "telling.h"

/* ---- Attacks by Support --------------------------------------------------- */

const struct grog_step wf_bombard_steps[] = {
    STARTS, [BOMBARD_ROLL] = ROLLS("roll", R_ATK_41), [BOMBARD_COVER] = ROLLS("cover", R_ATK_41),
    [BOMBARD_DICE] = AT_POINT("dice", R_MEL_04), [BOMBARD_HITS] = CALLS("hits", R_ATK_26, PROC_HITS),
    [BOMBARD_MORE] = ROLLS("more", R_MEL_04),
};
const struct grog_local wf_bombard_locals[] = {
    { "die 1", 0, DIE }, { "die 2", 0, DIE }, { "die 3", 0, DIE }, { "die 4", 0, DIE }, { "die 5", 0, DIE },
    { "die 6", 0, DIE },
};

static bool bombard_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    (void)m, (void)w;
    return f->target != 0;
}

const struct wf_rests wf_bombard_rests = {
    .fits = bombard_fits,
    .point = { [BOMBARD_DICE] = POINT_BOMBARDED },
};

/* Dice that have been rolled: cards may have added to them. */
static int fallen(const struct grog_frame *f)
{
    int n = 0;
    while (n < MOST_DICE && f->local[SHOOT_DIE + n])
        n++;
    return n;
}

/* WF-ACD-24  Neither Skills nor Action cards improve it.  pending 0: dice; locals as in SHOOT. */
enum grog_flow wf_bombard(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_BOMBARD);
    enum { NEEDED = 6 };
    struct hostile *h = &wf(r->g)->hostile[grog_ref_slot(f->target)];
    BEGIN;
    if (!grog_thing_at(r->m, r->g, f->target))
        return GROG_DONE;
    ROLL(BOMBARD_ROLL, DIE, (unsigned)f->pending[0]);
    for (int i = 0; i < f->pending[0]; i++)
        f->local[SHOOT_DIE + i] = r->rolled[i];
    REACH(BOMBARD_DICE, POINT_BOMBARDED);               /* WF-MEL-04  what each die does, hit or miss */
    if (!grog_thing_at(r->m, r->g, f->target))
        return GROG_DONE;
    if (f->pending[0] > fallen(f)) {
        ROLL(BOMBARD_MORE, DIE, (unsigned)(f->pending[0] - fallen(f)));         /* WF-MEL-04  each die is rolled */
        for (int i = fallen(f), rolled = 0; i < f->pending[0]; i++)
            f->local[SHOOT_DIE + i] = r->rolled[rolled++];
    }
    ROLL(BOMBARD_COVER, COVER_DIE, 1);
    wf_tell_dice(r, f->local + SHOOT_DIE, f->pending[0], r->rolled[0]);
    int needed = numbers_of(r->m, h->thing.card)[wf_is_target(r->m, h) ? TARGET_COVER : HOSTILE_COVER], hits = 0;
    for (int i = 0; i < f->pending[0]; i++)
        hits += f->local[SHOOT_DIE + i] >= NEEDED;
    wf_tell_best(r, 0, f->local + SHOOT_DIE, f->pending[0], NEEDED, 0);
    wf_tell_hits(r, hits, f->pending[0]);
    bool cover = r->rolled[0] >= needed;
    int kills = cover ? hits : 0, suppresses = cover ? f->pending[0] - hits : hits;
    TELL_AMOUNT(TOLD_COVER, r->rolled[0], r->rolled[0], (uint16_t)needed);
    r->result = wf_pack_result((struct wf_attack_result){ kills, suppresses });
    CALL(BOMBARD_HITS, .proc = PROC_HITS, .seat = f->seat, .actor = f->actor, .with = f->with, .target = f->target,
         .pending = { (int16_t)kills, (int16_t)suppresses });
    END;
}

/* ---- a free Attack -------------------------------------------------------- */

void wf_list_free_attack(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    (void)seat;
    grog_offer(l, grog_option(VERB_SKIP, 0, 0, 0, 0), 0);
    wf_list_attacks(m, g, grog_ref_slot(g->frame[g->depth - 1].target), l);
}

const struct grog_step wf_free_attack_steps[] = {
    STARTS, [FREE_ATTACK_WHICH] = ASKS("which", R_ATK_02, ASK_FREE_ATTACK),
    [FREE_ATTACK_DOES] = CALLS("does", R_ATK_01, PROC_ATTACK),
};

static bool free_attack_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    (void)m;
    return f->target && (f->step == FREE_ATTACK_DOES || wf_is_in_play(w, f->target));
}

const struct wf_rests wf_free_attack_rests = {
    .fits = free_attack_fits,
    .hands = { [FREE_ATTACK_DOES] = { TARGET, ANY, ANY, ANY } },
};

/* An effect: the Soldier (target) may make an Attack without an Action. */
enum grog_flow wf_free_attack(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_FREE_ATTACK);
    const struct soldier *s = wf_soldier(r, f->target);
    BEGIN;
    if (!in_play(s) || s->thing.owner >= r->m->seats || !wf_traits(kind_of(r->m, s->thing.card)).acts)
        return GROG_DONE;                               /* WF-K9-11  a K9 attacks nobody */
    ASK(FREE_ATTACK_WHICH, ASK_FREE_ATTACK, 1u << s->thing.owner);
    if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_SKIP)
        return GROG_DONE;
    CALL(FREE_ATTACK_DOES, .proc = PROC_ATTACK, .seat = r->answer.seat, .actor = f->target,
         .with = r->answer.option.object[0], .mode = r->answer.option.object[1], .target = r->answer.option.object[2],
         .local = { [ATTACK_FREE] = 1 });
    wf_free_is_over(r);                                 /* WF-SHW-173  what goes for the alarm is nearer now */
    END;
}
