/* SPDX-License-Identifier: MIT */
/* wf_holding.c -- Holding Action Mission: each test would fail without its rule.  The Objective is in space 6. */
#include "mission.h"
#include "warfighter/hostiles.h"
#include "warfighter/timer.h"
#include "warfighter/types.h"

static void clear(struct play *p)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    EACH_HOSTILE(&p->wf, i)
        wf_remove_hostile(&r, hostile_ref(&p->wf, i));
    EACH_EVENT(&p->wf, i)
        grog_thing_free(&r, event_ref(&p->wf, i));
}

/* On the table, with no Hostile in play; those of the next Turn are Loners. */
static void hold(struct play *p, const char *setup)
{
    char text[256] = "mission The Front, ";
    begin(p, strncat(text, setup, 200));
    clear(p);
    stack(p, ZONE_HOSTILES, "Loner, Loner, Loner, Loner");
}

static void lay(struct play *p, unsigned space, const char *name)
{
    p->wf.location[space].thing.card = card(name);
    p->wf.location[space].flags = LOCATION_LAID;
}

static int hostiles_in(const struct play *p, unsigned space)
{
    int n = 0;
    EACH_HOSTILE(&p->wf, i)
        n += p->wf.hostile[i].place == space;
    return n;
}

static void assert_over(const struct play *p, bool success)
{
    assert_true(p->game.over);
    assert_int_equal(p->wf.success, success);
}

/* ---- Set-Up ------------------------------------------------------------------- */

TEST(the_two_cards_belong_together)
{
    RULE("WF-HLD-03");
    RULE("WF-HLD-04");
    struct play p;
    begin(&p, "mission The Front, team Able");
    assert_int_equal(p.wf.location[0].thing.card, card("The Front"));
    assert_int_equal(p.wf.location[1].thing.card, card("Fallback"));
    assert_is(&p, "objective = 6");
    assert_is(&p, "active = 1");
    assert_is(&p, "location[1].flags = 0");
    assert_refused(&p, "activate Able/1", "WF-TRN-31");
    end_play(&p);
    assert_unfit("mission The Front, objective Post, team Able", "WF-HLD-04");
    assert_unfit("mission Drill, objective Fallback, team Able", "WF-HLD-04");
}

TEST(the_whole_path_lies_and_nothing_was_paid)
{
    RULE("WF-HLD-05");
    struct play p;
    hold(&p, "team Able");
    assert_is(&p, "front = 5");
    for (unsigned i = 2; i < 6; i++)
        assert_true(p.wf.location[i].thing.live && kind_of(p.m, p.wf.location[i].thing.card) == OF_LOCATION);
    assert_false(p.wf.location[6].thing.live);
    assert_is(&p, "soldier[0].actions = 2");
    assert_is(&p, "played = 0");
    given(&p, "hand[0] = Lawn");
    assert_refused(&p, "play location Able/1, Lawn", "WF-LOC-21");
    end_play(&p);
}

/* A deal that has laid the card in the space: the seed is looked for. */
static void deal_with(struct play *p, const char *setup, const char *name, unsigned space)
{
    begin(p, setup);
    for (unsigned i = 0; i < 4096; i++) {
        const uint8_t seed[GROG_SEED_BYTES] = { (uint8_t)i, (uint8_t)(i >> 8) };
        grog_start(p->m, &p->game, seed, &p->heard);
        if (p->wf.location[space].thing.card == card(name))
            break;
    }
    assert_int_equal(p->wf.location[space].thing.card, card(name));
    clear(p);
}

TEST(obstacles_that_were_laid_wait_for_the_first_who_enters)
{
    RULE("WF-ABL-08");
    RULE("WF-HLD-05");
    struct play p;
    deal_with(&p, "mission The Front, team Picker + Able", "Trapped Gate", 5);
    assert_true(p.wf.location[5].flags & LOCATION_WAITS);
    TAKE(&p, "move Picker/1, Trapped Gate/6", 4);       /* Pickwork 7, +3 */
    assert_question(&p, "obstacle");
    TAKE(&p, "disarm Trapped Gate/6", 6);
    assert_is(&p, "soldier[0].place = 5");
    assert_int_equal(hostiles_in_play(&p), 0);          /* it was not played */
    take(&p, "move Able/2, Trapped Gate/6");
    assert_question(&p, "soldier turn");
    end_play(&p);
}

