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

/* Is the condition let off if a further price is paid? */
static bool is_waived(const struct grog_test *test) { return test->less & GROG_TEST_WAIVED; }

/* Whose doing it is: `noun.duel.acting.value.strike.side`, "the striker"; or in that scope; or of anything.  If a
 * condition has told who does it, `noun.duel.acting.if.me`. */
static void arg_acting(const struct grog_speaker *s, struct grog_args *a, struct grog_matter of)
{
    char key[3 * GROG_KEY_MAX], slug[GROG_KEY_MAX];
    const char *scope = grog_scopes[of.scope % GROG_SCOPES], *system = s->m->system->name;
    grog_slug(of.said ? s->m->system->measures[of.said->measure].name : of.name, slug);
    if (of.said)
        snprintf(key, sizeof key, "%s.acting.if.%s%s", system, slug, is_waived(of.said) ? ".waived" : "");
    else
        snprintf(key, sizeof key, "%s.acting.%s.%s.%s", system, of.sort, slug, scope);
    if (!grog_lookup(s->words, "noun", key, NULL).text)
        snprintf(key, sizeof key, "%s.acting.%s", system, scope);
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

/* "the blow is high (or you pay more)"; in the measure's words, the system's, or anybody's. */
static void say_waived(const struct grog_speaker *s, const struct grog_args *of, uint8_t measure,
                       struct grog_text *item)
{
    const struct grog_system *y = s->m->system;
    struct grog_args a = grog_no_args();
    PART(what);
    grog_print(&what, "%s", item->at);
    grog_arg_lend(&a, "what", what_room);
    item->n = 0;
    if (!(measure < y->n_measures
          && grog_say(s->words, of, item, y->name, "measure", y->measures[measure].name, "waived", NULL))
        && !grog_say(s->words, &a, item, y->name, "measure.waived", NULL))
        grog_say(s->words, &a, item, "measure", "waived", NULL);
}

/* "with a Rifle": `warfighter.measure.weapon.phrase`, or at this point or value `...phrase.enters`. */
static bool say_phrase(const struct grog_speaker *s, const struct grog_args *a, struct grog_matter of, uint8_t measure,
                       bool below, struct grog_text *out)
{
    const struct grog_system *y = s->m->system;
    const char *form = below ? "phrase-less" : "phrase";
    if (measure >= y->n_measures)
        return false;
    return grog_say(s->words, a, out, y->name, "measure", y->measures[measure].name, form, of.name, NULL)
        || grog_say(s->words, a, out, y->name, "measure", y->measures[measure].name, form, NULL);
}

static void say_test(const struct grog_speaker *s, struct grog_matter of, const struct grog_test *test,
                     struct grog_conditions *out)
{
    bool below = test->less & GROG_TEST_LESS, less = below && has_less(s, test->measure), at_once = false;
    struct grog_items *to = below && !less ? &out->unless : &out->when;
    struct grog_args a = grog_no_args();
    PART(said);
    arg_measure(s, &a, of, test->measure, test->word, test->amount);
    if (test->amount > 0 && (at_once = say_phrase(s, &a, of, test->measure, below, &said)))
        to = &out->at_once;
    else if (test->amount > 0)
        say_measure(s, &a, test->measure, less ? "less" : "when", &said);
    else if (below)
        grog_say(s->words, &a, &said, "measure", "always", NULL);
    if (said.n && is_waived(test))
        say_waived(s, &a, test->measure, &said);
    struct grog_text item = grog_item(to);
    grog_print(&item, "%s", said_room);
    grog_item_done(to, &item);
}

void grog_say_tests(const struct grog_speaker *s, struct grog_matter of, const struct grog_test test[GROG_TESTS],
                    struct grog_conditions *out)
{
    out->when.n = out->unless.n = out->at_once.n = 0;
    for (unsigned i = 0; i < GROG_TESTS && test[i].measure; i++)
        if (&test[i] != of.said)
            say_test(s, of, &test[i], out);
}

void grog_say_at_once(const struct grog_conditions *c, struct grog_text *out)
{
    for (unsigned i = 0; i < c->at_once.n; i++)
        grog_print(out, " %s", c->at_once.at[i]);
}

/* ---- modifiers ----------------------------------------------------------- */

static const char *operation_of(const struct grog_modifier *row)
{
    static const char *const name[] = { "set", NULL, "times", "at-least", "at-most" };
    return row->operation != GROG_ADD ? name[row->operation % 5] : row->amount < 0 ? "add.less" : "add.more";
}

static struct grog_matter matter_of(const struct grog_speaker *s, const struct grog_modifier *row)
{
    return (struct grog_matter){ "value", s->m->system->values[row->value].name, row->scope, NULL };
}

/* Whose value it is: `noun.duel.value.strike.side`, "your side's strikes"; or of any value, and false. */
static bool arg_subject(const struct grog_speaker *s, struct grog_args *a, const struct grog_modifier *row)
{
    char key[2 * GROG_KEY_MAX], slug[GROG_KEY_MAX];
    const char *scope = grog_scopes[row->scope % GROG_SCOPES];
    grog_slug(s->m->system->values[row->value].name, slug);
    snprintf(key, sizeof key, "%s.value.%s.%s", s->m->system->name, slug, scope);
    bool own = grog_lookup(s->words, "noun", key, NULL).text != NULL;
    if (!own)
        snprintf(key, sizeof key, "scope.%s", scope);
    grog_arg_noun(a, s->words, "who", key, "", NULL);
    return own;
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
    bool own = arg_subject(s, &a, row);
    if (!grog_say(s->words, &a, out, s->m->system->name, "value", value->name, operation, NULL)
        && !(own && grog_say(s->words, &a, out, s->m->system->name, "modifier", operation, NULL)))
        grog_say(s->words, &a, out, "modifier", operation, NULL);
    if (row->per) {
        grog_print(out, " ");
        grog_say_each(s, card, matter_of(s, row), row->per, row->word, out);
    }
}

void grog_say_modifier(const struct grog_speaker *s, uint16_t card, const struct grog_modifier *row,
                       struct grog_text *out)
{
    struct grog_conditions tests;
    struct grog_args a = grog_no_args();
    PART(change);
    PART(conditions);
    PART(exceptions);
    say_change(s, card, row, &change);
    grog_say_tests(s, matter_of(s, row), row->test, &tests);
    grog_say_at_once(&tests, &change);
    grog_join(s, &tests.when, "list.last", &conditions);
    grog_join(s, &tests.unless, "list.or", &exceptions);
    grog_arg_lend(&a, "what", change_room);
    grog_arg_lend(&a, "if", conditions_room);
    grog_arg_lend(&a, "unless", exceptions_room);
    if (!grog_say(s->words, &a, out, "modifier", NULL))
        grog_print(out, "%s", change_room);
}
