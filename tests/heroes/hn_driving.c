/* SPDX-License-Identifier: MIT */
/* hn_driving.c -- Movement of vehicles: head, tail, facing; what they push aside. */
#include "allies.h"

#include "heroes/aim.h"
#include "heroes/move.h"
#include "heroes/opportunity.h"

#include <stdio.h>

static const char *const field = ". . . . . . .\n"
                                 ". . . . . . .\n"
                                 ". . . . . . .\n"
                                 ". . . . . . .\n"
                                 ". . . . . . .";

/* A vehicle in motion; a Red unit is out of everybody's way. */
static unsigned drive(struct play *p, const char *name, const char *square, unsigned facing)
{
    char line[64];
    unsigned us = put(p, name, square);
    face(p, us, facing);
    activate(p, us);
    snprintf(line, sizeof line, "move %s/%u, 0", name, us + 1);
    take(p, line);
    return us;
}

static void assert_squares(struct play *p, unsigned unit, const char *head, const char *tail)
{
    uint16_t square[2] = { 0, 0 };
    assert_int_equal(hn_squares(p->m, &p->hn, &p->hn.unit[unit], square), *tail ? 2 : 1);
    assert_int_equal(square[0], place(head));
    assert_int_equal(square[1], *tail ? place(tail) : 0);
}

TEST(one_space_or_two)
{
    RULE("HN-VMV-01");
    RULE("HN-VMV-06");
    RULE("HN-CTR-17");
    RULE("HN-CTR-20");
    struct play p;
    battle(&p, field);
    put(&p, "Red Clerks", "A5");
    unsigned jeep = put(&p, "Blue Jeep", "A1"), tank = put(&p, "Blue Tank", "C3");
    face(&p, tank, NORTH);
    assert_squares(&p, jeep, "A1", "");
    assert_squares(&p, tank, "C3", "C4");
    face(&p, tank, NORTH_EAST);
    assert_squares(&p, tank, "C3", "B4");                       /* on a diagonal: these two alone */
    to_supply(&p);
    struct grog_run r = { .m = p.m, .g = &p.game };
    hn_wreck(&r, unit_ref(&p.hn, jeep));                        /* their other side is a wreck */
    hn_wreck(&r, unit_ref(&p.hn, tank));
    assert_false(is_out_there(&p.hn.unit[jeep]) || is_out_there(&p.hn.unit[tank]));
    struct field f;
    hn_field(p.m, &p.hn, &f);
    assert_int_equal(ground_at(&f, place("A1"))->card, card("Wreckage"));
    assert_int_equal(ground_at(&f, place("B4"))->card, card("Wreckage"));
    end_play(&p);
}

TEST(forward_by_its_front)
{
    RULE("HN-VMV-02");
    RULE("HN-VMV-04");
    struct play p;
    battle(&p, field);
    put(&p, "Red Clerks", "A5");
    unsigned tank = drive(&p, "Blue Tank", "C3", EAST);
    assert_false(offered(&p, "drive Blue Tank/2, north, C2"));  /* an eighth of a turn at most */
    take(&p, "drive Blue Tank/2, east, D3");
    assert_squares(&p, tank, "D3", "C3");
    take(&p, "drive Blue Tank/2, north-east, E2");              /* and an eighth with the step, at no price */
    assert_squares(&p, tank, "E2", "D3");
    take(&p, "drive Blue Tank/2, north, E1");
    assert_squares(&p, tank, "E1", "E2");
    take(&p, "drive Blue Tank/2, north, E2");                   /* back again */
    take(&p, "drive Blue Tank/2, north, E3");
    assert_refused(&p, "drive Blue Tank/2, north, E2", "HN-MOV-01");        /* five spaces */
    end_play(&p);
}

TEST(backward_by_its_back)
{
    RULE("HN-VMV-03");
    struct play p;
    battle(&p, field);
    put(&p, "Red Clerks", "A5");
    unsigned tank = drive(&p, "Blue Tank", "D3", EAST);
    take(&p, "drive Blue Tank/2, east, C3");
    assert_squares(&p, tank, "C3", "B3");
    take(&p, "drive Blue Tank/2, south-east, B3");              /* its back goes north-west */
    assert_squares(&p, tank, "B3", "A2");
    end_play(&p);

    battle(&p, ". x . . .\n"
               ". . . . .");
    put(&p, "Red Clerks", "A1");
    drive(&p, "Blue Tank", "D2", EAST);
    assert_refused(&p, "drive Blue Tank/2, south-east, C2", "HN-TER-17");
    assert_true(offered(&p, "drive Blue Tank/2, east, C2"));
    end_play(&p);
}

