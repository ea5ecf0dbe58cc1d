/* SPDX-License-Identifier: MIT */
/* wf_contracts.c -- Missions of a company for hire: the Contract, the Mission's points, Levels, what is printed on a
 * Soldier's card, stronger Hostiles, the squad's truck. */
#include "mission.h"
#include "warfighter/contracts.h"
#include "warfighter/deal.h"
#include "warfighter/gear.h"
#include "warfighter/locations.h"
#include "warfighter/turn.h"

#include "kernel/market.h"

#include <stdio.h>

#define HIRED "setting Contract Drill, "
#define CONVOY HIRED "mission Hired Convoy, "

/* ---- the Mission's points --------------------------------------------------------------------------- */

TEST(hostiles_come_by_the_points_of_mission_and_escalation)
{
    RULE("WF-PMC-98");
    RULE("WF-PMT-20");
    RULE("WF-PMT-23");
    RULE("WF-PMT-56");
    RULE("WF-PMC-118");
    struct play p;
    /* The rulebook's example: 20 and 20 is the row of 30 to 49, whatever the team of 67 is worth. */
    begin(&p, CONVOY "escalation Unrest, team Sand 6 + Dune + Able + Plain Rifle + Peter + Squad");
    assert_is(&p, "points = 40");
    assert_int_equal(wf_value_to_draw(p.m, &p.wf, card("Wide Street")), 3);
    end_play(&p);
    begin(&p, CONVOY "team Sand 6 + Dune");
    assert_is(&p, "points = 20");
    assert_int_equal(wf_value_to_draw(p.m, &p.wf, card("Wide Street")), 1);
    end_play(&p);
    static const struct { const char *cards; unsigned come; } until[] = {   /* 6 is the row of 50 and more */
        { "Chief, Chief, Pair", 2 },                    /* 3, 6: reached */
        { "Chief, Pair, Pair, Chief, Pair", 4 },        /* 3, 4, 5, 8: passed */
        { "Loner, Nest, Pair, Pair, Loner", 4 },        /* 0, 4, 5, 6 */
    };
    for (unsigned i = 0; i < GROG_COUNT(until); i++) {
        begin(&p, CONVOY "escalation Unrest + Riot, team Sand 6");
        assert_is(&p, "points = 50");
        stack(&p, ZONE_HOSTILES, until[i].cards);
        given(&p, "hand[0] = Wide Street");
        take(&p, "play location Sand 6/1, Wide Street");
        unsigned come = 0;
        for (unsigned k = 0; k < HOSTILES; k++)
            come += p.wf.hostile[k].thing.live;
        assert_int_equal(come, until[i].come);
        end_play(&p);
    }
    begin(&p, "mission Light Drill, team Able + Plain Rifle");  /* elsewhere the team's own count */
    assert_is(&p, "points = 22");
    end_play(&p);
}

TEST(escalation_is_drawn_from_what_is_left_in_the_cup)
{
    RULE("WF-PMT-20");
    struct play p;
    begin(&p, CONVOY "escalation Unrest x3, escalated 1, team Sand 6");
    assert_is(&p, "points = 90");                       /* a Riot is all that is left */
    end_play(&p);
    begin(&p, CONVOY "escalated 9, team Sand 6");
    assert_is(&p, "points = 100");                      /* there are five */
    end_play(&p);
    begin(&p, CONVOY "escalated 1, team Sand 6");
    assert_true(p.wf.points == 30 || p.wf.points == 40);
    end_play(&p);
}

TEST(the_points_stay_who_falls_or_what_is_thrown_away)
{
    RULE("WF-PMC-98");
    RULE("WF-PMT-23");
    struct play p;
    begin(&p, CONVOY "escalation Unrest, team Sand 6 + Dune + Cape of Gold");
    given(&p, "soldier[1].wound[0] = 3");
    put_hostile(&p, "Loner", 1, 1);
    assert_refused(&p, "discard gear Dune/2, Cape of Gold/2", "NAM-SET-33");
    END_TURN(&p, 10, 6);
    assert_is(&p, "soldier[1].fate = 1");
    assert_is(&p, "points = 40");
    end_play(&p);
}

