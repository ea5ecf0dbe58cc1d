/* SPDX-License-Identifier: MIT */
/* wf_wounds.c -- Soldier Wounds and Mid-Mission Healing: each test would fail without its rule. */
#include "mission.h"
#include "warfighter/wounds.h"

/* Able (Health 6) with a Kit, which Heals 1 on 5 or more and 2 on 9 or more; Baker is beside him. */
static void with_kit(struct play *p, const char *wounds)
{
    begin(p, "team Able + Kit + Baker");
    given(p, wounds);
}

static int health(const struct play *p, unsigned soldier) { return wf_health(p->m, &p->wf.soldier[soldier]); }

/* A Wound by its name in options: the Soldier's slot and the counter's place. */
static void heal(struct play *p, unsigned soldier, unsigned wound, uint8_t die)
{
    char option[32];
    take(p, "use Able/1, Kit/1");
    assert_question(p, "choose");
    snprintf(option, sizeof option, "choose wound %u", wound_name(soldier, wound));
    TAKE(p, option, die);
}

/* ---- Soldier Wounds ------------------------------------------------------------------ */

/* The book's: Health 6, a 2-point Wound. */
TEST(each_wound_lowers_health)
{
    RULE("WF-WND-01");
    struct play p;
    begin(&p, "team Able + Carl + Squad");
    assert_int_equal(health(&p, 0), 6);
    put_hostile(&p, "Lurkers", 1, 0);
    put_hostile(&p, "Loner", 1, 1);
    put_hostile(&p, "Loner", 1, 2);
    END_TURN(&p, 8, 2, 8, 2, 8, 2);
    assert_int_equal(health(&p, 0), 4);
    assert_int_equal(health(&p, 1), 1);
    assert_is(&p, "soldier[1].actions = 1");            /* who has them by Health, has those of the Health left */
    assert_is(&p, "soldier[2].actions = 2");
    TAKE(&p, "fight Squad/3, Loner/2", 7, 2);           /* and a Squad Soldier its Hit number: 8 */
    assert_is(&p, "hostile[1].suppress = 1");
    end_play(&p);
}

/* The book's: Hand Size 6, and 4 behind a 2-point Wound. */
TEST(each_wound_lowers_the_hand_size)
{
    RULE("WF-WND-02");
    struct play p;
    begin(&p, "team Able");
    stack(&p, ZONE_ACTIONS, "Aim, Aim, Aim, Aim, Aim, Aim, Aim, Aim, Aim, Aim");
    take(&p, "discard and draw Able/1");
    assert_int_equal(p.wf.hand[0][0], 6);
    put_hostile(&p, "Lurkers", 1, 0);
    END_TURN(&p, 8, 2);
    assert_int_equal(p.wf.hand[0][0], 6);               /* what he holds he keeps, */
    take(&p, "discard and draw Able/1");
    take(&p, "discard Able/1, Aim");
    take(&p, "draw Able/1");
    assert_int_equal(p.wf.hand[0][0], 5);               /* and draws no more than up to 4 */
    take(&p, "discard and draw Able/1");
    take(&p, "discard Able/1, Aim");
    take(&p, "discard Able/1, Aim");
    take(&p, "draw Able/1");
    assert_int_equal(p.wf.hand[0][0], 4);
    end_play(&p);
}

TEST(the_wounds_of_one_attack_are_one_counter)
{
    RULE("WF-WND-03");
    struct play p;
    begin(&p, "team Able");
    put_hostile(&p, "Nest", 1, 0);
    END_TURN(&p, 9, 2);
    assert_is(&p, "soldier[0].wound[0] = 3");
    assert_is(&p, "soldier[0].wound[1] = 0");
    assert_int_equal(wf_wounds(&p.wf.soldier[0]), 3);
    end_play(&p);
}

