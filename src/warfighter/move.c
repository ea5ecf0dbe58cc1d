/* SPDX-License-Identifier: MIT */
/* move.c -- Entering a Location, Hostile Penalties. */
#include "rules.h"

/* WF-MOV-09, WF-MOV-10  What the Hostiles there add, each by the column of its active ones. */
static int penalties(const struct grog_match *m, const struct warfighter *w, unsigned space)
{
    int n = 0;
    EACH_HOSTILE(w, i) {
        const struct hostile *h = &w->hostile[i];
        const int16_t *table = numbers_of(m, h->thing.card) + HOSTILE_PENALTY;
        if (h->place != space || wf_is_target(m, h) || !table[0] || !wf_leads(w, i))
            continue;
        const int16_t *row = wf_column(table, 2, wf_most_active(m, w, h));
        n += row ? row[1] : 0;
    }
    return n;
}

static inline int penalties_at(const struct grog_match *m, const struct warfighter *w, unsigned space,
                               const struct wf_ears *ears)
{
    if (!ears)
        return penalties(m, w, space);
    if (ears->penalty[space] == INT16_MIN)
        ears->penalty[space] = (int16_t)penalties(m, w, space);
    return ears->penalty[space];
}

/* What cards in force speak of, when somebody Moves: bits as in grog_speech. */
uint64_t wf_moves_heard(const struct grog_match *m, const struct grog_game *g, struct grog_voices *voices)
{
    static const uint8_t of[] = { VALUE_CAN_ENTER, VALUE_MOVEMENT, VALUE_ENTRANCE };
    uint64_t bits = 0;
    for (unsigned i = 0; i < GROG_COUNT(of); i++)
        bits |= (uint64_t)grog_is_heard(m, g, voices, of[i]) << of[i] % 64;
    return bits;
}

/* What cards say of a value in this Move; nothing at once, if nobody in force and nobody concerned speaks of it. */
static inline int said_of(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *move,
                          unsigned value, const struct wf_ears *ears)
{
    if (!ears)
        return grog_value(m, g, value, move, NULL);
    uint16_t place = const_wf(g)->location[grog_ref_slot(move->target)].thing.card;
    uint64_t own = ears->own | m->says[place].of[GROG_OWN_VALUES];
    if (!(own >> value % 64 & 1))
        return m->base[value];
    return grog_hear(m, g, ears->voices, value, move, NULL);
}

/* WF-MOV-02, WF-MOV-04, WF-SOL-04  The Entrance cost, less the Soldier's Movement, not below 0. */
static int entrance_of(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *move,
                const struct wf_ears *ears)
{
    const struct warfighter *w = const_wf(g);
    const struct soldier *s = &w->soldier[grog_ref_slot(move->actor)];
    unsigned slot = grog_ref_slot(move->target);
    int movement = numbers_of(m, s->thing.card)[SOLDIER_MOVEMENT] + said_of(m, g, move, VALUE_MOVEMENT, ears);
    int cost = numbers_of(m, w->location[slot].thing.card)[PLACE_ENTRANCE]
             + penalties_at(m, w, space_of_slot(w, slot), ears)
             + said_of(m, g, move, VALUE_ENTRANCE, ears) - (movement < 0 ? 0 : movement);     /* WF-ARM-11 */
    return cost < 0 ? 0 : cost;
}

/* WF-K9-07  A Handler pays for both. */
static inline int entrance(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *move,
                           const struct wf_ears *ears)
{
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
    int n = printed + grog_value(m, g, VALUE_NIGHT_ENTRANCE, move, NULL);       /* WF-SHW-28 */
    int each = const_wf(g)->soldier[grog_ref_slot(move->actor)].follower ? 2 : 1;
    return n < 0 ? 0 : n * each;
}

static inline int night_entrance(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *move)
{
    int printed = numbers_of(m, const_wf(g)->location[grog_ref_slot(move->target)].thing.card)[PLACE_NIGHT];
    return printed ? penalty_by_night(m, g, move, printed) : 0;                 /* WF-SHW-24 */
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
    const struct warfighter *w = const_wf(g);
    uint16_t to = wf_location_at(w, space);
    if (apart(space, w->soldier[soldier].place) != 1 && !wf_leads_out(w, w->soldier[soldier].place, space))
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
    cost += night_entrance(m, g, &move) - wf_saved_for(w, soldier, cost);       /* WF-OPT-02 */
    bool tried = w->soldier[soldier].flags & SOLDIER_BALKED;        /* and what helped did not suffice */
    if (wf_can_pay_cards(m, w, soldier, cost) || (!tried && holds_help(m, g, &move)))
        return 0;
    return R_MOV_02;
}

