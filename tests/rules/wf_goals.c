/* SPDX-License-Identifier: MIT */
/* wf_goals.c -- what Objectives want, several of them in one path, and what is done at an Inactive one. */
#include "mission.h"
#include "warfighter/hostiles.h"
#include "warfighter/objective.h"
#include "warfighter/optional_rules.h"
#include "warfighter/outfit.h"
#include "warfighter/wounds.h"

/* One card lies before the Objective in space 3, and it is active. */
static void way_in(struct play *p)
{
    put_location(p, "Glade");
    given(p, "soldier[0].place = 2");
    take(p, "activate Able/1");
}

static void won(struct play *p)
{
    assert_int_equal(p->game.over, 1);
    assert_is(p, "success = 1");
    end_play(p);
}

/* ---- Eliminate ----------------------------------------------------------------------------- */

TEST(reinforcements_of_the_objective_are_marked)
{
    RULE("CHT-OBJ-03");
    RULE("KW-093");
    RULE("NAM-OBJ-02");
    RULE("NAM-OBJ-03");
    RULE("NAM-OBJ-04");
    RULE("NAM-OBJ-05");
    RULE("CHT-OBJ-06");
    RULE("CHT-OBJ-07");
    RULE("CHT-OBJ-08");
    static const char *const drill[] = { "setting Jungle Drill, ", "setting Nest Drill, ", "" };
    for (unsigned k = 0; k < 3; k++) {
        struct play p;
        char setup[128] = "";
        strcat(strcat(setup, drill[k]), "mission Field Trip, objective Alarmed Clearing, team Able + Baker");
        begin(&p, setup);
        way_in(&p);
        struct grog_run r = { .m = p.m, .g = &p.game };
        EACH_HOSTILE(&p.wf, i)                          /* one comes where there is none */
            wf_remove_hostile(&r, hostile_ref(&p.wf, i));
        put_hostile(&p, "Loner", 3, 0);                 /* unmarked, and in the way */
        given(&p, "hostile[0].suppress = 1\nsoldier[1].place = 3");
        stack(&p, ZONE_HOSTILES, "Chief");
        end_turn(&p);
        assert_int_equal(p.game.over, 0);
        assert_int_equal(hostiles_in_play(&p), 2);
        assert_int_equal(p.wf.hostile[1].flags & HOSTILE_MARKED, k < 2 ? HOSTILE_MARKED : 0);
        p.wf.hostile[1].place = 1;                      /* marked, it counts wherever it is */
        p.wf.hostile[0].place = 1;
        given(&p, "hostile[0].suppress = 1\nhostile[1].suppress = 1\nsoldier[1].place = 1");
        end_turn(&p);
        assert_int_equal(p.game.over, k == 2);
        end_play(&p);
    }
}

TEST(who_is_present_dies_and_it_is_won)
{
    RULE("NAM-SET-05");
    RULE("KW-094");
    RULE("KW-095");
    RULE("CHT-OBJ-09");
    RULE("CHT-OBJ-10");
    RULE("CHT-OBJ-11");
    RULE("CHT-OBJ-24");
    RULE("NAM-SET-21");
    RULE("CHT-SET-12");
    RULE("NAM-SET-22");
    RULE("CHT-SET-13");
    struct play p;
    begin(&p, "mission Brood Hunt, team Able + Plain Rifle + Baker");
    for (unsigned i = 1; i <= p.wf.hostiles[0]; i++)
        assert_int_not_equal(p.wf.hostiles[i], card("Matriarch"));      /* searched out */
    assert_true(grog_holds(p.wf.set_out, card("Matriarch")));
    assert_int_equal(hostiles_in_play(&p), 0);
    way_in(&p);
    assert_int_equal(hostiles_in_play(&p), 3);          /* two Drones for the value of 2, and it */
    assert_is(&p, "hostile[2].card = Matriarch");       /* behind the others */
    assert_true(p.wf.hostile[2].target);
    struct grog_run r = { .m = p.m, .g = &p.game };
    wf_eliminate(&r, hostile_ref(&p.wf, 0), NULL);
    assert_int_equal(p.game.over, 0);
    given(&p, "hostile[2].ekia = 1\nsoldier[0].place = 2");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Matriarch/3", 10, 6);
    won(&p);                                            /* at once, with a Drone still there */
    begin(&p, "mission Brood Hunt, team Able");
    way_in(&p);
    struct grog_run other = { .m = p.m, .g = &p.game };
    wf_remove_hostile(&other, hostile_ref(&p.wf, 2));   /* gone, but not Eliminated */
    assert_int_equal(p.game.over, 0);
    end_play(&p);
}

