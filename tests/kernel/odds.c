/* SPDX-License-Identifier: MIT */
/* odds.c -- sets of dice with their weights, and the rules run over them. */
#include "support.h"
#include "kernel/odds.h"

static uint64_t count_pools(unsigned sides, unsigned dice, uint64_t *weight)
{
    struct grog_pool p;
    uint64_t n = 0;
    *weight = 0;
    for (bool more = grog_first_pool(&p, sides, dice); more; more = grog_next_pool(&p)) {
        n++;
        *weight += grog_pool_weight(&p);
        for (unsigned i = 1; i < dice; i++)
            assert_true(p.pips[i - 1] >= p.pips[i] && p.pips[i] >= 1 && p.pips[0] <= sides);
    }
    return n;
}

/* 5d10 has C(14, 5) = 2002 sets, d6 has 6: 12012 runs instead of 600000. */
TEST(five_ten_sided_dice_and_a_six_sided_one_make_12012_sets)
{
    uint64_t weight, five, one;
    five = count_pools(10, 5, &weight);
    assert_int_equal(five, 2002);
    assert_int_equal(weight, 100000);
    one = count_pools(6, 1, &weight);
    assert_int_equal(five * one, 12012);
}

TEST(the_weights_of_all_sets_are_all_ways_in_which_dice_can_fall)
{
    static const struct { unsigned sides, dice; uint64_t sets; } pools[] = {
        { 6, 0, 1 }, { 6, 1, 6 }, { 6, 2, 21 }, { 6, 3, 56 }, { 6, 6, 462 }, { 2, 16, 17 }, { 3, 10, 66 },
        { 10, 2, 55 }, { 20, 3, 1540 }, { 6, 10, 3003 },
    };
    for (unsigned i = 0; i < GROG_COUNT(pools); i++) {
        uint64_t weight, ways = 1;
        for (unsigned k = 0; k < pools[i].dice; k++)
            ways *= pools[i].sides;
        assert_int_equal(count_pools(pools[i].sides, pools[i].dice, &weight), pools[i].sets);
        assert_int_equal(weight, ways);
    }
}

/* ---- a strike ------------------------------------------------------------ */

static uint64_t share_of(const struct grog_odds *o, int32_t result)
{
    for (uint32_t i = 0; i < o->n; i++)
        if (o->at[i].result == result)
            return o->at[i].share;
    return 0;
}

/* Seat 0 may strike seat 1 with these cards, who holds nothing, with health to spare. */
static void before_a_strike(struct play *p, const char *setup, const char *hand)
{
    begin(p, setup, 1);
    no_guards(p);
    lay_out(p, ZONE_HAND, 0, hand);
    lay_out(p, ZONE_HAND, 1, "");
    p->duel.health[1] = 9;
}

static struct grog_odds odds_of(const struct play *p, unsigned seat, const char *option)
{
    union { struct grog_game game; unsigned char bytes[GROG_STATE_MAX]; } view;
    struct grog_odds odds;
    struct grog_option o = option_of(p, seat, option);
    grog_view(p->m, &p->game, seat, &view.game);
    assert_int_equal(grog_odds(p->m, &view.game, seat, o, &odds), GROG_OK);
    return odds;
}

/* Take the option with every pair of dice and count what the foe lost. */
static void count_wounds(const struct play *p, const char *option, unsigned wounds[10])
{
    memset(wounds, 0, 10 * sizeof *wounds);
    for (unsigned a = 1; a <= 6; a++)
        for (unsigned b = 1; b <= 6; b++) {
            struct play q = *p;
            q.run.g = &q.game;
            RIG(&q, a, b);
            take(&q, 0, option);
            wounds[p->duel.health[1] - q.duel.health[1]]++;
        }
}