TEST(on_the_spot)
{
    RULE("HN-VMV-05");
    struct play p;
    battle(&p, field);
    put(&p, "Red Clerks", "A5");
    unsigned tank = drive(&p, "Blue Tank", "D3", EAST);
    for (unsigned i = 0; i < 5; i++) {
        static const char *const turns[5] = { "drive Blue Tank/2, north-east, D2", "drive Blue Tank/2, north, C2",
            "drive Blue Tank/2, north-west, B2", "drive Blue Tank/2, west, B3", "drive Blue Tank/2, south-west, B4" };
        take(&p, turns[i]);
    }
    assert_squares(&p, tank, "B4", "C3");                       /* the tail stayed */
    assert_refused(&p, "drive Blue Tank/2, south, C4", "HN-MOV-01");
    end_play(&p);

    battle(&p, field);
    put(&p, "Red Clerks", "A5");
    unsigned jeep = drive(&p, "Blue Jeep", "D3", EAST);
    take(&p, "drive Blue Jeep/2, south-east, D3");
    assert_int_equal(p.hn.unit[jeep].facing, SOUTH_EAST);
    assert_int_equal(p.game.frame[p.game.depth - 1].local[MOVE_LEFT], 5);
    end_play(&p);
}

TEST(diagonally_past_what_is_closed)
{
    RULE("HN-VMV-07");
    struct play p;
    battle(&p, ". . x .\n"
               ". x . .\n"
               ". . . .");
    put(&p, "Red Clerks", "A3");
    unsigned tank = drive(&p, "Blue Jeep", "B1", SOUTH_EAST);
    take(&p, "drive Blue Jeep/2, south-east, C2");              /* between the two */
    take(&p, "stop Blue Jeep/2");
    assert_squares(&p, tank, "C2", "");
    end_play(&p);

    battle(&p, "+ + + + +\n"
               " . .|. . \n"
               "+ +-+ + +\n"
               " . . . . \n"
               "+ + + + +\n");
    put(&p, "Red Clerks", "A2");
    drive(&p, "Blue Jeep", "B1", SOUTH_EAST);
    assert_refused(&p, "drive Blue Jeep/2, south-east, C2", "HN-TER-20");   /* walls on both ways round do stop it */
    end_play(&p);
}

TEST(its_head_swings_through_no_wall)
{
    RULE("HN-TER-20");
    struct play p;
    battle(&p, "+ + + + +\n"
               " . .|. . \n"
               "+ + + + +\n"
               " . . . . \n"
               "+ + + + +\n"
               " . . . . \n"
               "+ + + + +\n");
    put(&p, "Red Clerks", "A3");
    drive(&p, "Blue Carrier", "B1", NORTH);                     /* its tail is at B2 */
    assert_refused(&p, "drive Blue Carrier/2, north-east, C1", "HN-TER-20");
    assert_true(offered(&p, "drive Blue Carrier/2, north-west, A1"));
    end_play(&p);
}

/* A turn on its own space is no space that it moves; the space that it moves is the last of it. */
TEST(turns_in_the_mire_are_no_space)
{
    RULE("HN-TER-16");
    struct play p;
    battle(&p, ". . . . .\n"
               ". m . . .\n"
               ". . . . .");
    put(&p, "Red Clerks", "A3");
    drive(&p, "Blue Jeep", "B2", NORTH);
    take(&p, "drive Blue Jeep/2, north-east, B2");
    take(&p, "drive Blue Jeep/2, east, B2");
    take(&p, "drive Blue Jeep/2, east, C2");
    assert_refused(&p, "drive Blue Jeep/2, east, D2", "HN-MOV-01");
    assert_refused(&p, "drive Blue Jeep/2, north-east, C2", "HN-MOV-01");
    end_play(&p);
}

TEST(a_light_vehicle_does_a_wreck_no_harm)
{
    RULE("HN-TER-05");
    struct play p;
    battle(&p, field);
    int16_t *ground = (int16_t *)(uintptr_t)&numbers_of(p.m, card("Red Truck"))[UNIT_WRECK], before = *ground;
    grog_match_free(p.m);
    *ground = (int16_t)card("Mud");                     /* a wreck that it can drive over */
    battle(&p, field);
    unsigned us = put(&p, "Blue Jeep", "B2"), wreck = put(&p, "Red Truck", "C2");
    put(&p, "Red Rifles", "G3");
    face(&p, us, EAST);
    p.hn.unit[wreck].flags = UNIT_WRECKED;
    activate(&p, us);
    take(&p, "move Blue Jeep/1, 0");
    take(&p, "drive Blue Jeep/1, east, C2");
    assert_true(p.hn.unit[wreck].thing.live);
    assert_int_equal(p.hn.unit[wreck].demolition, 0);
    end_play(&p);
    *ground = before;
}

