/* SPDX-License-Identifier: MIT */
/* replay.c -- what is written can be opened, and each kind of damage is told with its line. */
#include "support.h"

#include <stdio.h>
#include <stdlib.h>

enum { ROOM = 1 << 18 };
static char text[ROOM], damaged[ROOM + 16384];

/* A random game of this setup, with some table acts, written into `text`. */
static struct grog_journal *play_one(struct grog_match *m, uint64_t number, unsigned acts_of_ten)
{
    static struct grog_options list;
    struct grog_dice dice = { .key = { (uint32_t)number + 1 } };
    uint8_t seed[GROG_SEED_BYTES];
    number_seed(number, seed);
    struct grog_journal *j = grog_journal_new(m, seed);
    const struct grog_game *g = grog_journal_game(j);
    for (unsigned k = 0; k < 600 && !g->over; k++) {
        unsigned seat = grog_dice_below(&dice, m->seats);
        bool act = grog_dice_below(&dice, 10) < acts_of_ten;
        (act ? grog_list_acts : grog_list)(m, g, seat, &list);
        if (!list.n)
            continue;
        struct grog_option o = list.at[grog_dice_below(&dice, list.n)];
        if (o.verb != GROG_RESIGN)
            grog_play(j, seat, o, NULL);
    }
    struct grog_text out = { .at = text, .room = sizeof text };
    grog_replay_write(j, NULL, &out);
    assert_true(out.n < sizeof text);
    return j;
}

static enum grog_status open_text(const char *t, size_t n, struct grog_replay *r, struct grog_error *why)
{
    memset(why, 0, sizeof *why);
    return grog_replay_open(duel_shelf, t, n, UINT32_MAX, r, why);
}

TEST(what_is_written_opens_to_the_same_game)
{
    static const char *const setups[] = { "seats 2", "seats 4", "seats 4, practice 1, weather Mud", "seats 2, open 0" };
    for (uint64_t k = 0; k < 24; k++) {
        struct grog_match *m = match_of(&duel_system, &duel_cards, setups[k % 4]);
        struct grog_journal *j = play_one(m, k, (unsigned)(k % 3));
        struct grog_replay r;
        struct grog_error why;
        uint32_t n;
        grog_journal_log(j, &n);
        enum grog_status status = open_text(text, strlen(text), &r, &why);
        if (status != GROG_OK)
            fail_msg("line %u: %s", why.line, why.text);
        assert_memory_equal(grog_journal_game(r.journal), grog_journal_game(j), grog_state_bytes(m));
        assert_int_equal(r.acts, n);
        assert_int_equal(r.finished, grog_over(grog_journal_game(j)));
        assert_false(r.has_fair);
        if (r.finished)
            assert_true(r.checked > 0);
        struct grog_text again = { .at = damaged, .room = sizeof damaged };
        grog_replay_write(r.journal, NULL, &again);
        assert_string_equal(text, damaged);
        grog_replay_close(&r);
        grog_journal_free(j);
        grog_match_free(m);
    }
}

TEST(a_replay_can_be_opened_at_any_act)
{
    struct grog_match *m = match_of(&duel_system, &duel_cards, "seats 2");
    struct grog_journal *j = play_one(m, 1, 1), *again;
    uint32_t n;
    const struct grog_act *log = grog_journal_log(j, &n);
    uint8_t seed[GROG_SEED_BYTES];
    number_seed(1, seed);
    again = grog_journal_new(m, seed);
    for (uint32_t acts = 0; acts <= n; acts++) {
        struct grog_replay r;
        struct grog_error why;
        assert_int_equal(grog_replay_open(duel_shelf, text, strlen(text), acts, &r, &why), GROG_OK);
        assert_int_equal(r.acts, acts);
        assert_memory_equal(grog_journal_game(r.journal), grog_journal_game(again), grog_state_bytes(m));
        grog_replay_close(&r);
        if (acts < n)
            grog_play(again, log[acts].seat, log[acts].option, NULL);
    }
    grog_journal_free(again);
    grog_journal_free(j);
    grog_match_free(m);
}

/* ---- damage -------------------------------------------------------------- */

static struct grog_error why;

