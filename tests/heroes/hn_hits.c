/* SPDX-License-Identifier: MIT */
/* hn_hits.c -- what hits do: infantry, light vehicles, heavy ones and their damage; substitutes. */
#include "firing.h"

#include "heroes/field.h"

static const char open_field[] = ". . . . . . . . . . . .\n"
                                 ". . . . . . . . . . . .\n"
                                 ". . . . . . . . . . . .\n"
                                 ". . . . . . . . . . . .";

/* ---- infantry and light vehicles ----------------------------------------------------------------------- */

TEST(who_bears_a_hit_is_turned_over_and_who_does_not_is_gone)
{
    RULE("HN-FIR-15");
    RULE("HN-FIR-16");
    RULE("HN-CTR-12");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Rifles", "A1"), tough = put(&p, "Red Rifles", "E1"), weak = put(&p, "Red Leader", "E3");
    put(&p, "Red Rifles", "L4");
    fires(&p, us, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", 4, 6, 6);
    assert_true(p.hn.unit[tough].flags & UNIT_TURNED);
    fires(&p, us, "fire Blue Rifles/1, Rifles, plain, Red Leader/3", 4, 6, 6);
    assert_false(p.hn.unit[weak].thing.live);
    assert_is(&p, "fallen = Red Leader");
    fires(&p, us, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", 3, 5, 5);     /* its other side: no icon */
    assert_false(p.hn.unit[tough].thing.live);
    end_play(&p);
}

TEST(a_damaged_side_is_never_turned_back)
{
    RULE("HN-FIR-16");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Rifles", "A1"), them = put(&p, "Red Stubborn", "E1");
    put(&p, "Red Rifles", "L4");
    fires(&p, us, "fire Blue Rifles/1, Rifles, plain, Red Stubborn/2", 4, 6, 6);
    assert_true(p.hn.unit[them].flags & UNIT_TURNED);
    fires(&p, us, "fire Blue Rifles/1, Rifles, plain, Red Stubborn/2", 4, 6, 5);
    assert_false(p.hn.unit[them].thing.live);
    end_play(&p);
}

TEST(another_posture_is_no_damaged_side)
{
    RULE("HN-CTR-12");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Rifles", "A1"), gun = put(&p, "Red Field Gun", "E1");
    put(&p, "Red Rifles", "L4");
    fires(&p, us, "fire Blue Rifles/1, Rifles, plain, Red Field Gun/2", 3, 5, 5);
    assert_false(p.hn.unit[gun].thing.live);
    end_play(&p);
}

TEST(a_light_vehicle_is_a_wreck)
{
    RULE("HN-FIR-17");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Rifles", "A1"), car = put(&p, "Red Car", "E1");
    put(&p, "Red Rifles", "L4");
    fires(&p, us, "fire Blue Rifles/1, Rifles, plain, Red Car/2", 6, 7, 7);
    assert_true(p.hn.unit[car].thing.live && (p.hn.unit[car].flags & UNIT_WRECKED));
    struct field f;
    hn_field(p.m, &p.hn, &f);
    assert_int_equal(f.unit[place("E1")], 0);           /* ground now, and no unit */
    end_play(&p);
}

TEST(twice_the_defence_kills)
{
    RULE("HN-FIR-19");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Gunners", "A1"), hurt = put(&p, "Red Rifles", "E1");
    put(&p, "Red Leader", "L4");
    holds(&p, 0, "Blue Steady");
    holds(&p, 0, "Blue Steady");
    its_turn(&p, us);
    take(&p, "fire Blue Gunners/1, Machine Gun, plain, Red Rifles/2");
    take(&p, "play Blue Steady");
    TAKE(&p, "play Blue Steady", 6);
    assert_rolled(&p, 12, 6);
    assert_false(p.hn.unit[hurt].thing.live);           /* though it could have borne a hit */
    end_play(&p);
}

TEST(twice_the_defence_is_twice_its_bonus_too)
{
    RULE("HN-FIR-19");
    for (unsigned more = 3; more <= 4; more++) {
        struct play p;
        battle(&p, ". . . . t . . .\n"
                   ". . . . . . . .");
        unsigned us = put(&p, "Blue Gunners", "A1"), them = put(&p, "Red Rifles", "E1");
        put(&p, "Red Leader", "H2");
        for (unsigned i = 0; i < more; i++)
            holds(&p, 0, "Blue Steady");
        its_turn(&p, us);
        take(&p, "fire Blue Gunners/1, Machine Gun, plain, Red Rifles/2");
        for (unsigned i = 1; i < more; i++)
            take(&p, "play Blue Steady");
        TAKE(&p, "play Blue Steady", 6);
        assert_rolled(&p, (int)(10 + more), 7);                 /* 6, and 1 for the thicket */
        assert_int_equal(p.hn.unit[them].thing.live, more == 3);        /* 13 is a hit, 14 kills */
        end_play(&p);
    }
}

TEST(a_kill_shot_on_a_heavy_vehicle)
{
    RULE("HN-FIR-19");
    RULE("HN-FIR-20");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Rockets", open_field);
    unsigned us = put(&p, "Blue Rifles", "A2"), tank = put(&p, "Red Tank", "D2");
    put(&p, "Red Rifles", "L4");
    face(&p, tank, EAST);                               /* its rear: 6, and its tail to the west */
    its_turn(&p, us);
    TAKE(&p, "fire Blue Rifles/1, Rocket, plain, Red Tank/2", 6);
    assert_rolled(&p, 12, 6);
    assert_true(p.hn.unit[tank].flags & UNIT_WRECKED);
    assert_int_equal(told_at(&p, "is damaged:"), -1);   /* nobody asks where */
    end_play(&p);
}

/* ---- damage on heavy vehicles ------------------------------------------------------------------------------ */

/* A gun hits a tank, and this is the location's die. */
static unsigned damaged(struct play *p, uint8_t die)
{
    battle(p, open_field);
    unsigned us = put(p, "Blue Tank", "B2"), tank = put(p, "Red Tank", "H2");
    put(p, "Red Rifles", "L4");
    face(p, us, EAST);
    face(p, tank, NORTH);
    its_turn(p, us);
    TAKE(p, "fire Blue Tank/1, Gun, plain, Red Tank/2", 3, die);
    return tank;
}

TEST(the_location_of_damage)
{
    RULE("HN-FIR-18");
    RULE("HN-DMG-01");
    RULE("HN-DMG-05");
    RULE("HN-DMG-08");
    static const uint8_t as[7] = { 0, DAMAGE_CREW, DAMAGE_TRACK, DAMAGE_HULL, DAMAGE_HULL, DAMAGE_PRIMARY, 0 };
    for (uint8_t die = 1; die <= 6; die++) {
        struct play p;
        unsigned tank = damaged(&p, die);
        assert_int_equal(p.hn.unit[tank].damage, as[die]);
        assert_int_equal(p.hn.unit[tank].suppressed, as[die] == DAMAGE_HULL ? 2 : 0);
        assert_int_equal(!!(p.hn.unit[tank].flags & UNIT_WRECKED), die == 6);
        end_play(&p);
    }
}

TEST(with_a_damaged_crew_one_weapon_a_round)
{
    RULE("HN-DMG-02");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Tank", "B2");
    face(&p, us, EAST);
    put(&p, "Red Rifles", "H1");
    put(&p, "Red Rifles", "H3");
    p.hn.unit[us].damage = DAMAGE_CREW;
    its_turn(&p, us);
    TAKE(&p, "fire Blue Tank/1, Gun, plain, Red Rifles/2", 1);
    assert_true(p.game.question != ASK_FIRE);           /* no second shot */
    p.hn.unit[us].flags &= (uint8_t)~UNIT_ACTED;        /* if it were activated again this round: */
    activate(&p, us);
    assert_refused(&p, "fire Blue Tank/1, Coaxial, plain, Red Rifles/3", "HN-DMG-02");
    assert_true(offered(&p, "fire Blue Tank/1, Gun, plain, Red Rifles/3"));
    end_play(&p);
}

TEST(without_tracks_it_stays)
{
    RULE("HN-DMG-03");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Tank", "B2");
    face(&p, us, EAST);
    put(&p, "Red Rifles", "H1");
    p.hn.unit[us].damage = DAMAGE_TRACK;
    activate(&p, us);
    take(&p, "move Blue Tank/1, 0");
    assert_false(offered(&p, "drive Blue Tank/1, east, C2"));
    for (unsigned d = 0; d < DIRECTIONS; d++)           /* nor does it turn */
        assert_int_equal(hn_movement(p.m, &p.game, us), 0);
    end_play(&p);
}

/* It drives past a gun that waits for it. */
static unsigned driven(struct play *p, uint8_t die)
{
    battle(p, ". . . . . . . . . . . .\n"
              "s . . . . . . . . . . .\n"
              ". . . . . . . . . . . .\n"
              ". . . . . . . . . . . .");
    unsigned gun = put(p, "Red Field Gun", "A2"), tank = put(p, "Blue Tank", "G2");
    put(p, "Red Rifles", "L4");
    face(p, gun, EAST);
    face(p, tank, NORTH);
    its_turn(p, tank);
    take(p, "move Blue Tank/2, 0");
    take(p, "drive Blue Tank/2, north, G1");
    take_dice(p, 1, "opportunity fire Red Field Gun/1, Field Gun, plain, Blue Tank/2", (const uint8_t[]){ 5, die }, 2);
    return tank;
}

TEST(hull_and_track_stop_it_where_it_is)
{
    RULE("HN-DMG-04");
    RULE("HN-DMG-06");
    struct play p;
    driven(&p, 1);                                      /* perforating: 2, a track */
    assert_true(p.game.question != ASK_STEP);
    end_play(&p);
    driven(&p, 2);                                      /* 3, the hull */
    assert_true(p.game.question != ASK_STEP);
    end_play(&p);
    driven(&p, 4);                                      /* 5, the gun: it drives on */
    assert_int_equal(p.game.question, ASK_STEP);
    end_play(&p);
}

TEST(nobody_makes_way_for_a_wreck)
{
    RULE("HN-CTR-24");
    struct play p;
    battle(&p, ". . . . . . . . . . . .\n"
               "s . . . . . . . . . . .\n"
               ". . . . . . . . . . . .\n"
               ". . . . . . . . . . . .");
    unsigned gun = put(&p, "Red Field Gun", "A2"), tank = put(&p, "Blue Tank", "G2");
    unsigned men = put(&p, "Blue Rifles", "G1");
    put(&p, "Red Rifles", "L4");
    face(&p, gun, EAST);
    face(&p, tank, NORTH);
    its_turn(&p, tank);
    take(&p, "move Blue Tank/2, 0");
    take(&p, "drive Blue Tank/2, north, G1");
    take_dice(&p, 1, "opportunity fire Red Field Gun/1, Field Gun, plain, Blue Tank/2", (const uint8_t[]){ 5, 6 }, 2);
    assert_true(p.hn.unit[tank].flags & UNIT_WRECKED);
    assert_true(p.game.question != ASK_DISPLACE);
    assert_int_equal(p.hn.unit[men].place, place("G1"));
    end_play(&p);
}

TEST(a_gun_that_is_destroyed_fires_no_more)
{
    RULE("HN-DMG-07");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Tank", "B2");
    face(&p, us, EAST);
    put(&p, "Red Rifles", "H1");
    p.hn.unit[us].damage = DAMAGE_PRIMARY;
    activate(&p, us);
    assert_false(offered(&p, "fire Blue Tank/1, Gun, plain, Red Rifles/2"));
    assert_true(offered(&p, "fire Blue Tank/1, Coaxial, plain, Red Rifles/2"));
    end_play(&p);
}

TEST(the_same_damage_twice_destroys_it)
{
    RULE("HN-DMG-09");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Tank", "B2"), tank = put(&p, "Red Tank", "H2");
    put(&p, "Red Rifles", "L4");
    face(&p, us, EAST);
    face(&p, tank, NORTH);
    p.hn.unit[tank].damage = DAMAGE_HULL;
    its_turn(&p, us);
    TAKE(&p, "fire Blue Tank/1, Gun, plain, Red Tank/2", 3, 4);
    assert_true(p.hn.unit[tank].flags & UNIT_WRECKED);
    end_play(&p);
}

TEST(who_is_suppressed_locates_lower)
{
    RULE("HN-DMG-01");
    RULE("HN-SPR-01");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Tank", "B2"), tank = put(&p, "Red Tank", "H2");
    put(&p, "Red Rifles", "L4");
    face(&p, us, EAST);
    face(&p, tank, NORTH);
    p.hn.unit[us].suppressed = 1;
    its_turn(&p, us);
    TAKE(&p, "fire Blue Tank/1, Gun, plain, Red Tank/2", 5, 4);    /* 5 + 5 - 2 >= 7; 4 - 2: a track */
    assert_int_equal(p.hn.unit[tank].damage, DAMAGE_TRACK);
    end_play(&p);
}

TEST(perforating_locates_higher)
{
    RULE("HN-ABL-96");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Field Gun", "B2"), tank = put(&p, "Red Tank", "H2");
    put(&p, "Red Rifles", "L4");
    face(&p, us, EAST);
    face(&p, tank, NORTH);
    its_turn(&p, us);
    TAKE(&p, "fire Blue Field Gun/1, Field Gun, plain, Red Tank/2", 3, 5);
    assert_true(p.hn.unit[tank].flags & UNIT_WRECKED);  /* 5 + 1 */
    end_play(&p);
}

TEST(positive_waves_choose_the_damage)
{
    RULE("HN-ABL-99");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Field Gun", "B2"), tank = put(&p, "Red Lucky Tank", "H2");
    put(&p, "Red Rifles", "L4");
    face(&p, us, EAST);
    face(&p, tank, NORTH);
    its_turn(&p, us);
    TAKE(&p, "fire Blue Field Gun/1, Field Gun, plain, Red Lucky Tank/2", 3, 5, 1);
    assert_question(&p, "where the damage is");
    assert_int_equal(p.game.asked, 2);                  /* its owner */
    assert_true(offered(&p, "damaged at 6"));           /* perforating: +1 to both */
    take_as(&p, 1, "damaged at 2");
    assert_int_equal(p.hn.unit[tank].damage, DAMAGE_TRACK);
    its_turn(&p, us);
    p.hn.unit[tank].damage = 0;
    TAKE(&p, "fire Blue Field Gun/1, Field Gun, plain, Red Lucky Tank/2", 3, 2, 3);
    assert_true(p.game.question != ASK_LOCATION);       /* 3 and 4: the hull, whichever it is */
    assert_int_equal(p.hn.unit[tank].damage, DAMAGE_HULL);
    end_play(&p);
}

/* ---- substitutes ---------------------------------------------------------------------------------------------- */

TEST(another_may_take_the_hit)
{
    RULE("HN-ABL-112");
    RULE("HN-CTR-09");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Rifles", "A1"), guns = put(&p, "Red Gunners", "E1"),
             loader = put(&p, "Red Loader", "G3"), far = put(&p, "Red Loader", "H4");
    its_turn(&p, us);
    TAKE(&p, "fire Blue Rifles/1, Rifles, plain, Red Gunners/2", 4);
    assert_question(&p, "who takes the hit");
    assert_int_equal(p.game.asked, 2);
    assert_true(offered(&p, "take the hit Red Gunners/2"));
    assert_false(offered(&p, "substitute Red Loader/4"));          /* three spaces away */
    take_as(&p, 1, "substitute Red Loader/3");
    assert_true(p.hn.unit[guns].thing.live);
    assert_false(p.hn.unit[loader].thing.live);
    assert_true(p.hn.unit[far].thing.live);
    its_turn(&p, us);                                   /* now nobody is near */
    TAKE(&p, "fire Blue Rifles/1, Rifles, plain, Red Gunners/2", 4);
    assert_false(p.hn.unit[guns].thing.live);
    end_play(&p);
}

TEST(a_kill_shot_kills_the_substitute)
{
    RULE("HN-ABL-112");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Gunners", "A1"), guns = put(&p, "Red Field Gun", "E1");
    unsigned loader = put(&p, "Red Loader", "F1");
    put(&p, "Red Rifles", "L4");
    its_turn(&p, us);
    TAKE(&p, "fire Blue Gunners/1, Machine Gun, plain, Red Field Gun/2", 6);       /* 10 against 5 */
    take_as(&p, 1, "substitute Red Loader/3");
    assert_false(p.hn.unit[loader].thing.live);
    assert_true(p.hn.unit[guns].thing.live);
    end_play(&p);
}

TEST(only_for_heavy_weapons)
{
    RULE("HN-ABL-112");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Rifles", "A1"), leader = put(&p, "Red Leader", "E1");
    put(&p, "Red Loader", "F3");
    its_turn(&p, us);
    TAKE(&p, "fire Blue Rifles/1, Rifles, plain, Red Leader/2", 4);
    assert_false(p.hn.unit[leader].thing.live);
    end_play(&p);
}

TEST(nobody_substitutes_in_an_assault)
{
    RULE("HN-ABL-113");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Hero", "A1"), guns = put(&p, "Red Gunners", "B1");
    put(&p, "Red Loader", "C3");
    its_turn(&p, us);
    assaults(&p, 0, "assault Blue Hero/1, 1, Red Gunners/2", (const uint8_t[]){ 6, 6, 1 }, 3);
    assert_false(p.hn.unit[guns].thing.live);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(who_bears_a_hit_is_turned_over_and_who_does_not_is_gone), IT(a_damaged_side_is_never_turned_back),
        IT(another_posture_is_no_damaged_side), IT(a_light_vehicle_is_a_wreck), IT(twice_the_defence_kills),
        IT(a_kill_shot_on_a_heavy_vehicle),
        IT(the_location_of_damage), IT(with_a_damaged_crew_one_weapon_a_round), IT(without_tracks_it_stays),
        IT(hull_and_track_stop_it_where_it_is), IT(nobody_makes_way_for_a_wreck),
        IT(a_gun_that_is_destroyed_fires_no_more),
        IT(the_same_damage_twice_destroys_it), IT(who_is_suppressed_locates_lower), IT(perforating_locates_higher),
        IT(positive_waves_choose_the_damage), IT(another_may_take_the_hit), IT(a_kill_shot_kills_the_substitute),
        IT(only_for_heavy_weapons),
        IT(nobody_substitutes_in_an_assault),
        IT(twice_the_defence_is_twice_its_bonus_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
