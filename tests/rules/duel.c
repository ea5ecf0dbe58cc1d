/* SPDX-License-Identifier: MIT */
/* duel.c -- the duel's rulebook (toy/duel.h), rule by rule: each test would fail without its rule. */
#include "rule.h"
#include "support.h"

/* Seat 0 to take its turn with these cards; nobody has a guard, seat 1 holds nothing. */
static void at_turn(struct play *p, const char *setup, const char *hand)
{
    begin(p, setup, 1);
    no_guards(p);
    lay_out(p, ZONE_HAND, 0, hand);
    lay_out(p, ZONE_HAND, 1, "");
}

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

TEST(each_seat_begins_with_health_three_cards_and_two_guards)
{
    RULE("D-1.1");
    struct play p;
    begin(&p, "seats 4, health 6", 1);
    for (unsigned s = 0; s < GROG_SEATS_MAX; s++) {
        assert_int_equal(p.duel.health[s], s < 4 ? 6 : 0);
        assert_int_equal(p.duel.hand[s][0], s < 4 ? 3 : 0);
        assert_int_equal(p.duel.token[s][0], s < 4 ? 2 : 0);
        assert_true(s >= 4 || (grog_holds(p.duel.token[s], card("High Guard"))
                               && grog_holds(p.duel.token[s], card("Low Guard"))));
    }
    end_play(&p);
}

TEST(all_seats_at_once_may_lay_one_guard_face_down)
{
    RULE("D-2.1");
    struct play p;
    begin(&p, "seats 4", 1);
    assert_int_equal(p.game.asked, 15);
    assert_int_equal(options_of(&p, 2)->n, 3);              /* High, Low, none */
    take(&p, 2, "lay Low Guard");
    assert_int_equal(p.game.asked, 15 & ~4);
    const struct grog_thing *guard = &p.duel.guard[0].thing;
    assert_true(guard->live && guard->hidden && guard->owner == 2 && guard->card == card("Low Guard"));
    assert_int_equal(p.duel.token[2][0], 1);
    take(&p, 0, "stand open");
    assert_int_equal(p.duel.token[0][0], 2);
    assert_int_equal(p.game.asked, 2 | 8);
    end_play(&p);
}

TEST(then_each_seat_takes_one_turn_from_the_initiative_on)
{
    RULE("D-2.2");
    struct play p;
    begin(&p, "seats 4", 1);
    for (unsigned round = 0; round < 4; round++) {
        no_guards(&p);
        for (unsigned i = 0; i < 4; i++) {
            unsigned seat = (round + i) % 4;
            assert_string_equal(grog_question(p.m, &p.game), "take your turn");
            assert_int_equal(p.game.asked, 1u << seat);
            take(&p, seat, "wait");
        }
        assert_string_equal(grog_question(p.m, &p.game), "lay a guard");
    }
    end_play(&p);
}

TEST(a_turn_is_a_strike_a_standard_a_card_or_nothing)
{
    RULE("D-2.2");
    struct play p;
    at_turn(&p, "seats 2", "High Cut, Banner, Parry");
    assert_int_equal(options_of(&p, 0)->n, 4);
    assert_true(offered(&p, 0, "strike High Cut, seat 1"));
    assert_true(offered(&p, 0, "raise Banner"));
    assert_true(offered(&p, 0, "draw"));
    assert_true(offered(&p, 0, "wait"));
    end_play(&p);
}

TEST(when_the_round_ends_guards_are_taken_back_and_the_initiative_goes_on)
{
    RULE("D-2.3");
    struct play p;
    begin(&p, "seats 2", 1);
    take_all(&p, (const char *const[]){ "0 lay High Guard", "1 lay Low Guard", "0 wait", NULL });
    assert_int_equal(p.duel.token[0][0], 1);
    take(&p, 1, "wait");
    for (unsigned s = 0; s < 2; s++) {
        assert_int_equal(p.duel.token[s][0], 2);
        assert_int_equal(p.duel.guard[s].thing.live, 0);
    }
    assert_int_equal(p.game.initiative, 1);
    assert_int_equal(p.game.turn, 1);
    end_play(&p);
}

