/* SPDX-License-Identifier: MIT */
/* wf_hand_to_hand.c -- Hand to Hand Combat: each test would fail without its rule. */
#include "mission.h"
#include "warfighter/hostiles.h"

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

static void open_objective(struct play *p)
{
    p->wf.active = 1;
    p->wf.location[1].flags = 0;
}

/* ---- to Engage ----------------------------------------------------------------- */

TEST(to_engage_takes_the_actions_of_the_mission_card)
{
    RULE("KW-075");
    RULE("WF-HTH-05");
    RULE("WF-MSN-09");
    RULE("WF-TRN-25");
    RULE("WF-HTH-06");
    RULE("WF-SET-60");
    struct play p;
    begin(&p, "mission Brawl, team Dagger + Bayonet");
    put_hostile(&p, "Mob", 1, 0);
    take(&p, "engage Dagger/1, Mob/1");
    assert_is(&p, "soldier[0].actions = 1");
    assert_int_equal(p.wf.soldier[0].engaged, hostile_ref(&p.wf, 0));
    assert_true(told(&p, "engages hand to hand: Dagger/1, Mob/1"));
    end_play(&p);
    begin(&p, "mission Hard Brawl, team Dagger + Bayonet");
    put_hostile(&p, "Mob", 1, 0);
    take(&p, "engage Dagger/1, Mob/1");
    assert_is(&p, "soldier[0].actions = 0");
    end_play(&p);
    begin(&p, "mission Hard Brawl, team Dagger + Bayonet");
    put_hostile(&p, "Mob", 1, 0);
    given(&p, "soldier[0].actions = 1");
    assert_refused(&p, "engage Dagger/1, Mob/1", "WF-TRN-25");
    end_play(&p);
    begin(&p, "team Dagger + Bayonet");                 /* Drill says no number */
    put_hostile(&p, "Mob", 1, 0);
    assert_refused(&p, "engage Dagger/1, Mob/1", "WF-HTH-05");
    assert_false(offered(&p, "set aside Dagger/1"));
    end_play(&p);
}

TEST(the_location_and_the_objective_have_their_own_numbers)
{
    RULE("WF-LOC-13");
    RULE("WF-MSN-22");
    RULE("WF-OBC-04");
    struct play p;
    begin(&p, "mission Brawl, team Dagger + Bayonet");
    put_location(&p, "Boxing Ring");
    put_location(&p, "Cage");
    given(&p, "soldier[0].place = 2");
    put_hostile(&p, "Mob", 2, 0);
    put_hostile(&p, "Mob", 3, 0);
    put_hostile(&p, "Mob", 4, 0);
    take(&p, "engage Dagger/1, Mob/1");
    assert_is(&p, "soldier[0].actions = 0");
    p.wf.soldier[0].engaged = 0;
    given(&p, "soldier[0].place = 3");
    take(&p, "engage Dagger/1, Mob/2");                 /* 0: for nothing */
    assert_int_equal(p.wf.soldier[0].engaged, hostile_ref(&p.wf, 1));
    p.wf.soldier[0].engaged = 0;
    open_objective(&p);
    given(&p, "soldier[0].place = 4\nsoldier[0].actions = 2");
    assert_refused(&p, "engage Dagger/1, Mob/3", "WF-TRN-25");
    given(&p, "soldier[0].actions = 3");
    take(&p, "engage Dagger/1, Mob/3");
    assert_is(&p, "soldier[0].actions = 0");
    end_play(&p);
}

TEST(only_in_the_same_location)
{
    RULE("WF-HTH-04");
    struct play p;
    begin(&p, "mission Brawl, team Dagger + Bayonet");
    put_location(&p, "Boxing Ring");
    put_hostile(&p, "Mob", 2, 0);
    put_hostile(&p, "Runt", 1, 0);
    assert_refused(&p, "engage Dagger/1, Mob/1", "WF-HTH-04");
    take(&p, "engage Dagger/1, Runt/2");
    assert_refused(&p, "attack Dagger/1, Bayonet/1, Combo, Mob/1", "WF-HTH-04");
    end_play(&p);
}

TEST(who_is_suppressed_engages_nobody)
{
    RULE("WF-TRN-14");
    struct play p;
    begin(&p, "mission Brawl, team Dagger + Bayonet");
    put_hostile(&p, "Mob", 1, 0);
    given(&p, "soldier[0].suppress = 1");
    assert_refused(&p, "engage Dagger/1, Mob/1", "WF-TRN-14");
    given(&p, "soldier[0].suppress = 0");
    take(&p, "engage Dagger/1, Mob/1");
    end_play(&p);
}

