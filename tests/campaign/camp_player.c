/* SPDX-License-Identifier: MIT */
/* camp_player.c -- what comes of the Missions of a Player Campaign: fates, Mission Points and Skills, the adjustment
 * roll, Victory Points, the end. */
#include "camp.h"

/* ---- fates ---------------------------------------------------------------------------- */

TEST(who_is_killed_or_discharged_does_not_come_back)
{
    struct play p;
    RULE("WF-PLC-13");
    RULE("WF-PLC-17");
    begin_with(&p, "Able, Baker, Shorty");
    fight_with(&p, 4, "Able killed, Baker discharged");
    assert_is(&p, "member[0].status = 2");
    assert_is(&p, "member[1].status = 1");
    assert_is(&p, "member[2].status = 0");
    assert_is(&p, "member[0].left = 1");
    go_on(&p, 3);
    assert_refused(&p, "hire Able", "WF-PLC-17");
    assert_refused(&p, "hire Baker", "WF-PLC-17");
    take(&p, "go");
    assert_null(strstr(fielded(&p), "Able"));
    assert_null(strstr(fielded(&p), "Baker"));
    assert_non_null(strstr(fielded(&p), "Shorty"));
    end_play(&p);
}

TEST(nor_do_others_who_are_lost)
{
    struct play p;
    RULE("WF-PLC-17");
    begin_with(&p, "Able");
    take(&p, "hire Carl");
    take(&p, "hire Squad");
    fight_with(&p, 4, "Carl discharged");
    go_on(&p, 3);
    assert_refused(&p, "hire Carl", "WF-PLC-17");
    assert_true(offered(&p, "hire Squad"));
    end_play(&p);
    begin_with(&p, "Able");
    take(&p, "hire Squad");
    fight_with(&p, 4, "Squad killed");
    go_on(&p, 3);
    assert_refused(&p, "hire Squad", "WF-PLC-17");
    end_play(&p);
}

TEST(who_returns_to_duty_stays)
{
    struct play p;
    RULE("WF-DWN-15");
    begin_with(&p, "Able, Baker");
    fight_with(&p, 4, "Able fit, Baker killed");
    go_on(&p, 3);
    take(&p, "go");
    assert_non_null(strstr(fielded(&p), "team Able"));
    assert_null(strstr(fielded(&p), "Baker"));
    end_play(&p);
}

TEST(wounds_are_healed_between_missions)
{
    struct play p;
    RULE("WF-PLC-16");
    RULE("WF-WND-13");
    RULE("WF-WND-14");
    begin_with(&p, "Able");
    take(&p, "go");
    take(&p, "success");
    take(&p, "objective in space 4");
    take(&p, "fate Able/1, fit");
    take(&p, "wounds Able/1, 5");                       /* all of them, however many */
    assert_is(&p, "member[0].wounds = 5");
    take(&p, "that is all");
    assert_true(told(&p, "is healed of Wounds: Able/1 5"));
    assert_is(&p, "member[0].wounds = 0");
    go_on(&p, 3);
    take(&p, "go");
    assert_null(strstr(fielded(&p), "wounded"));
    end_play(&p);
}

/* ---- Mission Points and Skills ------------------------------------------------------------ */

TEST(the_objectives_location_is_earned_and_divided)
{
    struct play p;
    RULE("WF-PLC-09");                                  /* the rulebook's: Location #4, 4 points */
    RULE("WF-PLC-10");
    begin_with(&p, "Able, Baker");
    fight(&p, 4);
    assert_true(told(&p, "Mission Points are earned: 4"));
    assert_question(&p, "divide mission points");
    assert_true(offered(&p, "give Able/1, 4"));
    assert_false(offered(&p, "give Able/1, 5"));
    take(&p, "give Able/1, 3");
    assert_false(offered(&p, "give Able/1, 2"));
    take(&p, "give Baker/2, 1");
    assert_question(&p, "learn skills");
    assert_is(&p, "member[0].points = 3");
    assert_is(&p, "member[1].points = 1");
    end_play(&p);
}

TEST(nobody_has_more_than_the_most)
{
    struct play p;
    RULE("WF-PLC-10");
    begin_with(&p, "Able");
    fight(&p, 4);
    p.c.member[0].points = MOST_POINTS - 1;
    take(&p, "give Able/1, 4");                         /* and nobody is stuck with what is left */
    assert_question(&p, "learn skills");
    assert_int_equal(p.c.member[0].points, MOST_POINTS);
    end_play(&p);
}

