/* SPDX-License-Identifier: MIT */
/* wf_outfit.c -- Team Soldiers and what is bought for whom; single-use gear, Healing by the card's table; cards set
 * aside for others, trading, Lighten the Load. */
#include "mission.h"
#include "warfighter/gear.h"
#include "warfighter/wounds.h"
#include "kernel/state.h"

#include <stdio.h>

static void fits(const char *setup)
{
    struct play p;
    begin(&p, setup);
    end_play(&p);
}

/* ---- Team Soldiers ---------------------------------------------------------------------- */

TEST(a_team_soldier_is_equipped_and_has_no_cards)
{
    RULE("KW-187");
    RULE("NAM-SOL-01"); RULE("NAM-SOL-02"); RULE("NAM-SOL-03"); RULE("NAM-SOL-07"); RULE("NAM-SOL-10");
    RULE("CHT-SOL-01"); RULE("CHT-SOL-03"); RULE("CHT-SOL-05");
    struct play p;
    begin(&p, "team Able + Tess + Service Rifle + Handy + Carl + Squad");
    assert_int_equal(p.wf.soldier[1].actions, 2);
    assert_int_equal(p.wf.cup[1], COUNTERS_EACH);
    assert_is(&p, "item[0].holder = 2");
    assert_is(&p, "item[0].count = 6");                 /* NAM-WPN-09 */
    put_hostile(&p, "Nest", 1, 0);
    assert_true(offered(&p, "attack Tess/2, Service Rifle/1, Semi, Nest/1"));
    assert_refused(&p, "discard and draw Tess/2", "WF-TRN-24");
    given(&p, "hand[0] = Sneak, Duck, Duck");
    take(&p, "play Able/1, Sneak");                     /* draws 3: he himself */
    assert_int_equal(p.wf.hand[1][0], 0);
    end_play(&p);
    begin(&p, "team Able + Tess");
    assert_int_equal(p.wf.hand[1][0], 0);
    end_play(&p);
}

TEST(a_team_needs_a_player_soldier_and_takes_any_others)
{
    RULE("NAM-SOL-06"); RULE("CHT-SOL-02");
    fits("team Able + Tess + Mule + Carl + Squad + Baker");
    assert_unfit("team Tess", "Player Soldier (WF-BUY-02)");
    assert_unfit("team Able + Tess + Tess", "WF-SOL-02");
}

TEST(others_are_bought_only_what_is_for_any_soldier)
{
    RULE("KW-165");
    RULE("NAM-SOL-04"); RULE("NAM-SOL-05"); RULE("NAM-SOL-08"); RULE("NAM-SOL-09"); RULE("NAM-EQP-08");
    struct play p;
    assert_unfit("team Able + Carl + Cape", "WF-SOL-29");
    assert_unfit("team Able + Squad + Cape", "WF-SOL-29");
    assert_unfit("team Able + Squad + Handy", "WF-SOL-29");
    begin(&p, "team Able + Carl + Amulet + Stout Heart + Squad + Amulet + Stout Heart");
    struct grog_frame about = { .proc = PROC_SHELTER, .target = soldier_ref(&p.wf, 1) };
    assert_int_equal(grog_value(p.m, &p.game, VALUE_TERRAIN_COVER, &about, NULL), 2);
    about.target = soldier_ref(&p.wf, 2);
    assert_int_equal(grog_value(p.m, &p.game, VALUE_TERRAIN_COVER, &about, NULL), 2);
    end_play(&p);
}

TEST(loadout_binds_team_soldiers_too)
{
    RULE("NAM-SOL-19"); RULE("NAM-SOL-22"); RULE("NAM-SOL-23"); RULE("CHT-SOL-18"); RULE("CHT-SOL-19");
    fits("team Able + Tess + Service Rifle x4");         /* 3 and 3 of 8 */
    assert_unfit("team Able + Tess + Service Rifle + Auto Rifle", "can carry 8");
    fits("mission Heavy Drill, team Able + Tess + Service Rifle x3");
    assert_unfit("mission Heavy Drill, team Able + Tess + Service Rifle x4", "can carry 5");
    fits("mission Heavy Drill, team Able + Carl");      /* a Non-Player Soldier has none */
}

