/* SPDX-License-Identifier: MIT */
/* move.c -- Entering a Location, Hostile Penalties. */
#include "common.h"
#include "before.h"
#include "gear.h"
#include "actions.h"
#include "arms.h"
#include "awareness.h"
#include "band.h"
#include "cards.h"
#include "check.h"
#include "checks.h"
#include "errands.h"
#include "extraction.h"
#include "frame.h"
#include "hand_to_hand.h"
#include "k9.h"
#include "move.h"
#include "noise.h"
#include "optional_rules.h"
#include "tables.h"
#include "forecast.h"

/* WF-MOV-09, WF-MOV-10  What the Hostiles there add, each by the column of its active ones. */
static int penalties(const struct grog_match *m, const struct warfighter *w, unsigned space)
{
    int n = 0;
    EACH_HOSTILE(w, i) {
        const struct hostile *h = &w->hostile[i];
        const int16_t *table = numbers_of(m, h->thing.card) + HOSTILE_PENALTY;
        if (h->place != space || wf_is_target(m, h) || !table[0] || !wf_leads(w, i))
            continue;
        const int16_t *row = wf_column(table, LEVEL_WIDE, wf_most_active(m, w, h));
        n += row ? row[1] : 0;
    }
    return n;
}

static inline int penalties_at(const struct grog_match *m, const struct warfighter *w, unsigned space,
                               const struct wf_ears *ears)
{
    GROG_ASSERT(space <= SPACES);
    if (!ears)
        return penalties(m, w, space);
    if (ears->penalty[space] == INT16_MIN)
        ears->penalty[space] = (int16_t)penalties(m, w, space);
    return ears->penalty[space];
}

/* What cards in force speak of, when somebody Moves: bits as in grog_topics. */
uint64_t wf_moves_heard(const struct grog_match *m, const struct grog_game *g, struct grog_voices *voices)
{
    static const uint8_t of[] = { VALUE_CAN_ENTER, VALUE_MOVEMENT, VALUE_ENTRANCE };
    uint64_t bits = 0;
    for (unsigned i = 0; i < GROG_COUNT(of); i++)
        bits |= (uint64_t)grog_game_modifies(m, g, voices, of[i]) << of[i] % 64;
    return bits;
}

/* What cards say of a value in this Move; nothing at once, if nobody in force and nobody concerned speaks of it. */
static inline int said_of(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *move,
                          unsigned value, const struct wf_ears *ears)
{
    if (!ears)
        return grog_value(m, g, value, move, NULL);
    uint16_t place = const_wf(g)->location[grog_ref_slot(move->target)].thing.card;
    uint64_t own = ears->own | m->topics[GROG_OWN_VALUES][GROG_ALL_TOPICS][place];
    if (!(own >> value % 64 & 1))
        return m->base[value];
    return grog_value_from(m, g, ears->voices, value, move, NULL);
}

/* WF-MOV-04, WF-SOL-04  His Movement; Armor may make it less than none (WF-ARM-11). */
static int movement_of(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *move,
                       const struct wf_ears *ears)
{
    const struct soldier *s = &const_wf(g)->soldier[grog_ref_slot(move->actor)];
    return numbers_of(m, s->thing.card)[SOLDIER_MOVEMENT] + said_of(m, g, move, VALUE_MOVEMENT, ears);
}

/* WF-MOV-02  The Entrance cost, whoever enters. */
static int cost_of_place(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *move,
                         const struct wf_ears *ears)
{
    const struct warfighter *w = const_wf(g);
    unsigned slot = grog_ref_slot(move->target);
    return numbers_of(m, w->location[slot].thing.card)[PLACE_ENTRANCE]
         + wf_circumstance(m, CIRCUMSTANCE_ENTRANCE)    /* WF-OFF-16  each Location's, the Objective's too */
         + penalties_at(m, w, space_of_slot(w, slot), ears) + said_of(m, g, move, VALUE_ENTRANCE, ears);
}

/* WF-MOV-02, WF-MOV-04  The Entrance cost, less the Soldier's Movement, not below 0. */
static int entrance_of(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *move,
                const struct wf_ears *ears)
{
    GROG_ASSERT(grog_ref_array(move->actor) == ARRAY_SOLDIER);
    int movement = movement_of(m, g, move, ears);
    int cost = cost_of_place(m, g, move, ears) - (movement < 0 ? 0 : movement);         /* WF-ARM-11  not below 0 */
    return cost < 0 ? 0 : cost;
}

