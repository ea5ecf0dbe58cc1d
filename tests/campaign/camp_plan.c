/* SPDX-License-Identifier: MIT */
/* camp_plan.c -- which Missions a Player Campaign has, in which order, and for which Objectives. */
#include "camp.h"

TEST(a_campaign_is_of_one_region_and_one_sort_of_hostiles)
{
    struct play p;
    RULE("WF-PLC-01");
    begin(&p, "campaign Marches");
    assert_question(&p, "choose a region");
    assert_refused(&p, "fight in Empty Quarter", "WF-PLC-01");     /* there is no Mission */
    take(&p, "fight in Valley");
    assert_question(&p, "choose the hostiles");
    assert_refused(&p, "fight against Diggers", "WF-PLC-01");   /* no Mission of the Region has them */
    take(&p, "fight against Reds");
    assert_question(&p, "choose missions");
    assert_refused(&p, "begin", "WF-PLC-01");           /* there is none yet */
    assert_refused(&p, "take Drill", "WF-PLC-01");      /* of another Region */
    take(&p, "take Second March");
    assert_refused(&p, "take Second March", "WF-PLC-01");
    take(&p, "take First March");
    take(&p, "leave out Second March");
    take(&p, "begin");
    assert_int_equal(in_pile(&p, ZONE_MISSIONS, "First March") + in_pile(&p, ZONE_MISSION, "First March"), 1);
    assert_int_equal(in_pile(&p, ZONE_MISSIONS, "Second March"), 0);
    end_play(&p);
}

TEST(what_was_chosen_beforehand_goes_together)
{
    RULE("WF-PLC-01");
    assert_unfit("campaign Marches, region Valley, hostiles Reds, missions Drill", "WF-PLC-01");
    assert_unfit("campaign Marches, missions First March", "name the Region");
    assert_unfit("campaign Marches, region Empty Quarter, hostiles Reds", "no Mission of that Region");
}

TEST(there_is_an_objective_for_each_mission)
{
    struct play p;
    RULE("WF-PLC-18");
    begin(&p, "campaign Marches, region Valley, hostiles Reds, length 2");
    take(&p, "take First March");
    take(&p, "take Second March");
    assert_refused(&p, "take Twin March", "WF-PLC-18"); /* as many as was agreed on */
    end_play(&p);
    assert_unfit("campaign Delivery, missions Errand + Second Errand", "WF-PLC-18");
}

TEST(the_mission_with_the_fewest_points_comes_first)
{
    struct play p;
    RULE("WF-PLC-02");
    begin(&p, "campaign Marches, region Valley, hostiles Reds, missions Last March + First March + Second March");
    assert_int_equal(in_pile(&p, ZONE_MISSION, "First March"), 1);
    assert_true(told(&p, "a Mission begins, with Resource Points: First March 60"));
    take(&p, "hire Able");
    take(&p, "go");
    fight(&p, 4);
    go_on(&p, 3);
    assert_int_equal(in_pile(&p, ZONE_MISSION, "Second March"), 1);
    fight(&p, 6);
    go_on(&p, 3);
    assert_int_equal(in_pile(&p, ZONE_MISSION, "Last March"), 1);
    end_play(&p);
}

TEST(of_equals_the_players_choose)
{
    struct play p;
    RULE("WF-PLC-02");
    begin(&p, "campaign Marches, region Valley, hostiles Reds, missions Twin March + Second March + Last March");
    assert_question(&p, "choose the next mission");
    assert_refused(&p, "next Last March", "WF-PLC-02");
    take(&p, "next Twin March");
    assert_int_equal(in_pile(&p, ZONE_MISSION, "Twin March"), 1);
    end_play(&p);
}

TEST(all_objectives_of_the_region_are_in_the_lot)
{
    static const char *const there[] = { "Mill", "Old Ford", "Chapel", "Quarry", "Orchard", "Weir" };
    struct play p;
    RULE("WF-PLC-08");
    begin(&p, "campaign Marches, region Valley, hostiles Reds, missions First March");
    for (unsigned i = 0; i < GROG_COUNT(there); i++)
        assert_int_equal(in_pile(&p, ZONE_OBJECTIVES, there[i]), 1);
    unsigned all = p.c.objectives[0];                   /* with those that lie anywhere */
    assert_int_equal(in_pile(&p, ZONE_OBJECTIVES, "Harbour"), 0);       /* on the Coast */
    take(&p, "hire Able");
    take(&p, "go");
    assert_int_equal(p.c.objective[0], 1);              /* one of them is drawn */
    assert_int_equal(p.c.objectives[0], all - 1);
    assert_true(told_at(&p, "an Objective is drawn: ") >= 0);
    end_play(&p);
}

