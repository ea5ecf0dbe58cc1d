/* SPDX-License-Identifier: MIT */
/* wf_long_night.c -- the rulebook's extended example of a night, from the first blow to the second Turn On Alert.
 *
 * Able is its Smith, Dagger its Murphy, Baker its Jones. */
#include "mission.h"

enum { ABLE, DAGGER, BAKER };
enum { WATCHED, SECOND, THIRD, PROWLER, BEHIND };       /* Hostiles: three in space 3, two nearer to the Mission card */

static unsigned forces_in(const struct play *p, unsigned space)
{
    unsigned n = 0;
    EACH_HOSTILE(&p->wf, i)
        n += numbers_of(p->m, p->wf.hostile[i].thing.card)[HOSTILE_REACTION] && p->wf.hostile[i].place == space;
    return n;
}

static void start(struct play *p)
{
    static const uint8_t place[] = { [ABLE] = 4, [DAGGER] = 3, [BAKER] = 2 };
    static const struct { const char *name; uint8_t space; } at[] = {
        [WATCHED] = { "Pacing Watchmen", 3 }, [SECOND] = { "Watchman", 3 }, [THIRD] = { "Watchman", 3 },
        [PROWLER] = { "Prowler", 1 }, [BEHIND] = { "Watchman", 2 },
    };
    begin(p, "mission First Blow, setting Night Drill, "
             "team Able + Long Carbine + Dagger + Sly Knife + Baker + Blue Pistol");
    for (unsigned i = 0; i < 3; i++)
        put_location(p, "Field");
    for (unsigned i = 0; i < 3; i++)
        p->wf.soldier[i].place = place[i];
    for (unsigned i = 0; i < GROG_COUNT(at); i++)
        put_unaware(p, at[i].name, at[i].space);
    p->wf.item[0].kinds = BLACK_AMMO | 5 << 2;          /* all five counters */
    p->wf.special = 1;
    p->wf.soldier[DAGGER].engaged = hostile_ref(&p->wf, WATCHED);
    given(p, "hand[0] = Second Wind\nnoise = 12\nsoldier[0].actions = 0\nsoldier[2].actions = 1");
}

/* Steps 1 to 5: an EKIA by hand, a Move, and a shot that is free. */
static void first_soldier_turn(struct play *p)
{
    start(p);
    assert_is(p, "alert = 0");
    TAKE(p, "attack Dagger/2, Sly Knife/2, Combo, Pacing Watchmen/1", 9, 9, 6);
    assert_is(p, "hostile[0].ekia = 1");
    assert_is(p, "hostile[0].awareness = 3");
    assert_is(p, "hostile[0].alarm_space = 3");         /* its own Action does not move it */
    assert_is(p, "noise = 12");                         /* by hand, and with an EKIA */
    TAKE(p, "move Baker/3, Field/4", 10);
    assert_is(p, "hostile[0].alarm_space = 2");
    assert_is(p, "noise = 13");
    take(p, "play Able/1, Second Wind");
    TAKE(p, "attack Able/1, Long Carbine/1, Semi, Pacing Watchmen/1", 1, 1, 10);
    assert_is(p, "soldier[0].actions = 0");
    assert_is(p, "hostile[0].ekia = 1");
    assert_is(p, "noise = 15");
    assert_is(p, "hostile[0].alarm_space = 1");
}

/* Steps 6 to 10: only the Prowler rolls where it goes. */
static void first_hostile_turn(struct play *p)
{
    first_soldier_turn(p);
    END_TURN(p, 5);
    assert_int_equal(told_at(p, "attacks:"), -1);
    assert_is(p, "hostile[0].place = 3");
}

/* Steps 11 to 15: the shot of the second Turn; chance draws the Second of the three that are there. */
static void second_shot(struct play *p)
{
    struct play before;
    first_hostile_turn(p);
    before = *p;
    for (uint8_t seed = 1; seed < 60 && (seed == 1 || p->wf.hostile[SECOND].awareness != AWARE); seed++) {
        uint8_t with[GROG_SEED_BYTES] = { seed };
        *p = before;
        grog_dice_seed(&p->game.dice, with);
        TAKE(p, "attack Able/1, Long Carbine/1, Semi, Pacing Watchmen/1", 9, 6, 3);
    }
}

/* Steps 16 to 18. */
static void second_hostile_turn(struct play *p)
{
    second_shot(p);
    TAKE(p, "move Dagger/2, Field/5", 9);
    take(p, "move Baker/3, Field/5");
    END_TURN(p, 1, 1);                                  /* the Second Attacks, and Misses */
}

