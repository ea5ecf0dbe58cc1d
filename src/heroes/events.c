/* SPDX-License-Identifier: MIT */
/* events.c -- markers on the turn counter: what a scenario lets happen in a round, and the units that arrive.
 *
 * Ours, since the scenario booklet is not among the books: an event happens when the marker enters its round, before
 * orders are placed.  Units that arrive lie face up beside the board until then, and are put down by their owner at
 * most ARRIVAL_SPACES from the event's square; those for which there is no room come a round later. */
#include "events.h"
#include "alliances.h"
#include "procedure.h"
#include "step.h"
#include "supply.h"
#include "victory.h"

enum { ARRIVAL_SPACES = 2 };
enum { BOTH_SIDES = 2 };

static const int16_t *events_of(const struct grog_match *m)
{
    return hn_scenario(m) + SCENARIO_EVENTS;
}

static struct happens event_at(const struct grog_match *m, int i) { return happens_at(events_of(m), (unsigned)i); }

/* ---- who will arrive ---------------------------------------------------------------------------------- */

/* The member of the side that has counters of the same nation; else its first. */
static unsigned seat_for(const struct grog_match *m, const struct ground_plan *p, unsigned side, uint16_t unit)
{
    for (unsigned i = 1; i <= p->n_roster; i++)
        if ((p->sides[side] >> p->roster[i].seat & 1)
            && numbers_of(m, p->roster[i].card)[UNIT_NATION] == numbers_of(m, unit)[UNIT_NATION])
            return p->roster[i].seat;
    return grog_first_seat(p->sides[side]);
}

/* Each event that brings units takes as many of the scenario's as it says, in their order. */
bool hn_add_late(const struct grog_match *m, struct ground_plan *p, struct grog_error *why)
{
    const int16_t *units = hn_scenario(m) + SCENARIO_REINFORCEMENTS;
    int next = 0;
    for (int i = 0; i < events_of(m)[0]; i++) {
        struct happens e = event_at(m, i);
        if (e.what >= HAPPENINGS || e.side > BOTH_SIDES)
            return grog_fail(why, 0, "event %d is nothing that can happen", i + 1), false;
        if (e.what != HAPPENS_ARRIVE)
            continue;
        if (e.side >= BOTH_SIDES || !is_on_board(&p->board, e.x, e.y))
            return grog_fail(why, 0, "event %d: units arrive for one side, on the board", i + 1), false;
        for (int k = 0; k < e.amount; k++, next++) {
            if (next >= units[0] || p->n_roster == UNITS)
                return grog_fail(why, 0, "event %d brings more units than there are", i + 1), false;
            uint16_t card = (uint16_t)units[1 + next];
            unsigned seat = seat_for(m, p, (unsigned)e.side, card);
            p->roster[++p->n_roster] = (struct roster){ .card = card, .seat = (uint8_t)seat };
            p->late[p->n_roster] = (uint8_t)(i + 1);
        }
    }
    return true;
}

/* ---- what happens -------------------------------------------------------------------------------------- */

static void happens_to(struct grog_run *r, struct happens e, unsigned side)
{
    struct heroes *h = heroes(r->g);
    if (e.what == HAPPENS_POINTS)
        hn_score(r, side, e.amount);
    for (unsigned nth = 0; e.what == HAPPENS_CARDS && nth < hn_players(r->m, side); nth++)
        hn_draw(r, hn_member(r->m, h, side, nth), e.amount);
    EACH_UNIT(h, i)
        if (e.what == HAPPENS_SUPPRESS && is_out_there(&h->unit[i])
            && hn_side_of(r->m, h->unit[i].thing.owner) == side)
            hn_suppress(r, unit_ref(h, i), e.amount);
}

/* HN-SUP-17, HN-SUP-18  What the marker of this round says; the End marker makes it the last. */
void hn_events_of_round(struct grog_run *r)
{
    for (int i = 0; i < events_of(r->m)[0]; i++) {
        struct happens e = event_at(r->m, i);
        if ((uint32_t)e.round != r->g->turn)
            continue;
        TELL_AMOUNT(TOLD_EVENT, e.amount, (uint16_t)e.what, (uint16_t)e.side);
        for (unsigned side = 0; side < 2; side++)
            if (e.side == BOTH_SIDES || e.side == (int)side)
                happens_to(r, e, side);
        if (e.what == HAPPENS_END)
            heroes(r->g)->ending = 1;
    }
}