/* WF-K9-07  A Handler pays for both. */
static inline int entrance(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *move,
                           const struct wf_ears *ears)
{
    GROG_ASSERT(grog_ref_array(move->actor) == ARRAY_SOLDIER);
    const struct warfighter *w = const_wf(g);
    unsigned follower = w->soldier[grog_ref_slot(move->actor)].follower;
    int cost = entrance_of(m, g, move, ears);
    if (follower) {
        struct grog_frame his = *move;
        his.actor = soldier_ref(w, follower - 1);
        cost += entrance_of(m, g, &his, NULL);
    }
    return cost;
}

/* WF-SHW-25, WF-SHW-26  What is discarded beside it at night: Movement is no help for that. */
WF_RARE static int penalty_by_night(const struct grog_match *m, const struct grog_game *g,
                                    const struct grog_frame *move, int printed)
{
    GROG_ASSERT(grog_ref_array(move->actor) == ARRAY_SOLDIER);
    const struct warfighter *w = const_wf(g);
    unsigned follower = w->soldier[grog_ref_slot(move->actor)].follower;
    struct grog_frame who = *move;
    int n = printed + grog_value(m, g, VALUE_NIGHT_ENTRANCE, &who, NULL);       /* WF-SHW-28  only if it is named */
    n = n < 0 ? 0 : n;
    if (follower) {                                     /* WF-K9-07  both pay, each what he has not negated himself */
        who.actor = soldier_ref(w, follower - 1);
        int his = printed + grog_value(m, g, VALUE_NIGHT_ENTRANCE, &who, NULL);
        n += his < 0 ? 0 : his;
    }
    return n;
}

static inline int night_entrance(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *move)
{
    const int16_t *n = numbers_of(m, const_wf(g)->location[grog_ref_slot(move->target)].thing.card);
    /* WF-SHW-24  At night it is paid on top; every Night Location has one, be it 0. */
    return n[PLACE_NIGHT] || n[PLACE_REIN_ROLL] ? penalty_by_night(m, g, move, n[PLACE_NIGHT]) : 0;
}

/* By how much his Movement falls short of the cost, as a number below 0; 0: it does not. */
static int16_t shortfall(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *move)
{
    int n = movement_of(m, g, move, NULL) - cost_of_place(m, g, move, NULL);
    return (int16_t)(n < 0 ? n : 0);
}

/* What is due with the Movement that cards have added since the cost was counted: WF-MOV-05. */
int wf_entrance_due(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *move)
{
    int spared = move->local[MOVE_MEASURED] ? entrance_of(m, g, move, NULL) + move->pending[MOVE_SHORT] : 0;
    int due = move->pending[MOVE_COST] - (spared < 0 ? 0 : spared);     /* his own part; a K9's stays */
    return due < 0 ? 0 : due;
}

int wf_entrance(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *move,
                const struct wf_ears *ears)
{
    return entrance(m, g, move, ears) + night_entrance(m, g, move);
}

/* Does anybody hold a card, or bear an item, for the moment when this is paid? */
static bool holds_help(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *move)
{
    const struct warfighter *w = const_wf(g);
    EACH_SOLDIER(w, i)
        for (unsigned k = 1; k <= w->hand[i][0]; k++)
            if (wf_playable(m, g, i, w->hand[i][k], POINT_ENTERS, move) >= 0)
                return true;
    EACH_ITEM(w, i) {
        struct grog_source by = { .card = w->item[i].thing.card, .thing = item_ref(w, i),
            .owner = w->item[i].thing.owner };
        if (grog_card(m, by.card)->abilities && !wf_silent(m, g, by.thing)
            && grog_usable(m, g, &by, POINT_ENTERS, move) >= 0)
            return true;
    }
    return false;
}

/* WF-TRN-17, WF-TRN-32  A card of the path beside his own; the Objective only when it is active. */
static grog_rule may_enter(const struct grog_match *m, const struct grog_game *g, unsigned soldier, unsigned space,
                           const struct wf_ears *ears)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    uint16_t to = wf_location_at(w, space);
    if (apart(w, space, w->soldier[soldier].place) != 1 && !wf_leads_out(w, w->soldier[soldier].place, space))
        return R_MOV_01;
    if (space >= w->objective && (w->location[slot_of_space(w, space)].flags & LOCATION_INACTIVE))
        return space == w->objective ? R_TRN_32 : R_SHW_50;
    if (wf_is_held_there(&w->soldier[soldier]))
        return R_NAM_MSN_27;
    struct grog_frame move = { .proc = PROC_MOVE, .seat = w->soldier[soldier].thing.owner,
                               .actor = soldier_ref(w, soldier), .target = to };
    if (said_of(m, g, &move, VALUE_CAN_ENTER, ears) < 1)
        return R_VEH_20;
    int cost = entrance(m, g, &move, ears);
    cost += night_entrance(m, g, &move) - wf_saved_for(w, soldier, cost);       /* WF-OPT-02  less what was set aside */
    bool tried = w->soldier[soldier].flags & SOLDIER_BALKED;        /* and what helped did not suffice */
    if (wf_can_pay_cards(m, w, soldier, cost) || (!tried && holds_help(m, g, &move)))
        return 0;
    return R_MOV_02;
}

