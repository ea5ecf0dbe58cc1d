/* SPDX-License-Identifier: MIT */
/* hn_ground.c -- what terrain does to whoever moves: passages, closed ground, water, hedgerows, forests, houses. */
#include "battle.h"

/* Ground of the pack's words in a square. */
static void lay(struct play *p, const char *square, const char *terrain)
{
    struct board *b = &((struct ground_plan *)(uintptr_t)p->m->own)->board;
    for (unsigned i = 1; i < b->n_grounds; i++)
        if (b->ground[i].card == card(terrain)) {
            b->lies[place(square)] = b->ruin_lies[place(square)] = (uint8_t)i;
            return;
        }
    fail_msg("no ground of '%s'", terrain);
}

static void set_out(struct play *p, unsigned unit, const char *option)
{
    activate(p, unit);
    take(p, option);
}

TEST(a_difficult_passage_ends_the_move)
{
    RULE("HN-TER-15");
    RULE("HN-TER-16");
    RULE("HN-MOV-02");
    struct play p;
    battle(&p, ". m m . .");
    put(&p, "Red Tank", "");
    unsigned us = put(&p, "Blue Rifles", "A1");
    set_out(&p, us, "move Blue Rifles/2, 0");
    take(&p, "step Blue Rifles/2, B1");
    assert_refused(&p, "step Blue Rifles/2, A1", "HN-MOV-01");
    end_play(&p);

    battle(&p, ". m . . .");
    put(&p, "Red Tank", "");
    us = put(&p, "Blue Rifles", "B1");
    set_out(&p, us, "move Blue Rifles/2, 0");
    take(&p, "step Blue Rifles/2, C1");                         /* out of it: a space, and no more */
    assert_refused(&p, "step Blue Rifles/2, D1", "HN-MOV-01");
    end_play(&p);
}

TEST(a_vehicle_stops_in_it_too)
{
    RULE("HN-TER-15");
    RULE("HN-TER-16");
    struct play p;
    battle(&p, ". . . . m .\n"
               ". . . . . .");
    put(&p, "Red Clerks", "A2");
    unsigned us = put(&p, "Blue Tank", "C1");
    face(&p, us, WEST);                                         /* its tail is at D1 */
    set_out(&p, us, "move Blue Tank/2, 0");
    take(&p, "drive Blue Tank/2, west, D1");                    /* backward: the tail comes into the mire */
    assert_refused(&p, "drive Blue Tank/2, west, C1", "HN-MOV-01");
    take(&p, "stop Blue Tank/2");
    p.hn.unit[us].flags = 0;
    set_out(&p, us, "move Blue Tank/2, 0");
    take(&p, "drive Blue Tank/2, west, C1");
    assert_refused(&p, "drive Blue Tank/2, west, B1", "HN-MOV-01");
    end_play(&p);
}

TEST(closed_ground)
{
    RULE("HN-TER-17");
    RULE("HN-TER-18");
    RULE("HN-TER-19");
    struct play p;
    battle(&p, ". x .\n"
               ". . .");
    put(&p, "Red Tank", "");
    unsigned us = put(&p, "Blue Rifles", "A1"), jeep = put(&p, "Blue Jeep", "A2");
    face(&p, jeep, NORTH_EAST);
    set_out(&p, us, "move Blue Rifles/2, 0");
    assert_refused(&p, "step Blue Rifles/2, B1", "HN-TER-17");
    take(&p, "step Blue Rifles/2, B2");
    set_out(&p, jeep, "move Blue Jeep/3, 0");
    assert_refused(&p, "drive Blue Jeep/3, north-east, B1", "HN-TER-17");
    end_play(&p);

    battle(&p, ". . . .\n"
               ". . . .");
    lay(&p, "C1", "Wreckage");                                  /* closed to light vehicles alone */
    lay(&p, "C2", "Deep Forest");                               /* closed to vehicles */
    put(&p, "Red Tank", "");
    us = put(&p, "Blue Rifles", "B2"), jeep = put(&p, "Blue Jeep", "B1");
    face(&p, jeep, EAST);
    set_out(&p, jeep, "move Blue Jeep/3, 0");
    assert_refused(&p, "drive Blue Jeep/3, east, C1", "HN-TER-18");
    assert_refused(&p, "drive Blue Jeep/3, south-east, C2", "HN-TER-19");
    p.hn.unit[jeep].place = 0;
    unsigned tank = put(&p, "Blue Tank", "B1");
    face(&p, tank, EAST);
    set_out(&p, tank, "move Blue Tank/4, 0");
    assert_true(offered(&p, "drive Blue Tank/4, east, C1"));
    assert_refused(&p, "drive Blue Tank/4, south-east, C2", "HN-TER-19");
    p.hn.unit[tank].place = 0;
    set_out(&p, us, "move Blue Rifles/2, 0");
    assert_true(offered(&p, "step Blue Rifles/2, C1"));
    assert_true(offered(&p, "step Blue Rifles/2, C2"));
    p.hn.unit[jeep].place = (uint16_t)place("D1");
    p.hn.unit[tank].place = (uint16_t)place("B1");
    end_play(&p);
}

