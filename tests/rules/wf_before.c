/* SPDX-License-Identifier: MIT */
/* wf_before.c -- what a campaign hands to a Mission: circumstances, the Location where it starts, orders, Gear that is
 * partly used; and the retreat from such a Location. */
#include "mission.h"
#include "warfighter/before.h"
#include "warfighter/deal.h"
#include "warfighter/gear.h"
#include "warfighter/locations.h"
#include "warfighter/move.h"
#include "warfighter/objective.h"
#include "warfighter/wounds.h"

#include <stdio.h>

/* ---- circumstances ------------------------------------------------------------------ */

TEST(the_objective_lies_farther_or_nearer)
{
    struct play p;
    RULE("WF-PLC-24");
    begin(&p, "team Able");
    assert_is(&p, "objective = 6");
    end_play(&p);
    begin(&p, "team Able, circumstances Farther");
    assert_is(&p, "objective = 7");
    end_play(&p);
    RULE("WF-PLC-23");                                  /* it adds up */
    begin(&p, "team Able, circumstances Farther x3 + Farther");
    assert_is(&p, "objective = 10");
    end_play(&p);
    begin(&p, "team Able, circumstances Farther x20");  /* to the end of the track */
    assert_is(&p, "objective = 12");
    end_play(&p);
    RULE("WF-DEF-30");
    begin(&p, "mission Breakout, team Able, circumstances Nearer");
    assert_is(&p, "objective = 4");
    assert_is(&p, "soldier[0].place = 4");
    end_play(&p);
    begin(&p, "team Able, circumstances Nearer x20");
    assert_is(&p, "objective = 2");
    end_play(&p);
}

TEST(a_path_whose_cards_are_given_ends_where_it_did)
{
    struct play p;
    begin(&p, "mission Landing, transport Boat, team Able, circumstances Farther x2");
    assert_is(&p, "objective = 4");
    end_play(&p);
}

TEST(there_is_less_time)
{
    struct play p;
    RULE("WF-PLC-26");
    begin(&p, "team Able, circumstances Hurry x2");
    assert_is(&p, "timer = 16");
    end_play(&p);
    begin(&p, "team Able, circumstances Hurry x90");
    assert_is(&p, "timer = 1");
    end_play(&p);
}

TEST(player_soldiers_carry_less)
{
    struct play p;
    RULE("WF-PLC-27");
    begin(&p, "team Able + Plain Rifle + Carl, circumstances Light Load x2");
    assert_int_equal(wf_loadout(p.m, &p.game, 0), 10);
    assert_int_equal(wf_loadout(p.m, &p.game, 1), 0);   /* he has none */
    end_play(&p);
    assert_unfit("team Able + Plain Rifle, circumstances Light Load x9", "can carry 3");
}

TEST(more_hostiles_or_fewer_wait_at_the_objective)
{
    struct play p;
    RULE("WF-PLC-28");
    begin(&p, "mission Breakout, team Able + Baker, circumstances More of Them");
    assert_int_equal(wf_value_in(p.m, &p.wf, 1), 7);    /* by 35 points: 4 and 3 */
    put_location(&p, "Stream");
    assert_int_equal(wf_value_in(p.m, &p.wf, 2), 4);    /* the Objective's alone */
    stack(&p, ZONE_HOSTILES, "Chief, Chief, Pair, Loner, Loner");
    end_turn(&p);
    assert_int_equal(hostiles_in_play(&p), 3);
    end_play(&p);
    RULE("WF-DEF-31");
    begin(&p, "mission Breakout, team Able + Baker, circumstances Desertion");
    assert_int_equal(wf_value_in(p.m, &p.wf, 1), 2);
    end_play(&p);
    begin(&p, "mission Breakout, team Able + Baker, circumstances Desertion x5");
    assert_int_equal(wf_value_in(p.m, &p.wf, 1), 0);    /* not below 0 */
    end_play(&p);
}