TEST(a_team_may_cost_what_it_likes)
{
    RULE("WF-PMT-22");
    struct play p;
    begin(&p, CONVOY "team Sand 6 + Auto Rifle + Calm + Dune + Able + Baker");       /* the Mission has 20 points */
    assert_is(&p, "points = 20");
    end_play(&p);
    assert_unfit("mission Hired Convoy, team Able", "WF-BUY-05");      /* elsewhere it has Resource Points: 1 */
}

/* ---- the Contract ------------------------------------------------------------------------------------- */

TEST(red_text_binds_and_green_text_helps)
{
    RULE("WF-PMC-14");
    RULE("WF-PMC-15");
    RULE("WF-PMT-17");
    struct play p;
    assert_unfit(CONVOY "contract Embassy, reputation 4, team Sand 6", "WF-PMC-14");
    begin(&p, CONVOY "contract Embassy, reputation 5, team Sand 6");
    assert_int_equal(wf_loadout(p.m, &p.game, 0), 12);
    put_location(&p, "Wide Street");
    given(&p, "hand[0] = Aim, Aim");
    take(&p, "move Sand 6/1, Wide Street/3");           /* 2, and 1 by the Contract, less his 1 */
    assert_is(&p, "hand[0] =");
    end_play(&p);
    begin(&p, CONVOY "contract Embassy, reputation 8, team Sand 6");
    assert_int_equal(wf_loadout(p.m, &p.game, 0), 12);
    end_play(&p);
    begin(&p, CONVOY "contract Embassy, reputation 9, team Sand 6");
    assert_int_equal(wf_loadout(p.m, &p.game, 0), 14);
    end_play(&p);
    assert_unfit(HIRED "contract Embassy, reputation 9, team Sand 6", "WF-PMT-17");     /* the Drill is none of it */
    assert_unfit(CONVOY "contract Embassy, reputation 5, objective Depot, team Sand 6", "WF-PMT-17");   /* nor this */
}

/* ---- Soldiers --------------------------------------------------------------------------------------------- */

TEST(a_level_says_what_a_soldier_is)
{
    RULE("WF-PMC-39");
    RULE("WF-PMC-40");
    RULE("WF-PMC-09");
    RULE("WF-PMC-116");
    struct play p;
    assert_unfit(CONVOY "team Dune + Misfit", "WF-PMC-39");
    assert_unfit(CONVOY "team Sand 6 + Sand 1", "WF-SOL-02");
    assert_unfit(CONVOY "team Sand 5 + Sand 6", "WF-SOL-02");
    assert_unfit(CONVOY "overwatch Sand 1, team Sand 6", "WF-OVW-01");
    begin(&p, CONVOY "team Dune + Sand 1");
    assert_is(&p, "soldier[1].actions = 2");
    RULE("WF-PMT-04");
    p.wf.soldier[1].thing.card = card("Misfit");        /* 2, where his card says nothing: with 1 of Health */
    p.wf.soldier[1].wound[0] = 1;
    assert_int_equal(wf_actions_of(p.m, &p.game, 1), 2);
    p.wf.soldier[1].wound[0] = 0;
    p.wf.soldier[1].thing.card = card("Sand 1");
    const int16_t *n = numbers_of(p.m, card("Sand 2"));
    assert_int_equal(n[SOLDIER_LEVEL], 2);
    assert_int_equal(n[SOLDIER_PROMOTES], card("Sand 3"));
    assert_int_equal(n[SOLDIER_HERO], 3);
    assert_int_equal(n[SOLDIER_REPUTATION], 3);
    end_play(&p);
}

/* The item's card that a Soldier has in this place of all items; "" if it is another's. */
static const char *item_of(const struct play *p, unsigned soldier, unsigned nth)
{
    for (unsigned i = 0; i < ITEMS; i++)
        if (p->wf.item[i].thing.live && p->wf.item[i].holder == soldier + 1 && !nth--)
            return grog_card(p->m, p->wf.item[i].thing.card)->name;
    return "";
}

