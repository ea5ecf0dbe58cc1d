/* SPDX-License-Identifier: MIT */
/* overwatch.c -- Overwatch: Soldiers who stay beside the path, and the counters that they draw.
 *
 * Who is on Overwatch is in no Location, has no Actions and is nobody's target.  His counters lie beside him as
 * Support does, and each is used once; a cup holds the others. */
#include "common.h"
#include "band.h"
#include "cards.h"
#include "contracts.h"
#include "frame.h"
#include "hostile_turn.h"
#include "hostiles.h"
#include "objective.h"
#include "overwatch.h"
#include "wounds.h"

/* ---- who they are ------------------------------------------------------------------ */

static const struct grog_listed *listed(const struct grog_match *m, unsigned *n)
{
    return grog_setup_list(m, SETUP_OVERWATCH, n);
}

static bool is_his_own(enum card_kind k) { return is_gear(k) || k == OF_SKILL || k == OF_RECORD; }

/* WF-OVW-01, WF-OVW-03  Soldiers of the company who are not with the team, each once, with what they have. */
bool wf_overwatch_fits(const struct grog_match *m, const struct grog_listed *at, unsigned n, struct grog_error *why)
{
    unsigned others, soldiers = 0;
    const struct grog_listed *other = listed(m, &others);
    if (others && !m->base[VALUE_OVERWATCH])
        return wf_refuse(why, m, other[0].card, "nobody is on Overwatch in this Setting (WF-OVW-01)");
    for (unsigned i = 0; i < n; i++)
        soldiers += is_soldier(kind_of(m, at[i].card));
    for (unsigned i = 0; i < others; i++) {
        bool soldier = is_soldier(kind_of(m, other[i].card));
        if (!soldier && (!i || !is_his_own(kind_of(m, other[i].card))))
            return wf_refuse(why, m, other[i].card, "a Soldier is on Overwatch, with what he has (WF-OVW-01)");
        if (kind_of(m, other[i].card) == OF_K9)         /* WF-K9-02  nobody's Handler is in a Location with it there */
            return wf_refuse(why, m, other[i].card, "it goes with its own Handler only, in his Location (WF-K9-02)");
        for (unsigned k = 0; soldier && k < n + i; k++) {
            uint16_t another = k < n ? at[k].card : other[k - n].card;
            if (wf_is_same_man(m, another, other[i].card))
                return wf_refuse(why, m, other[i].card, "each Soldier once (WF-SOL-02, WF-OVW-01)");
        }
        soldiers += soldier;
    }
    if (soldiers <= SOLDIERS)
        return true;
    grog_fail(why, 0, "the team is too large");
    return false;
}

/* WF-OVW-04  Beside the path; what they have stays with them, of no use there. */
void wf_post_overwatch(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    unsigned n, dealt = 0;
    const struct grog_listed *at = listed(r->m, &n);
    for (unsigned i = 0; i < n; i++) {
        if (!is_soldier(kind_of(r->m, at[i].card)))
            continue;
        unsigned seat = at[i].number && at[i].number <= r->m->seats ? at[i].number - 1u : dealt++ % r->m->seats;
        uint16_t ref = grog_thing_new(r, ARRAY_SOLDIER, at[i].card, seat);
        if (ref)
            w->soldier[grog_ref_slot(ref)].fate = OVERWATCHING;
    }
}

/* ---- the cup -------------------------------------------------------------------------- */

static uint16_t draw_counter(struct grog_run *r)
{
    const uint16_t *pile = const_wf(r->g)->aside;
    unsigned n = 0, at = 0;
    for (unsigned i = 1; i <= pile[0]; i++)
        n += kind_of(r->m, pile[i]) == OF_OVERWATCH;
    if (!n)
        return 0;
    for (unsigned lot = grog_dice_below(grog_chance(r), n) + 1; lot > 0; )
        lot -= kind_of(r->m, pile[++at]) == OF_OVERWATCH;
    uint16_t card = pile[at];
    grog_remove(r, ZONE_ASIDE, 0, card);
    return card;
}

