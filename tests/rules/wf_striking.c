/* SPDX-License-Identifier: MIT */
/* wf_striking.c -- Striking Range, and Environments that are deadly: each test would fail without its rule. */
#include "mission.h"

#define JUNGLE ", setting Jungle Drill"

/* Dagger with a Bayonet and Able on the Mission card (Striking Cost 1), and this Hostile that aims at Able. */
static void at_brawl(struct play *p, const char *setup, const char *hostile)
{
    begin(p, setup);
    put_hostile(p, hostile, 1, 1);
}

#define BRAWL "mission Brawl, team Dagger + Bayonet + Able + Plain Rifle" JUNGLE

/* ---- whom the Hostile targets --------------------------------------------------------- */

TEST(it_turns_on_whoever_enters_striking)
{
    RULE("KW-342");
    RULE("NAM-ACT-120");
    RULE("NAM-ACT-121");
    struct play p;
    at_brawl(&p, BRAWL, "Mob");
    take(&p, "engage Dagger/1, Mob/1");
    assert_int_equal(p.wf.soldier[0].engaged, hostile_ref(&p.wf, 0));
    assert_is(&p, "hostile[0].target = 1");
    assert_true(told(&p, "targets: Mob/1, Dagger/1"));
    assert_is(&p, "cup[0] = 3");
    assert_is(&p, "cup[1] = 4");
    end_play(&p);
    at_brawl(&p, "mission Brawl, team Dagger + Bayonet + Able + Plain Rifle", "Mob");   /* not by the standard rules */
    take(&p, "engage Dagger/1, Mob/1");
    assert_is(&p, "hostile[0].target = 2");
    end_play(&p);
    at_brawl(&p, BRAWL, "Mob");                         /* none of his counters is in the cup: it turns all the same */
    given(&p, "cup[0] = 0");
    take(&p, "engage Dagger/1, Mob/1");
    assert_is(&p, "hostile[0].target = 1");
    assert_is(&p, "cup[0] = 0");
    end_play(&p);
}

TEST(several_can_strike_one_but_one_only_one)
{
    RULE("NAM-ACT-122");
    struct play p;
    at_brawl(&p, BRAWL, "Mob");
    put_hostile(&p, "Loner", 1, 0);
    take(&p, "engage Dagger/1, Mob/1");
    take(&p, "engage Able/2, Mob/1");
    assert_int_equal(p.wf.soldier[1].engaged, p.wf.soldier[0].engaged);
    assert_is(&p, "hostile[0].target = 2");             /* the one who has just come */
    assert_refused(&p, "engage Dagger/1, Loner/2", "WF-HTH-07");
    end_play(&p);
}

TEST(in_its_own_turn_it_looks_again)
{
    RULE("NAM-HTN-33");
    struct play p;
    at_brawl(&p, BRAWL, "Stout Guard");
    p.wf.soldier[0].engaged = hostile_ref(&p.wf, 0);    /* and it targets Able */
    END_TURN(&p, 1, 1);
    assert_true(told(&p, "attacks: Stout Guard/1, Able/2"));      /* that step is past */
    assert_is(&p, "hostile[0].target = 1");
    assert_is(&p, "cup[1] = 4");
    end_play(&p);
    at_brawl(&p, "mission Still Brawl, team Dagger + Bayonet + Able + Plain Rifle" JUNGLE, "Stout Guard");
    p.wf.soldier[0].engaged = hostile_ref(&p.wf, 0);
    END_TURN(&p, 1, 1);
    assert_is(&p, "hostile[0].target = 1");             /* where they do not Close Range too */
    end_play(&p);
    at_brawl(&p, BRAWL, "Stout Guard");                 /* none of his counters is in the cup: it turns all the same */
    given(&p, "cup[0] = 0");
    p.wf.soldier[0].engaged = hostile_ref(&p.wf, 0);
    END_TURN(&p, 1, 1);
    assert_is(&p, "hostile[0].target = 1");
    assert_is(&p, "cup[0] = 0");
    assert_is(&p, "cup[1] = 4");
    end_play(&p);
    at_brawl(&p, BRAWL, "Stout Guard");                 /* Suppressed it does not Move, but it turns */
    given(&p, "hostile[0].suppress = 1");
    p.wf.soldier[0].engaged = hostile_ref(&p.wf, 0);
    end_turn(&p);
    assert_is(&p, "hostile[0].target = 1");
    assert_is(&p, "cup[1] = 4");
    end_play(&p);
    at_brawl(&p, BRAWL, "Stout Guard");                   /* it targets one of several: it keeps him */
    p.wf.soldier[0].engaged = p.wf.soldier[1].engaged = hostile_ref(&p.wf, 0);
    END_TURN(&p, 1, 1);
    assert_is(&p, "hostile[0].target = 2");
    end_play(&p);
    at_brawl(&p, "mission Brawl, team Dagger + Bayonet + Able + Plain Rifle", "Stout Guard");
    p.wf.soldier[0].engaged = hostile_ref(&p.wf, 0);
    END_TURN(&p, 1, 1);
    assert_is(&p, "hostile[0].target = 2");
    end_play(&p);
}

