/* SPDX-License-Identifier: MIT */
/* wf_escape.c -- Escape Mission: each test would fail without its rule. */
#include "mission.h"
#include "warfighter/hostiles.h"

/* Three Locations lie between the Objective in space 5 and the Mission card. */
static void path(struct play *p)
{
    put_location(p, "Lawn");
    put_location(p, "Lawn");
    put_location(p, "Lawn");
}

static int hostiles_in(const struct play *p, unsigned space)
{
    int n = 0;
    EACH_HOSTILE(&p->wf, i)
        n += p->wf.hostile[i].place == space;
    return n;
}

TEST(the_team_starts_in_the_objective_and_lays_its_way_back)
{
    RULE("WF-ESC-01");
    struct play p;
    begin(&p, "mission Breakout, team Able + Plain Rifle + Baker");
    assert_is(&p, "soldier[0].place = 5");
    assert_is(&p, "soldier[1].place = 5");
    given(&p, "hand[0] = Lawn, Field");
    take(&p, "play location Able/1, Lawn");
    assert_true(told(&p, "plays a Location: Able/1, Lawn, 4"));
    assert_true(offered(&p, "move Able/1, Lawn/3"));
    assert_refused(&p, "move Able/1, Breakout/1", "WF-MOV-01");
    take(&p, "move Able/1, Lawn/3");
    assert_is(&p, "soldier[0].place = 4");
    p.wf.played = 0;
    take(&p, "play location Able/1, Field");
    assert_true(told(&p, "plays a Location: Able/1, Field, 3"));
    end_play(&p);
    begin(&p, "mission Breakout, objective Way Out, team Able");     /* the type on both cards counts once */
    assert_is(&p, "soldier[0].place = 5");
    end_play(&p);
    RULE("WF-PMT-31");
    begin(&p, "objective Way Out, team Able");          /* on the Objective card alone */
    assert_int_equal(p.wf.soldier[0].place, p.wf.objective);
    for (unsigned i = 2; i < p.wf.objective; i++)
        put_location(&p, "Lawn");
    given(&p, "soldier[0].place = 2");
    assert_false(p.game.over);
    take(&p, "move Able/1, Drill/1");
    assert_true(p.game.over && p.wf.success);
    end_play(&p);
}

TEST(the_objective_is_active_from_the_start)
{
    RULE("WF-ESC-02");
    struct play p;
    begin(&p, "mission Breakout, team Able");
    assert_is(&p, "active = 1");
    assert_is(&p, "location[1].flags = 0");
    assert_refused(&p, "activate Able/1", "WF-TRN-31");
    end_play(&p);
}

TEST(its_hostiles_come_when_the_first_turn_is_over)
{
    RULE("WF-ESC-03");
    struct play p;
    begin(&p, "mission Breakout, team Able + Baker");
    assert_int_equal(hostiles_in_play(&p), 0);
    p.wf.points = 40;
    stack(&p, ZONE_HOSTILES, "Nest, Loner");
    end_turn(&p);
    assert_true(told_at(&p, "Turns left:") >= 0 && told_at(&p, "Turns left:") < told_at(&p, "arrives: Nest"));
    assert_int_equal(hostiles_in(&p, 5), 1);            /* value 4 by 40 points */
    assert_true(p.wf.hostile[0].flags & HOSTILE_MARKED);
    given(&p, "soldier[0].place = 5");
    p.wf.hostile[0].ekia = 3, p.wf.hostile[0].suppress = 1;
    end_turn(&p);                                       /* Turn 2: no more */
    assert_int_equal(hostiles_in_play(&p), 1);
    end_play(&p);
    begin(&p, "mission Breakout, team Able + Baker");
    p.wf.points = 20;                                   /* by what the team is worth at that moment */
    stack(&p, ZONE_HOSTILES, "Lurkers, Loner");
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 1);          /* value 2 */
    end_play(&p);
}

