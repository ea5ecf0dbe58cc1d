/* SPDX-License-Identifier: MIT */
/* wf_turn.c -- Sequence of Play, Actions and Activities: each test would fail without its rule. */
#include "mission.h"

/* How many options of seat 0 begin so. */
static unsigned options(const struct play *p, const char *begins)
{
    static struct grog_options all;
    char line[GROG_TEXT_MAX];
    unsigned n = 0;
    grog_list(p->m, &p->game, 0, &all);
    for (uint32_t i = 0; i < all.n; i++)
        n += !strncmp(grog_option_text(p->m, &p->game, all.at[i], line), begins, strlen(begins));
    return n;
}

/* ---- Action counters ------------------------------------------------------------- */

TEST(a_soldier_has_a_counter_for_each_action)
{
    RULE("WF-TRN-01");
    RULE("WF-TRN-09");
    RULE("WF-TRN-10");
    struct play p;
    begin(&p, "team Able + Baker + Quick + Carl + Squad");
    assert_is(&p, "soldier[0].actions = 2");
    assert_is(&p, "soldier[1].actions = 3");                /* his Skill gives him one more */
    assert_is(&p, "soldier[2].actions = 2");
    assert_is(&p, "soldier[3].actions = 3");
    given(&p, "soldier[0].wound[0] = 1\nsoldier[2].wound[0] = 1\nsoldier[3].wound[0] = 1");
    end_turn(&p);
    assert_is(&p, "soldier[0].actions = 2");                /* Wounds take nothing from a Player Soldier's */
    assert_is(&p, "soldier[2].actions = 1");
    assert_is(&p, "soldier[3].actions = 2");
    end_play(&p);
}

