/* SPDX-License-Identifier: MIT */
/* hn_goliath.c -- the Goliath: a unit that explodes among the enemy. */
#include "sappers.h"

static const char *const field = ". . . . . .\n"
                                 ". . . . . .\n"
                                 ". . . . . .";

TEST(a_goliath_is_a_unit)
{
    RULE("HN-EQP-53");
    RULE("HN-EQP-54");
    RULE("HN-EQP-55");
    struct play p;
    begin(&p, "scenario Blasting");
    unsigned goliaths = 0;
    for (unsigned i = 0; i < UNITS; i++)                /* it lies among the counters that will be deployed */
        goliaths += p.hn.unit[i].thing.live && p.hn.unit[i].thing.card == card("Blue Goliath") && !p.hn.unit[i].place;
    assert_int_equal(goliaths, 1);
    end_play(&p);
    battle(&p, field);
    unsigned goliath = put(&p, "Blue Goliath", "C2"), them = put(&p, "Red Rifles", "F2");
    activate(&p, them);
    take_dice(&p, 1, "fire Red Rifles/2, Rifles, plain, Blue Goliath/1", (const uint8_t[]){ 4 }, 1);
    assert_false(p.hn.unit[goliath].thing.live);        /* 4 + 2 >= 5 */
    end_play(&p);
}

TEST(it_explodes_among_the_enemy)
{
    RULE("HN-EQP-56");
    RULE("HN-EQP-57");
    RULE("HN-EQP-58");
    RULE("HN-EQP-61");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Goliath", "A2"), them = put(&p, "Red Rifles", "C2");
    unsigned beside = put(&p, "Red Rifles", "C3");
    activate(&p, us);
    assert_false(offered(&p, "fire Blue Goliath/1, Goliath Charge, plain, Red Rifles/2"));
    take(&p, "move Blue Goliath/1, 0");
    take(&p, "step Blue Goliath/1, B2");
    take(&p, "step Blue Goliath/1, C2");
    assert_refused(&p, "stop Blue Goliath/1", "HN-MOV-07");         /* not in an enemy's square */
    TAKE(&p, "detonate Blue Goliath/1", 1);             /* 1 + 5 = 6, and one shot only */
    assert_true(is_hurt(&p, them));
    assert_false(is_hurt(&p, beside));
    assert_false(p.hn.unit[us].thing.live);
    end_play(&p);
}

/* With its last space too: it need not find a square of its own. */
TEST(its_last_space_may_be_the_enemy_s)
{
    RULE("HN-EQP-57");
    struct play p;
    battle(&p, ". . . . .");
    unsigned us = put(&p, "Blue Goliath", "A1"), them = put(&p, "Red Rifles", "E1");
    activate(&p, us);
    take(&p, "move Blue Goliath/1, 0");
    take(&p, "step Blue Goliath/1, B1");
    take(&p, "step Blue Goliath/1, C1");
    take(&p, "step Blue Goliath/1, D1");
    take(&p, "step Blue Goliath/1, E1");                /* four spaces, and no more */
    TAKE(&p, "detonate Blue Goliath/1", 1);
    assert_true(is_hurt(&p, them));
    end_play(&p);
}

/* Whichever of the two counters was put down first. */
TEST(it_does_not_stay_with_the_enemy)
{
    RULE("HN-EQP-58");
    struct play p;
    battle(&p, field);
    put(&p, "Red Rifles", "B2");
    unsigned us = put(&p, "Blue Goliath", "A2");
    activate(&p, us);
    take(&p, "move Blue Goliath/2, 0");
    take(&p, "step Blue Goliath/2, B2");
    assert_refused(&p, "stop Blue Goliath/2", "HN-MOV-07");
    take(&p, "step Blue Goliath/2, C1");
    take(&p, "stop Blue Goliath/2");
    assert_true(p.hn.unit[us].thing.live);
    end_play(&p);
}

