/* SPDX-License-Identifier: MIT */
/* wf_vehicles.c -- Squad Vehicles, Anti-Vehicle and Driving cards. */
#include "mission.h"
#include "warfighter/gear.h"
#include "warfighter/wounds.h"

static void wound(struct play *p, unsigned soldier, int wounds)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    struct grog_frame f = { .proc = PROC_HOSTILE_TURN, .seat = GROG_NOBODY };
    wf_wound(&r, &f, soldier, wounds);
}

static void fits(const char *setup)
{
    struct play p;
    begin(&p, setup);
    end_play(&p);
}

/* ---- which Missions have them ----------------------------------------------------------- */

TEST(a_standard_vehicle_brings_the_deck_that_hunts_it)
{
    RULE("WF-VEH-01");
    RULE("WF-VEH-02");
    RULE("WF-AVH-01");
    RULE("WF-AVH-02");
    struct play p;
    begin(&p, "team Able + Tank");
    assert_int_equal(in_pile(&p, ZONE_ASIDE, "Pak"), 2);                /* of an Elite force; the Mission's is not */
    assert_int_equal(in_pile(&p, ZONE_ASIDE, "Rifle Team"), 2);
    assert_int_equal(in_pile(&p, ZONE_ASIDE, "Soft Verge"), 1);
    assert_int_equal(in_pile(&p, ZONE_ASIDE, "Deep Rut"), 1);
    assert_int_equal(in_pile(&p, ZONE_ASIDE, "Wrong Pak"), 0);          /* of another Nation */
    assert_int_equal(in_pile(&p, ZONE_ASIDE, "Foreign Rut"), 0);
    assert_int_equal(in_pile(&p, ZONE_HOSTILES, "Pak"), 0);
    end_turn(&p);
    assert_int_equal(p.wf.aside[0], 5);
    end_play(&p);
    begin(&p, "team Able");
    assert_int_equal(p.wf.aside[0], 0);
    end_play(&p);
    begin(&p, "team Able + Old Truck");                 /* of other Soldiers' Nation: Nations may mix (WF-SET-70) */
    end_play(&p);
}

TEST(light_vehicles_alone_are_not_hunted)
{
    RULE("WF-VEH-05");
    struct play p;
    begin(&p, "team Able + Car");
    assert_int_equal(p.wf.aside[0], 0);
    given(&p, "aside = Deep Rut");
    for (unsigned turn = 0; turn < 3; turn++)
        end_turn(&p);
    assert_is(&p, "soldier[1].suppress = 0");
    assert_int_equal(p.wf.aside[0], 1);
    end_play(&p);
}

TEST(beside_a_standard_one_a_light_one_is_hunted_too)
{
    RULE("WF-VEH-06");
    struct play p;
    begin(&p, "team Able + Tank + Car");
    given(&p, "aside = Deep Rut, Deep Rut\naside_discards =");
    end_turn(&p);
    assert_is(&p, "soldier[1].suppress = 0");           /* Noise 4: not heard */
    assert_is(&p, "soldier[2].suppress = 1");           /* Noise 1 */
    wound(&p, 1, 3);
    assert_int_equal(p.wf.soldier[1].fate, DOWNED);
    end_turn(&p);
    assert_is(&p, "soldier[2].suppress = 2");           /* it was decided before the Mission */
    end_play(&p);
}

TEST(also_one_whose_card_says_nothing_of_it)
{
    RULE("WF-VEH-06");
    RULE("WF-VEH-05");
    struct play p;
    for (unsigned tank = 0; tank < 2; tank++) {
        begin(&p, tank ? "team Able + Own Car + Tank" : "team Able + Own Car");
        given(&p, "aside = Deep Rut, Deep Rut\naside_discards =");
        end_turn(&p);
        assert_int_equal(p.wf.soldier[1].suppress, tank);       /* as if it were the Tank's */
        assert_int_equal(p.wf.aside[0], tank ? 0 : 2);
        end_play(&p);
    }
}

TEST(no_vehicle_goes_indoors)
{
    RULE("WF-VEH-07");
    assert_unfit("mission Indoor Drill, team Able + Tank", "Tank: not on this Mission (WF-VEH-07)");
    assert_unfit("mission Indoor Drill, team Able + Car", "Car: not on this Mission");
    fits("mission Indoor Drill, team Able + Squad");
}

