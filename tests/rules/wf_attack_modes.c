/* SPDX-License-Identifier: MIT */
/* wf_attack_modes.c -- Explosion and Spray, Suppressed Weapons, Thrown Attacks, and what else is printed on
 * Weapons: each test would fail without its rule. */
#include "mission.h"
#include "warfighter/attack.h"

static void assert_counters(const struct play *p, unsigned slot, unsigned ekia, unsigned suppress)
{
    assert_int_equal(p->wf.hostile[slot].ekia, ekia);
    assert_int_equal(p->wf.hostile[slot].suppress, suppress);
}

/* Able with this, and a Hostile in his Location. */
static void with(struct play *p, const char *gear, const char *hostile)
{
    char setup[128];
    snprintf(setup, sizeof setup, "team Able + %s", gear);
    begin(p, setup);
    put_hostile(p, hostile, 1, 0);
}

/* ---- Explosion and Spray ----------------------------------------------------- */

TEST(each_die_of_an_explosion_has_its_own_result)
{
    RULE("WF-ATK-40");
    RULE("WF-ATK-41");
    RULE("WF-ATK-42");
    RULE("KW-148");
    struct play p;
    with(&p, "Bomb x2", "Nest");                        /* four of them: the rulebook's first Grenade */
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Nest/1", 2, 7, 6, 9, 5);
    assert_counters(&p, 0, 2, 2);
    end_play(&p);
}

TEST(what_an_explosion_has_too_much_of_is_lost)
{
    RULE("WF-ATK-42b");
    RULE("WF-ATK-43");
    struct play p;
    with(&p, "Bomb x4", "Pair");                        /* two of them: the second Grenade */
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Pair/1", 2, 10, 7, 9, 1);
    assert_counters(&p, 0, 0, 2);
    assert_counters(&p, 1, 0, 0);                       /* the third is not for others */
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Pair/1", 7, 7, 7, 7, 6);
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_counters(&p, 1, 0, 0);
    end_play(&p);
}

TEST(each_die_of_a_spray_has_its_own_result)
{
    RULE("WF-ATK-40");
    RULE("WF-ATK-41");
    RULE("WF-ATK-42");
    RULE("KW-147");
    static const struct { uint8_t dice[4], ekia, suppress; } cases[] = {
        { { 7, 8, 6, 3 }, 2, 1 }, { { 7, 8, 6, 2 }, 0, 2 }, { { 6, 5, 4, 3 }, 0, 3 }, { { 6, 5, 4, 2 }, 0, 0 },
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        with(&p, "Sprayer", "Nest");
        take_dice(&p, 0, "attack Able/1, Sprayer/1, Spray, Nest/1", cases[i].dice, 4);
        assert_counters(&p, 0, cases[i].ekia, cases[i].suppress);
        end_play(&p);
    }
    struct play p;                                      /* its Semi Mode is an Attack like others */
    with(&p, "Sprayer", "Nest");
    TAKE(&p, "attack Able/1, Sprayer/1, Semi, Nest/1", 8, 3);
    assert_counters(&p, 0, 1, 0);
    end_play(&p);
}

TEST(of_an_explosion_kills_come_first_and_each_is_placed_by_the_player)
{
    RULE("WF-ATK-43");
    RULE("WF-ATK-26");
    struct play p;
    with(&p, "Bomb x2", "Nest");
    given(&p, "hostile[0].suppress = 2");
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Nest/1", 7, 7, 3, 3, 6);    /* two Kills, two Suppresses */
    assert_question(&p, "whom to kill");
    assert_counters(&p, 0, 0, 2);                       /* no Suppress before */
    take(&p, "kill suppressed Nest/1");
    assert_counters(&p, 0, 1, 1);
    take(&p, "kill active Nest/1");
    assert_counters(&p, 0, 2, 2);                       /* one was free for a Suppress, the other is lost */
    end_play(&p);
}

