/* SPDX-License-Identifier: MIT */
/* start.c -- the screens before a game, driven by keys and read off a canvas.  PACKS is the folder of compiled packs;
 * the games and teams of whoever runs it are not touched. */
#define _POSIX_C_SOURCE 200809L
#include "tui/start.h"
#include "library/library.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static struct grog_words *words;
static struct library *library;
static struct start s;
static struct canvas canvas;
static char home[64];

static void put_game(const char *name, const char *text)
{
    char path[256];
    snprintf(path, sizeof path, "%s/grognard", home);
    mkdir(path, 0700);
    snprintf(path, sizeof path, "%s/grognard/%s", home, name);
    FILE *f = fopen(path, "w");
    assert_non_null(f);
    fputs(text, f);
    fclose(f);
}

static int begin(void **state)
{
    (void)state;
    snprintf(home, sizeof home, "/tmp/grognard-test-XXXXXX");
    if (!mkdtemp(home))
        return 1;
    setenv("XDG_STATE_HOME", home, 1);
    setenv("XDG_DATA_HOME", home, 1);
    setenv("XDG_CONFIG_HOME", home, 1);
    start_open(&s, library, words, 7, NULL, NULL);
    return 0;
}

static int end(void **state)
{
    char command[128];
    (void)state;
    start_close(&s);
    snprintf(command, sizeof command, "rm -r %s", home);
    return system(command);
}

static int open_all(void **state)
{
    (void)state;
    setenv("GROGNARD_PACKS", PACKS, 1);
    words = grog_words_english();
    struct grog_error why;
    library = library_open(&(struct library_setup){ 0 });
    return !words || !library || !library_stock(library, "warfighter", &why) || !library_stock(library, "heroes", &why);
}

static int close_all(void **state)
{
    (void)state;
    grog_words_close(words);
    library_close(library);
    return 0;
}

static enum start_what press(const char *letters)
{
    enum start_what what = START_STAYS;
    for (; *letters; letters++)
        what = start_key(&s, (unsigned char)*letters);
    return what;
}

/* The screen as text; with GROGNARD_SHOW it is printed. */
static bool shows(int w, int h, const char *text)
{
    start_draw(&s, &canvas, w, h);
    char *all = canvas_as_text(&canvas);
    bool found = strstr(all, text) != NULL;
    if (getenv("GROGNARD_SHOW"))
        printf("%s\n", all);
    if (!found)
        print_message("not shown: '%s'\n%s", text, all);
    free(all);
    return found;
}

#define TEST(name) static void name(void **state)
#define ENTER() start_key(&s, PRESS_ENTER)

TEST(home_offers_what_there_is)
{
    (void)state;
    assert_true(shows(80, 24, "Your first Mission"));
    assert_true(shows(80, 24, "Scenario and armies"));
    start_draw(&s, &canvas, 80, 24);
    char *all = canvas_as_text(&canvas);
    assert_null(strstr(all, "Continue"));               /* no game goes on */
    assert_null(strstr(all, "Lessons"));                /* nobody has brought any */
    free(all);
}

TEST(quick_mission_is_one_key)
{
    (void)state;
    put_game("game-1.replay", "grognard replay 1\nsystem warfighter 1\nsetup seats 1, mission Dawn Raid\nseed 1\n"
             "acts\n");
    start_again(&s);                                    /* who has played needs no guide */
    assert_int_equal(press("n"), START_PLAYS);
    assert_string_equal(s.wish.match.system, "warfighter");
    struct grog_error why;
    struct grog_match *m = wish_match(library, &s.wish.match, &why);
    assert_non_null(m);
    grog_match_free(m);
}