/* WF-OVW-06, WF-OVW-07, WF-PMC-10  One for each 10 Resource Points of his own card, or a part of 10; what is left in
 * the cup, and what there is room for. */
void wf_draw_overwatch(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    for (unsigned i = 0; i < SOLDIERS && w->soldier[i].thing.live; i++) {
        int n = w->soldier[i].fate == OVERWATCHING
              ? (numbers_of(r->m, w->soldier[i].thing.card)[SOLDIER_COST] + 9) / 10 : 0;
        for (uint16_t card; n > 0 && (card = draw_counter(r)) != 0; n--) {
            uint16_t ref = grog_thing_new(r, ARRAY_SUPPORT, card, w->soldier[i].thing.owner);
            if (!ref) {
                grog_put(r, ZONE_ASIDE, 0, card);
                return;
            }
            w->support[grog_ref_slot(ref)].player = (uint8_t)(i + 1);
            TELL(TOLD_OVERWATCHES, soldier_ref(w, i), card);
        }
    }
}

static void put_back(struct grog_run *r, unsigned slot)
{
    GROG_ASSERT(slot < SUPPORTS);
    struct warfighter *w = wf(r->g);
    grog_put(r, ZONE_ASIDE, 0, w->support[slot].thing.card);
    grog_thing_free(r, support_ref(w, slot));
}

/* WF-OVW-09  They go back unused: those of a Soldier, or all. */
void wf_end_overwatch(struct grog_run *r, unsigned soldier)
{
    struct warfighter *w = wf(r->g);
    EACH_SUPPORT(w, i) {
        if (kind_of(r->m, w->support[i].thing.card) != OF_OVERWATCH
            || (soldier < SOLDIERS && w->support[i].player != soldier + 1))
            continue;
        TELL(TOLD_UNUSED, w->support[i].thing.card);
        put_back(r, i);
    }
}

/* ---- using them ------------------------------------------------------------------------- */

/* WF-OVW-15  He is Down, with no Wound that was rolled for; what else he held goes back. */
static void down(struct grog_run *r, const struct grog_frame *use, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct soldier *s = &wf(r->g)->soldier[soldier];
    wf_end_overwatch(r, soldier);
    s->wound[0] = (uint8_t)numbers_of(r->m, s->thing.card)[SOLDIER_HEALTH];
    TELL_AMOUNT(TOLD_WOUND, s->wound[0], soldier_ref(const_wf(r->g), soldier));
    wf_leave(r, use, soldier, DOWNED);
}

/* WF-OVW-08  Once, and without an Action. */
void wf_spend_overwatch(struct grog_run *r, const struct grog_frame *use)
{
    bool support = grog_ref_array(use->with) == ARRAY_SUPPORT;
    const struct grog_thing *t = support ? grog_thing_at(r->m, r->g, use->with) : NULL;
    if (!t || kind_of(r->m, t->card) != OF_OVERWATCH)
        return;
    uint16_t card = t->card;
    unsigned soldier = const_wf(r->g)->support[grog_ref_slot(use->with)].player - 1u;
    TELL(TOLD_EXPENDED, card);
    wf(r->g)->soldier[soldier].part |= PART_WATCHED;
    put_back(r, grog_ref_slot(use->with));
    if (numbers_of(r->m, card)[OVERWATCH_DOWNS])
        down(r, use, soldier);
}

/* WF-OVW-08  By the seat of whoever has it; if nobody of that seat is in the Mission any more, by whoever is. */
bool wf_is_his_counter(const struct grog_match *m, const struct warfighter *w, const struct support *s, unsigned seat)
{
    return s->thing.owner == seat
        || (kind_of(m, s->thing.card) == OF_OVERWATCH && !(wf_seats_in_play(m, w) >> s->thing.owner & 1));
}