TEST(printed_gear_is_carried_too)
{
    RULE("NAM-SOL-24"); RULE("NAM-SOL-25"); RULE("CHT-SOL-20"); RULE("CHT-SOL-21");
    RULE("NAM-EQP-02"); RULE("CHT-EQP-05");
    fits("team Able + Mule + Amulet");                  /* 6 and 1 of 7 */
    assert_unfit("team Able + Mule + Cape + Cape", "carries 8 and can carry 7");
    assert_unfit("mission Heavy Drill, team Able + Mule", "carries 6 and can carry 4");
    fits("mission Heavy Drill, team Able + Mule + Harness");
}

TEST(a_soldier_of_two_nations_has_cards_of_both)
{
    RULE("NAM-SOL-12"); RULE("NAM-SOL-13");
    assert_unfit("team Gast + Blue Pistol", "WF-SET-71");
    struct play p;
    begin(&p, "team Envoy + Blue Pistol + Cape");
    put_hostile(&p, "Nest", 1, 0);
    assert_true(offered(&p, "attack Envoy/1, Blue Pistol/1, Semi, Nest/1"));
    end_play(&p);
}

TEST(printed_gear_is_used_whatever_its_nation)
{
    RULE("NAM-SOL-16"); RULE("NAM-SOL-18"); RULE("CHT-SOL-12"); RULE("CHT-SOL-14");
    struct play p;
    begin(&p, "team Borrower + Gast");
    assert_int_equal(p.wf.points, 26);                  /* without the Pistol */
    put_hostile(&p, "Nest", 1, 0);
    assert_true(offered(&p, "attack Borrower/1, Blue Pistol/1, Semi, Nest/1"));
    take(&p, "pass Borrower/1, Blue Pistol/1, Gast/2");
    assert_refused(&p, "attack Gast/2, Blue Pistol/1, Semi, Nest/1", "WF-SET-71");
    end_play(&p);
}

TEST(flags_bind_nobody_where_the_setting_says_so)
{
    RULE("CHT-WPN-06");
    struct play p;
    begin(&p, "setting Nest Drill, team Gast + Blue Pistol");
    put_hostile(&p, "Nest", 1, 0);
    assert_true(offered(&p, "attack Gast/1, Blue Pistol/2, Semi, Nest/1"));
    end_play(&p);
}

TEST(a_weapon_may_need_a_skill)
{
    RULE("KW-163");
    RULE("NAM-WPN-13");
    assert_unfit("team Able + Trial Rifle", "NAM-WPN-13");
    fits("team Able + Trial Rifle + Handy");
    fits("team Gast + Trial Rifle");                    /* printed */
    fits("team Graduate + Trial Rifle");                /* given by a Specialist that is printed */
    fits("team Graduate + Handier");                    /* WF-SKL-09 */
}

TEST(a_weapon_may_give_experience_at_the_start)
{
    RULE("KW-166");
    RULE("NAM-WPN-14");
    struct play p;
    begin(&p, "team Able + Handy + Trial Rifle + Baker + Tess + Handy + Trial Rifle");
    assert_is(&p, "soldier[0].xp = 1");
    assert_is(&p, "soldier[1].xp = 2");                 /* his own */
    assert_is(&p, "soldier[2].xp = 1");
    end_play(&p);
}

TEST(a_mission_may_ask_for_the_year_of_a_weapon)
{
    RULE("NAM-WPN-04"); RULE("NAM-WPN-06");
    fits("mission Old Drill, team Able + Service Rifle");
    assert_unfit("mission Old Drill, team Able + Handy + Trial Rifle", "he cannot have it");
    RULE("NAM-SOL-18");
    assert_unfit("mission Old Drill, team Trier + Trial Rifle", "he cannot have it");   /* a second one */
    struct play p;
    begin(&p, "mission Old Drill, team Trier + Able");  /* what is printed he has all the same; nobody else does */
    assert_refused(&p, "pass Trier/1, Trial Rifle/1, Able/2", "WF-DIV-02");
    take(&p, "drop Trier/1, Trial Rifle/1");
    assert_refused(&p, "pick up Able/2, Trial Rifle/1", "WF-DIV-02");
    assert_true(offered(&p, "pick up Trier/1, Trial Rifle/1"));
    end_play(&p);
}