TEST(indoors_vehicle_hostiles_are_ignored)
{
    RULE("WF-VEH-08");
    struct play p;
    begin(&p, "mission Indoor Drill, team Able");
    stack(&p, ZONE_HOSTILES, "Half Track, Pair, Half Track, Pair");
    given(&p, "hand[0] = Workshop");
    take(&p, "play location Able/1, Workshop");         /* 2: what is ignored does not count */
    assert_int_equal(hostiles_in_play(&p), 2);
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Half Track"), 2);
    given(&p, "hostile[0].suppress = 2\nhostile[1].suppress = 2");
    stack(&p, ZONE_HOSTILES, "Half Track, Loner");
    end_turn(&p);                                       /* Reinforcements too */
    assert_int_equal(hostiles_in_play(&p), 3);
    assert_is(&p, "hostile[2].card = Loner");
    end_play(&p);
    begin(&p, "mission Indoor Drill, team Able");
    given(&p, "hostiles = Half Track, Half Track\nhostile_discards = Half Track\nhand[0] = Workshop");
    take(&p, "play location Able/1, Workshop");         /* nothing else there */
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
}

TEST(indoors_they_are_not_drawn_from_decks_of_their_own_either)
{
    RULE("WF-VEH-08");
    struct play p;
    for (unsigned i = 1; i < 9; i++) {
        uint8_t seed[GROG_SEED_BYTES] = { (uint8_t)i };
        begin(&p, "mission Indoor Drill, objective Garage Hall, team Able");
        grog_dice_seed(&p.game.dice, seed);
        for (unsigned space = 2; space < 6; space++)
            put_location(&p, "Field");
        given(&p, "soldier[0].place = 5");
        take(&p, "activate Able/1");
        assert_int_equal(hostiles_in_play(&p), 1);
        assert_is(&p, "hostile[0].card = Mechanics");
        end_play(&p);
        begin(&p, "mission Indoor Drill, declared Garaged, team Able");
        grog_dice_seed(&p.game.dice, seed);
        given(&p, "hand[0] = Workshop");
        stack(&p, ZONE_HOSTILES, "Loner");
        take(&p, "play location Able/1, Workshop");     /* the first Hostile of a Fortification */
        assert_is(&p, "hostile[0].card = Mechanics");
        end_play(&p);
    }
}

/* ---- a Vehicle is a Squad Soldier ---------------------------------------------------------- */

TEST(a_vehicle_counts_as_a_squad_soldier)
{
    RULE("WF-VEH-03");
    RULE("WF-VEH-04");
    RULE("WF-VEH-09");
    struct play p;
    begin(&p, "mission Deep Drill, team Able + Tank");
    assert_is(&p, "points = 50");
    assert_is(&p, "soldier[1].actions = 3");
    assert_int_equal(p.wf.cup[1], 4);
    given(&p, "aside =");
    stack(&p, ZONE_HOSTILES, "Hunter");                 /* it targets who costs most */
    end_turn(&p);
    assert_int_equal(p.wf.hostile[0].target, 2);
    given(&p, "aside =\ncup[0] = 0\nsoldier[1].wound[0] = 1\nsoldier[1].suppress = 0\nhostile[0].suppress = 1");
    stack(&p, ZONE_HOSTILES, "Loner");
    end_turn(&p);
    assert_int_equal(p.wf.hostile[1].target, 2);        /* by its counter, as any Hostile */
    end_play(&p);
}

TEST(a_vehicle_is_healed_as_a_squad_soldier_unless_its_card_says_otherwise)
{
    RULE("WF-VEH-03");
    struct play p;
    begin(&p, "team Able + Kit + Carrier");
    given(&p, "soldier[1].wound[0] = 1");
    take(&p, "use Able/1, Kit/1");
    TAKE(&p, "choose wound 17", 10);
    assert_is(&p, "soldier[1].wound[0] = 0");
    end_play(&p);
    begin(&p, "team Able + Kit + Tank");                /* a Machine */
    given(&p, "soldier[1].wound[0] = 1");
    assert_refused(&p, "use Able/1, Kit/1", "WF-EQP-05");
    end_play(&p);
}