/* The book's: a 1-point and a 2-point Wound are two counters, each Treated by itself. */
TEST(counters_are_not_merged)
{
    RULE("WF-WND-04");
    struct play p;
    with_kit(&p, "");
    put_hostile(&p, "Loner", 1, 0);
    put_hostile(&p, "Lurkers", 1, 0);
    END_TURN(&p, 8, 2, 8, 2);
    assert_is(&p, "soldier[0].wound[0] = 1");
    assert_is(&p, "soldier[0].wound[1] = 2");
    assert_int_equal(health(&p, 0), 3);
    take(&p, "use Able/1, Kit/1");
    assert_true(offered(&p, "choose wound 1"));
    assert_true(offered(&p, "choose wound 2"));
    TAKE(&p, "choose wound 2", 5);
    assert_is(&p, "soldier[0].wound[0] = 1");
    assert_int_equal(p.wf.soldier[0].wound[1], TREATED | 1);
    heal(&p, 0, 0, 5);
    assert_int_equal(p.wf.soldier[0].wound[0], TREATED | 1);
    assert_int_equal(p.wf.soldier[0].wound[1], 0);
    end_play(&p);
}

/* ---- Mid-Mission Healing --------------------------------------------------------------- */

TEST(only_cards_heal)
{
    RULE("WF-WND-05");
    struct play p;
    begin(&p, "team Able + Plain Rifle");
    given(&p, "soldier[0].wound[0] = 2\nhand[0] = Aim, Load");
    static struct grog_options all;
    grog_list(p.m, &p.game, 0, &all);
    for (uint32_t i = 0; i < all.n; i++)
        assert_true(all.at[i].verb != VERB_USE && all.at[i].verb != VERB_PLAY);
    for (unsigned turn = 0; turn < 3; turn++)           /* nor does time */
        end_turn(&p);
    assert_is(&p, "soldier[0].wound[0] = 2");
    end_play(&p);
    with_kit(&p, "soldier[0].wound[0] = 2");
    assert_true(offered(&p, "use Able/1, Kit/1"));
    heal(&p, 0, 0, 9);
    assert_is(&p, "soldier[0].wound[0] = 0");
    assert_is(&p, "soldier[0].actions = 1");            /* what the card asks for it */
    assert_is(&p, "item[0].count = 3");
    end_play(&p);
}

TEST(what_is_added_to_the_heal_roll_counts)
{
    RULE("WF-WND-05");
    struct play p;
    begin(&p, "team Able + Kit + Gentle Hands + Baker");
    given(&p, "soldier[1].wound[0] = 2");
    heal(&p, 1, 0, 4);                                  /* 4 + 1 */
    assert_int_equal(p.wf.soldier[1].wound[0], TREATED | 1);
    end_play(&p);
}

TEST(each_wound_is_attempted_once)
{
    RULE("WF-WND-06");
    struct play p;
    with_kit(&p, "soldier[0].wound[0] = 2\nsoldier[1].wound[0] = 1");
    heal(&p, 0, 0, 4);                                  /* Heal 0: an attempt like any other */
    assert_int_equal(p.wf.soldier[0].wound[0], TREATED | 2);
    assert_int_equal(health(&p, 0), 4);
    take(&p, "use Able/1, Kit/1");
    assert_false(offered(&p, "choose wound 1"));
    TAKE(&p, "choose wound 17", 4);                     /* Baker's */
    end_turn(&p);
    assert_refused(&p, "use Able/1, Kit/1", "WF-EQP-05");       /* there is none left, and never will be */
    end_play(&p);
}

TEST(the_wound_is_named_before_the_roll)
{
    RULE("WF-WND-07");
    struct play p;
    with_kit(&p, "soldier[0].wound[0] = 1\nsoldier[0].wound[1] = 2\nsoldier[1].wound[0] = 1");
    take(&p, "use Able/1, Kit/1");                      /* no die has fallen */
    assert_question(&p, "choose");
    assert_true(offered(&p, "choose wound 1") && offered(&p, "choose wound 2") && offered(&p, "choose wound 17"));
    TAKE(&p, "choose wound 2", 9);
    assert_question(&p, "soldier turn");                /* and nothing is asked behind it */
    assert_is(&p, "soldier[0].wound[0] = 1");
    assert_is(&p, "soldier[0].wound[1] = 0");
    assert_is(&p, "soldier[1].wound[0] = 1");
    end_play(&p);
}

/* Derived: Heal 1 and Heal 2 of a 2-point Wound. */
TEST(heal_n_lowers_the_wound_by_n)
{
    RULE("WF-WND-08");
    static const struct { uint8_t die, wounds; } cases[] = { { 4, 2 }, { 5, 1 }, { 8, 1 }, { 9, 0 }, { 10, 0 } };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        with_kit(&p, "soldier[0].wound[0] = 2");
        heal(&p, 0, 0, cases[i].die);
        assert_int_equal(wf_wounds(&p.wf.soldier[0]), cases[i].wounds);
        assert_int_equal(health(&p, 0), 6 - cases[i].wounds);
        end_play(&p);
    }
}

