/* SPDX-License-Identifier: MIT */
/* wf_extraction.c -- Shadow War: Insertion, Extraction, Abort: each test would fail without its rule. */
#include "mission.h"
#include "warfighter/decks.h"
#include "warfighter/objective.h"
#include "warfighter/threat.h"
#include "warfighter/wounds.h"

#define NIGHT "setting Night Drill, objective Quiet Post, team "

/* A path of Fields up to the Objective, which is Active; Able in it. */
static void at_the_post(struct play *p, const char *setup)
{
    begin(p, setup);
    while (p->wf.front + 1 < p->wf.objective)
        put_location(p, "Field");
    p->wf.active = 1;
    p->wf.location[1].flags = 0;
    p->wf.soldier[0].place = p->wf.objective;
}

/* ---- set-up ---------------------------------------------------------------------------- */

TEST(an_insertion_and_an_extraction_are_chosen_with_the_mission)
{
    RULE("WF-SHW-06");
    RULE("WF-SHW-07");
    RULE("WF-SHW-13");
    RULE("WF-SHW-48");
    struct play p;
    begin(&p, NIGHT "Able, insertion Boat In, extraction Airlift");
    assert_int_equal(p.wf.beside[0].thing.card, card("Boat In"));
    assert_int_equal(p.wf.beside[0].place, 1);
    assert_int_equal(p.wf.location[EXTRACTION].thing.card, card("Airlift"));
    end_play(&p);
    begin(&p, "mission Night Mission, team Able");          /* what the Mission names */
    assert_int_equal(p.wf.beside[0].thing.card, card("Boat In"));
    assert_int_equal(p.wf.location[EXTRACTION].thing.card, card("Airlift"));
    end_play(&p);
    begin(&p, "objective Quiet Post, team Able");           /* elsewhere there are none */
    assert_false(p.wf.beside[0].thing.live);
    assert_false(p.wf.location[EXTRACTION].thing.live);
    end_play(&p);
    assert_unfit("objective Quiet Post, team Able, extraction Airlift", "WF-SHW-06");
    assert_unfit("objective Quiet Post, team Able, insertion Boat In", "WF-SHW-06");
    assert_unfit("mission Far Night, setting Night Drill, team Able", "WF-SHW-47");
}

TEST(what_they_cost_counts_for_the_team)
{
    RULE("WF-SHW-08");
    RULE("WF-SHW-13");
    struct play p;
    begin(&p, "mission Night Mission, team Able + Stalker");
    assert_is(&p, "points = 48");                           /* 40 and 8 of the Mission's 50 */
    end_play(&p);
    assert_unfit("mission Night Mission, team Able + Crate + Stalker + Moon Glass", "WF-BUY-05");
}

TEST(no_vehicle_goes_along_by_night)
{
    RULE("WF-SHW-10");
    RULE("WF-SHW-11");
    assert_unfit(NIGHT "Able + Car", "WF-VEH-07");
    assert_unfit(NIGHT "Able + Tank", "WF-VEH-07");
}

TEST(the_text_of_the_insertion_is_applied_once_and_all_start_in_the_mission_card)
{
    RULE("WF-SHW-12");
    RULE("WF-SHW-14");
    struct play p;
    begin(&p, NIGHT "Able + Baker, insertion Boat In");
    assert_is(&p, "soldier[0].xp = 1");
    assert_is(&p, "soldier[0].place = 1");
    assert_is(&p, "soldier[1].place = 1");
    end_turn(&p);
    assert_is(&p, "soldier[0].xp = 1");
    end_play(&p);
}

/* Boat In costs 3 Points and 1 of each Attack roll: a Hit from 7 on is one from 8 on. */
TEST(an_insertion_costs_and_limits)
{
    RULE("WF-SHW-13");
    for (uint8_t die = 7; die <= 8; die++) {
        struct play p;
        begin(&p, NIGHT "Able + Plain Rifle, insertion Boat In");
        int points = p.wf.points;
        put_hostile(&p, "Watchmen", 1, 0);
        TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Watchmen/1", die, 6, 10);
        assert_int_equal(p.wf.hostile[0].ekia, die == 8);
        end_play(&p);
        begin(&p, NIGHT "Able + Plain Rifle, insertion Walk In");
        assert_int_equal(points - p.wf.points, 3);
        end_play(&p);
    }
}

