/* SPDX-License-Identifier: MIT */
/* drawn.c -- what the value of the Hostiles that come for a Location is made of: the table on it, and the cards that
 * add to it or take from it.
 *
 * How much comes is read off the game that is looked ahead into; here it is only told whose doing that is.  Cards are
 * named if what they say comes to as much; else it is said that there are some. */
#include "table.h"
#include "kernel/source.h"
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

/* What its text adds by itself where its conditions hold.  What is about a card's own draw counts for the one that is
 * opened, which is no thing yet. */
static void add_text(const struct grog_eyes *e, const struct grog_source *by, const struct grog_frame *draw,
                     struct causes *to)
{
    const struct grog_card *c = grog_card(e->m, by->card);
    int sum = 0;
    for (unsigned i = 0; i < c->abilities; i++) {
        const struct grog_ability *a = &e->m->cards->ability[c->ability + i];
        bool counts = a->point == POINT_DRAWS_HOSTILES && !a->may && !(grog_is_own(a->scope) && by->thing)
                   && grog_tests_hold(e->m, e->view, draw, by, a->test, GROG_TEST_WAIVED);
        for (unsigned k = 0; counts && k < a->effects; k++) {
            const struct grog_effect *effect = &e->m->cards->effect[a->effect + k];
            sum += effect->effect == GROG_EFFECT_ADD && effect->word == DRAW_VALUE ? effect->amount : 0;
        }
    }
    add_cause(to, by->card, sum);
}

static void add_texts(const struct grog_eyes *e, uint16_t opens, const struct grog_frame *draw, struct causes *to)
{
    const struct warfighter *w = const_wf(e->view);
    add_text(e, &(struct grog_source){ .card = opens, .owner = GROG_NOBODY }, draw, to);
    for (unsigned i = 0; i < LOCATIONS; i++)
        if (w->location[i].thing.live)
            add_text(e, &(struct grog_source){ .card = w->location[i].thing.card, .owner = GROG_NOBODY,
                                               .thing = location_ref(w, i) }, draw, to);
    EACH_HOSTILE(w, i)
        add_text(e, &(struct grog_source){ .card = w->hostile[i].thing.card, .owner = GROG_NOBODY,
                                           .thing = hostile_ref(w, i) }, draw, to);
    EACH_EVENT(w, i)
        add_text(e, &(struct grog_source){ .card = w->event[i].thing.card, .owner = GROG_NOBODY,
                                           .thing = event_ref(w, i) }, draw, to);
}

static void add_values(const struct grog_eyes *e, const struct grog_frame *draw, struct causes *to)
{
    struct grog_because because = { 0 };
    grog_value(e->m, e->view, VALUE_HOSTILE_VALUE, draw, &because);
    for (uint32_t i = 0; i < because.n && i < GROG_BECAUSE_MAX; i++)
        if (because.at[i].operation == GROG_ADD)
            add_cause(to, because.at[i].card, because.at[i].amount);
}

static void say_cause(const struct grog_eyes *e, uint16_t opens, uint16_t card, int amount, struct grog_text *out)
{
    GROG_ROOM(name, 256);
    if (card)
        grog_say_card(e->s, card, GROG_SHORT, &name);
    board_say(e, "drawn-by", GROG_PAIRS({ "n", NULL, amount }, { "by", name_room, 0 },
                                        { "own", NULL, card && card == opens }), out);
}

void board_say_drawn(const struct grog_eyes *e, uint16_t opens, const struct grog_frame *draw, int change,
                     struct grog_text *out)
{
    struct causes by = { 0 };
    int sum = 0;
    add_texts(e, opens, draw, &by);
    add_values(e, draw, &by);
    for (unsigned i = 0; i < by.n; i++)
        sum += by.at[i].amount;
    for (unsigned i = 0; sum == change && i < by.n; i++)
        say_cause(e, opens, by.at[i].card, by.at[i].amount, out);
    if (sum != change && change)
        say_cause(e, opens, 0, change, out);
}
