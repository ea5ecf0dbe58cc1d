/* SPDX-License-Identifier: MIT */
/* wf_move.c -- Entering a Location, Hostile Penalties: each test would fail without its rule. */
#include "mission.h"

#include <stdio.h>

/* A Player Soldier in the Mission card, this Location beside it, and so many cards in his hand. */
static void before(struct play *p, const char *setup, const char *location, unsigned cards)
{
    char line[256] = "hand[0] = ";
    begin(p, setup);
    put_location(p, location);
    for (unsigned i = 0; i < cards; i++)
        strcat(line, i ? ", Load" : "Load");
    given(p, line);
}

/* What it costs Baker (Movement 0) to enter Stream: with so many cards he can, with one fewer he cannot. */
static void costs(struct play *p, unsigned due)
{
    for (unsigned cards = due ? due - 1 : 0; cards <= due; cards++) {
        char line[256] = "hand[0] = ";
        for (unsigned i = 0; i < cards; i++)
            strcat(line, i ? ", Load" : "Load");
        given(p, line);
        if (cards == due)
            assert_true(offered(p, "move Baker/1, Stream/3"));
        else
            assert_refused(p, "move Baker/1, Stream/3", "WF-MOV-02");
    }
    take(p, "move Baker/1, Stream/3");
    assert_is(p, "hand[0] =");
    assert_is(p, "soldier[0].place = 2");
}

TEST(a_move_is_to_the_card_beside_either_way)
{
    RULE("WF-MOV-01");
    struct play p;
    begin(&p, "team Able");
    for (unsigned i = 2; i <= 4; i++)
        put_location(&p, "Field");
    given(&p, "soldier[0].place = 3");
    assert_true(offered(&p, "move Able/1, Field/5"));
    assert_true(offered(&p, "move Able/1, Field/3"));
    assert_false(offered(&p, "move Able/1, Drill/1"));
    assert_false(offered(&p, "move Able/1, Field/4"));      /* where he is */
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "soldier[0].place = 2");
    assert_is(&p, "soldier[0].actions = 1");
    given(&p, "soldier[0].flags = 0");
    assert_true(offered(&p, "move Able/1, Drill/1"));
    assert_false(offered(&p, "move Able/1, Field/5"));
    take(&p, "move Able/1, Field/4");
    assert_is(&p, "soldier[0].place = 3");
    assert_is(&p, "soldier[0].actions = 0");
    end_play(&p);
}

TEST(the_entrance_cost_is_paid_or_there_is_no_move)
{
    RULE("WF-MOV-02");
    RULE("WF-MOV-03");
    struct play p;
    before(&p, "team Baker", "Wall of Thorns", 4);
    assert_refused(&p, "move Baker/1, Wall of Thorns/3", "WF-MOV-02");
    given(&p, "hand[0] = Load, Load, Load, Load, Load, Aim");
    take(&p, "move Baker/1, Wall of Thorns/3");
    for (unsigned i = 0; i < 5; i++) {
        assert_question(&p, "discard");
        assert_is(&p, "soldier[0].place = 1");              /* not before all of it is paid */
        take(&p, "discard Baker/1, Load");
    }
    assert_is(&p, "soldier[0].place = 2");
    assert_is(&p, "hand[0] = Aim");
    end_play(&p);
}

TEST(a_card_that_does_not_suffice_brings_nobody_in)
{
    RULE("WF-MOV-02");
    struct play p;
    before(&p, "team Baker", "Wall of Thorns", 0);
    given(&p, "hand[0] = Stride, Load");
    take(&p, "move Baker/1, Wall of Thorns/3");
    take(&p, "play Baker/1, Stride");                       /* 2 remain due, and he holds 1 */
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[0].place = 1");
    assert_is(&p, "hand[0] = Load");
    end_play(&p);
}