TEST(zones_do_not_hold_vehicles)
{
    RULE("HN-ZOC-07");
    struct play p;
    battle(&p, field);
    put(&p, "Red Clerks", "C3");
    unsigned rifles = put(&p, "Blue Rifles", "B2");
    activate(&p, rifles);
    take(&p, "move Blue Rifles/2, 0");
    assert_refused(&p, "step Blue Rifles/2, C2", "HN-ZOC-03");  /* infantry is held */
    end_play(&p);
    battle(&p, field);
    put(&p, "Red Clerks", "C3");
    drive(&p, "Blue Jeep", "B2", EAST);
    take(&p, "drive Blue Jeep/2, east, C2");
    take(&p, "drive Blue Jeep/2, east, D2");
    end_play(&p);
}

TEST(over_infantry_but_not_over_vehicles)
{
    RULE("HN-VMV-08");
    struct play p;
    battle(&p, field);
    put(&p, "Red Clerks", "C3");
    put(&p, "Blue Clerks", "D3");
    put(&p, "Red Jeep", "F3");
    drive(&p, "Blue Jeep", "B3", EAST);
    take(&p, "drive Blue Jeep/4, east, C3");
    take(&p, "drive Blue Jeep/4, east, D3");
    take(&p, "drive Blue Jeep/4, east, E3");
    assert_refused(&p, "drive Blue Jeep/4, east, F3", "HN-VMV-08");
    take(&p, "stop Blue Jeep/4");
    assert_is(&p, "unit[0].place = C3");                        /* nobody made way for one that went on */
    assert_is(&p, "unit[1].place = D3");
    end_play(&p);
}

TEST(infantry_makes_way)
{
    RULE("HN-VMV-09");
    struct play p;
    battle(&p, field);
    put(&p, "Red Clerks", "D3");
    put(&p, "Blue Clerks", "E3");
    unsigned tank = put(&p, "Blue Tank", "C3");
    put(&p, "Red Clerks", "A1");
    face(&p, tank, EAST);
    activate(&p, tank);
    take(&p, "move Blue Tank/3, 0");
    take(&p, "drive Blue Tank/3, east, D3");
    take(&p, "drive Blue Tank/3, east, E3");
    take(&p, "stop Blue Tank/3");                               /* on two of them: each in turn, by its owner */
    assert_question(&p, "make way");
    assert_false(offered(&p, "make way Red Clerks/1, E3"));
    assert_true(offered(&p, "make way Red Clerks/1, C2"));
    p.hn.unit[3].place = (uint16_t)place("C2");                 /* taken by a friend */
    assert_false(offered(&p, "make way Red Clerks/1, C2"));
    take_as(&p, 1, "make way Red Clerks/1, C4");
    assert_question(&p, "make way");
    take(&p, "make way Blue Clerks/2, F3");
    assert_is(&p, "unit[0].place = C4");
    assert_is(&p, "unit[1].place = F3");
    end_play(&p);
}

/* Whose counter lies in which slot must not matter: each of two enemies under a tank has its zone. */
TEST(zones_under_a_vehicle_hold)
{
    RULE("HN-VMV-10");
    for (unsigned first = 0; first < 2; first++) {
        struct play p;
        battle(&p, field);
        unsigned tank = first ? put(&p, "Blue Tank", "C3") : 0;
        unsigned red = put(&p, "Red Clerks", "D3");
        put(&p, "Blue Clerks", "E3");
        if (!first)
            tank = put(&p, "Blue Tank", "C3");
        put(&p, "Red Clerks", "A1");
        face(&p, tank, EAST);
        activate(&p, tank);
        take(&p, first ? "move Blue Tank/1, 0" : "move Blue Tank/3, 0");
        take(&p, first ? "drive Blue Tank/1, east, D3" : "drive Blue Tank/3, east, D3");
        take(&p, first ? "drive Blue Tank/1, east, E3" : "drive Blue Tank/3, east, E3");
        take(&p, first ? "stop Blue Tank/1" : "stop Blue Tank/3");
        assert_question(&p, "make way");
        assert_false(offered(&p, first ? "make way Red Clerks/2, D4" : "make way Red Clerks/1, D4"));
        take_as(&p, 1, first ? "make way Red Clerks/2, C4" : "make way Red Clerks/1, C4");
        assert_int_equal(p.hn.unit[red].place, place("C4"));
        end_play(&p);
    }
}

