/* SPDX-License-Identifier: MIT */
/* wf_sabotage.c -- Sabotage Missions: Locations that are damaged, and who comes to Repair them. */
#include "mission.h"

#include <stdio.h>

static int tally(const struct play *p, const char *counter)
{
    return p->wf.tally[grog_card(p->m, card(counter))->ordinal];
}

/* A Hacker in a Console, with nobody else about; Fitters only where a test puts them. */
static void at_the_console(struct play *p, const char *mission)
{
    char setup[128];
    snprintf(setup, sizeof setup, "mission %s, team Hacker", mission);
    begin(p, setup);
    put_location(p, "Console");
    given(p, "soldier[0].place = 2");
}

/* The Console is damaged; the Hacker has gone back. */
static void damaged(struct play *p, const char *mission)
{
    at_the_console(p, mission);
    TAKE(p, "attempt Hacker/1, Console/3", 7);
    given(p, "soldier[0].place = 1");
}

static bool in_deck(const struct play *p, const char *name)
{
    for (unsigned i = 1; i <= p->wf.hostiles[0]; i++)
        if (p->wf.hostiles[i] == card(name))
            return true;
    return false;
}

TEST(only_the_missions_means_complete_it)
{
    RULE("WF-SAB-01");
    RULE("WF-SAB-03");
    RULE("KW-115");
    struct play p;
    at_the_console(&p, "Wreck Drill");
    put_location(&p, "Switch");
    p.wf.active = 1, p.wf.location[1].flags = 0;        /* Post: no Hostile in it, none marked */
    TAKE(&p, "attempt Hacker/1, Console/3", 7);         /* 8 */
    assert_false(p.game.over);
    END_TURN(&p, 10);                                   /* nobody comes */
    assert_false(p.game.over);                          /* a Standard Mission would be won now */
    given(&p, "soldier[0].place = 3");
    TAKE(&p, "attempt Hacker/1, Switch/4", 6);
    assert_false(p.game.over);
    TAKE(&p, "attempt Hacker/1, Switch/4", 7);
    assert_true(p.game.over);
    assert_is(&p, "success = 1");
    end_play(&p);
}

TEST(an_objectives_own_text_is_no_means_of_the_mission)
{
    RULE("WF-SAB-01");
    struct play p;
    for (unsigned wrecks = 0; wrecks < 2; wrecks++) {
        begin(&p, wrecks ? "mission Wreck Drill, objective Wall Safe, team Hacker"
                         : "mission Drill, objective Wall Safe, team Hacker");
        p.wf.active = 1, p.wf.location[1].flags = 0;
        p.wf.soldier[0].place = p.wf.objective;
        TAKE(&p, "attempt Hacker/1, Wall Safe/2", 9);
        assert_int_equal((p.wf.location[1].flags & LOCATION_COMPLETED) != 0, !wrecks);
        assert_int_equal(p.game.over, !wrecks);
        end_play(&p);
    }
    begin(&p, "mission Two Safes, team Hacker");        /* of several it is about the one that says it */
    given(&p, "soldier[0].place = 1");
    take(&p, "activate Hacker/1");
    take(&p, "move Hacker/1, Wall Safe/3");
    TAKE(&p, "attempt Hacker/1, Wall Safe/3", 9);
    assert_int_equal(p.wf.location[1].flags & LOCATION_COMPLETED, 0);
    assert_int_equal(p.wf.location[2].flags & LOCATION_COMPLETED, LOCATION_COMPLETED);
    end_play(&p);
}

TEST(two_types_at_once)
{
    RULE("WF-SAB-02");
    RULE("WF-SAB-20");
    RULE("WF-SAB-23");
    struct play p;
    at_the_console(&p, "Burn Drill");
    assert_int_equal(tally(&p, "Melt"), 9);             /* the set-up of the second type */
    end_turn(&p);
    assert_int_equal(tally(&p, "Melt"), 9);             /* nothing has set it in motion */
    TAKE(&p, "attempt Hacker/1, Console/3", 7);
    END_TURN(&p, 10);
    assert_int_equal(tally(&p, "Melt"), 8);
    end_play(&p);
}