/* Two are in Striking with it and it targets a third: each of the two is taken, with other dice. */
TEST(which_of_several_it_turns_on_is_chance)
{
    RULE("NAM-HTN-33");
    unsigned seen = 0;
    for (unsigned seed = 1; seed < 30; seed++) {
        struct play p;
        uint8_t with[GROG_SEED_BYTES] = { (uint8_t)seed };
        at_brawl(&p, "mission Brawl, team Dagger + Able + Baker" JUNGLE, "Stout Guard");
        p.wf.soldier[0].engaged = p.wf.soldier[2].engaged = hostile_ref(&p.wf, 0);
        grog_dice_seed(&p.game.dice, with);
        end_turn(&p);
        seen |= 1u << p.wf.hostile[0].target;
        end_play(&p);
    }
    assert_int_equal(seen, 1u << 1 | 1u << 3);
}

TEST(it_attacks_at_range_0)
{
    RULE("NAM-HTN-11");
    struct play p;
    at_brawl(&p, BRAWL, "Stout Guard");
    take(&p, "engage Dagger/1, Stout Guard/1");
    END_TURN(&p, 9, 6);
    assert_true(told(&p, "attacks: Stout Guard/1, Dagger/1"));
    assert_is(&p, "soldier[0].wound[0] = 1");
    end_play(&p);
    at_brawl(&p, BRAWL, "Sniper");                      /* without a Range 0 Attack there is none */
    take(&p, "engage Dagger/1, Sniper/1");
    end_turn(&p);
    assert_int_equal(told_at(&p, "attacks: Sniper/1"), -1);
    end_play(&p);
}

/* ---- what is done in Striking Range ------------------------------------------------------ */