TEST(movement_is_taken_from_the_cost)
{
    RULE("WF-MOV-04");
    struct play p;
    before(&p, "team Able", "Wall of Thorns", 3);           /* 5 less his 2 */
    take(&p, "move Able/1, Wall of Thorns/3");
    assert_is(&p, "hand[0] =");
    assert_is(&p, "soldier[0].place = 2");
    end_play(&p);
    before(&p, "team Able", "Wall of Thorns", 2);
    assert_refused(&p, "move Able/1, Wall of Thorns/3", "WF-MOV-02");
    end_play(&p);
    before(&p, "team Able + Light Boots", "Wall of Thorns", 2);         /* and 1 by Equipment */
    take(&p, "move Able/1, Wall of Thorns/3");
    assert_is(&p, "hand[0] =");
    assert_is(&p, "soldier[0].place = 2");
    end_play(&p);
    before(&p, "team Able", "Wall of Thorns", 0);
    given(&p, "hand[0] = Trail Sign, Load");                /* and 2 by an Action card */
    take(&p, "move Able/1, Wall of Thorns/3");
    take(&p, "play Able/1, Trail Sign");
    assert_is(&p, "hand[0] =");
    assert_is(&p, "soldier[0].place = 2");
    end_play(&p);
    before(&p, "team Able + Baker", "Stream", 3);           /* 1 less 2: nothing, and nothing back */
    take(&p, "move Able/1, Stream/3");
    assert_int_equal(p.wf.hand[0][0], 3);
    assert_is(&p, "soldier[0].place = 2");
    end_play(&p);
}

TEST(three_more_movement_for_one_payment)
{
    RULE("WF-MOV-05");
    struct play p;
    before(&p, "team Able", "Wall of Thorns", 0);
    put_hostile(&p, "Nest", 2, 0);                          /* 5 and 2 are 7, less 2 and 3 */
    given(&p, "hand[0] = Stride, Load, Load, Aim");
    take(&p, "move Able/1, Wall of Thorns/3");
    assert_question(&p, "entering");
    take(&p, "play Able/1, Stride");
    take(&p, "discard Able/1, Load");
    take(&p, "discard Able/1, Load");
    assert_is(&p, "hand[0] = Aim");
    assert_is(&p, "soldier[0].place = 2");
    given(&p, "soldier[0].place = 1\nsoldier[0].flags = 0\nhand[0] = Load, Load, Load, Load");
    assert_refused(&p, "move Able/1, Wall of Thorns/3", "WF-MOV-02");   /* 5 again */
    given(&p, "hand[0] = Stride");
    assert_refused(&p, "play Able/1, Stride", "WF-ACD-08"); /* while an Entrance cost is being paid */
    end_play(&p);
    before(&p, "team Baker + Canopy", "Wall of Thorns", 0); /* Movement 0, less 1 and 3 more: 2, so 3 are due */
    given(&p, "hand[0] = Stride, Load, Load, Load, Aim");
    take(&p, "move Baker/1, Wall of Thorns/3");
    take(&p, "play Baker/1, Stride");
    for (unsigned i = 0; i < 3; i++)
        take(&p, "discard Baker/1, Load");
    assert_is(&p, "soldier[0].place = 2");
    assert_is(&p, "hand[0] = Aim");
    end_play(&p);
    before(&p, "objective Dog House, team Wade + Gus", "Wall of Thorns", 0);
    given(&p, "hand[0] = Stride, Load, Load");
    take(&p, "move Wade/1, Wall of Thorns/3");
    take(&p, "play Wade/1, Stride");                        /* for him alone: the K9's 1 is due */
    take(&p, "discard Wade/1, Load");
    assert_is(&p, "hand[0] = Load");
    assert_is(&p, "soldier[1].place = 2");
    end_play(&p);
    before(&p, "team Able", "Two Steps", 0);
    put_hostile(&p, "Nest", 2, 0);                          /* 4 less 2; more than is due does no more */
    given(&p, "hand[0] = Stride, Aim, Aim");
    take(&p, "move Able/1, Two Steps/3");
    take(&p, "play Able/1, Stride");
    assert_is(&p, "soldier[0].place = 2");
    assert_is(&p, "hand[0] = Aim, Aim");
    end_play(&p);
}

