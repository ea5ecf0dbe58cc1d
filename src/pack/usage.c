/* SPDX-License-Identifier: MIT */
/* usage.c -- see usage.h. */
#include "usage.h"
#include "linker.h"
#include "kernel/drawing.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Rows by number: on how many cards each stands, and on which it was last counted. */
struct tally { uint32_t cards[256], last[256]; };
struct count {
    const struct grog_system *s;
    const struct grog_cards *c;
    struct tally of[GROG_USAGE_CLASSES];
    uint32_t *borne, *last;         /* by card: as a keyword */
    uint32_t card;                  /* the one that is looked at */
};

const char *grog_usage_class(enum grog_usage_class class)
{
    static const char *const name[GROG_USAGE_CLASSES] = {
        "kind", "field", "keyword", "value", "point", "measure", "cost", "target", "verb",
    };
    return name[class];
}

static void note(struct count *n, enum grog_usage_class class, uint8_t row)
{
    struct tally *t = &n->of[class];
    if (row && t->last[row] != n->card) {
        t->last[row] = n->card;
        t->cards[row]++;
    }
}

static void note_tests(struct count *n, const struct grog_test test[GROG_TESTS])
{
    for (unsigned i = 0; i < GROG_TESTS; i++)
        note(n, GROG_USES_MEASURE, test[i].measure);
}

static void note_ability(struct count *n, const struct grog_ability *a)
{
    note(n, GROG_USES_POINT, a->point);
    note_tests(n, a->test);
    for (unsigned i = 0; i < GROG_PRICES; i++)
        note(n, GROG_USES_COST, a->price[i].cost);
    note(n, GROG_USES_COST, a->raise.cost);
    for (unsigned i = 0; i < a->effects; i++) {
        const struct grog_effect *e = &n->c->effect[a->effect + i];
        note(n, GROG_USES_VERB, e->effect);
        note(n, GROG_USES_TARGET, e->target);
        note(n, GROG_USES_MEASURE, e->per);
    }
}

static void note_word(struct count *n, uint16_t word)
{
    if (n->last[word] != n->card)
        n->borne[word]++;
    n->last[word] = n->card;
}

static void note_drawn(struct count *n, const int16_t *drawing, bool edges)
{
    struct grog_legend l = grog_legend_of(drawing, edges);
    for (unsigned i = 0; i < l.n; i++)
        note_word(n, (uint16_t)drawing[l.at + i]);
}

/* In a list of keywords, drawn, or named by a field of its own. */
static void note_keywords(struct count *n, const struct grog_card *k)
{
    const struct grog_card_kind *kind = &n->s->card_kinds[k->kind];
    for (unsigned i = 0; i < kind->fields; i++) {
        const int16_t *list = k->number + kind->field[i].at;
        if (kind->field[i].type == GROG_IS_CARD && list[0])
            note_word(n, (uint16_t)list[0]);
        for (int j = 0; kind->field[i].type == GROG_IS_KEYWORDS && j < list[0]; j++)
            note_word(n, (uint16_t)list[1 + 2 * j]);
        for (unsigned edges = 0; kind->field[i].type == GROG_IS_DRAWING && edges < 2; edges++)
            note_drawn(n, list, edges);
    }
}

static void note_card(struct count *n, const struct grog_card *k)
{
    note(n, GROG_USES_KIND, k->kind);
    if (n->s->card_kinds[k->kind].lends)
        return;                                         /* its rows count on its bearers */
    for (unsigned i = 0; i < k->modifiers; i++) {
        const struct grog_modifier *m = &n->c->modifier[k->modifier + i];
        note(n, GROG_USES_VALUE, m->value);
        note(n, GROG_USES_MEASURE, m->per);
        note_tests(n, m->test);
    }
    for (unsigned i = 0; i < k->abilities; i++)
        note_ability(n, &n->c->ability[k->ability + i]);
    note_keywords(n, k);
}

/* ---- telling it ---------------------------------------------------------- */

static uint32_t with_field(const struct count *n, uint8_t kind, const struct grog_card_field *f)
{
    int16_t empty[GROG_NUMBERS_MAX];
    uint32_t cards = 0;
    size_t bytes = grog_field_slots(f) * sizeof *empty;
    grog_field_default(f, empty);
    for (uint32_t i = 1; i < n->c->cards; i++)
        cards += n->c->card[i].kind == kind && memcmp(n->c->card[i].number + f->at, empty, bytes);
    return cards;
}

static void tell_fields(const struct count *n, grog_on_usage *visit, void *arg)
{
    for (unsigned k = 1; k < n->s->n_card_kinds; k++)
        for (unsigned i = 0; i < n->s->card_kinds[k].fields; i++) {
            const struct grog_card_field *f = &n->s->card_kinds[k].field[i];
            char name[GROG_TEXT_MAX];
            snprintf(name, sizeof name, "%s.%s", n->s->card_kinds[k].name, f->name);
            visit(arg, GROG_USES_FIELD, name, with_field(n, (uint8_t)k, f));
        }
}

#define TELL_ROWS(class, rows) for (unsigned i = 1; i < n->s->n_##rows; i++) \
        visit(arg, class, n->s->rows[i].name, n->of[class].cards[i])

static void tell(const struct count *n, grog_on_usage *visit, void *arg)
{
    TELL_ROWS(GROG_USES_KIND, card_kinds);
    tell_fields(n, visit, arg);
    for (uint32_t i = 1; i < n->c->cards; i++)
        if (n->s->card_kinds[n->c->card[i].kind].lends)
            visit(arg, GROG_USES_KEYWORD, n->c->card[i].name, n->borne[i]);
    TELL_ROWS(GROG_USES_VALUE, values);
    TELL_ROWS(GROG_USES_POINT, points);
    TELL_ROWS(GROG_USES_MEASURE, measures);
    TELL_ROWS(GROG_USES_COST, costs);
    TELL_ROWS(GROG_USES_TARGET, targets);
    TELL_ROWS(GROG_USES_VERB, effects);
    visit(arg, GROG_USES_VERB, "add", n->of[GROG_USES_VERB].cards[GROG_EFFECT_ADD]);
    visit(arg, GROG_USES_VERB, "set", n->of[GROG_USES_VERB].cards[GROG_EFFECT_SET]);
}

bool grog_usage(const struct grog_system *s, const struct grog_cards *cards, grog_on_usage *visit, void *arg)
{
    struct count *n = calloc(1, sizeof *n);
    uint32_t *borne = calloc(cards->cards, sizeof *borne), *last = calloc(cards->cards, sizeof *last);
    bool ok = n && borne && last;
    if (ok) {
        n->s = s, n->c = cards, n->borne = borne, n->last = last;
        for (n->card = 1; n->card < cards->cards; n->card++)
            note_card(n, &cards->card[n->card]);
        tell(n, visit, arg);
    }
    free(n);
    free(borne);
    free(last);
    return ok;
}
