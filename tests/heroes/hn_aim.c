/* SPDX-License-Identifier: MIT */
/* hn_aim.c -- whom a unit can fire at, with what, and how hard that is. */
#include "firing.h"

#include "heroes/aim.h"
#include "heroes/move.h"

static const char open_field[] = ". . . . . . . . . . . .\n"
                                 ". . . . . . . . . . . .\n"
                                 ". . . . . . . . . . . .\n"
                                 ". . . . . . . . . . . .";

/* ---- the action ------------------------------------------------------------------------------------ */

TEST(who_moves_does_not_fire)
{
    RULE("HN-FIR-01");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "E1");
    activate(&p, us);
    assert_true(offered(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2"));
    take(&p, "move Blue Rifles/1, 0");
    assert_refused(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", "HN-FIR-01");
    end_play(&p);
}

TEST(the_bonus_goes_by_the_colour_of_the_defence)
{
    RULE("HN-CTR-08");
    RULE("HN-CTR-11");
    RULE("HN-CTR-14");
    RULE("HN-CTR-15");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Tank", "B2");
    face(&p, us, EAST);
    put(&p, "Red Rifles", "H1");
    put(&p, "Red Car", "H2");
    unsigned tank = put(&p, "Red Tank", "G4");
    face(&p, tank, WEST);
    fires(&p, us, "fire Blue Tank/1, Gun, plain, Red Rifles/2", 1, 2, 6);          /* +1 */
    fires(&p, us, "fire Blue Tank/1, Gun, plain, Red Car/3", 1, 5, 7);             /* +4 */
    fires(&p, us, "fire Blue Tank/1, Gun, plain, Red Tank/4", 1, 6, 9);            /* +5 */
    end_play(&p);
}

TEST(an_x_is_no_shot)
{
    RULE("HN-FIR-02");
    RULE("HN-CTR-16");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Rifles", "A1");
    face(&p, put(&p, "Red Tank", "E1"), WEST);
    put(&p, "Red Car", "E3");
    activate(&p, us);
    assert_refused(&p, "fire Blue Rifles/1, Rifles, plain, Red Tank/2", "HN-FIR-02");
    assert_true(offered(&p, "fire Blue Rifles/1, Rifles, plain, Red Car/3"));
    end_play(&p);
}

TEST(all_weapons_of_a_vehicle_fire_one_after_the_other)
{
    RULE("HN-FIR-03");
    RULE("HN-FIR-04");
    RULE("HN-FIR-05");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Tank", "B2");
    face(&p, us, EAST);
    put(&p, "Red Leader", "F1");
    put(&p, "Red Rifles", "F3");
    put(&p, "Red Rifles", "K4");
    its_turn(&p, us);
    TAKE(&p, "fire Blue Tank/1, Gun, plain, Red Leader/2", 6);                     /* 7 against 6: it is gone */
    assert_question(&p, "fire on");
    assert_refused(&p, "fire Blue Tank/1, Gun, plain, Red Rifles/3", "HN-FIR-03");
    assert_false(offered(&p, "fire Blue Tank/1, Coaxial, plain, Red Leader/2"));
    TAKE(&p, "fire Blue Tank/1, Coaxial, plain, Red Rifles/3", 2);
    assert_rolled(&p, 5, 6);                                                       /* +3: its own bonus */
    end_play(&p);
}

TEST(each_weapon_of_a_vehicle_has_bonuses_and_abilities_of_its_own)
{
    RULE("HN-CTR-21");
    RULE("HN-CTR-22");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Tank", "B2");
    face(&p, us, EAST);
    put(&p, "Red Rifles", "H1");
    put(&p, "Red Car", "H2");
    face(&p, put(&p, "Red Tank", "G4"), WEST);
    fires(&p, us, "fire Blue Tank/1, Gun, plain, Red Rifles/2", 1, 2, 6);          /* the red one: +1, +4, +5 */
    fires(&p, us, "fire Blue Tank/1, Gun, plain, Red Car/3", 1, 5, 7);
    fires(&p, us, "fire Blue Tank/1, Gun, plain, Red Tank/4", 1, 6, 9);
    fires(&p, us, "fire Blue Tank/1, Coaxial, plain, Red Rifles/2", 1, 4, 6);      /* the yellow one: +3, +1, X */
    fires(&p, us, "fire Blue Tank/1, Coaxial, plain, Red Car/3", 1, 2, 7);
    its_turn(&p, us);
    assert_refused(&p, "fire Blue Tank/1, Coaxial, plain, Red Tank/4", "HN-FIR-02");
    take(&p, "move Blue Tank/1, 0");                    /* firing on the move is the yellow one's */
    assert_refused(&p, "fire Blue Tank/1, Gun, plain, Red Rifles/2", "HN-FIR-06");
    assert_true(offered(&p, "fire Blue Tank/1, Coaxial, plain, Red Rifles/2"));
    end_play(&p);
}

TEST(a_vehicle_that_moves_fires_what_can)
{
    RULE("HN-FIR-06");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Tank", "B2");
    face(&p, us, EAST);
    put(&p, "Red Rifles", "H1");
    activate(&p, us);
    take(&p, "move Blue Tank/1, 0");
    assert_refused(&p, "fire Blue Tank/1, Gun, plain, Red Rifles/2", "HN-FIR-06");
    TAKE(&p, "fire Blue Tank/1, Coaxial, plain, Red Rifles/2", 1);
    assert_rolled(&p, 3, 6);                                                       /* 1 + 3 - 1 */
    assert_question(&p, "step");
    assert_refused(&p, "fire Blue Tank/1, Gun, plain, Red Rifles/2", "HN-FIR-06");
    end_play(&p);
}

TEST(firing_on_the_move)
{
    RULE("HN-ABL-42");
    RULE("HN-ABL-43");
    RULE("HN-SEQ-09");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Scouts", "A1");
    put(&p, "Red Rifles", "F1");
    put(&p, "Red Rifles", "L4");
    activate(&p, us);
    take(&p, "move Blue Scouts/1, 0");
    take(&p, "step Blue Scouts/1, B1");
    TAKE(&p, "fire Blue Scouts/1, Carbines, plain, Red Rifles/2", 4);
    assert_rolled(&p, 5, 6);                                                       /* 4 + 3 - 2 */
    assert_question(&p, "step");                                                   /* and it goes on */
    assert_refused(&p, "fire Blue Scouts/1, Carbines, plain, Red Rifles/2", "HN-FIR-03");
    take(&p, "step Blue Scouts/1, C1");
    its_turn(&p, us);                                                              /* after the last space, too */
    take(&p, "move Blue Scouts/1, 0");
    p.game.frame[p.game.depth - 1].local[MOVE_LEFT] = 0;
    assert_true(offered(&p, "fire Blue Scouts/1, Carbines, plain, Red Rifles/2"));
    end_play(&p);
}

TEST(ace_drivers_lose_less_by_moving)
{
    RULE("HN-TRT-01");
    RULE("HN-TRT-02");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Ace Drivers", open_field);
    unsigned car = put(&p, "Blue Car", "A1"), men = put(&p, "Blue Scouts", "A3");
    face(&p, car, EAST);
    put(&p, "Red Rifles", "F1");
    put(&p, "Red Rifles", "L4");
    activate(&p, car);
    take(&p, "move Blue Car/1, 0");
    TAKE(&p, "fire Blue Car/1, Light Gun, plain, Red Rifles/3", 1);
    assert_rolled(&p, 3, 6);                                                       /* 1 + 2 - (1 - 1) */
    its_turn(&p, men);
    take(&p, "move Blue Scouts/2, 0");
    TAKE(&p, "fire Blue Scouts/2, Carbines, plain, Red Rifles/3", 1);
    assert_rolled(&p, 2, 6);                                                       /* 1 + 3 - 2: infantry drives not */
    end_play(&p);
    battle_with(&p, "army1 Blue Gunnery + Blue Ace Drivers x2", open_field);
    car = put(&p, "Blue Car", "A1");
    face(&p, car, EAST);
    put(&p, "Red Rifles", "F1");
    activate(&p, car);
    take(&p, "move Blue Car/1, 0");
    TAKE(&p, "fire Blue Car/1, Light Gun, plain, Red Rifles/2", 1);
    assert_rolled(&p, 3, 6);                                                       /* it never becomes a bonus */
    end_play(&p);
}

/* ---- range and arc ------------------------------------------------------------------------------------ */

TEST(beyond_seven_spaces_a_shot_is_at_long_range)
{
    RULE("HN-FIR-07");
    RULE("HN-FIR-08");
    RULE("HN-FIR-09");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "H4");
    put(&p, "Red Rifles", "I2");
    put(&p, "Red Leader", "L1");
    fires(&p, us, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", 1, 3, 6);     /* 7 spaces, diagonals and all */
    fires(&p, us, "fire Blue Rifles/1, Rifles, plain, Red Rifles/3", 1, 1, 6);     /* 8: -2 */
    fires(&p, us, "fire Blue Rifles/1, Rifles, plain, Red Leader/4", 1, 1, 6);     /* however far */
    end_play(&p);
}

TEST(hawkeyes_and_sharpshooters_see_farther)
{
    RULE("HN-ABL-45");
    RULE("HN-TRT-24");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Sharpshooters", open_field);
    unsigned hawk = put(&p, "Blue Marksman", "A1"), sharp = put(&p, "Blue Rifles", "A2");
    put(&p, "Red Rifles", "J2");
    put(&p, "Red Rifles", "K1");
    fires(&p, hawk, "fire Blue Marksman/1, Long Rifle, plain, Red Rifles/4", 1, 4, 6);     /* 10 spaces: 1 + 3 */
    p.hn.unit[3].place = (uint16_t)place("K3");
    fires(&p, sharp, "fire Blue Rifles/2, Rifles, plain, Red Rifles/3", 1, 3, 6);  /* 9 */
    fires(&p, sharp, "fire Blue Rifles/2, Rifles, plain, Red Rifles/4", 1, 1, 6);  /* 10 */
    end_play(&p);
}

TEST(limited_range)
{
    RULE("HN-ABL-76");
    RULE("HN-ABL-77");
    RULE("HN-TRT-25");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Hero", "A1");
    put(&p, "Red Rifles", "E1");
    put(&p, "Red Rifles", "F3");
    activate(&p, us);
    assert_true(offered(&p, "fire Blue Hero/1, Pistols, plain, Red Rifles/2"));
    assert_refused(&p, "fire Blue Hero/1, Pistols, plain, Red Rifles/3", "HN-ABL-76");
    end_play(&p);
    battle_with(&p, "army1 Blue Gunnery + Blue Sharpshooters", open_field);
    us = put(&p, "Blue Hero", "A1");
    put(&p, "Red Rifles", "G1");
    put(&p, "Red Rifles", "H3");
    activate(&p, us);
    assert_true(offered(&p, "fire Blue Hero/1, Pistols, plain, Red Rifles/2"));
    assert_refused(&p, "fire Blue Hero/1, Pistols, plain, Red Rifles/3", "HN-ABL-76");
    end_play(&p);
    battle_with(&p, "army1 Blue Gunnery + Blue Sharpshooters + Blue Rockets", open_field);
    us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Car", "F1");
    put(&p, "Red Car", "E3");
    activate(&p, us);
    assert_true(offered(&p, "fire Blue Rifles/1, Rocket, plain, Red Car/3"));
    assert_refused(&p, "fire Blue Rifles/1, Rocket, plain, Red Car/2", "HN-ABL-76");    /* a token is no ability */
    end_play(&p);
}

TEST(a_limited_arc)
{
    RULE("HN-FIR-10");
    RULE("HN-FIR-11");
    struct play p;
    battle(&p, open_field);
    unsigned gun = put(&p, "Blue Field Gun", "E2"), men = put(&p, "Blue Rifles", "E4");
    face(&p, gun, EAST);
    put(&p, "Red Rifles", "F1");
    put(&p, "Red Rifles", "E1");
    activate(&p, gun);
    assert_true(offered(&p, "fire Blue Field Gun/1, Field Gun, plain, Red Rifles/3"));     /* a front diagonal */
    assert_refused(&p, "fire Blue Field Gun/1, Field Gun, plain, Red Rifles/4", "HN-FIR-11");
    face(&p, gun, NORTH);
    assert_true(offered(&p, "fire Blue Field Gun/1, Field Gun, plain, Red Rifles/4"));
    its_turn(&p, men);
    assert_true(offered(&p, "fire Blue Rifles/2, Rifles, plain, Red Rifles/3"));
    end_play(&p);
}

/* ---- lines of sight ------------------------------------------------------------------------------------- */

TEST(a_shot_needs_a_line)
{
    RULE("HN-LOS-01");
    RULE("HN-LOS-03");
    RULE("HN-TER-07");
    RULE("HN-TER-14");
    struct play p;
    battle(&p, ". . H . .\n"
               ". . . . .\n"
               "H . H . .");
    unsigned us = put(&p, "Blue Rifles", "A1"), low = put(&p, "Blue Rifles", "A3");
    put(&p, "Red Rifles", "E1");
    put(&p, "Red Rifles", "C3");
    activate(&p, us);
    assert_refused(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/3", "HN-TER-14");
    its_turn(&p, low);                                  /* hedge to hedge: neither of the two ends counts */
    assert_true(offered(&p, "fire Blue Rifles/2, Rifles, plain, Red Rifles/4"));
    end_play(&p);
}

TEST(units_in_the_way)
{
    RULE("HN-LOS-04");
    RULE("HN-LOS-05");
    RULE("HN-LOS-06");
    struct play p;
    battle(&p, open_field);
    unsigned men = put(&p, "Blue Rifles", "A1"), car = put(&p, "Blue Car", "A3");
    put(&p, "Red Rifles", "C1");
    put(&p, "Red Rifles", "F1");
    put(&p, "Red Rifles", "C3");
    put(&p, "Red Rifles", "F3");
    put(&p, "Blue Leader", "C2");
    unsigned other = put(&p, "Blue Rifles", "A2");
    put(&p, "Red Rifles", "F2");
    face(&p, car, EAST);
    activate(&p, men);
    assert_refused(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/4", "HN-TER-14");    /* behind their own */
    its_turn(&p, other);
    assert_refused(&p, "fire Blue Rifles/8, Rifles, plain, Red Rifles/9", "HN-TER-14");    /* behind ours */
    its_turn(&p, car);                                  /* over men */
    assert_true(offered(&p, "fire Blue Car/2, Light Gun, plain, Red Rifles/6"));
    face(&p, put(&p, "Red Car", "D3"), EAST);
    assert_refused(&p, "fire Blue Car/2, Light Gun, plain, Red Rifles/6", "HN-TER-14");    /* not over a vehicle */
    assert_true(offered(&p, "fire Blue Car/2, Light Gun, plain, Red Car/10"));
    end_play(&p);
}

TEST(a_long_vehicle_is_seen_and_sees_by_either_square)
{
    RULE("HN-LOS-07");
    RULE("HN-LOS-08");
    RULE("HN-TER-14");
    struct play p;
    battle(&p, ". . . H . . . .\n"
               ". . . . . . . .\n"
               ". . . H . . . .");
    unsigned us = put(&p, "Blue Tank", "B1");
    face(&p, us, NORTH);                                /* on B1 and B2 */
    unsigned them = put(&p, "Red Tank", "G3");
    face(&p, them, SOUTH);                              /* on G3 and G2 */
    put(&p, "Red Rifles", "H2");
    activate(&p, us);                                   /* B2 to G2 and H2 alone */
    assert_true(offered(&p, "fire Blue Tank/1, Gun, plain, Red Tank/2"));
    p.hn.unit[them].place = (uint16_t)place("G1");
    face(&p, them, WEST);                               /* on G1 and H1 */
    p.hn.unit[us].place = (uint16_t)place("A1");
    face(&p, us, WEST);                                 /* on A1 and B1 */
    assert_refused(&p, "fire Blue Tank/1, Gun, plain, Red Tank/2", "HN-TER-14");
    end_play(&p);
}

TEST(the_aim_is_at_the_square_that_is_seen)
{
    RULE("HN-LOS-08");
    RULE("HN-TER-14");
    struct play p;
    struct field field;
    struct aim aim;
    battle(&p, ". . . H . .\n"
               ". . . . . .\n"
               ". . . . . .");
    unsigned us = put(&p, "Blue Rifles", "A1"), them = put(&p, "Red Tank", "E1");
    face(&p, them, NORTH);                              /* on E1, behind the hedge, and E2 */
    activate(&p, us);
    hn_field(p.m, &p.hn, &field);
    assert_int_equal(hn_aim(p.m, &p.hn.game, &field, us, hn_gun(p.m, &p.hn.unit[us], GUN_FIRST), them, &aim), 0);
    assert_int_equal(aim.at, place("E2"));
    end_play(&p);
}

TEST(a_vehicle_does_not_stand_in_its_own_way)
{
    RULE("HN-LOS-06");
    RULE("HN-LOS-07");
    RULE("HN-LOS-08");
    struct play p;
    battle(&p, ". . . . .\n"
               ". H . . .");
    unsigned us = put(&p, "Blue Field Gun", "A1"), them = put(&p, "Red Tank", "C2");
    face(&p, us, EAST);
    face(&p, them, WEST);                               /* C2 is hidden; D2 is seen across C2 */
    activate(&p, us);
    assert_true(offered(&p, "fire Blue Field Gun/1, Field Gun, plain, Red Tank/2"));
    its_turn(&p, them);
    assert_true(offered(&p, "fire Red Tank/2, Gun, plain, Blue Field Gun/1"));
    end_play(&p);

    battle(&p, ". . . . .\n"
               ". t . . .");                            /* both are seen, D2 better */
    us = put(&p, "Blue Field Gun", "A1"), them = put(&p, "Red Tank", "C2");
    face(&p, us, EAST);
    face(&p, them, WEST);
    fires(&p, us, "fire Blue Field Gun/1, Field Gun, plain, Red Tank/2", 1, 6, 9);
    end_play(&p);
}

TEST(the_side_that_is_seen)
{
    RULE("HN-LOS-09");
    RULE("HN-CTR-23");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Field Gun", "B2"), them = put(&p, "Red Tank", "H2");
    face(&p, us, EAST);
    static const struct { unsigned facing; int defence; } as[] = {
        { WEST, 9 }, { NORTH, 7 }, { EAST, 6 }, { SOUTH, 7 },
    };
    for (unsigned i = 0; i < GROG_COUNT(as); i++) {
        p.hn.unit[them].place = (uint16_t)place("H2");
        face(&p, them, as[i].facing);
        p.hn.unit[us].suppressed = 1;
        fires(&p, us, "fire Blue Field Gun/1, Field Gun, plain, Red Tank/2", 1, 4, as[i].defence);
    }
    p.hn.unit[us].place = (uint16_t)place("D4");        /* from the head on F2 an exact diagonal, else the front */
    p.hn.unit[them].place = (uint16_t)place("F2");
    face(&p, them, WEST);
    fires(&p, us, "fire Blue Field Gun/1, Field Gun, plain, Red Tank/2", 1, 4, 7);
    end_play(&p);
}

TEST(what_a_line_crosses_is_taken_from_the_result)
{
    RULE("HN-TER-08");
    RULE("HN-TER-09");
    RULE("HN-TER-10");
    RULE("HN-TER-12");
    RULE("HN-TER-13");
    struct play p;
    battle(&p, "t . t f . . f\n"
               ". . . . . . .\n"
               "t . . . . . t");
    unsigned us = put(&p, "Blue Rifles", "A1"), low = put(&p, "Blue Rifles", "A3");
    put(&p, "Red Rifles", "G1");
    put(&p, "Red Rifles", "G3");
    fires(&p, us, "fire Blue Rifles/1, Rifles, plain, Red Rifles/3", 1, 0, 8);     /* 3 - 1 - 2; forest +2 */
    fires(&p, low, "fire Blue Rifles/2, Rifles, plain, Red Rifles/4", 1, 3, 7);    /* clear: ends do not count */
    end_play(&p);
}

TEST(a_hedge_between_squares)
{
    RULE("HN-TER-11");
    struct play p;
    battle(&p, "+ + + + + + +\n"
               " . . .h. . . \n"
               "+ + + + + + +\n"
               " . .h. . . . \n"
               "+ + + + + + +\n");
    unsigned far = put(&p, "Blue Rifles", "A1"), near = put(&p, "Blue Rifles", "B2");
    put(&p, "Red Rifles", "F1");
    put(&p, "Red Rifles", "F2");
    fires(&p, far, "fire Blue Rifles/1, Rifles, plain, Red Rifles/3", 1, 2, 6);
    fires(&p, near, "fire Blue Rifles/2, Rifles, plain, Red Rifles/4", 1, 3, 6);
    end_play(&p);
}

/* ---- cover ------------------------------------------------------------------------------------------------ */

TEST(ground_protects_infantry_only)
{
    RULE("HN-TER-06");
    struct play p;
    battle(&p, ". . . . t\n"
               ". . . . t");
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "E1");
    put(&p, "Red Car", "E2");
    fires(&p, us, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", 1, 3, 7);
    fires(&p, us, "fire Blue Rifles/1, Rifles, plain, Red Car/3", 1, 2, 7);        /* 7 is its own */
    end_play(&p);
}

TEST(a_position_protects_against_who_is_outside)
{
    RULE("HN-BLD-01");
    RULE("HN-BLD-02");
    RULE("HN-BLD-03");
    struct play p;
    battle(&p, ". . s s s .\n"
               ". . . . . .");
    unsigned out = put(&p, "Blue Rifles", "A1"), in = put(&p, "Blue Rifles", "C1"), past = put(&p, "Blue Leader", "A2");
    unsigned them = put(&p, "Red Rifles", "E1");
    fires(&p, in, "fire Blue Rifles/2, Rifles, plain, Red Rifles/4", 1, 2, 6);     /* one square of it obscures */
    p.hn.unit[in].place = (uint16_t)place("B2");
    fires(&p, out, "fire Blue Rifles/1, Rifles, plain, Red Rifles/4", 1, 1, 7);    /* two do; +1 */
    p.hn.unit[them].place = (uint16_t)place("F1");
    p.hn.unit[past].place = (uint16_t)place("A1");
    p.hn.unit[out].place = (uint16_t)place("A2");
    fires(&p, past, "fire Blue Leader/3, Rifles, plain, Red Rifles/4", 1, 0, 6);   /* across all of it */
    end_play(&p);
}

TEST(fire_into_and_out_of_a_building)
{
    RULE("HN-BLD-19");
    RULE("HN-BLD-20");
    RULE("HN-BLD-21");
    RULE("HN-BLD-22");
    RULE("HN-BLD-23");
    struct play p;
    battle(&p, "+ + + + + + +\n"
               " . .|# #|. . \n"
               "+ + + + + + +\n"
               " . .o# #|. . \n"
               "+ + + + + + +\n"
               " . . . . . . \n"
               "+ + + + + + +\n");
    unsigned window = put(&p, "Blue Rifles", "C2"), wall = put(&p, "Blue Rifles", "C1");
    unsigned them = put(&p, "Red Rifles", "A2");
    activate(&p, wall);
    assert_refused(&p, "fire Blue Rifles/2, Rifles, plain, Red Rifles/3", "HN-TER-14");    /* no opening there */
    fires(&p, window, "fire Blue Rifles/1, Rifles, plain, Red Rifles/3", 1, 3, 6);
    its_turn(&p, them);
    assert_true(offered(&p, "fire Red Rifles/3, Rifles, plain, Blue Rifles/1"));
    fires(&p, them, "fire Red Rifles/3, Rifles, plain, Blue Rifles/1", 1, 3, 9);   /* 6 + 3 */
    its_turn(&p, them);
    assert_false(offered(&p, "fire Red Rifles/3, Rifles, plain, Blue Rifles/2"));
    p.hn.unit[them].place = (uint16_t)place("D1");      /* they are in it too */
    fires(&p, them, "fire Red Rifles/3, Rifles, plain, Blue Rifles/1", 1, 3, 6);
    end_play(&p);
}

TEST(a_yard_of_the_building_is_outside_it)
{
    RULE("HN-BLD-22"); RULE("HN-BLD-23");
    struct play p;
    battle(&p, "+ + + + + +\n"
               " . .o# #|. \n"
               "+ + + + + +\n");
    unsigned us = put(&p, "Blue Rifles", "B1"), them = put(&p, "Red Rifles", "C1");
    struct board *b = &((struct ground_plan *)(uintptr_t)p.m->own)->board;
    b->under[place("B1")] = b->under[place("C1")];      /* on its overlay, and no floor */
    fires(&p, us, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", 1, 3, 9);     /* 6 + 3 */
    p.hn.unit[us].place = (uint16_t)place("C1");
    p.hn.unit[them].place = (uint16_t)place("D1");
    fires(&p, us, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", 1, 3, 6);
    end_play(&p);
}

TEST(nobody_fires_at_what_lies_concealed)
{
    RULE("HN-ABL-06");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Rifles", "A1"), them = put(&p, "Red Sniper", "E1");
    grog_hide(&p.hn.unit[them].thing);
    activate(&p, us);
    assert_refused(&p, "fire Blue Rifles/1, Rifles, plain, Concealed Red/2", "HN-ABL-06");
    end_play(&p);
}

TEST(what_lies_concealed_is_seen_when_it_fires)
{
    RULE("HN-ABL-21");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Sniper", "A1");
    put(&p, "Red Rifles", "E1");
    grog_hide(&p.hn.unit[us].thing);
    activate(&p, us);
    TAKE(&p, "fire Concealed Blue/1, Scoped Rifle, plain, Red Rifles/2", 1);
    assert_rolled(&p, 3, 6);                            /* with its own weapon */
    assert_false(p.hn.unit[us].thing.hidden);
    assert_true(told_at(&p, "is seen to be: Blue Sniper/1") < told_at(&p, "fires: Blue Sniper/1"));
    end_play(&p);
}

TEST(a_counter_has_categories_and_abilities)
{
    RULE("HN-CTR-09");
    struct play p;
    battle(&p, open_field);
    unsigned officer = put(&p, "Blue Observer", "A1"), heavy = put(&p, "Blue Gunners", "B1"),
             hero = put(&p, "Blue Hero", "C1"), men = put(&p, "Blue Rifles", "D1");
    assert_int_equal(hn_category(p.m, unit_in(&p, officer)), OFFICER);
    assert_int_equal(hn_category(p.m, unit_in(&p, heavy)), HEAVY_WEAPON);
    assert_int_equal(hn_category(p.m, unit_in(&p, hero)), HERO);
    assert_int_equal(hn_category(p.m, unit_in(&p, men)), ORDINARY);
    assert_int_equal(hn_face(p.m, unit_in(&p, officer))[FACE_ORDERS], 1);
    assert_int_equal(numbers_of(p.m, hn_gun(p.m, unit_in(&p, hero), GUN_FIRST))[WEAPON_RANGE], 4);
    activate(&p, officer);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(who_moves_does_not_fire), IT(the_bonus_goes_by_the_colour_of_the_defence), IT(an_x_is_no_shot),
        IT(all_weapons_of_a_vehicle_fire_one_after_the_other),
        IT(each_weapon_of_a_vehicle_has_bonuses_and_abilities_of_its_own), IT(a_vehicle_that_moves_fires_what_can),
        IT(firing_on_the_move), IT(ace_drivers_lose_less_by_moving), IT(beyond_seven_spaces_a_shot_is_at_long_range),
        IT(hawkeyes_and_sharpshooters_see_farther), IT(limited_range), IT(a_limited_arc), IT(a_shot_needs_a_line),
        IT(units_in_the_way), IT(a_long_vehicle_is_seen_and_sees_by_either_square),
        IT(the_aim_is_at_the_square_that_is_seen), IT(a_vehicle_does_not_stand_in_its_own_way),
        IT(the_side_that_is_seen),
        IT(what_a_line_crosses_is_taken_from_the_result), IT(a_hedge_between_squares),
        IT(ground_protects_infantry_only),
        IT(a_position_protects_against_who_is_outside), IT(fire_into_and_out_of_a_building),
        IT(a_yard_of_the_building_is_outside_it),
        IT(nobody_fires_at_what_lies_concealed), IT(what_lies_concealed_is_seen_when_it_fires),
        IT(a_counter_has_categories_and_abilities),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
