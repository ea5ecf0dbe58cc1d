/* SPDX-License-Identifier: MIT */
/* hn_moving.c -- Movement of infantry: spaces, units, zones of control, the sequence of a move. */
#include "allies.h"

#include "heroes/move.h"

#include <stdio.h>

/* One step after the other: "A1 B1 C2". */
static void walk(struct play *p, const char *unit, const char *squares)
{
    char line[64], square[8];
    for (int n; sscanf(squares, "%7s%n", square, &n) == 1; squares += n) {
        snprintf(line, sizeof line, "step %s, %s", unit, square);
        take(p, line);
    }
}

static unsigned set_out(struct play *p, const char *name, const char *square)
{
    unsigned us = put(p, name, square);
    char line[64];
    activate(p, us);
    snprintf(line, sizeof line, "move %s/%u, 0", name, us + 1);
    take(p, line);
    return us;
}

TEST(up_to_its_movement)
{
    RULE("HN-MOV-01");
    RULE("HN-CTR-07");
    RULE("HN-MOV-03");
    struct play p;
    battle(&p, ". . . . . . .\n"
               ". . . . . . .");
    put(&p, "Red Rifles", "G2");
    unsigned us = set_out(&p, "Blue Rifles", "A1");
    assert_true(offered(&p, "stop Blue Rifles/2"));             /* none at all */
    assert_false(offered(&p, "step Blue Rifles/2, C1"));
    walk(&p, "Blue Rifles/2", "B2 C1 D2 E1");                   /* a diagonal counts as one */
    assert_refused(&p, "step Blue Rifles/2, F1", "HN-MOV-01");
    take(&p, "stop Blue Rifles/2");
    assert_int_equal(p.hn.unit[us].place, place("E1"));
    end_play(&p);
}

TEST(vehicles_and_enemies_are_in_the_way)
{
    RULE("HN-MOV-04");
    RULE("HN-MOV-05");
    struct play p;
    battle(&p, ". . . . .\n"
               ". . . . .\n"
               ". . . . .");
    put(&p, "Blue Jeep", "C1");
    put(&p, "Red Jeep", "C3");
    put(&p, "Red Clerks", "C2");
    p.hn.unit[2].suppressed = 1;                                /* it has no zone */
    set_out(&p, "Blue Rifles", "B2");
    assert_refused(&p, "step Blue Rifles/4, C1", "HN-MOV-04");
    assert_refused(&p, "step Blue Rifles/4, C3", "HN-MOV-04");
    assert_refused(&p, "step Blue Rifles/4, C2", "HN-MOV-05");
    end_play(&p);
}

TEST(through_friends_and_never_stuck)
{
    RULE("HN-MOV-06");
    RULE("HN-MOV-07");
    struct play p;
    battle(&p, ". . . . .");
    put(&p, "Blue Clerks", "B1");
    put(&p, "Blue Clerks", "E1");
    put(&p, "Red Tank", "");
    set_out(&p, "Blue Rifles", "A1");
    walk(&p, "Blue Rifles/4", "B1");
    assert_refused(&p, "stop Blue Rifles/4", "HN-MOV-07");
    assert_refused(&p, "turn over Blue Rifles/4", "HN-ABL-122");
    walk(&p, "Blue Rifles/4", "C1");
    assert_true(offered(&p, "stop Blue Rifles/4"));
    walk(&p, "Blue Rifles/4", "D1");
    assert_refused(&p, "step Blue Rifles/4, E1", "HN-MOV-07");  /* it could not end its move */
    end_play(&p);
}

TEST(no_turning_over_in_a_friends_square)
{
    RULE("HN-MOV-07");
    struct play p;
    battle(&p, ". . . . .");
    put(&p, "Blue Clerks", "B1");
    put(&p, "Red Tank", "");
    set_out(&p, "Blue Lurkers", "A1");
    walk(&p, "Blue Lurkers/3", "B1");
    assert_refused(&p, "turn over Blue Lurkers/3", "HN-MOV-07");        /* that ends a move */
    walk(&p, "Blue Lurkers/3", "C1");
    assert_true(offered(&p, "turn over Blue Lurkers/3"));
    end_play(&p);
}

/* Somebody filled the last free square meanwhile: then it makes way itself. */
TEST(who_cannot_go_on_makes_way)
{
    RULE("HN-MOV-07");
    struct play p;
    battle(&p, ". . .\n"
               ". . .");
    put(&p, "Blue Clerks", "B1");
    unsigned us = set_out(&p, "Blue Rifles", "A1");
    walk(&p, "Blue Rifles/2", "B1");
    p.game.frame[p.game.depth - 1].local[MOVE_LEFT] = 0;
    take(&p, "stop Blue Rifles/2");
    assert_question(&p, "make way");
    take(&p, "make way Blue Rifles/2, C2");
    assert_int_equal(p.hn.unit[us].place, place("C2"));
    end_play(&p);
}

