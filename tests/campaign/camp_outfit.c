/* SPDX-License-Identifier: MIT */
/* camp_outfit.c -- who is hired for a Player Campaign, who goes, and what is bought for whom. */
#include "camp.h"

TEST(before_the_first_mission_player_soldiers_are_bought_and_no_skills)
{
    struct play p;
    RULE("WF-PLC-03");
    RULE("WF-SOL-02");
    begin(&p, "campaign Two Marches");
    assert_question(&p, "prepare");
    assert_refused(&p, "hire Carl", "WF-PLC-03");       /* a Non-Player Soldier */
    assert_refused(&p, "go", "WF-PLC-05");
    take(&p, "hire Able");
    assert_refused(&p, "equip Able/1", "WF-PLC-03");
    take(&p, "hire Baker");
    assert_refused(&p, "hire Able", "WF-SOL-02");       /* each once */
    take(&p, "go");
    take(&p, "equip Able/1");                           /* nor when Gear is bought */
    assert_refused(&p, "buy Able/1, Handy", "WF-PLC-03");
    end_play(&p);
}

TEST(printed_skills_are_kept)
{
    struct play p;
    RULE("WF-PLC-03");
    begin_with(&p, "Gast");                             /* he is Handy by his card: that is a Pre-Req */
    take(&p, "go");
    assert_non_null(strstr(fielded(&p), "team Gast x1, orders"));
    take(&p, "reconsider");
    fight(&p, 9);
    take(&p, "give Gast/1, 9");
    assert_refused(&p, "learn Gast/1, Handy", "WF-SKL-05");
    take(&p, "learn Gast/1, Handier");
    end_play(&p);
}

TEST(soldiers_of_any_kind_come_from_the_first_mission_on)
{
    struct play p;
    RULE("WF-PLC-03");
    begin(&p, "campaign Two Marches");
    GROG_EACH_OF(p.m, OF_SQUAD, c)
        assert_int_equal(camp_may_hire(p.m, &p.c, *c, true), R_PLC_03);
    take(&p, "hire Able");
    take(&p, "go");
    GROG_EACH_OF(p.m, OF_PLAYER, c)                     /* he has bought his Player Soldiers */
        assert_true(camp_may_hire(p.m, &p.c, *c, false) == R_PLC_03
                    || camp_may_hire(p.m, &p.c, *c, false) == R_SOL_02);
    assert_true(offered(&p, "hire Squad"));
    end_play(&p);
}

TEST(they_cost_no_more_than_the_mission_has)
{
    struct play p;
    RULE("WF-PLC-03");
    RULE("WF-BUY-05");
    begin(&p, "campaign Two Marches");
    take(&p, "hire Able");
    assert_refused(&p, "hire Grandee", "WF-BUY-05");    /* 20 and 55 of 60 */
    take(&p, "let go Able/1");
    take(&p, "hire Grandee");
    end_play(&p);
}

TEST(others_are_bought_mission_by_mission)
{
    struct play p;
    RULE("WF-PLC-07");
    begin_with(&p, "Able");
    assert_true(offered(&p, "hire Carl"));
    take(&p, "hire Squad");
    assert_true(told(&p, "is hired, Resource Points left: Squad/2 34"));
    assert_refused(&p, "hire Map", "no-choice");
    fight(&p, 4);
    assert_true(told(&p, "goes back: Squad"));
    go_on(&p, 3);
    assert_true(offered(&p, "hire Squad"));
    assert_null(strstr(fielded((take(&p, "go"), &p)), "Squad"));
    end_play(&p);
}

TEST(gear_is_bought_anew_for_every_mission)
{
    struct play p;
    RULE("WF-PLC-06");
    begin_with(&p, "Able");
    take(&p, "equip Able/1");
    take(&p, "buy Able/1, Plain Rifle");
    take(&p, "buy Able/1, Plain Rifle");                /* one set of Ammo more */
    take(&p, "buy Able/1, Bomb");
    take(&p, "buy Able/1, Bomb");
    assert_true(told(&p, "gets, Resource Points left: Able/1, Bomb 35"));
    take(&p, "enough");
    take(&p, "go");
    assert_non_null(strstr(fielded(&p), "team Able x1 + Plain Rifle x2 + Bomb x2"));
    take(&p, "reconsider");
    fight(&p, 4);
    for (unsigned i = 0; i < GOODS; i++)
        assert_false(p.c.goods[i].thing.live);
    go_on(&p, 3);
    take(&p, "go");
    assert_null(strstr(fielded(&p), "Plain Rifle"));
    end_play(&p);
}

