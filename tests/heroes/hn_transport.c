/* SPDX-License-Identifier: MIT */
/* hn_transport.c -- Transport: room, getting in and out, assaults and retreats, the end of a vehicle. */
#include "battle.h"

#include "heroes/move.h"
#include "heroes/transport.h"

static const char *const field = ". . . . . . .\n"
                                 ". . . . . . .\n"
                                 ". . . . . . .\n"
                                 ". . . . . . .\n"
                                 ". . . . . . .";

static unsigned put_aboard(struct play *p, const char *name, unsigned vehicle)
{
    unsigned who = put(p, name, "");
    p->hn.unit[who].aboard = (uint8_t)(vehicle + 1);
    return who;
}

static void set_out(struct play *p, unsigned unit, const char *option)
{
    p->hn.unit[unit].flags &= UNIT_TURNED;
    activate(p, unit);
    take(p, option);
}

TEST(room_in_a_vehicle)
{
    RULE("HN-TRN-01");
    RULE("HN-TRN-02");
    RULE("HN-TRN-03");
    RULE("HN-TRN-04");
    struct play p;
    battle(&p, field);
    put(&p, "Red Clerks", "G5");
    unsigned carrier = put(&p, "Blue Carrier", "C3");           /* room for 4: its tail is at C4 */
    unsigned rifles = put(&p, "Blue Rifles", "B2"), hero = put(&p, "Blue Champion", "C2");
    unsigned gun = put(&p, "Blue Gun", "D2");
    unsigned tank = put(&p, "Blue Tank", "F2");
    face(&p, carrier, NORTH);
    face(&p, tank, EAST);
    assert_int_equal(hn_may_board(p.m, &p.hn, rifles, tank), R_TRN_01);         /* it carries nobody */
    p.hn.unit[rifles].place = 0;
    p.hn.unit[rifles].aboard = (uint8_t)(carrier + 1);          /* 2 */
    assert_int_equal(hn_may_board(p.m, &p.hn, hero, carrier), 0);               /* a hero: 1, though tough */
    unsigned leader = put_aboard(&p, "Blue Captain", carrier);  /* an officer: 1, and so 3 */
    unsigned more = put(&p, "Blue Rifles", "B3");
    assert_int_equal(hn_may_board(p.m, &p.hn, more, carrier), R_TRN_03);
    p.hn.unit[more].flags = UNIT_TURNED;                        /* on its last side: 1 */
    assert_int_equal(hn_may_board(p.m, &p.hn, more, carrier), 0);
    p.hn.unit[more].flags = 0;
    p.hn.unit[leader].aboard = 0;
    p.hn.unit[leader].place = (uint16_t)place("A1");
    assert_int_equal(hn_may_board(p.m, &p.hn, more, carrier), 0);
    put_aboard(&p, "Blue Gun", carrier);
    assert_int_equal(hn_may_board(p.m, &p.hn, gun, carrier), R_TRN_04);
    set_out(&p, hero, "move Blue Champion/4, 0");
    take(&p, "board Blue Champion/4, Blue Carrier/2");
    end_play(&p);
}

TEST(in_and_out_with_its_own_move)
{
    RULE("HN-TRN-05");
    RULE("HN-TRN-06");
    struct play p;
    battle(&p, field);
    put(&p, "Red Clerks", "G5");
    unsigned carrier = put(&p, "Blue Carrier", "D3"), rifles = put(&p, "Blue Rifles", "A4");
    face(&p, carrier, EAST);                                    /* its tail is at C3 */
    set_out(&p, rifles, "move Blue Rifles/3, 0");
    assert_false(offered(&p, "board Blue Rifles/3, Blue Carrier/2"));
    take(&p, "step Blue Rifles/3, B4");
    int16_t *steps = &p.game.frame[p.game.depth - 1].local[MOVE_LEFT], before = *steps;
    *steps = 0;
    assert_refused(&p, "board Blue Rifles/3, Blue Carrier/2", "HN-TRN-05");     /* a part of the move */
    *steps = before;
    take(&p, "board Blue Rifles/3, Blue Carrier/2");            /* beside its tail: the last part */
    assert_true(told(&p, "ends its move: Blue Rifles/3"));
    assert_int_equal(p.hn.unit[rifles].aboard, carrier + 1);
    assert_int_equal(p.hn.unit[rifles].place, 0);
    set_out(&p, rifles, "move Blue Rifles/3, 0");
    assert_true(offered(&p, "stop Blue Rifles/3"));
    take(&p, "leave Blue Rifles/3, E2");                        /* the first part: beside its head */
    take(&p, "step Blue Rifles/3, F2");
    take(&p, "step Blue Rifles/3, G2");
    take(&p, "step Blue Rifles/3, G3");
    assert_refused(&p, "step Blue Rifles/3, G2", "HN-MOV-01");  /* it cost a space */
    take(&p, "stop Blue Rifles/3");
    end_play(&p);
}