TEST(who_was_not_helped_enough_does_not_try_again)
{
    RULE("WF-MOV-02");
    struct play p;
    before(&p, "team Able", "Wall of Thorns", 0);
    put_hostile(&p, "Nest", 2, 0);
    given(&p, "hand[0] = Stride, Load");                    /* 7, less 2 and 3; 1 is left to pay 2 */
    take(&p, "move Able/1, Wall of Thorns/3");
    take(&p, "play Able/1, Stride");
    assert_is(&p, "soldier[0].place = 1");
    assert_is(&p, "soldier[0].actions = 2");
    given(&p, "hand[0] = Stride, Load");
    assert_refused(&p, "move Able/1, Wall of Thorns/3", "WF-MOV-02");
    given(&p, "soldier[0].flags = 0");                      /* another Turn */
    assert_true(offered(&p, "move Able/1, Wall of Thorns/3"));
    end_play(&p);
}

TEST(upgunned_it_is_any_soldiers_movement)
{
    RULE("WF-MOV-05");
    struct play p;
    before(&p, "team Able + Baker + Carl", "Wall of Thorns", 0);
    given(&p, "hand[0] = Stride\nhand[1] = Load, Load\nsoldier[1].xp = 0");
    assert_refused(&p, "move Baker/2, Wall of Thorns/3", "WF-MOV-02");  /* Able's card is for Able */
    given(&p, "soldier[0].xp = 2");
    take(&p, "move Baker/2, Wall of Thorns/3");
    take(&p, "play Able/1, Stride");
    assert_is(&p, "soldier[0].xp = 1");
    assert_is(&p, "soldier[1].place = 2");
    assert_is(&p, "hand[1] =");                             /* 5 less 3 */
    given(&p, "hand[0] = Stride, Load");
    take(&p, "move Carl/3, Wall of Thorns/3");
    take(&p, "play Able/1, Stride");
    assert_is(&p, "soldier[2].place = 2");                  /* 5 less 1 less 3 */
    assert_is(&p, "hand[0] =");
    end_play(&p);
}

TEST(a_player_soldier_pays_from_his_own_hand)
{
    RULE("WF-MOV-06");
    struct play p;
    before(&p, "team Able + Baker", "Wall of Thorns", 2);
    given(&p, "hand[1] = Aim, Aim, Aim, Aim, Aim, Aim");
    assert_refused(&p, "move Able/1, Wall of Thorns/3", "WF-MOV-02");   /* 3, and he has 2 */
    given(&p, "hand[0] = Load, Load, Load, Load");
    take(&p, "move Able/1, Wall of Thorns/3");
    assert_false(offered(&p, "discard Baker/2, Aim"));
    for (unsigned i = 0; i < 3; i++)
        take(&p, "discard Able/1, Load");
    assert_is(&p, "soldier[0].place = 2");
    assert_int_equal(p.wf.hand[1][0], 6);
    end_play(&p);
}

TEST(anybody_pays_for_soldiers_without_a_hand)
{
    RULE("WF-MOV-07");
    struct play p;
    before(&p, "seats 2, team Able + Baker + Carl + Squad", "Wall of Thorns", 2);
    put_location(&p, "Field");
    given(&p, "hand[1] = Aim\nsoldier[1].place = 3");
    assert_refused(&p, "move Carl/3, Wall of Thorns/3", "WF-MOV-02");   /* 4, and all have 3 */
    given(&p, "hand[1] = Aim, Aim, Aim, Aim, Aim, Aim");
    take(&p, "move Carl/3, Wall of Thorns/3");
    take(&p, "discard Able/1, Load");
    take_as(&p, 1, "discard Baker/2, Aim");                 /* from another Location */
    take_as(&p, 1, "discard Baker/2, Aim");
    take_as(&p, 1, "discard Baker/2, Aim");
    assert_is(&p, "soldier[2].place = 2");
    take_as(&p, 1, "move Squad/4, Wall of Thorns/3");       /* 3 */
    take_as(&p, 1, "discard Baker/2, Aim");
    take_as(&p, 1, "discard Baker/2, Aim");
    take_as(&p, 1, "discard Baker/2, Aim");
    assert_is(&p, "soldier[3].place = 2");
    assert_is(&p, "hand[0] = Load");
    assert_is(&p, "hand[1] =");
    end_play(&p);
}

