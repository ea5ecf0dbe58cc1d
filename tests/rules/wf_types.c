/* SPDX-License-Identifier: MIT */
/* wf_types.c -- what a type of Mission is: a small one that is made of words alone, and two that add up. */
#include "mission.h"

static void assert_over(const struct play *p, bool success)
{
    assert_true(p->game.over);
    assert_int_equal(p->wf.success, success);
}

/* "Vigil" stands in the test pack, and nowhere else: its path lies, its team starts in the Objective, and two Turns
 * without a Hostile there win it. */
/* Locations where nothing comes by itself. */
static void quiet_path(struct play *p)
{
    for (unsigned slot = 2; slot <= p->wf.front; slot++)
        p->wf.location[slot].thing.card = card("Lawn");
}

TEST(a_type_that_only_a_pack_knows_is_played_to_its_end)
{
    RULE("WF-HLD-02");
    struct play p;
    begin(&p, "mission Watch, team Able + Plain Rifle");
    quiet_path(&p);
    assert_is(&p, "front = 4");
    assert_is(&p, "active = 1");
    assert_is(&p, "soldier[0].place = 5");
    end_turn(&p);                                       /* Turn 1: it is not yet time */
    assert_false(p.game.over);
    end_turn(&p);
    assert_over(&p, true);
    end_play(&p);
    begin(&p, "mission Watch, team Able + Plain Rifle");
    quiet_path(&p);
    end_turn(&p);
    put_hostile(&p, "Wire", 5, 0);
    end_turn(&p);
    assert_false(p.game.over);                          /* somebody is there */
    p.wf.timer = 1;
    end_turn(&p);
    assert_over(&p, true);                              /* its own time_out */
    end_play(&p);
}

TEST(two_types_are_both_heard_and_each_once)
{
    struct play p;
    begin(&p, "mission Double Watch, team Able + Plain Rifle");
    quiet_path(&p);
    assert_is(&p, "soldier[0].xp = 1");
    assert_is(&p, "timer = 18");
    end_turn(&p);
    assert_is(&p, "timer = 16");
    assert_is(&p, "soldier[0].xp = 2");
    end_turn(&p);
    assert_over(&p, true);
    end_play(&p);
}

TEST(types_that_want_different_things_do_not_go_together)
{
    assert_unfit("mission Watch, objective Way Out, team Able", "does not go with the other types");
    assert_unfit("mission Sweep, declared Fortified, team Able", "does not go with the other types");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_type_that_only_a_pack_knows_is_played_to_its_end),
        IT(two_types_are_both_heard_and_each_once),
        IT(types_that_want_different_things_do_not_go_together),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