/* In the Soldier Turn, what lies beside Soldiers of the seat. */
void wf_list_overwatch(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    EACH_SUPPORT(w, i) {
        const struct support *s = &w->support[i];
        if (kind_of(m, s->thing.card) != OF_OVERWATCH || !wf_is_his_counter(m, w, s, seat)
            || !grog_wants_of(l, VERB_USE_SUPPORT, s->player))
            continue;
        struct grog_source by = { .card = s->thing.card, .thing = support_ref(w, i), .owner = (uint8_t)seat };
        struct grog_frame about = { .proc = PROC_USE, .seat = (uint8_t)seat, .actor = soldier_ref(w, s->player - 1u) };
        grog_offer(l, grog_option(VERB_USE_SUPPORT, s->player, by.thing, 0, 0),
                   grog_usable(m, g, &by, POINT_SOLDIER_TURN, &about) >= 0 ? 0 : R_OVW_08);
    }
}

/* ---- what they do ------------------------------------------------------------------------- */

/* Who has as many as anyone can have takes no more. */
static bool takes_more(const struct soldier *s)
{
    return s->xp < MOST_XP;
}

static bool anybody_takes_more(const struct warfighter *w)
{
    EACH_SOLDIER(w, i)
        if (takes_more(&w->soldier[i]))
            return true;
    return false;
}

void wf_list_share_xp(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    (void)m, (void)seat;
    EACH_SOLDIER(w, i)
        if (takes_more(&w->soldier[i]))
            grog_offer(l, grog_option(VERB_GIVE, i + 1, 0, 0, 0), 0);
}

/* Who is asked for a counter that is used: its seat, or those that still play. */
static unsigned seats_for(struct grog_run *r, const struct grog_frame *f)
{
    return f->seat < r->m->seats ? 1u << f->seat : wf_seats_in_play(r->m, const_wf(r->g));
}

const struct grog_step wf_share_xp_steps[] = { STARTS, [SHARE_XP_WHO] = ASKS("who", R_OVW_10, ASK_SHARE_XP) };

static bool share_xp_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    (void)m;
    return f->pending[0] > 0 && anybody_takes_more(w);
}

const struct wf_rests wf_share_xp_rests = {
    .fits = share_xp_fits,
};

/* WF-OVW-10  One by one, to any Soldiers.  pending 0: how many are left. */
enum grog_flow wf_share_xp(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_SHARE_XP);
    BEGIN;
    while (f->pending[0] > 0 && anybody_takes_more(const_wf(r->g))) {
        ASK(SHARE_XP_WHO, ASK_SHARE_XP, seats_for(r, f));
        if (r->answer.seat == GROG_NOBODY)
            return GROG_DONE;
        wf_gain_xp(r, r->answer.option.actor - 1u, 1);
        f->pending[0]--;
    }
    END;
}

/* WF-OVW-11  The value of the card that was drawn. */
int wf_drawn_value(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about,
                   const struct grog_source *by, uint16_t word)
{
    (void)by, (void)word;
    return about->proc == PROC_REINFORCE && about->with ? wf_value(m, g, about->with) : 0;
}

/* May it be held back: it could move, is none of an Objective's targets, and not worth too much? */
static bool can_be_held(const struct grog_match *m, const struct warfighter *w, const struct hostile *h, int value)
{
    return !wf_is_target(m, h) && !(h->flags & HOSTILE_HELD) && wf_leads(w, (unsigned)(h - w->hostile))
        && numbers_of(m, h->thing.card)[HOSTILE_VALUE] <= value;
}

/* In that space; 0: in any. */
static bool some_can_be_held(const struct grog_match *m, const struct warfighter *w, int value, unsigned space)
{
    EACH_HOSTILE(w, i)
        if (can_be_held(m, w, &w->hostile[i], value) && (!space || w->hostile[i].place == space))
            return true;
    return false;
}

void wf_list_hold_back(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    const struct grog_frame *f = &g->frame[g->depth - 1];
    unsigned space = (unsigned)f->local[HOLD_SPACE];
    (void)seat;
    EACH_HOSTILE(w, i)
        if (can_be_held(m, w, &w->hostile[i], f->pending[0])
            && (!space || w->hostile[i].place == space))
            grog_offer(l, grog_option(VERB_CHOOSE_HOSTILE, 0, hostile_ref(w, i), 0, 0), 0);
    grog_offer(l, grog_option(VERB_SKIP, 0, 0, 0, 0), 0);
}

