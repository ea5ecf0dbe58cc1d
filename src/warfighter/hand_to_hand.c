/* SPDX-License-Identifier: MIT */
/* hand_to_hand.c -- Hand to Hand Combat: who Engages whom, for how many Actions.
 *
 * A blow itself is an Attack like any other, with a chart of its own (attack.c).  What always holds
 * here: a Soldier's Hand to Hand counter lies on one Hostile card at most, and that one is where he is. */
#include "common.h"
#include "arms.h"
#include "awareness.h"
#include "cards.h"
#include "eras.h"
#include "fast.h"
#include "hand_to_hand.h"
#include "look.h"
#include "striking.h"
#include "forecast.h"

/* ---- charts -------------------------------------------------------------- */

/* WF-HTH-02  Found once for each card. */
uint16_t wf_unarmed(const struct grog_match *m, const struct soldier *s) { return wf_note(m, s->thing.card)->ranges; }

/* For the notes: the first that a Soldier of his Nation can use, one of his Era before all others. */
uint16_t wf_find_unarmed(const struct grog_match *m, uint16_t soldier)
{
    uint16_t found = 0;
    GROG_EACH_OF(m, OF_WEAPON, c) {
        if (!numbers_of(m, *c)[WEAPON_UNARMED] || !wf_is_flagged_for(m, soldier, *c))
            continue;
        if (wf_is_of_era(m, soldier, *c))                /* WF-HTH-02  his Era's */
            return *c;
        found = found ? found : *c;
    }
    return found;
}

const int16_t *wf_melee_row(const struct grog_match *m, uint16_t weapon, unsigned mode)
{
    if (!weapon || !is_melee(mode))
        return NULL;
    const int16_t *table = numbers_of(m, weapon) + WEAPON_MELEE + MELEE_SLOTS * (mode - GUN_MODES);
    return table[0] ? table + 1 : NULL;
}

/* ---- to Engage ----------------------------------------------------------- */

/* WF-HTH-16, WF-SOL-47  Squad Soldiers neither strike nor are struck. */
static bool can_fight(const struct grog_match *m, const struct soldier *s)
{
    return kind_of(m, s->thing.card) != OF_SQUAD;
}

/* WF-MSN-09, WF-MSN-22, WF-OBC-04, WF-LOC-13  What the card of the path says where he is. */
static int printed_cost(const struct grog_match *m, const struct warfighter *w, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    uint16_t at = wf_location_at(w, w->soldier[soldier].place);
    return at ? numbers_of(m, w->location[grog_ref_slot(at)].thing.card)[PLACE_ENGAGE] : -1;
}

/* WF-TRN-25, WF-HTH-05  hostile 0: none yet. */
int wf_engage_cost(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t hostile)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    struct grog_frame about = { .proc = PROC_AIM, .seat = w->soldier[soldier].thing.owner,
                                .actor = soldier_ref(w, soldier), .target = hostile };
    int cost = printed_cost(m, w, soldier);
    if (cost < 0)
        return -1;
    cost += grog_value(m, g, VALUE_ENGAGE_COST, &about, NULL);
    return cost < 0 ? 0 : cost > MOST_SAVED ? MOST_SAVED : cost;
}

/* Whatever it costs: WF-HTH-16, WF-HTH-04, WF-HTH-07, WF-HTH-15. */
static grog_rule may_close_with(const struct grog_match *m, const struct grog_game *g, unsigned soldier,
                                uint16_t hostile)
{
    GROG_ASSERT(soldier < SOLDIERS && grog_ref_array(hostile) == ARRAY_HOSTILE);
    const struct warfighter *w = const_wf(g);
    const struct soldier *s = &w->soldier[soldier];
    const struct hostile *h = &w->hostile[grog_ref_slot(hostile)];
    struct grog_frame about = { .proc = PROC_AIM, .seat = s->thing.owner, .actor = soldier_ref(w, soldier),
                                .target = hostile };
    if (!wf_traits(kind_of(m, s->thing.card)).acts)     /* WF-K9-09  a K9 Engages nobody */
        return R_K9_09;
    if (!can_fight(m, s))
        return R_HTH_16;
    if (s->place != h->place)
        return R_HTH_04;
    if (is_striking(s))
        return R_HTH_07;
    if (wf_is_close(m, g, s->place))
        return R_NAM_ACT_128;
    return wf_is_target(m, h) || !grog_value(m, g, VALUE_CAN_BE_ENGAGED, &about, NULL) ? R_HTH_15 : 0;
}