TEST(one_hostile_card_at_a_time)
{
    RULE("WF-HTH-07");
    struct play p;
    begin(&p, "mission Brawl, team Dagger + Bayonet + Able + Bayonet");
    put_hostile(&p, "Mob", 1, 0);
    put_hostile(&p, "Runt", 1, 0);
    take(&p, "engage Dagger/1, Mob/1");
    assert_refused(&p, "engage Dagger/1, Runt/2", "WF-HTH-07");
    take(&p, "engage Able/2, Mob/1");                   /* two on one card */
    assert_int_equal(p.wf.soldier[1].engaged, hostile_ref(&p.wf, 0));
    end_play(&p);
}

TEST(the_blow_is_another_action)
{
    RULE("WF-HTH-08");
    RULE("WF-HTH-18");
    struct play p;
    begin(&p, "mission Brawl, team Dagger + Bayonet");
    put_location(&p, "Cage");
    put_hostile(&p, "Mob", 1, 0);
    given(&p, "soldier[0].place = 2");
    take(&p, "move Dagger/1, Brawl/1");
    take(&p, "engage Dagger/1, Mob/1");
    assert_is(&p, "soldier[0].actions = 0");            /* the rulebook's Turn: entered and Engaged */
    assert_refused(&p, "attack Dagger/1, Bayonet/1, Strong, Mob/1", "WF-TRN-02");
    end_turn(&p);
    TAKE(&p, "attack Dagger/1, Bayonet/1, Strong, Mob/1", 5, 2);
    assert_is(&p, "soldier[0].actions = 1");
    assert_counters(&p, 0, 1, 0);
    end_play(&p);
}

TEST(after_the_last_kill_the_next_card_costs_again)
{
    RULE("WF-HTH-09");
    struct play p;
    begin(&p, "mission Brawl, team Dagger + Bayonet + Quick");
    put_hostile(&p, "Runt", 1, 0);
    put_hostile(&p, "Mob", 1, 0);
    given(&p, "soldier[0].actions = 3");
    take(&p, "engage Dagger/1, Runt/1");
    TAKE(&p, "attack Dagger/1, Bayonet/1, Strong, Runt/1", 8, 6);
    assert_true(told(&p, "is no longer engaged: Dagger/1"));
    assert_int_equal(p.wf.soldier[0].engaged, 0);
    take(&p, "engage Dagger/1, Mob/2");
    assert_is(&p, "soldier[0].actions = 0");
    end_play(&p);
}

TEST(an_engagement_lasts_until_one_is_elsewhere)
{
    RULE("WF-HTH-10");
    struct play p;
    begin(&p, "mission Brawl, team Dagger + Bayonet");
    put_location(&p, "Cage");
    put_hostile(&p, "Mob", 1, 0);
    take(&p, "engage Dagger/1, Mob/1");
    TAKE(&p, "strike Dagger/1, Strong, Mob/1", 2, 1);
    end_turn(&p);
    assert_int_equal(p.wf.soldier[0].engaged, hostile_ref(&p.wf, 0));
    TAKE(&p, "attack Dagger/1, Bayonet/1, Strong, Mob/1", 3, 1);    /* another Weapon, no cost */
    assert_is(&p, "soldier[0].actions = 1");
    take(&p, "move Dagger/1, Cage/3");
    assert_int_equal(p.wf.soldier[0].engaged, 0);
    end_play(&p);
    begin(&p, "mission Brawl, team Dagger + Bayonet + Driver");
    put_location(&p, "Cage");
    put_hostile(&p, "Mob", 1, 1);                       /* it goes after Driver */
    put_location(&p, "Cage");
    given(&p, "soldier[1].place = 3");
    take(&p, "engage Dagger/1, Mob/1");
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 2");
    assert_int_equal(p.wf.soldier[0].engaged, 0);
    end_play(&p);
}

TEST(who_is_out_is_not_engaged)
{
    RULE("WF-HTH-10");
    struct play p;
    engaged_with(&p, "mission Brawl, team Dagger + Bayonet + Able", "Mob");
    given(&p, "soldier[0].wound[0] = 4");
    take(&p, "withdraw Dagger/1");
    assert_int_equal(p.wf.soldier[0].engaged, 0);
    end_play(&p);
}

/* ---- Actions set aside ----------------------------------------------------------- */