TEST(of_several_weapons_he_brings_one)
{
    RULE("WF-PMC-11");
    RULE("WF-PMC-43");
    RULE("WF-PMT-24");
    RULE("WF-PMC-46");
    RULE("WF-PMT-01");
    struct play p;
    begin(&p, CONVOY "team Dune + Sand 3");             /* the first, if he is told nothing */
    assert_string_equal(item_of(&p, 1, 0), "Cape of Gold");
    assert_string_equal(item_of(&p, 1, 1), "Plain Rifle");
    assert_string_equal(item_of(&p, 1, 2), "");
    end_play(&p);
    begin(&p, CONVOY "team Dune + Sand 3 + Bolt Rifle");
    assert_string_equal(item_of(&p, 1, 1), "Bolt Rifle");
    assert_string_equal(item_of(&p, 1, 2), "");
    assert_true(p.wf.item[1].flags & ITEM_PRINTED);
    end_play(&p);
    begin(&p, CONVOY "team Dune + Sand 3 + Bolt Rifle + Amulet");    /* what its card gives to anybody */
    assert_string_equal(item_of(&p, 1, 2), "Amulet");
    end_play(&p);
    assert_unfit(CONVOY "team Dune + Sand 3 + Auto Rifle", "WF-SOL-29");                /* he takes no others */
    assert_unfit(CONVOY "team Dune + Sand 3 + Bolt Rifle + Plain Rifle", "WF-SOL-29");  /* and not both */
    begin(&p, CONVOY "team Sand 5 + Blue Pistol + Knife");      /* a Player Soldier has others bought beside it */
    assert_string_equal(item_of(&p, 0, 1), "Blue Pistol");      /* of another Nation: it stands on his card */
    assert_string_equal(item_of(&p, 0, 2), "Knife");
    assert_int_equal(wf_points_of(p.m, &p.wf), 15 + 1);         /* the choice costs nothing */
    struct grog_match *draft = draft_of(CONVOY "team Sand 5 + Blue Pistol + Knife");
    struct grog_bill bill;
    assert_true(grog_draft_bill(draft, &bill));
    assert_int_equal(bill.at[1].cost, 0);
    assert_int_equal(bill.at[2].cost, 1);
    grog_match_free(draft);
    put_hostile(&p, "Loner", 1, 0);
    assert_true(offered(&p, "attack Sand 5/1, Blue Pistol/2, Semi, Loner/1"));
    end_play(&p);
}

TEST(extra_ammo_is_bought_for_a_chosen_weapon)
{
    RULE("WF-WPN-37");
    struct play p;
    begin(&p, CONVOY "team Sand 5 + Plain Rifle");
    int counters = p.wf.item[1].count, load = wf_load(p.m, &p.wf, 0);
    assert_int_equal(wf_points_of(p.m, &p.wf), 15);
    end_play(&p);
    begin(&p, CONVOY "team Sand 5 + Plain Rifle x3");
    assert_string_equal(item_of(&p, 0, 1), "Plain Rifle");
    assert_string_equal(item_of(&p, 0, 2), "");
    assert_int_equal(p.wf.item[1].count, 3 * counters);
    assert_int_equal(wf_load(p.m, &p.wf, 0), load + 2);         /* 1 Loadout and 1 Resource Point a set */
    assert_int_equal(wf_points_of(p.m, &p.wf), 15 + 2);
    p.wf.item[1].count = (uint8_t)counters;
    assert_int_equal(wf_points_of(p.m, &p.wf), 15);             /* and nothing when it is spent */
    end_play(&p);
    struct grog_match *draft = draft_of(CONVOY "team Sand 5 + Plain Rifle x3");
    struct grog_bill bill;
    assert_true(grog_draft_bill(draft, &bill));
    assert_int_equal(bill.at[1].cost, 2);
    grog_match_free(draft);
    assert_unfit(CONVOY "team Dune + Sand 3 + Bolt Rifle x2", "WF-SOL-29");     /* for Player Soldiers' Weapons */
}

TEST(what_needs_no_ammo_has_no_extra_ammo)
{
    RULE("WF-WPN-37");
    struct play p;
    assert_unfit("team Able + Knife x2", "WF-WPN-37");
    begin(&p, "team Able + Knife x1");
    end_play(&p);
    begin(&p, "team Able + Knife + Knife + Plain Rifle x2");        /* two of them are two cards */
    assert_int_equal(p.wf.item[2].count, 2 * numbers_of(p.m, card("Plain Rifle"))[WEAPON_AMMO]);
    end_play(&p);
    begin(&p, "team Able + Pineapple x2");              /* each is thrown by itself */
    end_play(&p);
}

