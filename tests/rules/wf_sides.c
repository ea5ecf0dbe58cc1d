/* SPDX-License-Identifier: MIT */
/* wf_sides.c -- what Settings change of Hostiles: what sizes a draw, two sides, allies, Fade. */
#include "mission.h"
#include "warfighter/check.h"
#include "warfighter/sides.h"
#include "warfighter/wounds.h"

#include <stdio.h>

#define JUNGLE "setting Jungle Drill, "

/* ---- what sizes a draw ------------------------------------------------------------------- */

TEST(reticles_are_drawn_by_the_space_of_the_objective)
{
    RULE("NAM-CON-02");
    RULE("NAM-ACT-83");
    RULE("NAM-ACT-84");
    RULE("NAM-ACT-85");
    RULE("NAM-CON-05");
    struct play p;
    begin(&p, JUNGLE "mission Far Drill, team Able");   /* the Objective in #5: 4 */
    stack(&p, ZONE_HOSTILES, "Chief, Pair, Cold Night, Zealot, Loner");
    given(&p, "hand[0] = Paddy");
    take(&p, "play location Able/1, Paddy");            /* 1, 3, an Event of value 1: 3, 5 */
    assert_int_equal(hostiles_in_play(&p), 3);
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Cold Night"), 1);      /* it was resolved there */
    assert_int_equal(in_pile(&p, ZONE_HOSTILES, "Loner") > 0, 1);
    end_play(&p);
    begin(&p, "mission Far Drill, team Able");          /* elsewhere by points and value: 114 or so is past 8 */
    stack(&p, ZONE_HOSTILES, "Chief, Nest, Nest, Chief, Loner");
    given(&p, "hand[0] = Paddy\npoints = 6");
    take(&p, "play location Able/1, Paddy");            /* 6: 3, 7 */
    assert_int_equal(hostiles_in_play(&p), 2);
    end_play(&p);
}

TEST(experience_is_the_value_and_not_the_reticles)
{
    RULE("NAM-CON-02");
    RULE("NAM-CON-15");
    struct play p;
    begin(&p, JUNGLE "team Able + Plain Rifle");
    put_hostile(&p, "Chief", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Chief/1", 9, 6);
    take(&p, "bank Able/1");
    assert_is(&p, "soldier[0].xp = 3");
    end_play(&p);
}

TEST(for_a_number_of_0_one_comes)
{
    RULE("NAM-ACT-86");
    RULE("CHT-ACT-62");
    static const char *const settings[] = { JUNGLE "team Able", "setting Nest Drill, team Able" };
    for (unsigned i = 0; i < 2; i++) {
        struct play p;
        begin(&p, settings[i]);
        stack(&p, ZONE_HOSTILES, "Cold Rain, Nest, Loner");
        given(&p, "hand[0] = Field");
        take(&p, "play location Able/1, Field");
        assert_int_equal(hostiles_in_play(&p), 1);      /* an Event is none */
        assert_is(&p, "hostile[0].card = Nest");
        end_play(&p);
    }
    struct play p;
    begin(&p, "team Able");
    given(&p, "hand[0] = Field");
    take(&p, "play location Able/1, Field");
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
}

/* A Turn in a Paddy, which Reinforcements of 1 to 2 Reticles reach, without a Hostile. */
static void in_paddy(struct play *p, const char *setup, const char *top)
{
    begin(p, setup);
    put_location(p, "Paddy");
    given(p, "soldier[0].place = 2");
    stack(p, ZONE_HOSTILES, top);
}

TEST(reinforcements_fit_by_their_reticles)
{
    RULE("NAM-CON-02");
    RULE("NAM-HTN-04");
    RULE("NAM-HTN-06");
    struct play p;
    in_paddy(&p, JUNGLE "team Able", "Zealot, Loner");
    given(&p, "soldier[0].suppress = 0");
    END_TURN(&p, 1, 1);
    assert_int_equal(hostiles_in_play(&p), 1);          /* 2 Reticles */
    end_play(&p);
    in_paddy(&p, JUNGLE "team Able", "Nest, Loner");
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 0);          /* 4 do not fit, and no other card is drawn */
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Nest"), 1);
    end_play(&p);
    in_paddy(&p, JUNGLE "team Able", "Chief, Loner");   /* value 3, 1 Reticle */
    END_TURN(&p, 1, 1);
    assert_int_equal(hostiles_in_play(&p), 1);
    end_play(&p);
    in_paddy(&p, "team Able", "Chief, Loner");          /* by its value it does not fit */
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
}