/* `text` with the first `from` made `to`; opened, it must give this. */
static void assert_damage(const char *from, const char *to, enum grog_status wanted, const char *told)
{
    struct grog_replay r;
    char *at = strstr(text, from);
    if (!at)
        fail_msg("the replay has no '%s'", from);
    size_t before = (size_t)(at - text);
    uint32_t line = 1;
    for (size_t i = 0; i < before; i++)
        line += text[i] == '\n';
    if (*from == '\n')
        line++;                                     /* what follows the line end is what we mean */
    snprintf(damaged, sizeof damaged, "%.*s%s%s", (int)before, text, to, at + strlen(from));
    enum grog_status status = open_text(damaged, strlen(damaged), &r, &why);
    if (status != wanted || !strstr(why.text, told) || why.line != line)
        fail_msg("'%s' -> '%s': status %d, line %u (not %u): %s", from, to, status, why.line, line, why.text);
    grog_replay_close(&r);
}

static void with_a_finished_replay(void body(void))
{
    struct grog_match *m = match_of(&duel_system, &duel_cards, "seats 2");
    struct grog_journal *j = play_one(m, 7, 0);
    assert_true(grog_over(grog_journal_game(j)));
    body();
    grog_journal_free(j);
    grog_match_free(m);
}

static void damage_header(void)
{
    assert_damage("grognard replay 1", "grognard replay 2", GROG_BAD_TEXT, "the first line");
    assert_damage("grognard replay 1", "grognard position 1", GROG_BAD_TEXT, "the first line");
    assert_damage("rules 0.", "rules 9.", GROG_BAD_TEXT, "made with rules 9.");
    assert_damage("system duel", "system chess", GROG_BAD_TEXT, "no system is called 'chess'");
    assert_damage("system duel 1", "system duel 999", GROG_BAD_TEXT, "made under the rules of duel 999");
    assert_damage("match ", "match x", GROG_BAD_TEXT, "64 hex digits");
    assert_damage("seed ", "seed x", GROG_BAD_TEXT, "a seed is");
    assert_damage("\nacts\n", "\nfacts\n", GROG_BAD_TEXT, "expected 'acts'");
}

TEST(damage_to_the_header_is_told_with_its_line)
{
    with_a_finished_replay(damage_header);
}

static void damage_setup(void)
{
    struct grog_replay r;
    snprintf(damaged, sizeof damaged, "grognard replay 1\nsystem duel\nsetup seats 9\nacts\n");
    assert_int_equal(open_text(damaged, strlen(damaged), &r, &why), GROG_BAD_TEXT);
    assert_non_null(strstr(why.text, "seats must be 2 to 4"));
    snprintf(damaged, sizeof damaged, "grognard replay 1\nsetup seats 2\nacts\n");
    assert_int_equal(open_text(damaged, strlen(damaged), &r, &why), GROG_BAD_TEXT);
    assert_non_null(strstr(why.text, "'system' must stand before"));
    assert_int_equal(why.line, 2);
    /* another setup than the one that the match's hash speaks of */
    char *setup = strstr(text, "health 4");
    snprintf(damaged, sizeof damaged, "%.*shealth 5%s", (int)(setup - text), text, setup + 8);
    assert_int_equal(open_text(damaged, strlen(damaged), &r, &why), GROG_BAD_TEXT);
    assert_non_null(strstr(why.text, "other cards or another setup"));
}

TEST(another_setup_than_the_one_played_is_refused)
{
    with_a_finished_replay(damage_setup);
}

static void damage_acts(void)
{
    assert_damage("\n0 ", "\n0 dance ", GROG_DIVERGED, "not offered");
    assert_damage("\n0 ", "\n5 ", GROG_BAD_TEXT, "expected a seat");
    assert_damage("\n0 ", "\n", GROG_BAD_TEXT, "expected a seat");
    assert_damage("\n= 1 ", "\n= 2 ", GROG_DIVERGED, "hash differs");
    assert_damage("\n= 1 ", "\n= 1 f", GROG_DIVERGED, "hash differs");
    assert_damage("\nend ", "\nend 3", GROG_DIVERGED, "end differs");
}

TEST(damage_to_the_acts_is_told_with_its_line)
{
    with_a_finished_replay(damage_acts);
}

static void damage_hash_digit(void)
{
    struct grog_replay r;
    char *hash = strstr(text, "\n= 1 ") + 5;
    *hash = *hash == '0' ? '1' : '0';
    assert_int_equal(open_text(text, strlen(text), &r, &why), GROG_DIVERGED);
    assert_non_null(r.journal);                     /* what was played until there can be looked at */
    grog_replay_close(&r);
}

TEST(one_wrong_digit_of_a_hash_is_noticed)
{
    with_a_finished_replay(damage_hash_digit);
}