TEST(a_wound_healed_wholly_is_gone)
{
    RULE("WF-WND-09");
    struct play p;
    with_kit(&p, "soldier[0].wound[0] = 2\nsoldier[0].wound[1] = 1");
    heal(&p, 0, 0, 9);
    assert_is(&p, "soldier[0].wound[0] = 1");           /* the other counter is all there is */
    assert_is(&p, "soldier[0].wound[1] = 0");
    assert_int_equal(health(&p, 0), 5);
    end_play(&p);
}

/* The book's: a 2-point Wound is Healed by 1 with another's First Aid Kit. */
TEST(what_is_left_of_a_wound_is_treated)
{
    RULE("WF-WND-10");
    struct play p;
    with_kit(&p, "soldier[1].wound[0] = 2");
    heal(&p, 1, 0, 5);
    assert_int_equal(p.wf.soldier[1].wound[0], TREATED | 1);
    assert_int_equal(health(&p, 1), 3);                 /* of 4: still 1 Wound */
    assert_true(told(&p, "has a Treated Wound: Baker/2 1"));
    end_play(&p);
}

/* The book's: an Action card that takes 1 off a 2-point Wound. */
TEST(an_action_card_that_reduces_a_wound_treats_it)
{
    RULE("WF-WND-10b");
    struct play p;
    with_kit(&p, "soldier[0].wound[0] = 2\nhand[0] = Shake Off, Shake Off");
    take(&p, "play Able/1, Shake Off");
    assert_question(&p, "choose");
    take(&p, "choose wound 1");
    assert_int_equal(p.wf.soldier[0].wound[0], TREATED | 1);
    assert_int_equal(health(&p, 0), 5);
    assert_refused(&p, "play Able/1, Shake Off", "WF-ACD-09");
    end_play(&p);
}

/* The book's: a Treated 1-point Wound cannot be walked off. */
TEST(a_treated_wound_is_left_alone)
{
    RULE("WF-WND-11");
    struct play p;
    with_kit(&p, "soldier[0].wound[0] = 129\nhand[0] = Shake Off, Limp On\nsoldier[0].xp = 3");
    assert_refused(&p, "play Able/1, Shake Off", "WF-ACD-09");
    assert_refused(&p, "play Able/1, Limp On", "WF-ACD-09");
    assert_refused(&p, "use Able/1, Kit/1", "WF-EQP-05");
    given(&p, "soldier[0].wound[1] = 1");               /* another can be, it still cannot */
    assert_true(offered(&p, "use Able/1, Kit/1"));
    take(&p, "play Able/1, Shake Off");
    assert_false(offered(&p, "choose wound 1"));
    take(&p, "choose wound 2");
    assert_is(&p, "soldier[0].wound[0] = 129");
    assert_is(&p, "soldier[0].wound[1] = 0");
    end_play(&p);
}

TEST(heal_points_beyond_the_wound_are_lost)
{
    RULE("WF-WND-12");
    struct play p;
    with_kit(&p, "soldier[0].wound[0] = 1\nsoldier[0].wound[1] = 2\nsoldier[1].wound[0] = 2");
    heal(&p, 0, 0, 10);                                 /* Heal 2 */
    assert_is(&p, "soldier[0].wound[0] = 2");
    assert_is(&p, "soldier[0].wound[1] = 0");
    assert_is(&p, "soldier[1].wound[0] = 2");
    assert_int_equal(health(&p, 0), 4);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(each_wound_lowers_health),
        IT(each_wound_lowers_the_hand_size),
        IT(the_wounds_of_one_attack_are_one_counter),
        IT(counters_are_not_merged),
        IT(only_cards_heal),
        IT(what_is_added_to_the_heal_roll_counts),
        IT(each_wound_is_attempted_once),
        IT(the_wound_is_named_before_the_roll),
        IT(heal_n_lowers_the_wound_by_n),
        IT(a_wound_healed_wholly_is_gone),
        IT(what_is_left_of_a_wound_is_treated),
        IT(an_action_card_that_reduces_a_wound_treats_it),
        IT(a_treated_wound_is_left_alone),
        IT(heal_points_beyond_the_wound_are_lost),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
