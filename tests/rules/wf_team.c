/* SPDX-License-Identifier: MIT */
/* wf_team.c -- Purchasing Your Cards, Skill Cards. */
#include "mission.h"
#include "warfighter/deal.h"
#include "warfighter/gear.h"

static unsigned has(const struct play *p, unsigned soldier, const char *name)
{
    unsigned n = 0;
    EACH_ITEM(&p->wf, i)
        n += p->wf.item[i].holder == soldier + 1 && p->wf.item[i].thing.card == card(name);
    return n;
}

/* ---- Skills ------------------------------------------------------------------------- */

TEST(a_skill_is_there_for_the_whole_mission)
{
    RULE("WF-SKL-01");
    RULE("WF-SKL-02");
    RULE("WF-SKL-10");
    struct play p;
    begin(&p, "team Able + Handy + Plain Rifle");
    assert_is(&p, "points = 24");                       /* 20, 2 and 2 */
    put_hostile(&p, "Nest", 1, 0);
    for (unsigned turn = 0; turn < 3; turn++) {
        given(&p, "hostile[0].suppress = 0\nhostile[0].ekia = 0");
        TAKE(&p, "attack Able/1, Plain Rifle/2, Semi, Nest/1", 6, 1);
        assert_is(&p, "hostile[0].suppress = 1");       /* each Turn: 7 */
        TAKE(&p, "attack Able/1, Plain Rifle/2, Semi, Nest/1", 5, 1);
        assert_is(&p, "hostile[0].suppress = 1");
        given(&p, "hostile[0].suppress = 4");
        end_turn(&p);
    }
    assert_int_equal(has(&p, 0, "Handy"), 1);
    assert_unfit("mission Light Drill, team Able + Gast + Sedge + Quick + Quick", "once");
    assert_unfit("mission Light Drill, team Able + Gast + Baker + Quick + Handy", "costs 62 Resource Points");
    end_play(&p);
}

TEST(skills_weigh_nothing)
{
    RULE("WF-SKL-03");
    struct play p;
    begin(&p, "team Baker + Plain Rifle + Kit x2 + Handy + Calm + Quick");      /* 8 of 8 */
    assert_int_equal(wf_load(p.m, &p.wf, 0), 8);
    assert_int_equal(wf_loadout(p.m, &p.game, 0), 8);
    end_play(&p);
}

TEST(what_a_skill_costs_to_use)
{
    RULE("WF-SKL-04");
    struct play p;
    begin(&p, "team Able + Drilled + Ready + Plain Rifle");
    put_hostile(&p, "Nest", 1, 0);
    take(&p, "attack Able/1, Plain Rifle/3, Semi, Nest/1");
    assert_question(&p, "soldier turn");                /* no point to pay for Ready */
    take(&p, "use Able/1, Drilled/1");
    assert_is(&p, "soldier[0].xp = 1");
    assert_is(&p, "soldier[0].actions = 0");            /* an Action */
    assert_refused(&p, "use Able/1, Drilled/1", "WF-EQP-05");
    given(&p, "soldier[0].actions = 2\nhostile[0].suppress = 0\nhostile[0].ekia = 0\nitem[2].flags = 0");
    take(&p, "attack Able/1, Plain Rifle/3, Semi, Nest/1");
    assert_question(&p, "attack declared");             /* when it applies */
    TAKE(&p, "use Able/1, Ready/2", 4, 1);
    assert_is(&p, "soldier[0].xp = 0");
    assert_is(&p, "hostile[0].suppress = 1");           /* 4 and 3 */
    assert_refused(&p, "use Able/1, Drilled/1", "WF-EQP-05");           /* once a Turn */
    end_play(&p);
}

TEST(one_skill_of_each_title)
{
    RULE("WF-SKL-05");
    RULE("NAM-SET-29");
    assert_unfit("team Able + Handy + Plain Rifle + Handy", "a Skill of each title once");
    assert_unfit("team Gast + Handy", "it is printed on the card already");
    assert_unfit("team Able + Handy x2", "a Skill of each title once");
}

