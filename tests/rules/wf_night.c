/* SPDX-License-Identifier: MIT */
/* wf_night.c -- Shadow War: the Night Entrance penalty, the Rein. Roll: each test would fail without its rule. */
#include "mission.h"
#include "warfighter/hostiles.h"

/* ---- Night Entrance -------------------------------------------------------------- */

/* Stalker (Movement 4) before Dark Lane (Entrance 3, Night 2), with this hand. */
static void before_lane(struct play *p, const char *setup, const char *hand)
{
    begin(p, setup);
    put_location(p, "Dark Lane");
    given(p, hand);
}

TEST(the_night_penalty_is_discarded_beside_the_entrance_cost)
{
    RULE("WF-SHW-24");
    RULE("WF-SHW-25");
    struct play p;
    begin(&p, "team Baker");                                /* Movement 0 */
    put_location(&p, "Dark Lane");
    given(&p, "hand[0] = Load, Load, Load, Load");
    assert_refused(&p, "move Baker/1, Dark Lane/3", "WF-MOV-02");
    given(&p, "hand[0] = Load, Load, Load, Load, Load");    /* 3 and 2 */
    take(&p, "move Baker/1, Dark Lane/3");
    assert_is(&p, "hand[0] =");
    assert_is(&p, "soldier[0].place = 2");
    end_play(&p);
}

TEST(movement_that_is_left_over_does_not_carry_over_to_the_night)
{
    RULE("WF-SHW-26");
    struct play p;
    before_lane(&p, "team Stalker", "hand[0] = Load");
    assert_refused(&p, "move Stalker/1, Dark Lane/3", "WF-MOV-02");
    given(&p, "hand[0] = Load, Load, Aim");                 /* Movement 4 pays the 3; the 1 left over is lost */
    take(&p, "move Stalker/1, Dark Lane/3");
    take(&p, "discard Stalker/1, Load");
    take(&p, "discard Stalker/1, Load");
    assert_is(&p, "hand[0] = Aim");
    assert_is(&p, "soldier[0].place = 2");
    end_play(&p);
}

TEST(cards_that_help_with_the_entrance_do_not_help_with_the_night)
{
    RULE("WF-SHW-27");
    struct play p;
    begin(&p, "team Baker");
    put_location(&p, "Dark Lane");
    given(&p, "hand[0] = Stride, Load, Load, Aim");         /* Stride: 3 less */
    take(&p, "move Baker/1, Dark Lane/3");
    take(&p, "play Baker/1, Stride");
    take(&p, "discard Baker/1, Load");                      /* the 2 of the night are left, though it pays 3 */
    take(&p, "discard Baker/1, Load");
    assert_is(&p, "hand[0] = Aim");
    end_play(&p);
    begin(&p, "team Stalker");
    put_location(&p, "Dark Lane");                          /* its Entrance is free for him: Stride changes nothing */
    given(&p, "hand[0] = Stride, Load, Load");
    take(&p, "move Stalker/1, Dark Lane/3");
    assert_question(&p, "discard");
    end_play(&p);
}

TEST(only_what_names_the_night_pays_for_it)
{
    RULE("WF-SHW-28");
    RULE("WF-SHW-09");
    struct play p;
    before_lane(&p, "team Stalker + Dark Goggles", "hand[0] = Load");
    take(&p, "move Stalker/1, Dark Lane/3");
    assert_question(&p, "entering");
    take(&p, "use Stalker/1, Dark Goggles/1");             /* one card pays the two */
    assert_is(&p, "hand[0] =");
    assert_is(&p, "soldier[0].place = 2");
    end_play(&p);
    before_lane(&p, "team Stalker + Moon Glass", "hand[0] = Load");
    take(&p, "move Stalker/1, Dark Lane/3");                /* a part of it */
    assert_is(&p, "hand[0] =");
    assert_is(&p, "soldier[0].place = 2");
    end_play(&p);
}

TEST(a_night_location_has_a_penalty_even_if_it_is_none)
{
    RULE("WF-SHW-24");
    struct play p;
    begin(&p, "team Able + Smoked Glass");                  /* a card more, of all */
    put_location(&p, "Lamp Yard");                          /* by night, and lit */
    given(&p, "hand[0] =");
    assert_refused(&p, "move Able/1, Lamp Yard/3", "WF-MOV-02");
    given(&p, "hand[0] = Load");
    take(&p, "move Able/1, Lamp Yard/3");
    assert_is(&p, "hand[0] =");
    put_location(&p, "Field");                              /* by day there is nothing to raise */
    given(&p, "soldier[0].flags = 0");
    take(&p, "move Able/1, Field/4");
    assert_is(&p, "soldier[0].place = 3");
    end_play(&p);
}