TEST(what_was_bought_in_the_step_goes_back)
{
    struct play p;
    RULE("WF-PLC-06");
    begin_with(&p, "Able");
    take(&p, "equip Able/1");
    take(&p, "buy Able/1, Bomb");
    take(&p, "buy Able/1, Bomb");
    take(&p, "put back Bomb/1");
    assert_is(&p, "goods[0].number = 1");
    take(&p, "put back Bomb/1");
    assert_false(p.c.goods[0].thing.live);
    take(&p, "enough");
    take(&p, "hire Carl");
    take(&p, "let go Carl/2");
    assert_true(told(&p, "is let go, Resource Points left: Carl 40"));
    end_play(&p);
}

TEST(what_cards_say_of_gear_holds_here_too)
{
    struct play p;
    RULE("WF-PLC-06");
    begin_with(&p, "Baker, Gast");
    take(&p, "hire Carl");
    take(&p, "equip Gast/2");
    assert_refused(&p, "buy Gast/2, Blue Pistol", "WF-SET-71");         /* of another Nation */
    assert_refused(&p, "buy Gast/2, Handy", "WF-PLC-03");               /* a Skill */
    take(&p, "enough");
    take(&p, "equip Carl/3");
    assert_refused(&p, "buy Carl/3, Plain Rifle", "WF-SET-23");         /* no Player Soldier */
    take(&p, "enough");
    take(&p, "equip Baker/1");
    take(&p, "buy Baker/1, Kit");
    assert_refused(&p, "put back Bomb/1", "no-choice");
    end_play(&p);
}

TEST(what_nobody_sells_is_not_bought)
{
    struct play p;
    RULE("WF-PLC-07");
    begin_with(&p, "Able");
    for (uint16_t c = 1; c < p.m->cards->cards; c++) {
        enum card_kind kind = kind_of(p.m, c);
        if (kind != OF_PLAYER && kind != OF_TEAM_SOLDIER && kind != OF_NON_PLAYER && kind != OF_SQUAD)
            assert_int_equal(camp_may_hire(p.m, &p.c, c, false), R_PLC_07);
        if (kind != OF_WEAPON && kind != OF_EQUIPMENT && kind != OF_SKILL)
            assert_int_equal(camp_may_buy(p.m, &p.c, 0, c), R_PLC_07);
    }
    take(&p, "equip Able/1");
    assert_refused(&p, "buy Able/1, Fists", "WF-PLC-07");       /* a Weapon, and no card's rule says why */
    end_play(&p);
}

TEST(there_is_room_for_so_much)
{
    struct play p;
    RULE("WF-PLC-07");
    begin_with(&p, "Able");
    take(&p, "equip Able/1");
    take(&p, "buy Able/1, Cape");
    p.c.goods[0].number = MOST_TIMES - 1;
    p.c.mission[1] = card("Drill");                     /* which has Resources for so many, if there were room */
    assert_int_equal(camp_may_buy(p.m, &p.c, 0, card("Cape")), camp_purse(p.m, &p.c) > 0 ? 0 : R_BUY_05);
    p.c.goods[0].number = MOST_TIMES;
    assert_int_equal(camp_may_buy(p.m, &p.c, 0, card("Cape")), R_PLC_07);
    p.c.goods[0].number = 1;
    p.c.mission[1] = card("First March");
    assert_int_equal(camp_may_buy(p.m, &p.c, 0, card("Kit")), 0);
    for (unsigned i = 1; i < GOODS; i++) {              /* all others are another's */
        p.c.goods[i] = p.c.goods[0];
        p.c.goods[i].holder = 2;
    }
    assert_int_equal(camp_may_buy(p.m, &p.c, 0, card("Kit")), R_PLC_07);
    assert_int_equal(camp_may_buy(p.m, &p.c, 0, card("Cape")), 0);      /* one more of what he has */
    grog_match_free(p.m);
}