TEST(only_player_soldiers_have_them)
{
    struct play p;
    RULE("WF-PLC-10");
    begin_with(&p, "Able");
    take(&p, "hire Carl");
    take(&p, "hire Squad");
    fight_with(&p, 4, "Carl killed");
    assert_false(offered(&p, "give Carl/2, 1"));
    assert_false(offered(&p, "give Squad/3, 1"));
    assert_true(offered(&p, "give Able/1, 1"));
    end_play(&p);
    begin_with(&p, "Able, Baker");
    fight_with(&p, 4, "Able killed");                 /* nor the dead */
    assert_false(offered(&p, "give Able/1, 1"));
    end_play(&p);
}

TEST(they_buy_skills_one_for_one)
{
    struct play p;
    RULE("WF-PLC-11");
    begin_with(&p, "Able");
    fight(&p, 6);
    take(&p, "give Able/1, 6");
    assert_refused(&p, "learn Able/1, Handier", "WF-SKL-09");
    take(&p, "learn Able/1, Handy");                    /* 2 */
    assert_true(told(&p, "learns, for Mission Points: Able/1, Handy 2"));
    assert_is(&p, "member[0].points = 4");
    assert_refused(&p, "learn Able/1, Handy", "WF-SKL-05");
    take(&p, "learn Able/1, Handier");                  /* 3 */
    assert_refused(&p, "learn Able/1, Calm", "WF-PLC-11");      /* 3, and 1 is left */
    assert_refused(&p, "learn Able/1, Plain Rifle", "no-choice");       /* Skills alone */
    go_on(&p, 3);
    take(&p, "equip Able/1");
    assert_refused(&p, "buy Able/1, Calm", "WF-PLC-11");                /* nor for Resources */
    end_play(&p);
}

TEST(what_costs_nothing_is_learned_without_them)
{
    struct play p;
    RULE("WF-PLC-11");
    begin_with(&p, "Able, Baker");
    fight(&p, 4);
    take(&p, "give Able/1, 4");
    assert_true(offered(&p, "learn Baker/2, Threadbare"));
    RULE("WF-DIV-04");
    assert_refused(&p, "learn Able/1, Lamp School", "WF-DIV-04");
    assert_false(offered(&p, "learn Baker/2, Handy"));
    end_play(&p);
}

TEST(they_can_be_saved)
{
    struct play p;
    RULE("WF-PLC-12");
    begin(&p, "campaign Marches, region Valley, hostiles Reds, missions First March + Second March + Last March");
    take(&p, "hire Able");
    take(&p, "go");
    fight(&p, 2);
    go_on(&p, 5);
    assert_is(&p, "member[0].points = 2");
    fight(&p, 2);
    take(&p, "give Able/1, 2");
    take(&p, "learn Able/1, Quick");                    /* 4: what was saved and what is new */
    assert_is(&p, "member[0].points = 0");
    end_play(&p);
}

TEST(skills_stay_and_do_not_count)
{
    struct play p;
    RULE("WF-PLC-22");
    RULE("WF-PLC-12");
    begin_with(&p, "Able");
    fight(&p, 6);
    take(&p, "give Able/1, 6");
    take(&p, "learn Able/1, Quick");
    take_dice(&p, 0, "enough", (const uint8_t[]){ 5 }, 1);
    assert_int_equal(camp_purse(p.m, &p.c), 70);        /* 90, less 20 for him */
    take(&p, "equip Able/1");
    assert_refused(&p, "put back Quick/1", "WF-PLC-12");
    take(&p, "enough");
    take(&p, "go");
    assert_non_null(strstr(fielded(&p), "team Able x1 + Quick x1"));
    assert_non_null(strstr(fielded(&p), "orders Skills Are Theirs"));
    end_play(&p);
}

TEST(they_are_lost_with_who_has_them)
{
    struct play p;
    RULE("WF-PLC-17");
    begin(&p, "campaign Marches, region Valley, hostiles Reds, missions First March + Second March + Last March");
    take(&p, "hire Able");
    take(&p, "hire Baker");
    take(&p, "go");
    fight(&p, 6);
    take(&p, "give Able/1, 4");
    take(&p, "give Baker/2, 2");
    take(&p, "learn Able/1, Handy");
    take(&p, "learn Baker/2, Handy");
    take_dice(&p, 0, "enough", (const uint8_t[]){ 5 }, 1);
    fight_with(&p, 6, "Able killed");
    unsigned left = 0;
    for (unsigned i = 0; i < GOODS; i++)
        left += p.c.goods[i].thing.live;
    assert_int_equal(left, 1);                          /* Baker's */
    assert_is(&p, "member[0].points = 0");
    end_play(&p);
}