TEST(hostiles_come_with_a_new_location_only)
{
    RULE("WF-MOV-08");
    RULE("WF-MOV-08b");
    struct play p;
    begin(&p, "team Able + Carl");
    put_location(&p, "Stream");
    given(&p, "soldier[1].place = 2\nhand[0] = Thicket");
    stack(&p, ZONE_HOSTILES, "Loner, Lurkers");
    take(&p, "move Able/1, Stream/3");                      /* in play already: none */
    assert_is(&p, "soldier[0].place = 2");
    assert_int_equal(hostiles_in_play(&p), 0);
    take(&p, "play location Able/1, Thicket");              /* 2 */
    assert_int_equal(hostiles_in_play(&p), 2);
    end_play(&p);
}

TEST(hostiles_add_to_the_entrance_cost_of_their_location)
{
    RULE("WF-MOV-09");
    struct play p;
    before(&p, "team Baker", "Stream", 0);
    costs(&p, 1);
    end_play(&p);
    before(&p, "team Baker", "Stream", 0);
    put_hostile(&p, "Nest", 2, 0);
    costs(&p, 3);                                           /* 1 and 2 */
    end_play(&p);
    before(&p, "team Baker", "Stream", 0);
    put_hostile(&p, "Nest", 2, 0);
    put_hostile(&p, "Pair", 2, 0);                          /* has no penalty */
    put_hostile(&p, "Nest", 2, 0);
    put_hostile(&p, "Nest", 1, 0);                          /* is where Baker leaves */
    put_hostile(&p, "Nest", 3, 0);
    costs(&p, 5);                                           /* 1 and 2 and 2 */
    end_play(&p);
}

TEST(the_penalty_is_that_of_the_column)
{
    RULE("WF-MOV-10");
    RULE("WF-PMT-27");
    static const struct { unsigned suppress, ekia, penalty; } cases[] = {
        { 0, 0, 2 }, { 1, 0, 2 }, { 0, 1, 2 }, { 2, 0, 1 }, { 0, 2, 1 }, { 1, 1, 1 }, { 2, 1, 1 }, { 2, 2, 0 },
        { 4, 0, 0 },
    };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        before(&p, "team Baker", "Stream", 0);
        put_hostile(&p, "Nest", 2, 0);
        p.wf.hostile[0].suppress = (uint8_t)cases[i].suppress;
        p.wf.hostile[0].ekia = (uint8_t)cases[i].ekia;
        costs(&p, 1 + cases[i].penalty);
        end_play(&p);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_move_is_to_the_card_beside_either_way), IT(the_entrance_cost_is_paid_or_there_is_no_move),
        IT(a_card_that_does_not_suffice_brings_nobody_in), IT(movement_is_taken_from_the_cost),
        IT(three_more_movement_for_one_payment),
        IT(who_was_not_helped_enough_does_not_try_again), IT(upgunned_it_is_any_soldiers_movement),
        IT(a_player_soldier_pays_from_his_own_hand), IT(anybody_pays_for_soldiers_without_a_hand),
        IT(hostiles_come_with_a_new_location_only), IT(hostiles_add_to_the_entrance_cost_of_their_location),
        IT(the_penalty_is_that_of_the_column),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
