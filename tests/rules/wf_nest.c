/* SPDX-License-Identifier: MIT */
/* wf_nest.c -- the manual of the nests, where it differs from the standard rules or is more exact: each test is played
 * in its drill. */
#include "mission.h"
#include "warfighter/cards.h"
#include "warfighter/hostiles.h"
#include "warfighter/optional_rules.h"
#include "warfighter/vehicles.h"
#include "warfighter/wounds.h"

#define NEST "setting Nest Drill, "

static unsigned points(const struct play *p, unsigned soldier)
{
    return p->wf.soldier[soldier].counter[grog_card(p->m, card("Field Point"))->ordinal];
}

static void give(struct play *p, unsigned soldier, unsigned n)
{
    p->wf.soldier[soldier].counter[grog_card(p->m, card("Field Point"))->ordinal] = (uint8_t)n;
}

static void down(struct play *p, unsigned soldier)
{
    struct grog_run r = run_of(p);
    struct grog_frame f = { .proc = PROC_HOSTILE_TURN, .seat = GROG_NOBODY };
    wf_wound(&r, &f, soldier, 9);
}

/* ---- before the Mission ------------------------------------------------------------------ */

TEST(the_hostiles_are_those_of_the_region)
{
    RULE("CHT-SET-07");
    struct play p;
    assert_unfit(NEST "mission Drill, hostiles Traders, team Able", "Hostiles of another Region (CHT-SET-07)");
    assert_unfit(NEST "mission Drill, hostiles Locals and Regulars, team Able", "CHT-SET-07");  /* a part of them is */
    assert_unfit(NEST "mission Drill, objective Harbour, team Able", "WF-MSN-24");
    begin(&p, NEST "mission Drill, hostiles All Reds, team Able");      /* of the Region, and of none */
    end_play(&p);
    begin(&p, NEST "mission Drill, hostiles Swarm, team Able");         /* of another Mission there */
    end_play(&p);
    begin(&p, "mission Drill, hostiles Traders, team Able");            /* elsewhere they are chosen freely */
    end_play(&p);
}

TEST(any_mission_and_objective_but_for_sets)
{
    RULE("CHT-SET-09");
    struct play p;
    assert_unfit(NEST "mission Stragglers, objective Clearing, team Able + Gunner + Squad", "both be of this type");
    assert_unfit(NEST "mission Field Trip, objective Stockade, team Able", "both be of this type");
    begin(&p, NEST "mission Bodyguard, objective Far Bank, team Able + Baker");
    end_play(&p);
}

TEST(the_lot_brings_any_pair)
{
    RULE("CHT-SET-10");
    static uint8_t seen[4096];
    struct play p;
    begin(&p, NEST "team Able");
    uint8_t seed[GROG_SEED_BYTES] = { 7 };
    struct grog_dice dice;
    bool both = false;
    grog_dice_seed(&dice, seed);
    for (unsigned i = 0; i < 6000; i++) {
        uint16_t mission, objective;
        assert_true(wf_random_mission(p.m->cards, &dice, &mission, &objective));
        seen[mission] = seen[objective] = 1;
        both = both || (mission == card("Bodyguard") && objective == card("Far Bank"));
        bool rescue = objective == card("Stockade") || objective == card("Loose Stockade")
                   || objective == card("Stray Kennel");
        assert_int_equal(numbers_of(p.m, mission)[MISSION_RESCUES] != 0, rescue);
        assert_false(mission == card("Two Stops")       /* a path of its own; the other of the two */
                     && (objective == card("Far Bank") || objective == card("Relay")));
    }
    assert_true(seen[card("Bodyguard")] && seen[card("Far Bank")] && seen[card("Stragglers")] && both);
    end_play(&p);
}

TEST(no_vehicle_is_rescued)
{
    RULE("CHT-MSN-13");
    RULE("NAM-MSN-24");
    struct play p;
    assert_unfit("mission All Of Them, team Able + Gunner + Walker", "is missing: squad (NAM-MSN-24)");
    for (unsigned i = 0; i < 8; i++) {
        begin(&p, "mission All Of Them, team Able + Gunner + Car + Squad");
        assert_is(&p, "soldier[2].place = 1");
        assert_is(&p, "soldier[3].place = 3");
        uint8_t seed[GROG_SEED_BYTES];
        for (unsigned k = 0; k < 100; k++) {
            struct grog_dice dice;
            uint16_t out[RESCUE_ROOM];
            grog_seed_from_number(100 * i + k, seed);
            grog_dice_seed(&dice, seed);
            assert_int_equal(wf_random_rescue(p.m->cards, &dice, card("Stragglers"), out), 2);
            assert_int_equal(wf_vehicle(p.m, out[1]), NO_VEHICLE);
        }
        end_play(&p);
    }
}