TEST(it_goes_for_the_alarm)
{
    RULE("WF-SHW-205");
    RULE("WF-SHW-205b");
    RULE("WF-SHW-205c");
    RULE("WF-SHW-205d");
    RULE("WF-SHW-205e");
    struct play p;
    first_soldier_turn(&p);
    assert_false(told(&p, "the alarm sounds"));
    END_TURN(&p, 5);                                    /* to end it is no Action that it walks by */
    assert_true(told_at(&p, "the alarm sounds") > told_at(&p, "a Hostile Turn begins"));
    end_play(&p);
}

TEST(the_alarm_sounds_and_the_enemy_mobilizes)
{
    RULE("WF-SHW-205f");
    RULE("WF-SHW-205g");
    RULE("WF-SHW-205h");
    RULE("WF-SHW-205i");
    RULE("WF-SHW-205j");
    struct play p;
    first_hostile_turn(&p);
    assert_true(told(&p, "the alarm sounds"));
    assert_is(&p, "alert = 1");
    assert_is(&p, "mobilized = 2");
    assert_int_equal(forces_in(&p, 2), 1);
    assert_is(&p, "hostile[3].awareness = 0");          /* in the Mission card, */
    assert_is(&p, "hostile[4].awareness = 0");          /* and in Location 2 */
    assert_is(&p, "hostile[0].awareness = 3");          /* not in Location 3 */
    assert_is(&p, "hostile[1].awareness = 1");
    assert_is(&p, "noise = 5");                         /* 10 fewer */
    end_play(&p);
}

/* Who goes for the alarm has a range too; beside it one is Suppressed, one Pauses, and one is free to go. */
TEST(who_is_kept_from_it_does_not_roam)
{
    RULE("WF-SHW-205g");
    struct play p;
    first_soldier_turn(&p);
    unsigned held = put_unaware(&p, "Prowler", 3), pausing = put_unaware(&p, "Prowler", 3);
    p.wf.hostile[held].suppress = 1;
    p.wf.hostile[pausing].awareness = PAUSES;
    END_TURN(&p, 5);
    assert_true(told(&p, "wanders by a die of: Prowler/4, 5"));
    unsigned n = 0;
    for (uint32_t i = 0; i < p.heard.n; i++)
        n += p.heard.at[i].kind == TOLD_ROAMS;
    assert_int_equal(n, 1);
    for (unsigned i = held; i <= pausing; i++)
        assert_int_equal(p.wf.hostile[i].place, 3);
    end_play(&p);
}

/* The lot is among all three, the one that is Aware by now too. */
TEST(each_of_the_three_may_be_the_one)
{
    RULE("WF-SHW-205n");
    struct play before, p;
    unsigned drawn = 0;
    first_hostile_turn(&before);
    for (uint8_t seed = 1; seed < 60; seed++) {
        uint8_t with[GROG_SEED_BYTES] = { seed };
        p = before;
        grog_dice_seed(&p.game.dice, with);
        TAKE(&p, "attack Able/1, Long Carbine/1, Semi, Pacing Watchmen/1", 9, 6, 3);
        unsigned who = told(&p, "hears nothing new: Pacing Watchmen/1") ? 1u : 0u;
        for (unsigned i = SECOND; i <= THIRD; i++)
            who |= p.wf.hostile[i].awareness == AWARE ? 1u << i : 0;
        assert_true(who && !(who & (who - 1)));
        drawn |= who;
    }
    assert_int_equal(drawn, 1u << WATCHED | 1u << SECOND | 1u << THIRD);
    end_play(&before);
}

TEST(on_alert_they_are_aware_at_once)
{
    RULE("WF-SHW-205k");
    RULE("WF-SHW-205l");
    RULE("WF-SHW-205m");
    RULE("WF-SHW-205n");
    RULE("WF-SHW-205o");
    struct play p;
    second_shot(&p);
    assert_is(&p, "hostile[0].ekia = 2");
    assert_is(&p, "hostile[0].suppress = 1");
    assert_is(&p, "hostile[0].awareness = 0");
    assert_is(&p, "noise = 7");
    assert_is(&p, "hostile[1].awareness = 0");          /* it was to pause */
    assert_is(&p, "hostile[2].awareness = 1");
    end_play(&p);
}

TEST(the_next_turn_on_alert)
{
    RULE("WF-SHW-205p");
    RULE("WF-SHW-205q");
    RULE("WF-SHW-205r");
    struct play p;
    second_hostile_turn(&p);
    assert_is(&p, "soldier[1].place = 4");
    assert_is(&p, "soldier[2].place = 4");
    assert_is(&p, "mobilized = 3");
    assert_int_equal(forces_in(&p, 2), 0);
    assert_int_equal(forces_in(&p, 3), 2);              /* one has come closer, one has been sent */
    assert_is(&p, "hostile[2].awareness = 0");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(it_goes_for_the_alarm), IT(the_alarm_sounds_and_the_enemy_mobilizes), IT(on_alert_they_are_aware_at_once),
        IT(who_is_kept_from_it_does_not_roam), IT(each_of_the_three_may_be_the_one), IT(the_next_turn_on_alert),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
