/* SPDX-License-Identifier: MIT */
/* hn_fieldworks.c -- equipment that changes ground or makes more of a vehicle: cutter, position, nest, fuel, HE shells,
 * the Horn of Plenty, Gear. */
#include "sappers.h"

#include "heroes/aim.h"

#include "heroes/aim.h"
#include "heroes/deal.h"

static struct ground_plan *plan(struct play *p) { return (struct ground_plan *)(uintptr_t)p->m->own; }

static const char *const field = ". . . . . . . .\n"
                                 ". . . . . . . .\n"
                                 ". . . . . . . .";

/* ---- the hedgerow cutter --------------------------------------------------------------------- */

TEST(a_heavy_vehicle_cuts_through_a_hedgerow)
{
    RULE("HN-EQP-36");
    RULE("HN-EQP-37");
    RULE("HN-EQP-38");
    RULE("HN-EQP-39");
    struct play p;
    sappers(&p, ". . H . H . H .\n"
                ". . H . H . H .\n"
                ". . H . H . H .");
    unsigned us = put(&p, "Blue Tank", "B2"), truck = put(&p, "Blue Truck", "B1");
    put(&p, "Red Rifles", "H3");
    face(&p, us, EAST);
    face(&p, truck, EAST);
    assert_int_equal(option(&p, "Blue Cutter")->left, 2);
    activate(&p, truck);
    take(&p, "move Blue Truck/2, 0");
    assert_false(offered(&p, "drive Blue Truck/2, east, C1"));      /* a heavy vehicle's alone */
    activate(&p, us);
    take(&p, "move Blue Tank/1, 0");
    take(&p, "drive Blue Tank/1, east, C2");
    assert_int_equal(option(&p, "Blue Cutter")->left, 1);
    assert_is(&p, "mark_type[0] = 1");
    assert_int_equal(p.hn.mark_at[0], place("C2"));
    struct field f;
    hn_field(p.m, &p.hn, &f);
    assert_false(ground_at(&f, place("C2"))->flags & (GROUND_NO_HEAVY | GROUND_NO_LIGHT | GROUND_DIFFICULT));
    assert_true(ground_at(&f, place("C2"))->flags & GROUND_BLOCKS);         /* it still hides */
    take(&p, "drive Blue Tank/1, east, D2");            /* it need not stop there */
    take(&p, "drive Blue Tank/1, east, E2");
    assert_int_equal(option(&p, "Blue Cutter")->left, 0);
    take(&p, "drive Blue Tank/1, east, F2");
    assert_false(offered(&p, "drive Blue Tank/1, east, G2"));       /* the cutter is gone */
    take(&p, "stop Blue Tank/1");
    activate(&p, truck);
    take(&p, "move Blue Truck/2, 0");
    assert_true(offered(&p, "drive Blue Truck/2, south-east, C2"));         /* who comes later goes through */
    end_play(&p);
}

/* A hedgerow right between two buildings: the cutter opens the hedgerow, but not the alley. */
TEST(a_cutter_opens_no_alley)
{
    RULE("HN-EQP-37"); RULE("HN-BLD-28");
    struct play p;
    sappers(&p, ". . # . .\n"
                ". . H . .\n"
                ". . # . .");
    unsigned us = put(&p, "Blue Tank", "B2");
    put(&p, "Red Rifles", "E3");
    face(&p, us, EAST);
    activate(&p, us);
    take(&p, "move Blue Tank/1, 0");
    assert_refused(&p, "drive Blue Tank/1, east, C2", "HN-BLD-28");
    end_play(&p);
}

/* ---- the advanced position ------------------------------------------------------------------- */