/* ---- Suppressed Weapons --------------------------------------------------------- */

TEST(a_kill_with_a_suppressed_weapon_also_suppresses)
{
    RULE("WF-ATK-44");
    RULE("KW-143");
    struct play p;
    with(&p, "Hush Gun", "Lurkers");                    /* three of them */
    given(&p, "hostile[0].ekia = 1");
    TAKE(&p, "attack Able/1, Hush Gun/1, Semi, Lurkers/1", 7, 2);
    assert_counters(&p, 0, 2, 1);
    end_play(&p);
    with(&p, "Hush Gun", "Nest");                       /* and so does each of a Spray */
    TAKE(&p, "attack Able/1, Hush Gun/1, Spray, Nest/1", 7, 3, 3, 3);
    assert_counters(&p, 0, 1, 3);                       /* two misses, and one for the Kill */
    end_play(&p);
    with(&p, "Hush Gun", "Nest");
    TAKE(&p, "attack Able/1, Hush Gun/1, Spray, Nest/1", 7, 7, 7, 3);
    assert_counters(&p, 0, 3, 1);
    end_play(&p);
    with(&p, "Hush Gun", "Pair");                       /* nobody is left for it */
    given(&p, "hostile[0].suppress = 1\nhostile[0].ekia = 0");
    TAKE(&p, "attack Able/1, Hush Gun/1, Semi, Pair/1", 7, 3);
    take(&p, "kill active Pair/1");
    assert_counters(&p, 0, 1, 1);
    end_play(&p);
}

TEST(without_a_kill_a_suppressed_weapon_does_no_more_than_others)
{
    RULE("WF-ATK-45");
    static const struct { uint8_t dice[2], suppress; } cases[] = { { { 7, 1 }, 1 }, { { 6, 2 }, 1 }, { { 6, 1 }, 0 } };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        with(&p, "Hush Gun", "Lurkers");
        take_dice(&p, 0, "attack Able/1, Hush Gun/1, Semi, Lurkers/1", cases[i].dice, 2);
        assert_counters(&p, 0, 0, cases[i].suppress);
        end_play(&p);
    }
    struct play p;                                      /* and a Kill with a plain one Kills only */
    with(&p, "Plain Rifle", "Lurkers");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Lurkers/1", 7, 2);
    assert_counters(&p, 0, 1, 0);
    end_play(&p);
}

/* ---- Thrown Attacks ---------------------------------------------------------------- */

TEST(a_thrown_attack_has_range_0_only)
{
    RULE("WF-ATK-47");
    RULE("KW-124");
    struct play p;
    with(&p, "Hatchet", "Nest");
    put_hostile(&p, "Pair", 2, 0);
    assert_true(offered(&p, "attack Able/1, Hatchet/1, Semi, Pair/2"));
    assert_true(offered(&p, "attack Able/1, Hatchet/1, Thrown, Nest/1"));
    assert_refused(&p, "attack Able/1, Hatchet/1, Thrown, Pair/2", "WF-ATK-02");
    end_play(&p);
}

TEST(squad_soldiers_who_throw_reach_their_own_location_only)
{
    RULE("WF-ATK-47");
    struct play p;
    begin(&p, "team Able + Stone Throwers");            /* whatever their chart says */
    put_hostile(&p, "Nest", 1, 0);
    put_hostile(&p, "Pair", 2, 0);
    assert_refused(&p, "fight Stone Throwers/2, Pair/2", "WF-ATK-02");
    struct grog_frame far = { .proc = PROC_SHOOT, .actor = soldier_ref(&p.wf, 1), .target = hostile_ref(&p.wf, 1) };
    assert_null(wf_chart(p.m, &p.wf, &far));            /* nor by a card that lets them Attack */
    take(&p, "fight Stone Throwers/2, Nest/1");
    end_play(&p);
}

