/* SPDX-License-Identifier: MIT */
/* say.c -- what a made card says: rows of the system's words, put together by chance.
 *
 * Mostly what its kind may say, so that most packs compile: what an owner pays only where there is one, a point of its
 * hand if it is played from there.  Amounts lie within the bounds of their words. */
#include "made.h"
#include "kernel/state.h"

#include <stdarg.h>
#include <stdio.h>

uint32_t below(struct chance *c, uint32_t n)
{
    uint64_t z = c->state += UINT64_C(0x9e3779b97f4a7c15);      /* SplitMix64 */
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return n ? (uint32_t)((z ^ z >> 31) >> 32) % n : 0;
}

struct saying {
    const struct made_from *from;
    const struct grog_system *s;
    const struct grog_card_kind *kind;
    struct chance *c;
    unsigned chosen;                /* the row of targets that is chosen so far; an ability has one choice */
    bool raises, raised;            /* amounts may be raised; one is */
};

static int between(struct chance *c, int low, int high) { return low + (int)below(c, (uint32_t)(high - low + 1)); }

/* Mostly small, now and then as much as may be. */
static int amount(struct chance *c, int low, int high)
{
    int near = low > 1 ? low : high < 1 ? high : 1;
    switch (below(c, 6)) {
    case 0:  return high;
    case 1:  return low;
    case 2:  return between(c, low, high);
    default: return between(c, near, near + 2 < high ? near + 2 : high);
    }
}

static void put_word(char out[MADE_PART], const char *name)
{
    size_t n = strlen(out);
    for (; *name && n + 1 < MADE_PART; name++)
        out[n++] = *name == ' ' || *name == '-' ? '_' : *name;
    out[n] = 0;
}

__attribute__((format(printf, 2, 3)))
static void put(char out[MADE_PART], const char *format, ...)
{
    size_t n = strlen(out);
    va_list args;
    va_start(args, format);
    vsnprintf(out + n, MADE_PART - n, format, args);
    va_end(args);
}

/* Any card of the kind. */
static void put_card(struct saying *y, char out[MADE_PART], uint8_t kind)
{
    const struct grog_match *m = y->from->m;
    uint32_t n = (uint32_t)(m->kin_at[kind + 1] - m->kin_at[kind]);
    uint16_t card = n ? m->kin[m->kin_at[kind] + below(y->c, n)] : 0;
    put(out, "\"%s\"", card ? m->cards->text[card].id : "?");
}

static void put_measure(struct saying *y, char out[MADE_PART])
{
    unsigned row, tries = 0;
    do
        row = 1 + below(y->c, y->s->n_measures - 1u);
    while (y->kind->ownerless && y->s->measures[row].owners && tries++ < 50);
    put_word(out, y->s->measures[row].name);
    if (y->s->measures[row].takes) {
        put(out, "(");
        put_card(y, out, y->s->measures[row].takes);
        put(out, ")");
    }
}

static void put_condition(struct saying *y, char out[MADE_PART])
{
    unsigned how = below(y->c, 4);
    put(out, "%s", how == 0 ? "at_least(" : how == 1 ? "fewer_than(" : "");
    put_measure(y, out);
    if (how < 2)
        put(out, ", %d)", between(y->c, (int)how, 3));
}

static void put_price(struct saying *y, char out[MADE_PART])
{
    const struct grog_cost_row *row = &y->s->costs[1 + below(y->c, y->s->n_costs - 1u)];
    put_word(out, row->name);
    put(out, "(");
    if (row->takes) {
        put_card(y, out, row->takes);
        put(out, ", ");
    }
    int most = row->min + 1 < row->max ? row->min + 1 : row->max;
    put(out, "%d)", one_in(y->c, 8) ? row->max : between(y->c, row->min, most));
}

/* ---- effects --------------------------------------------------------------- */

static bool may_be_target(const struct saying *y, unsigned effect, unsigned row)
{
    const struct grog_target_row *t = &y->s->targets[row];
    if (!grog_suits(y->s, (uint8_t)effect, (uint8_t)row))
        return false;
    if (y->kind->ownerless && !t->drawn && (t->owners || t->chosen))
        return false;
    return !t->chosen || !y->chosen || y->chosen == row;
}

static unsigned any_target(struct saying *y, unsigned effect, unsigned otherwise)
{
    for (unsigned tries = 0; tries < 50; tries++) {
        unsigned row = 1 + below(y->c, y->s->n_targets - 1u);
        if (may_be_target(y, effect, row))
            return row;
    }
    return otherwise;
}