TEST(a_position_in_place_of_a_move)
{
    RULE("HN-EQP-83");
    RULE("HN-EQP-84");
    struct play p;
    sappers(&p, field);
    unsigned us = put(&p, "Blue Rifles", "B2"), acted = put(&p, "Blue Rifles", "D2");
    unsigned bluffed = put(&p, "Blue Rifles", "H1");
    put(&p, "Red Rifles", "H3");
    p.hn.unit[acted].flags = UNIT_ACTED;
    assert_int_equal(option(&p, "Blue Position")->left, 1);
    order(&p, bluffed, BLUFF);
    to_supply(&p);
    assert_true(offered(&p, "dig in Blue Rifles/3, Blue Position"));        /* it had but a bluff */
    assert_refused(&p, "dig in Blue Rifles/2, Blue Position", "HN-EQP-84");
    take(&p, "dig in Blue Rifles/1, Blue Position");
    assert_int_equal(option(&p, "Blue Position")->left, 0);
    assert_int_equal(p.hn.mark_at[0], place("B2"));
    assert_refused(&p, "move in supply Blue Rifles/1, 2", "HN-SUP-07");     /* it was its move */
    struct field f;
    hn_field(p.m, &p.hn, &f);
    assert_int_equal(ground_at(&f, place("B2"))->card, card("Dugout"));
    assert_int_equal(hn_cover(p.m, &p.game, &f, &p.hn.unit[us], place("E2")), 2);
    end_play(&p);
}

TEST(where_no_position_can_be)
{
    RULE("HN-EQP-85");
    struct play p;
    sappers(&p, "# r b w x .\n"
                ". . . . . .");
    static const char *const square[] = { "A1", "B1", "C1", "D1", "E1" };
    for (unsigned i = 0; i < 5; i++)
        put(&p, "Blue Rifles", square[i]);
    unsigned free = put(&p, "Blue Rifles", "F1");
    put(&p, "Red Rifles", "F2");
    to_supply(&p);
    for (unsigned i = 1; i <= 5; i++) {
        char text[64];
        snprintf(text, sizeof text, "dig in Blue Rifles/%u, Blue Position", i);
        assert_refused(&p, text, "HN-EQP-85");
    }
    assert_true(offered(&p, "dig in Blue Rifles/6, Blue Position"));
    (void)free;
    end_play(&p);
}

static const struct ground *ground_of(struct play *p, const char *square)
{
    static struct field f;
    hn_field(p->m, &p->hn, &f);
    assert_ptr_equal(hn_ground(p->m, &p->hn, place(square)), ground_at(&f, place(square)));     /* both ways to ask */
    return ground_at(&f, place(square));
}

/* A wreck is no forbidden place; what is wrecked on a position later lies upon it. */
TEST(a_position_upon_a_wreck)
{
    RULE("HN-EQP-84");
    struct play p;
    sappers(&p, field);
    unsigned wreck = put(&p, "Red Tank", "C2");
    put(&p, "Blue Rifles", "B2");
    put(&p, "Red Rifles", "H3");
    face(&p, wreck, EAST);                              /* its tail lies at B2 */
    p.hn.unit[wreck].flags = UNIT_WRECKED;
    to_supply(&p);
    assert_int_equal(ground_of(&p, "B2")->card, card("Wreckage"));
    take(&p, "dig in Blue Rifles/2, Blue Position");
    assert_int_equal(ground_of(&p, "B2")->card, card("Dugout"));
    assert_int_equal(ground_of(&p, "C2")->card, card("Wreckage"));
    p.hn.mark_level[0] = 0;                             /* dug before the tank came there */
    assert_int_equal(ground_of(&p, "B2")->card, card("Wreckage"));
    end_play(&p);
}

/* Smoke that has gone leaves room among the marks before that of the passage. */
TEST(a_position_upon_a_passage)
{
    RULE("HN-EQP-85");
    struct play p;
    sappers(&p, ". . . .\n"
                ". H . .");
    put(&p, "Blue Rifles", "B2");
    put(&p, "Red Rifles", "D1");
    p.hn.mark_type[1] = MARK_PASSAGE;
    p.hn.mark_at[1] = (uint16_t)place("B2");
    p.hn.mark_card[1] = card("Blue Cutter");
    to_supply(&p);
    assert_int_equal(ground_of(&p, "B2")->card, card("Gap"));
    take(&p, "dig in Blue Rifles/1, Blue Position");
    assert_int_equal(p.hn.mark_type[0], MARK_POSITION);
    assert_int_equal(ground_of(&p, "B2")->card, card("Dugout"));
    end_play(&p);
}

