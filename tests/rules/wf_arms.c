/* SPDX-License-Identifier: MIT */
/* wf_arms.c -- what Weapons have beyond a chart: Jams, Bipods, Modes for Experience, Attachments, a second Attack
 * Table, Fire and Cryo. */
#include "mission.h"
#include "warfighter/gear.h"
#include "kernel/market.h"

/* ---- the manuals' own Attacks ------------------------------------------------------------------ */

/* M16A1 at Range 1 (Reload 3, Kill 8), Auto: 1, 5 and 10. */
TEST(dice_are_read_one_by_one)
{
    RULE("NAM-WPN-16"); RULE("NAM-WPN-17"); RULE("NAM-WPN-18"); RULE("NAM-WPN-19"); RULE("NAM-WPN-19b");
    struct play p;
    begin(&p, "setting Jungle Drill, team Able + Service Rifle");
    put_location(&p, "Field");
    put_hostile(&p, "Nest", 2, 0);
    TAKE(&p, "attack Able/1, Service Rifle/1, Auto, Nest/1", 10, 5, 1, 6);
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "item[0].flags = 5");                 /* Empty, and used */
    assert_is(&p, "item[0].count = 6");
    end_play(&p);
}

/* M16A2 at Range 1 (Reload 2, Kill 8), Burst: 1 and 8. */
TEST(one_attack_may_hit_and_empty_the_weapon)
{
    RULE("CHT-WPN-08"); RULE("CHT-WPN-17"); RULE("CHT-WPN-18"); RULE("CHT-WPN-19"); RULE("CHT-WPN-20");
    RULE("CHT-WPN-20b");
    struct play p;
    begin(&p, "setting Nest Drill, team Able + Flamer");
    put_location(&p, "Field");
    put_hostile(&p, "Nest", 2, 0);
    TAKE(&p, "attack Able/1, Flamer/1, Burst, Nest/1", 8, 1, 6);
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "item[0].flags = 5");
    end_play(&p);
}

/* ---- Jam ---------------------------------------------------------------------------------- */

TEST(a_weapon_with_the_word_jams_on_one_die)
{
    RULE("KW-152");
    RULE("NAM-WPN-03"); RULE("NAM-ACT-46"); RULE("NAM-ACT-57"); RULE("NAM-ACT-58"); RULE("NAM-ACT-59");
    struct play p;
    begin(&p, "team Able + Handy + Trial Rifle + Service Rifle");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "soldier[0].actions = 9");
    TAKE(&p, "attack Able/1, Service Rifle/3, Semi, Nest/1", 4, 1);     /* it has not the word */
    assert_is(&p, "item[2].marks = 0");
    TAKE(&p, "attack Able/1, Trial Rifle/2, Semi, Nest/1", 5, 1);
    assert_is(&p, "item[1].marks = 0");
    TAKE(&p, "attack Able/1, Trial Rifle/2, Auto, Nest/1", 9, 4, 3, 6); /* a hit, a Jam, a Reload */
    assert_is(&p, "item[1].marks = 2");
    assert_is(&p, "item[1].flags = 5");
    assert_is(&p, "hostile[0].ekia = 1");
    assert_refused(&p, "attack Able/1, Trial Rifle/2, Semi, Nest/1", "WF-WPN-33");
    take(&p, "reload Able/1, Trial Rifle/2");
    assert_refused(&p, "attack Able/1, Trial Rifle/2, Semi, Nest/1", "WF-OPT-07");
    end_play(&p);
}

TEST(to_clear_a_jam_takes_an_action_and_no_ammo)
{
    RULE("NAM-ACT-75"); RULE("NAM-ACT-76"); RULE("NAM-ACT-77");
    struct play p;
    begin(&p, "team Able + Handy + Trial Rifle");
    given(&p, "item[1].marks = 2\nitem[1].flags = 1");
    take(&p, "clear jam Able/1, Trial Rifle/2");
    assert_is(&p, "item[1].marks = 0");
    assert_is(&p, "item[1].count = 6");
    assert_is(&p, "soldier[0].actions = 1");
    take(&p, "reload Able/1, Trial Rifle/2");
    assert_is(&p, "soldier[0].actions = 0");
    end_play(&p);
}

/* ---- Bipods --------------------------------------------------------------------------------- */

