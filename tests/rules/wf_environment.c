/* SPDX-License-Identifier: MIT */
/* wf_environment.c -- Environment: rolls as the Soldier Turn begins, and Hardy counters. */
#include "mission.h"

static unsigned counters(const struct play *p, unsigned soldier, const char *counter)
{
    return p->wf.soldier[soldier].counter[grog_card(p->m, card(counter))->ordinal];
}

/* Able in the Bog (Fever 4), Baker beside him in the Mission card. */
static void in_the_bog(struct play *p, const char *team)
{
    begin(p, team);
    put_location(p, "Bog");
    given(p, "soldier[0].place = 2");
}

TEST(a_roll_of_the_number_or_more_resists)
{
    RULE("WF-ENV-01");
    RULE("WF-ENV-02");
    RULE("WF-TRN-05");
    RULE("KW-076");
    RULE("KW-077");
    struct play p;
    in_the_bog(&p, "team Able + Baker");                /* the book's example: Fever 4 */
    END_TURN(&p, 4);                                    /* one die: Baker is elsewhere */
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[0].suppress = 0");
    END_TURN(&p, 3);
    assert_question(&p, "environment");                 /* before anything else is done */
    assert_false(offered(&p, "end turn"));
    take(&p, "take a suppress Able/1");
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);
}

TEST(who_fails_pays_in_one_of_three_ways)
{
    RULE("WF-ENV-03");
    RULE("WF-SET-62");
    RULE("KW-192");
    struct play p;
    in_the_bog(&p, "team Duncan");                      /* 1 Hardy (Fever), 1 Hardy (Cold) */
    END_TURN(&p, 1);
    assert_true(offered(&p, "spend a counter Duncan/1, Hardy Fever"));
    assert_false(offered(&p, "spend a counter Duncan/1, Hardy Cold"));
    assert_true(offered(&p, "take a wound Duncan/1"));
    assert_true(offered(&p, "take a suppress Duncan/1"));
    take(&p, "spend a counter Duncan/1, Hardy Fever");
    assert_int_equal(counters(&p, 0, "Hardy Fever"), 0);
    assert_is(&p, "soldier[0].suppress = 0");
    assert_is(&p, "soldier[0].wound[0] = 0");
    END_TURN(&p, 1);
    assert_false(offered(&p, "spend a counter Duncan/1, Hardy Fever"));
    take(&p, "take a wound Duncan/1");
    assert_is(&p, "soldier[0].wound[0] = 1");
    assert_is(&p, "soldier[0].suppress = 0");
    end_play(&p);
}

TEST(counters_for_any_environment_serve)
{
    RULE("WF-ENV-03");
    RULE("WF-ENV-06");
    struct play p;
    in_the_bog(&p, "team Able + Pills");
    take(&p, "use Able/1, Pills/1");
    assert_int_equal(counters(&p, 0, "Hardy Any"), 1);
    END_TURN(&p, 1);
    take(&p, "spend a counter Able/1, Hardy Any");
    assert_int_equal(counters(&p, 0, "Hardy Any"), 0);
    end_play(&p);
}

/* Begin does not stop at the first Turn's rolls: they are answered here. */
static void begin_in_the_cold(struct play *p, const char *team)
{
    begin(p, team);
    while (p->game.question == ASK_ENDURE && p->game.asked)
        take(p, "take a suppress Able/1");
    given(p, "soldier[0].suppress = 0\nsoldier[0].actions = 2");
}

TEST(each_environment_is_rolled_for)
{
    RULE("WF-ENV-04");
    struct play p;
    begin_in_the_cold(&p, "mission Cold Drill, team Able");     /* Cold 3 everywhere */
    END_TURN(&p, 3);
    assert_question(&p, "soldier turn");
    put_location(&p, "Bog");
    given(&p, "soldier[0].place = 2");
    END_TURN(&p, 3, 4);                                 /* Cold, Fever */
    assert_question(&p, "soldier turn");
    END_TURN(&p, 2);
    assert_question(&p, "environment");
    TAKE(&p, "take a suppress Able/1", 3);              /* then the Fever */
    assert_question(&p, "environment");
    take(&p, "take a suppress Able/1");
    assert_is(&p, "soldier[0].suppress = 2");
    end_play(&p);
}

static void put_event(struct play *p, const char *name, uint8_t place)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    uint16_t ref = grog_thing_new(&r, ARRAY_EVENT, card(name), GROG_NOBODY);
    p->wf.event[grog_ref_slot(ref)].place = place;
}

