/* SPDX-License-Identifier: MIT */
/* hn_directives.c -- directives on officers, and what they give to the units around them. */
#include "battle.h"

#include "heroes/directives.h"

static const char *const field = ". . . . . . . .\n"
                                 ". . . . . . . .\n"
                                 ". . . . . . . .";
#define STAFF "army1 Blue Headquarters + "

/* Blue's orders are placed, and he is asked for a directive: an officer at A1, Rifles at C1 and E1, Red far off. */
static void to_directive(struct play *p, const char *setup)
{
    battle_with(p, setup, field);
    put(p, "Blue Leader", "A1");
    put(p, "Blue Rifles", "D1");
    put(p, "Blue Rifles", "E1");
    put(p, "Red Rifles", "H3");
    to_orders(p);
    pass_all(p);
    take(p, "order Blue Rifles/2, Blue Order 1");
    take_as(p, 1, "order Red Rifles/4, Red Order 1");
    take(p, "order Blue Rifles/3, Blue Order 2");
    take(p, "order Blue Leader/1, Blue Bluff");
}

TEST(a_directive_is_placed_on_an_officer_behind_the_orders)
{
    RULE("HN-OOP-10"); RULE("HN-OOP-11"); RULE("HN-OOP-13");
    struct play p;
    to_directive(&p, STAFF "Blue Double Time + Blue Charge");
    assert_question(&p, "directive");
    assert_int_equal(p.hn.holding[1].left, 1);          /* a token of each */
    assert_true(offered(&p, "direct Blue Leader/1, Blue Charge"));
    assert_refused(&p, "direct Blue Rifles/2, Blue Charge", "HN-OOP-11");
    take(&p, "direct Blue Leader/1, Blue Double Time");
    assert_int_equal(p.hn.holding[1].left, 0);
    assert_int_equal(p.hn.mark_type[0], MARK_DIRECTIVE);
    assert_true(told(&p, "gets a directive: Blue Leader/1, Blue Double Time"));
    assert_int_equal(p.hn.phase, PHASE_ACTIVATION);     /* one a round: he is not asked again */
    end_play(&p);
    /* Nobody without stars is an officer who could have one. */
    battle_with(&p, STAFF "Blue Double Time", field);
    put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "H3");
    assert_false(hn_has_directives(p.m, &p.game, 0));
    put(&p, "Blue Leader", "B1");
    assert_true(hn_has_directives(p.m, &p.game, 0));
    grog_match_free(p.m);
}

TEST(the_player_chooses_which_of_the_four)
{
    RULE("HN-OOP-10");
    struct play p;
    to_directive(&p, STAFF "Blue Directives + Blue Double Time + Blue Charge + Blue Hold");     /* three tokens */
    assert_int_equal(p.hn.holding[2].left, 1);
    assert_int_equal(p.hn.holding[3].left, 1);
    assert_true(offered(&p, "direct Blue Leader/1, Blue Charge"));
    take(&p, "direct Blue Leader/1, Blue Double Time");
    assert_int_equal(p.hn.holding[2].left, 0);
    assert_int_equal(p.hn.holding[3].left, 1);          /* the others are for other rounds */
    end_play(&p);
    assert_unfit(STAFF "Blue Directives + Blue Double Time x4", "has 3 tokens");
    assert_unfit(STAFF "Blue Directives + Blue Double Time x2", "there is one token of");     /* one of each */
    assert_unfit(STAFF "Blue Directives + Blue Double Time + Blue Charge + Blue Double Time", "there is one token of");
    assert_unfit(STAFF "Blue Directives + Blue Double Time + Blue Charge + Blue Hold + Blue Directives + Blue Charge",
                 "there is one token of");
    assert_unfit(STAFF "Blue Directives + Blue Battle Plan", "has no tokens of");
}

TEST(it_reaches_own_units_within_three_spaces)
{
    RULE("HN-OOP-12"); RULE("HN-OOP-16");
    struct play p;
    to_directive(&p, STAFF "Blue Double Time");
    take(&p, "direct Blue Leader/1, Blue Double Time");
    assert_int_equal(hn_movement(p.m, &p.game, 0), 6);  /* himself */
    assert_int_equal(hn_movement(p.m, &p.game, 1), 6);  /* three spaces */
    assert_int_equal(hn_movement(p.m, &p.game, 2), 4);  /* four */
    assert_int_equal(hn_movement(p.m, &p.game, 3), 4);  /* the enemy */
    p.hn.unit[3].place = (uint16_t)place("B1");
    assert_int_equal(hn_movement(p.m, &p.game, 3), 4);
    p.hn.unit[2].place = (uint16_t)place("D3");         /* measured when it is used */
    assert_int_equal(hn_movement(p.m, &p.game, 2), 6);
    struct grog_run r = { .m = p.m, .g = &p.game };
    hn_eliminate(&r, unit_ref(&p.hn, 0));               /* and with the officer it ends */
    assert_int_equal(hn_movement(p.m, &p.game, 1), 4);
    end_play(&p);
}

