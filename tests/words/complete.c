/* SPDX-License-Identifier: MIT */
/* complete.c -- has English a message for every row of the systems' tables, and have the other
 * catalogues only what English has?  WORDS is the folder of catalogues. */
#include "wordy.h"
#include "kernel/demands.h"
#include "kernel/showing.h"
#include "words/catalogue.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct grog_words *english;
static unsigned missing;

/* The systems that have words of their own. */
extern const struct grog_system warfighter_system, heroes_system, campaign_system;
static const struct grog_system *const speaking[] = {
    &duel_system, &warfighter_system, &heroes_system, &campaign_system,
};
enum { SPEAKING = sizeof speaking / sizeof *speaking };
static const struct grog_system *y;                     /* the one that is looked at */

/* The key of these parts, where `*` is the system's name. */
static const char *key_of(const char *a, const char *b, const char *c, const char *d, char key[4 * GROG_KEY_MAX])
{
    char first[GROG_KEY_MAX], slug[4][GROG_KEY_MAX];
    const char *star = strchr(a, '*');
    snprintf(first, sizeof first, "%.*s%s%s", star ? (int)(star - a) : (int)strlen(a), a, star ? y->name : "",
             star ? star + 1 : "");
    const char *part[4] = { first, b, c, d };
    for (unsigned i = 0; i < 4; i++)
        grog_slug(part[i] ? part[i] : "", slug[i]);
    snprintf(key, 4 * GROG_KEY_MAX, "%s%s%s%s%s%s%s", slug[0], b ? "." : "", slug[1], c ? "." : "", slug[2],
             d ? "." : "", slug[3]);
    return key;
}

static bool has(const char *a, const char *b, const char *c, const char *d)
{
    char key[4 * GROG_KEY_MAX];
    return grog_words_has(english, key_of(a, b, c, d, key));
}

static void want(const char *a, const char *b, const char *c, const char *d)
{
    char key[4 * GROG_KEY_MAX];
    if (has(a, b, c, d))
        return;
    print_message("en.words lacks: %s\n", key_of(a, b, c, d, key));
    missing++;
}

static int setup(void **state) { (void)state; missing = 0; english = grog_words_english(); return english == NULL; }
static int teardown(void **state) { (void)state; grog_words_close(english); return 0; }

#define EACH(i, rows) for (unsigned i = 1; i < y->n_##rows; i++)
#define EACH_SYSTEM() for (unsigned the = 0; the < SPEAKING && (y = speaking[the]) != NULL; the++)

static void want_questions(void)
{
    EACH(i, questions) {
        const struct grog_question *q = &y->questions[i];
        want("*.ask", q->name, NULL, NULL);
        want("noun.*.ask", q->name, NULL, NULL);
        if (q->window) {
            want("*.ask", q->name, "pass", NULL);
            want("*.ask", q->name, "nobody", NULL);
        }
    }
}

static void want_odds(void)
{
    static const char *const part[] = { "made", "missed", "result", "unknown" };
    EACH(i, verbs)
        for (unsigned k = 0; y->verbs[i].decides && k < 4; k++)
            want("*.odds", y->verbs[i].name, part[k], NULL);
}

/* Of every check of cards: what is wrong, and what to do. */
static void want_demands(void)
{
    const struct grog_demand *d;
    for (unsigned i = 0; (d = grog_demand(y, i)); i++) {
        const char *of = grog_demand_is_common(d) ? "check" : "*.check";
        want(of, d->name, NULL, NULL);
        want(of, d->name, "mend", NULL);
    }
}

TEST(playing)
{
    missing = 0;
    EACH_SYSTEM() {
        want("*.about", NULL, NULL, NULL);
        want("*.turn", NULL, NULL, NULL);
        EACH(i, verbs)     want("*.verb", y->verbs[i].name, NULL, NULL);
        EACH(i, events)    want("*.event", y->events[i].name, NULL, NULL);
        EACH(i, rules)     want("rule", y->rules[i], NULL, NULL);
        want_questions();
        want_demands();
        want_odds();
        EACH(i, events)
            if (y->events[i].part == GROG_ROLLED || y->events[i].part == GROG_ROLLED_TOO) {
                want("*.event", y->events[i].name, "made", NULL);
                want("*.event", y->events[i].name, "missed", NULL);
            }
        for (unsigned i = 0; i < y->n_setup; i++)
            want("*.setup", y->setup[i].name, NULL, NULL);
        for (unsigned i = 0; i < y->n_result_words; i++)
            want("noun.*.result", y->result_words[i], NULL, NULL);
        for (unsigned i = 1; y->showing && y->showing->ending && i < y->showing->ending->n; i++)
            want("*.ended", y->showing->ending->rows[i].name, NULL, NULL);
    }
    assert_int_equal(missing, 0);
}