TEST(what_is_printed_weighs)
{
    RULE("WF-PMT-03");
    struct play p;
    begin(&p, CONVOY "team Sand 5 + Plain Rifle");      /* Loadout 9: the rifle of his card takes 4 */
    assert_int_equal(wf_load(p.m, &p.wf, 0), 4);
    end_play(&p);
    assert_unfit(CONVOY "team Sand 5 + Plain Rifle + Auto Rifle", "WF-SOL-10");
}

TEST(what_he_is_printed_with_is_his)
{
    RULE("WF-PMC-47");
    struct play p;
    begin(&p, CONVOY "team Sand 6 + Dune");
    take(&p, "pass Sand 6/1, Plain Rifle/1, Dune/2");   /* in the Mission he may hand it over */
    assert_is(&p, "item[0].holder = 2");
    assert_true(p.wf.item[0].flags & ITEM_PRINTED);     /* and it stays his card's: it goes back with him */
    end_play(&p);
}

TEST(his_nation_is_one_like_others)
{
    RULE("WF-PMC-08");
    struct play p;
    assert_unfit(CONVOY "team Dune + Blue Pistol", "WF-SET-71");
    begin(&p, CONVOY "team Dune + Plain Rifle + Cape of Gold");
    assert_string_equal(item_of(&p, 0, 1), "Cape of Gold");
    end_play(&p);
    assert_unfit(CONVOY "team Able + Cape of Gold", "WF-SET-71");
}

TEST(ammo_comes_with_a_weapon)
{
    RULE("WF-PMC-22");
    RULE("WF-PMT-08");
    struct play p;
    begin(&p, CONVOY "team Sand 6 + Auto Rifle");
    assert_is(&p, "item[0].count = 5");                 /* printed */
    assert_is(&p, "item[1].count = 5");                 /* bought: 1 loaded, 4 spare */
    end_play(&p);
}

/* ---- Hostiles ---------------------------------------------------------------------------------------------- */

static unsigned in_deck(const struct play *p, const char *name)
{
    unsigned n = 0;
    for (unsigned i = 1; i <= p->wf.hostiles[0]; i++)
        n += p->wf.hostiles[i] == card(name);
    return n;
}

TEST(stronger_hostiles_lie_in_the_deck_if_they_are_added)
{
    RULE("WF-PMC-26");
    struct play p;
    begin(&p, CONVOY "team Sand 6");
    assert_int_equal(in_deck(&p, "Epic Mob"), 0);
    assert_int_equal(in_deck(&p, "Legendary Gun"), 0);
    assert_true(in_deck(&p, "Loner") > 0);
    end_play(&p);
    begin(&p, CONVOY "added Epic Mob, team Sand 6");
    assert_int_equal(in_deck(&p, "Epic Mob"), 1);
    assert_int_equal(in_deck(&p, "Legendary Gun"), 0);
    end_play(&p);
}

TEST(a_column_is_picked_by_the_uncovered_reticles)
{
    RULE("WF-PMT-27");
    RULE("WF-PMT-61");
    RULE("WF-PMT-61b");
    RULE("WF-PMC-26");
    struct play p;
    begin(&p, CONVOY "team Dune");
    put_hostile(&p, "Epic Mob", 1, 0);
    given(&p, "hostile[0].suppress = 1");
    END_TURN(&p, 6, 3);                                 /* 3 uncovered: 5 and more wounds, Cover 2 is defeated */
    assert_is(&p, "soldier[0].wound[0] = 1");
    end_play(&p);
    begin(&p, CONVOY "team Dune");
    put_hostile(&p, "Epic Mob", 1, 0);
    given(&p, "hostile[0].suppress = 2");
    END_TURN(&p, 6, 3);                                 /* 2: 6 misses, and the Cover is defeated */
    assert_is(&p, "soldier[0].wound[0] = 0");
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);
}

/* ---- the way ------------------------------------------------------------------------------------------------- */