TEST(a_grenade_is_thrown_and_reaches_its_own_location_only)
{
    RULE("WF-ATK-47");
    RULE("KW-124");
    RULE("WF-WPN-03");
    struct play p;
    with(&p, "Pineapple x2", "Nest");                   /* whatever its chart says */
    put_hostile(&p, "Pair", 2, 0);
    assert_refused(&p, "attack Able/1, Pineapple/1, Explosion, Pair/2", "WF-ATK-02");
    TAKE(&p, "attack Able/1, Pineapple/1, Explosion, Nest/1", 2, 7, 6, 9, 5);
    assert_counters(&p, 0, 2, 2);                       /* each die of its Mode counts */
    end_play(&p);
}

TEST(a_grenade_is_used_up_and_does_not_lie_with_its_target)
{
    RULE("WF-ATK-48");
    RULE("KW-124");
    struct play p;
    with(&p, "Pineapple x2", "Nest");
    TAKE(&p, "attack Able/1, Pineapple/1, Explosion, Nest/1", 1, 1, 1, 1, 1);
    assert_is(&p, "item[0].count = 1");
    assert_true(offered(&p, "attack Able/1, Pineapple/1, Explosion, Nest/1"));
    end_play(&p);
}

TEST(the_same_weapon_makes_attacks_of_three_types)
{
    RULE("WF-ACD-19b");
    RULE("WF-PMT-07");
    RULE("KW-123");
    static const struct { const char *attack; bool aims, throws; } cases[] = {
        { "attack Able/1, Javelin/1, Semi, Nest/1", true, false },
        { "attack Able/1, Javelin/1, Thrown, Nest/1", false, true },
        { "attack Able/1, Javelin/1, Strong, Nest/1", false, false },
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        with(&p, "Javelin", "Nest");
        p.wf.soldier[0].engaged = hostile_ref(&p.wf, 0);
        given(&p, "hand[0] = Aim, Overarm");
        if (cases[i].aims || cases[i].throws)
            take(&p, cases[i].attack);
        else
            TAKE(&p, cases[i].attack, 1, 1);            /* nobody is asked */
        assert_int_equal(offered(&p, "play Able/1, Aim"), cases[i].aims);
        assert_int_equal(offered(&p, "play Able/1, Overarm"), cases[i].throws);
        end_play(&p);
    }
}

TEST(what_was_thrown_cannot_be_used_until_its_target_is_eliminated)
{
    RULE("WF-ATK-48");
    RULE("KW-124");
    static const uint8_t dice[][2] = { { 1, 1 }, { 8, 1 }, { 8, 6 } };      /* whatever comes of it */
    for (unsigned i = 0; i < GROG_COUNT(dice); i++) {
        struct play p;
        with(&p, "Knife + Plain Rifle", "Pair");
        put_hostile(&p, "Loner", 1, 0);
        take_dice(&p, 0, "attack Able/1, Knife/1, Thrown, Pair/1", dice[i], 2);
        assert_refused(&p, "attack Able/1, Knife/1, Thrown, Pair/1", "WF-ATK-48");
        assert_refused(&p, "attack Able/1, Knife/1, Semi, Loner/2", "WF-ATK-48");
        TAKE(&p, "attack Able/1, Plain Rifle/2, Semi, Loner/2", 8, 6);
        given(&p, "soldier[0].actions = 2");
        assert_refused(&p, "attack Able/1, Knife/1, Semi, Pair/1", "WF-ATK-48");    /* that was another */
        given(&p, "hostile[0].ekia = 1\nhostile[0].suppress = 0");
        put_hostile(&p, "Nest", 1, 0);
        TAKE(&p, "attack Able/1, Plain Rifle/2, Semi, Pair/1", 8, 6);
        assert_true(offered(&p, "attack Able/1, Knife/1, Semi, Nest/2"));
        end_play(&p);
    }
    struct play p;                                      /* it is nobody else's, in the next Turn either */
    begin(&p, "team Able + Knife + Baker");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Knife/1, Thrown, Nest/1", 1, 1);
    given(&p, "item[0].flags = 0");
    assert_refused(&p, "pass Able/1, Knife/1, Baker/2", "WF-ATK-48");
    assert_refused(&p, "drop Able/1, Knife/1", "WF-ATK-48");
    assert_refused(&p, "discard gear Able/1, Knife/1", "WF-ATK-48");
    end_play(&p);
}