TEST(a_hole_in_an_overlay_is_a_position_of_its_own)
{
    RULE("HN-BLD-02"); RULE("HN-BLD-03");
    struct play p;
    sappers(&p, "_ _ _ . .\n"
                ". . . . .");
    unsigned us = put(&p, "Blue Rifles", "A1"), them = put(&p, "Red Rifles", "B1");
    p.hn.mark_type[0] = MARK_POSITION;                  /* dug in, on a square of something larger */
    p.hn.mark_at[0] = (uint16_t)place("A1");
    p.hn.mark_card[0] = card("Blue Position");
    activate(&p, us);
    struct field f;
    hn_field(p.m, &p.hn, &f);
    assert_true(ground_at(&f, place("A1"))->flags & GROUND_POSITION);
    assert_int_equal(hn_cover(p.m, &p.game, &f, &p.hn.unit[us], place("B1")), 2);
    assert_int_equal(hn_cover(p.m, &p.game, &f, &p.hn.unit[us], place("A1")), 0);       /* in the hole with him */
    assert_int_equal(hn_cover(p.m, &p.game, &f, &p.hn.unit[them], place("C1")), 0);     /* in one building */
    end_play(&p);
}

/* ---- the nest -------------------------------------------------------------------------------- */

TEST(a_nest_anywhere_but_where_the_enemy_deploys)
{
    RULE("HN-OOP-27"); RULE("HN-TER-18");
    struct play p;
    sappers(&p, ". . . . . . . .\n. . . x . . . .\n. . . . . . . .");
    unsigned us = put(&p, "Blue Rifles", "A1"), them = put(&p, "Red Rifles", "H3");
    unsigned gun = put(&p, "Blue Nest Gun", "");        /* it comes with the nest, and waits for it */
    plan(&p)->roster[p.hn.unit[gun].roster].option = (uint8_t)(option(&p, "Blue Nest") - p.hn.holding + 1);
    p.hn.unit[gun].flags = UNIT_LATE;
    plan(&p)->zone[place("G2")] = 2;                    /* Red's */
    p.hn.unit[us].flags = p.hn.unit[them].flags = UNIT_ACTED;
    to_supply(&p);
    assert_question(&p, "nest");
    assert_refused(&p, about(&p, "set up ", "Blue Nest", ", north, G2"), "HN-OOP-27");
    assert_refused(&p, about(&p, "set up ", "Blue Nest", ", north, H3"), "HN-MOV-07");
    assert_refused(&p, about(&p, "set up ", "Blue Nest", ", north, D2"), "HN-TER-18");
    take(&p, about(&p, "set up ", "Blue Nest", ", north, D1"));
    assert_int_equal(p.hn.mark_at[0], place("D1"));
    assert_true(ground_of(&p, "D1")->flags & GROUND_OPPORTUNITY);
    assert_int_equal(option(&p, "Blue Nest")->left, 0);
    assert_int_equal(p.hn.unit[gun].place, place("D1"));
    take_as(&p, 1, "done");                             /* Red may, too, and does not yet */
    assert_int_equal(option(&p, "Red Nest")->left, 1);
    end_play(&p);
}