TEST(a_zone_of_control)
{
    RULE("HN-ZOC-01");
    RULE("HN-ZOC-03");
    struct play p;
    battle(&p, ". . . . . .\n"
               ". . . . . .\n"
               ". . . . . .\n"
               ". . . . . .");
    put(&p, "Red Rifles", "C2");
    put(&p, "Red Rifles", "F2");
    set_out(&p, "Blue Rifles", "A1");
    walk(&p, "Blue Rifles/3", "B1");                            /* into a zone */
    assert_refused(&p, "step Blue Rifles/3, B2", "HN-ZOC-03");
    assert_refused(&p, "step Blue Rifles/3, C1", "HN-ZOC-03");
    walk(&p, "Blue Rifles/3", "A2");                            /* out of it, and in again */
    walk(&p, "Blue Rifles/3", "B3");
    assert_refused(&p, "step Blue Rifles/3, C3", "HN-ZOC-03");
    end_play(&p);
}

TEST(from_one_enemys_zone_to_anothers)
{
    RULE("HN-ZOC-03");
    struct play p;
    battle(&p, ". . . . . .\n"
               ". . . . . .\n"
               ". . . . . .");
    put(&p, "Red Rifles", "B1");
    put(&p, "Red Rifles", "E1");
    set_out(&p, "Blue Rifles", "C2");                           /* in B1's zone */
    assert_true(offered(&p, "step Blue Rifles/3, D2"));         /* in E1's alone */
    assert_refused(&p, "step Blue Rifles/3, B2", "HN-ZOC-03");
    end_play(&p);
}

TEST(zones_end_at_walls_and_at_the_suppressed)
{
    RULE("HN-ZOC-02");
    RULE("HN-SPR-06");
    struct play p;
    battle(&p, "+ + + +\n"
               " . . . \n"
               "+ +-+ +\n"
               " . . . \n"
               "+ +-+ +\n"
               " . . . \n"
               "+ + + +\n");
    put(&p, "Red Rifles", "B2");
    set_out(&p, "Blue Rifles", "B1");
    assert_true(offered(&p, "step Blue Rifles/2, A1"));         /* B1 is behind a wall */
    take(&p, "step Blue Rifles/2, A1");
    assert_refused(&p, "step Blue Rifles/2, A2", "HN-ZOC-03");
    p.hn.unit[0].suppressed = 1;
    assert_true(offered(&p, "step Blue Rifles/2, A2"));
    end_play(&p);
}

TEST(vehicles_have_no_zone)
{
    RULE("HN-ZOC-06");
    struct play p;
    battle(&p, ". . . .\n"
               ". . . .");
    put(&p, "Red Jeep", "B2");
    set_out(&p, "Blue Rifles", "A1");
    walk(&p, "Blue Rifles/2", "B1 C1 C2");
    end_play(&p);
    battle(&p, ". . . . .\n"
               ". . . . .\n"
               ". . . . .");
    face(&p, put(&p, "Red Tank", "C2"), EAST);          /* and B2: of neither square */
    set_out(&p, "Blue Rifles", "A3");
    walk(&p, "Blue Rifles/2", "B3 C3 D2");
    end_play(&p);
}

TEST(concealed_units_have_zones_and_passengers_none)
{
    RULE("HN-ZOC-01");
    struct play p;
    battle(&p, ". . . . .\n"
               ". . . . .\n"
               ". . . . .");
    put(&p, "Red Lurkers", "C3");
    p.hn.unit[0].thing.hidden = 1;
    p.hn.unit[0].moves = MOVE_TURNED;
    put(&p, "Red Jeep", "C1");
    unsigned inside = put(&p, "Red Rifles", "");
    p.hn.unit[inside].aboard = 2;
    unsigned us = put(&p, "Blue Rifles", "B2");
    activate(&p, us);
    take(&p, "move Blue Rifles/4, 0");
    assert_refused(&p, "step Blue Rifles/4, C2", "HN-ZOC-03");  /* the concealed unit's */
    assert_true(offered(&p, "step Blue Rifles/4, B1"));         /* nobody's: the vehicle's passenger has none */
    end_play(&p);
}

/* ---- buildings ------------------------------------------------------------------------------------- */