TEST(each_vehicle_once_with_numbers_of_its_own)
{
    RULE("WF-VEH-10");
    RULE("WF-VEH-11");
    RULE("WF-VEH-12");
    RULE("WF-AVH-03");
    RULE("WF-AVH-12");
    struct play p;
    assert_unfit("team Able + Car + Car", "each Soldier once");
    begin(&p, "team Able");
    const int16_t *n = numbers_of(p.m, card("Carrier")), *pak = numbers_of(p.m, card("Pak")),
                  *verge = numbers_of(p.m, card("Soft Verge"));
    assert_int_equal(n[SQUAD_VEHICLE], STANDARD_VEHICLE);
    assert_int_equal(n[SQUAD_NOISE], 2);
    assert_int_equal(n[SQUAD_LOADOUT], 15);
    assert_int_equal(n[SOLDIER_HEALTH], 4);
    assert_int_equal(numbers_of(p.m, card("Cannon"))[WEAPON_PROX], 4);
    assert_int_equal(pak[HOSTILE_NOISE], 3);
    assert_int_equal(pak[HOSTILE_NOISE + 1], 4);
    assert_int_equal(pak[HOSTILE_VALUE], 2);
    assert_int_equal(pak[HOSTILE_PLACE], PLACE_BEYOND);
    assert_int_equal(verge[EVENT_NOISE], 2);
    assert_int_equal((uint16_t)verge[EVENT_NATION], card("Red"));
    end_play(&p);
}

TEST(a_card_that_names_vehicles_means_no_man)
{
    RULE("WF-VEH-03b");
    struct play p;
    unsigned hit[2] = { 0 };
    begin(&p, "team Able + Tank + Carrier");
    for (unsigned turn = 0; turn < 20; turn++) {
        given(&p, "aside = Stray Round\naside_discards =\ntimer = 9");
        end_turn(&p);                                   /* one for each of the two */
        assert_is(&p, "soldier[0].wound[0] = 0");
        for (unsigned i = 0; i < 2; i++)
            hit[i] += (unsigned)wf_wounds(&p.wf.soldier[i + 1]);
        given(&p, "soldier[1].wound[1] = 0\nsoldier[1].wound[0] = 0\nsoldier[2].wound[1] = 0\nsoldier[2].wound[0] = 0");
    }
    assert_int_equal(hit[0] + hit[1], 40);
    assert_true(hit[0] > 5 && hit[1] > 5);
    given(&p, "hand[0] = Signal");
    take(&p, "play Able/1, Signal");
    assert_false(offered(&p, "choose soldier Able/1"));
    assert_true(offered(&p, "choose soldier Tank/2"));
    take(&p, "choose soldier Carrier/3");
    end_play(&p);
}

/* ---- its guns --------------------------------------------------------------------------------- */

TEST(a_cannon_has_its_own_chart_and_keywords)
{
    RULE("WF-VEH-13");
    RULE("WF-VEH-14");
    struct play p;
    assert_unfit("team Able + Cannon", "a part of its Vehicle (WF-VEH-13)");
    begin(&p, "team Able + Tank");
    assert_true(wf_keyword(p.m, card("Cannon"), card("Ranged")));
    put_hostile(&p, "Nest", 1, 0);                      /* Cover 3 */
    TAKE(&p, "attack Tank/2, Cannon/1, Semi, Nest/1", 5, 1);
    assert_is(&p, "hostile[0].ekia = 1");               /* 1 and Pen 3 */
    assert_is(&p, "soldier[1].actions = 2");
    assert_refused(&p, "attack Tank/2, Cannon/1, Semi, Nest/1", "WF-WPN-21");
    assert_false(offered(&p, "pass Tank/2, Cannon/1, Able/1"));
    assert_false(offered(&p, "drop Tank/2, Cannon/1"));
    given(&p, "aside =\nhostile[0].suppress = 3");
    end_turn(&p);
    assert_true(offered(&p, "attack Tank/2, Cannon/1, Semi, Nest/1"));
    end_play(&p);
}

TEST(by_proximity_one_die_hits_several)
{
    RULE("WF-VEH-15");
    struct play p;
    begin(&p, "team Able + Tank");
    put_hostile(&p, "Dense Crowd", 1, 0);               /* Cover 6 */
    TAKE(&p, "attack Tank/2, Cannon/1, Semi, Dense Crowd/1", 9, 3);
    assert_is(&p, "hostile[0].ekia = 3");
    given(&p, "item[0].shots = 0");
    TAKE(&p, "attack Tank/2, Cannon/1, Semi, Dense Crowd/1", 9, 2);     /* the Cover holds */
    assert_is(&p, "hostile[0].ekia = 3");
    assert_is(&p, "hostile[0].suppress = 3");
    given(&p, "item[0].shots = 0");
    TAKE(&p, "attack Tank/2, Cannon/1, Semi, Dense Crowd/1", 4, 3);     /* no Hit, and no Cover */
    assert_is(&p, "hostile[0].suppress = 4");
    given(&p, "item[0].shots = 0\nsoldier[1].actions = 2");
    TAKE(&p, "attack Tank/2, Cannon/1, Semi, Dense Crowd/1", 4, 2);
    assert_is(&p, "hostile[0].suppress = 4");
    end_play(&p);
}

