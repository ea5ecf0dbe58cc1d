/* SPDX-License-Identifier: MIT */
/* journal.c -- a game at a table, with undo, consent and the log. */
#include "support.h"

#include <stdlib.h>

struct table {
    struct grog_match *m;
    struct grog_journal *j;
};

typedef union { struct grog_game game; struct duel duel; unsigned char bytes[GROG_STATE_MAX]; } any_game;

static void sit_down(struct table *t, const char *setup, uint64_t number)
{
    uint8_t seed[GROG_SEED_BYTES];
    number_seed(number, seed);
    t->m = match_of(&duel_system, &duel_cards, setup);
    t->j = grog_journal_new(t->m, seed);
    assert_non_null(t->j);
}

static void get_up(struct table *t)
{
    grog_journal_free(t->j);
    grog_match_free(t->m);
}

static const struct duel *duel_at(const struct table *t) { return (const struct duel *)grog_journal_game(t->j); }

static enum grog_status try_play(struct table *t, unsigned seat, const char *act)
{
    struct grog_option o;
    if (grog_option_parse(t->m, grog_journal_game(t->j), seat, act, &o) != GROG_OK)
        return GROG_REFUSED;
    return grog_play(t->j, seat, o, &heard);
}

static void play(struct table *t, unsigned seat, const char *act)
{
    if (try_play(t, seat, act) != GROG_OK)
        fail_msg("seat %u may not '%s'", seat, act);
}

static bool may(struct table *t, unsigned seat, const char *act)
{
    struct grog_option o;
    return grog_option_parse(t->m, grog_journal_game(t->j), seat, act, &o) == GROG_OK;
}

/* The game now, but for what it says about redo. */
static any_game now(const struct table *t)
{
    any_game g;
    memset(&g, 0, sizeof g);
    memcpy(&g, grog_journal_game(t->j), grog_state_bytes(t->m));
    g.game.table.undone = 0;
    return g;
}

static bool same(const any_game *a, const any_game *b) { return memcmp(a, b, sizeof *a) == 0; }

/* To the first turn. */
static void all_open(struct table *t)
{
    while (may(t, grog_first_seat(duel_at(t)->game.asked), "stand open"))
        play(t, grog_first_seat(duel_at(t)->game.asked), "stand open");
}

/* ---- undo and redo ------------------------------------------------------- */

TEST(undo_gives_back_the_game_before_and_redo_the_one_after)
{
    struct table t;
    sit_down(&t, "seats 2", 1);
    any_game before = now(&t);
    assert_false(may(&t, 0, "!undo"));
    play(&t, 0, "lay High Guard");
    any_game after = now(&t);
    play(&t, 0, "!undo");
    any_game back = now(&t);
    assert_true(same(&back, &before));
    assert_false(may(&t, 0, "!undo"));
    play(&t, 0, "!redo");
    any_game again = now(&t);
    assert_true(same(&again, &after));
    assert_false(may(&t, 0, "!redo"));
    get_up(&t);
}

TEST(undo_takes_back_one_option_after_the_other)
{
    struct table t;
    any_game was[4];
    sit_down(&t, "seats 2", 1);
    play(&t, 1, "!hand over person 0");             /* one person at both seats */
    was[0] = now(&t);
    play(&t, 0, "lay High Guard");
    was[1] = now(&t);
    play(&t, 1, "lay Low Guard");
    was[2] = now(&t);
    play(&t, 0, "wait");
    was[3] = now(&t);
    for (unsigned i = 3; i-- > 0; ) {
        play(&t, 1, "!undo");
        any_game is = now(&t);
        assert_true(same(&is, &was[i]));
    }
    for (unsigned i = 1; i < 4; i++) {
        play(&t, 0, "!redo");
        any_game is = now(&t);
        assert_true(same(&is, &was[i]));
    }
    get_up(&t);
}

TEST(a_long_game_without_a_barrier_can_be_taken_back_whole)
{
    struct table t;
    sit_down(&t, "seats 4, rounds 99", 1);
    any_game start = now(&t);
    for (unsigned round = 0; round < 98; round++)
        for (unsigned i = 0; i < 8; i++) {
            unsigned seat = grog_first_seat(duel_at(&t)->game.asked);
            play(&t, seat, i < 4 ? "stand open" : "wait");
        }
    any_game end = now(&t);
    while (may(&t, 0, "!undo")) {
        play(&t, 0, "!undo");
        for (unsigned s = 1; s < 4; s++)
            try_play(&t, s, "!consent");
    }
    any_game back = now(&t);
    assert_true(same(&back, &start));
    while (may(&t, 0, "!redo"))
        play(&t, 0, "!redo");
    any_game again = now(&t);
    assert_true(same(&again, &end));
    get_up(&t);
}

