/* SPDX-License-Identifier: MIT */
/* wf_bodyguards.c -- a bodyguard in Striking whose charge goes away: each test would fail without its rule. */
#include "mission.h"
#include "warfighter/hostiles.h"

#define JUNGLE ", setting Jungle Drill"

/* Dagger with a Bayonet and Able on the Mission card (Striking Cost 1), and this Hostile that aims at Able. */
static void at_brawl(struct play *p, const char *setup, const char *hostile)
{
    begin(p, setup);
    put_hostile(p, hostile, 1, 1);
}

#define BRAWL "mission Brawl, team Dagger + Bayonet + Able + Plain Rifle" JUNGLE

/* Dagger strikes the active bodyguard of a Chieftain, who goes: after Able, or for good. */
static void charge_goes(struct play *p, bool for_good)
{
    at_brawl(p, BRAWL, "Chieftain");
    put_location(p, "Field");
    put_hostile(p, "Stout Guard", 1, 0);
    take(p, "engage Dagger/1, Stout Guard/2");
    given(p, "soldier[0].actions = 0");
    assert_refused(p, "step back Dagger/1", "WF-TRN-25");
    struct grog_run r = { .m = p->m, .g = &p->game, .events = &p->heard };
    if (for_good)
        wf_remove_hostile(&r, hostile_ref(&p->wf, 0));
    else
        wf_hostile_goes(&r, &p->wf.hostile[0], 2);
}

TEST(who_is_not_fought_hand_to_hand_is_not_turned_to)
{
    RULE("NAM-ACT-130");
    struct play p;
    at_brawl(&p, BRAWL, "Chieftain");
    take(&p, "engage Dagger/1, Chieftain/1");
    given(&p, "soldier[0].actions = 0");
    put_hostile(&p, "Truck", 1, 1);                     /* it Screens him */
    assert_refused(&p, "turn to Dagger/1, Truck/2", "WF-HTH-15");
    take(&p, "step back Dagger/1");
    end_play(&p);
}

TEST(a_screen_whose_charge_is_gone_sets_free)
{
    RULE("NAM-ACT-131");
    struct play p;
    for (unsigned for_good = 0; for_good < 2; for_good++) {
        charge_goes(&p, for_good);
        assert_is(&p, "soldier[0].flags = 128");
        take(&p, "step back Dagger/1");
        assert_is(&p, "soldier[0].actions = 0");
        assert_is(&p, "soldier[0].flags = 0");
        assert_int_equal(p.wf.soldier[0].engaged, 0);
        end_play(&p);
    }
    charge_goes(&p, false);
    put_hostile(&p, "Chieftain", 1, 1);                 /* it Screens again */
    assert_refused(&p, "step back Dagger/1", "WF-TRN-25");
    end_play(&p);
    charge_goes(&p, false);                             /* and not from the next card that he strikes */
    given(&p, "soldier[0].actions = 1");
    take(&p, "step back Dagger/1");
    take(&p, "engage Dagger/1, Stout Guard/2");
    assert_refused(&p, "step back Dagger/1", "WF-TRN-25");
    end_play(&p);
    at_brawl(&p, BRAWL, "Mob");                         /* who was never Screened may go */
    put_hostile(&p, "Stout Guard", 1, 0);
    take(&p, "engage Dagger/1, Stout Guard/2");
    given(&p, "soldier[0].actions = 0");
    struct grog_run r = { .m = p.m, .g = &p.game, .events = &p.heard };
    wf_remove_hostile(&r, hostile_ref(&p.wf, 0));
    assert_refused(&p, "step back Dagger/1", "WF-TRN-25");
    end_play(&p);
    at_brawl(&p, BRAWL, "Chieftain");                   /* or stand elsewhere */
    put_location(&p, "Field");
    put_hostile(&p, "Stout Guard", 1, 0);
    put_hostile(&p, "Chieftain", 2, 1);
    take(&p, "engage Dagger/1, Stout Guard/2");
    r = (struct grog_run){ .m = p.m, .g = &p.game, .events = &p.heard };
    wf_remove_hostile(&r, hostile_ref(&p.wf, 2));
    assert_is(&p, "soldier[0].flags = 0");
    end_play(&p);
    at_brawl(&p, "mission Brawl, team Dagger + Bayonet + Able", "Chieftain");   /* and not by the standard rules */
    put_hostile(&p, "Stout Guard", 1, 0);
    take(&p, "engage Dagger/1, Stout Guard/2");
    r = (struct grog_run){ .m = p.m, .g = &p.game, .events = &p.heard };
    wf_remove_hostile(&r, hostile_ref(&p.wf, 0));
    assert_is(&p, "soldier[0].flags = 0");
    end_play(&p);
}

/* The Chieftain Closes Range to Able; the next Turn finds Dagger free. */
TEST(a_charge_that_closes_range_sets_free)
{
    RULE("NAM-ACT-131");
    struct play p;
    at_brawl(&p, BRAWL, "Chieftain");
    put_location(&p, "Field");
    put_location(&p, "Field");
    put_hostile(&p, "Stout Guard", 1, 0);
    given(&p, "soldier[1].place = 3");
    take(&p, "engage Dagger/1, Stout Guard/2");
    END_TURN(&p, 1, 1);
    assert_is(&p, "hostile[0].place = 2");
    given(&p, "soldier[0].actions = 0\nsoldier[0].suppress = 0");
    assert_int_equal(p.wf.soldier[0].engaged, hostile_ref(&p.wf, 1));
    take(&p, "step back Dagger/1");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(who_is_not_fought_hand_to_hand_is_not_turned_to), IT(a_screen_whose_charge_is_gone_sets_free),
        IT(a_charge_that_closes_range_sets_free),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