TEST(who_cannot_make_way_is_run_over)
{
    RULE("HN-VMV-10");
    RULE("HN-VMV-11");
    struct play p;
    battle(&p, "x x x x x\n"
               ". . . x .\n"
               "x x x x x");
    put(&p, "Red Clerks", "C2");
    put(&p, "Red Clerks", "E2");
    drive(&p, "Blue Tank", "B2", EAST);
    take(&p, "drive Blue Tank/3, east, C2");
    take(&p, "stop Blue Tank/3");                               /* there is no square for it */
    assert_true(told_at(&p, "is eliminated:") >= 0);
    assert_false(p.hn.unit[0].thing.live);
    end_play(&p);

    battle(&p, field);
    put(&p, "Red Clerks", "C2");
    put(&p, "Red Clerks", "G5");
    p.hn.unit[0].suppressed = 2;                                /* it cannot move */
    drive(&p, "Blue Tank", "B2", EAST);
    take(&p, "drive Blue Tank/3, east, C2");
    take(&p, "stop Blue Tank/3");
    assert_false(p.hn.unit[0].thing.live);
    end_play(&p);
}

TEST(no_two_in_one_square)
{
    RULE("HN-VMV-08");
    struct play p;
    battle(&p, field);
    put(&p, "Red Clerks", "A5");
    unsigned tank = put(&p, "Blue Tank", "D3"), jeep = put(&p, "Blue Jeep", "B3");
    face(&p, tank, EAST);
    activate(&p, tank);
    assert_null(grog_check(p.m, &p.game));
    p.hn.unit[jeep].place = (uint16_t)place("C3");              /* on its tail */
    assert_string_equal(grog_check(p.m, &p.game), "two vehicles in one square");
    p.hn.unit[jeep].place = (uint16_t)place("B3");
    take(&p, "move Blue Tank/2, 0");
    p.game.frame[p.game.depth - 1].actor = 0;
    assert_non_null(grog_check(p.m, &p.game));
    grog_match_free(p.m);
}

TEST(nobody_fires_at_who_drives_over_an_ally)
{
    RULE("HN-MUL-23");
    struct play p;
    for (unsigned ally = 0; ally < 2; ally++) {             /* or infantry of his own, whom nobody spares */
        battle_with(&p, TRIO, field);
        face(&p, put_for(&p, 1, "Red Watchful Tank", "B2"), EAST);
        unsigned tank = put_for(&p, 0, "Blue Tank", "G2");
        put_for(&p, ally ? 2 : 1, "Green Rifles", "E2");
        face(&p, tank, WEST);
        activate(&p, tank);
        take(&p, "move Blue Tank/2, 0");
        for (const char *at = "FED"; *at; at++) {
            char step[64];
            snprintf(step, sizeof step, "drive Blue Tank/2, west, %c2", *at);
            take(&p, step);
            assert_question(&p, "opportunity fire");        /* of two squares the other may be free */
            struct field f;
            struct aim aims[LINES_MOST];
            hn_field(p.m, &p.hn, &f);
            unsigned n = hn_lines(p.m, &p.game, &f, 0, card("Gun"), 1, aims);
            for (unsigned i = 0; i < n; i++)
                assert_true(!ally || aims[i].at != place("E2"));
            assert_true(n);
            take_as(&p, 1, "pass");
        }
        end_play(&p);
    }
}

TEST(nobody_fires_into_the_space_of_an_ally)
{
    RULE("HN-MUL-23");
    struct play p;
    for (unsigned ally = 0; ally < 2; ally++) {
        battle_with(&p, TRIO, field);
        unsigned gun = put_for(&p, 1, "Red Watchful Tank", "B2"), car = put_for(&p, 0, "Blue Car", "F2");
        put_for(&p, ally ? 2 : 1, "Green Rifles", "E2");
        face(&p, gun, EAST);
        face(&p, car, WEST);
        activate(&p, car);
        take(&p, "move Blue Car/2, 0");
        take(&p, "drive Blue Car/2, west, E2");
        assert_int_equal(p.game.question == ASK_OPPORTUNITY, !ally);
        struct field f;
        hn_field(p.m, &p.hn, &f);
        assert_int_equal(hn_waits_for(p.m, &p.game, &f, gun, car), !ally);
        end_play(&p);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(one_space_or_two), IT(forward_by_its_front), IT(backward_by_its_back), IT(on_the_spot),
        IT(diagonally_past_what_is_closed), IT(its_head_swings_through_no_wall),
        IT(turns_in_the_mire_are_no_space), IT(a_light_vehicle_does_a_wreck_no_harm),
        IT(zones_do_not_hold_vehicles), IT(over_infantry_but_not_over_vehicles),
        IT(infantry_makes_way), IT(zones_under_a_vehicle_hold),
        IT(who_cannot_make_way_is_run_over), IT(no_two_in_one_square), IT(nobody_fires_at_who_drives_over_an_ally),
        IT(nobody_fires_into_the_space_of_an_ally),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