TEST(his_own_list_is_full_with_one_hundred)
{
    struct play p;
    RULE("WF-PLC-07");
    begin_with(&p, "Able");
    p.c.member[0].flags |= MEMBER_VETERAN;
    p.c.member[0].flags &= (uint8_t)~MEMBER_GOES;       /* as between Missions */
    p.c.member[0].points = 99;
    for (unsigned i = 0; i < TEAM_ROOM - 1; i++)
        p.c.goods[i] = (struct goods){ .thing = { .card = card("Bomb"), .live = 1, .gen = 1 }, .holder = 1,
                                       .number = 1 };
    assert_int_equal(camp_may_learn(p.m, &p.c, 0, card("Handy")), R_PLC_07);
    p.c.goods[TEAM_ROOM - 2].thing.live = 0;
    assert_int_equal(camp_may_learn(p.m, &p.c, 0, card("Handy")), 0);
    grog_match_free(p.m);
}

TEST(nobody_buys_beyond_the_resources)
{
    struct play p;
    RULE("WF-PLC-19");
    RULE("WF-BUY-05");
    begin_with(&p, "Able, Baker, Gast");                /* 56 of 60 */
    take(&p, "equip Able/1");
    take(&p, "buy Able/1, Auto Rifle");
    assert_refused(&p, "buy Able/1, Kit", "WF-BUY-05");
    assert_true(offered(&p, "buy Able/1, Bomb"));
    take(&p, "buy Able/1, Bomb");
    assert_refused(&p, "buy Able/1, Bomb", "WF-BUY-05");
    end_play(&p);
}

TEST(the_ways_in_and_out_are_paid_out_of_them)
{
    struct play p;
    RULE("WF-PLC-19");
    begin(&p, "campaign By Night");
    take(&p, "hire Able");
    assert_true(told(&p, "is hired, Resource Points left: Able/1 35"));         /* 60, less 20 for him, 2 and 3 */
    assert_refused(&p, "hire Grandee", "WF-BUY-05");
    end_play(&p);
}

TEST(all_who_are_fit_go)
{
    struct play p;
    RULE("WF-PLC-04");
    RULE("WF-PLC-05");
    begin_with(&p, "Able, Baker");
    fight(&p, 4);
    go_on(&p, 3);
    assert_refused(&p, "let go Able/1", "WF-PLC-04");
    take(&p, "go");
    assert_non_null(strstr(fielded(&p), "team Able x1 + Baker x1"));
    assert_null(strstr(fielded(&p), "Gast"));
    end_play(&p);
}

TEST(whom_the_resources_do_not_cover_the_players_leave_at_home)
{
    struct play p;
    RULE("WF-PLC-19");
    begin(&p, "campaign Marches, region Valley, hostiles Reds, missions Last March + Second March");
    take(&p, "hire Grandee");
    take(&p, "hire Baker");                             /* 70 of 70 */
    take(&p, "go");
    fight(&p, 6);
    go_on(&p, 3);
    take(&p, "hire Able");                              /* 90 of 90 */
    assert_refused(&p, "hire Borrower", "WF-BUY-05");
    p.c.mission[1] = card("Second March");              /* 70: not for all three */
    assert_int_equal(camp_purse(p.m, &p.c), -20);
    assert_refused(&p, "go", "WF-BUY-05");
    grog_match_free(p.m);
    begin(&p, "campaign Marches, region Valley, hostiles Reds, missions First March + Second March");
    take(&p, "hire Able");
    take(&p, "hire Baker");
    take(&p, "hire Gast");                              /* 56 of 60 */
    take(&p, "go");
    fight(&p, 4);
    p.c.member[0].thing.card = card("Grandee");         /* 91, and 70 to come */
    go_on(&p, 3);
    assert_question(&p, "leave somebody at home");
    assert_true(offered(&p, "stay home Gast/3"));
    take(&p, "stay home Grandee/1");
    assert_question(&p, "prepare");                     /* 36 are covered */
    assert_int_equal(camp_purse(p.m, &p.c), 34);
    take(&p, "go");
    assert_null(strstr(fielded(&p), "Grandee"));
    end_play(&p);
}

TEST(more_player_soldiers_can_come_later)
{
    struct play p;
    RULE("WF-PLC-20");
    RULE("WF-PLC-21");
    begin_with(&p, "Able");
    assert_refused(&p, "hire Baker", "WF-PLC-03");      /* the Objective of the first is known */
    fight(&p, 4);
    go_on(&p, 3);
    take(&p, "hire Baker");
    assert_refused(&p, "equip Baker", "no-choice");
    take(&p, "equip Baker/2");
    assert_refused(&p, "buy Baker/2, Calm", "WF-PLC-11");
    take(&p, "enough");
    take(&p, "go");
    assert_non_null(strstr(fielded(&p), "Baker"));
    end_play(&p);
}