TEST(the_lot_falls_on_any_of_them)
{
    bool found[8] = { false };
    unsigned n = 0;
    RULE("WF-PLC-08");
    for (uint64_t seed = 0; seed < 60; seed++) {
        struct play p;
        uint8_t bytes[GROG_SEED_BYTES];
        begin(&p, "campaign Marches, region Valley, hostiles Reds, missions First March");
        grog_seed_from_number(seed, bytes);
        grog_start(p.m, &p.game, bytes, &p.heard);
        take(&p, "hire Able");
        take(&p, "go");
        unsigned i = (unsigned)(p.c.objective[1] - card("Mill"));
        if (i < GROG_COUNT(found))
            found[i] = true;
        end_play(&p);
    }
    for (unsigned i = 0; i < GROG_COUNT(found); i++)
        n += found[i];
    assert_int_equal(n, 6);
}

TEST(the_next_objective_is_one_of_those_left)
{
    struct play p;
    RULE("WF-PLC-18");
    RULE("WF-PLC-14");
    begin_with(&p, "Able");
    uint16_t first = p.c.objective[1];
    fight(&p, 4);
    assert_int_equal(in_pile(&p, ZONE_FOUGHT, "First March"), 1);
    assert_int_equal(p.c.done[1], first);
    go_on(&p, 3);
    assert_int_not_equal(p.c.objective[1], first);
    assert_int_equal(p.c.done[0] + p.c.objective[0] + p.c.objectives[0], 4);
    assert_false(grog_holds(p.c.objectives, first));
    end_play(&p);
}

TEST(it_is_any_of_them_and_the_mission_the_next)
{
    unsigned found[4][4] = { { 0 } };                   /* first, second */
    RULE("WF-PLC-18");
    for (uint64_t seed = 0; seed < 120; seed++) {
        struct play p;
        uint8_t bytes[GROG_SEED_BYTES];
        begin(&p, "campaign Two Marches");
        grog_seed_from_number(seed, bytes);
        grog_start(p.m, &p.game, bytes, &p.heard);
        take(&p, "hire Able");
        take(&p, "go");
        unsigned first = p.c.objective[1] - card("Mill");
        fight(&p, 4);
        go_on(&p, 3);
        assert_int_equal(p.c.mission[1], card("Last March"));
        assert_in_range(first, 0, 3);
        assert_in_range(p.c.objective[1] - card("Mill"), 0, 3);
        found[first][p.c.objective[1] - card("Mill")]++;
        end_play(&p);
    }
    for (unsigned first = 0; first < 4; first++)
        for (unsigned second = 0; second < 4; second++)
            assert_int_equal(found[first][second] > 0, first != second);
}

TEST(a_mission_without_an_objective_is_left_out)
{
    struct play p;
    static struct grog_result result;
    RULE("WF-PLC-18");
    begin(&p, "campaign Marches, region Valley, hostiles Reds, missions First March + Last March");
    take(&p, "hire Able");
    p.c.objectives[0] = 0;
    memset(p.c.objectives, 0, sizeof p.c.objectives);
    take(&p, "go");
    assert_true(told(&p, "a Mission is left out: First March"));
    grog_result(p.m, &p.game, &result);
    for (unsigned i = 0; i < result.lines; i++)         /* nobody has fought it */
        assert_string_not_equal(grog_result_word(p.m, result.line[i].kind), "mission");
    assert_null(grog_check(p.m, &p.game));
    assert_true(p.game.question == ASK_OUTFIT || p.game.over);
    grog_match_free(p.m);
}

TEST(undo_is_bound_by_the_lot)
{
    struct play p;
    begin_with(&p, "Able");
    assert_int_equal(p.game.table.since, 0);            /* the lot is a barrier */
    take(&p, "hire Carl");
    assert_int_equal(p.game.table.since, 1);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_campaign_is_of_one_region_and_one_sort_of_hostiles),
        IT(what_was_chosen_beforehand_goes_together),
        IT(there_is_an_objective_for_each_mission),
        IT(the_mission_with_the_fewest_points_comes_first),
        IT(of_equals_the_players_choose),
        IT(all_objectives_of_the_region_are_in_the_lot),
        IT(the_lot_falls_on_any_of_them),
        IT(the_next_objective_is_one_of_those_left),
        IT(it_is_any_of_them_and_the_mission_the_next),
        IT(a_mission_without_an_objective_is_left_out),
        IT(undo_is_bound_by_the_lot),
    };
    return cmocka_run_group_tests_name("camp_plan", tests, NULL, NULL);
}
