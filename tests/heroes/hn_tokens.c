/* SPDX-License-Identifier: MIT */
/* hn_tokens.c -- tokens of options: bonuses, shielding, shots of their own, markers, dice again. */
#include "firing.h"

#include <stdio.h>

#include "heroes/tokens.h"

static const char open_field[] = ". . . . . . . . . . . .\n"
                                 ". . . . . . . . . . . .\n"
                                 ". . . . . . . . . . . .\n"
                                 ". . . . . . . . . . . .";

/* Holdings of seat 0 with "army1 Blue Gunnery + X": 1 the tile, 2 the option. */
static uint8_t left(const struct play *p, unsigned holding) { return p->hn.holding[holding - 1].left; }

/* ---- bonuses -------------------------------------------------------------------------------------------- */

TEST(ammo)
{
    RULE("HN-EQP-09");
    RULE("HN-EQP-10");
    RULE("HN-EQP-17");
    RULE("HN-EQP-18");
    RULE("HN-EQP-20");
    RULE("HN-EQP-21");
    RULE("HN-EQP-22");
    RULE("HN-SEQ-10");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Ammo", open_field);
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "E1");
    put(&p, "Red Car", "E3");
    assert_int_equal(left(&p, 2), 3);
    its_turn(&p, us);
    take(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2");
    assert_question(&p, "shot");                        /* before the roll */
    take(&p, "spend Blue Ammo/2");
    take(&p, "spend Blue Ammo/2");
    assert_question(&p, "shot");
    TAKE(&p, "pass", 1);
    assert_rolled(&p, 5, 6);                            /* 1 + 2 + 2 */
    assert_int_equal(left(&p, 2), 1);                   /* gone, though it missed */
    its_turn(&p, us);
    TAKE(&p, "fire Blue Rifles/1, Rifles, plain, Red Car/3", 1);   /* not against a vehicle: nobody is asked */
    assert_rolled(&p, 2, 7);
    its_turn(&p, us);
    take(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2");
    TAKE(&p, "spend Blue Ammo/2", 1);                   /* the last one: no more to ask */
    assert_rolled(&p, 4, 6);
    end_play(&p);
}

TEST(tokens_serve_their_tile_and_their_side)
{
    RULE("HN-EQP-09");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Ammo + Blue Rockets, army2 Red Gunnery + Red Ammo", open_field);
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "E1");
    its_turn(&p, us);
    take(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2");
    assert_int_equal(p.game.asked, 1);
    assert_refused(&p, "spend Blue Rockets/3", "HN-EQP-09");       /* a shot of its own, and no bonus to this one */
    TAKE(&p, "pass", 1);                                /* red has ammo too, but does not fire */
    assert_rolled(&p, 3, 6);
    end_play(&p);
}

TEST(ammo_is_not_for_blasts)
{
    RULE("HN-EQP-19");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Ammo + Blue Trigger Fingers", open_field);
    unsigned us = put(&p, "Blue Howitzer", "A1");
    put(&p, "Red Rifles", "E1");
    its_turn(&p, us);
    take(&p, "bombard Blue Howitzer/1, Howitzer, D1/E2");
    assert_question(&p, "shot");
    assert_true(offered(&p, "spend Blue Trigger Fingers/3"));
    assert_refused(&p, "spend Blue Ammo/2", "HN-EQP-19");
    TAKE(&p, "pass", 1);
    p.hn.holding[2].left = 0;
    its_turn(&p, us);
    TAKE(&p, "bombard Blue Howitzer/1, Howitzer, D1/E2", 1);       /* for ammo alone nobody is asked */
    assert_rolled(&p, 4, 6);
    end_play(&p);
}

/* Two vehicles under one pattern: two shots, one attack. */
TEST(one_apc_shell_a_blast)
{
    RULE("HN-EQP-33");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Shells", open_field);
    unsigned us = put(&p, "Blue Howitzer Carrier", "B1");
    face(&p, us, EAST);
    put(&p, "Red Truck", "F1");
    put(&p, "Red Truck", "F2");
    its_turn(&p, us);
    take(&p, "bombard Blue Howitzer Carrier/1, Howitzer, E1/F2");
    assert_question(&p, "shot");
    TAKE(&p, "spend Blue Shells/2", 1, 1);              /* 1 + 3 + 1 = 5: a wreck; at the other nobody is asked */
    assert_int_equal(left(&p, 2), 2);
    assert_true(p.hn.unit[1].flags & UNIT_WRECKED);
    assert_false(p.hn.unit[2].flags & UNIT_WRECKED);    /* 1 + 3 */
    its_turn(&p, us);
    take(&p, "bombard Blue Howitzer Carrier/1, Howitzer, E2/F3");
    TAKE(&p, "pass", 1);                                /* in the next attack he is asked again */
    end_play(&p);
}

TEST(a_bonus_is_doubled_with_the_rest)
{
    RULE("HN-EQP-10");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Ammo", open_field);
    unsigned us = put(&p, "Blue Gunners", "A1");
    put(&p, "Red Rifles", "E1");
    its_turn(&p, us);
    take(&p, "fire Blue Gunners/1, Machine Gun, suppressive, Red Rifles/2");
    take(&p, "spend Blue Ammo/2");
    TAKE(&p, "pass", 1);
    assert_rolled(&p, 11, 6);                           /* 1 + 2 x (4 + 1) */
    end_play(&p);
}

TEST(no_bonus_for_the_sniper_s_table)
{
    RULE("HN-ABL-106");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Ammo", open_field);
    unsigned us = put(&p, "Blue Sniper", "A1");
    put(&p, "Red Rifles", "E1");
    its_turn(&p, us);
    TAKE(&p, "fire Blue Sniper/1, Scoped Rifle, sniper, Red Rifles/2", 1);
    assert_rolled(&p, 1, 4);
    end_play(&p);
}

TEST(ammo_belts)
{
    RULE("HN-EQP-23");
    RULE("HN-EQP-24");
    RULE("HN-EQP-25");
    RULE("HN-EQP-26");
    RULE("HN-EQP-27");
    RULE("HN-EQP-28");
    RULE("HN-EQP-29");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Belts", open_field);
    unsigned us = put(&p, "Blue Gunners", "A1"), men = put(&p, "Blue Rifles", "A2");
    put(&p, "Red Rifles", "E1");
    put(&p, "Red Car", "E3");
    assert_int_equal(left(&p, 2), 3);
    its_turn(&p, men);
    TAKE(&p, "fire Blue Rifles/2, Rifles, plain, Red Rifles/3", 1);        /* no Burst: nobody is asked */
    assert_rolled(&p, 3, 6);
    its_turn(&p, us);
    take(&p, "fire Blue Gunners/1, Machine Gun, plain, Red Car/4");
    take(&p, "spend Blue Belts/2");
    take(&p, "spend Blue Belts/2");
    assert_question(&p, "shot");
    TAKE(&p, "pass", 1);
    assert_rolled(&p, 5, 7);                            /* 1 + 2 + 1 + 1 */
    its_turn(&p, us);
    take(&p, "fire Blue Gunners/1, Machine Gun, plain, Red Rifles/3");
    TAKE(&p, "spend Blue Belts/2", 1);
    assert_rolled(&p, 7, 6);                            /* 1 + 4 + 2 */
    assert_int_equal(left(&p, 2), 0);
    end_play(&p);
}

TEST(apc_shells)
{
    RULE("HN-EQP-30");
    RULE("HN-EQP-31");
    RULE("HN-EQP-32");
    RULE("HN-EQP-33");
    RULE("HN-EQP-34");
    RULE("HN-EQP-35");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Shells", open_field);
    unsigned us = put(&p, "Blue Tank", "B2"), car = put(&p, "Blue Car", "A4");
    face(&p, us, EAST);
    put(&p, "Red Rifles", "H1");
    put(&p, "Red Car", "H2");
    face(&p, put(&p, "Red Tank", "G4"), WEST);
    assert_int_equal(left(&p, 2), 3);
    its_turn(&p, car);
    TAKE(&p, "fire Blue Car/2, Light Gun, plain, Red Car/4", 1);           /* a light vehicle has no use for them */
    assert_rolled(&p, 4, 7);
    its_turn(&p, us);
    TAKE(&p, "fire Blue Tank/1, Gun, plain, Red Rifles/3", 1);             /* nor are they for infantry */
    assert_rolled(&p, 2, 6);
    its_turn(&p, us);
    take(&p, "fire Blue Tank/1, Gun, plain, Red Car/4");
    TAKE(&p, "spend Blue Shells/2", 1);                 /* one an attack: nothing more is asked */
    assert_rolled(&p, 6, 7);
    its_turn(&p, us);
    take(&p, "fire Blue Tank/1, Gun, plain, Red Tank/5");
    TAKE(&p, "spend Blue Shells/2", 1);
    assert_rolled(&p, 7, 9);
    assert_int_equal(left(&p, 2), 1);
    end_play(&p);
}

TEST(additional_shielding)
{
    RULE("HN-EQP-11");
    RULE("HN-EQP-12");
    RULE("HN-EQP-13");
    RULE("HN-EQP-14");
    RULE("HN-EQP-15");
    RULE("HN-EQP-16");
    struct play p;
    battle_with(&p, "army2 Red Gunnery + Red Shielding", open_field);
    unsigned us = put(&p, "Blue Tank", "B2"), tank = put(&p, "Red Tank", "G4");
    face(&p, us, EAST);
    face(&p, tank, WEST);
    put(&p, "Red Car", "H1");
    unsigned shields = 0;
    for (unsigned i = 0; i < HOLDINGS; i++)
        if (p.hn.holding[i].thing.live && p.hn.holding[i].thing.card == card("Red Shielding"))
            shields = i + 1;
    char spend[40];
    snprintf(spend, sizeof spend, "spend Red Shielding/%u", shields);
    assert_int_equal(left(&p, shields), 3);
    its_turn(&p, us);
    TAKE(&p, "fire Blue Tank/1, Gun, plain, Red Car/3", 1);        /* heavy vehicles alone: nobody is asked */
    its_turn(&p, us);
    take(&p, "fire Blue Tank/1, Gun, plain, Red Tank/2");
    assert_question(&p, "shot");
    assert_int_equal(p.game.asked, 2);
    take_as(&p, 1, spend);
    take_as(&p, 1, spend);
    take_dice(&p, 1, "pass", (const uint8_t[]){ 5 }, 1);
    assert_rolled(&p, 10, 11);                          /* 5 + 5 against 9 + 2 */
    assert_int_equal(left(&p, shields), 1);
    assert_true(told(&p, "misses: Blue Tank/1, Red Tank/2"));
    end_play(&p);
}

TEST(additional_shielding_against_a_card)
{
    RULE("HN-EQP-13");
    RULE("HN-EQP-14");
    struct play p;
    for (unsigned shields = 0; shields < 2; shields++) {
        battle_with(&p, "army1 Blue Platoon + Blue Shellfire, army2 Red Gunnery + Red Shielding", open_field);
        unsigned us = put(&p, "Blue Rifles", "B2"), tank = put(&p, "Red Tank", "G4");
        face(&p, tank, WEST);
        struct grog_run r = { .m = p.m, .g = &p.game };
        grog_remove(&r, ZONE_DECK, 0, card("Blue Shellfire"));
        grog_put(&r, ZONE_HAND, 0, card("Blue Shellfire"));
        its_turn(&p, us);
        take(&p, "play for Blue Rifles/1, Blue Shellfire");
        take(&p, "choose unit Red Tank/2");
        assert_question(&p, "shot");
        assert_int_equal(p.game.asked, 2);
        if (shields)
            take_as(&p, 1, "spend Red Shielding/3");
        /* 1 + 5 and 1 more against the side's 7, or 8; where it is hit */
        take_dice(&p, 1, "pass", (const uint8_t[]){ 1, 5 }, 2 - shields);
        assert_true(told(&p, shields ? "is struck: Red Tank/2, Gun, 1, 8 7" : "is struck: Red Tank/2, Gun, 1, 7 7"));
        assert_int_equal(told(&p, "is hit: Red Tank/2"), !shields);
        end_play(&p);
    }
}

/* ---- shots of their own --------------------------------------------------------------------------------------- */

TEST(a_panzerfaust)
{
    RULE("HN-EQP-06");
    RULE("HN-EQP-08");
    RULE("HN-EQP-79");
    RULE("HN-EQP-80");
    RULE("HN-EQP-81");
    RULE("HN-EQP-82");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Rockets", ". . . . . . . . .\n"
                                                          ". . . . . . . . .\n"
                                                          ". . H . . . . . .");
    unsigned us = put(&p, "Blue Rifles", "A1");
    unsigned tank = put(&p, "Red Tank", "E1");
    face(&p, tank, WEST);
    face(&p, put(&p, "Red Tank", "F2"), WEST);
    put(&p, "Red Rifles", "C1");
    put(&p, "Red Car", "E3");
    assert_int_equal(left(&p, 2), 3);
    its_turn(&p, us);
    assert_true(offered(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/4"));
    assert_refused(&p, "fire Blue Rifles/1, Rocket, plain, Red Tank/3", "HN-ABL-76");      /* five spaces */
    assert_refused(&p, "fire Blue Rifles/1, Rocket, plain, Red Rifles/4", "HN-FIR-02");
    TAKE(&p, "fire Blue Rifles/1, Rocket, plain, Red Tank/2", 1);
    assert_rolled(&p, 7, 9);                            /* its own bonus: 6 */
    assert_int_equal(left(&p, 2), 2);
    assert_true(p.game.question != ASK_FIRE);           /* in place of its own shot */
    p.hn.unit[us].place = (uint16_t)place("A3");        /* no line */
    its_turn(&p, us);
    assert_refused(&p, "fire Blue Rifles/1, Rocket, plain, Red Car/5", "HN-TER-14");
    p.hn.holding[1].left = 0;
    assert_false(offered(&p, "fire Blue Rifles/1, Rocket, plain, Red Tank/2"));
    end_play(&p);
}

TEST(either_shot_but_not_both)
{
    RULE("HN-EQP-08");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Rockets", open_field);
    unsigned us = put(&p, "Blue Tank", "B1");
    face(&p, us, EAST);
    face(&p, put(&p, "Red Tank", "E2"), WEST);
    put(&p, "Red Rifles", "E4");
    its_turn(&p, us);
    TAKE(&p, "fire Blue Tank/1, Gun, plain, Red Rifles/3", 1);
    assert_refused(&p, "fire Blue Tank/1, Rocket, plain, Red Tank/2", "HN-EQP-08");
    its_turn(&p, us);
    TAKE(&p, "fire Blue Tank/1, Rocket, plain, Red Tank/2", 1);
    assert_false(offered(&p, "fire Blue Tank/1, Coaxial, plain, Red Rifles/3"));
    end_play(&p);
}

TEST(who_fires_on_the_move_does_so_with_a_token_too)
{
    RULE("HN-EQP-07");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Rockets", open_field);
    unsigned us = put(&p, "Blue Scouts", "A1"), men = put(&p, "Blue Rifles", "A3");
    face(&p, put(&p, "Red Tank", "D1"), WEST);
    its_turn(&p, us);
    take(&p, "move Blue Scouts/1, 0");
    TAKE(&p, "fire Blue Scouts/1, Rocket, plain, Red Tank/3", 1);
    assert_rolled(&p, 5, 9);                            /* 1 + 6 - 2 */
    its_turn(&p, men);
    take(&p, "move Blue Rifles/2, 0");
    assert_refused(&p, "fire Blue Rifles/2, Rocket, plain, Red Tank/3", "HN-FIR-01");
    end_play(&p);
}

/* ---- markers and dice ---------------------------------------------------------------------------------------- */

TEST(trigger_fingers_mark_the_target)
{
    RULE("HN-TRT-32");
    RULE("HN-TRT-33");
    RULE("HN-TRT-34");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Trigger Fingers", open_field);
    unsigned us = put(&p, "Blue Rifles", "A1"), them = put(&p, "Red Rifles", "E1");
    put(&p, "Red Leader", "L4");
    assert_int_equal(left(&p, 2), 3);
    its_turn(&p, us);
    take(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2");
    TAKE(&p, "spend Blue Trigger Fingers/2", 1);        /* one a shot; whatever comes of it */
    assert_rolled(&p, 3, 6);
    assert_int_equal(p.hn.unit[them].suppressed, 1);
    assert_int_equal(left(&p, 2), 2);
    end_play(&p);
}

/* Behind a hedge, or of a class that the weapon does nothing to: no marker, and none without a shot. */
TEST(trigger_fingers_mark_nobody_who_cannot_be_fired_at)
{
    RULE("HN-TRT-34");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Trigger Fingers", ". . H . . . . . . . . .\n"
                                                                 ". . . . . . . . . . . .\n"
                                                                 ". . . . . . . . . . . .");
    unsigned us = put(&p, "Blue Rifles", "A1"), hidden = put(&p, "Red Rifles", "E1");
    unsigned tank = put(&p, "Red Tank", "E3"), seen = put(&p, "Red Rifles", "A3");
    face(&p, tank, WEST);
    its_turn(&p, us);
    assert_refused(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", "HN-TER-14");
    assert_refused(&p, "fire Blue Rifles/1, Rifles, plain, Red Tank/3", "HN-FIR-02");
    assert_true(offered(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/4"));
    assert_false(offered(&p, "spend Blue Trigger Fingers/2"));              /* not before a shot */
    take(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/4");
    TAKE(&p, "spend Blue Trigger Fingers/2", 1);
    assert_int_equal(p.hn.unit[seen].suppressed, 1);                        /* who is fired at, and nobody else */
    assert_int_equal(p.hn.unit[hidden].suppressed, 0);
    assert_int_equal(p.hn.unit[tank].suppressed, 0);
    assert_false(offered(&p, "spend Blue Trigger Fingers/2"));              /* nor after it */
    assert_int_equal(left(&p, 2), 2);
    end_play(&p);
}

TEST(veterans_throw_again)
{
    RULE("HN-TRT-35");
    RULE("HN-TRT-36");
    RULE("HN-TRT-37");
    RULE("HN-TRT-38");
    RULE("HN-TRT-39");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Veterans", open_field);
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "E1");
    put(&p, "Red Leader", "L4");
    assert_int_equal(left(&p, 2), 3);
    its_turn(&p, us);
    TAKE(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", 3);
    assert_question(&p, "rolled");
    assert_true(told(&p, "throws: Blue Rifles/1, 3, 0, 0"));
    TAKE(&p, "reroll Blue Veterans/2, 1", 2);           /* worse, and it counts */
    assert_question(&p, "rolled");                      /* unless it is thrown once more */
    TAKE(&p, "reroll Blue Veterans/2, 1", 1);
    take(&p, "pass");
    assert_rolled(&p, 3, 6);
    assert_int_equal(left(&p, 2), 1);
    end_play(&p);
}

TEST(veterans_choose_their_dice)
{
    RULE("HN-TRT-36");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Veterans", open_field);
    unsigned us = put(&p, "Blue Hero", "A1");
    put(&p, "Red Rifles", "C1");
    put(&p, "Red Leader", "L4");
    its_turn(&p, us);
    TAKE(&p, "fire Blue Hero/1, Pistols, plain, Red Rifles/2", 3, 2);
    TAKE(&p, "reroll Blue Veterans/2, 2", 1);           /* the higher one, which is a 1 now; the 2 stays */
    assert_true(told(&p, "throws: Blue Hero/1, 2, 1, 0"));
    TAKE(&p, "reroll Blue Veterans/2, 1", 4);           /* the lower one, the 1, is a 4 */
    assert_true(told(&p, "throws: Blue Hero/1, 4, 2, 0"));
    TAKE(&p, "reroll Blue Veterans/2, 3", 2, 3);        /* and now both */
    assert_rolled(&p, 5, 6);
    end_play(&p);
}

TEST(of_equal_dice_it_is_the_same_which)
{
    RULE("HN-TRT-36");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Veterans", open_field);
    unsigned us = put(&p, "Blue Hero", "A1");
    put(&p, "Red Rifles", "C1");
    its_turn(&p, us);
    TAKE(&p, "fire Blue Hero/1, Pistols, plain, Red Rifles/2", 2, 2);
    assert_true(offered(&p, "reroll Blue Veterans/2, 1"));
    assert_false(offered(&p, "reroll Blue Veterans/2, 2"));
    assert_true(offered(&p, "reroll Blue Veterans/2, 3"));
    end_play(&p);
}

TEST(dice_of_an_assault_are_thrown_again_on_either_side)
{
    RULE("HN-TRT-36");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Veterans, army2 Red Gunnery + Red Veterans", open_field);
    unsigned us = put(&p, "Blue Rifles", "B2"), them = put(&p, "Red Rifles", "C2");
    put(&p, "Red Leader", "L4");
    its_turn(&p, us);
    take(&p, "assault Blue Rifles/1, 1, Red Rifles/2");
    TAKE(&p, "close in Blue Rifles/1, B2, C2", 2, 1);
    assert_question(&p, "rolled");
    assert_int_equal(p.game.asked, 1);                  /* the attacker's own dice */
    TAKE(&p, "reroll Blue Veterans/2, 3", 5, 4);
    TAKE(&p, "pass", 1, 1);
    assert_question(&p, "rolled");
    assert_int_equal(p.game.asked, 2);                  /* the defender's */
    take_dice(&p, 1, "reroll Red Veterans/4, 1", (const uint8_t[]){ 6 }, 1);
    take_as(&p, 1, "pass");
    assert_true(p.hn.unit[us].flags & UNIT_TURNED);     /* 5 against 6 */
    assert_false(p.hn.unit[them].flags & UNIT_TURNED);
    end_play(&p);
}

TEST(the_location_of_damage_is_a_roll_too)
{
    RULE("HN-TRT-36");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Veterans", open_field);
    unsigned us = put(&p, "Blue Tank", "B2"), tank = put(&p, "Red Tank", "H2");
    put(&p, "Red Rifles", "L4");
    face(&p, us, EAST);
    face(&p, tank, NORTH);
    its_turn(&p, us);
    TAKE(&p, "fire Blue Tank/1, Gun, plain, Red Tank/2", 3);
    TAKE(&p, "pass", 1);
    assert_question(&p, "rolled");
    TAKE(&p, "reroll Blue Veterans/2, 1", 6);
    take(&p, "pass");
    assert_true(p.hn.unit[tank].flags & UNIT_WRECKED);
    end_play(&p);
}

TEST(others_dice_are_not_theirs)
{
    RULE("HN-TRT-36");
    struct play p;
    battle_with(&p, "army2 Red Gunnery + Red Veterans", open_field);
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "E1");
    its_turn(&p, us);
    TAKE(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", 1);
    assert_rolled(&p, 3, 6);
    p.game.table.reaction[1][WINDOW_ROLLED - 1] = GROG_ALWAYS;
    its_turn(&p, us);
    TAKE(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", 1);
    assert_question(&p, "rolled");
    char again[64] = "";
    for (unsigned i = 0; i < HOLDINGS; i++)
        if (p.hn.holding[i].thing.live && p.hn.holding[i].thing.card == card("Red Veterans"))
            snprintf(again, sizeof again, "reroll Red Veterans/%u, 1", i + 1);
    assert_string_equal(grog_why_not_named(p.m, &p.game, 1, again), "HN-TRT-36");
    end_play(&p);
}

TEST(a_card_throws_again)
{
    RULE("HN-TRT-36");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Luck x2", open_field);
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "E1");
    put(&p, "Red Leader", "L4");
    holds(&p, 0, "Blue Luck");
    its_turn(&p, us);
    TAKE(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", 1);
    assert_question(&p, "rolled");
    TAKE(&p, "play Blue Luck", 2);
    assert_rolled(&p, 4, 6);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(ammo), IT(tokens_serve_their_tile_and_their_side), IT(ammo_is_not_for_blasts), IT(one_apc_shell_a_blast),
        IT(a_bonus_is_doubled_with_the_rest), IT(no_bonus_for_the_sniper_s_table), IT(ammo_belts), IT(apc_shells),
        IT(additional_shielding), IT(additional_shielding_against_a_card), IT(a_panzerfaust),
        IT(either_shot_but_not_both),
        IT(who_fires_on_the_move_does_so_with_a_token_too), IT(trigger_fingers_mark_the_target),
        IT(trigger_fingers_mark_nobody_who_cannot_be_fired_at),
        IT(veterans_throw_again), IT(veterans_choose_their_dice),
        IT(of_equal_dice_it_is_the_same_which), IT(dice_of_an_assault_are_thrown_again_on_either_side),
        IT(the_location_of_damage_is_a_roll_too),
        IT(others_dice_are_not_theirs),
        IT(a_card_throws_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
