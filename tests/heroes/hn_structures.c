/* SPDX-License-Identifier: MIT */
/* hn_structures.c -- Destruction, ruins, and wrecks. */
#include "sappers.h"

#include "heroes/field.h"
#include "kernel/square.h"

static struct board *board_of(struct play *p) { return &((struct ground_plan *)(uintptr_t)p->m->own)->board; }

/* What a square is when its overlay is destroyed, with no edge around it. */
static void ruin_is(struct play *p, const char *square, char letter)
{
    unsigned at = place(square);
    board_of(p)->ruin_lies[at] = (uint8_t)ground_row(letter);
    board_of(p)->ruin_edges[at] = board_of(p)->ruin_edges[at + 1] = board_of(p)->ruin_edges[at + BOARD_SIDE] = 0;
}

static void again(struct play *p, unsigned unit)
{
    p->hn.unit[unit].flags &= (uint8_t)~(UNIT_ACTED | UNIT_ACTIVATED);
    p->hn.unit[unit].shots = 0;
    activate(p, unit);
}

static const char *const house = "+ + + + + + +\n"
                                 " . . . . . . \n"
                                 "+ + + +-+-+ +\n"
                                 " . . .o# #|. \n"
                                 "+ + + +-+-+ +\n"
                                 " . . . . . . \n"
                                 "+ + + + + + +\n";

