/* SPDX-License-Identifier: MIT */
/* rowtext.c -- see rowtext.h: lists, conditions, modifiers. */
#include "rowtext.h"

#include <stdio.h>
#include <string.h>

const char *const grog_scopes[GROG_SCOPES] = { "all", "owner", "side", "foes", "actor", "with", "target", "here" };

/* ---- lists --------------------------------------------------------------- */

struct grog_text grog_item(struct grog_items *items)
{
    if (items->n == GROG_ITEMS)
        return (struct grog_text){ NULL, 0, 0 };
    items->at[items->n][0] = 0;
    return (struct grog_text){ .at = items->at[items->n], .room = GROG_ITEM };
}

void grog_item_done(struct grog_items *items, const struct grog_text *item)
{
    if (item->at && item->n && items->n < GROG_ITEMS)
        items->n++;
}

void grog_join(const struct grog_speaker *s, const struct grog_items *items, const char *last, struct grog_text *out)
{
    struct grog_found word = grog_lookup(s->words, last ? last : "none", NULL);
    for (unsigned i = 0; i < items->n; i++) {
        if (i && i + 1 == items->n && word.text)
            grog_print(out, "%s%s ", *word.text == ',' ? "" : " ", word.text);
        else if (i)
            grog_print(out, ", ");
        grog_print(out, "%s", items->at[i]);
    }
}

void grog_end_sentence(const struct grog_speaker *s, struct grog_text *part, struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    if (!part->n)
        return;
    grog_sentence(part, 0);
    grog_arg_lend(&a, "text", part->at);
    grog_print(out, out->n ? " " : "");
    if (!grog_say(s->words, &a, out, "sentence", NULL))
        grog_print(out, "%s.", part->at);
}

/* ---- measures ------------------------------------------------------------ */

/* Whose doing it is: `noun.duel.acting.value.strike.side`, "the striker"; or of anything. */
static void arg_acting(const struct grog_speaker *s, struct grog_args *a, struct grog_matter of)
{
    char key[3 * GROG_KEY_MAX], slug[GROG_KEY_MAX];
    const char *scope = grog_scopes[of.scope % GROG_SCOPES];
    grog_slug(of.name, slug);
    snprintf(key, sizeof key, "%s.acting.%s.%s.%s", s->m->system->name, of.sort, slug, scope);
    if (!grog_lookup(s->words, "noun", key, NULL).text)
        snprintf(key, sizeof key, "acting.%s", scope);
    grog_arg_noun(a, s->words, "who", key, "the one that acts", NULL);
}

static void arg_measure(const struct grog_speaker *s, struct grog_args *a, struct grog_matter of, uint8_t measure,
                        uint16_t word, int n)
{
    grog_arg_number(a, "n", n);
    grog_arg_card(s, a, "word", word);
    arg_acting(s, a, of);
    if (measure < s->m->system->n_measures && s->m->system->measures[measure].about)
        grog_arg_lend(a, "about", s->m->system->measures[measure].about);
}

static void say_measure(const struct grog_speaker *s, const struct grog_args *a, uint8_t measure, const char *how,
                        struct grog_text *out)
{
    const struct grog_system *y = s->m->system;
    if (measure >= y->n_measures)
        grog_say(s->words, a, out, "measure.number", NULL);
    else if (!grog_say(s->words, a, out, y->name, "measure", y->measures[measure].name, how, NULL))
        grog_say(s->words, a, out, "measure", how, NULL);
}

void grog_say_each(const struct grog_speaker *s, uint16_t card, struct grog_matter of, uint8_t measure, uint16_t word,
                   struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    if (measure == GROG_TIMES_N) {                      /* of a word that lends its rows */
        grog_arg_card(s, &a, "card", card);
        grog_say(s->words, &a, out, "measure", "times-n", NULL);
        return;
    }
    arg_measure(s, &a, of, measure, word, 1);
    if (measure)
        say_measure(s, &a, measure, "each", out);
}

static bool has_less(const struct grog_speaker *s, uint8_t measure)
{
    const struct grog_system *y = s->m->system;
    return measure < y->n_measures
        && grog_lookup(s->words, y->name, "measure", y->measures[measure].name, "less", NULL).text;
}

