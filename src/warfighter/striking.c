/* SPDX-License-Identifier: MIT */
/* striking.c -- Striking Range: what Settings with it have beyond Hand to Hand Combat (hand_to_hand.c).
 *
 * Each is a switch of its own: whoever is struck turns on the striker; guns are not for the card that one is in
 * Striking with; one can step back; a bodyguard that comes or goes sets one free.  In Close Quarters one is in Striking
 * with the Location, and so with every card there.
 * What always holds here: a Soldier is in Striking with one card, or with his Location, or with nobody. */
#include "common.h"
#include "arms.h"
#include "hand_to_hand.h"
#include "hostiles.h"
#include "striking.h"

/* ---- Close Quarters -------------------------------------------------------- */

bool wf_is_close(const struct grog_match *m, const struct grog_game *g, unsigned space)
{
    return wf_said_of_space(m, g, VALUE_CLOSE_QUARTERS, space) > 0;
}

/* NAM-ACT-128  For the cost of the Location, as with a card. */
static grog_rule may_close_in(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t at)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    const struct soldier *s = &w->soldier[soldier];
    if (!wf_traits(kind_of(m, s->thing.card)).acts)     /* WF-K9-09  nor is it in Striking */
        return R_K9_09;
    if (kind_of(m, s->thing.card) == OF_SQUAD)
        return R_HTH_16;
    if (wf_location_at(w, s->place) != at || !wf_is_close(m, g, s->place))
        return R_NAM_ACT_128;
    if (is_striking(s))
        return R_HTH_07;
    int cost = wf_engage_cost(m, g, soldier, 0);
    if (cost < 0)
        return R_HTH_05;
    return s->suppress ? R_TRN_14 : s->actions + s->saved < cost ? R_TRN_25 : 0;
}

/* target: the Location. */
enum grog_flow wf_close_in(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_CLOSE_IN);
    unsigned soldier = grog_ref_slot(f->actor);
    wf_pay_to_strike(r, soldier, wf_engage_cost(r->m, r->g, soldier, 0));
    wf_soldier(r, f->actor)->flags |= SOLDIER_CLOSE;
    wf_soldier(r, f->actor)->flags &= (uint8_t)~SOLDIER_FREED;
    wf_undeploy(r, soldier);                            /* NAM-ACT-132  no Bipod stays Deployed */
    TELL(TOLD_CLOSES_IN, f->actor, f->target);
    return GROG_DONE;
}

/* ---- whom a Hostile turns on ------------------------------------------------- */

/* NAM-ACT-121  Whoever is struck targets the striker from then on. */
void wf_turns_on_striker(struct grog_run *r, uint16_t hostile, unsigned soldier)
{
    GROG_ASSERT(grog_ref_array(hostile) == ARRAY_HOSTILE);
    struct hostile *h = &wf(r->g)->hostile[grog_ref_slot(hostile)];
    if (h->target != soldier + 1 && wf_said(r->m, r->g, VALUE_TURNS_ON_STRIKERS))
        wf_turn_on(r, h, soldier);
}

/* NAM-HTN-33  One of those in Striking with it, unless it targets one of them; whose counter is in the cup, if any. */
static void face_strikers(struct grog_run *r, struct hostile *h)
{
    struct warfighter *w = wf(r->g);
    uint16_t ref = hostile_ref(w, (unsigned)(h - w->hostile));
    bool fits[SOLDIERS] = { false }, any = false;
    unsigned first = SOLDIERS;
    EACH_SOLDIER(w, i) {
        if (w->soldier[i].engaged != ref)
            continue;
        if (h->target == i + 1)
            return;
        first = first < SOLDIERS ? first : i;
        fits[i] = w->cup[i];
        any = any || fits[i];
    }
    if (any)
        wf_aim_among(r, h, fits);
    else if (first < SOLDIERS)
        wf_turn_on(r, h, first);
}

WF_RARE void wf_face_strikers(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    EACH_HOSTILE(w, i)
        face_strikers(r, &w->hostile[i]);
}

/* ---- what a gun is not for ---------------------------------------------------- */

/* NAM-ACT-124  The card that he is in Striking with, if the Weapon is neither for Hand to Hand nor for Self-Defense. */
WF_RARE uint16_t wf_barred_target(const struct grog_match *m, const struct grog_game *g, unsigned soldier,
                                  unsigned item)
{
    GROG_ASSERT(soldier < SOLDIERS && item < ITEMS);
    const struct warfighter *w = const_wf(g);
    uint16_t engaged = w->soldier[soldier].engaged;
    uint16_t arm = w->item[item].thing.card;
    bool barred = engaged && !numbers_of(m, arm)[WEAPON_SELF_DEFENSE] && wf_said(m, g, VALUE_BARS_GUNS);
    if (barred && wf_is_close_arm(m, arm))              /* NAM-ACT-124  thrown, it is of that type still */
        return 0;
    return barred ? engaged : 0;
}

