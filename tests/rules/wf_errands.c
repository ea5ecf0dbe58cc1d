/* SPDX-License-Identifier: MIT */
/* wf_errands.c -- Escort, Rescue, Escape and Holding Action by the rules of other Settings. */
#include "mission.h"
#include "warfighter/errands.h"
#include "warfighter/hostile_turn.h"
#include "warfighter/hostiles.h"
#include "warfighter/optional_rules.h"
#include "warfighter/wounds.h"

static void wound(struct play *p, unsigned soldier, int wounds)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    struct grog_frame f = { .proc = PROC_HOSTILE_TURN, .seat = GROG_NOBODY };
    wf_wound(&r, &f, soldier, wounds);
}

/* What ended outside of a turn is not looked at any more. */
static void drop(struct play *p) { grog_match_free(p->m); }

/* The Objective is active and one card lies before it. */
static void way_in(struct play *p)
{
    put_location(p, "Glade");
    given(p, "soldier[0].place = 2");
    take(p, "activate Able/1");
}

/* ---- Escort ------------------------------------------------------------------------------ */

TEST(who_is_escorted_must_be_bought)
{
    RULE("NAM-MSN-17");
    RULE("CHT-MSN-02");
    struct play p;
    assert_unfit("mission Bodyguard, team Able", "Baker must be on the team (NAM-MSN-17)");
    begin(&p, "mission Bodyguard, team Able + Baker");
    assert_int_equal(p.wf.points, 20 + numbers_of(p.m, card("Baker"))[SOLDIER_COST]);
    end_play(&p);
}

TEST(an_escorted_vehicle_is_there_from_the_start_and_for_good)
{
    RULE("NAM-MSN-18");
    RULE("NAM-MSN-19");
    struct play p;
    begin(&p, "mission Convoy, team Able + Walker + Gunship");
    assert_int_equal(p.wf.soldier[1].fate, IN_PLAY);
    assert_is(&p, "soldier[1].place = 1");
    assert_is(&p, "cup[1] = 4");
    assert_is(&p, "soldier[1].actions = 3");
    assert_int_equal(p.wf.soldier[2].fate, WAITING);    /* others are Called In as always */
    for (unsigned turn = 0; turn < 4; turn++)
        end_turn(&p);
    assert_int_equal(p.wf.soldier[1].fate, IN_PLAY);    /* its Limit is 2 */
    assert_is(&p, "soldier[1].turns = 0");
    end_play(&p);
}

TEST(without_who_is_escorted_the_mission_fails)
{
    RULE("NAM-MSN-20");
    RULE("CHT-MSN-03");
    struct play p;
    begin(&p, "mission Bodyguard, team Able + Baker + Squad");
    wound(&p, 2, 2);
    assert_int_equal(p.game.over, 0);
    wound(&p, 1, 9);
    assert_int_equal(p.game.over, 1);
    assert_is(&p, "success = 0");
    drop(&p);
}

TEST(who_is_escorted_must_come_to_the_objective)
{
    RULE("KW-104");
    RULE("NAM-MSN-21");
    RULE("CHT-MSN-04");
    struct play p;
    begin(&p, "mission Bodyguard, team Able + Baker");
    way_in(&p);
    end_turn(&p);                                       /* nothing is in it: it is completed */
    assert_is(&p, "location[1].flags = 8");
    assert_int_equal(p.game.over, 0);
    take(&p, "move Able/1, Clearing/2");                /* not he */
    assert_int_equal(p.game.over, 0);
    take(&p, "move Baker/2, Glade/3");
    end_turn(&p);
    take(&p, "move Baker/2, Clearing/2");
    assert_int_equal(p.game.over, 1);
    assert_is(&p, "success = 1");
    end_play(&p);
    begin(&p, "mission Bodyguard, team Able + Baker");  /* he was there, and went, before it was completed */
    way_in(&p);
    put_hostile(&p, "Loner", 3, 0);
    given(&p, "soldier[1].place = 2\nhostile[0].suppress = 1");
    take(&p, "move Baker/2, Clearing/2");
    assert_int_equal(p.game.over, 0);
    given(&p, "hostile[0].suppress = 1");
    end_turn(&p);
    assert_int_equal(p.game.over, 0);
    take(&p, "move Baker/2, Glade/3");
    struct grog_run r = { .m = p.m, .g = &p.game };
    wf_remove_hostile(&r, hostile_ref(&p.wf, 0));
    end_turn(&p);
    assert_is(&p, "success = 1");
    end_play(&p);
}