TEST(a_location_that_was_laid_stays_when_its_obstacle_is_left_alone)
{
    RULE("WF-ABL-13");
    struct play p;
    deal_with(&p, "mission The Front, team Picker + Able", "Trapped Gate", 5);
    TAKE(&p, "move Picker/1, Trapped Gate/6", 4);
    take(&p, "fall back Trapped Gate/6");
    assert_is(&p, "soldier[0].place = 6");
    assert_is(&p, "front = 5");                         /* the whole path lies */
    assert_false(p.wf.location[5].flags & LOCATION_WAITS);
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
}

TEST(all_soldiers_start_in_the_objective)
{
    RULE("WF-HLD-06");
    struct play p;
    begin(&p, "mission The Front, team Able + Baker + Carl");
    for (unsigned i = 0; i < 3; i++)
        assert_int_equal(p.wf.soldier[i].place, 6);
    end_play(&p);
}

/* ---- During the Mission ---------------------------------------------------------- */

TEST(each_turn_a_hostile_comes_to_every_location)
{
    RULE("WF-HLD-07");
    RULE("WF-HLD-08");
    struct play p;
    begin(&p, "mission The Front, team Able");
    assert_int_equal(hostiles_in_play(&p), 4);          /* Turn 1, before anybody acts */
    for (unsigned space = 2; space < 6; space++)
        assert_int_equal(hostiles_in(&p, space), 1);
    clear(&p);
    for (unsigned space = 2; space < 6; space++)
        lay(&p, space, "Lawn");                         /* no Reinforcements of their own */
    stack(&p, ZONE_HOSTILES, "Nest, Lurkers, Far Men, Runner");        /* of any value, and where their words are not */
    end_turn(&p);
    for (unsigned space = 2; space < 6; space++)
        assert_int_equal(hostiles_in(&p, space), 1);
    assert_int_equal(p.wf.hostile[0].thing.card, card("Nest"));
    assert_is(&p, "hostile[0].place = 2");
    assert_is(&p, "hostile[1].place = 3");
    assert_true(told_at(&p, "a Soldier Turn begins") < told_at(&p, "arrives: Nest"));
    end_play(&p);
}

TEST(by_night_none_comes_to_the_extraction_card)
{
    RULE("WF-HLD-07");
    struct play p;
    begin(&p, "setting Night Drill, mission The Front, team Able");
    assert_true(p.wf.location[EXTRACTION].thing.live);
    assert_int_equal(hostiles_in_play(&p), 4);
    assert_int_equal(hostiles_in(&p, 7), 0);
    end_play(&p);
}

TEST(they_come_after_the_environment)
{
    RULE("WF-HLD-07");
    struct play p;
    hold(&p, "team Able");
    for (unsigned space = 2; space < 5; space++)
        lay(&p, space, "Lawn");                         /* no Reinforcements */
    lay(&p, 5, "Bog");                                  /* Fever 4 */
    given(&p, "soldier[0].place = 5");
    END_TURN(&p, 1);
    assert_question(&p, "environment");
    assert_int_equal(hostiles_in_play(&p), 0);
    take(&p, "take a suppress Able/1");
    assert_question(&p, "soldier turn");
    assert_int_equal(hostiles_in_play(&p), 4);
    end_play(&p);
}

TEST(an_event_of_theirs_is_resolved_before_anybody_acts)
{
    RULE("WF-HLD-07");
    struct play p;
    hold(&p, "team Able");
    stack(&p, ZONE_HOSTILES, "Herald");
    stack(&p, ZONE_EVENTS, "Fog");
    end_turn(&p);
    assert_question(&p, "soldier turn");
    assert_is(&p, "event[0].flags = 0");
    assert_is(&p, "event[0].place = 2");
    end_play(&p);
}

