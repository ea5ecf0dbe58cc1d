/* SPDX-License-Identifier: MIT */
/* wf_jtac.c -- JTAC Mission: Designators, Platforms, Guidance Points and the one Attack; each test would fail without
 * its rule. */
#include "mission.h"
#include "warfighter/deal.h"
#include "warfighter/gear.h"

#include <stdio.h>

#define SPOTTERS "Able + Pointer + Plain Rifle + Bomb x2"

/* This team one step before the Objective in space 3, which is active; its target is hostile[0]. */
static void before(struct play *p, const char *objective, const char *team)
{
    char setup[300];
    snprintf(setup, sizeof setup, "mission Short Drill, objective %s, team %s", objective, team);
    begin(p, setup);
    put_location(p, "Field");
    EACH_SOLDIER(&p->wf, i)
        p->wf.soldier[i].place = 2;
    p->wf.active = 1;
    p->wf.location[1].flags = 0;
}

/* Able has guided the Drone, which has so many points. */
static void guided(struct play *p, const char *objective, const char *team, unsigned points)
{
    before(p, objective, team);
    p->wf.beside[0].by = 1;
    p->wf.beside[0].count = (uint8_t)points;
}

static int in_objective(const struct play *p)
{
    int n = 0;
    EACH_HOSTILE(&p->wf, i)
        n += p->wf.hostile[i].place == p->wf.objective && !wf_is_target(p->m, &p->wf.hostile[i]);
    return n;
}

/* ---- what is needed ----------------------------------------------------------------- */

TEST(only_a_platform_destroys_what_says_so)
{
    RULE("WF-JTC-01");
    RULE("KW-102");
    struct play p;
    before(&p, "Dugout", SPOTTERS " + Drone");
    assert_refused(&p, "attack Able/1, Plain Rifle/2, Semi, Strongroom/1", "WF-JTC-01");
    given(&p, "soldier[0].place = 3");
    assert_refused(&p, "attack Able/1, Bomb/3, Explosion, Strongroom/1", "WF-JTC-01");
    given(&p, "hand[0] = Far Shells");
    assert_false(offered(&p, "play Able/1, Far Shells"));
    end_play(&p);
    before(&p, "Mast Hill", "Able + Plain Rifle + Drone");
    assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Mast/1"));
    end_play(&p);
}

TEST(a_designator_is_gear_and_is_needed)
{
    RULE("WF-JTC-02");
    struct play p;
    before(&p, "Mast Hill", "Able + Plain Rifle + Drone");
    assert_false(offered(&p, "guide Able/1, Plain Rifle/1, Drone/1"));
    assert_refused(&p, "call in Able/1, Drone/1", "WF-JTC-02");
    end_play(&p);
    before(&p, "Mast Hill", "Able + Plain Rifle + Pointer + Baker + Drone");
    assert_int_equal(wf_load(p.m, &p.wf, 0), 6);
    assert_int_equal(wf_points_of(p.m, &p.wf), 20 + 2 + 3 + 15 + 6);
    assert_true(offered(&p, "pass Able/1, Pointer/2, Baker/2"));
    take(&p, "pass Able/1, Pointer/2, Baker/2");
    assert_false(offered(&p, "guide Able/1, Pointer/2, Drone/1"));
    assert_true(offered(&p, "guide Baker/2, Pointer/2, Drone/1"));
    end_play(&p);
    before(&p, "Mast Hill", SPOTTERS " + Baker + Drone");
    given(&p, "soldier[1].xp = 0");
    TAKE(&p, "guide Able/1, Pointer/1, Drone/1", 8);
    take(&p, "discard gear Able/1, Pointer/1");
    take(&p, "pass Able/1, Bomb/3, Baker/2");           /* one of two: it has the place where the Pointer was */
    assert_is(&p, "item[0].card = Bomb");
    assert_refused(&p, "call in Baker/2, Drone/1", "WF-JTC-02");
    end_play(&p);
}

