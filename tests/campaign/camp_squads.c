/* SPDX-License-Identifier: MIT */
/* camp_squads.c -- Offensive and Defensive Campaigns, with the figures of the rulebook's two Sheets. */
#include "camp.h"

#include <stdio.h>

/* These are bought, all are in Squad 1, which starts in the first square; the die shows. */
static void create(struct play *p, const char *setup, const char *soldiers, const char *square, uint8_t die)
{
    char text[128];
    begin(p, setup);
    for (unsigned n = 1; *soldiers; n++) {
        size_t len = strcspn(soldiers, ",");
        snprintf(text, sizeof text, "hire %.*s", (int)len, soldiers);
        take(p, text);
        soldiers += len;
        soldiers += strspn(soldiers, ", ");
    }
    take(p, "go");
    while (p->game.question == ASK_DIVIDE && p->game.asked) {
        int who = p->game.frame[p->game.depth - 1].local[CREATION_WHO];
        snprintf(text, sizeof text, "assign %s/%d, Squad 1", grog_card(p->m, p->c.member[who].thing.card)->name,
                 who + 1);
        take(p, text);
    }
    snprintf(text, sizeof text, "place Squad 1, %s", square);
    if (die)
        take_dice(p, 0, text, &die, 1);
    else
        take(p, text);
}

/* Go, and report how it ended; these lines besides, one after the other. */
static void report(struct play *p, const char *outcome, const char *fates, const char *line)
{
    char text[128];
    take(p, "go");
    take(p, outcome);
    while (p->game.question == ASK_FATE && p->game.asked) {
        static const char *const words[] = { "fit", "discharged", "killed", "captured" };
        int who = p->game.frame[p->game.depth - 1].local[FIELD_WHO];
        const char *name = grog_card(p->m, p->c.member[who].thing.card)->name, *his = strstr(fates, name);
        unsigned fate = 0;
        for (unsigned i = 1; his && i < GROG_COUNT(words); i++)
            if (!strncmp(his + strlen(name) + 1, words[i], strlen(words[i])))
                fate = i;
        snprintf(text, sizeof text, "fate %s/%d, %s", name, who + 1, words[fate]);
        take(p, text);
    }
    if (*line)
        take(p, line);
    take(p, "that is all");
}

/* ---- the Sheet ------------------------------------------------------------------------------ */

TEST(what_a_sheet_must_say)
{
    RULE("WF-CMP-08");
    assert_unfit("campaign Off the Map", "WF-CMP-08");
    assert_unfit("campaign No Way In", "no square to start in");
}

TEST(whom_the_sheet_lets_come)
{
    struct play p;
    begin(&p, "campaign Island");
    RULE("WF-CMP-13");
    assert_int_equal(camp_purse(p.m, &p.c), 35);
    RULE("WF-OFF-01");
    assert_true(offered(&p, "hire Sixteener"));
    assert_refused(&p, "hire Seventeener", "WF-OFF-01");
    RULE("WF-CMP-03");
    assert_refused(&p, "hire Borrower", "WF-CMP-03");   /* he is green */
    assert_true(offered(&p, "hire Envoy"));             /* and so is he, but blue too */
    end_play(&p);
    begin(&p, "campaign Harbour Road");
    assert_int_equal(camp_purse(p.m, &p.c), 70);
    end_play(&p);
}

/* ---- Squad Creation --------------------------------------------------------------------------- */

TEST(one_purse_for_all_squads)
{
    struct play p;
    RULE("WF-CMP-10");
    begin(&p, "campaign Island");
    take(&p, "hire Baker");
    take(&p, "hire Twelver");
    assert_int_equal(camp_purse(p.m, &p.c), 8);
    take(&p, "equip Twelver/2");
    take(&p, "buy Twelver/2, Calm");                    /* Skills are bought as Gear is */
    take(&p, "enough");
    assert_true(camp_purse(p.m, &p.c) < 8);
    assert_refused(&p, "hire Sixteener", "WF-BUY-05");
    end_play(&p);
}