/* One option changed for another that is offered: found at the next hash or refused at once. */
static void change_an_option(void)
{
    struct grog_replay r;
    char *lay = strstr(text, "lay High Guard"), *stand = strstr(text, "lay Low Guard");
    char *at = lay ? lay : stand;
    assert_non_null(at);
    memcpy(at, lay ? "lay Low  Guard" : "lay Low Gard ", 13);
    assert_int_equal(open_text(text, strlen(text), &r, &why), GROG_DIVERGED);
    grog_replay_close(&r);
}

TEST(an_option_that_was_changed_is_noticed)
{
    with_a_finished_replay(change_an_option);
}

static void add_after_the_end(void)
{
    struct grog_replay r;
    size_t n = strlen(text);
    uint32_t lines = 0;
    for (size_t i = 0; i < n; i++)
        lines += text[i] == '\n';
    memcpy(text + n, "0 wait\n", 8);
    assert_int_equal(open_text(text, strlen(text), &r, &why), GROG_BAD_TEXT);
    assert_non_null(strstr(why.text, "nothing may follow the end"));
    assert_int_equal(why.line, lines + 1);
    memcpy(text + n, "# bye\n", 7);
    assert_int_equal(open_text(text, strlen(text), &r, &why), GROG_OK);        /* a remark may */
    grog_replay_close(&r);
}

TEST(nothing_may_follow_the_end)
{
    with_a_finished_replay(add_after_the_end);
}

static void cut_short(void)
{
    struct grog_replay r;
    char *end = strstr(text, "\nend ");
    assert_int_equal(open_text(text, (size_t)(end - text) + 1, &r, &why), GROG_OK);
    assert_false(r.finished);                       /* a game that goes on: no error, but not finished */
    grog_replay_close(&r);
    assert_int_equal(open_text(text, 10, &r, &why), GROG_BAD_TEXT);
    assert_int_equal(open_text(text, 0, &r, &why), GROG_BAD_TEXT);
}

TEST(a_replay_that_was_cut_is_not_finished)
{
    with_a_finished_replay(cut_short);
}

static void put_in_a_nul(void)
{
    struct grog_replay r;
    size_t n = strlen(text);
    char *at = strstr(text, "\n= 1 ") + 2;
    *at = 0;
    assert_int_equal(open_text(text, n, &r, &why), GROG_BAD_TEXT);
    assert_non_null(strstr(why.text, "a control character"));
    *at = ' ';
    *(strstr(text, "rules ") + 5) = 0;
    assert_int_equal(open_text(text, n, &r, &why), GROG_BAD_TEXT);
}

TEST(a_nul_byte_is_refused)
{
    with_a_finished_replay(put_in_a_nul);
}

/* What a terminal obeys (C0, DEL, C1), what turns text around, what is no UTF-8: in the header, an act, a remark. */
static const char *const not_plain[] = {
    "\x1b]0;pwn\a", "\x7f", "\xc2\x9b", "\x9b", "\xe2\x80\xae", "\xe2\x81\xa6", "\xe2\x80\x8f", "\xd8\x9c", "\xc0\xaf",
    "a\tb", "a\rb", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe2\x80",
};

static void put_in_what_is_not_plain(void)
{
    static const char *const at[] = { "grognard replay", "\nrules ", "\nsetup ", "\nseed ", "\nacts\n0 ", "\n= 1 " };
    struct grog_replay r;
    for (unsigned i = 0; i < GROG_COUNT(at); i++)
        for (unsigned k = 0; k < GROG_COUNT(not_plain); k++) {
            size_t before = (size_t)(strstr(text, at[i]) - text) + strlen(at[i]);
            snprintf(damaged, sizeof damaged, "%.*s%s%s", (int)before, text, not_plain[k], text + before);
            assert_int_equal(open_text(damaged, strlen(damaged), &r, &why), GROG_BAD_TEXT);
            assert_non_null(strstr(why.text, "control character"));
            snprintf(damaged, sizeof damaged, "# by %s\n%s", not_plain[k], text);
            assert_int_equal(open_text(damaged, strlen(damaged), &r, &why), GROG_BAD_TEXT);
            assert_int_equal(why.line, 1);
        }
    snprintf(damaged, sizeof damaged, "# d\xc3\xa9j\xc3\xa0 vu \xe2\x82\xac \xf0\x9f\x8e\xb2\n%s", text);
    assert_int_equal(open_text(damaged, strlen(damaged), &r, &why), GROG_OK);
    grog_replay_close(&r);
}

TEST(control_characters_and_bidi_marks_are_refused)
{
    with_a_finished_replay(put_in_what_is_not_plain);
}