/* NAM-MSN-44  Of the type that is for Hand to Hand Combat. */
bool wf_is_close_arm(const struct grog_match *m, uint16_t weapon)
{
    for (unsigned mode = GUN_MODES; mode < MODES; mode++)
        if (wf_melee_row(m, weapon, mode))
            return !numbers_of(m, weapon)[WEAPON_CALIBER];
    return false;
}

/* ---- stepping back, and Screens ------------------------------------------------ */

bool wf_can_be_attacked(const struct grog_match *m, const struct grog_game *g, uint16_t hostile)
{
    GROG_ASSERT(grog_ref_array(hostile) == ARRAY_HOSTILE);
    if (is_plain_for(m, &const_wf(g)->hostile[grog_ref_slot(hostile)].thing, VALUE_CAN_BE_ATTACKED))
        return m->base[VALUE_CAN_BE_ATTACKED] > 0;
    struct grog_frame about = { .proc = PROC_AIM, .seat = GROG_NOBODY, .target = hostile };
    return grog_value(m, g, VALUE_CAN_BE_ATTACKED, &about, NULL) > 0;
}

/* NAM-ACT-128  Whoever is in Striking with the Location. */
grog_rule wf_may_be_struck(const struct grog_match *m, const struct grog_game *g, unsigned hostile)
{
    GROG_ASSERT(hostile < HOSTILES);
    const struct warfighter *w = const_wf(g);
    struct grog_frame about = { .proc = PROC_AIM, .seat = GROG_NOBODY, .target = hostile_ref(w, hostile) };
    if (wf_is_target(m, &w->hostile[hostile]) || !grog_value(m, g, VALUE_CAN_BE_ENGAGED, &about, NULL))
        return R_HTH_15;
    return wf_can_be_attacked(m, g, about.target) ? 0 : R_ATK_02;
}

static bool may_be_screened(const struct grog_match *m, const struct hostile *h)
{
    return wf_note(m, h->thing.card)->is & IS_SCREENED;
}

/* NAM-ACT-130  It has come before the card that he is in Striking with; NAM-ACT-131  that one screens nobody now. */
static bool frees(const struct grog_match *m, const struct grog_game *g, const struct soldier *s, unsigned to)
{
    GROG_ASSERT(to < HOSTILES);
    const struct warfighter *w = const_wf(g);
    const struct hostile *other = &w->hostile[to], *struck = s->engaged ? &w->hostile[grog_ref_slot(s->engaged)] : NULL;
    if (other == struck || other->place != s->place || wf_is_target(m, other)
        || !wf_can_be_attacked(m, g, hostile_ref(w, to)))
        return false;
    if (!struck)                                        /* NAM-ACT-133  one that his bodyguard Screened */
        return (s->flags & SOLDIER_FREED) && may_be_screened(m, other);
    if (!wf_can_be_attacked(m, g, s->engaged))
        return wf_active(m, other) > 0;
    return wf_active(m, struck) <= 0 && !may_be_screened(m, struck)     /* it did Screen: it is not of those who are */
        && may_be_screened(m, other);
}

/* NAM-ACT-133  Who takes out a bodyguard in Striking can go on to whom it Screened, for nothing: in this Soldier Turn,
 * as long as he stays there and strikes nobody else. */
void wf_bodyguard_goes(struct grog_run *r, struct soldier *s, uint16_t hostile)
{
    const struct warfighter *w = const_wf(r->g);
    if (!wf_said(r->m, r->g, VALUE_SCREENS_FREE) || may_be_screened(r->m, &w->hostile[grog_ref_slot(hostile)]))
        return;
    EACH_HOSTILE(w, i)
        if (hostile_ref(w, i) != hostile && w->hostile[i].place == s->place && may_be_screened(r->m, &w->hostile[i]))
            s->flags |= SOLDIER_FREED;
}

/* NAM-ACT-131  The card that he is in Striking with is a bodyguard, and one whom it Screened goes. */
void wf_charge_goes(const struct grog_run *r, struct soldier *s, uint16_t hostile)
{
    const struct warfighter *w = const_wf(r->g);
    if (may_be_screened(r->m, &w->hostile[grog_ref_slot(hostile)])
        && !may_be_screened(r->m, &w->hostile[grog_ref_slot(s->engaged)]) && wf_said(r->m, r->g, VALUE_SCREENS_FREE))
        s->flags |= SOLDIER_IDLE_GUARD;
}