/* ---- the adjustment roll -------------------------------------------------------------------- */

/* After the first Mission the die shows this; the second is fielded. */
static void roll(struct play *p, uint8_t die)
{
    begin_with(p, "Able");
    fight(p, 4);
    go_on(p, die);
    take(p, "go");
}

TEST(the_chart_changes_the_missions_to_come)
{
    struct play p;
    static const struct { uint8_t die; const char *rule, *brings; } rows[] = {
        { 1, "WF-PLC-24", "circumstances Farther x1" }, { 2, "WF-PLC-24", "circumstances Farther x1" },
        { 5, "WF-PLC-26", "circumstances Hurry x1" }, { 6, "WF-PLC-26", "circumstances Hurry x1" },
        { 7, "WF-PLC-27", "circumstances Light Load x1" }, { 8, "WF-PLC-27", "circumstances Light Load x1" },
        { 9, "WF-PLC-28", "circumstances More of Them x1" }, { 10, "WF-PLC-28", "circumstances More of Them x1" },
    };
    RULE("WF-PLC-23");
    RULE("WF-PLC-24");
    RULE("WF-PLC-26");
    RULE("WF-PLC-27");
    RULE("WF-PLC-28");
    for (unsigned i = 0; i < GROG_COUNT(rows); i++) {
        roll(&p, rows[i].die);
        if (!strstr(fielded(&p), rows[i].brings))
            fail_msg("%s: %u brings %s", rows[i].rule, rows[i].die, fielded(&p));
        end_play(&p);
    }
}

TEST(skills_may_cost_more)
{
    struct play p;
    RULE("WF-PLC-25");
    begin(&p, "campaign Marches, region Valley, hostiles Reds, missions First March + Second March + Last March");
    take(&p, "hire Able");
    take(&p, "go");
    fight(&p, 2);
    take(&p, "give Able/1, 2");
    assert_true(offered(&p, "learn Able/1, Handy"));    /* 2 */
    take_dice(&p, 0, "enough", (const uint8_t[]){ 4 }, 1);
    assert_true(told(&p, "it brings, so many times by now: Dear Lessons 1"));
    take(&p, "go");
    assert_null(strstr(fielded(&p), "circumstances"));  /* it is nothing to the Mission */
    take(&p, "reconsider");
    fight(&p, 2);
    take(&p, "give Able/1, 2");
    assert_refused(&p, "learn Able/1, Quick", "WF-PLC-11");     /* 5, and he has 4 */
    take(&p, "learn Able/1, Handy");                    /* 3 now */
    assert_is(&p, "member[0].points = 1");
    end_play(&p);
}

TEST(the_same_result_adds_up)
{
    struct play p;
    RULE("WF-PLC-23");
    begin(&p, "campaign Marches, region Valley, hostiles Reds, missions First March + Second March + Last March");
    take(&p, "hire Able");
    take(&p, "go");
    fight(&p, 4);
    go_on(&p, 1);
    fight(&p, 7);
    go_on(&p, 2);
    assert_true(told(&p, "it brings, so many times by now: Farther 2"));
    take(&p, "go");
    assert_non_null(strstr(fielded(&p), "circumstances Farther x2"));
    end_play(&p);
}

/* ---- Victory Points --------------------------------------------------------------------------- */

TEST(a_mission_brings_the_objectives_location)
{
    struct play p;
    RULE("WF-PLC-29");
    RULE("WF-PLC-30");
    begin_with(&p, "Able");
    fight(&p, 4);
    assert_is(&p, "victory = 4");
    assert_true(told(&p, "Victory Points for: First March 4"));
    go_on(&p, 1);
    fight(&p, 10);
    assert_is(&p, "victory = 14");
    assert_true(p.game.over);
    end_play(&p);
}

TEST(losses_take_some_away)
{
    struct play p;
    RULE("WF-PLC-31");
    begin_with(&p, "Able");
    take(&p, "hire Carl");
    fight_with(&p, 10, "Carl discharged");
    assert_is(&p, "victory = 9");
    end_play(&p);
    RULE("WF-PLC-32");
    begin_with(&p, "Able");
    take(&p, "hire Squad");
    fight_with(&p, 10, "Squad killed");
    assert_is(&p, "victory = 8");
    end_play(&p);
    RULE("WF-PLC-33");
    begin_with(&p, "Able, Baker");
    fight_with(&p, 10, "Baker discharged");
    assert_is(&p, "victory = 8");
    assert_true(told(&p, "Victory Points are lost for: Baker/2 2"));
    end_play(&p);
    RULE("WF-PLC-34");
    begin_with(&p, "Able, Baker");
    fight_with(&p, 10, "Baker killed");
    assert_is(&p, "victory = 7");
    end_play(&p);
}

