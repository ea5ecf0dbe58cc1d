/* SPDX-License-Identifier: MIT */
/* catalogue.c -- messages and the catalogues that they come from. */
#include "support.h"
#include "words/catalogue.h"
#include "words/message.h"

#include <stdio.h>
#include <stdlib.h>

#define HEAD "language = xx\nplural = one-other\n"

static struct grog_words *open_text(const char *text, const struct grog_words *next)
{
    struct grog_error why = { 0 };
    struct grog_words *w = grog_words_open("test.words", text, strlen(text), next, &why);
    if (!w)
        fail_msg("%s", why.text);
    return w;
}

static void refused(const char *text, uint32_t line, const char *because)
{
    struct grog_error why = { 0 };
    struct grog_words *w = grog_words_open("test.words", text, strlen(text), NULL, &why);
    if (w)
        fail_msg("was opened: %s", text);
    assert_string_equal(why.text, because);
    assert_int_equal(why.line, line);
}

static const char *said(const struct grog_words *w, const struct grog_args *a, const char *key)
{
    static char room[256];
    struct grog_text t = { .at = room, .room = sizeof room };
    room[0] = 0;
    if (!grog_say(w, a, &t, key, NULL))
        return NULL;
    return room;
}

/* ---- reading ------------------------------------------------------------- */

TEST(lines_remarks_and_continuations)
{
    struct grog_words *w = open_text("# first\n" HEAD "\n  a.b =  one two \\\n     three  \r\nC = 4\nempty =\n", NULL);
    assert_string_equal(said(w, NULL, "a.b"), "one two three");
    assert_string_equal(said(w, NULL, "c"), "4");
    assert_string_equal(said(w, NULL, "empty"), "");
    assert_null(said(w, NULL, "a"));
    assert_string_equal(grog_words_language(w), "xx");
    grog_words_close(w);
}

TEST(what_is_wrong_is_told_with_its_line)
{
    refused(HEAD "a = 1\nb\n", 4, "test.words:4: this is not 'key = text'");
    refused(HEAD "a = 1\nb = 2\nA = 3\n", 5, "test.words:5: 'a' stands already in line 3");
    refused(HEAD "a = \\\n 1\na b = 2\n", 5, "test.words:5: 'a b' cannot be a key");
    refused(HEAD "a = {x\n", 3, "test.words:3: a '{' without its '}'");
    refused(HEAD "a = x}\n", 3, "test.words:3: a '}' without its '{'");
    refused(HEAD "a = {}\n", 3, "test.words:3: a '{' without a name behind it");
    refused(HEAD "a = {x y}\n", 3, "test.words:3: a name in braces ends in '}', '|' or ':'");
    refused(HEAD "a = {x:m|der|f}\n", 3, "test.words:3: genders and texts do not come in pairs");
    refused(HEAD "a = {a|{a|{a|{a|{a|{a|{a}}}}}}}\n", 3, "test.words:3: too many '{' inside each other");
    refused("language = xx\nplural = two\n", 2,
            "test.words:2: no plural is called 'two'; there are one-other, french, slavic, none");
    refused("a = 1\n", 1, "test.words:1: the lines 'language =' and 'plural =' are missing");
}

TEST(no_character_moves_the_cursor)
{
    refused(HEAD "a = \033[2J\n", 3, "test.words:3: a character that is not text");
    refused(HEAD "a = 1\nb = \xc2\x9b\n", 4, "test.words:4: a character that is not text");
    refused(HEAD "a = \xff\n", 3, "test.words:3: a character that is not text");
    refused(HEAD "a = \xe2\x82\n", 3, "test.words:3: a character that is not text");
    struct grog_words *w = open_text(HEAD "a = Troph\xc3\xa4" "e\n", NULL);
    assert_string_equal(said(w, NULL, "a"), "Troph\xc3\xa4" "e");
    grog_words_close(w);
}

TEST(it_is_bounded)
{
    size_t n = GROG_CATALOGUE_BYTES + 1;
    char *text = malloc(n);
    struct grog_error why;
    memset(text, '\n', n);
    assert_null(grog_words_open("big", text, n, NULL, &why));
    assert_string_equal(why.text, "big: larger than 1 MiB");
    memset(text, 'a', n);
    memcpy(text, HEAD "k = ", strlen(HEAD "k = "));
    assert_null(grog_words_open("long", text, 5000, NULL, &why));
    assert_string_equal(why.text, "long:3: the message is too long");
    free(text);
}

/* Whatever stands in a file, it is opened or refused, and what was opened can be said. */
TEST(any_bytes_are_opened_or_refused)
{
    static const char seed[] = HEAD "a = {n|one {x}|{n:1|q|*|{+n}}}\nb = {x:m|a|*|b} \\\n more\n# r\nc={x.many}\n";
    struct grog_dice dice;
    uint8_t bytes[GROG_SEED_BYTES];
    number_seed(7, bytes);
    grog_dice_seed(&dice, bytes);
    struct grog_args a = grog_no_args();
    grog_arg_number(&a, "n", 3);
    grog_arg_text(&a, "x", "text", "m");
    unsigned opened = 0;
    for (unsigned round = 0; round < 20000; round++) {
        char text[sizeof seed];
        struct grog_error why;
        memcpy(text, seed, sizeof seed);
        for (unsigned k = grog_dice_below(&dice, 4); k-- > 0;)
            text[grog_dice_below(&dice, sizeof seed - 1)] = "{}|:=\\\n#. ab\377\0n+"[grog_dice_below(&dice, 17)];
        size_t n = grog_dice_below(&dice, sizeof seed);
        struct grog_words *w = grog_words_open("any", text, n, NULL, &why);
        const char *key, *message;
        for (uint32_t i = 0; w && (key = grog_words_key(w, i, &message)) != NULL; i++)
            said(w, &a, key);
        opened += w != NULL;
        grog_words_close(w);
    }
    assert_true(opened > 100);
}