TEST(one_of_the_circumstances_on_the_ground_is_drawn_and_stays)
{
    RULE("WF-SHW-15");
    struct play p;
    begin(&p, "setting Ground Drill, objective Quiet Post, team Able");
    assert_true(p.wf.event[0].thing.live && p.wf.event[0].place == 1);
    assert_int_equal(wf_deck_of(p.m, p.wf.event[0].thing.card), card("On The Ground"));
    assert_false(p.wf.event[1].thing.live);                 /* one of the two */
    assert_is(&p, "timer = 16");                            /* it has taken effect */
    end_turn(&p);
    assert_true(p.wf.event[0].thing.live);
    end_play(&p);
}

/* What the drill says, the Setting says: nothing more and nothing else. */
TEST(in_a_shadow_war_it_is_drawn_as_in_the_drill)
{
    RULE("WF-SHW-15");
    struct play p;
    begin(&p, "setting Ground Drill, objective Quiet Post, team Able");
    const struct grog_card *drill = grog_card(p.m, card("Ground Drill")), *war = grog_card(p.m, card("Shadow War"));
    assert_int_equal(drill->abilities, 1);
    assert_int_equal(war->abilities, 1);
    struct grog_ability says = p.m->cards->ability[drill->ability], also = p.m->cards->ability[war->ability];
    assert_int_equal(says.effects, 1);
    assert_memory_equal(&p.m->cards->effect[says.effect], &p.m->cards->effect[also.effect], sizeof(struct grog_effect));
    says.effect = also.effect = 0;
    assert_memory_equal(&says, &also, sizeof says);
    assert_memory_equal(drill->number + SETTING_DECKS, war->number + SETTING_DECKS,
                        (1 + DECK_ROOM) * sizeof *war->number);
    end_play(&p);
}

TEST(without_such_cards_there_are_none)
{
    RULE("WF-SHW-16");
    struct play p;
    begin(&p, "setting Bare Drill, objective Quiet Post, team Able");       /* its deck is empty */
    assert_false(p.wf.event[0].thing.live);
    assert_is(&p, "timer = 18");
    end_play(&p);
}

/* ---- the Extraction card ----------------------------------------------------------------- */

TEST(it_lies_beside_the_objective_and_nobody_enters_it_yet)
{
    RULE("WF-SHW-47");
    RULE("WF-SHW-50");
    struct play p;
    at_the_post(&p, NIGHT "Able + Plain Rifle");
    put_hostile(&p, "Sentry", 7, 0);                        /* the Objective is 6 */
    put_hostile(&p, "Sentry", 3, 0);
    assert_refused(&p, "move Able/1, Walk Out/14", "WF-SHW-50");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Sentry/1", 8, 1);     /* at Range 1: 8 hits */
    assert_is(&p, "hostile[0].suppress = 1");
    assert_refused(&p, "attack Able/1, Plain Rifle/1, Semi, Sentry/2", "WF-ATK-02");
    end_play(&p);
}

TEST(a_hostile_comes_to_who_is_in_it_and_no_farther)
{
    RULE("WF-SHW-47");
    struct play p;
    at_the_post(&p, NIGHT "Able, extraction Airlift");
    given(&p, "location[13].flags = 8\nsoldier[0].place = 7");
    put_hostile(&p, "Far Men", 5, 0);
    put_hostile(&p, "Sentry", 7, 0);                        /* nobody gets away yet */
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 6");
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 7");
    end_play(&p);
}

