/* SPDX-License-Identifier: MIT */
/* camp_report.c -- a Mission that is fielded, and what is reported of it. */
#include "camp.h"

TEST(what_is_fielded_is_a_setup)
{
    struct play p;
    begin_with(&p, "Able");
    take(&p, "equip Able/1");
    take(&p, "buy Able/1, Kit");
    take(&p, "enough");
    take(&p, "go");
    char wanted[256];
    snprintf(wanted, sizeof wanted, "seats 1, mission First March, objective %s, hostiles Reds, team Able x1 + Kit x1, "
             "orders Skills Are Theirs", grog_card(p.m, p.c.objective[1])->name);
    assert_string_equal(fielded(&p), wanted);
    end_play(&p);
}

TEST(they_can_think_again_before_they_report)
{
    struct play p;
    begin_with(&p, "Able");
    take(&p, "go");
    take(&p, "reconsider");
    assert_question(&p, "prepare");
    assert_is(&p, "outcome = 0");
    take(&p, "hire Carl");
    take(&p, "go");
    assert_non_null(strstr(fielded(&p), "Carl"));
    end_play(&p);
}

TEST(lines_are_taken_back_until_the_report_is_closed)
{
    struct grog_journal *j;
    struct play p;
    static struct grog_events heard;
    struct grog_option o;
    static const char *const acts[] = { "go", "success", "objective in space 4", "fate Able/1, fit", "wounds Able/1, 2",
                                        "kills Able/1, 3" };
    begin_with(&p, "Able");
    j = grog_journal_from(p.m, &p.game);
    for (unsigned i = 0; i < GROG_COUNT(acts); i++) {
        assert_int_equal(grog_option_parse(p.m, grog_journal_game(j), 0, acts[i], &o), GROG_OK);
        assert_int_equal(grog_play(j, 0, o, &heard), GROG_OK);
    }
    assert_int_equal(grog_journal_game(j)->table.since, 4);     /* behind how it ended */
    for (unsigned i = 0; i < 4; i++)
        assert_int_equal(grog_play(j, 0, (struct grog_option){ .verb = GROG_UNDO }, &heard), GROG_OK);
    assert_string_equal(grog_question(p.m, grog_journal_game(j)), "where did the objective lie");
    assert_int_not_equal(grog_play(j, 0, (struct grog_option){ .verb = GROG_UNDO }, &heard), GROG_OK);
    grog_journal_free(j);
    end_play(&p);
}

TEST(lines_come_in_rising_order)
{
    struct play p;
    begin_with(&p, "Able, Baker");
    take(&p, "go");
    take(&p, "success");
    take(&p, "objective in space 4");
    take(&p, "fate Able/1, fit");
    take(&p, "fate Baker/2, killed");
    assert_true(offered(&p, "wounds Able/1, 5"));
    assert_false(offered(&p, "wounds Able/1, 6"));      /* his Health is 6: he would be Down */
    assert_false(offered(&p, "wounds Baker/2, 1"));     /* he is dead */
    take(&p, "kills Able/1, 7");
    assert_false(offered(&p, "wounds Able/1, 1"));
    take(&p, "kills Baker/2, 2");
    assert_false(offered(&p, "kills Baker/2, 1"));
    take(&p, "that is all");
    assert_is(&p, "member[0].kills = 7");
    assert_is(&p, "member[1].kills = 2");
    end_play(&p);
}

TEST(a_forfeit_is_a_failure_in_which_nobody_is_hurt)
{
    struct play p;
    RULE("WF-PLC-15");
    begin_with(&p, "Able");
    take(&p, "go");
    take(&p, "forfeit");
    assert_true(p.game.over);
    assert_is(&p, "victory = 0");
    assert_is(&p, "member[0].missions = 0");
    end_play(&p);
    begin_with(&p, "Able");
    take(&p, "forfeit");                                /* nor do they go at all */
    assert_true(p.game.over);
    end_play(&p);
}

/* ---- a report of a Mission that was fought ------------------------------------------------ */

extern const struct grog_system warfighter_system;

struct fought { struct grog_match *m; struct grog_result result; };

/* Lines of a result, by their words. */
static void add(struct fought *f, const char *word, const char *soldier, int amount)
{
    struct grog_result_line line = { .seat = 0, .amount = amount };
    for (uint8_t i = 0; i < warfighter_system.n_result_words; i++)
        if (!strcmp(warfighter_system.result_words[i], word))
            line.kind = i;
    if (soldier)
        line.card = card(soldier);
    f->result.line[f->result.lines++] = line;
}

static void report_all(struct play *p, const struct fought *f)
{
    struct grog_option o;
    while (grog_fields(p->m, &p->game)) {
        assert_true(p->m->system->fielding->report(p->m, &p->game, f->m, &f->result, &o));
        assert_int_equal(grog_take(p->m, &p->game, 0, o, &p->heard), GROG_OK);
    }
}

TEST(a_result_becomes_a_report)
{
    struct play p;
    struct fought f = { 0 };
    RULE("WF-DWN-15");
    begin_with(&p, "Able, Baker");
    take(&p, "hire Carl");
    take(&p, "hire Squad");
    take(&p, "go");
    f.m = p.m;                                          /* its cards; words are warfighter's */
    struct grog_match mission = *p.m;
    mission.system = &warfighter_system;
    f.m = &mission;
    add(&f, "success", NULL, 1);
    add(&f, "space", NULL, 5);
    add(&f, "outcome", "Able", 0);
    add(&f, "wounds", "Able", 3);
    add(&f, "kills", "Able", 2);
    add(&f, "outcome", "Baker", 1);                     /* Downed: he returns to duty */
    add(&f, "outcome", "Carl", 2);
    add(&f, "outcome", "Squad", 3);
    add(&f, "kills", "Squad", 1);
    report_all(&p, &f);
    assert_is(&p, "outcome = 1");
    assert_is(&p, "space = 5");
    assert_is(&p, "member[0].kills = 2");
    assert_is(&p, "member[0].status = 0");
    assert_is(&p, "member[1].status = 0");
    assert_is(&p, "member[2].status = 1");
    assert_is(&p, "member[3].status = 2");
    assert_is(&p, "victory = 2");                       /* 5, less 1 and 2 */
    end_play(&p);
}

TEST(each_mission_has_an_ordinal_of_its_own)
{
    struct play p;
    begin_with(&p, "Able");
    take(&p, "go");
    assert_int_equal(p.m->system->fielding->ordinal(p.m, &p.game), 0);
    take(&p, "reconsider");
    take(&p, "go");
    assert_int_equal(p.m->system->fielding->ordinal(p.m, &p.game), 0);  /* the same Mission, the same dice */
    take(&p, "reconsider");
    fight(&p, 4);
    go_on(&p, 3);
    take(&p, "go");
    assert_int_equal(p.m->system->fielding->ordinal(p.m, &p.game), 1);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(what_is_fielded_is_a_setup),
        IT(they_can_think_again_before_they_report),
        IT(lines_are_taken_back_until_the_report_is_closed),
        IT(lines_come_in_rising_order),
        IT(a_forfeit_is_a_failure_in_which_nobody_is_hurt),
        IT(a_result_becomes_a_report),
        IT(each_mission_has_an_ordinal_of_its_own),
    };
    return cmocka_run_group_tests_name("camp_report", tests, NULL, NULL);
}