TEST(hostiles_roll_to_come_nearer_to_the_objective)
{
    RULE("WF-HLD-09");
    RULE("WF-HLD-10");
    static const struct { const char *place; unsigned from, roll, to; } tried[] = {
        { "Crest", 3, 5, 4 }, { "Crest", 3, 4, 3 },     /* Entrance cost 3: 5 or more */
        { "Lawn", 3, 2, 4 }, { "Lawn", 3, 1, 3 }, { "Cliff", 3, 10, 3 },
    };
    struct play p;
    for (unsigned i = 0; i < GROG_COUNT(tried); i++) {
        hold(&p, "team Able");
        lay(&p, 4, tried[i].place);
        put_hostile(&p, "Zealot", tried[i].from, 0);    /* Range 0: out of Range of Able in 6 */
        end_turn_dice(&p, (const uint8_t[]){ (uint8_t)tried[i].roll }, 1);
        assert_int_equal(p.wf.hostile[0].place, tried[i].to);
        end_play(&p);
    }
    hold(&p, "team Able");                              /* whether its target is in Range or not */
    lay(&p, 5, "Lawn");
    put_hostile(&p, "Pair", 4, 0);
    END_TURN(&p, 2, 1, 9);                              /* it Attacks in vain, then rolls */
    assert_is(&p, "hostile[0].place = 5");
    end_play(&p);
    hold(&p, "team Able");                              /* printed cost: another Hostile's penalty does not count */
    lay(&p, 4, "Crest");
    put_hostile(&p, "Zealot", 3, 0);
    put_hostile(&p, "Nest", 4, 0);
    p.wf.hostile[1].suppress = 1;
    END_TURN(&p, 1, 1, 5);
    assert_is(&p, "hostile[0].place = 4");
    assert_is(&p, "hostile[1].place = 4");
    end_play(&p);
    hold(&p, "team Able");                              /* in the Objective: no die, and it does not leave */
    given(&p, "soldier[0].place = 5");
    lay(&p, 5, "Lawn");
    put_hostile(&p, "Zealot", 6, 0);
    p.wf.hostile[0].place = 6;
    p.game.frame[1].local[0] = 0;
    struct grog_run r = { .m = p.m, .g = &p.game };
    struct grog_frame f = { .proc = PROC_ADVANCE, .seat = GROG_NOBODY, .target = hostile_ref(&p.wf, 0),
                            .pending = { 2 } };
    assert_int_equal(wf_advance(&r, &f), GROG_DONE);
    assert_is(&p, "hostile[0].place = 6");
    end_play(&p);
}

TEST(one_that_is_suppressed_does_not_roll)
{
    RULE("WF-HLD-11");
    struct play p;
    hold(&p, "team Able");
    lay(&p, 4, "Lawn");
    put_hostile(&p, "Zealot", 3, 0);
    p.wf.hostile[0].suppress = 1;
    END_TURN(&p);                                       /* no die falls */
    assert_is(&p, "hostile[0].place = 3");
    end_play(&p);
}

TEST(by_night_only_who_knows_of_the_team_rolls)
{
    RULE("WF-SHW-86");
    RULE("WF-SHW-87");
    RULE("WF-SHW-88");
    RULE("WF-SHW-89");
    for (unsigned knows = AWARE; knows < AWARENESSES; knows++) {
        struct play p;
        hold(&p, "setting Night Drill, team Able");
        lay(&p, 4, "Lawn");
        put_hostile(&p, "Zealot", 3, 0);
        p.wf.hostile[0].awareness = (uint8_t)knows;
        if (knows == AWARE)
            END_TURN(&p, 2);
        else
            END_TURN(&p);                               /* no die falls */
        assert_int_equal(p.wf.hostile[0].place, knows == AWARE ? 4 : 3);
        end_play(&p);
    }
}