TEST(who_is_rescued_is_outfitted_as_others_are)
{
    RULE("CHT-MSN-14");
    struct play p;
    begin(&p, NEST "mission Lost Patrol, team Able + Plain Rifle + Baker + Plain Rifle");
    unsigned held = p.wf.soldier[0].place == 3 ? 0 : 1;
    assert_int_equal(p.wf.soldier[held].place, 3);
    assert_int_equal(p.wf.item[held].holder, held + 1);
    assert_int_equal(p.wf.points, 20 + 15 + 2 + 2);
    end_play(&p);
    assert_unfit(NEST "mission Lost Patrol, team Able + Plain Rifle + Baker + Auto Rifle + Gast", "Mission has 60");
}

TEST(what_is_to_be_delivered_is_bought_or_comes_by_radio)
{
    RULE("CHT-OBJ-15");
    struct play p;
    assert_unfit(NEST "mission Field Trip, objective Drop Point, team Able + Gast",
                 "Canister must be bought for somebody: it is to be delivered (CHT-OBJ-15)");
    begin(&p, NEST "mission Field Trip, objective Drop Point, team Able + Canister + Gast");
    end_play(&p);
    begin(&p, NEST "mission Field Trip, objective Ration Point, team Able + Field Set");
    give(&p, 0, 1);
    take(&p, "resupply Able/1, Field Ration");          /* on the way there */
    put_location(&p, "Glade");
    given(&p, "soldier[0].place = 2");
    take(&p, "activate Able/1");
    take(&p, "move Able/1, Ration Point/2");
    assert_is(&p, "success = 1");
    end_play(&p);
}

TEST(each_draws_his_health_and_his_bonus)
{
    RULE("CHT-SET-29");
    RULE("CHT-ACT-09");
    struct play p;
    begin(&p, NEST "team Shorty + Able");
    unsigned drawn[2] = { 0 };
    for (uint32_t i = 0; i < p.heard.n && p.heard.at[i].kind != TOLD_TURN; i++)
        if (p.heard.at[i].kind == TOLD_DREW || p.heard.at[i].kind == TOLD_FINDS)
            drawn[grog_ref_slot(p.heard.at[i].object[0])]++;
    assert_int_equal(drawn[0], 6);                      /* Health 5, and 1 */
    assert_int_equal(drawn[1], 6);
    given(&p, "soldier[0].wound[0] = 2");
    take(&p, "discard and draw Shorty/1");
    assert_int_equal(p.wf.hand[0][0], 4);
    end_play(&p);
}

/* ---- Vehicles ------------------------------------------------------------------------------ */

TEST(a_vehicle_is_no_member_of_the_team)
{
    RULE("CHT-VEH-34");
    struct play p;
    assert_unfit(NEST "team Walker", "a team needs a Player Soldier");
    begin(&p, NEST "team Able + Walker");
    assert_int_equal(p.wf.points, 30);                  /* but it is bought with it, and counts */
    assert_int_equal(p.wf.soldier[1].fate, WAITING);
    take(&p, "call vehicle Walker/2, Drill/1");
    down(&p, 0);
    end_turn(&p);
    assert_int_equal(p.game.over, 1);                   /* with it alone nothing is left of the team */
    assert_is(&p, "success = 0");
    end_play(&p);
    begin(&p, NEST "mission Field Trip, objective Far Bank, team Able + Walker");
    put_location(&p, "Glade");
    given(&p, "soldier[0].place = 2");
    take(&p, "call vehicle Walker/2, Glade/3");
    take(&p, "move Able/1, Field Trip/1");
    assert_is(&p, "success = 1");                       /* the team is there without it */
    end_play(&p);
}