TEST(in_the_supply_phase_too)
{
    RULE("HN-TRN-05");
    RULE("HN-TRN-06");
    struct play p;
    battle(&p, field);
    put(&p, "Red Clerks", "G5");
    put(&p, "Blue Jeep", "D3");
    unsigned clerks = put(&p, "Blue Clerks", "C3");
    to_supply(&p);
    take(&p, "move in supply Blue Clerks/3, 2");
    take(&p, "board Blue Clerks/3, Blue Jeep/2");
    assert_int_equal(p.hn.unit[clerks].aboard, 2);
    to_supply(&p);
    p.hn.unit[clerks].flags = 0;
    take(&p, "move in supply Blue Clerks/3, 2");
    take(&p, "leave Blue Clerks/3, E3");                        /* and out again */
    assert_int_equal(p.hn.unit[clerks].aboard, 0);
    assert_is(&p, "unit[2].place = E3");
    end_play(&p);
}

TEST(zones_and_walls_hold_passengers_too)
{
    RULE("HN-TRN-06");
    RULE("HN-ZOC-03");
    struct play p;
    battle(&p, field);
    put(&p, "Red Clerks", "C2");
    unsigned jeep = put(&p, "Blue Jeep", "C3"), clerks = put_aboard(&p, "Blue Clerks", jeep);
    set_out(&p, clerks, "move Blue Clerks/3, 0");
    assert_refused(&p, "leave Blue Clerks/3, B3", "HN-ZOC-03");
    assert_true(offered(&p, "leave Blue Clerks/3, C4"));
    p.hn.unit[clerks].aboard = 0;
    p.hn.unit[clerks].place = (uint16_t)place("B3");
    assert_refused(&p, "board Blue Clerks/3, Blue Jeep/2", "HN-ZOC-03");        /* nor into it */
    p.hn.unit[clerks].place = (uint16_t)place("B4");
    assert_true(offered(&p, "board Blue Clerks/3, Blue Jeep/2"));
    end_play(&p);
}

TEST(nobody_gets_in_through_a_wall)
{
    RULE("HN-TER-20");
    struct play p;
    battle(&p, "+ + + + +\n"
               " . .|. . \n"
               "+ + + + +\n"
               " . . . . \n"
               "+ + + + +\n");
    put(&p, "Red Clerks", "D2");
    unsigned rifles = put(&p, "Blue Rifles", "B1");
    put(&p, "Blue Jeep", "C1");
    set_out(&p, rifles, "move Blue Rifles/2, 0");
    assert_refused(&p, "board Blue Rifles/2, Blue Jeep/3", "HN-TER-20");
    take(&p, "step Blue Rifles/2, B2");                         /* round its end: one way of two is open */
    assert_true(offered(&p, "board Blue Rifles/2, Blue Jeep/3"));
    end_play(&p);
}

static const char *const house = "+ + + + + +\n"
                                 " . . . . . \n"
                                 "+ +-+-+ + +\n"
                                 " .|_ _d. . \n"
                                 "+ +-+-+ + +\n"
                                 " . . . . . \n"
                                 "+ + + + + +\n";