/* M16A1: 2 RP, Loadout 3, 6 Ammo; two extra sets: 4 RP, Loadout 5, 18 Ammo. */
TEST(extra_ammo_costs_and_weighs_one_a_set)
{
    RULE("NAM-WPN-08"); RULE("NAM-WPN-09"); RULE("NAM-WPN-10");
    struct play p;
    begin(&p, "team Able + Tess + Service Rifle x3");
    assert_is(&p, "item[0].count = 18");
    assert_int_equal(p.wf.points, 20 + 8 + 4);
    assert_int_equal(wf_load(p.m, &p.wf, 1), 5);
    end_play(&p);
}

/* ---- other gear ------------------------------------------------------------------------------------ */

TEST(single_use_gear_is_gone_when_it_is_used)
{
    RULE("CHT-EQP-07");
    struct play p;
    begin(&p, "team Able + Tess + Stim");
    given(&p, "soldier[1].suppress = 1");
    take(&p, "use Tess/2, Stim/1");
    assert_is(&p, "soldier[1].suppress = 0");
    assert_false(offered(&p, "use Tess/2, Stim/1"));
    end_turn(&p);
    assert_int_equal(p.wf.item[0].thing.live, 0);
    end_play(&p);
}

/* Large Canteen: 1 counter for 3 Action cards, or to lose a Suppress counter. */
TEST(gear_may_be_used_in_two_ways)
{
    RULE("NAM-EQP-03"); RULE("NAM-EQP-04"); RULE("CHT-EQP-06"); RULE("CHT-EQP-08"); RULE("KW-367"); RULE("WF-EQP-05");
    struct play p;
    begin(&p, "team Able + Canteen + Tess + Canteen");
    assert_is(&p, "item[0].count = 2");
    assert_false(offered(&p, "use otherwise Able/1, Canteen/1"));       /* not Suppressed: there is one way */
    given(&p, "soldier[0].suppress = 1\nsoldier[1].suppress = 1");
    stack(&p, ZONE_ACTIONS, "Duck, Duck, Duck");
    take(&p, "use Able/1, Canteen/1");
    assert_int_equal(p.wf.hand[0][0], 3);
    assert_is(&p, "soldier[0].suppress = 1");
    take(&p, "use otherwise Able/1, Canteen/1");
    assert_is(&p, "soldier[0].suppress = 0");
    assert_is(&p, "item[0].count = 0");
    assert_false(offered(&p, "use otherwise Tess/2, Canteen/2"));
    take(&p, "use Tess/2, Canteen/2");                  /* the one that is left: he has no hand */
    assert_is(&p, "soldier[1].suppress = 0");
    end_play(&p);
}

/* ---- Healing ------------------------------------------------------------------------------------------ */

static void heal(struct play *p, const char *use, unsigned wound, uint8_t die)
{
    char option[32];
    take(p, use);
    snprintf(option, sizeof option, "choose wound %u", wound_name(0, wound));
    TAKE(p, option, die);
}

/* M-5 Medical Bag on a Wound of 2: a 6 Heals 1, a 7 or more the whole of it. */
TEST(healing_is_what_the_card_says)
{
    RULE("NAM-ACT-110"); RULE("NAM-ACT-111"); RULE("NAM-ACT-112"); RULE("NAM-ACT-113"); RULE("NAM-ACT-114");
    RULE("NAM-ACT-115");
    struct play p;
    begin(&p, "team Able + Tess + Medical Bag");
    given(&p, "soldier[0].wound[0] = 2\nsoldier[0].wound[1] = 2\nsoldier[0].wound[2] = 1\nsoldier[1].actions = 9");
    heal(&p, "use Tess/2, Medical Bag/1", 0, 6);
    assert_int_equal(p.wf.soldier[0].wound[0], TREATED | 1);
    assert_is(&p, "soldier[1].actions = 8");
    assert_is(&p, "item[0].count = 3");
    heal(&p, "use Tess/2, Medical Bag/1", 1, 7);
    assert_int_equal(p.wf.soldier[0].wound[1], 1);      /* the third has moved up */
    heal(&p, "use Tess/2, Medical Bag/1", 1, 5);        /* nothing: Treated all the same */
    assert_int_equal(p.wf.soldier[0].wound[1], TREATED | 1);
    assert_false(offered(&p, "use Tess/2, Medical Bag/1"));
    end_play(&p);
}