/* Practice and who plays are chosen where a game begins, and hold for all that begins from there. */
TEST(practice_and_the_bots_seat_are_chosen)
{
    struct grog_error why;
    (void)state;
    assert_true(shows(80, 24, "Practice"));
    assert_true(shows(80, 24, "you alone"));
    press("p");
    list_picks(&s.at[0].list, 'p');
    assert_true(shows(120, 40, "everything can be taken back"));
    press("mdawn raid");
    ENTER();
    assert_true(shows(80, 24, "yes"));
    list_go_to(&s.at[s.depth - 1].list, 4);             /* who plays */
    ENTER();
    assert_true(shows(80, 24, "you and the bot"));
    list_go_to(&s.at[s.depth - 1].list, 0);
    assert_int_equal(ENTER(), START_PLAYS);
    assert_string_equal(s.wish.match.setup, "practice 1");
    assert_string_equal(s.wish.seat, "0");
    assert_string_equal(s.wish.bots, "heuristic");
    assert_false(s.wish.watch);
    struct grog_match *m = wish_match(library, &s.wish.match, &why);
    assert_non_null(m);
    assert_true(grog_practice(m));
    assert_int_equal(grog_seats(m), 2);
    grog_match_free(m);
    start_again(&s);
    press("wp");                                        /* the bot alone, no practice */
    assert_true(shows(120, 40, "the bot; you look on"));
    put_game("game-1.replay", "grognard replay 1\nsystem warfighter 1\nsetup seats 1, mission Dawn Raid\nseed 1\n"
             "acts\n");
    start_again(&s);
    assert_int_equal(press("n"), START_PLAYS);
    assert_true(s.wish.watch);
    assert_null(s.wish.match.setup);
    assert_int_equal(s.wish.match.seats, 0);
}

TEST(a_battle_of_practice_or_of_bots)
{
    (void)state;
    press("slevel");
    ENTER();
    assert_true(shows(80, 24, "The bot on every side"));
    list_go_to(&s.at[s.depth - 1].list, 102);           /* practice */
    ENTER();
    start_key(&s, PRESS_EDIT);                          /* which has no army */
    assert_int_equal(s.depth, 3);
    list_go_to(&s.at[s.depth - 1].list, 101);
    assert_int_equal(ENTER(), START_PLAYS);
    assert_true(s.wish.watch);
    assert_string_equal(s.wish.seat, "");
    assert_string_equal(s.wish.match.setup, "practice 1");
    start_again(&s);
    press("slevel");
    ENTER();
    list_go_to(&s.at[s.depth - 1].list, 1);
    assert_int_equal(ENTER(), START_PLAYS);
    assert_false(s.wish.watch);
    assert_string_equal(s.wish.seat, "1");
    assert_string_equal(s.wish.bots, "");
}

/* A game goes on with the bots that it had, and one that was looked on at is looked on at. */
TEST(a_game_goes_on_with_its_bots)
{
    (void)state;
    put_game("game-1.replay", "# hands 0, curtain 0, bots heuristic heuristic\ngrognard replay 1\nsystem warfighter 1\n"
             "setup seats 2, mission Dawn Raid\nseed 1\nacts\n0 pass\n= 2 00\n");
    start_again(&s);
    assert_int_equal(press("c"), START_RESUMES);
    assert_true(s.wish.watch);
    assert_string_equal(s.wish.seat, "");
    assert_string_equal(s.wish.bots, "heuristic,heuristic");
}

/* Who has played nothing gets the Mission whose first Turn has a guide, whatever the lot. */
TEST(the_first_quick_mission_has_a_guide)
{
    (void)state;
    for (uint64_t seed = 1; seed < 20; seed++) {
        start_close(&s);
        start_open(&s, library, words, seed, NULL, NULL);
        assert_true(shows(120, 40, "Your first Mission"));
        assert_int_equal(press("n"), START_TEACHES);
        assert_string_equal(s.wish.lesson, "wf-first");
    }
}

TEST(a_mission_is_found_by_typing)
{
    (void)state;
    press("m");
    press("west wall");
    assert_true(shows(120, 40, "Crack the West Wall"));
    ENTER();
    assert_true(shows(80, 24, "Assault Section"));
    assert_int_equal(ENTER(), START_PLAYS);
    assert_string_equal(s.wish.match.mission, "Crack the West Wall");
    struct grog_error why;
    struct grog_match *m = wish_match(library, &s.wish.match, &why);
    assert_non_null(m);
    grog_match_free(m);
}

TEST(escape_takes_the_words_back_then_the_page)
{
    (void)state;
    press("mwest");
    start_key(&s, PRESS_ESCAPE);
    assert_int_equal(s.depth, 2);
    start_key(&s, PRESS_ESCAPE);
    assert_int_equal(s.depth, 1);
    assert_int_equal(start_key(&s, PRESS_ESCAPE), START_QUITS);
}

