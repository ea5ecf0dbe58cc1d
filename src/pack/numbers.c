/* SPDX-License-Identifier: MIT */
/* numbers.c -- the numbers of every card, by its kind's fields, each within its bounds. */
#include "linker.h"
#include "kernel/drawing.h"
#include "kernel/state.h"

#include <string.h>

static unsigned words_of(const struct grog_card_field *f)
{
    unsigned n = 0;
    while (f->word && f->word[n])
        n++;
    return n;
}

static bool in_bounds(const struct grog_card_field *f, int16_t n) { return n >= f->min && n <= f->max; }

/* Places for references: so many, `step` slots apart; what stands between them is a number. */
static bool fill_list(const struct grog_part *p, const struct grog_card_field *f, int16_t *n, unsigned step)
{
    for (unsigned i = 0; i < (unsigned)n[0]; i++) {
        n[1 + i * step] = (int16_t)p->ref[(uint16_t)n[1 + i * step]];
        if (step == 2 && !in_bounds(f, n[2 + i * step]))
            return false;
    }
    return true;
}

static bool fill_kinds(const struct grog_part *p, int16_t *n)
{
    for (unsigned i = 1; i <= (unsigned)n[0]; i++)
        n[i] = (int16_t)p->word[(uint16_t)n[i]];
    return true;
}

static bool fill_drawing(const struct grog_part *p, int16_t *n)
{
    for (unsigned edges = 0; edges < 2; edges++) {
        struct grog_legend l = grog_legend_of(n, edges);
        for (unsigned i = l.at; i < l.at + l.n; i++)
            n[i] = (int16_t)p->ref[(uint16_t)n[i]];
    }
    return true;
}

/* Whole rows in their bounds, and zeros behind them. */
static bool is_table(const struct grog_card_field *f, const int16_t *n)
{
    unsigned columns = words_of(f);
    if ((unsigned)n[0] > f->room)
        return false;
    for (unsigned i = 1; i < grog_field_slots(f); i++)
        if (i <= (unsigned)n[0] * columns ? !in_bounds(f, n[i]) : n[i] != 0)
            return false;
    return true;
}

/* The counts and references of a list were checked when the pack was read. */
static bool fill_field(const struct grog_part *p, const struct grog_card_field *f, int16_t *n)
{
    switch (f->type) {
    case GROG_IS_NUMBER:   return in_bounds(f, n[0]);
    case GROG_IS_FLAG:     return n[0] == 0 || n[0] == 1;
    case GROG_IS_CHOICE:   return n[0] >= 0 && (unsigned)n[0] < words_of(f);
    case GROG_IS_RANGE:    return in_bounds(f, n[0]) && in_bounds(f, n[1]) && n[0] <= n[1];
    case GROG_IS_CARD:     n[0] = (int16_t)(n[0] ? p->ref[(uint16_t)n[0]] : 0); return true;
    case GROG_IS_CARDS:    return fill_list(p, f, n, 1);
    case GROG_IS_KEYWORDS: return fill_list(p, f, n, 2);
    case GROG_IS_TABLE:    return is_table(f, n);
    case GROG_IS_KINDS:    return fill_kinds(p, n);
    case GROG_IS_LETTER:   return true;
    case GROG_IS_DRAWING:  return fill_drawing(p, n);
    }
    return false;
}

static bool drawn_fit(const struct grog_linker *l, const struct grog_card_field *f, const int16_t *n)
{
    for (unsigned edges = 0; edges < 2; edges++) {
        struct grog_legend legend = grog_legend_of(n, edges);
        for (unsigned i = 0; i < legend.n; i++)
            if (l->card[(uint16_t)n[legend.at + i]].kind != (edges ? f->edges : f->of))
                return false;
    }
    return true;
}

/* Does it name what the field wants: a card of its kind, or any that can lie on the table? */
static bool names_fit(const struct grog_linker *l, const struct grog_card_field *f, const int16_t *n)
{
    unsigned first = f->type == GROG_IS_CARD ? 0 : 1, step = f->type == GROG_IS_KEYWORDS ? 2 : 1;
    unsigned count = f->type == GROG_IS_CARD ? n[0] != 0 : (unsigned)n[0];
    if (f->type == GROG_IS_DRAWING)
        return drawn_fit(l, f, n);
    if (f->type != GROG_IS_CARD && f->type != GROG_IS_CARDS && f->type != GROG_IS_KEYWORDS)
        return true;
    for (unsigned i = 0; i < count; i++) {
        uint8_t kind = l->card[(uint16_t)n[first + i * step]].kind;
        if (f->of ? kind != f->of : l->s->card_kinds[kind].is_word)
            return false;
    }
    return true;
}

static bool fill_card(struct grog_linker *l, const struct grog_holder *h, int16_t *out)
{
    const struct grog_part *p = &l->part[h->part];
    const struct grog_pack_card *c = &p->image->cards[h->card];
    const struct grog_plan *plan = &p->plan[c->layout];
    const struct grog_card_kind *k = &l->s->card_kinds[plan->kind];
    for (unsigned i = 0; i < k->fields; i++) {
        const struct grog_card_field *f = &k->field[i];
        if (plan->from[i] < 0) {
            grog_field_default(f, out + f->at);
            continue;
        }
        memcpy(out + f->at, p->image->numbers + c->number + plan->from[i], grog_field_slots(f) * sizeof *out);
        if (!fill_field(p, f, out + f->at))
            return grog_no_card(l, p, h->card, "'%s' is out of bounds", f->name);
        if (!names_fit(l, f, out + f->at))
            return grog_no_card(l, p, h->card, "'%s' names a card of another kind", f->name);
    }
    return true;
}

/* Numbers of no card: as many zeros as any kind has.  Whoever asks for what a card that has gone says gets these,
 * unless claims are checked: then it is a fault that shall be found. */
static bool fill_nothing(struct grog_linker *l)
{
    size_t most = 0;
#ifndef GROG_CHECKED
    for (unsigned k = 0; k < l->s->n_card_kinds; k++)
        most = l->s->card_kinds[k].numbers > most ? l->s->card_kinds[k].numbers : most;
#endif
    l->card[0].number = most ? grog_hold(&l->out->memory, most, sizeof *l->card[0].number) : NULL;
    return !most || l->card[0].number;
}

bool grog_link_numbers(struct grog_linker *l)
{
    size_t all = 0;
    for (uint32_t i = 1; i < l->places; i++)
        all += l->s->card_kinds[l->card[i].kind].numbers;
    if (all > GROG_LINKED_NUMBERS_MAX) {
        grog_fail(l->why, 0, "the cards together have more than %d numbers", GROG_LINKED_NUMBERS_MAX);
        return false;
    }
    int16_t *next = grog_hold(&l->out->memory, all, sizeof *next);
    if (!next || !fill_nothing(l))
        return grog_no_memory(l);
    for (uint32_t i = 1; i < l->places; i++) {
        unsigned n = l->s->card_kinds[l->card[i].kind].numbers;
        l->card[i].number = next;
        if (!l->holder[i].part)
            memcpy(next, l->base->card[i].number, n * sizeof *next);
        else if (!fill_card(l, &l->holder[i], next))
            return false;
        next += n;
    }
    return true;
}