TEST(a_cannon_wastes_what_lies_on_its_target)
{
    RULE("CHT-VEH-21");
    RULE("CHT-FLD-08");
    RULE("CHT-VEH-30");
    struct play p;
    begin(&p, NEST "team Able + Walker");
    take(&p, "call vehicle Walker/2, Drill/1");
    put_hostile(&p, "Crawler", 1, 0);
    given(&p, "hostile[0].field = 3");
    TAKE(&p, "attack Walker/2, Turret Gun/1, Semi, Crawler/1", 7, 6);
    assert_is(&p, "hostile[0].ekia = 2");
    assert_is(&p, "hostile[0].field = 1");
    given(&p, "hostile[0].field = 3");
    TAKE(&p, "attack Walker/2, Turret Gun/1, Semi, Crawler/1", 7, 6);
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_int_equal(points(&p, 1), 2);                 /* the last EKIA took one of them */
    assert_is(&p, "soldier[1].xp = 3");
    end_play(&p);
}

TEST(a_truck_wastes_what_lies_on_its_target_by_its_own_chart)
{
    RULE("CHT-FLD-08");
    struct play p;
    begin(&p, NEST "team Able + Old Truck + Squad");
    put_hostile(&p, "Crawler", 1, 0);
    given(&p, "hostile[0].field = 3");
    TAKE(&p, "fight Old Truck/2, Crawler/1", 8, 6, 2, 6);
    assert_is(&p, "hostile[0].ekia = 2");
    assert_is(&p, "hostile[0].field = 1");
    given(&p, "hostile[0].ekia = 0");
    TAKE(&p, "fight Squad/3, Crawler/1", 8, 6);         /* who does not Spray wastes none */
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "hostile[0].field = 1");
    end_play(&p);
}

TEST(no_vehicle_is_healed_whatever_its_words)
{
    RULE("CHT-VEH-25");
    RULE("NAM-VEH-26");
    struct play p;
    begin(&p, NEST "team Able + Kit + Spotter Plane");
    take(&p, "call vehicle Spotter Plane/2, Drill/1");
    given(&p, "soldier[1].wound[0] = 1");
    assert_false(wf_can_be_healed(p.m, &p.game, 1));
    assert_false(offered(&p, "use Able/1, Kit/1"));
    given(&p, "soldier[0].wound[0] = 1");
    assert_true(offered(&p, "use Able/1, Kit/1"));
    end_play(&p);
}

/* ---- Objectives ---------------------------------------------------------------------------- */

TEST(the_one_that_was_laid_aside)
{
    RULE("CHT-OBJ-11");
    struct play p;
    begin(&p, NEST "mission Twin Hunt, team Able + Plain Rifle");
    struct grog_run r = run_of(&p);
    put_location(&p, "Glade");
    given(&p, "soldier[0].place = 2");
    wf_eliminate(&r, hostile_ref(&p.wf, put_hostile(&p, "Nest Twin", 1, 0)), NULL);  /* another of that name */
    assert_is(&p, "location[1].flags = 1");
    stack(&p, ZONE_HOSTILES, "Bystander");
    take(&p, "activate Able/1");
    assert_int_equal(hostiles_in_play(&p), 2);
    given(&p, "hostile[0].suppress = 1\nhostile[1].suppress = 1");
    end_turn(&p);
    assert_int_equal(p.game.over, 0);                   /* it is there */
    given(&p, "hand[0] =");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest Twin/2", 10, 6);
    assert_is(&p, "success = 1");
    end_play(&p);
}

TEST(what_is_attacked_there_is_no_hostile)
{
    RULE("CHT-OBJ-19");
    struct play p;
    begin(&p, NEST "mission Field Trip, objective Relay, team Able + Plain Rifle");
    put_location(&p, "Glade");
    given(&p, "soldier[0].place = 2");
    stack(&p, ZONE_HOSTILES, "Pair");
    take(&p, "activate Able/1");
    struct grog_run r = run_of(&p);
    EACH_HOSTILE(&p.wf, i)
        if (!wf_is_target(p.m, &p.wf.hostile[i]))
            wf_remove_hostile(&r, hostile_ref(&p.wf, i));
    assert_true(wf_is_target(p.m, &p.wf.hostile[0]));
    assert_true(wf_space_is_clear(p.m, &p.wf, 3));      /* with the Antenna alone */
    end_turn(&p);
    assert_true(told_at(&p, "attacks:") < 0);           /* it does nothing */
    for (unsigned hit = 0; hit < 3; hit++) {
        given(&p, "soldier[0].actions = 2\nitem[0].flags = 0\nitem[0].count = 3");
        TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Antenna/1", 10, 6);
    }
    assert_is(&p, "soldier[0].xp = 0");
    assert_int_equal(points(&p, 0), 0);
    assert_is(&p, "success = 1");
    end_play(&p);
}

