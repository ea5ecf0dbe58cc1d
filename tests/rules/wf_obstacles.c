/* SPDX-License-Identifier: MIT */
/* wf_obstacles.c -- Obstacles: Detect and Disarm, what they do, and the Hostiles that come behind them. */
#include "mission.h"
#include "warfighter/k9.h"
#include "warfighter/places.h"

#include <stdio.h>

/* The first of the team plays the Location; one Pair will be drawn for it. */
static void lay(struct play *p, const char *team, const char *location)
{
    char line[128];
    begin(p, team);
    snprintf(line, sizeof line, "hand[0] = %s", location);
    given(p, line);
    stack(p, ZONE_HOSTILES, "Pair");
    const struct soldier *s = &p->wf.soldier[0];
    snprintf(line, sizeof line, "play location %s/1, %s", grog_card(p->m, s->thing.card)->name, location);
    take(p, line);
}

static unsigned in_discards(const struct play *p, const char *name)
{
    unsigned n = 0;
    for (unsigned i = 1; i <= p->wf.location_discards[0]; i++)
        n += p->wf.location_discards[i] == card(name);
    return n;
}

TEST(hostiles_wait_for_the_first_who_enters)
{
    RULE("WF-ABL-08");
    RULE("WF-ABL-09");                                  /* no word of the card but ability and modifiers counts */
    RULE("WF-ABL-10");
    RULE("WF-ABL-18");
    RULE("KW-088");
    struct play p;
    lay(&p, "team Picker + Able", "Trapped Gate");
    assert_is(&p, "location[2].flags = 2");
    assert_int_equal(hostiles_in_play(&p), 0);
    TAKE(&p, "move Picker/1, Trapped Gate/3", 4);       /* Pickwork 7, +3 */
    assert_question(&p, "obstacle");
    assert_is(&p, "soldier[0].actions = 1");            /* the Move's; the roll needs none */
    assert_int_equal(hostiles_in_play(&p), 0);
    TAKE(&p, "disarm Trapped Gate/3", 6);
    assert_is(&p, "soldier[0].actions = 1");
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_is(&p, "hostile[0].place = 2");
    assert_is(&p, "location[2].flags = 0");
    take(&p, "move Able/2, Trapped Gate/3");            /* the second: nothing waits for him */
    assert_question(&p, "soldier turn");
    assert_int_equal(hostiles_in_play(&p), 1);
    end_play(&p);
}

TEST(who_fails_to_detect_it_sets_it_off)
{
    RULE("WF-ABL-11");
    RULE("KW-087");
    struct play p;
    lay(&p, "team Picker + Able", "Trapped Gate");
    TAKE(&p, "move Picker/1, Trapped Gate/3", 3);
    assert_is(&p, "soldier[0].fate = 1");
    assert_is(&p, "front = 2");                         /* the card stays, the Obstacle is spent */
    assert_is(&p, "location[2].flags = 0");
    assert_int_equal(hostiles_in_play(&p), 1);
    take(&p, "move Able/2, Trapped Gate/3");
    assert_is(&p, "soldier[1].fate = 0");
    end_play(&p);
}

TEST(with_a_location_the_encounter_goes_that_nobody_has_met)
{
    RULE("WF-K9-14");
    struct play p;
    lay(&p, "objective Dog House, team Picker + Wade + Gus", "Trapped Gate");
    unsigned before = p.wf.aside[0] + p.wf.aside_discards[0];
    assert_true(wf_unmet(&p.wf, 2));
    struct grog_run r = { .m = p.m, .g = &p.game };
    wf_take_location(&r, 2);
    assert_is(&p, "front = 1");
    assert_false(wf_unmet(&p.wf, 2));
    assert_int_equal(p.wf.aside[0] + p.wf.aside_discards[0], before + 1);
    end_play(&p);
}

TEST(who_lacks_the_ability_sets_it_off)
{
    RULE("WF-ABL-11");
    struct play p;
    lay(&p, "team Able + Picker", "Snare");
    TAKE(&p, "move Able/1, Snare/3");                   /* no die falls */
    assert_is(&p, "soldier[0].wound[0] = 1");
    assert_is(&p, "soldier[0].place = 2");
    assert_question(&p, "soldier turn");
    end_play(&p);
}

TEST(falling_back_leaves_the_location)
{
    RULE("WF-ABL-12");
    RULE("WF-ABL-13");
    struct play p;
    lay(&p, "team Picker + Able", "Trapped Gate");
    TAKE(&p, "move Picker/1, Trapped Gate/3", 10);
    assert_true(offered(&p, "disarm Trapped Gate/3"));
    assert_true(offered(&p, "fall back Trapped Gate/3"));
    assert_false(offered(&p, "end turn"));
    take(&p, "fall back Trapped Gate/3");
    assert_is(&p, "soldier[0].place = 1");
    assert_is(&p, "soldier[0].fate = 0");
    assert_is(&p, "soldier[0].actions = 1");
    assert_is(&p, "front = 1");
    assert_is(&p, "played = 1");                        /* the Turn's Location stays used */
    assert_int_equal(in_discards(&p, "Trapped Gate"), 1);
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_question(&p, "soldier turn");
    assert_refused(&p, "move Picker/1, Drill/1", "WF-TRN-18");
    end_play(&p);
}

