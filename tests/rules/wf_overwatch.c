/* SPDX-License-Identifier: MIT */
/* wf_overwatch.c -- Overwatch: who stays beside the path, what counters he draws, and what each of them does. */
#include "mission.h"
#include "warfighter/deal.h"
#include "warfighter/hostiles.h"
#include "warfighter/overwatch.h"

#include <stdio.h>

#define CONVOY "setting Contract Drill, mission Hired Convoy, "

/* The counters that lie out go back, and the Soldier of this slot has this one: "Counter/1". */
static void give(struct play *p, unsigned soldier, const char *name)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    wf_end_overwatch(&r, SOLDIERS);
    uint16_t counter = card(name);
    grog_remove(&r, ZONE_ASIDE, 0, counter);
    uint16_t ref = grog_thing_new(&r, ARRAY_SUPPORT, counter, 0);
    p->wf.support[grog_ref_slot(ref)].player = (uint8_t)(soldier + 1);
}

/* A team of Dune (slot 0) and Sand 6 (slot 1), with Peter (slot 2) on Overwatch and this counter on his card. */
static void watch(struct play *p, const char *counter)
{
    begin(p, CONVOY "overwatch Peter, team Dune + Plain Rifle + Sand 6");
    give(p, 2, counter);
    assert_null(grog_check(p->m, &p->game));
}

static unsigned counters(const struct play *p, unsigned soldier)
{
    unsigned n = 0;
    for (unsigned i = 0; i < SUPPORTS; i++)
        n += p->wf.support[i].thing.live && p->wf.support[i].player == soldier + 1;
    return n;
}

/* ---- who, and how many -------------------------------------------------------------------------------- */

TEST(who_watches_is_in_no_location)
{
    RULE("WF-OVW-01");
    RULE("WF-OVW-04");
    RULE("WF-OVW-05");
    RULE("WF-PMT-26");
    RULE("WF-OVW-18");
    struct play p;
    begin(&p, CONVOY "overwatch Peter, team Dune + Sand 6");
    assert_is(&p, "soldier[2].place = 0");
    assert_int_equal(p.wf.cup[0], COUNTERS_EACH);
    assert_int_equal(p.wf.cup[2], 0);
    assert_is(&p, "soldier[2].actions = 0");
    assert_is(&p, "hand[2] =");
    assert_int_equal(wf_points_of(p.m, &p.wf), 12 + 22);
    put_location(&p, "Stream");
    assert_false(offered(&p, "move Peter/3, Stream/3"));
    assert_is(&p, "soldier[0].actions = 2");            /* the others play as ever */
    given(&p, "soldier[0].wound[0] = 3\nsoldier[1].wound[0] = 4");
    put_hostile(&p, "Loner", 1, 0);
    put_hostile(&p, "Loner", 1, 1);
    for (unsigned i = 0; i < SUPPORTS; i++)             /* (no counter that could stop it) */
        if (p.wf.support[i].thing.live)
            give(&p, 2, "Clean Shot");
    END_TURN(&p, 10, 6, 10, 6);
    assert_true(p.game.over);                           /* who watches cannot go on alone */
    assert_is(&p, "success = 0");
    end_play(&p);
    assert_unfit("mission Light Drill, overwatch Peter, team Able", "WF-OVW-01");
    assert_unfit(CONVOY "overwatch Plain Rifle, team Dune", "WF-OVW-01");
}

TEST(a_player_soldier_is_with_the_team)
{
    RULE("WF-OVW-02");
    RULE("WF-OVW-03");
    struct play p;
    assert_unfit(CONVOY "overwatch Dune, team Peter", "WF-BUY-02");
    begin(&p, CONVOY "team Dune");                      /* nobody need watch */
    assert_is(&p, "aside =");
    end_play(&p);
}