TEST(a_platform_is_bought_and_nobody_carries_it)
{
    RULE("WF-JTC-03");
    struct play p;
    before(&p, "Mast Hill", "Able + Drone + Pointer + Carl");
    assert_is(&p, "beside[0].card = Drone");
    assert_int_equal(wf_load(p.m, &p.wf, 0), 2);
    assert_int_equal(p.wf.points, 20 + 3 + 10 + 6);
    end_play(&p);
    assert_unfit("mission Light Drill, team Able + Baker + Drone + Bomber + Gast", "WF-BUY-05");
    before(&p, "Depot", "Able + Carl + Drone");         /* behind a Soldier who is not equipped, too */
    end_play(&p);
}

TEST(both_are_bought_for_an_objective_of_platforms_alone)
{
    RULE("WF-JTC-05");
    struct play p;
    assert_unfit("mission Short Drill, objective Dugout, team Able + Pointer", "WF-JTC-05");
    assert_unfit("mission Short Drill, objective Dugout, team Able + Drone", "WF-JTC-05");
    before(&p, "Dugout", "Able + Pointer + Drone");
    end_play(&p);
    before(&p, "Dugout", "Able + Spotter + Drone");     /* printed */
    end_play(&p);
    before(&p, "Mast Hill", "Able + Plain Rifle");      /* any Attack will do */
    end_play(&p);
}

/* The Objective that a Platform is for lies in space 2, the last one in space 5. */
TEST(an_objective_before_the_last_is_asked_for_both_too)
{
    RULE("WF-JTC-05");
    RULE("WF-JTC-20");
    struct play p;
    assert_unfit("mission Two Drill, team Able + Pointer", "WF-JTC-05");
    begin(&p, "mission Two Drill, team Able + Pointer + Drone");
    end_play(&p);
    assert_unfit("mission Two Masts, team Able + Pointer + Drone", "WF-JTC-20");        /* one Attack in all */
}

TEST(the_attack_is_on_the_objective_that_has_the_target)
{
    RULE("WF-JTC-07");
    RULE("WF-JTC-12");
    RULE("WF-JTC-16");
    RULE("WF-JTC-19");
    struct play p;
    begin(&p, "mission Two Drill, team Able + Pointer + Baker + Gast + Drone");
    given(&p, "soldier[1].xp = 0");
    take(&p, "activate Able/1");
    unsigned room = HOSTILES;
    EACH_HOSTILE(&p.wf, i)
        if (p.wf.hostile[i].thing.card == card("Strongroom"))
            room = i;
    assert_int_equal(p.wf.hostile[room].place, 2);
    assert_is(&p, "active = 0");                        /* the last Objective is not */
    put_location(&p, "Field");
    put_location(&p, "Field");
    given(&p, "soldier[0].place = 4");
    assert_refused(&p, "guide Able/1, Pointer/1, Drone/1", "WF-JTC-07");        /* beside the last */
    given(&p, "soldier[0].place = 1\nsoldier[0].actions = 2");
    TAKE(&p, "guide Able/1, Pointer/1, Drone/1", 6);
    given(&p, "soldier[2].place = 4\nbeside[0].count = 4");
    unsigned there = put_hostile(&p, "Pair", 2, 0), far = put_hostile(&p, "Pair", 4, 0);
    given(&p, "soldier[0].place = 3\nsoldier[1].place = 2");
    TAKE(&p, "call in Able/1, Drone/1", 6, 1, 4, 3);    /* 1 Damage; Able is safe, Baker not; Gast is far enough */
    assert_true(told(&p, "suffers Damage, at a bonus of: Dugout, 1 1"));
    assert_false(p.wf.hostile[there].thing.live);
    assert_true(p.wf.hostile[far].thing.live);
    assert_is(&p, "soldier[0].fate = 0");
    assert_is(&p, "soldier[1].fate = 1");
    assert_is(&p, "soldier[2].fate = 0");
    end_play(&p);
}

/* ---- Guidance Points ---------------------------------------------------------------- */