TEST(what_makes_the_night_cheaper_is_used_by_that)
{
    RULE("WF-SHW-28");
    RULE("WF-BUY-19");
    struct play p;
    before_lane(&p, "team Stalker + Moon Glass + Able", "hand[0] = Load");
    given(&p, "soldier[1].place = 2");
    take(&p, "move Stalker/1, Dark Lane/3");
    assert_refused(&p, "pass Stalker/1, Moon Glass/1, Able/2", "WF-BUY-12");
    end_play(&p);
    begin(&p, "team Stalker + Moon Glass + Able");
    put_location(&p, "Field");                              /* by day it was no help */
    given(&p, "soldier[1].place = 2");
    take(&p, "move Stalker/1, Field/3");
    assert_true(offered(&p, "pass Stalker/1, Moon Glass/1, Able/2"));
    end_play(&p);
}

TEST(others_pay_the_night_for_who_has_no_hand)
{
    RULE("WF-SHW-25");
    struct play p;
    begin(&p, "team Able + Carl");
    put_location(&p, "Dark Shed");
    given(&p, "hand[0] = Load");
    assert_refused(&p, "move Carl/2, Dark Shed/3", "WF-MOV-02");
    given(&p, "hand[0] = Load, Load");
    take(&p, "move Carl/2, Dark Shed/3");
    assert_is(&p, "hand[0] =");
    assert_is(&p, "soldier[1].place = 2");
    end_play(&p);
}

TEST(a_dog_and_its_handler_both_enter_by_night)
{
    RULE("WF-SHW-25");
    RULE("WF-K9-07");
    struct play p;
    begin(&p, "objective Dog House, team Wade + Gus");
    put_location(&p, "Dark Shed");
    given(&p, "hand[0] = Load, Load, Load");
    assert_refused(&p, "move Wade/1, Dark Shed/3", "WF-MOV-02");
    given(&p, "hand[0] = Load, Load, Load, Load");
    take(&p, "move Wade/1, Dark Shed/3");
    assert_is(&p, "soldier[0].place = 2");
    end_play(&p);
    begin(&p, "objective Dog House, team Wade + Moon Glass + Gus");
    put_location(&p, "Dark Shed");                          /* 1 of the 2 is spared him, and not the dog */
    given(&p, "hand[0] = Load, Load");
    assert_refused(&p, "move Wade/1, Dark Shed/3", "WF-MOV-02");
    given(&p, "hand[0] = Load, Load, Load");
    take(&p, "move Wade/1, Dark Shed/3");
    assert_is(&p, "hand[0] =");
    end_play(&p);
}

TEST(cards_set_aside_for_an_entrance_are_not_for_the_night)
{
    RULE("WF-SHW-28");
    struct play p;
    begin(&p, "team Baker, rules Cards Set Aside");
    put_location(&p, "Dark Shed");
    given(&p, "saved[0] = Load, Load\nhand[0] = Aim");
    assert_refused(&p, "move Baker/1, Dark Shed/3", "WF-MOV-02");
    end_play(&p);
}

/* ---- Rein. Roll -------------------------------------------------------------------- */

/* Able in a Location with a Rein. Roll, and this next Hostile card. */
static void in_the_dark(struct play *p, const char *location, const char *next)
{
    begin(p, "team Able + Baker");
    put_location(p, location);
    given(p, "soldier[0].place = 2");
    stack(p, ZONE_HOSTILES, next);
}

TEST(a_die_and_the_value_of_the_card_bring_it_in)
{
    RULE("WF-SHW-29");
    RULE("WF-SHW-30");
    RULE("WF-SHW-31");
    struct play p;
    for (uint8_t die = 1; die <= 5; die++) {                /* 1-4, value 1: on 1, 2 or 3 */
        in_the_dark(&p, "Dark Lane", "Sentry");
        END_TURN(&p, die);
        assert_int_equal(hostiles_in_play(&p), die <= 3);
        if (die <= 3)
            assert_is(&p, "hostile[0].place = 2");
        end_play(&p);
    }
}

TEST(outside_of_the_range_it_is_discarded_and_no_other_drawn)
{
    RULE("WF-SHW-32");
    struct play p;
    for (uint8_t die = 1; die <= 10; die += 9) {            /* 1-3, value 3: never */
        in_the_dark(&p, "Dark Yard", "Sentry Post, Sentry");
        END_TURN(&p, die);
        assert_int_equal(hostiles_in_play(&p), 0);
        assert_int_equal(p.wf.hostile_discards[0], 1);
        assert_int_equal(p.wf.hostile_discards[1], card("Sentry Post"));
        end_play(&p);
    }
}

