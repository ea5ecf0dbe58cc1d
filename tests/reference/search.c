/* SPDX-License-Identifier: MIT */
/* search.c -- rules found by plain words: endings, phrases, ranks, systems and Settings, and any bytes at all. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <cmocka.h>

#include "reference/reference.h"

#include <stdlib.h>
#include <string.h>

static const struct reference_where everywhere = { NULL, REFERENCE_ALL_SETTINGS };

static const char *stem(const char *word)
{
    static char room[REFERENCE_WORD];
    memset(room, 0, sizeof room);
    memcpy(room, word, strlen(word));
    reference_stem(room);
    return room;
}

static void words_that_belong_together_have_one_stem(void **state)
{
    static const char *const together[][4] = {
        { "grenade", "grenades", "grenade's" }, { "attack", "attacks", "attacking", "attacked" },
        { "move", "moves", "moving", "moved" }, { "carry", "carries", "carried", "carrying" },
        { "stop", "stops", "stopping", "stopped" }, { "pass", "passes", "passing", "passed" },
        { "miss", "misses" }, { "box", "boxes" },
    };
    (void)state;
    for (size_t i = 0; i < sizeof together / sizeof *together; i++) {
        char first[REFERENCE_WORD];
        strcpy(first, stem(together[i][0]));
        for (unsigned k = 1; k < 4 && together[i][k]; k++)
            assert_string_equal(stem(together[i][k]), first);
    }
    assert_string_equal(stem("ranges"), "rang");
    assert_string_equal(stem("rangers"), "ranger");
    assert_string_equal(stem("as"), "as");
}

/* Where an id stands among those found, from 1; 0: nowhere. */
static unsigned rank(const char *words, struct reference_where where, const char *id)
{
    struct reference_found f;
    unsigned at = 0;
    assert_true(reference_search(words, where, &f));
    for (unsigned i = 0; i < f.n && !at; i++)
        at = strcmp(reference_row(f.hit[i].row)->id, id) ? 0 : i + 1;
    free(f.hit);
    return at;
}

static void what_is_typed_otherwise_finds_the_same(void **state)
{
    (void)state;
    assert_int_equal(rank("line of sight", everywhere, "HN-LOS-01"), 1);
    assert_int_equal(rank("Lines of Sight?", everywhere, "HN-LOS-01"), 1);
    assert_int_equal(rank("los", everywhere, "HN-LOS-01"), 1);
    assert_int_equal(rank("where is the line of sight", everywhere, "HN-LOS-01"), 1);
}

static void systems_and_settings_are_told_apart(void **state)
{
    struct reference_found f;
    (void)state;
    assert_true(reference_search("range", (struct reference_where){ "heroes", REFERENCE_ALL_SETTINGS }, &f));
    assert_true(f.n > 0);
    for (unsigned i = 0; i < f.n; i++)
        assert_string_equal(reference_chapter_of(reference_row(f.hit[i].row))->system, "heroes");
    free(f.hit);
    assert_true(rank("night activity", everywhere, "WF-SHW-178") > 0);
    assert_int_equal(rank("night activity", (struct reference_where){ NULL, 1 }, "WF-SHW-178"), 0);
}

static void all_words_come_before_some(void **state)
{
    struct reference_found f;
    (void)state;
    assert_true(reference_search("grenade umbrella", everywhere, &f));
    assert_true(f.n > 0 && !f.hit[0].all);
    assert_string_equal(f.unknown, "umbrella");
    free(f.hit);
    assert_true(reference_search("machine gunner targets within spaces", everywhere, &f));
    for (unsigned i = 1; i < f.n; i++)
        assert_true(f.hit[i - 1].all || !f.hit[i].all);
    free(f.hit);
}

static void any_bytes_can_be_asked(void **state)
{
    char text[4096];
    uint32_t seed = 1;
    (void)state;
    for (unsigned round = 0; round < 60; round++) {
        for (size_t i = 0; i + 1 < sizeof text; i++) {
            seed = seed * 1664525u + 1013904223u;
            text[i] = (char)(seed >> 24 ? seed >> 24 : 1);
        }
        text[seed % (sizeof text - 1)] = '\0';
        struct reference_found f;
        assert_true(reference_search(text, everywhere, &f));
        free(f.hit);
    }
    assert_int_equal(rank("", everywhere, "HN-LOS-01"), 0);
    assert_int_equal(rank("the of and", everywhere, "HN-LOS-01"), 0);
}

static void ids_are_told_from_words(void **state)
{
    (void)state;
    static const char *const ids[] = { "wf-atk-18", "WF-ATK", "HN", "D-3", "WF-ATK-999" };
    static const char *const words[] = { "anti-tank", "wound", "w", "", "two words" };
    for (unsigned i = 0; i < 5; i++) {
        assert_true(reference_is_id(ids[i]));
        assert_false(reference_is_id(words[i]));
    }
    assert_string_equal(reference_find("hn-los-01")->id, "HN-LOS-01");
    assert_null(reference_find("HN-LOS-99"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(words_that_belong_together_have_one_stem),
        cmocka_unit_test(what_is_typed_otherwise_finds_the_same),
        cmocka_unit_test(systems_and_settings_are_told_apart),
        cmocka_unit_test(all_words_come_before_some),
        cmocka_unit_test(any_bytes_can_be_asked),
        cmocka_unit_test(ids_are_told_from_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