TEST(an_action_and_a_die_give_guidance_points)
{
    RULE("WF-JTC-08");
    RULE("WF-JTC-04");
    RULE("KW-112");
    RULE("KW-346");
    struct play p;
    before(&p, "Dugout", SPOTTERS " + Drone");
    TAKE(&p, "guide Able/1, Pointer/1, Drone/1", 6);
    assert_is(&p, "beside[0].count = 1");
    assert_is(&p, "soldier[0].actions = 1");
    TAKE(&p, "guide Able/1, Pointer/1, Drone/1", 4);
    assert_is(&p, "beside[0].count = 1");
    assert_refused(&p, "guide Able/1, Pointer/1, Drone/1", "WF-TRN-02");
    given(&p, "soldier[0].actions = 2\nsoldier[0].suppress = 1");
    assert_refused(&p, "guide Able/1, Pointer/1, Drone/1", "WF-TRN-14");
    end_play(&p);
    before(&p, "Mast Hill", "Baker + Weak Pointer + Steady Hand + Drone");
    given(&p, "soldier[0].xp = 0");
    TAKE(&p, "guide Baker/1, Weak Pointer/1, Drone/1", 6);      /* 2 of the card, 1 of the Skill: 9 */
    assert_is(&p, "beside[0].count = 1");
    given(&p, "soldier[0].flags = 4");
    TAKE(&p, "guide Baker/1, Weak Pointer/1, Drone/1", 6);      /* he has Moved: 7 */
    assert_is(&p, "beside[0].count = 1");
    end_play(&p);
}

TEST(a_designator_of_another_nation_guides_nothing)
{
    RULE("WF-SET-71");
    struct play p;
    before(&p, "Mast Hill", "Baker + Weak Pointer + Gast + Drone");
    assert_true(offered(&p, "guide Baker/1, Weak Pointer/1, Drone/1"));
    p.wf.item[0].holder = 2;                            /* Gast has it, and it bears a flag */
    assert_refused(&p, "guide Gast/2, Weak Pointer/1, Drone/1", "WF-SET-71");
    end_play(&p);
}

TEST(experience_is_added_when_the_die_lies)
{
    RULE("WF-JTC-08b");
    struct play p;
    before(&p, "Dugout", SPOTTERS " + Drone");
    given(&p, "soldier[0].xp = 5");
    TAKE(&p, "guide Able/1, Pointer/1, Drone/1", 6);
    assert_question(&p, "add to the roll");
    take(&p, "add experience");
    take(&p, "add experience");                         /* two at most */
    assert_question(&p, "soldier turn");
    assert_is(&p, "beside[0].count = 2");
    assert_is(&p, "soldier[0].xp = 3");
    TAKE(&p, "guide Able/1, Pointer/1, Drone/1", 6);
    take(&p, "do not");
    assert_is(&p, "beside[0].count = 3");
    assert_is(&p, "soldier[0].xp = 3");
    end_play(&p);
}

TEST(guidance_points_add_up_and_stay)
{
    RULE("WF-JTC-08c");
    RULE("WF-JTC-09");
    struct play p;
    before(&p, "Dugout", "Able + Pointer + Plain Rifle + Baker + Drone");
    given(&p, "beside[0].count = 2\nbeside[0].by = 1\nsoldier[1].xp = 0\nlocations =\nactions =");
    end_turn(&p);
    assert_is(&p, "beside[0].count = 2");
    TAKE(&p, "guide Able/1, Pointer/1, Drone/1", 8);
    assert_is(&p, "beside[0].count = 4");
    take(&p, "move Able/1, Short Drill/1");                   /* out of Range */
    take(&p, "drop Able/1, Pointer/1");
    assert_is(&p, "beside[0].count = 4");
    assert_refused(&p, "call in Able/1, Drone/1", "WF-JTC-02");
    end_play(&p);
}

