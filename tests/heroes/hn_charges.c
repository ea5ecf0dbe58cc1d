/* SPDX-License-Identifier: MIT */
/* hn_charges.c -- Demolition Charges, Sticky Bombs, Magnetic Mines. */
#include "sappers.h"

static const char *const house = ". . . . . .\n"
                                 ". . . # # .\n"
                                 ". . . . . .\n"
                                 ". . . . . .";

TEST(a_charge_is_laid_at_the_end_of_a_move)
{
    RULE("HN-EQP-40");
    RULE("HN-EQP-42");
    RULE("HN-EQP-43");
    RULE("HN-EQP-46");
    struct play p;
    sappers(&p, house);
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "F4");
    assert_int_equal(option(&p, "Blue Charges")->left, 3);
    activate(&p, us);
    take(&p, "move Blue Rifles/1, 0");
    take(&p, "step Blue Rifles/1, B1");
    take(&p, "stop Blue Rifles/1");                     /* the building is not beside it: nothing is asked */
    assert_int_equal(option(&p, "Blue Charges")->left, 3);
    p.hn.unit[us].flags = 0;
    activate(&p, us);
    take(&p, "move Blue Rifles/1, 0");
    take(&p, "step Blue Rifles/1, C1");
    take(&p, "stop Blue Rifles/1");
    assert_question(&p, "lay");
    take(&p, "lay charge Blue Rifles/1, Blue Charges, 1");
    assert_int_equal(option(&p, "Blue Charges")->left, 2);
    assert_is(&p, "mark_type[0] = 3");
    take(&p, "done");
    end_play(&p);
}

TEST(charges_go_off_when_the_supply_phase_begins)
{
    RULE("HN-EQP-41");
    RULE("HN-EQP-44");
    RULE("HN-EQP-45");
    RULE("HN-SUP-05");
    struct play p;
    sappers(&p, house);
    unsigned beside = put(&p, "Red Rifles", "C1");
    put(&p, "Blue Rifles", "A4");
    p.hn.mark_type[0] = MARK_CHARGE;
    p.hn.mark_card[0] = card("Blue Charges");
    p.hn.mark_at[0] = (uint16_t)place("C1");
    p.hn.mark_overlay[0] = 1;
    p.hn.unit[beside].suppressed = 2;
    p.game.initiative = 1;
    p.hn.demolition[0] = 0;
    /* Four dice, and no marker hinders them: 4, 4, 3, 1. */
    struct grog_run r = { .m = p.m, .g = &p.game, .script = (const uint8_t[]){ 4, 4, 3, 1 }, .scripted = 4 };
    to_supply_with(&p, &r);
    assert_is(&p, "demolition[0] = 2");
    assert_is(&p, "mark_type[0] = 0");
    assert_false(p.hn.unit[beside].flags & UNIT_TURNED);        /* no area effect */
    assert_question(&p, "supply moves");                        /* before anybody moves */
    end_play(&p);
}

TEST(a_charge_laid_in_supply_waits_for_the_next_round)
{
    RULE("HN-EQP-43");
    RULE("HN-EQP-44");
    struct play p;
    sappers(&p, house);
    put(&p, "Blue Rifles", "C1");
    put(&p, "Red Rifles", "F4");
    to_supply(&p);
    take(&p, "move in supply Blue Rifles/1, 2");
    take(&p, "stop Blue Rifles/1");
    take(&p, "lay charge Blue Rifles/1, Blue Charges, 1");
    take(&p, "done");
    assert_is(&p, "mark_type[0] = 3");
    assert_is(&p, "demolition[0] = 0");
    end_play(&p);
}

/* Through the end of that phase and the round after it. */
TEST(a_charge_laid_in_supply_goes_off_a_round_later)
{
    RULE("HN-EQP-44");
    struct play p;
    sappers(&p, house);
    unsigned us = put(&p, "Blue Rifles", "C1"), them = put(&p, "Red Rifles", "F4");
    option(&p, "Blue Nest")->left = option(&p, "Red Nest")->left = 0;
    p.hn.unit[them].flags = UNIT_ACTED;
    to_supply(&p);
    take(&p, "move in supply Blue Rifles/1, 2");
    take(&p, "stop Blue Rifles/1");
    take(&p, "lay charge Blue Rifles/1, Blue Charges, 1");
    take(&p, "done");
    assert_question(&p, "place an order");              /* the next round */
    assert_is(&p, "mark_type[0] = 3");
    assert_is(&p, "demolition[0] = 0");
    p.hn.unit[us].flags = p.hn.unit[them].flags = UNIT_ACTED;
    struct grog_run r = { .m = p.m, .g = &p.game, .script = (const uint8_t[]){ 4, 4, 3, 1 }, .scripted = 4 };
    to_supply_with(&p, &r);
    assert_is(&p, "mark_type[0] = 0");
    assert_is(&p, "demolition[0] = 2");
    end_play(&p);
}

