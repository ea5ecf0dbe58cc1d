/* SPDX-License-Identifier: MIT */
/* hn_blasts.c -- Howitzer, Indirect Fire, Artillery Spotter: shots at corners. */
#include "sappers.h"

#include "heroes/aim.h"
#include "heroes/blast.h"
#include "heroes/field.h"
#include "kernel/square.h"

static bool is_gone(const struct play *p, unsigned unit) { return !p->hn.unit[unit].thing.live; }

static const char *const field = ". . . . . . . .\n"
                                 ". . . . . . . .\n"
                                 ". . . . . . . .";
/* A hedgerow hides what is east of it. */
static const char *const hedge = ". . . H . . . .\n"
                                 ". . . H . . . .\n"
                                 ". . . H . . . .\n"
                                 ". . . H . . . .";

TEST(a_howitzer_fires_at_a_corner_that_it_sees)
{
    RULE("HN-ABL-46");
    RULE("HN-ABL-47");
    RULE("HN-ABL-50");
    RULE("HN-ABL-52");
    RULE("HN-ABL-53");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Howitzer", "A2"), one = put(&p, "Red Rifles", "F1"), two = put(&p, "Red Rifles", "G2");
    unsigned far = put(&p, "Red Rifles", "G3");
    activate(&p, us);
    assert_true(offered(&p, "fire Blue Howitzer/1, Howitzer, plain, Red Rifles/2"));       /* instead of it */
    TAKE(&p, "bombard Blue Howitzer/1, Howitzer, F1/G2", 2, 3);     /* a die each: 2 + 3 < 6, 3 + 3 = 6 */
    assert_false(is_hurt(&p, one));
    assert_true(is_hurt(&p, two));
    assert_false(is_hurt(&p, far));
    end_play(&p);
}

TEST(a_howitzer_needs_a_clear_line)
{
    RULE("HN-ABL-50");
    struct play p;
    battle(&p, hedge);
    unsigned us = put(&p, "Blue Howitzer", "A2");
    put(&p, "Red Rifles", "F2");
    activate(&p, us);
    assert_refused(&p, "bombard Blue Howitzer/1, Howitzer, F1/G2", "HN-ABL-50");
    end_play(&p);
    battle(&p, ". . . . t . . .\n"                      /* an Obscured one is not enough */
               ". . . . t . . .");
    us = put(&p, "Blue Howitzer", "A2");
    put(&p, "Red Rifles", "F2");
    activate(&p, us);
    assert_refused(&p, "bombard Blue Howitzer/1, Howitzer, F1/G2", "HN-ABL-50");
    end_play(&p);
}

TEST(distance_is_nothing_to_a_blast)
{
    RULE("HN-ABL-48");
    RULE("HN-ABL-56");
    RULE("HN-ABL-61");
    RULE("HN-ABL-74");
    struct play p;
    battle(&p, ". . . . . . . . . . . . . .\n"
               ". . . . . . . . . . . . . .");
    unsigned us = put(&p, "Blue Howitzer", "A1"), them = put(&p, "Red Rifles", "N2");
    unsigned tubes = put(&p, "Blue Mortar", "A2"), other = put(&p, "Red Rifles", "N1");
    activate(&p, us);
    TAKE(&p, "bombard Blue Howitzer/1, Howitzer, M2/N3", 3);        /* 13 spaces, and no -2; a corner on the rim */
    assert_true(is_hurt(&p, them));
    activate(&p, tubes);
    TAKE(&p, "bombard Blue Mortar/3, Mortar, M0/N1", 3);
    assert_true(is_hurt(&p, other));
    end_play(&p);
}

TEST(the_pattern_has_the_colour_of_the_symbol)
{
    RULE("HN-ABL-49");
    RULE("HN-ABL-62");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Howitzer", "A2"), tubes = put(&p, "Blue Mortar", "A3");
    put(&p, "Red Rifles", "F1");
    activate(&p, us);
    TAKE(&p, "bombard Blue Howitzer/1, Howitzer, F1/G2", 1);
    assert_true(told(&p, "bombards: Blue Howitzer/1, Howitzer, red, F1/G2"));
    activate(&p, tubes);
    TAKE(&p, "bombard Blue Mortar/2, Mortar, F1/G2", 1);
    assert_true(told(&p, "bombards: Blue Mortar/2, Mortar, blue, F1/G2"));
    end_play(&p);
}