/* Doug has a Wound of 1 and one of 3; James with a Trauma Kit spends 1 Action and 1 Bandage on each: a 7 Heals 2 of the
 * first, a 9 Heals 2 of the second. */
TEST(two_attempts_on_two_wounds)
{
    RULE("CHT-ACT-77"); RULE("CHT-ACT-78"); RULE("CHT-ACT-79"); RULE("CHT-ACT-80"); RULE("CHT-ACT-81");
    RULE("CHT-ACT-81b");
    struct play p;
    begin(&p, "setting Nest Drill, team Able + Tess + Medical Bag");
    given(&p, "soldier[0].wound[0] = 1\nsoldier[0].wound[1] = 3");
    heal(&p, "use Tess/2, Medical Bag/1", 0, 7);
    assert_int_equal(p.wf.soldier[0].wound[0], 3);
    heal(&p, "use Tess/2, Medical Bag/1", 0, 9);
    assert_int_equal(p.wf.soldier[0].wound[0], TREATED | 1);
    assert_is(&p, "soldier[0].wound[1] = 0");
    assert_is(&p, "soldier[1].actions = 0");
    assert_is(&p, "item[0].count = 2");
    given(&p, "soldier[0].wound[1] = 2\nsoldier[1].actions = 1");
    heal(&p, "use Tess/2, Medical Bag/1", 1, 5);        /* its table begins at 6 */
    assert_int_equal(p.wf.soldier[0].wound[1], TREATED | 2);
    end_play(&p);
}

/* ---- cards set aside ------------------------------------------------------------------------------------ */

TEST(cards_are_set_aside_for_any_soldier_without_a_hand)
{
    RULE("NAM-ACT-38"); RULE("NAM-ACT-39"); RULE("NAM-ACT-40"); RULE("NAM-ACT-41");
    RULE("CHT-ACT-23"); RULE("CHT-ACT-24"); RULE("CHT-ACT-25"); RULE("CHT-ACT-26");
    struct play p;
    begin(&p, "rules Keeping, team Able + Tess");
    given(&p, "hand[0] = Aim, Field");
    assert_refused(&p, "save card for Able/1, Aim, Tess/2", "NAM-ACT-39");      /* Universal: for himself alone */
    assert_false(offered(&p, "save card Able/1, Field"));                       /* and no Location */
    end_play(&p);
    begin(&p, "setting Jungle Drill, team Able + Tess + Baker + Carl");
    put_location(&p, "Wall of Thorns");                 /* 5, less Tess's 1 */
    given(&p, "hand[0] = Aim, Aim, Aim, Duck, Field\naction_discards =\nlocation_discards =");
    assert_true(offered(&p, "save card Able/1, Aim"));
    assert_true(offered(&p, "save card for Able/1, Aim, Carl/4"));
    assert_refused(&p, "save card for Able/1, Aim, Baker/3", "NAM-ACT-39");     /* he pays from his own hand */
    take(&p, "save card for Able/1, Field, Tess/2");    /* a Location is an Action card too */
    take(&p, "save card for Able/1, Aim, Tess/2");
    take(&p, "save card for Able/1, Aim, Tess/2");
    assert_int_equal(p.wf.saved[1][0], 3);
    given(&p, "hand[0] =\nhand[2] =");
    assert_refused(&p, "move Tess/2, Wall of Thorns/3", "WF-MOV-02");   /* 4 */
    given(&p, "hand[0] = Duck, Duck");
    take(&p, "save card for Able/1, Duck, Tess/2");
    take(&p, "save card for Able/1, Duck, Tess/2");
    assert_refused(&p, "move Carl/4, Wall of Thorns/3", "WF-MOV-02");
    take(&p, "move Tess/2, Wall of Thorns/3");
    assert_is(&p, "soldier[1].place = 2");
    assert_int_equal(p.wf.saved[1][0], 0);              /* 5, though 4 would do */
    assert_int_equal(p.wf.action_discards[0], 4);
    assert_is(&p, "location_discards = Field");
    end_play(&p);
}

