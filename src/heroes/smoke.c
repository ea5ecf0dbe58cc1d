/* SPDX-License-Identifier: MIT */
/* smoke.c -- Smoke: an order is placed on the option; when its number comes up, a pattern is laid. */
#include "smoke.h"
#include "alliances.h"
#include "marks.h"
#include "procedure.h"
#include "rolls.h"
#include "tokens.h"

enum { SMOKE_THICK = 4, SMOKE_THIN = 2, SMOKE_SCATTERS = 1 };

/* ---- orders on options ----------------------------------------------------------------------- */

/* HN-OOP-31, HN-OOP-32  One order a bomb. */
grog_rule hn_may_order_option(const struct grog_match *m, const struct heroes *h, unsigned seat, unsigned holding)
{
    GROG_ASSERT(holding < HOLDINGS);
    const struct holding *o = &h->holding[holding];
    unsigned placed = 0;
    if (!hn_disposes(m, h, o, seat) || hn_note(m, o->thing.card)->use != USE_SMOKE)
        return R_OOP_31;
    EACH_TOKEN(h, i)
        placed += h->token[i].holding == holding + 1 && h->token[i].thing.hidden;
    return placed < o->left ? 0 : R_OOP_32;
}

bool hn_can_order_option(const struct grog_match *m, const struct heroes *h, unsigned seat)
{
    GROG_ASSERT(seat < SEATS);
    if (h->pool[seat][0])
        EACH_HOLDING_FOR(m, h, USE_SMOKE, i)
            if (!hn_may_order_option(m, h, seat, i))
                return true;
    return false;
}

/* Any token: that it is a bluff is seen when its turn does not come.  owed: why no order may go there, if it must go
 * elsewhere (HN-ABL-98). */
void hn_offer_option_orders(const struct grog_match *m, const struct grog_game *g, unsigned seat, grog_rule owed,
                            struct grog_list *l)
{
    GROG_ASSERT(seat < SEATS);
    const struct heroes *h = const_heroes(g);
    const uint16_t *pool = h->pool[seat];
    EACH_HOLDING_FOR(m, h, USE_SMOKE, i) {
        grog_rule forbidden = hn_may_order_option(m, h, seat, i);
        if (forbidden == R_OOP_31 || grog_skips(l, forbidden))
            continue;
        for (unsigned k = 1; k <= pool[0]; k++) {
            bool bluff = numbers_of(m, pool[k])[TOKEN_NUMBER] == BLUFF;
            if (k == 1 || pool[k] != pool[k - 1])
                grog_offer(l, grog_option(VERB_ORDER_OPTION, i + 1, pool[k], 0, 0),
                           forbidden ? forbidden : bluff ? 0 : owed);
        }
    }
}

/* HN-ORD-18  A special order of the seat's that lies on an option: its slot, or -1. */
static int special_on(const struct grog_match *m, const struct heroes *h, unsigned holding, unsigned seat)
{
    EACH_TOKEN(h, i)
        if (h->token[i].holding == holding + 1 && h->token[i].thing.hidden && h->token[i].thing.owner == seat
            && numbers_of(m, h->token[i].thing.card)[TOKEN_NUMBER] == SPECIAL_ORDER)
            return (int)i;
    return -1;
}

void hn_offer_special_options(const struct grog_match *m, const struct heroes *h, unsigned seat, struct grog_list *l)
{
    EACH_HOLDING_FOR(m, h, USE_SMOKE, i)
        if (special_on(m, h, i, seat) >= 0)
            grog_offer(l, grog_option(VERB_SPECIAL_OPTION, i + 1, 0, 1, 0), 0);
}

/* A token face down on an OPTION.  actor: the option; with: the token's card. */
enum grog_flow hn_order_option(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_ORDER_OPTION);
    grog_remove(r, ZONE_POOL, f->seat, f->with);
    uint16_t ref = grog_thing_new(r, ARRAY_TOKEN, f->with, f->seat);
    struct token *t = &heroes(r->g)->token[grog_ref_slot(ref)];
    t->holding = (uint8_t)(grog_ref_slot(f->actor) + 1);
    grog_hide(&t->thing);
    grog_tell(r, TOLD_OPTION_ORDERED, 1u << f->seat, (struct grog_event){ .object = { f->actor, f->with } });
    return GROG_DONE;
}

