/* SPDX-License-Identifier: MIT */
/* wf_close_range.c -- Hostiles Close Range, and the end of the Hostile Turn: each test would fail without its rule. */
#include "mission.h"

/* Able on the Mission card, the path empty behind it, and this Hostile so far from him. */
static void at_range(struct play *p, const char *hostile, unsigned far)
{
    begin(p, "team Able + Plain Rifle");
    put_hostile(p, hostile, 1 + far, 0);
}

static int assaults(const struct play *p)
{
    int n = 0;
    for (uint32_t i = 0; i < p->heard.n; i++)
        n += p->heard.at[i].kind == TOLD_ASSAULT;
    return n;
}

/* ---- Hostiles Close Range -------------------------------------------------------- */

/* The book's: Flankers, Range 1, their target at Range 2: a Suppress counter keeps them where they are. */
TEST(a_suppressed_hostile_does_not_move)
{
    RULE("WF-HCR-01");
    struct play p;
    at_range(&p, "Loner", 2);
    given(&p, "hostile[0].suppress = 1");
    end_turn(&p);
    assert_int_equal(assaults(&p), 0);
    assert_is(&p, "hostile[0].place = 3");
    end_play(&p);
    at_range(&p, "Pair", 3);                            /* one of two is not Suppressed */
    given(&p, "hostile[0].suppress = 1");
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 4");
    end_play(&p);
    at_range(&p, "Pair", 3);                            /* a Killed one does not bind the other */
    given(&p, "hostile[0].ekia = 1");
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 3");
    end_play(&p);
}

TEST(nor_by_its_own_text)
{
    RULE("WF-HCR-01");
    struct play p;
    at_range(&p, "Cyclists", 4);                        /* one nearer as the Turn ends, out of Range */
    given(&p, "hostile[0].suppress = 2");
    end_turn(&p);
    assert_is(&p, "hostile[0].suppress = 1");
    assert_is(&p, "hostile[0].place = 5");
    end_turn(&p);                                       /* it is gone before the text is heard */
    assert_is(&p, "hostile[0].place = 4");
    given(&p, "hostile[0].suppress = 1\nhand[0] = Retreat");
    take(&p, "play Able/1, Retreat");                   /* what others say moves it all the same */
    assert_is(&p, "hostile[0].place = 3");
    end_play(&p);
}

/* The book's: the same, not Suppressed. */
TEST(a_hostile_out_of_range_comes_one_location_closer)
{
    RULE("WF-HCR-02");
    struct play p;
    at_range(&p, "Loner", 2);
    end_turn(&p);
    assert_int_equal(assaults(&p), 0);
    assert_is(&p, "hostile[0].place = 2");
    assert_true(told(&p, "moves: Loner/1, 2"));
    end_play(&p);
    at_range(&p, "Loner", 5);                           /* one, however far it is */
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 5");
    end_play(&p);
    begin(&p, "team Able");                             /* from behind, too */
    put_location(&p, "Field");
    put_location(&p, "Field");
    put_location(&p, "Field");
    given(&p, "soldier[0].place = 4");
    put_hostile(&p, "Loner", 1, 0);
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 2");
    end_play(&p);
}

TEST(each_comes_closer_to_its_own_target)
{
    RULE("WF-HCR-02");
    struct play p;
    begin(&p, "team Able + Baker");
    put_location(&p, "Field");
    put_location(&p, "Field");
    put_location(&p, "Field");
    put_location(&p, "Field");
    given(&p, "soldier[1].place = 5");
    put_hostile(&p, "Loner", 3, 0);
    put_hostile(&p, "Loner", 3, 1);
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 2");
    assert_is(&p, "hostile[1].place = 4");
    end_play(&p);
}

TEST(too_near_is_out_of_range_as_well)
{
    RULE("WF-HCR-02");
    struct play p;
    at_range(&p, "Mortar", 1);                          /* Range 2-3: the Universal Rulebook knows only closer */
    end_turn(&p);
    assert_int_equal(assaults(&p), 0);
    assert_is(&p, "hostile[0].place = 1");
    end_turn(&p);                                       /* and no closer than that */
    assert_is(&p, "hostile[0].place = 1");
    end_play(&p);
}