TEST(reinforcements_are_drawn_as_ever)
{
    RULE("WF-HLD-12");
    struct play p;
    hold(&p, "objective Open Fallback, team Able");
    for (unsigned i = 2; i < 6; i++)
        lay(&p, i, "Lawn");
    stack(&p, ZONE_HOSTILES, "Wire, Nest, Loner, Loner, Loner");
    END_TURN(&p);
    assert_int_equal(hostiles_in(&p, 6), 1);            /* for the Objective, where Able is, 0-1 */
    clear(&p);
    stack(&p, ZONE_HOSTILES, "Nest, Loner, Loner, Loner, Loner");
    END_TURN(&p);
    assert_int_equal(hostiles_in(&p, 6), 0);            /* a value that does not match */
    end_play(&p);
}

TEST(hostiles_do_not_move_the_timer_nor_keep_their_distance)
{
    RULE("WF-HLD-13");
    struct play p;
    hold(&p, "team Able");
    lay(&p, 4, "Lawn");
    put_hostile(&p, "Clock", 2, 0);                     /* Timer: -1 at the end of the Soldier Turn */
    put_hostile(&p, "Sapper", 2, 0);                    /* two steps more */
    p.wf.hostile[0].suppress = 0;
    assert_is(&p, "timer = 10");
    END_TURN(&p, 1, 1);
    assert_is(&p, "timer = 9");
    end_play(&p);
    hold(&p, "team Able");
    put_hostile(&p, "Idler", 2, 0);                     /* would hold it up */
    END_TURN(&p, 1);
    assert_is(&p, "timer = 9");
    end_play(&p);
    hold(&p, "team Able");
    put_hostile(&p, "Sapper", 2, 0);
    struct grog_run r = run_of(&p);
    grog_thing_new(&r, ARRAY_EVENT, card("Haste"), GROG_NOBODY);
    p.wf.event[0].place = 2;
    END_TURN(&p, 1);                                    /* an Event's step counts */
    assert_is(&p, "timer = 8");
    end_play(&p);
    hold(&p, "team Able");
    given(&p, "hand[0] = Late Show");
    take(&p, "play Able/1, Late Show");                 /* what is no Hostile's counts */
    assert_is(&p, "timer = 9");
    lay(&p, 5, "Lawn");
    put_hostile(&p, "Keeper", 5, 0);                    /* would keep at 2 */
    END_TURN(&p, 1);
    assert_is(&p, "hostile[0].place = 5");
    end_play(&p);
    begin(&p, "team Able");                             /* in any other Mission they count */
    put_hostile(&p, "Sapper", 5, 0);
    assert_int_equal(wf_timer_steps(p.m, &p.game), 3);
    end_play(&p);
}

TEST(time_that_a_card_adds_is_taken_away)
{
    RULE("WF-HLD-14");
    struct play p;
    hold(&p, "team Able");
    given(&p, "hand[0] = More Time, More Time");
    take(&p, "play Able/1, More Time");
    assert_is(&p, "timer = 8");
    p.wf.timer = 2;
    take(&p, "play Able/1, More Time");
    assert_is(&p, "timer = 1");                         /* the last Turn, which is still to be held */
    assert_false(p.game.over);
    end_play(&p);
}

/* By the optional rule the players say it. */
TEST(time_that_a_card_adds_goes_either_way)
{
    RULE("WF-HLD-14");
    RULE("WF-HTL-11");
    struct play p;
    hold(&p, "rules Either Way, team Able");
    given(&p, "hand[0] = More Time, More Time");
    int before = p.wf.timer;
    take(&p, "play Able/1, More Time");
    assert_question(&p, "adjust the timer");
    assert_null(grog_check(p.m, &p.game));
    take(&p, "one turn more");
    int more = p.wf.timer - before;
    assert_true(more > 0);
    take(&p, "play Able/1, More Time");
    take(&p, "one turn less");
    assert_int_equal(p.wf.timer, before);
    end_play(&p);
    begin(&p, "rules Either Way, team Able");           /* elsewhere there is nothing to choose */
    given(&p, "hand[0] = More Time");
    take(&p, "play Able/1, More Time");
    assert_question(&p, "soldier turn");
    end_play(&p);
}