TEST(any_player_soldier_discards_for_a_team_soldier)
{
    RULE("NAM-ACT-37"); RULE("NAM-ACT-38"); RULE("CHT-ACT-22"); RULE("CHT-ACT-23");
    struct play p;
    begin(&p, "team Able + Tess + Baker");
    put_location(&p, "Wall of Thorns");                 /* 4 for Tess, 5 for Baker */
    given(&p, "hand[0] = Aim, Aim\nhand[2] = Duck, Duck");
    assert_refused(&p, "move Baker/3, Wall of Thorns/3", "WF-MOV-02");
    take(&p, "move Tess/2, Wall of Thorns/3");
    assert_is(&p, "soldier[1].place = 2");
    end_play(&p);
}

/* ---- trading, lightening ------------------------------------------------------------------------------------ */

TEST(used_gear_is_not_dropped_either)
{
    RULE("NAM-ACT-104");
    struct play p;
    begin(&p, "setting Jungle Drill, team Able + Scoped Rifle + Plain Rifle + Kit + Gast");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "soldier[0].wound[0] = 1");
    TAKE(&p, "attack Able/1, Scoped Rifle/1, Bolt, Nest/1", 5, 1);
    take(&p, "use Able/1, Kit/3");
    TAKE(&p, "choose wound 1", 1);
    assert_refused(&p, "pass Able/1, Scoped Rifle/1, Gast/2", "WF-BUY-12");
    assert_refused(&p, "drop Able/1, Scoped Rifle/1", "WF-PMT-58");
    assert_refused(&p, "drop Able/1, Kit/3", "WF-PMT-58");
    assert_true(offered(&p, "drop Able/1, Plain Rifle/2"));     /* it was not used */
    given(&p, "hostile[0].suppress = 4");
    end_turn(&p);
    take(&p, "drop Able/1, Scoped Rifle/1");
    end_play(&p);
}

TEST(team_soldiers_trade_like_player_soldiers)
{
    RULE("NAM-ACT-101"); RULE("NAM-ACT-103"); RULE("NAM-ACT-104"); RULE("CHT-ACT-72"); RULE("CHT-ACT-73");
    RULE("CHT-ACT-74");
    struct play p;
    begin(&p, "team Able + Auto Rifle + Tess + Service Rifle + Plain Rifle + Carl");
    assert_refused(&p, "pass Able/1, Auto Rifle/1, Tess/2", "WF-BUY-11");       /* 7 of 8 */
    assert_refused(&p, "pass Tess/2, Plain Rifle/3, Carl/3", "WF-BUY-13");
    assert_true(offered(&p, "take ammo Tess/2, Auto Rifle/1, Service Rifle/2"));
    take(&p, "drop Tess/2, Plain Rifle/3");
    take(&p, "pick up Able/1, Plain Rifle/3");
    end_turn(&p);
    take(&p, "pass Able/1, Plain Rifle/3, Tess/2");
    assert_is(&p, "item[2].holder = 2");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Tess/2, Service Rifle/2, Semi, Nest/1", 5, 1);
    assert_refused(&p, "pass Tess/2, Service Rifle/2, Able/1", "WF-BUY-12");
    end_play(&p);
}

TEST(a_team_soldier_takes_up_what_the_fallen_leave)
{
    RULE("CHT-SOL-25");
    struct play p;
    begin(&p, "setting Nest Drill, team Able + Plain Rifle + Scope + Calm + Baker + Tess");
    struct grog_frame f = { .seat = 0 };
    struct grog_run r = { .m = p.m, .g = &p.game };
    wf_wound(&r, &f, 0, 6);
    assert_is(&p, "item[0].place = 1");
    assert_is(&p, "item[1].place = 1");
    assert_int_equal(p.wf.item[2].thing.live, 0);       /* his Skill is gone */
    take(&p, "pick up Tess/3, Plain Rifle/1");
    assert_is(&p, "item[1].holder = 3");
    end_play(&p);
}

