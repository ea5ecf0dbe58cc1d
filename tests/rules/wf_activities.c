/* SPDX-License-Identifier: MIT */
/* wf_activities.c -- Activate the Objective Card, Example of a Soldier Turn, and the opening of Soldier Attacks:
 * each test would fail without its rule. */
#include "mission.h"

/* ---- Activate the Objective ------------------------------------------------------------- */

TEST(any_soldier_beside_the_objective_activates_it)
{
    RULE("WF-TRN-29");
    RULE("WF-TRN-30");
    RULE("WF-TRN-31");
    struct play p;
    begin(&p, "team Able + Carl + Squad");
    for (unsigned i = 2; i < 6; i++)
        put_location(&p, "Field");
    given(&p, "soldier[0].place = 4\nsoldier[1].place = 4\nsoldier[2].place = 4");
    assert_refused(&p, "activate Able/1", "WF-OBJ-02");
    assert_refused(&p, "activate Carl/2", "WF-OBJ-02");
    assert_refused(&p, "activate Squad/3", "WF-OBJ-02");
    given(&p, "soldier[0].place = 5\nsoldier[1].place = 5\nsoldier[2].place = 5");     /* the Objective is on 6 */
    assert_true(offered(&p, "activate Able/1"));
    assert_true(offered(&p, "activate Carl/2"));
    given(&p, "soldier[2].actions = 0\nsoldier[2].suppress = 1\nhand[0] = Aim\nsoldier[0].xp = 1");
    assert_is(&p, "location[1].flags = 1");
    stack(&p, ZONE_HOSTILES, "Loner, Pair, Pair, Pair");
    take(&p, "activate Squad/3");
    assert_is(&p, "location[1].flags = 0");                 /* the Inactive counter */
    given(&p, "played = 0");
    assert_refused(&p, "activate Squad/3", "WF-TRN-31");    /* once is enough */
    assert_int_equal(hostiles_in_play(&p), 3);              /* Post, 36 points: 2 */
    for (unsigned i = 0; i < 3; i++)
        assert_int_equal(p.wf.hostile[i].place, 6);
    assert_is(&p, "hand[0] = Aim");
    assert_is(&p, "soldier[0].xp = 1");
    assert_is(&p, "soldier[0].actions = 2");
    assert_false(offered(&p, "activate Able/1"));
    end_play(&p);
}

TEST(nothing_enters_an_objective_that_is_not_active)
{
    RULE("WF-TRN-32");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Squad");
    for (unsigned i = 2; i < 6; i++)
        put_location(&p, "Field");
    put_hostile(&p, "Loner", 6, 0);
    given(&p, "soldier[0].place = 5\nsoldier[1].place = 5\nhand[0] = Aim");
    assert_refused(&p, "move Able/1, Post/2", "WF-TRN-32");
    assert_refused(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/1", "WF-TRN-32");
    assert_refused(&p, "fight Squad/2, Loner/1", "WF-TRN-32");
    stack(&p, ZONE_HOSTILES, "Lurkers");
    take(&p, "activate Able/1");
    assert_true(offered(&p, "move Able/1, Post/2"));
    assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/1"));
    assert_true(offered(&p, "fight Squad/2, Loner/1"));
    end_play(&p);
}

/* ---- the example of a Soldier Turn ---------------------------------------------------------- */

TEST(a_turn_of_two_soldiers)
{
    RULE("WF-TRN-34");
    RULE("WF-TRN-11");
    struct play p;
    begin(&p, "team Baker + Plain Rifle + Nell");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "item[1].count = 3\nhand[0] = Stream");
    stack(&p, ZONE_ACTIONS, "Aim, Aim, Aim");
    stack(&p, ZONE_HOSTILES, "Chief");
    take(&p, "discard and draw Baker/1");
    take(&p, "draw Baker/1");
    assert_is(&p, "hand[0] = Aim, Aim, Aim, Stream");
    assert_is(&p, "soldier[0].actions = 1");
    TAKE(&p, "attack Nell/2, Auto Rifle/2, Semi, Nest/1", 7, 2);
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "soldier[1].actions = 1");
    take(&p, "take ammo Nell/2, Plain Rifle/1, Auto Rifle/2");
    assert_is(&p, "item[1].count = 4");
    take(&p, "play location Baker/1, Stream");              /* 29 points: 3 */
    assert_int_equal(hostiles_in_play(&p), 2);
    assert_is(&p, "soldier[0].actions = 1");
    assert_is(&p, "soldier[1].actions = 1");
    take(&p, "move Nell/2, Stream/3");
    take(&p, "discard Baker/1, Aim");
    assert_is(&p, "soldier[1].actions = 0");
    take(&p, "move Baker/1, Stream/3");
    take(&p, "discard Baker/1, Aim");
    assert_is(&p, "soldier[0].actions = 0");
    assert_is(&p, "soldier[0].place = 2");
    assert_is(&p, "soldier[1].place = 2");
    assert_is(&p, "hand[0] = Aim");
    end_play(&p);
}

/* ---- Soldier Attacks, its opening ------------------------------------------------------------ */

TEST(whatever_is_in_range_can_be_attacked_with_any_weapon)
{
    RULE("WF-TRN-35");
    RULE("WF-TRN-36");
    RULE("WF-TRN-37");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Blue Pistol");
    for (unsigned i = 1; i <= 4; i++)
        put_hostile(&p, "Pair", i, 0);
    given(&p, "soldier[0].actions = 4");
    assert_refused(&p, "attack Able/1, Plain Rifle/1, Semi, Pair/4", "WF-ATK-02");      /* Range 3 */
    assert_refused(&p, "attack Able/1, Blue Pistol/2, Semi, Pair/2", "WF-ATK-02");
    assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Pair/3"));
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Pair/3", 9, 3);
    assert_is(&p, "hostile[2].ekia = 1");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Pair/1", 7, 3);       /* the same Weapon, a different Hostile */
    assert_is(&p, "hostile[0].ekia = 1");
    TAKE(&p, "attack Able/1, Blue Pistol/2, Semi, Pair/1", 2, 3);       /* a different Weapon, the same Hostile */
    assert_is(&p, "hostile[0].suppress = 1");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Pair/2", 8, 3);
    assert_is(&p, "hostile[1].ekia = 1");
    assert_is(&p, "soldier[0].actions = 0");
    end_play(&p);
}

TEST(an_attack_has_one_result_however_many_dice)
{
    RULE("WF-TRN-38");
    struct play p;
    begin(&p, "team Able + Auto Rifle");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Nest/1", 10, 9, 8, 6);
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "hostile[0].suppress = 0");
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Nest/1", 10, 9, 8, 1);
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(any_soldier_beside_the_objective_activates_it), IT(nothing_enters_an_objective_that_is_not_active),
        IT(a_turn_of_two_soldiers), IT(whatever_is_in_range_can_be_attacked_with_any_weapon),
        IT(an_attack_has_one_result_however_many_dice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
