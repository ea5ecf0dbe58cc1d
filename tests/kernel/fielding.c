/* SPDX-License-Identifier: MIT */
/* fielding.c -- a game that waits for games of another system: a season (tests/toy/season.h) and its duels. */
#include "support.h"
#include "pack/pack.h"
#include "toy/season.h"

#include <stdio.h>

/* ---- dice ------------------------------------------------------------------- */

static void assert_seed(const uint8_t campaign[GROG_SEED_BYTES], uint32_t ordinal, const char *wanted)
{
    uint8_t seed[GROG_SEED_BYTES];
    char hex[2 * GROG_SEED_BYTES + 1];
    grog_field_seed(campaign, ordinal, seed);
    for (unsigned i = 0; i < GROG_SEED_BYTES; i++)
        snprintf(hex + (size_t)2 * i, 3, "%02x", seed[i]);
    assert_string_equal(hex, wanted);
}

/* SHA-256 of { tag, seed, ordinal }, each with its length before it, counted elsewhere. */
TEST(the_dice_of_a_mission_follow_from_the_campaigns_seed_and_its_ordinal)
{
    uint8_t campaign[GROG_SEED_BYTES] = { 0 };
    assert_seed(campaign, 0, "1c31fc3d31adb84ef41b52ec301783fc8d5d7389a353b4a584adc0602439c33d");
    campaign[0] = 7;
    assert_seed(campaign, 0x01020304, "194da183db093f0b6a0e1e2f806d4db10525b4a65aa534154a2ec05305b6b514");
}

/* ---- a season and its duels ------------------------------------------------- */

static struct play p;
static struct grog_cards *season_cards;

static void begin_season(const char *setup)
{
    struct grog_error why = { 0 };
    season_cards = grog_cards_link_beside(&season_system, &duel_system, &duel_cards, NULL, 0, &why);
    if (!season_cards)
        fail_msg("%s", why.text);
    begin_with(&p, &season_system, season_cards, setup, 1);
}

static void end_season(void)
{
    end_play(&p);
    grog_cards_free(season_cards);
}

static bool fields(void) { return grog_fields(p.m, &p.game); }

TEST(a_game_fields_while_it_waits_for_another_or_for_its_report)
{
    begin_season("seats 2, weeks 2");
    assert_false(fields());
    take(&p, 0, "train");
    assert_false(fields());
    take(&p, 1, "fight");
    assert_true(fields());
    take(&p, 0, "won: seat 1");
    assert_true(fields());
    take(&p, 0, "came home: seat 0, 2");
    assert_true(fields());
    take(&p, 0, "came home: seat 1, 4");
    assert_false(fields());
    assert_true(grog_over(&p.game));
    assert_false(grog_fields(p.m, &p.game));
    assert_int_equal(((struct season *)&p.game)->gold[1], 3);
    end_season();
}

TEST(what_was_not_fought_can_be_thought_of_again)
{
    begin_season("seats 2");
    take(&p, 0, "fight");
    take(&p, 0, "think again");
    assert_false(fields());
    assert_int_equal(season_system.fielding->ordinal(p.m, &p.game), 0);
    assert_int_equal(p.game.turn, 0);
    assert_true(offered(&p, 0, "fight"));
    end_season();
}

/* Whoever drives: set it up, fight it with the dice that follow, and take the report line by line. */
static void fight_and_report(uint64_t seed, struct grog_result *result)
{
    struct grog_dice dice = { .key = { (uint32_t)seed } };
    static struct play mission;
    char setup[GROG_SETUP_TEXT];
    struct grog_text text = grog_text_in(setup, sizeof setup);
    const struct grog_fielding *f = season_system.fielding;
    uint8_t campaign[GROG_SEED_BYTES], its[GROG_SEED_BYTES];
    number_seed(seed, campaign);
    assert_true(f->setup(p.m, &p.game, &text));
    begin_with(&mission, &duel_system, &duel_cards, setup, 0);
    grog_field_seed(campaign, f->ordinal(p.m, &p.game), its);
    grog_start(mission.m, &mission.game, its, NULL);
    while (!grog_over(&mission.game))
        step(&mission, &dice);
    grog_result(mission.m, &mission.game, result);
    while (fields()) {
        struct grog_option o = { 0 };
        assert_true(f->report(p.m, &p.game, mission.m, result, &o));
        assert_int_equal(grog_take(p.m, &p.game, 0, o, NULL), GROG_OK);
    }
    end_play(&mission);
}