TEST(to_lighten_the_load_needs_a_points_worth_of_gear)
{
    RULE("CHT-ACT-83"); RULE("CHT-ACT-84"); RULE("CHT-ACT-85"); RULE("CHT-ACT-86"); RULE("CHT-SOL-28");
    struct play p;
    begin(&p, "setting Nest Drill, team Able + Tess + Service Rifle + Mule");
    assert_int_equal(p.wf.points, 36);
    assert_refused(&p, "discard gear Mule/3, Auto Rifle/2", "CHT-ACT-85");      /* printed: it cost nothing */
    take(&p, "discard gear Tess/2, Service Rifle/1");
    assert_int_equal(p.wf.points, 34);
    struct grog_frame f = { .seat = 0 };
    struct grog_run r = { .m = p.m, .g = &p.game };
    wf_wound(&r, &f, 2, 9);                                                     /* he is Downed */
    assert_int_equal(p.wf.points, 28);
    end_play(&p);
    begin(&p, "team Able + Mule");
    assert_true(offered(&p, "discard gear Mule/2, Auto Rifle/1"));
    end_play(&p);
    begin(&p, "setting Jungle Drill, team Able + Plain Rifle");
    assert_refused(&p, "discard gear Able/1, Plain Rifle/1", "NAM-SET-33");     /* there is no such Activity */
    end_play(&p);
}

TEST(equipment_that_helps_against_cover_is_used)
{
    RULE("WF-BUY-19");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Hard Tips + Gast");
    put_hostile(&p, "Nest", 1, 0);
    assert_true(offered(&p, "pass Able/1, Hard Tips/2, Gast/2"));
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 5, 1);
    assert_refused(&p, "pass Able/1, Hard Tips/2, Gast/2", "WF-BUY-12");
    end_play(&p);
}

TEST(of_several_one_goes_only_where_there_is_a_place_for_it)
{
    RULE("WF-BUY-11");
    struct play p;
    begin(&p, "team Able + Bomb x2 + Plain Rifle + Gast");
    struct grog_run r = { .m = p.m, .g = &p.game };
    assert_true(offered(&p, "pass Able/1, Bomb/1, Gast/2"));
    assert_true(offered(&p, "drop Able/1, Bomb/1"));
    while (wf_can_part(&p.wf)) {
        struct item *i = &p.wf.item[grog_ref_slot(grog_thing_new(&r, ARRAY_ITEM, card("Bomb"), 0))];
        i->place = 6, i->count = 1, i->marks = MARK_ONE_OF;
    }
    assert_refused(&p, "pass Able/1, Bomb/1, Gast/2", "WF-BUY-11");
    assert_refused(&p, "drop Able/1, Bomb/1", "WF-BUY-11");
    assert_true(offered(&p, "pass Able/1, Plain Rifle/2, Gast/2"));     /* one alone goes as it is */
    assert_true(offered(&p, "drop Able/1, Plain Rifle/2"));
    end_play(&p);
}

TEST(one_that_goes_by_itself_is_no_card_more)
{
    RULE("WF-BUY-11");
    static uint16_t copies[4096];
    struct play p;
    begin(&p, "team Able + Bomb x2 + Gast");
    uint16_t *bombs = &copies[p.m->place[card("Bomb")] - 1];
    assert_true(p.m->titles < GROG_COUNT(copies));
    grog_census(p.m, &p.game, copies);
    uint16_t had = *bombs;
    take(&p, "pass Able/1, Bomb/1, Gast/2");
    assert_is(&p, "item[1].holder = 2");
    grog_census(p.m, &p.game, copies);
    assert_int_equal(*bombs, had);
    end_play(&p);
}

TEST(of_several_one_is_used_up_and_the_others_are_left)
{
    RULE("WF-BUY-12");
    struct play p;
    begin(&p, "team Able + Stim x2 + Gast");
    given(&p, "soldier[0].suppress = 2");
    take(&p, "use Able/1, Stim/1");
    assert_is(&p, "item[0].extra = 0");
    take(&p, "use Able/1, Stim/1");
    assert_false(offered(&p, "use Able/1, Stim/1"));    /* there were two */
    assert_refused(&p, "pass Able/1, Stim/1, Gast/2", "WF-BUY-12");
    end_play(&p);
    begin(&p, "team Able + Stim x2 + Gast");
    given(&p, "soldier[0].suppress = 1");
    take(&p, "use Able/1, Stim/1");
    end_turn(&p);
    take(&p, "pass Able/1, Stim/1, Gast/2");            /* the other, the next Turn */
    assert_is(&p, "item[0].holder = 2");
    end_play(&p);
    begin(&p, "team Able + Stim x2 + Gast");
    given(&p, "soldier[0].suppress = 1");
    take(&p, "use Able/1, Stim/1");
    take(&p, "pass Able/1, Stim/1, Gast/2");            /* or in the same: it was not used */
    assert_is(&p, "item[0].holder = 2");
    end_play(&p);
}