const struct grog_step wf_hold_steps[] = { STARTS, [HOLD_WHICH] = ASKS("which", R_OVW_17, ASK_HOLD_BACK) };
const struct grog_local wf_hold_locals[] = { [HOLD_SPACE] = { "space", 0, SPACES } };

static bool hold_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return some_can_be_held(m, w, f->pending[0], (unsigned)f->local[HOLD_SPACE]);
}

const struct wf_rests wf_hold_rests = {
    .fits = hold_fits,
};

/* WF-OVW-17  Hostiles of one Location, of so much value in all.  pending 0: what may still be added. */
enum grog_flow wf_hold_back(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_HOLD_BACK);
    struct warfighter *w = wf(r->g);
    BEGIN;
    while (some_can_be_held(r->m, w, f->pending[0], (unsigned)f->local[HOLD_SPACE])) {
        ASK(HOLD_WHICH, ASK_HOLD_BACK, seats_for(r, f));
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_SKIP)
            return GROG_DONE;
        struct hostile *h = &w->hostile[grog_ref_slot(r->answer.option.object[0])];
        h->flags |= HOSTILE_HELD;
        f->local[HOLD_SPACE] = h->place;                /* WF-OVW-17  one Location for each counter */
        f->pending[0] = (int16_t)(f->pending[0] - numbers_of(r->m, h->thing.card)[HOSTILE_VALUE]);
        TELL(TOLD_HELD, r->answer.option.object[0]);
    }
    END;
}

void wf_list_adjust(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    (void)m, (void)g, (void)seat;
    grog_offer(l, grog_option(VERB_LATER, 0, 0, 0, 0), 0);
    grog_offer(l, grog_option(VERB_SOONER, 0, 0, 0, 0), 0);
}

const struct grog_step wf_adjust_steps[] = { STARTS, [ADJUST_WAY] = ASKS("which way", R_OVW_12, ASK_ADJUST) };

/* WF-OVW-12  Either way; whether time is out is seen when the step is over.  pending 0: how many spaces. */
enum grog_flow wf_adjust(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ADJUST);
    BEGIN;
    ASK(ADJUST_WAY, ASK_ADJUST, seats_for(r, f));
    if (r->answer.seat != GROG_NOBODY)
        wf_step_timer(r, r->answer.option.verb == VERB_SOONER ? -f->pending[0] : f->pending[0]);
    END;
}

bool wf_has_movers(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f, int amount,
                   uint16_t whom)
{
    (void)f, (void)whom;
    return some_can_be_held(m, const_wf(g), amount, 0);
}

/* WF-OVW-13  The whole card, and no Experience Points. */
void wf_eliminate_one(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount, uint16_t whom)
{
    GROG_ASSERT(grog_ref_array(whom) == ARRAY_HOSTILE);
    (void)f, (void)e, (void)amount;
    if (wf_is_live(r->m, const_wf(r->g), whom) && !wf_is_target(r->m, &wf(r->g)->hostile[grog_ref_slot(whom)]))
        wf_eliminate(r, whom, NULL);
}

/* WF-OVW-15, WF-PMT-15  The Attack that is being made, whatever has been rolled. */
void wf_call_off(struct grog_run *r, struct grog_frame *f, const struct grog_effect *e, int amount, uint16_t whom)
{
    (void)f, (void)e, (void)amount;
    unsigned i = r->g->depth;
    while (i > 0 && (r->g->frame[i - 1].proc != PROC_HOSTILE_ATTACK || r->g->frame[i - 1].actor != whom))
        i--;
    if (!i)
        return;
    struct grog_frame *attack = &r->g->frame[i - 1];
    attack->pending[ASSAULT_WOUNDS] = attack->pending[ASSAULT_SUPPRESS] = attack->local[ASSAULT_GIVES] = 0;
    attack->local[ASSAULT_OFF] = 1;
    TELL(TOLD_CALLED_OFF, whom);
}