TEST(before_it_is_activated_nothing_counts)
{
    RULE("CHT-CON-12");
    struct play p;
    begin(&p, NEST "mission Field Trip, objective Both Ways, team Able + Canister");
    put_location(&p, "Glade");
    given(&p, "soldier[0].place = 2");
    assert_refused(&p, "move Able/1, Both Ways/2", "WF-TRN-32");
    end_turn(&p);
    assert_is(&p, "location[1].clear = 0");
    take(&p, "activate Able/1");
    struct grog_run r = run_of(&p);
    EACH_HOSTILE(&p.wf, i)
        wf_remove_hostile(&r, hostile_ref(&p.wf, i));
    take(&p, "move Able/1, Both Ways/2");
    assert_int_equal(p.game.over, 0);
    end_turn(&p);
    assert_is(&p, "success = 1");
    end_play(&p);
    begin(&p, NEST "mission Field Trip, objective Relay, team Able + Plain Rifle");
    put_location(&p, "Glade");
    given(&p, "soldier[0].place = 2");
    assert_refused(&p, "attack Able/1, Plain Rifle/1, Semi, Antenna/1", "WF-TRN-32");
    end_play(&p);
}

/* ---- the Soldier Turn ------------------------------------------------------------------------ */

TEST(one_move_a_turn_free_or_not)
{
    RULE("CHT-ACT-18");
    struct play p;
    begin(&p, NEST "team Able");
    put_location(&p, "Field");
    put_location(&p, "Field");
    given(&p, "hand[0] = Short Way");
    take(&p, "play Able/1, Short Way");
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "soldier[0].actions = 2");
    assert_refused(&p, "move Able/1, Field/4", "WF-TRN-18");
    end_play(&p);
}

TEST(penalties_of_the_location_and_of_hostiles_add_up)
{
    RULE("CHT-ACT-20");
    struct play p;
    begin(&p, NEST "team Able");                        /* Movement 2 */
    put_location(&p, "Sucking Mud");                    /* 1, and 2 of its own */
    assert_refused(&p, "move Able/1, Sucking Mud/3", "WF-MOV-02");
    given(&p, "hand[0] = Aim");
    assert_true(offered(&p, "move Able/1, Sucking Mud/3"));
    put_hostile(&p, "Nest", 2, 0);
    assert_refused(&p, "move Able/1, Sucking Mud/3", "WF-MOV-02");
    end_play(&p);
}

TEST(locations_are_cards_to_set_aside_and_to_discard)
{
    RULE("CHT-ACT-24");
    RULE("CHT-ACT-71");
    struct play p;
    begin(&p, NEST "team Able + Tess");
    put_location(&p, "Steep Toll");                     /* 3, less her 1 */
    given(&p, "hand[0] = Field, Field\nlocation_discards =\naction_discards =");
    take(&p, "save card for Able/1, Field, Tess/2");
    take(&p, "save card for Able/1, Field, Tess/2");
    take(&p, "move Tess/2, Steep Toll/3");
    assert_is(&p, "soldier[1].place = 2");
    assert_is(&p, "location_discards = Field, Field");
    assert_is(&p, "action_discards =");
    given(&p, "hand[0] = Field, Aim\nlocation_discards =");
    take(&p, "discard and draw Able/1");
    take(&p, "discard Able/1, Field");
    take(&p, "draw Able/1");
    assert_is(&p, "location_discards = Field");
    end_play(&p);
}

TEST(an_ekia_goes_on_an_active_reticle)
{
    RULE("CHT-ACT-50");
    struct play p;
    begin(&p, NEST "team Able + Plain Rifle");
    put_hostile(&p, "Nest", 1, 0);                      /* four of them */
    given(&p, "hostile[0].suppress = 1\nsoldier[0].actions = 9\nitem[0].count = 9");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 8, 6);
    assert_question(&p, "soldier turn");                /* nobody chooses */
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "hostile[0].suppress = 1");
    given(&p, "hostile[0].suppress = 3");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 8, 6);
    assert_is(&p, "hostile[0].ekia = 2");
    assert_is(&p, "hostile[0].suppress = 2");           /* one was flipped */
    end_play(&p);
}