TEST(each_of_his_nests)
{
    RULE("HN-OOP-27");
    struct play p;
    battle_with(&p, "army2 Red Headquarters + Red Post + Red Depot + Red Nest + Red Nest", field);
    unsigned them = put(&p, "Red Rifles", "H3"), us = put(&p, "Blue Rifles", "A1");
    p.hn.unit[us].flags = p.hn.unit[them].flags = UNIT_ACTED;
    unsigned post = (unsigned)(option(&p, "Red Post") - p.hn.holding), nest = post + 2;
    to_supply(&p);
    assert_question(&p, "nest");
    assert_true(offered(&p, about(&p, "set up ", "Red Post", ", north, C2")));          /* he chooses which */
    take_as(&p, 1, about(&p, "set up ", "Red Nest", ", north, D2"));
    assert_question(&p, "nest");                        /* and then the next */
    take_as(&p, 1, about(&p, "set up ", "Red Post", ", north, E2"));
    assert_int_equal(p.hn.mark_at[1], place("E2"));
    assert_question(&p, "nest");
    take_as(&p, 1, "done");                             /* or none */
    assert_false(p.game.asked && !strcmp(grog_question(p.m, &p.game), "nest"));
    assert_int_equal(p.hn.holding[post].left + p.hn.holding[nest].left, 0);
    assert_int_equal(p.hn.holding[nest + 1].left, 1);
    end_play(&p);
}

/* ---- fuel ------------------------------------------------------------------------------------ */

TEST(fuel_is_a_space_more)
{
    RULE("HN-EQP-47");
    RULE("HN-EQP-48");
    RULE("HN-EQP-49");
    RULE("HN-EQP-50");
    struct play p;
    sappers(&p, field);
    unsigned us = put(&p, "Blue Tank", "B2"), rifles = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "H3");
    face(&p, us, EAST);
    assert_int_equal(option(&p, "Blue Fuel")->left, 3);
    activate(&p, rifles);
    take(&p, "move Blue Rifles/2, 0");
    assert_refused(&p, "fuel Blue Rifles/2, Blue Fuel", "HN-EQP-48");
    activate(&p, us);
    take(&p, "move Blue Tank/1, 0");
    take(&p, "fuel Blue Tank/1, Blue Fuel");
    assert_int_equal(option(&p, "Blue Fuel")->left, 2);
    assert_refused(&p, "fuel Blue Tank/1, Blue Fuel", "HN-EQP-49");
    static const char *const way[] = { "C2", "D2", "E2", "F2", "G2", "H2" };        /* six, where it moves five */
    for (unsigned i = 0; i < 6; i++) {
        char text[64];
        snprintf(text, sizeof text, "drive Blue Tank/1, east, %s", way[i]);
        take(&p, text);
    }
    assert_is(&p, "unit[0].place = H2");
    end_play(&p);
}

/* A light vehicle too; and markers that it gets on the way count when the move is over. */
TEST(fuel_for_who_is_suppressed_on_the_way)
{
    RULE("HN-EQP-48"); RULE("HN-SPR-04");
    struct play p;
    sappers(&p, field);
    unsigned us = put(&p, "Blue Truck", "A2");
    put(&p, "Red Rifles", "H3");
    face(&p, us, EAST);
    p.hn.unit[us].suppressed = 3;
    activate(&p, us);
    take(&p, "move Blue Truck/1, 0");
    assert_refused(&p, "fuel Blue Truck/1, Blue Fuel", "HN-SPR-04");        /* 6 less 6 */
    take(&p, "stop Blue Truck/1");
    p.hn.unit[us].flags = 0;
    p.hn.unit[us].suppressed = 2;
    activate(&p, us);
    take(&p, "move Blue Truck/1, 0");
    p.hn.unit[us].suppressed = 3;                       /* before its first space */
    assert_true(offered(&p, "fuel Blue Truck/1, Blue Fuel"));
    take(&p, "drive Blue Truck/1, east, B2");
    take(&p, "drive Blue Truck/1, east, C2");
    take(&p, "fuel Blue Truck/1, Blue Fuel");
    take(&p, "drive Blue Truck/1, east, D2");
    assert_refused(&p, "drive Blue Truck/1, east, E2", "HN-MOV-01");
    end_play(&p);
}