TEST(with_escape_he_must_come_to_the_mission_card)
{
    RULE("NAM-MSN-22");
    RULE("CHT-MSN-05");
    struct play p;
    begin(&p, "mission Bodyguard, objective Far Bank, team Able + Baker");
    assert_is(&p, "soldier[1].place = 3");
    put_location(&p, "Glade");
    given(&p, "soldier[0].place = 1\nsoldier[1].place = 2");
    assert_int_equal(p.game.over, 0);
    take(&p, "move Baker/2, Bodyguard/1");
    assert_int_equal(p.game.over, 1);
    assert_is(&p, "success = 1");
    end_play(&p);
}

/* ---- Rescue ------------------------------------------------------------------------------- */

TEST(who_is_rescued_is_bought_and_starts_in_the_objective)
{
    RULE("NAM-MSN-23");
    RULE("NAM-MSN-24");
    RULE("NAM-MSN-25");
    RULE("NAM-MSN-26");
    RULE("NAM-SET-41");
    RULE("CHT-MSN-12");
    RULE("CHT-MSN-13");
    RULE("CHT-MSN-14");
    RULE("CHT-MSN-15");
    struct play p;
    assert_unfit("mission Stragglers, objective Clearing, team Able + Gunner + Squad", "both be of this type");
    assert_unfit("mission Field Trip, objective Stockade, team Able + Gunner + Squad", "both be of this type");
    assert_unfit("mission Stragglers, team Able + Squad", "is missing: non_player (NAM-MSN-24)");
    begin(&p, "mission Stragglers, team Able + Squad + Gunner");
    assert_is(&p, "soldier[0].place = 1");
    assert_is(&p, "soldier[1].place = 3");
    assert_is(&p, "soldier[2].place = 3");
    assert_is(&p, "active = 0");
    assert_int_equal(p.wf.points, 20 + 7 + numbers_of(p.m, card("Squad"))[SOLDIER_COST]);
    assert_is(&p, "cup[1] = 4");
    end_play(&p);
}

/* Of two of a kind on the team either may be the one, whatever their order in the list. */
TEST(who_of_the_team_is_rescued_the_lot_says)
{
    RULE("NAM-MSN-24");
    RULE("CHT-MSN-13");
    struct play p;
    uint8_t seed[GROG_SEED_BYTES];
    unsigned first = 0;
    begin(&p, "mission Stragglers, team Gunner + Squad + Able + Diver");
    for (unsigned i = 0; i < 40; i++) {
        for (unsigned k = 0; k < 4; k++)
            p.wf.soldier[k].part = 0, p.wf.soldier[k].place = 1;
        grog_seed_from_number(i, seed);
        grog_dice_seed(&p.game.dice, seed);
        struct grog_run r = run_of(&p);
        wf_set_errand(&r);
        assert_int_equal(p.wf.soldier[0].place + p.wf.soldier[3].place, 3 + 1);         /* one of the two */
        assert_is(&p, "soldier[1].place = 3");          /* the only one of his kind */
        assert_is(&p, "soldier[2].place = 1");
        first += p.wf.soldier[0].place == 3;
    }
    assert_true(first > 10 && first < 30);
    end_play(&p);
}

TEST(rescue_soldiers_are_drawn_by_lot)
{
    RULE("NAM-MSN-24");
    RULE("CHT-MSN-13");
    struct play p;
    begin(&p, "mission Stragglers, team Able + Squad + Gunner");
    uint8_t seed[GROG_SEED_BYTES];
    unsigned differ = 0;
    uint16_t first = 0;
    for (unsigned i = 0; i < 20; i++) {
        struct grog_dice dice;
        uint16_t out[RESCUE_ROOM];
        grog_seed_from_number(i, seed);
        grog_dice_seed(&dice, seed);
        assert_int_equal(wf_random_rescue(p.m->cards, &dice, card("Stragglers"), out), 2);
        assert_int_equal(kind_of(p.m, out[0]), OF_NON_PLAYER);
        assert_int_equal(kind_of(p.m, out[1]), OF_SQUAD);
        assert_true(numbers_of(p.m, out[0])[SOLDIER_COST] + numbers_of(p.m, out[1])[SOLDIER_COST] <= 114);
        first = first ? first : out[0];
        differ += out[0] != first;
    }
    assert_true(differ > 5);
    end_play(&p);
}

