/* SPDX-License-Identifier: MIT */
/* turn.c -- Sequence of Play: the Mission, and the Soldier Turn. */
#include "common.h"
#include "arms.h"
#include "awareness.h"
#include "cards.h"
#include "environment.h"
#include "extraction.h"
#include "fast.h"
#include "fatigue.h"
#include "frame.h"
#include "goals.h"
#include "hand_to_hand.h"
#include "hostile_turn.h"
#include "locations.h"
#include "medals.h"
#include "objective.h"
#include "sides.h"
#include "turn.h"

/* ---- the Soldier Turn begins ---------------------------------------------- */

enum { PLAYER_ACTIONS = 2, MOST_ACTIONS = 9 };

/* WF-TRN-10, WF-SOL-27, WF-SOL-44  By current Health; WF-TRN-09, WF-SET-55  a Player Soldier has 2, and so has
 * (NAM-SOL-03, CHT-SOL-05) a Team Soldier. */
int wf_actions_of(const struct grog_match *m, const struct grog_game *g, unsigned soldier)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    const struct soldier *s = &w->soldier[soldier];
    const int16_t *table = numbers_of(m, s->thing.card) + OTHER_ACTIONS;
    if (!wf_traits(kind_of(m, s->thing.card)).acts)     /* WF-K9-09  a K9 has no Actions */
        return 0;
    struct grog_frame about = { .proc = PROC_READY, .seat = s->thing.owner, .actor = soldier_ref(w, soldier) };
    int n = PLAYER_ACTIONS, rows = is_outfitted(kind_of(m, s->thing.card)) ? 0 : table[0];
    for (int i = 0; i < rows; i++)                      /* WF-PMT-04  2, unless his card says otherwise */
        if (wf_level(table, i).at == wf_health(m, s))
            n = wf_level(table, i).is;
    n += grog_value(m, g, VALUE_ACTIONS, &about, NULL);
    return n < 0 ? 0 : n > MOST_ACTIONS ? MOST_ACTIONS : n;
}

/* WF-TRN-03, WF-SET-57  All Action counters are unused; what was done once a Turn can be done again. */
static void refresh(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    EACH_SOLDIER(w, i) {
        struct soldier *s = &w->soldier[i];
        int actions = wf_actions_of(r->m, r->g, i) + s->later;     /* WF-STR-10, WF-STR-11  one more by Stress */
        s->actions = (uint8_t)(actions > 9 ? 9 : actions);
        if (is_outfitted(kind_of(r->m, s->thing.card)) && s->actions != PLAYER_ACTIONS && in_play(s))
            TELL_AMOUNT(TOLD_ACTIONS_NOW, s->actions, soldier_ref(w, i));
        s->later = 0;
        s->flags &= (uint8_t)~(SOLDIER_MOVED | SOLDIER_WENT | SOLDIER_BALKED);
        s->attacks = s->spent = 0;
    }
    EACH_ITEM(w, i) {
        if (w->item[i].flags & ITEM_LOST) {             /* used up, or thrown and left behind */
            wf_put_item_out(r, item_ref(w, i));
            continue;
        }
        w->item[i].flags &= (uint8_t)~(ITEM_USED | ITEM_EXCHANGED | ITEM_GAVE | ITEM_GOT);
        w->item[i].shots = w->item[i].spent = 0;
        w->item[i].marks &= (uint8_t)~(MARK_BOLTED | MARK_MOVED | MARK_PASSES);
    }
    w->special &= (uint8_t)~SPECIAL_GONE;
    w->played = w->allowed = 0;
}

/* WF-SOL-14  Combat Experience. */
static void draw_by_experience(struct grog_run *r)
{
    const struct warfighter *w = const_wf(r->g);
    EACH_SOLDIER(w, i) {
        if (!wf_traits(kind_of(r->m, w->soldier[i].thing.card)).hand)
            continue;
        struct grog_frame about = { .proc = PROC_READY, .seat = w->soldier[i].thing.owner, .actor = soldier_ref(w, i) };
        int n = grog_value(r->m, r->g, VALUE_DRAWS, &about, NULL);
        if (n > 0)
            TELL_AMOUNT(TOLD_BY_EXPERIENCE, n, soldier_ref(w, i));
        for (; n > 0; n--)
            wf_draw_card(r, i);                         /* WF-ACD-05  beyond the Hand Size too */
    }
}

