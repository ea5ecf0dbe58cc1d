/* SPDX-License-Identifier: MIT */
/* french.c -- French has all of the interface's words, no key that English lacks, and of every message the same
 * arguments. */
#include "wordy.h"
#include "words/catalogue.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static struct grog_words *english, *french;

static int setup(void **state)
{
    (void)state;
    english = grog_words_english();
    for (const struct grog_language *l = grog_languages; l->name; l++)
        if (!strcmp(l->name, "fr"))
            french = grog_words_open("fr", l->text, strlen(l->text), NULL, NULL);
    return !english || !french;
}

static int teardown(void **state)
{
    (void)state;
    grog_words_close(french);
    grog_words_close(english);
    return 0;
}

static const char *text_of(const struct grog_words *w, const char *key)
{
    return grog_find(w, key).text;
}

/* Does the message say or ask about this argument? */
static bool has(const char *text, const char *name, size_t n)
{
    for (const char *at = text; (at = strchr(at, '{')) != NULL; ) {
        at += 1 + (at[1] == '+');
        if (!strncmp(at, name, n) && !isalnum((unsigned char)at[n]))
            return true;
    }
    return false;
}

/* Every argument of one is one of the other. */
static void want_arguments(const char *key, const char *of, const char *in, const char *language)
{
    for (const char *at = of; (at = strchr(at, '{')) != NULL; ) {
        at += 1 + (at[1] == '+');
        size_t n = 0;
        while (isalnum((unsigned char)at[n]))
            n++;
        if (!has(in, at, n))
            fail_msg("%s of %s lacks {%.*s}", key, language, (int)n, at);
    }
}

TEST(the_same_arguments)
{
    const char *key, *text;
    unsigned n = 0;
    (void)state;
    for (; (key = grog_words_key(french, n, &text)) != NULL; n++) {
        const char *other = text_of(english, key);
        if (!strcmp(key, "language") || !strcmp(key, "plural"))
            continue;
        if (!other)
            fail_msg("fr.words has %s, which English lacks", key);
        want_arguments(key, text, other, "English");
        want_arguments(key, other, text, "French");
    }
    assert_true(n > 300);
}

TEST(all_of_the_interface)
{
    static const char *const families[] = { "play.", "start.", "table.", "mark.", "lesson.", "replay.", "debrief.",
                                            "roll.", "web." };
    const char *key, *text;
    unsigned missing = 0, all = 0;
    (void)state;
    for (unsigned n = 0; (key = grog_words_key(english, n, &text)) != NULL; n++)
        for (unsigned i = 0; i < sizeof families / sizeof *families; i++)
            if (!strncmp(key, families[i], strlen(families[i]))) {
                all++;
                missing += !text_of(french, key);
                if (!text_of(french, key))
                    print_message("fr.words lacks: %s = %s\n", key, text);
            }
    assert_true(missing * 10 <= all);                   /* a new message may wait for its translation */
}

/* None and one are counted alike. */
TEST(french_counts)
{
    struct grog_speaker s = { .words = french, .viewer = GROG_SPECTATOR };
    char room[128] = "";
    struct grog_text t = { .at = room, .room = sizeof room };
    (void)state;
    grog_say_plain(&s, "start.about.cards", (const struct grog_pair[]){ { "n", NULL, 1 }, { 0 } }, &t);
    grog_say_plain(&s, "start.about.cards", (const struct grog_pair[]){ { "n", NULL, 2 }, { 0 } }, &t);
    assert_string_equal(room, "une carte2 cartes");
}

int main(void)
{
    const struct CMUnitTest tests[] = { IT(the_same_arguments), IT(all_of_the_interface), IT(french_counts) };
    return cmocka_run_group_tests(tests, setup, teardown);
}