TEST(a_blast_outside_spares_who_is_in_a_building)
{
    RULE("HN-ABL-51");
    RULE("HN-ABL-54");
    RULE("HN-ABL-72");
    RULE("HN-BLD-16");
    RULE("HN-BLD-17");
    struct play p;
    battle(&p, "+ + + + + + + + +\n"
               " . . . . # # . . \n"
               "+ + + + + + + + +\n"
               " . . . . # # . . \n"
               "+ + + + + + + + +\n"
               " . . . . . . . . \n"
               "+ + + + + + + + +\n");
    unsigned us = put(&p, "Blue Howitzer", "A3"), inside = put(&p, "Red Rifles", "E2");
    unsigned outside = put(&p, "Red Rifles", "E3");
    activate(&p, us);
    assert_refused(&p, "bombard Blue Howitzer/1, Howitzer, E1/F2", "HN-ABL-51");
    TAKE(&p, "bombard Blue Howitzer/1, Howitzer, D2/E3", 3, 4, 3);  /* one shot, and two dice for the building */
    assert_false(is_hurt(&p, inside));
    assert_true(is_hurt(&p, outside));
    assert_is(&p, "demolition[0] = 1");
    end_play(&p);
}

TEST(at_empty_ground_too)
{
    RULE("HN-ABL-47"); RULE("HN-ABL-60");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Howitzer", "A2"), tubes = put(&p, "Blue Mortar", "A3");
    put(&p, "Red Rifles", "F1");
    activate(&p, us);
    take(&p, "bombard Blue Howitzer/1, Howitzer, C2/D3");           /* nobody there: no shot, no die */
    assert_true(told(&p, "comes down: Blue Howitzer/1, C2/D3"));
    activate(&p, tubes);
    static struct grog_options all;
    grog_list(p.m, &p.game, 0, &all);
    uint32_t first = 0;
    while (first < all.n && all.at[first].verb != VERB_BOMBARD)
        first++;
    assert_true(first < all.n);
    assert_int_equal(all.at[first].object[2], grog_corner_named("E0/F1"));  /* what touches an enemy comes first */
    assert_true(offered(&p, "bombard Blue Mortar/2, Mortar, C2/D3"));
    end_play(&p);
}

TEST(no_indirect_fire_into_a_building)
{
    RULE("HN-ABL-68");
    struct play p;
    battle(&p, "+ + + + + + + + +\n"
               " . . . . # # . . \n"
               "+ + + + + + + + +\n"
               " . . . . # # . . \n"
               "+ + + + + + + + +\n"
               " . . . . . . . . \n"
               "+ + + + + + + + +\n");
    unsigned tubes = put(&p, "Blue Knee Mortar", "C1");
    put(&p, "Red Rifles", "E2");
    activate(&p, tubes);
    assert_true(offered(&p, "bombard Blue Knee Mortar/1, Knee Mortar, D1/E2"));     /* at its wall: it can be damaged */
    assert_refused(&p, "bombard Blue Knee Mortar/1, Knee Mortar, E1/F2", "HN-ABL-68");
    end_play(&p);
}

TEST(concealed_units_and_passengers_are_not_touched)
{
    RULE("HN-ABL-07");
    RULE("HN-ABL-55");
    RULE("HN-ABL-73");
    RULE("HN-TRN-14");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Howitzer", "A2"), hidden = put(&p, "Red Hiders", "E1");
    unsigned seen = put(&p, "Red Rifles", "F1");
    unsigned truck = put(&p, "Red Truck", "F2"), rider = put(&p, "Red Rifles", "");
    unsigned tubes = put(&p, "Blue Mortar", "A3");
    p.hn.unit[hidden].thing.hidden = 1;
    p.hn.unit[rider].aboard = (uint8_t)(truck + 1);
    activate(&p, us);
    TAKE(&p, "bombard Blue Howitzer/1, Howitzer, E1/F2", 1, 1);     /* the rifles, the truck */
    assert_false(is_gone(&p, hidden));
    assert_false(is_hurt(&p, rider));
    assert_false(is_hurt(&p, seen));
    activate(&p, tubes);
    TAKE(&p, "bombard Blue Mortar/6, Mortar, E1/F2", 1, 1);
    assert_true(p.hn.unit[hidden].thing.hidden);
    end_play(&p);
}