TEST(a_new_option_forgets_what_could_be_redone)
{
    struct table t;
    sit_down(&t, "seats 2", 1);
    play(&t, 0, "lay High Guard");
    play(&t, 0, "!undo");
    play(&t, 0, "lay Low Guard");
    assert_false(may(&t, 0, "!redo"));
    assert_false(may(&t, 1, "!redo"));
    get_up(&t);
}

TEST(a_barrier_stops_undo)
{
    struct table t;
    sit_down(&t, "seats 2", 1);
    all_open(&t);
    assert_true(may(&t, 0, "!undo"));
    play(&t, 0, "draw");
    assert_false(may(&t, 0, "!undo"));
    assert_false(may(&t, 1, "!undo"));
    play(&t, 1, "wait");
    assert_false(may(&t, 0, "!undo"));              /* what lies before the draw stays */
    assert_true(may(&t, 1, "!undo"));
    any_game before = now(&t);
    assert_int_equal(grog_play(t.j, 0, (struct grog_option){ .verb = GROG_UNDO }, NULL), GROG_REFUSED);
    any_game after = now(&t);
    assert_true(same(&before, &after));
    get_up(&t);
}

TEST(undo_keeps_the_settings_made_since)
{
    struct table t;
    sit_down(&t, "seats 2", 1);
    play(&t, 0, "lay High Guard");
    play(&t, 1, "!react parry, never");
    play(&t, 0, "!undo");
    assert_int_equal(duel_at(&t)->game.table.reaction[1][0], GROG_NEVER);
    assert_int_equal(duel_at(&t)->guard[0].thing.live, 0);
    get_up(&t);
}

/* A setting can close the window at which an undone strike had stopped; then redo rolls. */
TEST(dice_rolled_by_a_redo_are_a_barrier_too)
{
    for (uint64_t seed = 0; seed < 200; seed++) {
        struct table t;
        sit_down(&t, "seats 2, health 9", seed);
        all_open(&t);
        if (!may(&t, 0, "strike High Cut, seat 1")) {
            get_up(&t);
            continue;
        }
        play(&t, 0, "strike High Cut, seat 1");
        play(&t, 1, "!react parry, never");
        play(&t, 0, "!undo");
        play(&t, 0, "!redo");                       /* no window: the dice fall */
        assert_false(may(&t, 0, "!undo"));
        any_game rolled = now(&t);
        play(&t, 1, "wait");
        play(&t, 1, "!undo");
        any_game back = now(&t);
        assert_true(same(&back, &rolled));
        get_up(&t);
    }
}

TEST(redo_stops_where_the_game_goes_another_way)
{
    unsigned tried = 0;
    for (uint64_t seed = 0; seed < 200; seed++) {
        struct table t;
        sit_down(&t, "seats 2, health 9", seed);
        all_open(&t);
        if (try_play(&t, 0, "strike High Cut, seat 1") == GROG_OK && try_play(&t, 1, "parry Parry") == GROG_OK) {
            tried++;
            play(&t, 1, "!react parry, never");
            play(&t, 0, "!undo");
            play(&t, 1, "!consent");
            unsigned cards = duel_at(&t)->hand[1][0];
            play(&t, 0, "!redo");                   /* the strike comes back, and no window for the parry */
            assert_int_equal(duel_at(&t)->hand[1][0], cards);
            assert_false(may(&t, 0, "!redo"));
            assert_null(grog_check(t.m, grog_journal_game(t.j)));
        }
        get_up(&t);
    }
    assert_true(tried > 5);
}

TEST(an_option_whose_window_is_gone_is_not_redone)
{
    unsigned tried = 0;
    for (uint64_t seed = 0; seed < 50; seed++) {
        struct table t;
        sit_down(&t, "seats 4, health 9", seed);
        all_open(&t);
        if (try_play(&t, 0, "strike High Cut, seat 1") == GROG_OK && duel_at(&t)->game.asked == 2) {
            uint32_t decisions = duel_at(&t)->game.decisions;
            tried++;
            play(&t, 1, "pass");
            play(&t, 1, "!react parry, never");
            play(&t, 0, "!undo");
            play(&t, 1, "!consent");
            play(&t, 0, "!redo");                   /* now only seat 3 is asked: no pass of seat 1 */
            assert_int_equal(duel_at(&t)->game.asked, 8);
            assert_int_equal(duel_at(&t)->game.decisions, decisions);
            assert_false(may(&t, 0, "!redo"));
        }
        get_up(&t);
    }
    assert_true(tried > 5);
}