void wf_list_moves(const struct grog_match *m, const struct grog_game *g, unsigned soldier, grog_rule so_far,
                   struct grog_list *l, const struct wf_ears *ears)
{
    GROG_ASSERT(soldier < SOLDIERS);
    const struct warfighter *w = const_wf(g);
    if ((so_far || !ears) && (wf_note(m, w->soldier[soldier].thing.card)->is & NEVER_ACTS))
        so_far = R_K9_06;                               /* he goes where his Handler goes; for lists he cannot act */
    if (grog_skips(l, so_far))
        return;
    unsigned at = w->soldier[soldier].place, back = slot_of_space(w, at - 1), on = slot_of_space(w, at + 1);
    uint32_t near = (at > 1 ? 1u << back : 0) | (at < w->objective ? 1u << on : 0);
    if (w->way & WAY_OUT)
        near = wf_ways_out(w, at, near);
    for (uint32_t slots = grog_seeks(l) ? (1u << LOCATIONS) - 1 : near; slots; slots &= slots - 1) {
        unsigned slot = (unsigned)__builtin_ctz(slots);
        if (w->location[slot].thing.live)
            grog_offer(l, grog_option(VERB_MOVE, soldier + 1, 0, 0, location_ref(w, slot)),
                       so_far ? so_far : may_enter(m, g, soldier, space_of_slot(w, slot), ears));
    }
}

/* Who leaves a Location leaves the Hostile that he is Engaged with (WF-HTH-10). */
void wf_soldier_goes(struct grog_run *r, struct soldier *s, unsigned space)
{
    if (s->place == space)
        return;
    s->place = (uint8_t)space;
    wf_undeploy(r, (unsigned)(s - wf(r->g)->soldier));
    wf_part(r, s);
}

/* Local: it costs no Action. */

static const int16_t *place_numbers(struct grog_run *r, const struct grog_frame *f)
{
    return numbers_of(r->m, const_wf(r->g)->location[grog_ref_slot(f->target)].thing.card);
}

const struct grog_step wf_move_steps[] = {
    STARTS, [MOVE_REACT] = AT_POINT("entering", R_MOV_05), [MOVE_PAY] = CALLS("pay", R_MOV_03, PROC_PAY_CARDS),
    [MOVE_DONE] = AT_POINT("moved", R_MOV_03), [MOVE_FIRST] = CALLS("first in", R_ABL_08, PROC_FIRST_IN),
    [MOVE_TRAP] = CALLS("trap", R_NAM_EXP_14, PROC_SPRING), [MOVE_CHECK] = CALLS("check", R_NAM_EXP_10, PROC_CHECK),
    [MOVE_SHADOWS] = CALLS("shadows", R_SHW_113, PROC_TEST), [MOVE_HEARD] = CALLS("heard", R_SHW_158, PROC_NOISE),
};
const struct grog_local wf_move_locals[] = {
    [MOVE_FREE] = { "free", 0, 1 }, [MOVE_FREE + 1] = { "hushed", 0, 1 },
    [MOVE_AT_TRAP] = { "trap", 0, EVENTS_MOST }, [MOVE_NOISE] = { "noise", 0, 1 },
    [MOVE_MEASURED] = { "measured", 0, 1 },
};

static bool move_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    if (!f->actor || !f->target || f->step == MOVE_FIRST || f->step == MOVE_DONE || f->step == MOVE_CHECK)
        return f->actor && f->target;
    return wf_is_live(m, w, f->target) && wf_is_card_space(w, space_of_slot(w, grog_ref_slot(f->target)))
        && (f->step == MOVE_REACT || f->step == MOVE_SHADOWS || f->step == MOVE_TRAP || wf_is_in_play(w, f->actor));
}

const struct wf_rests wf_move_rests = {
    .fits = move_fits,
    .point = { [MOVE_REACT] = POINT_ENTERS, [MOVE_DONE] = POINT_MOVED },
    .hands = { [MOVE_PAY] = { ACTOR, NONE, NONE, NONE }, [MOVE_FIRST] = { ACTOR, NONE, NONE, TARGET },
               [MOVE_SHADOWS] = { ACTOR, NONE, ANY, NONE }, [MOVE_HEARD] = { NONE, NONE, NONE, ACTOR },
               [MOVE_TRAP] = { ACTOR, ANY, NONE, NONE }, [MOVE_CHECK] = { ACTOR, NONE, NONE, TARGET } },
};

