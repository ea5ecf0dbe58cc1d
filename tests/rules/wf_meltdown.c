/* SPDX-License-Identifier: MIT */
/* wf_meltdown.c -- Meltdown Missions: two counters on the Mission that cards push about. */
#include "mission.h"

static int tally(const struct play *p, const char *counter)
{
    return p->wf.tally[grog_card(p->m, card(counter))->ordinal];
}

static void set_tally(struct play *p, const char *counter, unsigned n)
{
    p->wf.tally[grog_card(p->m, card(counter))->ordinal] = (uint8_t)n;
}

TEST(progress_starts_at_the_missions_number)
{
    RULE("WF-MEL-01");
    RULE("WF-MEL-02");
    struct play p;
    begin(&p, "mission Melt Drill, team Able");
    assert_int_equal(tally(&p, "Melt"), 22);
    assert_int_equal(tally(&p, "Harm"), 0);
    end_play(&p);
}

TEST(an_attack_without_a_wound_does_harm)
{
    RULE("WF-MEL-03");
    struct play p;
    begin(&p, "mission Melt Drill, team Able");         /* Cover 2 */
    put_hostile(&p, "Watcher", 1, 0);                   /* 9+ */
    END_TURN(&p, 9, 1);                                 /* hit, Cover holds: Suppress */
    assert_int_equal(tally(&p, "Harm"), 1);
    END_TURN(&p, 1, 1);                                 /* nothing */
    assert_int_equal(tally(&p, "Harm"), 2);
    END_TURN(&p, 9, 6);                                 /* a Wound */
    assert_int_equal(tally(&p, "Harm"), 2);
    put_location(&p, "Field");
    given(&p, "hostile[0].place = 2");                  /* out of Range: it does not Attack */
    END_TURN(&p);
    assert_int_equal(tally(&p, "Harm"), 2);
    end_play(&p);
}

TEST(a_wound_that_is_cancelled_is_none)
{
    RULE("WF-MEL-03");
    struct play p;
    begin(&p, "mission Melt Drill, team Able");
    put_hostile(&p, "Watcher", 1, 0);
    given(&p, "hand[0] = Duck");
    END_TURN(&p, 9, 6);
    assert_question(&p, "hit");
    take(&p, "play Able/1, Duck");
    assert_int_equal(tally(&p, "Harm"), 1);
    end_play(&p);
}

TEST(every_explosion_die_does_harm)
{
    RULE("WF-MEL-04");
    struct play p;
    begin(&p, "mission Melt Drill, team Able + Bomb x3 + Plain Rifle");
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Nest/1", 1, 1, 1, 1, 1);        /* four dice that miss */
    assert_int_equal(tally(&p, "Harm"), 4);
    TAKE(&p, "attack Able/1, Plain Rifle/2, Semi, Nest/1", 3, 1);
    assert_int_equal(tally(&p, "Harm"), 4);
    end_play(&p);
}

TEST(dice_of_a_bombardment_too)
{
    RULE("WF-MEL-04");
    struct play p;
    begin(&p, "mission Melt Drill, team Able");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "hand[0] = Far Battery");
    take(&p, "play Able/1, Far Battery");
    TAKE(&p, "choose hostile Nest/1", 1, 1, 1, 1, 1);
    assert_int_equal(tally(&p, "Harm"), 4);
    end_play(&p);
}

TEST(dice_that_a_card_adds_are_rolled_too)
{
    RULE("WF-MEL-04");
    struct play p;
    begin(&p, "mission Melt Drill, team Able + Flash Mirror");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "hand[0] = Far Battery");
    take(&p, "play Able/1, Far Battery");
    TAKE(&p, "choose hostile Nest/1", 1, 1, 1, 1);
    TAKE(&p, "use it Flash Mirror", 9, 1, 6);           /* two more, and the cover is defeated */
    assert_int_equal(tally(&p, "Harm"), 6);
    assert_is(&p, "hostile[0].ekia = 1");               /* one of those two hit */
    end_play(&p);
}

TEST(a_die_that_is_rolled_again_is_another_die)
{
    RULE("WF-MEL-04");
    struct play p;
    begin(&p, "mission Melt Drill, team Able + Bomb x3");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "hand[0] = Roll Again");
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Nest/1", 1, 1, 1, 1, 1);
    assert_int_equal(tally(&p, "Harm"), 4);
    TAKE(&p, "play Able/1, Roll Again", 1, 1, 1, 1);
    assert_int_equal(tally(&p, "Harm"), 8);
    end_play(&p);
    begin(&p, "mission Melt Drill, team Able + Bomb x3");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "hand[0] = Cover Again");
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Nest/1", 1, 1, 1, 1, 1);
    TAKE(&p, "play Able/1, Cover Again", 1);            /* the Cover die is none of the Explosion's */
    assert_int_equal(tally(&p, "Harm"), 4);
    end_play(&p);
}

TEST(progress_falls_with_the_timer)
{
    RULE("WF-MEL-06");
    RULE("KW-114");
    struct play p;
    begin(&p, "mission Melt Drill, team Able");
    set_tally(&p, "Harm", 3);                           /* the book's example */
    end_turn(&p);
    assert_int_equal(tally(&p, "Melt"), 19);
    assert_int_equal(tally(&p, "Harm"), 3);             /* it is not used up */
    given(&p, "hand[0] = Dawdle, Bring Forward");
    take(&p, "play Able/1, Bring Forward");             /* one advance, of two spaces */
    take(&p, "play Able/1, Dawdle");                    /* none */
    end_turn(&p);                                       /* another */
    assert_int_equal(tally(&p, "Melt"), 13);
    end_play(&p);
}

TEST(with_the_objective_it_stands_still)
{
    RULE("WF-MEL-07");
    struct play p;
    begin(&p, "mission Open Melt, team Able");
    set_tally(&p, "Harm", 3);
    p.wf.active = 1, p.wf.location[1].flags = LOCATION_COMPLETED;
    end_turn(&p);
    assert_int_equal(tally(&p, "Melt"), 22);
    assert_false(p.game.over);
    end_play(&p);
}

TEST(at_0_all_is_lost)
{
    RULE("WF-MEL-08");
    struct play p;
    begin(&p, "mission Melt Drill, team Able + Baker");
    set_tally(&p, "Harm", 3);
    set_tally(&p, "Melt", 2);
    end_turn(&p);
    assert_int_equal(tally(&p, "Melt"), 0);
    assert_true(p.game.over);
    assert_is(&p, "success = 0");
    assert_is(&p, "soldier[0].fate = 1");
    assert_is(&p, "soldier[1].fate = 1");
    assert_is(&p, "timer = 17");                        /* not for want of time */
    end_play(&p);
    begin(&p, "mission Melt Drill, team Able + Baker");
    set_tally(&p, "Harm", 3);
    set_tally(&p, "Melt", 2);
    given(&p, "timer = 1");
    end_turn(&p);                                       /* for want of time: it ends with that */
    assert_true(p.game.over);
    assert_is(&p, "success = 0");
    assert_is(&p, "soldier[0].fate = 0");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(progress_starts_at_the_missions_number), IT(an_attack_without_a_wound_does_harm),
        IT(a_wound_that_is_cancelled_is_none), IT(every_explosion_die_does_harm), IT(dice_of_a_bombardment_too),
        IT(dice_that_a_card_adds_are_rolled_too), IT(a_die_that_is_rolled_again_is_another_die),
        IT(progress_falls_with_the_timer), IT(with_the_objective_it_stands_still), IT(at_0_all_is_lost),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
