/* SPDX-License-Identifier: MIT */
/* hn_grenades.c -- hand and rifle grenades: at corners, into rooms and positions, out of buildings. */
#include "sappers.h"

#include <stdio.h>

static const char *const field = ". . . . . . .\n"
                                 ". . . . . . .\n"
                                 ". . . . . . .\n"
                                 ". . . . . . .";

TEST(a_grenade_is_a_token_with_numbers_of_its_own)
{
    RULE("HN-EQP-62");
    RULE("HN-EQP-63");
    RULE("HN-EQP-66");
    RULE("HN-EQP-67");
    RULE("HN-EQP-68");
    RULE("HN-EQP-70");
    struct play p;
    sappers(&p, field);
    unsigned us = put(&p, "Blue Rifles", "A2"), one = put(&p, "Red Rifles", "C1"), two = put(&p, "Red Rifles", "C2");
    assert_int_equal(option(&p, "Blue Grenades")->left, 3);
    activate(&p, us);
    TAKE(&p, "bombard Blue Rifles/1, Blue Grenades, B1/C2", 1, 2);  /* +4, not the rifles' +2; a die each */
    assert_false(is_hurt(&p, one));
    assert_true(is_hurt(&p, two));
    assert_int_equal(option(&p, "Blue Grenades")->left, 2);
    end_play(&p);
}

TEST(two_corners_far_and_over_anything)
{
    RULE("HN-EQP-64");
    RULE("HN-EQP-65");
    RULE("HN-EQP-67");                                  /* unseen, and no die is thrown for dispersal */
    struct play p;
    sappers(&p, ". H . . . .\n"
                ". H . . . .\n"
                ". H . . . .");
    unsigned us = put(&p, "Blue Rifles", "A2"), them = put(&p, "Red Rifles", "C2");
    put(&p, "Red Rifles", "D2");
    activate(&p, us);
    assert_refused(&p, "bombard Blue Rifles/1, Blue Grenades, C1/D2", "HN-EQP-64");
    TAKE(&p, "bombard Blue Rifles/1, Blue Grenades, B1/C2", 2);
    assert_true(is_hurt(&p, them));
    assert_int_equal(told_at(&p, "the dispersal die:"), -1);
    end_play(&p);
}

TEST(markers_of_the_thrower_count_and_range_does_not)
{
    RULE("HN-EQP-70");
    struct play p;
    sappers(&p, field);
    unsigned us = put(&p, "Blue Rifles", "A2"), them = put(&p, "Red Rifles", "C2");
    p.hn.unit[us].suppressed = 1;
    activate(&p, us);
    TAKE(&p, "bombard Blue Rifles/1, Blue Grenades, B1/C2", 3);     /* 3 + 4 - 2 < 6 */
    assert_false(is_hurt(&p, them));
    end_play(&p);
}

TEST(whoever_throws_takes_no_shot)
{
    RULE("HN-EQP-08");
    struct play p;
    sappers(&p, field);
    unsigned us = put(&p, "Blue Tank", "B2");
    put(&p, "Red Rifles", "D2");
    face(&p, us, EAST);
    activate(&p, us);
    TAKE(&p, "fire Blue Tank/1, Coaxial, plain, Red Rifles/2", 1);
    assert_refused(&p, "bombard Blue Tank/1, Blue Grenades, C1/D2", "HN-EQP-08");
    end_play(&p);
}

TEST(not_at_a_corner_within_a_building)
{
    RULE("HN-BLD-16");
    struct play p;
    sappers(&p, ". # # . .\n"
                ". # # . .");
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "E1");
    activate(&p, us);
    assert_true(offered(&p, "bombard Blue Rifles/1, Blue Grenades, A1/B2"));    /* on the outer wall */
    assert_refused(&p, "bombard Blue Rifles/1, Blue Grenades, B1/C2", "HN-BLD-16");
    end_play(&p);
}

TEST(structures_under_a_grenade)
{
    RULE("HN-EQP-69");
    struct play p;
    sappers(&p, ". . # # .\n"
                ". . # # .");
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "E1");
    activate(&p, us);
    TAKE(&p, "bombard Blue Rifles/1, Blue Grenades, B1/C2", 4);     /* one die of Destruction */
    assert_is(&p, "demolition[0] = 1");
    end_play(&p);
}

/* ---- into a position ------------------------------------------------------------------------- */

