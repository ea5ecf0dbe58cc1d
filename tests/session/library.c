/* SPDX-License-Identifier: MIT */
/* library.c -- libraries and sessions through the public headers: what is refused is told, what is kept goes on. */
#define _POSIX_C_SOURCE 200809L
#include "grognard/session.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static struct grog_library *opened(void)
{
    struct grog_error why = { 0 };
    struct grog_library *l = grog_library_open(PACKS, &why);
    assert_non_null(l);
    return l;
}

static void what_is_not_there_is_told(void **state)
{
    struct grog_error why = { 0 };
    struct grog_library *l = opened();
    (void)state;
    assert_null(grog_library_open("/nowhere/at/all", &why));
    assert_non_null(strstr(why.text, "/nowhere/at/all"));
    assert_null(grog_library_match(l, "duell", NULL, &why));
    assert_non_null(strstr(why.text, "duel"));
    assert_null(grog_library_match(l, "duel", "seats 99", &why));
    assert_null(grog_library_words(l, "xx", &why));
    assert_null(grog_session_open(l, &(struct grog_wish){ .system = "duel", .bot = "nobody" }, &why));
    assert_non_null(strstr(why.text, "nobody"));
    assert_null(grog_session_open(l, &(struct grog_wish){ .resume = "/nowhere/at/all" }, &why));
    grog_library_close(l);
}

static void a_library_of_named_packs_has_no_others(void **state)
{
    struct grog_error why = { 0 };
    struct grog_library *l = opened();
    char room[512];
    struct grog_text setup = grog_text_in(room, sizeof room);
    (void)state;
    assert_false(grog_library_add(l, "no-such-pack", &why));
    assert_true(grog_library_add(l, "wwii-europe", &why));
    assert_true(grog_library_ready(l, "warfighter", 0, &setup));
    assert_null(grog_library_match(l, "heroes", NULL, &why));
    assert_false(grog_library_add(l, "heroes-normandy", &why));        /* too late */
    struct grog_match *m = grog_library_match(l, "warfighter", room, &why);
    assert_non_null(m);
    grog_match_free(m);
    grog_library_close(l);
}

static void a_broken_pack_is_left_out(void **state)
{
    char folder[] = "/tmp/grognard-XXXXXX", file[64];
    struct grog_error why = { 0 };
    (void)state;
    assert_non_null(mkdtemp(folder));
    snprintf(file, sizeof file, "%s/broken.pack", folder);
    FILE *f = fopen(file, "w");
    assert_non_null(f);
    fputs("no pack", f);
    fclose(f);
    struct grog_library *l = grog_library_open(folder, &why);
    assert_non_null(l);
    assert_string_equal(grog_library_left_out(l), "");
    assert_non_null(grog_library_box(l, "duel", &why));
    assert_non_null(strstr(grog_library_left_out(l), "broken.pack"));
    grog_library_close(l);
    unlink(file);
    rmdir(folder);
}

static void a_session_is_saved_and_goes_on(void **state)
{
    char file[] = "/tmp/grognard-XXXXXX";
    struct grog_error why = { 0 };
    struct grog_library *l = opened();
    struct grog_wish w = { .system = "duel", .seed = 4, .setup = "practice 1" };
    struct grog_session *s = grog_session_open(l, &w, &why), *again;
    struct grog_text text = { 0 };
    struct grog_replay r;
    (void)state;
    assert_non_null(s);
    for (int i = 0; i < 5 && grog_session_wait(s); i++)
        assert_int_equal(grog_session_take(s, 0), GROG_OK);
    uint32_t decisions = grog_decisions(grog_session_game(s));
    assert_int_equal(grog_session_take(s, 9999), GROG_REFUSED);
    assert_true(grog_session_undo(s));
    assert_true(grog_decisions(grog_session_game(s)) < decisions);
    assert_true(grog_session_redo(s));

    close(mkstemp(file));
    assert_true(grog_session_save(s, file, &why));
    again = grog_session_open(l, &(struct grog_wish){ .resume = file, .seed = 4 }, &why);
    assert_non_null(again);
    assert_int_equal(grog_session_lines(again, 0), grog_session_lines(s, 0));
    assert_memory_equal(grog_session_game(again), grog_session_game(s), grog_state_bytes(grog_session_match(s)));
    unlink(file);

    do grog_session_write(s, &text); while (grog_text_grows(&text));
    assert_int_equal(grog_library_replay(l, text.at, &r, &why), GROG_OK);
    grog_replay_close(&r);
    assert_int_equal(grog_library_replay(l, "no replay", &r, &why), GROG_BAD_TEXT);
    free(text.at);
    grog_session_close(again);
    grog_session_close(s);
    grog_library_close(l);
}

static void every_ready_setup_begins(void **state)
{
    struct grog_error why = { 0 };
    struct grog_library *l = opened();
    (void)state;
    for (unsigned k = 0; grog_library_system(l, k); k++) {
        const char *system = grog_library_system(l, k);
        char room[512];
        struct grog_text setup = grog_text_in(room, sizeof room);
        unsigned i = 0;
        for (; grog_library_ready(l, system, i, &setup); i++) {
            struct grog_match *m = grog_library_match(l, system, room, &why);
            if (!m)
                fail_msg("%s: %s: %s", system, room, why.text);
            grog_match_free(m);
            setup = grog_text_in(room, sizeof room);
        }
        assert_true(i > 0 || !strcmp(system, "campaign"));             /* its Sheets come in packs */
    }
    grog_library_close(l);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_not_there_is_told), cmocka_unit_test(a_library_of_named_packs_has_no_others),
        cmocka_unit_test(a_broken_pack_is_left_out), cmocka_unit_test(a_session_is_saved_and_goes_on),
        cmocka_unit_test(every_ready_setup_begins),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
