/* SPDX-License-Identifier: MIT */
/* allowed.c -- which words the kind of card that is being read may say.
 *
 * What its system would never hear is a mistake: a row in a scope where the kind does not
 * speak, a point that is not its own, an owner where there is none. */
#include "compile.h"

static const struct grog_card_kind *kind_of(const struct compile *c) { return &c->system->card_kinds[c->kind]; }

/* A word that lends its rows is heard as whoever bears it.  Where is here, only the system knows. */
static bool is_heard(const struct compile *c, uint32_t scope)
{
    const struct grog_card_kind *k = kind_of(c);
    if (scope == GROG_FOR_HERE && !c->system->here)
        return false;
    return k->lends || !k->scopes || (k->scopes >> scope & 1);
}

bool is_allowed(const struct compile *c, enum word_class class, uint32_t row)
{
    const struct grog_card_kind *k = kind_of(c);
    switch (class) {
    case CLASS_SCOPE:   return is_heard(c, row - 1);
    case CLASS_POINT:   return !k->only_at || row == k->only_at || is_beside(c);
    case CLASS_MEASURE: return !k->ownerless || !c->system->measures[row].owners;
    case CLASS_TARGET:  return !k->ownerless || c->system->targets[row].drawn
                            || !(c->system->targets[row].owners || c->system->targets[row].chosen);
    default:            return true;
    }
}

struct names allowed(struct compile *c, enum word_class class)
{
    const struct names *all = &c->words.names[class];
    const char **names = arena_take(&c->arena, (all->n + 1u) * sizeof *names);
    uint32_t n = 0;
    for (uint32_t i = 0; i < all->n; i++)
        if (is_allowed(c, class, vocabulary_find(&c->words, class, all->at[i])))
            names[n++] = all->at[i];
    return (struct names){ names, n };
}

bool needs_owner(struct compile *c, const struct at *v, enum word_class class, uint32_t row, const char *done)
{
    if (is_allowed(c, class, row))
        return false;
    expect_one_of(WRONG(c, v, "%s has no owner: '%s' cannot be %s there", kind_of(c)->name, v->node->text, done), "",
                  allowed(c, class));
    return true;
}

/* ---- scopes -------------------------------------------------------------- */

static void tell_unheard(struct compile *c, const struct at *v, struct names heard)
{
    const char *kind = kind_of(c)->name;
    struct packc_mistake *m = heard.n == 1
        ? WRONG(c, v, "%s %s is heard only of = %s: this row would never speak", article(kind), kind, heard.at[0])
        : WRONG(c, v, "%s %s is not heard of = %s: this row would never speak", article(kind), kind, v->node->text);
    expect_one_of(m, "", heard);
}

/* All, or else the only one that is heard. */
static uint32_t scope_left_out(struct compile *c, const struct at *row)
{
    struct names heard = allowed(c, CLASS_SCOPE);
    if (is_allowed(c, CLASS_SCOPE, GROG_FOR_ALL + 1))
        return GROG_FOR_ALL;
    if (heard.n != 1) {
        expect_one_of(WRONG(c, row, "of is missing: %s must say whom it concerns", row->node->text), "", heard);
        return GROG_FOR_ALL;
    }
    return vocabulary_find(&c->words, CLASS_SCOPE, heard.at[0]) - 1;
}

uint16_t read_scope(struct compile *c, const struct at *row, const struct at *table)
{
    const struct entry *of = entry_called(table->node, "of");
    if (!of)
        return (uint16_t)scope_left_out(c, row);
    struct at v = at_field(table, of);
    uint32_t scope = read_row(c, &v, CLASS_SCOPE);
    if (!scope)
        return GROG_FOR_ALL;
    if (v.node->called)
        WRONG(c, &v, "'%s' takes nothing", v.node->text);
    if (!is_allowed(c, CLASS_SCOPE, scope))
        tell_unheard(c, &v, allowed(c, CLASS_SCOPE));
    return (uint16_t)(scope - 1);
}

/* ---- what was perhaps meant ---------------------------------------------- */

static const char *scope_meant(const struct compile *c, const char *typed)
{
    static const char *const itself[] = { "self", "this", "itself" };
    for (unsigned i = 0; i < GROG_COUNT(itself); i++)
        if (same_word(typed, itself[i]) && is_allowed(c, CLASS_SCOPE, GROG_FOR_WITH + 1))
            return "with";
    return NULL;
}

/* A counter where a condition is wanted: the first condition that takes one. */
static const char *measure_meant(struct compile *c, const struct node *typed)
{
    const struct grog_system *s = c->system;
    for (uint32_t i = 1; i < s->n_measures && !typed->called; i++)
        if (s->measures[i].takes && is_allowed(c, CLASS_MEASURE, i) && cards_have(c, typed->text, s->measures[i].takes))
            return arena_print(&c->arena, "%s(%s)", as_word(&c->arena, s->measures[i].name),
                               as_typed(c, typed->text));
    return NULL;
}

const char *word_meant(struct compile *c, const struct node *typed, enum word_class class)
{
    switch (class) {
    case CLASS_SCOPE:   return scope_meant(c, typed->text);
    case CLASS_MEASURE: return measure_meant(c, typed);
    default:            return NULL;
    }
}