TEST(the_mission_goes_on_when_the_objective_is_completed_and_ends_when_all_have_got_away)
{
    RULE("WF-SHW-49");
    RULE("WF-SHW-51");
    RULE("WF-SHW-53");
    struct play p;
    at_the_post(&p, NIGHT "Able + Baker + Gast + Wade");
    given(&p, "soldier[1].place = 4\nsoldier[2].place = 4\nsoldier[3].place = 3");
    end_turn(&p);                                           /* nobody is in the Objective: completed */
    assert_false(p.game.over);
    assert_is(&p, "location[1].flags = 8");
    take(&p, "move Able/1, Walk Out/14");
    take(&p, "move Baker/2, Walk Out/14");                  /* from wherever they are */
    take(&p, "move Gast/3, Walk Out/14");
    assert_true(offered(&p, "move Wade/4, Walk Out/14"));
    end_turn(&p);
    assert_false(p.game.over);                              /* one is missing */
    take(&p, "move Wade/4, Walk Out/14");
    assert_is(&p, "soldier[3].place = 7");
    assert_is(&p, "soldier[3].actions = 1");                /* it is a Move like any other */
    end_turn(&p);
    assert_true(p.game.over);
    assert_is(&p, "success = 1");
    end_play(&p);
}

TEST(a_soldier_may_go_from_it_to_any_location)
{
    RULE("WF-SHW-52");
    struct play p;
    at_the_post(&p, NIGHT "Able + Baker");
    given(&p, "location[1].flags = 8\nlocation[13].flags = 8\nsoldier[0].place = 7");
    assert_true(offered(&p, "move Able/1, Quiet Post/2"));
    assert_true(offered(&p, "move Able/1, Drill/1"));
    take(&p, "move Able/1, Field/4");
    assert_is(&p, "soldier[0].place = 3");
    assert_false(offered(&p, "move Baker/2, Field/4"));     /* he is in the Mission card: not beside it */
    end_play(&p);
}

TEST(what_the_card_wants_must_be_met_and_its_entrance_is_paid)
{
    RULE("WF-SHW-48");
    RULE("WF-SHW-49");
    struct play p;
    at_the_post(&p, NIGHT "Baker, extraction Airlift");     /* Entrance 1; no Hostile there */
    given(&p, "location[1].flags = 8\nlocation[13].flags = 8");
    assert_refused(&p, "move Baker/1, Airlift/14", "WF-MOV-02");
    given(&p, "hand[0] = Load");
    take(&p, "move Baker/1, Airlift/14");
    put_hostile(&p, "Sentry", 7, 0);
    end_turn(&p);
    assert_false(p.game.over);
    given(&p, "hostile[0].place = 3");                      /* it goes away */
    end_turn(&p);
    assert_true(p.game.over);
    assert_is(&p, "success = 1");
    end_play(&p);
}

TEST(a_rein_roll_that_it_prints_is_made_for_who_waits_there)
{
    RULE("WF-SHW-30");
    RULE("WF-SHW-31");
    struct play p;
    for (uint8_t die = 3; die <= 4; die++) {                /* 1-4, value 1 */
        at_the_post(&p, NIGHT "Able + Baker, extraction Cold Landing");
        given(&p, "location[13].flags = 8\nsoldier[0].place = 7");
        stack(&p, ZONE_HOSTILES, "Sentry, Sentry");
        END_TURN(&p, die);
        assert_int_equal(hostiles_in_play(&p), die == 3);
        if (die == 3)
            assert_is(&p, "hostile[0].place = 7");
        end_play(&p);
    }
    at_the_post(&p, NIGHT "Able + Baker, extraction Cold Landing");
    given(&p, "location[13].flags = 8\nsoldier[0].place = 1");
    stack(&p, ZONE_HOSTILES, "Sentry, Sentry");
    END_TURN(&p);                                           /* nobody is there: no die */
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
    at_the_post(&p, NIGHT "Able + Baker, extraction Airlift");
    given(&p, "location[13].flags = 8\nsoldier[0].place = 7");
    stack(&p, ZONE_HOSTILES, "Loner, Loner");
    END_TURN(&p);                                           /* it prints none */
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
    begin(&p, "setting Night Drill, mission Left Flank, extraction Cold Landing, team Able");
    assert_true(wf_is_reinforced(p.m, &p.wf, 4));           /* where Hostiles come to all Locations: it is none */
    assert_false(wf_is_reinforced(p.m, &p.wf, 6));
    end_play(&p);
}