TEST(no_more_squads_than_start_squares)
{
    struct play p;
    begin(&p, "campaign Island");
    take(&p, "hire Baker");
    take(&p, "hire Fiver");
    take(&p, "hire Envoy");
    take(&p, "go");
    RULE("WF-CMP-11");
    assert_question(&p, "divide into squads");
    assert_false(offered(&p, "assign Baker/1, Squad 2"));       /* the first leads the first */
    take(&p, "assign Baker/1, Squad 1");
    assert_true(offered(&p, "assign Fiver/2, Squad 1"));
    take(&p, "assign Fiver/2, Squad 2");
    RULE("WF-CMP-14");
    assert_refused(&p, "assign Envoy/3, Squad 3", "WF-CMP-14");
    take(&p, "assign Envoy/3, Squad 2");
    RULE("WF-OFF-06");
    assert_is(&p, "square[0].held = 0");
    assert_is(&p, "square[3].held = 0");
    RULE("WF-OFF-07");
    RULE("WF-DEF-04");
    assert_refused(&p, "place Squad 1, Chapel/3", "WF-OFF-07");
    take(&p, "place Squad 1, Mill/1");
    assert_is(&p, "square[0].held = 0");                /* it keeps its counter */
    RULE("WF-OFF-08");
    assert_refused(&p, "place Squad 2, Mill/1", "WF-OFF-08");
    RULE("WF-CMP-15");
    TAKE(&p, "place Squad 2, Old Ford/2", 5);
    assert_is(&p, "squads = 2");
    assert_int_equal(p.c.squad_place[0], 1);
    assert_int_equal(p.c.squad_place[1], 2);
    assert_is(&p, "member[2].where = 2");
    RULE("WF-CMP-16");
    RULE("WF-OFF-20");
    take(&p, "go");
    assert_non_null(strstr(fielded(&p), "team Baker"));
    assert_null(strstr(fielded(&p), "Fiver"));          /* he is of the other */
    take(&p, "failure");
    take(&p, "fate Baker/1, fit");
    TAKE(&p, "that is all", 5);
    take(&p, "go");
    assert_non_null(strstr(fielded(&p), "team Fiver"));
    assert_null(strstr(fielded(&p), "Baker"));
    end_play(&p);
}

/* ---- Offensive: the start of a Week --------------------------------------------------------------- */

TEST(the_square_says_the_objective_and_a_lot_the_start)
{
    struct play p;
    create(&p, "campaign Island", "Baker, Twelver", "Mill/1", 5);
    take(&p, "go");
    RULE("WF-OFF-09");
    RULE("WF-OFF-10");
    assert_non_null(strstr(fielded(&p), "objective Mill"));
    RULE("WF-OFF-11");
    assert_null(strstr(fielded(&p), "mission"));
    assert_true(strstr(fielded(&p), "start Cart Track") || strstr(fielded(&p), "start Sheepfold"));
    assert_non_null(strstr(fielded(&p), "hostiles Reds"));
    assert_non_null(strstr(fielded(&p), "week 1"));
    end_play(&p);
}

TEST(a_chart_in_place_of_a_mission_card)
{
    static const struct { uint8_t die; const char *rule, *wanted; } rows[] = {
        { 1, "WF-OFF-15", "circumstances Chart 2 x1" },       { 2, "WF-OFF-15", "circumstances Chart 2 x1" },
        { 3, "WF-OFF-16", "circumstances Chart 3 to 4 x1" },  { 6, "WF-OFF-17", "circumstances Chart 5 to 6 x1" },
        { 10, "WF-OFF-19", "circumstances A Convoy x1" },
    };
    RULE("WF-OFF-14");
    for (unsigned i = 0; i < GROG_COUNT(rows); i++) {
        struct play p;
        RULE(rows[i].rule);
        create(&p, "campaign Island", "Baker, Twelver", "Mill/1", rows[i].die);
        take(&p, "go");
        assert_non_null(strstr(fielded(&p), rows[i].wanted));
        end_play(&p);
    }
}

TEST(the_chart_brings_a_squad_soldier)
{
    struct play p;
    RULE("WF-OFF-18");
    create(&p, "campaign Island", "Baker, Twelver", "Mill/1", 7);
    assert_question(&p, "gain a squad soldier");
    int before = p.c.earned;
    take(&p, "hire Squad");                             /* 6 Resource Points */
    assert_int_equal(before, p.c.earned > 0 ? before : 0);
    take(&p, "go");
    assert_non_null(strstr(fielded(&p), "+ Squad"));
    assert_int_equal(camp_squad_worth(p.m, &p.c, 1), 33);       /* he counts, and costs nothing */
    assert_int_equal(p.c.squad_points[0], 33);
    end_play(&p);
}

