/* SPDX-License-Identifier: MIT */
/* wf_hired.c -- the tactical rules as the manual of a company for hire has them, with its own numbers; and what it
 * alone says, which is not so. */
#include "mission.h"
#include "warfighter/gear.h"
#include "warfighter/hostiles.h"

#include <stdio.h>

#define HIRED "setting Contract Drill, "

/* ---- arms --------------------------------------------------------------------------------------------- */

TEST(the_chart_of_a_weapon)
{
    RULE("WF-PMT-06");
    RULE("WF-PMT-08");
    struct play p;
    begin(&p, HIRED "team Dune + Short Rifle");
    assert_is(&p, "item[0].count = 5");                 /* 5 Ammo: one of them loaded */
    assert_is(&p, "item[0].flags = 0");
    put_location(&p, "Stream");
    put_hostile(&p, "Loner", 1, 0);
    TAKE(&p, "attack Dune/1, Short Rifle/1, Semi, Loner/1", 5, 2);      /* Range 0: 5 and up; one die */
    assert_int_equal(hostiles_in_play(&p), 0);
    put_hostile(&p, "Nest", 2, 0);
    TAKE(&p, "attack Dune/1, Short Rifle/1, Auto, Nest/1", 8, 8, 2, 3); /* Range 1: 9 and up; three dice */
    assert_is(&p, "hostile[0].ekia = 0");
    assert_is(&p, "hostile[0].suppress = 1");
    assert_is(&p, "item[0].flags = 5");                 /* a 2 has emptied it: used, and Empty */
    end_play(&p);
}

TEST(cards_are_for_a_type_of_attack)
{
    RULE("WF-PMT-07");
    RULE("WF-PMT-13");
    RULE("WF-PMT-48");
    struct play p;
    begin(&p, HIRED "team Dune + Short Rifle + Bomb");
    given(&p, "hand[0] = Aim, Overarm, Shake Off");
    put_hostile(&p, "Nest", 1, 0);
    take(&p, "attack Dune/1, Short Rifle/1, Semi, Nest/1");
    assert_question(&p, "attack declared");
    assert_true(offered(&p, "play Dune/1, Aim"));       /* a Ranged Attack */
    assert_false(offered(&p, "play Dune/1, Overarm"));  /* which is not Thrown */
    assert_false(offered(&p, "play Dune/1, Shake Off"));        /* no other card in the middle of it */
    TAKE(&p, "pass", 3, 1);
    take(&p, "attack Dune/1, Bomb/2, Explosion, Nest/1");
    assert_question(&p, "attack declared");
    assert_false(offered(&p, "play Dune/1, Aim"));      /* a Thrown Attack */
    TAKE(&p, "play Dune/1, Overarm", 3, 2, 2, 2, 2);    /* with the dice of its Explosion Mode; 7 is needed */
    assert_is(&p, "hostile[0].ekia = 1");
    assert_false(p.wf.item[1].thing.live);              /* it is used up */
    end_play(&p);
}

TEST(a_bipod_is_deployed_for_an_action)
{
    RULE("WF-PMT-09");
    RULE("WF-PMT-10");
    struct play p;
    begin(&p, HIRED "team Dune + Squad Gun");
    put_location(&p, "Stream");
    put_hostile(&p, "Nest", 3, 0);
    take(&p, "deploy bipod Dune/1, Squad Gun/1");
    assert_is(&p, "soldier[0].actions = 1");
    given(&p, "hostile[0].place = 2\nhostile[0].suppress = 4");
    TAKE(&p, "attack Dune/1, Squad Gun/1, Semi, Nest/1", 5, 3);         /* 7 is needed: 2 more with the Bipod */
    assert_is(&p, "hostile[0].ekia = 1");
    given(&p, "soldier[0].actions = 1\nhand[0] = Aim, Aim, Aim, Aim, Aim");
    take(&p, "move Dune/1, Stream/3");
    while (strcmp(grog_question(p.m, &p.game), "soldier turn"))
        take(&p, offered(&p, "discard Dune/1, Aim") ? "discard Dune/1, Aim" : "pass");
    assert_is(&p, "soldier[0].place = 2");
    given(&p, "soldier[0].actions = 1\nhand[0] =");
    assert_true(offered(&p, "deploy bipod Dune/1, Squad Gun/1"));       /* it is not deployed any more */
    TAKE(&p, "attack Dune/1, Squad Gun/1, Semi, Nest/1", 5, 3);
    assert_is(&p, "hostile[0].ekia = 1");
    end_play(&p);
}

