/* SPDX-License-Identifier: MIT */
/* wf_blows.c -- Attacks hand to hand: each test would fail without its rule. */
#include "mission.h"

static void assert_counters(const struct play *p, unsigned slot, unsigned ekia, unsigned suppress)
{
    assert_int_equal(p->wf.hostile[slot].ekia, ekia);
    assert_int_equal(p->wf.hostile[slot].suppress, suppress);
}

/* Dagger (HtH +1) is Engaged with this Hostile, with 2 Actions left. */
static void engaged_with(struct play *p, const char *setup, const char *hostile)
{
    begin(p, setup);
    put_hostile(p, hostile, 1, 0);
    p->wf.soldier[0].engaged = hostile_ref(&p->wf, 0);
}

/* ---- the Attack ---------------------------------------------------------------------- */

TEST(unarmed_and_melee_differ_by_their_charts)
{
    RULE("KW-128");
    RULE("KW-138");
    RULE("WF-HTH-01");
    RULE("WF-HTH-02");
    RULE("WF-HTH-03");
    struct play p;
    engaged_with(&p, "mission Brawl, team Dagger + Bayonet", "Mob");
    TAKE(&p, "strike Dagger/1, Strong, Mob/1", 5, 3);   /* needs 7 with HtH +1; 3 - 4 against Cover 1 */
    assert_counters(&p, 0, 0, 0);
    TAKE(&p, "attack Dagger/1, Bayonet/1, Strong, Mob/1", 5, 3);    /* the same dice: needs 5; 3 - 1 */
    assert_counters(&p, 0, 1, 0);
    end_play(&p);
    engaged_with(&p, "mission Brawl, team Dagger", "Mob");
    assert_true(offered(&p, "strike Dagger/1, Aimed, Mob/1"));
    assert_false(offered(&p, "strike Dagger/1, Combo, Mob/1"));     /* bare hands have none */
    end_play(&p);
}

TEST(a_nation_may_have_its_own_chart)
{
    RULE("WF-HTH-02");
    struct play p;
    engaged_with(&p, "mission Brawl, team Gast", "Mob");
    assert_false(offered(&p, "strike Gast/1, Aimed, Mob/1"));
    TAKE(&p, "strike Gast/1, Strong, Mob/1", 5, 1);
    assert_counters(&p, 0, 1, 0);
    end_play(&p);
    engaged_with(&p, "mission Brawl, team Able", "Mob");
    assert_true(offered(&p, "strike Able/1, Aimed, Mob/1"));
    end_play(&p);
}

TEST(an_era_has_its_own_chart)
{
    RULE("WF-HTH-02");
    struct play p;
    engaged_with(&p, "mission Brawl, team Oldham", "Mob");
    assert_true(offered(&p, "strike Oldham/1, Combo, Mob/1"));
    assert_false(offered(&p, "strike Oldham/1, Strong, Mob/1"));
    end_play(&p);
    engaged_with(&p, "mission Brawl, team Newman", "Mob");      /* the first in the box is of another Era */
    assert_false(offered(&p, "strike Newman/1, Combo, Mob/1"));
    assert_true(offered(&p, "strike Newman/1, Strong, Mob/1"));
    end_play(&p);
}

TEST(bare_hands_are_a_weapon_with_its_keywords)
{
    RULE("WF-HTH-02");
    struct play p;
    engaged_with(&p, "mission Brawl, team Able + Bayonet + Boxer", "Mob");
    TAKE(&p, "attack Able/1, Bayonet/1, Aimed, Mob/1", 5, 1);       /* 5 against 8, 2 against 1 */
    assert_counters(&p, 0, 0, 1);
    given(&p, "hostile[0].suppress = 0");
    TAKE(&p, "strike Able/1, Strong, Mob/1", 5, 5);     /* 5 + 3 against 8 */
    assert_counters(&p, 0, 1, 0);
    end_play(&p);
}

TEST(bare_hands_are_not_bought)
{
    RULE("WF-HTH-02");
    assert_unfit("team Able + Fists", "cannot be bought");
}