/* A verb with a sort of its own has a name for the sort, and short words for below a name. */
TEST(choices_that_are_gathered)
{
    missing = 0;
    EACH_SYSTEM()
        EACH(i, verbs) {
            const char *text = NULL, *group = NULL;
            char key[4 * GROG_KEY_MAX];
            key_of("*.group", y->verbs[i].name, NULL, NULL, key);
            for (uint32_t k = 0; (text = grog_words_key(english, k, &group)) && strcmp(text, key); k++)
                ;
            if (!text)
                continue;
            want("*.group-name", group, NULL, NULL);
            if (y->verbs[i].kind[0])
                want("*.short", y->verbs[i].name, NULL, NULL);
        }
    assert_int_equal(missing, 0);
}

TEST(the_table)
{
    missing = 0;
    EACH_SYSTEM() {
        for (unsigned i = 0; i < y->n_zones; i++)
            want("noun.*.zone", y->zones[i].name, NULL, NULL);
        for (unsigned i = 0; i < y->n_fields; i++)
            want("noun.*.state", y->fields[i].name, NULL, NULL);
        for (unsigned i = 0; i < y->n_arrays; i++) {
            want("noun.*.array", y->arrays[i].name, NULL, NULL);
            want("noun.*.array", y->arrays[i].name, "many", NULL);
        }
        EACH(i, kinds)
            for (unsigned k = 0; y->kinds[i].class == GROG_WORD && y != &duel_system && k < y->kinds[i].words; k++)
                want("noun.*.word", y->kinds[i].word[k], NULL, NULL);
        EACH(i, procs)
            for (unsigned k = 0; k < GROG_PENDING && y->procs[i].pending[k].name; k++)
                want("noun.*.pending", y->procs[i].name, y->procs[i].pending[k].name, NULL);
    }
    assert_int_equal(missing, 0);
}

/* Of its own kind or of all kinds. */
static void want_field(const struct grog_card_kind *k, const struct grog_card_field *f, const char *part)
{
    if (!has("*.field", f->name, part, NULL))
        want("*.field", k->name, f->name, part);
}

static void want_fields(const struct grog_card_kind *k)
{
    static const char *const range[] = { "only", "range", "from", "to", "any" };
    for (unsigned j = 0; j < k->fields; j++) {
        const struct grog_card_field *f = &k->field[j];
        want_field(k, f, NULL);
        for (unsigned r = 0; f->type == GROG_IS_RANGE && r < 5; r++)
            want_field(k, f, range[r]);
        if (f->type == GROG_IS_TABLE)
            want_field(k, f, "row");
        for (unsigned w = 0; f->type == GROG_IS_CHOICE && f->word[w]; w++)
            want("noun.*.choice", f->word[w], NULL, NULL);
    }
}

TEST(kinds_of_card)
{
    missing = 0;
    EACH_SYSTEM()
        for (unsigned i = 1; !y->fielding && i < y->n_card_kinds; i++) {     /* else they are another's */
            want("noun.*.kind", y->card_kinds[i].name, NULL, NULL);
            want_fields(&y->card_kinds[i]);
        }
    assert_int_equal(missing, 0);
}

/* A scope makes sense for all of a side's; for the card itself if the procedure has a card in hand.  A system
 * without seats against each other has no sides. */
static bool makes_sense(const char *scope, uint8_t proc)
{
    if (y != &duel_system)
        return !strcmp(scope, "all");
    if (!strcmp(scope, "actor") || !strcmp(scope, "target") || !strcmp(scope, "here"))
        return false;
    return strcmp(scope, "with") || y->kinds[y->procs[proc].kind[1]].class == GROG_CARD;
}

static const char *const scopes[] = { "all", "owner", "side", "foes", "actor", "with", "target", "here" };

/* Each operation on its own, or as the system says it of every value. */
static void want_values(void)
{
    static const char *const operation[] = { "set", "add.more", "add.less", "times", "at-least", "at-most" };
    EACH(i, values) {
        want("noun.*.value", y->values[i].name, NULL, NULL);
        for (unsigned k = 0; k < 6; k++)
            if (!has("*.modifier", operation[k], NULL, NULL))
                want("*.value", y->values[i].name, operation[k], NULL);
        if (y->values[i].max - y->values[i].min <= 1)           /* it is on or off: no amount to be told */
            want("*.value", y->values[i].name, "set", NULL);
        for (unsigned k = 0; k < GROG_SCOPES; k++)
            if (makes_sense(scopes[k], PROC_STRIKE))
                want("noun.*.value", y->values[i].name, scopes[k], NULL);
    }
}

/* The one who acts: at the value or point, or in the scope. */
static void want_acting(void)
{
    for (unsigned k = 0; k < 4; k += 2) {
        EACH(i, values)
            if (!has("noun.*.acting", scopes[k], NULL, NULL))
                want("noun.*.acting.value", y->values[i].name, scopes[k], NULL);
        EACH(i, points)
            if (!has("noun.*.acting", scopes[k], NULL, NULL))
                want("noun.*.acting.point", y->points[i].name, scopes[k], NULL);
    }
}