TEST(out_of_time_is_lost_even_if_it_burns)
{
    RULE("WF-SAB-22");
    struct play p;
    at_the_console(&p, "Burn Drill");
    TAKE(&p, "attempt Hacker/1, Console/3", 7);
    given(&p, "timer = 1\nsoldier[0].place = 1");       /* where he would win, but for the Timer */
    p.wf.tally[grog_card(p.m, card("Melt"))->ordinal] = 1;
    END_TURN(&p, 10);
    assert_true(p.game.over);
    assert_is(&p, "success = 0");
    assert_is(&p, "soldier[0].fate = 0");
    end_play(&p);
    damaged(&p, "Burn Drill");                          /* with time left it is won there */
    p.wf.tally[grog_card(p.m, card("Melt"))->ordinal] = 1;
    END_TURN(&p, 10);
    assert_is(&p, "success = 1");
    end_play(&p);
    begin(&p, "mission Night Burn, team Hacker");       /* by night: not yet Extracted */
    put_location(&p, "Console");
    given(&p, "soldier[0].place = 2");
    TAKE(&p, "attempt Hacker/1, Console/3", 7);
    given(&p, "timer = 1\nsoldier[0].place = 1");
    p.wf.tally[grog_card(p.m, card("Melt"))->ordinal] = 1;
    END_TURN(&p, 10);
    assert_true(p.game.over);
    assert_is(&p, "success = 0");
    end_play(&p);
}

TEST(a_location_is_unresolved_then_resolved)
{
    RULE("WF-SAB-04");
    RULE("WF-SAB-05");
    RULE("WF-SAB-06");
    RULE("KW-092");
    struct play p;
    begin(&p, "mission Wreck Drill, team Hacker");
    given(&p, "hand[0] = Console");
    take(&p, "play location Hacker/1, Console");
    assert_is(&p, "location[2].flags = 0");
    given(&p, "soldier[0].place = 2");
    TAKE(&p, "attempt Hacker/1, Console/3", 7);
    assert_is(&p, "location[2].flags = 4");
    assert_int_equal(tally(&p, "Harm"), 1);
    assert_refused(&p, "attempt Hacker/1, Console/3", "WF-ABL-05");
    end_play(&p);
}

TEST(a_die_for_each_resolved_location)
{
    RULE("WF-SAB-08");
    RULE("WF-SAB-09");
    RULE("WF-SAB-10");
    RULE("KW-034");
    struct play p;
    damaged(&p, "Wreck Drill");
    put_location(&p, "Console");
    put_location(&p, "Console");
    given(&p, "location[3].flags = 4");                 /* two are Resolved, one is not */
    END_TURN(&p, 6, 6);
    assert_int_equal(hostiles_in_play(&p), 0);
    stack(&p, ZONE_HOSTILES, "Deck Fitters");
    END_TURN(&p, 3, 6, 1);                              /* they come, and try at once */
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_is(&p, "hostile[0].card = Deck Fitters");
    assert_is(&p, "hostile[0].place = 2");
    end_play(&p);
}

TEST(they_are_searched_for_and_the_deck_is_shuffled)
{
    RULE("WF-SAB-10");
    RULE("WF-SAB-12");
    struct play p;
    unsigned orders = 0;
    uint16_t before[1 + HOSTILE_ROOM];
    for (unsigned seed = 0; seed < 4; seed++) {
        damaged(&p, "Wreck Drill");
        stack(&p, ZONE_HOSTILES, "Deck Fitters, Loner, Pair, Chief, Nest");
        p.wf.hostiles[p.wf.hostiles[0]] = p.wf.hostiles[1];     /* not on top: at the bottom */
        p.wf.hostiles[1] = card("Deck Fitters");
        memcpy(before, p.wf.hostiles, sizeof before);
        END_TURN(&p, 3, 1);
        assert_is(&p, "hostile[0].card = Deck Fitters");
        assert_int_equal(p.wf.hostiles[0], before[0] - 1);
        assert_false(in_deck(&p, "Deck Fitters"));
        orders += memcmp(before + 2, p.wf.hostiles + 1, (before[0] - 1u) * sizeof *before) != 0;
        end_play(&p);
    }
    assert_true(orders > 0);
}

/* By night a Hostile has two sides, and the word may stand on the other one. */
TEST(they_are_known_by_either_side)
{
    RULE("WF-SAB-10");
    RULE("WF-SAB-13");
    struct play p;
    damaged(&p, "Wreck Drill");
    given(&p, "aside =");
    stack(&p, ZONE_HOSTILES, "Dim Lamp");
    END_TURN(&p, 3, 1);                                 /* found, Revealed, and they try at once */
    assert_is(&p, "hostile[0].card = Lamp Fitters");
    assert_is(&p, "hostile[0].place = 2");
    assert_false(in_deck(&p, "Dim Lamp"));
    end_play(&p);
    damaged(&p, "Wreck Drill");                         /* one that lies there unseen is none yet */
    put_hostile(&p, "Dim Lamp", 2, 0);
    END_TURN(&p, 3, 1);
    assert_int_equal(hostiles_in_play(&p), 2);
    end_play(&p);
}