TEST(each_location_costs_more_to_enter)
{
    struct play p;
    RULE("WF-OFF-16");
    begin(&p, "team Squad + Able, circumstances Rough Ground x3");
    put_location(&p, "Field");
    struct grog_frame move = { .proc = PROC_MOVE, .actor = soldier_ref(&p.wf, 0), .target = location_ref(&p.wf, 2) };
    assert_int_equal(wf_entrance(p.m, &p.game, &move, NULL), 1);     /* 0 and 3, less Movement 2 */
    p.wf.active = 1;
    p.wf.location[1].flags = 0;
    move.target = location_ref(&p.wf, 1);
    assert_int_equal(wf_entrance(p.m, &p.game, &move, NULL), 2);     /* the Objective is such a card too */
    end_play(&p);
}

TEST(soldiers_begin_with_experience)
{
    struct play p;
    begin(&p, "team Able + Carl, circumstances Seasoning");
    assert_is(&p, "soldier[0].xp = 2");
    assert_is(&p, "soldier[1].xp = 2");
    end_play(&p);
    RULE("WF-DEF-01");
    begin(&p, "team Able + Carl, orders No Surrender, week 3");
    assert_is(&p, "soldier[0].xp = 3");
    assert_is(&p, "soldier[1].xp = 3");
    end_play(&p);
    begin(&p, "team Able + Carl, orders No Surrender");
    assert_is(&p, "soldier[0].xp = 0");
    end_play(&p);
    assert_unfit("team Able, orders Plain Rifle", "does not speak all through a Mission");
    assert_unfit("team Able, orders Rifle", "speaks only through the cards that bear it");
}

/* ---- Skills of a campaign's Soldiers -------------------------------------------------- */

TEST(skills_that_are_theirs_do_not_count)
{
    struct play p;
    RULE("WF-PLC-22");
    begin(&p, "team Able");
    int alone = wf_points_of(p.m, &p.wf);
    end_play(&p);
    begin(&p, "team Able + Calm");
    int with = wf_points_of(p.m, &p.wf);
    end_play(&p);
    begin(&p, "team Able + Calm, orders Skills Are Theirs");
    assert_true(with > alone);
    assert_int_equal(wf_points_of(p.m, &p.wf), alone);
    end_play(&p);
    /* 58 are spent on Soldiers and Gear */
    assert_unfit("mission Light Drill, team Able + Plain Rifle + Calm + Baker + Gast", "WF-BUY-05");
    begin(&p, "mission Light Drill, team Able + Plain Rifle + Calm + Baker + Gast, "
              "orders Skills Are Theirs");
    end_play(&p);
}

/* ---- who is lost ------------------------------------------------------------------------ */

TEST(in_a_campaign_who_is_down_is_rolled_for_in_every_setting)
{
    static const char *const settings[] = { "Jungle Drill", "Nest Drill", "Contract Drill" };
    RULE("WF-DWN-15");
    for (unsigned i = 0; i < 2 * GROG_COUNT(settings); i++) {
        struct play p;
        char setup[128];
        snprintf(setup, sizeof setup, "setting %s, team Able + Baker%s", settings[i / 2],
                 i % 2 ? ", orders They Are Rolled For" : "");
        begin(&p, setup);
        struct grog_run r = { .m = p.m, .g = &p.game };
        struct grog_frame f = { .proc = PROC_HOSTILE_TURN, .seat = GROG_NOBODY };
        wf_wound(&r, &f, 1, 9);
        wf_fail(&r);
        assert_int_equal(p.wf.soldier[1].outcome != NO_OUTCOME, i % 2);
        assert_is(&p, "soldier[0].outcome = 0");
        grog_match_free(p.m);
    }
}

/* ---- Gear that is partly used ------------------------------------------------------------- */

static int has(const struct play *p, unsigned soldier, const char *name)
{
    int n = -1;
    EACH_ITEM(&p->wf, i)
        if (p->wf.item[i].holder == soldier + 1 && p->wf.item[i].thing.card == card(name))
            n = (n < 0 ? 0 : n) + p->wf.item[i].count;
    return n;
}