static const char *const house = "+ + + + + +\n"
                                 " . . . . . \n"
                                 "+ +-+-+ + +\n"
                                 " .|_ _d. . \n"
                                 "+ +-+-+ + +\n"
                                 " . . . . . \n"
                                 "+ + + + + +\n";

TEST(in_and_out_by_the_door)
{
    RULE("HN-BLD-09");
    RULE("HN-BLD-10");
    struct play p;
    battle(&p, house);
    put(&p, "Red Tank", "");
    unsigned us = set_out(&p, "Blue Rifles", "E2");
    walk(&p, "Blue Rifles/2", "D1");
    assert_refused(&p, "step Blue Rifles/2, C2", "HN-BLD-09");  /* not round the corner of the door */
    walk(&p, "Blue Rifles/2", "D2 C2");                         /* no half space lies between */
    assert_refused(&p, "step Blue Rifles/2, C1", "HN-TER-20");
    assert_refused(&p, "step Blue Rifles/2, D1", "HN-BLD-09");
    take(&p, "stop Blue Rifles/2");
    assert_int_equal(p.hn.unit[us].place, place("C2"));
    end_play(&p);

    battle(&p, house);
    put(&p, "Red Tank", "");
    unsigned jeep = put(&p, "Blue Jeep", "D2");
    face(&p, jeep, WEST);
    activate(&p, jeep);
    take(&p, "move Blue Jeep/2, 0");
    assert_refused(&p, "drive Blue Jeep/2, west, C2", "HN-BLD-09");     /* for infantry alone */
    end_play(&p);
}

TEST(zones_do_not_reach_through_walls_of_buildings)
{
    RULE("HN-ZOC-04");
    struct play p;
    battle(&p, house);
    put(&p, "Red Rifles", "C2");
    set_out(&p, "Blue Rifles", "D1");
    walk(&p, "Blue Rifles/2", "D2 D3");                         /* past the enemy at the door */
    end_play(&p);
}

TEST(a_zone_before_the_door_closes_it)
{
    RULE("HN-BLD-18");
    RULE("HN-ZOC-05");
    struct play p;
    battle(&p, house);
    put(&p, "Red Rifles", "E1");                                /* D2 is in its zone */
    set_out(&p, "Blue Rifles", "C2");
    assert_refused(&p, "step Blue Rifles/2, D2", "HN-BLD-18");
    end_play(&p);

    battle(&p, house);
    put(&p, "Red Rifles", "E1");
    set_out(&p, "Blue Rifles", "D3");
    walk(&p, "Blue Rifles/2", "D2");
    assert_refused(&p, "step Blue Rifles/2, C2", "HN-BLD-18");
    p.hn.unit[0].suppressed = 1;
    assert_true(offered(&p, "step Blue Rifles/2, C2"));
    end_play(&p);
}

/* ---- markers, the sequence --------------------------------------------------------------------------- */

TEST(markers_slow_it_down)
{
    RULE("HN-SPR-03");
    RULE("HN-SPR-04");
    struct play p;
    battle(&p, ". . . . . .");
    put(&p, "Red Tank", "");
    unsigned us = put(&p, "Blue Rifles", "A1");
    p.hn.unit[us].suppressed = 1;
    activate(&p, us);
    take(&p, "move Blue Rifles/2, 0");
    walk(&p, "Blue Rifles/2", "B1 C1");
    assert_refused(&p, "step Blue Rifles/2, D1", "HN-MOV-01");
    end_play(&p);

    battle(&p, ". . . . . .");
    put(&p, "Red Tank", "");
    us = put(&p, "Blue Tripod", "A1");
    p.hn.unit[us].suppressed = 2;
    activate(&p, us);
    take(&p, "move Blue Tripod/2, 0");                          /* it may, by no space */
    assert_refused(&p, "step Blue Tripod/2, B1", "HN-MOV-01");
    assert_true(offered(&p, "turn over Blue Tripod/2"));
    end_play(&p);
}

TEST(a_move_goes_on_under_fire)
{
    RULE("HN-SPR-05");
    RULE("HN-SEQ-05");
    RULE("HN-SEQ-06");
    struct play p;
    battle(&p, ". . . . . .\n"
               ". . . . . .\n"
               ". . . . . .");
    unsigned them = put(&p, "Red Tripod", "F3");
    p.hn.unit[them].flags = UNIT_TURNED;
    unsigned us = set_out(&p, "Blue Rifles", "A1");
    take(&p, "step Blue Rifles/2, B1");
    assert_question(&p, "opportunity fire");
    p.hn.unit[us].suppressed = 2;                               /* as if it had been suppressed now */
    take_as(&p, 1, "pass");
    take(&p, "step Blue Rifles/2, C1");
    take_as(&p, 1, "pass");
    take(&p, "step Blue Rifles/2, D1");
    take_as(&p, 1, "pass");
    take(&p, "step Blue Rifles/2, E1");
    take_as(&p, 1, "pass");
    take(&p, "stop Blue Rifles/2");
    end_play(&p);
}