/* One person at all seats: what he resigned falls on an earlier moment when he takes back more. */
TEST(a_resignation_that_rolled_dice_is_not_rolled_again)
{
    unsigned tried = 0;
    for (uint64_t seed = 0; seed < 300; seed++) {
        struct table t;
        sit_down(&t, "seats 4, practice 1, health 9", seed);
        for (unsigned s = 1; s < 4; s++)
            play(&t, s, "!hand over person 0");
        play(&t, 3, "!react parry, never");
        all_open(&t);
        if (try_play(&t, 0, "strike High Cut, seat 1") == GROG_OK && try_play(&t, 1, "parry Parry") == GROG_OK
            && duel_at(&t)->game.asked == 2) {
            play(&t, 1, "!resign");                 /* the window closes: the dice fall */
            play(&t, 0, "!undo");                   /* of the parry: there he resigns, and they fall again */
            if (may(&t, 2, "wait")) {
                any_game before = now(&t);
                play(&t, 2, "wait");
                play(&t, 2, "!undo");
                any_game back = now(&t);
                assert_memory_equal(&back.duel.deck, &before.duel.deck,
                                    sizeof before.duel - offsetof(struct duel, deck));
                assert_memory_equal(&back.game.dice, &before.game.dice, sizeof back.game.dice);
                tried++;
            }
        }
        get_up(&t);
    }
    assert_true(tried > 5);
}

/* ---- consent ------------------------------------------------------------- */

TEST(who_has_acted_since_must_say_yes)
{
    struct table t;
    sit_down(&t, "seats 4", 1);
    any_game start = now(&t);
    play(&t, 0, "lay High Guard");
    play(&t, 2, "lay Low Guard");
    play(&t, 1, "stand open");
    any_game before = now(&t);
    play(&t, 0, "!undo");
    any_game asking = now(&t);
    assert_memory_equal(&before.duel.hand, &asking.duel.hand, sizeof before.duel - offsetof(struct duel, hand));
    assert_int_equal(asking.game.table.undo_by, 1);
    assert_int_equal(asking.game.table.undo_wait, 1u << 1 | 1u << 2);
    assert_false(may(&t, 0, "!consent"));
    assert_false(may(&t, 3, "!consent"));           /* has done nothing: is not asked */
    assert_false(may(&t, 3, "!undo"));
    play(&t, 1, "!consent");
    assert_int_equal(duel_at(&t)->guard[0].thing.live, 1);
    play(&t, 2, "!consent");
    any_game back = now(&t);
    assert_true(same(&back, &start));
    play(&t, 3, "!redo");                           /* all three come back */
    any_game again = now(&t);
    assert_true(same(&again, &before));
    get_up(&t);
}

TEST(an_objection_ends_the_request)
{
    struct table t;
    sit_down(&t, "seats 2", 1);
    play(&t, 0, "lay High Guard");
    play(&t, 1, "lay High Guard");
    any_game before = now(&t);
    play(&t, 0, "!undo");
    play(&t, 1, "!object");
    any_game after = now(&t);
    assert_true(same(&before, &after));
    assert_false(may(&t, 1, "!consent"));
    assert_true(may(&t, 0, "!undo"));
    get_up(&t);
}

TEST(a_new_option_cancels_the_request)
{
    struct table t;
    sit_down(&t, "seats 4", 1);
    play(&t, 0, "lay High Guard");
    play(&t, 2, "lay Low Guard");
    play(&t, 0, "!undo");
    play(&t, 3, "stand open");
    assert_int_equal(duel_at(&t)->game.table.undo_by, 0);
    assert_int_equal(duel_at(&t)->game.table.undo_wait, 0);
    assert_false(may(&t, 2, "!consent"));
    get_up(&t);
}

TEST(nobodys_yes_is_needed_for_ones_own_last_option)
{
    struct table t;
    sit_down(&t, "seats 2", 1);
    play(&t, 0, "lay High Guard");
    any_game before = now(&t);
    play(&t, 1, "lay High Guard");
    play(&t, 1, "!undo");
    any_game after = now(&t);
    assert_true(same(&before, &after));
    get_up(&t);
}