/* Its Handler with the team, beside it, or nowhere. */
TEST(a_k9_watches_nobody)
{
    RULE("WF-K9-02");
    struct play p;
    assert_unfit(CONVOY "overwatch Gus, team Dune", "WF-K9-02");
    assert_unfit(CONVOY "overwatch Gus, team Dune + Wade", "WF-K9-02");
    assert_unfit(CONVOY "overwatch Wade + Gus, team Dune", "WF-K9-02");
    begin(&p, CONVOY "overwatch Wade, team Dune");      /* its Handler may */
    assert_int_equal(p.wf.soldier[1].fate, OVERWATCHING);
    end_play(&p);
}

TEST(a_counter_for_each_ten_points_of_his_card)
{
    RULE("WF-OVW-06");
    RULE("WF-OVW-06b");
    RULE("WF-OVW-07");
    RULE("WF-PMC-10");
    struct play p;
    /* The rulebook's example: 12 points, with a Skill of 3 and Gear of 3 more. */
    begin(&p, CONVOY "overwatch Dune + Calm + Auto Rifle, team Sand 6");
    assert_int_equal(counters(&p, 1), 2);
    assert_is(&p, "item[0].holder = 1");                /* his gear is not in play: the one item is Sand's */
    end_play(&p);
    /* And the manual's: 15 and 5. */
    begin(&p, CONVOY "overwatch Sand 5 + Peter, team Dune");
    assert_int_equal(counters(&p, 1), 2);
    assert_int_equal(counters(&p, 2), 1);
    end_play(&p);
    begin(&p, CONVOY "overwatch Able, team Dune");      /* 20 are two whole tens */
    assert_int_equal(numbers_of(p.m, card("Able"))[SOLDIER_COST], 20);
    assert_int_equal(counters(&p, 1), 2);
    end_play(&p);
}

TEST(what_is_not_used_goes_back)
{
    RULE("WF-OVW-09");
    struct play p;
    begin(&p, CONVOY "overwatch Sand 5 + Peter, team Dune");
    given(&p, "soldier[0].wound[0] = 3");
    give(&p, 1, "Clean Shot");
    put_hostile(&p, "Loner", 1, 0);
    END_TURN(&p, 10, 6);
    assert_true(p.game.over);
    assert_true(told(&p, "goes back unused: Clean Shot"));
    assert_int_equal(counters(&p, 1), 0);
    assert_int_equal(p.wf.aside[0], 16);
    end_play(&p);
}

/* ---- what they do ---------------------------------------------------------------------------------------- */

TEST(three_points_go_to_any_soldiers)
{
    RULE("WF-OVW-08");
    RULE("WF-OVW-10");
    struct play p;
    watch(&p, "Three Points");
    take(&p, "use support Peter/3, Three Points/1");
    take(&p, "gives it to Dune/1");
    take(&p, "gives it to Sand 6/2");
    take(&p, "gives it to Sand 6/2");
    assert_is(&p, "soldier[0].xp = 1");
    assert_is(&p, "soldier[1].xp = 2");
    assert_is(&p, "soldier[0].actions = 2");            /* no Action */
    assert_int_equal(counters(&p, 2), 0);               /* once */
    assert_int_equal(p.wf.aside[0], 16);
    end_play(&p);
    watch(&p, "Three Points");                          /* at any time: in the middle of the Hostile Turn too */
    put_hostile(&p, "Loner", 1, 0);
    end_turn(&p);
    assert_question(&p, "attacked");
    take(&p, "use support Peter/3, Three Points/1");
    take(&p, "gives it to Dune/1");
    take(&p, "gives it to Dune/1");
    TAKE(&p, "gives it to Dune/1", 1, 1);
    assert_is(&p, "soldier[0].xp = 3");
    end_play(&p);
    watch(&p, "Three Points");                          /* whom no more can be given is not asked about */
    given(&p, "soldier[0].xp = 99");
    given(&p, "soldier[1].xp = 98");
    take(&p, "use support Peter/3, Three Points/1");
    assert_false(offered(&p, "gives it to Dune/1"));
    take(&p, "gives it to Sand 6/2");
    assert_question(&p, "soldier turn");
    end_play(&p);
}