TEST(a_grenade_into_a_position)
{
    RULE("HN-BLD-05");
    RULE("HN-BLD-06");
    RULE("HN-BLD-07");
    RULE("HN-BLD-08");
    struct play p;
    sappers(&p, ". . . . . .\n"
                ". . s s s .\n"
                ". . . . . .");
    unsigned us = put(&p, "Blue Rifles", "B1"), one = put(&p, "Red Rifles", "C2"), two = put(&p, "Red Rifles", "D2");
    unsigned out = put(&p, "Red Rifles", "C1"), ours = put(&p, "Blue Rifles", "E2");
    activate(&p, us);
    assert_true(offered(&p, "throw into Blue Rifles/1, Blue Grenades, C2"));        /* over its corner */
    p.hn.unit[us].place = (uint16_t)place("B2");
    /* 2 + 4 = 6 is enough, though the position gives +1; the last die is for the position itself */
    TAKE(&p, "throw into Blue Rifles/1, Blue Grenades, C2", 2, 2, 2, 1);
    assert_true(is_hurt(&p, one));
    assert_true(is_hurt(&p, two));
    assert_true(is_hurt(&p, ours));
    assert_false(is_hurt(&p, out));
    assert_int_equal(option(&p, "Blue Grenades")->left, 2);
    end_play(&p);
}

TEST(a_grenade_goes_over_a_fence_and_not_within_a_position)
{
    RULE("HN-BLD-05"); RULE("HN-EQP-65");
    struct play p;
    sappers(&p, "+ + + + + + +\n"
                " . .ns s . . \n"
                "+ + + + + + +\n");
    unsigned us = put(&p, "Blue Rifles", "B1");
    put(&p, "Red Rifles", "D1");
    activate(&p, us);
    assert_true(offered(&p, "throw into Blue Rifles/1, Blue Grenades, C1"));
    p.hn.unit[us].place = (uint16_t)place("C1");
    assert_refused(&p, "throw into Blue Rifles/1, Blue Grenades, D1", "HN-BLD-05");
    p.hn.unit[us].place = (uint16_t)place("E1");
    assert_true(offered(&p, "throw into Blue Rifles/1, Blue Grenades, D1"));
    end_play(&p);
}

TEST(nobody_throws_out_through_a_wall)
{
    RULE("HN-BLD-05");
    struct play p;
    sappers(&p, "+ +-+ + +\n"
                " .|#|s . \n"
                "+ +o+ + +\n"
                " . . . . \n"
                "+ + + + +\n");
    unsigned us = put(&p, "Blue Rifles", "B1");
    put(&p, "Red Rifles", "C1");
    activate(&p, us);
    assert_refused(&p, "throw into Blue Rifles/1, Blue Grenades, C1", "HN-BLD-05");
    end_play(&p);
}

TEST(a_grenade_finds_the_tail_of_a_vehicle)
{
    RULE("HN-BLD-06");
    struct play p;
    sappers(&p, ". . . . . .\n"
                ". . s . . .\n"
                ". . . . . .");
    unsigned us = put(&p, "Blue Rifles", "B2"), tank = put(&p, "Red Tank", "D2");
    face(&p, tank, EAST);                                           /* its tail is in the position, its head is not */
    put(&p, "Red Rifles", "F1");
    activate(&p, us);
    take(&p, "throw into Blue Rifles/1, Blue Grenades, C2");
    assert_question(&p, "shot");                                    /* its plates may shield it */
    end_play(&p);
}

TEST(a_blast_over_a_position_leaves_its_bonus)
{
    RULE("HN-BLD-08");
    struct play p;
    sappers(&p, ". . . . . .\n"
                ". . s s . .\n"
                ". . . . . .");
    unsigned us = put(&p, "Blue Rifles", "A2"), one = put(&p, "Red Rifles", "C2");
    activate(&p, us);
    assert_false(offered(&p, "throw into Blue Rifles/1, Blue Grenades, C2"));       /* not beside it */
    TAKE(&p, "bombard Blue Rifles/1, Blue Grenades, B1/C2", 2, 1);  /* 6 against 6 + 1 */
    assert_false(is_hurt(&p, one));
    end_play(&p);
}

/* ---- buildings ------------------------------------------------------------------------------- */

/* Two rooms, B and C to D; a window into each from the north, and a door from the east. */
static const char *const house = "+ + + + + + +\n"
                                 " . . . . . . \n"
                                 "+ +o+o+-+ + +\n"
                                 " .|#|# #D. . \n"
                                 "+ +-+-+-+ + +\n"
                                 " . . . . . . \n"
                                 "+ + + + + + +\n";