/* "the blow is high (or you pay more)" */
static void say_waived(const struct grog_speaker *s, struct grog_text *item)
{
    struct grog_args a = grog_no_args();
    PART(what);
    grog_print(&what, "%s", item->at);
    grog_arg_lend(&a, "what", what_room);
    item->n = 0;
    grog_say(s->words, &a, item, "measure", "waived", NULL);
}

void grog_say_tests(const struct grog_speaker *s, struct grog_matter of, const struct grog_test test[GROG_TESTS],
                    struct grog_items *when, struct grog_items *unless)
{
    when->n = unless->n = 0;
    for (unsigned i = 0; i < GROG_TESTS && test[i].measure; i++) {
        bool below = test[i].less & GROG_TEST_LESS, less = below && has_less(s, test[i].measure);
        struct grog_items *to = below && !less ? unless : when;
        struct grog_args a = grog_no_args();
        struct grog_text item = grog_item(to);
        arg_measure(s, &a, of, test[i].measure, test[i].word, test[i].amount);
        if (test[i].amount > 0)
            say_measure(s, &a, test[i].measure, less ? "less" : "when", &item);
        else if (below)
            grog_say(s->words, &a, &item, "measure", "always", NULL);
        if (item.n && (test[i].less & GROG_TEST_WAIVED))
            say_waived(s, &item);
        grog_item_done(to, &item);
    }
}

/* ---- modifiers ----------------------------------------------------------- */

static const char *operation_of(const struct grog_modifier *row)
{
    static const char *const name[] = { "set", NULL, "times", "at-least", "at-most" };
    return row->operation != GROG_ADD ? name[row->operation % 5] : row->amount < 0 ? "add.less" : "add.more";
}

static struct grog_matter matter_of(const struct grog_speaker *s, const struct grog_modifier *row)
{
    return (struct grog_matter){ "value", s->m->system->values[row->value].name, row->scope };
}

/* Whose value it is: `noun.duel.value.strike.side`, "your side's strikes"; or of any value. */
static void arg_subject(const struct grog_speaker *s, struct grog_args *a, const struct grog_modifier *row)
{
    char key[2 * GROG_KEY_MAX], slug[GROG_KEY_MAX];
    const char *scope = grog_scopes[row->scope % GROG_SCOPES];
    grog_slug(s->m->system->values[row->value].name, slug);
    snprintf(key, sizeof key, "%s.value.%s.%s", s->m->system->name, slug, scope);
    if (!grog_lookup(s->words, "noun", key, NULL).text)
        snprintf(key, sizeof key, "scope.%s", scope);
    grog_arg_noun(a, s->words, "who", key, "", NULL);
}

/* "your strikes get +2" */
static void say_change(const struct grog_speaker *s, uint16_t card, const struct grog_modifier *row,
                       struct grog_text *out)
{
    const struct grog_value_row *value = &s->m->system->values[row->value];
    const char *operation = operation_of(row);
    struct grog_args a = grog_no_args();
    int n = row->operation == GROG_ADD && row->amount < 0 ? -row->amount : row->amount;
    grog_arg_number(&a, "n", n);
    grog_arg_row(s, &a, "value", "value", value->name);
    grog_arg_text(&a, "about", value->about ? value->about : "", NULL);
    arg_subject(s, &a, row);
    if (!grog_say(s->words, &a, out, s->m->system->name, "value", value->name, operation, NULL))
        grog_say(s->words, &a, out, "modifier", operation, NULL);
    if (row->per) {
        grog_print(out, " ");
        grog_say_each(s, card, matter_of(s, row), row->per, row->word, out);
    }
}

void grog_say_modifier(const struct grog_speaker *s, uint16_t card, const struct grog_modifier *row,
                       struct grog_text *out)
{
    struct grog_items when, unless;
    struct grog_args a = grog_no_args();
    PART(change);
    PART(conditions);
    PART(exceptions);
    say_change(s, card, row, &change);
    grog_say_tests(s, matter_of(s, row), row->test, &when, &unless);
    grog_join(s, &when, "list.last", &conditions);
    grog_join(s, &unless, "list.or", &exceptions);
    grog_arg_lend(&a, "what", change_room);
    grog_arg_lend(&a, "if", conditions_room);
    grog_arg_lend(&a, "unless", exceptions_room);
    if (!grog_say(s->words, &a, out, "modifier", NULL))
        grog_print(out, "%s", change_room);
}
