/* SPDX-License-Identifier: MIT */
/* wounds.c -- Soldier Wounds, Mid-Mission Healing, Downed, Removed Soldier Outcome.
 *
 * A Wound counter keeps its place among a Soldier's until it is discarded; then those behind it
 * move up. */
#include "common.h"
#include "arms.h"
#include "band.h"
#include "cards.h"
#include "deal.h"
#include "errands.h"
#include "frame.h"
#include "goals.h"
#include "hand_to_hand.h"
#include "hostiles.h"
#include "jtac.h"
#include "k9.h"
#include "medals.h"
#include "optional_rules.h"
#include "vehicles.h"
#include "wounds.h"

#include <string.h>

/* ---- Soldier Wounds ------------------------------------------------------ */

/* The card that does it: a Hostile, an Event, an Environment; 0: none that is known. */
static uint16_t cause_of(const struct grog_run *r, const struct grog_frame *f)
{
    const uint16_t object[] = { f->actor, f->with, f->target };
    if ((r->m->cards_in[f->proc] >> 2 & 1) && f->mode)
        return f->mode;
    for (unsigned i = 0; i < GROG_COUNT(object); i++) {
        bool thing = r->m->names[f->proc] >> (i + (i == 2)) & 1;
        const struct grog_thing *t = thing ? grog_thing_at(r->m, r->g, object[i]) : NULL;
        unsigned array = t ? grog_ref_array(object[i]) : ARRAYS;
        if (array == ARRAY_HOSTILE || array == ARRAY_EVENT || array == ARRAY_LOCATION)
            return t->card;
    }
    return 0;
}

/* Nobody's rule: who keeps a record of a Soldier asks what hit him last, where, and in which Turn. */
static void remember(struct grog_run *r, const struct grog_frame *f, struct soldier *s)
{
    s->hit_by = cause_of(r, f);
    s->hit_in = s->place;
    s->hit_turn = (uint8_t)(r->g->turn < 255 ? r->g->turn : 255);
}

/* WF-WND-03, WF-WND-04  One counter for the Wounds of one Attack, never merged with others. */
void wf_wound(struct grog_run *r, const struct grog_frame *f, unsigned soldier, int wounds)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct soldier *s = &wf(r->g)->soldier[soldier];
    unsigned n = 0;
    while (n < WOUNDS - 1 && s->wound[n])
        n++;
    s->wound[n] = (uint8_t)wounds;
    remember(r, f, s);
    TELL_AMOUNT(TOLD_WOUND, wounds, soldier_ref(const_wf(r->g), soldier));
    if (wf_health(r->m, s) <= 0)                        /* WF-DWN-01  no Health left: Down */
        wf_leave(r, f, soldier, DOWNED);
}

/* WF-HAT-24  Counters add up. */
void wf_suppress_soldier(struct grog_run *r, unsigned soldier, int n)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct soldier *s = &wf(r->g)->soldier[soldier];
    s->suppress = (uint8_t)(s->suppress + n > 99 ? 99 : s->suppress + n);
    TELL_AMOUNT(TOLD_PINNED, s->suppress, soldier_ref(const_wf(r->g), soldier));
}

/* ---- Mid-Mission Healing ------------------------------------------------- */

/* WF-WND-06, WF-WND-11, WF-DWN-02  Each Wound is Treated once, and none of who is Down. */
bool wf_can_be_treated(const struct soldier *s, unsigned wound)
{
    return in_play(s) && wound < WOUNDS && s->wound[wound] && !(s->wound[wound] & TREATED);
}

/* WF-WND-08..10  What is left of the Wound is Treated; nothing left, nothing stays.  Points beyond are lost
 * (WF-WND-12). */
void wf_treat(struct grog_run *r, unsigned soldier, unsigned wound, int points)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct soldier *s = &wf(r->g)->soldier[soldier];
    int left = s->wound[wound] - points;
    if (left > 0) {
        s->wound[wound] = (uint8_t)(left | TREATED);
    } else {
        memmove(&s->wound[wound], &s->wound[wound + 1], WOUNDS - 1 - wound);
        s->wound[WOUNDS - 1] = 0;
    }
    TELL_AMOUNT(TOLD_TREATED, left > 0 ? left : 0, soldier_ref(const_wf(r->g), soldier));
}

/* NAM-ACT-110, CHT-ACT-77  The table of the card that Heals; one without rows Heals nothing. */
static const int16_t *heal_table(const struct grog_match *m, const struct warfighter *w, uint16_t thing)
{
    static const int16_t none[1] = { 0 };
    uint16_t card = thing && grog_ref_array(thing) == ARRAY_ITEM ? w->item[grog_ref_slot(thing)].thing.card : 0;
    switch (card ? kind_of(m, card) : 0) {
    case OF_EQUIPMENT: return numbers_of(m, card) + EQUIPMENT_HEALS;
    case OF_SKILL:     return numbers_of(m, card) + SKILL_HEALS;
    default:           return none;
    }
}

