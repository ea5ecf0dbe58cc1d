/* SPDX-License-Identifier: MIT */
/* duel_strike.c -- chapter 3 of the duel's rulebook (toy/duel.h): each test would fail without its rule. */
#include "at_turn.h"
#include "rule.h"

/* The same, but seat 1 lies behind this guard. */
static void at_turn_against(struct play *p, const char *guard, const char *hand)
{
    char lay[32] = "lay ";
    begin(p, "seats 2", 1);
    take(p, 1, strcat(lay, guard));
    no_guards(p);
    lay_out(p, ZONE_HAND, 0, hand);
    lay_out(p, ZONE_HAND, 1, "");
}

TEST(to_strike_takes_a_blow_and_a_living_foe)
{
    RULE("D-3.1");
    struct play p;
    at_turn(&p, "seats 4", "High Cut, Banner");
    assert_true(offered(&p, 0, "strike High Cut, seat 1"));
    assert_true(offered(&p, 0, "strike High Cut, seat 3"));
    assert_false(offered(&p, 0, "strike High Cut, seat 0"));
    assert_false(offered(&p, 0, "strike High Cut, seat 2"));        /* an ally */
    assert_false(offered(&p, 0, "strike Banner, seat 1"));          /* no blow */
    p.duel.health[3] = 0;
    assert_false(offered(&p, 0, "strike High Cut, seat 3"));        /* out */
    struct grog_option at_ally = { .verb = VERB_STRIKE, .object = { card("High Cut"), 2 } };
    assert_string_equal(grog_why_not(p.m, &p.game, 0, at_ally), "D-3.1");
    take(&p, 0, "strike High Cut, seat 1");
    assert_true(heard_event(&p, "strikes: seat 0, High Cut, seat 1"));
    end_play(&p);
}

TEST(the_blow_is_discarded_before_the_parry)
{
    RULE("D-3.1b");
    struct play p;
    at_turn(&p, "seats 2", "High Cut, Banner");
    lay_out(&p, ZONE_HAND, 1, "Parry");
    take(&p, 0, "strike High Cut, seat 1");
    assert_string_equal(grog_question(p.m, &p.game), "parry");
    assert_int_equal(p.duel.hand[0][0], 1);
    assert_int_equal(p.duel.discard[p.duel.discard[0]], card("High Cut"));
    end_play(&p);
}

TEST(each_parry_takes_two_of_the_strength)
{
    RULE("D-3.2");
    /* High Cut has 2: with a 5 it hits, with a 6 and one parry it does not. */
    static const struct { unsigned pips, parries, health; } cases[] = { { 5, 0, 3 }, { 6, 1, 4 }, { 5, 1, 4 } };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        at_turn(&p, "seats 2", "High Cut");
        lay_out(&p, ZONE_HAND, 1, "Parry, Parry");
        take(&p, 0, "strike High Cut, seat 1");
        RIG(&p, cases[i].pips, cases[i].pips);
        for (unsigned k = 0; k < cases[i].parries; k++)
            take(&p, 1, "parry Parry");
        take(&p, 1, "pass");
        assert_int_equal(p.duel.health[1], cases[i].health);
        assert_int_equal(p.duel.hand[1][0], 2 - cases[i].parries);
        end_play(&p);
    }
    struct play p;                                          /* Wild Swing has 4: a 5 and one parry are 7 */
    at_turn(&p, "seats 2", "Wild Swing");
    lay_out(&p, ZONE_HAND, 1, "Parry, Parry");
    take_all(&p, (const char *const[]){ "0 strike Wild Swing, seat 1", "1 parry Parry", NULL });
    RIG(&p, 5, 1);
    take(&p, 1, "pass");
    assert_int_equal(p.duel.health[1], 3);
    end_play(&p);
}

TEST(the_whole_struck_side_may_parry_and_nobody_else)
{
    RULE("D-3.2b");
    struct play p;
    at_turn(&p, "seats 4", "High Cut, Parry");
    lay_out(&p, ZONE_HAND, 1, "Parry");
    lay_out(&p, ZONE_HAND, 2, "Parry");
    lay_out(&p, ZONE_HAND, 3, "Parry");
    take(&p, 0, "strike High Cut, seat 1");
    assert_int_equal(p.game.asked, 1u << 1);
    take(&p, 1, "pass");
    assert_int_equal(p.game.asked, 1u << 3);
    take(&p, 3, "parry Parry");
    end_play(&p);
}