/* Two wrecks on one square: a heavy vehicle was hit upon a wreck. */
TEST(a_charge_at_the_wreck_that_was_chosen)
{
    RULE("HN-EQP-41");
    struct play p;
    sappers(&p, ". . . .\n. . . .");
    unsigned us = put(&p, "Blue Rifles", "B1"), first = put(&p, "Red Truck", "C2"), wreck = put(&p, "Red Truck", "C2");
    unsigned them = put(&p, "Red Rifles", "D1");
    p.hn.unit[wreck].flags = p.hn.unit[first].flags = UNIT_WRECKED;
    activate(&p, us);
    take(&p, "move Blue Rifles/1, 0");
    take(&p, "stop Blue Rifles/1");
    take(&p, "lay charge at wreck Blue Rifles/1, Blue Charges, Red Truck/3");
    take(&p, "lay charge at wreck Blue Rifles/1, Blue Charges, Red Truck/2");
    p.hn.mark_type[2] = MARK_CHARGE;                    /* and a second one at the first of them */
    p.hn.mark_at[2] = p.hn.mark_at[0];
    p.hn.mark_card[2] = p.hn.mark_card[0];
    p.hn.mark_level[2] = p.hn.mark_level[0];
    p.hn.unit[us].flags = p.hn.unit[them].flags = UNIT_ACTED;
    /* The first charge clears the one, and takes its other charge along; that of the other wreck goes off, too low. */
    static const uint8_t dice[] = { 4, 1, 1, 1, 3, 3, 3, 3 };
    struct grog_run r = { .m = p.m, .g = &p.game, .script = dice, .scripted = 8 };
    to_supply_with(&p, &r);
    assert_false(p.hn.unit[wreck].thing.live);
    assert_true(p.hn.unit[first].thing.live);
    assert_int_equal(r.used, 8);
    end_play(&p);
}

TEST(a_charge_at_a_wreck)
{
    RULE("HN-EQP-41");
    struct play p;
    sappers(&p, ". . . .\n. . . .");
    unsigned us = put(&p, "Blue Rifles", "B1"), wreck = put(&p, "Red Truck", "C2");
    put(&p, "Red Rifles", "D1");
    p.hn.unit[wreck].flags = UNIT_WRECKED;
    activate(&p, us);
    take(&p, "move Blue Rifles/1, 0");
    take(&p, "stop Blue Rifles/1");
    take(&p, "lay charge at wreck Blue Rifles/1, Blue Charges, Red Truck/2");
    struct grog_run r = { .m = p.m, .g = &p.game, .script = (const uint8_t[]){ 4, 1, 1, 1 }, .scripted = 4 };
    to_supply_with(&p, &r);
    assert_false(p.hn.unit[wreck].thing.live);
    end_play(&p);
}

/* In a game that was begun when charges knew a square alone. */
TEST(a_charge_that_knows_no_wreck_finds_it)
{
    RULE("HN-EQP-41");
    struct play p;
    sappers(&p, ". . . .\n. . . .");
    unsigned us = put(&p, "Blue Rifles", "A1"), wreck = put(&p, "Red Truck", "C2"), them = put(&p, "Red Rifles", "D1");
    p.hn.unit[wreck].flags = UNIT_WRECKED;
    p.hn.mark_type[0] = MARK_CHARGE;
    p.hn.mark_card[0] = card("Blue Charges");
    p.hn.mark_at[0] = (uint16_t)place("C2");
    p.hn.unit[us].flags = p.hn.unit[them].flags = UNIT_ACTED;
    struct grog_run r = { .m = p.m, .g = &p.game, .script = (const uint8_t[]){ 4, 1, 1, 1 }, .scripted = 4 };
    to_supply_with(&p, &r);
    assert_false(p.hn.unit[wreck].thing.live);
    end_play(&p);
}

/* ---- bombs ----------------------------------------------------------------------------------- */