TEST(nobody_gets_in_out_of_a_door_that_a_zone_closes)
{
    RULE("HN-TRN-05"); RULE("HN-BLD-18");
    struct play p;
    battle(&p, house);
    unsigned them = put(&p, "Red Clerks", "E1"), rifles = put(&p, "Blue Rifles", "C2");
    put(&p, "Blue Jeep", "D2");                                 /* before the door */
    set_out(&p, rifles, "move Blue Rifles/2, 0");
    assert_refused(&p, "board Blue Rifles/2, Blue Jeep/3", "HN-BLD-18");
    p.hn.unit[them].suppressed = 1;                             /* without a zone */
    assert_true(offered(&p, "board Blue Rifles/2, Blue Jeep/3"));
    end_play(&p);
}

TEST(nor_in_a_retreat)
{
    RULE("HN-TRN-08"); RULE("HN-BLD-18");
    struct play p;
    battle(&p, house);
    unsigned us = put(&p, "Blue Rifles", "B2");
    put(&p, "Red Rifles", "C2");
    put(&p, "Red Jeep", "D2");
    unsigned clerks = put(&p, "Blue Clerks", "E1");
    p.hn.unit[clerks].suppressed = 1;
    set_out(&p, us, "assault Blue Rifles/1, 1, Red Rifles/2");
    TAKE(&p, "close in Blue Rifles/1, B2, C2", 6, 1, 1, 1);
    assert_question(&p, "retreat");
    assert_true(offered(&p, "retreat into Red Rifles/2, Red Jeep/3"));
    p.hn.unit[clerks].suppressed = 0;                           /* its zone lies before the door */
    assert_false(offered(&p, "retreat into Red Rifles/2, Red Jeep/3"));
    grog_match_free(p.m);
}

TEST(out_of_either_end)
{
    RULE("HN-TRN-06");
    struct play p;
    battle(&p, field);
    put(&p, "Red Clerks", "E3");
    unsigned carrier = put(&p, "Blue Carrier", "D3"), clerks = put_aboard(&p, "Blue Clerks", carrier);
    face(&p, carrier, EAST);                                    /* its tail is at C3 */
    set_out(&p, clerks, "move Blue Clerks/3, 0");
    assert_refused(&p, "leave Blue Clerks/3, E4", "HN-ZOC-03");
    assert_true(offered(&p, "leave Blue Clerks/3, D2"));        /* held at its head, free at its tail */
    end_play(&p);
}

TEST(an_assault_from_a_vehicle)
{
    RULE("HN-TRN-07");
    RULE("HN-TRN-08");
    RULE("HN-ASL-02");
    RULE("HN-ASL-33");
    struct play p;
    battle(&p, field);
    put(&p, "Red Clerks", "E2");
    unsigned carrier = put(&p, "Blue Carrier", "D3"), storm = put_aboard(&p, "Blue Rifles", carrier);
    face(&p, carrier, EAST);
    set_out(&p, storm, "assault Blue Rifles/3, 1, Red Clerks/1");
    TAKE(&p, "close in Blue Rifles/3, D3, E2", 1, 1, 6);        /* 3 against 8: it is beaten */
    assert_int_equal(p.hn.unit[storm].aboard, carrier + 1);     /* and back in the vehicle */
    assert_true(p.hn.unit[storm].flags & UNIT_TURNED);
    set_out(&p, storm, "assault Blue Rifles/3, 1, Red Clerks/1");
    TAKE(&p, "close in Blue Rifles/3, D3, E2", 6, 1, 1);
    assert_false(p.hn.unit[0].thing.live);
    assert_is(&p, "unit[2].place = E2");                        /* out of it and into the square */
    assert_int_equal(p.hn.unit[storm].aboard, 0);
    end_play(&p);
}

