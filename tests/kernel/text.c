/* SPDX-License-Identifier: MIT */
/* text.c -- texts in a room that was given, and texts that grow. */
#include "support.h"
#include "base/plain.h"
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

/* ---- text from outside ------------------------------------------------------ */

TEST(a_failure_tells_only_plain_text)
{
    static const struct { const char *said, *told; } texts[] = {
        { "plain", "plain" }, { "d\xc3\xa9j\xc3\xa0", "d\xc3\xa9j\xc3\xa0" }, { "two\nlines", "two\nlines" },
        { "\x1b[31mred", "?[31mred" }, { "a\tb", "a b" }, { "\x7f\x01", "??" }, { "\xc2\x9b" "0m", "??0m" },
        { "\xe2\x80\xae" "abc", "???abc" }, { "cut \xe2\x82", "cut ??" }, { "\xff", "?" },
    };
    struct grog_error why;
    for (unsigned i = 0; i < GROG_COUNT(texts); i++) {
        grog_fail(&why, 0, "%s", texts[i].said);
        assert_string_equal(why.text, texts[i].told);
    }
}

/* Every code by itself: those that are not plain are the ones that are listed here, one by one. */
TEST(control_characters_and_bidi_marks_are_not_plain)
{
    unsigned n = 0;
    for (uint32_t c = 0; c < 0x110000; c++)
        n += !letter_is_plain(c);
    assert_int_equal(n, 32 + 33 + 1 + 2 + 5 + 4);
    static const uint32_t marks[] = { 0x61c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067,
        0x2068, 0x2069 };
    for (unsigned i = 0; i < GROG_COUNT(marks); i++)
        assert_false(letter_is_plain(marks[i]));
}

/* Written by hand here, read there: each code has one form, and every other form is none. */
TEST(each_letter_of_utf8_has_one_form)
{
    for (uint32_t c = 0; c < 0x110000; c++) {
        uint32_t code = 0;
        unsigned n = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
        char form[4] = { (char)(n == 1 ? c : (0xf00u >> n & 0xffu) | c >> 6 * (n - 1)) };
        for (unsigned i = 1; i < n; i++)
            form[i] = (char)(0x80 | (c >> 6 * (n - 1 - i) & 0x3f));
        size_t is = letter_at(form, n, &code);
        assert_int_equal(is, c >= 0xd800 && c < 0xe000 ? 0 : n);
        assert_true(!is || code == c);
        assert_true(n == 1 || letter_at(form, n - 1, &code) == 0);
    }
    static const char *const none[] = { "\xc0\x80", "\xc1\xbf", "\xe0\x9f\xbf", "\xf0\x8f\xbf\xbf", "\xf4\x90\x80\x80",
        "\xf8\x88\x80\x80\x80", "\x80", "\xff", "\xc3(" };
    for (unsigned i = 0; i < GROG_COUNT(none); i++)
        assert_false(text_is_plain(none[i], strlen(none[i])));
    assert_true(text_is_prose("a\nb", 3) && !text_is_plain("a\nb", 3) && text_is_plain("", 0));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_text_that_is_full_counts_on),
        IT(a_text_in_a_room_begins_empty),
        IT(a_text_grows_until_it_fits),
        IT(one_that_stays_empty_is_a_text_too),
        IT(a_failure_names_line_and_reason),
        IT(a_failure_tells_only_plain_text),
        IT(control_characters_and_bidi_marks_are_not_plain),
        IT(each_letter_of_utf8_has_one_form),
    };
    return cmocka_run_group_tests_name("text", tests, NULL, NULL);
}
