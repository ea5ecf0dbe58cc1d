/* SPDX-License-Identifier: MIT */
/* wf_night_activity.c -- Night Activity: Search, Activity, the alarm, mobilization and Reaction Forces: each test would
 * fail without its rule. */
#include "mission.h"
#include "warfighter/awareness.h"
#include "warfighter/hostiles.h"
#include "warfighter/sides.h"

#include <stdio.h>

#define NIGHT ", setting Night Drill"

static unsigned put(struct play *p, const char *hostile, unsigned space, enum awareness awareness)
{
    unsigned slot = put_hostile(p, hostile, space, 0);
    p->wf.hostile[slot].awareness = (uint8_t)awareness;
    return slot;
}

/* So many Fields before the Mission card, where the team is. */
static void by_night(struct play *p, const char *setup, unsigned fields)
{
    begin(p, setup);
    for (unsigned i = 0; i < fields; i++)
        put_location(p, "Field");
}

/* ---- Search --------------------------------------------------------------------------- */

/* The Noise of a Turn in which nobody does anything, on a Mission without Activity, with these Hostiles in space 3. */
static int noise_by(const char *const *hostile, const uint8_t *space, unsigned n, const char *soldiers)
{
    struct play p;
    by_night(&p, "mission Drill, team Able + Baker" NIGHT, 4);
    given(&p, soldiers);
    given(&p, "noise = 10");
    for (unsigned i = 0; i < n; i++)
        p.wf.hostile[put(&p, hostile[i], space[i], PAUSES)].suppress = 1;       /* so that none goes elsewhere */
    end_turn(&p);
    int noise = p.wf.noise - 10;
    end_play(&p);
    return noise;
}

#define ONE(hostile, space, soldiers) \
    noise_by((const char *const[]){ hostile }, (const uint8_t[]){ space }, 1, soldiers)

/* The book's card: 2 at Range 0, 6 at Range 1, 4 at Range 2; with Soldiers at two Ranges the higher. */
TEST(a_hostile_searches)
{
    RULE("WF-SHW-181");
    RULE("WF-SHW-182");
    assert_int_equal(ONE("Searcher", 1, "soldier[0].place = 1"), 2);
    assert_int_equal(ONE("Searcher", 2, "soldier[0].place = 1"), 6);
    assert_int_equal(ONE("Searcher", 3, "soldier[0].place = 1"), 4);
    assert_int_equal(ONE("Searcher", 4, "soldier[0].place = 1"), 0);
    assert_int_equal(ONE("Searcher", 2, "soldier[0].place = 2"), 6);    /* Baker at Range 1 */
    assert_int_equal(ONE("Searcher", 3, "soldier[0].place = 2"), 6);    /* 1 and 2 */
    assert_int_equal(ONE("Searcher", 3, "soldier[0].place = 3"), 4);    /* 0 and 2 */
    assert_int_equal(ONE("Loner", 1, "soldier[0].place = 1"), 0);       /* without a Search */
}

TEST(negative_ones_by_the_lowest)
{
    RULE("WF-SHW-184");
    assert_int_equal(ONE("Deaf One", 1, "soldier[0].place = 1"), -1);
    assert_int_equal(ONE("Deaf One", 2, "soldier[0].place = 1"), -3);
    assert_int_equal(ONE("Deaf One", 2, "soldier[0].place = 2"), -3);
    assert_int_equal(ONE("Half Deaf", 1, "soldier[0].place = 1"), 2);
    assert_int_equal(ONE("Half Deaf", 2, "soldier[0].place = 2"), -1);  /* 2 and -1: the lowest if any is below 0 */
}

/* The book's: 2 and 3 at Range 0; 0, 2 and 1 at Range 1. */
TEST(all_of_them_together)
{
    RULE("WF-SHW-183");
    static const char *const five[] = { "Ear Two", "Ear Three", "Ear Nought", "Ear Two", "Ear Three" };
    static const uint8_t at[] = { 1, 1, 2, 2, 2 };
    assert_int_equal(noise_by(five, at, 5, "soldier[0].place = 1"), 8);
}