/* ---- the Soldier Turn ----------------------------------------------------- */

/* Locals: seats that have ended their turn; the Support card whose Retain cost is asked for; Action counters that were
 * flipped (TURN_FLIPS); the Skill's Upkeep; the Objectives that had what they want before the Action. */

static unsigned seats_to_ask(struct grog_run *r, const struct grog_frame *f)
{
    return wf_seats_in_play(r->m, const_wf(r->g)) & ~(unsigned)f->local[TURN_ENDED];
}

const struct grog_step wf_turn_steps[] = {
    STARTS, [TURN_BEGINS] = AT_POINT("begins", R_TRN_04), [TURN_CHOICE] = ASKS("choice", R_TRN_11, ASK_TURN),
    [TURN_DOES] = CALLS("does", R_TRN_11, 0),
    [TURN_EVENTS] = CALLS("events", R_EVT_14, PROC_EVENTS), [TURN_ENDS] = AT_POINT("ends", R_TRN_33),
    [TURN_RETAIN] = CALLS("retain", R_ACD_27, PROC_RETAIN),
    [TURN_ENVIRONMENT] = CALLS("environment", R_TRN_05, PROC_ENVIRONMENT),
    [TURN_BEGUN] = CALLS("begun", R_EVT_14, PROC_EVENTS), [TURN_OPENS] = AT_POINT("opens", R_HLD_07),
    [TURN_OPENED] = CALLS("opened", R_EVT_14, PROC_EVENTS), [TURN_JUDGED] = AT_POINT("judged", R_HLD_16),
    [TURN_SHARE] = CALLS("share", R_DIV_11, PROC_SHARE), [TURN_HEARS] = AT_POINT("hears", R_TRN_11),
    [TURN_FAST] = CALLS("fast hostiles", R_CHT_FST_02, PROC_RUSH), [TURN_FAST_HEARD] = AT_POINT("fast heard", R_TRN_11),
    [TURN_LEAVES] = CALLS("leaves", R_SHW_49, PROC_LEAVE),
    [TURN_FIRST] = AT_POINT("first of all", R_AIR_12),
    [TURN_FIRST_EVENTS] = CALLS("first events", R_AIR_12, PROC_EVENTS),
    [TURN_WATCH] = CALLS("watch", R_NAM_CON_38, PROC_WATCH), [TURN_UPKEEP] = CALLS("upkeep", R_NAM_SKL_05, PROC_UPKEEP),
};
const struct grog_local wf_turn_locals[] = {
    [TURN_ENDED] = { "ended", 0, 63 }, [TURN_SUPPORT] = { "support", 0, SUPPORTS },
    [TURN_FLIPS] = { "flips", 0, 99 }, [TURN_UPKEPT] = { "item", 0, ITEMS }, [TURN_ACTS] = { "acts", 0, 99 },
    [TURN_MET] = { "met", 0, INT16_MAX },
};

/* What it looks at next is there. */
static bool turn_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    (void)m, (void)w;
    return (f->step != TURN_RETAIN || f->local[TURN_SUPPORT] < SUPPORTS)
        && (f->step != TURN_UPKEEP || f->local[TURN_UPKEPT] < ITEMS);
}

const struct wf_rests wf_turn_rests = {
    .fits = turn_fits,
    .point = { [TURN_BEGINS] = POINT_TURN_BEGINS, [TURN_OPENS] = POINT_TURN_OPENS, [TURN_ENDS] = POINT_TURN_ENDS,
               [TURN_JUDGED] = POINT_TURN_JUDGED, [TURN_FIRST] = POINT_GAME_TURN_BEGINS },
};

/* WF-SHW-173  1 space for each Action. */
static void advance_alarms(struct grog_run *r, struct grog_frame *f)
{
    for (; f->local[TURN_ACTS] > 0; f->local[TURN_ACTS]--)
        wf_advance_alarms(r);
}