TEST(a_heavy_vehicle_is_hit_from_the_side)
{
    RULE("HN-ABL-57");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Howitzer", "A2"), tank = put(&p, "Red Tank", "F2");
    face(&p, tank, WEST);                               /* its front, 9, is towards the howitzer; its side is 7 */
    activate(&p, us);
    TAKE(&p, "bombard Blue Howitzer/1, Howitzer, E1/F2", 5, 5);                      /* 5 + 2 = 7; then where */
    assert_int_equal(p.hn.unit[tank].damage, DAMAGE_PRIMARY);
    p.hn.unit[us].flags = 0;
    face(&p, tank, SOUTH);                              /* both of its squares are under the pattern: one die */
    activate(&p, us);
    TAKE(&p, "bombard Blue Howitzer/1, Howitzer, E1/F2", 1);
    end_play(&p);
}

TEST(indirect_fire_hits_a_heavy_vehicle_from_the_side)
{
    RULE("HN-ABL-75");
    struct play p;
    battle(&p, hedge);
    unsigned us = put(&p, "Blue Knee Mortar", "B2"), tank = put(&p, "Red Tank", "E2");
    face(&p, tank, WEST);
    activate(&p, us);
    TAKE(&p, "bombard Blue Knee Mortar/1, Knee Mortar, E1/F2", 6, 6);       /* 6: no scatter; 6 + 0 < 7 */
    assert_int_equal(p.hn.unit[tank].damage, 0);
    end_play(&p);
    battle(&p, hedge);
    us = put(&p, "Blue Knee Mortar", "B2"), tank = put(&p, "Red Truck", "E2");
    activate(&p, us);
    TAKE(&p, "bombard Blue Knee Mortar/1, Knee Mortar, E1/F2", 6, 4);       /* 4 + 1 = 5 */
    assert_true(p.hn.unit[tank].flags & UNIT_WRECKED);
    end_play(&p);
}

TEST(without_a_clear_line_the_shot_may_scatter)
{
    RULE("HN-ABL-58");
    RULE("HN-ABL-60");
    RULE("HN-ABL-63");
    RULE("HN-ABL-64");
    RULE("HN-ABL-71");
    struct play p;
    battle(&p, hedge);
    unsigned us = put(&p, "Blue Mortar", "A2"), aimed = put(&p, "Red Rifles", "F1"), hit = put(&p, "Red Rifles", "H2");
    activate(&p, us);
    TAKE(&p, "bombard Blue Mortar/1, Mortar, E1/F2", 2, 3);         /* 2: east, by two corners */
    assert_false(is_hurt(&p, aimed));
    assert_true(is_hurt(&p, hit));
    assert_true(told(&p, "comes down: Blue Mortar/1, G1/H2"));
    p.hn.unit[us].flags = 0;
    activate(&p, us);
    TAKE(&p, "bombard Blue Mortar/1, Mortar, E1/F2", 1);            /* north, off the board: without effect */
    assert_true(told(&p, "comes down off the board: Blue Mortar/1"));
    p.hn.unit[us].flags = 0;
    activate(&p, us);
    TAKE(&p, "bombard Blue Mortar/1, Mortar, E1/F2", 3);            /* south: nobody there */
    assert_true(told(&p, "comes down: Blue Mortar/1, E3/F4"));
    p.hn.unit[us].flags = 0;
    activate(&p, us);
    TAKE(&p, "bombard Blue Mortar/1, Mortar, G1/H2", 4, 6);         /* west: on the rifles after all */
    assert_true(told(&p, "comes down: Blue Mortar/1, E1/F2"));
    assert_true(is_hurt(&p, aimed));
    end_play(&p);
}

TEST(five_and_six_do_not_scatter_whatever_suppresses_the_firer)
{
    RULE("HN-ABL-65");
    RULE("HN-ABL-66");
    RULE("HN-ABL-70");
    struct play p;
    battle(&p, hedge);
    unsigned us = put(&p, "Blue Mortar", "A2"), one = put(&p, "Red Rifles", "E1"), two = put(&p, "Red Rifles", "F2");
    p.hn.unit[us].suppressed = 1;
    activate(&p, us);
    TAKE(&p, "bombard Blue Mortar/1, Mortar, E1/F2", 5, 5, 4);      /* 5 + 3 - 2 = 6, 4 + 3 - 2 = 5 */
    assert_true(is_hurt(&p, one));
    assert_false(is_hurt(&p, two));
    end_play(&p);
}