TEST(the_chart_brings_points_for_soldiers_and_gear)
{
    struct play p;
    RULE("WF-OFF-19");
    create(&p, "campaign Island", "Baker, Twelver", "Mill/1", 9);
    assert_int_equal(camp_purse(p.m, &p.c), 12);
    assert_refused(&p, "hire Sixteener", "WF-BUY-05");
    take(&p, "equip Baker/1");
    assert_refused(&p, "buy Baker/1, Calm", "WF-OFF-19");
    take(&p, "buy Baker/1, Plain Rifle");
    take(&p, "enough");
    assert_int_equal(camp_purse(p.m, &p.c), 10);
    take(&p, "hire Fiver");
    RULE("WF-OFF-21");
    take(&p, "go");
    assert_int_equal(p.c.squad_points[0], 34);       /* 27, 2 and 5 */
    end_play(&p);
}

/* ---- Offensive: after a Mission ------------------------------------------------------------------------ */

TEST(what_is_lost_is_regained)
{
    struct play p;
    RULE("WF-OFF-22");
    create(&p, "campaign Island", "Baker, Twelver", "Mill/1", 5);
    report(&p, "success", "Twelver killed", "");
    assert_true(told(&p, "a Squad regains Resource Points: Squad 1 12"));      /* 27 at the start, 15 at the end */
    RULE("WF-OFF-23");
    RULE("WF-OFF-03");
    assert_true(told(&p, "a Squad gains Resource Points: Squad 1 4"));
    RULE("WF-OFF-24");
    assert_is(&p, "square[0].held = 1");
    RULE("WF-OFF-25");
    assert_question(&p, "move a squad");
    assert_refused(&p, "march Squad 1, Old Ford/2", "WF-OFF-25");       /* the arrow leads here */
    take(&p, "march Squad 1, Chapel/3");
    assert_int_equal(p.c.squad_place[0], 3);
    RULE("WF-OFF-31");
    assert_true(told(&p, "a Week is over: 1"));
    assert_int_equal(camp_purse(p.m, &p.c), 16);
    assert_refused(&p, "hire Twelver", "WF-PLC-17");
    take(&p, "hire Envoy");
    RULE("WF-OFF-38");
    TAKE(&p, "go", 5);
    assert_int_equal(p.c.squad_spend[0], 6);         /* what is not spent is kept */
    assert_int_equal(camp_squad_worth(p.m, &p.c, 1), 25);
    take(&p, "go");
    assert_non_null(strstr(fielded(&p), "objective Chapel"));
    end_play(&p);
}

TEST(who_fails_stays_and_tries_again)
{
    struct play p;
    create(&p, "campaign Island", "Baker, Fiver, Twelver", "Mill/1", 5);
    report(&p, "success", "", "");
    take(&p, "march Squad 1, Chapel/3");
    TAKE(&p, "go", 5);
    report(&p, "failure", "", "");
    RULE("WF-OFF-27");
    RULE("WF-OFF-04");
    assert_true(told(&p, "a Squad gains Resource Points: Squad 1 2"));
    RULE("WF-OFF-28");
    assert_is(&p, "square[2].held = 0");
    RULE("WF-OFF-29");
    assert_int_equal(p.c.squad_place[0], 3);
    RULE("WF-OFF-30");
    TAKE(&p, "go", 2);
    take(&p, "go");
    assert_non_null(strstr(fielded(&p), "objective Chapel"));
    assert_non_null(strstr(fielded(&p), "Chart 2 x1"));
    end_play(&p);
}

TEST(one_goes_on_through_what_is_held)
{
    struct play p;
    create(&p, "campaign Island", "Baker, Fiver, Twelver", "Old Ford/2", 5);
    given(&p, "square[0].held = 1");
    RULE("WF-OFF-26");
    report(&p, "success", "", "");
    assert_true(offered(&p, "march Squad 1, Chapel/3"));        /* through the Mill */
    assert_true(offered(&p, "march Squad 1, Quarry/4"));
    assert_refused(&p, "march Squad 1, Mill/1", "WF-OFF-25");
    end_play(&p);
}

