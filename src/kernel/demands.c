/* SPDX-License-Identifier: MIT */
/* demands.c -- the demands on cards of every system, and what those of a system are written with. */
#include "demands.h"
#include "drawing.h"

#include <string.h>

/* ---- rows that can never count, or change nothing ------------------------- */

/* Two conditions that never hold at once: at least so much, and less than that. */
static bool exclude(const struct grog_test *a, const struct grog_test *b)
{
    unsigned less = a->less & GROG_TEST_LESS;
    if (!a->measure || a->measure != b->measure || a->word != b->word || less == (b->less & GROG_TEST_LESS))
        return false;
    if ((a->less | b->less) & GROG_TEST_WAIVED)
        return false;
    return less ? b->amount >= a->amount : a->amount >= b->amount;
}

static bool never_hold(const struct grog_test test[GROG_TESTS])
{
    for (unsigned i = 0; i < GROG_TESTS; i++)
        for (unsigned k = 0; k < i; k++)
            if (exclude(&test[i], &test[k]))
                return true;
    return false;
}

static const struct grog_modifier *modifier(const struct grog_held *h, unsigned i)
{
    return &h->m->cards->modifier[held_card(h)->modifier + i];
}

const struct grog_ability *held_ability(const struct grog_held *h, unsigned i)
{
    return &h->m->cards->ability[held_card(h)->ability + i];
}

static bool is_never_used(const struct grog_held *h)
{
    for (unsigned i = 0; i < h->modifiers; i++)
        if (never_hold(modifier(h, i)->test))
            return true;
    for (unsigned i = 0; i < h->abilities; i++)
        if (never_hold(held_ability(h, i)->test))
            return true;
    return false;
}

/* Nothing is added, or the value is times one. */
static bool leaves_alone(const struct grog_modifier *row)
{
    return (row->operation == GROG_ADD && !row->amount)
        || (row->operation == GROG_TIMES && row->amount == 1 && !row->per);
}

static bool adds_nothing(const struct grog_effect *e)
{
    return e->effect == GROG_EFFECT_ADD && !e->amount && !e->raised;
}

static bool changes_nothing(const struct grog_held *h)
{
    for (unsigned i = 0; i < h->modifiers; i++)
        if (leaves_alone(modifier(h, i)))
            return true;
    for (unsigned i = 0; i < h->abilities; i++)
        for (unsigned e = 0; e < held_ability(h, i)->effects; e++)
            if (adds_nothing(&h->m->cards->effect[held_ability(h, i)->effect + e]))
                return true;
    return false;
}

/* It sets a value to what the value cannot be. */
static bool is_out_of_bounds(const struct grog_held *h)
{
    for (unsigned i = 0; i < h->modifiers; i++) {
        const struct grog_modifier *row = modifier(h, i);
        const struct grog_value_row *v = &h->m->system->values[row->value];
        if (row->operation == GROG_SET && !row->per && (row->amount < v->min || row->amount > v->max))
            return true;
    }
    return false;
}

static bool says_a_row_twice(const struct grog_held *h)
{
    for (unsigned i = 0; i < h->modifiers; i++)
        for (unsigned k = 0; k < i; k++)
            if (!memcmp(modifier(h, i), modifier(h, k), sizeof *modifier(h, i)))
                return true;
    return false;
}

/* The compiler warns of it where it stands (grog_system.brings). */
static bool is_told_elsewhere(const struct grog_held *h)
{
    (void)h;
    return false;
}

/* ---- the table -------------------------------------------------------------- */

static const struct grog_demand common[] = {
    { .name = "never_used", .broken = is_never_used },
    { .name = "changes_nothing", .broken = changes_nothing },
    { .name = "out_of_bounds", .broken = is_out_of_bounds },
    { .name = "said_twice", .broken = says_a_row_twice },
    { .name = "sets_itself_off", .broken = is_told_elsewhere },
};

const struct grog_demand *grog_demand(const struct grog_system *s, unsigned i)
{
    if (i < GROG_COUNT(common))
        return &common[i];
    for (const struct grog_demand *d = s->demands; d && d->name; d++)
        if (i-- == GROG_COUNT(common))
            return d;
    return NULL;
}

const struct grog_demand *grog_demand_called(const struct grog_system *s, const char *name)
{
    const struct grog_demand *d;
    for (unsigned i = 0; (d = grog_demand(s, i)); i++)
        if (!strcmp(d->name, name))
            return d;
    return NULL;
}

bool grog_demand_is_common(const struct grog_demand *d)
{
    for (unsigned i = 0; i < GROG_COUNT(common); i++)
        if (d == &common[i])
            return true;
    return false;
}

