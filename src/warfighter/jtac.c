/* SPDX-License-Identifier: MIT */
/* jtac.c -- JTAC Mission: a Designator gathers Guidance Points for a Platform, which Attacks the Objective once.
 *
 * Designators are Equipment with a chart; Platforms lie beside the path, with their Guidance Points on them.
 * What always holds here: one Designator guides a Platform for as long as it is in play, and the points stay
 * whatever becomes of it. */
#include "common.h"
#include "before.h"
#include "cards.h"
#include "eras.h"
#include "frame.h"
#include "goals.h"
#include "hostiles.h"
#include "jtac.h"
#include "noise.h"
#include "team.h"
#include "wounds.h"

int wf_reached_row(const int16_t *table, int n)
{
    struct wf_level best = { INT16_MIN, 0 };
    for (int i = 0; i < table[0]; i++) {
        struct wf_level row = wf_level(table, i);
        if (n >= row.at && row.at > best.at)
            best = row;
    }
    return best.is;
}

bool wf_is_designator(const struct grog_match *m, uint16_t card)
{
    return kind_of(m, card) == OF_EQUIPMENT && numbers_of(m, card)[EQUIPMENT_GUIDANCE] > 0;
}

static bool is_platform(const struct grog_match *m, const struct beside *b)
{
    return b->thing.live && kind_of(m, b->thing.card) == OF_PLATFORM;
}

#define EACH_PLATFORM(m, w, i) \
    for (unsigned i = 0; i < BESIDE && !grog_unused(&(w)->beside[i].thing); i++) if (is_platform(m, &(w)->beside[i]))

/* ---- setting up ------------------------------------------------------------ */

static bool prints_designator(const struct grog_match *m, uint16_t card)
{
    const int16_t *printed = numbers_of(m, card) + SOLDIER_PRINTED;
    for (int i = 0; is_soldier(kind_of(m, card)) && i < printed[0]; i++)
        if (wf_is_designator(m, wf_listed(printed, i).card))
            return true;
    return false;
}

/* WF-JTC-05  What no other Attack Destroys needs both; WF-JTC-20  and one Attack is for one Objective of the path. */
bool wf_can_strike(const struct grog_match *m, const struct grog_listed *team, unsigned n, struct grog_error *why)
{
    uint16_t objective[1 + OTHERS_ROOM], only = 0;
    bool designator = false, platform = false, struck = false;
    for (unsigned i = wf_objectives(m, objective); i-- > 0;) {
        uint16_t target = (uint16_t)wf_numbers_as(m, objective[i], OF_OBJECTIVE)[OBJECTIVE_DESTROY];
        if (!target || !numbers_of(m, target)[TARGET_STRIKE])
            continue;
        if (struck) {
            grog_fail(why, 0, "%s: one Objective of a path is for Platforms (WF-JTC-20)",
                      grog_card(m, objective[i])->name);
            return false;
        }
        struck = true;
        only = numbers_of(m, target)[TARGET_STRIKE_ONLY] ? target : 0;
    }
    for (unsigned i = 0; only && i < n; i++) {
        designator = designator || wf_is_designator(m, team[i].card) || prints_designator(m, team[i].card);
        platform = platform || kind_of(m, team[i].card) == OF_PLATFORM;
    }
    if (!only || (designator && platform))
        return true;
    grog_fail(why, 0, "%s needs a Designator and a Platform (WF-JTC-05)", grog_card(m, only)->name);
    return false;
}

int wf_platform_points(const struct grog_match *m, const struct warfighter *w)
{
    int n = 0;
    EACH_PLATFORM(m, w, i)
        n += numbers_of(m, w->beside[i].thing.card)[PLATFORM_COST];
    return n;
}

/* ---- what may be done -------------------------------------------------------- */

/* WF-JTC-06  What an Objective has for a Platform: its slot, or HOSTILES. */
static unsigned designated(const struct grog_match *m, const struct warfighter *w)
{
    EACH_HOSTILE(w, i)
        if (wf_is_target(m, &w->hostile[i]) && numbers_of(m, w->hostile[i].thing.card)[TARGET_STRIKE])
            return i;
    return HOSTILES;
}

/* The space of that Objective, which need not be the last of the path. */
static unsigned struck_space(const struct grog_match *m, const struct warfighter *w)
{
    unsigned slot = designated(m, w);
    return slot < HOSTILES ? w->hostile[slot].place : w->objective;
}

/* WF-JTC-20, WF-JTC-06, WF-JTC-12  Of any Platform.  An Objective before the last is Activated when it lies in play. */
static grog_rule may_strike(const struct grog_match *m, const struct warfighter *w)
{
    EACH_PLATFORM(m, w, i)
        if (w->beside[i].flags & BESIDE_FIRED)
            return R_JTC_20;
    if (designated(m, w) == HOSTILES)
        return R_JTC_06;
    return w->active || struck_space(m, w) != w->objective ? 0 : R_JTC_12;
}

/* The Designator that guides it and is still in play: its slot, or ITEMS. */
static unsigned guided_by(const struct warfighter *w, const struct beside *b)
{
    return b->by && w->item[b->by - 1].thing.live ? b->by - 1u : ITEMS;
}

