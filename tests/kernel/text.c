/* SPDX-License-Identifier: MIT */
/* text.c -- texts in a room that was given, and texts that grow. */
#include "support.h"
#include "base/text.h"

#include <stdlib.h>

TEST(a_text_that_is_full_counts_on)
{
    GROG_ROOM(t, 8);
    grog_print(&t, "%s", "");
    assert_int_equal(t.n, 0);
    grog_print(&t, "seat %u", 1u);
    assert_string_equal(t_room, "seat 1");
    grog_print(&t, ", seat %u", 2u);
    assert_string_equal(t_room, "seat 1,");
    assert_int_equal(t.n, strlen("seat 1, seat 2"));
}

TEST(a_text_in_a_room_begins_empty)
{
    char room[4] = "old";
    struct grog_text t = grog_text_in(room, sizeof room);
    assert_string_equal(room, "");
    grog_print_hex(&t, (const uint8_t[]){ 0xa, 0xff }, 2);
    assert_string_equal(room, "0af");
    assert_int_equal(t.n, 4);
}

TEST(a_text_grows_until_it_fits)
{
    struct grog_text t = { 0 };
    unsigned times = 0;
    do {
        grog_print(&t, "%s", "as long as it gets");
        times++;
    } while (grog_text_grows(&t));
    assert_int_equal(times, 2);
    assert_string_equal(t.at, "as long as it gets");
    free(t.at);
}

TEST(one_that_stays_empty_is_a_text_too)
{
    struct grog_text t = { 0 };
    do
        grog_print(&t, "%s", "");
    while (grog_text_grows(&t));
    assert_string_equal(t.at, "");
    free(t.at);
}

TEST(a_failure_names_line_and_reason)
{
    struct grog_error why;
    assert_int_equal(grog_fail(&why, 3, "no %s", "seat"), GROG_BAD_TEXT);
    assert_int_equal(why.line, 3);
    assert_string_equal(why.text, "no seat");
    assert_int_equal(grog_fail(NULL, 0, "nobody asks"), GROG_BAD_TEXT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_text_that_is_full_counts_on),
        IT(a_text_in_a_room_begins_empty),
        IT(a_text_grows_until_it_fits),
        IT(one_that_stays_empty_is_a_text_too),
        IT(a_failure_names_line_and_reason),
    };
    return cmocka_run_group_tests_name("text", tests, NULL, NULL);
}