TEST(a_sidearm_ends_an_attack)
{
    RULE("WF-PMT-15");
    RULE("KW-144");
    struct play p;
    begin(&p, HIRED "team Dune + Sidearm");
    put_hostile(&p, "Loner", 1, 0);
    end_turn(&p);
    assert_question(&p, "attacked");                    /* before the dice */
    take(&p, "use Dune/1, Sidearm/1");
    assert_is(&p, "soldier[0].suppress = 0");
    assert_true(p.wf.item[0].flags & ITEM_EMPTY);
    assert_is(&p, "item[0].count = 3");                 /* the loaded counter is turned, not gone */
    assert_question(&p, "soldier turn");
    END_TURN(&p, 10, 6);                                /* and while it is Empty it helps nobody */
    assert_is(&p, "soldier[0].wound[0] = 1");
    end_play(&p);
    begin(&p, HIRED "team Dune + Sidearm");
    put_location(&p, "Stream");
    put_hostile(&p, "Loner", 2, 0);
    END_TURN(&p, 10, 6);                                /* from Range 1 nobody is asked */
    assert_is(&p, "soldier[0].wound[0] = 1");
    end_play(&p);
}

TEST(equipment_goes_with_its_last_counter)
{
    RULE("WF-PMT-16");
    struct play p;
    begin(&p, HIRED "team Dune + Field Kit");
    assert_is(&p, "item[0].count = 4");
    given(&p, "item[0].count = 1\nsoldier[0].wound[0] = 1");
    take(&p, "use Dune/1, Field Kit/1");
    assert_true(told(&p, "is used up: Field Kit"));
    TAKE(&p, "choose wound 1", 4);
    end_turn(&p);
    assert_false(p.wf.item[0].thing.live);
    end_play(&p);
    begin(&p, "team Able + Field Kit");                 /* elsewhere it stays */
    given(&p, "item[0].count = 1\nsoldier[0].wound[0] = 1");
    take(&p, "use Able/1, Field Kit/1");
    TAKE(&p, "choose wound 1", 4);
    end_turn(&p);
    assert_true(p.wf.item[0].thing.live);
    end_play(&p);
}

TEST(of_several_each_goes_with_its_own_counters)
{
    RULE("WF-PMT-16");
    struct play p;
    for (unsigned hired = 0; hired < 2; hired++) {
        begin(&p, hired ? HIRED "team Dune + Field Kit x2 + Clumsy" : "team Able + Field Kit x2 + Baker");
        assert_int_equal(wf_load(p.m, &p.wf, 0), 4);
        given(&p, "item[0].count = 5\nsoldier[0].wound[0] = 1");       /* of both */
        take(&p, hired ? "use Dune/1, Field Kit/1" : "use Able/1, Field Kit/1");
        assert_int_equal(told(&p, "is used up: Field Kit"), hired);
        TAKE(&p, "choose wound 1", 1);
        assert_is(&p, "item[0].count = 4");
        assert_int_equal(p.wf.item[0].extra, !hired);
        assert_int_equal(wf_load(p.m, &p.wf, 0), hired ? 2 : 4);
        if (hired)
            take(&p, "pass Dune/1, Field Kit/1, Clumsy/2");     /* WF-BUY-12  this one was not used */
        end_play(&p);
    }
    begin(&p, HIRED "team Dune + Leaky Flask");         /* whatever takes the last */
    assert_true(p.wf.item[0].flags & ITEM_LOST);
    end_turn(&p);
    assert_false(p.wf.item[0].thing.live);
    end_play(&p);
}

TEST(a_negative_skill_comes_with_its_soldier_alone)
{
    RULE("WF-PMT-05");
    struct play p;
    assert_unfit(HIRED "team Dune + Cold Hands", "WF-SVC-05");
    begin(&p, HIRED "team Clumsy");
    struct grog_frame about = { .proc = PROC_READY, .seat = 0, .actor = soldier_ref(&p.wf, 0) };
    assert_int_equal(grog_value(p.m, &p.game, VALUE_MOVEMENT, &about, NULL), -1);
    end_play(&p);
    begin(&p, HIRED "team Clumsy + Warm Gloves");       /* what another Skill makes up for */
    about.actor = soldier_ref(&p.wf, 0);
    assert_int_equal(grog_value(p.m, &p.game, VALUE_MOVEMENT, &about, NULL), 0);
    end_play(&p);
}

