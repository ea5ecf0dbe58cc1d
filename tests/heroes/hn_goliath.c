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

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_goliath_is_a_unit), IT(it_explodes_among_the_enemy), IT(its_last_space_may_be_the_enemy_s),
        IT(it_does_not_stay_with_the_enemy),
        IT(it_enters_a_vehicle_s_square_and_hits_its_side),
        IT(it_damages_the_structure_that_it_is_in), IT(on_tracks_it_is_the_same),
        IT(in_supply_it_keeps_off_vehicles), IT(not_in_the_supply_phase),
        IT(it_is_deployed_with_the_army), IT(not_into_a_friend_s_vehicle),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