/* ---- saying -------------------------------------------------------------- */

TEST(arguments_numbers_genders_and_forms)
{
    struct grog_words *w = open_text(HEAD "noun.cut = Hieb\nnoun.cut.gender = m\nnoun.cut.many = Hiebe\n"
        "a = {c:m|der|f|die|*|das} {c}, {c.many}, {c.none}\nb = {n|one card|{n} cards}, {+n}\n"
        "c = {n:0|none|*|some}{missing:none|!|*|?}\n", NULL);
    struct grog_args a = grog_no_args();
    grog_arg_noun(&a, w, "c", "cut", "Cut", NULL);
    grog_arg_number(&a, "n", 1);
    assert_string_equal(said(w, &a, "a"), "der Hieb, Hiebe, Hieb");
    assert_string_equal(said(w, &a, "b"), "one card, +1");
    assert_string_equal(said(w, &a, "c"), "some!");
    struct grog_args b = grog_no_args();
    grog_arg_noun(&b, w, "c", "thrust", "Thrust", NULL);
    grog_arg_number(&b, "n", -3);
    assert_string_equal(said(w, &b, "a"), "das Thrust, Thrust, Thrust");
    assert_string_equal(said(w, &b, "b"), "-3 cards, -3");
    grog_words_close(w);
}

TEST(each_family_counts_in_its_own_way)
{
    static const struct { const char *family; int n; const char *form; } row[] = {
        { "one-other", 0, "b" }, { "one-other", 1, "a" }, { "one-other", 2, "b" }, { "french", 0, "a" },
        { "french", 1, "a" }, { "french", 2, "b" }, { "slavic", 1, "a" }, { "slavic", 21, "a" }, { "slavic", 3, "b" },
        { "slavic", 11, "c" }, { "slavic", 12, "c" }, { "slavic", 25, "c" }, { "none", 1, "a" }, { "none", 5, "a" },
    };
    for (unsigned i = 0; i < GROG_COUNT(row); i++) {
        char text[128];
        snprintf(text, sizeof text, "language = xx\nplural = %s\nk = {n|a|b|c}\n", row[i].family);
        struct grog_words *w = open_text(text, NULL);
        struct grog_args a = grog_no_args();
        grog_arg_number(&a, "n", row[i].n);
        if (strcmp(said(w, &a, "k"), row[i].form))
            fail_msg("%s: %d is said %s", row[i].family, row[i].n, said(w, &a, "k"));
        grog_words_close(w);
    }
}

/* A message that is taken from the next catalogue counts as that language does. */
TEST(what_one_lacks_the_next_has)
{
    struct grog_words *next = open_text(HEAD "a = first\nb = {n|one|many}\n", NULL);
    struct grog_words *w = open_text("language = yy\nplural = none\na = second\n", next);
    struct grog_args a = grog_no_args();
    grog_arg_number(&a, "n", 2);
    assert_string_equal(said(w, &a, "a"), "second");
    assert_string_equal(said(w, &a, "b"), "many");
    assert_null(said(w, &a, "c"));
    grog_words_close(w);
    grog_words_close(next);
}

TEST(a_text_that_is_too_small_tells_how_much_it_wanted)
{
    struct grog_words *w = open_text(HEAD "a = {x} and {x}\n", NULL);
    struct grog_args a = grog_no_args();
    char room[6];
    struct grog_text t = { .at = room, .room = sizeof room };
    grog_arg_text(&a, "x", "something", NULL);
    grog_say(w, &a, &t, "a", NULL);
    assert_int_equal(t.n, strlen("something and something"));
    assert_string_equal(room, "somet");
    grog_words_close(w);
}

TEST(names_become_keys)
{
    char slug[GROG_KEY_MAX];
    grog_slug("Turns up a guard:", slug);
    assert_string_equal(slug, "turns-up-a-guard");
    grog_slug("D-4.1", slug);
    assert_string_equal(slug, "d-4.1");
    grog_slug("  M1918A2 (BAR)  ", slug);
    assert_string_equal(slug, "m1918a2-bar");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(lines_remarks_and_continuations), IT(what_is_wrong_is_told_with_its_line), IT(no_character_moves_the_cursor),
        IT(it_is_bounded), IT(any_bytes_are_opened_or_refused), IT(arguments_numbers_genders_and_forms),
        IT(each_family_counts_in_its_own_way), IT(what_one_lacks_the_next_has),
        IT(a_text_that_is_too_small_tells_how_much_it_wanted), IT(names_become_keys),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