TEST(an_event_among_reinforcements_is_played_and_another_card_drawn)
{
    RULE("NAM-HTN-07");
    struct play p;
    in_paddy(&p, JUNGLE "team Able", "Cold Rain, Cold Rain, Loner");
    END_TURN(&p, 1, 1);
    assert_is(&p, "soldier[0].suppress = 2");
    assert_int_equal(hostiles_in_play(&p), 1);
    end_play(&p);
    in_paddy(&p, JUNGLE "team Able", "Cold Rain, Nest, Loner");
    end_turn(&p);
    assert_is(&p, "soldier[0].suppress = 1");           /* although what comes does not fit */
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
    in_paddy(&p, "team Able", "Cold Rain, Nest, Loner");
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Nest"), 0);    /* elsewhere it is the card drawn */
    end_play(&p);
}

TEST(what_the_team_is_worth_is_of_no_account)
{
    RULE("NAM-SET-33");
    struct play p;
    begin(&p, JUNGLE "team Able + Plain Rifle + Baker");
    assert_is(&p, "points = 37");
    assert_refused(&p, "discard gear Able/1, Plain Rifle/1", "NAM-SET-33");
    struct grog_run r = { .m = p.m, .g = &p.game };
    struct grog_frame f = { .proc = PROC_HOSTILE_TURN, .seat = GROG_NOBODY };
    wf_wound(&r, &f, 1, 9);
    assert_is(&p, "points = 37");
    end_play(&p);
}

TEST(one_draw_for_each_location_with_soldiers_or_always)
{
    RULE("NAM-HTN-02");
    RULE("NAM-HTN-03");
    RULE("NAM-HTN-05");
    struct play p;
    begin(&p, JUNGLE "team Able + Baker + Carl");
    put_location(&p, "Paddy");
    put_location(&p, "Thicket");                        /* always */
    put_location(&p, "Field");                          /* none */
    given(&p, "soldier[0].place = 2\nsoldier[1].place = 2\nsoldier[2].place = 4");
    stack(&p, ZONE_HOSTILES, "Loner, Zealot, Loner, Loner");
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 2);          /* not two for two Soldiers */
    assert_int_equal(p.wf.hostile[0].target > 0 && p.wf.hostile[1].target > 0, 1);
    assert_int_equal(p.wf.cup[0] + p.wf.cup[1] + p.wf.cup[2], 12 - 2);
    end_play(&p);
}

TEST(an_empty_deck_is_its_discards)
{
    RULE("NAM-CON-47");
    RULE("NAM-ACT-91");
    RULE("NAM-ACT-87");
    struct play p;
    begin(&p, JUNGLE "mission Far Drill, team Able");
    given(&p, "hostiles =\nhostile_discards = Loner, Loner\nhand[0] = Paddy");
    take(&p, "play location Able/1, Paddy");            /* 4 Reticles: there are 2 */
    assert_int_equal(hostiles_in_play(&p), 2);
    assert_is(&p, "hostile[0].target = 1");
    assert_is(&p, "hostile[1].target = 1");
    assert_int_equal(p.wf.cup[0], 2);
    end_play(&p);
}

TEST(what_is_drawn_for_the_objective_is_marked)
{
    RULE("NAM-SET-05");
    RULE("NAM-OBJ-02");
    RULE("NAM-ACT-97");
    struct play p;
    begin(&p, JUNGLE "mission Far Drill, team Able");
    for (unsigned i = 0; i < 3; i++)
        put_location(&p, "Field");
    given(&p, "soldier[0].place = 4");
    stack(&p, ZONE_HOSTILES, "Lurkers, Loner");         /* placed with its target, and marked all the same */
    take(&p, "activate Able/1");                        /* 2 Reticles for an Objective in #5 */
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_is(&p, "hostile[0].place = 4");
    assert_int_equal(p.wf.hostile[0].flags & HOSTILE_MARKED, HOSTILE_MARKED);
    end_play(&p);
}

TEST(overkill_is_measured_as_draws_are)
{
    RULE("KW-012");
    struct play p;
    begin(&p, JUNGLE "mission Far Drill, team Able");
    stack(&p, ZONE_HOSTILES, "Zealot, Throng, Pair, Loner");
    given(&p, "hand[0] = Paddy");
    take(&p, "play location Able/1, Paddy");            /* 2, 2 + 3 would exceed 4, 4 */
    assert_int_equal(hostiles_in_play(&p), 2);
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Throng"), 1);
    end_play(&p);
}