TEST(no_passage_stops_units_and_sight)
{
    RULE("HN-MOV-02");
    RULE("HN-TER-20");
    RULE("HN-TER-21");
    struct play p;
    battle(&p, "+ + + + +\n"
               " . .|. . \n"
               "+ + +-+ +\n"
               " . .|. . \n"
               "+ + + + +\n");
    put(&p, "Red Rifles", "D1");
    unsigned us = put(&p, "Blue Rifles", "B1");
    set_out(&p, us, "move Blue Rifles/2, 0");
    assert_refused(&p, "step Blue Rifles/2, C1", "HN-TER-20");
    assert_refused(&p, "step Blue Rifles/2, C2", "HN-TER-20");  /* both ways round are walled */
    take(&p, "stop Blue Rifles/2");
    p.hn.unit[us].flags = 0;
    activate(&p, us);
    assert_refused(&p, "fire Blue Rifles/2, Rifles, plain, Red Rifles/1", "HN-TER-14");
    end_play(&p);
}

TEST(water_is_for_swimmers)
{
    RULE("HN-TER-28");
    RULE("HN-TER-29");
    RULE("HN-ABL-22");
    struct play p;
    battle(&p, ". w w . .");
    put(&p, "Red Clerks", "E1");
    unsigned us = put(&p, "Blue Rifles", "A1");
    set_out(&p, us, "move Blue Rifles/2, 0");
    assert_refused(&p, "step Blue Rifles/2, B1", "HN-TER-28");
    take(&p, "stop Blue Rifles/2");
    p.hn.unit[us].place = (uint16_t)place("D1");
    unsigned frogs = put(&p, "Blue Frogs", "A1");
    set_out(&p, frogs, "move Blue Frogs/3, 0");
    take(&p, "step Blue Frogs/3, B1");
    take(&p, "step Blue Frogs/3, C1");                          /* by the rules of any other move */
    take(&p, "stop Blue Frogs/3");
    end_play(&p);
}