TEST(a_strength_at_its_bound_gets_no_weaker)
{
    RULE("D-3.2c");
    struct play p;
    at_turn(&p, "seats 2", "High Cut");
    lay_out(&p, ZONE_HAND, 1, "Parry, Parry, Parry");
    take(&p, 0, "strike High Cut, seat 1");
    struct grog_frame *strike = p.game.frame;
    while (strike->proc != PROC_STRIKE)
        strike++;
    strike->pending[0] = -98;
    take(&p, 1, "parry Parry");
    assert_int_equal(strike->pending[0], -99);
    take(&p, 1, "parry Parry");
    assert_int_equal(strike->pending[0], -99);
    assert_sound(&p);
    end_play(&p);
}

/* The higher die + strength (+ standards, weather) >= 7. */
static bool hits(const char *setup, const char *blow, const char *standard, unsigned a, unsigned b)
{
    struct play p;
    char option[64] = "strike ";
    at_turn(&p, setup, blow);
    if (standard)
        grog_thing_new(&p.run, ARRAY_STANDARD, card(standard), 0);
    RIG(&p, a, b);
    take(&p, 0, strcat(strcat(option, blow), ", seat 1"));
    bool hit = p.duel.health[1] < 4;
    end_play(&p);
    return hit;
}

TEST(the_higher_of_two_dice_and_the_strength_must_be_seven)
{
    RULE("D-3.3");
    assert_true(hits("seats 2", "High Cut", NULL, 1, 5));
    assert_true(hits("seats 2", "High Cut", NULL, 5, 1));
    assert_false(hits("seats 2", "High Cut", NULL, 4, 4));
    assert_true(hits("seats 2", "Low Thrust", NULL, 6, 1));
    assert_false(hits("seats 2", "Low Thrust", NULL, 5, 5));
    assert_true(hits("seats 2", "Wild Swing", NULL, 3, 3));
    assert_false(hits("seats 2", "Wild Swing", NULL, 2, 2));
}

TEST(the_dice_are_not_added_together)
{
    RULE("D-3.3c");
    assert_false(hits("seats 2", "High Cut", NULL, 4, 4));
    assert_false(hits("seats 2", "Low Thrust", NULL, 5, 4));
    assert_false(hits("seats 2", "Wild Swing", NULL, 2, 1));
}

TEST(standards_and_weather_count_in_a_strike)
{
    RULE("D-3.3b");
    assert_true(hits("seats 2", "High Cut", "Banner", 4, 1));
    assert_false(hits("seats 2", "High Cut", "Banner", 3, 1));
    assert_true(hits("seats 2", "High Cut", "Raised Lance", 3, 1));
    assert_false(hits("seats 2", "Low Thrust", "Raised Lance", 5, 1));      /* for high blows alone */
    assert_false(hits("seats 2, weather Mud", "Low Thrust", NULL, 6, 6));
    assert_true(hits("seats 2, weather Mud", "High Cut", NULL, 5, 1));      /* high blows do not mind */
}

TEST(a_guard_of_the_blows_line_stops_it_and_another_does_not)
{
    RULE("D-3.4");
    RULE("D-3.4b");
    static const struct { const char *guard, *blow; bool stops; } cases[] = {
        { "High Guard", "High Cut", true }, { "Low Guard", "High Cut", false },
        { "High Guard", "Low Thrust", false }, { "Low Guard", "Low Thrust", true },
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        char option[64] = "strike ";
        at_turn_against(&p, cases[i].guard, cases[i].blow);
        RIG(&p, 6, 6);
        take(&p, 0, strcat(strcat(option, cases[i].blow), ", seat 1"));
        assert_int_equal(p.duel.health[1] == 4, cases[i].stops);
        assert_int_equal(p.duel.guard[0].thing.hidden, 0);          /* turned up */
        end_play(&p);
    }
}

TEST(a_blow_that_misses_does_not_turn_up_the_guard)
{
    RULE("D-3.4c");
    struct play p;
    at_turn_against(&p, "High Guard", "High Cut");
    RIG(&p, 1, 1);
    take(&p, 0, "strike High Cut, seat 1");
    assert_int_equal(p.duel.guard[0].thing.hidden, 1);
    end_play(&p);
}