/* ---- two sides ----------------------------------------------------------------------------- */

static unsigned out(const struct play *p, const char *name) { return in_pile(p, ZONE_OUT, name); }

/* A game with this card and the other side that lies out of it. */
static void with_side(struct play *p, const char *setup, const char *front, const char *other, unsigned space)
{
    begin(p, setup);
    char line[200];
    snprintf(line, sizeof line, "out = %s", other);
    given(p, line);
    put_hostile(p, front, space, 0);
}

TEST(each_side_is_a_card_of_its_own)
{
    RULE("NAM-CON-01");
    RULE("KW-025");
    RULE("NAM-CON-03");
    RULE("NAM-CON-35");
    RULE("NAM-SET-17");
    struct play p;
    begin(&p, JUNGLE "mission Village Drill, team Able + Plain Rifle");
    assert_int_equal(in_pile(&p, ZONE_HOSTILES, "Villagers") + in_pile(&p, ZONE_HOSTILE_DISCARDS, "Villagers"), 4);
    assert_int_equal(in_pile(&p, ZONE_HOSTILES, "Rebels"), 0);
    assert_int_equal(out(&p, "Rebels"), 4);
    assert_false(wf_lies(p.m, ZONE_HOSTILES, card("Rebels")));
    end_play(&p);
    with_side(&p, JUNGLE "team Able + Plain Rifle", "Courier", "Caught Courier", 1);
    assert_is(&p, "hostile[0].card = Courier");          /* as it was drawn: Unengaged */
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Courier/1", 9, 3);
    assert_is(&p, "hostile[0].suppress = 1");           /* Cover 4 */
    end_play(&p);
    with_side(&p, JUNGLE "team Able + Plain Rifle", "Courier", "Caught Courier", 1);
    take(&p, "turn over Able/1, Courier/1");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Caught Courier/1", 9, 3);
    assert_is(&p, "soldier[0].xp = 0");                 /* Cover 2, and value 0 */
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Courier"), 1);          /* it goes as its front */
    assert_int_equal(out(&p, "Caught Courier"), 1);
    end_play(&p);
}

TEST(for_a_cost_any_soldier_engages_it)
{
    RULE("NAM-CON-36");
    RULE("NAM-CON-37");
    RULE("KW-024");
    struct play p;
    with_side(&p, JUNGLE "team Able + Baker + Carl", "Ambush", "Sprung Ambush", 1);
    given(&p, "hand[0] = Aim, Duck, Load\nhand[1] = Aim");
    assert_refused(&p, "turn over Baker/2, Ambush/1", "NAM-CON-37");    /* 2 cards */
    assert_true(offered(&p, "turn over Carl/3, Ambush/1"));             /* by others' hands */
    take(&p, "turn over Able/1, Ambush/1");
    take(&p, "discard Able/1, Duck");
    take(&p, "discard Able/1, Load");
    assert_is(&p, "hostile[0].card = Sprung Ambush");
    assert_int_equal(p.wf.hand[0][0], 1);
    assert_int_equal(out(&p, "Ambush"), 1);
    assert_false(offered(&p, "turn over Carl/3, Sprung Ambush/1"));
    end_play(&p);
    with_side(&p, JUNGLE "team Able + Baker", "Sniper's Nest", "Found Sniper", 4);
    given(&p, "soldier[1].xp = 2");
    assert_refused(&p, "turn over Able/1, Sniper's Nest/1", "NAM-CON-37");      /* no Body Count */
    given(&p, "soldier[1].xp = 0\nsoldier[0].bodies = 1");
    assert_refused(&p, "turn over Able/1, Sniper's Nest/1", "NAM-CON-37");      /* no Experience */
    given(&p, "soldier[1].xp = 2");
    take(&p, "turn over Able/1, Sniper's Nest/1");      /* wherever it is; Experience and Body Count of anybody */
    assert_is(&p, "soldier[1].xp = 1");
    assert_is(&p, "soldier[0].bodies = 0");
    assert_is(&p, "hostile[0].card = Found Sniper");
    end_play(&p);
    with_side(&p, JUNGLE "team Able", "Courier", "Caught Courier", 1);
    given(&p, "soldier[0].suppress = 1");
    assert_refused(&p, "turn over Able/1, Courier/1", "NAM-CON-37");     /* an Action */
    given(&p, "soldier[0].suppress = 0");
    take(&p, "turn over Able/1, Courier/1");
    assert_is(&p, "soldier[0].actions = 1");
    end_play(&p);
}