TEST(an_mg_that_sprays_counts_each_die)
{
    RULE("WF-VEH-16");
    struct play p;
    begin(&p, "team Able + Tank");
    put_hostile(&p, "Crowd", 1, 0);                     /* Cover 4 */
    TAKE(&p, "attack Tank/2, Bow Gun/2, Auto, Crowd/1", 8, 6, 4, 2);
    assert_is(&p, "hostile[0].ekia = 2");               /* 2 and Pen 2 */
    assert_is(&p, "hostile[0].suppress = 1");
    assert_is(&p, "soldier[1].actions = 2");
    end_play(&p);
}

TEST(small_arms_attack_by_health_without_actions)
{
    RULE("WF-VEH-17");
    RULE("WF-VEH-18");
    RULE("WF-VEH-19");
    struct play p;
    begin(&p, "team Able + Carrier");
    put_hostile(&p, "Dense Crowd", 1, 0);
    for (unsigned i = 0; i < 4; i++)
        TAKE(&p, "attack Carrier/2, Rifles/1, Semi, Dense Crowd/1", 1, 1);
    assert_is(&p, "soldier[1].actions = 2");
    assert_refused(&p, "attack Carrier/2, Rifles/1, Semi, Dense Crowd/1", "WF-VEH-18");
    given(&p, "item[0].shots = 0\nsoldier[1].wound[0] = 2\nsoldier[1].actions = 0");
    TAKE(&p, "attack Carrier/2, Rifles/1, Semi, Dense Crowd/1", 1, 1);
    TAKE(&p, "attack Carrier/2, Rifles/1, Semi, Dense Crowd/1", 1, 1);
    assert_refused(&p, "attack Carrier/2, Rifles/1, Semi, Dense Crowd/1", "WF-VEH-18");
    given(&p, "item[0].shots = 0\nsoldier[1].suppress = 1");
    assert_refused(&p, "attack Carrier/2, Rifles/1, Semi, Dense Crowd/1", "WF-TRN-14");
    end_play(&p);
}

TEST(small_arms_breach_by_health_without_actions)
{
    RULE("WF-VEH-18");
    RULE("WF-VEH-19");
    struct play p;
    begin(&p, "team Able + Carrier");
    put_location(&p, "Field");
    put_hostile(&p, "Barracks", 1, 0);                  /* Door 4 */
    given(&p, "soldier[1].actions = 0");
    for (unsigned i = 0; i < 4; i++)
        TAKE(&p, "breach Carrier/2, Rifles/1, Semi, Barracks/1", 1, 1);
    assert_refused(&p, "breach Carrier/2, Rifles/1, Semi, Barracks/1", "WF-VEH-18");
    given(&p, "soldier[1].actions = 2");
    assert_refused(&p, "breach Carrier/2, Rifles/1, Semi, Barracks/1", "WF-VEH-18");
    assert_refused(&p, "attack Carrier/2, Rifles/1, Semi, Barracks/1", "WF-VEH-18");     /* those are the same */
    given(&p, "item[0].shots = 0\nsoldier[1].place = 2");
    assert_refused(&p, "breach Carrier/2, Rifles/1, Semi, Barracks/1", "WF-DOR-02");
    given(&p, "soldier[1].place = 1\nsoldier[1].suppress = 1");
    assert_refused(&p, "breach Carrier/2, Rifles/1, Semi, Barracks/1", "WF-TRN-14");
    end_play(&p);
}

TEST(keywords_of_vehicles_are_rows)
{
    RULE("WF-VEH-20");
    struct play p;
    begin(&p, "team Able + Kit + Spanner + Tank");
    put_location(&p, "Field");
    put_hostile(&p, "Dense Crowd", 1, 0);
    given(&p, "soldier[1].wound[0] = 1");
    assert_true(offered(&p, "move Tank/2, Field/3"));
    given(&p, "soldier[1].wound[0] = 2");
    assert_refused(&p, "move Tank/2, Field/3", "WF-VEH-20");            /* Immobile at 1 */
    assert_true(offered(&p, "attack Tank/2, Cannon/3, Semi, Dense Crowd/1"));
    assert_refused(&p, "use Able/1, Kit/1", "WF-EQP-05");               /* no Bandage for a machine */
    take(&p, "use Able/1, Spanner/2");
    take(&p, "choose wound 17");
    assert_is(&p, "soldier[1].wound[0] = 0");
    end_play(&p);
}