TEST(used_gear_stays_in_hand)
{
    RULE("WF-PMT-58");
    struct play p;
    begin(&p, HIRED "team Dune + Short Rifle + Sand 6");
    put_hostile(&p, "Nest", 1, 0);
    assert_true(offered(&p, "drop Dune/1, Short Rifle/1"));
    TAKE(&p, "attack Dune/1, Short Rifle/1, Semi, Nest/1", 8, 1);
    assert_refused(&p, "drop Dune/1, Short Rifle/1", "WF-PMT-58");
    assert_refused(&p, "pass Dune/1, Short Rifle/1, Sand 6/2", "WF-BUY-12");
    end_play(&p);
    begin_by(&p, "hands_full", "team Able + Plain Rifle");              /* it is that word alone */
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 8, 1);
    assert_refused(&p, "drop Able/1, Plain Rifle/1", "WF-PMT-58");
    end_play(&p);
    begin(&p, "team Able + Plain Rifle");               /* elsewhere it may be dropped */
    put_hostile(&p, "Nest", 1, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 8, 1);
    assert_true(offered(&p, "drop Able/1, Plain Rifle/1"));
    end_play(&p);
}

/* ---- Wounds ----------------------------------------------------------------------------------------------- */

TEST(wounds_of_before_shorten_the_first_hand)
{
    RULE("WF-PMT-45");
    struct play p;
    begin(&p, HIRED "wounded Dune x3, team Dune + Sand 6");
    assert_is(&p, "soldier[0].wound[0] = 3");
    int dune = 0, sand = 0;
    for (unsigned i = 0; i < p.heard.n; i++) {
        dune += p.heard.at[i].kind == TOLD_DREW || p.heard.at[i].kind == TOLD_FINDS
              ? p.heard.at[i].object[0] == soldier_ref(&p.wf, 0) : 0;
        sand += p.heard.at[i].kind == TOLD_DREW || p.heard.at[i].kind == TOLD_FINDS
              ? p.heard.at[i].object[0] == soldier_ref(&p.wf, 1) : 0;
    }
    assert_int_equal(dune, 1);                          /* of Health 4 */
    assert_int_equal(sand, 5);
    end_play(&p);
    assert_unfit(HIRED "wounded Dune x4, team Dune", "WF-PMT-45");
    assert_unfit(HIRED "wounded Able, team Dune", "WF-PMT-45");
}

TEST(a_kit_heals_by_its_table)
{
    RULE("WF-PMT-59");
    RULE("WF-PMT-60");
    struct play p;
    begin(&p, HIRED "team Dune + Field Kit + Sand 6");
    given(&p, "soldier[1].wound[0] = 3\nsoldier[1].wound[1] = 1");
    take(&p, "use Dune/1, Field Kit/1");                /* an Action and a counter, for anybody here */
    assert_is(&p, "soldier[0].actions = 1");
    assert_is(&p, "item[0].count = 3");
    TAKE(&p, "choose wound 17", 7);                     /* the manual's example: 7 heals 2 of 3 */
    assert_is(&p, "soldier[1].wound[0] = 129");         /* a Treated 1 */
    take(&p, "use Dune/1, Field Kit/1");
    assert_false(offered(&p, "choose wound 17"));       /* the Treated one is left alone */
    TAKE(&p, "choose wound 18", 9);
    assert_is(&p, "soldier[1].wound[1] = 0");           /* what it heals beyond is lost */
    assert_is(&p, "soldier[1].wound[0] = 129");
    end_play(&p);
    begin(&p, HIRED "team Dune + Field Kit + Sand 6");  /* of his own Location */
    put_location(&p, "Stream");
    given(&p, "soldier[0].wound[0] = 1\nsoldier[1].wound[0] = 3\nsoldier[1].place = 2");
    take(&p, "use Dune/1, Field Kit/1");
    assert_true(offered(&p, "choose wound 1"));
    assert_false(offered(&p, "choose wound 17"));
    end_play(&p);
}

/* ---- Hostiles ---------------------------------------------------------------------------------------------- */

TEST(range_is_columns)
{
    RULE("WF-PMT-28");
    for (unsigned far = 0; far < 3; far++) {            /* the manual's Range 0-1 */
        struct play p;
        begin(&p, HIRED "team Dune");
        put_location(&p, "Stream");
        put_location(&p, "Stream");
        put_hostile(&p, "Loner", 1 + far, 0);
        assert_int_equal(wf_in_range(p.m, &p.wf, &p.wf.hostile[0]), far < 2);
        end_play(&p);
    }
}