/* ---- Activity ------------------------------------------------------------------------- */

static int after_turn(const char *mission, unsigned fields, bool active, unsigned noise)
{
    struct play p;
    char setup[128];
    snprintf(setup, sizeof setup, "mission %s, team Able" NIGHT, mission);
    by_night(&p, setup, fields);
    p.wf.noise = (uint8_t)noise;
    if (active) {
        p.wf.active = 1;
        p.wf.location[1].flags = 0;
        put(&p, "Watchman", 5, PAUSES);                 /* so that it is not won */
    }
    end_turn(&p);
    int now = p.wf.noise;
    end_play(&p);
    return now;
}

/* The book's card: 3 up to space 2, 2 in spaces 3 and 4. */
TEST(activity_takes_from_it)
{
    RULE("WF-SHW-17");
    RULE("WF-SHW-18");
    RULE("WF-SHW-20");
    RULE("WF-SHW-20b");
    RULE("WF-SHW-185");
    assert_int_equal(after_turn("Night Raid", 0, false, 10), 7);
    assert_int_equal(after_turn("Night Raid", 1, false, 10), 7);
    assert_int_equal(after_turn("Night Raid", 2, false, 10), 8);
    assert_int_equal(after_turn("Night Raid", 3, false, 10), 8);
    assert_int_equal(after_turn("Night Raid", 0, false, 2), 0);         /* not below the lowest circle */
}

TEST(an_active_objective_is_the_last_location)
{
    RULE("WF-SHW-21");
    assert_int_equal(after_turn("Still Night", 0, false, 10), 10);
    assert_int_equal(after_turn("Still Night", 0, true, 10), 12);
}

TEST(negative_activity_adds_to_it)
{
    RULE("WF-SHW-19");
    assert_int_equal(after_turn("Still Night", 1, false, 10), 10);
    assert_int_equal(after_turn("Still Night", 2, false, 10), 12);
}

/* The book's: Search 8, Activity 3. */
TEST(one_step_for_all_of_it)
{
    RULE("WF-SHW-186");
    struct play p;
    by_night(&p, "mission Night Raid, team Able" NIGHT, 1);
    given(&p, "noise = 23");
    put(&p, "Searcher", 1, PAUSES);
    put(&p, "Searcher", 2, PAUSES);
    end_turn(&p);
    assert_is(&p, "noise = 28");
    assert_true(told(&p, "the Noise goes up by, to: 5 28"));
    assert_is(&p, "alert = 0");                         /* 8 would have been too much */
    end_play(&p);
}

/* ---- the step --------------------------------------------------------------------------- */

TEST(its_order)
{
    RULE("WF-SHW-178");
    RULE("WF-SHW-179");
    RULE("WF-SHW-180");
    RULE("WF-SHW-188");
    RULE("WF-SHW-192");
    struct play p;
    by_night(&p, "mission Night Raid, team Able" NIGHT, 3);
    put(&p, "Watchman", 4, PAUSES);
    put(&p, "Watchman", 4, GOING_FOR_ALARM);
    put(&p, "Searcher", 3, PAUSES);
    given(&p, "hostile[1].alarm_space = 1");
    end_turn(&p);
    int night = told_at(&p, "the night's activity"), unaware = told_at(&p, "is unaware: Watchman/1"),
        near = told_at(&p, "is nearer to the alarm, on space: Watchman/2"), noise = told_at(&p, "the Noise goes up by"),
        alarm = told_at(&p, "the alarm sounds"), mobilized = told_at(&p, "is mobilized: 1");
    assert_true(0 <= night && night < unaware && unaware < near && near < alarm && alarm < noise && noise < mobilized);
    assert_is(&p, "hostile[0].awareness = 1");
    assert_is(&p, "hostile[1].awareness = 3");          /* the card keeps its counter */
    assert_is(&p, "hostile[1].alarm_space = 0");
    assert_is(&p, "alert = 1");
    end_play(&p);
    by_night(&p, "team Able", 3);                       /* no such step by the standard rules */
    end_turn(&p);
    assert_int_equal(told_at(&p, "the night's activity"), -1);
    end_play(&p);
}

