/* SPDX-License-Identifier: MIT */
/* wf_stress.c -- Stress cards: when they are played, by whom, what spares him and what it brings. */
#include "mission.h"
#include "warfighter/overwatch.h"

#include <stdio.h>

#define CONVOY "setting Contract Drill, mission Hired Convoy, "

/* A Soldier who draws these, and no others, with his Discard and Draw. */
static void draws(struct play *p, const char *who, const char *cards)
{
    char text[96];
    stack(p, ZONE_ACTIONS, cards);
    snprintf(text, sizeof text, "discard and draw %s", who);
    take(p, text);
    snprintf(text, sizeof text, "draw %s", who);
    if (!strcmp(grog_question(p->m, &p->game), "discard and draw"))
        take(p, text);
}

static unsigned in_actions(const struct play *p, const char *name)
{
    unsigned n = 0;
    for (unsigned i = 1; i <= p->wf.actions[0]; i++)
        n += p->wf.actions[i] == card(name);
    for (unsigned i = 1; i <= p->wf.action_discards[0]; i++)
        n += p->wf.action_discards[i] == card(name);
    return n;
}

TEST(they_lie_in_the_action_deck_where_one_of_theirs_is)
{
    RULE("WF-STR-01");
    RULE("WF-STR-02");
    struct play p;
    begin(&p, CONVOY "team Able");
    assert_int_equal(in_actions(&p, "Jitters"), 0);
    end_play(&p);
    begin(&p, CONVOY "team Able + Pinch");
    assert_int_equal(in_actions(&p, "Jitters"), 1);
    end_play(&p);
    begin(&p, "mission Light Drill, team Able + Pinch");        /* in whatever Mission */
    assert_int_equal(in_actions(&p, "Jitters"), 1);
    end_play(&p);
}

TEST(in_the_first_hand_too)
{
    RULE("WF-STR-03");
    struct play p;
    begin(&p, CONVOY "team Brimmer");
    assert_true(p.wf.soldier[0].actions > 2);           /* before the first Turn: its Action comes with that */
    assert_int_equal(in_actions(&p, "Flood"), 40);
    end_play(&p);
}

TEST(it_is_played_when_the_draw_is_done)
{
    RULE("WF-STR-03");
    RULE("WF-STR-04");
    RULE("WF-STR-06");
    RULE("WF-STR-09");
    struct play p;
    begin(&p, CONVOY "team Brine");
    draws(&p, "Brine/1", "Aim, Cold Feet, Duck, Load");  /* Health 4 */
    assert_is(&p, "hand[0] = Aim, Duck, Load");         /* it is not held, and nothing comes in its place */
    assert_true(told_at(&p, "suffers Stress: Brine/1, Cold Feet") > told_at(&p, "draws: Brine/1, Load"));
    assert_is(&p, "soldier[0].suppress = 1");           /* the ill */
    assert_is(&p, "soldier[0].later = 1");              /* and the good of it */
    assert_int_equal(p.wf.action_discards[p.wf.action_discards[0]], card("Cold Feet"));
    assert_question(&p, "soldier turn");
    assert_null(grog_check(p.m, &p.game));
    end_play(&p);
}

TEST(experience_spares_him_all_of_it)
{
    RULE("WF-STR-05");
    struct play p;
    begin(&p, CONVOY "team Brine + Grain");
    given(&p, "soldier[1].xp = 2");
    draws(&p, "Brine/1", "Cold Feet, Aim, Duck, Load");
    assert_question(&p, "stress");
    assert_null(grog_check(p.m, &p.game));
    take(&p, "avoid Cold Feet/1");
    assert_is(&p, "soldier[1].xp = 0");                 /* of any Soldier */
    assert_is(&p, "soldier[0].suppress = 0");
    assert_is(&p, "soldier[0].later = 0");
    assert_int_equal(p.wf.action_discards[p.wf.action_discards[0]], card("Cold Feet"));
    end_play(&p);
    begin(&p, CONVOY "team Brine + Grain");
    given(&p, "soldier[1].xp = 2");
    draws(&p, "Brine/1", "Cold Feet, Aim, Duck, Load");
    take(&p, "suffer Cold Feet/1");
    assert_is(&p, "soldier[1].xp = 2");
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);
    begin(&p, CONVOY "team Brine + Grain");
    given(&p, "soldier[1].xp = 1");                     /* not enough */
    draws(&p, "Brine/1", "Cold Feet, Aim, Duck, Load");
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);
}