TEST(they_are_for_one_platform)
{
    RULE("WF-JTC-10");
    struct play p;
    before(&p, "Dugout", SPOTTERS " + Drone + Bomber");
    TAKE(&p, "guide Able/1, Pointer/1, Bomber/2", 8);
    assert_is(&p, "beside[0].count = 0");
    assert_is(&p, "beside[1].count = 2");
    assert_refused(&p, "guide Able/1, Pointer/1, Drone/1", "WF-JTC-10");
    end_play(&p);
    before(&p, "Dugout", "Able + Pointer x2 + Drone + Bomber");     /* two, however they were bought */
    assert_int_equal(wf_load(p.m, &p.wf, 0), 4);
    assert_int_equal(p.wf.points, 20 + 2 * 3 + 6 + 9);
    TAKE(&p, "guide Able/1, Pointer/1, Drone/1", 8);
    assert_refused(&p, "guide Able/1, Pointer/1, Bomber/2", "WF-JTC-10");
    TAKE(&p, "guide Able/1, Pointer/2, Bomber/2", 8);
    assert_is(&p, "beside[1].count = 2");
    end_play(&p);
}

TEST(one_designator_guides_a_platform)
{
    RULE("WF-JTC-11");
    struct play p;
    before(&p, "Dugout", "Able + Pointer + Baker + Pointer + Drone + Bomber");
    given(&p, "soldier[1].xp = 0");
    TAKE(&p, "guide Able/1, Pointer/1, Drone/1", 8);
    assert_refused(&p, "guide Baker/2, Pointer/2, Drone/1", "WF-JTC-11");
    assert_true(offered(&p, "guide Baker/2, Pointer/2, Bomber/2"));
    assert_refused(&p, "guide Able/1, Pointer/1, Bomber/2", "WF-JTC-10");
    assert_refused(&p, "call in Baker/2, Drone/1", "WF-JTC-02");
    take(&p, "discard gear Able/1, Pointer/1");         /* gone: another takes over */
    assert_true(offered(&p, "guide Baker/2, Pointer/2, Drone/1"));
    end_play(&p);
    before(&p, "Dugout", "Able + Pointer + Bomb x2 + Baker + Pointer + Drone + Bomber");
    given(&p, "soldier[1].xp = 0");
    TAKE(&p, "guide Able/1, Pointer/1, Drone/1", 8);
    take(&p, "discard gear Able/1, Pointer/1");
    take(&p, "drop Able/1, Bomb/2");                    /* one of two: it has the place where the Pointer was */
    assert_is(&p, "item[0].card = Bomb");
    assert_true(offered(&p, "guide Baker/2, Pointer/3, Drone/1"));
    end_play(&p);
    guided(&p, "Dugout", "Able + Pointer + Baker + Bomb x2 + Pointer + Drone", 2);
    given(&p, "soldier[0].wound[0] = 4");
    take(&p, "withdraw Able/1");                        /* it leaves with him */
    take(&p, "drop Baker/2, Bomb/2");
    assert_is(&p, "item[0].card = Bomb");
    assert_true(offered(&p, "guide Baker/2, Pointer/3, Drone/1"));
    end_play(&p);
}

TEST(the_designator_is_within_its_range)
{
    RULE("WF-JTC-07");
    struct play p;
    before(&p, "Dugout", SPOTTERS " + Drone");
    assert_true(offered(&p, "guide Able/1, Pointer/1, Drone/1"));
    given(&p, "soldier[0].place = 3");
    assert_true(offered(&p, "guide Able/1, Pointer/1, Drone/1"));
    given(&p, "soldier[0].place = 1");
    assert_refused(&p, "guide Able/1, Pointer/1, Drone/1", "WF-JTC-07");
    end_play(&p);
    before(&p, "Mast Hill", "Baker + Weak Pointer + Drone");
    given(&p, "soldier[0].place = 3");
    assert_refused(&p, "guide Baker/1, Weak Pointer/1, Drone/1", "WF-JTC-07");
    end_play(&p);
    before(&p, "Mast Hill", "Gast + Baker + Weak Pointer + Drone");
    take(&p, "pass Baker/2, Weak Pointer/2, Gast/1");   /* whom it is no good to */
    assert_refused(&p, "guide Gast/1, Weak Pointer/2, Drone/1", "WF-SET-71");
    end_play(&p);
}