TEST(announced_fired_stepped_spotted_fired_at)
{
    RULE("HN-SEQ-01");
    RULE("HN-SEQ-02");
    RULE("HN-SEQ-03");
    RULE("HN-SEQ-04");
    struct play p;
    battle(&p, ". . . . . .\n"
               ". . . . . .\n"
               "f . . . . .");
    unsigned them = put(&p, "Red Tripod", "F3"), lurks = put(&p, "Red Lurkers", "A3");
    p.hn.unit[them].flags = UNIT_TURNED;
    p.hn.unit[lurks].thing.hidden = 1;
    unsigned us = put(&p, "Blue Tripod", "D1");
    activate(&p, us);
    take(&p, "move Blue Tripod/3, 0");
    assert_true(told_at(&p, "sets out:") >= 0);
    TAKE(&p, "fire Blue Tripod/3, Deck Gun, plain, Red Tripod/1", 1);      /* before it leaves the square */
    take(&p, "step Blue Tripod/3, C1");
    assert_int_equal(told_at(&p, "is seen to be:"), 1);         /* right after the step */
    assert_question(&p, "opportunity fire");
    take_as(&p, 1, "pass");
    assert_question(&p, "step");                                /* and again */
    end_play(&p);
}

TEST(a_gun_is_turned_at_the_end)
{
    RULE("HN-FIR-12");
    struct play p;
    battle(&p, ". . .");
    put(&p, "Red Tank", "");
    unsigned us = set_out(&p, "Blue Gun", "A1");
    take(&p, "step Blue Gun/2, B1");
    take(&p, "stop Blue Gun/2");
    assert_question(&p, "facing");
    assert_refused(&p, "face Blue Gun/2, north-east", "HN-FIR-12");
    take(&p, "face Blue Gun/2, west");
    assert_int_equal(p.hn.unit[us].facing, WEST);
    end_play(&p);
}

TEST(a_gun_is_turned_after_a_retreat)
{
    RULE("HN-FIR-12");
    struct play p;
    battle_with(&p, "army1 Blue Vanguard + Blue Ferocity, army2 Red Vanguard", ". . . .");
    unsigned us = put(&p, "Blue Rifles", "A1"), gun = put(&p, "Red Gun", "B1");
    face(&p, gun, WEST);
    activate(&p, us);
    take(&p, "assault Blue Rifles/1, 1, Red Gun/2");
    TAKE(&p, "close in Blue Rifles/1, A1, B1", 3, 1, 3);        /* a tie, and it is driven back */
    take_as(&p, 1, "retreat Red Gun/2, C1");
    assert_question(&p, "facing");
    assert_int_equal(p.game.asked, 2);                          /* its owner */
    assert_string_equal(grog_why_not_named(p.m, &p.game, 1, "face Red Gun/2, north-east"), "HN-FIR-12");
    take_as(&p, 1, "face Red Gun/2, south");
    assert_int_equal(p.hn.unit[gun].facing, SOUTH);
    end_play(&p);
}

/* ---- turning over ------------------------------------------------------------------------------------- */

TEST(a_tripod_is_set_up_and_packed)
{
    RULE("HN-ABL-122");
    RULE("HN-ABL-123");
    RULE("HN-ABL-124");
    RULE("HN-ABL-01");
    RULE("HN-CTR-04");
    struct play p;
    battle(&p, ". . . . . .");
    put(&p, "Red Clerks", "F1");
    unsigned us = set_out(&p, "Blue Tripod", "A1");
    take(&p, "turn over Blue Tripod/2");                        /* at the beginning: as the other side moves, so not */
    assert_refused(&p, "step Blue Tripod/2, B1", "HN-MOV-01");
    assert_refused(&p, "turn over Blue Tripod/2", "HN-ABL-01");
    take(&p, "stop Blue Tripod/2");
    assert_true(p.hn.unit[us].flags & UNIT_TURNED);
    p.hn.unit[us].flags = UNIT_TURNED;
    activate(&p, us);
    take(&p, "move Blue Tripod/2, 0");
    take(&p, "turn over Blue Tripod/2");                        /* packed: three spaces */
    walk(&p, "Blue Tripod/2", "B1 C1 D1");
    assert_refused(&p, "turn over Blue Tripod/2", "HN-ABL-01");
    end_play(&p);

    battle(&p, ". . . . . .");
    put(&p, "Red Clerks", "F1");
    us = set_out(&p, "Blue Tripod", "A1");
    walk(&p, "Blue Tripod/2", "B1");
    take(&p, "turn over Blue Tripod/2");                        /* at the end: it has moved */
    assert_true(told(&p, "ends its move: Blue Tripod/2"));
    end_play(&p);
}