TEST(the_odds_of_a_strike_are_what_the_36_rolls_give)
{
    static const struct { const char *setup, *card; const char *standard; } cases[] = {
        { "seats 2", "High Cut", NULL }, { "seats 2", "Low Thrust", NULL }, { "seats 2", "Wild Swing", NULL },
        { "seats 2", "High Cut", "Banner" }, { "seats 2", "High Cut", "Raised Lance" },
        { "seats 2, weather Mud", "Low Thrust", NULL }, { "seats 2, weather Frost", "Low Thrust", NULL },
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        char option[64];
        unsigned wounds[10];
        before_a_strike(&p, cases[i].setup, cases[i].card);
        if (cases[i].standard)
            grog_thing_new(&p.run, ARRAY_STANDARD, card(cases[i].standard), 0);
        strcpy(option, "strike ");
        strcat(strcat(option, cases[i].card), ", seat 1");
        count_wounds(&p, option, wounds);
        struct grog_odds odds = odds_of(&p, 0, option);
        assert_int_equal(odds.whole % 36, 0);
        assert_int_equal(odds.runs, 21);
        assert_int_equal(odds.unknown, 0);
        for (int32_t w = 0; w < 10; w++)
            assert_int_equal(share_of(&odds, w) * 36, wounds[w] * odds.whole);
        end_play(&p);
    }
}

/* High Cut needs a 5: 1 - (4/6)^2 = 20 of 36. */
TEST(a_strike_that_needs_a_five_hits_in_20_of_36)
{
    struct play p;
    before_a_strike(&p, "seats 2", "High Cut");
    struct grog_odds odds = odds_of(&p, 0, "strike High Cut, seat 1");
    assert_int_equal(share_of(&odds, 1) * 36, 20 * odds.whole);
    assert_int_equal(share_of(&odds, 0) * 36, 16 * odds.whole);
    end_play(&p);
}

TEST(behind_a_hidden_guard_the_hits_are_unknown)
{
    struct play p;
    begin(&p, "seats 2", 1);
    take(&p, 1, "lay High Guard");
    no_guards(&p);
    lay_out(&p, ZONE_HAND, 0, "High Cut");
    lay_out(&p, ZONE_HAND, 1, "");
    struct grog_odds odds = odds_of(&p, 0, "strike High Cut, seat 1");
    assert_int_equal(odds.unknown * 36, 20 * odds.whole);
    assert_int_equal(share_of(&odds, 0) * 36, 16 * odds.whole);
    assert_int_equal(odds.n, 1);
    end_play(&p);
}

TEST(odds_are_those_if_nobody_reacts)
{
    struct play p;
    before_a_strike(&p, "seats 2", "High Cut");
    lay_out(&p, ZONE_HAND, 1, "Parry, Parry");
    struct grog_odds odds = odds_of(&p, 0, "strike High Cut, seat 1");
    assert_int_equal(share_of(&odds, 1) * 36, 20 * odds.whole);
    assert_int_equal(odds.unknown, 0);
    end_play(&p);
}

TEST(odds_do_not_change_what_they_look_at)
{
    struct play p;
    before_a_strike(&p, "seats 2", "High Cut");
    struct duel before = p.duel;
    struct grog_odds odds;
    grog_odds(p.m, &p.game, 0, option_of(&p, 0, "strike High Cut, seat 1"), &odds);
    assert_memory_equal(&before, &p.duel, sizeof before);
    end_play(&p);
}

TEST(there_are_no_odds_of_what_is_not_offered_or_decides_nothing)
{
    struct play p;
    struct grog_odds odds;
    before_a_strike(&p, "seats 2", "High Cut");
    struct grog_option o = option_of(&p, 0, "strike High Cut, seat 1");
    assert_int_equal(grog_odds(p.m, &p.game, 1, o, &odds), GROG_REFUSED);
    o.object[1] = 0;
    assert_int_equal(grog_odds(p.m, &p.game, 0, o, &odds), GROG_REFUSED);
    assert_int_equal(grog_odds(p.m, &p.game, 0, option_of(&p, 0, "wait"), &odds), GROG_REFUSED);
    assert_int_equal(grog_odds(p.m, &p.game, 0, (struct grog_option){ .verb = 255 }, &odds), GROG_REFUSED);
    assert_int_equal(grog_odds(p.m, &p.game, 0, (struct grog_option){ .verb = GROG_RESIGN }, &odds), GROG_REFUSED);
    end_play(&p);
}

/* ---- pools, one after the other ------------------------------------------ */

enum { LABEL_A = 1, LABEL_B };
static const struct grog_step rolls[] = {
    { "begin", 0, 0, 0 }, [LABEL_A] = { "a", 0, 0, 0 }, [LABEL_B] = { "b", 0, 0, 0 },
};
static unsigned first_sides, first_dice, second_sides, second_dice;