TEST(the_objective_is_designated_and_active)
{
    RULE("WF-JTC-06");
    RULE("WF-JTC-12");
    struct play p;
    before(&p, "Depot", SPOTTERS " + Drone");           /* its target has no number for it */
    assert_refused(&p, "guide Able/1, Pointer/1, Drone/1", "WF-JTC-06");
    assert_refused(&p, "call in Able/1, Drone/1", "WF-JTC-06");
    end_play(&p);
    guided(&p, "Dugout", SPOTTERS " + Drone", 4);
    p.wf.active = 0;
    p.wf.location[1].flags = LOCATION_INACTIVE;
    assert_refused(&p, "guide Able/1, Pointer/1, Drone/1", "WF-JTC-12");
    assert_refused(&p, "call in Able/1, Drone/1", "WF-JTC-12");
    end_play(&p);
}

/* ---- the Attack ----------------------------------------------------------------------- */

TEST(calling_in_costs_no_action)
{
    RULE("WF-JTC-13");
    struct play p;
    guided(&p, "Dugout", SPOTTERS " + Drone", 0);
    given(&p, "soldier[0].actions = 0\nsoldier[0].suppress = 2\nsoldier[0].place = 1");
    TAKE(&p, "call in Able/1, Drone/1", 3, 2);
    assert_is(&p, "soldier[0].actions = 0");
    assert_is(&p, "soldier[0].suppress = 2");
    assert_false(p.game.over);
    end_play(&p);
}

/* The book's: 10 points are +2, dice 5 and 8 are 7 and 10, 2 Damage in all. */
TEST(each_die_gives_damage_with_what_guidance_adds)
{
    RULE("WF-JTC-14");
    RULE("WF-JTC-15");
    struct play p;
    guided(&p, "Dugout", SPOTTERS " + Drone", 10);
    given(&p, "soldier[0].place = 1");
    TAKE(&p, "call in Able/1, Drone/1", 5, 8);
    assert_true(told(&p, "suffers Damage, at a bonus of: Dugout, 2 2"));
    assert_true(p.game.over);
    assert_int_equal(p.wf.success, 1);
    end_play(&p);
    guided(&p, "Dugout", SPOTTERS " + Drone", 9);       /* +1: 6 and 9 */
    given(&p, "soldier[0].place = 1");
    TAKE(&p, "call in Able/1, Drone/1", 5, 8);
    assert_false(p.game.over);
    assert_is(&p, "hostile[0].card = Strongroom");
    end_play(&p);
    guided(&p, "Mast Hill", SPOTTERS " + Drone", 10);   /* 3 are needed, and Destroy all of it */
    given(&p, "soldier[0].place = 1\nhostile[0].ekia = 0");
    TAKE(&p, "call in Able/1, Drone/1", 5, 9);
    assert_true(p.game.over);
    end_play(&p);
}

TEST(each_damage_eliminates_a_random_hostile_in_the_objective)
{
    RULE("WF-JTC-16");
    RULE("WF-JTC-17");
    static unsigned left[4];
    for (unsigned seed = 0; seed < 24; seed++) {
        struct play p;
        uint8_t bytes[GROG_SEED_BYTES] = { (uint8_t)seed, 9 };
        guided(&p, "Mast Hill", SPOTTERS " + Baker + Drone", 4);
        given(&p, "soldier[0].place = 1\nsoldier[1].place = 1\nsoldier[0].xp = 0\nsoldier[1].xp = 0");
        put_hostile(&p, "Pair", 3, 0);                  /* value 1, whole cards */
        put_hostile(&p, "Zealot", 3, 0);
        put_hostile(&p, "Herald", 3, 0);
        put_hostile(&p, "Pair", 2, 0);
        grog_dice_seed(&p.game.dice, bytes);
        TAKE(&p, "call in Able/1, Drone/1", 6, 6);
        assert_int_equal(in_objective(&p), 1);
        assert_int_equal(hostiles_in_play(&p), 2);
        assert_is(&p, "soldier[0].xp = 2");             /* who called it in gains as normal */
        assert_is(&p, "soldier[1].xp = 0");
        for (unsigned i = 1; i < 4; i++)
            left[i] += p.wf.hostile[i].thing.live;
        end_play(&p);
    }
    assert_true(left[1] && left[2] && left[3]);
}