TEST(with_a_clear_line_no_die_is_rolled_for_dispersal)
{
    RULE("HN-ABL-58");
    RULE("HN-ABL-59");
    RULE("HN-ABL-67");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Mortar", "A2"), them = put(&p, "Red Rifles", "F1");
    activate(&p, us);
    assert_true(offered(&p, "fire Blue Mortar/1, Mortar, plain, Red Rifles/2"));           /* or a normal shot */
    TAKE(&p, "bombard Blue Mortar/1, Mortar, F1/G2", 3);
    assert_true(is_hurt(&p, them));
    assert_int_equal(hn_may_use(p.m, &p.hn.unit[us], card("Mortar"), false), R_FIR_03);     /* and then none */
    end_play(&p);
}

TEST(no_indirect_fire_from_inside_a_building)
{
    RULE("HN-ABL-69");
    struct play p;
    battle(&p, "+ + + + + + + +\n"
               " # H . . . . . \n"
               "+ + + + + + + +\n"
               " # H . . . . . \n"
               "+ + + + + + + +\n");
    unsigned us = put(&p, "Blue Mortar", "A1");
    put(&p, "Red Rifles", "E1");
    activate(&p, us);
    assert_refused(&p, "bombard Blue Mortar/1, Mortar, E1/F2", "HN-ABL-69");
    end_play(&p);
}

TEST(a_limit_in_corners)
{
    RULE("HN-ABL-78");
    struct play p;
    battle(&p, hedge);
    unsigned us = put(&p, "Blue Knee Mortar", "B2"), them = put(&p, "Red Rifles", "F2");
    activate(&p, us);
    assert_refused(&p, "bombard Blue Knee Mortar/1, Knee Mortar, F1/G2", "HN-ABL-78");      /* five corners away */
    TAKE(&p, "bombard Blue Knee Mortar/1, Knee Mortar, E1/F2", 5, 4);       /* four, and indirect */
    assert_true(is_hurt(&p, them));
    end_play(&p);
}

TEST(a_spotter_keeps_the_shot_together)
{
    RULE("HN-ABL-23");
    struct play p;
    battle(&p, hedge);
    unsigned us = put(&p, "Blue Mortar", "A2"), them = put(&p, "Red Rifles", "G2");
    unsigned spotter = put(&p, "Blue Spotter", "E4");
    activate(&p, us);
    take(&p, "bombard Blue Mortar/1, Mortar, F1/G2");
    assert_question(&p, "artillery spotter");
    TAKE(&p, "pass", 2, 3);                                         /* east by one corner, not by two */
    assert_true(told(&p, "comes down: Blue Mortar/1, G1/H2"));
    assert_true(is_hurt(&p, them));
    p.hn.unit[us].flags = 0;
    activate(&p, us);
    take(&p, "bombard Blue Mortar/1, Mortar, F1/G2");
    TAKE(&p, "do without", 2);                                      /* by two, as he likes */
    assert_true(told(&p, "comes down: Blue Mortar/1, H1/I2"));
    p.hn.unit[us].flags = 0;
    p.game.table.reaction[0][WINDOW_SPOTTER - 1] = GROG_NEVER;      /* a setting answers it */
    activate(&p, us);
    TAKE(&p, "bombard Blue Mortar/1, Mortar, F1/G2", 2, 1);
    assert_true(told(&p, "comes down: Blue Mortar/1, G1/H2"));
    p.hn.unit[us].flags = 0;
    p.hn.unit[spotter].place = (uint16_t)place("A4");               /* now it sees no more than the mortar */
    activate(&p, us);
    TAKE(&p, "bombard Blue Mortar/1, Mortar, F1/G2", 2);
    assert_true(told(&p, "comes down: Blue Mortar/1, H1/I2"));
    end_play(&p);
}

TEST(friends_are_hit_too_and_ground_covers)
{
    RULE("HN-ABL-52");
    RULE("HN-EQP-70");
    struct play p;
    battle(&p, ". . . . . . . .\n"
               ". . . . . t . .\n"
               ". . . . . . . .");
    unsigned us = put(&p, "Blue Howitzer", "A1"), friend = put(&p, "Blue Rifles", "F1");
    unsigned them = put(&p, "Red Rifles", "F2");
    activate(&p, us);
    TAKE(&p, "bombard Blue Howitzer/1, Howitzer, E1/F2", 3, 3);     /* 6 hits; in the thicket 7 is needed */
    assert_true(is_hurt(&p, friend));
    assert_false(is_hurt(&p, them));
    end_play(&p);
}