TEST(a_hostile_in_range_stays)
{
    RULE("WF-HCR-03");
    struct play p;
    for (unsigned far = 0; far <= 2; far++) {
        at_range(&p, "Pair", far);
        END_TURN(&p, 1, 1);
        assert_int_equal(p.wf.hostile[0].place, 1 + far);
        end_play(&p);
    }
}

TEST(who_comes_into_range_attacks_in_the_next_turn)
{
    RULE("WF-HCR-04");
    struct play p;
    at_range(&p, "Loner", 2);
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 2");              /* in Range now */
    assert_int_equal(assaults(&p), 0);
    END_TURN(&p, 8, 2);
    assert_int_equal(assaults(&p), 1);
    assert_is(&p, "soldier[0].wound[0] = 1");
    end_play(&p);
}

TEST(who_is_in_range_but_kept_from_attacking_comes_closer)
{
    RULE("WF-HCR-05");
    struct play p;
    begin(&p, "team Able");
    put_location(&p, "Walled Yard");                    /* no Attack into it */
    given(&p, "soldier[0].place = 2");
    put_hostile(&p, "Pair", 4, 0);                      /* Range 0-2 */
    put_hostile(&p, "Pair", 4, 0);
    given(&p, "hostile[1].suppress = 1");
    end_turn(&p);
    assert_int_equal(assaults(&p), 0);
    assert_is(&p, "hostile[0].place = 3");
    assert_is(&p, "hostile[1].place = 4");              /* Suppressed, it stays as always */
    given(&p, "hostile[1].suppress = 2");
    end_turn(&p);
    assert_int_equal(assaults(&p), 0);
    assert_is(&p, "hostile[0].place = 2");
    given(&p, "hostile[1].suppress = 2");
    END_TURN(&p, 7, 2);                                 /* inside it can Attack */
    assert_int_equal(assaults(&p), 1);
    assert_is(&p, "soldier[0].wound[0] = 1");
    end_play(&p);
    begin(&p, "team Able + Dove");                      /* whom nothing may Attack, at whatever Range */
    put_hostile(&p, "Loner", 2, 0);
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 1");
    end_turn(&p);
    assert_int_equal(assaults(&p), 0);
    assert_is(&p, "hostile[0].place = 1");              /* at Range 0 it stays */
    end_play(&p);
}

/* The book's: the Large Truck, Range 2, its target at Range 3. */
TEST(a_hostile_with_an_effect_comes_closer_too)
{
    RULE("WF-HCR-06");
    RULE("WF-HCR-07");
    struct play p;
    at_range(&p, "Lorry", 3);
    stack(&p, ZONE_HOSTILES, "Pair, Pair");
    int deck = p.wf.hostiles[0];
    end_turn(&p);
    assert_int_equal(p.wf.hostiles[0], deck);           /* no Reinforcement for it */
    assert_is(&p, "hostile[0].place = 3");
    END_TURN(&p, 1, 1);                                 /* in Range 2: one is drawn, and it stays */
    assert_int_equal(p.wf.hostiles[0], deck - 1);
    assert_is(&p, "hostile[0].place = 3");
    assert_is(&p, "hostile[1].card = Pair");
    end_play(&p);
    at_range(&p, "Lorry", 3);                           /* Suppressed, it does not move */
    given(&p, "hostile[0].suppress = 1");
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 4");
    end_play(&p);
}

TEST(a_space_without_a_card_is_a_location_for_hostiles)
{
    RULE("WF-HCR-08");
    struct play p;
    at_range(&p, "Loner", 4);
    for (unsigned space = 4; space > 1; space--) {      /* through three empty ones */
        end_turn(&p);
        assert_int_equal(p.wf.hostile[0].place, space);
        assert_int_equal(wf_location_at(&p.wf, space), 0);
    }
    end_play(&p);
    begin(&p, "team Able");
    put_location(&p, "Stream");
    given(&p, "soldier[0].place = 2");
    stack(&p, ZONE_HOSTILES, "Outrider");               /* 3 beyond the Front-most Soldier */
    end_turn(&p);
    assert_true(told(&p, "arrives: Outrider/1, 5, Outrider"));    /* into an empty space, and on into another */
    assert_is(&p, "hostile[0].place = 4");
    end_play(&p);
}

/* ---- Remove Suppress Counters ------------------------------------------------------ */