TEST(by_its_condition_it_turns_at_once_in_either_turn)
{
    RULE("NAM-CON-38");
    struct play p;
    with_side(&p, JUNGLE "team Able", "Farmers", "Armed Farmers", 2);
    put_location(&p, "Field");
    assert_is(&p, "hostile[0].card = Farmers");
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "hostile[0].card = Armed Farmers");
    end_play(&p);
    with_side(&p, JUNGLE "team Able + Baker", "Farmers", "Armed Farmers", 3);     /* in the Hostile Turn it comes */
    put_location(&p, "Field");
    put_location(&p, "Field");
    given(&p, "soldier[0].place = 1\nsoldier[1].place = 2\nhostile[0].target = 1");
    put_hostile(&p, "Loner", 2, 0);                     /* company: they do not Fade */
    given(&p, "hostile[1].suppress = 1");
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 2");
    assert_is(&p, "hostile[0].card = Armed Farmers");
    end_play(&p);
}

TEST(counters_stay_when_it_turns)
{
    RULE("NAM-CON-39");
    struct play p;
    with_side(&p, JUNGLE "team Able + Plain Rifle", "Farmers", "Armed Farmers", 2);
    put_location(&p, "Field");
    given(&p, "hostile[0].ekia = 1\nhostile[0].suppress = 1");
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
    with_side(&p, JUNGLE "team Able", "Ambush", "Sprung Ambush", 1);      /* from 4 Reticles to 2 */
    given(&p, "hand[0] = Aim, Duck\nhostile[0].ekia = 1\nhostile[0].suppress = 2");
    take(&p, "turn over Able/1, Ambush/1");
    assert_is(&p, "hostile[0].ekia = 1");
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
    with_side(&p, JUNGLE "team Able", "Ambush", "Sprung Ambush", 1);
    given(&p, "hand[0] = Aim, Duck\nhostile[0].ekia = 2\nhostile[0].suppress = 2\nhostile[0].killer = 1");
    take(&p, "turn over Able/1, Ambush/1");
    assert_int_equal(hostiles_in_play(&p), 0);          /* as many EKIA as Reticles */
    assert_is(&p, "soldier[0].xp = 3");
    end_play(&p);
}

TEST(a_card_may_turn_back)
{
    RULE("NAM-CON-04");
    RULE("NAM-CON-39");
    struct play p;
    with_side(&p, JUNGLE "team Able", "Ambush", "Sprung Ambush", 1);
    put_location(&p, "Field");
    given(&p, "hand[0] = Aim, Duck\nhostile[0].ekia = 1");
    take(&p, "turn over Able/1, Ambush/1");
    assert_is(&p, "hostile[0].card = Sprung Ambush");
    take(&p, "move Able/1, Field/3");                   /* nobody is there any more */
    assert_is(&p, "hostile[0].card = Ambush");
    assert_is(&p, "hostile[0].ekia = 1");
    assert_int_equal(out(&p, "Sprung Ambush"), 1);
    end_play(&p);
    with_side(&p, JUNGLE "team Able + Plain Rifle", "Jumpy", "Jumped", 1);      /* at a moment of its own */
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Jumpy/1", 1, 1);
    assert_is(&p, "hostile[0].card = Jumped");
    end_play(&p);
}

TEST(a_card_engages_two_or_upgunned_four)
{
    RULE("NAM-CON-19");
    RULE("NAM-CON-26");
    struct play p;
    begin(&p, JUNGLE "team Able + Baker");
    given(&p, "out = Caught Courier, Sprung Ambush, Jumped\nhand[0] = Flush Out");
    given(&p, "soldier[1].bodies = 1\nsoldier[0].xp = 1");
    put_hostile(&p, "Courier", 1, 0);
    put_hostile(&p, "Ambush", 1, 0);
    put_hostile(&p, "Jumpy", 1, 0);
    put_hostile(&p, "Loner", 1, 0);
    take(&p, "play Able/1, Flush Out");
    take(&p, "decline");
    assert_question(&p, "whom to engage");
    assert_is(&p, "soldier[1].bodies = 0");
    assert_false(offered(&p, "choose hostile Loner/4"));        /* it has one side */
    take(&p, "choose hostile Jumpy/3");
    take(&p, "choose hostile Ambush/2");
    assert_question(&p, "soldier turn");
    assert_is(&p, "hostile[0].card = Courier");
    assert_is(&p, "hostile[1].card = Sprung Ambush");
    assert_is(&p, "hostile[2].card = Jumped");
    end_play(&p);
    begin(&p, JUNGLE "team Able");
    given(&p, "out = Caught Courier, Sprung Ambush, Jumped\nhand[0] = Flush Out");
    given(&p, "soldier[0].bodies = 1\nsoldier[0].xp = 1");
    put_hostile(&p, "Courier", 1, 0);
    put_hostile(&p, "Ambush", 1, 0);
    put_hostile(&p, "Jumpy", 1, 0);
    take(&p, "play Able/1, Flush Out");
    take(&p, "upgun Flush Out");
    take(&p, "choose hostile Jumpy/3");
    take(&p, "choose hostile Ambush/2");
    take(&p, "choose hostile Courier/1");               /* a third: up to 4 */
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[0].xp = 0");
    end_play(&p);
}