TEST(a_deployed_bipod_gives_what_the_card_says)
{
    RULE("KW-153");
    RULE("NAM-WPN-22"); RULE("NAM-WPN-23"); RULE("NAM-ACT-105"); RULE("CHT-WPN-21"); RULE("CHT-WPN-22");
    RULE("CHT-ACT-75");
    struct play p;
    begin(&p, "team Able + Squad Gun + Tess + Service Rifle");
    put_hostile(&p, "Nest", 1, 0);
    assert_is(&p, "item[0].marks = 0");
    assert_false(offered(&p, "deploy bipod Tess/2, Service Rifle/2"));
    given(&p, "soldier[0].actions = 3");
    TAKE(&p, "attack Able/1, Squad Gun/1, Semi, Nest/1", 5, 1);
    assert_is(&p, "hostile[0].suppress = 0");
    take(&p, "deploy bipod Able/1, Squad Gun/1");
    assert_is(&p, "soldier[0].actions = 1");
    assert_is(&p, "item[0].marks = 4");
    assert_refused(&p, "deploy bipod Able/1, Squad Gun/1", "NAM-ACT-105");
    TAKE(&p, "attack Able/1, Squad Gun/1, Semi, Nest/1", 5, 1);         /* 5 + 2 */
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
}

TEST(a_bipod_may_be_needed)
{
    RULE("KW-154");
    RULE("NAM-WPN-02"); RULE("CHT-WPN-02");
    struct play p;
    begin(&p, "team Able + Stand Gun");
    put_hostile(&p, "Nest", 1, 0);
    assert_refused(&p, "attack Able/1, Stand Gun/1, Semi, Nest/1", "NAM-WPN-02");
    take(&p, "deploy bipod Able/1, Stand Gun/1");
    assert_true(offered(&p, "attack Able/1, Stand Gun/1, Semi, Nest/1"));
    end_play(&p);
}

TEST(moving_and_striking_fold_all_bipods)
{
    RULE("NAM-WPN-24"); RULE("NAM-WPN-25"); RULE("NAM-ACT-42"); RULE("NAM-ACT-106"); RULE("NAM-ACT-132");
    RULE("CHT-WPN-23"); RULE("CHT-ACT-28");
    struct play p;
    begin(&p, "team Able + Squad Gun + Stand Gun + Baker + Stand Gun");
    put_location(&p, "Field");
    given(&p, "item[0].marks = 4\nitem[1].marks = 4\nitem[2].marks = 4");
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "item[0].marks = 0");
    assert_is(&p, "item[1].marks = 0");
    assert_is(&p, "item[2].marks = 4");
    end_play(&p);
    begin(&p, "mission Brawl, team Able + Squad Gun");
    put_hostile(&p, "Mob", 1, 0);
    given(&p, "item[0].marks = 4\nsoldier[0].actions = 9");
    take(&p, "engage Able/1, Mob/1");
    assert_is(&p, "item[0].marks = 0");
    end_play(&p);
}

TEST(a_weapon_that_changes_hands_is_folded)
{
    RULE("NAM-ACT-101"); RULE("CHT-ACT-72");
    struct play p;
    begin(&p, "team Able + Squad Gun + Tess");
    given(&p, "item[0].marks = 4");
    take(&p, "pass Able/1, Squad Gun/1, Tess/2");
    assert_is(&p, "item[0].marks = 0");
    assert_is(&p, "item[0].holder = 2");
    end_play(&p);
}

/* ---- Modes that cost Experience ------------------------------------------------------------- */

TEST(a_mode_may_cost_experience_of_any_soldiers)
{
    RULE("KW-137");
    RULE("NAM-WPN-20");
    struct play p;
    begin(&p, "team Able + Squad Gun + Baker");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "soldier[0].xp = 1\nsoldier[1].xp = 0");
    assert_true(offered(&p, "attack Able/1, Squad Gun/1, Semi, Nest/1"));
    assert_refused(&p, "attack Able/1, Squad Gun/1, Spray, Nest/1", "NAM-WPN-20");
    given(&p, "soldier[1].xp = 2");
    take(&p, "attack Able/1, Squad Gun/1, Spray, Nest/1");
    assert_question(&p, "who pays");
    take(&p, "pays Able/1");
    assert_is(&p, "soldier[0].xp = 0");
    assert_is(&p, "soldier[1].xp = 1");
    assert_is(&p, "soldier[0].actions = 1");
    end_play(&p);
}