TEST(it_is_won_when_every_soldier_is_in_the_mission_card)
{
    RULE("WF-ESC-04");
    struct play p;
    begin(&p, "mission Breakout, team Able + Plain Rifle + Baker + Carl");
    path(&p);
    given(&p, "soldier[0].place = 1\nsoldier[1].place = 2\nsoldier[2].place = 2");
    take(&p, "move Baker/2, Breakout/1");
    assert_false(p.game.over);                          /* two of three */
    take(&p, "move Carl/3, Breakout/1");
    assert_true(p.game.over && p.wf.success);
    end_play(&p);
    begin(&p, "mission Breakout, team Able + Plain Rifle + Baker");     /* the other one is Down */
    path(&p);
    given(&p, "soldier[0].place = 1\nsoldier[1].place = 3\nsoldier[1].wound[0] = 3");
    put_hostile(&p, "Loner", 3, 1);
    END_TURN(&p, 9, 6);
    assert_true(p.game.over && p.wf.success);
    end_play(&p);
    begin(&p, "mission Breakout, objective Post, team Able + Plain Rifle");     /* what it wants is not asked */
    end_turn(&p);
    assert_false(p.game.over);
    end_play(&p);
    begin(&p, "mission Breakout, team Able");            /* nobody is left: lost */
    path(&p);
    given(&p, "soldier[0].wound[0] = 5\nsoldier[0].place = 2");
    put_hostile(&p, "Loner", 2, 0);
    END_TURN(&p, 9, 6);
    assert_true(p.game.over && !p.wf.success);
    end_play(&p);
}

TEST(nobody_leaves_of_his_own_will)
{
    RULE("WF-ESC-05");
    struct play p;
    begin(&p, "mission Breakout, team Able");
    given(&p, "soldier[0].wound[0] = 5");
    assert_refused(&p, "withdraw Able/1", "WF-ESC-05");
    end_play(&p);
}

TEST(who_is_down_is_killed_without_a_roll)
{
    RULE("WF-ESC-06");
    struct play p;
    for (unsigned seed = 1; seed < 9; seed++) {         /* a die would be kinder one time in two */
        begin(&p, "mission Breakout, team Able + Baker");
        p.game.dice.key[0] ^= seed;
        path(&p);
        given(&p, "soldier[0].place = 1\nsoldier[1].place = 2\nsoldier[1].wound[0] = 3");
        put_hostile(&p, "Loner", 2, 1);
        END_TURN(&p, 9, 6);
        assert_true(p.game.over && p.wf.success);
        assert_is(&p, "soldier[1].outcome = 3");
        end_play(&p);
    }
}

TEST(no_hostile_is_placed_in_the_mission_card)
{
    RULE("WF-ESC-07");
    struct play p;
    begin(&p, "mission Breakout, team Able + Baker");
    path(&p);
    given(&p, "soldier[0].place = 1\nsoldier[1].place = 2\nhand[0] = Call Up");
    stack(&p, ZONE_HOSTILES, "Loner, Loner");
    take(&p, "play Able/1, Call Up");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_int_equal(p.wf.hostile_discards[p.wf.hostile_discards[0]], card("Loner"));
    p.game.turn = 2;
    stack(&p, ZONE_HOSTILES, "Pair");
    end_turn(&p);                                       /* 0-1, and Able is there: none is drawn for it */
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_int_equal(p.wf.hostiles[p.wf.hostiles[0]], card("Pair"));
    put_hostile(&p, "Zealot", 2, 0);                    /* Range 0, and its target is in the Mission card */
    END_TURN(&p);
    assert_is(&p, "hostile[0].place = 1");              /* one may go there */
    end_play(&p);
}

TEST(front_and_rear_are_turned_about)
{
    RULE("WF-ESC-08");
    static const struct { const char *name; unsigned place; } at[] = {
        { "Front Men", 3 }, { "Runner", 4 }, { "Far Men", 1 }, { "Back Men", 5 },
    };
    struct play p;
    begin(&p, "mission Breakout, team Able + Baker");
    path(&p);
    p.wf.soldier[0].place = 3, p.wf.soldier[1].place = 4;
    assert_int_equal(wf_front_most(&p.wf), 3);
    assert_int_equal(wf_rear_most(&p.wf), 4);
    for (unsigned i = 0; i < GROG_COUNT(at); i++) {
        struct grog_run r = { .m = p.m, .g = &p.game };
        uint16_t ref = wf_enter_hostile(&r, card(at[i].name), 5, false);
        if (at[i].place == 1)
            assert_int_equal(ref, 0);                   /* two Beyond is the Mission card: not placed */
        else
            assert_int_equal(p.wf.hostile[grog_ref_slot(ref)].place, at[i].place);
    }
    end_play(&p);
}

