/* SPDX-License-Identifier: MIT */
/* hn_divide.c -- Machine Gunner: a pool, its targets, their parts, a roll each. */
#include "firing.h"

static const char open_field[] = ". . . . . . . . . . . .\n"
                                 ". . . . . . . . . . . .\n"
                                 ". . . . . . . . . . . .\n"
                                 ". . . . . . . . . . . .";

TEST(a_pool_is_divided_before_the_first_shot)
{
    RULE("HN-ABL-79");
    RULE("HN-ABL-80");
    RULE("HN-ABL-81");
    RULE("HN-ABL-82");
    RULE("HN-SEQ-11");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Gunners", "A2");
    put(&p, "Red Rifles", "E1");
    put(&p, "Red Rifles", "E2");
    put(&p, "Red Rifles", "E3");
    its_turn(&p, us);
    take(&p, "divide fire Blue Gunners/1, Machine Gun, plain, Red Rifles/2");
    assert_question(&p, "further targets");
    assert_refused(&p, "done", "HN-ABL-79");            /* one target is no division */
    take(&p, "also at Red Rifles/3");
    take(&p, "also at Red Rifles/4");
    assert_question(&p, "allot the bonus");             /* there is nobody else */
    assert_true(offered(&p, "allot Red Rifles/2, 2"));
    assert_false(offered(&p, "allot Red Rifles/2, 3"));            /* 4 - 1 - 1: +1 for each of the others */
    TAKE(&p, "allot Red Rifles/2, 2", 1, 2, 3);         /* the rest is +1 and +1: three rolls */
    assert_int_equal(heard_times(&p, TOLD_FIRES), 3);
    assert_int_equal(heard_times(&p, TOLD_ROLLED), 3);
    assert_true(told_at(&p, "allots: Blue Gunners/1, Red Rifles/4 1") < told_at(&p, "fires:"));
    assert_true(told(&p, "rolls: Blue Gunners/1, 1, 0, 6 3"));     /* 1 + 2 */
    assert_true(told(&p, "rolls: Blue Gunners/1, 2, 0, 6 3"));     /* 2 + 1 */
    assert_true(told(&p, "rolls: Blue Gunners/1, 3, 0, 6 4"));     /* 3 + 1 */
    end_play(&p);
}

TEST(no_more_targets_than_bonus)
{
    RULE("HN-ABL-80");
    RULE("HN-SEQ-09");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Car", "A2");
    face(&p, us, EAST);
    put(&p, "Red Rifles", "E1");
    put(&p, "Red Rifles", "E2");
    put(&p, "Red Rifles", "E3");
    its_turn(&p, us);
    take(&p, "divide fire Blue Car/1, Light Gun, plain, Red Rifles/2");            /* +2 */
    TAKE(&p, "also at Red Rifles/3", 1, 1);             /* that is all: +1 each */
    assert_int_equal(heard_times(&p, TOLD_ROLLED), 2);
    its_turn(&p, us);
    take(&p, "move Blue Car/1, 0");                     /* on the move +1 is left */
    assert_refused(&p, "divide fire Blue Car/1, Light Gun, plain, Red Rifles/2", "HN-ABL-80");
    assert_true(offered(&p, "divide fire Blue Car/1, Light Gun, suppressive, Red Rifles/2"));      /* 2 x 1 */
    TAKE(&p, "fire Blue Car/1, Light Gun, suppressive, Red Rifles/2", 3);
    assert_rolled(&p, 5, 6);                            /* 3 + 2 x (2 - 1) */
    end_play(&p);
}