/* For this turn: if it moves again in the round, it is as fast, and has no need of another. */
TEST(fuel_lasts_for_the_round)
{
    RULE("HN-EQP-48"); RULE("HN-EQP-49");
    struct play p;
    sappers(&p, field);
    unsigned us = put(&p, "Blue Tank", "B2"), other = put(&p, "Blue Truck", "A1");
    put(&p, "Red Rifles", "H3");
    face(&p, us, EAST);
    face(&p, other, EAST);
    activate(&p, us);
    take(&p, "move Blue Tank/1, 0");
    take(&p, "fuel Blue Tank/1, Blue Fuel");
    take(&p, "stop Blue Tank/1");
    activate(&p, other);
    take(&p, "move Blue Truck/2, 0");
    assert_int_equal(hn_movement(p.m, &p.game, other), 6);
    take(&p, "stop Blue Truck/2");
    p.hn.unit[us].flags = 0;                            /* as with a Heroic token */
    activate(&p, us);
    take(&p, "move Blue Tank/1, 0");
    assert_refused(&p, "fuel Blue Tank/1, Blue Fuel", "HN-EQP-49");
    static const char *const way[] = { "C2", "D2", "E2", "F2", "G2", "H2" };        /* six again */
    for (unsigned i = 0; i < 6; i++) {
        char text[64];
        snprintf(text, sizeof text, "drive Blue Tank/1, east, %s", way[i]);
        take(&p, text);
    }
    assert_int_equal(option(&p, "Blue Fuel")->left, 2);
    take(&p, "stop Blue Tank/1");
    option(&p, "Blue Nest")->left = option(&p, "Red Nest")->left = 0;
    p.hn.unit[us].flags = p.hn.unit[other].flags = p.hn.unit[2].flags = UNIT_ACTED;
    to_supply(&p);
    assert_question(&p, "place an order");
    assert_int_equal(hn_movement(p.m, &p.game, us), 5); /* the next round */
    end_play(&p);
}

TEST(no_fuel_helps_out_of_the_mire)
{
    RULE("HN-TER-15");
    RULE("HN-EQP-49");
    struct play p;
    sappers(&p, ". . . . . . .\n"
                ". . . m . . .");
    unsigned us = put(&p, "Blue Tank", "B2");
    put(&p, "Red Rifles", "G1");
    face(&p, us, EAST);
    activate(&p, us);
    take(&p, "move Blue Tank/1, 0");
    take(&p, "drive Blue Tank/1, east, C2");
    assert_true(offered(&p, "fuel Blue Tank/1, Blue Fuel"));
    take(&p, "drive Blue Tank/1, east, D2");
    assert_refused(&p, "fuel Blue Tank/1, Blue Fuel", "HN-TER-15");
    end_play(&p);
}

TEST(no_fuel_for_a_tail_in_the_mire_nor_out_of_it)
{
    RULE("HN-TER-15"); RULE("HN-TER-16"); RULE("HN-EQP-49");
    struct play p;
    sappers(&p, ". . . . . . .\n"
                "m . . . . . .");
    unsigned us = put(&p, "Blue Tank", "C2");
    put(&p, "Red Rifles", "G1");
    face(&p, us, EAST);
    activate(&p, us);
    take(&p, "move Blue Tank/1, 0");
    take(&p, "drive Blue Tank/1, east, B2");                        /* backwards, its tail into the mire */
    assert_refused(&p, "fuel Blue Tank/1, Blue Fuel", "HN-TER-15");
    take(&p, "stop Blue Tank/1");

    p.hn.unit[us].flags &= (uint8_t)~(UNIT_ACTED | UNIT_ACTIVATED); /* it begins there: one space, and no more */
    activate(&p, us);
    take(&p, "move Blue Tank/1, 0");
    assert_refused(&p, "fuel Blue Tank/1, Blue Fuel", "HN-TER-15");
    take(&p, "drive Blue Tank/1, east, C2");
    assert_refused(&p, "fuel Blue Tank/1, Blue Fuel", "HN-TER-15");
    assert_refused(&p, "drive Blue Tank/1, east, D2", "HN-MOV-01");
    end_play(&p);
}

