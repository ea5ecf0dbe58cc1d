/* SPDX-License-Identifier: MIT */
/* duel.c -- the duel's rulebook (toy/duel.h) but for chapter 3, rule by rule: each test would
 * fail without its rule. */
#include "at_turn.h"
#include "kernel/table.h"
#include "rule.h"

TEST(each_seat_begins_with_health_three_cards_and_two_guards)
{
    RULE("D-1.1");
    RULE("D-1.1b");
    RULE("D-1.1c");
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

TEST(all_seats_at_once_may_lay_one_guard)
{
    RULE("D-2.1");
    struct play p;
    begin(&p, "seats 4", 1);
    assert_int_equal(p.game.asked, 15);
    assert_int_equal(options_of(&p, 2)->n, 3);              /* High, Low, none */
    take(&p, 2, "lay Low Guard");
    assert_int_equal(p.game.asked, 15 & ~4);
    const struct grog_thing *guard = &p.duel.guard[0].thing;
    assert_true(guard->live && guard->owner == 2 && guard->card == card("Low Guard"));
    assert_int_equal(p.duel.token[2][0], 1);
    take(&p, 0, "stand open");
    assert_int_equal(p.duel.token[0][0], 2);
    assert_int_equal(p.game.asked, 2 | 8);
    end_play(&p);
}

TEST(the_others_see_the_back_of_a_guard)
{
    RULE("D-2.1b");
    struct play p;
    union { struct grog_game game; struct duel duel; unsigned char bytes[GROG_STATE_MAX]; } mine, yours;
    begin(&p, "seats 2", 1);
    take(&p, 1, "lay Low Guard");
    grog_view(p.m, &p.game, 1, &mine.game);
    grog_view(p.m, &p.game, 0, &yours.game);
    assert_int_equal(mine.duel.guard[0].thing.card, card("Low Guard"));
    assert_int_equal(yours.duel.guard[0].thing.card, card("Guard"));
    end_play(&p);
}

TEST(who_is_out_is_not_asked_for_a_guard)
{
    RULE("D-2.1c");
    struct play p;
    begin(&p, "seats 4", 1);
    take_all(&p, (const char *const[]){ "0 stand open", "1 stand open", "2 stand open", NULL });
    grog_carry_out_act(p.m, &p.game, 3, (struct grog_option){ .verb = GROG_RESIGN }, NULL);
    assert_string_equal(grog_question(p.m, &p.game), "take your turn");     /* nobody waits for him */
    p.duel.health[1] = 0;
    take_all(&p, (const char *const[]){ "0 wait", "2 wait", NULL });
    assert_string_equal(grog_question(p.m, &p.game), "lay a guard");
    assert_int_equal(p.game.asked, 1 | 4);
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

TEST(who_waits_does_nothing_and_all_are_told)
{
    RULE("D-2.2");
    struct play p;
    at_turn(&p, "seats 2", "High Cut, Parry");
    take(&p, 0, "wait");
    assert_true(heard_event(&p, "waits: seat 0"));
    assert_int_equal(p.duel.hand[0][0], 2);
    end_play(&p);
}

TEST(a_turn_is_a_strike_a_standard_a_card_or_nothing)
{
    RULE("D-2.2b");
    struct play p;
    at_turn(&p, "seats 2", "High Cut, Banner, Parry");
    assert_int_equal(options_of(&p, 0)->n, 4);
    assert_true(offered(&p, 0, "strike High Cut, seat 1"));
    assert_true(offered(&p, 0, "raise Banner"));
    assert_true(offered(&p, 0, "draw"));
    assert_true(offered(&p, 0, "wait"));
    end_play(&p);
}

TEST(who_is_out_takes_no_turn)
{
    RULE("D-2.2c");
    struct play p;
    at_turn(&p, "seats 4", "");
    p.duel.health[1] = p.duel.health[2] = 0;
    take(&p, 0, "wait");
    assert_int_equal(p.game.asked, 1u << 3);
    assert_sound(&p);
    end_play(&p);
}

TEST(when_the_round_ends_guards_are_taken_back_and_the_initiative_goes_on)
{
    RULE("D-2.3");
    RULE("D-2.3b");
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

TEST(a_full_hand_draws_nothing_by_a_card_either)
{
    RULE("D-4.1");
    struct play p;
    at_turn(&p, "seats 2", "High Cut, Parry, Parry, Parry, Parry, Parry");
    grog_thing_new(&p.run, ARRAY_STANDARD, card("Trophy"), 0);
    grog_thing_new(&p.run, ARRAY_STANDARD, card("Trophy"), 0);
    RIG(&p, 6, 6);
    take(&p, 0, "strike High Cut, seat 1");
    assert_int_equal(p.duel.hand[0][0], 6);                         /* five, and the first Trophy's */
    end_play(&p);
}

TEST(a_card_is_drawn_from_the_deck)
{
    RULE("D-4.1");
    struct play p;
    at_turn(&p, "seats 2", "");
    lay_out(&p, ZONE_DECK, 0, "Parry, Banner");
    take(&p, 0, "draw");
    assert_int_equal(p.duel.hand[0][0], 1);
    assert_int_equal(p.duel.hand[0][1], card("Banner"));
    assert_int_equal(p.duel.deck[0], 1);
    end_play(&p);
}

TEST(an_empty_deck_is_the_discards_shuffled)
{
    RULE("D-4.1");
    RULE("D-4.1b");
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

TEST(where_no_card_is_left_none_is_drawn)
{
    RULE("D-4.1b");
    struct play p;
    at_turn(&p, "seats 2", "High Cut");
    lay_out(&p, ZONE_DECK, 0, "");
    lay_out(&p, ZONE_DISCARD, 0, "");
    grog_thing_new(&p.run, ARRAY_STANDARD, card("Trophy"), 0);
    grog_thing_new(&p.run, ARRAY_STANDARD, card("Trophy"), 0);
    RIG(&p, 6, 6);
    take(&p, 0, "strike High Cut, seat 1");
    assert_int_equal(p.duel.hand[0][0], 1);                         /* the blow itself, and no more */
    assert_int_equal(p.duel.hand[0][1], card("High Cut"));
    end_play(&p);
}

TEST(a_standard_speaks_from_its_raising_until_its_owner_is_out)
{
    RULE("D-4.2");
    RULE("D-4.2b");
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
    RULE("D-4.2c");
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
    assert_int_equal(p.duel.health[1], 4);
    assert_int_equal(p.duel.hand[1][0], 1);
    end_play(&p);
}

TEST(nobody_is_mended_above_the_start)
{
    RULE("D-4.2c");
    struct play p;
    at_turn(&p, "seats 4", "High Cut");
    lay_out(&p, ZONE_HAND, 3, "");
    grog_thing_new(&p.run, ARRAY_STANDARD, card("Field Surgeon"), 1);
    RIG(&p, 6, 6);
    take(&p, 0, "strike High Cut, seat 1");
    take(&p, 1, "mend seat 3");
    assert_int_equal(p.duel.health[3], 4);
    assert_int_equal(p.duel.health[1], 3);
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
    RULE("D-5.1b");
    RULE("D-5.1c");
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
        IT(all_seats_at_once_may_lay_one_guard),
        IT(the_others_see_the_back_of_a_guard),
        IT(who_is_out_is_not_asked_for_a_guard),
        IT(then_each_seat_takes_one_turn_from_the_initiative_on),
        IT(who_waits_does_nothing_and_all_are_told),
        IT(a_turn_is_a_strike_a_standard_a_card_or_nothing),
        IT(who_is_out_takes_no_turn),
        IT(when_the_round_ends_guards_are_taken_back_and_the_initiative_goes_on),
        IT(a_hand_has_a_limit),
        IT(a_full_hand_draws_nothing_by_a_card_either),
        IT(a_card_is_drawn_from_the_deck),
        IT(an_empty_deck_is_the_discards_shuffled),
        IT(where_no_card_is_left_none_is_drawn),
        IT(a_standard_speaks_from_its_raising_until_its_owner_is_out),
        IT(a_trophy_draws_when_its_owner_wounds),
        IT(a_field_surgeon_mends_one_of_the_wounded_side),
        IT(nobody_is_mended_above_the_start),
        IT(a_side_without_a_seat_in_play_loses),
        IT(after_the_last_round_more_health_wins),
    };
    return cmocka_run_group_tests_name("the duel's rules", tests, NULL, NULL);
}