TEST(a_scenario_has_sides_and_armies)
{
    (void)state;
    press("slevel");
    ENTER();
    assert_true(shows(80, 24, "Player 2: German Army 400"));
    start_key(&s, PRESS_DOWN);
    start_key(&s, PRESS_EDIT);
    press("american army 400");
    ENTER();
    assert_true(shows(80, 24, "Player 2: American Army 400"));
    start_key(&s, PRESS_UP);
    start_key(&s, PRESS_EDIT);
    press("german army 400");
    ENTER();
    assert_int_equal(ENTER(), START_PLAYS);
    assert_string_equal(s.wish.match.army[0], "German Army 400");
    assert_string_equal(s.wish.seat, "0");
    struct grog_error why;
    struct grog_match *m = wish_match(library, &s.wish.match, &why);
    assert_non_null(m);
    grog_match_free(m);
}

/* Bought, refused with a sentence, filled, saved, played at once. */
TEST(a_team_is_built)
{
    (void)state;
    press("mdawn raid");
    ENTER();
    start_key(&s, PRESS_END);
    ENTER();                                            /* build a team */
    assert_true(shows(80, 24, "0 of 80, 80 left"));
    press("thompson");
    ENTER();
    assert_true(s.said_bad && *s.said);                 /* nobody is there to carry it */
    start_key(&s, PRESS_ESCAPE);
    press("boudreaux");
    ENTER();
    assert_false(s.said_bad);
    start_key(&s, PRESS_ESCAPE);
    press("thompson");
    ENTER();
    assert_false(s.said_bad);
    assert_true(shows(120, 40, "M1A1 Thompson"));
    start_key(&s, PRESS_FILL);
    assert_true(shows(120, 40, " left"));
    start_key(&s, PRESS_WRITE);
    press("Able's");                                    /* no such letter in a name */
    ENTER();
    assert_true(s.said_bad);
    start_key(&s, PRESS_RUBOUT);
    start_key(&s, PRESS_RUBOUT);
    ENTER();
    assert_true(shows(120, 40, "Saved as Able."));
    start_key(&s, PRESS_CODE);
    assert_true(shows(120, 40, "gt1:"));
    start_key(&s, PRESS_CODE);
    assert_int_equal(start_key(&s, PRESS_USE), START_PLAYS);
    struct grog_error why;
    struct grog_match *m = wish_match(library, &s.wish.match, &why);
    assert_non_null(m);
    grog_match_free(m);
    start_again(&s);
    press("mdawn raid");
    ENTER();
    assert_true(shows(120, 40, "Able"));
}

/* The line that has the text is clicked. */
static enum start_what click_on(const char *text)
{
    start_draw(&s, &canvas, 120, 40);
    for (int y = 0; y < 40; y++)
        for (int x = 0; x < 100; x++) {
            unsigned n = 0;
            while (text[n] && canvas.at[y][x + (int)n].glyph == (unsigned char)text[n])
                n++;
            if (!text[n] && start_click(&canvas, x, y))
                return start_key(&s, start_click(&canvas, x, y));
        }
    fail_msg("'%s' cannot be clicked", text);
    return START_STAYS;
}

TEST(a_mouse_does_it_too)
{
    (void)state;
    click_on("Mission and team");
    press("dawn raid");
    click_on("Dawn Raid");
    click_on("Build a team");
    click_on("Sergeant Birdwell");
    click_on("Sergeant Birdwell");                      /* a second click buys him */
    assert_true(shows(120, 40, "17 of 80, 63 left"));
    click_on("Specialist Trujillo");
    assert_true(shows(120, 40, "17 of 80, 63 left"));
}

TEST(an_army_is_built)
{
    (void)state;
    press("sclash of patrols");
    ENTER();
    start_key(&s, PRESS_EDIT);
    press("american army 250");
    start_key(&s, PRESS_EDIT);
    assert_true(shows(80, 24, "of 250"));
    start_key(&s, PRESS_TAB);
    start_key(&s, PRESS_DELETE);
    assert_true(shows(200, 60, "is out."));
    start_key(&s, PRESS_FILL);
    start_key(&s, PRESS_USE);
    assert_true(s.depth == 3 || s.said_bad);
}