/* WF-BUY-19  Would the Entrance cost him anything, if nothing made it cheaper? */
static bool is_dear(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *f)
{
    const struct warfighter *w = const_wf(g);
    unsigned slot = grog_ref_slot(f->target);
    const struct soldier *s = &w->soldier[grog_ref_slot(f->actor)];
    int n = numbers_of(m, w->location[slot].thing.card)[PLACE_ENTRANCE] + wf_circumstance(m, CIRCUMSTANCE_ENTRANCE);
    int free = numbers_of(m, s->thing.card)[SOLDIER_MOVEMENT];
    struct grog_because because;
    if (!grog_can_vary(m, VALUE_ENTRANCE) && !grog_can_vary(m, VALUE_MOVEMENT))
        return false;
    if (s->follower)
        return true;                                    /* WF-K9-07  he pays for both */
    n += penalties_at(m, w, space_of_slot(w, slot), NULL);
    if (n > free)
        return true;
    grog_value(m, g, VALUE_ENTRANCE, f, &because);
    for (uint32_t i = 0; i < because.n && i < GROG_BECAUSE_MAX; i++)
        n += because.at[i].amount > 0 ? because.at[i].amount : 0;
    return n > free;
}

/* target: the Location. */
enum grog_flow wf_move(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_MOVE);
    struct soldier *s = wf_soldier(r, f->actor);
    unsigned soldier = grog_ref_slot(f->actor), from = s->place;
    BEGIN;
    f->pending[MOVE_COST] = (int16_t)entrance(r->m, r->g, f, NULL);
    f->pending[MOVE_NIGHT] = (int16_t)night_entrance(r->m, r->g, f);
    f->pending[MOVE_SHORT] = shortfall(r->m, r->g, f);
    f->local[MOVE_MEASURED] = 1;
    if (f->pending[MOVE_COST] || f->pending[MOVE_NIGHT])
        REACH(MOVE_REACT, POINT_ENTERS);                /* WF-MOV-05: while a cost is paid */
    f->pending[MOVE_COST] = (int16_t)wf_entrance_due(r->m, r->g, f);
    f->local[MOVE_MEASURED] = 0;
    f->pending[MOVE_SHORT] = 0;
    f->pending[MOVE_COST] = (int16_t)(f->pending[MOVE_COST] + f->pending[MOVE_NIGHT]
                                      - wf_saved_for(const_wf(r->g), soldier, f->pending[MOVE_COST]));
    f->pending[MOVE_NIGHT] = 0;                         /* all that is due is in one */
    if (!in_play(s) || !wf_can_pay_cards(r->m, const_wf(r->g), soldier, f->pending[MOVE_COST])) {
        s->flags |= in_play(s) ? SOLDIER_BALKED : 0;    /* WF-MOV-02: what was played did not suffice */
        return GROG_DONE;
    }
    if (!f->local[MOVE_FREE])
        wf_spend_action(r, soldier, 1);                 /* WF-TRN-16  a Move is an Action */
    else
        wf_count_free(r);                               /* WF-SHW-172  a free one counts as an Action too */
    s->flags |= SOLDIER_MOVED;                          /* WF-TRN-18  one in a Turn, free or not */
    s->flags |= SOLDIER_WENT;
    wf_use_saved(r, soldier);
    if (is_dear(r->m, r->g, f)) {                       /* WF-BUY-19  where nothing is due, nothing helped */
        wf_use_helpers(r, soldier, VALUE_MOVEMENT, 1, f);
        wf_use_helpers(r, soldier, VALUE_ENTRANCE, -1, f);
    }
    if (place_numbers(r, f)[PLACE_NIGHT])
        wf_use_helpers(r, soldier, VALUE_NIGHT_ENTRANCE, -1, f);    /* WF-BUY-19, WF-SHW-28 */
    CALL(MOVE_PAY, .proc = PROC_PAY_CARDS, .seat = f->seat, .actor = f->actor, .pending = { f->pending[MOVE_COST] });
    if (wf_said(r->m, r->g, VALUE_MAKES_NOISE)) {       /* WF-SHW-113  a Shadows roll: is he heard? */
        r->result = 0;
        if (wf_stealth(r->m))
            CALL(MOVE_SHADOWS, .proc = PROC_TEST, .seat = f->seat, .actor = f->actor, .mode = wf_stealth(r->m));
        f->local[MOVE_NOISE] = !r->result;              /* WF-SHW-114, WF-SHW-115  0, or 1 if it failed */
    }
    for (f->local[MOVE_AT_TRAP] = 0; f->local[MOVE_AT_TRAP] < EVENTS_MOST
             && !grog_unused(&const_wf(r->g)->event[f->local[MOVE_AT_TRAP]].thing); f->local[MOVE_AT_TRAP]++)
        if (in_play(s) && wf_is_armed(const_wf(r->g), (unsigned)f->local[MOVE_AT_TRAP],
                                      space_of_slot(const_wf(r->g), grog_ref_slot(f->target))))
            CALL(MOVE_TRAP, .proc = PROC_SPRING, .seat = f->seat, .actor = f->actor,  /* NAM-EXP-13  for the first in */
                 .with = event_ref(const_wf(r->g), (unsigned)f->local[MOVE_AT_TRAP]));
    f->local[MOVE_AT_TRAP] = 0;
    if (!in_play(s))
        return GROG_DONE;
    wf_soldier_goes(r, s, space_of_slot(const_wf(r->g), grog_ref_slot(f->target)));   /* WF-MOV-03  once it is paid */
    TELL(TOLD_MOVES, f->actor, f->target);
    wf_follow(r, f);
    if (f->local[MOVE_NOISE])
        CALL(MOVE_HEARD, .proc = PROC_NOISE, .seat = f->seat, .target = f->actor, .pending = { NOISE_OF_MOVE });
    if (const_wf(r->g)->location[grog_ref_slot(f->target)].flags & LOCATION_WAITS) {   /* WF-ABL-08  the first one in */
        CALL(MOVE_FIRST, .proc = PROC_FIRST_IN, .seat = f->seat, .actor = f->actor, .target = f->target,
             .local = { (int16_t)from });
        if (!in_play(s) || wf_location_at(const_wf(r->g), s->place) != f->target)
            return GROG_DONE;
    }
    wf_has_come(r, s);                                  /* NAM-MSN-29  whatever happens to him then */
    if (place_numbers(r, f)[PLACE_FAIL]) {              /* NAM-EXP-10  tried at once, for no Action */
        CALL(MOVE_CHECK, .proc = PROC_CHECK, .seat = f->seat, .actor = f->actor, .target = f->target);
        if (!in_play(s) || wf_location_at(const_wf(r->g), s->place) != f->target)
            return GROG_DONE;
    }
    REACH(MOVE_DONE, POINT_MOVED);
    END;
}