static enum grog_flow two_rolls(struct grog_run *r, struct grog_frame *f)
{
    int16_t *sum = &f->local[0];
    BEGIN;
    ROLL(LABEL_A, first_sides, first_dice);
    *sum = r->rolled[0];
    if (*sum > 3)
        ROLL(LABEL_B, second_sides, second_dice);
    else
        r->rolled[0] = 0;
    r->result = *sum + r->rolled[0];
    END;
}

static enum grog_status odds_of_rolls(unsigned sides, unsigned dice, unsigned then_sides, unsigned then_dice,
                                      struct grog_odds *odds)
{
    static struct grog_verb verbs[32];
    struct play p;
    struct grog_system system = *duel_with_wait(two_rolls, rolls, GROG_COUNT(rolls));
    first_sides = sides, first_dice = dice, second_sides = then_sides, second_dice = then_dice;
    memcpy(verbs, system.verbs, system.n_verbs * sizeof *verbs);
    verbs[VERB_WAIT].decides = PROC_WAIT;
    system.verbs = verbs;
    begin_with(&p, &system, &duel_cards, "seats 2", 1);
    no_guards(&p);
    enum grog_status status = grog_odds(p.m, &p.game, 0, option_of(&p, 0, "wait"), odds);
    end_play(&p);
    return status;
}

/* d6; on 4, 5 or 6 a second one is added: 3 runs + 3 x 6. */
TEST(branches_of_different_depth_share_one_whole)
{
    struct grog_odds odds;
    assert_int_equal(odds_of_rolls(6, 1, 6, 1, &odds), GROG_OK);
    assert_int_equal(odds.runs, 3 + 3 * 6);
    assert_int_equal(odds.whole, 36);
    for (int32_t low = 1; low <= 3; low++)
        assert_int_equal(share_of(&odds, low), 6);
    static const unsigned ways[] = { 1, 2, 3, 3, 3, 3, 2, 1 };     /* 5 to 12 */
    for (int32_t sum = 5; sum <= 12; sum++)
        assert_int_equal(share_of(&odds, sum), ways[sum - 5]);
    uint64_t all = odds.unknown;
    for (uint32_t i = 0; i < odds.n; i++)
        all += odds.at[i].share;
    assert_int_equal(all, odds.whole);
}

TEST(five_d10_then_a_d6_is_played_out_in_12012_runs)
{
    struct grog_odds odds;
    assert_int_equal(odds_of_rolls(10, 5, 6, 1, &odds), GROG_OK);
    /* the highest of five is 3 or less in C(7, 5) = 21 sets, which roll no second die */
    assert_int_equal(odds.runs, 21 + (2002 - 21) * 6);
}

/* 16^16 is 2^64, 20^16 is more, and 255^8 is just less until another die is rolled. */
TEST(odds_that_do_not_fit_are_refused_and_not_wrong)
{
    struct grog_odds odds;
    assert_int_equal(odds_of_rolls(16, 16, 6, 1, &odds), GROG_FULL);
    assert_int_equal(odds_of_rolls(20, 16, 6, 1, &odds), GROG_FULL);
    assert_int_equal(odds_of_rolls(255, 8, 6, 1, &odds), GROG_FULL);
    assert_int_equal(odds_of_rolls(10, 1, 255, 8, &odds), GROG_FULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(five_ten_sided_dice_and_a_six_sided_one_make_12012_sets),
        IT(the_weights_of_all_sets_are_all_ways_in_which_dice_can_fall),
        IT(the_odds_of_a_strike_are_what_the_36_rolls_give),
        IT(a_strike_that_needs_a_five_hits_in_20_of_36),
        IT(behind_a_hidden_guard_the_hits_are_unknown),
        IT(odds_are_those_if_nobody_reacts),
        IT(odds_do_not_change_what_they_look_at),
        IT(there_are_no_odds_of_what_is_not_offered_or_decides_nothing),
        IT(branches_of_different_depth_share_one_whole),
        IT(five_d10_then_a_d6_is_played_out_in_12012_runs),
        IT(odds_that_do_not_fit_are_refused_and_not_wrong),
    };
    return cmocka_run_group_tests_name("odds", tests, NULL, NULL);
}