/* WF-TRN-25, WF-HTH-05, WF-HTH-11  Actions of this Turn, and those that were set aside. */
grog_rule wf_may_engage(const struct grog_match *m, const struct grog_game *g, unsigned soldier, uint16_t hostile)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    const struct soldier *s = &w->soldier[soldier];
    grog_rule verdict = may_close_with(m, g, soldier, hostile);
    if (verdict)
        return verdict;
    int cost = wf_engage_cost(m, g, soldier, hostile);
    if (cost < 0)
        return R_HTH_05;
    if (!wf_can_be_attacked(m, g, hostile))
        return R_ATK_02;
    if (s->suppress)
        return R_TRN_14;
    return s->actions + s->saved < cost ? R_TRN_25 : 0;
}

static void engage(struct grog_run *r, unsigned soldier, uint16_t hostile)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct warfighter *w = wf(r->g);
    w->soldier[soldier].engaged = hostile;              /* WF-HTH-06, WF-SET-60  the counter marks whom he fights */
    w->soldier[soldier].flags &= (uint8_t)~(SOLDIER_FREED | SOLDIER_IDLE_GUARD);
    wf_undeploy(r, soldier);
    TELL(TOLD_ENGAGES, soldier_ref(w, soldier), hostile);
    wf_turns_on_striker(r, hostile, soldier);
}

/* KW-020  Because a card says so; if it can be. */
void wf_engage_with(struct grog_run *r, unsigned soldier, uint16_t hostile)
{
    if (!may_close_with(r->m, r->g, soldier, hostile))
        engage(r, soldier, hostile);
}

static void tell_saved(struct grog_run *r, const struct soldier *s)
{
    const struct warfighter *w = const_wf(r->g);
    TELL_AMOUNT(TOLD_SETS_ASIDE, s->saved, soldier_ref(w, (unsigned)(s - w->soldier)));
}

int wf_left_to_pay(const struct grog_game *g, unsigned soldier, int cost)
{
    int due = cost - const_wf(g)->soldier[soldier].saved;
    return due < 0 ? 0 : due;
}

void wf_pay_to_strike(struct grog_run *r, unsigned soldier, int cost)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct soldier *s = &wf(r->g)->soldier[soldier];
    int due = wf_left_to_pay(r->g, soldier, cost);
    if (s->saved) {
        lose_saved(s);                                  /* WF-HTH-14: what is over is lost */
        tell_saved(r, s);
    }
    if (due)
        wf_spend_action(r, soldier, due);               /* WF-HTH-05  to Engage costs Actions */
    else
        wf_count_action(r);                             /* WF-SHW-172  it is one, also if nothing is due any more */
}

/* target: the Hostile. */
enum grog_flow wf_engage(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ENGAGE);
    unsigned soldier = grog_ref_slot(f->actor);
    wf_pay_to_strike(r, soldier, wf_engage_cost(r->m, r->g, soldier, f->target));
    engage(r, soldier, f->target);
    return GROG_DONE;
}

/* WF-HTH-11, WF-HTH-12  An Action is laid by for Engaging, and for nothing else. */
enum grog_flow wf_set_aside(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_SET_ASIDE);
    struct soldier *s = wf_soldier(r, f->actor);
    s->actions--;
    wf_count_flips(r, 1);
    TELL_AMOUNT(TOLD_ACTIONS, s->actions, f->actor);
    s->saved++;
    tell_saved(r, s);
    return GROG_DONE;
}

/* NAM-ACT-117  Set aside in one Soldier Turn; in the next the rest is paid, or all of it is lost. */
void wf_saved_waits(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    bool expires = wf_said(r->m, r->g, VALUE_SAVED_EXPIRES);
    EACH_SOLDIER(w, i) {
        struct soldier *s = &w->soldier[i];
        if (!expires || !s->saved)
            continue;
        bool waited = s->part & PART_WAITED;
        s->part |= PART_WAITED;
        if (waited) {
            lose_saved(s);                              /* NAM-ACT-117  that Turn is over too */
            tell_saved(r, s);
        }
    }
}

/* ---- to part ------------------------------------------------------------- */

void wf_part(struct grog_run *r, struct soldier *s)
{
    const struct warfighter *w = const_wf(r->g);
    s->flags &= (uint8_t)~(SOLDIER_FREED | SOLDIER_IDLE_GUARD);
    if (!is_striking(s))
        return;
    s->engaged = 0;
    s->flags &= (uint8_t)~SOLDIER_CLOSE;
    TELL(TOLD_PARTS, soldier_ref(w, (unsigned)(s - w->soldier)));
}