/* How many of it he has beside the first. */
static int extra(const struct play *p, unsigned soldier, const char *name)
{
    EACH_ITEM(&p->wf, i)
        if (p->wf.item[i].holder == soldier + 1 && p->wf.item[i].thing.card == card(name))
            return p->wf.item[i].extra;
    return -1;
}

TEST(counters_that_are_gone_are_missing)
{
    struct play p;
    RULE("WF-DEF-25");
    begin(&p, "team Able + Kit + Plain Rifle x2 + Carl, used Able + Kit x3 + Plain Rifle x4 + Carl + Bomb");
    assert_int_equal(has(&p, 0, "Kit"), 1);
    assert_int_equal(has(&p, 0, "Plain Rifle"), 6);
    assert_int_equal(has(&p, 1, "Bomb"), 1);
    end_play(&p);
    begin(&p, "team Able + Kit + Plain Rifle + Carl, used Able + Kit x4 + Plain Rifle x5 + Carl + Bomb x2");
    assert_int_equal(has(&p, 0, "Kit"), 0);             /* its card is still there */
    assert_int_equal(has(&p, 0, "Plain Rifle"), 0);
    assert_int_equal(has(&p, 1, "Bomb"), -1);           /* it goes with the last */
    end_play(&p);
    begin(&p, "team Able + Kit + Plain Rifle, used Able + Kit x5 + Plain Rifle x6");
    assert_int_equal(has(&p, 0, "Kit"), -1);            /* the card too */
    assert_int_equal(has(&p, 0, "Plain Rifle"), -1);
    end_play(&p);
    begin(&p, "team Able + Kit + Baker + Kit, used Baker + Kit");
    assert_int_equal(has(&p, 0, "Kit"), 4);             /* his own, and nobody else's */
    assert_int_equal(has(&p, 1, "Kit"), 3);
    end_play(&p);
    RULE("WF-PMT-16");                                  /* of several each goes with its own */
    begin_by(&p, "spent_and_gone", "team Able + Kit x3, used Able + Kit x4");
    assert_int_equal(has(&p, 0, "Kit"), 8);
    assert_int_equal(extra(&p, 0, "Kit"), 1);
    end_play(&p);
    begin_by(&p, "spent_and_gone", "team Able + Kit x3, used Able + Kit x5");
    assert_int_equal(has(&p, 0, "Kit"), 7);
    assert_int_equal(extra(&p, 0, "Kit"), 1);
    end_play(&p);
    begin_by(&p, "spent_and_gone", "team Able + Kit x3, used Able + Kit x3");
    assert_int_equal(has(&p, 0, "Kit"), 9);
    assert_int_equal(extra(&p, 0, "Kit"), 2);
    end_play(&p);
    begin_by(&p, "spent_and_gone", "team Able + Kit x3, used Able + Kit x12");
    assert_int_equal(has(&p, 0, "Kit"), -1);
    end_play(&p);
    assert_unfit("team Able + Kit, used Baker + Kit", "belongs to a Soldier of the team");
    assert_unfit("team Able + Kit, used Kit", "belongs to a Soldier of the team");
    assert_unfit("team Able + Kit + Baker, used Baker + Kit", "belongs to a Soldier of the team");
}

/* ---- a Location in place of the Mission card ------------------------------------------------- */

#define OFFENSIVE "mission none, objective Post, hostiles Reds, start Farm Road, circumstances "