TEST(by_night_it_ends_with_the_extraction)
{
    RULE("WF-ESC-10");
    struct play p;
    begin(&p, "setting Night Drill, mission Breakout, team Able + Baker");
    path(&p);
    given(&p, "soldier[0].place = 1\nsoldier[1].place = 2");
    take(&p, "move Baker/2, Breakout/1");                   /* all are in the Mission card: by day it would be won */
    assert_false(p.game.over);
    assert_is(&p, "location[13].flags = 8");
    take(&p, "move Able/1, Walk Out/14");
    end_turn(&p);
    assert_false(p.game.over);
    take(&p, "move Baker/2, Walk Out/14");
    end_turn(&p);
    assert_true(p.game.over);
    assert_is(&p, "success = 1");
    end_play(&p);
}

/* The Extraction is space 6, beyond the Objective's number; but it lies on the other side of the Mission card. */
TEST(by_night_insertion_and_extraction_lie_next_to_the_mission_card)
{
    RULE("WF-ESC-09");
    struct play p;
    begin(&p, "setting Night Drill, mission Breakout, team Able + Plain Rifle + Baker");
    path(&p);
    unsigned in = 0;
    while (in < BESIDE - 1 && p.wf.beside[in].thing.card != card("Walk In"))
        in++;
    assert_int_equal(p.wf.beside[in].place, 1);
    given(&p, "location[13].flags = 8\nsoldier[0].place = 6\nsoldier[1].place = 1");
    put_hostile(&p, "Pair", 1, 0);                      /* Range 0-2 */
    put_hostile(&p, "Pair", 5, 0);
    assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Pair/1"));
    assert_refused(&p, "attack Able/1, Plain Rifle/1, Semi, Pair/2", "WF-ATK-02");
    assert_true(wf_in_range(p.m, &p.wf, &p.wf.hostile[0]));
    assert_false(wf_in_range(p.m, &p.wf, &p.wf.hostile[1]));
    assert_int_equal(wf_front_most(&p.wf), 6);          /* he has come farthest */
    assert_int_equal(wf_rear_most(&p.wf), 1);
    end_turn(&p);
    assert_is(&p, "hostile[1].place = 4");              /* it comes nearer by the path, not over its end */
    end_play(&p);
}

TEST(by_night_hostiles_follow_into_the_extraction)
{
    RULE("WF-ESC-09");
    struct play p;
    begin(&p, "setting Night Drill, mission Breakout, team Able + Baker");
    path(&p);
    given(&p, "location[13].flags = 8\nsoldier[0].place = 6\nsoldier[1].place = 1");
    put_hostile(&p, "Darter", 1, 0);                    /* Range 0 */
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 6");
    end_play(&p);
    begin(&p, "setting Night Drill, mission Drill, team Able + Baker");         /* else beyond the Objective */
    unsigned last = p.wf.objective + 1u;
    assert_int_equal(apart(&p.wf, last, p.wf.objective), 1);
    assert_int_equal(apart(&p.wf, last, 1), p.wf.objective);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_team_starts_in_the_objective_and_lays_its_way_back),
        IT(the_objective_is_active_from_the_start),
        IT(its_hostiles_come_when_the_first_turn_is_over),
        IT(it_is_won_when_every_soldier_is_in_the_mission_card),
        IT(nobody_leaves_of_his_own_will),
        IT(who_is_down_is_killed_without_a_roll),
        IT(no_hostile_is_placed_in_the_mission_card),
        IT(front_and_rear_are_turned_about),
        IT(by_night_it_ends_with_the_extraction),
        IT(by_night_insertion_and_extraction_lie_next_to_the_mission_card),
        IT(by_night_hostiles_follow_into_the_extraction),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
