/* SPDX-License-Identifier: MIT */
/* wf_distraction.c -- Distraction Location Cards: each test would fail without its rule. */
#include "mission.h"
#include "warfighter/hostiles.h"

#define NIGHT "setting Night Drill, objective Quiet Post, team "

/* Able in the Engine Room, Distraction (2), with so many Hostile cards. */
static void in_the_engine_room(struct play *p, const char *setup, unsigned hostiles)
{
    begin(p, setup);
    put_location(p, "Engine Room");
    given(p, "soldier[0].place = 2");
    for (unsigned i = 0; i < hostiles; i++)
        put_hostile(p, i ? "Sentry Post" : "Sentry", 2, 0);
}

TEST(weapons_are_left_and_triggered_without_an_action)
{
    RULE("WF-SHW-34");
    RULE("WF-SHW-36");
    RULE("WF-SHW-37");
    RULE("WF-SHW-38");
    RULE("WF-SHW-41");
    RULE("WF-SHW-42");
    RULE("WF-SHW-43");
    struct play p;
    in_the_engine_room(&p, NIGHT "Able + Mine", 0);
    take(&p, "drop Able/1, Mine/1");
    assert_is(&p, "item[0].place = 2");                     /* it stays on the Location */
    for (unsigned i = 0; i < 3; i++)
        put_hostile(&p, "Sentry Post", 2, 0);               /* 3 Reticles each, value 3 */
    given(&p, "soldier[0].place = 1");                      /* from wherever he is */
    TAKE(&p, "trigger Able/1, Engine Room/3", 10);
    assert_int_equal(hostiles_in_play(&p), 1);              /* 2 of the 3, though it has 4 dice */
    assert_is(&p, "soldier[0].xp = 6");
    assert_is(&p, "soldier[0].actions = 2");
    assert_is(&p, "noise = 20");                            /* of all 4 */
    assert_false(p.wf.item[0].thing.live);
    end_play(&p);
}

/* One who drops nothing else; what he has two of, one here and one elsewhere. */
TEST(non_player_soldiers_leave_them_too)
{
    RULE("WF-SHW-34");
    struct play p;
    in_the_engine_room(&p, NIGHT "Able + Blaster", 0);
    put_location(&p, "Boiler Room");
    unsigned cap = 0;
    while (p.wf.item[cap].thing.card != card("Cap"))
        cap++;
    assert_refused(&p, "drop Blaster/2, Cap/2", "WF-BUY-13");        /* the Mission card is no such place */
    given(&p, "soldier[1].place = 2");
    assert_refused(&p, "drop Blaster/2, Plain Rifle/1", "WF-BUY-13");
    take(&p, "drop Blaster/2, Cap/2");
    assert_int_equal(p.wf.item[cap].count, 1);
    assert_is(&p, "soldier[1].actions = 2");
    given(&p, "soldier[1].place = 3");
    take(&p, "drop Blaster/2, Cap/2");
    assert_int_equal(p.wf.item[cap].place, 3);
    assert_refused(&p, "trigger Blaster/2, Engine Room/3", "WF-SHW-35");     /* one die lies there */
    assert_null(grog_check(p.m, &p.game));
    end_play(&p);
}

TEST(what_was_just_handed_over_can_be_left)
{
    RULE("WF-SHW-34");
    struct play p;
    in_the_engine_room(&p, NIGHT "Able + Mine + Baker", 0);
    given(&p, "soldier[0].place = 1");
    take(&p, "pass Able/1, Mine/1, Baker/2");
    assert_refused(&p, "drop Baker/2, Mine/1", "WF-BUY-12");        /* the Mission card is no such place */
    take(&p, "move Baker/2, Engine Room/3");
    take(&p, "drop Baker/2, Mine/1");
    assert_is(&p, "item[0].place = 2");
    assert_refused(&p, "pick up Baker/2, Mine/1", "WF-BUY-12");     /* so it ends */
    end_play(&p);
}