/* WF-JTC-11  Another may take over what it guided; WF-JTC-02  what comes to lie in its slot guides nothing. */
void wf_guides_no_more(struct warfighter *w, unsigned item)
{
    GROG_ASSERT(item < ITEMS);
    for (unsigned i = 0; i < BESIDE && !grog_unused(&w->beside[i].thing); i++)
        if (w->beside[i].by == item + 1)
            w->beside[i].by = 0;
}

static bool is_ready_platform(const struct grog_match *m, const struct warfighter *w, uint16_t ref)
{
    GROG_ASSERT(grog_ref_array(ref) == ARRAY_BESIDE);
    return wf_is_live(m, w, ref) && kind_of(m, w->beside[grog_ref_slot(ref)].thing.card) == OF_PLATFORM;
}

/* WF-JTC-07, WF-JTC-11  The Designator reaches the Objective, and guides no other Platform. */
static grog_rule may_guide(const struct grog_match *m, const struct warfighter *w, unsigned soldier, unsigned item,
                           const struct beside *b)
{
    GROG_ASSERT(soldier < SOLDIERS && item < ITEMS);
    const int16_t *range = numbers_of(m, w->item[item].thing.card) + EQUIPMENT_GUIDES;
    int far = (int)apart(w, w->soldier[soldier].place, struck_space(m, w));
    if (far < range[0] || far > range[1])
        return R_JTC_07;
    if (guided_by(w, b) < ITEMS && guided_by(w, b) != item)
        return R_JTC_11;
    for (unsigned i = 0; i < BESIDE; i++)               /* WF-JTC-10  its points are for one Platform */
        if (&w->beside[i] != b && guided_by(w, &w->beside[i]) == item && is_ready_platform(m, w, beside_ref(w, i)))
            return R_JTC_10;
    if (w->item[item].flags & ITEM_LOST)
        return R_ATK_48;
    return wf_can_use(m, w->soldier[soldier].thing.card, w->item[item].thing.card)
         ? wf_may_act(&w->soldier[soldier], 1) : R_SET_71;
}

static void list_guidance(const struct grog_match *m, const struct warfighter *w, unsigned soldier, grog_rule so_far,
                          struct grog_list *l)
{
    EACH_ITEM(w, i) {
        if (w->item[i].holder != soldier + 1 || !wf_is_designator(m, w->item[i].thing.card))
            continue;
        EACH_PLATFORM(m, w, b)
            grog_offer(l, grog_option(VERB_GUIDE, soldier + 1, item_ref(w, i), 0, beside_ref(w, b)),
                       so_far ? so_far : may_guide(m, w, soldier, i, &w->beside[b]));
    }
}

/* WF-JTC-13  No Action, and no Suppress counter binds him. */
static void list_calls(const struct grog_match *m, const struct warfighter *w, unsigned soldier, grog_rule so_far,
                       struct grog_list *l)
{
    EACH_PLATFORM(m, w, b) {
        unsigned item = guided_by(w, &w->beside[b]);
        bool his = item < ITEMS && w->item[item].holder == soldier + 1;
        grog_offer(l, grog_option(VERB_CALL_IN, soldier + 1, 0, 0, beside_ref(w, b)),
                   so_far ? so_far : his ? 0 : R_JTC_02);
    }
}

WF_RARE void wf_list_platforms(const struct grog_match *m, const struct grog_game *g, unsigned soldier,
                               struct grog_list *l)
{
    const struct warfighter *w = const_wf(g);
    EACH_PLATFORM(m, w, first) {
        grog_rule verdict = may_strike(m, w);
        if (grog_skips(l, verdict))
            return;
        list_guidance(m, w, soldier, verdict, l);
        list_calls(m, w, soldier, verdict, l);
        (void)first;
        return;
    }
}

/* ---- Guidance Points ------------------------------------------------------------ */

const struct grog_step wf_guide_steps[] = { STARTS, [GUIDE_TEST] = CALLS("test", R_JTC_08, PROC_TEST) };

static bool guide_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return f->actor && f->with && is_ready_platform(m, w, f->target);
}

const struct wf_rests wf_guide_rests = {
    .fits = guide_fits,
    .hands = { [GUIDE_TEST] = { ACTOR, WITH, NONE, NONE } },
};

/* WF-JTC-08..10  with: the Designator; target: the Platform. */
enum grog_flow wf_guide(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_GUIDE);
    struct warfighter *w = wf(r->g);
    struct beside *b = &w->beside[grog_ref_slot(f->target)];
    const int16_t *n = numbers_of(r->m, w->item[grog_ref_slot(f->with)].thing.card);
    int16_t boost;
    BEGIN;
    wf_spend_action(r, grog_ref_slot(f->actor), 1);
    w->item[grog_ref_slot(f->with)].flags |= ITEM_USED;
    b->by = (uint8_t)(grog_ref_slot(f->with) + 1);
    boost = n[EQUIPMENT_BOOST];                         /* WF-JTC-08: with Experience Points, when the die lies */
    CALL(GUIDE_TEST, .proc = PROC_TEST, .seat = f->seat, .actor = f->actor, .with = f->with, .local = { boost });
    if (!grog_thing_at(r->m, r->g, f->with) || !wf_is_designator(r->m, w->item[grog_ref_slot(f->with)].thing.card))
        return GROG_DONE;
    int now = b->count + wf_reached_row(n + EQUIPMENT_GUIDANCE, r->result);
    b->count = (uint8_t)(now > MOST_COUNTERS ? MOST_COUNTERS : now);
    TELL_AMOUNT(TOLD_GUIDES, b->count, f->target, f->actor);
    END;
}