TEST(else_they_come_from_those_laid_aside)
{
    RULE("WF-SAB-11");
    struct play p;
    damaged(&p, "Wreck Drill");
    assert_false(in_deck(&p, "Spare Fitters"));
    END_TURN(&p, 3, 1);
    assert_is(&p, "hostile[0].card = Spare Fitters");
    end_play(&p);
    damaged(&p, "Wreck Drill");
    given(&p, "aside =");
    END_TURN(&p, 3);                                    /* nor there: nobody comes */
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
}

TEST(no_die_while_they_are_there)
{
    RULE("WF-SAB-13");
    struct play p;
    damaged(&p, "Wreck Drill");
    put_hostile(&p, "Deck Fitters", 2, 0);
    END_TURN(&p, 5);                                    /* only their own: not Repaired */
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_is(&p, "location[2].flags = 4");
    end_play(&p);
}

TEST(they_repair_at_their_number)
{
    RULE("WF-SAB-07");
    RULE("WF-SAB-14");
    RULE("WF-SAB-15");
    RULE("WF-SAB-16");
    RULE("KW-033");
    struct play p;
    damaged(&p, "Wreck Drill");
    put_hostile(&p, "Deck Fitters", 2, 0);
    END_TURN(&p, 5);
    assert_int_equal(tally(&p, "Harm"), 1);
    given(&p, "hostile[0].suppress = 1\nhostile[0].place = 2");
    END_TURN(&p, 7);                                    /* with a Suppress it takes 8 */
    assert_is(&p, "location[2].flags = 4");
    given(&p, "hostile[0].ekia = 1\nhostile[0].place = 2");
    END_TURN(&p, 7);
    assert_is(&p, "location[2].flags = 4");
    given(&p, "hostile[0].suppress = 1\nhostile[0].place = 2");     /* none is active: no Repair, nor who comes anew */
    END_TURN(&p);
    assert_is(&p, "location[2].flags = 4");
    given(&p, "hostile[0].ekia = 0\nhostile[0].place = 2");
    END_TURN(&p, 7);                                    /* unharmed: 6 */
    assert_is(&p, "location[2].flags = 0");
    assert_int_equal(tally(&p, "Harm"), 0);             /* what it gave is taken back */
    end_play(&p);
}

TEST(they_are_attacked_like_others)
{
    RULE("WF-SAB-17");
    struct play p;
    begin(&p, "mission Wreck Drill, team Able + Plain Rifle");
    put_hostile(&p, "Spare Fitters", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Spare Fitters/1", 10, 6);
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
}

TEST(it_can_be_damaged_again)
{
    RULE("WF-SAB-18");
    RULE("WF-SAB-19");
    struct play p;
    at_the_console(&p, "Wreck Drill");
    TAKE(&p, "attempt Hacker/1, Console/3", 7);
    END_TURN(&p, 3, 9);                                 /* they come and Repair it in one Hostile Turn */
    assert_int_equal(tally(&p, "Harm"), 0);
    assert_is(&p, "location[2].flags = 0");
    TAKE(&p, "attempt Hacker/1, Console/3", 7);
    assert_int_equal(tally(&p, "Harm"), 1);
    given(&p, "hostile[0].place = 4");
    END_TURN(&p, 10);                                   /* Arrival is rolled for again */
    assert_int_equal(tally(&p, "Harm"), 1);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(an_objectives_own_text_is_no_means_of_the_mission),
        IT(only_the_missions_means_complete_it), IT(two_types_at_once), IT(out_of_time_is_lost_even_if_it_burns),
        IT(a_location_is_unresolved_then_resolved), IT(a_die_for_each_resolved_location),
        IT(they_are_searched_for_and_the_deck_is_shuffled), IT(they_are_known_by_either_side),
        IT(else_they_come_from_those_laid_aside),
        IT(no_die_while_they_are_there), IT(they_repair_at_their_number), IT(they_are_attacked_like_others),
        IT(it_can_be_damaged_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
