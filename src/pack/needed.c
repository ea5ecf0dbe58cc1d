/* SPDX-License-Identifier: MIT */
/* needed.c -- see needed.h.
 *
 * A match begins with the cards of its setup and with those that its games begin with; a card brings those that its
 * fields and rows name.  What is never reached from there no game can tell from what is not there: cards are dealt at
 * the start, named by another, or found by the rules, which the system tells (`also`).  Backs are not followed: every
 * pack has its own, or has them of what it needs, and those of one title are one (link.c), so that the back may be
 * another pack's by chance. */
#include "needed.h"
#include "kernel/drawing.h"

#include <string.h>

enum { UNUSED, FOUND, FOLLOWED };

struct walk { const struct grog_match *m; uint8_t *used; bool more; };

static void find(struct walk *w, unsigned card)
{
    if (card && card < w->m->cards->cards && w->used[card] == UNUSED) {
        w->used[card] = FOUND;
        w->more = true;
    }
}

/* ---- what a card names ----------------------------------------------------- */

static void find_drawn(struct walk *w, const int16_t *n)
{
    for (unsigned edges = 0; edges < 2; edges++) {
        struct grog_legend l = grog_legend_of(n, edges);
        for (unsigned i = 0; i < l.n; i++)
            find(w, (uint16_t)n[l.at + i]);
    }
}

static void find_in_field(struct walk *w, const struct grog_card_field *f, const int16_t *n)
{
    unsigned step = f->type == GROG_IS_KEYWORDS ? 2 : 1;
    switch (f->type) {
    case GROG_IS_CARD: find(w, (uint16_t)n[0]); break;
    case GROG_IS_CARDS: case GROG_IS_KEYWORDS:
        for (unsigned i = 0; i < (unsigned)n[0]; i++)
            find(w, (uint16_t)n[1 + i * step]);
        break;
    case GROG_IS_DRAWING: find_drawn(w, n); break;
    default: break;
    }
}

static void find_measured(struct walk *w, uint8_t measure, uint16_t word)
{
    if (measure && measure < w->m->system->n_measures && w->m->system->measures[measure].takes)
        find(w, word);
}

static void find_in_tests(struct walk *w, const struct grog_test test[GROG_TESTS])
{
    for (unsigned i = 0; i < GROG_TESTS; i++)
        find_measured(w, test[i].measure, test[i].word);
}

static void find_in_price(struct walk *w, const struct grog_price *p)
{
    if (p->cost && w->m->system->costs[p->cost].takes)
        find(w, p->word);
}

static void find_in_ability(struct walk *w, const struct grog_ability *a)
{
    find_in_tests(w, a->test);
    for (unsigned i = 0; i < GROG_PRICES; i++)
        find_in_price(w, &a->price[i]);
    find_in_price(w, &a->raise);
    for (unsigned i = 0; i < a->effects; i++) {
        const struct grog_effect *e = &w->m->cards->effect[a->effect + i];
        if (e->effect < w->m->system->n_effects && w->m->system->effects[e->effect].takes)
            find(w, e->word);
        find_measured(w, e->per, e->per_word);
    }
}

static void follow(struct walk *w, unsigned card)
{
    const struct grog_cards *c = w->m->cards;
    const struct grog_card *k = &c->card[card];
    const struct grog_card_kind *kind = &w->m->system->card_kinds[k->kind];
    w->used[card] = FOLLOWED;
    for (unsigned i = 0; k->number && i < kind->fields; i++)
        find_in_field(w, &kind->field[i], k->number + kind->field[i].at);
    for (unsigned i = 0; i < k->modifiers; i++) {
        const struct grog_modifier *row = &c->modifier[k->modifier + i];
        find_in_tests(w, row->test);
        find_measured(w, row->per, row->word);
    }
    for (unsigned i = 0; i < k->abilities; i++)
        find_in_ability(w, &c->ability[k->ability + i]);
}

/* ---- the whole ------------------------------------------------------------- */

static void find_in_setup(struct walk *w)
{
    const struct grog_match *m = w->m;
    for (unsigned i = 0; i < m->layers; i++)
        find(w, m->layer[i]);
    for (unsigned i = 0; i < m->n_listed; i++)
        find(w, m->listed[i].card);
    for (unsigned i = 0; i < m->system->n_setup; i++)
        if (m->system->setup[i].type == GROG_SETS_CARD || m->system->setup[i].type == GROG_SETS_PLACED)
            find(w, (unsigned)m->setup[i]);
}

static void use(void *arg, uint16_t card) { find(arg, card); }

void grog_cards_used(const struct grog_match *m, uint8_t *used)
{
    struct walk w = { .m = m, .used = used };
    memset(used, UNUSED, m->cards->cards);
    find_in_setup(&w);
    for (unsigned i = 0; i < m->titles; i++)
        find(&w, m->title[i]);
    if (m->system->also)
        m->system->also(m, use, &w);
    while (w.more) {
        w.more = false;
        for (unsigned c = 1; c < m->cards->cards; c++)
            if (used[c] == FOUND)
                follow(&w, c);
    }
}

bool grog_is_pack_used(const struct grog_match *m, const uint8_t *used, const char *pack)
{
    size_t n = strlen(pack);
    for (unsigned c = 1; m->cards->text && c < m->cards->cards; c++) {
        const char *id = m->cards->text[c].id;
        if (used[c] && !strncmp(id, pack, n) && id[n] == ':')
            return true;
    }
    return false;
}