TEST(sides_must_fit)
{
    RULE("NAM-CON-03");
    struct play p;
    begin(&p, JUNGLE "team Able");
    assert_int_equal(wf_other_side(p.m, card("Farmers")), card("Armed Farmers"));
    assert_int_equal(wf_front_of(p.m, card("Armed Farmers")), card("Farmers"));
    assert_int_equal(wf_front_of(p.m, card("Loner")), card("Loner"));
    assert_false(wf_is_engaged_side(p.m, card("Farmers")));
    end_play(&p);
}

/* ---- allies ---------------------------------------------------------------------------------- */

TEST(one_who_joins_comes_with_counters_and_actions)
{
    RULE("NAM-CON-40");
    RULE("NAM-CON-41");
    RULE("NAM-CON-42");
    RULE("NAM-CON-43");
    struct play p;
    assert_unfit(JUNGLE "team Able + Scout", "he comes as a Hostile (NAM-CON-40)");
    begin(&p, JUNGLE "mission Village Drill, team Able");
    assert_int_equal(out(&p, "Guide Binh") + out(&p, "Plain Rifle") + out(&p, "Handy"), 3);
    put_location(&p, "Hamlet");
    given(&p, "soldier[0].xp = 1\nsoldier[0].bodies = 1");
    put_hostile(&p, "Guide's Friend", 2, 0);
    assert_int_equal(p.wf.cup[0], 3);
    take(&p, "move Able/1, Hamlet/3");
    assert_question(&p, "who joins");
    take(&p, "take in Guide's Friend/1");
    assert_is(&p, "soldier[0].xp = 0");
    assert_is(&p, "soldier[0].bodies = 0");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[1].card = Guide Binh");
    assert_is(&p, "soldier[1].place = 2");
    assert_is(&p, "soldier[1].actions = 2");
    assert_int_equal(p.wf.cup[1], 4);
    assert_int_equal(p.wf.cup[0], 4);                   /* the counter that the Hostile held */
    assert_int_equal(out(&p, "Guide's Friend"), 1);
    assert_int_equal(out(&p, "Guide Binh") + out(&p, "Plain Rifle") + out(&p, "Handy"), 0);
    put_hostile(&p, "Loner", 2, 0);
    TAKE(&p, "attack Guide Binh/2, Plain Rifle/1, Semi, Loner/1", 6, 3);        /* Handy */
    take(&p, "bank Guide Binh/2");
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
}

TEST(one_who_is_not_paid_for_goes)
{
    RULE("NAM-CON-40");
    struct play p;
    begin(&p, JUNGLE "team Able");
    put_location(&p, "Field");
    given(&p, "out = Scout, Plain Rifle, Handy");
    put_hostile(&p, "Lost Scout", 2, 0);
    take(&p, "move Able/1, Field/3");                   /* no Experience */
    assert_question(&p, "soldier turn");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Lost Scout"), 1);
    end_play(&p);
    begin(&p, JUNGLE "team Able");
    given(&p, "out = Turncoat\nhand[0] = Aim, Duck");
    put_hostile(&p, "Deserter", 3, 0);                  /* no card lies there: he stands on the next one */
    take(&p, "turn over Able/1, Deserter/1");
    take(&p, "discard Able/1, Aim");
    take(&p, "take in Deserter/1");
    assert_is(&p, "soldier[1].card = Turncoat");
    assert_is(&p, "soldier[1].place = 1");
    assert_int_equal(p.wf.hand[1][0], 0);               /* until he draws */
    assert_true(offered(&p, "discard and draw Turncoat/2"));
    end_play(&p);
}

/* ---- Fade ------------------------------------------------------------------------------------- */

