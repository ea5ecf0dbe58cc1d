/* SPDX-License-Identifier: MIT */
/* team_service.c -- the service book: what members have earned in a game that is over stands in the team for the next.
 *
 * The game tells it card by card (kernel/market.h, `keeps`).  Only cards that it tells of are touched: written in
 * twice, a game leaves what it left the first time. */
#include "team.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "kernel/thing.h"

#include <string.h>

/* The place of the member of this name; t->n: he is not in the team. */
static unsigned member_named(const struct team *t, const char *name)
{
    uint16_t card = grog_card_find(t->box->cards, name);
    unsigned i = 0;
    while (i < t->n && (t->at[i].card != card || team_sort(t, card) != GROG_MEMBER))
        i++;
    return i;
}

/* All that he has of the card is taken out; how many that was. */
static unsigned take_all(struct team *t, unsigned member, uint16_t card)
{
    unsigned had = 0;
    for (unsigned i = team_end_of(t, member); i-- > member + 1; ) {
        if (t->at[i].card != card)
            continue;
        had += t->at[i].number ? t->at[i].number : 1u;
        team_take(t, i);
    }
    return had;
}

static bool is_told(const struct grog_result_line *a, const struct grog_result_line *b)
{
    return a->kind == b->kind && a->card == b->card && a->whom == b->whom;
}

static void serve(struct team *t, const struct grog_match *m, const struct grog_game *g, const struct grog_result *r,
                  unsigned line, struct team_kept *out)
{
    const struct grog_thing *who = grog_thing_at(m, (struct grog_game *)(uintptr_t)g, r->line[line].whom);
    unsigned member = who ? member_named(t, grog_card(m, who->card)->name) : t->n;
    uint16_t card = grog_card_find(t->box->cards, grog_card(m, r->line[line].card)->name);
    *out = (struct team_kept){ .card = card };
    if (member == t->n || !card || t->n == GROG_LISTED_MAX)
        return;
    for (unsigned i = line; i < r->lines; i++)
        out->has = (uint16_t)(out->has + (is_told(&r->line[i], &r->line[line]) && r->line[i].amount > 0));
    out->member = t->at[member].card;
    out->had = (uint16_t)take_all(t, member, card);
    if (out->has)
        team_insert(t, team_end_of(t, member), (struct grog_listed){ card, out->has > 1 ? out->has : 0 });
}

unsigned team_serve(struct team *t, const struct grog_match *m, const struct grog_game *g,
                    struct team_kept out[GROG_LISTED_MAX])
{
    const struct grog_market *market = m->system->market;
    struct grog_result r;
    unsigned n = 0;
    if (m->system != t->box->system || !market || !market->keeps)
        return 0;
    grog_result(m, g, &r);
    for (unsigned i = 0; i < r.lines && n < GROG_LISTED_MAX; i++) {
        bool first = r.line[i].kind == market->keeps && r.line[i].whom;
        for (unsigned k = 0; k < i; k++)
            first = first && !is_told(&r.line[k], &r.line[i]);
        if (!first)
            continue;
        serve(t, m, g, &r, i, &out[n]);
        n += out[n].had != out[n].has;
    }
    return n;
}