/* With bare hands too, be it with one Hostile or in close quarters with all of them. */
TEST(bare_hands_may_cost_experience)
{
    RULE("NAM-WPN-20");
    for (unsigned close = 0; close < 2; close++) {
        struct play p;
        begin(&p, close ? "mission Pit, team Viola + Able" : "mission Brawl, team Viola + Able");
        put_hostile(&p, "Mob", 1, 0);
        if (close)
            take(&p, "close in Viola/1, Pit/1");
        else
            take(&p, "engage Viola/1, Mob/1");
        assert_true(offered(&p, "strike Viola/1, Standard, Mob/1"));
        given(&p, "soldier[1].xp = 1");
        assert_refused(&p, "strike Viola/1, Skillful, Mob/1", "NAM-WPN-20");
        given(&p, "soldier[1].xp = 2");
        TAKE(&p, "strike Viola/1, Skillful, Mob/1", 6, 6);
        assert_is(&p, "soldier[1].xp = 0");
        assert_is(&p, "hostile[0].ekia = 1");
        end_play(&p);
    }
}

/* Standard: H 8, P -2; Skillful: H 7, P -1, 2 XP; Finesse: H 6, P +0, 4 XP. */
TEST(striking_weapons_have_modes_of_their_own)
{
    RULE("KW-136"); RULE("KW-137");
    RULE("NAM-WPN-21");
    struct play p;
    begin(&p, "mission Brawl, team Able + Trench Knife");
    put_hostile(&p, "Mob", 1, 0);                       /* Cover 1 */
    p.wf.soldier[0].engaged = hostile_ref(&p.wf, 0);
    given(&p, "soldier[0].xp = 3\nsoldier[0].actions = 9");
    assert_refused(&p, "attack Able/1, Trench Knife/1, Finesse, Mob/1", "NAM-WPN-20");
    TAKE(&p, "attack Able/1, Trench Knife/1, Standard, Mob/1", 8, 2);   /* a hit; 2 - 2 */
    assert_is(&p, "hostile[0].suppress = 1");
    assert_is(&p, "soldier[0].xp = 3");
    TAKE(&p, "attack Able/1, Trench Knife/1, Skillful, Mob/1", 6, 2);   /* no hit; 2 - 1 */
    assert_is(&p, "hostile[0].suppress = 2");
    assert_is(&p, "soldier[0].xp = 1");
    given(&p, "soldier[0].xp = 4\nhostile[0].suppress = 0");
    TAKE(&p, "attack Able/1, Trench Knife/1, Finesse, Mob/1", 6, 1);
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "soldier[0].xp = 0");
    end_play(&p);
}

TEST(expended_weapons_are_bought_one_by_one)
{
    RULE("KW-146");
    RULE("NAM-WPN-11"); RULE("NAM-WPN-12"); RULE("NAM-ACT-47"); RULE("NAM-ACT-56");
    RULE("CHT-WPN-10"); RULE("CHT-WPN-11"); RULE("CHT-WPN-27");
    struct play p;
    begin(&p, "team Able + Tess + Bomb x3");
    assert_is(&p, "item[0].count = 3");
    assert_int_equal(p.wf.points, 31);
    assert_int_equal(wf_load(p.m, &p.wf, 1), 3);
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Tess/2, Bomb/1, Explosion, Nest/1", 1, 1, 1, 1, 1);
    assert_is(&p, "item[0].count = 2");
    end_play(&p);
}

/* ---- Attachments ------------------------------------------------------------------------------ */

TEST(an_attachment_is_bought_for_a_weapon_by_a_word_of_it)
{
    RULE("KW-172");
    RULE("NAM-EQP-05"); RULE("NAM-EQP-07"); RULE("CHT-EQP-09"); RULE("CHT-EQP-10");
    assert_unfit("team Able + Scope", "NAM-EQP-05");
    assert_unfit("team Able + Blue Pistol + Scope", "NAM-EQP-05");
    assert_unfit("team Able + Scope + Plain Rifle", "NAM-EQP-05");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Scope + Blue Pistol + Service Rifle");
    assert_is(&p, "item[1].on = 1");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "soldier[0].actions = 9");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 6, 1);       /* 6 + 1 of 7 */
    assert_is(&p, "hostile[0].suppress = 1");
    TAKE(&p, "attack Able/1, Service Rifle/4, Semi, Nest/1", 6, 1);
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
}