/* WF-TRN-11, WF-TRN-33  Soldiers act in any order until every seat has had enough. */
enum grog_flow wf_soldier_turn(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_SOLDIER_TURN);
    struct warfighter *w = wf(r->g);
    int16_t *support = &f->local[TURN_SUPPORT], *skill = &f->local[TURN_UPKEPT];
    unsigned seats;
    BEGIN;
    TELL_AMOUNT(TOLD_TURN, w->timer, 0);
    if (wf_has_medals(r->m))
        wf_count_medal_turns(r);
    REACH(TURN_FIRST, POINT_GAME_TURN_BEGINS);          /* WF-AIR-12, WF-AIR-14  one drawn each Turn, */
    if (wf_events_wait(w))
        CALL(TURN_FIRST_EVENTS, .proc = PROC_EVENTS, .seat = GROG_NOBODY);      /* resolved before the Environment */
    if (wf_nobody_left(r))
        return GROG_DONE;
    refresh(r);                                         /* NAM-ACT-07  first: a Wound counts from the next Turn on */
    if (wf_is_harsh(r->m, r->g)) {
        CALL(TURN_ENVIRONMENT, .proc = PROC_ENVIRONMENT, .seat = GROG_NOBODY);      /* WF-TRN-05  before anybody acts */
        if (wf_nobody_left(r))
            return GROG_DONE;
    }
    draw_by_experience(r);
    REACH(TURN_BEGINS, POINT_TURN_BEGINS);
    if (wf_events_wait(w))
        CALL(TURN_BEGUN, .proc = PROC_EVENTS, .seat = GROG_NOBODY);
    REACH(TURN_OPENS, POINT_TURN_OPENS);                /* WF-HLD-07  Hostiles for each Location */
    if (wf_events_wait(w))
        CALL(TURN_OPENED, .proc = PROC_EVENTS, .seat = GROG_NOBODY);
    if (wf_nobody_left(r))
        return GROG_DONE;
    while ((seats = seats_to_ask(r, f)) != 0) {
        if (w->spoils) {                                /* WF-DIV-11  the players share it out */
            CALL(TURN_SHARE, .proc = PROC_SHARE, .seat = GROG_NOBODY);
            seats = seats_to_ask(r, f);
        }
        if (wf_some_turn(r->m, w)) {
            CALL(TURN_WATCH, .proc = PROC_WATCH, .seat = GROG_NOBODY);      /* NAM-CON-38  Engage conditions are met */
            seats = seats_to_ask(r, f);
        }
        ASK(TURN_CHOICE, ASK_TURN, seats);
        if (r->answer.seat == GROG_NOBODY)
            continue;
        if (r->answer.option.verb == VERB_END_TURN) {
            f->local[TURN_ENDED] = (int16_t)(f->local[TURN_ENDED] | 1 << r->answer.seat);
            TELL(TOLD_ENDS, r->answer.seat);
            continue;
        }
        f->local[TURN_MET] = wf_met_so_far(r->m, w);
        DO(TURN_DOES);
        HEAR(TURN_HEARS);                               /* what it has set off */
        if (wf_events_wait(w))                          /* of Hostiles that a card brought */
            CALL(TURN_EVENTS, .proc = PROC_EVENTS, .seat = GROG_NOBODY);        /* WF-EVT-14  before the next Action */
        for (; wf_fast_is_due(r->m, r->g, f); f->local[TURN_FLIPS]--) {  /* CHT-FST-02, CHT-FST-03  one for each flip */
            CALL(TURN_FAST, .proc = PROC_RUSH, .seat = GROG_NOBODY);
            HEAR(TURN_FAST_HEARD);
        }
        f->local[TURN_FLIPS] = 0;
        advance_alarms(r, f);
        if (wf_all_down(r->m, r->g)) {                  /* WF-SET-04, WF-OBJ-21  nobody is left: failure */
            wf_check_last_action(r, f->local[TURN_MET]);        /* WF-OBJ-22: if that has completed it, it is won */
            wf_nobody_left(r);
            return GROG_DONE;
        }
    }
    REACH(TURN_ENDS, POINT_TURN_ENDS);
    advance_alarms(r, f);                               /* what was done then counts too */
    wf_nobody_left(r);                                  /* WF-SET-04  that was no Action; nothing more is asked then */
    for (*support = 0; *support < SUPPORTS && !grog_unused(&w->support[*support].thing); ++*support)
        if (w->support[*support].thing.live             /* WF-ACD-27  paid for, or discarded */
            && kind_of(r->m, w->support[*support].thing.card) == OF_ACTION)
            CALL(TURN_RETAIN, .proc = PROC_RETAIN, .seat = w->support[*support].thing.owner,
                 .with = support_ref(w, (unsigned)*support));
    for (*skill = 0; *skill < ITEMS && !grog_unused(&w->item[*skill].thing); ++*skill)
        if (wf_has_upkeep(r->m, &w->item[*skill]))      /* NAM-SKL-05  Upkeep is paid now */
            CALL(TURN_UPKEEP, .proc = PROC_UPKEEP, .seat = w->item[*skill].thing.owner,
                 .with = item_ref(w, (unsigned)*skill));
    EACH_SOLDIER(w, i)
        w->soldier[i].flags &= (uint8_t)~(SOLDIER_HIDDEN | SOLDIER_FREED);      /* WF-SHA-06  until the Turn ends */
    wf_saved_waits(r);                                  /* NAM-ACT-117  what was set aside */
    REACH(TURN_JUDGED, POINT_TURN_JUDGED);              /* WF-HLD-16, WF-HTL-12, WF-ESC-04  is it won, or lost? */
    if (wf_nobody_left(r))
        return GROG_DONE;
    wf_judge_turn(r);                                   /* WF-OBJ-11  no Hostile may be left in the Objective */
    if (!r->g->over && wf_are_leaving(w))
        CALL(TURN_LEAVES, .proc = PROC_LEAVE, .seat = GROG_NOBODY, .target = location_ref(w, EXTRACTION));
    END;
}