static void stretch_a_line(void)
{
    struct grog_replay r;
    char *at = strstr(text, "\nacts\n") + 6;
    size_t before = (size_t)(at - text);
    memcpy(damaged, text, before);
    memset(damaged + before, '0', 13000);
    strcpy(damaged + before + 13000, at);
    assert_int_equal(open_text(damaged, strlen(damaged), &r, &why), GROG_BAD_TEXT);
    assert_non_null(strstr(why.text, "too long"));
}

TEST(a_line_that_is_too_long_is_refused)
{
    with_a_finished_replay(stretch_a_line);
}

static void write_in_windows_manner(void)
{
    struct grog_replay r;
    size_t n = 0;
    for (const char *at = text; *at; at++) {
        if (*at == '\n')
            damaged[n++] = '\r';
        damaged[n++] = *at;
    }
    assert_int_equal(open_text(damaged, n, &r, &why), GROG_OK);
    assert_true(r.finished);
    grog_replay_close(&r);
}

TEST(line_ends_of_other_systems_and_remarks_are_read)
{
    with_a_finished_replay(write_in_windows_manner);
}

/* ---- games that begin with a position ------------------------------------ */

TEST(a_game_from_a_position_has_its_lines_in_place_of_a_seed)
{
    struct play p;
    struct grog_dice dice = { .key = { 3 } };
    struct grog_replay r;
    begin(&p, "seats 2", 5);
    for (unsigned i = 0; i < 9; i++)
        step(&p, &dice);
    struct grog_journal *j = grog_journal_from(p.m, &p.game);
    unsigned seat = grog_first_seat(grog_asked(&p.game));
    assert_int_equal(grog_play(j, seat, options_of(&p, seat)->at[0], NULL), GROG_OK);
    struct grog_text out = { .at = text, .room = sizeof text };
    grog_replay_write(j, NULL, &out);
    assert_non_null(strstr(text, "\nfrom\n"));
    assert_null(strstr(text, "\nseed "));
    assert_int_equal(open_text(text, strlen(text), &r, &why), GROG_OK);
    assert_memory_equal(grog_journal_game(r.journal), grog_journal_game(j), grog_state_bytes(p.m));
    grog_replay_close(&r);
    grog_journal_free(j);
    end_play(&p);
}

TEST(what_was_done_before_the_position_cannot_be_taken_back)
{
    struct play p;
    struct grog_option undo = { .verb = GROG_UNDO };
    begin(&p, "seats 2", 5);
    take(&p, 0, "stand open");
    assert_int_equal(p.game.table.since, 1);
    struct grog_journal *j = grog_journal_from(p.m, &p.game);
    assert_int_equal(grog_play(j, 0, undo, NULL), GROG_REFUSED);
    assert_int_equal(grog_play(j, 1, option_of(&p, 1, "stand open"), NULL), GROG_OK);
    assert_int_equal(grog_play(j, 1, undo, NULL), GROG_OK);
    grog_journal_free(j);
    end_play(&p);
}

TEST(other_packs_than_the_ones_played_with_are_refused)
{
    struct grog_replay r;
    static const char with[] = "grognard replay 1\nsystem duel 1\npacks brawlers "
        "00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff00ff\nseed 1\nacts\n";
    assert_int_equal(open_text(with, strlen(with), &r, &why), GROG_BAD_TEXT);
    assert_int_equal(why.line, 3);
    assert_non_null(strstr(why.text, "made with the pack 'brawlers' (00ff00ff), which is not here"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(what_is_written_opens_to_the_same_game),
        IT(a_replay_can_be_opened_at_any_act),
        IT(damage_to_the_header_is_told_with_its_line),
        IT(another_setup_than_the_one_played_is_refused),
        IT(damage_to_the_acts_is_told_with_its_line),
        IT(one_wrong_digit_of_a_hash_is_noticed),
        IT(an_option_that_was_changed_is_noticed),
        IT(nothing_may_follow_the_end),
        IT(a_replay_that_was_cut_is_not_finished),
        IT(a_nul_byte_is_refused),
        IT(control_characters_and_bidi_marks_are_refused),
        IT(a_line_that_is_too_long_is_refused),
        IT(line_ends_of_other_systems_and_remarks_are_read),
        IT(a_game_from_a_position_has_its_lines_in_place_of_a_seed),
        IT(what_was_done_before_the_position_cannot_be_taken_back),
        IT(other_packs_than_the_ones_played_with_are_refused),
    };
    return cmocka_run_group_tests_name("replay", tests, NULL, NULL);
}