TEST(a_side_that_does_not_move_has_its_bonus_too)
{
    RULE("HN-OOP-16");
    struct play p;
    to_directive(&p, STAFF "Blue Double Time");
    unsigned gun = put(&p, "Blue Tripod", "B2");
    p.hn.unit[gun].flags |= UNIT_TURNED;                /* set up: its movement is 0 */
    assert_int_equal(hn_movement(p.m, &p.game, gun), 0);
    take(&p, "direct Blue Leader/1, Blue Double Time");
    assert_int_equal(hn_movement(p.m, &p.game, gun), 2);
    p.hn.unit[gun].suppressed = 1;
    assert_int_equal(hn_movement(p.m, &p.game, gun), 0);
    p.hn.unit[gun].suppressed = 0;
    p.hn.unit[gun].place = (uint16_t)place("E2");       /* too far from him */
    assert_int_equal(hn_movement(p.m, &p.game, gun), 0);
    p.hn.unit[gun].place = (uint16_t)place("B2");
    activate(&p, gun);
    take(&p, "move Blue Tripod/5, 0");
    take(&p, "step Blue Tripod/5, C2");
    take(&p, "step Blue Tripod/5, D2");                 /* two, as it stands */
    assert_refused(&p, "step Blue Tripod/5, E2", "HN-MOV-01");
    assert_true(p.hn.unit[gun].flags & UNIT_TURNED);
    grog_match_free(p.m);
}

TEST(fire_at_will)
{
    RULE("HN-OOP-14");
    struct play p;
    to_directive(&p, STAFF "Blue Fire at Will");
    p.hn.unit[3].place = (uint16_t)place("H1");
    p.hn.unit[2].place = (uint16_t)place("E3");
    take(&p, "direct Blue Leader/1, Blue Fire at Will");
    pass_all(&p);
    TAKE(&p, "fire Blue Rifles/2, Rifles, plain, Red Rifles/4", 3);     /* 3 + 2 + 1 = 6 */
    assert_true(p.hn.unit[3].flags & UNIT_TURNED);
    assert_int_equal(hn_value(p.m, &p.game, VALUE_ATTACK, unit_ref(&p.hn, 1), 0, unit_ref(&p.hn, 3)), 1);
    unsigned tank = put(&p, "Red Tank", "H2");
    assert_int_equal(hn_value(p.m, &p.game, VALUE_ATTACK, unit_ref(&p.hn, 1), 0, unit_ref(&p.hn, tank)), 0);
    grog_match_free(p.m);
}

TEST(charge)
{
    RULE("HN-OOP-15");
    struct play p;
    to_directive(&p, STAFF "Blue Charge");
    p.hn.unit[3].place = (uint16_t)place("E2");
    take(&p, "direct Blue Leader/1, Blue Charge");
    pass_all(&p);
    take(&p, "assault Blue Rifles/2, 1, Red Rifles/4");
    /* Both roll 2 dice and add 2 against infantry; the attacker one more. */
    assert_int_equal(hn_value(p.m, &p.game, VALUE_ASSAULT_ATTACK, unit_ref(&p.hn, 1), 0, unit_ref(&p.hn, 3)), 1);
    assert_int_equal(hn_value(p.m, &p.game, VALUE_ASSAULT_DEFENCE, unit_ref(&p.hn, 1), 0, unit_ref(&p.hn, 3)), 0);
    end_play(&p);
}