TEST(an_action_spent_is_used_and_who_has_none_cannot_act)
{
    RULE("WF-TRN-02");
    RULE("WF-TRN-20");
    struct play p;
    begin(&p, "team Able + Plain Rifle");
    put_location(&p, "Field");
    put_hostile(&p, "Loner", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/1", 3, 1);
    assert_is(&p, "soldier[0].actions = 1");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/1", 3, 1);
    assert_is(&p, "soldier[0].actions = 0");
    assert_refused(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/1", "WF-TRN-02");
    assert_refused(&p, "move Able/1, Field/3", "WF-TRN-02");
    assert_refused(&p, "discard and draw Able/1", "WF-TRN-02");
    given(&p, "soldier[0].suppress = 1");
    assert_refused(&p, "rally Able/1", "WF-TRN-02");
    given(&p, "hand[0] = Heave");
    assert_false(offered(&p, "play Able/1, Heave"));        /* costs one */
    end_play(&p);
}

TEST(counters_are_unused_again_as_the_turn_begins)
{
    RULE("WF-TRN-03");
    struct play p;
    begin(&p, "team Able + Baker");
    take(&p, "discard and draw Able/1");
    given(&p, "hand[0] =");
    take(&p, "discard and draw Able/1");
    assert_is(&p, "soldier[0].actions = 0");
    assert_is(&p, "soldier[1].actions = 2");
    end_turn(&p);
    assert_is(&p, "soldier[0].actions = 2");
    assert_is(&p, "soldier[1].actions = 2");                /* what was not spent is not kept */
    end_play(&p);
}

/* ---- the sequence ---------------------------------------------------------------- */

TEST(soldier_turn_and_hostile_turn_until_time_runs_out)
{
    RULE("WF-TRN-04");
    struct play p;
    begin(&p, "mission Light Drill, team Able");
    stack(&p, ZONE_HOSTILES, "Nest, Nest, Nest");           /* too dear to come as Reinforcements */
    for (unsigned turn = 1; turn < 3; turn++) {
        assert_int_equal(p.game.turn, turn);
        assert_question(&p, "soldier turn");
        end_turn(&p);
        int hostile = told_at(&p, "a Hostile Turn begins"), soldier = told_at(&p, "a Soldier Turn begins");
        assert_true(hostile >= 0 && hostile < soldier);
    }
    assert_false(p.game.over);
    end_turn(&p);
    assert_true(told_at(&p, "a Hostile Turn begins") >= 0);
    assert_true(told_at(&p, "a Soldier Turn begins") < 0);
    assert_true(p.game.over);
    assert_is(&p, "success = 0");
    end_play(&p);
}

TEST(a_mission_that_is_completed_has_no_further_turn)
{
    RULE("WF-TRN-04");
    struct play p;
    begin(&p, "mission Light Drill, team Able + Bomb");
    put_location(&p, "Field");
    p.wf.active = 1;
    p.wf.location[1].flags = 0;
    given(&p, "soldier[0].place = 3\nhostile[0].hits = 2");
    TAKE(&p, "attack Able/1, Bomb/1, Explosion, Dump/1", 7, 1, 1, 1, 6);
    assert_true(p.game.over);
    assert_is(&p, "success = 1");
    assert_question(&p, "");
    end_play(&p);
}

TEST(the_hostile_turn_has_five_steps_in_their_order)
{
    RULE("WF-TRN-08");
    struct play p;
    begin(&p, "team Able");
    put_location(&p, "Stream");
    given(&p, "soldier[0].place = 2");
    put_hostile(&p, "Chief", 4, 0);                         /* a space too far to Attack */
    put_hostile(&p, "Loner", 5, 0);
    given(&p, "hostile[1].suppress = 1");
    stack(&p, ZONE_HOSTILES, "Loner");
    END_TURN(&p, 8, 2);                                     /* only of the Loner who has just arrived */
    assert_is(&p, "hostile[2].place = 2");
    assert_is(&p, "soldier[0].wound[0] = 1");
    assert_is(&p, "hostile[0].place = 3");                  /* in Range now, behind the Attacks */
    assert_is(&p, "hostile[1].place = 5");                  /* was still Suppressed when others closed */
    assert_is(&p, "hostile[1].suppress = 0");
    assert_is(&p, "timer = 17");
    const int step[] = {
        told_at(&p, "arrives: Loner/3"), told_at(&p, "attacks: Loner/3"), told_at(&p, "moves: Chief/1"),
        told_at(&p, "recovers: Loner/2"), told_at(&p, "Turns left:"), (int)p.heard.n,
    };
    for (unsigned i = 0; i < 5; i++)
        assert_true(step[i] >= 0 && step[i] < step[i + 1]);
    end_play(&p);
}

TEST(each_action_costs_one)
{
    RULE("WF-TRN-06");
    RULE("WF-TRN-13");
    RULE("WF-TRN-16");
    struct play p;
    begin(&p, "team Able + Plain Rifle");
    put_location(&p, "Field");
    put_hostile(&p, "Loner", 1, 0);
    given(&p, "soldier[0].suppress = 2\nsoldier[0].actions = 6");
    take(&p, "rally Able/1");
    assert_is(&p, "soldier[0].actions = 5");
    assert_is(&p, "soldier[0].suppress = 1");
    take(&p, "rally Able/1");
    assert_is(&p, "soldier[0].actions = 4");
    assert_is(&p, "soldier[0].suppress = 0");
    assert_false(offered(&p, "rally Able/1"));
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "soldier[0].actions = 3");
    assert_is(&p, "soldier[0].place = 2");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/1", 2, 1);
    assert_is(&p, "soldier[0].actions = 2");
    take(&p, "reload Able/1, Plain Rifle/1");
    assert_is(&p, "soldier[0].actions = 1");
    take(&p, "discard and draw Able/1");
    assert_is(&p, "soldier[0].actions = 0");
    assert_refused(&p, "discard and draw Able/1", "WF-TRN-02");
    end_play(&p);
}

TEST(activities_take_no_action)
{
    RULE("WF-TRN-07");
    RULE("WF-TRN-26");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Bomb + Baker");
    given(&p, "soldier[0].actions = 0\nsoldier[1].actions = 0\nsoldier[1].xp = 2\n"
              "hand[0] = Tidy Up, Field, Toll\nhand[1] = Lookout, Aim, Aim");
    stack(&p, ZONE_HOSTILES, "Lurkers");
    take(&p, "play Able/1, Tidy Up");
    assert_refused(&p, "play location Able/1, Toll", "WF-LOC-10");      /* 1 Action to play */
    take(&p, "play location Able/1, Field");
    take(&p, "pass Able/1, Plain Rifle/1, Baker/2");
    take(&p, "discard gear Able/1, Bomb/2");
    for (unsigned i = 3; i < 6; i++)
        put_location(&p, "Field");
    given(&p, "soldier[0].place = 5\nplayed = 0");
    take(&p, "activate Able/1");
    take(&p, "play Baker/2, Lookout");
    assert_is(&p, "soldier[0].xp = 1");
    assert_is(&p, "location[2].card = Field");
    assert_is(&p, "item[0].holder = 2");
    assert_is(&p, "active = 1");
    end_turn(&p);
    take(&p, "retain Lookout/1");
    assert_question(&p, "who pays");
    assert_is(&p, "soldier[0].actions = 0");
    assert_is(&p, "soldier[1].actions = 0");
    end_play(&p);
}

TEST(an_activity_takes_the_action_that_its_card_states)
{
    RULE("WF-TRN-26");
    struct play p;
    begin(&p, "team Able");
    given(&p, "hand[0] = Toll, Heave");
    stack(&p, ZONE_HOSTILES, "Pair");
    take(&p, "play location Able/1, Toll");
    assert_is(&p, "soldier[0].actions = 1");
    take(&p, "play Able/1, Heave");
    assert_is(&p, "soldier[0].actions = 0");
    end_play(&p);
}

TEST(any_number_of_action_cards_for_nothing)
{
    RULE("WF-TRN-27");
    struct play p;
    begin(&p, "team Able");
    given(&p, "soldier[0].actions = 1\nhand[0] = Tidy Up, Tidy Up, Tidy Up, Tidy Up, Tidy Up, Tidy Up, Tidy Up, Aim");
    for (unsigned i = 1; i <= 7; i++) {
        take(&p, "play Able/1, Tidy Up");
        assert_int_equal(p.wf.soldier[0].xp, i);            /* nothing paid */
        assert_int_equal(p.wf.hand[0][0], 8 - i);           /* but the card itself */
    }
    assert_is(&p, "soldier[0].actions = 1");
    end_play(&p);
}

TEST(soldiers_act_in_any_order)
{
    RULE("WF-TRN-11");
    RULE("WF-TRN-33");
    struct play p;
    begin(&p, "seats 2, team Able + Plain Rifle + Baker + Plain Rifle");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "hand[0] = Tidy Up\nhostile[0].suppress = 4");
    take_dice(&p, 1, "attack Baker/2, Plain Rifle/2, Semi, Nest/1", (const uint8_t[]){ 3, 1 }, 2);
    take(&p, "play Able/1, Tidy Up");
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 3, 1);
    take_as(&p, 1, "discard and draw Baker/2");
    assert_is(&p, "soldier[0].actions = 1");
    assert_is(&p, "soldier[1].actions = 0");
    assert_question(&p, "soldier turn");                    /* Able has an Action left */
    take(&p, "end turn");                                   /* and keeps it to himself */
    assert_true(told_at(&p, "a Hostile Turn begins") < 0);
    assert_int_equal(p.game.asked, 2);
    take_as(&p, 1, "end turn");
    assert_true(told_at(&p, "a Hostile Turn begins") >= 0);
    assert_int_equal(p.game.turn, 2);
    end_play(&p);
}