TEST(it_enters_a_vehicle_s_square_and_hits_its_side)
{
    RULE("HN-EQP-56");
    RULE("HN-EQP-59");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Goliath", "A2"), tank = put(&p, "Red Tank", "B2");
    face(&p, tank, WEST);                               /* front 9, side 7 */
    activate(&p, us);
    take(&p, "move Blue Goliath/1, 0");
    take(&p, "step Blue Goliath/1, B2");
    TAKE(&p, "detonate Blue Goliath/1", 2, 1);
    assert_int_equal(p.hn.unit[tank].damage, DAMAGE_CREW);
    end_play(&p);
}

TEST(it_damages_the_structure_that_it_is_in)
{
    RULE("HN-EQP-60");
    struct play p;
    battle(&p, ". . . . .\n"
               ". s s . .\n"
               ". . . . .");
    unsigned us = put(&p, "Blue Goliath", "A2");
    put(&p, "Red Rifles", "E3");
    activate(&p, us);
    take(&p, "move Blue Goliath/1, 0");
    take(&p, "step Blue Goliath/1, B2");
    TAKE(&p, "detonate Blue Goliath/1", 4, 4, 1);       /* three dice */
    assert_is(&p, "demolition[0] = 2");
    end_play(&p);
}

/* One that is a vehicle. */
TEST(on_tracks_it_is_the_same)
{
    RULE("HN-EQP-56");
    RULE("HN-EQP-57");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Beetle", "A2"), foot = put(&p, "Red Rifles", "B2"), truck = put(&p, "Red Truck", "C2");
    face(&p, us, EAST);
    activate(&p, us);
    assert_false(offered(&p, "fire Blue Beetle/1, Goliath Charge, plain, Red Rifles/2"));
    take(&p, "move Blue Beetle/1, 0");
    take(&p, "drive Blue Beetle/1, east, B2");
    assert_refused(&p, "stop Blue Beetle/1", "HN-MOV-07");
    take(&p, "drive Blue Beetle/1, east, C2");
    TAKE(&p, "detonate Blue Beetle/1", 1);
    assert_true(p.hn.unit[truck].flags & UNIT_WRECKED);
    assert_false(is_hurt(&p, foot));
    assert_false(p.hn.unit[us].thing.live);             /* and leaves no wreck */
    end_play(&p);
}

TEST(in_supply_it_keeps_off_vehicles)
{
    RULE("HN-SUP-04");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Beetle", "A2");
    put(&p, "Red Truck", "B2");
    face(&p, us, EAST);
    to_supply(&p);
    take(&p, "move in supply Blue Beetle/1, 2");
    assert_false(offered(&p, "drive Blue Beetle/1, east, B2"));
    end_play(&p);
}

TEST(not_in_the_supply_phase)
{
    RULE("HN-SUP-04");
    struct play p;
    battle(&p, field);
    put(&p, "Blue Goliath", "A2");
    put(&p, "Red Rifles", "C2");
    to_supply(&p);
    take(&p, "move in supply Blue Goliath/1, 2");
    assert_refused(&p, "detonate Blue Goliath/1", "HN-SUP-04");
    end_play(&p);
}

TEST(it_is_deployed_with_the_army)
{
    RULE("HN-EQP-54");
    struct play p;
    static struct grog_options all;
    unsigned asked = 0, slot = UNITS;
    begin(&p, "scenario Blasting");
    while (p.game.question == ASK_DEPLOY || p.game.question == ASK_FACING) {
        unsigned seat = grog_first_seat(p.game.asked);
        grog_list(p.m, &p.game, seat, &all);
        unsigned which = all.at[0].actor - 1u;
        if (p.game.question == ASK_DEPLOY && p.hn.unit[which].thing.card == card("Blue Goliath")) {
            asked++;
            slot = which;
        }
        grog_take_listed(p.m, &p.game, seat, all.at[0], &p.heard);
    }
    assert_int_equal(asked, 1);
    assert_int_not_equal(p.hn.unit[slot].place, 0);
    assert_int_equal(p.game.turn, 1);                   /* before the first round */
    end_play(&p);
}