TEST(a_throw_that_eliminates_gives_the_weapon_back_at_once)
{
    RULE("WF-ATK-48");
    struct play p;
    with(&p, "Knife", "Loner");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Knife/1, Thrown, Loner/1", 8, 6);
    assert_true(told(&p, "is taken up again: Knife/1"));
    assert_true(offered(&p, "attack Able/1, Knife/1, Thrown, Nest/2"));
    end_play(&p);
}

TEST(a_target_that_is_gone_before_the_dice_lie_keeps_no_weapon)
{
    RULE("WF-ATK-48");
    struct play p;
    with(&p, "Knife", "Loner");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "hand[0] = Snap Gun");                    /* a Kill when an Attack is declared */
    take(&p, "attack Able/1, Knife/1, Thrown, Loner/1");
    take(&p, "play Able/1, Snap Gun");
    take(&p, "choose hostile Loner/1");             /* and nothing is rolled */
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_true(offered(&p, "attack Able/1, Knife/1, Thrown, Nest/2"));
    end_play(&p);
}

TEST(who_has_gone_does_not_get_back_what_he_threw)
{
    RULE("WF-ATK-48");
    struct play p;
    with(&p, "Knife + Plain Rifle", "Loner");
    put_location(&p, "Field");
    put_hostile(&p, "Nest", 2, 0);
    TAKE(&p, "attack Able/1, Knife/1, Thrown, Loner/1", 1, 1);
    take(&p, "move Able/1, Field/3");
    given(&p, "soldier[0].actions = 1");
    TAKE(&p, "attack Able/1, Plain Rifle/2, Semi, Loner/1", 9, 6);
    assert_int_equal(hostiles_in_play(&p), 1);
    given(&p, "soldier[0].actions = 1");
    assert_refused(&p, "attack Able/1, Knife/1, Semi, Nest/2", "WF-ATK-48");
    end_play(&p);
}

TEST(what_was_thrown_at_an_objectives_target_comes_back_when_that_is_destroyed)
{
    RULE("WF-ATK-48");
    struct play p;
    begin(&p, "objective Cellar, team Able + Knife");
    put_hostile(&p, "Nest", 6, 0);
    p.wf.active = 1;
    p.wf.location[1].flags = 0;
    p.wf.soldier[0].place = 6;
    p.wf.hostile[0].hits = 2;
    TAKE(&p, "attack Able/1, Knife/1, Thrown, Dump/1", 8, 6);
    assert_true(told(&p, "is destroyed, left: Dump 0"));
    assert_true(offered(&p, "attack Able/1, Knife/1, Thrown, Nest/2"));
    end_play(&p);
}

TEST(other_modes_of_a_weapon_that_can_be_thrown_leave_it_in_hand)
{
    RULE("WF-ATK-48");
    struct play p;
    with(&p, "Knife", "Nest");
    TAKE(&p, "attack Able/1, Knife/1, Semi, Nest/1", 1, 1);
    assert_true(offered(&p, "attack Able/1, Knife/1, Thrown, Nest/1"));
    end_play(&p);
}

/* ---- further words on Weapons ---------------------------------------------------------- */