TEST(others_hear_of_it)
{
    RULE("WF-JTC-18");
    struct play p;
    guided(&p, "Mast Hill", SPOTTERS " + Bomber", 0);
    given(&p, "soldier[0].place = 1\ntimer = 3\nlocation[2].card = Alarm Post");
    TAKE(&p, "call in Able/1, Bomber/1", 1, 1, 1);
    assert_is(&p, "timer = 2");
    assert_is(&p, "soldier[0].xp = 1");                 /* the Platform's own row */
    end_play(&p);
}

TEST(soldiers_too_near_are_in_danger)
{
    RULE("WF-JTC-19");
    struct play p;
    guided(&p, "Dugout", SPOTTERS " + Baker + Gast + Drone", 0);
    given(&p, "soldier[1].place = 3\nsoldier[2].place = 1");
    TAKE(&p, "call in Able/1, Drone/1", 1, 1, 4, 3);    /* Able is safe, Baker not; Gast is far enough */
    assert_is(&p, "soldier[0].fate = 0");
    assert_is(&p, "soldier[1].fate = 1");
    assert_is(&p, "soldier[2].fate = 0");
    end_play(&p);
    guided(&p, "Mast Hill", SPOTTERS " + Bomber", 0);   /* it endangers nobody */
    given(&p, "soldier[0].place = 3");
    TAKE(&p, "call in Able/1, Bomber/1", 1, 1, 1);
    end_play(&p);
    guided(&p, "Dugout", SPOTTERS " + Drone", 10);      /* the last Soldier is Down, and it is done all the same */
    TAKE(&p, "call in Able/1, Drone/1", 10, 10, 1);
    assert_true(p.game.over);
    assert_int_equal(p.wf.success, 1);
    assert_is(&p, "soldier[0].fate = 1");
    end_play(&p);
}

TEST(one_platform_attacks_in_a_mission)
{
    RULE("WF-JTC-20");
    struct play p;
    guided(&p, "Dugout", SPOTTERS " + Drone + Bomber", 0);
    given(&p, "soldier[0].place = 1\nbeside[1].by = 1");
    TAKE(&p, "call in Able/1, Drone/1", 1, 1);
    assert_refused(&p, "call in Able/1, Drone/1", "WF-JTC-20");
    assert_refused(&p, "call in Able/1, Bomber/2", "WF-JTC-20");
    assert_refused(&p, "guide Able/1, Pointer/1, Bomber/2", "WF-JTC-20");
    end_play(&p);
}

TEST(a_designator_that_is_lost_guides_nothing)
{
    RULE("WF-ATK-48");
    struct play p;
    before(&p, "Mast Hill", SPOTTERS " + Drone");
    assert_true(offered(&p, "guide Able/1, Pointer/1, Drone/1"));
    p.wf.item[0].flags |= ITEM_LOST;
    assert_refused(&p, "guide Able/1, Pointer/1, Drone/1", "WF-ATK-48");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(only_a_platform_destroys_what_says_so),
        IT(a_designator_is_gear_and_is_needed),
        IT(a_platform_is_bought_and_nobody_carries_it),
        IT(both_are_bought_for_an_objective_of_platforms_alone),
        IT(an_objective_before_the_last_is_asked_for_both_too),
        IT(the_attack_is_on_the_objective_that_has_the_target),
        IT(an_action_and_a_die_give_guidance_points),
        IT(a_designator_of_another_nation_guides_nothing), IT(experience_is_added_when_the_die_lies),
        IT(guidance_points_add_up_and_stay),
        IT(they_are_for_one_platform),
        IT(one_designator_guides_a_platform),
        IT(the_designator_is_within_its_range),
        IT(the_objective_is_designated_and_active),
        IT(calling_in_costs_no_action),
        IT(each_die_gives_damage_with_what_guidance_adds),
        IT(each_damage_eliminates_a_random_hostile_in_the_objective),
        IT(others_hear_of_it),
        IT(soldiers_too_near_are_in_danger),
        IT(one_platform_attacks_in_a_mission), IT(a_designator_that_is_lost_guides_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