/* From a vehicle on foot to the enemy. */
TEST(an_assault_after_leaving)
{
    RULE("HN-TRN-07");
    RULE("HN-ASL-05");
    struct play p;
    battle(&p, field);
    put(&p, "Red Clerks", "F3");
    unsigned jeep = put(&p, "Blue Jeep", "C3"), storm = put_aboard(&p, "Blue Rifles", jeep);
    set_out(&p, storm, "assault Blue Rifles/3, 1, Red Clerks/1");
    assert_false(offered(&p, "stop Blue Rifles/3"));
    assert_refused(&p, "leave Blue Rifles/3, B3", "HN-ASL-06"); /* from there it would be too far */
    take(&p, "leave Blue Rifles/3, D2");
    take(&p, "step Blue Rifles/3, E2");
    TAKE(&p, "close in Blue Rifles/3, E2, F3", 6, 1, 1);
    end_play(&p);
}

TEST(through_a_long_vehicle)
{
    RULE("HN-TRN-07");
    struct play p;
    battle(&p, ". . . . . . .");
    unsigned us = put(&p, "Blue Rifles", "A1"), carrier = put(&p, "Blue Carrier", "C1");
    put(&p, "Red Clerks", "D1");
    face(&p, carrier, EAST);                                    /* its tail is at B1 */
    p.hn.unit[us].suppressed = 1;                               /* two spaces: in, and into the enemy */
    activate(&p, us);
    take(&p, "assault Blue Rifles/1, 1, Red Clerks/3");
    take(&p, "board Blue Rifles/1, Blue Carrier/2");
    take(&p, "close in Blue Rifles/1, C1, D1");
    end_play(&p);

    battle(&p, ". . . . . . .");
    us = put(&p, "Blue Rifles", "A1");
    carrier = put(&p, "Blue Carrier", "D1");
    put(&p, "Red Clerks", "E1");
    face(&p, carrier, EAST);
    p.hn.unit[us].suppressed = 1;
    activate(&p, us);
    assert_refused(&p, "assault Blue Rifles/1, 1, Red Clerks/3", "HN-ASL-04");
    end_play(&p);
}

/* Behind it are friends alone: it has no square to end in but the vehicle that it assaults from. */
TEST(through_friends_into_a_vehicle)
{
    RULE("HN-TRN-07");
    struct play p;
    battle(&p, ". . . .");
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Blue Rifles", "A1");
    put(&p, "Blue Rifles", "B1");
    put(&p, "Blue Jeep", "C1");
    put(&p, "Red Clerks", "D1");
    activate(&p, us);
    take(&p, "assault Blue Rifles/1, 1, Red Clerks/5");
    take(&p, "step Blue Rifles/1, B1");
    take(&p, "board Blue Rifles/1, Blue Jeep/4");
    take(&p, "close in Blue Rifles/1, C1, D1");
    end_play(&p);
}

TEST(a_retreat_into_a_vehicle)
{
    RULE("HN-TRN-08");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Rifles", "C3");
    put(&p, "Red Rifles", "D3");
    unsigned theirs = put(&p, "Red Carrier", "E4");
    put(&p, "Red Jeep", "E2");
    put_aboard(&p, "Red Rifles", 3);                            /* no room in that one */
    face(&p, theirs, SOUTH);                                    /* its tail is at E3 */
    set_out(&p, us, "assault Blue Rifles/1, 1, Red Rifles/2");
    TAKE(&p, "close in Blue Rifles/1, C3, D3", 6, 1, 1, 1);
    assert_question(&p, "retreat");
    assert_false(offered(&p, "retreat into Red Rifles/2, Red Jeep/4"));
    p.hn.unit[4].aboard = 0;
    p.hn.unit[4].place = (uint16_t)place("G5");                 /* now there is room */
    assert_true(offered(&p, "retreat into Red Rifles/2, Red Jeep/4"));
    p.hn.unit[us].suppressed = 1;                               /* without a zone */
    p.hn.unit[3].place = (uint16_t)place("D2");                 /* beside it, but not away from the attacker */
    assert_false(offered(&p, "retreat into Red Rifles/2, Red Jeep/4"));
    take_as(&p, 1, "retreat into Red Rifles/2, Red Carrier/3");
    assert_int_equal(p.hn.unit[1].aboard, theirs + 1);
    assert_is(&p, "unit[0].place = D3");
    end_play(&p);
}