/* ---- Offensive: between Weeks ---------------------------------------------------------------------------- */

TEST(between_weeks_they_heal_and_buy_what_is_gone)
{
    struct play p;
    begin(&p, "campaign Island");
    take(&p, "hire Baker");
    take(&p, "equip Baker/1");
    take(&p, "buy Baker/1, Plain Rifle");               /* 5 counters */
    take(&p, "buy Baker/1, Plain Rifle");               /* and 5 more */
    take(&p, "buy Baker/1, Bomb");
    take(&p, "buy Baker/1, Bomb");
    take(&p, "enough");
    take(&p, "go");
    take(&p, "assign Baker/1, Squad 1");
    TAKE(&p, "place Squad 1, Mill/1", 5);
    assert_int_equal(camp_squad_worth(p.m, &p.c, 1), 20);
    take(&p, "go");
    take(&p, "success");
    take(&p, "fate Baker/1, fit");
    take(&p, "wounds Baker/1, 2");
    RULE("WF-OFF-35");
    take(&p, "used up Plain Rifle/1, 7");               /* all that is printed, and 2 of the set */
    assert_is(&p, "goods[0].number = 2");
    assert_is(&p, "goods[0].missing = 2");
    RULE("WF-OFF-36");
    take(&p, "used up Bomb/2, 1");
    assert_is(&p, "goods[1].number = 1");
    take(&p, "that is all");
    assert_true(told(&p, "a Squad regains Resource Points: Squad 1 1"));
    RULE("WF-OFF-34");
    take(&p, "march Squad 1, Chapel/3");
    assert_is(&p, "member[0].wounds = 0");
    take(&p, "equip Baker/1");
    assert_true(offered(&p, "buy Baker/1, Bomb"));
    RULE("WF-OFF-37");
    assert_true(offered(&p, "buy Baker/1, Plain Rifle"));
    take(&p, "enough");
    RULE("WF-OFF-33");
    TAKE(&p, "go", 5);
    take(&p, "go");
    assert_non_null(strstr(fielded(&p), "used Baker + Plain Rifle x2"));
    assert_null(strstr(fielded(&p), "wounded"));
    end_play(&p);
}

TEST(soldiers_stay_in_their_squad)
{
    struct play p;
    RULE("WF-CMP-12");
    create(&p, "campaign Island", "Baker, Twelver", "Mill/1", 5);
    assert_refused(&p, "let go Baker/1", "WF-CMP-12");
    end_play(&p);
}

/* ---- Offensive: the end ------------------------------------------------------------------------------------- */

TEST(an_objective_by_the_first_week)
{
    struct play p;
    RULE("WF-OFF-02");
    create(&p, "campaign Island", "Baker, Twelver", "Mill/1", 5);
    report(&p, "failure", "", "");
    assert_true(told(&p, "it came to: Shameful"));
    assert_true(p.game.over);
    end_play(&p);
}

TEST(objectives_make_the_level)
{
    struct play p;
    create(&p, "campaign Island", "Baker, Twelver", "Old Ford/2", 5);
    report(&p, "success", "", "");
    TAKE(&p, "go", 5);                                  /* one arrow leads on: to the Mill */
    report(&p, "success", "", "");
    take(&p, "march Squad 1, Chapel/3");
    TAKE(&p, "go", 5);
    report(&p, "success", "", "");
    TAKE(&p, "go", 5);
    RULE("WF-OFF-05");
    RULE("WF-OFF-32");
    RULE("WF-OFF-39");
    RULE("WF-CMP-09");
    report(&p, "success", "", "");                      /* nothing is left to take, a Week before the end */
    assert_true(p.game.over);
    assert_true(told(&p, "it came to: Outstanding"));
    assert_false(told(&p, "a Week begins: 5"));
    end_play(&p);
}