TEST(hand_to_hand_or_another)
{
    RULE("KW-126");
    RULE("NAM-ACT-48");
    RULE("NAM-ACT-124");
    RULE("NAM-ACT-123");
    struct play p;
    at_brawl(&p, "mission Brawl, team Able + Plain Rifle + Bayonet + Side Arm" JUNGLE, "Loner");
    put_hostile(&p, "Stout Guard", 1, 0);
    assert_refused(&p, "attack Able/1, Bayonet/2, Strong, Loner/1", "WF-HTH-04");
    take(&p, "engage Able/1, Loner/1");
    assert_true(offered(&p, "attack Able/1, Bayonet/2, Strong, Loner/1"));
    assert_refused(&p, "attack Able/1, Bayonet/2, Strong, Stout Guard/2", "WF-HTH-04");
    assert_refused(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/1", "NAM-ACT-124");
    assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Stout Guard/2"));
    assert_true(offered(&p, "attack Able/1, Side Arm/3, Semi, Loner/1"));       /* Self-Defense */
    assert_true(offered(&p, "discard and draw Able/1"));
    end_play(&p);
    at_brawl(&p, "mission Brawl, team Dagger + Sly Knife + Able" JUNGLE, "Loner");
    take(&p, "engage Dagger/1, Loner/1");
    assert_true(offered(&p, "attack Dagger/1, Sly Knife/1, Thrown, Loner/1"));  /* HtH Type, however it is used */
    end_play(&p);
    begin(&p, "mission Brawl, team Able + Plain Rifle");        /* by the standard rules a rifle will do */
    put_hostile(&p, "Loner", 1, 0);
    take(&p, "engage Able/1, Loner/1");
    assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/1"));
    end_play(&p);
}

TEST(to_move_is_to_leave)
{
    RULE("NAM-ACT-125");
    struct play p;
    at_brawl(&p, BRAWL, "Mob");
    put_location(&p, "Field");
    take(&p, "engage Dagger/1, Mob/1");
    take(&p, "move Dagger/1, Field/3");
    assert_is(&p, "soldier[0].place = 2");
    assert_int_equal(p.wf.soldier[0].engaged, 0);
    assert_true(told(&p, "is no longer engaged: Dagger/1"));
    end_play(&p);
}

TEST(to_step_back_costs_the_same_again)
{
    RULE("KW-342");
    RULE("NAM-ACT-126");
    struct play p;
    at_brawl(&p, BRAWL, "Mob");
    assert_refused(&p, "step back Dagger/1", "NAM-ACT-126");
    take(&p, "engage Dagger/1, Mob/1");
    take(&p, "step back Dagger/1");
    assert_int_equal(p.wf.soldier[0].engaged, 0);
    assert_is(&p, "soldier[0].actions = 0");
    end_play(&p);
    at_brawl(&p, BRAWL, "Mob");
    take(&p, "engage Dagger/1, Mob/1");
    given(&p, "soldier[0].suppress = 1");
    assert_refused(&p, "step back Dagger/1", "WF-TRN-14");
    given(&p, "soldier[0].suppress = 0\nsoldier[0].actions = 0");
    assert_refused(&p, "step back Dagger/1", "WF-TRN-25");
    end_play(&p);
    begin(&p, "mission Deep Pit, team Dagger + Bayonet" JUNGLE);        /* Actions are saved for it, too */
    put_hostile(&p, "Mob", 1, 0);
    take(&p, "engage Dagger/1, Mob/1");
    given(&p, "soldier[0].actions = 1");
    take(&p, "set aside Dagger/1");
    given(&p, "soldier[0].actions = 1");
    take(&p, "step back Dagger/1");
    assert_is(&p, "soldier[0].actions = 0");
    assert_is(&p, "soldier[0].saved = 0");
    end_play(&p);
    at_brawl(&p, "mission Brawl, team Dagger + Bayonet + Able", "Mob");         /* not by the standard rules */
    take(&p, "engage Dagger/1, Mob/1");
    assert_refused(&p, "step back Dagger/1", "NAM-ACT-126");
    end_play(&p);
}

TEST(actions_are_saved_for_it)
{
    RULE("NAM-ACT-116");
    RULE("NAM-ACT-117");
    RULE("NAM-ACT-118");
    RULE("NAM-ACT-119");
    struct play p;
    begin(&p, "mission Deep Pit, team Dagger + Bayonet + Able" JUNGLE);
    put_hostile(&p, "Mob", 1, 0);
    given(&p, "soldier[0].actions = 1\nhand[0] = Shake Off\nsoldier[0].wound[0] = 1");
    assert_refused(&p, "engage Dagger/1, Mob/1", "WF-TRN-25");
    take(&p, "set aside Dagger/1");
    take(&p, "play Dagger/1, Shake Off");               /* an Activity: nothing is lost */
    take(&p, "choose wound 1");
    assert_is(&p, "soldier[0].saved = 1");
    given(&p, "soldier[0].actions = 1");                /* as in his next Turn */
    take(&p, "engage Dagger/1, Mob/1");
    assert_is(&p, "soldier[0].actions = 0");
    assert_is(&p, "soldier[0].saved = 0");
    end_play(&p);
    begin(&p, "mission Deep Pit, team Dagger + Bayonet" JUNGLE);
    put_hostile(&p, "Mob", 1, 0);
    take(&p, "set aside Dagger/1");
    take(&p, "discard and draw Dagger/1");              /* another Action: all of it is lost */
    assert_is(&p, "soldier[0].saved = 0");
    end_play(&p);
}

TEST(what_was_saved_is_lost_with_the_next_turn)
{
    RULE("NAM-ACT-117");
    struct play p;
    for (unsigned k = 0; k < 3; k++) {                  /* 2: by the standard rules */
        begin(&p, k < 2 ? "mission Deep Pit, team Dagger + Bayonet + Able" JUNGLE
                        : "mission Deep Pit, team Dagger + Bayonet + Able");
        put_hostile(&p, "Mob", 1, 0);
        given(&p, "soldier[0].actions = 1");
        take(&p, "set aside Dagger/1");
        end_turn(&p);
        assert_is(&p, "soldier[0].saved = 1");          /* in the next Turn it counts */
        given(&p, "soldier[0].actions = 1");
        if (k < 2)
            assert_refused(&p, "set aside Dagger/1", "NAM-ACT-117");    /* now the rest is paid */
        if (k == 0) {
            take(&p, "engage Dagger/1, Mob/1");
            assert_is(&p, "soldier[0].saved = 0");
            assert_is(&p, "soldier[0].part = 0");
        } else {
            end_turn(&p);
            assert_is(&p, k == 1 ? "soldier[0].saved = 0" : "soldier[0].saved = 1");
        }
        end_play(&p);
    }
}

TEST(where_it_costs_1_nothing_is_set_aside)
{
    RULE("NAM-ACT-117");
    struct play p;
    at_brawl(&p, BRAWL, "Mob");
    assert_refused(&p, "set aside Dagger/1", "NAM-ACT-117");
    end_play(&p);
    at_brawl(&p, "mission Brawl, team Dagger + Bayonet + Able", "Mob");         /* by the standard rules it is */
    assert_true(offered(&p, "set aside Dagger/1"));
    end_play(&p);
}

TEST(no_bipod_stays_deployed_in_close_quarters)
{
    RULE("NAM-ACT-132");
    struct play p;
    begin(&p, "mission Pit, team Able + Squad Gun" JUNGLE);
    put_hostile(&p, "Mob", 1, 0);
    given(&p, "item[0].marks = 4");
    take(&p, "close in Able/1, Pit/1");
    assert_is(&p, "item[0].marks = 0");
    end_play(&p);
}

TEST(who_has_nobody_left_to_strike_is_at_range_0)
{
    RULE("NAM-ACT-127");
    struct play p;
    at_brawl(&p, BRAWL, "Stout Guard");
    put_hostile(&p, "Mob", 1, 0);
    take(&p, "engage Dagger/1, Stout Guard/1");
    TAKE(&p, "attack Dagger/1, Bayonet/1, Aimed, Stout Guard/1", 10, 6);
    take(&p, "bank Dagger/1");
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_int_equal(p.wf.soldier[0].engaged, 0);
    assert_refused(&p, "engage Dagger/1, Mob/2", "WF-TRN-25");          /* and it costs again */
    end_play(&p);
}

/* ---- Close Quarters --------------------------------------------------------------------- */

TEST(in_close_quarters_it_is_with_the_location)
{
    RULE("KW-080");
    RULE("NAM-ACT-128");
    RULE("NAM-ACT-48");
    struct play p;
    begin(&p, "mission Pit, team Dagger + Bayonet + Able" JUNGLE);
    put_hostile(&p, "Mob", 1, 1);
    put_hostile(&p, "Stout Guard", 1, 1);
    put_hostile(&p, "Chieftain", 1, 1);
    put_hostile(&p, "Loner", 2, 1);
    assert_refused(&p, "engage Dagger/1, Mob/1", "NAM-ACT-128");
    take(&p, "close in Dagger/1, Pit/1");
    assert_is(&p, "soldier[0].actions = 1");
    assert_is(&p, "soldier[0].flags = 32");
    assert_is(&p, "hostile[0].target = 2");             /* nobody in particular: nobody turns */
    assert_true(offered(&p, "attack Dagger/1, Bayonet/1, Strong, Mob/1"));
    assert_true(offered(&p, "attack Dagger/1, Bayonet/1, Strong, Stout Guard/2"));
    assert_false(offered(&p, "attack Dagger/1, Bayonet/1, Strong, Chieftain/3"));       /* Screened */
    assert_refused(&p, "attack Dagger/1, Bayonet/1, Strong, Loner/4", "WF-HTH-04");
    assert_true(offered(&p, "strike Dagger/1, Strong, Mob/1"));
    assert_refused(&p, "close in Dagger/1, Pit/1", "WF-HTH-07");
    TAKE(&p, "attack Dagger/1, Bayonet/1, Aimed, Stout Guard/2", 10, 6);
    take(&p, "bank Dagger/1");
    assert_is(&p, "soldier[0].flags = 32");             /* the others are still there */
    given(&p, "soldier[0].actions = 1");
    take(&p, "step back Dagger/1");
    assert_is(&p, "soldier[0].flags = 0");
    end_play(&p);
    begin(&p, "mission Brawl, team Dagger + Bayonet" JUNGLE);
    assert_refused(&p, "close in Dagger/1, Brawl/1", "NAM-ACT-128");
    end_play(&p);
}

/* ---- Screens ------------------------------------------------------------------------------ */

TEST(a_screened_hostile_cannot_be_struck)
{
    RULE("KW-018");
    RULE("NAM-ACT-129");
    struct play p;
    at_brawl(&p, BRAWL, "Chieftain");
    put_hostile(&p, "Stout Guard", 1, 0);
    assert_refused(&p, "engage Dagger/1, Chieftain/1", "WF-ATK-02");
    assert_true(offered(&p, "engage Dagger/1, Stout Guard/2"));
    given(&p, "hand[0] = Rush In");
    take(&p, "play Dagger/1, Rush In");
    take(&p, "choose hostile Chieftain/1");             /* by no card either */
    assert_int_equal(p.wf.soldier[0].engaged, 0);
    end_play(&p);
}

TEST(a_screen_that_comes_sets_free)
{
    RULE("KW-018");
    RULE("NAM-ACT-130");
    struct play p;
    at_brawl(&p, BRAWL, "Chieftain");
    take(&p, "engage Dagger/1, Chieftain/1");
    given(&p, "soldier[0].actions = 0");
    assert_refused(&p, "step back Dagger/1", "WF-TRN-25");
    put_hostile(&p, "Stout Guard", 1, 1);                 /* one appears */
    assert_true(offered(&p, "step back Dagger/1"));
    take(&p, "turn to Dagger/1, Stout Guard/2");
    assert_int_equal(p.wf.soldier[0].engaged, hostile_ref(&p.wf, 1));
    assert_is(&p, "hostile[1].target = 1");
    assert_refused(&p, "turn to Dagger/1, Chieftain/1", "NAM-ACT-130");
    end_play(&p);
    at_brawl(&p, BRAWL, "Chieftain");                   /* or becomes unsuppressed */
    put_hostile(&p, "Stout Guard", 1, 1);
    given(&p, "hostile[1].suppress = 1");
    take(&p, "engage Dagger/1, Chieftain/1");
    assert_refused(&p, "turn to Dagger/1, Stout Guard/2", "NAM-ACT-130");
    given(&p, "hostile[1].suppress = 0\nsoldier[0].actions = 0");
    take(&p, "step back Dagger/1");
    assert_int_equal(p.wf.soldier[0].engaged, 0);
    end_play(&p);
    at_brawl(&p, "mission Brawl, team Dagger + Bayonet + Able", "Chieftain");   /* not by the standard rules */
    take(&p, "engage Dagger/1, Chieftain/1");
    put_hostile(&p, "Stout Guard", 1, 1);
    assert_refused(&p, "turn to Dagger/1, Stout Guard/2", "NAM-ACT-130");
    end_play(&p);
}

TEST(a_screen_that_screens_nobody_sets_free)
{
    RULE("NAM-ACT-131");
    struct play p;
    at_brawl(&p, BRAWL, "Chieftain");
    put_hostile(&p, "Stout Guard", 1, 1);
    put_hostile(&p, "Mob", 2, 1);
    take(&p, "engage Dagger/1, Stout Guard/2");
    given(&p, "soldier[0].actions = 0");
    assert_refused(&p, "turn to Dagger/1, Chieftain/1", "NAM-ACT-130");
    given(&p, "hostile[1].suppress = 1");
    assert_true(offered(&p, "step back Dagger/1"));
    assert_refused(&p, "turn to Dagger/1, Mob/3", "NAM-ACT-130");       /* it was never Screened */
    take(&p, "turn to Dagger/1, Chieftain/1");
    assert_int_equal(p.wf.soldier[0].engaged, hostile_ref(&p.wf, 0));
    assert_is(&p, "soldier[0].actions = 0");
    end_play(&p);
    at_brawl(&p, BRAWL, "Chieftain");                   /* what is Screened itself was nobody's bodyguard */
    put_hostile(&p, "Chieftain", 1, 1);
    take(&p, "engage Dagger/1, Chieftain/2");
    given(&p, "soldier[0].actions = 0\nhostile[1].suppress = 2");
    assert_refused(&p, "turn to Dagger/1, Chieftain/1", "NAM-ACT-130");
    assert_refused(&p, "step back Dagger/1", "WF-TRN-25");
    end_play(&p);
    at_brawl(&p, BRAWL, "Chieftain");                   /* one of two does not: the other Screens him still */
    put_hostile(&p, "Stout Guard", 1, 1);
    put_hostile(&p, "Stout Guard", 1, 1);
    take(&p, "engage Dagger/1, Stout Guard/2");
    given(&p, "soldier[0].actions = 0");
    assert_refused(&p, "step back Dagger/1", "WF-TRN-25");
    given(&p, "hostile[1].suppress = 1");
    assert_refused(&p, "turn to Dagger/1, Chieftain/1", "NAM-ACT-130");
    take(&p, "step back Dagger/1");
    assert_int_equal(p.wf.soldier[0].engaged, 0);
    end_play(&p);
}

/* Dagger takes out the bodyguard, with his last Action. */
static void take_out(struct play *p)
{
    at_brawl(p, BRAWL, "Chieftain");
    put_hostile(p, "Stout Guard", 1, 1);
    put_hostile(p, "Mob", 1, 1);
    given(p, "hostile[2].suppress = 4");
    take(p, "engage Dagger/1, Stout Guard/2");
    TAKE(p, "attack Dagger/1, Bayonet/1, Aimed, Stout Guard/2", 10, 6);
    take(p, "bank Dagger/1");
    assert_int_equal(p->wf.soldier[0].engaged, 0);
    assert_is(p, "soldier[0].actions = 0");
}

TEST(who_takes_out_a_bodyguard_goes_on_to_its_charge)
{
    RULE("NAM-ACT-133");
    struct play p;
    take_out(&p);
    assert_refused(&p, "turn to Dagger/1, Mob/3", "NAM-ACT-130");       /* it was never Screened */
    assert_refused(&p, "turn to Able/2, Chieftain/1", "NAM-ACT-130");   /* not he */
    take(&p, "turn to Dagger/1, Chieftain/1");
    assert_int_equal(p.wf.soldier[0].engaged, hostile_ref(&p.wf, 0));
    assert_is(&p, "hostile[0].target = 1");
    assert_is(&p, "soldier[0].flags = 0");
    end_play(&p);
    take_out(&p);                                       /* not if he has gone away in between, */
    put_location(&p, "Field");
    given(&p, "soldier[0].actions = 1");
    take(&p, "move Dagger/1, Field/3");
    given(&p, "soldier[0].place = 1");
    assert_refused(&p, "turn to Dagger/1, Chieftain/1", "NAM-ACT-130");
    end_play(&p);
    take_out(&p);                                       /* nor in the next Turn */
    given(&p, "hostile[0].suppress = 2");
    end_turn(&p);
    assert_refused(&p, "turn to Dagger/1, Chieftain/1", "NAM-ACT-130");
    end_play(&p);
}

/* ---- Environment ---------------------------------------------------------------------------- */

TEST(hardy_any_serves_against_all)
{
    RULE("KW-192");
    RULE("NAM-ACT-12");
    struct play p;
    begin(&p, "team Able + Pills" JUNGLE);
    put_location(&p, "Heath");
    given(&p, "soldier[0].place = 2");
    take(&p, "use Able/1, Pills/1");
    END_TURN(&p, 1);
    assert_true(offered(&p, "spend a counter Able/1, Hardy Any"));
    end_play(&p);
    begin(&p, "team Able + Pills" JUNGLE);
    put_location(&p, "Fever Swamp");
    given(&p, "soldier[0].place = 2");
    take(&p, "use Able/1, Pills/1");
    END_TURN(&p, 1);
    take(&p, "spend a counter Able/1, Hardy Any");
    assert_is(&p, "soldier[0].suppress = 0");
    end_play(&p);
}

/* The Wound that he takes then costs him an Action of the next Turn, not of this one. */
TEST(readied_before_the_environment)
{
    RULE("NAM-ACT-07");
    struct play p;
    begin(&p, "team Able + Nell" JUNGLE);               /* Nell: 2 Actions at 2 Health, 1 at 1 */
    put_location(&p, "Fever Swamp");
    given(&p, "soldier[1].place = 2\nsoldier[1].actions = 0\nsoldier[0].actions = 0");
    END_TURN(&p, 1);
    assert_is(&p, "soldier[1].actions = 2");            /* while he is asked */
    assert_is(&p, "soldier[0].actions = 2");
    take(&p, "take a wound Nell/2");
    assert_is(&p, "soldier[1].actions = 2");
    given(&p, "soldier[1].place = 1");
    end_turn(&p);
    assert_is(&p, "soldier[1].actions = 1");
    end_play(&p);
}

TEST(what_it_does_to_a_soldier_lasts)
{
    RULE("NAM-ACT-14");
    struct play p;
    begin(&p, "team Able + Baker" JUNGLE);
    put_location(&p, "Fever Swamp");
    given(&p, "soldier[0].place = 2\nsoldier[1].place = 2");
    END_TURN(&p, 1);
    TAKE(&p, "take a suppress Able/1", 1);
    take(&p, "take a wound Baker/2");
    assert_is(&p, "soldier[0].suppress = 1");
    assert_refused(&p, "discard and draw Able/1", "WF-TRN-14");
    assert_is(&p, "soldier[1].wound[0] = 1");
    assert_true(offered(&p, "discard and draw Baker/2"));
    end_play(&p);
    begin(&p, "team Able + Baker" JUNGLE);              /* at 0 Health he is Down */
    put_location(&p, "Fever Swamp");
    given(&p, "soldier[0].place = 2\nsoldier[0].wound[0] = 5");
    END_TURN(&p, 1);
    take(&p, "take a wound Able/1");
    assert_is(&p, "soldier[0].fate = 1");
    end_play(&p);
}

TEST(to_close_in_costs_actions_that_he_has)
{
    RULE("WF-TRN-14"); RULE("WF-TRN-25"); RULE("WF-HTH-05"); RULE("WF-HTH-07"); RULE("WF-HTH-16");
    struct play p;
    begin(&p, "mission Pit, team Dagger + Bayonet + Squad" JUNGLE);
    put_hostile(&p, "Mob", 1, 0);
    put_location(&p, "Crawl Way");
    assert_true(offered(&p, "close in Dagger/1, Pit/1"));
    assert_refused(&p, "close in Squad/2, Pit/1", "WF-HTH-16");
    given(&p, "soldier[0].suppress = 1");
    assert_refused(&p, "close in Dagger/1, Pit/1", "WF-TRN-14");
    given(&p, "soldier[0].suppress = 0\nsoldier[0].actions = 0");
    assert_refused(&p, "close in Dagger/1, Pit/1", "WF-TRN-25");
    given(&p, "soldier[0].place = 2\nsoldier[0].actions = 2");
    assert_refused(&p, "close in Dagger/1, Crawl Way/3", "WF-HTH-05");          /* it has no such cost */
    given(&p, "soldier[0].place = 1");
    take(&p, "close in Dagger/1, Pit/1");
    given(&p, "soldier[0].actions = 2");
    assert_refused(&p, "close in Dagger/1, Pit/1", "WF-HTH-07");                /* once */
    end_play(&p);
}

TEST(in_close_quarters_no_vehicle_is_struck)
{
    RULE("WF-HTH-15");
    struct play p;
    begin(&p, "mission Pit, team Dagger + Bayonet" JUNGLE);
    put_hostile(&p, "Mob", 1, 0);
    put_hostile(&p, "Truck", 1, 0);
    take(&p, "close in Dagger/1, Pit/1");
    assert_true(offered(&p, "strike Dagger/1, Strong, Mob/1"));
    assert_refused(&p, "strike Dagger/1, Strong, Truck/2", "WF-HTH-15");
    assert_refused(&p, "attack Dagger/1, Bayonet/1, Strong, Truck/2", "WF-HTH-15");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(it_turns_on_whoever_enters_striking), IT(several_can_strike_one_but_one_only_one),
        IT(in_its_own_turn_it_looks_again), IT(which_of_several_it_turns_on_is_chance),
        IT(it_attacks_at_range_0), IT(hand_to_hand_or_another),
        IT(to_move_is_to_leave), IT(to_step_back_costs_the_same_again), IT(actions_are_saved_for_it),
        IT(who_has_nobody_left_to_strike_is_at_range_0), IT(in_close_quarters_it_is_with_the_location),
        IT(a_screened_hostile_cannot_be_struck), IT(a_screen_that_comes_sets_free),
        IT(what_was_saved_is_lost_with_the_next_turn),
        IT(where_it_costs_1_nothing_is_set_aside), IT(no_bipod_stays_deployed_in_close_quarters),
        IT(who_takes_out_a_bodyguard_goes_on_to_its_charge), IT(readied_before_the_environment),
        IT(a_screen_that_screens_nobody_sets_free), IT(hardy_any_serves_against_all),
        IT(what_it_does_to_a_soldier_lasts),
        IT(to_close_in_costs_actions_that_he_has),
        IT(in_close_quarters_no_vehicle_is_struck),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