/* Cold by the Mission and Cold by an Event are two Environmental effects. */
TEST(each_source_of_one_environment_is_rolled_for)
{
    RULE("WF-ENV-04");
    struct play p;
    begin_in_the_cold(&p, "mission Cold Drill, team Able");     /* Cold 3 everywhere */
    put_event(&p, "Hoarfrost", 1);                      /* Cold 6 here */
    END_TURN(&p, 3, 6);
    assert_question(&p, "soldier turn");
    assert_true(told_at(&p, "resists the Environment: Able/1, 3, 3, Cold") >= 0);
    assert_true(told_at(&p, "resists the Environment: Able/1, 6, 6, Cold") >= 0);
    END_TURN(&p, 5, 5);                                 /* enough for one of them */
    assert_question(&p, "environment");
    take(&p, "take a suppress Able/1");
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[0].suppress = 1");
    put_event(&p, "Hoarfrost", 1);                      /* two of a title are two */
    END_TURN(&p, 2);
    for (unsigned i = 0; i < 2; i++) {
        assert_question(&p, "environment");
        TAKE(&p, "take a suppress Able/1", 2);
    }
    assert_question(&p, "environment");
    take(&p, "take a suppress Able/1");
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[0].suppress = 4");
    end_play(&p);
}

TEST(what_is_added_is_added_to_each_source)
{
    RULE("WF-ENV-04");
    struct play p;
    begin_in_the_cold(&p, "mission Cold Drill, team Able");
    put_event(&p, "Hoarfrost", 1), put_event(&p, "Thin Air", 1);
    END_TURN(&p, 5, 8);                                 /* 3 and 6, by 2 more */
    assert_question(&p, "soldier turn");
    END_TURN(&p, 4);
    assert_question(&p, "environment");
    TAKE(&p, "take a suppress Able/1", 7);
    assert_question(&p, "environment");
    end_play(&p);
    begin(&p, "team Able");                             /* alone it is one */
    put_event(&p, "Thin Air", 1);
    END_TURN(&p, 1);
    take(&p, "take a suppress Able/1");
    assert_question(&p, "soldier turn");
    end_play(&p);
}

TEST(who_falls_rolls_no_more)
{
    RULE("WF-ENV-04");
    struct play p;
    begin_in_the_cold(&p, "mission Cold Drill, team Able + Dagger");
    put_event(&p, "Polar Night", 1);                    /* Cold 5 everywhere */
    given(&p, "soldier[0].wound[0] = 5");
    END_TURN(&p, 1);
    TAKE(&p, "take a wound Able/1", 3, 5);              /* the dice are Dagger's */
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[0].fate = 1");
    assert_is(&p, "soldier[1].suppress = 0");
    end_play(&p);
}

TEST(an_event_can_bring_one)
{
    RULE("WF-ENV-04");
    struct play p;
    begin(&p, "team Able + Baker");
    put_event(&p, "Swamp Gas", 2);
    put_location(&p, "Field");
    given(&p, "soldier[1].place = 2");
    END_TURN(&p, 5);                                    /* 6 resists; Able is not there */
    take(&p, "take a suppress Baker/2");
    assert_is(&p, "soldier[1].suppress = 1");
    end_play(&p);
}

TEST(hardy_counters_come_with_cards)
{
    RULE("WF-ENV-05");
    RULE("WF-ENV-06");
    struct play p;
    begin(&p, "team Able + Duncan + Baker + Fur Coat + Tough + Winter Battle");
    assert_int_equal(counters(&p, 0, "Hardy Cold"), 0);
    assert_int_equal(counters(&p, 1, "Hardy Cold"), 1);
    assert_int_equal(counters(&p, 1, "Hardy Fever"), 1);
    assert_int_equal(counters(&p, 2, "Hardy Cold"), 4);         /* Equipment 2, Skill 1, Service Record 1 */
    end_play(&p);
}

TEST(hardy_counters_stay_with_their_soldier)
{
    RULE("WF-ENV-07");
    struct play p;
    begin(&p, "team Able + Fur Coat + Baker");
    take(&p, "pass Able/1, Fur Coat/1, Baker/2");
    assert_int_equal(counters(&p, 0, "Hardy Cold"), 2);
    assert_int_equal(counters(&p, 1, "Hardy Cold"), 0);
    end_play(&p);
}

TEST(cards_help_against_an_environment)
{
    RULE("WF-ENV-02");
    struct play p;
    in_the_bog(&p, "team Able + Tough");                /* +2 against Fever */
    END_TURN(&p, 2);
    assert_question(&p, "soldier turn");
    END_TURN(&p, 1);
    assert_question(&p, "environment");
    end_play(&p);
}

TEST(the_last_soldier_may_fall)
{
    RULE("WF-ENV-03");
    struct play p;
    in_the_bog(&p, "team Able");
    given(&p, "soldier[0].wound[0] = 5");
    END_TURN(&p, 1);
    take(&p, "take a wound Able/1");
    assert_true(p.game.over);
    assert_is(&p, "success = 0");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_roll_of_the_number_or_more_resists), IT(who_fails_pays_in_one_of_three_ways),
        IT(counters_for_any_environment_serve), IT(each_environment_is_rolled_for),
        IT(an_event_can_bring_one), IT(hardy_counters_come_with_cards),
        IT(hardy_counters_stay_with_their_soldier), IT(cards_help_against_an_environment),
        IT(the_last_soldier_may_fall), IT(each_source_of_one_environment_is_rolled_for),
        IT(what_is_added_is_added_to_each_source), IT(who_falls_rolls_no_more),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