TEST(hold_your_ground)
{
    RULE("HN-OOP-17");
    struct play p;
    to_directive(&p, STAFF "Blue Hold");
    take(&p, "direct Blue Leader/1, Blue Hold");
    p.hn.unit[3].place = (uint16_t)place("D3");
    assert_int_equal(hn_value(p.m, &p.game, VALUE_DEFENCE, unit_ref(&p.hn, 1), 0, unit_ref(&p.hn, 3)), 1);
    assert_int_equal(hn_value(p.m, &p.game, VALUE_DEFENCE, unit_ref(&p.hn, 3), 0, unit_ref(&p.hn, 1)), 0);
    activate(&p, 3);
    take_dice(&p, 1, "fire Red Rifles/4, Rifles, plain, Blue Rifles/2", (const uint8_t[]){ 4 }, 1);   /* 6, not 7 */
    assert_false(p.hn.unit[1].flags & UNIT_TURNED);
    unsigned tank = put(&p, "Blue Tank", "C3");
    assert_int_equal(hn_value(p.m, &p.game, VALUE_DEFENCE, unit_ref(&p.hn, tank), 0, unit_ref(&p.hn, 3)), 0);
    grog_match_free(p.m);
}

TEST(hold_your_ground_against_a_mine)
{
    RULE("HN-OOP-17");
    struct play p;
    for (unsigned hold = 0; hold < 2; hold++) {
        to_directive(&p, STAFF "Blue Hold, army2 Red Platoon + Red Mine");
        if (hold)
            take(&p, "direct Blue Leader/1, Blue Hold");
        struct grog_run r = { .m = p.m, .g = &p.game };
        grog_remove(&r, ZONE_DECK, 1, card("Red Mine"));
        grog_put(&r, ZONE_HAND, 1, card("Red Mine"));
        activate(&p, 1);
        take(&p, "move Blue Rifles/2, 0");
        take(&p, "step Blue Rifles/2, D2");
        take_dice(&p, 1, "play Red Mine", (const uint8_t[]){ 4 }, 1);       /* 4 + 2 against 6, or 7 */
        assert_int_equal(!!(p.hn.unit[1].flags & UNIT_TURNED), !hold);
        end_play(&p);
    }
}

TEST(it_lasts_until_the_supply_phase_ends)
{
    RULE("HN-OOP-18");
    struct play p;
    to_directive(&p, STAFF "Blue Double Time");
    take(&p, "direct Blue Leader/1, Blue Double Time");
    to_supply(&p);
    assert_question(&p, "supply moves");
    assert_int_equal(hn_movement(p.m, &p.game, 0), 6);  /* supply moves too */
    take(&p, "done");
    assert_true(told(&p, "is over: Blue Double Time"));
    assert_int_equal(p.hn.mark_type[0], MARK_NOTHING);
    assert_int_equal(p.hn.holding[1].left, 0);          /* and the token is gone */
    end_play(&p);
}

TEST(an_officer_with_stars_whom_everybody_sees)
{
    RULE("HN-OOP-11");
    struct play p;
    to_directive(&p, STAFF "Blue Charge");
    unsigned hero = put(&p, "Blue Ace", "B1"), captain = put(&p, "Blue Captain", "B2");
    unsigned hidden = put(&p, "Blue Leader", "B3");
    p.hn.unit[hidden].thing.hidden = 1;
    assert_question(&p, "directive");
    assert_int_equal(hero + captain + hidden, 4 + 5 + 6);
    assert_refused(&p, "direct Blue Ace/5, Blue Charge", "HN-OOP-11");              /* stars, but no officer */
    assert_refused(&p, "direct Blue Captain/6, Blue Charge", "HN-OOP-11");          /* an officer without stars */
    assert_refused(&p, "direct Concealed Blue/7, Blue Charge", "HN-OOP-11");
    assert_true(offered(&p, "direct Blue Leader/1, Blue Charge"));
    grog_match_free(p.m);
}

TEST(equal_directives_count_once)
{
    RULE("HN-OOP-12");
    struct play p;
    to_directive(&p, STAFF "Blue Double Time + Blue Double Time");
    take(&p, "direct Blue Leader/1, Blue Double Time");
    assert_int_equal(p.hn.holding[1].left + p.hn.holding[2].left, 1);       /* one token was placed */
    assert_int_equal(hn_movement(p.m, &p.game, 1), 6);                      /* 4 + 2 */
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_directive_is_placed_on_an_officer_behind_the_orders), IT(the_player_chooses_which_of_the_four),
        IT(it_reaches_own_units_within_three_spaces), IT(a_side_that_does_not_move_has_its_bonus_too),
        IT(fire_at_will), IT(charge), IT(hold_your_ground), IT(hold_your_ground_against_a_mine),
        IT(it_lasts_until_the_supply_phase_ends),
        IT(an_officer_with_stars_whom_everybody_sees), IT(equal_directives_count_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
