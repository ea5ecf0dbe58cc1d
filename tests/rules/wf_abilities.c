/* SPDX-License-Identifier: MIT */
/* wf_abilities.c -- Beneficials: what an ability roll gains in a Location. */
#include "mission.h"

static void begin_at(struct play *p, const char *team, const char *location)
{
    begin(p, team);
    put_location(p, location);
    for (unsigned i = 0; i < SOLDIERS; i++)
        if (in_play(&p->wf.soldier[i]))
            p->wf.soldier[i].place = 2;
}

TEST(a_roll_with_the_ability_gains_the_effect)
{
    RULE("WF-ABL-01");
    RULE("WF-ABL-02");                                  /* nothing but ability, modifier and effect is on the card */
    RULE("WF-ABL-04");
    RULE("KW-191");
    RULE("KW-086");
    RULE("KW-089");
    struct play p;
    begin_at(&p, "team Hacker", "Clockwork");           /* Hackwork 8, +3: the book's example */
    TAKE(&p, "attempt Hacker/1, Clockwork/3", 4);
    assert_is(&p, "timer = 18");                        /* 7: not enough */
    assert_is(&p, "soldier[0].actions = 1");
    assert_is(&p, "location[2].flags = 0");
    TAKE(&p, "attempt Hacker/1, Clockwork/3", 5);       /* again, for another Action */
    assert_is(&p, "timer = 20");
    assert_is(&p, "soldier[0].actions = 0");
    assert_is(&p, "location[2].flags = 4");
    assert_refused(&p, "attempt Hacker/1, Clockwork/3", "WF-TRN-02");
    end_play(&p);
}

TEST(what_is_added_to_the_roll_counts)
{
    RULE("WF-ABL-04");
    RULE("KW-091");
    struct play p;
    begin_at(&p, "team Hacker + Wire Sense", "Mute Box");       /* 8, -1 +1 */
    TAKE(&p, "attempt Hacker/1, Mute Box/3", 7);
    assert_is(&p, "soldier[0].xp = 0");
    TAKE(&p, "attempt Hacker/1, Mute Box/3", 8);
    assert_is(&p, "soldier[0].xp = 3");
    end_play(&p);
    begin_at(&p, "team Hacker", "Mute Box");
    TAKE(&p, "attempt Hacker/1, Mute Box/3", 8);
    assert_is(&p, "soldier[0].xp = 0");
    end_play(&p);
}

TEST(only_who_is_there_and_has_the_ability)
{
    RULE("WF-ABL-03");
    RULE("WF-SOL-17");
    struct play p;
    begin(&p, "team Hacker + Able");
    put_location(&p, "Clockwork");
    assert_refused(&p, "attempt Hacker/1, Clockwork/3", "WF-ABL-03");
    given(&p, "soldier[0].place = 2\nsoldier[1].place = 2");
    assert_true(offered(&p, "attempt Hacker/1, Clockwork/3"));
    assert_refused(&p, "attempt Able/2, Clockwork/3", "WF-SOL-17");
    end_play(&p);
}

TEST(gear_can_have_the_ability)
{
    RULE("WF-SOL-17");
    struct play p;
    begin(&p, "mission Wired Drill, team Able + Lock Rake + Baker");        /* of the Mission card too */
    assert_true(offered(&p, "attempt Able/1, Wired Drill/1"));
    assert_false(offered(&p, "attempt Baker/2, Wired Drill/1"));
    take(&p, "attempt Able/1, Wired Drill/1");
    assert_question(&p, "use it");
    TAKE(&p, "use it Lock Rake", 8);                    /* 9 with the rake's own word */
    assert_is(&p, "soldier[0].xp = 1");
    assert_is(&p, "soldier[1].xp = 3");
    assert_is(&p, "location[0].flags = 4");
    end_play(&p);
}

TEST(of_several_numbers_the_lowest_is_his)
{
    RULE("WF-SOL-15");
    struct play p;
    begin_at(&p, "team Hacker + Code Table", "Mute Box");       /* 8 on his card, 6 on what he holds; -1 */
    TAKE(&p, "attempt Hacker/1, Mute Box/3", 6);
    assert_is(&p, "soldier[0].xp = 0");
    TAKE(&p, "attempt Hacker/1, Mute Box/3", 7);
    assert_is(&p, "soldier[0].xp = 3");
    end_play(&p);
    begin_at(&p, "team Hacker + Cipher Book", "Mute Box");      /* 9 on what he holds */
    TAKE(&p, "attempt Hacker/1, Mute Box/3", 8);
    assert_is(&p, "soldier[0].xp = 0");
    TAKE(&p, "attempt Hacker/1, Mute Box/3", 9);
    assert_is(&p, "soldier[0].xp = 3");
    end_play(&p);
}

TEST(the_second_gains_nothing)
{
    RULE("WF-ABL-05");
    struct play p;
    begin_at(&p, "team Hacker + Duncan + Cipher Book", "Clockwork");
    TAKE(&p, "attempt Hacker/1, Clockwork/3", 10);
    assert_is(&p, "timer = 20");
    assert_refused(&p, "attempt Hacker/1, Clockwork/3", "WF-ABL-05");
    assert_refused(&p, "attempt Duncan/2, Clockwork/3", "WF-ABL-05");
    end_turn(&p);
    assert_refused(&p, "attempt Hacker/1, Clockwork/3", "WF-ABL-05");
    end_play(&p);
}

TEST(suppressed_soldiers_do_not_attempt)
{
    RULE("WF-ABL-04");
    struct play p;
    begin_at(&p, "team Hacker", "Clockwork");
    given(&p, "soldier[0].suppress = 1");
    assert_refused(&p, "attempt Hacker/1, Clockwork/3", "WF-TRN-14");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_roll_with_the_ability_gains_the_effect), IT(what_is_added_to_the_roll_counts),
        IT(only_who_is_there_and_has_the_ability), IT(gear_can_have_the_ability),
        IT(of_several_numbers_the_lowest_is_his), IT(the_second_gains_nothing),
        IT(suppressed_soldiers_do_not_attempt),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