TEST(what_was_used_stays_his_where_the_rules_say_so)
{
    RULE("WF-PMT-58");
    struct play p;
    begin_by(&p, "hands_full", "team Able + Mine");                     /* it is that word alone */
    put_location(&p, "Engine Room");
    given(&p, "soldier[0].place = 2\nitem[0].flags = 4");
    assert_refused(&p, "drop Able/1, Mine/1", "WF-PMT-58");
    given(&p, "item[0].flags = 0");
    assert_true(offered(&p, "drop Able/1, Mine/1"));
    end_play(&p);
}

TEST(it_takes_the_dice_of_the_location)
{
    RULE("WF-SHW-33");
    RULE("WF-SHW-35");
    struct play p;
    in_the_engine_room(&p, NIGHT "Able + Cap + Stalker + Cap", 1);
    given(&p, "soldier[1].place = 2");
    take(&p, "drop Able/1, Cap/1");
    assert_refused(&p, "trigger Able/1, Engine Room/3", "WF-SHW-35");
    take(&p, "drop Stalker/2, Cap/2");                      /* all that lies there counts */
    TAKE(&p, "trigger Able/1, Engine Room/3");
    assert_int_equal(hostiles_in_play(&p), 0);              /* fewer than two: all of them */
    assert_is(&p, "noise = 10");
    end_play(&p);
    begin(&p, NIGHT "Able + Mine");                         /* the Mission card is no such place */
    take(&p, "drop Able/1, Mine/1");
    assert_false(offered(&p, "trigger Able/1, Drill/1"));
    end_play(&p);
    in_the_engine_room(&p, NIGHT "Able + Bomb", 1);         /* and a Bomb is not Triggered */
    take(&p, "drop Able/1, Bomb/1");
    assert_false(offered(&p, "trigger Able/1, Engine Room/3"));
    end_play(&p);
}

TEST(each_location_is_triggered_by_itself)
{
    RULE("WF-SHW-40");
    struct play p;
    in_the_engine_room(&p, NIGHT "Able + Mine + Stalker + Mine", 1);
    put_location(&p, "Boiler Room");
    given(&p, "soldier[1].place = 3");
    put_hostile(&p, "Sentry", 3, 0);
    take(&p, "drop Able/1, Mine/1");
    take(&p, "drop Stalker/2, Mine/2");
    TAKE(&p, "trigger Stalker/2, Engine Room/3");
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_is(&p, "hostile[1].place = 3");
    assert_is(&p, "soldier[1].xp = 1");                     /* of whoever sets it off */
    assert_true(p.wf.item[1].thing.live);
    end_play(&p);
}

TEST(in_the_hostile_turn_too)
{
    RULE("WF-SHW-38");
    struct play p;
    in_the_engine_room(&p, NIGHT "Able + Mine + Plain Rifle", 0);
    take(&p, "drop Able/1, Mine/1");
    put_hostile(&p, "Loner", 2, 0);
    TAKE(&p, "attack Able/1, Plain Rifle/2, Semi, Loner/1", 1, 1, 10);      /* not in the middle of it */
    assert_question(&p, "soldier turn");
    end_turn(&p);
    assert_question(&p, "attacked");
    take(&p, "trigger Able/1, Engine Room/3");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].wound[0] = 0");
    assert_question(&p, "soldier turn");
    end_play(&p);
}

TEST(and_before_hostiles_move)
{
    RULE("WF-SHW-38");
    struct play p;
    in_the_engine_room(&p, NIGHT "Able + Mine", 0);
    take(&p, "drop Able/1, Mine/1");
    given(&p, "soldier[0].place = 1");
    put_unaware(&p, "Sentry", 2);
    end_turn(&p);
    assert_question(&p, "hostiles close");                  /* nobody Attacks, and there is a moment for it */
    TAKE(&p, "trigger Able/1, Engine Room/3");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_question(&p, "soldier turn");
    end_turn(&p);
    assert_question(&p, "soldier turn");                    /* with nothing left there nothing is asked */
    end_play(&p);
}