TEST(one_whom_it_is_not_for_draws_another)
{
    RULE("WF-STR-07");
    RULE("WF-STR-08");
    struct play p;
    begin(&p, CONVOY "team Able + Brine + Pinch");
    draws(&p, "Able/1", "Cold Feet, Aim, Duck, Load, Aim, Aim, Aim");    /* Health 6 */
    assert_is(&p, "hand[0] = Aim, Aim, Aim, Aim, Duck, Load");
    assert_is(&p, "soldier[0].suppress = 0");
    draws(&p, "Brine/2", "Bad News, Aim, Aim, Aim");    /* of whom one is chosen */
    assert_question(&p, "who is stressed");
    assert_false(offered(&p, "choose soldier Able/1"));
    assert_null(grog_check(p.m, &p.game));
    take(&p, "choose soldier Pinch/3");
    assert_is(&p, "soldier[2].wound[0] = 1");
    assert_is(&p, "soldier[2].xp = 1");
    end_play(&p);
    for (unsigned i = 0; i < 4; i++) {                  /* or drawn by lot */
        begin(&p, CONVOY "team Able + Pinch + Brine");
        draws(&p, "Brine/3", "Nightmares, Aim, Aim, Aim");
        assert_true(told_at(&p, "suffers Stress: Pinch/2") >= 0 || told_at(&p, "suffers Stress: Brine/3") >= 0);
        end_play(&p);
    }
}

TEST(the_action_comes_in_the_next_turn_and_goes_with_it)
{
    RULE("WF-STR-10");
    RULE("WF-STR-11");
    struct play p;
    begin(&p, CONVOY "team Brine");
    end_turn(&p);                                       /* Turn 2 */
    draws(&p, "Brine/1", "Cold Feet, Aim, Duck, Load");
    assert_is(&p, "soldier[0].actions = 1");
    end_turn(&p);
    assert_is(&p, "soldier[0].actions = 3");            /* Turn 3 */
    assert_is(&p, "soldier[0].later = 0");
    end_turn(&p);
    assert_is(&p, "soldier[0].actions = 2");            /* Turn 4 */
    end_play(&p);
}

TEST(of_three_cards_by_overwatch_those_are_played_too)
{
    RULE("WF-OVW-14");
    RULE("WF-STR-03");
    struct play p;
    begin(&p, CONVOY "overwatch Pinch, team Brine");
    struct grog_run r = { .m = p.m, .g = &p.game };
    wf_end_overwatch(&r, SOLDIERS);
    grog_remove(&r, ZONE_ASIDE, 0, card("Three Cards"));
    p.wf.support[grog_ref_slot(grog_thing_new(&r, ARRAY_SUPPORT, card("Three Cards"), 0))].player = 2;
    stack(&p, ZONE_ACTIONS, "Cold Feet, Aim, Duck");
    put_hostile(&p, "Loner", 1, 0);
    put_hostile(&p, "Trifle", 1, 0);
    end_turn(&p);
    assert_question(&p, "attacked");                    /* in the Hostile Turn: when the Attack is over */
    take(&p, "use support Pinch/2, Three Cards/1");
    TAKE(&p, "choose soldier Brine/1", 1, 1, 1, 1);
    assert_true(told_at(&p, "suffers Stress: Brine/1") > told_at(&p, "rolls: Loner/1"));
    assert_true(told_at(&p, "suffers Stress: Brine/1") < told_at(&p, "attacks: Trifle/2"));
    assert_is(&p, "soldier[0].suppress = 1");
    assert_is(&p, "hand[0] = Aim, Duck");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(they_lie_in_the_action_deck_where_one_of_theirs_is), IT(in_the_first_hand_too),
        IT(it_is_played_when_the_draw_is_done),
        IT(experience_spares_him_all_of_it), IT(one_whom_it_is_not_for_draws_another),
        IT(the_action_comes_in_the_next_turn_and_goes_with_it), IT(of_three_cards_by_overwatch_those_are_played_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