/* NAM-ACT-131  It Screens nobody now: it has no active Reticle, or nobody is left there for it. */
static bool screens_no_more(const struct grog_match *m, const struct warfighter *w, const struct soldier *s)
{
    const struct hostile *struck = &w->hostile[grog_ref_slot(s->engaged)];
    bool active = wf_active(m, struck) > 0, did = s->flags & SOLDIER_IDLE_GUARD;
    EACH_HOSTILE(w, i)
        if (w->hostile[i].place == s->place && may_be_screened(m, &w->hostile[i])) {
            if (active)
                return false;
            did = true;
        }
    return did;
}

static bool is_freed(const struct grog_match *m, const struct grog_game *g, const struct soldier *s)
{
    const struct warfighter *w = const_wf(g);
    if (!s->engaged || !wf_said(m, g, VALUE_SCREENS_FREE))
        return false;
    if (may_be_screened(m, &w->hostile[grog_ref_slot(s->engaged)]))
        return !wf_can_be_attacked(m, g, s->engaged);   /* NAM-ACT-130  one stands before it now */
    return screens_no_more(m, w, s);
}

static grog_rule may_shift(const struct grog_match *m, const struct grog_game *g, unsigned soldier, unsigned hostile)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct soldier *s = &const_wf(g)->soldier[soldier];
    if (!(s->engaged || (s->flags & SOLDIER_FREED)) || !wf_said(m, g, VALUE_SCREENS_FREE) || !frees(m, g, s, hostile))
        return R_NAM_ACT_130;
    return wf_may_be_struck(m, g, hostile);             /* WF-HTH-15, NAM-ACT-130  into Striking, if that can be */
}

/* NAM-ACT-126  For the cost of the Location, unless he is free to. */
static grog_rule may_step_back(const struct grog_match *m, const struct grog_game *g, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct soldier *s = &const_wf(g)->soldier[soldier];
    if (!is_striking(s))
        return R_NAM_ACT_126;
    if (is_freed(m, g, s))
        return 0;
    int cost = wf_engage_cost(m, g, soldier, 0);
    if (cost < 0 || !wf_said(m, g, VALUE_STEPS_BACK))
        return R_NAM_ACT_126;
    return s->suppress && cost ? R_TRN_14 : s->actions + s->saved < cost ? R_TRN_25 : 0;
}

enum grog_flow wf_step_back(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_STEP_BACK);
    struct soldier *s = wf_soldier(r, f->actor);
    unsigned soldier = grog_ref_slot(f->actor);
    if (!is_freed(r->m, r->g, s))
        wf_pay_to_strike(r, soldier, wf_engage_cost(r->m, r->g, soldier, 0));
    wf_part(r, s);
    return GROG_DONE;
}

/* target: the other card. */
enum grog_flow wf_shift(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_SHIFT);
    wf_part(r, wf_soldier(r, f->actor));
    wf_engage_with(r, grog_ref_slot(f->actor), f->target);
    return GROG_DONE;
}

static void offer_to_close_in(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t at,
                              struct grog_list *l)
{
    grog_offer(l, grog_option(VERB_CLOSE_IN, soldier + 1, 0, 0, at), may_close_in(m, g, soldier, at));
}

void wf_list_striking(const struct grog_match *m, const struct grog_game *g, unsigned soldier, struct grog_list *l)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    const struct soldier *s = &w->soldier[soldier];
    bool in = is_striking(s), all = grog_seeks(l);      /* what no card of this match knows is not sought either */
    if (!all && !in && !s->suppress && wf_location_at(w, s->place))
        offer_to_close_in(m, g, soldier, wf_location_at(w, s->place), l);
    if (all && grog_wants_of(l, VERB_CLOSE_IN, soldier + 1) && grog_match_modifies(m, VALUE_CLOSE_QUARTERS))
        for (unsigned i = 0; i < LOCATIONS; i++)
            if (location_ref(w, i))
                offer_to_close_in(m, g, soldier, location_ref(w, i), l);
    if (grog_wants_of(l, VERB_STEP_BACK, soldier + 1)
        && (all ? grog_match_modifies(m, VALUE_STEPS_BACK) || grog_match_modifies(m, VALUE_SCREENS_FREE) : in))
        grog_offer(l, grog_option(VERB_STEP_BACK, soldier + 1, 0, 0, 0), may_step_back(m, g, soldier));
    if (grog_wants_of(l, VERB_SHIFT, soldier + 1)
        && (all ? grog_match_modifies(m, VALUE_SCREENS_FREE) : s->engaged || (s->flags & SOLDIER_FREED)))
        EACH_HOSTILE(w, i)
            if (all || w->hostile[i].place == s->place)
                grog_offer(l, grog_option(VERB_SHIFT, soldier + 1, 0, 0, hostile_ref(w, i)),
                           may_shift(m, g, soldier, i));
}