TEST(actions_can_be_set_aside_over_turns)
{
    RULE("WF-HTH-11");
    RULE("WF-HTH-12");
    struct play p;
    begin(&p, "mission Hard Brawl, team Dagger + Bayonet");
    put_hostile(&p, "Mob", 1, 0);
    given(&p, "soldier[0].actions = 1");
    take(&p, "set aside Dagger/1");
    assert_is(&p, "soldier[0].actions = 0");
    assert_is(&p, "soldier[0].saved = 1");
    assert_refused(&p, "discard and draw Dagger/1", "WF-TRN-02");   /* it is for nothing else */
    end_turn(&p);
    assert_is(&p, "soldier[0].saved = 1");
    take(&p, "engage Dagger/1, Mob/1");
    assert_is(&p, "soldier[0].actions = 1");            /* 1 saved + 1: the other is left for a blow */
    assert_is(&p, "soldier[0].saved = 0");
    end_play(&p);
    begin(&p, "mission Hard Brawl, team Dagger + Bayonet");
    put_hostile(&p, "Mob", 1, 0);
    take(&p, "set aside Dagger/1");
    take(&p, "set aside Dagger/1");
    assert_refused(&p, "set aside Dagger/1", "WF-HTH-11");      /* not more than it takes */
    take(&p, "engage Dagger/1, Mob/1");                 /* with no Action left */
    assert_int_equal(p.wf.soldier[0].engaged, hostile_ref(&p.wf, 0));
    end_play(&p);
    begin(&p, "mission Hard Brawl, team Dagger + Bayonet");     /* Engaged already: it is for the next card */
    put_hostile(&p, "Mob", 1, 0);
    put_hostile(&p, "Runt", 1, 0);
    given(&p, "soldier[0].actions = 3");
    take(&p, "engage Dagger/1, Mob/1");
    take(&p, "set aside Dagger/1");
    assert_is(&p, "soldier[0].actions = 0");
    assert_is(&p, "soldier[0].saved = 1");
    struct grog_run r = run_of(&p);
    wf_remove_hostile(&r, hostile_ref(&p.wf, 0));       /* somebody else has shot the last of them */
    given(&p, "soldier[0].actions = 1");
    take(&p, "engage Dagger/1, Runt/2");
    assert_int_equal(p.wf.soldier[0].engaged, hostile_ref(&p.wf, 1));
    assert_is(&p, "soldier[0].saved = 0");
    end_play(&p);
}

TEST(another_action_loses_what_is_set_aside)
{
    RULE("WF-HTH-13");
    struct play p;
    begin(&p, "mission Hard Brawl, team Dagger + Auto Rifle");
    put_hostile(&p, "Mob", 1, 0);
    given(&p, "hand[0] = Pep Talk\nsoldier[0].xp = 2");
    take(&p, "set aside Dagger/1");
    take(&p, "play Dagger/1, Pep Talk");                /* a free card is no Action */
    take(&p, "choose soldier Dagger/1");
    assert_is(&p, "soldier[0].saved = 1");
    TAKE(&p, "attack Dagger/1, Auto Rifle/1, Semi, Mob/1", 5, 1);
    assert_is(&p, "soldier[0].saved = 0");
    assert_true(told(&p, "has Actions set aside: Dagger/1 0"));
    end_play(&p);
}

TEST(what_is_over_is_lost)
{
    RULE("WF-HTH-14");
    struct play p;
    begin(&p, "mission Hard Brawl, team Dagger + Bayonet + Rusher");
    put_hostile(&p, "Mob", 1, 0);
    given(&p, "soldier[0].saved = 2");
    take(&p, "engage Dagger/1, Mob/1");                 /* with the Skill it takes 1 */
    assert_is(&p, "soldier[0].saved = 0");
    assert_is(&p, "soldier[0].actions = 2");
    end_play(&p);
}

/* ---- who takes no part ------------------------------------------------------------- */

TEST(structures_and_vehicles_and_targets_cannot_be_engaged)
{
    RULE("KW-035");
    RULE("KW-036");
    RULE("KW-037");
    RULE("WF-HTH-15");
    struct play p;
    begin(&p, "mission Brawl, objective Depot, team Dagger + Bayonet");
    put_hostile(&p, "Truck", 1, 0);
    put_hostile(&p, "Post Hut", 1, 0);
    assert_refused(&p, "engage Dagger/1, Truck/2", "WF-HTH-15");
    assert_refused(&p, "engage Dagger/1, Post Hut/3", "WF-HTH-15");
    open_objective(&p);
    given(&p, "soldier[0].place = 4");
    assert_refused(&p, "engage Dagger/1, Dump/1", "WF-HTH-15");
    end_play(&p);
}

TEST(squad_soldiers_take_no_part)
{
    RULE("WF-HTH-16");
    RULE("WF-SOL-47");
    struct play p;
    begin(&p, "mission Brawl, team Dagger + Bayonet + Squad");
    put_hostile(&p, "Mob", 1, 0);
    assert_refused(&p, "engage Squad/2, Mob/1", "WF-HTH-16");
    assert_refused(&p, "set aside Squad/2", "WF-HTH-16");
    assert_false(offered(&p, "engage Squad/2, Mob/1"));
    end_play(&p);
}