TEST(who_hit_it_last_is_paid_and_else_nobody)
{
    RULE("CHT-ACT-51");
    struct play p;
    begin(&p, NEST "team Able + Plain Rifle + Baker + Plain Rifle");
    put_hostile(&p, "Crawler", 1, 0);
    given(&p, "hostile[0].field = 3\nhand[1] = Stray Shell\nsoldier[1].xp = 0");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Crawler/1", 8, 3);
    TAKE(&p, "attack Baker/2, Plain Rifle/2, Semi, Crawler/1", 8, 3);
    take(&p, "play Baker/2, Stray Shell");
    take(&p, "choose hostile Crawler/1");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].xp = 0");
    assert_is(&p, "soldier[1].xp = 3");
    assert_int_equal(points(&p, 1), 3);
    put_hostile(&p, "Crawler", 1, 0);
    given(&p, "hostile[0].field = 3\nhostile[0].ekia = 2\nhand[1] = Stray Shell");
    take(&p, "play Baker/2, Stray Shell");
    take(&p, "choose hostile Crawler/1");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_int_equal(p.wf.soldier[0].xp + p.wf.soldier[1].xp, 3);       /* nobody had */
    assert_int_equal(points(&p, 0) + points(&p, 1), 3);
    end_play(&p);
}

TEST(a_location_is_laid_before_who_waits_in_the_objective)
{
    RULE("CHT-ACT-54");
    struct play p;
    begin(&p, NEST "mission Outer Road, team Able + Squad + Gunner");
    put_location(&p, "Glade");
    given(&p, "hand[0] = Field");
    take(&p, "play location Able/1, Field");            /* they stand beyond the last Open space, Able is far back */
    assert_is(&p, "location[3].card = Field");
    end_play(&p);
}

TEST(a_number_that_cards_make_0_brings_one)
{
    RULE("CHT-ACT-62");
    static const char *const cards[] = { "Thinned Out", "Swept Clean" };        /* 1 less 1, and less 2 */
    for (unsigned i = 0; i < 2; i++) {
        struct play p;
        char option[64], hand[64];
        begin(&p, NEST "team Able");
        stack(&p, ZONE_HOSTILES, "Loner, Loner");
        snprintf(hand, sizeof hand, "hand[0] = %s", cards[i]);
        snprintf(option, sizeof option, "play location Able/1, %s", cards[i]);
        given(&p, hand);
        take(&p, option);
        assert_int_equal(hostiles_in_play(&p), 1);
        end_play(&p);
    }
}

/* ---- Gear --------------------------------------------------------------------------------------- */

TEST(used_gear_is_neither_passed_nor_dropped)
{
    RULE("CHT-ACT-74");
    struct play p;
    begin(&p, NEST "team Able + Plain Rifle + Baker");
    put_hostile(&p, "Nest", 1, 0);
    assert_true(offered(&p, "drop Able/1, Plain Rifle/1"));
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 5, 1);
    assert_refused(&p, "drop Able/1, Plain Rifle/1", "WF-PMT-58");
    assert_refused(&p, "pass Able/1, Plain Rifle/1, Baker/2", "WF-BUY-12");
    end_play(&p);
}

TEST(an_attachment_that_came_with_its_weapon_is_moved)
{
    RULE("CHT-EQP-11");
    struct play p;
    begin(&p, NEST "team Able + Plain Rifle + Scope + Dagger + Plain Rifle");
    take(&p, "pass Able/1, Plain Rifle/1, Dagger/2");
    assert_is(&p, "item[1].holder = 2");
    take(&p, "attach Dagger/2, Scope/2, Plain Rifle/3");  /* neither was used */
    assert_is(&p, "item[1].on = 3");
    assert_refused(&p, "attach Dagger/2, Scope/2, Plain Rifle/1", "CHT-EQP-11");  /* once a Turn */
    end_turn(&p);
    assert_true(offered(&p, "attach Dagger/2, Scope/2, Plain Rifle/1"));
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "hand[0] =\nhand[1] =");
    TAKE(&p, "attack Dagger/2, Plain Rifle/3, Semi, Nest/1", 5, 1);
    assert_refused(&p, "attach Dagger/2, Scope/2, Plain Rifle/1", "CHT-EQP-11");
    end_play(&p);
}

TEST(an_attachment_is_thrown_away_by_itself)
{
    RULE("CHT-ACT-83");
    struct play p;
    begin(&p, NEST "team Able + Plain Rifle + Scope");
    assert_is(&p, "points = 23");
    assert_false(offered(&p, "drop Able/1, Scope/2"));
    take(&p, "discard gear Able/1, Scope/2");
    assert_is(&p, "points = 22");
    assert_is(&p, "item[0].holder = 1");
    assert_int_equal(p.wf.item[1].thing.live, 0);
    end_play(&p);
}