TEST(games_that_are_kept)
{
    (void)state;
    put_game("game-2.replay", "grognard replay 1\nsystem warfighter 1\nsetup seats 1, mission Dawn Raid, "
             "team Rangers by Boat\nseed 1\nacts\n0 pass\n= 2 00\n0 pass\n");
    start_again(&s);
    assert_int_equal(list_under(&s.at[0].list)->key, 'c');      /* what was left is under the cursor */
    put_game("game-1.replay", "# hands 2, curtain 0, bots - -\ngrognard replay 1\nsystem heroes 1\n"
             "setup seats 2, scenario The Cider Press\nseed 1\nacts\n0 pass\n= 3 00\nend 2 00\n");
    put_game("game-3.replay", "");
    start_again(&s);
    assert_int_equal(s.n_kept, 2);
    assert_true(shows(80, 24, "Continue"));
    assert_true(shows(120, 40, "unfinished game: Turn 2, 2 choices"));
    assert_int_equal(press("c"), START_RESUMES);
    assert_non_null(strstr(s.wish.file, "game-2.replay"));
    start_again(&s);
    press("r");
    press("dawn");
    assert_true(shows(120, 40, "warfighter: not over, Turn 2"));
    start_key(&s, PRESS_ESCAPE);
    press("cider");
    assert_true(shows(80, 24, "won"));
    assert_true(shows(120, 40, "heroes: won, Round 1"));
    assert_int_equal(ENTER(), START_SHOWS);
}

/* A game that has just begun is in its first turn, and says it in its system's word. */
TEST(the_first_round_is_round_1)
{
    (void)state;
    put_game("game-1.replay", "grognard replay 1\nsystem heroes 1\nsetup seats 2, scenario The Cider Press\nseed 1\n"
             "acts\n0 pass\n");
    start_again(&s);
    assert_true(shows(120, 40, "unfinished game: Round 1, one choice"));
    list_picks(&s.at[0].list, 'r');
    assert_true(shows(120, 40, "One game is saved; one is not over."));
}

TEST(about_tells_the_program_s_version)
{
    (void)state;
    s.version = "7.8.9";
    press("a");
    assert_true(shows(120, 40, "Grognard 7.8.9"));
}

static void read_lesson(unsigned i, const struct grog_words *w, struct start_lesson *out)
{
    (void)w;
    snprintf(out->name, sizeof out->name, "lesson %u", i);
    out->done = i < 2;
}

TEST(home_tells_how_many_lessons_are_done)
{
    static const struct start_lessons three = { .n = 3, .read = read_lesson };
    (void)state;
    start_close(&s);
    start_open(&s, library, words, 7, &three, NULL);
    assert_true(shows(80, 24, "2 of 3 done"));
    list_picks(&s.at[0].list, 'l');
    assert_true(shows(120, 40, "docs/first-mission.md"));
}

TEST(every_page_at_every_size)
{
    static const int size[][2] = { { 80, 24 }, { 120, 40 }, { 200, 60 }, { 40, 10 }, { 20, 4 } };
    (void)state;
    for (unsigned i = 0; i < 5; i++) {
        canvas.ascii = i % 2;
        for (const char *k = "msra"; *k; k++) {
            start_key(&s, (unsigned char)*k);
            start_draw(&s, &canvas, size[i][0], size[i][1]);
            ENTER();
            start_draw(&s, &canvas, size[i][0], size[i][1]);
            start_again(&s);
        }
    }
    canvas.ascii = false;
}

int main(void)
{
#define WITH(test) cmocka_unit_test_setup_teardown(test, begin, end)
    const struct CMUnitTest tests[] = {
        WITH(home_offers_what_there_is), WITH(quick_mission_is_one_key), WITH(the_first_quick_mission_has_a_guide),
        WITH(practice_and_the_bots_seat_are_chosen), WITH(a_battle_of_practice_or_of_bots),
        WITH(a_game_goes_on_with_its_bots), WITH(a_mission_is_found_by_typing),
        WITH(escape_takes_the_words_back_then_the_page), WITH(a_scenario_has_sides_and_armies), WITH(a_team_is_built),
        WITH(a_mouse_does_it_too), WITH(an_army_is_built), WITH(games_that_are_kept), WITH(the_first_round_is_round_1),
        WITH(about_tells_the_program_s_version), WITH(home_tells_how_many_lessons_are_done),
        WITH(every_page_at_every_size),
    };
    return cmocka_run_group_tests(tests, open_all, close_all);
}