TEST(passengers_get_orders_and_shoot)
{
    RULE("HN-TRN-09");
    RULE("HN-TRN-10");
    RULE("HN-TRN-11");
    RULE("HN-TRN-12");
    RULE("HN-TRN-13");
    struct play p;
    battle(&p, field);
    put(&p, "Red Rifles", "G1");
    put(&p, "Red Jeep", "G5");
    put_aboard(&p, "Red Clerks", 1);
    unsigned carrier = put(&p, "Blue Carrier", "C3"), rifles = put_aboard(&p, "Blue Rifles", carrier);
    unsigned gun = put_aboard(&p, "Blue Gun", carrier), light = put_aboard(&p, "Blue Tripod", carrier);
    face(&p, carrier, EAST);
    to_orders(&p);
    assert_true(offered(&p, "order Blue Rifles/5, Blue Order 1"));
    p.hn.unit[light].aboard = 0;                                /* who is nowhere gets none */
    assert_refused(&p, "order Blue Tripod/7, Blue Order 1", "HN-ORD-02");
    p.hn.unit[light].aboard = (uint8_t)(carrier + 1);
    activate(&p, rifles);
    assert_true(offered(&p, "move Blue Rifles/5, 0"));
    assert_refused(&p, "fire Blue Rifles/5, Rifles, plain, Red Clerks/3", "HN-TRN-13");
    p.hn.unit[2].aboard = 0;
    p.hn.unit[2].place = (uint16_t)place("G4");                 /* outside it would be a target */
    assert_true(offered(&p, "fire Blue Rifles/5, Rifles, plain, Red Clerks/3"));
    p.hn.unit[2].aboard = 2;
    p.hn.unit[2].place = 0;
    TAKE(&p, "fire Blue Rifles/5, Rifles, plain, Red Rifles/1", 4);     /* 2 + 4: from within, nothing is taken */
    assert_true(p.hn.unit[0].flags & UNIT_TURNED);
    activate(&p, gun);
    assert_refused(&p, "fire Blue Gun/6, Pack Gun, plain, Red Rifles/1", "HN-TRN-11");
    activate(&p, light);
    TAKE(&p, "fire Blue Tripod/7, Deck Gun, plain, Red Rifles/1", 3);  /* 2 + 3: no penalty of Firing on the Move */
    assert_false(p.hn.unit[0].thing.live);
    end_play(&p);
}

TEST(fire_is_not_divided_among_passengers)
{
    RULE("HN-TRN-13");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Gunners", "A1");
    put(&p, "Red Rifles", "E1");
    put(&p, "Red Rifles", "E2");
    put(&p, "Red Jeep", "F2");
    put_aboard(&p, "Red Clerks", 3);
    activate(&p, us);
    assert_false(offered(&p, "divide fire Blue Gunners/1, Machine Gun, plain, Red Clerks/5"));
    take(&p, "divide fire Blue Gunners/1, Machine Gun, plain, Red Rifles/2");
    assert_refused(&p, "also at Red Clerks/5", "HN-TRN-13");
    assert_true(offered(&p, "also at Red Rifles/3"));
    end_play(&p);
}

/* A truck is fired at and destroyed with three aboard. */
static void destroy(struct play *p, unsigned firer, const char *option)
{
    p->hn.unit[firer].flags = 0;
    activate(p, firer);
    TAKE(p, option, 6);
}