TEST(a_bomb_sticks_to_an_enemy_vehicle)
{
    RULE("HN-EQP-93");
    RULE("HN-EQP-94");
    RULE("HN-EQP-96");
    RULE("HN-EQP-100");
    RULE("HN-EQP-102");
    struct play p;
    sappers(&p, ". . . . . .\n. . . . . .\n. . . . . .");
    unsigned us = put(&p, "Blue Rifles", "A1"), truck = put(&p, "Red Truck", "C1");
    put(&p, "Blue Truck", "A2");
    assert_int_equal(option(&p, "Blue Bombs")->left, 3);
    assert_int_equal(option(&p, "Red Mines")->left, 3);
    activate(&p, us);
    take(&p, "move Blue Rifles/1, 0");
    take(&p, "step Blue Rifles/1, B1");
    take(&p, "stop Blue Rifles/1");
    assert_false(offered(&p, "stick bomb Blue Rifles/1, Blue Bombs, Blue Truck/3"));        /* it is a friend's */
    take(&p, "stick bomb Blue Rifles/1, Blue Bombs, Red Truck/2");
    take(&p, "stick bomb Blue Rifles/1, Blue Bombs, Red Truck/2");
    take(&p, "done");
    assert_int_equal(p.hn.unit[truck].bombs, 2);
    assert_int_equal(option(&p, "Blue Bombs")->left, 1);
    face(&p, truck, EAST);
    activate(&p, truck);
    take_as(&p, 1, "move Red Truck/2, 0");
    take_as(&p, 1, "drive Red Truck/2, east, D1");
    take_as(&p, 1, "stop Red Truck/2");
    assert_int_equal(p.hn.unit[truck].bombs, 2);        /* it takes them with it */
    end_play(&p);
}

TEST(bombs_go_off_when_the_supply_phase_ends)
{
    RULE("HN-EQP-95");
    RULE("HN-EQP-97");
    RULE("HN-EQP-98");
    RULE("HN-EQP-99");
    RULE("HN-EQP-101");
    RULE("HN-SUP-09");
    struct play p;
    sappers(&p, ". . . . . .\n. . . . . .\n. . . . . .");
    unsigned us = put(&p, "Blue Rifles", "B1"), tank = put(&p, "Red Tank", "C1");
    face(&p, tank, WEST);
    p.hn.unit[tank].bombs = 1;
    p.hn.unit[tank].bomb = card("Blue Bombs");
    p.hn.unit[tank].flags = UNIT_ACTED;
    option(&p, "Blue Nest")->left = option(&p, "Red Nest")->left = option(&p, "Red Plates")->left = 0;
    p.game.initiative = 0;
    to_supply(&p);
    take(&p, "move in supply Blue Rifles/1, 2");
    take(&p, "stop Blue Rifles/1");
    take(&p, "stick bomb Blue Rifles/1, Blue Bombs, Red Tank/2");   /* by a Supply move: it explodes this same phase */
    assert_int_equal(p.hn.unit[tank].bombs, 2);
    /* One by one: 3 + 4 = 7, its side, at the crew; then 2 + 4 < 7. */
    TAKE(&p, "done", 3, 1, 2);
    assert_int_equal(p.hn.unit[tank].bombs, 0);
    assert_int_equal(p.hn.unit[tank].damage, DAMAGE_CREW);
    assert_false(p.hn.unit[us].flags & UNIT_TURNED);    /* no area effect */
    end_play(&p);
}

TEST(veterans_throw_for_a_bomb_again)
{
    RULE("HN-TRT-36");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Veterans + Blue Depot + Blue Bombs",
                ". . . . . .\n. . . . . .\n. . . . . .");
    unsigned us = put(&p, "Blue Rifles", "B1"), tank = put(&p, "Red Tank", "C1");
    struct grog_run r = { .m = p.m, .g = &p.game, .script = (const uint8_t[]){ 1 }, .scripted = 1 };
    face(&p, tank, WEST);
    p.hn.unit[tank].bombs = 1;
    p.hn.unit[tank].bomb = card("Blue Bombs");
    p.hn.unit[us].flags = p.hn.unit[tank].flags = UNIT_ACTED;
    to_supply_with(&p, &r);
    assert_question(&p, "rolled");
    TAKE(&p, about(&p, "reroll ", "Blue Veterans", ", 1"), 3);
    TAKE(&p, "pass", 2);                                /* 3 + 4 = 7, its side: where? */
    TAKE(&p, about(&p, "reroll ", "Blue Veterans", ", 1"), 1);
    take(&p, "pass");
    assert_int_equal(p.hn.unit[tank].damage, DAMAGE_CREW);
    end_play(&p);
}