TEST(five_weeks_at_most)
{
    struct play p;
    RULE("WF-CMP-04");
    create(&p, "campaign Island", "Baker, Twelver", "Mill/1", 5);
    report(&p, "success", "", "");
    take(&p, "march Squad 1, Quarry/4");
    for (unsigned week = 2; week <= 5; week++) {
        TAKE(&p, "go", 5);
        report(&p, "failure", "", "");
    }
    assert_true(p.game.over);
    assert_true(told(&p, "it came to: Questioning"));
    end_play(&p);
}

/* ---- Defensive ------------------------------------------------------------------------------------------------ */

TEST(a_mission_and_a_start_by_lot)
{
    struct play p;
    create(&p, "campaign Harbour Road", "Able, Baker", "Hill Road/1", 0);
    take(&p, "go");
    RULE("WF-DEF-05");
    RULE("WF-DEF-17");
    assert_non_null(strstr(fielded(&p), " March, "));
    assert_true(strstr(fielded(&p), "start Cart Track") || strstr(fielded(&p), "start Sheepfold"));
    RULE("WF-DEF-07");
    assert_null(strstr(fielded(&p), "objective"));
    RULE("WF-DEF-06");
    assert_non_null(strstr(fielded(&p), "declared Fallback March"));
    RULE("WF-DEF-01");
    assert_non_null(strstr(fielded(&p), "orders No Surrender"));
    assert_non_null(strstr(fielded(&p), "week 1"));
    RULE("WF-DEF-18");
    assert_int_equal(p.c.squad_points[0], 35);
    end_play(&p);
}

TEST(who_is_captured_is_lost_with_what_he_has)
{
    struct play p;
    create(&p, "campaign Harbour Road", "Able, Baker, Fiver", "Hill Road/1", 0);
    take(&p, "go");
    take(&p, "success");
    RULE("WF-DEF-16");
    take(&p, "fate Able/1, captured");
    take(&p, "fate Baker/2, fit");
    take(&p, "fate Fiver/3, fit");
    RULE("WF-DEF-19");
    take(&p, "that is all");
    assert_is(&p, "member[0].status = 3");
    assert_int_equal(p.c.squad_spend[0], 0);
    RULE("WF-DEF-20");
    assert_true(told(&p, "a Week is over: 1"));
    assert_int_equal(camp_squad_worth(p.m, &p.c, 1), 20);
    end_play(&p);
}

TEST(who_gives_up_is_captured)
{
    struct play p;
    RULE("WF-DEF-15");
    create(&p, "campaign Harbour Road", "Able, Baker", "Hill Road/1", 0);
    take(&p, "forfeit");
    assert_true(p.game.over);                           /* WF-DEF-21  nobody is left */
    assert_true(told(&p, "it came to: Shameful"));
    end_play(&p);
}

/* Through one Week in which nothing happens, on to the Harbour; the die of the adjustment shows. */
static void first_week(struct play *p, uint8_t die)
{
    create(p, "campaign Harbour Road", "Able, Baker", "Hill Road/1", 0);
    report(p, "failure", "", "");
    take_dice(p, 0, "march Squad 1, Quay Road/3", &die, 1);
}

TEST(all_move_on_and_a_die_is_rolled)
{
    struct play p;
    RULE("WF-DEF-26");
    RULE("WF-DEF-27");
    first_week(&p, 2);
    assert_int_equal(p.c.squad_place[0], 3);         /* after a failure */
    assert_int_equal(camp_purse(p.m, &p.c), 3);
    assert_refused(&p, "hire Fiver", "WF-DEF-27");
    take(&p, "equip Able/1");
    assert_refused(&p, "buy Able/1, Calm", "WF-OFF-19");
    take(&p, "buy Able/1, Plain Rifle");
    take(&p, "enough");
    RULE("WF-DEF-32");
    take(&p, "go");
    assert_is(&p, "week = 2");
    assert_is(&p, "victory = 37");
    end_play(&p);
    RULE("WF-DEF-28");
    first_week(&p, 3);
    take(&p, "hire Squad");
    assert_int_equal(camp_squad_worth(p.m, &p.c, 1), 41);
    end_play(&p);
    RULE("WF-DEF-29");
    first_week(&p, 6);
    take(&p, "equip Able/1");
    assert_refused(&p, "buy Able/1, Plain Rifle", "WF-DEF-29");
    take(&p, "buy Able/1, Bomb");
    assert_int_equal(camp_purse(p.m, &p.c), 3);
    end_play(&p);
    RULE("WF-DEF-30");
    first_week(&p, 7);
    take(&p, "go");
    assert_non_null(strstr(fielded(&p), "circumstances Nearer x1"));
    end_play(&p);
    RULE("WF-DEF-31");
    first_week(&p, 10);
    take(&p, "go");
    assert_non_null(strstr(fielded(&p), "circumstances Desertion x1"));
    end_play(&p);
}