TEST(out_of_the_wreck)
{
    RULE("HN-TRN-15");
    RULE("HN-TRN-16");
    RULE("HN-TRN-17");
    RULE("HN-TRN-18");
    RULE("HN-TRN-19");
    RULE("HN-TRN-20");
    RULE("HN-TRN-21");
    RULE("HN-TRN-22");
    struct play p;
    battle(&p, field);
    unsigned tank = put(&p, "Blue Tank", "A3");
    face(&p, tank, EAST);
    p.hn.unit[tank].place = (uint16_t)place("B3");
    put(&p, "Blue Clerks", "D1");
    unsigned carrier = put(&p, "Red Carrier", "E3"), tripod = put_aboard(&p, "Red Tripod", carrier);
    put_aboard(&p, "Red Rifles", carrier);
    put(&p, "Red Clerks", "F4");
    p.hn.unit[tripod].flags = UNIT_TURNED;                      /* set up, within */
    face(&p, carrier, EAST);                                    /* its tail is at D3 */
    destroy(&p, tank, "fire Blue Tank/1, Gun, plain, Red Carrier/3");
    assert_question(&p, "set out");
    assert_false(offered(&p, "set out Red Tripod/4, F4"));      /* taken */
    assert_false(offered(&p, "set out Red Tripod/4, E2"));      /* in D1's zone */
    assert_false(offered(&p, "set out Red Tripod/4, D3"));      /* the wreck itself */
    assert_true(offered(&p, "set out Red Tripod/4, F2"));
    assert_true(offered(&p, "set out Red Tripod/4, C4"));       /* beside its tail */
    take_as(&p, 1, "set out Red Tripod/4, C4");
    assert_false(p.hn.unit[tripod].flags & UNIT_TURNED);        /* packed */
    assert_true(p.hn.unit[tripod].moves & MOVE_TURNED);
    assert_int_equal(p.hn.unit[tripod].suppressed, 1);
    take_as(&p, 1, "set out Red Rifles/5, F3");
    assert_int_equal(p.hn.unit[4].suppressed, 1);
    assert_false(p.hn.unit[4].flags & UNIT_TURNED);             /* no hit */
    assert_true(p.hn.unit[carrier].flags & UNIT_WRECKED);
    end_play(&p);
}

TEST(nobody_gets_out_of_it_through_a_wall)
{
    RULE("HN-TER-20");
    RULE("HN-TRN-17");
    struct play p;
    battle(&p, "+ + + + + + + +\n"
               " . . . . . . . \n"
               "+ + + + + + + +\n"
               " . . . . .|. . \n"
               "+ + + + + + + +\n"
               " . . . . . . . \n"
               "+ + + + + + + +\n");
    unsigned tank = put(&p, "Blue Tank", "B2"), carrier = put(&p, "Red Carrier", "E2");
    face(&p, tank, EAST);
    face(&p, carrier, EAST);
    put_aboard(&p, "Red Rifles", carrier);
    put(&p, "Red Clerks", "G1");
    destroy(&p, tank, "fire Blue Tank/1, Gun, plain, Red Carrier/2");
    assert_question(&p, "set out");
    assert_false(offered(&p, "set out Red Rifles/3, F2"));
    assert_true(offered(&p, "set out Red Rifles/3, F1"));       /* round its end */
    take_as(&p, 1, "set out Red Rifles/3, F1");
    end_play(&p);
}

TEST(no_room_beside_the_wreck)
{
    RULE("HN-TRN-23");
    struct play p;
    battle(&p, "x x x x x x\n"
               ". . . . . x\n"
               "x x x x x x");
    unsigned us = put(&p, "Blue Tank", "B2");
    face(&p, us, EAST);
    put(&p, "Red Clerks", "D2");
    unsigned jeep = put(&p, "Red Jeep", "E2");
    put_aboard(&p, "Red Clerks", jeep);
    p.hn.unit[1].place = 0;
    p.hn.unit[1].flags = UNIT_LATE;
    put(&p, "Blue Clerks", "C2");
    destroy(&p, us, "fire Blue Tank/1, Gun, plain, Red Jeep/3");
    assert_true(told_at(&p, "is eliminated:") >= 0);
    assert_false(p.hn.unit[3].thing.live);                      /* D2 is in a zone, the rest is closed */
    end_play(&p);
}