TEST(a_single_shot_weapon_attacks_once_a_turn)
{
    RULE("KW-145");
    struct play p;
    with(&p, "Tube + Plain Rifle", "Nest");
    TAKE(&p, "attack Able/1, Tube/1, Explosion, Nest/1", 1, 1, 1, 1);
    assert_refused(&p, "attack Able/1, Tube/1, Explosion, Nest/1", "WF-WPN-21");
    assert_true(offered(&p, "attack Able/1, Plain Rifle/2, Semi, Nest/1"));
    given(&p, "hostile[0].suppress = 4");               /* it does not Attack */
    end_turn(&p);
    assert_true(offered(&p, "attack Able/1, Tube/1, Explosion, Nest/1"));
    end_play(&p);
}

TEST(an_expended_weapon_is_used_up_one_by_one)
{
    RULE("KW-146");
    struct play p;
    with(&p, "Bomb x2 + Plain Rifle", "Nest");
    assert_is(&p, "item[0].count = 2");
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Nest/1", 1, 1, 1, 1, 1);    /* no Reload: 1 is no matter */
    assert_is(&p, "item[0].count = 1");
    assert_is(&p, "item[0].flags = 0");                     /* the one that was used is gone */
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Nest/1", 1, 1, 1, 1, 1);
    given(&p, "soldier[0].actions = 2");
    assert_false(offered(&p, "attack Able/1, Bomb/1, Explosion, Nest/1"));
    assert_is(&p, "out = Bomb");
    end_play(&p);
}

TEST(a_further_bolt_attack_takes_a_discard)
{
    RULE("KW-130");
    struct play p;
    with(&p, "Bolt Rifle", "Nest");
    TAKE(&p, "attack Able/1, Bolt Rifle/1, Bolt, Nest/1", 3, 1);            /* the first is free */
    assert_refused(&p, "attack Able/1, Bolt Rifle/1, Bolt, Nest/1", "WF-WPN-17");
    given(&p, "hand[0] = Duck");
    TAKE(&p, "attack Able/1, Bolt Rifle/1, Bolt, Nest/1", 3, 1);
    assert_is(&p, "hand[0] =");
    end_play(&p);
}

TEST(ammo_is_of_a_type_and_a_number)
{
    RULE("KW-157");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Sprayer + Baker + Plain Rifle");
    assert_is(&p, "item[0].count = 5");
    assert_is(&p, "item[1].count = 4");
    assert_true(offered(&p, "take ammo Baker/2, Plain Rifle/1, Plain Rifle/3"));
    assert_false(offered(&p, "take ammo Baker/2, Sprayer/2, Plain Rifle/3"));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(each_die_of_an_explosion_has_its_own_result), IT(what_an_explosion_has_too_much_of_is_lost),
        IT(each_die_of_a_spray_has_its_own_result),
        IT(of_an_explosion_kills_come_first_and_each_is_placed_by_the_player),
        IT(a_kill_with_a_suppressed_weapon_also_suppresses),
        IT(without_a_kill_a_suppressed_weapon_does_no_more_than_others), IT(a_thrown_attack_has_range_0_only),
        IT(squad_soldiers_who_throw_reach_their_own_location_only),
        IT(a_grenade_is_thrown_and_reaches_its_own_location_only),
        IT(a_grenade_is_used_up_and_does_not_lie_with_its_target), IT(the_same_weapon_makes_attacks_of_three_types),
        IT(what_was_thrown_cannot_be_used_until_its_target_is_eliminated),
        IT(a_throw_that_eliminates_gives_the_weapon_back_at_once),
        IT(a_target_that_is_gone_before_the_dice_lie_keeps_no_weapon), IT(who_has_gone_does_not_get_back_what_he_threw),
        IT(what_was_thrown_at_an_objectives_target_comes_back_when_that_is_destroyed),
        IT(other_modes_of_a_weapon_that_can_be_thrown_leave_it_in_hand), IT(a_single_shot_weapon_attacks_once_a_turn),
        IT(an_expended_weapon_is_used_up_one_by_one), IT(a_further_bolt_attack_takes_a_discard),
        IT(ammo_is_of_a_type_and_a_number),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