TEST(a_grenade_into_a_room)
{
    RULE("HN-BLD-11");
    RULE("HN-BLD-12");
    RULE("HN-BLD-13");
    RULE("HN-BLD-14");
    RULE("HN-BLD-15");
    RULE("HN-BLD-24");
    RULE("HN-BLD-25");
    RULE("HN-EQP-71");
    struct play p;
    sappers(&p, house);
    unsigned us = put(&p, "Blue Rifles", "C1"), other = put(&p, "Red Rifles", "B2"), one = put(&p, "Red Rifles", "C2");
    unsigned two = put(&p, "Red Rifles", "D2"), out = put(&p, "Red Rifles", "D1");
    activate(&p, us);
    assert_refused(&p, "throw into Blue Rifles/1, Blue Grenades, B2", "HN-BLD-25"); /* not straight ahead */
    assert_refused(&p, "throw into Blue Rifles/1, Blue Grenades, D2", "HN-BLD-25");
    TAKE(&p, "throw into Blue Rifles/1, Blue Grenades, C2", 2, 1, 1);       /* two units, the building */
    assert_true(is_hurt(&p, one));                      /* 2 + 4 = 6: no +3 of the building */
    assert_false(is_hurt(&p, two));
    assert_false(is_hurt(&p, other));
    assert_false(is_hurt(&p, out));
    end_play(&p);

    sappers(&p, house);                                 /* who is of the thrower's own is not spared */
    us = put(&p, "Blue Rifles", "C1");
    one = put(&p, "Red Rifles", "C2");
    unsigned ours = put(&p, "Blue Rifles", "D2");
    activate(&p, us);
    TAKE(&p, "throw into Blue Rifles/1, Blue Grenades, C2", 1, 2, 1);
    assert_false(is_hurt(&p, one));
    assert_true(is_hurt(&p, ours));
    end_play(&p);
}

TEST(not_through_a_wall_nor_from_further_off)
{
    RULE("HN-BLD-25");
    static const struct { const char *from, *into, *forbidden; } cases[] = {
        { "D1", "D2", "HN-BLD-25" },                    /* beside it, and no opening between */
        { "B1", "B2", NULL }, { "E2", "D2", NULL },     /* a window, the door */
        { "F2", "D2", "no offer" },                     /* in line with the door, and a space too far */
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        char throws[80];
        sappers(&p, house);
        unsigned us = put(&p, "Blue Rifles", cases[i].from);
        put(&p, "Red Rifles", cases[i].into);
        activate(&p, us);
        snprintf(throws, sizeof throws, "throw into Blue Rifles/1, Blue Grenades, %s", cases[i].into);
        if (cases[i].forbidden && cases[i].forbidden[0] == 'H')
            assert_refused(&p, throws, cases[i].forbidden);
        else
            assert_int_equal(offered(&p, throws), !cases[i].forbidden);
        end_play(&p);
    }
}

TEST(a_room_can_be_reached_through_a_door)
{
    RULE("HN-BLD-25");
    struct play p;
    sappers(&p, house);
    unsigned us = put(&p, "Blue Rifles", "E2"), one = put(&p, "Red Rifles", "C2");
    activate(&p, us);
    TAKE(&p, "throw into Blue Rifles/1, Blue Grenades, D2", 2, 1);
    assert_true(is_hurt(&p, one));
    end_play(&p);
}

TEST(into_an_empty_room_too)
{
    RULE("HN-BLD-25"); RULE("HN-BLD-05");
    struct play p;
    sappers(&p, house);
    unsigned us = put(&p, "Blue Rifles", "E2");
    put(&p, "Red Rifles", "A1");
    activate(&p, us);
    TAKE(&p, "throw into Blue Rifles/1, Blue Grenades, D2", 1);     /* the building's die */
    assert_int_equal(option(&p, "Blue Grenades")->left, 2);
    end_play(&p);

    sappers(&p, ". . s s . .");
    us = put(&p, "Blue Rifles", "B1");
    put(&p, "Red Rifles", "F1");
    activate(&p, us);
    assert_true(offered(&p, "throw into Blue Rifles/1, Blue Grenades, C1"));
    end_play(&p);
}

TEST(out_of_a_building)
{
    RULE("HN-BLD-26");
    struct play p;
    sappers(&p, "+ + + + + + +\n"
                " . . . . . . \n"
                "+ + + + + + +\n"
                " . . . . . . \n"
                "+ + + + + + +\n"
                " . . . . . . \n"
                "+-+o+-+ + + +\n"
                "|# # #|. . . \n"
                "+-+-+-+ + + +\n");
    unsigned us = put(&p, "Blue Rifles", "B4"), near = put(&p, "Red Rifles", "B2"), far = put(&p, "Red Rifles", "B1");
    put(&p, "Red Rifles", "D4");
    activate(&p, us);
    /* Its window's ends, A3/B4 and B3/C4, are at 1; one further on at 2. */
    assert_true(offered(&p, "bombard Blue Rifles/1, Blue Grenades, B2/C3"));
    assert_true(offered(&p, "bombard Blue Rifles/1, Blue Grenades, C2/D3"));        /* and nobody need be there */
    assert_refused(&p, "bombard Blue Rifles/1, Blue Grenades, B1/C2", "HN-EQP-64");
    assert_true(offered(&p, "bombard Blue Rifles/1, Blue Grenades, C3/D4"));        /* on the wall's line */
    assert_refused(&p, "bombard Blue Rifles/1, Blue Grenades, C4/D5", "HN-EQP-64"); /* behind the wall */
    TAKE(&p, "bombard Blue Rifles/1, Blue Grenades, B2/C3", 2);
    assert_true(is_hurt(&p, near));
    assert_false(is_hurt(&p, far));
    end_play(&p);
}