TEST(one_roll_for_each_location_with_a_soldier_and_not_for_each_soldier)
{
    RULE("WF-SHW-30");
    struct play p;
    in_the_dark(&p, "Dark Lane", "Sentry, Sentry, Sentry");
    put_location(&p, "Dark Lane");
    put_location(&p, "Dark Lane");                          /* nobody is there */
    given(&p, "soldier[1].place = 2");
    END_TURN(&p, 1);
    assert_int_equal(hostiles_in_play(&p), 1);
    end_play(&p);
    in_the_dark(&p, "Dark Lane", "Sentry, Sentry, Sentry");
    put_location(&p, "Dark Lane");
    given(&p, "soldier[1].place = 3");
    END_TURN(&p, 1, 1);
    assert_int_equal(hostiles_in_play(&p), 2);
    assert_is(&p, "hostile[1].place = 3");
    end_play(&p);
}

/* ---- what is different at night, and what is not ------------------------------------- */

#define NIGHT "setting Night Drill, objective Quiet Post, team "

TEST(all_other_rules_are_the_standard_ones)
{
    RULE("WF-SHW-01");
    RULE("WF-SHA-08");
    struct play p;
    begin(&p, NIGHT "Able + Plain Rifle");
    put_location(&p, "Stream");
    given(&p, "hand[0] = Load, Load");
    TAKE(&p, "move Able/1, Stream/3");                      /* Entrance 1, his Movement is 2 */
    assert_is(&p, "soldier[0].place = 2");
    assert_is(&p, "soldier[0].actions = 1");
    assert_is(&p, "hand[0] = Load, Load");
    put_hostile(&p, "Sentry", 2, 0);                        /* who knows of them fights as by day */
    TAKE(&p, "attack Able/1, Plain Rifle/1, Semi, Sentry/1", 9, 6);
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_is(&p, "soldier[0].xp = 1");
    end_turn(&p);
    assert_is(&p, "timer = 17");
    end_play(&p);
}

TEST(noise_is_what_makes_hostiles_fight)
{
    RULE("WF-SHA-10");
    RULE("WF-SHA-11");
    struct play p;
    begin(&p, NIGHT "Able + Auto Rifle");
    struct grog_run r = { .m = p.m, .g = &p.game };
    wf_enter_hostile(&r, card("Pair"), 1, false);
    assert_is(&p, "hostile[0].awareness = 1");              /* it does not know of them */
    end_turn(&p);
    assert_true(told_at(&p, "attacks:") < 0);
    assert_is(&p, "hostile[0].place = 1");
    assert_is(&p, "noise = 0");
    take(&p, "attack Able/1, Auto Rifle/1, Semi, Pair/1");  /* it can be surprised */
    assert_true(told_at(&p, "draws an unaware target counter:") >= 0);
    end_play(&p);
    for (unsigned aware = 0; aware < 2; aware++) {          /* nor does it come, as one does that knows of them */
        begin(&p, NIGHT "Able + Auto Rifle");
        put_location(&p, "Field");
        put_location(&p, "Field");
        if (aware)
            put_hostile(&p, "Sentry Post", 3, 0);
        else
            put_unaware(&p, "Sentry Post", 3);
        end_turn(&p);
        assert_is(&p, aware ? "hostile[0].place = 2" : "hostile[0].place = 3");
        end_play(&p);
    }
    begin(&p, "setting Noise Drill, objective Quiet Post, team Able + Auto Rifle");
    r = (struct grog_run){ .m = p.m, .g = &p.game };
    wf_enter_hostile(&r, card("Pair"), 1, false);
    TAKE(&p, "attack Able/1, Auto Rifle/1, Auto, Pair/1", 1, 1, 1, 1, 1);       /* three dice, a Miss: it is heard */
    assert_is(&p, "noise = 30");
    assert_is(&p, "hostile[0].awareness = 0");              /* the alarm has sounded, and it has noticed */
    end_turn(&p);
    assert_true(told_at(&p, "attacks:") >= 0);
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_night_penalty_is_discarded_beside_the_entrance_cost),
        IT(movement_that_is_left_over_does_not_carry_over_to_the_night),
        IT(cards_that_help_with_the_entrance_do_not_help_with_the_night),
        IT(only_what_names_the_night_pays_for_it), IT(a_night_location_has_a_penalty_even_if_it_is_none),
        IT(what_makes_the_night_cheaper_is_used_by_that),
        IT(others_pay_the_night_for_who_has_no_hand),
        IT(a_dog_and_its_handler_both_enter_by_night),
        IT(cards_set_aside_for_an_entrance_are_not_for_the_night),
        IT(a_die_and_the_value_of_the_card_bring_it_in),
        IT(outside_of_the_range_it_is_discarded_and_no_other_drawn),
        IT(one_roll_for_each_location_with_a_soldier_and_not_for_each_soldier),
        IT(all_other_rules_are_the_standard_ones), IT(noise_is_what_makes_hostiles_fight),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