void wf_list_moves(const struct grog_match *m, const struct grog_game *g, unsigned soldier, grog_rule so_far,
                   struct grog_list *l, const struct wf_ears *ears)
{
    const struct warfighter *w = const_wf(g);
    if (!wf_traits(kind_of(m, w->soldier[soldier].thing.card)).acts)
        so_far = R_K9_06;                               /* he goes where his Handler goes */
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
enum { FREE };

static const int16_t *place_numbers(struct grog_run *r, const struct grog_frame *f)
{
    return numbers_of(r->m, const_wf(r->g)->location[grog_ref_slot(f->target)].thing.card);
}

/* target: the Location. */
enum grog_flow wf_move(struct grog_run *r, struct grog_frame *f)
{
    struct soldier *s = wf_soldier(r, f->actor);
    unsigned soldier = grog_ref_slot(f->actor), from = s->place;
    BEGIN;
    f->pending[MOVE_COST] = (int16_t)entrance(r->m, r->g, f, NULL);
    f->pending[MOVE_NIGHT] = (int16_t)night_entrance(r->m, r->g, f);
    if (f->pending[MOVE_COST] || f->pending[MOVE_NIGHT])
        REACH(MOVE_REACT, POINT_ENTERS);                /* WF-MOV-05: while a cost is paid */
    f->pending[MOVE_COST] = (int16_t)(f->pending[MOVE_COST] + f->pending[MOVE_NIGHT]
                                      - wf_saved_for(const_wf(r->g), soldier, f->pending[MOVE_COST]));
    f->pending[MOVE_NIGHT] = 0;                         /* all that is due is in one */
    if (!in_play(s) || !wf_can_pay_cards(r->m, const_wf(r->g), soldier, f->pending[MOVE_COST])) {
        s->flags |= in_play(s) ? SOLDIER_BALKED : 0;    /* WF-MOV-02: what was played did not suffice */
        return GROG_DONE;
    }
    if (!f->local[FREE]) {
        wf_spend_action(r, soldier, 1);                 /* WF-TRN-16 */
        s->flags |= SOLDIER_MOVED;                      /* WF-TRN-18 */
    } else {
        wf_count_action(r);                             /* WF-SHW-172 */
    }
    s->flags |= SOLDIER_WENT;
    wf_use_saved(r, soldier);
    CALL(MOVE_PAY, .proc = PROC_PAY_CARDS, .seat = f->seat, .actor = f->actor, .pending = { f->pending[MOVE_COST] });
    if (wf_said(r->m, r->g, VALUE_MAKES_NOISE)) {       /* WF-SHW-113 */
        r->result = 0;
        if (wf_stealth(r->m))
            CALL(MOVE_SHADOWS, .proc = PROC_TEST, .seat = f->seat, .actor = f->actor, .mode = wf_stealth(r->m));
        f->local[MOVE_NOISE] = !r->result;              /* WF-SHW-114, WF-SHW-115 */
    }
    for (f->local[MOVE_AT_TRAP] = 0; f->local[MOVE_AT_TRAP] < EVENTS_MOST
             && !grog_unused(&const_wf(r->g)->event[f->local[MOVE_AT_TRAP]].thing); f->local[MOVE_AT_TRAP]++)
        if (in_play(s) && wf_is_armed(const_wf(r->g), (unsigned)f->local[MOVE_AT_TRAP],
                                      space_of_slot(const_wf(r->g), grog_ref_slot(f->target))))
            CALL(MOVE_TRAP, .proc = PROC_SPRING, .seat = f->seat, .actor = f->actor,    /* NAM-EXP-13 */
                 .with = event_ref(const_wf(r->g), (unsigned)f->local[MOVE_AT_TRAP]));
    f->local[MOVE_AT_TRAP] = 0;
    if (!in_play(s))
        return GROG_DONE;
    wf_soldier_goes(r, s, space_of_slot(const_wf(r->g), grog_ref_slot(f->target)));   /* WF-MOV-03 */
    TELL(TOLD_MOVES, f->actor, f->target);
    wf_follow(r, f);
    if (f->local[MOVE_NOISE])
        CALL(MOVE_HEARD, .proc = PROC_NOISE, .seat = f->seat, .target = f->actor, .pending = { 1 });
    if (const_wf(r->g)->location[grog_ref_slot(f->target)].flags & LOCATION_WAITS) {        /* WF-ABL-08 */
        CALL(MOVE_FIRST, .proc = PROC_FIRST_IN, .seat = f->seat, .actor = f->actor, .target = f->target,
             .local = { (int16_t)from });
        if (!in_play(s) || wf_location_at(const_wf(r->g), s->place) != f->target)
            return GROG_DONE;
    }
    if (place_numbers(r, f)[PLACE_FAIL]) {              /* NAM-EXP-10 */
        CALL(MOVE_CHECK, .proc = PROC_CHECK, .seat = f->seat, .actor = f->actor, .target = f->target);
        if (!in_play(s) || wf_location_at(const_wf(r->g), s->place) != f->target)
            return GROG_DONE;
    }
    wf_has_come(r, s);
    REACH(MOVE_DONE, POINT_MOVED);
    END;
}

void wf_list_free_move(match_p m, game_p g, unsigned seat, struct grog_list *l)
{
    (void)seat;
    grog_offer(l, grog_option(VERB_SKIP, 0, 0, 0, 0), 0);
    wf_list_moves(m, g, grog_ref_slot(g->frame[g->depth - 1].target), 0, l, NULL);
}

/* An effect: the Soldier (target) may Move without an Action. */
enum grog_flow wf_free_move(struct grog_run *r, struct grog_frame *f)
{
    const struct soldier *s = wf_soldier(r, f->target);
    BEGIN;
    if (!in_play(s) || s->thing.owner >= r->m->seats || !wf_traits(kind_of(r->m, s->thing.card)).acts)
        return GROG_DONE;
    ASK(FREE_MOVE_WHERE, ASK_FREE_MOVE, 1u << s->thing.owner);
    if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_SKIP)
        return GROG_DONE;
    CALL(FREE_MOVE_DOES, .proc = PROC_MOVE, .seat = r->answer.seat, .actor = f->target,
         .target = r->answer.option.object[2], .local = { [FREE] = 1 });
    END;
}