TEST(skills_are_not_passed)
{
    RULE("WF-SKL-06");
    struct play p;
    begin(&p, "team Able + Handy + Kit + Baker");
    assert_true(offered(&p, "pass Able/1, Kit/2, Baker/2"));
    assert_false(offered(&p, "pass Able/1, Handy/1, Baker/2"));
    assert_false(offered(&p, "drop Able/1, Handy/1"));
    end_play(&p);
}

TEST(cards_in_the_box_do_not_limit_purchases)
{
    RULE("WF-SKL-07");
    RULE("WF-BUY-08");
    struct play p;
    begin(&p, "team Able + Handy + Auto Rifle + Baker + Handy + Auto Rifle + Rusk + Handy + Kit + Quill + Kit");
    assert_int_equal(has(&p, 0, "Handy") + has(&p, 1, "Handy") + has(&p, 2, "Handy"), 3);
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Auto Rifle/2, Semi, Nest/1", 1, 1);        /* empty */
    take(&p, "reload Able/1, Auto Rifle/2");
    assert_is(&p, "item[1].count = 4");
    assert_is(&p, "item[3].count = 5");                 /* each has its own Ammo */
    assert_true(offered(&p, "attack Baker/2, Auto Rifle/4, Auto, Nest/1"));
    end_play(&p);
}

TEST(printed_skills_work_as_bought_ones)
{
    RULE("WF-SKL-08");
    struct play p;
    begin(&p, "team Able + Drilled + Walt + Sappers");
    put_hostile(&p, "Nest", 1, 0);
    take(&p, "use Able/1, Drilled/1");
    take(&p, "use Walt/2, Drilled/3");
    take(&p, "use Sappers/3, Drilled/5");
    for (unsigned i = 0; i < 3; i++) {
        assert_int_equal(p.wf.soldier[i].xp, 1);
        assert_int_equal(p.wf.soldier[i].actions, 1);
    }
    TAKE(&p, "fight Sappers/3, Nest/1", 6, 1);          /* Handy: 7 */
    assert_is(&p, "hostile[0].suppress = 1");
    end_play(&p);
}

TEST(a_skill_may_need_another)
{
    RULE("WF-SKL-09");
    struct play p;
    assert_unfit("team Able + Handier", "a Skill that it needs is missing");
    begin(&p, "team Able + Handy + Handier");
    assert_int_equal(has(&p, 0, "Handier"), 1);
    end_play(&p);
    begin(&p, "team Gast + Handier");                   /* printed */
    assert_int_equal(has(&p, 0, "Handier"), 1);
    end_play(&p);
    assert_unfit("team Able + Handy + Baker + Handier", "a Skill that it needs is missing");    /* another's */
}

/* ---- purchasing ------------------------------------------------------------------------ */

TEST(all_is_bought_with_the_missions_points)
{
    RULE("WF-BUY-01");
    RULE("WF-BUY-04");
    RULE("WF-BUY-15");
    struct play p;
    begin(&p, "team Gast + Plain Rifle x2 + Bomb x3 + Kit + Calm + Carl + Squad");
    /* 21, 2 and 1 for Ammo, 3, 2, 3, 10, 6; what is printed costs nothing */
    assert_is(&p, "points = 48");                       /* of 114 */
    end_play(&p);
    /* the book's team of 62: 21 with 3 printed, 3 in arms and 5 Skills; 11 and 8 with what is printed */
    begin(&p, "team Gast + Auto Rifle + Sprayer + Bomb + Calm + Strong + Quick + Handier + Drilled"
              " + Thorn + Green Marines");
    assert_is(&p, "points = 62");
    end_play(&p);
    assert_unfit("mission Light Drill, team Gast + Auto Rifle + Sprayer + Bomb + Calm + Strong + Quick + Handier"
                 " + Drilled + Thorn + Green Marines", "costs 62 Resource");     /* of 60 */
    assert_unfit("team Able + Drill", "it cannot be bought");
    assert_unfit("team Able + Loner", "it cannot be bought");
    assert_unfit("team Able + Aim", "it cannot be bought");
}