/* ---- HE shells ------------------------------------------------------------------------------- */

TEST(a_shell_is_a_red_pattern_in_place_of_the_shot)
{
    RULE("HN-EQP-72");
    RULE("HN-EQP-73");
    RULE("HN-EQP-74");
    RULE("HN-EQP-75");
    RULE("HN-EQP-76");
    struct play p;
    sappers(&p, ". . . . . H .\n"
                ". . . . . H .\n"
                ". . . . . . .");
    unsigned us = put(&p, "Blue Tank", "B2"), one = put(&p, "Red Rifles", "D1"), two = put(&p, "Red Rifles", "E1");
    unsigned rifles = put(&p, "Blue Rifles", "A3");
    put(&p, "Red Rifles", "G1");
    face(&p, us, EAST);
    assert_int_equal(option(&p, "Blue HE Shells")->left, 3);
    activate(&p, rifles);
    assert_false(offered(&p, "bombard Blue Rifles/4, Blue HE Shells, D1/E2"));
    activate(&p, us);
    assert_refused(&p, "bombard Blue Tank/1, Blue HE Shells, F1/G2", "HN-EQP-75");
    TAKE(&p, "bombard Blue Tank/1, Blue HE Shells, D1/E2", 5, 4);   /* by the gun: +1 against infantry */
    assert_true(told(&p, "bombards: Blue Tank/1, Blue HE Shells, red, D1/E2"));     /* the gun has no pattern */
    assert_true(is_hurt(&p, one));
    assert_false(is_hurt(&p, two));
    assert_int_equal(option(&p, "Blue HE Shells")->left, 2);
    p.hn.unit[us].flags = p.hn.unit[us].shots = 0;
    p.hn.unit[us].damage = DAMAGE_PRIMARY;              /* no gun, no shells */
    activate(&p, us);
    assert_false(offered(&p, "bombard Blue Tank/1, Blue HE Shells, D1/E2"));
    end_play(&p);
}

TEST(a_shell_is_no_second_shot_and_none_of_a_light_vehicle)
{
    RULE("HN-EQP-08");
    RULE("HN-EQP-73");
    struct play p;
    sappers(&p, field);
    unsigned us = put(&p, "Blue Tank", "B2"), truck = put(&p, "Blue Truck", "A1");
    put(&p, "Red Rifles", "D2");
    face(&p, us, EAST);
    activate(&p, truck);
    assert_refused(&p, "bombard Blue Truck/2, Blue HE Shells, C1/D2", "HN-EQP-73");
    activate(&p, us);
    TAKE(&p, "fire Blue Tank/1, Coaxial, plain, Red Rifles/3", 1);
    assert_refused(&p, "bombard Blue Tank/1, Blue HE Shells, C1/D2", "HN-EQP-08");
    end_play(&p);
}

/* It is the gun that fires it: with a damaged crew that one again, and no other, in this round. */
TEST(a_shell_is_the_gun_s_shot_of_the_round)
{
    RULE("HN-EQP-73"); RULE("HN-DMG-02");
    struct play p;
    sappers(&p, field);
    unsigned us = put(&p, "Blue Tank", "B2");
    put(&p, "Red Rifles", "F2");
    face(&p, us, EAST);
    p.hn.unit[us].damage = DAMAGE_CREW;
    activate(&p, us);
    TAKE(&p, "bombard Blue Tank/1, Blue HE Shells, E1/F2", 1);
    p.hn.unit[us].flags &= (uint8_t)~UNIT_ACTED;        /* if it were activated again this round: */
    activate(&p, us);
    assert_true(offered(&p, "bombard Blue Tank/1, Blue HE Shells, E1/F2"));
    assert_true(offered(&p, "fire Blue Tank/1, Gun, plain, Red Rifles/2"));
    assert_refused(&p, "fire Blue Tank/1, Coaxial, plain, Red Rifles/2", "HN-DMG-02");
    TAKE(&p, "bombard Blue Tank/1, Blue HE Shells, E1/F2", 1);
    assert_true(p.game.question != ASK_FIRE);           /* and nothing else in that activation */
    end_play(&p);
}