/* WF-TRN-13  1 Action, 1 Suppress counter. */
enum grog_flow wf_rally(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_RALLY);
    struct soldier *s = wf_soldier(r, f->actor);
    wf_spend_action(r, grog_ref_slot(f->actor), 1);
    s->suppress--;
    TELL_AMOUNT(TOLD_RALLIES, s->suppress, f->actor);
    return GROG_DONE;
}

/* For contexts of values and points: nothing runs them. */
enum grog_flow wf_never(struct grog_run *r, struct grog_frame *f)
{
    (void)r, (void)f;
    return GROG_DONE;
}

/* ---- the Mission ---------------------------------------------------------- */

const struct grog_step wf_mission_steps[] = {
    STARTS, [MISSION_BEGINS] = AT_POINT("begins", R_TRN_04),
    [MISSION_SOLDIERS] = CALLS("soldier turn", R_TRN_04, PROC_SOLDIER_TURN),
    [MISSION_HOSTILES] = CALLS("hostile turn", R_TRN_08, PROC_HOSTILE_TURN),
    [MISSION_EVENTS] = CALLS("events", R_EVT_14, PROC_EVENTS),
};
const struct wf_rests wf_mission_rests = {
    .point = { [MISSION_BEGINS] = POINT_MISSION_BEGINS },
};

/* WF-TRN-04  Soldier Turn and Hostile Turn, until it is won or lost. */
enum grog_flow wf_mission(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_MISSION);
    BEGIN;
    REACH(MISSION_BEGINS, POINT_MISSION_BEGINS);
    if (wf_events_wait(const_wf(r->g)))
        CALL(MISSION_EVENTS, .proc = PROC_EVENTS, .seat = GROG_NOBODY);
    while (!r->g->over) {
        r->g->turn++;
        if (r->g->turn > LAST_TURN)
            wf_fail(r);                                 /* cards that give time without end, or let it run out */
        if (!wf_is_extracted(const_wf(r->g)))           /* WF-SAB-25  after Extraction only Hostiles act */
            CALL(MISSION_SOLDIERS, .proc = PROC_SOLDIER_TURN, .seat = GROG_NOBODY);
        else if (r->g->turn >= MOST_TURNS)
            wf_fail(r);                                 /* somewhere it must end */
        if (wf_said(r->m, r->g, VALUE_HOSTILE_TURN))
            CALL(MISSION_HOSTILES, .proc = PROC_HOSTILE_TURN, .seat = GROG_NOBODY);
        else
            wf_advance_timer(r);                        /* WF-HLD-15, WF-HTL-13  no Hostile Turn at the end */
    }
    END;
}