TEST(a_location_lies_in_place_of_the_mission_card)
{
    struct play p;
    RULE("WF-OFF-11");
    begin(&p, OFFENSIVE "Chart 5 to 6, team Able + Plain Rifle + Baker");
    assert_is(&p, "location[0].card = Farm Road");
    assert_is(&p, "soldier[0].place = 1");
    RULE("WF-OFF-12");
    assert_is(&p, "soldier[0].xp = 0");
    assert_is(&p, "soldier[0].actions = 2");
    RULE("WF-OFF-13");
    assert_int_equal(hostiles_in_play(&p), 0);
    RULE("WF-OFF-10");
    assert_is(&p, "location[1].card = Post");
    RULE("WF-OFF-14");
    RULE("WF-OFF-17");
    assert_is(&p, "objective = 6");
    assert_is(&p, "timer = 10");
    assert_int_equal(wf_loadout(p.m, &p.game, 0), 12);
    put_location(&p, "Field");
    take(&p, "move Able/1, Field/3");
    end_turn(&p);
    take(&p, "move Able/1, Farm Road/1");               /* its Entrance cost is as printed: 2, and he has Movement 2 */
    assert_is(&p, "soldier[0].place = 1");
    end_turn(&p);
    end_play(&p);
    begin(&p, "mission none, objective Post, hostiles Reds, start Field, circumstances Chart 2, team Able");
    assert_int_equal(in_pile(&p, ZONE_LOCATIONS, "Field"), 3);      /* it is not in the deck any more */
    end_play(&p);
    RULE("WF-OFF-21");
    begin(&p, OFFENSIVE "Chart 5 to 6, team Able + Plain Rifle + Baker");
    assert_int_equal(p.wf.points, 37);
    end_play(&p);
}

TEST(the_chart_says_where_and_how_long)
{
    struct play p;
    RULE("WF-OFF-15");
    begin(&p, OFFENSIVE "Chart 2, team Able");
    assert_is(&p, "objective = 4");
    assert_is(&p, "timer = 7");
    assert_int_equal(wf_value_in(p.m, &p.wf, 1), 5);
    end_play(&p);
    RULE("WF-OFF-16");
    begin(&p, OFFENSIVE "Chart 3 to 4, team Able");
    assert_is(&p, "objective = 5");
    assert_is(&p, "timer = 9");
    end_play(&p);
    begin(&p, OFFENSIVE "Chart 7 to 8, team Able");
    assert_is(&p, "objective = 7");
    assert_is(&p, "timer = 12");
    end_play(&p);
    begin(&p, OFFENSIVE "Chart 9, team Able");
    assert_is(&p, "objective = 8");
    assert_is(&p, "timer = 15");
    end_play(&p);
    assert_unfit(OFFENSIVE "Hurry, team Able", "WF-OFF-14");
    assert_unfit("mission none, hostiles Reds, start Farm Road, circumstances Chart 2, team Able", "WF-OFF-10");
    assert_unfit("mission none, objective Post, hostiles Reds, start Ferry, circumstances Chart 2, team Able",
                 "another Region");
}

TEST(without_a_mission_card_no_limit_binds)
{
    struct play p;
    RULE("WF-OFF-14");
    begin(&p, OFFENSIVE "Chart 9, team Able + Plain Rifle x3 + Baker + Gast + Carl + Squad + Julian");
    assert_true(wf_points_of(p.m, &p.wf) > 60);
    end_play(&p);
}

/* ---- a Location in place of the Objective ------------------------------------------------------- */

#define DEFENSIVE "mission Sweep, declared Fallback March, start Farm Road, "

TEST(a_location_lies_in_place_of_the_objective)
{
    struct play p;
    begin(&p, DEFENSIVE "team Able + Plain Rifle + Baker");
    RULE("WF-DEF-06");
    RULE("WF-DEF-07");
    RULE("WF-DEF-10");
    assert_is(&p, "location[1].card = Farm Road");
    assert_is(&p, "objective = 5");
    assert_is(&p, "soldier[0].place = 5");
    RULE("WF-DEF-09");
    assert_is(&p, "location[0].card = Sweep");
    RULE("WF-DEF-11");
    assert_is(&p, "soldier[0].actions = 2");
    RULE("WF-DEF-12");
    assert_int_equal(hostiles_in_play(&p), 0);
    stack(&p, ZONE_HOSTILES, "Chief, Pair, Loner");
    end_turn(&p);
    assert_true(told_at(&p, "Turns left:") >= 0 && told_at(&p, "Turns left:") < told_at(&p, "arrives: Chief"));
    assert_int_equal(hostiles_in_play(&p), 2);          /* value 4 by 37 points, of the Location's own chart */
    RULE("WF-DEF-18");
    assert_int_equal(p.wf.points, 37);
    end_play(&p);
    assert_unfit(DEFENSIVE "objective Post, team Able", "WF-DEF-07");
    RULE("WF-DEF-31");
    begin(&p, DEFENSIVE "circumstances Desertion, team Able + Baker");
    assert_int_equal(wf_value_in(p.m, &p.wf, 1), 2);
    end_play(&p);
    RULE("WF-DEF-30");
    begin(&p, DEFENSIVE "circumstances Nearer, team Able + Baker");
    assert_is(&p, "objective = 4");
    end_play(&p);
}