TEST(a_melee_weapon_is_for_the_engaged_card_only)
{
    RULE("KW-125");
    RULE("KW-126");
    RULE("WF-WPN-22");
    RULE("WF-WPN-24");
    RULE("WF-HTH-03");
    struct play p;
    begin(&p, "mission Brawl, team Dagger + Bayonet");
    put_hostile(&p, "Mob", 1, 0);
    put_hostile(&p, "Runt", 1, 0);
    assert_refused(&p, "attack Dagger/1, Bayonet/1, Strong, Mob/1", "WF-HTH-04");
    take(&p, "engage Dagger/1, Mob/1");
    assert_true(offered(&p, "attack Dagger/1, Bayonet/1, Strong, Mob/1"));
    assert_true(offered(&p, "attack Dagger/1, Bayonet/1, Combo, Mob/1"));
    assert_true(offered(&p, "attack Dagger/1, Bayonet/1, Aimed, Mob/1"));
    assert_refused(&p, "attack Dagger/1, Bayonet/1, Strong, Runt/2", "WF-HTH-04");
    assert_false(offered(&p, "attack Dagger/1, Bayonet/1, Semi, Mob/1"));
    end_play(&p);
}

TEST(who_is_engaged_may_still_shoot)
{
    RULE("WF-HTH-07");
    struct play p;
    engaged_with(&p, "mission Brawl, team Dagger + Auto Rifle", "Mob");
    put_hostile(&p, "Runt", 1, 0);
    assert_true(offered(&p, "attack Dagger/1, Auto Rifle/1, Auto, Runt/2"));
    assert_true(offered(&p, "attack Dagger/1, Auto Rifle/1, Auto, Mob/1"));
    end_play(&p);
}

TEST(dice_by_the_mode)
{
    RULE("KW-133");
    RULE("KW-134");
    RULE("KW-135");
    RULE("WF-HTH-19");
    RULE("WF-WPN-25");
    RULE("WF-WPN-26");
    RULE("WF-WPN-27");
    struct play p;
    engaged_with(&p, "mission Brawl, team Dagger + Bayonet", "Mob");
    given(&p, "soldier[0].actions = 3");
    TAKE(&p, "attack Dagger/1, Bayonet/1, Combo, Mob/1", 4, 3, 1);          /* 2 dice */
    TAKE(&p, "attack Dagger/1, Bayonet/1, Strong, Mob/1", 4, 1);            /* 1 */
    TAKE(&p, "attack Dagger/1, Bayonet/1, Aimed, Mob/1", 4, 1);
    end_play(&p);
}

TEST(a_natural_die_stumbles)
{
    RULE("KW-139");
    RULE("WF-HTH-20");
    RULE("WF-HTH-25");
    RULE("WF-HTH-26");
    RULE("WF-HTH-28");
    struct play p;
    engaged_with(&p, "mission Brawl, team Dagger + Bayonet", "Mob");
    TAKE(&p, "attack Dagger/1, Bayonet/1, Combo, Mob/1", 1, 1, 1);          /* 1 + 1 is 2, but the die shows 1 */
    assert_is(&p, "soldier[0].suppress = 1");           /* once */
    assert_true(told(&p, "stumbles: Dagger/1"));
    assert_refused(&p, "attack Dagger/1, Bayonet/1, Combo, Mob/1", "WF-TRN-14");
    assert_refused(&p, "strike Dagger/1, Strong, Mob/1", "WF-TRN-14");
    take(&p, "rally Dagger/1");
    assert_int_equal(p.wf.soldier[0].engaged, hostile_ref(&p.wf, 0));
    end_play(&p);
    engaged_with(&p, "mission Brawl, team Dagger + Bayonet", "Mob");
    TAKE(&p, "attack Dagger/1, Bayonet/1, Strong, Mob/1", 2, 1);            /* on 2 or less */
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);
    engaged_with(&p, "mission Brawl, team Dagger + Bayonet", "Mob");
    TAKE(&p, "attack Dagger/1, Bayonet/1, Aimed, Mob/1", 1, 1);             /* never in this Mode */
    TAKE(&p, "attack Dagger/1, Bayonet/1, Combo, Mob/1", 2, 3, 1);
    assert_is(&p, "soldier[0].suppress = 0");
    end_play(&p);
}

TEST(who_is_suppressed_does_not_engage)
{
    RULE("WF-HTH-28");
    struct play p;
    begin(&p, "mission Brawl, team Dagger + Bayonet");
    put_hostile(&p, "Mob", 1, 0);
    given(&p, "soldier[0].suppress = 1\nsoldier[0].saved = 1");
    assert_refused(&p, "engage Dagger/1, Mob/1", "WF-TRN-14");
    end_play(&p);
}