/* ---- units arrive ---------------------------------------------------------------------------------------- */

static bool is_due(const struct grog_match *m, const struct grog_game *g, unsigned slot, unsigned seat)
{
    const struct unit *u = &const_heroes(g)->unit[slot];
    if (!u->thing.live || !(u->flags & UNIT_LATE) || u->thing.owner != seat)
        return false;
    unsigned event = plan_of(m)->late[u->roster];
    return event && (uint32_t)event_at(m, (int)event - 1).round <= g->turn;
}

static bool looks_about(const struct grog_match *m, const struct unit *u)
{
    const int16_t *n = numbers_of(m, u->thing.card);
    return n[UNIT_CLASS] != INFANTRY
        || (n[FACE_WEAPON] && numbers_of(m, (uint16_t)n[FACE_WEAPON])[WEAPON_ARC] != ARC_ALL);
}

static grog_rule may_arrive(const struct grog_match *m, const struct grog_game *g, const struct field *f, unsigned slot,
                            unsigned place, unsigned facing)
{
    const struct unit *u = &const_heroes(g)->unit[slot];
    if (facing && (!looks_about(m, u) || (facing % 2 && hn_class(m, u) == INFANTRY)))
        return R_FIR_12;
    grog_rule forbidden = hn_may_stand(m, g, f, slot, place);
    if (forbidden || hn_length(m, u) < 2)
        return forbidden;
    unsigned tail = hn_tail(m, u, place, facing);
    if (!tail || is_cut(f, place, turned_by(facing, 4)))
        return R_VMV_01;
    return hn_may_stand(m, g, f, slot, tail);
}

void hn_list_arrive(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    unsigned slot = grog_ref_slot(g->frame[g->depth - 1].actor);
    struct happens e = event_at(m, plan_of(m)->late[h->unit[slot].roster] - 1);
    struct field f;
    (void)seat;
    hn_field(m, h, &f);
    for (int y = e.y - ARRIVAL_SPACES; y <= e.y + ARRIVAL_SPACES; y++)
        for (int x = e.x - ARRIVAL_SPACES; x <= e.x + ARRIVAL_SPACES; x++)
            for (unsigned d = 0; d < DIRECTIONS && is_on_board(f.board, x, y); d++)
                grog_offer(l, grog_option(VERB_ARRIVE, slot + 1, d, 0, place_at(x, y)),
                           may_arrive(m, g, &f, slot, place_at(x, y), d));
}

/* UNITS ARRIVE.  actor: the one that is being put down. */
enum grog_flow hn_arrive(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ARRIVE);
    struct heroes *h = heroes(r->g);
    int16_t *slot = &f->local[ARRIVE_SLOT];
    BEGIN;
    for (*slot = 0; *slot < UNITS; ++*slot) {
        if (!is_due(r->m, r->g, (unsigned)*slot, f->seat))
            continue;
        f->actor = unit_ref(h, (unsigned)*slot);
        if (!hn_has_option(r->m, r->g, f->seat, hn_list_arrive))
            continue;
        ASK(ARRIVE_WHERE, ASK_ARRIVE, 1u << f->seat);
        if (r->answer.seat == GROG_NOBODY)
            continue;
        struct unit *u = unit_of(r, f->actor);
        u->flags &= (uint8_t)~UNIT_LATE;
        u->place = r->answer.option.object[2];
        u->facing = (uint8_t)r->answer.option.object[0];
        TELL(TOLD_DEPLOYED, f->actor, u->place, u->thing.card);
        TELL(TOLD_FACES, f->actor, u->facing);
    }
    END;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_arrive_steps[ARRIVE_RESTS] = { STARTS, [ARRIVE_WHERE] = ASKS("where", R_SUP_17, ASK_ARRIVE) };
const struct grog_local hn_arrive_locals[ARRIVE_LOCALS] = { { "slot", 0, UNITS } };

/* The counter that it asks about is the seat's own, and an event brings it. */
static bool arrive_fits(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top)
{
    const struct unit *u = hn_unit_at(m, &h->game, f->actor);
    return !top || (u && kind_of(m, u->thing.card) == OF_UNIT && u->thing.owner == f->seat && (u->flags & UNIT_LATE)
                    && plan_of(m)->late[u->roster]);
}

const struct hn_frame hn_arrive_frame = { .seat = true, .fits = arrive_fits };
