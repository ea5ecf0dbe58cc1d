/* SPDX-License-Identifier: MIT */
/* wf_raid.c -- Raid Mission: each test would fail without its rule.  The Objective is in space 3. */
#include "mission.h"
#include "warfighter/hostiles.h"

/* In the Objective, which is active; nothing in it. */
static void raid(struct play *p, const char *setup)
{
    char text[256] = "mission Raiders, ";
    begin(p, strncat(text, setup, 200));
    put_location(p, "Lawn");
    p->wf.active = 1;
    p->wf.location[1].flags = 0;
    given(p, "soldier[0].place = 3");
}

TEST(its_first_part_is_a_standard_mission)
{
    RULE("WF-RAI-01");
    struct play p;
    begin(&p, "mission Raiders, team Able");
    assert_is(&p, "soldier[0].place = 1");
    assert_is(&p, "active = 0");
    assert_is(&p, "way = 0");
    put_location(&p, "Lawn");
    given(&p, "soldier[0].place = 2");
    take(&p, "activate Able/1");
    assert_true(hostiles_in_play(&p) > 0);
    given(&p, "soldier[0].wound[0] = 4");
    assert_true(offered(&p, "withdraw Able/1"));
    end_play(&p);
}

TEST(an_escape_objective_cannot_be_chosen)
{
    RULE("WF-RAI-02");
    assert_unfit("mission Raiders, objective Way Out, team Able", "WF-RAI-02");
}

TEST(then_the_way_leads_back)
{
    RULE("WF-RAI-03");
    RULE("WF-RAI-04");
    struct play p;
    raid(&p, "team Able + Plain Rifle + Baker");
    given(&p, "soldier[1].place = 2\nsoldier[1].wound[0] = 2");
    put_hostile(&p, "Wire", 1, 0);
    assert_true(offered(&p, "withdraw Baker/2"));
    stack(&p, ZONE_HOSTILES, "Nest, Nest");             /* for the Objective: not of 0-1 */
    end_turn(&p);
    assert_true(told(&p, "the Objective is completed: Post"));
    assert_false(p.game.over);                          /* not by that alone */
    assert_true(told(&p, "the way leads back"));
    assert_int_equal(wf_front_most(&p.wf), 2);
    assert_int_equal(wf_rear_most(&p.wf), 3);
    assert_is(&p, "timer = 17");                        /* it goes on */
    assert_int_equal(hostiles_in_play(&p), 1);          /* and so do those in play */
    assert_refused(&p, "withdraw Baker/2", "WF-ESC-05");
    struct grog_run r = { .m = p.m, .g = &p.game };
    assert_int_equal(wf_enter_hostile(&r, card("Loner"), 1, false), 0);
    given(&p, "soldier[0].place = 2\nhand[0] = Aim\nhand[1] = Aim, Aim");
    p.wf.hostile[0].place = 3;
    take(&p, "move Able/1, Raiders/1");
    assert_false(p.game.over);
    take(&p, "move Baker/2, Raiders/1");
    assert_true(p.game.over && p.wf.success);
    end_play(&p);
}

TEST(who_is_down_on_the_way_back_dies)
{
    RULE("WF-RAI-03");
    struct play p;
    for (unsigned seed = 1; seed < 9; seed++) {         /* a die would be kinder one time in two */
        raid(&p, "team Able + Plain Rifle + Baker + Gast");
        p.game.dice.key[0] ^= seed;
        given(&p, "soldier[1].place = 2\nsoldier[1].wound[0] = 3\nsoldier[2].place = 3\nsoldier[2].wound[0] = 4");
        unsigned first = put_hostile(&p, "Loner", 2, 1);        /* Baker goes Down before it turns, */
        stack(&p, ZONE_HOSTILES, "Nest, Nest");
        END_TURN(&p, 9, 6);
        assert_true(told(&p, "the way leads back"));
        struct grog_run r = { .m = p.m, .g = &p.game };
        wf_remove_hostile(&r, hostile_ref(&p.wf, first));
        put_hostile(&p, "Loner", 3, 2);                         /* and Gast behind it */
        given(&p, "soldier[0].place = 2");
        END_TURN(&p, 9, 6);
        given(&p, "hand[0] = Aim");
        take(&p, "move Able/1, Raiders/1");
        assert_true(p.game.over && p.wf.success);
        assert_is(&p, "soldier[1].outcome = 3");
        assert_is(&p, "soldier[2].outcome = 3");
        end_play(&p);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(its_first_part_is_a_standard_mission),
        IT(an_escape_objective_cannot_be_chosen),
        IT(then_the_way_leads_back), IT(who_is_down_on_the_way_back_dies),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