/* Another unit's movement, by a card, comes between the card that turns one over and the movement of that one. */
TEST(turned_over_once_whoever_moves_in_between)
{
    RULE("HN-ABL-01");
    struct play p;
    battle_with(&p, "army1 Blue Platoon + Blue Drop x2 + Blue Dash", ". . . . . .\n"
                                                                     ". . . . . .");
    unsigned us = put(&p, "Blue Tripod", "A1"), other = put(&p, "Blue Rifles", "A2");
    put(&p, "Red Clerks", "F1");
    p.hn.unit[us].flags = UNIT_TURNED;
    hold(&p, 0, "Blue Drop", 2);
    hold(&p, 0, "Blue Dash", 1);
    activate(&p, us);
    take(&p, "play for Blue Tripod/1, Blue Drop");              /* packed: it can go */
    take(&p, "play for Blue Tripod/1, Blue Dash");
    take(&p, "choose unit Blue Rifles/2");
    walk(&p, "Blue Rifles/2", "B2");
    take(&p, "stop Blue Rifles/2");
    assert_int_equal(p.hn.unit[other].place, place("B2"));
    assert_refused(&p, "play for Blue Tripod/1, Blue Drop", "HN-CRD-07");
    take(&p, "move Blue Tripod/1, 0");
    assert_refused(&p, "turn over Blue Tripod/1", "HN-ABL-01");
    walk(&p, "Blue Tripod/1", "B1");
    assert_refused(&p, "turn over Blue Tripod/1", "HN-ABL-01");
    take(&p, "stop Blue Tripod/1");
    activate(&p, us);                                           /* a movement of its own */
    take(&p, "move Blue Tripod/1, 0");
    assert_true(offered(&p, "turn over Blue Tripod/1"));
    end_play(&p);
}

/* A unit that moves once more within its own movement is turned over in one of the two. */
TEST(a_movement_within_a_movement_is_no_other)
{
    RULE("HN-ABL-01");
    for (unsigned inner = 0; inner < 2; inner++) {
        struct play p;
        battle_with(&p, "army1 Blue Platoon + Blue Hurry", ". . . . . .\n"
                                                           ". . . . . .");
        unsigned us = put(&p, "Blue Tripod", "A1");
        put(&p, "Red Clerks", "F1");
        p.hn.unit[us].flags = inner ? 0 : UNIT_TURNED;
        activate(&p, us);
        take(&p, "move Blue Tripod/1, 0");
        if (!inner)
            take(&p, "turn over Blue Tripod/1");
        take(&p, "step Blue Tripod/1, B1");
        if (inner)
            take(&p, "turn over Blue Tripod/1");
        assert_refused(&p, "turn over Blue Tripod/1", "HN-ABL-01");
        take(&p, "stop Blue Tripod/1");
        assert_question(&p, "step");                            /* of the movement that it began */
        assert_refused(&p, "turn over Blue Tripod/1", "HN-ABL-01");
        end_play(&p);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(up_to_its_movement), IT(vehicles_and_enemies_are_in_the_way), IT(through_friends_and_never_stuck),
        IT(no_turning_over_in_a_friends_square),
        IT(who_cannot_go_on_makes_way), IT(a_zone_of_control), IT(from_one_enemys_zone_to_anothers),
        IT(zones_end_at_walls_and_at_the_suppressed), IT(vehicles_have_no_zone),
        IT(concealed_units_have_zones_and_passengers_none), IT(in_and_out_by_the_door),
        IT(zones_do_not_reach_through_walls_of_buildings), IT(a_zone_before_the_door_closes_it),
        IT(markers_slow_it_down),
        IT(a_move_goes_on_under_fire), IT(announced_fired_stepped_spotted_fired_at), IT(a_gun_is_turned_at_the_end),
        IT(a_gun_is_turned_after_a_retreat),
        IT(a_tripod_is_set_up_and_packed), IT(turned_over_once_whoever_moves_in_between),
        IT(a_movement_within_a_movement_is_no_other),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