TEST(an_attachment_is_on_both_tables_of_its_weapon)
{
    RULE("CHT-EQP-10");
    struct play p;
    begin(&p, "team Able + Flamer + Scope + Over Under");
    assert_is(&p, "item[2].on = 1");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "soldier[0].actions = 9");
    TAKE(&p, "attack Able/1, Flamer Fuel/2, Semi, Nest/1", 5, 3);       /* 5 + 1 of 6 */
    assert_is(&p, "hostile[0].ekia = 1");
    TAKE(&p, "attack Able/1, Under Barrel/5, Semi, Nest/1", 5, 1);      /* it is on another Weapon */
    assert_is(&p, "hostile[0].suppress = 0");
    end_play(&p);
}

TEST(an_attachment_stays_on_its_weapon_and_goes_with_it)
{
    RULE("NAM-EQP-06");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Scope + Service Rifle + Baker + Tess");
    assert_refused(&p, "attach Able/1, Scope/2, Service Rifle/3", "NAM-EQP-06");
    assert_refused(&p, "pass Able/1, Scope/2, Tess/3", "NAM-EQP-06");
    assert_refused(&p, "drop Able/1, Scope/2", "NAM-EQP-06");
    take(&p, "pass Able/1, Plain Rifle/1, Tess/3");
    assert_is(&p, "item[1].holder = 3");
    assert_is(&p, "item[1].on = 1");
    end_turn(&p);
    take(&p, "drop Tess/3, Plain Rifle/1");
    assert_is(&p, "item[1].place = 1");
    assert_is(&p, "item[1].holder = 0");
    assert_false(offered(&p, "pick up Baker/2, Scope/2"));
    take(&p, "pick up Able/1, Plain Rifle/1");
    assert_is(&p, "item[1].holder = 1");
    take(&p, "discard gear Able/1, Plain Rifle/1");
    assert_is(&p, "item[1].holder = 0");
    assert_int_equal(p.wf.item[1].thing.live, 0);
    end_play(&p);
}

TEST(an_attachment_can_be_moved_where_the_setting_says_so)
{
    RULE("CHT-EQP-11");
    struct play p;
    begin(&p, "setting Nest Drill, team Able + Plain Rifle + Scope + Service Rifle + Blue Pistol");
    put_hostile(&p, "Nest", 1, 0);
    assert_refused(&p, "attach Able/1, Scope/2, Blue Pistol/4", "NAM-EQP-05");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 5, 1);
    assert_refused(&p, "attach Able/1, Scope/2, Service Rifle/3", "CHT-EQP-11");        /* used */
    end_turn(&p);
    take(&p, "attach Able/1, Scope/2, Service Rifle/3");
    assert_is(&p, "item[1].on = 3");
    assert_refused(&p, "attach Able/1, Scope/2, Plain Rifle/1", "CHT-EQP-11");          /* once a Turn */
    end_play(&p);
}

static void attached(struct play *p) { begin(p, "team Able + Plain Rifle + Scope + Flamer + Tess"); }

TEST(what_is_on_a_weapon_is_where_the_weapon_is)
{
    RULE("NAM-EQP-06");
    BROKEN(attached, p.wf.item[1].holder = 2, "an item that cannot be");
    BROKEN(attached, p.wf.item[1].on = 2, "an item that cannot be");
    BROKEN(attached, p.wf.item[3].on = 0, "an item that cannot be");    /* a part without its Weapon */
    BROKEN(attached, p.wf.item[3].on = 1, "an item that cannot be");
}

/* ---- a second Attack Table, Fire --------------------------------------------------------------- */

/* M17 Flamer: Range 0/1, Reload 2/2, Kill 7/8, Semi 1, Burst 2; and Range 0, Kill 6, Fire, Spray, Expend, Pen 4. */
TEST(a_weapon_with_two_tables_has_two_attacks)
{
    RULE("CHT-WPN-04"); RULE("CHT-WPN-12"); RULE("CHT-WPN-24"); RULE("CHT-ACT-31");
    struct play p;
    begin(&p, "team Able + Flamer + Tess");
    assert_is(&p, "item[0].count = 6");
    assert_is(&p, "item[1].count = 4");
    assert_is(&p, "item[1].on = 1");
    assert_int_equal(p.wf.points, 20 + 4 + 8);
    assert_int_equal(wf_load(p.m, &p.wf, 0), 4);
    put_hostile(&p, "Nest", 1, 0);
    assert_true(offered(&p, "attack Able/1, Flamer/1, Burst, Nest/1"));
    assert_false(offered(&p, "attack Able/1, Flamer/1, Spray, Nest/1"));
    assert_false(offered(&p, "pass Able/1, Flamer Fuel/2, Tess/2"));
    TAKE(&p, "attack Able/1, Flamer Fuel/2, Semi, Nest/1", 6, 1);
    assert_is(&p, "item[0].count = 6");
    assert_is(&p, "item[0].flags = 4");                 /* the card is used: it stays with him */
    assert_false(offered(&p, "pass Able/1, Flamer/1, Tess/2"));
    end_turn(&p);
    take(&p, "pass Able/1, Flamer/1, Tess/2");
    assert_is(&p, "item[1].holder = 2");
    end_play(&p);
}