TEST(what_is_used_up_is_neither_dropped_nor_discarded)
{
    RULE("WF-BUY-09");
    RULE("WF-BUY-20");
    struct play p;
    begin(&p, "team Able + Stim + Kit + Gast");
    given(&p, "soldier[0].suppress = 1");
    assert_true(offered(&p, "drop Able/1, Stim/1"));
    assert_true(offered(&p, "discard gear Able/1, Stim/1"));
    take(&p, "use Able/1, Stim/1");
    assert_refused(&p, "drop Able/1, Stim/1", "WF-BUY-09");
    assert_refused(&p, "discard gear Able/1, Stim/1", "WF-BUY-09");
    assert_true(offered(&p, "drop Able/1, Kit/2"));
    assert_true(offered(&p, "discard gear Able/1, Kit/2"));
    end_play(&p);
}

TEST(what_is_used_up_weighs_nothing)
{
    RULE("WF-BUY-11");
    struct play p;
    begin(&p, "team Able + Kit + Baker + Kit x3 + Stim");
    given(&p, "soldier[1].suppress = 1");
    assert_refused(&p, "pass Able/1, Kit/1, Baker/2", "WF-BUY-11");     /* 7 of 8, and it weighs 2 */
    take(&p, "use Baker/2, Stim/3");
    take(&p, "pass Able/1, Kit/1, Baker/2");
    assert_is(&p, "item[0].holder = 2");
    end_play(&p);
}

TEST(a_weapon_weighs_with_what_is_on_it)
{
    RULE("WF-BUY-11");
    RULE("NAM-EQP-06");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Scope + Baker + Kit x2");      /* 5 to 4 of 8 */
    assert_is(&p, "item[1].on = 1");
    assert_refused(&p, "pass Able/1, Plain Rifle/1, Baker/2", "WF-BUY-11");
    take(&p, "drop Able/1, Plain Rifle/1");
    assert_refused(&p, "pick up Baker/2, Plain Rifle/1", "WF-BUY-11");
    end_play(&p);
    begin(&p, "team Able + Plain Rifle + Baker + Kit x2");              /* 4 to 4 of 8 */
    take(&p, "pass Able/1, Plain Rifle/1, Baker/2");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_team_soldier_is_equipped_and_has_no_cards), IT(a_team_needs_a_player_soldier_and_takes_any_others),
        IT(others_are_bought_only_what_is_for_any_soldier), IT(loadout_binds_team_soldiers_too),
        IT(printed_gear_is_carried_too), IT(a_soldier_of_two_nations_has_cards_of_both),
        IT(printed_gear_is_used_whatever_its_nation), IT(flags_bind_nobody_where_the_setting_says_so),
        IT(a_weapon_may_need_a_skill), IT(a_weapon_may_give_experience_at_the_start),
        IT(a_mission_may_ask_for_the_year_of_a_weapon), IT(extra_ammo_costs_and_weighs_one_a_set),
        IT(single_use_gear_is_gone_when_it_is_used), IT(gear_may_be_used_in_two_ways),
        IT(healing_is_what_the_card_says), IT(two_attempts_on_two_wounds),
        IT(cards_are_set_aside_for_any_soldier_without_a_hand), IT(any_player_soldier_discards_for_a_team_soldier),
        IT(used_gear_is_not_dropped_either), IT(team_soldiers_trade_like_player_soldiers),
        IT(a_team_soldier_takes_up_what_the_fallen_leave),
        IT(to_lighten_the_load_needs_a_points_worth_of_gear),
        IT(equipment_that_helps_against_cover_is_used),
        IT(of_several_one_goes_only_where_there_is_a_place_for_it),
        IT(one_that_goes_by_itself_is_no_card_more),
        IT(of_several_one_is_used_up_and_the_others_are_left),
        IT(what_is_used_up_is_neither_dropped_nor_discarded), IT(what_is_used_up_weighs_nothing),
        IT(a_weapon_weighs_with_what_is_on_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