/* What a shot of 2 needs against 6: the number on the die for a hit. */
static void assert_hits_with(const char *picture, const char *from, const char *at, uint8_t pips)
{
    struct play p;
    for (uint8_t die = (uint8_t)(pips - 1); die <= pips && die <= 6; die++) {
        battle(&p, picture);
        unsigned us = put(&p, "Blue Rifles", from), them = put(&p, "Red Rifles", at);
        activate(&p, us);
        TAKE(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", die);
        assert_int_equal(p.hn.unit[them].flags & UNIT_TURNED, die == pips ? UNIT_TURNED : 0);
        end_play(&p);
    }
}

TEST(a_thicket)
{
    RULE("HN-TER-30");
    RULE("HN-TER-31");
    RULE("HN-TER-32");
    struct play p;
    battle(&p, ". t t t t .");
    put(&p, "Red Tank", "");
    unsigned us = put(&p, "Blue Rifles", "A1");
    set_out(&p, us, "move Blue Rifles/2, 0");
    take(&p, "step Blue Rifles/2, B1");
    take(&p, "step Blue Rifles/2, C1");
    take(&p, "step Blue Rifles/2, D1");
    take(&p, "step Blue Rifles/2, E1");                         /* it hinders nobody */
    end_play(&p);
    assert_hits_with(". . . .", "A1", "D1", 4);
    assert_hits_with(". t . .", "A1", "D1", 5);                 /* obscures 1 */
    assert_hits_with(". t t .", "A1", "D1", 6);                 /* each space of it */
    assert_hits_with(". . . t", "A1", "D1", 5);                 /* defence 1 */
}

TEST(a_hedgerow)
{
    RULE("HN-TER-33");
    RULE("HN-TER-34");
    RULE("HN-TER-35");
    RULE("HN-TER-36");
    RULE("HN-TER-37");
    struct play p;
    battle(&p, ". H H . .\n"
               ". H H . .");
    put(&p, "Red Rifles", "D1");
    unsigned us = put(&p, "Blue Rifles", "A1"), jeep = put(&p, "Blue Jeep", "A2"), tank = put(&p, "Blue Tank", "D2");
    face(&p, jeep, EAST);
    face(&p, tank, WEST);
    set_out(&p, us, "move Blue Rifles/2, 0");
    take(&p, "step Blue Rifles/2, B1");
    assert_refused(&p, "step Blue Rifles/2, C2", "HN-MOV-01");
    take(&p, "stop Blue Rifles/2");
    p.hn.unit[us].flags = 0;
    set_out(&p, us, "move Blue Rifles/2, 0");
    take(&p, "step Blue Rifles/2, A1");                         /* one space out of it too */
    assert_refused(&p, "step Blue Rifles/2, A2", "HN-MOV-01");
    take(&p, "stop Blue Rifles/2");
    set_out(&p, jeep, "move Blue Jeep/3, 0");
    assert_refused(&p, "drive Blue Jeep/3, east, B2", "HN-TER-33");
    take(&p, "stop Blue Jeep/3");
    set_out(&p, tank, "move Blue Tank/4, 0");
    assert_refused(&p, "drive Blue Tank/4, west, C2", "HN-TER-33");
    take(&p, "stop Blue Tank/4");
    p.hn.unit[us].flags = 0;
    activate(&p, us);
    assert_refused(&p, "fire Blue Rifles/2, Rifles, plain, Red Rifles/1", "HN-TER-14");
    end_play(&p);
    assert_hits_with(". . . H", "A1", "D1", 6);                 /* defence 2, and it is seen at the edge */
}

TEST(a_forest)
{
    RULE("HN-TER-38");
    RULE("HN-TER-39");
    RULE("HN-TER-40");
    assert_hits_with(". f . .", "A1", "D1", 6);                 /* obscures 2 */
    assert_hits_with(". . . f", "A1", "D1", 6);                 /* defence 2 */
    struct play p;
    battle(&p, ". . . .");
    lay(&p, "C1", "Forest");
    lay(&p, "D1", "Deep Forest");
    put(&p, "Red Tank", "");
    unsigned tank = put(&p, "Blue Tank", "B1");
    face(&p, tank, EAST);
    set_out(&p, tank, "move Blue Tank/2, 0");
    take(&p, "drive Blue Tank/2, east, C1");                    /* its edge */
    assert_refused(&p, "drive Blue Tank/2, east, D1", "HN-TER-19");
    end_play(&p);
}

TEST(houses_stand_close_or_not)
{
    RULE("HN-BLD-27");
    RULE("HN-BLD-28");
    RULE("HN-BLD-29");
    struct play p;
    battle(&p, ". . . . .\n"
               ". # . # .\n"
               ". . . . .");
    put(&p, "Red Rifles", "E3");
    unsigned us = put(&p, "Blue Rifles", "B1"), tank = put(&p, "Blue Jeep", "C1");
    face(&p, tank, SOUTH);
    set_out(&p, tank, "move Blue Jeep/3, 0");
    assert_refused(&p, "drive Blue Jeep/3, south, C2", "HN-BLD-28");
    take(&p, "stop Blue Jeep/3");
    set_out(&p, us, "move Blue Rifles/2, 0");
    take(&p, "step Blue Rifles/2, C2");                         /* infantry does */
    take(&p, "stop Blue Rifles/2");
    p.hn.unit[us].flags = 0;
    p.hn.unit[us].place = (uint16_t)place("C3");
    activate(&p, us);
    assert_true(offered(&p, "fire Blue Rifles/2, Rifles, plain, Red Rifles/1"));        /* along the houses */
    p.hn.unit[us].place = (uint16_t)place("A2");
    p.hn.unit[0].place = (uint16_t)place("E2");
    assert_refused(&p, "fire Blue Rifles/2, Rifles, plain, Red Rifles/1", "HN-TER-14");
    end_play(&p);

    battle(&p, ". . . . .\n"
               ". # . . .\n"
               ". . . . .\n"
               ". . . # .");
    put(&p, "Red Rifles", "E1");
    tank = put(&p, "Blue Jeep", "D2");
    face(&p, tank, SOUTH_WEST);
    set_out(&p, tank, "move Blue Jeep/2, 0");
    take(&p, "drive Blue Jeep/2, south-west, C3");              /* their corners alone are near */
    take(&p, "drive Blue Jeep/2, south-west, B4");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_difficult_passage_ends_the_move), IT(a_vehicle_stops_in_it_too), IT(closed_ground),
        IT(no_passage_stops_units_and_sight), IT(water_is_for_swimmers), IT(a_thicket), IT(a_hedgerow), IT(a_forest),
        IT(houses_stand_close_or_not),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