static void put_amount(struct saying *y, char out[MADE_PART], int low, int high)
{
    if (y->raises)
        put(out, "raised(%d, %d)", low, high);
    else
        put(out, "%d", amount(y->c, low, high));
    y->raised = y->raises;
}

static void put_verb(struct saying *y, char out[MADE_PART])
{
    unsigned which = 1 + below(y->c, y->s->n_effects - 1u);
    const struct grog_effect_row *row = &y->s->effects[which];
    unsigned target = row->target && may_be_target(y, which, row->target) && !one_in(y->c, 4) ? row->target
                    : any_target(y, which, row->target);
    const char *comma = "";
    put_word(out, row->name);
    put(out, "(");
    if (row->takes) {
        put_card(y, out, row->takes);
        comma = ", ";
    }
    if (row->min || row->max) {
        put(out, "%s", comma);
        put_amount(y, out, row->min, row->max);
        comma = ", ";
    }
    put(out, "%s", comma);
    put_word(out, y->s->targets[target].name);
    if ((row->min || row->max) && one_in(y->c, 8)) {
        put(out, ", per(");
        put_measure(y, out);
        put(out, ")");
    }
    put(out, ")");
    if (y->s->targets[target].chosen)
        y->chosen = target;
}

/* What is about to happen at the point is altered; false: nothing can be. */
static bool put_pending(struct saying *y, char out[MADE_PART], unsigned point)
{
    const struct grog_proc *p = &y->s->procs[y->s->points[point].proc];
    unsigned n = 0;
    while (n < GROG_PENDING && p->pending[n].name)
        n++;
    if (!n)
        return false;
    unsigned which = below(y->c, n);
    put(out, "%s { ", one_in(y->c, 3) ? "set" : "add");
    put_word(out, p->pending[which].name);
    put(out, " = ");
    put_amount(y, out, one_in(y->c, 6) ? p->pending[which].min : -2, one_in(y->c, 6) ? p->pending[which].max : 3);
    put(out, " }");
    return true;
}

/* ---- rows ------------------------------------------------------------------ */

static void put_scope(struct saying *y, char out[MADE_PART])
{
    static const char *const scope[GROG_SCOPES] = { "all", "owner", "side", "foes", "actor", "with", "target", "here" };
    unsigned which, tries = 0;
    do
        which = one_in(y->c, 3) ? below(y->c, GROG_SCOPES) : GROG_FOR_ALL;
    while (tries++ < 50 && ((which == GROG_FOR_HERE && !y->s->here)
                            || (!y->kind->lends && y->kind->scopes && !(y->kind->scopes >> which & 1))));
    put(out, "%s", scope[which]);
}

/* One that its kind speaks at; mostly one that games often reach. */
static unsigned any_point(struct saying *y)
{
    const struct grog_card_kind *k = y->kind;
    bool reached = !one_in(y->c, 8);
    uint32_t often[256] = { 0 }, sum = 0;
    for (unsigned i = 1; i < y->s->n_points; i++) {
        bool can = k->only_at ? i == k->only_at
                 : !k->played_at || i == k->played_at || y->s->points[i].window;
        often[i] = !can ? 0 : reached ? y->from->points[i] * y->from->points[i] : 1;
        sum += often[i];
    }
    uint32_t at = below(y->c, sum);
    for (unsigned i = 1; i < y->s->n_points && sum; i++) {
        if (at < often[i])
            return i;
        at -= often[i];
    }
    return k->only_at ? k->only_at : k->played_at ? k->played_at : 1;
}

static void make_ability(struct saying *y, struct made_row *out)
{
    unsigned point = any_point(y), effects = one_in(y->c, 3) ? 1 + below(y->c, MADE_EFFECTS) : 1;
    bool owned = !y->kind->ownerless, priced = owned && y->s->n_costs > 1;
    put(out->head, "at { ");
    put_word(out->head, y->s->points[point].name);
    put_scope(y, out->part[MADE_OF]);
    if (one_in(y->c, 7))
        put_condition(y, out->part[MADE_WHEN]);
    if (one_in(y->c, 12))
        put_condition(y, out->part[MADE_UNLESS]);
    if (priced && one_in(y->c, 6))
        put_price(y, out->part[MADE_COST]);
    if (owned && y->s->ask_use && one_in(y->c, 6))
        put(out->part[MADE_MAY], "true");
    if (priced && y->s->ask_raise && one_in(y->c, 8)) {
        put_price(y, out->part[MADE_RAISE]);
        y->raises = true;
    }
    for (; out->effects < effects; out->effects++)
        if (!one_in(y->c, 4) || !put_pending(y, out->effect[out->effects], point))
            put_verb(y, out->effect[out->effects]);
    if (!y->raised && !y->chosen)
        out->part[MADE_RAISE][0] = 0;                   /* it would change nothing */
}