/* ---- its hold ------------------------------------------------------------------------------------ */

TEST(a_hold_carries_gear)
{
    RULE("WF-VEH-21");
    struct play p;
    assert_unfit("team Able + Tank + Plain Rifle", "only Player Soldiers are equipped");
    assert_unfit("team Able + Carrier + Handy", "a Vehicle carries Gear alone (WF-VEH-21)");
    assert_unfit("team Able + Carrier + Crate x3 + Knife", "Carrier carries 16 and can carry 15");
    begin(&p, "team Able + Carrier + Crate x2 + Plain Rifle");
    assert_is(&p, "points = 46");                       /* 20, 20, 4 and 2 */
    put_hostile(&p, "Dense Crowd", 1, 0);
    assert_refused(&p, "attack Carrier/2, Plain Rifle/3, Semi, Dense Crowd/1", "WF-VEH-21");
    assert_false(offered(&p, "use Carrier/2, Crate/2"));
    wound(&p, 1, 4);
    assert_is(&p, "item[1].place = 1");                 /* what it carried lies there */
    assert_is(&p, "item[2].place = 1");
    assert_false(p.wf.item[0].thing.live);              /* what was mounted does not */
    assert_true(offered(&p, "pick up Able/1, Plain Rifle/3"));
    end_play(&p);
}

TEST(what_is_mounted_does_not_weigh)
{
    RULE("WF-VEH-13");
    struct play p;
    begin(&p, "team Able + Pack Mule");
    assert_int_equal(wf_weight(p.m, &p.wf.item[0]), 0);
    end_play(&p);
}

TEST(gear_in_a_hold_can_be_passed)
{
    RULE("WF-VEH-22");
    struct play p;
    begin(&p, "team Baker + Able + Bomb + Carrier + Crate x2 + Plain Rifle");
    take(&p, "pass Carrier/3, Crate/3, Baker/1");
    assert_refused(&p, "pass Carrier/3, Crate/3, Baker/1", "WF-BUY-11");    /* 10 of 8 */
    take(&p, "pass Carrier/3, Plain Rifle/4, Able/2");
    put_hostile(&p, "Dense Crowd", 1, 0);
    assert_true(offered(&p, "attack Able/2, Plain Rifle/4, Semi, Dense Crowd/1"));
    take(&p, "pass Able/2, Bomb/1, Carrier/3");         /* it takes, too */
    assert_is(&p, "item[0].holder = 3");
    put_location(&p, "Field");
    given(&p, "soldier[2].place = 2\nitem[0].flags = 0");
    assert_false(offered(&p, "pass Carrier/3, Bomb/1, Able/2"));        /* not from another Location */
    given(&p, "soldier[2].place = 1\nitem[0].flags = 4");
    assert_false(offered(&p, "pass Carrier/3, Bomb/1, Able/2"));        /* nor once it was used */
    end_play(&p);
}

/* ---- what hunts it ---------------------------------------------------------------------------------- */

TEST(one_card_for_each_vehicle_behind_the_locations)
{
    RULE("WF-AVH-04");
    RULE("WF-AVH-07");
    struct play p;
    begin(&p, "mission Deep Drill, team Able + Tank + Carrier");
    given(&p, "aside = Rifle Team, Rifle Team\naside_discards =");
    stack(&p, ZONE_HOSTILES, "Loner");
    end_turn(&p);
    assert_int_equal(p.wf.aside[0], 0);                 /* two are drawn */
    assert_int_equal(in_pile(&p, ZONE_ASIDE_DISCARDS, "Rifle Team"), 1);    /* Noise 4 is out of 2 to 3 */
    assert_is(&p, "hostile[1].card = Rifle Team");      /* Noise 2 is in it */
    assert_int_equal(p.wf.hostile[1].target, 3);
    assert_true(told_at(&p, "arrives: Loner") < told_at(&p, "does not come: Rifle Team"));
    end_play(&p);
}