TEST(a_loss_counts_once)
{
    struct play p;
    RULE("WF-PLC-29");
    begin_with(&p, "Able, Baker");
    fight_with(&p, 10, "Baker killed");
    go_on(&p, 5);
    fight(&p, 9);
    assert_is(&p, "victory = 16");                      /* 10 - 3, and 9 */
    end_play(&p);
}

TEST(a_failure_is_the_last_mission)
{
    struct play p;
    RULE("WF-PLC-15");
    RULE("WF-PLC-30");
    begin_with(&p, "Able, Baker");
    fight_with(&p, 0, "Able killed");
    assert_true(p.game.over);
    assert_is(&p, "victory = -3");                      /* nothing for it; the loss counts */
    assert_int_equal(told_at(&p, "Victory Points for: "), -1);
    assert_int_equal(in_pile(&p, ZONE_MISSIONS, "Last March"), 1);
    end_play(&p);
}

TEST(levels_of_success)
{
    struct play p;
    static const struct { int points; const char *level; } rows[] = {
        { -20, "No Effect" }, { 6, "No Effect" }, { 7, "Tactical" }, { 15, "Tactical" }, { 16, "Operational" },
        { 26, "Operational" }, { 27, "Theater" }, { 34, "Theater" }, { 35, "Strategic" }, { 99, "Strategic" },
    };
    RULE("WF-PLC-35");
    for (unsigned i = 0; i < GROG_COUNT(rows); i++) {
        static struct grog_result result;
        begin_with(&p, "Able");
        p.c.victory = (int16_t)(rows[i].points - 12);
        p.c.missions[0] = p.c.missions[1] = 0;          /* this one is the last */
        fight(&p, 12);
        assert_true(p.game.over);
        char wanted[64];
        snprintf(wanted, sizeof wanted, "it came to: %s", rows[i].level);
        assert_true(told(&p, wanted));
        grog_result(p.m, &p.game, &result);
        assert_int_equal(result.line[0].card, card(rows[i].level));
        assert_int_equal(result.line[1].amount, rows[i].points);
        assert_int_equal(result.winners, rows[i].points >= 7);
        end_play(&p);
    }
}

TEST(the_result_names_missions_and_who_fell)
{
    RULE("WF-SET-01");
    struct play p;
    static struct grog_result result;
    begin_with(&p, "Able, Baker");
    assert_int_equal(p.m->system->side(p.m, 0), (1u << p.m->seats) - 1);    /* all who play are one side */
    fight_with(&p, 4, "Baker killed");
    go_on(&p, 5);
    fight(&p, 0);
    grog_result(p.m, &p.game, &result);
    unsigned fallen = 0, fought = 0, won = 0;
    for (unsigned i = 0; i < result.lines; i++) {
        const char *word = grog_result_word(p.m, result.line[i].kind);
        fallen += !strcmp(word, "status") && result.line[i].amount == KILLED && result.line[i].card == card("Baker");
        fought += !strcmp(word, "mission");
        won += !strcmp(word, "mission") && result.line[i].amount;
    }
    assert_int_equal(fallen, 1);
    assert_int_equal(fought, 2);
    assert_int_equal(won, 1);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(who_is_killed_or_discharged_does_not_come_back),
        IT(nor_do_others_who_are_lost),
        IT(who_returns_to_duty_stays),
        IT(wounds_are_healed_between_missions),
        IT(the_objectives_location_is_earned_and_divided),
        IT(nobody_has_more_than_the_most),
        IT(only_player_soldiers_have_them),
        IT(they_buy_skills_one_for_one),
        IT(what_costs_nothing_is_learned_without_them),
        IT(they_can_be_saved),
        IT(skills_stay_and_do_not_count),
        IT(they_are_lost_with_who_has_them),
        IT(the_chart_changes_the_missions_to_come),
        IT(skills_may_cost_more),
        IT(the_same_result_adds_up),
        IT(a_mission_brings_the_objectives_location),
        IT(losses_take_some_away),
        IT(a_loss_counts_once),
        IT(a_failure_is_the_last_mission),
        IT(levels_of_success),
        IT(the_result_names_missions_and_who_fell),
    };
    return cmocka_run_group_tests_name("camp_player", tests, NULL, NULL);
}
