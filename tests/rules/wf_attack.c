/* SPDX-License-Identifier: MIT */
/* wf_attack.c -- Soldier Attacks: each test would fail without its rule. */
#include "mission.h"
#include "warfighter/attack.h"

#include <stdio.h>

/* Able with the Auto Rifle, and a Hostile in his Location. */
static void at_range_0(struct play *p, const char *hostile)
{
    begin(p, "team Able + Auto Rifle + Bomb x2");
    put_hostile(p, hostile, 1, 0);
}

/* The Nest's counters: EKIA and Suppress. */
static void assert_counters(const struct play *p, unsigned slot, unsigned ekia, unsigned suppress)
{
    assert_int_equal(p->wf.hostile[slot].ekia, ekia);
    assert_int_equal(p->wf.hostile[slot].suppress, suppress);
}

/* ---- Soldier Attacks -------------------------------------------------------- */

TEST(an_attack_takes_an_action)
{
    RULE("WF-ATK-01");
    struct play p;
    at_range_0(&p, "Nest");
    assert_is(&p, "soldier[0].actions = 2");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1", 4, 1);
    assert_is(&p, "soldier[0].actions = 1");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1", 4, 1);
    assert_is(&p, "soldier[0].actions = 0");
    assert_refused(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1", "WF-TRN-02");
    end_play(&p);
}

TEST(a_card_can_waive_the_action_and_nothing_else)
{
    RULE("WF-ATK-01");
    struct play p;
    at_range_0(&p, "Nest");
    given(&p, "hand[0] = Second Wind\nsoldier[0].actions = 0");
    take(&p, "play Able/1, Second Wind");
    assert_question(&p, "free attack");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Nest/1", 2, 8, 9, 2);
    assert_is(&p, "soldier[0].actions = 0");
    assert_counters(&p, 0, 1, 0);
    assert_is(&p, "item[0].flags = 5");                 /* used, and empty */
    end_play(&p);
}

TEST(the_target_is_any_hostile_in_range_of_the_weapon)
{
    RULE("WF-ATK-02");
    struct play p;
    begin(&p, "team Able + Odd Rifle + Blue Pistol");
    put_hostile(&p, "Loner", 1, 0);
    put_hostile(&p, "Pair", 1, 0);
    put_hostile(&p, "Nest", 2, 0);
    put_hostile(&p, "Guard", 3, 0);
    assert_true(offered(&p, "attack Able/1, Blue Pistol/2, Semi, Loner/1"));
    assert_true(offered(&p, "attack Able/1, Blue Pistol/2, Semi, Pair/2"));
    assert_refused(&p, "attack Able/1, Blue Pistol/2, Semi, Nest/3", "WF-ATK-02");
    assert_refused(&p, "attack Able/1, Odd Rifle/1, Semi, Nest/3", "WF-ATK-02");    /* it has no row for Range 1, */
    assert_true(offered(&p, "attack Able/1, Odd Rifle/1, Semi, Guard/4"));          /* but one for 2 */
    end_play(&p);
}

TEST(each_attack_may_use_another_weapon_and_target)
{
    RULE("WF-ATK-03");
    RULE("WF-ATK-04");
    static const char *const second[] = {
        "attack Able/1, Plain Rifle/1, Semi, Pair/1", "attack Able/1, Plain Rifle/1, Semi, Nest/2",
        "attack Able/1, Blue Pistol/2, Semi, Pair/1", "attack Able/1, Blue Pistol/2, Semi, Nest/2",
    };
    for (unsigned i = 0; i < GROG_COUNT(second); i++) {
        struct play p;
        begin(&p, "team Able + Plain Rifle + Blue Pistol");
        put_hostile(&p, "Pair", 1, 0);
        put_hostile(&p, "Nest", 1, 0);
        put_hostile(&p, "Guard", 2, 0);
        TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Pair/1", 4, 1);
        assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Guard/3"));
        assert_refused(&p, "attack Able/1, Blue Pistol/2, Semi, Guard/3", "WF-ATK-02");  /* not in this one's Range */
        TAKE(&p, second[i], 4, 1);
        assert_is(&p, "soldier[0].actions = 0");        /* no more than the Attack itself */
        end_play(&p);
    }
}

TEST(an_attack_has_one_result_however_many_dice_hit)
{
    RULE("WF-ATK-05");
    RULE("WF-ATK-21");
    struct play p;
    at_range_0(&p, "Nest");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Nest/1", 8, 9, 10, 6);
    assert_counters(&p, 0, 1, 0);
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Nest/1", 8, 9, 10, 1);
    assert_counters(&p, 0, 1, 1);
    end_play(&p);
}

/* ---- Squad Soldiers ----------------------------------------------------------- */

TEST(a_squad_soldier_rolls_one_die_of_each_by_his_own_chart)
{
    RULE("WF-ATK-06");
    RULE("WF-ATK-07");
    struct play p;
    begin(&p, "team Able + Auto Rifle + Squad");
    put_hostile(&p, "Nest", 1, 0);
    put_hostile(&p, "Guard", 2, 0);
    TAKE(&p, "fight Squad/2, Nest/1", 6, 3);            /* with Health 2 he hits at Range 0 on 6 */
    assert_counters(&p, 0, 1, 0);
    TAKE(&p, "fight Squad/2, Nest/1", 5, 2);
    assert_counters(&p, 0, 1, 0);
    TAKE(&p, "fight Squad/2, Guard/2", 7, 3);           /* at Range 1 on 7 */
    assert_counters(&p, 1, 0, 1);
    given(&p, "soldier[1].wound[0] = 1\nsoldier[1].actions = 3");
    TAKE(&p, "fight Squad/2, Nest/1", 7, 2);            /* with Health 1 on 8 */
    assert_counters(&p, 0, 1, 0);
    TAKE(&p, "fight Squad/2, Nest/1", 8, 2);
    assert_counters(&p, 0, 1, 1);
    assert_refused(&p, "fight Squad/2, Guard/2", "WF-ATK-02");  /* and not at Range 1 */
    assert_false(offered(&p, "attack Squad/2, Auto Rifle/1, Semi, Nest/1"));
    assert_refused(&p, "fight Able/1, Nest/1", GROG_NO_CHOICE);        /* others have no such chart */
    end_play(&p);
}

TEST(a_squad_soldiers_attack_is_ranged_unless_his_card_says_otherwise)
{
    RULE("WF-ATK-08");
    static const struct { const char *setup, *fight; unsigned ekia; } cases[] = {
        { "team Able + Plain Rifle + Squad", "fight Squad/2, Nest/1", 1 },
        { "team Able + Plain Rifle + Brawlers", "fight Brawlers/2, Nest/1", 0 },
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        begin(&p, cases[i].setup);
        put_hostile(&p, "Nest", 1, 0);
        struct grog_run r = { .m = p.m, .g = &p.game };
        p.wf.event[grog_ref_slot(grog_thing_new(&r, ARRAY_EVENT, card("Clear Air"), GROG_NOBODY))].place = 1;
        TAKE(&p, cases[i].fight, 3, 3);                 /* 3, and 3 more if Ranged, is 6 */
        assert_counters(&p, 0, cases[i].ekia, !cases[i].ekia);
        end_play(&p);
    }
}

/* ---- Attack Modifiers ----------------------------------------------------------- */

TEST(a_modifier_is_added_to_every_attack_die_and_not_to_the_cover_die)
{
    RULE("WF-ATK-09");
    RULE("WF-ATK-10");
    static const struct { uint8_t dice[4], ekia, suppress; } cases[] = {
        { { 5, 1, 1, 6 }, 1, 0 }, { { 3, 5, 3, 6 }, 1, 0 }, { { 3, 3, 5, 6 }, 1, 0 },
        { { 4, 4, 4, 6 }, 0, 1 },                       /* 6 each, not 12 */
        { { 4, 4, 4, 1 }, 0, 0 }, { { 5, 4, 4, 1 }, 0, 1 },     /* 1, and 1 for Pen, is not 3 */
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        at_range_0(&p, "Nest");
        given(&p, "hand[0] = Aim");
        take(&p, "attack Able/1, Auto Rifle/1, Auto, Nest/1");
        take_dice(&p, 0, "play Able/1, Aim", cases[i].dice, 4);
        assert_counters(&p, 0, cases[i].ekia, cases[i].suppress);
        end_play(&p);
    }
    struct play p;                                      /* each die by itself: of an Explosion each counts */
    begin(&p, "team Able + Bomb x2 + Sharp");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Nest/1", 5, 5, 4, 4, 6);
    assert_counters(&p, 0, 2, 2);
    end_play(&p);
}

TEST(steady_aim_adds_two_or_upgunned_four)
{
    RULE("WF-ATK-11");
    RULE("KW-354");
    RULE("KW-219");
    struct play p;
    at_range_0(&p, "Nest");
    given(&p, "hand[0] = Aim, Aim, Aim\nsoldier[0].xp = 1");
    assert_refused(&p, "play Able/1, Aim", "WF-ACD-08");        /* only when an Attack is declared */
    take(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1");
    assert_question(&p, "attack declared");
    take(&p, "play Able/1, Aim");
    assert_question(&p, "upgun");
    take(&p, "decline");
    TAKE(&p, "pass", 5, 3);                             /* 5 and 2 */
    assert_counters(&p, 0, 1, 0);
    assert_is(&p, "soldier[0].xp = 1");
    take(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1");
    take(&p, "play Able/1, Aim");
    take(&p, "upgun Aim");
    TAKE(&p, "pass", 3, 3);                             /* 3 and 4 */
    assert_counters(&p, 0, 2, 0);
    assert_is(&p, "soldier[0].xp = 0");
    assert_is(&p, "hand[0] = Aim");
    end_play(&p);
}

TEST(several_aims_add_up)
{
    RULE("KW-354");
    struct play p;
    at_range_0(&p, "Nest");
    given(&p, "hand[0] = Aim, Aim");
    take(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1");
    take(&p, "play Able/1, Aim");
    TAKE(&p, "play Able/1, Aim", 3, 3);                 /* 3 and 4 */
    assert_counters(&p, 0, 1, 0);
    end_play(&p);
}

TEST(steady_aim_is_for_ones_own_ranged_attacks)
{
    RULE("WF-ATK-11");
    RULE("KW-123");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Baker + Plain Rifle + Bomb");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "hand[0] = Aim");
    TAKE(&p, "attack Baker/2, Plain Rifle/2, Semi, Nest/1", 6, 6);          /* nobody is asked */
    assert_counters(&p, 0, 0, 1);
    given(&p, "hand[1] = Aim");
    TAKE(&p, "attack Baker/2, Bomb/3, Explosion, Nest/1", 6, 6, 6, 6, 6);   /* a Bomb is not Ranged */
    end_play(&p);
}

/* ---- Attack and Defeat Cover ------------------------------------------------------ */

TEST(the_mode_says_how_many_dice)
{
    RULE("WF-ATK-12");
    RULE("KW-129");
    RULE("KW-131");
    RULE("KW-132");
    struct play p;
    begin(&p, "team Able + Auto Rifle + Odd Rifle");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1", 3, 1);
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Nest/1", 3, 3, 3, 1);
    given(&p, "soldier[0].actions = 1");
    TAKE(&p, "attack Able/1, Odd Rifle/2, Burst, Nest/1", 3, 10, 3);
    assert_counters(&p, 0, 1, 0);
    given(&p, "soldier[0].actions = 1");
    assert_false(offered(&p, "attack Able/1, Auto Rifle/1, Burst, Nest/1"));
    end_play(&p);
}

TEST(attack_dice_have_ten_sides_and_the_one_cover_die_six)
{
    RULE("WF-ATK-13");
    RULE("WF-ATK-14");
    struct play p;
    at_range_0(&p, "Nest");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Nest/1", 20, 20, 20, 20);  /* no die shows more than it has */
    assert_true(told(&p, "dice: 10, 10, 10, 0 6"));
    TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1", 20, 20);
    assert_true(told(&p, "dice: 10, 0, 0, 0 6"));
    end_play(&p);
}

TEST(cover_is_defeated_by_as_much_or_more)
{
    RULE("WF-ATK-15");
    RULE("WF-ATK-16");
    RULE("KW-140");
    static const struct { const char *weapon, *hostile; uint8_t die, defeats; } cases[] = {
        { "Plain Rifle", "Loner", 2, 1 }, { "Plain Rifle", "Loner", 1, 0 },
        { "Plain Rifle", "Guard", 4, 1 }, { "Plain Rifle", "Guard", 3, 0 },
        { "Auto Rifle", "Loner", 1, 1 },                /* Cover 2, Pen 1 */
        { "Auto Rifle", "Guard", 3, 1 }, { "Auto Rifle", "Guard", 2, 0 },
        { "Blunt Rifle", "Loner", 4, 1 }, { "Blunt Rifle", "Loner", 3, 0 },     /* Pen -2 */
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        char setup[64], attack[64];
        snprintf(setup, sizeof setup, "team Able + %s", cases[i].weapon);
        snprintf(attack, sizeof attack, "attack Able/1, %s/1, Semi, %s/1", cases[i].weapon, cases[i].hostile);
        begin(&p, setup);
        put_hostile(&p, cases[i].hostile, 1, 0);
        TAKE(&p, attack, 5, cases[i].die);              /* a miss: it is Suppressed if the Cover is defeated */
        assert_counters(&p, 0, 0, cases[i].defeats);
        end_play(&p);
    }
}

TEST(a_die_hits_with_the_hit_number_for_the_range)
{
    RULE("WF-ATK-17");
    RULE("WF-ATK-38");
    RULE("WF-ATK-38b");
    RULE("KW-155");
    RULE("KW-156");
    static const struct { uint8_t space, die, hits, empty; } cases[] = {
        { 1, 7, 1, 0 }, { 1, 6, 0, 0 }, { 2, 8, 1, 0 }, { 2, 7, 0, 0 }, { 3, 9, 1, 0 }, { 3, 8, 0, 0 },
        { 1, 3, 0, 0 }, { 1, 2, 0, 1 }, { 1, 1, 0, 1 }, { 2, 3, 0, 0 }, { 2, 2, 0, 1 }, { 3, 2, 0, 1 },
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        begin(&p, "team Able + Auto Rifle");
        put_hostile(&p, "Loner", cases[i].space, 0);
        TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Loner/1", cases[i].die, 1);
        assert_int_equal(hostiles_in_play(&p), !cases[i].hits);     /* Cover 2, Pen 1: a 1 is enough */
        assert_int_equal(p.wf.item[0].flags & ITEM_EMPTY, cases[i].empty);
        end_play(&p);
    }
    struct play p;                                      /* and the Reload number of the same Range */
    begin(&p, "team Able + Odd Rifle");
    put_hostile(&p, "Loner", 1, 0);
    put_hostile(&p, "Nest", 3, 0);
    TAKE(&p, "attack Able/1, Odd Rifle/1, Semi, Loner/1", 4, 1);
    assert_false(p.wf.item[0].flags & ITEM_EMPTY);
    TAKE(&p, "attack Able/1, Odd Rifle/1, Semi, Nest/2", 4, 1);
    assert_true(p.wf.item[0].flags & ITEM_EMPTY);
    end_play(&p);
}

TEST(a_hit_that_defeats_the_cover_kills)
{
    RULE("WF-ATK-18");
    RULE("WF-ATK-33");
    struct play p;
    at_range_0(&p, "Loner");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Loner/1", 2, 8, 9, 5);
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].xp = 0");                 /* its value is 0 */
    assert_false(told(&p, "has Experience: Able/1 0"));
    assert_is(&p, "item[0].flags = 5");                 /* the 2 has emptied it: used and empty */
    end_play(&p);
}

TEST(hit_and_cover_decide_between_a_kill_a_suppress_and_nothing)
{
    RULE("WF-ATK-18");
    RULE("WF-ATK-19");
    RULE("WF-ATK-20");
    RULE("WF-ATK-22");
    RULE("WF-ATK-23");
    RULE("KW-338");
    RULE("KW-339");
    static const struct { uint8_t dice[4], ekia, suppress; } cases[] = {
        { { 6, 6, 3, 1 }, 0, 0 }, { { 7, 3, 3, 1 }, 0, 1 }, { { 6, 6, 3, 2 }, 0, 1 }, { { 7, 3, 3, 2 }, 1, 0 },
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        at_range_0(&p, "Nest");                         /* Cover 3, Pen 1 */
        take_dice(&p, 0, "attack Able/1, Auto Rifle/1, Auto, Nest/1", cases[i].dice, 4);
        assert_counters(&p, 0, cases[i].ekia, cases[i].suppress);
        end_play(&p);
    }
    struct play p;                                      /* the rulebook's second example */
    at_range_0(&p, "Loner");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Loner/1", 4, 4);
    assert_counters(&p, 0, 0, 1);
    assert_is(&p, "item[0].flags = 4");                 /* no Reload */
    end_play(&p);
}

/* ---- several Hostiles on a card ------------------------------------------------------ */

TEST(each_result_is_for_one_hostile_and_the_last_kill_eliminates)
{
    RULE("WF-ATK-24");
    RULE("WF-ATK-25");
    RULE("WF-ATK-30");
    RULE("WF-ATK-31");
    RULE("WF-ATK-32");
    RULE("WF-ATK-34");
    struct play p;
    begin(&p, "team Able + Auto Rifle + Baker + Plain Rifle");
    put_hostile(&p, "Nest", 1, 0);                      /* four of them, worth 4 */
    given(&p, "hostile_discards =\nsoldier[1].xp = 0\nhand[0] = Pep Talk");
    for (unsigned kills = 1; kills <= 3; kills++) {
        given(&p, "soldier[1].actions = 1");
        TAKE(&p, "attack Baker/2, Plain Rifle/2, Semi, Nest/1", 8, 3);
        assert_counters(&p, 0, kills, 0);
        assert_is(&p, "soldier[1].xp = 0");
    }
    TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1", 8, 3);
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "hostile_discards = Nest");
    assert_is(&p, "soldier[0].xp = 4");                 /* who made the final Kill */
    assert_is(&p, "soldier[1].xp = 0");                 /* not who made the others */
    take(&p, "play Able/1, Pep Talk");                  /* costs 2 */
    take(&p, "choose soldier Able/1");
    assert_is(&p, "soldier[0].xp = 2");
    end_play(&p);
}

TEST(the_player_chooses_whom_a_kill_falls_on)
{
    RULE("WF-ATK-26");
    static const struct { const char *choice; unsigned suppress; } cases[] = {
        { "kill active Nest/1", 1 }, { "kill suppressed Nest/1", 0 },
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        at_range_0(&p, "Nest");
        given(&p, "hostile[0].ekia = 1\nhostile[0].suppress = 1");
        TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1", 8, 3);
        assert_question(&p, "whom to kill");
        take(&p, cases[i].choice);
        assert_counters(&p, 0, 2, cases[i].suppress);
        end_play(&p);
    }
    for (unsigned i = 0; i < 2 * GROG_COUNT(cases); i++) {      /* what a card kills, and what Support does */
        struct play p;
        at_range_0(&p, "Nest");
        given(&p, "hand[0] = Far Gun, Far Shells\nhostile[0].ekia = 1\nhostile[0].suppress = 1");
        take(&p, i < 2 ? "play Able/1, Far Gun" : "play Able/1, Far Shells");
        if (i < 2)
            take(&p, "choose hostile Nest/1");
        else
            TAKE(&p, "choose hostile Nest/1", 9, 1, 1, 1, 6);
        assert_question(&p, "whom to kill");
        assert_null(grog_check(p.m, &p.game));
        take(&p, cases[i % 2].choice);
        if (i < 2)
            assert_counters(&p, 0, 2, cases[i].suppress);
        else
            assert_is(&p, "hostile[0].ekia = 2");
        assert_is(&p, "soldier[0].kills = 0");
        end_play(&p);
    }
}

TEST(if_all_others_are_suppressed_a_kill_replaces_a_suppress)
{
    RULE("WF-ATK-27");
    RULE("WF-ATK-28");
    struct play p;
    at_range_0(&p, "Nest");
    given(&p, "hostile[0].ekia = 1\nhostile[0].suppress = 3");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1", 8, 3);
    assert_question(&p, "soldier turn");                /* there is no choice */
    assert_counters(&p, 0, 2, 2);
    end_play(&p);
}

TEST(a_suppress_on_a_card_full_of_counters_has_no_effect)
{
    RULE("WF-ATK-28");
    RULE("WF-ATK-29");
    struct play p;
    at_range_0(&p, "Nest");
    given(&p, "hostile[0].ekia = 2\nhostile[0].suppress = 2");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1", 4, 6);
    assert_counters(&p, 0, 2, 2);
    TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1", 9, 1);
    assert_counters(&p, 0, 2, 2);
    end_play(&p);
}

/* ---- Reloading ------------------------------------------------------------------------ */

TEST(a_low_die_empties_the_weapon_and_the_attack_counts)
{
    RULE("WF-ATK-35");
    RULE("WF-ATK-36");
    struct play p;
    at_range_0(&p, "Chief");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Chief/1", 1, 4, 9, 5);
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].xp = 3");
    assert_is(&p, "item[0].flags = 5");
    assert_is(&p, "item[0].count = 5");
    assert_true(told(&p, "is out of Ammo: Auto Rifle/1"));
    end_play(&p);
}

TEST(an_empty_weapon_needs_an_action_to_reload)
{
    RULE("WF-ATK-37");
    struct play p;
    at_range_0(&p, "Nest");
    assert_refused(&p, "reload Able/1, Auto Rifle/1", "WF-TRN-21");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Nest/1", 2, 8, 9, 5);
    assert_refused(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1", "WF-WPN-33");
    assert_true(offered(&p, "attack Able/1, Bomb/2, Explosion, Nest/1"));   /* others can be used */
    take(&p, "reload Able/1, Auto Rifle/1");
    assert_is(&p, "soldier[0].actions = 0");
    given(&p, "soldier[0].actions = 1");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Nest/1", 8, 5);
    assert_counters(&p, 0, 2, 0);
    end_play(&p);
}

TEST(reload_is_checked_before_modifiers)
{
    RULE("WF-ATK-39");
    struct play p;
    begin(&p, "team Able + Auto Rifle + Sharp + Sharper");
    put_hostile(&p, "Loner", 1, 0);
    TAKE(&p, "attack Able/1, Auto Rifle/1, Semi, Loner/1", 2, 3);       /* +6 */
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "item[0].flags = 5");
    end_play(&p);
}

/* The window is open and the dice lie: could anything better them? */
static bool is_settled(const struct play *p)
{
    for (unsigned i = p->game.depth; i-- > 0; )
        if (p->game.frame[i].proc == PROC_SHOOT)
            return wf_is_settled(p->m, &p->game, &p->game.frame[i]);
    fail_msg("no Attack");
    return false;
}

static bool settles(const char *mode, const char *hostile, const uint8_t *pips, uint32_t n)
{
    struct play p;
    char option[96];
    at_range_0(&p, hostile);
    given(&p, "hand[0] = Roll Again");
    snprintf(option, sizeof option, "attack Able/1, %s, %s/1", mode, hostile);
    take_dice(&p, 0, option, pips, n);
    assert_question(&p, "attack rolled");
    bool settled = is_settled(&p);
    end_play(&p);
    return settled;
}
#define SETTLES(mode, hostile, ...) \
    settles(mode, hostile, (const uint8_t[]){ __VA_ARGS__ }, sizeof((const uint8_t[]){ __VA_ARGS__ }))

TEST(dice_that_kill_all_they_can_are_settled)
{
    RULE("WF-ATK-18");
    assert_true(SETTLES("Auto Rifle/1, Semi", "Nest", 8, 3));
    assert_false(SETTLES("Auto Rifle/1, Semi", "Nest", 8, 1));          /* the Cover holds */
    assert_false(SETTLES("Auto Rifle/1, Semi", "Nest", 4, 3));          /* a miss */
    assert_false(SETTLES("Auto Rifle/1, Auto", "Nest", 8, 9, 1, 3));    /* a Kill, but the Rifle runs out */
    assert_false(SETTLES("Bomb/2, Explosion", "Nest", 8, 8, 8, 2, 6));  /* each die counts, and four are there */
    assert_true(SETTLES("Bomb/2, Explosion", "Nest", 8, 8, 8, 8, 6));
    assert_true(SETTLES("Bomb/2, Explosion", "Loner", 8, 2, 2, 2, 6));  /* one is enough for him */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(an_attack_takes_an_action), IT(a_card_can_waive_the_action_and_nothing_else),
        IT(the_target_is_any_hostile_in_range_of_the_weapon), IT(each_attack_may_use_another_weapon_and_target),
        IT(an_attack_has_one_result_however_many_dice_hit), IT(a_squad_soldier_rolls_one_die_of_each_by_his_own_chart),
        IT(a_squad_soldiers_attack_is_ranged_unless_his_card_says_otherwise),
        IT(a_modifier_is_added_to_every_attack_die_and_not_to_the_cover_die), IT(steady_aim_adds_two_or_upgunned_four),
        IT(several_aims_add_up), IT(steady_aim_is_for_ones_own_ranged_attacks), IT(the_mode_says_how_many_dice),
        IT(attack_dice_have_ten_sides_and_the_one_cover_die_six), IT(cover_is_defeated_by_as_much_or_more),
        IT(a_die_hits_with_the_hit_number_for_the_range), IT(a_hit_that_defeats_the_cover_kills),
        IT(hit_and_cover_decide_between_a_kill_a_suppress_and_nothing),
        IT(each_result_is_for_one_hostile_and_the_last_kill_eliminates), IT(the_player_chooses_whom_a_kill_falls_on),
        IT(if_all_others_are_suppressed_a_kill_replaces_a_suppress),
        IT(a_suppress_on_a_card_full_of_counters_has_no_effect), IT(a_low_die_empties_the_weapon_and_the_attack_counts),
        IT(an_empty_weapon_needs_an_action_to_reload), IT(reload_is_checked_before_modifiers),
        IT(dice_that_kill_all_they_can_are_settled),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
