/* SPDX-License-Identifier: MIT */
/* camp_medals.c -- Medals that Soldiers of a campaign earn, bring along, and lose. */
#include "camp.h"

static void begin_decorated(struct play *p)
{
    begin(p, "campaign Two Marches, medals With Medals of Theirs");
    take(p, "hire Silvester");
    take(p, "hire Able");
    take(p, "go");
}

/* Up to the lines of the report; whoever is killed is named. */
static void come_back(struct play *p, const char *killed)
{
    take(p, "go");
    take(p, "success");
    take(p, "objective in space 4");
    take(p, !strcmp(killed, "Silvester") ? "fate Silvester/1, killed" : "fate Silvester/1, fit");
    take(p, !strcmp(killed, "Able") ? "fate Able/2, killed" : "fate Able/2, fit");
}

static unsigned medals(const struct play *p)
{
    unsigned n = 0;
    EACH_MEDAL(&p->c, i)
        n++;
    return n;
}

TEST(what_is_earned_goes_along)
{
    struct play p;
    RULE("WF-MED-01");
    begin_decorated(&p);
    come_back(&p, "");
    assert_true(offered(&p, "medal Able/2, Silver Star"));
    assert_false(offered(&p, "medal Able/2, Copper Cross"));    /* of another Nation than the first Player Soldier's */
    assert_false(offered(&p, "medals lost Silvester/1"));
    take(&p, "medal Silvester/1, Silver Star");
    assert_false(offered(&p, "medal Silvester/1, Silver Star"));
    assert_false(offered(&p, "kills Silvester/1, 1"));  /* lines come in rising order */
    assert_true(offered(&p, "kills Able/2, 1"));
    take(&p, "that is all");
    go_on(&p, 3);
    RULE("WF-MED-14");
    int purse = camp_purse(p.m, &p.c);
    assert_int_equal(medals(&p), 1);
    assert_is(&p, "medal[0].holder = 1");
    RULE("WF-MED-02");
    assert_int_equal(purse, 90 - 20 - 20);              /* it costs no Resource Points */
    take(&p, "go");
    assert_non_null(strstr(fielded(&p), "hostiles Reds, team Silvester x1 + Silver Star + Able x1"));
    assert_non_null(strstr(fielded(&p), "orders Skills Are Theirs + With Medals of Theirs"));
    end_play(&p);
    begin_with(&p, "Able");                             /* nothing of it in others */
    take(&p, "go");
    take(&p, "failure");
    take(&p, "fate Able/1, fit");
    assert_false(offered(&p, "medal Able/1, Silver Star"));
    end_play(&p);
}

TEST(medals_go_with_who_was_down)
{
    struct play p;
    RULE("WF-MED-16");
    for (unsigned way = 0; way < 3; way++) {            /* he returns to duty; he is killed; another is */
        begin_decorated(&p);
        come_back(&p, "");
        take(&p, "medal Silvester/1, Silver Star");
        take(&p, "medal Able/2, Silver Star");
        take(&p, "that is all");
        go_on(&p, 3);
        come_back(&p, way == 1 ? "Silvester" : way == 2 ? "Able" : "");
        if (!way)
            take(&p, "medals lost Silvester/1");
        assert_int_equal(camp_medals_of(&p.c, 0, 0), way == 2);
        assert_int_equal(camp_medals_of(&p.c, 1, 0), way != 2);
        end_play(&p);
    }
}

TEST(who_goes_back_takes_his_along)
{
    struct play p;
    begin_decorated(&p);
    take(&p, "hire Carl");
    take(&p, "go");
    take(&p, "success");
    take(&p, "objective in space 4");
    take(&p, "fate Silvester/1, fit");
    take(&p, "fate Able/2, fit");
    take(&p, "fate Carl/3, fit");
    take(&p, "medal Able/2, Silver Star");
    take(&p, "medal Carl/3, Silver Star");
    take(&p, "that is all");
    go_on(&p, 3);
    assert_int_equal(medals(&p), 1);
    assert_null(camp_check(p.m, &p.game));
    end_play(&p);
}

extern const struct grog_system warfighter_system;

static void add(struct grog_result *to, const char *word, const char *name, uint16_t whom, int amount)
{
    struct grog_result_line line = { .amount = amount, .whom = whom, .card = card(name) };
    while (strcmp(warfighter_system.result_words[line.kind], word) != 0)
        line.kind++;
    to->line[to->lines++] = line;
}

static void report_all(struct play *p, const struct grog_match *mission, const struct grog_result *result)
{
    struct grog_option o;
    take(p, "go");
    while (grog_fields(p->m, &p->game)) {
        assert_true(p->m->system->fielding->report(p->m, &p->game, mission, result, &o));
        assert_int_equal(grog_take(p->m, &p->game, 0, o, &p->heard), GROG_OK);
    }
}

TEST(a_result_tells_whose_they_are)
{
    struct play p;
    struct grog_result first = { 0 }, second = { 0 };
    RULE("WF-MED-01");
    begin_decorated(&p);
    struct grog_match mission = *p.m;                   /* its cards; words are warfighter's */
    mission.system = &warfighter_system;
    add(&first, "success", "First March", 0, 1);
    add(&first, "fate", "Silvester", 11, 0);
    add(&first, "fate", "Able", 12, 0);
    add(&first, "kills", "Able", 12, 3);
    add(&first, "medal", "Silver Star", 12, 1);
    report_all(&p, &mission, &first);
    assert_int_equal(camp_medals_of(&p.c, 0, 0), 0);
    assert_int_equal(camp_medals_of(&p.c, 1, card("Silver Star")), 1);
    assert_is(&p, "member[1].kills = 3");
    go_on(&p, 3);
    add(&second, "success", "Last March", 0, 1);
    add(&second, "fate", "Silvester", 21, 0);
    add(&second, "fate", "Able", 22, 0);
    add(&second, "medal", "Silver Star", 22, 1);        /* the one that he came with, */
    add(&second, "medal", "Silver Star", 22, 1);        /* and another */
    add(&second, "medal", "Silver Star", 21, 1);
    report_all(&p, &mission, &second);
    assert_int_equal(camp_medals_of(&p.c, 0, card("Silver Star")), 1);
    assert_int_equal(camp_medals_of(&p.c, 1, card("Silver Star")), 2);
    end_play(&p);
    RULE("WF-MED-16");
    begin_decorated(&p);
    mission = *p.m;
    mission.system = &warfighter_system;
    report_all(&p, &mission, &first);
    go_on(&p, 3);
    second.lines = 3;
    add(&second, "medal", "Silver Star", 22, 0);        /* he was Down, and returns to duty */
    report_all(&p, &mission, &second);
    assert_int_equal(camp_medals_of(&p.c, 1, 0), 0);
    assert_is(&p, "member[1].status = 0");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(what_is_earned_goes_along), IT(medals_go_with_who_was_down),
        IT(who_goes_back_takes_his_along), IT(a_result_tells_whose_they_are),
    };
    return cmocka_run_group_tests_name("camp_medals", tests, NULL, NULL);
}