/* Shielding counts against a bomb too, before the die. */
TEST(shielding_against_a_bomb)
{
    RULE("HN-EQP-97");
    struct play p;
    sappers(&p, ". . . . . .\n. . . . . .\n. . . . . .");
    unsigned us = put(&p, "Blue Rifles", "B1"), tank = put(&p, "Red Tank", "C1");
    option(&p, "Red Plates")->left = 1;                 /* after it there is nothing to announce */
    face(&p, tank, WEST);
    p.hn.unit[tank].bombs = 1;
    p.hn.unit[tank].bomb = card("Blue Bombs");
    p.hn.unit[us].flags = p.hn.unit[tank].flags = UNIT_ACTED;
    option(&p, "Blue Nest")->left = option(&p, "Red Nest")->left = 0;
    to_supply(&p);
    take_dice(&p, 1, about(&p, "spend ", "Red Plates", ""), (const uint8_t[]){ 3 }, 1);  /* 3 + 4 < 7 + 1 */
    assert_int_equal(p.hn.unit[tank].damage, 0);
    assert_int_equal(p.hn.unit[tank].bombs, 0);
    end_play(&p);
}

TEST(no_charge_from_within)
{
    RULE("HN-EQP-42");
    struct play p;
    sappers(&p, house);
    unsigned us = put(&p, "Blue Rifles", "D2"), wreck = put(&p, "Red Truck", "C1");
    put(&p, "Red Rifles", "F4");
    p.hn.unit[wreck].flags = UNIT_WRECKED;
    activate(&p, us);
    take(&p, "move Blue Rifles/1, 0");
    take(&p, "stop Blue Rifles/1");
    assert_question(&p, "lay");                         /* the wreck is beside it */
    assert_refused(&p, "lay charge Blue Rifles/1, Blue Charges, 1", "HN-EQP-42");
    assert_true(offered(&p, "lay charge at wreck Blue Rifles/1, Blue Charges, Red Truck/2"));
    end_play(&p);
}

TEST(no_charge_at_a_wreck_far_away)
{
    RULE("HN-EQP-42");
    struct play p;
    sappers(&p, house);
    unsigned us = put(&p, "Blue Rifles", "B1"), near = put(&p, "Red Truck", "C1"), far = put(&p, "Red Truck", "A3");
    put(&p, "Red Rifles", "F4");
    p.hn.unit[near].flags = p.hn.unit[far].flags = UNIT_WRECKED;
    activate(&p, us);
    take(&p, "move Blue Rifles/1, 0");
    take(&p, "stop Blue Rifles/1");
    assert_question(&p, "lay");
    assert_true(offered(&p, "lay charge at wreck Blue Rifles/1, Blue Charges, Red Truck/2"));
    assert_refused(&p, "lay charge at wreck Blue Rifles/1, Blue Charges, Red Truck/3", "HN-EQP-42");
    end_play(&p);
}

TEST(bombs_are_for_infantry_beside_it)
{
    RULE("HN-EQP-94");
    struct play p;
    sappers(&p, ". . . . . .\n. . . . . .\n. . . . . .");
    unsigned us = put(&p, "Blue Rifles", "A1"), ours = put(&p, "Blue Truck", "C3");
    unsigned wreck = put(&p, "Red Truck", "B2");
    put(&p, "Red Truck", "C1");
    p.hn.unit[wreck].flags = UNIT_WRECKED;
    face(&p, ours, EAST);
    activate(&p, us);
    take(&p, "move Blue Rifles/1, 0");
    take(&p, "stop Blue Rifles/1");
    assert_question(&p, "lay");                         /* a charge, at the wreck */
    assert_refused(&p, "stick bomb Blue Rifles/1, Blue Bombs, Red Truck/4", "HN-EQP-94");   /* two spaces away */
    p.hn.unit[3].place = (uint16_t)place("D2");
    activate(&p, ours);
    take(&p, "move Blue Truck/2, 0");
    take(&p, "stop Blue Truck/2");
    assert_question(&p, "lay");
    assert_refused(&p, "stick bomb Blue Truck/2, Blue Bombs, Red Truck/4", "HN-EQP-94");    /* it is no infantry */
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_charge_is_laid_at_the_end_of_a_move), IT(charges_go_off_when_the_supply_phase_begins),
        IT(a_charge_laid_in_supply_waits_for_the_next_round), IT(a_charge_at_a_wreck),
        IT(a_charge_laid_in_supply_goes_off_a_round_later), IT(a_charge_at_the_wreck_that_was_chosen),
        IT(a_charge_that_knows_no_wreck_finds_it),
        IT(a_bomb_sticks_to_an_enemy_vehicle),
        IT(bombs_go_off_when_the_supply_phase_ends), IT(shielding_against_a_bomb), IT(veterans_throw_for_a_bomb_again),
        IT(no_charge_from_within), IT(no_charge_at_a_wreck_far_away), IT(bombs_are_for_infantry_beside_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