TEST(targets_that_go_together)
{
    RULE("HN-ABL-83");
    RULE("HN-ABL-84");
    RULE("HN-ABL-85");
    struct play p;
    battle(&p, ". . . . . . .\n"
               ". . . . . . .\n"
               ". . . . . . .\n"
               ". . . . . . .\n"
               ". . . H H . .\n"
               ". . . . . . .");
    unsigned us = put(&p, "Blue Gunners", "A1");
    put(&p, "Red Rifles", "G1");                        /* 2 */
    put(&p, "Red Rifles", "G3");                        /* 3: two spaces from 2 */
    put(&p, "Red Rifles", "G5");                        /* 4: two from 3, four from 2 */
    put(&p, "Red Car", "F2");                           /* 5 */
    put(&p, "Red Rifles", "E6");                        /* 6 */
    put(&p, "Red Rifles", "F4");                        /* 7: three from 2, one from 3 */
    its_turn(&p, us);
    take(&p, "divide fire Blue Gunners/1, Machine Gun, plain, Red Rifles/2");
    assert_refused(&p, "also at Red Car/5", "HN-ABL-84");
    assert_refused(&p, "also at Red Rifles/4", "HN-ABL-83");
    take(&p, "also at Red Rifles/3");
    assert_false(p.game.question == ASK_TARGETS);       /* 4 and 7 are too far from 2, though near 3 */
    end_play(&p);

    battle(&p, ". . . H . .\n"
               ". . . . . .\n"
               ". . . . . .");
    us = put(&p, "Blue Gunners", "A1");
    put(&p, "Red Rifles", "F1");                        /* behind the hedge */
    put(&p, "Red Rifles", "F2");
    put(&p, "Red Rifles", "F3");
    its_turn(&p, us);
    assert_false(offered(&p, "divide fire Blue Gunners/1, Machine Gun, plain, Red Rifles/2"));
    take(&p, "divide fire Blue Gunners/1, Machine Gun, plain, Red Rifles/4");
    assert_refused(&p, "also at Red Rifles/2", "HN-ABL-85");
    assert_true(offered(&p, "also at Red Rifles/3"));
    end_play(&p);
}

TEST(suppressive_fire_is_doubled_then_divided)
{
    RULE("HN-SPR-08");
    RULE("HN-SEQ-12");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Gunners", "A2"), one = put(&p, "Red Rifles", "E1"), other = put(&p, "Red Rifles", "E2");
    p.hn.unit[us].suppressed = 1;                       /* taken from each result, and not doubled */
    its_turn(&p, us);
    take(&p, "divide fire Blue Gunners/1, Machine Gun, suppressive, Red Rifles/2");
    take(&p, "also at Red Rifles/3");
    assert_true(offered(&p, "allot Red Rifles/2, 7"));  /* of 2 x 4 */
    TAKE(&p, "allot Red Rifles/2, 3", 6, 2);
    assert_true(told(&p, "rolls: Blue Gunners/1, 6, 0, 6 7"));     /* 6 + 3 - 2 */
    assert_true(told(&p, "rolls: Blue Gunners/1, 2, 0, 6 5"));     /* 2 + 5 - 2 */
    assert_int_equal(p.hn.unit[one].suppressed, 1);
    assert_int_equal(p.hn.unit[other].suppressed, 0);
    end_play(&p);
}

TEST(equipment_goes_into_the_pool)
{
    RULE("HN-EQP-10");
    RULE("HN-SEQ-10");
    RULE("HN-SEQ-11");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Ammo", open_field);
    unsigned us = put(&p, "Blue Gunners", "A2");
    put(&p, "Red Rifles", "E1");
    put(&p, "Red Rifles", "E2");
    its_turn(&p, us);
    take(&p, "divide fire Blue Gunners/1, Machine Gun, plain, Red Rifles/2");
    assert_question(&p, "divided fire");
    take(&p, "spend Blue Ammo/2");
    take(&p, "pass");
    take(&p, "also at Red Rifles/3");
    assert_true(offered(&p, "allot Red Rifles/2, 4"));  /* of 4 + 1 */
    TAKE(&p, "allot Red Rifles/2, 4", 1, 1);            /* and at the shots nobody is asked for more of it */
    assert_true(told(&p, "rolls: Blue Gunners/1, 1, 0, 6 5"));
    assert_true(told(&p, "rolls: Blue Gunners/1, 1, 0, 6 2"));
    end_play(&p);
}

TEST(what_is_for_a_shot_is_for_each_share)
{
    RULE("HN-ABL-81");
    RULE("HN-TRT-33");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Trigger Fingers", open_field);
    unsigned us = put(&p, "Blue Gunners", "A2"), one = put(&p, "Red Rifles", "E1"), other = put(&p, "Red Rifles", "E2");
    its_turn(&p, us);
    take(&p, "divide fire Blue Gunners/1, Machine Gun, plain, Red Rifles/2");
    assert_question(&p, "further targets");             /* it adds nothing to the pool */
    take(&p, "also at Red Rifles/3");
    take(&p, "allot Red Rifles/2, 2");
    assert_question(&p, "shot");
    TAKE(&p, "spend Blue Trigger Fingers/2", 1);
    assert_int_equal(p.hn.unit[one].suppressed, 1);
    assert_question(&p, "shot");
    TAKE(&p, "spend Blue Trigger Fingers/2", 1);
    assert_int_equal(p.hn.unit[other].suppressed, 1);
    end_play(&p);
}