TEST(who_came_later_stays_and_learns_after_his_first_mission)
{
    struct play p;
    RULE("WF-PLC-20");
    RULE("WF-PLC-21");
    begin(&p, "campaign Marches, region Valley, hostiles Reds, missions First March + Second March + Last March");
    take(&p, "hire Able");
    take(&p, "go");
    fight(&p, 4);
    assert_refused(&p, "learn Baker/2, Calm", "no-choice");
    go_on(&p, 3);
    take(&p, "hire Baker");
    fight(&p, 6);
    take(&p, "give Baker/2, 6");
    take(&p, "learn Baker/2, Handy");
    assert_true(p.c.member[1].flags & MEMBER_VETERAN);
    p.c.member[0].flags = 0;                            /* as if he had not fought, and had the points */
    p.c.member[0].points = 9;
    assert_refused(&p, "learn Able/1, Calm", "WF-PLC-20");
    take_dice(&p, 0, "enough", (const uint8_t[]){ 5 }, 1);
    take(&p, "go");
    assert_non_null(strstr(fielded(&p), "Able x1 + Baker x1 + Handy"));
    end_play(&p);
}

TEST(what_the_objective_wants_is_bought_first)
{
    struct play p;
    RULE("CHT-OBJ-15");
    begin(&p, "campaign Delivery");
    take(&p, "hire Able");
    take(&p, "go");
    assert_refused(&p, "go", "CHT-OBJ-15");
    take(&p, "equip Able/1");
    take(&p, "buy Able/1, Crate");
    take(&p, "enough");
    take(&p, "go");
    assert_question(&p, "how did it end");
    end_play(&p);
}

TEST(the_team_is_not_larger_than_a_mission_takes)
{
    struct play p;
    unsigned n = 1;
    RULE("WF-PLC-07");
    begin_with(&p, "Borrower");
    GROG_EACH_OF(p.m, OF_PLAYER, c)                     /* whatever they cost */
        if (*c != card("Borrower") && camp_may_hire(p.m, &p.c, card("Squad"), false) != R_PLC_07) {
            struct grog_run r = { .m = p.m, .g = &p.game };
            camp_hire(&r, 0, *c);
            n++;
        }
    assert_in_range(n, 9, 16);
    assert_int_equal(camp_may_hire(p.m, &p.c, card("Squad"), false), R_PLC_07);
    grog_match_free(p.m);
}

TEST(there_is_a_slot_for_everybody_or_he_does_not_come)
{
    struct play p;
    RULE("WF-PLC-07");
    begin_with(&p, "Borrower");
    assert_int_equal(camp_may_hire(p.m, &p.c, card("Squad"), false), 0);
    for (unsigned i = 1; i < MEMBERS; i++) {            /* who has fallen stays in his */
        p.c.member[i] = p.c.member[0];
        p.c.member[i].status = KILLED;
        p.c.member[i].flags = 0;
    }
    assert_int_equal(camp_may_hire(p.m, &p.c, card("Squad"), false), R_PLC_07);
    grog_match_free(p.m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(before_the_first_mission_player_soldiers_are_bought_and_no_skills),
        IT(printed_skills_are_kept),
        IT(soldiers_of_any_kind_come_from_the_first_mission_on),
        IT(they_cost_no_more_than_the_mission_has),
        IT(what_nobody_sells_is_not_bought),
        IT(there_is_room_for_so_much),
        IT(his_own_list_is_full_with_one_hundred),
        IT(there_is_a_slot_for_everybody_or_he_does_not_come),
        IT(others_are_bought_mission_by_mission),
        IT(gear_is_bought_anew_for_every_mission),
        IT(what_was_bought_in_the_step_goes_back),
        IT(what_cards_say_of_gear_holds_here_too),
        IT(nobody_buys_beyond_the_resources),
        IT(the_ways_in_and_out_are_paid_out_of_them),
        IT(all_who_are_fit_go),
        IT(whom_the_resources_do_not_cover_the_players_leave_at_home),
        IT(more_player_soldiers_can_come_later),
        IT(who_came_later_stays_and_learns_after_his_first_mission),
        IT(what_the_objective_wants_is_bought_first),
        IT(the_team_is_not_larger_than_a_mission_takes),
    };
    return cmocka_run_group_tests_name("camp_outfit", tests, NULL, NULL);
}
