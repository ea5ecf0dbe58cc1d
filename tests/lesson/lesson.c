/* SPDX-License-Identifier: MIT */
/* lesson.c -- reading lessons, and following one: on the duel. */
#include "support.h"
#include "lesson/lesson.h"

#include <string.h>

#define HEAD "grognard lesson 1\nname small\nsystem duel\ntitle T\nabout A\nend E\n"
#define STEP "step\nsay S\ntake *\nlater L\n"

static struct grog_lesson lesson;

static enum grog_status reads(const char *text, struct grog_error *why)
{
    memset(why, 0, sizeof *why);
    return grog_lesson_read(text, strlen(text), &lesson, why);
}

static void lines_of_one_text_are_one_text(void **state)
{
    struct grog_error why;
    (void)state;
    assert_int_equal(reads(HEAD "# a remark\nstep\nsay One\nsay two.\ntake a\ntake b*\nlater L\ndice 3 4\n"
                           "goal turn = 1\n", &why), GROG_OK);
    assert_string_equal(lesson.step[0].say, "One two.");
    assert_string_equal(lesson.step[0].done, "");
    assert_int_equal(lesson.step[0].takes, 2);
    assert_int_equal(lesson.step[0].n_dice, 2);
    assert_int_equal(lesson.step[0].dice[1], 4);
    assert_string_equal(lesson.step[0].goal[0], "turn = 1");
}

static void what_is_wrong_is_told_with_its_line(void **state)
{
    static const struct { const char *text; uint32_t line; const char *says; } wrong[] = {
        { "", 0, "begins with" },
        { "grognard lesson 2\n", 1, "begins with" },
        { HEAD, 6, "needs a step" },
        { "grognard lesson 1\nname Small\n", 2, "small letters" },
        { HEAD "say S\n", 7, "belongs to a step" },
        { HEAD "step one\n", 7, "behind 'step'" },
        { HEAD "shout S\n", 7, "begins with 'shout'" },
        { HEAD "title U\n", 7, "said twice" },
        { HEAD "step\nsay S\nlater L\nsay T\n", 10, "said twice" },
        { HEAD "step\nsay S\nlater L\n", 7, "teaches nothing" },
        { HEAD "step\nsay S\ntake *\n", 7, "'later'" },
        { HEAD STEP "dice 4 x\n", 11, "from 1 to 20" },
        { HEAD STEP "dice 0\n", 11, "from 1 to 20" },
        { HEAD STEP "take\n", 11, "no text" },
        { HEAD "before end turn\n", 7, "a seat and an option" },
        { HEAD "seat 9\n", 7, "a seat is" },
        { HEAD "plays off\n", 7, "followed by 'on'" },
        { HEAD "plays on\ngiven turn = 2\n" STEP, 12, "without 'given'" },
        { HEAD "plays on\nbefore 0 end turn\n" STEP, 12, "without 'before'" },
        { HEAD "plays on\n" STEP "dice 4\n", 8, "those of its game" },
    };
    (void)state;
    for (unsigned i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        struct grog_error why;
        assert_int_equal(reads(wrong[i].text, &why), GROG_BAD_TEXT);
        assert_int_equal(why.line, wrong[i].line);
        assert_non_null(strstr(why.text, wrong[i].says));
    }
}

static void nothing_grows_beyond_its_bound(void **state)
{
    static char text[2 * GROG_LESSON_BYTES];
    struct grog_error why;
    (void)state;
    strcpy(text, HEAD);
    for (unsigned i = 0; i <= GROG_LESSON_STEPS; i++)
        strcat(text, STEP);
    assert_int_equal(reads(text, &why), GROG_BAD_TEXT);
    assert_non_null(strstr(why.text, "steps"));
    strcpy(text, HEAD STEP);
    for (unsigned i = 0; i < 40; i++)
        strcat(text, "done a sentence of some length that is said again and again\n");
    assert_int_equal(reads(text, &why), GROG_BAD_TEXT);
    assert_non_null(strstr(why.text, "longer"));
    memset(text, '#', sizeof text - 1);
    assert_int_equal(reads(text, &why), GROG_BAD_TEXT);
}