TEST(they_cost_no_more_than_the_mission_has)
{
    RULE("NAM-MSN-25");
    struct play p;
    begin(&p, "mission Stragglers, team Able + Squad + Gunner");
    uint8_t seed[GROG_SEED_BYTES];
    for (unsigned i = 0; i < 20; i++) {
        struct grog_dice dice;
        uint16_t out[RESCUE_ROOM];
        grog_seed_from_number(i, seed);
        grog_dice_seed(&dice, seed);
        assert_int_equal(wf_random_rescue(p.m->cards, &dice, card("Short of Cash"), out), 2);
        assert_true(numbers_of(p.m, out[0])[SOLDIER_COST] + numbers_of(p.m, out[1])[SOLDIER_COST] <= 12);
    }
    end_play(&p);
}

TEST(reinforcements_come_to_who_is_held_in_an_inactive_objective)
{
    RULE("NAM-MSN-28");
    RULE("CHT-MSN-16");
    struct play p;
    begin(&p, "mission Stormed, team Able + Plain Rifle + Squad + Gunner");
    put_location(&p, "Glade");
    given(&p, "soldier[0].place = 2\naside =");
    stack(&p, ZONE_HOSTILES, "Loner");
    end_turn(&p);
    assert_is(&p, "active = 0");
    assert_is(&p, "hostile[0].place = 3");
    assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/1"));    /* others can Attack it too, */
    given(&p, "soldier[1].place = 1\nsoldier[2].place = 1");
    assert_refused(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/1", "WF-TRN-32");     /* while they are there */
    stack(&p, ZONE_HOSTILES, "Loner");
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 1);          /* and nobody comes to where nobody is */
    end_play(&p);
}

TEST(they_cannot_leave_before_somebody_comes)
{
    RULE("NAM-MSN-27");
    RULE("NAM-MSN-28");
    RULE("CHT-MSN-16");
    struct play p;
    begin(&p, "mission Stragglers, team Able + Squad + Gunner");
    put_location(&p, "Glade");
    assert_refused(&p, "move Gunner/3, Glade/3", "NAM-MSN-27");
    put_hostile(&p, "Loner", 3, 2);
    assert_true(offered(&p, "attack Gunner/3, Plain Rifle/1, Semi, Loner/1"));  /* all else they can do */
    assert_refused(&p, "activate Gunner/3", "WF-OBJ-02");
    given(&p, "hostile[0].suppress = 1\nsoldier[0].place = 2");
    take(&p, "activate Able/1");
    assert_refused(&p, "move Gunner/3, Glade/3", "NAM-MSN-27");
    take(&p, "move Able/1, Stockade/2");
    assert_true(offered(&p, "move Gunner/3, Glade/3"));
    take(&p, "move Squad/2, Glade/3");
    end_play(&p);
}

TEST(so_many_of_them_must_come_back)
{
    RULE("KW-105");
    RULE("NAM-MSN-29");
    RULE("CHT-MSN-17");
    for (unsigned needed = 1; needed < 3; needed++) {
        struct play p;
        begin(&p, needed == 1 ? "mission Stragglers, team Able + Squad + Gunner"
                              : "mission All Of Them, team Able + Squad + Gunner");
        way_in(&p);
        take(&p, "move Able/1, Stockade/2");
        given(&p, "soldier[1].place = 2\nsoldier[2].place = 2");
        take(&p, needed == 1 ? "move Gunner/3, Stragglers/1" : "move Gunner/3, All Of Them/1");
        assert_int_equal(p.game.over, needed == 1);
        if (needed == 2)
            take(&p, "move Squad/2, All Of Them/1");
        assert_int_equal(p.game.over, 1);
        assert_is(&p, "success = 1");
        end_play(&p);
    }
}

TEST(who_has_come_back_counts_whatever_happens_to_him_then)
{
    RULE("NAM-MSN-29");
    RULE("CHT-MSN-17");
    struct play p;
    begin(&p, "mission Through The Wire, team Able + Squad + Gunner");
    way_in(&p);
    take(&p, "move Able/1, Stockade/2");
    given(&p, "soldier[1].place = 2\nsoldier[2].place = 2\nsoldier[2].wound[0] = 1");
    take(&p, "move Gunner/3, Through The Wire/1");      /* its check would Down him */
    assert_int_equal(p.game.over, 1);
    assert_is(&p, "success = 1");
    end_play(&p);
}

TEST(with_too_few_left_it_fails)
{
    RULE("NAM-MSN-30");
    RULE("CHT-MSN-18");
    struct play p;
    begin(&p, "mission Stragglers, team Able + Squad + Gunner");
    wound(&p, 1, 9);
    assert_int_equal(p.game.over, 0);
    wound(&p, 2, 9);
    assert_int_equal(p.game.over, 1);
    assert_is(&p, "success = 0");
    drop(&p);
    begin(&p, "mission All Of Them, team Able + Squad + Gunner");
    wound(&p, 1, 9);
    assert_int_equal(p.game.over, 1);
    drop(&p);
}