static void make_modifier(struct saying *y, struct made_row *out)
{
    static const char *const operation[] = { "set", "add", "add", "add", "times", "at_least", "at_most" };
    const struct grog_value_row *v = &y->s->values[1 + below(y->c, y->s->n_values - 1u)];
    put(out->head, "%s { ", operation[below(y->c, GROG_COUNT(operation))]);
    put_word(out->head, v->name);
    put(out->head, " = %d", one_in(y->c, 4) ? between(y->c, v->min, v->max) : between(y->c, -2, 3));
    put_scope(y, out->part[MADE_OF]);
    if (one_in(y->c, 3))
        put_condition(y, out->part[MADE_WHEN]);
}

void make_row(const struct made_from *from, struct chance *c, const struct grog_card_kind *kind, struct made_row *out)
{
    struct saying y = { .from = from, .s = from->m->system, .kind = kind, .c = c };
    memset(out, 0, sizeof *out);
    if (!kind->only_at && one_in(c, 6))
        make_modifier(&y, out);
    else
        make_ability(&y, out);
}

static bool is_made(const struct made_pack *p, uint16_t card)
{
    for (unsigned i = 0; i < p->cards; i++)
        if (p->card[i].card == card)
            return true;
    return false;
}

/* One of them, the oftener it was seen the likelier. */
static uint16_t any_card(struct chance *c, const struct made_of *of, unsigned n)
{
    uint64_t sum = 0, at;
    for (unsigned i = 0; i < n; i++)
        sum += of[i].often;
    at = sum ? (uint64_t)below(c, UINT32_MAX) * sum / UINT32_MAX : 0;
    for (unsigned i = 0; i < n; i++) {
        if (at < of[i].often)
            return of[i].card;
        at -= of[i].often;
    }
    return 0;
}

void make_pack(const struct made_from *from, struct chance *c, struct made_pack *out)
{
    unsigned cards = 1 + below(c, MADE_CARDS);
    memset(out, 0, sizeof *out);
    for (unsigned tries = 0; out->cards < cards && tries < 50; tries++) {
        bool near = from->nears && (!from->fars || !one_in(c, 6));
        uint16_t card = near ? any_card(c, from->near, from->nears) : any_card(c, from->far, from->fars);
        if (!card || is_made(out, card))
            continue;
        struct made_card *made = &out->card[out->cards++];
        made->card = card;
        made->rows = 1 + below(c, MADE_ROWS);
        for (unsigned i = 0; i < made->rows; i++)
            make_row(from, c, &from->m->system->card_kinds[grog_card(from->m, card)->kind], &made->row[i]);
    }
}

/* ---- as text --------------------------------------------------------------- */

static void print_row(const struct made_row *row, struct grog_text *out)
{
    static const char *const name[MADE_PARTS] = { "of", "when", "unless", "cost", "raise", "may" };
    grog_print(out, "        %s", row->head);
    for (unsigned i = 0; i < MADE_PARTS; i++)
        if (row->part[i][0])
            grog_print(out, ", %s = %s", name[i], row->part[i]);
    if (row->effects)
        grog_print(out, ", effect = {");
    for (unsigned i = 0; i < row->effects; i++)
        grog_print(out, " %s,", row->effect[i]);
    grog_print(out, row->effects ? " } },\n" : " },\n");
}

void print_made(const struct grog_match *m, const struct made_pack *p, struct grog_text *out)
{
    for (unsigned i = 0; i < p->cards; i++) {
        static char room[MADE_ROWS * MADE_PART * (MADE_PARTS + MADE_EFFECTS + 2)];
        struct grog_text says = grog_text_in(room, sizeof room);
        for (unsigned k = 0; k < p->card[i].rows; k++)
            print_row(&p->card[i].row[k], &says);
        print_card(m, p->card[i].card, room, out);
    }
}

void print_header(const struct grog_system *s, const char *const *needs, unsigned n, struct grog_text *out)
{
    grog_print(out, "pack \"made\" { title = \"Made by chance\", version = \"1\", author = \"\", "
        "licence = \"CC0-1.0\", "
               "system = \"%s\", needs = {", s->name);
    for (unsigned i = 0; i < n; i++)
        grog_print(out, "%s \"%s\"", i ? "," : "", needs[i]);
    grog_print(out, " } }\n");
}