/* ---- Keep Clear -------------------------------------------------------------------------------- */

TEST(turns_without_a_hostile_in_it_are_counted)
{
    RULE("NAM-SET-05");
    RULE("KW-097");
    RULE("KW-250");
    RULE("NAM-OBJ-06");
    RULE("NAM-OBJ-07");
    RULE("NAM-OBJ-08");
    RULE("NAM-OBJ-09");
    RULE("NAM-OBJ-10");
    RULE("CHT-OBJ-12");
    RULE("CHT-OBJ-13");
    RULE("CHT-OBJ-14");
    struct play p;
    begin(&p, "mission Field Trip, objective Hold Out, team Able + Baker");
    end_turn(&p);
    assert_is(&p, "location[1].clear = 0");             /* not before it is Activated */
    way_in(&p);
    assert_is(&p, "location[1].clear = 0");
    end_turn(&p);
    assert_is(&p, "location[1].clear = 1");             /* nobody need be there */
    assert_true(told(&p, "has been clear for turns: Hold Out 1"));
    put_hostile(&p, "Loner", 3, 0);
    given(&p, "hostile[0].suppress = 1");
    end_turn(&p);
    assert_is(&p, "location[1].clear = 0");
    given(&p, "hostile[0].place = 1\nhostile[0].suppress = 1\nsoldier[0].place = 1");
    end_turn(&p);
    assert_is(&p, "location[1].clear = 1");
    assert_int_equal(p.game.over, 0);
    given(&p, "hostile[0].suppress = 1");
    end_turn(&p);
    won(&p);
}

/* ---- Destroy --------------------------------------------------------------------------------------- */

TEST(the_objective_itself_is_destroyed)
{
    RULE("NAM-SET-05");
    RULE("KW-099");
    RULE("KW-100");
    RULE("NAM-OBJ-11");
    RULE("NAM-OBJ-12");
    RULE("NAM-OBJ-13");
    RULE("CHT-OBJ-17");
    RULE("CHT-OBJ-18");
    RULE("CHT-OBJ-19");
    struct play p;
    begin(&p, "setting Jungle Drill, mission Field Trip, objective Relay, team Able + Plain Rifle + Baker");
    assert_refused(&p, "attack Able/1, Plain Rifle/1, Semi, Antenna/1", "WF-TRN-32");
    stack(&p, ZONE_HOSTILES, "Pair");
    way_in(&p);
    assert_true(wf_space_is_clear(p.m, &p.wf, 3) == 0); /* the Pair; the Antenna is no Hostile */
    assert_int_equal(p.wf.hostile[0].target, 0);
    for (unsigned hit = 0; hit < 3; hit++) {
        assert_int_equal(p.game.over, 0);
        given(&p, "soldier[0].actions = 2\nitem[0].flags = 0\nitem[0].count = 3");
        assert_is(&p, "soldier[0].xp = 0");
        TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Antenna/1", 10, 6);
    }
    won(&p);
}

/* ---- Deliver ------------------------------------------------------------------------------------------ */

TEST(what_is_wanted_is_brought_there)
{
    RULE("KW-098");
    RULE("CHT-OBJ-15");
    RULE("CHT-OBJ-16");
    struct play p;
    begin(&p, "mission Field Trip, objective Drop Point, team Able + Canister + Gast");
    way_in(&p);
    end_turn(&p);
    assert_int_equal(p.game.over, 0);
    take(&p, "move Able/1, Drop Point/2");
    won(&p);
    begin(&p, "mission Field Trip, objective Drop Point, team Able + Canister + Gast");
    way_in(&p);
    given(&p, "soldier[1].place = 3\nsoldier[0].place = 3");
    take(&p, "pass Able/1, Canister/1, Gast/2");     /* handed over there */
    won(&p);
    begin(&p, "mission Field Trip, objective Drop Point, team Able + Gast + Canister");
    way_in(&p);
    take(&p, "move Able/1, Drop Point/2");
    assert_int_equal(p.game.over, 0);                   /* Gast has it */
    end_play(&p);
}