TEST(actions_of_any_soldiers_play_a_location)
{
    RULE("WF-PMT-55");
    struct play p;
    begin(&p, CONVOY "team Sand 6 + Dune");
    given(&p, "hand[0] = Roadblock");
    take(&p, "play location Sand 6/1, Roadblock");
    assert_question(&p, "who pays an action");
    take(&p, "pays an action Dune/2");
    take(&p, "pays an action Dune/2");
    take(&p, "pays an action Sand 6/1");
    assert_is(&p, "front = 2");
    assert_is(&p, "soldier[0].actions = 1");
    assert_is(&p, "soldier[1].actions = 0");
    end_play(&p);
    begin(&p, CONVOY "team Sand 6 + Dune");
    given(&p, "hand[0] = Roadblock\nsoldier[1].suppress = 1");
    assert_refused(&p, "play location Sand 6/1, Roadblock", "WF-PMT-55");       /* his are bound */
    given(&p, "soldier[1].suppress = 0\nsoldier[1].actions = 1");
    take(&p, "play location Sand 6/1, Roadblock");      /* all of them: nobody is asked */
    assert_is(&p, "front = 2");
    assert_is(&p, "soldier[0].actions = 0");
    end_play(&p);
}

/* ---- the truck -------------------------------------------------------------------------------------------------- */

TEST(the_truck_rolls_three_dice_and_each_counts)
{
    RULE("WF-PMT-65");
    RULE("WF-PMT-66");
    struct play p;
    begin(&p, CONVOY "team Dune + Old Truck");
    assert_is(&p, "soldier[1].actions = 2");
    put_hostile(&p, "Nest", 1, 0);                      /* Cover 3, 4 Reticles */
    TAKE(&p, "fight Old Truck/2, Nest/1", 8, 6, 2, 3);
    assert_is(&p, "hostile[0].ekia = 2");               /* two of three, and what misses Suppresses */
    assert_is(&p, "hostile[0].suppress = 1");
    assert_is(&p, "soldier[1].actions = 1");
    end_play(&p);
    begin(&p, CONVOY "team Dune + Squad");              /* others: one die */
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "fight Squad/2, Nest/1", 8, 3);
    assert_is(&p, "hostile[0].ekia = 1");
    end_play(&p);
}

TEST(a_hit_truck_stands_still)
{
    RULE("WF-PMT-67");
    RULE("WF-PMT-68");
    struct play p;
    begin(&p, CONVOY "team Dune + Kit + Old Truck");
    put_location(&p, "Stream");
    given(&p, "hand[0] = Aim, Aim, Aim");
    assert_true(offered(&p, "move Old Truck/2, Stream/3"));
    given(&p, "soldier[1].wound[0] = 1");
    put_hostile(&p, "Nest", 1, 0);
    assert_false(offered(&p, "move Old Truck/2, Stream/3"));
    assert_true(offered(&p, "fight Old Truck/2, Nest/1"));
    assert_false(offered(&p, "use Dune/1, Kit/1"));     /* no bandage helps it */
    end_play(&p);
}

TEST(gear_rides_on_the_truck)
{
    RULE("WF-PMT-69");
    RULE("WF-PMT-70");
    struct play p;
    begin(&p, CONVOY "team Dune + Old Truck + Auto Rifle");
    assert_int_equal(wf_loadout(p.m, &p.game, 1), 15);
    put_location(&p, "Stream");
    given(&p, "hand[0] = Aim, Aim, Aim");
    take(&p, "pass Old Truck/2, Auto Rifle/1, Dune/1"); /* freely, in the Soldier Turn */
    assert_is(&p, "item[0].holder = 1");
    assert_int_equal(p.wf.aside[0], 0);                 /* nothing is drawn for its Noise */
    end_play(&p);
    begin(&p, CONVOY "team Dune + Car");                /* nor for one that is hunted elsewhere */
    assert_true(numbers_of(p.m, card("Car"))[SQUAD_NOISE] && numbers_of(p.m, card("Car"))[SQUAD_HUNTED]);
    assert_int_equal(p.wf.aside[0], 0);
    end_turn(&p);
    assert_int_equal(told_at(&p, "is hunted"), -1);
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
    assert_unfit(CONVOY "team Dune + Old Truck + Auto Rifle x10 + Crate", "WF-SOL-10");
}