TEST(a_firing_arc_holds_for_corners)
{
    RULE("HN-FIR-11");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Siege Gun", "A2");
    put(&p, "Red Rifles", "F2");
    face(&p, us, NORTH);
    activate(&p, us);
    assert_refused(&p, "bombard Blue Siege Gun/1, Siege Gun, F1/G2", "HN-FIR-11");
    end_play(&p);
}

TEST(a_vehicle_fires_its_other_weapon_after_a_blast)
{
    RULE("HN-FIR-05");
    RULE("HN-ABL-46");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Howitzer Carrier", "B2"), them = put(&p, "Red Rifles", "F2");
    face(&p, us, EAST);
    activate(&p, us);
    TAKE(&p, "bombard Blue Howitzer Carrier/1, Howitzer, F1/G2", 1);
    assert_question(&p, "fire on");
    assert_refused(&p, "bombard Blue Howitzer Carrier/1, Howitzer, F1/G2", "HN-FIR-03");
    assert_refused(&p, "fire Blue Howitzer Carrier/1, Howitzer, plain, Red Rifles/2", "HN-FIR-03");    /* nor with it */
    TAKE(&p, "fire Blue Howitzer Carrier/1, Coaxial, plain, Red Rifles/2", 3);
    assert_true(is_hurt(&p, them));
    end_play(&p);
}

TEST(who_bombards_is_seen)
{
    RULE("HN-ABL-21");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Mortar", "A2");
    put(&p, "Red Rifles", "F1");
    p.hn.unit[us].thing.hidden = 1;
    activate(&p, us);
    TAKE(&p, "bombard Concealed Blue/1, Mortar, F1/G2", 1);
    assert_false(p.hn.unit[us].thing.hidden);
    assert_true(told(&p, "is seen to be: Blue Mortar/1, Blue Mortar"));
    end_play(&p);
}

TEST(a_mortar_s_shot_meets_the_side_and_not_the_front)
{
    RULE("HN-ABL-75");
    struct play p;
    battle(&p, hedge);
    unsigned us = put(&p, "Blue Heavy Mortar", "B2"), tank = put(&p, "Red Tank", "E2");
    face(&p, tank, WEST);                               /* front 9, side 7 */
    activate(&p, us);
    TAKE(&p, "bombard Blue Heavy Mortar/1, Heavy Mortar, E1/F2", 6, 5, 1);  /* no scatter; 5 + 2 = 7; the crew */
    assert_int_equal(p.hn.unit[tank].damage, DAMAGE_CREW);
    end_play(&p);
}

TEST(a_blast_does_nothing_where_it_has_an_x)
{
    RULE("HN-CTR-16");
    struct play p;
    battle(&p, ". . . . . . .\n"
               ". . . . . . .\n"
               ". . . . . . .");
    unsigned us = put(&p, "Blue Mortar", "A2"), men = put(&p, "Red Rifles", "E2"), tank = put(&p, "Red Tank", "E3");
    face(&p, tank, NORTH);
    p.hn.unit[tank].place = (uint16_t)place("F2");      /* both under the pattern */
    activate(&p, us);
    TAKE(&p, "bombard Blue Mortar/1, Mortar, E2/F3", 6, 1);          /* it stays there */
    unsigned shots = 0;
    for (uint32_t i = 0; i < p.heard.n; i++)
        shots += p.heard.at[i].kind == TOLD_ROLLED;
    assert_int_equal(shots, 1);                                 /* at the men, and none at the tank */
    (void)men;
    end_play(&p);
}

TEST(who_sits_in_a_vehicle_is_infantry_all_the_same)
{
    RULE("HN-LOS-05"); RULE("HN-LOS-04");
    struct play p;
    battle(&p, ". . . . . . .\n"
               ". . . . . . .");
    unsigned us = put(&p, "Blue Mortar", ""), truck = put(&p, "Blue Truck", "A1");
    unsigned between = put(&p, "Blue Rifles", "C1");
    put(&p, "Red Rifles", "G1");
    p.hn.unit[us].aboard = (uint8_t)(truck + 1);
    struct field f;
    hn_field(p.m, &p.hn, &f);
    unsigned corner = grog_corner_named("E1/F2");
    assert_true(hn_sees_corner(p.m, &p.hn, &f, truck, corner));
    assert_false(hn_sees_corner(p.m, &p.hn, &f, us, corner));
    p.hn.unit[between].place = (uint16_t)place("G2");
    hn_field(p.m, &p.hn, &f);
    assert_true(hn_sees_corner(p.m, &p.hn, &f, us, corner));
    grog_match_free(p.m);
}