TEST(without_company_they_fade)
{
    RULE("NAM-CON-44");
    RULE("NAM-CON-45");
    RULE("KW-023");
    RULE("NAM-HTN-01");
    RULE("NAM-HTN-35");
    struct play p;
    begin(&p, JUNGLE "team Able");
    given(&p, "out = Farmers");
    put_hostile(&p, "Armed Farmers", 4, 0);             /* 3 Reticles of 4 */
    given(&p, "hostile[0].suppress = 1\nhostile[0].killer = 1");
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].xp = 0");
    assert_is(&p, "soldier[0].bodies = 0");
    assert_int_equal(p.wf.cup[0], 4);
    assert_int_equal(in_pile(&p, ZONE_HOSTILE_DISCARDS, "Farmers"), 1);
    assert_true(told_at(&p, "recovers:") < told_at(&p, "fades:"));
    assert_true(told_at(&p, "fades:") < told_at(&p, "Turns left:"));
    end_play(&p);
    begin(&p, JUNGLE "team Able");
    given(&p, "out = Farmers");
    put_hostile(&p, "Armed Farmers", 4, 0);
    put_hostile(&p, "Loner", 4, 0);                     /* with it 4, as printed */
    given(&p, "hostile[0].suppress = 1\nhostile[0].ekia = 1\nhostile[1].suppress = 1");
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 2);
    end_play(&p);
    begin(&p, JUNGLE "team Able");
    given(&p, "out = Farmers, Farmers");
    put_hostile(&p, "Armed Farmers", 4, 0);             /* all are looked at before any goes */
    put_hostile(&p, "Armed Farmers", 4, 0);
    given(&p, "hostile[0].suppress = 2\nhostile[1].suppress = 2");
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 2);
    end_play(&p);
}

TEST(in_a_critical_site_none_fades)
{
    RULE("NAM-HTN-36");
    RULE("KW-079");
    struct play p;
    begin(&p, JUNGLE "team Able");
    given(&p, "out = Farmers");
    put_location(&p, "Shrine");
    put_hostile(&p, "Armed Farmers", 2, 0);
    given(&p, "hostile[0].suppress = 1");
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 1);
    end_play(&p);
}

TEST(a_fade_can_be_bought_off)
{
    RULE("NAM-CON-46");
    struct play p;
    with_side(&p, JUNGLE "team Able + Baker", "Sniper's Nest", "Found Sniper", 6);
    end_turn(&p);
    assert_question(&p, "who fades");
    take(&p, "hold by Baker/2, Sniper's Nest/1");       /* a Suppress on a Soldier */
    assert_is(&p, "soldier[1].suppress = 1");
    assert_int_equal(hostiles_in_play(&p), 1);
    end_turn(&p);
    take(&p, "let fade Sniper's Nest/1");
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
    begin(&p, JUNGLE "team Able");
    given(&p, "out = Sniper's Nest\nsoldier[0].xp = 1");
    put_hostile(&p, "Found Sniper", 6, 0);
    end_turn(&p);
    take(&p, "hold Found Sniper/1");
    assert_is(&p, "soldier[0].xp = 0");
    assert_int_equal(hostiles_in_play(&p), 1);
    end_turn(&p);                                       /* nothing left to pay with */
    assert_question(&p, "soldier turn");
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
}

/* ---- all of it --------------------------------------------------------------------------------- */

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(reticles_are_drawn_by_the_space_of_the_objective), IT(experience_is_the_value_and_not_the_reticles),
        IT(for_a_number_of_0_one_comes), IT(reinforcements_fit_by_their_reticles),
        IT(an_event_among_reinforcements_is_played_and_another_card_drawn),
        IT(what_the_team_is_worth_is_of_no_account),
        IT(one_draw_for_each_location_with_soldiers_or_always), IT(an_empty_deck_is_its_discards),
        IT(what_is_drawn_for_the_objective_is_marked), IT(overkill_is_measured_as_draws_are),
        IT(each_side_is_a_card_of_its_own), IT(for_a_cost_any_soldier_engages_it),
        IT(by_its_condition_it_turns_at_once_in_either_turn), IT(counters_stay_when_it_turns), IT(a_card_may_turn_back),
        IT(a_card_engages_two_or_upgunned_four), IT(sides_must_fit), IT(one_who_joins_comes_with_counters_and_actions),
        IT(one_who_is_not_paid_for_goes), IT(without_company_they_fade), IT(in_a_critical_site_none_fades),
        IT(a_fade_can_be_bought_off),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