TEST(a_hostile_that_is_too_near_goes_away)
{
    RULE("WF-PMT-63");
    struct play p;
    begin(&p, HIRED "team Dune");
    put_location(&p, "Stream");
    put_location(&p, "Stream");
    put_hostile(&p, "Sniper", 1, 0);                    /* Range 2-3 */
    put_hostile(&p, "Sniper", 2, 0);
    put_hostile(&p, "Loner", 4, 0);
    given(&p, "hostile[1].suppress = 1");
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 2");
    assert_is(&p, "hostile[1].place = 2");              /* not with a Suppress counter */
    assert_is(&p, "hostile[2].place = 3");
    end_play(&p);
}

TEST(holding_begins_with_nobody_there)
{
    RULE("WF-PMT-36");
    RULE("WF-PMT-41");
    static const char *const mission[] = { "Left Flank", "The Front" };
    for (unsigned i = 0; i < 2; i++) {
        struct play p;
        char setup[96];
        snprintf(setup, sizeof setup, HIRED "mission %s, team Able", mission[i]);
        begin(&p, setup);
        assert_is(&p, "active = 1");                    /* no Inactive counter */
        assert_int_equal(p.wf.front + 1, p.wf.objective);       /* every space is filled */
        assert_true(hostiles_in_play(&p) <= (i ? p.wf.front - 1 : 0));  /* (a Holding Action draws as its Turn opens) */
        end_play(&p);
    }
}

/* ---- what is not so -------------------------------------------------------------------------------------------- */

TEST(a_mission_is_not_aborted)
{
    RULE("WF-PMT-30");
    struct play p;
    begin(&p, HIRED "team Dune");
    assert_false(offered(&p, "abort"));
    given(&p, "timer = 1");
    end_turn(&p);
    assert_true(p.game.over);                           /* time out fails it, */
    assert_is(&p, "success = 0");
    assert_is(&p, "soldier[0].fate = 0");               /* and harms nobody */
    assert_is(&p, "soldier[0].outcome = 0");
    end_play(&p);
}

TEST(what_the_manual_alone_says)
{
    RULE("WF-PMT-19");
    RULE("WF-PMT-52");
    RULE("WF-PMT-62");
    struct play p;
    begin(&p, HIRED "mission Hired Convoy, team Dune + Short Rifle + Sand 6");
    assert_is(&p, "timer = 8");                         /* the Mission card's Time */
    given(&p, "soldier[0].wound[0] = 3");
    put_hostile(&p, "Loner", 1, 0);
    END_TURN(&p, 10, 6);
    assert_is(&p, "soldier[0].fate = 1");
    assert_is(&p, "item[0].place = 1");                 /* who is Downed leaves his Gear */
    end_play(&p);
    begin(&p, HIRED "rules Jams, team Dune + Short Rifle");
    given(&p, "item[0].flags = 1");
    take(&p, "reload Dune/1, Short Rifle/1");           /* one Action, with the rule of Jams too */
    assert_is(&p, "soldier[0].actions = 1");
    end_play(&p);
}

/* Beyond Reinforcements each Location has a card as the Soldier Turn opens, and none again in the Hostile Turn. */
TEST(a_holding_action_draws_once_a_turn)
{
    RULE("WF-PMT-43");
    struct play p;
    begin(&p, HIRED "mission The Front, team Able");
    assert_int_equal(hostiles_in_play(&p), 4);
    struct grog_run r = { .m = p.m, .g = &p.game };
    EACH_HOSTILE(&p.wf, i)
        wf_remove_hostile(&r, hostile_ref(&p.wf, i));
    EACH_EVENT(&p.wf, i)
        grog_thing_free(&r, event_ref(&p.wf, i));
    for (unsigned space = 2; space < 6; space++)
        p.wf.location[space].thing.card = card("Lawn"); /* no Reinforcements of its own */
    stack(&p, ZONE_HOSTILES, "Loner, Loner, Loner, Loner, Loner, Loner, Loner, Loner");
    end_turn(&p);
    assert_true(told_at(&p, "arrives: Loner") > told_at(&p, "a Soldier Turn begins"));
    assert_int_equal(hostiles_in_play(&p), 4);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_chart_of_a_weapon), IT(cards_are_for_a_type_of_attack), IT(a_bipod_is_deployed_for_an_action),
        IT(a_sidearm_ends_an_attack), IT(equipment_goes_with_its_last_counter),
        IT(of_several_each_goes_with_its_own_counters),
        IT(a_negative_skill_comes_with_its_soldier_alone), IT(used_gear_stays_in_hand),
        IT(wounds_of_before_shorten_the_first_hand), IT(a_kit_heals_by_its_table), IT(range_is_columns),
        IT(a_hostile_that_is_too_near_goes_away), IT(holding_begins_with_nobody_there), IT(a_mission_is_not_aborted),
        IT(what_the_manual_alone_says), IT(a_holding_action_draws_once_a_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