TEST(three_cards_go_to_one_player_soldier)
{
    RULE("WF-OVW-14");
    struct play p;
    watch(&p, "Three Cards");
    given(&p, "hand[0] = Aim, Aim, Aim, Aim");
    stack(&p, ZONE_ACTIONS, "Stride, Duck, Load");
    take(&p, "use support Peter/3, Three Cards/1");
    take(&p, "choose soldier Dune/1");
    assert_is(&p, "hand[0] = Aim, Aim, Aim, Aim, Duck, Load, Stride");   /* more than his Health of 4 */
    end_play(&p);
    begin(&p, CONVOY "overwatch Peter, team Dune + Sand 6 + Carl");     /* no other Soldier has a hand */
    give(&p, 3, "Three Cards");
    take(&p, "use support Peter/4, Three Cards/1");
    assert_true(offered(&p, "choose soldier Sand 6/2"));
    assert_false(offered(&p, "choose soldier Carl/3"));
    end_play(&p);
}

/* A Turn in which a Soldier stands in Wide Street, where Hostiles of value 0 to 2 can arrive. */
static void in_street(struct play *p, const char *counter)
{
    watch(p, counter);
    put_location(p, "Wide Street");
    given(p, "soldier[0].place = 2");
}

TEST(a_small_reinforcement_is_turned_away)
{
    RULE("WF-OVW-11");
    struct play p;
    in_street(&p, "No Arrival");
    stack(&p, ZONE_HOSTILES, "Loner");
    end_turn(&p);
    assert_question(&p, "reinforcement");
    assert_null(grog_check(p.m, &p.game));
    take(&p, "use support Peter/3, No Arrival/1");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_true(told(&p, "does not come: Loner"));
    assert_int_equal(p.wf.hostile_discards[p.wf.hostile_discards[0]], card("Loner"));
    end_play(&p);
    in_street(&p, "No Arrival");
    stack(&p, ZONE_HOSTILES, "Loner");
    end_turn(&p);
    take(&p, "pass");
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_int_equal(counters(&p, 2), 1);
    end_play(&p);
    watch(&p, "No Arrival");                            /* nor one of value 3 */
    put_location(&p, "Broad Street");
    given(&p, "soldier[0].place = 2");
    stack(&p, ZONE_HOSTILES, "Chief");
    END_TURN(&p, 1, 1);
    assert_question(&p, "soldier turn");
    assert_int_equal(hostiles_in_play(&p), 1);
    end_play(&p);
    watch(&p, "No Arrival");                            /* what the text of a Hostile card draws is one too */
    put_location(&p, "Stream");
    put_hostile(&p, "Lorry", 2, 0);
    stack(&p, ZONE_HOSTILES, "Loner");
    end_turn(&p);
    assert_question(&p, "reinforcement");
    assert_null(grog_check(p.m, &p.game));
    take(&p, "use support Peter/3, No Arrival/1");
    assert_true(told(&p, "does not come: Loner"));
    assert_int_equal(hostiles_in_play(&p), 1);
    end_play(&p);
    watch(&p, "No Arrival");
    put_location(&p, "Stream");
    put_hostile(&p, "Lorry", 2, 0);
    stack(&p, ZONE_HOSTILES, "Loner");
    end_turn(&p);
    take(&p, "pass");
    assert_int_equal(hostiles_in_play(&p), 2);
    assert_is(&p, "hostile[1].place = 2");
    end_play(&p);
    in_street(&p, "No Arrival");                        /* not those that a Location brings */
    given(&p, "hand[0] = Roadblock");
    stack(&p, ZONE_HOSTILES, "Loner");
    take(&p, "play location Dune/1, Roadblock");
    while (!strcmp(grog_question(p.m, &p.game), "who pays an action"))
        take(&p, offered(&p, "pays an action Dune/1") ? "pays an action Dune/1" : "pays an action Sand 6/2");
    assert_question(&p, "soldier turn");
    assert_true(hostiles_in_play(&p) > 0);
    end_play(&p);
}