const struct grog_step wf_heal_steps[] = { STARTS, [HEAL_ROLL] = ROLLS("roll", R_WND_05) };

/* WF-WND-05, WF-WND-07  A roll for a Wound that has been named; target: the Wound, pending 0: what is needed, or 0: the
 * table of the card says it. */
enum grog_flow wf_heal(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_HEAL);
    unsigned soldier = (f->target - 1u) / 16, wound = (f->target - 1u) % 16;
    BEGIN;
    ROLL(HEAL_ROLL, DIE, 1);
    struct grog_frame about = { .proc = PROC_READY, .seat = f->seat,
        .actor = soldier_ref(const_wf(r->g), wf_bearer(const_wf(r->g), f->with) % SOLDIERS) };
    int total = r->rolled[0] + grog_value(r->m, r->g, VALUE_HEAL_ROLL, &about, NULL);
    const int16_t *table = f->pending[0] ? NULL : heal_table(r->m, const_wf(r->g), f->with);
    int points = table ? wf_reached_row(table, total) : total >= f->pending[0] + 4 ? 2 : total >= f->pending[0] ? 1 : 0;
    TELL_AMOUNT(TOLD_HEALS, points, soldier_ref(const_wf(r->g), soldier), r->rolled[0]);
    if (wf_can_be_treated(&wf(r->g)->soldier[soldier], wound))
        wf_treat(r, soldier, wound, points);            /* WF-WND-06: a failure is an attempt too */
    END;
}

/* ---- Downed -------------------------------------------------------------- */

/* WF-DWN-06, WF-DWN-07  Gear is left where he was; Skills, and what a Squad Soldier has, go with him, and
 * all of it with one who is Removed. */
static void leave_gear(struct grog_run *r, unsigned soldier, enum fate how)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct warfighter *w = wf(r->g);
    bool leaves = how == DOWNED && kind_of(r->m, w->soldier[soldier].thing.card) != OF_SQUAD;
    EACH_ITEM(w, i) {
        struct item *it = &w->item[i];
        if (it->holder != soldier + 1 || (wf_is_medal(r->m, it) && wf_keeps_medal(r, i, how)))
            continue;
        bool cargo = how == DOWNED && wf_is_cargo(r->m, w, it);             /* WF-VEH-21: what a Vehicle carried */
        if ((!leaves && !cargo) || !is_gear(kind_of(r->m, it->thing.card)) || wf_is_mounted(r->m, it->thing.card)) {
            wf_put_alone_out(r, item_ref(w, i));
            continue;
        }
        it->holder = 0;
        it->place = w->soldier[soldier].place;
        it->marks &= (uint8_t)~MARK_DEPLOYED;
        TELL(TOLD_DROPS, soldier_ref(w, soldier), it->thing.card);
    }
}

static void drop_support(struct grog_run *r, unsigned soldier)
{
    struct warfighter *w = wf(r->g);
    EACH_SUPPORT(w, i)
        if (w->support[i].player == soldier + 1) {
            grog_put(r, ZONE_ACTION_DISCARDS, 0, w->support[i].thing.card);
            TELL(TOLD_LETS_GO, w->support[i].thing.card);
            grog_thing_free(r, support_ref(w, i));
        }
}

/* WF-TGT-09, WF-TGT-10, WF-TGT-12  His counters leave the game; who aimed at him aims anew. */
static void retarget(struct grog_run *r, unsigned soldier)
{
    struct warfighter *w = wf(r->g);
    w->cup[soldier] = 0;
    EACH_HOSTILE(w, i) {
        struct hostile *h = &w->hostile[i];
        if (h->target != soldier + 1)
            continue;
        h->target = 0;
        h->flags &= (uint8_t)~HOSTILE_COUNTER;
        if (!h->band || !wf_aim_near(r, h))             /* WF-UND-09  one in Range, if there is any */
            wf_aim(r, h);
        if (h->target && !wf_is_target(r->m, h) && wf_place_word(r->m, r->g, h->thing.card) == PLACE_TARGETED)
            wf_band_goes(r, h, w->soldier[h->target - 1].place);
    }
}