TEST(a_suppressed_one_does_not_come_nearer_here_either)
{
    RULE("WF-SHW-174");
    RULE("WF-SHW-191");
    struct play p;
    by_night(&p, "mission Night Raid, team Able" NIGHT, 3);
    put(&p, "Watchmen", 4, GOING_FOR_ALARM);
    given(&p, "hostile[0].alarm_space = 2\nhostile[0].suppress = 2");
    end_turn(&p);
    assert_is(&p, "hostile[0].alarm_space = 2");
    assert_is(&p, "hostile[0].suppress = 0");           /* and all its counters go */
    end_turn(&p);
    assert_is(&p, "hostile[0].alarm_space = 1");
    end_play(&p);
    by_night(&p, "team Able", 3);
    put(&p, "Watchmen", 4, AWARE);
    given(&p, "hostile[0].suppress = 2");
    end_turn(&p);
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
}

TEST(the_noise_of_a_turn_sounds_the_alarm)
{
    RULE("WF-SHW-187");
    struct play p;
    by_night(&p, "mission Drill, team Able" NIGHT, 3);
    put(&p, "Searcher", 2, PAUSES);
    given(&p, "noise = 24");
    end_turn(&p);
    assert_is(&p, "alert = 1");
    end_play(&p);
}

TEST(an_attack_of_a_hostile_sounds_it)
{
    RULE("WF-SHW-176");
    struct play p;
    by_night(&p, "mission Night Raid, team Able" NIGHT, 3);
    put(&p, "Loner", 1, AWARE);
    END_TURN(&p, 1, 1);                                 /* a Miss */
    assert_is(&p, "alert = 1");
    end_play(&p);
    by_night(&p, "team Able", 3);
    put(&p, "Loner", 1, AWARE);
    END_TURN(&p, 1, 1);
    assert_is(&p, "alert = 0");
    end_play(&p);
}

/* ---- On Alert ----------------------------------------------------------------------------- */

static unsigned count_of(const struct play *p, const char *name, unsigned space)
{
    unsigned n = 0;
    EACH_HOSTILE(&p->wf, i)
        n += p->wf.hostile[i].thing.card == card(name) && p->wf.hostile[i].place == space;
    return n;
}

TEST(reaction_forces_lie_apart)
{
    RULE("WF-SHW-44");
    RULE("WF-SHW-45");
    struct play p;
    by_night(&p, "mission Night Raid, team Able" NIGHT, 0);
    assert_is(&p, "reaction_forces = Stand To, Stand To");
    for (unsigned i = 1; i <= p.wf.hostiles[0]; i++)
        assert_int_not_equal(p.wf.hostiles[i], card("Stand To"));
    end_turn(&p);
    assert_int_equal(count_of(&p, "Stand To", 2), 0);
    end_play(&p);
}

static void with_forces(struct play *p) { by_night(p, "mission Night Raid, team Able" NIGHT, 0); }

static void shift(struct play *p, unsigned from, unsigned to, uint16_t which)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    grog_remove(&r, from, 0, which);
    grog_put(&r, to, 0, which);
}

TEST(a_position_keeps_them_apart)
{
    RULE("WF-SHW-44");
    BROKEN(with_forces, shift(&p, ZONE_REACTION, ZONE_HOSTILE_DISCARDS, card("Stand To")), "a card in the wrong pile");
    BROKEN(with_forces, shift(&p, ZONE_HOSTILES, ZONE_REACTION, p.wf.hostiles[1]), "a card in the wrong pile");
}

