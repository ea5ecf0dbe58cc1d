/* SPDX-License-Identifier: MIT */
/* complete.c -- has English a message for every row of the duel's table, and have the other
 * catalogues only what English has?  WORDS is the folder of catalogues. */
#include "wordy.h"
#include "words/catalogue.h"

#include <stdio.h>
#include <stdlib.h>

static struct grog_words *english;
static unsigned missing;

static void want(const char *a, const char *b, const char *c, const char *d)
{
    char slug[4][GROG_KEY_MAX], key[4 * GROG_KEY_MAX];
    const char *part[4] = { a, b, c, d };
    for (unsigned i = 0; i < 4; i++)
        grog_slug(part[i] ? part[i] : "", slug[i]);
    snprintf(key, sizeof key, "%s%s%s%s%s%s%s", slug[0], b ? "." : "", slug[1], c ? "." : "", slug[2], d ? "." : "",
             slug[3]);
    if (grog_words_has(english, key))
        return;
    print_message("en.words lacks: %s\n", key);
    missing++;
}

static int setup(void **state) { (void)state; missing = 0; english = grog_words_english(); return english == NULL; }
static int teardown(void **state) { (void)state; grog_words_close(english); return 0; }

#define EACH(i, rows) for (unsigned i = 1; i < duel_system.n_##rows; i++)

TEST(playing)
{
    EACH(i, verbs)     want("duel.verb", duel_system.verbs[i].name, NULL, NULL);
    EACH(i, events)    want("duel.event", duel_system.events[i].name, NULL, NULL);
    EACH(i, rules)     want("rule", duel_system.rules[i], NULL, NULL);
    EACH(i, questions) {
        const struct grog_question *q = &duel_system.questions[i];
        want("duel.ask", q->name, NULL, NULL);
        want("noun.duel.ask", q->name, NULL, NULL);
        if (q->window) {
            want("duel.ask", q->name, "pass", NULL);
            want("duel.ask", q->name, "nobody", NULL);
        }
    }
    EACH(i, verbs)
        if (duel_system.verbs[i].decides) {
            static const char *const part[] = { "made", "missed", "result", "unknown" };
            for (unsigned k = 0; k < 4; k++)
                want("duel.odds", duel_system.verbs[i].name, part[k], NULL);
        }
    EACH(i, events)
        if (duel_system.events[i].part == GROG_ROLLED) {
            want("duel.event", duel_system.events[i].name, "made", NULL);
            want("duel.event", duel_system.events[i].name, "missed", NULL);
        }
    for (unsigned i = 0; i < duel_system.n_setup; i++)
        want("duel.setup", duel_system.setup[i].name, NULL, NULL);
    for (unsigned i = 0; i < duel_system.n_result_words; i++)
        want("noun.duel.result", duel_system.result_words[i], NULL, NULL);
    assert_int_equal(missing, 0);
}

TEST(the_table)
{
    for (unsigned i = 0; i < duel_system.n_zones; i++)
        want("noun.duel.zone", duel_system.zones[i].name, NULL, NULL);
    for (unsigned i = 0; i < duel_system.n_fields; i++)
        want("noun.duel.state", duel_system.fields[i].name, NULL, NULL);
    for (unsigned i = 0; i < duel_system.n_arrays; i++) {
        want("noun.duel.array", duel_system.arrays[i].name, NULL, NULL);
        want("noun.duel.array", duel_system.arrays[i].name, "many", NULL);
    }
    EACH(i, procs)
        for (unsigned k = 0; k < GROG_PENDING && duel_system.procs[i].pending[k].name; k++)
            want("noun.duel.pending", duel_system.procs[i].name, duel_system.procs[i].pending[k].name, NULL);
    assert_int_equal(missing, 0);
}

/* Of its own kind or of all kinds. */
static void want_field(const struct grog_card_kind *k, const struct grog_card_field *f, const char *part)
{
    char of_all[4 * GROG_KEY_MAX], slug[GROG_KEY_MAX];
    grog_slug(f->name, slug);
    snprintf(of_all, sizeof of_all, "duel.field.%s%s%s", slug, part ? "." : "", part ? part : "");
    if (!grog_words_has(english, of_all))
        want("duel.field", k->name, f->name, part);
}

TEST(kinds_of_card)
{
    static const char *const range[] = { "only", "range", "from", "to", "any" };
    EACH(i, card_kinds) {
        const struct grog_card_kind *k = &duel_system.card_kinds[i];
        want("noun.duel.kind", k->name, NULL, NULL);
        for (unsigned j = 0; j < k->fields; j++) {
            const struct grog_card_field *f = &k->field[j];
            want_field(k, f, NULL);
            for (unsigned r = 0; f->type == GROG_IS_RANGE && r < 5; r++)
                want_field(k, f, range[r]);
            if (f->type == GROG_IS_TABLE)
                want_field(k, f, "row");
            for (unsigned w = 0; f->type == GROG_IS_CHOICE && f->word[w]; w++)
                want("noun.duel.choice", f->word[w], NULL, NULL);
        }
    }
    assert_int_equal(missing, 0);
}

/* A scope makes sense for all of a side's; for the card itself if the procedure has a card in hand. */
static bool makes_sense(const char *scope, uint8_t proc)
{
    if (!strcmp(scope, "actor") || !strcmp(scope, "target") || !strcmp(scope, "here"))
        return false;
    return strcmp(scope, "with") || duel_system.kinds[duel_system.procs[proc].kind[1]].class == GROG_CARD;
}

static const char *const scopes[] = { "all", "owner", "side", "foes", "actor", "with", "target", "here" };

TEST(what_cards_say)
{
    static const char *const operation[] = { "set", "add.more", "add.less", "times", "at-least", "at-most" };
    EACH(i, values) {
        want("noun.duel.value", duel_system.values[i].name, NULL, NULL);
        for (unsigned k = 0; k < 6; k++)
            want("duel.value", duel_system.values[i].name, operation[k], NULL);
        for (unsigned k = 0; k < GROG_SCOPES; k++)
            if (makes_sense(scopes[k], PROC_STRIKE))
                want("noun.duel.value", duel_system.values[i].name, scopes[k], NULL);
    }
    EACH(i, measures) {
        want("duel.measure", duel_system.measures[i].name, "when", NULL);
        want("duel.measure", duel_system.measures[i].name, "each", NULL);
    }
    EACH(i, points)
        for (unsigned k = 0; k < GROG_SCOPES; k++)
            if (makes_sense(scopes[k], duel_system.points[i].proc))
                want("duel.point", duel_system.points[i].name, scopes[k], NULL);
    EACH(i, costs)
        want("duel.cost", duel_system.costs[i].name, NULL, NULL);
    EACH(i, targets) {
        want("noun.duel.target", duel_system.targets[i].name, NULL, NULL);
        if (duel_system.targets[i].chosen)
            want("noun.duel.target-again", duel_system.targets[i].name, NULL, NULL);
    }
    for (unsigned k = 0; k < 4; k += 2) {
        EACH(i, values)
            want("noun.duel.acting.value", duel_system.values[i].name, scopes[k], NULL);
        EACH(i, points)
            want("noun.duel.acting.point", duel_system.points[i].name, scopes[k], NULL);
    }
    EACH(i, effects) {
        want("duel.effect", duel_system.effects[i].name, NULL, NULL);
        want("duel.effect", duel_system.effects[i].name, "me", NULL);
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
        IT(playing), IT(the_table), IT(kinds_of_card), IT(what_cards_say), IT(german_has_no_key_that_english_lacks),
        IT(the_built_in_english_is_the_file), IT(german_speaks),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