TEST(the_struck_loses_the_blows_damage)
{
    RULE("D-3.5");
    struct play p;
    at_turn(&p, "seats 2", "Low Thrust");
    RIG(&p, 6, 6);
    take(&p, 0, "strike Low Thrust, seat 1");
    assert_int_equal(p.duel.health[1], 4 - 2);
    assert_true(heard_event(&p, "is wounded: seat 1 2"));
    end_play(&p);
}

TEST(nobody_loses_more_than_he_has)
{
    RULE("D-3.5b");
    struct play p;
    at_turn(&p, "seats 4", "Low Thrust");
    lay_out(&p, ZONE_HAND, 3, "");
    p.duel.health[1] = 1;
    RIG(&p, 6, 6);
    take(&p, 0, "strike Low Thrust, seat 1");
    assert_int_equal(p.duel.health[1], 0);
    assert_true(heard_event(&p, "is wounded: seat 1 1"));
    end_play(&p);
}

TEST(who_has_no_health_left_is_out)
{
    RULE("D-3.5c");
    struct play p;
    begin(&p, "seats 4", 1);
    take(&p, 1, "lay Low Guard");
    no_guards(&p);
    lay_out(&p, ZONE_HAND, 0, "High Cut");
    lay_out(&p, ZONE_HAND, 1, "Banner, Trophy");
    lay_out(&p, ZONE_HAND, 3, "");
    p.duel.health[1] = 1;
    take_all(&p, (const char *const[]){ "0 strike High Cut, seat 1", NULL });
    RIG(&p, 6, 6);
    take(&p, 1, "pass");
    assert_true(heard_event(&p, "is out: seat 1"));
    assert_int_equal(p.duel.hand[1][0], 0);
    assert_true(grog_holds(p.duel.discard, card("Banner")) && grog_holds(p.duel.discard, card("Trophy")));
    assert_int_equal(p.duel.token[1][0], 2);                        /* the guard is taken back */
    assert_int_equal(p.game.asked, 1u << 2);                        /* his turn is passed over */
    assert_sound(&p);
    end_play(&p);
}

TEST(who_has_health_left_is_not_out)
{
    RULE("D-3.5c");
    struct play p;
    at_turn(&p, "seats 2", "High Cut");
    p.duel.health[1] = 2;
    RIG(&p, 6, 6);
    take(&p, 0, "strike High Cut, seat 1");
    assert_false(heard_event(&p, "is out: seat 1"));
    assert_int_equal(p.game.asked, 1u << 1);
    end_play(&p);
}

TEST(who_is_out_cannot_be_mended)
{
    RULE("D-3.5");
    RULE("D-3.5c");
    struct play p;
    at_turn(&p, "seats 4", "High Cut");
    lay_out(&p, ZONE_HAND, 3, "");
    grog_thing_new(&p.run, ARRAY_STANDARD, card("Field Surgeon"), 3);
    p.duel.health[1] = 1;
    RIG(&p, 6, 6);
    take(&p, 0, "strike High Cut, seat 1");
    assert_string_equal(grog_question(p.m, &p.game), "mend");
    assert_true(offered(&p, 3, "mend seat 3"));
    assert_false(offered(&p, 3, "mend seat 1"));
    struct grog_option mend = { .verb = VERB_MEND, .object = { 1 } };
    assert_string_equal(grog_why_not(p.m, &p.game, 3, mend), "D-3.5");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(to_strike_takes_a_blow_and_a_living_foe),
        IT(the_blow_is_discarded_before_the_parry),
        IT(each_parry_takes_two_of_the_strength),
        IT(the_whole_struck_side_may_parry_and_nobody_else),
        IT(a_strength_at_its_bound_gets_no_weaker),
        IT(the_higher_of_two_dice_and_the_strength_must_be_seven),
        IT(the_dice_are_not_added_together),
        IT(standards_and_weather_count_in_a_strike),
        IT(a_guard_of_the_blows_line_stops_it_and_another_does_not),
        IT(a_blow_that_misses_does_not_turn_up_the_guard),
        IT(the_struck_loses_the_blows_damage),
        IT(nobody_loses_more_than_he_has),
        IT(who_has_no_health_left_is_out),
        IT(who_has_health_left_is_not_out),
        IT(who_is_out_cannot_be_mended),
    };
    return cmocka_run_group_tests_name("the duel's strike", tests, NULL, NULL);
}