TEST(one_suppress_counter_is_removed_from_each_card)
{
    RULE("WF-HEN-01");
    struct play p;
    at_range(&p, "Nest", 0);
    put_hostile(&p, "Pair", 1, 0);
    put_hostile(&p, "Loner", 1, 0);
    given(&p, "hostile[0].suppress = 3\nhostile[1].suppress = 2\nhostile[2].suppress = 1\nsoldier[0].suppress = 2");
    END_TURN(&p, 1, 1);                                 /* the Nest still has one active */
    assert_is(&p, "hostile[0].suppress = 2");
    assert_is(&p, "hostile[1].suppress = 1");
    assert_is(&p, "hostile[2].suppress = 0");
    assert_is(&p, "soldier[0].suppress = 2");           /* of Hostiles only */
    END_TURN(&p, 1, 1, 1, 1, 1, 1);
    assert_is(&p, "hostile[0].suppress = 1");
    assert_is(&p, "hostile[1].suppress = 0");
    assert_is(&p, "hostile[2].suppress = 0");
    end_play(&p);
}

TEST(it_comes_behind_close_range)
{
    RULE("WF-HEN-01");
    struct play p;
    at_range(&p, "Loner", 3);
    given(&p, "hostile[0].suppress = 1");
    end_turn(&p);                                       /* it did not move, and has none now */
    assert_is(&p, "hostile[0].place = 4");
    assert_is(&p, "hostile[0].suppress = 0");
    end_turn(&p);
    assert_is(&p, "hostile[0].place = 3");
    end_play(&p);
}

TEST(killed_hostiles_stay_killed)
{
    RULE("WF-HEN-02");
    struct play p;
    at_range(&p, "Nest", 0);
    given(&p, "hostile[0].ekia = 2\nhostile[0].suppress = 1");
    END_TURN(&p, 1, 1);
    END_TURN(&p, 1, 1);
    assert_is(&p, "hostile[0].ekia = 2");
    assert_is(&p, "hostile[0].suppress = 0");
    end_play(&p);
}

/* ---- Advance Mission Timer ----------------------------------------------------------- */

TEST(the_timer_moves_at_the_end_of_each_hostile_turn)
{
    RULE("WF-HEN-03");
    struct play p;
    begin(&p, "team Able");
    assert_is(&p, "timer = 18");
    take(&p, "discard and draw Able/1");
    assert_is(&p, "timer = 18");
    end_turn(&p);
    assert_is(&p, "timer = 17");
    assert_true(told(&p, "Turns left: 17"));
    end_turn(&p);
    assert_is(&p, "timer = 16");
    end_play(&p);
}

TEST(past_1_the_time_has_run_out)
{
    RULE("WF-HEN-04");
    struct play p;
    begin(&p, "mission Light Drill, objective Depot, team Able");
    put_location(&p, "Field");
    given(&p, "soldier[0].place = 2");
    for (int timer = 3; timer > 1; timer--) {           /* Time 3: three whole Turns */
        assert_int_equal(p.wf.timer, timer);
        end_turn(&p);
        assert_false(p.game.over);
    }
    assert_is(&p, "timer = 1");
    end_turn(&p);
    assert_true(p.game.over);
    assert_int_equal(p.game.winners, 0);
    assert_true(told(&p, "the Mission has failed"));
    assert_is(&p, "success = 0");
    assert_question(&p, "");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_suppressed_hostile_does_not_move), IT(nor_by_its_own_text),
        IT(a_hostile_out_of_range_comes_one_location_closer),
        IT(each_comes_closer_to_its_own_target),
        IT(too_near_is_out_of_range_as_well),
        IT(a_hostile_in_range_stays),
        IT(who_comes_into_range_attacks_in_the_next_turn),
        IT(who_is_in_range_but_kept_from_attacking_comes_closer),
        IT(a_hostile_with_an_effect_comes_closer_too),
        IT(a_space_without_a_card_is_a_location_for_hostiles),
        IT(one_suppress_counter_is_removed_from_each_card),
        IT(it_comes_behind_close_range),
        IT(killed_hostiles_stay_killed),
        IT(the_timer_moves_at_the_end_of_each_hostile_turn),
        IT(past_1_the_time_has_run_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
