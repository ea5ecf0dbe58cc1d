/* SPDX-License-Identifier: MIT */
/* drawn.c -- what the value of the Hostiles that come for a Location is made of: the table on it, and the cards that
 * add to it or take from it.
 *
 * How much comes is read off the game that is looked ahead into; here it is only told whose doing that is.  A card of
 * which it is not sure that it counts is named if the sum says so. */
#include "table.h"
#include "warfighter/cards.h"

enum { CAUSES = 8 };
struct causes { unsigned n; struct { uint16_t card; int amount; } at[CAUSES]; };

static void add_cause(struct causes *c, uint16_t card, int amount)
{
    for (unsigned i = 0; i < c->n; i++)
        if (c->at[i].card == card)
            return;
    if (amount && c->n < CAUSES) {
        c->at[c->n].card = card;
        c->at[c->n++].amount = amount;
    }
}

/* What its text adds by itself, if its conditions hold. */
static int added_by(const struct grog_eyes *e, uint16_t card)
{
    const struct grog_card *c = grog_card(e->m, card);
    int sum = 0;
    for (unsigned i = 0; i < c->abilities; i++) {
        const struct grog_ability *a = &e->m->cards->ability[c->ability + i];
        for (unsigned k = 0; a->point == POINT_DRAWS_HOSTILES && !a->may && k < a->effects; k++) {
            const struct grog_effect *effect = &e->m->cards->effect[a->effect + k];
            sum += effect->effect == GROG_EFFECT_ADD && effect->word == DRAW_VALUE ? effect->amount : 0;
        }
    }
    return sum;
}

/* Values in force count for certain; texts at the moment of the draw may. */
static int find_causes(const struct grog_eyes *e, uint16_t opens, const struct grog_frame *draw, struct causes *sure,
                       struct causes *may)
{
    const struct warfighter *w = const_wf(e->view);
    struct grog_because because = { 0 };
    int sum = grog_value(e->m, e->view, VALUE_HOSTILE_VALUE, draw, &because);
    for (uint32_t i = 0; i < because.n && i < GROG_BECAUSE_MAX; i++)
        if (because.at[i].operation == GROG_ADD)
            add_cause(sure, because.at[i].card, because.at[i].amount);
    add_cause(may, opens, added_by(e, opens));
    for (unsigned i = 0; i < LOCATIONS; i++)
        if (w->location[i].thing.live)
            add_cause(may, w->location[i].thing.card, added_by(e, w->location[i].thing.card));
    EACH_HOSTILE(w, i)
        add_cause(may, w->hostile[i].thing.card, added_by(e, w->hostile[i].thing.card));
    EACH_EVENT(w, i)
        add_cause(may, w->event[i].thing.card, added_by(e, w->event[i].thing.card));
    return sum;
}

/* Those of them that come to so much, as bits, as many as can be; 0: none do. */
static unsigned that_come_to(const struct causes *c, int sum)
{
    for (unsigned set = (1u << c->n) - 1; set; set--) {
        int is = 0;
        for (unsigned i = 0; i < c->n; i++)
            is += set >> i & 1 ? c->at[i].amount : 0;
        if (is == sum)
            return set;
    }
    return 0;
}

static void say_causes(const struct grog_eyes *e, uint16_t opens, const struct causes *c, unsigned set,
                       struct grog_text *out)
{
    for (unsigned i = 0; i < c->n; i++)
        if (set >> i & 1) {
            GROG_ROOM(name, 256);
            grog_say_card(e->s, c->at[i].card, GROG_SHORT, &name);
            board_say(e, "drawn-by", GROG_PAIRS({ "n", NULL, c->at[i].amount }, { "by", name_room, 0 },
                                                { "own", NULL, c->at[i].card == opens }), out);
        }
}

void board_say_drawn(const struct grog_eyes *e, uint16_t opens, const struct grog_frame *draw, int change,
                     struct grog_text *out)
{
    struct causes sure = { 0 }, may = { 0 };
    int rest = change - find_causes(e, opens, draw, &sure, &may);
    unsigned set = rest ? that_come_to(&may, rest) : 0;
    say_causes(e, opens, &may, set, out);
    say_causes(e, opens, &sure, UINT32_MAX, out);
    if (rest && !set)
        board_say(e, "drawn-by", GROG_PAIRS({ "n", NULL, rest }, { "by", "", 0 }, { "own", NULL, 0 }), out);
}