TEST(symbols_hold_on_every_square_of_an_overlay)
{
    RULE("HN-TER-01");
    struct play p;
    battle(&p, ". . . . . .\n"
               ". . . s s .\n"
               ". . . . . .");
    unsigned us = put(&p, "Blue Rifles", "A1"), one = put(&p, "Red Rifles", "D2"), two = put(&p, "Red Rifles", "E2");
    activate(&p, us);
    TAKE(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", 4);         /* 6 against 6 + 1 */
    assert_false(is_hurt(&p, one));
    p.hn.unit[one].place = (uint16_t)place("F3");
    p.hn.unit[us].place = (uint16_t)place("E1");
    again(&p, us);
    TAKE(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/3", 4);
    assert_false(is_hurt(&p, two));
    end_play(&p);
}

TEST(destruction_dice_at_a_structure)
{
    RULE("HN-ABL-37");
    RULE("HN-ABL-38");
    RULE("HN-ABL-39");
    RULE("HN-ABL-40");
    RULE("HN-TER-02");
    struct play p;
    battle(&p, house);
    unsigned us = put(&p, "Blue Tank", "B2"), rifles = put(&p, "Blue Rifles", "A3");
    put(&p, "Red Rifles", "F1");
    face(&p, us, EAST);
    activate(&p, rifles);
    assert_false(offered(&p, "fire at structure Blue Rifles/2, Rifles, 1"));        /* it has no Destruction */
    activate(&p, us);
    TAKE(&p, "fire at structure Blue Tank/1, Gun, 1", 4, 3);        /* two dice; 4 and more count */
    assert_is(&p, "demolition[0] = 1");
    again(&p, us);
    TAKE(&p, "fire at structure Blue Tank/1, Gun, 1", 6, 4);        /* they stay: 3 in all */
    assert_is(&p, "ruined[0] = 1");
    assert_true(told(&p, "is destroyed: 1"));
    again(&p, us);
    assert_false(offered(&p, "fire at structure Blue Tank/1, Gun, 1"));
    end_play(&p);
}

/* Its own walls do not hide a structure, but another's do. */
TEST(a_structure_must_be_in_sight)
{
    RULE("HN-ABL-38");
    struct play p;
    battle(&p, "+ + + + + + + + +\n"
               " . . . . . . . . \n"
               "+ + + +-+ + +-+ +\n"
               " . . .|#|. .|#|. \n"
               "+ + + +-+ + +-+ +\n"
               " . . . . . . . . \n"
               "+ + + + + + + + +\n");
    unsigned us = put(&p, "Blue Tank", "B2");
    put(&p, "Red Rifles", "H1");
    face(&p, us, EAST);
    activate(&p, us);
    assert_true(offered(&p, "fire at structure Blue Tank/1, Gun, 1"));
    assert_refused(&p, "fire at structure Blue Tank/1, Gun, 2", "HN-LOS-01");
    p.hn.ruined[0] = 1;
    ruin_is(&p, "D2", '.');
    assert_true(offered(&p, "fire at structure Blue Tank/1, Gun, 2"));
    end_play(&p);
}

TEST(who_fires_at_a_unit_in_a_structure_shells_it_too)
{
    RULE("HN-ABL-38");
    struct play p;
    battle(&p, house);
    unsigned us = put(&p, "Blue Tank", "B2");
    put(&p, "Red Rifles", "D2");
    face(&p, us, EAST);
    activate(&p, us);
    TAKE(&p, "fire Blue Tank/1, Gun, plain, Red Rifles/2", 1, 5, 4);
    assert_is(&p, "demolition[0] = 2");
    TAKE(&p, "fire Blue Tank/1, Coaxial, plain, Red Rifles/2", 1);  /* the coaxial has none */
    assert_is(&p, "demolition[0] = 2");
    end_play(&p);
}

TEST(markers_lower_each_die)
{
    RULE("HN-ABL-38");
    struct play p;
    battle(&p, house);
    unsigned us = put(&p, "Blue Tank", "B2");
    put(&p, "Red Rifles", "F1");
    face(&p, us, EAST);
    p.hn.unit[us].suppressed = 1;
    activate(&p, us);
    TAKE(&p, "fire at structure Blue Tank/1, Gun, 1", 6, 5);
    assert_is(&p, "demolition[0] = 1");
    end_play(&p);
}

static void smoke_at(struct play *p, const char *corner)
{
    p->hn.mark_type[0] = MARK_SMOKE;
    p->hn.mark_at[0] = grog_corner_named(corner);
    p->hn.mark_card[0] = card("Blue Smoke");
    p->hn.mark_level[0] = 2;
}

TEST(smoke_lowers_each_die)
{
    RULE("HN-OOP-38");
    struct play p;
    battle(&p, house);                                              /* at the building itself */
    unsigned us = put(&p, "Blue Tank", "B2");
    put(&p, "Red Rifles", "F1");
    face(&p, us, EAST);
    smoke_at(&p, "B1/C2");
    activate(&p, us);
    TAKE(&p, "fire at structure Blue Tank/1, Gun, 1", 6, 5);        /* 4 and 3 */
    assert_is(&p, "demolition[0] = 1");
    end_play(&p);

    battle(&p, house);                                              /* at somebody in it */
    us = put(&p, "Blue Tank", "B2");
    put(&p, "Red Rifles", "D2");
    face(&p, us, EAST);
    smoke_at(&p, "B1/C2");
    activate(&p, us);
    TAKE(&p, "fire Blue Tank/1, Gun, plain, Red Rifles/2", 1, 6, 5);
    assert_is(&p, "demolition[0] = 1");
    end_play(&p);

    battle(&p, house);                                              /* and by a blast at its wall */
    us = put(&p, "Blue Knee Mortar", "B2");
    put(&p, "Red Rifles", "F1");
    smoke_at(&p, "A1/B2");
    activate(&p, us);
    TAKE(&p, "bombard Blue Knee Mortar/1, Knee Mortar, C2/D3", 6, 5);       /* it stays there; 5 - 2 = 3 */
    assert_is(&p, "demolition[0] = 0");
    end_play(&p);
}

TEST(a_charge_knows_no_smoke)
{
    RULE("HN-OOP-38");
    struct play p;
    battle(&p, house);
    unsigned us = put(&p, "Blue Rifles", "C2"), them = put(&p, "Red Rifles", "A3");
    struct grog_run r = { .m = p.m, .g = &p.game, .script = (const uint8_t[]){ 4, 1, 1, 1 }, .scripted = 4 };
    p.hn.unit[us].flags = p.hn.unit[them].flags = UNIT_ACTED;
    p.hn.mark_type[1] = MARK_CHARGE;
    p.hn.mark_at[1] = (uint16_t)place("C2");
    p.hn.mark_card[1] = card("Blue Charges");
    p.hn.mark_overlay[1] = 1;
    smoke_at(&p, "B1/C2");
    to_supply_with(&p, &r);
    assert_is(&p, "demolition[0] = 1");
    end_play(&p);
}

TEST(who_was_in_it_is_on_the_ruins)
{
    RULE("HN-TER-02");
    RULE("HN-TER-03");
    RULE("HN-TER-04");
    struct play p;
    battle(&p, house);
    ruin_is(&p, "D2", 'r');
    ruin_is(&p, "E2", 'r');
    unsigned us = put(&p, "Blue Tank", "B2"), one = put(&p, "Red Rifles", "D2"), two = put(&p, "Red Rifles", "E2");
    unsigned out = put(&p, "Red Rifles", "F1");
    face(&p, us, EAST);
    p.hn.demolition[0] = 2;
    activate(&p, us);
    TAKE(&p, "fire at structure Blue Tank/1, Gun, 1", 6, 1);
    assert_int_equal(p.hn.unit[one].suppressed, 1);
    assert_int_equal(p.hn.unit[two].suppressed, 1);
    assert_int_equal(p.hn.unit[out].suppressed, 0);
    take_as(&p, 1, "set out Red Rifles/2, D2");
    assert_is(&p, "unit[1].place = D2");
    assert_is(&p, "unit[2].place = E2");                /* the only square that is left is not asked about */
    assert_true(p.game.question != ASK_RESETTLE);
    struct field f;
    hn_field(p.m, &p.hn, &f);
    assert_true(ground_at(&f, place("D2"))->flags & GROUND_RUIN);
    assert_false(is_inside(&f, place("D2")));
    end_play(&p);
}

/* Four squares, of which the ruin closes two: who stood on the others holds none of them. */
TEST(initiative_first_onto_what_is_left)
{
    RULE("HN-TER-04");
    struct play p;
    battle(&p, ". . . . . . .\n"
               ". . . # # # #\n"
               ". . . . . . .");
    for (unsigned i = 0; i < 4; i++)
        ruin_is(&p, (const char *[]){ "D2", "E2", "F2", "G2" }[i], i < 2 ? 'x' : 'r');
    unsigned us = put(&p, "Blue Tank", "B2"), mine = put(&p, "Blue Rifles", "E2"), theirs = put(&p, "Red Rifles", "D2");
    unsigned other = put(&p, "Red Rifles", "F2");
    face(&p, us, EAST);
    p.hn.unit[other].place = (uint16_t)place("G2");
    p.hn.demolition[0] = 2;
    p.game.initiative = 0;
    activate(&p, us);
    TAKE(&p, "fire at structure Blue Tank/1, Gun, 1", 6, 1);
    assert_question(&p, "onto the ruins");
    assert_int_equal(p.game.asked, 1);                  /* Blue has the initiative */
    assert_false(offered(&p, "set out Blue Rifles/2, E2"));
    assert_true(offered(&p, "set out Blue Rifles/2, F2"));
    take(&p, "set out Blue Rifles/2, G2");
    assert_int_equal(p.hn.unit[mine].place, place("G2"));
    assert_question(&p, "onto the ruins");
    assert_int_equal(p.game.asked, 2);                  /* one square for two: Red chooses who is lost */
    assert_true(offered(&p, "set out Red Rifles/3, F2"));
    take_as(&p, 1, "set out Red Rifles/4, F2");
    assert_false(p.hn.unit[theirs].thing.live);
    assert_int_equal(p.hn.unit[other].place, place("F2"));
    end_play(&p);
}

TEST(whoever_has_initiative_is_set_out_first)
{
    RULE("HN-TER-04");
    for (uint8_t first = 0; first < 2; first++) {
        struct play p;
        battle(&p, ". . . . . .\n"
                   ". . . # # #");
        for (unsigned i = 0; i < 3; i++)
            ruin_is(&p, (const char *[]){ "D2", "E2", "F2" }[i], 'r');
        unsigned us = put(&p, "Blue Tank", "B2");
        put(&p, "Blue Rifles", "E2");
        put(&p, "Red Rifles", "D2");
        face(&p, us, EAST);
        p.hn.demolition[0] = 2;
        p.game.initiative = first;
        activate(&p, us);
        TAKE(&p, "fire at structure Blue Tank/1, Gun, 1", 6, 1);
        assert_int_equal(p.game.asked, 1u << first);
        take_as(&p, first, first ? "set out Red Rifles/3, E2" : "set out Blue Rifles/2, D2");
        assert_int_equal(p.game.asked, 1u << !first);
        end_play(&p);
    }
}

TEST(all_of_them_are_set_out_on_the_ruins)
{
    RULE("HN-TER-04");
    struct play p;
    battle(&p, ". . . . . . .\n"
               ". . . # # # .\n"
               ". . . . . . .");
    for (unsigned i = 0; i < 3; i++)
        ruin_is(&p, (const char *[]){ "D2", "E2", "F2" }[i], 'r');
    unsigned us = put(&p, "Blue Tank", "B2"), first = put(&p, "Red Rifles", "D2");
    put(&p, "Red Rifles", "E2");
    face(&p, us, EAST);
    p.hn.demolition[0] = 2;
    activate(&p, us);
    TAKE(&p, "fire at structure Blue Tank/1, Gun, 1", 6, 1);
    assert_question(&p, "onto the ruins");
    assert_null(grog_check(p.m, &p.game));
    assert_true(offered(&p, "set out Red Rifles/2, D2"));           /* it may stay, or go to the back of the house */
    assert_true(offered(&p, "set out Red Rifles/2, E2"));           /* or where another was, who goes elsewhere */
    take_as(&p, 1, "set out Red Rifles/2, F2");
    assert_int_equal(p.hn.unit[first].place, place("F2"));
    assert_question(&p, "onto the ruins");                          /* and the next */
    take_as(&p, 1, "set out Red Rifles/3, E2");
    assert_is(&p, "unit[2].place = E2");
    assert_true(p.game.question != ASK_RESETTLE);
    end_play(&p);
}

TEST(half_a_vehicle_is_in_it_too)
{
    RULE("HN-TER-03");
    for (unsigned tail = 0; tail < 2; tail++) {
        struct play p;
        battle(&p, ". . . . . . .\n"
                   ". . . s . . .\n"
                   ". . . . . . .");
        unsigned us = put(&p, "Blue Tank", "B2"), them = put(&p, "Red Tank", tail ? "E2" : "D2");
        face(&p, us, EAST);
        face(&p, them, tail ? EAST : WEST);
        p.hn.demolition[0] = (uint8_t)(board_of(&p)->overlay[0].structure - 1);
        activate(&p, us);
        TAKE(&p, "fire at structure Blue Tank/1, Gun, 1", 6, 1);
        assert_is(&p, "ruined[0] = 1");
        assert_int_equal(p.hn.unit[them].suppressed, 1);
        end_play(&p);
    }
}

TEST(infantry_hides_a_structure_from_infantry)
{
    RULE("HN-LOS-04"); RULE("HN-LOS-05");
    struct play p;
    battle(&p, ". . . . . .\n"
               ". . . # # .\n"
               ". . . . . .");
    unsigned us = put(&p, "Blue Breakers", "B2"), between = put(&p, "Blue Rifles", "C2");
    put(&p, "Blue Tank", "A1");
    put(&p, "Red Rifles", "F1");
    activate(&p, us);
    board_of(&p)->overlay[0].structure = 3;
    p.hn.unit[between].place = (uint16_t)place("C2");
    p.hn.unit[us].place = (uint16_t)place("A2");
    assert_refused(&p, "fire at structure Blue Breakers/1, Short Breaker, 1", "HN-LOS-01");
    p.hn.unit[between].place = (uint16_t)place("B3");
    assert_true(offered(&p, "fire at structure Blue Breakers/1, Short Breaker, 1"));
    end_play(&p);
    battle(&p, ". . . . . .\n"                                      /* a vehicle fires over it */
               ". . . # . .");
    us = put(&p, "Blue Tank", "B2");
    put(&p, "Blue Rifles", "C2");
    face(&p, us, EAST);
    activate(&p, us);
    assert_true(offered(&p, "fire at structure Blue Tank/1, Gun, 1"));
    end_play(&p);
}

TEST(sharpshooters_reach_structures_as_far_as_units)
{
    RULE("HN-TRT-25");
    struct play p;
    for (unsigned sharp = 0; sharp < 2; sharp++) {
        battle_with(&p, sharp ? "army1 Blue Gunnery + Blue Sharpshooters" : "army1 Blue Gunnery", ". . . . . . . .\n"
                                                                                              ". . . . . # . .");
        unsigned us = put(&p, "Blue Breakers", "A2");               /* 5 spaces, with a range of 3 */
        put(&p, "Red Rifles", "H1");
        activate(&p, us);
        assert_int_equal(offered(&p, "fire at structure Blue Breakers/1, Short Breaker, 1"), sharp);
        end_play(&p);
    }
}

/* ---- wrecks ---------------------------------------------------------------------------------- */

static const char *const field = ". . . . . . . .\n"
                                 ". . . . . . . .\n"
                                 ". . . . . . . .";

TEST(a_destroyed_vehicle_is_an_obstacle)
{
    RULE("HN-CTR-18");
    RULE("HN-CTR-24");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Tank", "B2"), truck = put(&p, "Red Truck", "D2"), tank = put(&p, "Red Tank", "E1");
    put(&p, "Red Rifles", "G2");
    face(&p, us, EAST);
    face(&p, tank, WEST);
    activate(&p, us);
    TAKE(&p, "fire Blue Tank/1, Gun, plain, Red Truck/2", 4);
    assert_true(p.hn.unit[truck].flags & UNIT_WRECKED);
    assert_is(&p, "unit[1].place = D2");
    struct field f;
    hn_field(p.m, &p.hn, &f);
    assert_int_equal(ground_at(&f, place("D2"))->card, card("Wreckage"));
    assert_int_equal(f.unit[place("D2")], 0);           /* it is no unit any more */
    assert_int_equal(line_between(&f, place("B2"), place("G2"), THROUGH_INFANTRY, us + 1, 0).penalty, 1);
    again(&p, us);
    TAKE(&p, "fire Blue Tank/1, Gun, plain, Red Tank/3", 6, 6);
    assert_true(p.hn.unit[tank].flags & UNIT_WRECKED);
    hn_field(p.m, &p.hn, &f);
    assert_int_equal(ground_at(&f, place("E1"))->card, card("Wreckage"));
    assert_int_equal(ground_at(&f, place("F1"))->card, card("Wreckage"));
    end_play(&p);
}

TEST(demolition_points_remove_a_wreck)
{
    RULE("HN-CTR-19");
    RULE("HN-CTR-25");
    RULE("HN-ABL-40");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Tank", "B2"), truck = put(&p, "Red Truck", "D2"), tank = put(&p, "Red Tank", "E1");
    put(&p, "Red Rifles", "H3");
    face(&p, us, EAST);
    face(&p, tank, WEST);
    p.hn.unit[truck].flags = p.hn.unit[tank].flags = UNIT_WRECKED;
    activate(&p, us);
    TAKE(&p, "fire at wreck Blue Tank/1, Gun, Red Truck/2", 4, 1);
    assert_false(p.hn.unit[truck].thing.live);
    again(&p, us);
    TAKE(&p, "fire at wreck Blue Tank/1, Gun, Red Tank/3", 4, 1);   /* it needs two */
    assert_true(p.hn.unit[tank].thing.live);
    again(&p, us);
    TAKE(&p, "fire at wreck Blue Tank/1, Gun, Red Tank/3", 5, 1);
    assert_false(p.hn.unit[tank].thing.live);
    end_play(&p);
}

TEST(a_heavy_vehicle_drives_over_a_wreck)
{
    RULE("HN-TER-05");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Tank", "B2"), wreck = put(&p, "Red Tank", "C2");
    put(&p, "Red Rifles", "H3");
    face(&p, us, EAST);
    face(&p, wreck, WEST);                              /* C2 and D2 */
    p.hn.unit[wreck].flags = UNIT_WRECKED;
    activate(&p, us);
    take(&p, "move Blue Tank/1, 0");
    take(&p, "drive Blue Tank/1, east, C2");
    assert_int_equal(p.hn.unit[wreck].demolition, 1);
    take(&p, "drive Blue Tank/1, east, D2");            /* still the same wreck, the same move */
    assert_int_equal(p.hn.unit[wreck].demolition, 1);
    take(&p, "drive Blue Tank/1, east, C2");
    take(&p, "stop Blue Tank/1");
    p.hn.unit[us].place = (uint16_t)place("B2");
    again(&p, us);
    take(&p, "move Blue Tank/1, 0");
    take(&p, "drive Blue Tank/1, east, C2");            /* another move: it is gone */
    assert_false(p.hn.unit[wreck].thing.live);
    end_play(&p);
}

TEST(it_backs_over_a_wreck_too)
{
    RULE("HN-TER-05");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Tank", "E2"), wreck = put(&p, "Red Tank", "C2");
    put(&p, "Red Rifles", "H3");
    face(&p, us, EAST);                                 /* E2 and D2 */
    face(&p, wreck, EAST);                              /* C2 and B2 */
    p.hn.unit[wreck].flags = UNIT_WRECKED;
    activate(&p, us);
    take(&p, "move Blue Tank/1, 0");
    take(&p, "drive Blue Tank/1, east, D2");            /* its tail comes upon it */
    assert_int_equal(p.hn.unit[wreck].demolition, 1);
    end_play(&p);
}

/* A wreck that is a Difficult Passage: it stops the tank that breaks it. */
TEST(a_wreck_stops_who_breaks_it)
{
    RULE("HN-TER-15");
    for (unsigned stops = 0; stops < 2; stops++) {
        struct play p;
        battle(&p, field);
        int16_t *ground = (int16_t *)(uintptr_t)&numbers_of(p.m, card("Red Truck"))[UNIT_WRECK], before = *ground;
        grog_match_free(p.m);
        *ground = stops ? (int16_t)card("Mud") : before;
        battle(&p, field);
        unsigned us = put(&p, "Blue Tank", "B2"), wreck = put(&p, "Red Truck", "C2");
        put(&p, "Red Rifles", "H3");
        face(&p, us, EAST);
        p.hn.unit[wreck].flags = UNIT_WRECKED;
        activate(&p, us);
        take(&p, "move Blue Tank/1, 0");
        take(&p, "drive Blue Tank/1, east, C2");
        assert_false(p.hn.unit[wreck].thing.live);
        assert_int_equal(offered(&p, "drive Blue Tank/1, east, D2"), !stops);
        end_play(&p);
        *ground = before;
    }
}

/* Who stands on it is in it; the vehicle that drives over it is not. */
TEST(who_was_on_a_wreck_is_shaken)
{
    RULE("HN-TER-03");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Tank", "B2"), wreck = put(&p, "Red Truck", "C2"), them = put(&p, "Red Rifles", "C2");
    unsigned beside = put(&p, "Red Rifles", "D3");
    face(&p, us, EAST);
    p.hn.unit[wreck].flags = UNIT_WRECKED;
    activate(&p, us);
    take(&p, "move Blue Tank/1, 0");
    take(&p, "drive Blue Tank/1, east, C2");
    assert_false(p.hn.unit[wreck].thing.live);
    assert_int_equal(p.hn.unit[them].suppressed, 1);
    assert_int_equal(p.hn.unit[us].suppressed, 0);
    assert_int_equal(p.hn.unit[beside].suppressed, 0);
    end_play(&p);
    battle(&p, field);                                  /* nor while it stands on the other half of it */
    us = put(&p, "Blue Tank", "C2"), wreck = put(&p, "Red Tank", "C2");
    put(&p, "Red Rifles", "H3");
    face(&p, us, EAST);
    face(&p, wreck, WEST);                              /* C2 and D2 */
    p.hn.unit[wreck].flags = UNIT_WRECKED;
    p.hn.unit[wreck].demolition = 1;
    activate(&p, us);
    take(&p, "move Blue Tank/1, 0");
    take(&p, "drive Blue Tank/1, east, D2");
    assert_false(p.hn.unit[wreck].thing.live);
    assert_int_equal(p.hn.unit[us].suppressed, 0);
    end_play(&p);
}

TEST(a_limited_range_is_longer_at_structures_too)
{
    RULE("HN-ABL-38"); RULE("HN-TRT-25");
    static const char *const far = ". . . . . . . .\n"
                                   ". . . . . . # #\n"
                                   ". . . . . . . .";
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Sharpshooters", far);
    unsigned us = put(&p, "Blue Launcher", "A2");       /* four spaces, and two more */
    put(&p, "Red Rifles", "H3");
    activate(&p, us);
    TAKE(&p, "fire at structure Blue Launcher/1, Bunker Rocket, 1", 4);
    assert_is(&p, "demolition[0] = 1");
    end_play(&p);
    battle(&p, far);
    us = put(&p, "Blue Launcher", "A2");
    put(&p, "Red Rifles", "H3");
    activate(&p, us);
    assert_refused(&p, "fire at structure Blue Launcher/1, Bunker Rocket, 1", "HN-LOS-01");
    end_play(&p);
}

TEST(a_shot_at_who_stands_on_a_wreck_shells_it)
{
    RULE("HN-ABL-38");
    struct play p;
    battle(&p, ". . . . . .\n"
               ". . . . . .");
    unsigned us = put(&p, "Blue Launcher", "A1"), wreck = put(&p, "Red Truck", "D1");
    put(&p, "Red Rifles", "D1");
    p.hn.unit[wreck].flags = UNIT_WRECKED;
    activate(&p, us);
    TAKE(&p, "fire Blue Launcher/1, Bunker Rocket, plain, Red Rifles/3", 1, 4);     /* a miss; a point is enough */
    assert_false(p.hn.unit[wreck].thing.live);
    assert_int_equal(p.hn.unit[2].suppressed, 1);       /* HN-TER-03 */
    end_play(&p);
}

TEST(a_token_s_shot_at_a_structure)
{
    RULE("HN-ABL-38"); RULE("HN-EQP-06");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Lances", house);
    unsigned us = put(&p, "Blue Rifles", "B2");
    put(&p, "Red Rifles", "F3");
    activate(&p, us);
    TAKE(&p, "fire at structure Blue Rifles/1, Bunker Rocket, 1", 5);
    assert_is(&p, "demolition[0] = 1");
    assert_int_equal(p.hn.holding[1].left, 2);          /* the token is gone */
    p.hn.holding[1].left = 0;
    again(&p, us);
    assert_false(offered(&p, "fire at structure Blue Rifles/1, Bunker Rocket, 1"));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(symbols_hold_on_every_square_of_an_overlay), IT(destruction_dice_at_a_structure),
        IT(a_structure_must_be_in_sight), IT(who_fires_at_a_unit_in_a_structure_shells_it_too),
        IT(markers_lower_each_die), IT(smoke_lowers_each_die), IT(a_charge_knows_no_smoke),
        IT(who_was_in_it_is_on_the_ruins), IT(initiative_first_onto_what_is_left),
        IT(a_destroyed_vehicle_is_an_obstacle), IT(demolition_points_remove_a_wreck),
        IT(a_heavy_vehicle_drives_over_a_wreck), IT(it_backs_over_a_wreck_too), IT(a_wreck_stops_who_breaks_it),
        IT(who_was_on_a_wreck_is_shaken), IT(a_limited_range_is_longer_at_structures_too),
        IT(a_shot_at_who_stands_on_a_wreck_shells_it), IT(a_token_s_shot_at_a_structure),
        IT(whoever_has_initiative_is_set_out_first), IT(all_of_them_are_set_out_on_the_ruins),
        IT(half_a_vehicle_is_in_it_too), IT(infantry_hides_a_structure_from_infantry),
        IT(sharpshooters_reach_structures_as_far_as_units),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