TEST(nobody_gives_actions_to_another)
{
    RULE("WF-TRN-12");
    static struct play p, after;
    static struct grog_options all;
    char line[GROG_TEXT_MAX];
    unsigned tried = 0;
    begin(&p, "team Able + Plain Rifle + Baker + Plain Rifle + Kit + Carl");
    put_location(&p, "Field");
    put_hostile(&p, "Loner", 1, 0);
    given(&p, "soldier[0].actions = 0\nhand[1] = Tidy Up, Heave, Load\nitem[0].flags = 1\nsoldier[0].wound[0] = 2");
    grog_list(p.m, &p.game, 0, &all);
    for (uint32_t i = 0; i < all.n; i++) {
        if (!strcmp(grog_option_text(p.m, &p.game, all.at[i], line), "end turn"))
            continue;
        after = p;
        assert_int_equal(grog_take(after.m, &after.game, 0, all.at[i], &after.heard), GROG_OK);
        if (after.wf.soldier[0].actions || after.wf.soldier[1].actions > 2 || after.wf.soldier[2].actions > 2)
            fail_msg("'%s' gives an Action", line);
        tried++;
    }
    assert_true(tried > 10);
    end_play(&p);
}

/* ---- Remove 1 Suppress ------------------------------------------------------------- */

TEST(who_is_suppressed_spends_actions_on_nothing_else)
{
    RULE("WF-TRN-13");
    RULE("WF-TRN-14");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Kit + Baker");
    put_location(&p, "Field");
    put_hostile(&p, "Loner", 1, 0);
    given(&p, "soldier[0].suppress = 2\nsoldier[0].actions = 3\nsoldier[1].suppress = 1\nsoldier[1].place = 2\n"
              "soldier[0].wound[0] = 1\nhand[0] = Toll, Heave");
    for (unsigned left = 2; left; left--) {
        assert_refused(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/1", "WF-TRN-14");
        assert_refused(&p, "move Able/1, Field/3", "WF-TRN-14");
        assert_refused(&p, "discard and draw Able/1", "WF-TRN-14");
        assert_refused(&p, "play location Able/1, Toll", "WF-LOC-10");
        assert_false(offered(&p, "use Able/1, Kit/2"));
        assert_false(offered(&p, "play Able/1, Heave"));
        given(&p, "item[0].flags = 1");
        assert_refused(&p, "reload Able/1, Plain Rifle/1", "WF-TRN-14");
        given(&p, "item[0].flags = 0");
        take(&p, "rally Able/1");
        assert_int_equal(p.wf.soldier[0].suppress, left - 1);
    }
    assert_is(&p, "soldier[0].actions = 1");
    assert_is(&p, "soldier[1].suppress = 1");               /* of his own alone */
    assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/1"));
    assert_true(offered(&p, "move Able/1, Field/3"));
    assert_true(offered(&p, "discard and draw Able/1"));
    assert_true(offered(&p, "play location Able/1, Toll"));
    assert_true(offered(&p, "use Able/1, Kit/2"));
    assert_true(offered(&p, "play Able/1, Heave"));
    end_play(&p);
}

TEST(who_is_suppressed_plays_cards_that_need_no_action)
{
    RULE("WF-TRN-15");
    struct play p;
    begin(&p, "team Able");
    given(&p, "soldier[0].suppress = 1\nhand[0] = Tidy Up, Heave, Field");
    assert_false(offered(&p, "play Able/1, Heave"));
    take(&p, "play Able/1, Tidy Up");
    assert_is(&p, "soldier[0].xp = 1");
    take(&p, "play location Able/1, Field");
    assert_is(&p, "soldier[0].suppress = 1");
    end_play(&p);
}

/* ---- Move ---------------------------------------------------------------------------- */

TEST(soldiers_are_always_in_a_location)
{
    RULE("WF-TRN-17");
    struct play p;
    begin(&p, "team Able");
    assert_int_equal(options(&p, "move "), 0);              /* no card beyond the Mission card yet */
    put_location(&p, "Field");
    assert_int_equal(options(&p, "move "), 1);
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "soldier[0].place = 2");
    given(&p, "soldier[0].flags = 0");
    put_hostile(&p, "Loner", 3, 0);                         /* in a space without a card */
    assert_int_equal(options(&p, "move "), 1);
    assert_true(offered(&p, "move Able/1, Drill/1"));
    for (unsigned i = 3; i < 6; i++)
        put_location(&p, "Field");
    p.wf.active = 1;
    p.wf.location[1].flags = 0;
    given(&p, "soldier[0].place = 5");
    assert_int_equal(options(&p, "move "), 2);              /* the Objective is such a card too */
    take(&p, "move Able/1, Post/2");
    assert_is(&p, "soldier[0].place = 6");
    end_play(&p);
}