TEST(without_an_opening_nothing_goes_out)
{
    RULE("HN-BLD-26");
    struct play p;
    sappers(&p, house);
    unsigned us = put(&p, "Blue Rifles", "D2");
    put(&p, "Red Rifles", "D1");
    activate(&p, us);
    assert_refused(&p, "bombard Blue Rifles/1, Blue Grenades, C0/D1", "HN-EQP-64"); /* its door is in the east */
    assert_true(offered(&p, "bombard Blue Rifles/1, Blue Grenades, D1/E2"));
    end_play(&p);
}

/* ---- rifle grenades -------------------------------------------------------------------------- */

TEST(a_rifle_grenade_reaches_seven_corners)
{
    RULE("HN-EQP-86");
    RULE("HN-EQP-87");
    RULE("HN-EQP-88");
    RULE("HN-EQP-90");
    RULE("HN-EQP-91");
    struct play p;
    sappers(&p, ". . . . . . . . . .\n"
                ". . . . . . . . . .");
    unsigned us = put(&p, "Blue Rifles", "A1"), one = put(&p, "Red Rifles", "H1"), two = put(&p, "Red Rifles", "H2");
    put(&p, "Red Rifles", "I2");
    assert_int_equal(option(&p, "Blue Rifle Grenades")->left, 3);
    activate(&p, us);
    assert_refused(&p, "bombard Blue Rifles/1, Blue Rifle Grenades, H1/I2", "HN-EQP-88");
    TAKE(&p, "bombard Blue Rifles/1, Blue Rifle Grenades, G1/H2", 2, 3);    /* +3: 5, 6 */
    assert_false(is_hurt(&p, one));
    assert_true(is_hurt(&p, two));
    assert_int_equal(option(&p, "Blue Rifle Grenades")->left, 2);
    end_play(&p);
}

TEST(a_rifle_grenade_scatters_when_the_corner_is_not_seen)
{
    RULE("HN-EQP-89");
    struct play p;
    sappers(&p, ". H . . . . .\n"
                ". H . . . . .\n"
                ". H . . . . .");
    unsigned us = put(&p, "Blue Rifles", "A2"), them = put(&p, "Red Rifles", "D2");
    activate(&p, us);
    TAKE(&p, "bombard Blue Rifles/1, Blue Rifle Grenades, D1/E2", 4, 3);    /* west, by one corner: still over D2 */
    assert_true(told(&p, "comes down: Blue Rifles/1, C1/D2"));
    assert_true(is_hurt(&p, them));
    end_play(&p);
}

TEST(a_rifle_grenade_into_a_building_does_not_scatter)
{
    RULE("HN-EQP-92");
    struct play p;
    sappers(&p, house);
    unsigned us = put(&p, "Blue Rifles", "C1"), one = put(&p, "Red Rifles", "C2");
    activate(&p, us);
    TAKE(&p, "throw into Blue Rifles/1, Blue Rifle Grenades, C2", 3, 1);
    assert_true(is_hurt(&p, one));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_grenade_is_a_token_with_numbers_of_its_own), IT(two_corners_far_and_over_anything),
        IT(markers_of_the_thrower_count_and_range_does_not), IT(whoever_throws_takes_no_shot),
        IT(not_at_a_corner_within_a_building), IT(structures_under_a_grenade),
        IT(a_grenade_into_a_position), IT(a_grenade_goes_over_a_fence_and_not_within_a_position),
        IT(a_blast_over_a_position_leaves_its_bonus), IT(a_grenade_into_a_room),
        IT(not_through_a_wall_nor_from_further_off), IT(a_room_can_be_reached_through_a_door),
        IT(into_an_empty_room_too),
        IT(out_of_a_building),
        IT(without_an_opening_nothing_goes_out),
        IT(a_rifle_grenade_reaches_seven_corners), IT(a_rifle_grenade_scatters_when_the_corner_is_not_seen),
        IT(a_rifle_grenade_into_a_building_does_not_scatter),
        IT(nobody_throws_out_through_a_wall), IT(a_grenade_finds_the_tail_of_a_vehicle),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