static void a_star_stands_for_any_letters(void **state)
{
    (void)state;
    assert_true(grog_lesson_fits("*", ""));
    assert_true(grog_lesson_fits("move *", "move A/1, B4"));
    assert_true(grog_lesson_fits("*B4", "move A/1, B4"));
    assert_true(grog_lesson_fits("m*A*4", "move A/1, B4"));
    assert_false(grog_lesson_fits("move", "move A/1"));
    assert_false(grog_lesson_fits("*B5", "move A/1, B4"));
    assert_false(grog_lesson_fits("", "x"));
}

static void a_line_that_cannot_be_is_told_by_its_own_number(void **state)
{
    struct grog_error why;
    struct grog_position at;
    (void)state;
    assert_int_equal(reads(HEAD "given health[1] = 2\ngiven nothing = 3\n" STEP, &why), GROG_OK);
    assert_int_equal(grog_lesson_open(&lesson, duel_shelf, &at, &why), GROG_BAD_TEXT);
    assert_int_equal(why.line, 8);
    assert_int_equal(reads(HEAD "before 0 fly away\n" STEP, &why), GROG_OK);
    assert_int_equal(grog_lesson_open(&lesson, duel_shelf, &at, &why), GROG_BAD_TEXT);
    assert_int_equal(why.line, 7);
    assert_int_equal(reads(HEAD STEP "goal nothing = 3\n", &why), GROG_OK);
    assert_int_equal(grog_lesson_open(&lesson, duel_shelf, &at, &why), GROG_BAD_TEXT);
    assert_int_equal(why.line, 7);
}

/* Any option reaches the first step; the second one teaches nothing that is ever offered. */
static void a_step_is_reached_and_goes_back_with_the_game(void **state)
{
    struct grog_error why;
    struct grog_position at;
    struct grog_tuition t;
    static struct grog_options list;
    static union { struct grog_game game; unsigned char bytes[GROG_STATE_MAX]; } was;
    (void)state;
    assert_int_equal(reads(HEAD STEP "step\nsay S\ntake fly away\nlater L\n", &why), GROG_OK);
    assert_int_equal(grog_lesson_open(&lesson, duel_shelf, &at, &why), GROG_OK);
    lesson.seat = grog_first_seat(grog_asked(at.game));
    grog_tuition_begin(&t, &lesson, at.game);
    grog_list(at.match, at.game, lesson.seat, &list);
    assert_true(grog_tuition_binds(&t, at.match, at.game, &list));
    assert_true(grog_tuition_teaches(&t, at.match, at.game, list.at[0]));
    memcpy(&was, at.game, grog_state_bytes(at.match));
    assert_int_equal(grog_take(at.match, at.game, lesson.seat, list.at[0], NULL), GROG_OK);
    assert_true(grog_tuition_took(&t, at.match, &was.game, lesson.seat, list.at[0], 0, at.game));
    assert_int_equal(t.step, 1);
    grog_list(at.match, at.game, grog_first_seat(grog_asked(at.game)), &list);
    assert_false(grog_tuition_teaches(&t, at.match, at.game, list.at[0]));
    assert_false(grog_tuition_binds(&t, at.match, at.game, &list));         /* so everything may be done */
    grog_tuition_look(&t, &was.game);
    assert_int_equal(t.step, 0);
    grog_position_close(&at);
}

static void a_catalogue_replaces_what_a_lesson_says(void **state)
{
    static const char words[] = "language = xx\nplural = one-other\nlesson.small.1.say = Anders\n";
    char room[64] = "";
    struct grog_text out = { .at = room, .room = sizeof room };
    struct grog_error why;
    (void)state;
    assert_int_equal(reads(HEAD STEP, &why), GROG_OK);
    struct grog_words *w = grog_words_open("xx", words, strlen(words), NULL, &why);
    if (!w)
        print_message("%s\n", why.text);
    assert_non_null(w);
    grog_lesson_say(&lesson, w, 1, "say", &out);
    assert_string_equal(room, "Anders");
    out.n = 0;
    grog_lesson_say(&lesson, w, 1, "later", &out);
    assert_string_equal(room, "L");
    grog_words_close(w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_of_one_text_are_one_text),
        cmocka_unit_test(what_is_wrong_is_told_with_its_line),
        cmocka_unit_test(nothing_grows_beyond_its_bound),
        cmocka_unit_test(a_star_stands_for_any_letters),
        cmocka_unit_test(a_line_that_cannot_be_is_told_by_its_own_number),
        cmocka_unit_test(a_step_is_reached_and_goes_back_with_the_game),
        cmocka_unit_test(a_catalogue_replaces_what_a_lesson_says),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