TEST(nothing_is_begun_before_all_are_there)
{
    RULE("WF-SHW-53");
    RULE("WF-SHW-58");
    for (unsigned aborted = 0; aborted < 2; aborted++) {    /* Pick-Up: a Turn to call for it, and another */
        struct play p;
        at_the_post(&p, NIGHT "Able + Baker, extraction Pick-Up");
        p.wf.location[EXTRACTION].flags = aborted ? LOCATION_ABORTED : LOCATION_COMPLETED;
        given(&p, "soldier[0].place = 7");
        end_turn(&p);
        assert_int_equal(p.wf.tally[grog_card(p.m, card("Harm"))->ordinal], 0);
        take(&p, "move Baker/2, Pick-Up/14");
        end_turn(&p);
        assert_int_equal(p.wf.tally[grog_card(p.m, card("Harm"))->ordinal], 1);
        assert_false(p.game.over);
        end_turn(&p);
        assert_true(p.game.over);
        assert_int_equal(p.wf.success, !aborted);
        end_play(&p);
    }
}

TEST(who_is_down_is_not_waited_for_and_time_still_runs_out)
{
    RULE("WF-SHW-53");
    RULE("WF-SHW-49");
    struct play p;
    at_the_post(&p, NIGHT "Able + Baker");
    given(&p, "location[1].flags = 8\nlocation[13].flags = 8\nsoldier[0].place = 7\ntimer = 1");
    end_turn(&p);
    assert_true(p.game.over);                               /* Baker was left behind */
    assert_is(&p, "success = 0");
    end_play(&p);
    at_the_post(&p, NIGHT "Able + Baker");
    given(&p, "location[1].flags = 8\nlocation[13].flags = 8\nsoldier[0].place = 7");
    struct grog_run r = { .m = p.m, .g = &p.game };
    wf_leave(&r, &p.game.frame[1], 1, REMOVED_AT_2);
    end_turn(&p);
    assert_true(p.game.over);
    assert_is(&p, "success = 1");
    end_play(&p);
}

/* ---- Abort ---------------------------------------------------------------------------------- */

TEST(a_mission_that_is_not_completed_can_be_aborted)
{
    RULE("WF-SHW-54");
    RULE("WF-SHW-57");
    RULE("WF-SHW-58");
    struct play p;
    begin(&p, NIGHT "Able + Baker");
    put_location(&p, "Field");
    given(&p, "soldier[1].place = 2");
    assert_refused(&p, "move Able/1, Walk Out/14", "WF-SHW-50");
    take(&p, "abort");
    assert_is(&p, "soldier[0].actions = 2");                /* it is free */
    assert_refused(&p, "abort", "WF-SHW-54");
    take(&p, "move Able/1, Walk Out/14");
    end_turn(&p);
    assert_false(p.game.over);                              /* not all are there */
    assert_true(offered(&p, "move Able/1, Field/3"));
    take(&p, "move Baker/2, Walk Out/14");
    end_turn(&p);
    assert_true(p.game.over);
    assert_is(&p, "success = 0");
    assert_is(&p, "timer = 17");                            /* at once */
    end_play(&p);
    at_the_post(&p, NIGHT "Able");
    end_turn(&p);                                           /* completed */
    assert_refused(&p, "abort", "WF-SHW-54");
    end_play(&p);
    at_the_post(&p, "setting Night Drill, mission Raiders, team Able");
    assert_true(offered(&p, "abort"));
    given(&p, "location[1].flags = 8");                     /* completed, and there is still the way back */
    assert_is(&p, "location[13].flags = 1");
    assert_refused(&p, "abort", "WF-SHW-54");
    end_play(&p);
}