/* It comes to him when he is there already. */
TEST(what_is_wanted_is_resupplied_there)
{
    RULE("CHT-OBJ-16");
    for (unsigned k = 0; k < 2; k++) {
        struct play p;
        begin(&p, "mission Field Trip, objective Ration Point, team Able + Field Set");
        way_in(&p);
        take(&p, "move Able/1, Ration Point/2");
        p.wf.soldier[0].counter[grog_card(p.m, card("Field Point"))->ordinal] = 1;
        if (k) {                                        /* what lies there nobody carries */
            take(&p, "resupply here Able/1, Field Ration");
            assert_int_equal(p.game.over, 0);
            take(&p, "pick up Able/1, Field Ration/2");
        } else {
            take(&p, "resupply Able/1, Field Ration");
        }
        won(&p);
    }
}

TEST(two_types_on_one_card_are_both_wanted)
{
    RULE("CHT-OBJ-05");
    struct play p;
    begin(&p, "mission Field Trip, objective Both Ways, team Able + Canister");
    way_in(&p);
    end_turn(&p);
    assert_is(&p, "location[1].clear = 1");
    assert_int_equal(p.game.over, 0);
    take(&p, "move Able/1, Both Ways/2");
    won(&p);
    begin(&p, "mission Field Trip, objective Both Ways, team Able + Canister");
    way_in(&p);
    put_hostile(&p, "Loner", 3, 0);
    take(&p, "move Able/1, Both Ways/2");
    assert_int_equal(p.game.over, 0);
    assert_is(&p, "location[1].flags = 16");            /* that half stays done */
    end_play(&p);
}

/* ---- before and at Activation --------------------------------------------------------------------------- */

TEST(what_is_embedded_says_nothing_before)
{
    RULE("NAM-SET-05");
    RULE("KW-096");
    RULE("NAM-SET-21");
    RULE("NAM-SET-22");
    RULE("NAM-ACT-96");
    RULE("NAM-ACT-98");
    RULE("CHT-OBJ-20");
    RULE("CHT-OBJ-23");
    RULE("CHT-SET-12");
    RULE("CHT-SET-13");
    struct play p;
    begin(&p, "mission Field Trip, objective Minefield, team Able + Plain Rifle + Baker");
    assert_true(grog_holds(p.wf.set_out, card("Mines")));
    assert_false(p.wf.event[0].thing.live);
    put_location(&p, "Glade");
    given(&p, "soldier[0].place = 2");
    assert_refused(&p, "move Able/1, Minefield/2", "WF-TRN-32");
    take(&p, "activate Able/1");
    assert_false(grog_holds(p.wf.set_out, card("Mines")));
    assert_int_equal(p.wf.event[0].thing.card, card("Mines"));
    put_hostile(&p, "Loner", 3, 0);
    take(&p, "move Able/1, Minefield/2");
    struct grog_frame about = { .proc = PROC_SHOOT, .seat = 0, .actor = soldier_ref(&p.wf, 0),
                                .with = item_ref(&p.wf, 0), .target = hostile_ref(&p.wf, 0) };
    assert_int_equal(grog_value(p.m, &p.game, VALUE_ATTACK_ROLL, &about, NULL), -3);
    end_play(&p);
}

TEST(keywords_there_come_behind_the_draw)
{
    RULE("NAM-ACT-98");
    RULE("CHT-OBJ-23");
    for (unsigned k = 0; k < 2; k++) {
        struct play p;
        begin(&p, k ? "setting Nest Drill, mission Field Trip, objective Wired Camp, team Able + Baker"
                    : "setting Jungle Drill, mission Field Trip, objective Wired Camp, team Able + Baker");
        put_location(&p, "Glade");
        given(&p, "soldier[0].place = 2\nsoldier[1].xp = 0");
        stack(&p, ZONE_HOSTILES, "Pair");
        take(&p, "activate Able/1");
        assert_is(&p, "hostile[0].suppress = 1");       /* the Objective finds those that were drawn for it */
        assert_is(&p, "soldier[1].xp = 1");             /* and what is Embedded there is heard */
        end_play(&p);
    }
}