/* A Searcher comes into the Engine Room: it is gone before it is heard of. */
TEST(and_when_they_have_moved)
{
    RULE("WF-SHW-38");
    for (int triggers = 0; triggers < 2; triggers++) {
        struct play p;
        in_the_engine_room(&p, NIGHT "Able + Mine", 0);
        put_location(&p, "Field");
        take(&p, "drop Able/1, Mine/1");
        given(&p, "soldier[0].place = 1");
        put_hostile(&p, "Searcher", 3, 0);                  /* 6 at Range 1 */
        end_turn(&p);
        assert_question(&p, "hostiles close");
        take(&p, "pass");
        assert_question(&p, "hostiles moved");
        assert_is(&p, "hostile[0].place = 2");
        if (triggers)
            TAKE(&p, "trigger Able/1, Engine Room/3");
        else
            take(&p, "pass");
        assert_question(&p, "soldier turn");
        assert_int_equal(p.wf.noise, triggers ? 20 : 6);
        end_play(&p);
    }
}

TEST(it_is_no_attack)
{
    RULE("WF-SHW-39");
    RULE("WF-MEL-05");
    struct play p;
    begin(&p, "mission Night Burn, team Hacker + Mine");
    put_location(&p, "Engine Room");
    given(&p, "soldier[0].place = 2\nhand[0] = Aim");
    take(&p, "drop Hacker/1, Mine/1");
    put_hostile(&p, "Sentry", 2, 0);
    TAKE(&p, "trigger Hacker/1, Engine Room/3");
    assert_question(&p, "soldier turn");                    /* no card of an Attack could be played */
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].attacks = 0");
    assert_int_equal(p.wf.tally[grog_card(p.m, card("Harm"))->ordinal], 0);
    end_play(&p);
}

TEST(who_is_left_there_may_hear_it)
{
    RULE("WF-SHW-43");
    struct play p;
    in_the_engine_room(&p, NIGHT "Able + Mine", 0);
    take(&p, "drop Able/1, Mine/1");
    given(&p, "soldier[0].place = 1");
    for (unsigned i = 0; i < 3; i++)
        put_unaware(&p, "Sentry Post", 2);
    put_unaware(&p, "Sentry", 1);                           /* it is beside him, and not there */
    TAKE(&p, "trigger Able/1, Engine Room/3", 1);           /* the lowest roll: somebody goes for the alarm */
    assert_is(&p, "hostile[3].awareness = 1");
    end_play(&p);
}

/* Of a Double-Reticle card and two others in a Distraction (2): each of the three is left in one of three games. */
TEST(each_card_has_one_lot)
{
    RULE("WF-SHW-41");
    int left = 0;
    for (unsigned seed = 1; seed <= 240; seed++) {
        struct play p;
        uint8_t with[GROG_SEED_BYTES] = { (uint8_t)seed };
        in_the_engine_room(&p, NIGHT "Able + Mine", 2);
        take(&p, "drop Able/1, Mine/1");
        given(&p, "out = Far Mourners\nsoldier[0].place = 1");
        struct grog_run r = run_of(&p);
        uint16_t pair = wf_enter_hostile(&r, card("Far Mourners"), 2, false);
        assert_int_equal(hostiles_in_play(&p), 4);
        grog_dice_seed(&p.game.dice, with);
        take(&p, "trigger Able/1, Engine Room/3");
        bool whole = p.wf.hostile[grog_ref_slot(pair)].thing.live;
        assert_int_equal(hostiles_in_play(&p), whole ? 2 : 1);
        left += whole;
        end_play(&p);
    }
    assert_in_range(left, 65, 95);                          /* 80; if each Hostile had a lot, 40 */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(weapons_are_left_and_triggered_without_an_action), IT(it_takes_the_dice_of_the_location),
        IT(each_location_is_triggered_by_itself), IT(in_the_hostile_turn_too),
        IT(and_before_hostiles_move), IT(and_when_they_have_moved), IT(it_is_no_attack),
        IT(who_is_left_there_may_hear_it), IT(each_card_has_one_lot),
        IT(non_player_soldiers_leave_them_too), IT(what_was_just_handed_over_can_be_left),
        IT(what_was_used_stays_his_where_the_rules_say_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