TEST(not_into_a_friend_s_vehicle)
{
    RULE("HN-EQP-56");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Beetle", "A2");
    put(&p, "Blue Truck", "B2");
    put(&p, "Red Truck", "B1");
    face(&p, us, EAST);
    activate(&p, us);
    take(&p, "move Blue Beetle/1, 0");
    assert_refused(&p, "drive Blue Beetle/1, east, B2", "HN-VMV-08");
    assert_true(offered(&p, "drive Blue Beetle/1, north-east, B1"));        /* an enemy's */
    end_play(&p);
}

/* Through a door, though the space before it lies in the zone of another enemy; and out again. */
TEST(no_zone_keeps_it_from_an_enemy_behind_a_door)
{
    RULE("HN-EQP-56"); RULE("HN-BLD-18");
    struct play p;
    battle(&p, "+ + + + +\n"
               " . . . . \n"
               "+ + +-+ +\n"
               " . .d#|. \n"
               "+ + +-+ +\n"
               " . . . . \n"
               "+ + + + +\n");
    unsigned us = put(&p, "Blue Goliath", "A1"), inside = put(&p, "Red Rifles", "C2");
    put(&p, "Red Rifles", "B3");
    activate(&p, us);
    take(&p, "move Blue Goliath/1, 0");
    take(&p, "step Blue Goliath/1, B2");
    take(&p, "step Blue Goliath/1, C2");
    p.hn.unit[inside].place = (uint16_t)place("B2");
    take(&p, "step Blue Goliath/1, B2");
    TAKE(&p, "detonate Blue Goliath/1", 1);
    assert_true(is_hurt(&p, inside));
    end_play(&p);
}

TEST(concealed_it_goes_among_the_enemy_too)
{
    RULE("HN-EQP-56");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Goliath", "A2"), tank = put(&p, "Red Tank", "B2");
    face(&p, tank, WEST);
    p.hn.unit[us].thing.hidden = 1;                     /* a heavy vehicle does not see it */
    activate(&p, us);
    take(&p, "move Concealed Blue/1, 0");
    take(&p, "step Concealed Blue/1, B2");
    TAKE(&p, "detonate Concealed Blue/1", 2, 1);
    assert_int_equal(p.hn.unit[tank].damage, DAMAGE_CREW);
    end_play(&p);
}

/* One that is a vehicle ends its move among friends as any vehicle does: they make way. */
TEST(friends_make_way_for_one_on_tracks)
{
    RULE("HN-EQP-58"); RULE("HN-VMV-09");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Beetle", "A2"), foot = put(&p, "Blue Rifles", "E2");
    put(&p, "Red Rifles", "F1");
    face(&p, us, EAST);
    activate(&p, us);
    take(&p, "move Blue Beetle/1, 0");
    take(&p, "drive Blue Beetle/1, east, B2");
    take(&p, "drive Blue Beetle/1, east, C2");
    take(&p, "drive Blue Beetle/1, east, D2");
    take(&p, "drive Blue Beetle/1, east, E2");          /* its last space */
    take(&p, "stop Blue Beetle/1");
    take(&p, "make way Blue Rifles/2, D3");
    assert_int_equal(p.hn.unit[us].place, place("E2"));
    assert_int_equal(p.hn.unit[foot].place, place("D3"));
    end_play(&p);
}

/* In the Supply Phase the enemy's infantry does, too. */
TEST(in_supply_it_drives_as_any_vehicle)
{
    RULE("HN-VMV-09"); RULE("HN-EQP-58");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Beetle", "A2"), foot = put(&p, "Red Rifles", "B2");
    face(&p, us, EAST);
    to_supply(&p);
    take(&p, "move in supply Blue Beetle/1, 2");
    take(&p, "drive Blue Beetle/1, east, B2");
    take(&p, "stop Blue Beetle/1");
    take_as(&p, 1, "make way Red Rifles/2, C2");
    assert_int_equal(p.hn.unit[foot].place, place("C2"));
    end_play(&p);
}