TEST(to_strike_a_blow_is_discarded_and_a_living_foe_named)
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
    RIG(&p, 1, 1);
    take(&p, 0, "strike High Cut, seat 1");
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
    RULE("D-3.2");
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

TEST(standards_and_weather_count_in_a_strike)
{
    RULE("D-3.3");
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
    RULE("D-3.4");
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

TEST(who_has_no_health_left_is_out)
{
    RULE("D-3.5");
    struct play p;
    at_turn(&p, "seats 4", "Low Thrust");
    p.duel.health[1] = 1;
    RIG(&p, 6, 6);
    lay_out(&p, ZONE_HAND, 3, "");
    lay_out(&p, ZONE_HAND, 1, "");
    take(&p, 0, "strike Low Thrust, seat 1");
    assert_int_equal(p.duel.health[1], 0);
    assert_true(heard_event(&p, "is out: seat 1"));
    assert_int_equal(p.game.asked, 1u << 2);                        /* his turn is passed over */
    end_play(&p);
}

TEST(a_hand_has_a_limit)
{
    RULE("D-4.1");
    struct play p;
    at_turn(&p, "seats 2", "Parry, Parry, Parry, Parry, Parry");
    assert_true(offered(&p, 0, "draw"));
    lay_out(&p, ZONE_HAND, 0, "Parry, Parry, Parry, Parry, Parry, Parry");
    assert_false(offered(&p, 0, "draw"));
    assert_string_equal(grog_why_not(p.m, &p.game, 0, (struct grog_option){ .verb = VERB_DRAW }), "D-4.1");
    end_play(&p);
}

TEST(an_empty_deck_is_the_discards_shuffled)
{
    RULE("D-4.1");
    struct play p;
    at_turn(&p, "seats 2", "");
    lay_out(&p, ZONE_DECK, 0, "");
    lay_out(&p, ZONE_DISCARD, 0, "Banner, Trophy");
    take(&p, 0, "draw");
    assert_int_equal(p.duel.hand[0][0], 1);
    assert_int_equal(p.duel.deck[0], 1);
    assert_int_equal(p.duel.discard[0], 0);
    assert_true(heard_event(&p, "the discards become the deck"));
    lay_out(&p, ZONE_DECK, 0, "");
    assert_false(offered(&p, 1, "draw"));                           /* nothing is left anywhere */
    end_play(&p);
}

TEST(a_standard_speaks_from_its_raising_until_its_owner_is_out)
{
    RULE("D-4.2");
    struct play p;
    struct grog_frame mine = { .seat = 0 }, allys = { .seat = 2 };
    at_turn(&p, "seats 4", "Banner");
    assert_int_equal(grog_value(p.m, &p.game, VALUE_STRIKE, &mine, NULL), 0);
    take(&p, 0, "raise Banner");
    assert_int_equal(p.duel.hand[0][0], 0);
    assert_int_equal(grog_value(p.m, &p.game, VALUE_STRIKE, &mine, NULL), 1);
    assert_int_equal(grog_value(p.m, &p.game, VALUE_STRIKE, &allys, NULL), 1);
    p.duel.health[0] = 1;
    lay_out(&p, ZONE_HAND, 1, "High Cut");
    lay_out(&p, ZONE_HAND, 2, "");
    RIG(&p, 6, 6);
    take(&p, 1, "strike High Cut, seat 0");
    assert_int_equal(p.duel.health[0], 0);
    assert_int_equal(grog_value(p.m, &p.game, VALUE_STRIKE, &allys, NULL), 0);
    assert_true(grog_holds(p.duel.discard, card("Banner")));
    end_play(&p);
}

TEST(a_trophy_draws_when_its_owner_wounds)
{
    RULE("D-4.2");
    struct play p;
    at_turn(&p, "seats 2", "High Cut");
    grog_thing_new(&p.run, ARRAY_STANDARD, card("Trophy"), 0);
    RIG(&p, 6, 6);
    take(&p, 0, "strike High Cut, seat 1");
    assert_int_equal(p.duel.hand[0][0], 1);
    end_play(&p);
}

TEST(a_field_surgeon_mends_one_of_the_wounded_side)
{
    RULE("D-4.2");
    struct play p;
    at_turn(&p, "seats 4", "High Cut");
    lay_out(&p, ZONE_HAND, 3, "");
    grog_thing_new(&p.run, ARRAY_STANDARD, card("Field Surgeon"), 1);
    RIG(&p, 6, 6);
    take(&p, 0, "strike High Cut, seat 1");
    assert_string_equal(grog_question(p.m, &p.game), "mend");
    assert_int_equal(p.game.asked, 1u << 1);
    assert_sound(&p);
    take(&p, 1, "mend seat 1");
    assert_int_equal(p.duel.health[1], 4);                          /* and not above the start's */
    assert_int_equal(p.duel.hand[1][0], 1);
    end_play(&p);
}

TEST(a_side_without_a_seat_in_play_loses)
{
    RULE("D-5.1");
    struct play p;
    at_turn(&p, "seats 4", "Low Thrust, Low Thrust");
    p.duel.health[3] = 0;
    p.duel.health[1] = 2;
    lay_out(&p, ZONE_HAND, 3, "");
    RIG(&p, 6, 6);
    take(&p, 0, "strike Low Thrust, seat 1");
    assert_true(p.game.over);
    assert_int_equal(p.game.winners, 1u | 4);
    end_play(&p);
}

TEST(after_the_last_round_more_health_wins)
{
    RULE("D-5.1");
    static const struct { uint8_t a, b; unsigned winners; } cases[] = { { 4, 3, 1 }, { 3, 4, 2 }, { 3, 3, 0 } };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        struct grog_result result;
        at_turn(&p, "seats 2, rounds 1", "");
        p.duel.health[0] = cases[i].a;
        p.duel.health[1] = cases[i].b;
        take(&p, 0, "wait");
        assert_false(p.game.over);
        take(&p, 1, "wait");
        assert_true(p.game.over);
        assert_int_equal(p.game.winners, cases[i].winners);
        grog_result(p.m, &p.game, &result);
        assert_int_equal(result.winners, cases[i].winners);
        assert_int_equal(result.line[0].amount, cases[i].a);
        end_play(&p);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(each_seat_begins_with_health_three_cards_and_two_guards),
        IT(all_seats_at_once_may_lay_one_guard_face_down),
        IT(then_each_seat_takes_one_turn_from_the_initiative_on),
        IT(a_turn_is_a_strike_a_standard_a_card_or_nothing),
        IT(when_the_round_ends_guards_are_taken_back_and_the_initiative_goes_on),
        IT(to_strike_a_blow_is_discarded_and_a_living_foe_named),
        IT(each_parry_takes_two_of_the_strength),
        IT(the_whole_struck_side_may_parry_and_nobody_else),
        IT(the_higher_of_two_dice_and_the_strength_must_be_seven),
        IT(standards_and_weather_count_in_a_strike),
        IT(a_guard_of_the_blows_line_stops_it_and_another_does_not),
        IT(a_blow_that_misses_does_not_turn_up_the_guard),
        IT(the_struck_loses_the_blows_damage),
        IT(who_has_no_health_left_is_out),
        IT(a_hand_has_a_limit),
        IT(an_empty_deck_is_the_discards_shuffled),
        IT(a_standard_speaks_from_its_raising_until_its_owner_is_out),
        IT(a_trophy_draws_when_its_owner_wounds),
        IT(a_field_surgeon_mends_one_of_the_wounded_side),
        IT(a_side_without_a_seat_in_play_loses),
        IT(after_the_last_round_more_health_wins),
    };
    return cmocka_run_group_tests_name("the duel's rules", tests, NULL, NULL);
}