TEST(one_move_a_turn)
{
    RULE("WF-TRN-18");
    struct play p;
    begin(&p, "team Able + Carl");
    put_location(&p, "Field");
    put_location(&p, "Field");
    take(&p, "move Able/1, Field/3");
    assert_refused(&p, "move Able/1, Field/4", "WF-TRN-18");
    assert_refused(&p, "move Able/1, Drill/1", "WF-TRN-18");
    take(&p, "move Carl/2, Field/3");                       /* each Soldier for himself */
    end_turn(&p);
    take(&p, "move Able/1, Field/4");
    assert_is(&p, "soldier[0].place = 3");
    given(&p, "hand[0] = Short Way");                       /* a Move for no Action is not one more */
    take(&p, "play Able/1, Short Way");
    assert_question(&p, "free move");
    assert_refused(&p, "move Able/1, Field/3", "WF-TRN-18");
    take(&p, "do not");
    assert_is(&p, "soldier[0].place = 3");
    end_turn(&p);
    given(&p, "hand[0] = Short Way");
    take(&p, "play Able/1, Short Way");
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "soldier[0].actions = 2");
    assert_refused(&p, "move Able/1, Drill/1", "WF-TRN-18");    /* and counts as the one */
    end_play(&p);
}

TEST(hostiles_do_not_hold_a_soldier)
{
    RULE("WF-TRN-19");
    struct play p;
    begin(&p, "team Able");
    put_location(&p, "Field");
    put_hostile(&p, "Nest", 1, 0);
    put_hostile(&p, "Pair", 2, 0);
    take(&p, "move Able/1, Field/3");
    assert_is(&p, "soldier[0].place = 2");
    end_play(&p);
}