TEST(no_vehicle_is_called_to_where_nobody_may_go)
{
    RULE("NAM-ACT-96");
    RULE("CHT-OBJ-20");
    struct play p;
    begin(&p, "mission Stragglers, team Able + Squad + Gunner + Walker");
    assert_refused(&p, "call vehicle Walker/4, Stockade/2", "WF-TRN-32");
    end_play(&p);
}

/* ---- Escape --------------------------------------------------------------------------------- */

TEST(escape_is_of_an_objective_and_goes_with_any_mission)
{
    RULE("KW-103");
    RULE("NAM-SET-18");
    RULE("NAM-MSN-31");
    RULE("NAM-MSN-32");
    RULE("NAM-MSN-33");
    RULE("NAM-MSN-37");
    RULE("CHT-MSN-06");
    RULE("CHT-MSN-07");
    RULE("CHT-MSN-08");
    RULE("CHT-MSN-09");
    struct play p;
    begin(&p, "mission Field Trip, objective Far Bank, team Able + Baker + Walker");
    assert_is(&p, "soldier[0].place = 3");
    assert_is(&p, "soldier[1].place = 3");
    assert_is(&p, "active = 1");
    assert_is(&p, "location[1].flags = 0");
    given(&p, "hand[0] = Glade");
    take(&p, "play location Able/1, Glade");            /* towards the Mission card */
    assert_true(told(&p, "plays a Location: Able/1, Glade, 2"));
    take(&p, "call vehicle Walker/3, Far Bank/2");
    take(&p, "move Able/1, Glade/3");
    take(&p, "move Baker/2, Glade/3");
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 0);          /* none are drawn for the Objective */
    take(&p, "move Able/1, Field Trip/1");
    assert_int_equal(p.game.over, 0);
    take(&p, "move Baker/2, Field Trip/1");             /* a Vehicle is not waited for */
    assert_int_equal(p.game.over, 1);
    assert_is(&p, "success = 1");
    end_play(&p);
}

TEST(in_an_escape_ahead_is_towards_the_mission_card)
{
    RULE("NAM-MSN-35");
    RULE("NAM-MSN-36");
    RULE("CHT-MSN-10");
    RULE("CHT-MSN-11");
    struct play p;
    begin(&p, "mission Field Trip, objective Far Bank, team Able + Baker");
    put_location(&p, "Glade");
    given(&p, "soldier[0].place = 2");
    assert_int_equal(wf_front_most(&p.wf), 2);
    assert_int_equal(wf_rear_most(&p.wf), 3);
    end_play(&p);
}

/* ---- Holding Action ----------------------------------------------------------------------------- */

TEST(a_holding_action_begins_with_its_locations_and_no_hostile)
{
    RULE("NAM-MSN-02");
    RULE("NAM-MSN-03");
    RULE("NAM-MSN-04");
    RULE("NAM-MSN-05");
    RULE("NAM-MSN-06");
    struct play p;
    assert_unfit("mission Outer Line, objective Clearing, team Able", "both be of this type");
    begin(&p, "mission Outer Line, team Able + Baker");
    assert_is(&p, "front = 3");
    assert_is(&p, "active = 1");
    assert_is(&p, "soldier[0].place = 4");
    end_play(&p);
}

/* Those of the first Turn are gone. */
static void clear(struct play *p)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    EACH_HOSTILE(&p->wf, i)
        wf_remove_hostile(&r, hostile_ref(&p->wf, i));
}