TEST(the_rulebooks_bayonet)
{
    RULE("KW-127");
    RULE("WF-HTH-21");
    RULE("WF-HTH-23");
    RULE("WF-HTH-24");
    RULE("WF-HTH-24b");
    RULE("WF-SOL-12");
    struct play p;
    engaged_with(&p, "mission Brawl, team Dagger + Bayonet", "Mob");
    TAKE(&p, "attack Dagger/1, Bayonet/1, Combo, Mob/1", 3, 10, 4);         /* 4 and 11 against 7; 4 - 2 against 1 */
    assert_counters(&p, 0, 1, 0);
    TAKE(&p, "attack Dagger/1, Bayonet/1, Combo, Mob/1", 10, 10, 4);        /* one, not one for each die */
    assert_counters(&p, 0, 2, 0);
    end_play(&p);
    engaged_with(&p, "mission Brawl, team Dagger", "Mob");
    TAKE(&p, "strike Dagger/1, Strong, Mob/1", 7, 5);   /* 8 hits; 1 defeats Cover 1 */
    assert_counters(&p, 0, 1, 0);
    TAKE(&p, "strike Dagger/1, Strong, Mob/1", 7, 4);   /* hit only: a Suppress */
    assert_counters(&p, 0, 1, 1);
    end_play(&p);
    engaged_with(&p, "mission Brawl, team Dagger", "Mob");
    TAKE(&p, "strike Dagger/1, Strong, Mob/1", 6, 5);   /* Cover only */
    assert_counters(&p, 0, 0, 1);
    TAKE(&p, "strike Dagger/1, Strong, Mob/1", 6, 4);   /* neither */
    assert_counters(&p, 0, 0, 1);
    end_play(&p);
    engaged_with(&p, "mission Brawl, team Able", "Mob");
    TAKE(&p, "strike Able/1, Strong, Mob/1", 7, 5);     /* without HtH +1 it does not hit */
    assert_counters(&p, 0, 0, 1);
    end_play(&p);
}

TEST(a_non_player_soldier_has_his_modifier_too)
{
    RULE("WF-SOL-36");
    struct play p;
    begin(&p, "mission Brawl, team Able + Dirk");
    put_hostile(&p, "Mob", 1, 0);
    take(&p, "engage Dirk/2, Mob/1");
    TAKE(&p, "attack Dirk/2, Bayonet/1, Strong, Mob/1", 4, 6);      /* 4 + 2 against 6 */
    assert_counters(&p, 0, 1, 0);
    end_play(&p);
}

TEST(the_modes_penetration)
{
    RULE("WF-HTH-22");
    struct play p;
    engaged_with(&p, "mission Brawl, team Dagger", "Grabber");      /* Cover 2 */
    TAKE(&p, "strike Dagger/1, Strong, Grabber/1", 2, 5);           /* 5 - 4 */
    assert_counters(&p, 0, 0, 0);
    TAKE(&p, "strike Dagger/1, Strong, Grabber/1", 2, 6);
    assert_counters(&p, 0, 0, 1);
    end_play(&p);
}

TEST(a_stumble_does_not_cancel_the_attack)
{
    RULE("WF-HTH-27");
    struct play p;
    engaged_with(&p, "mission Brawl, team Dagger + Bayonet", "Mob");
    TAKE(&p, "attack Dagger/1, Bayonet/1, Combo, Mob/1", 1, 9, 6);
    assert_is(&p, "soldier[0].suppress = 1");
    assert_counters(&p, 0, 1, 0);
    end_play(&p);
}

TEST(a_melee_weapon_is_handed_over_in_the_fight)
{
    RULE("WF-HTH-29");
    struct play p;
    engaged_with(&p, "mission Brawl, team Dagger + Plain Rifle + Able + Bayonet", "Mob");
    given(&p, "item[0].flags = 1");                     /* his rifle is empty */
    take(&p, "pass Able/2, Bayonet/2, Dagger/1");
    assert_int_equal(p.wf.soldier[0].engaged, hostile_ref(&p.wf, 0));
    end_turn(&p);
    TAKE(&p, "attack Dagger/1, Bayonet/2, Strong, Mob/1", 9, 6);
    assert_counters(&p, 0, 1, 0);
    end_play(&p);
    engaged_with(&p, "mission Brawl, team Dagger + Rifle and Butt", "Mob");
    given(&p, "item[0].flags = 1");
    assert_refused(&p, "attack Dagger/1, Rifle and Butt/1, Semi, Mob/1", "WF-WPN-33");
    TAKE(&p, "attack Dagger/1, Rifle and Butt/1, Combo, Mob/1", 2, 9, 6);
    assert_counters(&p, 0, 1, 0);
    assert_is(&p, "item[0].count = 5");                 /* no Ammo goes, and no Reload number is asked */
    end_play(&p);
    engaged_with(&p, "mission Brawl, team Dagger + Rifle and Butt", "Mob");
    TAKE(&p, "attack Dagger/1, Rifle and Butt/1, Combo, Mob/1", 1, 9, 6);
    assert_is(&p, "item[0].flags = 4");                 /* used, not empty */
    end_play(&p);
}