TEST(a_skill_heals_too)
{
    RULE("CHT-ACT-77");
    struct play p;
    begin(&p, NEST "team Able + Bush Doctor + Baker");
    given(&p, "soldier[1].wound[0] = 2");
    take(&p, "use Able/1, Bush Doctor/1");
    TAKE(&p, "choose wound 17", 8);
    assert_is(&p, "soldier[1].wound[0] = 0");
    assert_is(&p, "soldier[0].actions = 1");
    end_play(&p);
}

TEST(equipment_takes_no_action)
{
    RULE("CHT-ACT-82");
    struct play p;
    begin(&p, NEST "team Able + Canteen + Field Set");
    given(&p, "soldier[0].actions = 0\nsoldier[0].suppress = 2");
    take(&p, "use Able/1, Canteen/1");
    assert_int_equal(p.wf.hand[0][0], 3);
    assert_is(&p, "item[0].count = 1");
    assert_true(offered(&p, "use Able/1, Canteen/1"));
    assert_is(&p, "soldier[0].actions = 0");
    give(&p, 0, 2);
    given(&p, "soldier[0].suppress = 0");
    take(&p, "resupply Able/1, Field Ration");
    take(&p, "use Able/1, Field Ration/3");
    assert_is(&p, "soldier[0].actions = 1");            /* what it gives, and nothing was paid */
    end_play(&p);
}

/* ---- the Hostile Turn ------------------------------------------------------------------------- */

TEST(reinforcements_establish_their_target)
{
    RULE("CHT-HTN-02");
    unsigned changed = 0;
    for (unsigned i = 0; i < 12; i++) {
        struct play p;
        uint8_t seed[GROG_SEED_BYTES];
        begin(&p, NEST "team Able + Baker");
        put_location(&p, "Field");
        put_location(&p, "Field");
        put_location(&p, "Stream");                     /* Reinforcements of 1; Able is out of Range there */
        given(&p, "soldier[1].place = 4");
        stack(&p, ZONE_HOSTILES, "Loner");
        grog_seed_from_number(i, seed);
        grog_dice_seed(&p.game.dice, seed);
        END_TURN(&p, 3, 1);
        assert_true(told(&p, "attacks: Loner/1, Baker/2"));
        changed += told(&p, "targets: Loner/1, Able/1");        /* whose counter it drew */
        end_play(&p);
    }
    assert_true(changed > 2 && changed < 12);
}

TEST(a_target_in_range_is_kept)
{
    RULE("CHT-HTN-10");
    struct play p;
    begin(&p, NEST "team Able + Baker");
    put_hostile(&p, "Loner", 1, 1);
    for (unsigned turn = 0; turn < 8; turn++) {         /* Able is in Range as well */
        END_TURN(&p, 3, 1);
        assert_is(&p, "hostile[0].target = 2");
    }
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_hostiles_are_those_of_the_region), IT(any_mission_and_objective_but_for_sets),
        IT(the_lot_brings_any_pair), IT(no_vehicle_is_rescued), IT(who_is_rescued_is_outfitted_as_others_are),
        IT(what_is_to_be_delivered_is_bought_or_comes_by_radio), IT(each_draws_his_health_and_his_bonus),
        IT(a_vehicle_is_no_member_of_the_team), IT(a_cannon_wastes_what_lies_on_its_target),
        IT(a_truck_wastes_what_lies_on_its_target_by_its_own_chart),
        IT(no_vehicle_is_healed_whatever_its_words), IT(the_one_that_was_laid_aside),
        IT(what_is_attacked_there_is_no_hostile), IT(before_it_is_activated_nothing_counts),
        IT(one_move_a_turn_free_or_not), IT(penalties_of_the_location_and_of_hostiles_add_up),
        IT(locations_are_cards_to_set_aside_and_to_discard), IT(an_ekia_goes_on_an_active_reticle),
        IT(who_hit_it_last_is_paid_and_else_nobody), IT(a_location_is_laid_before_who_waits_in_the_objective),
        IT(a_number_that_cards_make_0_brings_one),
        IT(used_gear_is_neither_passed_nor_dropped), IT(an_attachment_that_came_with_its_weapon_is_moved),
        IT(an_attachment_is_thrown_away_by_itself), IT(a_skill_heals_too), IT(equipment_takes_no_action),
        IT(reinforcements_establish_their_target), IT(a_target_in_range_is_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