/* ---- the Horn of Plenty ---------------------------------------------------------------------- */

/* Its zone ends in line 4: it alone may go on to line 7. */
TEST(the_horn_deploys_as_a_scout)
{
    RULE("HN-EQP-77");
    struct play p;
    static struct grog_options all;
    unsigned horns = 0;
    begin(&p, "scenario Blasting");
    while (p.game.question == ASK_DEPLOY || p.game.question == ASK_FACING) {
        unsigned seat = grog_first_seat(p.game.asked);
        grog_list(p.m, &p.game, seat, &all);
        uint16_t which = p.hn.unit[all.at[0].actor - 1].thing.card;
        bool beyond = false;
        for (unsigned k = 0; k < all.n; k++)
            beyond = beyond || (all.at[k].verb == VERB_DEPLOY && place_y(all.at[k].object[2]) == 6);
        if (p.game.question == ASK_DEPLOY && seat == 0)
            assert_int_equal(beyond, which == card("Blue Horn"));
        horns += p.game.question == ASK_DEPLOY && which == card("Blue Horn");
        grog_take_listed(p.m, &p.game, seat, all.at[0], &p.heard);
    }
    assert_int_equal(horns, 1);
    end_play(&p);
}

TEST(mortars_near_the_horn_use_green)
{
    RULE("HN-EQP-78");
    struct play p;
    sappers(&p, field);
    unsigned us = put(&p, "Blue Mortar", "A1"), them = put(&p, "Red Rifles", "F1"), horn = put(&p, "Blue Horn", "C3");
    activate(&p, us);
    TAKE(&p, "bombard Blue Mortar/1, Mortar, E1/F2", 1);            /* 1 + 5 = 6 */
    assert_true(told(&p, "bombards: Blue Mortar/1, Mortar, green, E1/F2"));
    assert_true(is_hurt(&p, them));
    p.hn.unit[us].flags = p.hn.unit[us].shots = 0;
    p.hn.unit[horn].place = (uint16_t)place("D3");      /* three spaces */
    activate(&p, us);
    TAKE(&p, "bombard Blue Mortar/1, Mortar, E1/F2", 1);
    assert_true(told(&p, "bombards: Blue Mortar/1, Mortar, blue, E1/F2"));
    end_play(&p);
}

/* ---- Gear ------------------------------------------------------------------------------------ */

/* Tokens that came with Gear lie on a holding of their own option, on the same tile, and are spent from there. */
TEST(tokens_of_gear_are_used_like_any)
{
    RULE("HN-EQP-51");
    struct play p;
    sappers(&p, field);
    unsigned us = put(&p, "Blue Rifles", "A2");
    put(&p, "Red Rifles", "C2");
    struct grog_run r = { .m = p.m, .g = &p.game };
    uint16_t ref = grog_thing_new(&r, ARRAY_HOLDING, card("Blue Grenades"), 0);
    struct holding *gear = &p.hn.holding[grog_ref_slot(ref)];
    gear->on = option(&p, "Blue Rifle Grenades")->on;
    gear->left = 1;
    struct ground_plan *plan = (struct ground_plan *)(uintptr_t)p.m->own;
    plan->holding[++plan->n_holdings] = (struct enlisted){ .card = card("Blue Grenades"), .on = gear->on, .tokens = 1 };
    hn_sort_holdings(p.m, plan);
    option(&p, "Blue Grenades")->left = 0;
    activate(&p, us);
    TAKE(&p, "bombard Blue Rifles/1, Blue Grenades, B1/C2", 1);
    assert_int_equal(gear->left, 0);
    p.hn.unit[us].flags = p.hn.unit[us].shots = 0;
    activate(&p, us);
    assert_false(offered(&p, "bombard Blue Rifles/1, Blue Grenades, B1/C2"));
    end_play(&p);
}