/* In motion: whoever sits in it is set out; nobody makes way for a wreck. */
TEST(destroyed_on_the_way)
{
    RULE("HN-TRN-16");
    RULE("HN-VMV-09");
    struct play p;
    battle(&p, field);
    unsigned gun = put(&p, "Red Tripod", "G1");
    p.hn.unit[gun].flags = UNIT_TURNED;
    put(&p, "Blue Clerks", "C5");
    unsigned jeep = put(&p, "Blue Jeep", "B5"), clerks = put_aboard(&p, "Blue Clerks", jeep);
    put(&p, "Blue Clerks", "D4");
    face(&p, jeep, EAST);
    set_out(&p, jeep, "move Blue Jeep/3, 0");
    take(&p, "drive Blue Jeep/3, east, C5");
    assert_question(&p, "opportunity fire");
    static struct grog_options all;
    char line[GROG_TEXT_MAX];
    grog_list(p.m, &p.game, 1, &all);                           /* pass, and the one shot that there is */
    take_dice(&p, 1, grog_option_text(p.m, &p.game, all.at[1], line), (const uint8_t[]){ 6 }, 1);
    assert_true(p.hn.unit[jeep].flags & UNIT_WRECKED);
    assert_refused(&p, "set out Blue Clerks/4, D4", "HN-TRN-17");
    take(&p, "set out Blue Clerks/4, B4");
    assert_is(&p, "unit[1].place = C5");                        /* a wreck is ground: nobody makes way for it */
    assert_int_equal(p.hn.unit[clerks].place, place("B4"));
    end_play(&p);
}

TEST(on_its_way_a_passenger_loses_nothing)
{
    RULE("HN-TRN-12");
    struct play p;
    battle(&p, field);
    unsigned them = put(&p, "Red Rifles", "G1"), carrier = put(&p, "Blue Carrier", "C3");
    unsigned light = put_aboard(&p, "Blue Tripod", carrier);
    face(&p, carrier, EAST);
    set_out(&p, light, "move Blue Tripod/3, 0");
    TAKE(&p, "fire Blue Tripod/3, Deck Gun, plain, Red Rifles/1", 4);       /* 4 + 2, and no -1 for the move */
    assert_true(p.hn.unit[them].flags & UNIT_TURNED);
    end_play(&p);
}

/* One space beside the wreck, and two who want it. */
TEST(their_owner_says_who_finds_the_last_space)
{
    RULE("HN-TRN-19"); RULE("HN-TRN-23");
    struct play p;
    battle(&p, "x x x x x x\n"
               ". . . x . .\n"
               "x x x x x x");
    unsigned us = put(&p, "Blue Tank", "B2"), jeep = put(&p, "Red Jeep", "E2");
    face(&p, us, EAST);
    unsigned one = put_aboard(&p, "Red Clerks", jeep), two = put_aboard(&p, "Red Clerks", jeep);
    destroy(&p, us, "fire Blue Tank/1, Gun, plain, Red Jeep/2");
    assert_question(&p, "set out");
    assert_true(offered(&p, "set out Red Clerks/3, F2"));
    take_as(&p, 1, "set out Red Clerks/4, F2");
    assert_int_equal(p.hn.unit[two].place, place("F2"));
    assert_false(p.hn.unit[one].thing.live);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(room_in_a_vehicle), IT(in_and_out_with_its_own_move), IT(in_the_supply_phase_too),
        IT(zones_and_walls_hold_passengers_too), IT(nobody_gets_in_through_a_wall),
        IT(nobody_gets_in_out_of_a_door_that_a_zone_closes), IT(nor_in_a_retreat),
        IT(out_of_either_end), IT(an_assault_from_a_vehicle),
        IT(an_assault_after_leaving), IT(through_a_long_vehicle), IT(through_friends_into_a_vehicle),
        IT(a_retreat_into_a_vehicle), IT(passengers_get_orders_and_shoot), IT(fire_is_not_divided_among_passengers),
        IT(out_of_the_wreck),
        IT(nobody_gets_out_of_it_through_a_wall), IT(no_room_beside_the_wreck), IT(destroyed_on_the_way),
        IT(on_its_way_a_passenger_loses_nothing), IT(their_owner_says_who_finds_the_last_space),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