TEST(what_hears_it_is_placed_by_its_text_and_targets_it)
{
    RULE("WF-AVH-05");
    RULE("WF-AVH-06");
    struct play p;
    begin(&p, "team Able + Tank");
    given(&p, "aside = Pak\naside_discards =");
    END_TURN(&p, 1, 1);
    assert_is(&p, "hostile[0].card = Pak");
    assert_is(&p, "hostile[0].place = 3");              /* two beyond the front-most */
    assert_int_equal(p.wf.hostile[0].target, 2);
    assert_int_equal(p.wf.cup[0], 4);
    assert_int_equal(p.wf.cup[1], 3);
    wound(&p, 1, 3);
    assert_int_equal(p.wf.hostile[0].target, 1);        /* then it draws a counter */
    end_play(&p);
    begin(&p, "team Able + Tank");
    for (unsigned i = 2; i <= 5; i++)
        put_location(&p, "Field");
    given(&p, "aside = Pak\naside_discards =\nsoldier[0].place = 5\nsoldier[1].place = 5");
    END_TURN(&p, 1, 1);
    assert_is(&p, "hostile[0].place = 6");              /* not beyond the Objective */
    end_play(&p);
}

TEST(it_is_worth_its_experience_and_its_text_counts)
{
    RULE("WF-AVH-08");
    RULE("WF-AVH-09");
    struct play p;
    begin(&p, "team Able + Auto Rifle + Tank");
    put_hostile(&p, "Pak", 1, 1);                       /* -1 to all Attacks */
    TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Pak/1", 7, 1);
    assert_is(&p, "hostile[0].suppress = 0");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Pak/1", 8, 6);
    assert_is(&p, "soldier[0].xp = 2");
    assert_int_equal(in_pile(&p, ZONE_ASIDE_DISCARDS, "Pak"), 1);
    end_play(&p);
}

TEST(an_empty_deck_is_its_discards)
{
    RULE("WF-AVH-10");
    struct play p;
    begin(&p, "team Able + Carrier");
    given(&p, "aside =\naside_discards = Rifle Team");
    END_TURN(&p, 1, 1);
    assert_is(&p, "hostile[0].card = Rifle Team");
    given(&p, "hostile[0].suppress = 1");
    end_turn(&p);                                       /* none at all */
    assert_int_equal(hostiles_in_play(&p), 1);
    end_play(&p);
}

TEST(a_driving_card_happens_to_the_vehicle_that_is_heard)
{
    RULE("WF-AVH-11");
    RULE("WF-AVH-13");
    struct play p;
    begin(&p, "team Able + Tank + Car");
    given(&p, "aside = Soft Verge, Soft Verge\naside_discards =");      /* 2 to 4 */
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[1].wound[0] = 1");
    assert_is(&p, "soldier[2].wound[0] = 0");           /* Noise 1 */
    assert_is(&p, "soldier[0].wound[0] = 0");
    assert_int_equal(in_pile(&p, ZONE_ASIDE_DISCARDS, "Soft Verge"), 2);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_standard_vehicle_brings_the_deck_that_hunts_it), IT(light_vehicles_alone_are_not_hunted),
        IT(beside_a_standard_one_a_light_one_is_hunted_too), IT(also_one_whose_card_says_nothing_of_it),
        IT(no_vehicle_goes_indoors),
        IT(indoors_they_are_not_drawn_from_decks_of_their_own_either),
        IT(indoors_vehicle_hostiles_are_ignored), IT(a_vehicle_counts_as_a_squad_soldier),
        IT(a_vehicle_is_healed_as_a_squad_soldier_unless_its_card_says_otherwise),
        IT(each_vehicle_once_with_numbers_of_its_own), IT(a_card_that_names_vehicles_means_no_man),
        IT(a_cannon_has_its_own_chart_and_keywords), IT(by_proximity_one_die_hits_several),
        IT(an_mg_that_sprays_counts_each_die), IT(small_arms_attack_by_health_without_actions),
        IT(small_arms_breach_by_health_without_actions), IT(keywords_of_vehicles_are_rows),
        IT(a_hold_carries_gear), IT(what_is_mounted_does_not_weigh),
        IT(gear_in_a_hold_can_be_passed),
        IT(one_card_for_each_vehicle_behind_the_locations), IT(what_hears_it_is_placed_by_its_text_and_targets_it),
        IT(it_is_worth_its_experience_and_its_text_counts), IT(an_empty_deck_is_its_discards),
        IT(a_driving_card_happens_to_the_vehicle_that_is_heard),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