TEST(ammo_of_one_table_never_serves_the_other)
{
    RULE("CHT-WPN-25"); RULE("CHT-ACT-52");
    struct play p;
    begin(&p, "team Able + Over Under + Tess + Plain Rifle + Sprayer");
    assert_true(offered(&p, "take ammo Able/1, Plain Rifle/3, Over Under/1"));
    assert_refused(&p, "take ammo Able/1, Plain Rifle/3, Under Barrel/2", "WF-WPN-35");
    assert_true(offered(&p, "take ammo Able/1, Sprayer/4, Under Barrel/2"));
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Under Barrel/2, Semi, Nest/1", 1, 1);
    assert_true(offered(&p, "attack Able/1, Over Under/1, Semi, Nest/1"));
    take(&p, "reload Able/1, Under Barrel/2");
    assert_is(&p, "item[1].count = 1");
    assert_is(&p, "item[0].count = 3");
    end_play(&p);
}

TEST(both_parts_of_a_weapon_get_more_counters)
{
    RULE("CHT-WPN-09"); RULE("CHT-WPN-13"); RULE("CHT-WPN-14");
    assert_unfit("team Able + Flamer Fuel x2", "NAM-EQP-05");
    struct play p;
    begin(&p, "team Able + Flamer x2 + Flamer Fuel x3");
    assert_is(&p, "item[0].count = 12");
    assert_is(&p, "item[1].count = 7");
    assert_int_equal(p.wf.points, 20 + 4 + 1 + 3);
    assert_int_equal(wf_load(p.m, &p.wf, 0), 5);
    end_play(&p);
    begin(&p, "team Able + Over Under + Under Barrel");
    assert_is(&p, "item[1].count = 4");
    assert_int_equal(p.wf.points, 20 + 3 + 1);
    assert_int_equal(wf_load(p.m, &p.wf, 0), 4);
    end_play(&p);
}

TEST(fire_uses_counters_by_the_dice)
{
    RULE("KW-150");
    RULE("CHT-WPN-26"); RULE("CHT-WPN-27");
    struct play p;
    begin(&p, "team Able + Flamer");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Flamer Fuel/2, Spray, Nest/1", 1, 1, 1, 1);
    assert_is(&p, "item[1].count = 1");
    assert_refused(&p, "attack Able/1, Flamer Fuel/2, Spray, Nest/1", "CHT-WPN-26");
    TAKE(&p, "attack Able/1, Flamer Fuel/2, Semi, Nest/1", 1, 1);
    assert_is(&p, "item[1].count = 0");                 /* it can be filled again */
    given(&p, "soldier[0].actions = 1");
    assert_refused(&p, "attack Able/1, Flamer Fuel/2, Semi, Nest/1", "WF-WPN-34");
    end_play(&p);
}

/* Two Cryo Tanks refilled it to 6. */
TEST(a_tank_is_filled_again_and_bought_in_sets)
{
    RULE("CHT-WPN-09"); RULE("CHT-WPN-26"); RULE("KW-372");
    struct play p;
    begin(&p, "team Able + Cryo Thrower x2 + Cryo Tank x2");
    assert_is(&p, "item[0].count = 12");
    assert_int_equal(p.wf.points, 20 + 5 + 1 + 2);
    assert_int_equal(wf_load(p.m, &p.wf, 0), 4 + 1 + 2);
    given(&p, "item[0].count = 1");
    take(&p, "use Able/1, Cryo Tank/2");
    assert_is(&p, "item[0].count = 4");
    take(&p, "use Able/1, Cryo Tank/2");
    assert_is(&p, "item[0].count = 6");
    end_play(&p);
}