TEST(a_blow_is_no_shot_of_the_weapon)
{
    RULE("WF-HTH-29");
    struct play p;
    engaged_with(&p, "mission Brawl, team Dagger + Single Tube", "Mob");
    TAKE(&p, "attack Dagger/1, Single Tube/1, Strong, Mob/1", 9, 6);
    assert_counters(&p, 0, 1, 0);                       /* nor is its Kill a silenced one */
    assert_true(offered(&p, "attack Dagger/1, Single Tube/1, Semi, Mob/1"));
    end_play(&p);
}

TEST(aim_is_penetration)
{
    RULE("KW-141");
    RULE("WF-HTH-30");
    RULE("WF-WPN-28");
    struct play p;
    engaged_with(&p, "mission Brawl, team Dagger + Bayonet", "Thug");       /* Cover 6 */
    TAKE(&p, "attack Dagger/1, Bayonet/1, Aimed, Thug/1", 2, 5);    /* 5 + 0 + 1 */
    assert_counters(&p, 0, 0, 1);
    TAKE(&p, "attack Dagger/1, Bayonet/1, Aimed, Thug/1", 2, 4);
    assert_counters(&p, 0, 0, 1);
    end_play(&p);
}

TEST(a_melee_weapon_has_rules_and_keywords_of_its_own)
{
    RULE("WF-WPN-23");
    struct play p;
    engaged_with(&p, "mission Brawl, team Able + Hook", "Mob");
    TAKE(&p, "attack Able/1, Hook/1, Strong, Mob/1", 7, 2);         /* 7 + 1 against 8; 2 - 3 + 2 against 1 */
    assert_counters(&p, 0, 1, 0);
    end_play(&p);
}

TEST(cards_know_the_mode)
{
    RULE("WF-WPN-28");
    struct play p;
    engaged_with(&p, "mission Brawl, team Dagger + Bayonet + Finesse + Power + Flurry", "Thug");
    given(&p, "soldier[0].actions = 4");
    TAKE(&p, "attack Dagger/1, Bayonet/1, Aimed, Thug/1", 2, 4);    /* 4 + 1 + 1 */
    assert_counters(&p, 0, 0, 1);
    TAKE(&p, "attack Dagger/1, Bayonet/1, Strong, Thug/1", 3, 6);   /* 6 - 1 + 1 */
    assert_counters(&p, 0, 0, 2);
    TAKE(&p, "attack Dagger/1, Bayonet/1, Combo, Thug/1", 2, 2, 2, 1);      /* a third die */
    end_play(&p);
}

TEST(a_free_attack_may_be_a_blow)
{
    RULE("WF-HTH-18");
    struct play p;
    engaged_with(&p, "mission Brawl, team Dagger + Bayonet", "Mob");
    given(&p, "soldier[0].actions = 0\nhand[0] = Free Blow, Free Blow");
    take(&p, "play Dagger/1, Free Blow");
    TAKE(&p, "strike Dagger/1, Strong, Mob/1", 9, 6);
    take(&p, "play Dagger/1, Free Blow");
    TAKE(&p, "attack Dagger/1, Bayonet/1, Strong, Mob/1", 9, 6);
    assert_counters(&p, 0, 2, 0);
    end_play(&p);
}

/* ---- Self-Defense Weapons --------------------------------------------------------------- */

TEST(a_self_defense_weapon_fights_hand_to_hand)
{
    RULE("KW-144");
    RULE("WF-HTH-31");
    struct play p;
    engaged_with(&p, "mission Brawl, team Dagger + Side Arm + Blue Pistol + Scrapper", "Mob");
    put_hostile(&p, "Thug", 1, 0);
    given(&p, "soldier[0].actions = 4");
    TAKE(&p, "attack Dagger/1, Side Arm/1, Semi, Mob/1", 6, 6);     /* 6 + 2 by the Skill; HtH +1 is for blows */
    assert_counters(&p, 0, 1, 0);
    TAKE(&p, "attack Dagger/1, Blue Pistol/2, Semi, Mob/1", 6, 6);  /* another pistol: an ordinary shot */
    assert_counters(&p, 0, 1, 1);
    TAKE(&p, "attack Dagger/1, Side Arm/1, Semi, Thug/2", 6, 1);    /* and another card */
    assert_counters(&p, 1, 0, 0);
    TAKE(&p, "attack Dagger/1, Side Arm/1, Semi, Mob/1", 1, 1);
    assert_true(told(&p, "is out of Ammo: Side Arm/1"));            /* its Reload number as ever */
    end_play(&p);
}