/* ---- the pattern ----------------------------------------------------------------------------- */

/* HN-OOP-33  Any corner of the board. */
void hn_list_smoke(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct board *b = &plan_of(m)->board;
    unsigned holding = grog_ref_slot(g->frame[g->depth - 1].actor);
    (void)seat;
    for (int j = 0; j <= b->height; j++)
        for (int i = 0; i <= b->width; i++)
            grog_offer(l, grog_option(VERB_SMOKE, holding + 1, 0, 0, corner_at(i, j)), 0);
    grog_offer(l, grog_option(VERB_DONE, 0, 0, 0, 0), 0);
}

static unsigned smokes_on(const struct heroes *h)
{
    unsigned n = 0;
    for (unsigned i = 0; i < MARKS; i++)
        n += h->mark_type[i] == MARK_SMOKE;
    return n;
}

static void reveal_special(struct grog_run *r, const struct grog_frame *f)
{
    struct heroes *h = heroes(r->g);
    int token = special_on(r->m, h, grog_ref_slot(f->actor), f->seat);
    if (token < 0)
        return;
    grog_reveal(r, &h->token[token].thing);
    TELL(TOLD_OPTION_REVEALS, f->actor, h->token[token].thing.card);
}

/* HN-OOP-33 to HN-OOP-35  SMOKE.  actor: the option; mode: 1 if by a special order; target: the corner aimed at. */
enum grog_flow hn_smoke(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_SMOKE);
    struct heroes *h = heroes(r->g);
    unsigned corner;
    BEGIN;
    if (f->mode)
        reveal_special(r, f);
    if (!h->holding[grog_ref_slot(f->actor)].left || smokes_on(h) >= SMOKES)
        return GROG_DONE;
    ASK(SMOKE_WHERE, ASK_SMOKE, 1u << f->seat);
    if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_DONE)
        return GROG_DONE;
    f->target = r->answer.option.object[2];
    TELL(TOLD_SMOKE, f->actor, f->target);
    hn_spend(r, f->actor);
    CALL(SMOKE_ROLL, .proc = PROC_ROLL, .seat = f->seat, .mode = 1);
    corner = scattered(&plan_of(r->m)->board, f->target, (unsigned)hn_die(r, 0), SMOKE_SCATTERS);
    TELL(TOLD_SCATTERS, 0, (uint16_t)hn_die(r, 0));
    if (corner) {
        TELL(TOLD_EXPLODES, 0, (uint16_t)corner);
        hn_put_mark(r, (struct mark){ .type = MARK_SMOKE, .at = (uint16_t)corner, .owner = f->seat,
                                      .level = SMOKE_THICK,
                                      .card = h->holding[grog_ref_slot(f->actor)].thing.card });
    } else {
        TELL(TOLD_LOST_BLAST, 0);
    }
    END;
}

/* HN-OOP-36, HN-OOP-37  What is thin already goes; then the rest thins. */
void hn_fade_smoke(struct grog_run *r)
{
    struct heroes *h = heroes(r->g);
    for (unsigned i = 0; i < MARKS; i++) {
        if (h->mark_type[i] != MARK_SMOKE)
            continue;
        if (h->mark_level[i] == SMOKE_THIN) {
            hn_take_mark(r, i);
        } else {
            h->mark_level[i] = SMOKE_THIN;
            TELL(TOLD_MARK, MARK_SMOKE, h->mark_card[i], 0, h->mark_at[i]);
        }
    }
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_smoke_steps[SMOKE_RESTS] = {
    STARTS, [SMOKE_WHERE] = ASKS("where", R_OOP_33, ASK_SMOKE), [SMOKE_ROLL] = CALLS("dispersal", R_OOP_34, PROC_ROLL),
};

static bool smoke_fits(const struct grog_match *m, const struct heroes *h, const struct grog_frame *f, bool top)
{
    const struct holding *o = &h->holding[grog_ref_slot(f->actor)];
    (void)top;
    return o->thing.live && kind_of(m, o->thing.card) == OF_OPTION
        && numbers_of(m, o->thing.card)[OPTION_USE] == USE_SMOKE;
}

const struct hn_frame hn_smoke_frame = {
    .seat = true, .actor = true, .fits = smoke_fits, .rest = { [SMOKE_ROLL] = { .hands = { NONE, NONE, ANY, NONE } } },
};