TEST(a_seat_handed_over_belongs_to_the_other_person)
{
    struct table t;
    sit_down(&t, "seats 2", 1);
    play(&t, 0, "lay High Guard");
    play(&t, 1, "lay High Guard");
    play(&t, 1, "!hand over person 0");
    assert_int_equal(duel_at(&t)->game.table.person[1], 0);
    play(&t, 0, "!undo");                           /* the last option of the person, at either seat */
    assert_int_equal(duel_at(&t)->game.asked, 2);
    assert_int_equal(duel_at(&t)->game.table.undo_by, 0);
    play(&t, 0, "!undo");
    assert_int_equal(duel_at(&t)->game.asked, 3);
    get_up(&t);
}

/* ---- practice ------------------------------------------------------------ */

TEST(practice_crosses_barriers_but_never_rewinds_the_dice)
{
    struct table t;
    sit_down(&t, "seats 2, practice 1, health 9", 4);
    play(&t, 1, "!hand over person 0");
    all_open(&t);
    any_game before = now(&t);
    play(&t, 0, "draw");
    play(&t, 1, "draw");
    while (duel_at(&t)->hand[0][0] != before.duel.hand[0][0] || duel_at(&t)->game.turn)
        play(&t, 0, "!undo");
    any_game back = now(&t);
    assert_memory_equal(&back.duel.deck, &before.duel.deck, sizeof before.duel - offsetof(struct duel, deck));
    assert_false(may(&t, 0, "!redo"));              /* the future is another now */
    get_up(&t);
}

TEST(in_practice_a_roll_taken_back_falls_anew)
{
    unsigned differ = 0, rolled = 0;
    for (uint64_t seed = 0; seed < 60; seed++) {
        struct table t;
        sit_down(&t, "seats 2, practice 1, health 9", seed);
        play(&t, 1, "!react parry, never");
        all_open(&t);
        if (may(&t, 0, "strike High Cut, seat 1")) {
            struct grog_dice before = duel_at(&t)->game.dice;
            play(&t, 0, "strike High Cut, seat 1");
            struct grog_dice after = duel_at(&t)->game.dice;
            play(&t, 0, "!undo");
            assert_memory_equal(&duel_at(&t)->game.dice, &after, sizeof after);
            assert_memory_not_equal(&before, &after, sizeof after);
            any_game undone = now(&t);
            play(&t, 0, "strike High Cut, seat 1");
            rolled++;
            differ += memcmp(&undone.game.dice, &duel_at(&t)->game.dice, sizeof after) != 0;
        }
        get_up(&t);
    }
    assert_true(rolled > 10);
    assert_int_equal(differ, rolled);
}

TEST(in_practice_an_ended_game_can_be_taken_back)
{
    struct table t;
    sit_down(&t, "seats 2, practice 1, rounds 1", 4);
    play(&t, 1, "!hand over person 0");
    all_open(&t);
    play(&t, 0, "wait");
    play(&t, 1, "wait");
    assert_true(grog_over(grog_journal_game(t.j)));
    play(&t, 1, "!undo");
    assert_false(grog_over(grog_journal_game(t.j)));
    assert_true(may(&t, 1, "wait"));
    get_up(&t);
}

/* ---- giving up ----------------------------------------------------------- */

TEST(who_resigns_is_out_and_the_rest_goes_on)
{
    struct table t;
    sit_down(&t, "seats 4", 1);
    play(&t, 1, "!resign");
    assert_int_equal(duel_at(&t)->health[1], 0);
    assert_int_equal(duel_at(&t)->game.asked, 1u | 4 | 8);
    assert_false(may(&t, 1, "!resign"));
    assert_null(grog_check(t.m, grog_journal_game(t.j)));
    play(&t, 3, "!resign");
    assert_true(grog_over(grog_journal_game(t.j)));
    assert_int_equal(duel_at(&t)->game.winners, 1u | 4);
    get_up(&t);
}

TEST(when_the_only_seat_asked_resigns_the_game_goes_on_without_an_answer)
{
    struct table t;
    sit_down(&t, "seats 4", 1);
    all_open(&t);
    play(&t, 0, "!resign");
    assert_int_equal(duel_at(&t)->game.asked, 2);
    assert_string_equal(grog_question(t.m, grog_journal_game(t.j)), "take your turn");
    get_up(&t);
}

TEST(a_resignation_cannot_be_taken_back)
{
    struct table t;
    sit_down(&t, "seats 4", 1);
    play(&t, 0, "lay High Guard");
    play(&t, 1, "!resign");
    assert_false(may(&t, 0, "!undo"));
    get_up(&t);
}