TEST(a_team_needs_a_player_soldier)
{
    RULE("WF-BUY-02");
    struct play p;
    assert_unfit("team Carl + Squad", "a team needs a Player Soldier");
    begin(&p, "team Carl + Squad + Baker");
    assert_is(&p, "points = 31");
    end_play(&p);
}

TEST(players_divide_the_points_as_they_like)
{
    RULE("WF-BUY-03");
    struct play p;
    begin(&p, "seats 2, team Able x1 + Auto Rifle + Kit + Calm + Carl x1 + Squad x1 + Baker x2");
    assert_int_equal(p.wf.soldier[0].thing.owner, 0);   /* 44 points */
    assert_int_equal(p.wf.soldier[1].thing.owner, 0);
    assert_int_equal(p.wf.soldier[2].thing.owner, 0);
    assert_int_equal(p.wf.soldier[3].thing.owner, 1);   /* 15 */
    assert_is(&p, "points = 59");
    end_play(&p);
    begin(&p, "seats 2, team Able x2 + Baker x1 + Carl x2 + Squad x1");     /* not in turn */
    for (unsigned i = 0; i < 4; i++)
        assert_int_equal(p.wf.soldier[i].thing.owner, i % 2 ? 0 : 1);
    end_play(&p);
}

TEST(not_more_than_the_missions_resources)
{
    RULE("WF-BUY-05");
    RULE("WF-BUY-04");
    struct play p;
    /* 20, 21, 25, 12, 15, 9: 102 */
    begin(&p, "team Able + Kit + Gast + Quill + Rusk + Baker + Sedge + Carl");
    assert_is(&p, "points = 114");
    end_play(&p);
    assert_unfit("team Able + Cape + Gast + Quill + Rusk + Baker + Kit + Sedge + Carl",
                 "costs 115 Resource Points; the Mission has 114");
}

TEST(gear_comes_only_by_cards_that_say_so)
{
    RULE("WF-BUY-07");
    static struct grog_options all;
    struct play p;
    begin(&p, "team Able + Plain Rifle + Crate");
    put_location(&p, "Dump Site");
    given(&p, "item[0].count = 1\nhand[0] = Cache");
    grog_list(p.m, &p.game, 0, &all);
    for (uint32_t i = 0; i < all.n; i++)                /* nothing to buy */
        if (all.at[i].object[0])
            assert_true(grog_ref_array(all.at[i].object[0]) == ARRAY_ITEM || all.at[i].object[0] == card("Cache")
                        || all.at[i].verb == VERB_MOVE);
    take(&p, "play Able/1, Cache");                     /* an Action card, */
    assert_is(&p, "item[0].count = 4");
    given(&p, "item[0].count = 1");
    take(&p, "use Able/1, Crate/2");                    /* Equipment, */
    assert_is(&p, "item[0].count = 3");
    take(&p, "move Able/1, Dump Site/3");               /* a Location */
    assert_is(&p, "item[0].count = 4");
    end_turn(&p);
    assert_is(&p, "item[0].count = 4");
    assert_false(p.wf.item[1].thing.live);              /* the Crate is used up */
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_skill_is_there_for_the_whole_mission), IT(skills_weigh_nothing), IT(what_a_skill_costs_to_use),
        IT(one_skill_of_each_title), IT(skills_are_not_passed), IT(cards_in_the_box_do_not_limit_purchases),
        IT(printed_skills_work_as_bought_ones), IT(a_skill_may_need_another),
        IT(all_is_bought_with_the_missions_points), IT(a_team_needs_a_player_soldier),
        IT(players_divide_the_points_as_they_like), IT(not_more_than_the_missions_resources),
        IT(gear_comes_only_by_cards_that_say_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
