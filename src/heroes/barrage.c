/* SPDX-License-Identifier: MIT */
/* barrage.c -- Barrage Order: all heavy weapons of one name near the one who orders it can fire. */
#include "barrage.h"
#include "alliances.h"
#include "fire.h"
#include "hits.h"
#include "procedure.h"

enum { BARRAGE_REACH = 3 };

/* HN-ABL-32  A heavy weapon of this name that has not been activated, three spaces away at most. */
static grog_rule may_join(const struct grog_match *m, const struct heroes *h, unsigned slot, unsigned other,
                          uint16_t card)
{
    const struct unit *u = &h->unit[slot], *o = &h->unit[other];
    if (o->thing.hidden && o->thing.owner != u->thing.owner)
        return R_ABL_32;                                /* HN-ABL-20  He does not know that it is one. */
    if (other == slot || !hn_lends(m, h, o, u->thing.owner) || !is_out_there(o) || kind_of(m, o->thing.card) != OF_UNIT
        || o->thing.card != card || numbers_of(m, card)[UNIT_CATEGORY] != HEAVY_WEAPON)
        return R_ABL_32;
    if (hn_has_acted(o))
        return R_ACT_08;
    return hn_distance(m, h, slot, other) > BARRAGE_REACH ? R_ABL_32 : 0;
}

/* HN-ABL-30, HN-ABL-32  One option a name. */
void hn_offer_barrages(const struct grog_match *m, const struct grog_game *g, unsigned slot, struct grog_list *l)
{
    GROG_ASSERT(slot < UNITS);
    const struct heroes *h = const_heroes(g);
    if (!hn_face(m, &h->unit[slot])[FACE_BARRAGE])
        return;
    EACH_UNIT(h, i) {
        uint16_t card = h->unit[i].thing.card;
        if (may_join(m, h, slot, i, card))
            continue;
        bool before = false;
        for (unsigned k = 0; k < i && !before; k++)
            before = h->unit[k].thing.live && h->unit[k].thing.card == card && !may_join(m, h, slot, k, card);
        if (!before)
            grog_offer(l, grog_option(VERB_BARRAGE, slot + 1, card, 0, 0), hn_token_on(h, slot) ? 0 : R_ABL_30);
    }
}

void hn_list_barrage(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    const struct heroes *h = const_heroes(g);
    const struct grog_frame *f = &g->frame[g->depth - 1];
    struct field field;
    (void)seat;
    hn_field(m, h, &field);
    EACH_UNIT(h, i)
        if (!may_join(m, h, grog_ref_slot(f->actor), i, f->with))
            hn_offer_fire(m, g, i, &field, false, l);
    grog_offer(l, grog_option(VERB_DONE, 0, 0, 0, 0), 0);
}

static bool has_shots(struct grog_run *r, const struct grog_frame *f)
{
    return hn_has_options(r->m, r->g, f->seat, hn_list_barrage, 2);
}

/* HN-ABL-30 to HN-ABL-36  A BARRAGE.  actor: who orders it, and does nothing else; with: the name. */
enum grog_flow hn_barrage(struct grog_run *r, struct grog_frame *f)
{
    GROG_ASSERT(f->proc == PROC_BARRAGE);
    BEGIN;
    TELL(TOLD_BARRAGE, f->actor, f->with);
    grog_barrier(r);                                    /* that such a weapon is near: it may lie concealed */
    while (has_shots(r, f)) {
        ASK(BARRAGE_WHICH, ASK_BARRAGE, 1u << f->seat);
        if (r->answer.seat == GROG_NOBODY || r->answer.option.verb == VERB_DONE)
            break;
        /* HN-ABL-34, HN-ABL-35  It has acted, and loses its order. */
        hn_mark_activated(r, unit_ref(const_heroes(r->g), r->answer.option.actor - 1u));
        DO(BARRAGE_FIRES);                              /* HN-ABL-33  One by one. */
    }
    END;
}

/* ---- where it rests, and a sound frame of it ---------------------------------------------------------- */

const struct grog_step hn_barrage_steps[BARRAGE_RESTS] = {
    STARTS, [BARRAGE_WHICH] = ASKS("which", R_ABL_32, ASK_BARRAGE), [BARRAGE_FIRES] = CALLS("fires", R_ABL_33, 0),
};

const struct hn_frame hn_barrage_frame = {
    .seat = true, .actor = true, .with = OF_UNIT, .asks = IN_BATTLE,
    .rest = { [BARRAGE_FIRES] = { .starts = { SHOOTS } } },
};