TEST(what_is_used_is_not_replaced)
{
    struct play p;
    begin(&p, "campaign Harbour Road");
    take(&p, "hire Able");
    take(&p, "equip Able/1");
    take(&p, "buy Able/1, Plain Rifle");
    take(&p, "buy Able/1, Bomb");
    take(&p, "buy Able/1, Bomb");
    take(&p, "enough");
    take(&p, "go");
    take(&p, "assign Able/1, Squad 1");
    take(&p, "place Squad 1, Hill Road/1");
    take(&p, "go");
    take(&p, "success");
    take(&p, "fate Able/1, fit");
    take(&p, "wounds Able/1, 1");
    take(&p, "used up Plain Rifle/1, 4");
    take(&p, "used up Bomb/2, 1");
    take(&p, "that is all");
    RULE("WF-DEF-24");
    assert_is(&p, "goods[0].missing = 0");
    RULE("WF-DEF-25");
    assert_is(&p, "goods[1].number = 1");
    RULE("WF-DEF-22");
    RULE("WF-DEF-23");
    TAKE(&p, "march Squad 1, Lock Gate/2", 10);
    assert_is(&p, "member[0].wounds = 0");
    take(&p, "go");
    assert_non_null(strstr(fielded(&p), "Plain Rifle x1 + Bomb x1"));
    end_play(&p);
}

TEST(what_survives_makes_the_level)
{
    struct play p;
    first_week(&p, 10);
    report(&p, "success", "", "");
    RULE("WF-DEF-02");
    take(&p, "go");
    assert_non_null(strstr(fielded(&p), "start Signal Box"));
    take(&p, "success");
    take(&p, "fate Able/1, fit");
    take(&p, "fate Baker/2, captured");
    RULE("WF-DEF-03");
    RULE("WF-DEF-21");
    RULE("WF-DEF-33");
    take(&p, "that is all");
    assert_true(p.game.over);
    assert_true(told(&p, "it came to: Questioning"));   /* 20 of 35 */
    end_play(&p);
}

TEST(levels_by_resource_points)
{
    static const struct { int points; unsigned level; } rows[] = {
        { 57, 4 }, { 56, 3 }, { 41, 3 }, { 40, 2 }, { 26, 2 }, { 25, 1 }, { 10, 1 }, { 9, 0 }, { 0, 0 },
    };
    struct play p;
    RULE("WF-DEF-03");
    begin(&p, "campaign Harbour Road");
    for (unsigned i = 0; i < GROG_COUNT(rows); i++)
        assert_int_equal(camp_level(p.m, rows[i].points), rows[i].level);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(what_a_sheet_must_say), IT(whom_the_sheet_lets_come), IT(one_purse_for_all_squads),
        IT(no_more_squads_than_start_squares), IT(the_square_says_the_objective_and_a_lot_the_start),
        IT(a_chart_in_place_of_a_mission_card), IT(the_chart_brings_a_squad_soldier),
        IT(the_chart_brings_points_for_soldiers_and_gear), IT(what_is_lost_is_regained),
        IT(who_fails_stays_and_tries_again), IT(one_goes_on_through_what_is_held),
        IT(between_weeks_they_heal_and_buy_what_is_gone), IT(soldiers_stay_in_their_squad),
        IT(an_objective_by_the_first_week), IT(objectives_make_the_level), IT(five_weeks_at_most),
        IT(a_mission_and_a_start_by_lot), IT(who_is_captured_is_lost_with_what_he_has), IT(who_gives_up_is_captured),
        IT(all_move_on_and_a_die_is_rolled), IT(what_is_used_is_not_replaced), IT(what_survives_makes_the_level),
        IT(levels_by_resource_points),
    };
    return cmocka_run_group_tests_name("camp_squads", tests, NULL, NULL);
}