/* WF-HTH-09, WF-HTH-10  It is Eliminated, or elsewhere. */
void wf_disengage(struct grog_run *r, uint16_t hostile, unsigned from)
{
    struct warfighter *w = wf(r->g);
    EACH_SOLDIER(w, i) {
        struct soldier *s = &w->soldier[i];
        if (s->engaged && s->engaged != hostile && s->place == from)
            wf_charge_goes(r, s, hostile);
        if (s->engaged != hostile)
            continue;
        wf_part(r, s);
        wf_bodyguard_goes(r, s, hostile);
    }
}

/* ---- what may be chosen -------------------------------------------------- */

/* WF-HTH-11  As long as it could help him to Engage where he is; Engaged already, it is for the next card. */
static grog_rule may_set_aside(const struct grog_match *m, const struct grog_game *g, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct soldier *s = &const_wf(g)->soldier[soldier];
    if (!can_fight(m, s))
        return R_HTH_16;
    int cost = wf_engage_cost(m, g, soldier, 0);
    if (s->saved >= cost)
        return R_HTH_11;
    if (cost < wf_said(m, g, VALUE_SAVED_FROM))         /* NAM-ACT-117  where the cost is 2 or more */
        return R_NAM_ACT_117;
    if (s->part & PART_WAITED)                          /* NAM-ACT-117  on the next Turn he pays the rest */
        return R_NAM_ACT_117;
    return wf_may_act(s, 1);
}

/* Is there one that he might Engage, as far as he himself is concerned? */
static bool some_to_engage(const struct look *k, const struct soldier *s)
{
    return !is_striking(s) && !s->suppress && (k->hostiles_at >> s->place & 1);
}

WF_APART void wf_list_engaging(const struct look *k, unsigned soldier, struct grog_list *l)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct grog_match *m = k->m;
    const struct grog_game *g = k->g;
    const struct warfighter *w = k->w;
    const struct soldier *s = &w->soldier[soldier];
    if (grog_seeks(l) || is_striking_or_freed(s) || grog_match_modifies(m, VALUE_CLOSE_QUARTERS))
        wf_list_striking(m, g, soldier, l);
    if (!grog_seeks(l) && (printed_cost(m, w, soldier) < 0 || !can_fight(m, s)))
        return;
    if (grog_wants_of(l, VERB_ENGAGE, soldier + 1) && (grog_seeks(l) || some_to_engage(k, s)))
        EACH_HOSTILE(w, i)
            if (grog_seeks(l) || w->hostile[i].place == s->place)
                grog_offer(l, grog_option(VERB_ENGAGE, soldier + 1, 0, 0, hostile_ref(w, i)),
                           wf_may_engage(m, g, soldier, hostile_ref(w, i)));
    if (grog_wants_of(l, VERB_SET_ASIDE, soldier + 1) && !grog_skips(l, wf_may_act(s, 1)))
        grog_offer(l, grog_option(VERB_SET_ASIDE, soldier + 1, 0, 0, 0), may_set_aside(m, g, soldier));
}

/* WF-HTH-02  With bare hands: the card that he is Engaged with. */
WF_RARE void wf_list_strikes(const struct grog_match *m, const struct grog_game *g, unsigned soldier, grog_rule so_far,
                     struct grog_list *l)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    const struct soldier *s = &w->soldier[soldier];
    uint16_t hands = is_striking(s) ? wf_unarmed(m, s) : 0;
    for (unsigned mode = GUN_MODES; hands && mode < MODES; mode++) {
        if (!wf_melee_row(m, hands, mode))
            continue;
        grog_rule verdict = so_far;
        if (!verdict && numbers_of(m, hands)[WEAPON_XP + mode] > (int)wf_team_xp(w))
            verdict = R_NAM_WPN_20;                     /* NAM-WPN-20  a Mode for Experience that the team has not */
        if (s->engaged)
            grog_offer(l, grog_option(VERB_STRIKE, soldier + 1, 0, mode, s->engaged), verdict);
        else                                            /* NAM-ACT-128  in close quarters any Hostile there */
            EACH_HOSTILE(w, i)
                if (w->hostile[i].place == s->place)
                    grog_offer(l, grog_option(VERB_STRIKE, soldier + 1, 0, mode, hostile_ref(w, i)),
                               verdict ? verdict : wf_may_be_struck(m, g, i));
    }
}