TEST(the_skill_counts_for_blows_too)
{
    RULE("WF-HTH-31");
    struct play p;
    engaged_with(&p, "mission Brawl, team Able + Scrapper", "Mob");
    TAKE(&p, "strike Able/1, Strong, Mob/1", 6, 6);
    assert_counters(&p, 0, 1, 0);
    end_play(&p);
}

TEST(a_card_for_who_is_engaged)
{
    RULE("WF-HTH-06");
    struct play p;
    begin(&p, "mission Brawl, team Able + Plain Rifle");
    put_hostile(&p, "Mob", 1, 0);
    given(&p, "hand[0] = Steady There");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Mob/1", 5, 1);    /* no window: he is not */
    assert_question(&p, "soldier turn");
    take(&p, "engage Able/1, Mob/1");
    given(&p, "soldier[0].actions = 1\nhostile[0].suppress = 0");
    take(&p, "strike Able/1, Strong, Mob/1");
    assert_question(&p, "attack declared");
    TAKE(&p, "play Able/1, Steady There", 6, 6);
    assert_counters(&p, 0, 1, 0);
    end_play(&p);
}

TEST(what_was_thrown_strikes_no_blow)
{
    RULE("WF-ATK-48");
    struct play p;
    engaged_with(&p, "mission Brawl, team Dagger + Sly Knife", "Mob");
    TAKE(&p, "attack Dagger/1, Sly Knife/1, Thrown, Mob/1", 1, 1);
    assert_refused(&p, "attack Dagger/1, Sly Knife/1, Combo, Mob/1", "WF-ATK-48");
    p.wf.item[0].thrown_at = 0;
    assert_true(offered(&p, "attack Dagger/1, Sly Knife/1, Combo, Mob/1"));
    p.wf.item[0].flags |= ITEM_LOST;                    /* it was left behind */
    assert_refused(&p, "attack Dagger/1, Sly Knife/1, Combo, Mob/1", "WF-ATK-48");
    end_play(&p);
}

TEST(nobody_strikes_with_what_is_not_for_him)
{
    RULE("WF-SET-71");
    struct play p;
    engaged_with(&p, "mission Brawl, team Able + Blue Blade + Gast", "Mob");
    p.wf.soldier[1].engaged = hostile_ref(&p.wf, 0);
    assert_true(offered(&p, "attack Able/1, Blue Blade/1, Strong, Mob/1"));
    p.wf.item[0].holder = 2;                            /* Gast is of another Nation */
    assert_refused(&p, "attack Gast/2, Blue Blade/1, Strong, Mob/1", "WF-SET-71");
    end_play(&p);
}

TEST(a_mission_uses_the_chart_of_bare_hands)
{
    RULE("WF-HTH-02");
    struct play p;
    begin(&p, "mission Brawl, team Dagger");
    assert_true(uses_also(&p, "Fists"));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(unarmed_and_melee_differ_by_their_charts), IT(a_nation_may_have_its_own_chart),
        IT(an_era_has_its_own_chart), IT(bare_hands_are_a_weapon_with_its_keywords), IT(bare_hands_are_not_bought),
        IT(a_melee_weapon_is_for_the_engaged_card_only), IT(who_is_engaged_may_still_shoot), IT(dice_by_the_mode),
        IT(a_natural_die_stumbles), IT(who_is_suppressed_does_not_engage), IT(the_rulebooks_bayonet),
        IT(a_non_player_soldier_has_his_modifier_too), IT(the_modes_penetration),
        IT(a_stumble_does_not_cancel_the_attack), IT(a_melee_weapon_is_handed_over_in_the_fight),
        IT(a_blow_is_no_shot_of_the_weapon), IT(aim_is_penetration), IT(cards_know_the_mode),
        IT(a_melee_weapon_has_rules_and_keywords_of_its_own),
        IT(a_free_attack_may_be_a_blow), IT(a_self_defense_weapon_fights_hand_to_hand),
        IT(the_skill_counts_for_blows_too), IT(a_card_for_who_is_engaged), IT(what_was_thrown_strikes_no_blow),
        IT(nobody_strikes_with_what_is_not_for_him),
        IT(a_mission_uses_the_chart_of_bare_hands),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