TEST(the_timer_is_moved_either_way_before_time_is_out)
{
    RULE("WF-OVW-12");
    struct play p;
    watch(&p, "Watch the Clock");
    end_turn(&p);
    assert_question(&p, "timer step");
    assert_is(&p, "timer = 7");                         /* it has moved */
    take(&p, "use support Peter/3, Watch the Clock/1");
    assert_null(grog_check(p.m, &p.game));
    take(&p, "one turn less");
    assert_is(&p, "timer = 6");
    end_play(&p);
    watch(&p, "Watch the Clock");
    given(&p, "timer = 1");
    end_turn(&p);
    assert_false(p.game.over);
    take(&p, "use support Peter/3, Watch the Clock/1");
    take(&p, "one turn more");
    assert_false(p.game.over);
    assert_is(&p, "timer = 1");
    end_play(&p);
    watch(&p, "Watch the Clock");
    given(&p, "timer = 1");
    end_turn(&p);
    take(&p, "pass");
    assert_true(p.game.over);
    end_play(&p);
}

TEST(a_hostile_of_no_value_is_eliminated)
{
    RULE("WF-OVW-13");
    struct play p;
    watch(&p, "Clean Shot");
    put_hostile(&p, "Chief", 1, 0);
    assert_refused(&p, "use support Peter/3, Clean Shot/1", "WF-OVW-08");
    put_hostile(&p, "Trifle", 3, 0);                    /* wherever it is */
    take(&p, "use support Peter/3, Clean Shot/1");
    if (!strcmp(grog_question(p.m, &p.game), "choose"))
        take(&p, "choose hostile Trifle/2");
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_true(told_at(&p, "eliminated: ") >= 0);
    assert_is(&p, "soldier[0].xp = 0");
    end_play(&p);
    watch(&p, "Clean Shot");                            /* in an Objective that is not active too */
    put_hostile(&p, "Trifle", p.wf.objective, 0);
    assert_false(p.wf.active);
    take(&p, "use support Peter/3, Clean Shot/1");
    take(&p, "choose hostile Trifle/1");
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
}

TEST(he_takes_the_blow_for_another)
{
    RULE("WF-OVW-15");
    struct play p;
    begin(&p, CONVOY "overwatch Sand 5 + Peter, team Dune");
    give(&p, 1, "Stand In");
    struct grog_run r = { .m = p.m, .g = &p.game };
    grog_remove(&r, ZONE_ASIDE, 0, card("Three Cards"));
    p.wf.support[grog_ref_slot(grog_thing_new(&r, ARRAY_SUPPORT, card("Three Cards"), 0))].player = 2;
    assert_int_equal(counters(&p, 1), 2);
    put_hostile(&p, "Loner", 1, 0);
    end_turn(&p);
    assert_question(&p, "attacked");                    /* (the cards might be drawn now) */
    TAKE(&p, "pass", 10, 6);
    assert_question(&p, "hit");                         /* the dice lie */
    take(&p, "use support Sand 5/2, Stand In/1");
    assert_is(&p, "soldier[1].fate = 1");
    assert_is(&p, "soldier[0].wound[0] = 0");
    assert_is(&p, "soldier[0].suppress = 0");
    assert_int_equal(counters(&p, 1), 0);               /* what else he held is lost with him */
    assert_null(grog_check(p.m, &p.game));
    end_play(&p);
}