/* ---- Cryo ------------------------------------------------------------------------------------------ */

TEST(cryo_places_slow_counters)
{
    RULE("KW-151");
    RULE("CHT-WPN-28");
    struct play p;
    begin(&p, "team Able + Cold Gun + Chill Gun");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Cold Gun/1, Semi, Nest/1", 6, 6);
    assert_is(&p, "hostile[0].slow = 1");
    assert_is(&p, "hostile[0].ekia = 0");
    TAKE(&p, "attack Able/1, Chill Gun/2, Semi, Nest/1", 6, 6);
    assert_is(&p, "hostile[0].slow = 2");
    assert_is(&p, "hostile[0].ekia = 1");
    end_play(&p);
    begin(&p, "team Able + Plain Rifle");               /* other Weapons do not, nor does an Attack that fails */
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 10, 6);
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "hostile[0].slow = 0");
    assert_int_equal(told_at(&p, "is slowed:"), -1);
    end_play(&p);
    begin(&p, "team Able + Cold Gun");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Cold Gun/1, Semi, Nest/1", 1, 1);
    assert_int_equal(told_at(&p, "is slowed:"), -1);
    end_play(&p);
    begin(&p, "team Able + Plain Rifle + Cold Eye");    /* a card may slow it too */
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 10, 6);
    assert_is(&p, "hostile[0].slow = 1");
    end_play(&p);
}

TEST(slow_counters_help_until_the_hostile_turn_is_over)
{
    RULE("KW-022");
    RULE("CHT-WPN-03"); RULE("CHT-HTN-22"); RULE("CHT-ACT-38");
    struct play p;
    begin(&p, "setting Nest Drill, team Able + Plain Rifle");
    unsigned nest = put_hostile(&p, "Nest", 1, 0);
    given(&p, "hostile[0].slow = 2");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 5, 6);       /* 5 + 2 of 7 */
    assert_is(&p, "hostile[0].ekia = 1");
    p.wf.hostile[nest].suppress = (uint8_t)wf_reticles(p.m, &p.wf.hostile[nest]) - 1;    /* it does not Attack */
    end_turn(&p);
    assert_is(&p, "hostile[0].slow = 0");
    end_play(&p);
}

/* The Under Barrel has no price of its own. */
TEST(the_bill_has_the_parts_by_sets_and_by_counters)
{
    RULE("CHT-WPN-13"); RULE("CHT-WPN-14");
    static struct grog_bill bill;
    struct grog_match *m = draft_of("mission Drill, team Able + Flamer + Flamer Fuel x3 + Over Under + "
                                    "Under Barrel x2");
    assert_true(grog_draft_bill(m, &bill));
    assert_int_equal(bill.n, 5);
    assert_int_equal(bill.at[2].cost, 3);               /* 1 for each counter */
    assert_int_equal(bill.at[4].cost, 2);               /* 1 for each set */
    grog_match_free(m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(dice_are_read_one_by_one), IT(one_attack_may_hit_and_empty_the_weapon),
        IT(a_weapon_with_the_word_jams_on_one_die), IT(to_clear_a_jam_takes_an_action_and_no_ammo),
        IT(a_deployed_bipod_gives_what_the_card_says), IT(a_bipod_may_be_needed),
        IT(moving_and_striking_fold_all_bipods), IT(a_weapon_that_changes_hands_is_folded),
        IT(a_mode_may_cost_experience_of_any_soldiers), IT(striking_weapons_have_modes_of_their_own),
        IT(bare_hands_may_cost_experience),
        IT(expended_weapons_are_bought_one_by_one), IT(an_attachment_is_bought_for_a_weapon_by_a_word_of_it),
        IT(an_attachment_is_on_both_tables_of_its_weapon), IT(an_attachment_stays_on_its_weapon_and_goes_with_it),
        IT(an_attachment_can_be_moved_where_the_setting_says_so), IT(what_is_on_a_weapon_is_where_the_weapon_is),
        IT(a_weapon_with_two_tables_has_two_attacks), IT(ammo_of_one_table_never_serves_the_other),
        IT(both_parts_of_a_weapon_get_more_counters), IT(fire_uses_counters_by_the_dice),
        IT(a_tank_is_filled_again_and_bought_in_sets), IT(cryo_places_slow_counters),
        IT(slow_counters_help_until_the_hostile_turn_is_over),
        IT(the_bill_has_the_parts_by_sets_and_by_counters),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