/* Who begins in a Difficult Passage moves a space, and that is the end of it. */
TEST(no_fuel_for_who_began_in_the_mire)
{
    RULE("HN-EQP-48");
    struct play p;
    sappers(&p, ". . . . . . .\n"
                ". . . m . . .");
    unsigned us = put(&p, "Blue Tank", "D2");
    put(&p, "Red Rifles", "G1");
    face(&p, us, EAST);
    activate(&p, us);
    take(&p, "move Blue Tank/1, 0");
    assert_refused(&p, "fuel Blue Tank/1, Blue Fuel", "HN-TER-15");
    take(&p, "drive Blue Tank/1, east, E2");
    assert_refused(&p, "fuel Blue Tank/1, Blue Fuel", "HN-TER-15");         /* its head is on open ground now */
    assert_refused(&p, "drive Blue Tank/1, east, F2", "HN-MOV-01");
    end_play(&p);
    sappers(&p, ". . . . . . .\n"                       /* with its tail it comes into the mire */
                ". . . m . . .");
    us = put(&p, "Blue Tank", "F2");
    put(&p, "Red Rifles", "G1");
    face(&p, us, EAST);
    activate(&p, us);
    take(&p, "move Blue Tank/1, 0");
    assert_true(offered(&p, "fuel Blue Tank/1, Blue Fuel"));
    take(&p, "drive Blue Tank/1, east, E2");
    assert_refused(&p, "fuel Blue Tank/1, Blue Fuel", "HN-TER-15");
    end_play(&p);
}

TEST(a_nest_on_a_floor)
{
    RULE("HN-OOP-27");
    struct play p;
    sappers(&p, ". . . . . .\n"
                ". . . # # .\n"
                ". . . . . .");
    unsigned us = put(&p, "Blue Rifles", "A1"), them = put(&p, "Red Rifles", "F3"), gun = put(&p, "Blue Nest Gun", "");
    plan(&p)->roster[p.hn.unit[gun].roster].option = (uint8_t)(option(&p, "Blue Nest") - p.hn.holding + 1);
    p.hn.unit[gun].flags = UNIT_LATE;
    p.hn.unit[us].flags = p.hn.unit[them].flags = UNIT_ACTED;
    to_supply(&p);
    take(&p, about(&p, "set up ", "Blue Nest", ", north, D2"));
    assert_int_equal(p.hn.unit[gun].place, place("D2"));
    assert_int_equal(p.hn.mark_type[0], MARK_NOTHING);  /* the floor is what it was */
    assert_int_equal(option(&p, "Blue Nest")->left, 0);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_heavy_vehicle_cuts_through_a_hedgerow), IT(a_position_in_place_of_a_move), IT(where_no_position_can_be),
        IT(a_nest_anywhere_but_where_the_enemy_deploys), IT(each_of_his_nests), IT(fuel_is_a_space_more),
        IT(no_fuel_helps_out_of_the_mire), IT(a_shell_is_no_second_shot_and_none_of_a_light_vehicle),
        IT(a_shell_is_a_red_pattern_in_place_of_the_shot), IT(the_horn_deploys_as_a_scout),
        IT(mortars_near_the_horn_use_green),
        IT(a_shell_is_the_gun_s_shot_of_the_round), IT(a_cutter_opens_no_alley),
        IT(a_position_upon_a_wreck), IT(a_position_upon_a_passage),
        IT(fuel_for_who_is_suppressed_on_the_way), IT(fuel_lasts_for_the_round),
        IT(tokens_of_gear_are_used_like_any),
        IT(no_fuel_for_who_began_in_the_mire), IT(a_nest_on_a_floor),
        IT(no_fuel_for_a_tail_in_the_mire_nor_out_of_it),
        IT(a_hole_in_an_overlay_is_a_position_of_its_own),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
