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

/* Are there parts within an item, so that the items need a clearer mark between them? */
static bool has_parts(const struct grog_items *items, const char *word)
{
    char inside[64];
    snprintf(inside, sizeof inside, " %s ", word);
    for (unsigned i = 0; i < items->n; i++)
        if (strpbrk(items->at[i], ",;") || strstr(items->at[i], inside))
            return true;
    return false;
}

void grog_join(const struct grog_speaker *s, const struct grog_items *items, const char *last, struct grog_text *out)
{
    struct grog_found word = grog_lookup(s->words, last ? last : "none", NULL);
    const char *before = !word.text || *word.text == ',' ? "" : has_parts(items, word.text) ? ", " : " ";
    for (unsigned i = 0; i < items->n; i++) {
        if (i && i + 1 == items->n && word.text)
            grog_print(out, "%s%s ", before, word.text);
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

/* ---- what a row speaks of ------------------------------------------------- */

/* Is the condition let off if a further price is paid? */
static bool is_waived(const struct grog_test *test) { return test->less & GROG_TEST_WAIVED; }

/* ".if.me", ".unless.me" */
static void add_test(const struct grog_speaker *s, const struct grog_test *test, struct grog_text *key)
{
    char slug[GROG_KEY_MAX];
    grog_slug(s->m->system->measures[test->measure].name, slug);
    grog_print(key, ".%s.%s", test->less & GROG_TEST_LESS ? "unless" : "if", slug);
}

/* The words with these conditions in them; first in the card's voice. */
static struct grog_found look_said(const struct grog_speaker *s, const struct grog_matter *of)
{
    char room[4 * GROG_KEY_MAX] = "", spoken[5 * GROG_KEY_MAX];
    struct grog_text key = { .at = room, .room = sizeof room };
    bool waived = false;
    for (unsigned i = 0; i < GROG_SAID && of->said[i]; i++) {
        add_test(s, of->said[i], &key);
        waived = waived || is_waived(of->said[i]);
    }
    const char *scope = grog_scopes[of->scope % GROG_SCOPES];
    snprintf(spoken, sizeof spoken, "%s%s%s%.64s", room, waived ? ".waived" : "", *of->voice ? "." : "", of->voice);
    struct grog_found found = grog_lookup(s->words, s->m->system->name, of->sort, of->name, scope, spoken + 1, NULL);
    if (!found.text && *of->voice) {
        snprintf(spoken, sizeof spoken, "%s%s", room, waived ? ".waived" : "");
        found = grog_lookup(s->words, s->m->system->name, of->sort, of->name, scope, spoken + 1, NULL);
    }
    for (unsigned i = 0; i < GROG_SAID && of->said[i] && found.text; i++)
        if (of->said[i]->amount != 1 && !strstr(found.text, "{n"))
            found.text = NULL;                          /* they would not tell how many */
    return found;
}

/* Whose a value is, made of its conditions: "other Squad Soldiers here".  `warfighter.value.attack-roll.here` has
 * {whose} in it, `warfighter.value.attack-roll.sort = soldiers` tells of what sort they are; a condition that is a sort
 * of them is `warfighter.measure.squad.sort.soldiers`, one that leaves somebody out
 * `warfighter.measure.me.other.soldiers`. */
static struct grog_found find_sort(const struct grog_speaker *s, struct grog_matter of)
{
    struct grog_found none = { NULL, NULL };
    if (strcmp(of.sort, "value")
        || !grog_lookup(s->words, s->m->system->name, "value", of.name, grog_scopes[of.scope % GROG_SCOPES], NULL).text)
        return none;
    return grog_lookup(s->words, s->m->system->name, "value", of.name, "sort", NULL);
}

static struct grog_found find_part(const struct grog_speaker *s, struct grog_matter of, const struct grog_test *test,
                                   const char *sort)
{
    const char *part = test->less & GROG_TEST_LESS ? "other" : "sort";
    const char *measure = s->m->system->measures[test->measure].name;
    struct grog_found f = { NULL, NULL };
    if (*of.voice)
        f = grog_lookup(s->words, s->m->system->name, "measure", measure, part, sort, of.voice, NULL);
    return f.text ? f : grog_lookup(s->words, s->m->system->name, "measure", measure, part, sort, NULL);
}

/* A condition of either sort, each once. */
static void choose_parts(const struct grog_speaker *s, struct grog_matter *of, const struct grog_test *test, unsigned n,
                         const char *sort)
{
    for (unsigned i = 0; i < n; i++) {
        bool less = test[i].less & GROG_TEST_LESS;
        const struct grog_test *first = of->said[0];
        if (is_waived(&test[i]) || test[i].amount != 1 || !find_part(s, *of, &test[i], sort).text)
            continue;
        if (!first)
            of->said[0] = &test[i];
        else if (!of->said[1] && (first->less & GROG_TEST_LESS) != less)
            of->said[1] = &test[i];
    }
}

static bool say_whose(const struct grog_speaker *s, struct grog_matter of, struct grog_text *out)
{
    const char *system = s->m->system->name, *scope = grog_scopes[of.scope % GROG_SCOPES];
    struct grog_found sort = find_sort(s, of);
    struct grog_args a = grog_no_args(), whole = grog_no_args();
    PART(other);
    PART(what);
    PART(whose);
    if (!sort.text)
        return false;
    for (unsigned i = 0; i < GROG_SAID && of.said[i]; i++) {
        struct grog_args word = grog_no_args();
        grog_arg_card(s, &word, "word", of.said[i]->word);
        grog_message(s->words, find_part(s, of, of.said[i], sort.text), &word,
                     of.said[i]->less & GROG_TEST_LESS ? &other : &what);
    }
    if (!what.n)
        grog_say(s->words, NULL, &what, system, "whose", sort.text, NULL);
    grog_arg_lend(&a, "other", other_room);
    grog_arg_lend(&a, "what", what_room);
    if (!*of.voice || !grog_say(s->words, &a, &whose, system, "whose", scope, of.voice, NULL))
        grog_say(s->words, &a, &whose, system, "whose", scope, NULL);
    grog_arg_lend(&whole, "whose", whose_room);
    return grog_say(s->words, &whole, out, system, "value", of.name, scope, NULL);
}

/* Two conditions that have words together, or one. */
static void choose_said(const struct grog_speaker *s, struct grog_matter *of, const struct grog_test test[GROG_TESTS])
{
    unsigned n = 0;
    while (n < GROG_TESTS && test[n].measure && test[n].measure < s->m->system->n_measures && test[n].amount > 0)
        n++;
    for (unsigned i = 0; i < n; i++)
        for (unsigned k = 0; k < n; k++) {
            of->said[0] = &test[i];
            of->said[1] = &test[k];
            if (i != k && look_said(s, of).text)
                return;
        }
    of->said[1] = NULL;
    for (unsigned i = 0; i < n; i++) {
        of->said[0] = &test[i];
        if (look_said(s, of).text)
            return;
    }
    of->said[0] = NULL;
    struct grog_found sort = find_sort(s, *of);
    if (sort.text)
        choose_parts(s, of, test, n, sort.text);
}

struct grog_matter grog_matter_of(const struct grog_speaker *s, uint16_t card, const char *sort, const char *name,
                                  uint8_t scope, const struct grog_test test[GROG_TESTS])
{
    const struct grog_system *y = s->m->system;
    const char *kind = y->card_kinds[s->m->cards->card[card].kind].name;
    struct grog_found voice = grog_lookup(s->words, y->name, "kind", kind ? kind : "", "voice", NULL);
    struct grog_matter of = { .sort = sort, .name = name, .scope = scope, .voice = voice.text ? voice.text : "" };
    choose_said(s, &of, test);
    return of;
}

bool grog_say_matter(const struct grog_speaker *s, struct grog_matter of, struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    struct grog_found found = of.said[0] ? look_said(s, &of) : (struct grog_found){ NULL, NULL };
    if (!found.text)
        return say_whose(s, of, out);
    for (unsigned i = 0; i < GROG_SAID && of.said[i]; i++) {
        if (of.said[i]->word)
            grog_arg_card(s, &a, "word", of.said[i]->word);
        grog_arg_number(&a, "n", of.said[i]->amount);
    }
    grog_message(s->words, found, &a, out);
    return true;
}

/* ---- measures ------------------------------------------------------------ */

/* Whose doing a condition that was said has told: the key `duel.acting.if.me`. */
static bool told_acting(const struct grog_speaker *s, struct grog_matter of, char *key, size_t room)
{
    char slug[GROG_KEY_MAX];
    for (unsigned i = 0; i < GROG_SAID && of.said[i]; i++) {
        grog_slug(s->m->system->measures[of.said[i]->measure].name, slug);
        snprintf(key, room, "%s.acting.if.%s%s", s->m->system->name, slug, is_waived(of.said[i]) ? ".waived" : "");
        if (!(of.said[i]->less & GROG_TEST_LESS) && grog_lookup(s->words, "noun", key, NULL).text)
            return true;
    }
    return false;
}

/* Whose doing it is: `noun.duel.acting.value.strike.side`, "the striker"; or in that scope; or of anything.  If a
 * condition has told who does it, `noun.duel.acting.if.me`. */
static void arg_acting(const struct grog_speaker *s, struct grog_args *a, struct grog_matter of)
{
    char key[3 * GROG_KEY_MAX], slug[GROG_KEY_MAX];
    const char *scope = grog_scopes[of.scope % GROG_SCOPES], *system = s->m->system->name;
    grog_slug(of.name, slug);
    if (!told_acting(s, of, key, sizeof key))
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

/* In its own words, or at this point or value `warfighter.measure.hostiles-here.when.soldier-turn`. */
static void say_measure(const struct grog_speaker *s, const struct grog_args *a, struct grog_matter of, uint8_t measure,
                        const char *how, struct grog_text *out)
{
    const struct grog_system *y = s->m->system;
    if (measure >= y->n_measures)
        grog_say(s->words, a, out, "measure.number", NULL);
    else if (!grog_say(s->words, a, out, y->name, "measure", y->measures[measure].name, how, of.name, NULL)
             && !grog_say(s->words, a, out, y->name, "measure", y->measures[measure].name, how, NULL))
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
        say_measure(s, &a, of, measure, "each", out);
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
        say_measure(s, &a, of, test->measure, less ? "less" : "when", &said);
    else if (below)
        grog_say(s->words, &a, &said, "measure", "always", NULL);
    if (said.n && is_waived(test))
        say_waived(s, &a, test->measure, &said);
    struct grog_text item = grog_item(to);
    grog_print(&item, "%s", said_room);
    grog_item_done(to, &item);
}

/* "for each Wound on you" tells as well that there must be one. */
static bool is_counted(struct grog_matter of, const struct grog_test *test)
{
    return of.per && of.per == test->measure && of.per_word == test->word && test->amount == 1 && !test->less;
}

void grog_say_tests(const struct grog_speaker *s, struct grog_matter of, const struct grog_test test[GROG_TESTS],
                    struct grog_conditions *out)
{
    out->when.n = out->unless.n = out->at_once.n = 0;
    for (unsigned i = 0; i < GROG_TESTS && test[i].measure; i++)
        if (&test[i] != of.said[0] && &test[i] != of.said[1] && &test[i] != of.idle && !is_counted(of, &test[i]))
            say_test(s, of, &test[i], out);
}

/* "not in Auto mode nor in Spray mode"; "except in Auto mode or in Spray mode" */
void grog_say_at_once(const struct grog_speaker *s, const struct grog_conditions *c, const char *deny,
                      const char *again, struct grog_text *out)
{
    struct grog_found not = grog_lookup(s->words, "list.not", NULL), first = grog_lookup(s->words, deny, NULL),
                      next = grog_lookup(s->words, again, NULL);
    size_t n = not.text && first.text && next.text ? strlen(not.text) : 0;
    bool denied = false;
    for (unsigned i = 0; i < c->at_once.n; i++) {
        const char *said = c->at_once.at[i];
        bool denies = n && !strncmp(said, not.text, n) && said[n] == ' ';
        if (denies)
            grog_print(out, " %s%s", denied ? next.text : first.text, said + n);
        else
            grog_print(out, " %s", said);
        denied = denies;
    }
}

/* ---- modifiers ----------------------------------------------------------- */

static const char *operation_of(const struct grog_modifier *row)
{
    static const char *const name[] = { "set", NULL, "times", "at-least", "at-most" };
    return row->operation != GROG_ADD ? name[row->operation % 5] : row->amount < 0 ? "add.less" : "add.more";
}

static struct grog_matter matter_of(const struct grog_speaker *s, uint16_t card, const struct grog_modifier *row)
{
    struct grog_matter of = grog_matter_of(s, card, "value", s->m->system->values[row->value].name, row->scope,
                                           row->test);
    of.per = row->per;
    of.per_word = row->word;
    return of;
}

/* Whose value it is: with conditions, `warfighter.value.attack-roll.here.if.weapon`; by the voice of the card,
 * `noun.warfighter.value-borne.attack-roll.here`; else `noun.duel.value.strike.side`, "your side's strikes"; or of any
 * value, and false. */
static bool arg_subject(const struct grog_speaker *s, struct grog_args *a, struct grog_matter of,
                        struct grog_text *with)
{
    char key[3 * GROG_KEY_MAX], slug[GROG_KEY_MAX];
    const char *scope = grog_scopes[of.scope % GROG_SCOPES];
    if (grog_say_matter(s, of, with)) {
        grog_arg_lend(a, "who", with->at);
        return true;
    }
    grog_slug(of.name, slug);
    snprintf(key, sizeof key, "%s.value-%s.%s.%s", s->m->system->name, of.voice, slug, scope);
    if (!*of.voice || !grog_lookup(s->words, "noun", key, NULL).text)
        snprintf(key, sizeof key, "%s.value.%s.%s", s->m->system->name, slug, scope);
    bool own = grog_lookup(s->words, "noun", key, NULL).text != NULL;
    if (!own)
        snprintf(key, sizeof key, "scope.%s", scope);
    grog_arg_noun(a, s->words, "who", key, "", NULL);
    return own;
}

/* Is it set to the points of a word that lends its rows?  Then it is said with a letter, "Range N". */
static bool is_points(const struct grog_modifier *row)
{
    return row->per == GROG_TIMES_N && row->operation == GROG_SET && row->amount == 1;
}

/* "your strikes get +2" */
static void say_change(const struct grog_speaker *s, struct grog_matter of, const struct grog_modifier *row,
                       struct grog_text *out)
{
    PART(with);
    const struct grog_value_row *value = &s->m->system->values[row->value];
    const char *operation = operation_of(row);
    struct grog_args a = grog_no_args();
    int n = row->operation == GROG_ADD && row->amount < 0 ? -row->amount : row->amount;
    if (is_points(row) && grog_lookup(s->words, "measure.times-n.n", NULL).text)
        grog_arg_text(&a, "n", grog_lookup(s->words, "measure.times-n.n", NULL).text, NULL);
    else
        grog_arg_number(&a, "n", n);
    grog_arg_row(s, &a, "value", "value", value->name);
    grog_arg_text(&a, "about", value->about ? value->about : "", NULL);
    bool own = arg_subject(s, &a, of, &with);
    if (!grog_say(s->words, &a, out, s->m->system->name, "value", value->name, grog_scopes[of.scope % GROG_SCOPES],
                  operation, NULL)
        && !grog_say(s->words, &a, out, s->m->system->name, "value", value->name, operation, NULL)
        && !(own && grog_say(s->words, &a, out, s->m->system->name, "modifier", operation, NULL)))
        grog_say(s->words, &a, out, "modifier", operation, NULL);
}

/* "(N: its points of Maintain)", or as of any other number. */
static void say_points(const struct grog_speaker *s, uint16_t card, struct grog_text *out)
{
    struct grog_args a = grog_no_args();
    grog_arg_card(s, &a, "card", card);
    if (!grog_say(s->words, &a, out, "measure.times-n.set", NULL))
        grog_say(s->words, &a, out, "measure.times-n", NULL);
}

void grog_say_modifier(const struct grog_speaker *s, uint16_t card, const struct grog_modifier *row,
                       struct grog_text *out)
{
    struct grog_conditions tests;
    struct grog_args a = grog_no_args();
    PART(change);
    PART(conditions);
    PART(exceptions);
    struct grog_matter of = matter_of(s, card, row);
    say_change(s, of, row, &change);
    grog_say_tests(s, of, row->test, &tests);
    grog_say_at_once(s, &tests, "list.except", "list.or", &change);
    if (row->per)
        grog_print(&change, " ");
    if (is_points(row))
        say_points(s, card, &change);
    else if (row->per)
        grog_say_each(s, card, of, row->per, row->word, &change);
    grog_join(s, &tests.when, "list.last", &conditions);
    grog_join(s, &tests.unless, "list.or", &exceptions);
    grog_arg_lend(&a, "what", change_room);
    grog_arg_lend(&a, "if", conditions_room);
    grog_arg_lend(&a, "unless", exceptions_room);
    if (!grog_say(s->words, &a, out, "modifier", NULL))
        grog_print(out, "%s", change_room);
}