TEST(a_mission_is_set_up_fought_and_reported_and_nothing_of_it_is_lost)
{
    static struct grog_result result;
    for (uint64_t seed = 1; seed <= 40; seed++) {
        begin_season(seed % 2 ? "seats 2, weeks 3" : "seats 4, weeks 3, weather Frost");
        for (unsigned i = 0; i < 3; i++) {
            take(&p, 0, "fight");
            fight_and_report(seed, &result);
            assert_int_equal(result.lost, 0);
            for (unsigned k = 0; k < result.lines; k++)
                assert_int_equal(((struct season *)&p.game)->left[result.line[k].seat], result.line[k].amount);
        }
        assert_true(grog_over(&p.game));
        end_season();
    }
}

static enum grog_status act(struct grog_journal *j, const char *option)
{
    struct grog_option o = { 0 };
    assert_int_equal(grog_option_parse(p.m, grog_journal_game(j), 0, option, &o), GROG_OK);
    return grog_play(j, 0, o, NULL);
}

TEST(that_it_was_fought_cannot_be_undone_but_a_line_of_the_report_can)
{
    begin_season("seats 2");
    struct grog_journal *j = grog_journal_new(p.m, (const uint8_t[GROG_SEED_BYTES]){ 3 });
    const struct grog_option undo = { .verb = GROG_UNDO };
    assert_int_equal(act(j, "fight"), GROG_OK);
    assert_int_equal(act(j, "think again"), GROG_OK);
    assert_int_equal(grog_play(j, 0, undo, NULL), GROG_OK);
    assert_int_equal(act(j, "won: seat 0"), GROG_OK);
    assert_int_equal(grog_play(j, 0, undo, NULL), GROG_REFUSED);
    assert_int_equal(act(j, "came home: seat 0, 3"), GROG_OK);
    assert_int_equal(grog_play(j, 0, undo, NULL), GROG_OK);
    assert_int_equal(act(j, "came home: seat 0, 2"), GROG_OK);
    assert_int_equal(((const struct season *)grog_journal_game(j))->left[0], 2);
    grog_journal_free(j);
    end_season();
}

TEST(the_laws_hold_for_reports_by_chance)
{
    begin_season("seats 3, weather Mud");
    struct grog_laws *l = grog_laws_new(p.m);
    assert_non_null(l);
    for (uint64_t seed = 1; seed <= 300; seed++)
        if (grog_laws_game(l, seed))
            fail_msg("%s", grog_laws_story(l));
    grog_laws_free(l);
    end_season();
}

/* ---- results ------------------------------------------------------------------ */

TEST(a_result_has_room_for_512_lines_says_whose_they_are_and_counts_what_does_not_fit)
{
    struct grog_result r = { 0 };
    for (int i = 0; i < 600; i++)
        grog_result_add_whom(&r, 1, 2, 3, (uint16_t)(i + 4), i);
    assert_int_equal(r.lines, 512);
    assert_int_equal(r.lost, 88);
    assert_int_equal(r.line[511].whom, 515);
    assert_int_equal(r.line[511].amount, 511);
    grog_result_add(&r, 0, GROG_NOBODY, 0, 1);
    assert_int_equal(r.lost, 89);
    for (unsigned i = 0; i < UINT16_MAX; i++)
        grog_result_add(&r, 0, GROG_NOBODY, 0, 1);
    assert_int_equal(r.lost, UINT16_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_dice_of_a_mission_follow_from_the_campaigns_seed_and_its_ordinal),
        IT(a_game_fields_while_it_waits_for_another_or_for_its_report),
        IT(what_was_not_fought_can_be_thought_of_again),
        IT(a_mission_is_set_up_fought_and_reported_and_nothing_of_it_is_lost),
        IT(that_it_was_fought_cannot_be_undone_but_a_line_of_the_report_can),
        IT(the_laws_hold_for_reports_by_chance),
        IT(a_result_has_room_for_512_lines_says_whose_they_are_and_counts_what_does_not_fit),
    };
    return cmocka_run_group_tests_name("fielding", tests, NULL, NULL);
}