TEST(an_objective_that_is_completed_after_an_abort_is_not)
{
    RULE("WF-SHW-55");
    RULE("WF-SHW-56");
    struct play p;
    at_the_post(&p, NIGHT "Able");
    take(&p, "abort");
    end_turn(&p);                                           /* what it wants is met */
    assert_is(&p, "location[1].flags = 0");
    struct grog_run r = { .m = p.m, .g = &p.game };
    wf_succeed(&r);                                         /* nor does a card complete it that says so */
    assert_is(&p, "location[13].flags = 64");
    take(&p, "move Able/1, Walk Out/14");
    end_turn(&p);
    assert_true(p.game.over);
    assert_is(&p, "success = 0");
    end_play(&p);
}

TEST(nowhere_else_is_there_an_abort)
{
    RULE("WF-SHW-54");
    struct play p;
    begin(&p, "objective Quiet Post, team Able");
    assert_false(offered(&p, "abort"));
    end_play(&p);
}

/* ---- Sabotage (Meltdown) ------------------------------------------------------------------------ */

/* The Hacker has damaged the Console, from 9 on, and is still there. */
static void damaged(struct play *p)
{
    begin(p, "mission Night Burn, team Hacker");
    put_location(p, "Console");
    given(p, "soldier[0].place = 2");
    TAKE(p, "attempt Hacker/1, Console/3", 7);
}

/* The Soldier Turn ends with all in the Extraction card, and they get away; then these dice fall. */
#define GET_AWAY(p, ...) (end_turn(p), TAKE(p, "get away", __VA_ARGS__))

TEST(a_saboteur_may_get_away_before_all_is_done)
{
    RULE("WF-SAB-24");
    struct play p;
    begin(&p, "mission Night Burn, team Hacker");
    assert_refused(&p, "abort", "WF-SHW-54");               /* there is nothing to be given up */
    take(&p, "move Hacker/1, Walk Out/14");
    assert_is(&p, "soldier[0].place = 7");
    end_play(&p);
}

TEST(or_go_on_from_there)
{
    RULE("WF-SHW-53");
    RULE("WF-SHW-52");
    RULE("WF-SAB-24");
    struct play p;
    damaged(&p);
    take(&p, "move Hacker/1, Walk Out/14");
    end_turn(&p);
    assert_question(&p, "get away");
    assert_null(grog_check(p.m, &p.game));
    TAKE(&p, "do not", 10);                                 /* the Hostile Turn: nobody comes to the Console */
    assert_question(&p, "soldier turn");
    assert_is(&p, "location[13].flags = 0");
    take(&p, "move Hacker/1, Console/3");
    assert_is(&p, "soldier[0].place = 2");
    end_play(&p);
    damaged(&p);                                            /* once all is done they go without being asked */
    given(&p, "location[13].flags = 8");
    take(&p, "move Hacker/1, Walk Out/14");
    end_turn(&p);
    assert_true(p.game.over);
    end_play(&p);
}

TEST(it_is_won_if_it_burns_when_all_have_got_away)
{
    RULE("WF-SAB-21");
    struct play p;
    damaged(&p);
    take(&p, "move Hacker/1, Walk Out/14");
    GET_AWAY(&p, 10, 10, 10, 10, 10, 10, 10, 10, 10);       /* nobody comes to the Console, for nine Turns */
    assert_true(p.game.over);
    assert_is(&p, "success = 1");
    assert_is(&p, "timer = 9");
    assert_is(&p, "soldier[0].fate = 0");
    end_play(&p);
    damaged(&p);                                            /* he is still there */
    p.wf.tally[grog_card(p.m, card("Melt"))->ordinal] = 1;
    END_TURN(&p, 10);
    assert_true(p.game.over);
    assert_is(&p, "success = 0");
    assert_is(&p, "soldier[0].fate = 1");
    end_play(&p);
}

