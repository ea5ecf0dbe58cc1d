/* SPDX-License-Identifier: MIT */
/* react.c -- settings for reactions: names, which of them counts, and the file. */
#include "session/react.h"
#include "support.h"
#include "wordy.h"

#include <stdio.h>

static struct talk t;

static int before(void **state)
{
    (void)state;
    begin_talk(&t, &duel_cards, "", 0);
    return 0;
}

static int after(void **state)
{
    (void)state;
    end_talk(&t);
    return 0;
}

static uint8_t point_called(const char *name)
{
    uint8_t p = 1;
    while (strcmp(t.s.m->system->points[p].name, name))
        p++;
    return p;
}

/* As a line of the file. */
static void read_in(struct reactions *r, const char *text) { react_read(r, &t.s, "test", text, strlen(text), NULL,
                                                                        NULL); }

static enum react_how how(const struct reactions *r, const char *name)
{
    bool own;
    return react_of(r, t.s.m, card(name), point_called("struck"), &own);
}

TEST(a_card_is_called_by_its_title_or_the_beginning_of_it)
{
    assert_int_equal(react_find(&t.s, "parry", false).row, card("Parry"));
    assert_int_equal(react_find(&t.s, "\"Parry\"", false).sort, REACT_CARD);
    assert_int_equal(react_find(&t.s, "parr", true).row, card("Parry"));
    assert_int_equal(react_find(&t.s, "parr", false).sort, REACT_UNKNOWN);      /* a file says it in full */
    assert_int_equal(react_find(&t.s, "high", true).sort, REACT_UNKNOWN);       /* Cut or Guard? */
}

TEST(a_moment_is_called_by_its_point_or_its_words)
{
    static const char *const names[] = { "struck", "when struck", "when a blow is struck", "When A Blow Is" };
    for (unsigned i = 0; i < GROG_COUNT(names); i++) {
        struct react_name n = react_find(&t.s, names[i], true);
        assert_int_equal(n.sort, REACT_MOMENT);
        assert_int_equal(n.row, point_called("struck"));
    }
    assert_int_equal(react_find(&t.s, "ALL", true).sort, REACT_ALL);
}

TEST(what_is_unknown_has_the_nearest_name)
{
    assert_string_equal(react_find(&t.s, "parri", true).near, "Parry");
    assert_string_equal(react_find(&t.s, "strukk", true).near, "struck");
    assert_string_equal(react_find(&t.s, "xyzzy and more", true).near, "");
}

TEST(a_card_counts_before_its_moment_and_that_before_all)
{
    struct reactions r = { .n = 0 };
    assert_int_equal(how(&r, "Parry"), REACT_ASK);
    read_in(&r, "never all\n");
    assert_int_equal(how(&r, "Parry"), REACT_NEVER);
    read_in(&r, "always struck\n");
    assert_int_equal(how(&r, "Parry"), REACT_ALWAYS);
    read_in(&r, "ask Parry\n");
    assert_int_equal(how(&r, "Parry"), REACT_ASK);
    assert_int_equal(how(&r, "High Cut"), REACT_ALWAYS);
    read_in(&r, "never all");                           /* said of all, it holds for all */
    assert_int_equal(how(&r, "Parry"), REACT_NEVER);
    assert_int_equal(r.n, 0);
}

/* What is of no pack at hand stays in the file. */
TEST(what_is_written_is_read_again)
{
    struct reactions r = { .n = 0 }, again = { .n = 0 };
    char text[2048] = "";
    struct grog_text out = { .at = text, .room = sizeof text };
    read_in(&r, "# mine\n\n  always all   # most of it\nnever Parry\r\nask struck\nnever other-pack:smoke screen\n");
    assert_int_equal(r.n, 3);
    react_write(&r, &t.s, &out);
    assert_int_equal(text[0], '#');
    assert_non_null(strstr(text, "\nalways all\nnever Parry    # Parry\nask struck    # when a blow is struck\n"
                                 "never other-pack:smoke screen\n"));
    read_in(&again, text);
    assert_int_equal(again.n, 3);
    assert_int_equal(again.all, REACT_ALWAYS);
    assert_int_equal(how(&again, "Parry"), REACT_NEVER);
}

TEST(lines_that_say_nothing_are_left_out)
{
    struct reactions r = { .n = 0 };
    read_in(&r, "perhaps Parry\nnever\n# never Parry\n");
    assert_int_equal(r.n, 0);
    assert_int_equal(how(&r, "Parry"), REACT_ASK);
}

TEST(there_is_room_for_so_many)
{
    struct reactions r = { .n = 0 };
    struct react_name of = { .sort = REACT_UNKNOWN };
    for (unsigned i = 0; i < REACT_SETTINGS; i++) {
        snprintf(of.name, sizeof of.name, "card %u", i);
        assert_true(react_set(&r, &of, REACT_NEVER));
    }
    assert_true(react_set(&r, &of, REACT_ASK));         /* one that is there */
    strcpy(of.name, "one more");
    assert_false(react_set(&r, &of, REACT_NEVER));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_card_is_called_by_its_title_or_the_beginning_of_it),
        IT(a_moment_is_called_by_its_point_or_its_words), IT(what_is_unknown_has_the_nearest_name),
        IT(a_card_counts_before_its_moment_and_that_before_all), IT(what_is_written_is_read_again),
        IT(lines_that_say_nothing_are_left_out), IT(there_is_room_for_so_many),
    };
    return cmocka_run_group_tests(tests, before, after);
}