bool grog_breaks(const struct grog_demand *d, const struct grog_held *h)
{
    return (!d->kinds || d->kinds >> held_card(h)->kind & 1) && d->broken(h);
}

/* ---- for those who write rows ------------------------------------------------ */

bool held_speaks_at(const struct grog_held *h, unsigned point)
{
    for (unsigned i = 0; i < held_card(h)->abilities; i++)
        if (held_ability(h, i)->point == point)
            return true;
    return false;
}

bool held_does(const struct grog_held *h, unsigned effect)
{
    for (unsigned i = 0; i < held_card(h)->abilities; i++)
        for (unsigned e = 0; e < held_ability(h, i)->effects; e++)
            if (h->m->cards->effect[held_ability(h, i)->effect + e].effect == effect)
                return true;
    return false;
}

static bool tests_ask(const struct grog_test test[GROG_TESTS], unsigned measure)
{
    for (unsigned i = 0; i < GROG_TESTS; i++)
        if (test[i].measure == measure)
            return true;
    return false;
}

bool held_asks(const struct grog_held *h, unsigned measure)
{
    for (unsigned i = 0; i < held_card(h)->modifiers; i++)
        if (tests_ask(modifier(h, i)->test, measure))
            return true;
    for (unsigned i = 0; i < held_card(h)->abilities; i++)
        if (tests_ask(held_ability(h, i)->test, measure))
            return true;
    return false;
}

static bool tests_name(const struct grog_test test[GROG_TESTS], uint16_t card)
{
    for (unsigned i = 0; i < GROG_TESTS; i++)
        if (test[i].measure && test[i].word == card)
            return true;
    return false;
}

static bool ability_names(const struct grog_cards *c, const struct grog_ability *a, uint16_t card)
{
    if (tests_name(a->test, card) || a->raise.word == card)
        return true;
    for (unsigned i = 0; i < GROG_PRICES; i++)
        if (a->price[i].word == card)
            return true;
    for (unsigned i = 0; i < a->effects; i++) {
        const struct grog_effect *e = &c->effect[a->effect + i];
        if ((e->effect < GROG_EFFECT_ADD && e->word == card) || e->per_word == card)
            return true;
    }
    return false;
}

static bool rows_name(const struct grog_cards *c, const struct grog_card *by, uint16_t card)
{
    for (unsigned i = 0; i < by->modifiers; i++) {
        const struct grog_modifier *row = &c->modifier[by->modifier + i];
        if (row->word == card || tests_name(row->test, card))
            return true;
    }
    for (unsigned i = 0; i < by->abilities; i++)
        if (ability_names(c, &c->ability[by->ability + i], card))
            return true;
    return false;
}

static bool drawing_names(const int16_t *n, uint16_t card)
{
    for (unsigned edges = 0; edges < 2; edges++) {
        struct grog_legend l = grog_legend_of(n, edges);
        for (unsigned i = 0; i < l.n; i++)
            if ((uint16_t)n[l.at + i] == card)
                return true;
    }
    return false;
}

static bool field_names(const struct grog_card_field *f, const int16_t *n, uint16_t card)
{
    unsigned step = f->type == GROG_IS_KEYWORDS ? 2 : 1;
    if (f->type == GROG_IS_CARD)
        return (uint16_t)n[0] == card;
    if (f->type == GROG_IS_DRAWING)
        return drawing_names(n, card);
    if (f->type != GROG_IS_CARDS && f->type != GROG_IS_KEYWORDS)
        return false;
    for (unsigned i = 0; i < (unsigned)n[0]; i++)
        if ((uint16_t)n[1 + i * step] == card)
            return true;
    return false;
}

bool held_is_named(const struct grog_held *h)
{
    const struct grog_cards *c = h->m->cards;
    for (uint32_t i = 1; i < c->cards; i++) {
        const struct grog_card_kind *k = &h->m->system->card_kinds[c->card[i].kind];
        if (i == h->card)
            continue;
        if (rows_name(c, &c->card[i], h->card))
            return true;
        for (unsigned f = 0; f < k->fields; f++)
            if (field_names(&k->field[f], c->card[i].number + k->field[f].at, h->card))
                return true;
    }
    return false;
}

/* Every card that is found is gone to once. */
bool held_in_circle(const struct grog_held *h, held_next *next)
{
    uint16_t found[HELD_STEPS] = { h->card }, more[HELD_NEXT];
    unsigned n = 1;
    for (unsigned i = 0; i < n; i++) {
        unsigned lead = next(h->m, found[i], more);
        for (unsigned k = 0; k < lead; k++) {
            unsigned known = 0;
            if (more[k] == h->card)
                return true;
            while (known < n && found[known] != more[k])
                known++;
            if (known == n && n < HELD_STEPS)
                found[n++] = more[k];
        }
    }
    return false;
}