static void way_home(struct play *p, const char *setup)
{
    begin(p, setup);
    for (unsigned i = 2; i < p->wf.objective; i++)
        put_location(p, "Lawn");
}

TEST(it_ends_when_all_are_in_the_mission_card)
{
    struct play p;
    RULE("WF-DEF-08");
    RULE("WF-DEF-13");
    way_home(&p, DEFENSIVE "team Able + Plain Rifle + Baker");
    given(&p, "soldier[0].place = 1\nsoldier[1].place = 2");
    take(&p, "move Baker/2, Sweep/1");
    assert_true(p.game.over && p.wf.success);
    assert_is(&p, "soldier[0].fate = 0");
    assert_is(&p, "soldier[1].fate = 0");
    end_play(&p);
}

TEST(who_is_not_there_when_time_is_out_is_captured)
{
    struct play p;
    RULE("WF-DEF-14");
    RULE("WF-DEF-16");
    way_home(&p, DEFENSIVE "team Able + Plain Rifle + Baker + Kit");
    given(&p, "soldier[0].place = 1\nsoldier[1].place = 2\ntimer = 1");
    p.game.turn = 3;
    end_turn(&p);
    assert_true(p.game.over && !p.wf.success);
    assert_is(&p, "soldier[0].fate = 0");
    assert_is(&p, "soldier[1].fate = 7");
    assert_is(&p, "soldier[1].outcome = 0");
    assert_true(told(&p, "is captured: Baker/2"));
    assert_int_equal(has(&p, 1, "Kit"), -1);
    assert_int_equal(p.wf.points, 22);                  /* Able and his Rifle */
    assert_null(grog_check(p.m, &p.game));
    end_play(&p);
}

TEST(the_players_can_end_it)
{
    struct play p;
    RULE("WF-DEF-15");
    way_home(&p, DEFENSIVE "team Able + Plain Rifle + Baker + Carl");
    given(&p, "soldier[0].place = 1\nsoldier[1].place = 4\nsoldier[2].place = 3");
    take(&p, "end here");
    assert_true(p.game.over && !p.wf.success);
    assert_is(&p, "soldier[0].fate = 0");
    assert_is(&p, "soldier[1].fate = 7");
    assert_is(&p, "soldier[2].fate = 7");
    assert_null(grog_check(p.m, &p.game));
    end_play(&p);
    begin(&p, "mission Breakout, team Able");           /* a plain Escape cannot be ended, and captures nobody */
    assert_false(offered(&p, "end here"));
    given(&p, "timer = 1");
    p.game.turn = 3;
    end_turn(&p);
    assert_true(p.game.over);
    assert_is(&p, "soldier[0].fate = 0");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_objective_lies_farther_or_nearer), IT(a_path_whose_cards_are_given_ends_where_it_did),
        IT(there_is_less_time), IT(player_soldiers_carry_less), IT(more_hostiles_or_fewer_wait_at_the_objective),
        IT(each_location_costs_more_to_enter), IT(soldiers_begin_with_experience),
        IT(skills_that_are_theirs_do_not_count),
        IT(in_a_campaign_who_is_down_is_rolled_for_in_every_setting), IT(counters_that_are_gone_are_missing),
        IT(a_location_lies_in_place_of_the_mission_card), IT(the_chart_says_where_and_how_long),
        IT(without_a_mission_card_no_limit_binds), IT(a_location_lies_in_place_of_the_objective),
        IT(it_ends_when_all_are_in_the_mission_card), IT(who_is_not_there_when_time_is_out_is_captured),
        IT(the_players_can_end_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