TEST(who_still_plays_uses_it_for_whoever_does_not)
{
    RULE("WF-OVW-08");
    struct play p;
    begin(&p, CONVOY "seats 2, overwatch Peter, team Dune + Sand 6");
    give(&p, 2, "One More Thing");
    assert_true(offered(&p, "use support Peter/3, One More Thing/1"));
    take_as(&p, 0, "end turn");
    assert_false(offered(&p, "use support Peter/3, One More Thing/1"));     /* Peter is the first seat's */
    given(&p, "soldier[0].wound[0] = 3");
    put_hostile(&p, "Loner", 1, 0);
    END_TURN(&p, 10, 6);
    assert_is(&p, "soldier[0].fate = 1");
    take_as(&p, 1, "use support Peter/3, One More Thing/1");
    take_as(&p, 1, "choose soldier Sand 6/2");
    assert_is(&p, "soldier[1].actions = 3");
    give(&p, 2, "Three Cards");                         /* and in the Hostile Turn */
    put_hostile(&p, "Loner", 1, 1);
    take_as(&p, 1, "end turn");
    assert_question(&p, "attacked");
    take_as(&p, 1, "use support Peter/3, Three Cards/1");
    take_as(&p, 1, "choose soldier Sand 6/2");
    assert_int_equal(p.wf.hand[1][0], 3);
    end_play(&p);
}

TEST(one_action_more_for_a_turn)
{
    RULE("WF-OVW-16");
    struct play p;
    watch(&p, "One More Thing");
    take(&p, "use support Peter/3, One More Thing/1");
    take(&p, "choose soldier Dune/1");
    assert_is(&p, "soldier[0].actions = 3");
    end_turn(&p);
    assert_is(&p, "soldier[0].actions = 2");            /* it is gone */
    end_play(&p);
}

TEST(hostiles_of_one_location_are_held_back)
{
    RULE("WF-OVW-17");
    struct play p;
    watch(&p, "Cut Off");
    put_location(&p, "Stream");
    put_location(&p, "Stream");
    put_hostile(&p, "Trifle", 3, 0);                    /* value 0, Range 0: each would come nearer */
    put_hostile(&p, "Trifle", 3, 0);
    put_hostile(&p, "Trifle", 2, 1);
    end_turn(&p);
    assert_question(&p, "hostiles close");
    take(&p, "use support Peter/3, Cut Off/1");
    assert_question(&p, "hold back");
    assert_null(grog_check(p.m, &p.game));
    assert_true(offered(&p, "choose hostile Trifle/3"));
    take(&p, "choose hostile Trifle/1");
    assert_false(offered(&p, "choose hostile Trifle/3"));       /* of one Location */
    take(&p, "do not");
    assert_is(&p, "hostile[0].place = 3");
    assert_is(&p, "hostile[1].place = 2");
    assert_is(&p, "hostile[2].place = 1");
    assert_is(&p, "hostile[0].flags = 2");              /* for this Turn */
    end_play(&p);
    watch(&p, "Cut Off");                               /* not more than 4 in all */
    put_location(&p, "Stream");
    put_location(&p, "Stream");
    put_hostile(&p, "Legendary Gun", 3, 0);
    put_hostile(&p, "Chief", 3, 0);
    put_hostile(&p, "Trifle", 3, 0);
    given(&p, "soldier[0].wound[0] = 0");
    end_turn(&p);
    while (strcmp(grog_question(p.m, &p.game), "hostiles close"))
        TAKE(&p, "pass", 1, 1);
    take(&p, "use support Peter/3, Cut Off/1");
    take(&p, "choose hostile Legendary Gun/1");         /* 4 */
    assert_false(offered(&p, "choose hostile Chief/2"));
    assert_true(offered(&p, "choose hostile Trifle/3"));
    end_play(&p);
}