/* WF-DWN-03..06, WF-DWN-11  A Soldier is Down, or Removed. */
void wf_leave(struct grog_run *r, const struct grog_frame *f, unsigned soldier, enum fate how)
{
    GROG_ASSERT(soldier < SOLDIERS);
    struct warfighter *w = wf(r->g);
    struct soldier *s = &w->soldier[soldier];
    static const uint8_t told[FATES] = { [DOWNED] = TOLD_DOWN, [REMOVED_AT_1] = TOLD_WITHDRAWS,
        [REMOVED_AT_2] = TOLD_WITHDRAWS, [GONE] = TOLD_LEAVES, [CAPTURED] = TOLD_CAPTURED };
    TELL(told[how], soldier_ref(w, soldier));
    struct grog_frame about = { .proc = PROC_READY, .seat = f->seat, .actor = soldier_ref(w, soldier) };
    if (how == DOWNED)
        grog_after(r, &about, POINT_SOLDIER_DOWN);
    leave_gear(r, soldier, how);
    drop_support(r, soldier);
    while (w->hand[soldier][0])                         /* WF-DWN-05  his cards are discarded */
        wf_discard_card(r, soldier, w->hand[soldier][1]);
    wf_use_saved(r, soldier);
    s->fate = (uint8_t)how;
    s->place = s->actions = s->suppress = s->xp = 0;    /* WF-DWN-04  he is off the board */
    s->turns = 0;
    memset(s->counter, 0, sizeof s->counter);
    s->bodies = 0;                                      /* NAM-CON-25, NAM-HTN-25, NAM-VEH-15  what he kept is lost */
    lose_saved(s);
    s->later = 0;
    wf_part(r, s);
    retarget(r, soldier);
    wf_count_points(r);
    wf_unpair(r, f, soldier);
    wf_has_gone(r, s);
}

/* WF-DWN-08..10  In the Soldier Turn, of one whom Wounds have brought to 2 or 1 Health. */
enum grog_flow wf_withdraw(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_WITHDRAW);
    unsigned soldier = grog_ref_slot(f->actor);
    int health = wf_health(r->m, &const_wf(r->g)->soldier[soldier]);
    wf_leave(r, f, soldier, health == 1 ? REMOVED_AT_1 : REMOVED_AT_2);
    return GROG_DONE;
}

/* ---- Removed Soldier Outcome --------------------------------------------- */

/* WF-DWN-16  8 and more returns, 6 and 7 is discharged, the rest are lost. */
static enum outcome outcome_of(int total)
{
    return total >= 8 ? RETURNS : total >= 6 ? DISCHARGED : KILLED;
}

/* WF-DWN-13  After the Mission, a roll for each Soldier who left it. */
void wf_outcomes(struct grog_run *r)
{
    /* By the Health that he left with. */
    static const int8_t by_fate[FATES] = { [DOWNED] = 0, [REMOVED_AT_1] = 2, [REMOVED_AT_2] = 4 };    /* WF-DWN-17 */
    struct warfighter *w = wf(r->g);
    bool roll = wf_said(r->m, r->g, VALUE_OUTCOME_ROLL);
    bool done = w->success || wf_all_completed(r->m, w);        /* WF-DWN-18  even if the team has not got away */
    for (unsigned i = 0; i < SOLDIERS; i++) {
        struct soldier *s = &w->soldier[i];
        if (!s->thing.live || s->fate == IN_PLAY || s->fate >= GONE || !roll)   /* NAM-HTN-27  or nothing is rolled */
            continue;
        if (s->fate == DOWNED && wf_said(r->m, r->g, VALUE_DOWNED_DIE)) {       /* WF-ESC-06  all Downed are killed */
            s->outcome = KILLED;
            TELL(TOLD_OUTCOME, soldier_ref(w, i), 0, s->outcome);
            continue;
        }
        int die = (int)grog_dice_below(grog_chance(r), DIE) + 1;
        s->outcome = (uint8_t)outcome_of(die + by_fate[s->fate] + (done ? 2 : 0));
        TELL(TOLD_OUTCOME, soldier_ref(w, i), (uint16_t)die, s->outcome);
    }
}

/* ---- captured ------------------------------------------------------------- */

static bool is_left_behind(const struct warfighter *w, unsigned slot)
{
    GROG_ASSERT(slot < SOLDIERS);
    return w->soldier[slot].thing.live && in_play(&w->soldier[slot]) && w->soldier[slot].place != 1;
}

/* WF-DEF-16  Who is not in the Mission card as the Mission ends, with all that he has; first who follows others. */
void wf_capture(struct grog_run *r)
{
    const struct warfighter *w = const_wf(r->g);
    const struct grog_frame nobody = { .seat = GROG_NOBODY };
    if (!grog_match_modifies(r->m, VALUE_CAPTURES) || !wf_said(r->m, r->g, VALUE_CAPTURES))
        return;
    for (unsigned followers = 2; followers-- > 0;)
        for (unsigned i = 0; i < SOLDIERS; i++)
            if (is_left_behind(w, i) && (kind_of(r->m, w->soldier[i].thing.card) == OF_K9) == followers)
                wf_leave(r, &nobody, i, CAPTURED);
}