/* On foot it needs a square of its own among friends, and stays aboard if it likes. */
TEST(on_foot_it_stops_as_infantry_does)
{
    RULE("HN-EQP-58"); RULE("HN-MOV-07");
    struct play p;
    battle(&p, ". . . . . .");
    unsigned us = put(&p, "Blue Goliath", "A1"), truck = put(&p, "Blue Truck", "F1");
    put(&p, "Blue Rifles", "E1");
    put(&p, "Blue Rifles", "B1");
    face(&p, truck, EAST);
    activate(&p, us);
    take(&p, "move Blue Goliath/1, 0");
    take(&p, "step Blue Goliath/1, B1");
    assert_refused(&p, "stop Blue Goliath/1", "HN-MOV-07");         /* there is a way on */
    take(&p, "step Blue Goliath/1, C1");
    take(&p, "step Blue Goliath/1, D1");
    assert_refused(&p, "step Blue Goliath/1, E1", "HN-MOV-07");     /* it would have to stay */
    take(&p, "stop Blue Goliath/1");
    p.hn.unit[us].flags = 0;
    p.hn.unit[us].place = 0;
    p.hn.unit[us].aboard = (uint8_t)(truck + 1);
    activate(&p, us);
    take(&p, "move Blue Goliath/1, 0");
    take(&p, "stop Blue Goliath/1");                    /* in the truck */
    assert_int_equal(p.hn.unit[us].aboard, truck + 1);
    end_play(&p);
}

/* When the structure falls there is no Goliath any more: its square is there for who was inside. */
TEST(it_takes_no_place_on_the_ruins)
{
    RULE("HN-EQP-61"); RULE("HN-TER-04");
    struct play p;
    battle(&p, ". . . . .\n"
               ". s s . .\n"
               ". . . . .");
    unsigned one = put(&p, "Red Rifles", "B2"), two = put(&p, "Red Rifles", "C2"), us = put(&p, "Blue Goliath", "A2");
    ((struct ground_plan *)(uintptr_t)p.m->own)->board.overlay[0].structure = 2;
    p.hn.unit[one].flags = p.hn.unit[two].flags = UNIT_ACTED;
    activate(&p, us);
    take(&p, "move Blue Goliath/3, 0");
    take(&p, "step Blue Goliath/3, B2");
    TAKE(&p, "detonate Blue Goliath/3", 1, 4, 4, 1);    /* it is hurt; and three dice */
    assert_is(&p, "ruined[0] = 1");
    assert_int_equal(p.hn.unit[us].place, 0);
    take_as(&p, 1, "set out Red Rifles/1, B2");
    assert_false(p.hn.unit[us].thing.live);
    assert_int_equal(p.hn.unit[one].place, place("B2"));
    assert_int_equal(p.hn.unit[two].place, place("C2"));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_goliath_is_a_unit), IT(it_explodes_among_the_enemy), IT(its_last_space_may_be_the_enemy_s),
        IT(it_does_not_stay_with_the_enemy),
        IT(it_enters_a_vehicle_s_square_and_hits_its_side),
        IT(it_damages_the_structure_that_it_is_in), IT(on_tracks_it_is_the_same),
        IT(in_supply_it_keeps_off_vehicles), IT(not_in_the_supply_phase),
        IT(it_is_deployed_with_the_army), IT(not_into_a_friend_s_vehicle),
        IT(no_zone_keeps_it_from_an_enemy_behind_a_door), IT(concealed_it_goes_among_the_enemy_too),
        IT(friends_make_way_for_one_on_tracks), IT(in_supply_it_drives_as_any_vehicle),
        IT(on_foot_it_stops_as_infantry_does), IT(it_takes_no_place_on_the_ruins),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