/* ---- Reloading, Discard and Draw ------------------------------------------------------- */

TEST(to_reload_removes_the_empty_counter)
{
    RULE("WF-TRN-21");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Auto Rifle");
    put_hostile(&p, "Nest", 1, 0);
    given(&p, "item[0].count = 2\nitem[0].flags = 1\nitem[1].flags = 1\nsoldier[0].actions = 4");
    assert_refused(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", "WF-WPN-33");
    take(&p, "reload Able/1, Plain Rifle/1");
    assert_is(&p, "item[0].count = 1");
    assert_is(&p, "item[0].flags = 0");
    assert_is(&p, "item[1].flags = 1");                     /* one Weapon */
    assert_is(&p, "soldier[0].actions = 3");
    assert_refused(&p, "reload Able/1, Plain Rifle/1", "WF-TRN-21");
    assert_true(offered(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1"));
    given(&p, "item[0].flags = 1");
    take(&p, "reload Able/1, Plain Rifle/1");               /* that was the last counter */
    assert_is(&p, "item[0].count = 0");
    assert_refused(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", "WF-WPN-34");
    end_play(&p);
}

TEST(squad_soldiers_do_not_reload)
{
    RULE("WF-TRN-22");
    struct play p;
    begin(&p, "team Able + Plain Rifle + Bolt Rifle + Carl + Squad");
    given(&p, "item[0].flags = 1\nitem[1].flags = 1\nitem[1].holder = 3\nitem[2].flags = 3");
    assert_refused(&p, "reload Squad/3, Bolt Rifle/2", "WF-TRN-22");
    take(&p, "reload Able/1, Plain Rifle/1");
    take(&p, "reload Carl/2, Auto Rifle/3");
    assert_is(&p, "item[2].flags = 2");
    end_play(&p);
}

TEST(discard_and_draw_up_to_the_hand_size)
{
    RULE("WF-TRN-23");
    struct play p;
    begin(&p, "team Able");
    given(&p, "soldier[0].actions = 4");
    take(&p, "discard and draw Able/1");
    assert_int_equal(p.wf.hand[0][0], 6);                   /* Health 6 */
    given(&p, "soldier[0].wound[0] = 2\nhand[0] = Aim, Duck, Load");
    stack(&p, ZONE_ACTIONS, "Stride, Stride, Stride");
    take(&p, "discard and draw Able/1");
    take(&p, "discard Able/1, Duck");
    take(&p, "draw Able/1");
    assert_is(&p, "hand[0] = Aim, Stride, Stride, Load");   /* Health 4 now */
    take(&p, "discard and draw Able/1");                    /* none is discarded, none drawn */
    take(&p, "draw Able/1");
    assert_int_equal(p.wf.hand[0][0], 4);
    given(&p, "hand[0] = Aim, Aim, Aim, Duck, Duck, Duck");
    take(&p, "discard and draw Able/1");
    take(&p, "discard Able/1, Duck");
    take(&p, "draw Able/1");
    assert_is(&p, "hand[0] = Aim, Aim, Aim, Duck, Duck");   /* above it still: nothing is drawn */
    assert_is(&p, "soldier[0].actions = 0");
    end_play(&p);
}

TEST(only_player_soldiers_discard_and_draw)
{
    RULE("WF-TRN-24");
    struct play p;
    begin(&p, "team Able + Carl + Squad");
    assert_refused(&p, "discard and draw Carl/2", "WF-TRN-24");
    assert_refused(&p, "discard and draw Squad/3", "WF-TRN-24");
    assert_true(offered(&p, "discard and draw Able/1"));
    end_play(&p);
}

TEST(player_soldiers_discard_for_others)
{
    RULE("WF-TRN-28");
    struct play p;
    begin(&p, "seats 2, team Able + Baker + Nell");
    put_location(&p, "Stream");
    given(&p, "soldier[1].place = 2\nsoldier[2].xp = 0\nhand[0] = Aim, Duck\nhand[1] = Load");
    take(&p, "use Nell/3, Big Lamp/2");
    assert_question(&p, "discard");
    assert_true(offered(&p, "discard Able/1, Aim"));
    take_as(&p, 1, "discard Baker/2, Load");                /* another Location, another seat */
    assert_is(&p, "hand[1] =");
    assert_is(&p, "soldier[2].xp = 1");
    take(&p, "move Nell/3, Stream/3");
    take(&p, "discard Able/1, Aim");
    assert_is(&p, "soldier[2].place = 2");
    assert_is(&p, "hand[0] = Duck");
    given(&p, "hand[0] =");
    assert_false(offered(&p, "use Nell/3, Big Lamp/2"));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_soldier_has_a_counter_for_each_action), IT(an_action_spent_is_used_and_who_has_none_cannot_act),
        IT(counters_are_unused_again_as_the_turn_begins), IT(soldier_turn_and_hostile_turn_until_time_runs_out),
        IT(a_mission_that_is_completed_has_no_further_turn), IT(the_hostile_turn_has_five_steps_in_their_order),
        IT(each_action_costs_one), IT(activities_take_no_action), IT(an_activity_takes_the_action_that_its_card_states),
        IT(any_number_of_action_cards_for_nothing), IT(soldiers_act_in_any_order), IT(nobody_gives_actions_to_another),
        IT(who_is_suppressed_spends_actions_on_nothing_else), IT(who_is_suppressed_plays_cards_that_need_no_action),
        IT(soldiers_are_always_in_a_location), IT(one_move_a_turn), IT(hostiles_do_not_hold_a_soldier),
        IT(to_reload_removes_the_empty_counter), IT(squad_soldiers_do_not_reload),
        IT(discard_and_draw_up_to_the_hand_size), IT(only_player_soldiers_discard_and_draw),
        IT(player_soldiers_discard_for_others),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