TEST(turns_go_on_without_soldiers_to_see_whether_it_is_repaired)
{
    RULE("WF-SAB-25");
    struct play p;
    damaged(&p);
    given(&p, "timer = 3");
    take(&p, "move Hacker/1, Walk Out/14");
    put_location(&p, "Thicket");                            /* where Reinforcements always come */
    put_hostile(&p, "Loner", 6, 0);                         /* nobody is there to be Attacked, or to be followed */
    put_hostile(&p, "Far Men", 4, 0);
    GET_AWAY(&p, 10, 10, 10, 10, 10, 10, 10, 10, 10);       /* beyond the end of the Timer */
    assert_true(p.game.over);
    assert_is(&p, "success = 1");
    assert_true(told_at(&p, "attacks:") < 0);
    assert_is(&p, "hostile[1].place = 4");
    assert_int_equal(hostiles_in_play(&p), 2);
    assert_is(&p, "timer = 0");
    end_play(&p);
    damaged(&p);                                            /* nor is anybody drawn or moved by a card's text */
    given(&p, "timer = 3");
    take(&p, "move Hacker/1, Walk Out/14");
    put_hostile(&p, "Lorry", 6, 0);
    put_hostile(&p, "Cyclists", 3, 0);
    unsigned deck = p.wf.hostiles[0];
    GET_AWAY(&p, 10, 10, 10, 10, 10, 10, 10, 10, 10);
    assert_is(&p, "success = 1");
    assert_is(&p, "hostile[1].place = 3");
    assert_int_equal(hostiles_in_play(&p), 2);
    assert_int_equal(p.wf.hostiles[0], deck);
    end_play(&p);
    damaged(&p);                                            /* who does not know of anybody stays where he works */
    given(&p, "timer = 2\nalert = 1");
    take(&p, "move Hacker/1, Walk Out/14");
    put_unaware(&p, "Lamp Fitters", 2);                     /* roams: to the left, on any of 1 to 8 */
    GET_AWAY(&p, 1, 1, 1, 1, 1, 1, 1, 1, 1);                /* nine Repairs, and no other dice */
    assert_is(&p, "hostile[0].place = 2");
    assert_is(&p, "mobilized = 0");                         /* nobody else is sent for */
    assert_is(&p, "success = 1");
    end_play(&p);
    damaged(&p);
    take(&p, "move Hacker/1, Walk Out/14");
    GET_AWAY(&p, 3, 7);                                     /* Technicians come, and repair it */
    assert_true(p.game.over);
    assert_is(&p, "success = 0");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(an_insertion_and_an_extraction_are_chosen_with_the_mission), IT(what_they_cost_counts_for_the_team),
        IT(no_vehicle_goes_along_by_night),
        IT(the_text_of_the_insertion_is_applied_once_and_all_start_in_the_mission_card),
        IT(an_insertion_costs_and_limits),
        IT(one_of_the_circumstances_on_the_ground_is_drawn_and_stays),
        IT(in_a_shadow_war_it_is_drawn_as_in_the_drill), IT(without_such_cards_there_are_none),
        IT(it_lies_beside_the_objective_and_nobody_enters_it_yet), IT(a_hostile_comes_to_who_is_in_it_and_no_farther),
        IT(the_mission_goes_on_when_the_objective_is_completed_and_ends_when_all_have_got_away),
        IT(a_soldier_may_go_from_it_to_any_location), IT(what_the_card_wants_must_be_met_and_its_entrance_is_paid),
        IT(a_rein_roll_that_it_prints_is_made_for_who_waits_there), IT(nothing_is_begun_before_all_are_there),
        IT(who_is_down_is_not_waited_for_and_time_still_runs_out), IT(a_mission_that_is_not_completed_can_be_aborted),
        IT(an_objective_that_is_completed_after_an_abort_is_not), IT(nowhere_else_is_there_an_abort),
        IT(a_saboteur_may_get_away_before_all_is_done), IT(or_go_on_from_there),
        IT(it_is_won_if_it_burns_when_all_have_got_away),
        IT(turns_go_on_without_soldiers_to_see_whether_it_is_repaired),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