TEST(a_hostile_that_engages_only_attacks_a_squad)
{
    RULE("KW-020");
    RULE("WF-HTH-17");
    RULE("WF-HTH-16");
    struct play p;
    begin(&p, "mission Brawl, team Dagger + Bayonet + Squad");
    put_hostile(&p, "Grabber", 1, 1);
    END_TURN(&p, 8, 6);
    assert_true(told(&p, "is wounded: Squad/2 1"));
    assert_int_equal(p.wf.soldier[1].engaged, 0);
    end_play(&p);
    begin(&p, "mission Brawl, team Dagger + Bayonet + Squad");
    put_hostile(&p, "Grabber", 1, 0);
    END_TURN(&p, 1, 1);
    assert_int_equal(p.wf.soldier[0].engaged, hostile_ref(&p.wf, 0));    /* KW-020 */
    end_play(&p);
}

TEST(a_hostile_that_engages_comes_into_the_location)
{
    RULE("WF-HTH-17");
    struct play p;
    begin(&p, "mission Brawl, team Dagger + Bayonet + Squad");
    put_location(&p, "Cage");
    put_hostile(&p, "Grabber", 2, 1);
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 1");
    assert_int_equal(p.wf.soldier[1].engaged, 0);
    END_TURN(&p, 8, 6);
    assert_true(told(&p, "is wounded: Squad/2 1"));
    end_play(&p);
}

TEST(a_card_engages_without_a_cost)
{
    RULE("WF-HTH-05");
    struct play p;
    begin(&p, "mission Hard Brawl, team Dagger + Bayonet");
    put_hostile(&p, "Mob", 1, 0);
    put_hostile(&p, "Truck", 1, 0);
    given(&p, "hand[0] = Rush In, Rush In");
    take(&p, "play Dagger/1, Rush In");
    take(&p, "choose hostile Truck/2");                 /* that cannot be */
    assert_int_equal(p.wf.soldier[0].engaged, 0);
    take(&p, "play Dagger/1, Rush In");
    take(&p, "choose hostile Mob/1");
    assert_int_equal(p.wf.soldier[0].engaged, hostile_ref(&p.wf, 0));
    assert_is(&p, "soldier[0].actions = 2");
    end_play(&p);
}

/* What a position may not say. */
TEST(a_counter_lies_on_a_hostile_where_he_is)
{
    RULE("WF-HTH-06");
    struct play p;
    begin(&p, "mission Brawl, objective Depot, team Dagger + Squad");
    put_hostile(&p, "Mob", 2, 0);
    p.wf.soldier[0].engaged = hostile_ref(&p.wf, 1);
    assert_non_null(grog_check(p.m, &p.game));          /* it is elsewhere */
    p.wf.soldier[0].engaged = hostile_ref(&p.wf, 0);
    assert_non_null(grog_check(p.m, &p.game));          /* what is to be Destroyed */
    p.wf.soldier[0].engaged = soldier_ref(&p.wf, 1);
    assert_non_null(grog_check(p.m, &p.game));          /* no Hostile at all */
    p.wf.soldier[0].engaged = 0;
    p.wf.soldier[1].saved = 1;
    assert_non_null(grog_check(p.m, &p.game));          /* a Squad Soldier saves nothing */
    p.wf.soldier[1].saved = 0;
    p.wf.hostile[1].place = 1;
    p.wf.soldier[0].engaged = hostile_ref(&p.wf, 1);
    end_play(&p);
}

TEST(who_cannot_be_attacked_is_not_engaged)
{
    RULE("WF-ATK-02");
    struct play p;
    begin(&p, "mission Brawl, team Dagger");
    put_hostile(&p, "Chief", 1, 0);
    assert_true(offered(&p, "engage Dagger/1, Chief/1"));
    put_hostile(&p, "Mob", 1, 0);                       /* it screens him */
    assert_refused(&p, "engage Dagger/1, Chief/1", "WF-ATK-02");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(to_engage_takes_the_actions_of_the_mission_card),
        IT(the_location_and_the_objective_have_their_own_numbers), IT(only_in_the_same_location),
        IT(who_is_suppressed_engages_nobody), IT(one_hostile_card_at_a_time), IT(the_blow_is_another_action),
        IT(after_the_last_kill_the_next_card_costs_again), IT(an_engagement_lasts_until_one_is_elsewhere),
        IT(who_is_out_is_not_engaged), IT(actions_can_be_set_aside_over_turns),
        IT(another_action_loses_what_is_set_aside), IT(what_is_over_is_lost),
        IT(structures_and_vehicles_and_targets_cannot_be_engaged), IT(squad_soldiers_take_no_part),
        IT(a_hostile_that_engages_only_attacks_a_squad), IT(a_hostile_that_engages_comes_into_the_location),
        IT(a_card_engages_without_a_cost), IT(a_counter_lies_on_a_hostile_where_he_is),
        IT(who_cannot_be_attacked_is_not_engaged),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