TEST(a_failed_disarm_sets_it_off_and_the_card_may_be_kept)
{
    RULE("WF-ABL-14");
    RULE("WF-ABL-15");
    struct play p;
    lay(&p, "team Picker + Able", "Snare");             /* Detect +0, Disarm -2 */
    TAKE(&p, "move Picker/1, Snare/3", 7);
    TAKE(&p, "disarm Snare/3", 8);
    assert_is(&p, "soldier[0].wound[0] = 1");
    assert_question(&p, "keep the location");
    take(&p, "stay Snare/3");
    assert_is(&p, "soldier[0].place = 2");
    assert_is(&p, "front = 2");
    assert_int_equal(hostiles_in_play(&p), 1);
    end_play(&p);
    lay(&p, "team Picker + Able", "Snare");
    TAKE(&p, "move Picker/1, Snare/3", 7);
    TAKE(&p, "disarm Snare/3", 8);
    take(&p, "fall back Snare/3");
    assert_is(&p, "soldier[0].place = 1");
    assert_is(&p, "soldier[0].wound[0] = 1");
    assert_is(&p, "front = 1");
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
}

TEST(a_kill_on_a_soldier_downs_him)
{
    RULE("WF-ABL-15");
    struct play p;
    lay(&p, "team Picker + Able", "Trapped Gate");
    TAKE(&p, "move Picker/1, Trapped Gate/3", 4);
    TAKE(&p, "disarm Trapped Gate/3", 5);               /* 6 of 7 */
    assert_is(&p, "soldier[0].fate = 1");
    assert_question(&p, "keep the location");           /* his seat has another Soldier */
    take(&p, "fall back Trapped Gate/3");
    assert_is(&p, "front = 1");
    end_play(&p);
    lay(&p, "team Picker", "Trapped Gate");
    TAKE(&p, "move Picker/1, Trapped Gate/3", 4);
    take_dice(&p, 0, "disarm Trapped Gate/3", (const uint8_t[]){ 5 }, 1);
    assert_true(p.game.over);                           /* nobody is left */
    end_play(&p);
}

/* His seat has nobody left: the team may still choose. */
TEST(the_others_may_keep_it_or_not)
{
    RULE("WF-ABL-15");
    for (unsigned i = 0; i < 2; i++) {
        struct play p;
        lay(&p, "seats 2, team Picker + Able", "Trapped Gate");
        given(&p, "soldier[0].owner = 0\nsoldier[1].owner = 1");
        TAKE(&p, "move Picker/1, Trapped Gate/3", 4);
        TAKE(&p, "disarm Trapped Gate/3", 5);
        assert_is(&p, "soldier[0].fate = 1");
        assert_question(&p, "keep the location");
        assert_int_equal(p.game.asked, 1u << 1);
        take_as(&p, 1, i ? "stay Trapped Gate/3" : "fall back Trapped Gate/3");
        assert_int_equal(p.wf.front, 1 + i);
        assert_int_equal(in_discards(&p, "Trapped Gate"), 1 - i);
        end_play(&p);
    }
}

TEST(disarmed_it_is_gone_and_the_card_stays)
{
    RULE("WF-ABL-16");
    struct play p;
    lay(&p, "team Picker + Able", "Snare");
    TAKE(&p, "move Picker/1, Snare/3", 7);
    TAKE(&p, "disarm Snare/3", 9);
    assert_is(&p, "soldier[0].wound[0] = 0");
    assert_is(&p, "soldier[0].place = 2");
    assert_is(&p, "front = 2");
    end_play(&p);
}

TEST(one_roll_and_the_objective_lies_farther)
{
    RULE("WF-ABL-17");
    struct play p;
    lay(&p, "objective Depot, team Hacker", "Locked Hatch");
    TAKE(&p, "move Hacker/1, Locked Hatch/3", 7);       /* 8: opened */
    assert_question(&p, "soldier turn");
    assert_is(&p, "objective = 6");
    end_play(&p);
    lay(&p, "objective Depot, team Hacker", "Locked Hatch");
    TAKE(&p, "move Hacker/1, Locked Hatch/3", 6);
    assert_question(&p, "soldier turn");
    assert_is(&p, "objective = 7");
    assert_is(&p, "hostile[0].place = 7");              /* what is to be Destroyed goes with it */
    end_play(&p);
    lay(&p, "objective Depot, team Hacker + Able", "Locked Hatch");
    p.wf.soldier[1].part = PART_RESCUE | PART_HELD;
    p.wf.soldier[1].place = p.wf.objective;
    TAKE(&p, "move Hacker/1, Locked Hatch/3", 6);
    assert_is(&p, "soldier[1].place = 7");              /* and so does who is held there */
    assert_is(&p, "soldier[0].place = 2");
    end_play(&p);
    lay(&p, "objective Depot, team Hacker", "Locked Hatch");
    p.wf.objective = p.wf.hostile[0].place = SPACES;
    TAKE(&p, "move Hacker/1, Locked Hatch/3", 6);
    assert_is(&p, "objective = 12");                    /* the last space */
    end_play(&p);
}

TEST(what_happens_on_entering_comes_behind_it)
{
    RULE("WF-ABL-18");
    struct play p;
    lay(&p, "team Picker + Able", "Trapped Gate");
    TAKE(&p, "move Picker/1, Trapped Gate/3", 4);
    assert_false(offered(&p, "end turn"));             /* no Activity, nobody else's Action */
    assert_false(offered(&p, "move Able/2, Trapped Gate/3"));
    TAKE(&p, "disarm Trapped Gate/3", 10);
    assert_true(offered(&p, "move Able/2, Trapped Gate/3"));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(hostiles_wait_for_the_first_who_enters), IT(who_fails_to_detect_it_sets_it_off),
        IT(with_a_location_the_encounter_goes_that_nobody_has_met),
        IT(who_lacks_the_ability_sets_it_off), IT(falling_back_leaves_the_location),
        IT(a_failed_disarm_sets_it_off_and_the_card_may_be_kept), IT(a_kill_on_a_soldier_downs_him),
        IT(the_others_may_keep_it_or_not), IT(disarmed_it_is_gone_and_the_card_stays),
        IT(one_roll_and_the_objective_lies_farther),
        IT(what_happens_on_entering_comes_behind_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