/* Slots of the path: 1 is the last Objective, those that were laid follow. */
TEST(each_objective_has_its_own_cards)
{
    RULE("NAM-ACT-98");
    RULE("NAM-SET-21");
    RULE("NAM-SET-22");
    RULE("KW-095");
    struct play p;
    begin(&p, "setting Jungle Drill, mission Three Camps, team Able + Baker");
    for (unsigned i = 1; i <= p.wf.hostiles[0]; i++)
        assert_int_not_equal(p.wf.hostiles[i], card("Matriarch"));
    assert_true(grog_holds(p.wf.set_out, card("Matriarch")) && grog_holds(p.wf.set_out, card("Trip Wires")));
    assert_true(grog_holds(p.wf.set_out, card("Mines")));
    take(&p, "activate Able/1");
    unsigned last = (unsigned)hostiles_in_play(&p) - 1;
    assert_int_equal(p.wf.hostile[last].thing.card, card("Matriarch"));
    assert_int_equal(p.wf.hostile[last].place, 2);
    assert_false(p.wf.event[0].thing.live);             /* those of the next wait */
    given(&p, "soldier[0].place = 2");
    take(&p, "activate Able/1");
    assert_is(&p, "event[0].card = Trip Wires");
    assert_is(&p, "event[0].place = 3");
    assert_true(grog_holds(p.wf.set_out, card("Mines")));
    struct grog_run r = run_of(&p);
    wf_eliminate(&r, hostile_ref(&p.wf, last), NULL);
    assert_true(p.wf.location[2].flags & LOCATION_COMPLETED);   /* it was to die; the others are not done */
    assert_int_equal(p.game.over, 0);
    end_play(&p);
}