/* ---- the log ------------------------------------------------------------- */

TEST(the_log_only_grows_and_playing_it_gives_the_game)
{
    static struct grog_options acts;
    static struct grog_act copy[4096];
    static const char *const setups[] = {
        "seats 2", "seats 4", "seats 2, practice 1", "seats 4, practice 1, rounds 3", "seats 4, open 0, rounds 3",
    };
    struct grog_dice dice = { .key = { 31 } };
    for (unsigned k = 0; k < 120; k++) {
        struct table t;
        uint32_t n, before = 0;
        sit_down(&t, setups[k % GROG_COUNT(setups)], k);
        while (before < 400) {
            const struct grog_game *g = grog_journal_game(t.j);
            unsigned seat = grog_dice_below(&dice, t.m->seats);
            bool option = grog_dice_below(&dice, 3) > 0 && (g->asked >> seat & 1);
            (option ? grog_list : grog_list_acts)(t.m, g, seat, &acts);
            if (!acts.n)
                break;
            struct grog_option o = acts.at[grog_dice_below(&dice, acts.n)];
            if (o.verb == GROG_RESIGN && grog_dice_below(&dice, 20))
                continue;
            assert_int_equal(grog_play(t.j, seat, o, NULL), GROG_OK);
            const struct grog_act *log = grog_journal_log(t.j, &n);
            assert_int_equal(n, before + 1);
            assert_memory_equal(log, copy, before * sizeof *log);
            copy[before] = log[before];
            assert_true(grog_same_option(log[before].option, o) && log[before].seat == seat);
            before = n;
            const char *broken = grog_check(t.m, g);
            if (broken)
                fail_msg("game %u, act %u: %s", k, n, broken);
        }
        struct table again;
        sit_down(&again, setups[k % GROG_COUNT(setups)], k);
        for (uint32_t i = 0; i < before; i++)
            assert_int_equal(grog_play(again.j, copy[i].seat, copy[i].option, NULL), GROG_OK);
        assert_memory_equal(grog_journal_game(again.j), grog_journal_game(t.j), grog_state_bytes(t.m));
        get_up(&again);
        get_up(&t);
    }
}

TEST(a_restarted_journal_is_like_a_new_one)
{
    struct table t, fresh;
    uint8_t seed[GROG_SEED_BYTES];
    uint32_t n;
    sit_down(&t, "seats 2", 1);
    play(&t, 0, "lay High Guard");
    play(&t, 0, "!undo");
    number_seed(2, seed);
    grog_journal_restart(t.j, seed);
    sit_down(&fresh, "seats 2", 2);
    grog_journal_log(t.j, &n);
    assert_int_equal(n, 0);
    assert_memory_equal(grog_journal_game(t.j), grog_journal_game(fresh.j), grog_state_bytes(t.m));
    assert_false(may(&t, 0, "!redo"));
    get_up(&t);
    get_up(&fresh);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(undo_gives_back_the_game_before_and_redo_the_one_after),
        IT(undo_takes_back_one_option_after_the_other),
        IT(a_long_game_without_a_barrier_can_be_taken_back_whole),
        IT(a_new_option_forgets_what_could_be_redone),
        IT(a_barrier_stops_undo),
        IT(undo_keeps_the_settings_made_since),
        IT(dice_rolled_by_a_redo_are_a_barrier_too),
        IT(redo_stops_where_the_game_goes_another_way),
        IT(an_option_whose_window_is_gone_is_not_redone),
        IT(a_resignation_that_rolled_dice_is_not_rolled_again),
        IT(who_has_acted_since_must_say_yes),
        IT(an_objection_ends_the_request),
        IT(a_new_option_cancels_the_request),
        IT(nobodys_yes_is_needed_for_ones_own_last_option),
        IT(a_seat_handed_over_belongs_to_the_other_person),
        IT(practice_crosses_barriers_but_never_rewinds_the_dice),
        IT(in_practice_a_roll_taken_back_falls_anew),
        IT(in_practice_an_ended_game_can_be_taken_back),
        IT(who_resigns_is_out_and_the_rest_goes_on),
        IT(when_the_only_seat_asked_resigns_the_game_goes_on_without_an_answer),
        IT(a_resignation_cannot_be_taken_back),
        IT(the_log_only_grows_and_playing_it_gives_the_game),
        IT(a_restarted_journal_is_like_a_new_one),
    };
    return cmocka_run_group_tests_name("journal", tests, NULL, NULL);
}