TEST(each_counter_has_a_location_of_its_own)
{
    RULE("WF-OVW-17");
    struct play p;
    watch(&p, "Cut Off");
    struct grog_run r = { .m = p.m, .g = &p.game };
    grog_remove(&r, ZONE_ASIDE, 0, card("Cut Off"));
    p.wf.support[grog_ref_slot(grog_thing_new(&r, ARRAY_SUPPORT, card("Cut Off"), 0))].player = 3;
    put_location(&p, "Stream");
    put_location(&p, "Stream");
    put_hostile(&p, "Trifle", 3, 0);
    put_hostile(&p, "Trifle", 2, 0);
    end_turn(&p);
    take(&p, "use support Peter/3, Cut Off/1");
    take(&p, "choose hostile Trifle/1");                /* nobody else is in Location 3 */
    assert_question(&p, "hostiles close");
    take(&p, "use support Peter/3, Cut Off/2");
    take(&p, "choose hostile Trifle/2");
    assert_is(&p, "hostile[0].place = 3");
    assert_is(&p, "hostile[1].place = 2");
    end_play(&p);
}

TEST(a_card_of_several_is_held_as_one)
{
    RULE("WF-OVW-17");
    struct play p;
    watch(&p, "Cut Off");
    put_location(&p, "Stream");
    put_location(&p, "Stream");
    struct grog_run r = { .m = p.m, .g = &p.game };
    uint16_t leader = wf_enter_hostile(&r, card("Mourners"), 3, false);
    assert_true(p.wf.hostile[grog_ref_slot(leader)].band);
    for (unsigned i = 0; i < HOSTILES; i++)
        if (p.wf.hostile[i].thing.live)
            p.wf.hostile[i].place = 4;
    end_turn(&p);
    while (strcmp(grog_question(p.m, &p.game), "hostiles close"))
        TAKE(&p, "pass", 1, 1);
    take(&p, "use support Peter/3, Cut Off/1");
    take(&p, "choose hostile Mourners/1");
    while (strcmp(grog_question(p.m, &p.game), "soldier turn"))
        take(&p, offered(&p, "do not") ? "do not" : "pass");
    for (unsigned i = 0; i < HOSTILES; i++)
        if (p.wf.hostile[i].thing.live)
            assert_int_equal(p.wf.hostile[i].place, 4);
    end_play(&p);
}

TEST(who_is_held_back_does_not_roll_to_advance)
{
    RULE("WF-OVW-17");
    struct play p;
    begin(&p, "setting Contract Drill, mission The Front, overwatch Peter, team Able");
    give(&p, 1, "Cut Off");
    for (unsigned i = 0; i < HOSTILES; i++)
        if (p.wf.hostile[i].thing.live) {
            struct grog_run r = { .m = p.m, .g = &p.game };
            wf_remove_hostile(&r, hostile_ref(&p.wf, i));
        }
    unsigned slot = put_hostile(&p, "Trifle", 2, 0);
    end_turn(&p);
    while (strcmp(grog_question(p.m, &p.game), "hostiles close"))
        take(&p, "pass");
    take(&p, "use support Peter/2, Cut Off/1");
    char option[48];
    snprintf(option, sizeof option, "choose hostile Trifle/%u", slot + 1);
    take(&p, option);
    while (!strcmp(grog_question(p.m, &p.game), "hold back"))
        take(&p, "do not");
    assert_int_equal(told_at(&p, "rolls to come nearer: Trifle"), -1);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(who_watches_is_in_no_location), IT(a_player_soldier_is_with_the_team), IT(a_k9_watches_nobody),
        IT(a_counter_for_each_ten_points_of_his_card), IT(what_is_not_used_goes_back),
        IT(three_points_go_to_any_soldiers), IT(three_cards_go_to_one_player_soldier),
        IT(a_small_reinforcement_is_turned_away), IT(the_timer_is_moved_either_way_before_time_is_out),
        IT(a_hostile_of_no_value_is_eliminated), IT(he_takes_the_blow_for_another),
        IT(who_still_plays_uses_it_for_whoever_does_not), IT(one_action_more_for_a_turn),
        IT(hostiles_of_one_location_are_held_back), IT(each_counter_has_a_location_of_its_own),
        IT(a_card_of_several_is_held_as_one),
        IT(who_is_held_back_does_not_roll_to_advance),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