/* ---- the Attack ------------------------------------------------------------------ */

/* WF-JTC-15  All of it at once, or nothing. */
static void destroy(struct grog_run *r, int damage)
{
    const struct warfighter *w = const_wf(r->g);
    unsigned slot = designated(r->m, w);
    if (slot == HOSTILES || damage < numbers_of(r->m, w->hostile[slot].thing.card)[TARGET_STRIKE])
        return;
    uint16_t ref = hostile_ref(w, slot), card = w->hostile[slot].thing.card;
    TELL_AMOUNT(TOLD_DESTROYED, 0, card);
    wf_give_back(r, ref, w->hostile[slot].place);
    grog_put(r, ZONE_OUT, 0, card);
    grog_thing_free(r, ref);
    wf_check_destroyed(r);
}

/* Locals: the Damage of all dice; the Soldier whose danger is next. */
enum { DAMAGE, NEXT };

static int damage_of(struct grog_run *r, const struct beside *b)
{
    const int16_t *n = numbers_of(r->m, b->thing.card);
    int bonus = wf_reached_row(n + PLATFORM_GUIDANCE, b->count), sum = 0;
    for (int i = 0; i < n[PLATFORM_ATTACKS]; i++)
        sum += wf_reached_row(n + PLATFORM_DAMAGE, r->rolled[i] + bonus);
    const struct warfighter *w = const_wf(r->g);
    TELL_AMOUNT(TOLD_STRIKES, sum, w->location[slot_of_space(w, struck_space(r->m, w))].thing.card,
                (uint16_t)(bonus < 0 ? 0 : bonus));
    return sum;
}

static bool in_danger(const struct grog_match *m, const struct warfighter *w, const struct beside *b, unsigned i)
{
    GROG_ASSERT(i < SOLDIERS);
    return in_play(&w->soldier[i])
        && (int)apart(w, w->soldier[i].place, struck_space(m, w)) <= numbers_of(m, b->thing.card)[PLATFORM_DANGER];
}

const struct grog_step wf_call_in_steps[] = {
    STARTS, [CALL_IN_ROLL] = ROLLS("roll", R_JTC_14), [CALL_IN_HEARD] = AT_POINT("heard", R_JTC_18),
    [CALL_IN_DANGER] = ROLLS("danger", R_JTC_19),
};
const struct grog_local wf_call_in_locals[] = { [DAMAGE] = { "damage", 0, 999 }, [NEXT] = { "next", 0, SOLDIERS } };

static bool call_in_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    return f->actor && is_ready_platform(m, w, f->target);
}

const struct wf_rests wf_call_in_rests = {
    .fits = call_in_fits,
    .point = { [CALL_IN_HEARD] = POINT_CALLED_IN },
};

/* WF-JTC-13..20  target: the Platform.  The Objective last: what it does is one Attack (WF-OBJ-22). */
enum grog_flow wf_call_in(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_CALL_IN);
    struct warfighter *w = wf(r->g);
    struct beside *b = &w->beside[grog_ref_slot(f->target)];
    const int16_t *n = numbers_of(r->m, b->thing.card);
    int16_t *next = &f->local[NEXT];
    BEGIN;
    b->flags |= BESIDE_FIRED;
    TELL(TOLD_CALLS_IN, f->actor, f->target);
    ROLL(CALL_IN_ROLL, DIE, (unsigned)n[PLATFORM_ATTACKS]);
    f->local[DAMAGE] = (int16_t)damage_of(r, b);
    wf_eliminate_some(r, struck_space(r->m, w), f->local[DAMAGE], f);
    wf_be_loudest(r);                                   /* WF-JTC-18  the loudest there is */
    REACH(CALL_IN_HEARD, POINT_CALLED_IN);
    for (*next = 0; *next < SOLDIERS; ++*next) {
        if (!in_danger(r->m, w, b, (unsigned)*next))
            continue;
        ROLL(CALL_IN_DANGER, DIE, 1);                   /* WF-JTC-19  who was near may be Downed */
        TELL(TOLD_IN_DANGER, soldier_ref(w, (unsigned)*next), r->rolled[0], (uint16_t)n[PLATFORM_SAFE]);
        if (r->rolled[0] < n[PLATFORM_SAFE])
            wf_wound(r, f, (unsigned)*next, wf_health(r->m, &w->soldier[*next]));
    }
    destroy(r, f->local[DAMAGE]);
    END;
}
