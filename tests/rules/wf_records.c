/* SPDX-License-Identifier: MIT */
/* wf_records.c -- Service Records: battles that a Soldier was in, and the Skills that come with them. */
#include "mission.h"
#include "warfighter/deal.h"
#include "warfighter/gear.h"
#include "warfighter/wounds.h"

TEST(for_soldiers_of_the_nation)
{
    RULE("WF-SVC-01");
    RULE("WF-SVC-02");                                  /* its Region is the Coast, the Mission's the Plain */
    RULE("WF-SET-41");
    struct play p;
    begin(&p, "team Able + July");
    assert_is(&p, "item[0].card = July");
    end_play(&p);
    assert_unfit("team Gast + July", "Nation");
}

TEST(they_cost_points_and_weigh_nothing)
{
    RULE("WF-SVC-03");
    struct play p;
    begin(&p, "team Able");
    int alone = wf_points_of(p.m, &p.wf), load = wf_load(p.m, &p.wf, 0);
    end_play(&p);
    begin(&p, "team Able + July");
    assert_int_equal(wf_points_of(p.m, &p.wf), alone + 3);
    assert_int_equal(wf_load(p.m, &p.wf, 0), load);
    end_play(&p);
    assert_unfit("mission Light Drill, team Able + July + Baker + Winter Battle + Gast + September",
                 "costs 61 Resource");
}

TEST(not_two_of_the_same_month)
{
    RULE("WF-SVC-04");
    RULE("WF-SVC-10");
    struct play p;
    assert_unfit("team Able + July + Other July", "WF-SVC-04");
    assert_unfit("team Able + July to August + August", "WF-SVC-04");
    assert_unfit("team Able + August + July to August", "WF-SVC-04");
    assert_unfit("team Able + July + July", "WF-SVC-04");
    assert_unfit("team Able + July x2", "WF-SVC-04");
    assert_unfit("team Julian + July to August", "WF-SVC-04");  /* what is printed on his card counts */
    begin(&p, "team Able + July + August + September + Winter Battle + Baker + Other July");
    end_play(&p);
}

TEST(for_soldiers_of_its_kinds)
{
    RULE("WF-SVC-06");
    RULE("NAM-SET-28");
    struct play p;
    begin(&p, "team Able + July + Carl + July + Squad + July");     /* one card for all of them */
    end_play(&p);
    begin(&p, "setting Jungle Drill, team Able + July + Carl + July + Squad + July");
    end_play(&p);
    assert_unfit("team Able + Carl + September", "WF-SVC-06");
    assert_unfit("team Able + Squad + August", "WF-SVC-06");
    assert_unfit("team Able + Squad + Calm", "WF-SOL-29");
    begin(&p, "team Able + Squad + September");
    end_play(&p);
}

TEST(not_for_what_it_bars)
{
    RULE("WF-SVC-07");
    struct play p;
    assert_unfit("team Able + Tankers + September", "WF-SVC-07");
    begin(&p, "team Able + Tankers + July");            /* this one bars none */
    end_play(&p);
}

TEST(its_skills_are_used_so_often)
{
    RULE("WF-SVC-05");
    RULE("WF-SVC-08");
    RULE("WF-SVC-09");
    RULE("WF-SET-61");
    RULE("KW-206");
    struct play p;
    begin(&p, "team Able + July");
    assert_is(&p, "item[1].count = 2");
    assert_is(&p, "item[2].count = 1");
    take(&p, "use Able/1, Veteran Trick/2");
    assert_is(&p, "item[1].count = 1");
    take(&p, "use Able/1, Veteran Trick/2");
    assert_is(&p, "soldier[0].xp = 2");
    assert_false(offered(&p, "use Able/1, Veteran Trick/2"));
    end_turn(&p);
    assert_false(offered(&p, "use Able/1, Veteran Trick/2"));
    given(&p, "soldier[0].suppress = 1");
    assert_true(offered(&p, "use Able/1, Veteran Song/3"));     /* the other letter's */
    end_play(&p);
    assert_unfit("team Able + Veteran Trick", "WF-SVC-05");
}

TEST(uses_of_the_same_skill_add_up)
{
    RULE("WF-SVC-08");
    struct play p;
    begin(&p, "team Able + July + September");
    assert_is(&p, "item[1].card = Veteran Trick");
    assert_is(&p, "item[1].count = 3");
    end_play(&p);
}

TEST(they_stay_with_their_soldier)
{
    RULE("WF-SET-42");
    static struct grog_options all;
    struct play p;
    char line[GROG_TEXT_MAX];
    begin(&p, "team Able + July + Plain Rifle + Baker");
    assert_true(offered(&p, "pass Able/1, Plain Rifle/4, Baker/2"));    /* as other things do */
    grog_list(p.m, &p.game, 0, &all);
    for (uint32_t i = 0; i < all.n; i++)
        if (all.at[i].verb != VERB_USE)
            assert_null(strstr(grog_option_text(p.m, &p.game, all.at[i], line), "July"));
    struct grog_run r = { .m = p.m, .g = &p.game };
    wf_leave(&r, &(struct grog_frame){ .seat = 0 }, 0, REMOVED_AT_2);
    for (unsigned i = 0; i < 3; i++)
        assert_false(p.wf.item[i].thing.live);          /* out with him */
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(for_soldiers_of_the_nation), IT(they_cost_points_and_weigh_nothing), IT(not_two_of_the_same_month),
        IT(for_soldiers_of_its_kinds), IT(not_for_what_it_bars), IT(its_skills_are_used_so_often),
        IT(uses_of_the_same_skill_add_up), IT(they_stay_with_their_soldier),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