TEST(a_vehicle_fires_its_other_weapon_too)
{
    RULE("HN-FIR-03");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Lucky Tank", "B2");
    face(&p, us, EAST);
    put(&p, "Red Rifles", "G1");
    put(&p, "Red Rifles", "G2");
    its_turn(&p, us);
    take(&p, "divide fire Blue Lucky Tank/1, Light Gun, plain, Red Rifles/2");
    TAKE(&p, "also at Red Rifles/3", 1, 1);
    assert_question(&p, "fire on");
    assert_true(offered(&p, "fire Blue Lucky Tank/1, Gun, plain, Red Rifles/2"));
    assert_false(offered(&p, "fire Blue Lucky Tank/1, Light Gun, plain, Red Rifles/2"));
    end_play(&p);
}

/* Tokens can pay for a target: they come before the division. */
TEST(tokens_pay_for_a_second_target)
{
    RULE("HN-ABL-80"); RULE("HN-SEQ-10");
    struct play p;
    battle_with(&p, "army1 Blue Gunnery + Blue Belts", open_field);
    unsigned us = put(&p, "Blue Old Gunners", "A2");    /* +1 against light vehicles; a belt adds 1 */
    put(&p, "Red Car", "E1");
    put(&p, "Red Car", "E3");
    its_turn(&p, us);
    take(&p, "divide fire Blue Old Gunners/1, Old Machine Gun, plain, Red Car/2");
    take(&p, "spend Blue Belts/2");
    take(&p, "pass");
    TAKE(&p, "also at Red Car/3", 1, 2);
    assert_true(told(&p, "rolls: Blue Old Gunners/1, 1, 0, 7 2"));
    assert_true(told(&p, "rolls: Blue Old Gunners/1, 2, 0, 7 3"));
    its_turn(&p, us);
    take(&p, "divide fire Blue Old Gunners/1, Old Machine Gun, plain, Red Car/2");
    TAKE(&p, "pass", 3);                                /* he keeps them: a shot at the first alone */
    assert_rolled(&p, 4, 7);
    int16_t *light = (int16_t *)(uintptr_t)&numbers_of(p.m, card("Old Machine Gun"))[WEAPON_LIGHT];
    *light = 0;                                         /* nothing at all without tokens: no share of +1 comes of it */
    its_turn(&p, us);
    take(&p, "divide fire Blue Old Gunners/1, Old Machine Gun, plain, Red Car/2");
    take(&p, "pass");
    TAKE(&p, "pass", 3);                                /* it is an undivided shot, which he could add to */
    assert_rolled(&p, 3, 7);
    *light = 1;
    p.hn.holding[1].left = 0;
    its_turn(&p, us);
    assert_refused(&p, "divide fire Blue Old Gunners/1, Old Machine Gun, plain, Red Car/2", "HN-ABL-80");
    end_play(&p);
}

TEST(who_divides_its_fire_is_revealed_before_it_aims)
{
    RULE("HN-ABL-21");
    struct play p;
    battle(&p, open_field);
    unsigned us = put(&p, "Blue Gunners", "A2");
    put(&p, "Red Rifles", "E1");
    put(&p, "Red Rifles", "E2");
    put(&p, "Red Rifles", "E3");
    grog_hide(&p.hn.unit[us].thing);
    its_turn(&p, us);
    take(&p, "divide fire Concealed Blue/1, Machine Gun, plain, Red Rifles/2");
    assert_question(&p, "further targets");
    assert_false(p.hn.unit[us].thing.hidden);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_pool_is_divided_before_the_first_shot), IT(no_more_targets_than_bonus), IT(targets_that_go_together),
        IT(suppressive_fire_is_doubled_then_divided), IT(equipment_goes_into_the_pool),
        IT(what_is_for_a_shot_is_for_each_share), IT(a_vehicle_fires_its_other_weapon_too),
        IT(tokens_pay_for_a_second_target), IT(who_divides_its_fire_is_revealed_before_it_aims),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