TEST(the_last_turn_has_no_hostile_turn_and_wins)
{
    RULE("WF-HLD-01");
    RULE("WF-HLD-15");
    RULE("WF-HLD-17");
    struct play p;
    hold(&p, "team Able");
    p.wf.timer = 2;
    end_turn(&p);
    assert_true(told(&p, "a Hostile Turn begins"));
    assert_false(p.game.over);
    assert_is(&p, "timer = 1");
    clear(&p);
    put_hostile(&p, "Pair", 5, 0);                      /* in Range: it would Attack */
    end_turn(&p);
    assert_false(told(&p, "a Hostile Turn begins"));
    assert_over(&p, true);
    end_play(&p);
}

TEST(by_night_too_the_last_turn_wins_unless_it_was_aborted)
{
    RULE("WF-HLD-17");
    RULE("WF-SHW-49");
    struct play p;
    hold(&p, "setting Night Drill, team Able");
    p.wf.timer = 1;
    clear(&p);
    end_turn(&p);
    assert_over(&p, true);                              /* nobody has left: there is no Turn to do it in */
    end_play(&p);
    hold(&p, "setting Night Drill, team Able");
    p.wf.timer = 1;
    clear(&p);
    take(&p, "abort");
    end_turn(&p);
    assert_over(&p, false);
    end_play(&p);
}

TEST(a_hostile_in_the_objective_at_the_end_of_a_soldier_turn_loses)
{
    RULE("WF-HLD-01");
    RULE("WF-HLD-16");
    struct play p;
    hold(&p, "team Able + Plain Rifle");
    put_hostile(&p, "Zealot", 6, 0);
    end_turn(&p);
    assert_over(&p, false);
    end_play(&p);
    hold(&p, "team Able + Plain Rifle");                /* one that came in the Hostile Turn and is killed in time */
    for (unsigned space = 2; space < 6; space++)
        lay(&p, space, "Lawn");
    p.wf.location[1].thing.card = card("Open Fallback");    /* entrance 0 */
    put_hostile(&p, "Loner", 5, 0);
    stack(&p, ZONE_HOSTILES, "Nest");                   /* the Reinforcement: not of 0-1 */
    END_TURN(&p, 1, 1, 10);
    assert_is(&p, "hostile[0].place = 6");
    assert_false(p.game.over);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Loner/1", 9, 6);
    stack(&p, ZONE_HOSTILES, "Nest");
    end_turn(&p);
    assert_false(p.game.over);
    end_play(&p);
}

TEST(everything_else_is_as_in_a_standard_mission)
{
    RULE("WF-HLD-02");
    struct play p;
    hold(&p, "team Able + Plain Rifle");
    lay(&p, 5, "Lawn");
    given(&p, "soldier[0].suppress = 1\nsoldier[0].actions = 4");
    take(&p, "rally Able/1");
    take(&p, "move Able/1, Lawn/6");
    put_hostile(&p, "Nest", 5, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Nest/1", 9, 6);
    assert_is(&p, "hostile[0].ekia = 1");
    take(&p, "discard and draw Able/1");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_two_cards_belong_together),
        IT(the_whole_path_lies_and_nothing_was_paid),
        IT(obstacles_that_were_laid_wait_for_the_first_who_enters),
        IT(a_location_that_was_laid_stays_when_its_obstacle_is_left_alone),
        IT(all_soldiers_start_in_the_objective),
        IT(each_turn_a_hostile_comes_to_every_location),
        IT(by_night_none_comes_to_the_extraction_card), IT(they_come_after_the_environment),
        IT(an_event_of_theirs_is_resolved_before_anybody_acts),
        IT(hostiles_roll_to_come_nearer_to_the_objective),
        IT(one_that_is_suppressed_does_not_roll), IT(by_night_only_who_knows_of_the_team_rolls),
        IT(reinforcements_are_drawn_as_ever),
        IT(hostiles_do_not_move_the_timer_nor_keep_their_distance),
        IT(time_that_a_card_adds_is_taken_away),
        IT(time_that_a_card_adds_goes_either_way),
        IT(the_last_turn_has_no_hostile_turn_and_wins),
        IT(by_night_too_the_last_turn_wins_unless_it_was_aborted),
        IT(a_hostile_in_the_objective_at_the_end_of_a_soldier_turn_loses),
        IT(everything_else_is_as_in_a_standard_mission),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