TEST(the_first_turn_on_alert)
{
    RULE("WF-SHW-05");
    RULE("WF-SHW-23");
    RULE("WF-SHW-64");
    RULE("WF-SHW-193");
    RULE("WF-SHW-194");
    RULE("WF-SHW-195");
    RULE("WF-SHW-196");
    RULE("WF-SHW-197");
    struct play p;
    by_night(&p, "mission Night Raid, team Able" NIGHT, 3);
    given(&p, "alert = 1\nnoise = 29");
    unsigned far = put(&p, "Watchman", 3, GOING_FOR_ALARM);
    put(&p, "Watchmen", 1, UNAWARE);
    put(&p, "Watchmen", 2, PAUSES);
    put(&p, "Watchmen", 2, GOING_FOR_ALARM);
    given(&p, "hostile[0].alarm_space = 4\nhostile[3].alarm_space = 3\nsoldier[0].place = 4\nhostile[1].suppress = 1\n"
              "hostile[2].suppress = 1\nhostile[3].suppress = 1");
    end_turn(&p);
    assert_is(&p, "mobilized = 2");
    assert_true(told(&p, "is mobilized: 1"));
    assert_true(told(&p, "is mobilized: 2"));
    for (unsigned i = 1; i < 4; i++)
        assert_int_equal(p.wf.hostile[i].awareness, AWARE);
    assert_is(&p, "hostile[3].alarm_space = 0");
    assert_int_equal(p.wf.hostile[far].awareness, GOING_FOR_ALARM);     /* not beyond Location 2 */
    assert_int_equal(count_of(&p, "Stand To", 2), 1);
    assert_is(&p, "hostile[4].awareness = 0");
    assert_is(&p, "noise = 17");                        /* 29, less Activity 2, less Confusion 10 */
    assert_is(&p, "reaction_forces = Stand To");
    end_play(&p);
}

TEST(indoors_no_vehicle_is_sent)
{
    RULE("WF-VEH-08");
    struct play p;
    by_night(&p, "mission Indoor Drill, team Able" NIGHT, 3);
    given(&p, "alert = 1\nreaction_forces = Night Track, Night Track");
    end_turn(&p);
    assert_is(&p, "mobilized = 2");
    assert_is(&p, "reaction_forces = Night Track, Night Track");
    given(&p, "reaction_forces = Night Track, Stand To, Night Track");
    end_turn(&p);
    assert_is(&p, "mobilized = 3");
    assert_is(&p, "reaction_forces = Night Track, Night Track");
    assert_int_equal(count_of(&p, "Stand To", 3), 1);
    end_play(&p);
}

TEST(and_those_behind_it)
{
    RULE("WF-SHW-23");
    RULE("WF-SHW-197");
    RULE("WF-SHW-189");
    RULE("WF-SHW-198");
    RULE("WF-SHW-199");
    RULE("WF-SHW-200");
    RULE("WF-SHW-201");
    RULE("WF-SHW-202");
    RULE("WF-SHW-203");
    RULE("WF-SHW-204");
    struct play p;
    by_night(&p, "mission Night Raid, team Able" NIGHT, 3);
    struct grog_run r = { .m = p.m, .g = &p.game };
    given(&p, "mobilized = 2\nnoise = 20\nsoldier[0].place = 4");
    wf_sound_alarm(&r);
    put(&p, "Watchmen", 3, UNAWARE);
    put(&p, "Watchmen", 1, UNAWARE);                    /* it has come since */
    put(&p, "Watchmen", 4, UNAWARE);
    given(&p, "hostile[0].suppress = 1\nhostile[1].suppress = 1\nhostile[2].suppress = 1");
    end_turn(&p);
    assert_is(&p, "alert = 1");
    assert_is(&p, "mobilized = 3");
    assert_int_equal(count_of(&p, "Stand To", 3), 1);
    assert_is(&p, "hostile[3].awareness = 0");
    assert_false(told(&p, "is unaware: Stand To/4"));   /* nor was it for a moment */
    assert_is(&p, "hostile[0].awareness = 0");
    assert_is(&p, "hostile[1].awareness = 0");
    assert_is(&p, "hostile[2].awareness = 1");
    assert_is(&p, "noise = 18");                        /* Confusion is but once */
    p.wf.soldier[0].place = 1;                          /* and out of everybody's way */
    end_turn(&p);
    assert_is(&p, "mobilized = 4");
    end_turn(&p);
    assert_is(&p, "mobilized = 5");
    assert_is(&p, "reaction_forces = ");
    assert_int_equal(count_of(&p, "Stand To", 5), 0);   /* there were but two */
    wf_eliminate(&r, hostile_ref(&p.wf, 3), NULL);      /* one could come again */
    assert_is(&p, "reaction_forces = Stand To");
    unsigned late = put(&p, "Watchmen", 5, UNAWARE);
    p.wf.hostile[late].suppress = 1;
    end_turn(&p);
    assert_is(&p, "mobilized = 5");                     /* the Objective is the last */
    assert_is(&p, "reaction_forces = Stand To");
    assert_int_equal(p.wf.hostile[late].awareness, AWARE);      /* who is there wakes up all the same */
    assert_is(&p, "alert = 1");
    end_play(&p);
}