TEST(an_objective_that_is_failed_loses_the_mission)
{
    RULE("WF-PMT-46");
    for (unsigned inside = 0; inside < 2; inside++) {
        struct play p;
        begin(&p, HIRED "mission Brittle Convoy, team Dune");
        put_location(&p, "Stream");
        put_hostile(&p, "Trifle", inside ? p.wf.objective : 2, 0);
        end_turn(&p);
        assert_int_equal(p.game.over, inside);          /* there is time, and Dune stands */
        assert_is(&p, "success = 0");
        assert_is(&p, "soldier[0].fate = 0");
        end_play(&p);
    }
}

/* ---- a team and its terms ------------------------------------------------------------------------------ */

TEST(a_ready_made_team_brings_its_terms)
{
    RULE("WF-PMC-14");
    RULE("WF-PMC-26");
    RULE("WF-OVW-01");
    struct play p;
    begin(&p, CONVOY "team Retained");
    assert_int_equal(p.m->setup[SETUP_CONTRACT], card("Embassy"));
    assert_is(&p, "points = 70");                           /* 20, twice 20 and 10 */
    assert_int_equal(wf_loadout(p.m, &p.game, 0), 12);      /* by the Contract, with this Reputation */
    assert_true(wf_is_added(p.m, card("Epic Mob")));
    assert_int_equal(p.wf.soldier[1].fate, OVERWATCHING);
    end_play(&p);
    begin(&p, CONVOY "team Retained, escalation Riot");     /* what is said counts */
    assert_is(&p, "points = 30");
    end_play(&p);
    begin(&p, CONVOY "team Dune");                          /* others have none */
    assert_int_equal(p.m->setup[SETUP_CONTRACT], 0);
    assert_is(&p, "points = 20");
    assert_false(wf_is_added(p.m, card("Epic Mob")));
    end_play(&p);
}

TEST(a_draft_keeps_the_terms_that_it_began_with)
{
    struct grog_match *m = draft_of(CONVOY "contract Embassy, reputation 5, overwatch Peter, escalation Unrest x2");
    const struct grog_listed dune = { card("Dune"), 0 }, two[] = { { card("Dune"), 0 }, { card("Peter"), 0 } };
    struct grog_error why = { 0 };
    unsigned n;
    grog_draft_set(m, two, 2);
    assert_false(grog_draft_allows(m, &why));               /* he is on Overwatch */
    assert_non_null(strstr(why.text, "WF-OVW-01"));
    grog_draft_set(m, &dune, 1);
    assert_true(grog_draft_fits(m, &why));
    assert_int_equal(grog_setup_list(m, SETUP_OVERWATCH, &n)->card, card("Peter"));
    assert_int_equal(grog_setup_list(m, SETUP_ESCALATION, &n)->number, 2);
    assert_int_equal(grog_setup_list(m, SETUP_TEAM, &n)->card, card("Dune"));
    assert_int_equal(n, 1);
    grog_match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(hostiles_come_by_the_points_of_mission_and_escalation),
        IT(escalation_is_drawn_from_what_is_left_in_the_cup),
        IT(the_points_stay_who_falls_or_what_is_thrown_away), IT(a_team_may_cost_what_it_likes),
        IT(red_text_binds_and_green_text_helps), IT(a_level_says_what_a_soldier_is),
        IT(of_several_weapons_he_brings_one), IT(extra_ammo_is_bought_for_a_chosen_weapon),
        IT(what_needs_no_ammo_has_no_extra_ammo),
        IT(what_is_printed_weighs), IT(what_he_is_printed_with_is_his),
        IT(his_nation_is_one_like_others), IT(ammo_comes_with_a_weapon),
        IT(stronger_hostiles_lie_in_the_deck_if_they_are_added), IT(a_column_is_picked_by_the_uncovered_reticles),
        IT(actions_of_any_soldiers_play_a_location), IT(the_truck_rolls_three_dice_and_each_counts),
        IT(a_hit_truck_stands_still), IT(gear_rides_on_the_truck),
        IT(an_objective_that_is_failed_loses_the_mission),
        IT(a_ready_made_team_brings_its_terms), IT(a_draft_keeps_the_terms_that_it_began_with),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