static void want_effects(void)
{
    EACH(i, costs)
        want("*.cost", y->costs[i].name, NULL, NULL);
    EACH(i, targets) {
        want("noun.*.target", y->targets[i].name, NULL, NULL);
        if (y->targets[i].chosen)
            want("noun.*.target-again", y->targets[i].name, NULL, NULL);
    }
    EACH(i, effects) {
        want("*.effect", y->effects[i].name, NULL, NULL);
        if (y == &duel_system)
            want("*.effect", y->effects[i].name, "me", NULL);
    }
}

TEST(what_cards_say)
{
    missing = 0;
    EACH_SYSTEM() {
        want_values();
        EACH(i, measures) {
            want("*.measure", y->measures[i].name, "when", NULL);
            want("*.measure", y->measures[i].name, "each", NULL);
        }
        EACH(i, points)
            for (unsigned k = 0; k < GROG_SCOPES; k++)
                if (makes_sense(scopes[k], y->points[i].proc))
                    want("*.point", y->points[i].name, scopes[k], NULL);
        want_acting();
        want_effects();
    }
    assert_int_equal(missing, 0);
}

/* ---- the other languages ------------------------------------------------- */

static struct grog_words *open_file(const char *name, const struct grog_words *next)
{
    static char text[GROG_CATALOGUE_BYTES];
    char path[4096];
    struct grog_error why = { 0 };
    snprintf(path, sizeof path, "%s/%s", WORDS, name);
    FILE *f = fopen(path, "rb");
    assert_non_null(f);
    size_t n = fread(text, 1, sizeof text, f);
    fclose(f);
    struct grog_words *w = grog_words_open(name, text, n, next, &why);
    if (!w)
        fail_msg("%s", why.text);
    return w;
}

static bool is_card_noun(const char *key) { return !strncmp(key, "noun.duel.card.", 15); }

/* Forms and genders of a noun are each language's own affair, the noun itself is not. */
static bool is_form(const char *key)
{
    const char *dot = strrchr(key, '.');
    char noun[GROG_KEY_MAX];
    snprintf(noun, sizeof noun, "%.*s", (int)(dot ? dot - key : 0), key);
    return !strncmp(key, "noun.", 5) && grog_words_has(english, noun);
}

TEST(german_has_no_key_that_english_lacks)
{
    struct grog_words *german = open_file("de.words", NULL);
    const char *key, *text;
    unsigned n = 0;
    for (; (key = grog_words_key(german, n, &text)) != NULL; n++)
        if (!grog_words_has(english, key) && !is_card_noun(key) && !is_form(key))
            fail_msg("de.words has %s, which English lacks", key);
    assert_true(n > 80);
    grog_words_close(german);
}

TEST(the_built_in_english_is_the_file)
{
    struct grog_words *file = open_file("en.words", NULL);
    const char *key, *text, *other;
    uint32_t n = 0;
    for (; (key = grog_words_key(file, n, &text)) != NULL; n++) {
        assert_string_equal(key, grog_words_key(english, n, &other));
        assert_string_equal(text, other);
    }
    assert_null(grog_words_key(english, n, &other));
    grog_words_close(file);
}

/* German: cases, genders, and English where there is nothing. */
TEST(german_speaks)
{
    struct talk t;
    begin_talk(&t, &duel_cards, "", 0);
    struct grog_words *german = open_file("de.words", t.words);
    struct play p;
    begin(&p, "", 3);
    t.s.words = german;
    no_guards(&p);
    lay_out(&p, ZONE_HAND, 0, "High Cut, Banner");
    grog_say_option(&t.s, &p.game, option_of(&p, 0, "strike High Cut, seat 1"), GROG_SHORT, say(&t));
    SAYS(&t, "Sitz 1 mit dem Hohen Hieb schlagen");
    grog_say_option(&t.s, &p.game, option_of(&p, 0, "raise Banner"), GROG_SHORT, say(&t));
    SAYS(&t, "das Banner aufstellen");
    struct grog_event wound = { .kind = EVENT_WOUND, .seen = 255, .object = { 0 }, .amount = 1 };
    grog_say_event(&t.s, &p.game, &wound, say(&t));
    SAYS(&t, "Du verlierst ein Leben.");
    wound.object[0] = 1;
    wound.amount = 2;
    grog_say_event(&t.s, &p.game, &wound, say(&t));
    SAYS(&t, "Sitz 1 verliert 2 Leben.");
    grog_say_rule(&t.s, "D-6.3", say(&t));
    SAYS(&t, "D-6.3: who must discard chooses which cards.");
    end_play(&p);
    grog_words_close(german);
    end_talk(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(playing), IT(choices_that_are_gathered), IT(the_table), IT(kinds_of_card), IT(what_cards_say),
        IT(german_has_no_key_that_english_lacks), IT(the_built_in_english_is_the_file), IT(german_speaks),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