TEST(hostiles_come_each_turn_and_roll_their_way)
{
    RULE("NAM-MSN-05");
    RULE("NAM-MSN-10");
    RULE("NAM-MSN-12");
    RULE("NAM-MSN-13");
    struct play p;
    begin(&p, "mission Outer Line, team Able + Baker");
    assert_int_equal(hostiles_in_play(&p), 2);          /* one for each Location, and none when they were laid */
    clear(&p);
    put_hostile(&p, "Loner", 3, 0);
    given(&p, "hand[0] = Retreat");
    take(&p, "play Able/1, Retreat");                   /* pushes every Hostile back */
    assert_int_equal(p.wf.hostile[0].place, 3);         /* at no other time */
    stack(&p, ZONE_HOSTILES, "Pair, Pair, Pair, Pair");
    given(&p, "soldier[0].place = 4\nhostile[0].suppress = 1");
    end_turn(&p);
    assert_int_equal(p.wf.hostile[0].place, 3);         /* Suppressed: no roll */
    int fresh[5] = { 0 };
    EACH_HOSTILE(&p.wf, i)
        fresh[p.wf.hostile[i].place] += i != 0;
    assert_true(fresh[2] && fresh[3] && !fresh[1] && !fresh[4]);        /* with Reinforcements, perhaps */
    end_play(&p);
    begin(&p, "mission Outer Line, team Able + Baker");
    clear(&p);
    given(&p, "hostiles =\nhostile_discards =");
    put_hostile(&p, "Bastion", 3, 0);
    END_TURN(&p, 4);
    assert_int_equal(p.wf.hostile[0].place, 3);
    END_TURN(&p, 5);                                    /* 3 and 2 */
    assert_int_equal(p.wf.hostile[0].place, 4);
    end_play(&p);
}

TEST(time_runs_the_other_way)
{
    RULE("NAM-MSN-07");
    RULE("NAM-MSN-08");
    RULE("NAM-MSN-09");
    struct play p;
    begin(&p, "mission Outer Line, team Able + Baker");
    clear(&p);
    given(&p, "timer = 9\nhand[0] = More Time, More Time");
    take(&p, "play Able/1, More Time");
    assert_question(&p, "adjust the timer");            /* it can be used either way */
    take(&p, "one turn more");
    assert_is(&p, "timer = 11");
    take(&p, "play Able/1, More Time");
    take(&p, "one turn less");
    assert_is(&p, "timer = 9");
    given(&p, "timer = 7");
    put_hostile(&p, "Bell", 2, 0);
    put_hostile(&p, "Sapper", 2, 0);                    /* a Timer of 2: ignored */
    given(&p, "hostile[1].suppress = 0");
    struct grog_run r = { .m = p.m, .g = &p.game };
    assert_int_equal(wf_said(p.m, &p.game, VALUE_TIMER_STEPS), 1);
    wf_advance_timer(&r);
    assert_is(&p, "timer = 6");
    given(&p, "hostile[1].suppress = 1\nhostiles =\nhostile_discards =");
    END_TURN(&p, 1);                                    /* the Bell takes a Turn away: it gives one */
    assert_is(&p, "timer = 6");
    end_play(&p);
}

TEST(the_last_turn_decides_a_holding_action)
{
    RULE("KW-106");
    RULE("NAM-MSN-11");
    RULE("NAM-MSN-14");
    RULE("NAM-MSN-15");
    RULE("NAM-MSN-16");
    struct play p;
    begin(&p, "mission Outer Line, team Able + Baker");
    clear(&p);
    put_hostile(&p, "Loner", 4, 0);
    end_turn(&p);
    assert_int_equal(p.game.over, 1);
    assert_is(&p, "success = 0");
    end_play(&p);
    begin(&p, "mission Outer Line, team Able + Baker");
    given(&p, "timer = 1");
    put_hostile(&p, "Bastion", 3, 0);
    end_turn(&p);                                       /* no Hostile Turn */
    assert_int_equal(p.game.over, 1);
    assert_is(&p, "success = 1");
    assert_is(&p, "timer = 1");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(who_is_escorted_must_be_bought), IT(an_escorted_vehicle_is_there_from_the_start_and_for_good),
        IT(without_who_is_escorted_the_mission_fails), IT(who_is_escorted_must_come_to_the_objective),
        IT(with_escape_he_must_come_to_the_mission_card), IT(who_is_rescued_is_bought_and_starts_in_the_objective),
        IT(who_of_the_team_is_rescued_the_lot_says), IT(rescue_soldiers_are_drawn_by_lot),
        IT(they_cost_no_more_than_the_mission_has), IT(they_cannot_leave_before_somebody_comes),
        IT(reinforcements_come_to_who_is_held_in_an_inactive_objective),
        IT(so_many_of_them_must_come_back), IT(who_has_come_back_counts_whatever_happens_to_him_then),
        IT(with_too_few_left_it_fails),
        IT(no_vehicle_is_called_to_where_nobody_may_go), IT(escape_is_of_an_objective_and_goes_with_any_mission),
        IT(in_an_escape_ahead_is_towards_the_mission_card),
        IT(a_holding_action_begins_with_its_locations_and_no_hostile), IT(hostiles_come_each_turn_and_roll_their_way),
        IT(time_runs_the_other_way), IT(the_last_turn_decides_a_holding_action),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