TEST(sharpshooters_with_a_range_in_corners)
{
    RULE("HN-TRT-25");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Sharpshooters", ". . . . . . . . .\n"
                                                               ". . . . . . . . .");
    unsigned us = put(&p, "Blue Knee Mortar", "B2");
    put(&p, "Red Rifles", "I1");
    activate(&p, us);
    assert_true(offered(&p, "bombard Blue Knee Mortar/1, Knee Mortar, G1/H2"));         /* six: four, and two more */
    assert_refused(&p, "bombard Blue Knee Mortar/1, Knee Mortar, H1/I2", "HN-ABL-78");
    end_play(&p);
}

/* The green pattern takes nothing from the range of Sharpshooters. */
TEST(the_horn_leaves_the_range_as_it_is)
{
    RULE("HN-EQP-78"); RULE("HN-TRT-25");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Sharpshooters", ". . . . . . . . .\n"
                                                               ". . . . . . . . .");
    unsigned us = put(&p, "Blue Short Mortar", "B2");
    put(&p, "Red Rifles", "I1");
    put(&p, "Blue Horn", "A2");
    activate(&p, us);
    assert_refused(&p, "bombard Blue Short Mortar/1, Short Mortar, H1/I2", "HN-ABL-78");
    TAKE(&p, "bombard Blue Short Mortar/1, Short Mortar, G1/H2");       /* six: four, and two more */
    assert_true(told(&p, "bombards: Blue Short Mortar/1, Short Mortar, green, G1/H2"));
    end_play(&p);
}

/* With its tail, or in a truck. */
TEST(the_horn_is_near_the_whole_mortar)
{
    RULE("HN-EQP-78");
    struct play p;
    sappers(&p, ". . . . . . . .\n"
                ". . . . . . . .\n"
                ". . . . . . . .");
    unsigned us = put(&p, "Blue Mortar Carrier", "D2"), rider = put(&p, "Blue Short Mortar", "");
    unsigned truck = put(&p, "Blue Truck", "B3");
    put(&p, "Blue Horn", "A2");                         /* three spaces from the head, two from the tail */
    put(&p, "Red Rifles", "G2");
    face(&p, us, EAST);
    activate(&p, us);
    TAKE(&p, "bombard Blue Mortar Carrier/1, Short Mortar, F1/G2", 1);
    assert_true(told(&p, "bombards: Blue Mortar Carrier/1, Short Mortar, green, F1/G2"));
    p.hn.unit[rider].aboard = (uint8_t)(truck + 1);
    activate(&p, rider);
    TAKE(&p, "bombard Blue Short Mortar/2, Short Mortar, D1/E2", 1);
    assert_true(told(&p, "bombards: Blue Short Mortar/2, Short Mortar, green, D1/E2"));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_howitzer_fires_at_a_corner_that_it_sees), IT(a_howitzer_needs_a_clear_line),
        IT(distance_is_nothing_to_a_blast),
        IT(the_pattern_has_the_colour_of_the_symbol), IT(a_blast_outside_spares_who_is_in_a_building),
        IT(no_indirect_fire_into_a_building), IT(at_empty_ground_too),
        IT(concealed_units_and_passengers_are_not_touched), IT(a_heavy_vehicle_is_hit_from_the_side),
        IT(indirect_fire_hits_a_heavy_vehicle_from_the_side), IT(without_a_clear_line_the_shot_may_scatter),
        IT(five_and_six_do_not_scatter_whatever_suppresses_the_firer),
        IT(with_a_clear_line_no_die_is_rolled_for_dispersal),
        IT(no_indirect_fire_from_inside_a_building), IT(a_limit_in_corners), IT(a_spotter_keeps_the_shot_together),
        IT(friends_are_hit_too_and_ground_covers), IT(a_firing_arc_holds_for_corners),
        IT(a_vehicle_fires_its_other_weapon_after_a_blast),
        IT(who_bombards_is_seen), IT(a_mortar_s_shot_meets_the_side_and_not_the_front),
        IT(a_blast_does_nothing_where_it_has_an_x), IT(who_sits_in_a_vehicle_is_infantry_all_the_same),
        IT(sharpshooters_with_a_range_in_corners), IT(the_horn_leaves_the_range_as_it_is),
        IT(the_horn_is_near_the_whole_mortar),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