TEST(hostiles_in_an_inactive_objective_can_be_attacked)
{
    RULE("NAM-ACT-90");
    RULE("CHT-ACT-30");
    RULE("CHT-ACT-66");
    struct play p;
    for (unsigned k = 0; k < 2; k++) {
        begin(&p, k ? "setting Nest Drill, mission Field Trip, objective Relay, team Able + Plain Rifle"
                    : "setting Jungle Drill, mission Field Trip, objective Relay, team Able + Plain Rifle");
        put_location(&p, "Glade");
        put_hostile(&p, "Loner", 3, 0);
        given(&p, "soldier[0].place = 2");
        assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/2"));
        assert_refused(&p, "attack Able/1, Plain Rifle/1, Semi, Antenna/1", "WF-TRN-32");
        END_TURN(&p, 8, 6);                             /* and it Attacks */
        assert_is(&p, "soldier[0].wound[0] = 1");
        end_play(&p);
    }
    begin(&p, "mission Field Trip, objective Relay, team Able + Plain Rifle");
    put_location(&p, "Glade");
    put_hostile(&p, "Loner", 3, 0);
    given(&p, "soldier[0].place = 2");
    assert_refused(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/2", "WF-TRN-32");
    end_play(&p);
}

TEST(activation_and_the_location_of_the_turn)
{
    RULE("CHT-OBJ-04");
    RULE("NAM-ACT-97");
    RULE("CHT-OBJ-21");
    RULE("CHT-OBJ-22");
    static const char *const drill[] = { "setting Jungle Drill, ", "setting Nest Drill, ", "" };
    static const char *const against[] = { NULL, "CHT-OBJ-21", "WF-LOC-01" };
    for (unsigned k = 0; k < 3; k++) {
        struct play p;
        char setup[128] = "";
        strcat(strcat(setup, drill[k]), "mission Field Trip, team Able");
        begin(&p, setup);
        given(&p, "hand[0] = Glade");
        take(&p, "play location Able/1, Glade");
        given(&p, "soldier[0].place = 2");
        if (against[k])
            assert_refused(&p, "activate Able/1", against[k]);
        else
            take(&p, "activate Able/1");
        p.wf.played = 0;
        if (against[k])
            take(&p, "activate Able/1");
        assert_is(&p, "active = 1");
        assert_int_equal(p.wf.played, k == 2);
        end_play(&p);
    }
}

TEST(a_location_is_played_beside_any_soldier)
{
    RULE("NAM-ACT-79");
    struct play p;
    begin(&p, "setting Jungle Drill, mission Stragglers, team Able + Squad + Gunner");
    given(&p, "hand[0] = Glade");
    take(&p, "play location Able/1, Glade");
    end_play(&p);
    begin(&p, "setting Jungle Drill, mission Drill, team Able + Baker");
    put_location(&p, "Glade");
    given(&p, "hand[0] = Glade");
    assert_refused(&p, "play location Able/1, Glade", "WF-LOC-22");     /* both are in the Mission card */
    given(&p, "soldier[1].place = 2");
    take(&p, "play location Able/1, Glade");            /* Baker is beside it */
    end_play(&p);
}

TEST(nobody_leaves_and_nobody_rolls_afterwards)
{
    RULE("NAM-HTN-27");
    for (unsigned k = 0; k < 2; k++) {
        struct play p;
        begin(&p, k ? "setting Jungle Drill, team Able + Baker" : "team Able + Baker");
        given(&p, "soldier[0].wound[0] = 4");
        if (k)
            assert_refused(&p, "withdraw Able/1", "WF-ESC-05");
        else
            assert_true(offered(&p, "withdraw Able/1"));
        struct grog_run r = { .m = p.m, .g = &p.game };
        struct grog_frame f = { .proc = PROC_HOSTILE_TURN, .seat = GROG_NOBODY };
        wf_wound(&r, &f, 1, 9);
        wf_fail(&r);
        assert_int_equal(p.wf.soldier[1].outcome == NO_OUTCOME, k);
        grog_match_free(p.m);
    }
}

/* ---- several of them ----------------------------------------------------------------------------------------- */

TEST(objectives_are_activated_from_left_to_right)
{
    RULE("NAM-MSN-38");
    RULE("NAM-MSN-39");
    RULE("NAM-MSN-40");
    RULE("NAM-MSN-41");
    struct play p;
    assert_unfit("mission Same Stop, team Able", "each Objective once");
    assert_unfit("mission Far Stop, team Able", "before the last (NAM-MSN-38)");
    begin(&p, "setting Jungle Drill, mission Two Stops, team Able + Plain Rifle + Baker");
    assert_true(grog_holds(p.wf.set_out, card("Relay")));
    given(&p, "hand[0] = Glade");
    assert_refused(&p, "play location Able/1, Glade", "NAM-MSN-38");
    stack(&p, ZONE_HOSTILES, "Pair");
    take(&p, "activate Able/1");
    assert_true(told(&p, "activates the Objective: Able/1, Relay"));
    assert_is(&p, "front = 2");
    assert_is(&p, "active = 0");                        /* the last one is not */
    assert_is(&p, "location[2].card = Relay");
    assert_int_equal(p.wf.hostile[0].thing.card, card("Antenna"));
    assert_int_equal(p.wf.hostile[0].place, 2);
    assert_int_equal(p.wf.hostile[1].place, 2);
    assert_true(p.wf.hostile[1].flags & HOSTILE_MARKED);
    assert_refused(&p, "activate Able/1", "WF-OBJ-02"); /* the next is too far */
    given(&p, "soldier[0].place = 2\nhostile[1].place = 1\nhostile[1].suppress = 1");
    take(&p, "play location Able/1, Glade");
    given(&p, "soldier[0].place = 3");
    take(&p, "activate Able/1");
    assert_is(&p, "active = 1");
    assert_refused(&p, "activate Able/1", "WF-TRN-31");
    for (unsigned hit = 0; hit < 3; hit++) {
        assert_false(p.wf.location[2].flags & LOCATION_COMPLETED);
        given(&p, "soldier[0].actions = 2\nitem[0].flags = 0\nitem[0].count = 3\nsoldier[0].place = 2");
        TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Antenna/1", 10, 6);
    }
    assert_true(p.wf.location[2].flags & LOCATION_COMPLETED);
    assert_true(told(&p, "the Objective is completed: Relay"));
    assert_int_equal(p.game.over, 0);                   /* all must be */
    struct grog_run r = { .m = p.m, .g = &p.game };
    EACH_HOSTILE(&p.wf, i)
        wf_remove_hostile(&r, hostile_ref(&p.wf, i));
    end_turn(&p);
    won(&p);
}

TEST(whichever_is_completed_first)
{
    RULE("NAM-MSN-41");
    struct play p;
    begin(&p, "setting Jungle Drill, mission Two Stops, team Able + Baker");
    stack(&p, ZONE_HOSTILES, "Pair");
    take(&p, "activate Able/1");
    struct grog_run last = { .m = p.m, .g = &p.game };
    wf_remove_hostile(&last, hostile_ref(&p.wf, 1));
    put_location(&p, "Glade");
    given(&p, "soldier[0].place = 3");
    take(&p, "activate Able/1");
    EACH_HOSTILE(&p.wf, i)
        if (p.wf.hostile[i].place == p.wf.objective)
            wf_remove_hostile(&last, hostile_ref(&p.wf, i));
    end_turn(&p);
    assert_true(p.wf.location[1].flags & LOCATION_COMPLETED);   /* the last one is, the first is not */
    assert_int_equal(p.game.over, 0);
    end_play(&p);
    begin(&p, "setting Jungle Drill, mission Three Stops, team Able + Plain Rifle + Baker");
    stack(&p, ZONE_HOSTILES, "Pair");
    take(&p, "activate Able/1");
    struct grog_run r = { .m = p.m, .g = &p.game };
    EACH_HOSTILE(&p.wf, i)
        if (!wf_is_target(p.m, &p.wf.hostile[i]))
            wf_remove_hostile(&r, hostile_ref(&p.wf, i));
    given(&p, "soldier[0].place = 2");
    take(&p, "activate Able/1");
    assert_is(&p, "location[3].card = Hold Out");
    EACH_HOSTILE(&p.wf, i)
        if (!wf_is_target(p.m, &p.wf.hostile[i]))
            wf_remove_hostile(&r, hostile_ref(&p.wf, i));
    end_turn(&p);
    end_turn(&p);
    assert_is(&p, "location[3].clear = 2");
    assert_true(p.wf.location[3].flags & LOCATION_COMPLETED);
    assert_int_equal(p.game.over, 0);
    end_play(&p);
}

TEST(what_lies_there_already_is_not_the_last_one_too)
{
    RULE("NAM-MSN-38");
    struct play p;
    begin(&p, "team Able");
    const struct grog_card *same = grog_card(p.m, card("Same Stop"));
    assert_false(wf_pair_fits(p.m->cards, same, grog_card(p.m, card("Clearing"))));
    assert_true(wf_pair_fits(p.m->cards, same, grog_card(p.m, card("Relay"))));
    end_play(&p);
}

TEST(by_lot_sets_stay_together)
{
    RULE("CHT-SET-09");
    RULE("NAM-SET-18");
    RULE("NAM-SET-19");
    struct play p;
    begin(&p, "team Able");
    uint8_t seed[GROG_SEED_BYTES];
    for (unsigned i = 0; i < 200; i++) {
        struct grog_dice dice;
        uint16_t mission, objective;
        grog_seed_from_number(i, seed);
        grog_dice_seed(&dice, seed);
        assert_true(wf_random_mission(p.m->cards, &dice, &mission, &objective));
        bool one = numbers_of(p.m, mission)[MISSION_RESCUES] != 0,
             other = objective == card("Stockade") || objective == card("Loose Stockade")
                 || objective == card("Stray Kennel");
        assert_int_equal(one, other);
    }
    end_play(&p);
}

TEST(where_it_was_found_others_are_searched_for)
{
    RULE("NAM-OBJ-14");
    RULE("NAM-ACT-108");
    struct play p;
    begin(&p, "setting Jungle Drill, mission Find Drill, team Able");
    put_location(&p, "Field");
    p.wf.active = 1, p.wf.location[1].flags = LOCATION_COMPLETED;
    given(&p, "soldier[0].place = 3");
    stack(&p, ZONE_HOSTILES, "Loner");
    TAKE(&p, "search Able/1", 8);
    assert_int_equal(hostiles_in_play(&p), 0);          /* as in any Location: more than the number */
    TAKE(&p, "search Able/1", 9);
    assert_int_equal(hostiles_in_play(&p), 1);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(where_it_was_found_others_are_searched_for),
        IT(reinforcements_of_the_objective_are_marked), IT(who_is_present_dies_and_it_is_won),
        IT(turns_without_a_hostile_in_it_are_counted), IT(the_objective_itself_is_destroyed),
        IT(what_is_wanted_is_resupplied_there),
        IT(what_is_wanted_is_brought_there), IT(two_types_on_one_card_are_both_wanted),
        IT(what_is_embedded_says_nothing_before), IT(keywords_there_come_behind_the_draw),
        IT(each_objective_has_its_own_cards), IT(hostiles_in_an_inactive_objective_can_be_attacked),
        IT(activation_and_the_location_of_the_turn), IT(a_location_is_played_beside_any_soldier),
        IT(nobody_leaves_and_nobody_rolls_afterwards), IT(objectives_are_activated_from_left_to_right),
        IT(whichever_is_completed_first), IT(what_lies_there_already_is_not_the_last_one_too),
        IT(by_lot_sets_stay_together),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