void wf_list_free_move(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    unsigned soldier = grog_ref_slot(g->frame[g->depth - 1].target);
    grog_rule moved = const_wf(g)->soldier[soldier].flags & SOLDIER_MOVED ? R_TRN_18 : 0;      /* a free one counts */
    (void)seat;
    grog_offer(l, grog_option(VERB_SKIP, 0, 0, 0, 0), 0);
    wf_list_moves(m, g, soldier, moved, l, NULL);
}

const struct grog_step wf_free_move_steps[] = {
    STARTS, [FREE_MOVE_WHERE] = ASKS("where", R_MOV_01, ASK_FREE_MOVE),
    [FREE_MOVE_DOES] = CALLS("does", R_MOV_01, PROC_MOVE),
};

static bool free_move_fits(const struct grog_match *m, const struct warfighter *w, const struct grog_frame *f)
{
    (void)m;
    return f->target && (f->step == FREE_MOVE_DOES || wf_is_in_play(w, f->target));
}

const struct wf_rests wf_free_move_rests = {
    .fits = free_move_fits,
    .hands = { [FREE_MOVE_DOES] = { TARGET, NONE, NONE, ANY } },
};

/* An effect: the Soldier (target) may Move without an Action. */
enum grog_flow wf_free_move(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_FREE_MOVE);
    const struct soldier *s = wf_soldier(r, f->target);
    BEGIN;
    if (!in_play(s) || s->thing.owner >= r->m->seats || !wf_traits(kind_of(r->m, s->thing.card)).acts)
        return GROG_DONE;
    ASK(FREE_MOVE_WHERE, ASK_FREE_MOVE, 1u << s->thing.owner);
    if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_SKIP)
        return GROG_DONE;
    CALL(FREE_MOVE_DOES, .proc = PROC_MOVE, .seat = r->answer.seat, .actor = f->target,
         .target = r->answer.option.object[2], .local = { [MOVE_FREE] = 1 });
    if (!in_play(s) || (s->flags & SOLDIER_MOVED))      /* not if what was played did not suffice */
        wf_free_is_over(r);                             /* WF-SHW-173 */
    END;
}