TEST(a_reaction_force_that_falls_can_come_again)
{
    RULE("WF-SHW-202");
    struct play p;
    by_night(&p, "mission Night Raid, team Able" NIGHT, 3);
    given(&p, "alert = 1\nmobilized = 2\nsoldier[0].place = 4");
    end_turn(&p);
    assert_is(&p, "reaction_forces = Stand To");
    struct grog_run r = { .m = p.m, .g = &p.game };
    wf_eliminate(&r, hostile_ref(&p.wf, 0), NULL);
    assert_is(&p, "reaction_forces = Stand To, Stand To");
    assert_null(grog_check(p.m, &p.game));
    end_play(&p);
}

TEST(a_reaction_force_acts_like_others)
{
    RULE("WF-SHW-46");
    RULE("WF-SHW-90");
    RULE("WF-SHW-169");
    struct play p;
    by_night(&p, "mission Night Raid, team Able" NIGHT, 3);
    put(&p, "Stand To", 3, AWARE);
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 2");              /* it comes closer */
    END_TURN(&p, 8, 6);
    assert_is(&p, "soldier[0].wound[0] = 1");           /* and Attacks */
    assert_int_equal(wf_other_side(p.m, card("Stand To")), 0);
    end_play(&p);
}

TEST(a_reaction_force_has_one_side)
{
    RULE("WF-SHW-169");
    static const char sides[] = "unaware_hostiles } } "
        "hostile 'Seen' { copies = 0, force = reds, value = 1, cover = 2, range = { 0, 1 }%s } "
        "hostile 'Dim' { copies = 1, force = reds, value = 1, cover = 2, range = { 0, 1 }%s, revealed = seen, "
        "keywords = {";
    char text[400];
    struct play p;
    snprintf(text, sizeof text, sides, "", "");
    begin_by(&p, text, "team Able");
    end_play(&p);
    for (int back = 0; back < 2; back++) {
        snprintf(text, sizeof text, sides, back ? ", reaction = true" : "", back ? "" : ", reaction = true");
        assert_unfit_by(text, "team Able", "WF-SHW-169");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_hostile_searches), IT(negative_ones_by_the_lowest), IT(all_of_them_together), IT(activity_takes_from_it),
        IT(an_active_objective_is_the_last_location), IT(negative_activity_adds_to_it), IT(one_step_for_all_of_it),
        IT(its_order), IT(a_suppressed_one_does_not_come_nearer_here_either), IT(the_noise_of_a_turn_sounds_the_alarm),
        IT(an_attack_of_a_hostile_sounds_it), IT(reaction_forces_lie_apart),
        IT(a_position_keeps_them_apart), IT(the_first_turn_on_alert),
        IT(indoors_no_vehicle_is_sent),
        IT(and_those_behind_it), IT(a_reaction_force_that_falls_can_come_again), IT(a_reaction_force_acts_like_others),
        IT(a_reaction_force_has_one_side),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
