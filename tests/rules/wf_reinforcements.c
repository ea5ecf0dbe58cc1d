/* SPDX-License-Identifier: MIT */
/* wf_reinforcements.c -- the Reinforcement Draw, and what may interrupt the Hostile Turn: each test would fail
 * without its rule. */
#include "mission.h"

static unsigned options_of(const struct play *p)
{
    static struct grog_options all;
    grog_list(p->m, &p->game, 0, &all);
    return all.n;
}

/* ---- what Soldiers may do in it -------------------------------------------- */

/* A Loner Attacks Able, whose hand this is. */
static void attacked_with_hand(struct play *p, const char *hand)
{
    begin(p, "team Able + Plain Rifle + Shield");
    given(p, hand);
    put_hostile(p, "Loner", 1, 0);
}

TEST(only_cards_that_say_so_interrupt_the_hostile_turn)
{
    RULE("WF-REI-01");
    struct play p;
    attacked_with_hand(&p, "hand[0] = Dive, Duck, Aim, Sneak, Shake Off\nsoldier[0].wound[0] = 1");
    given(&p, "item[1].count = 0");
    assert_true(offered(&p, "play Able/1, Shake Off"));
    assert_false(offered(&p, "play Able/1, Dive"));
    end_turn(&p);
    assert_question(&p, "attacked");                    /* before its dice */
    assert_true(offered(&p, "play Able/1, Dive"));
    assert_int_equal(options_of(&p), 2);                /* that, or pass: no Attack, no Move, no other card */
    TAKE(&p, "pass", 8, 2);
    assert_question(&p, "hit");
    assert_true(offered(&p, "play Able/1, Duck"));
    assert_int_equal(options_of(&p), 2);
    take(&p, "play Able/1, Duck");
    assert_is(&p, "soldier[0].wound[0] = 1");
    assert_is(&p, "soldier[0].wound[1] = 0");           /* the Loner's Wound was taken away */
    assert_question(&p, "soldier turn");
    end_play(&p);
}

TEST(a_card_for_the_hostile_turn_changes_the_attack)
{
    RULE("WF-REI-01");
    struct play p;
    attacked_with_hand(&p, "hand[0] = Dive");
    end_turn(&p);
    TAKE(&p, "play Able/1, Dive", 10, 1);               /* 10 - 3: a Miss */
    assert_is(&p, "soldier[0].suppress = 0");
    assert_is(&p, "soldier[0].wound[0] = 0");
    end_play(&p);
}

TEST(equipment_that_says_so_is_used_in_the_hostile_turn)
{
    RULE("WF-REI-01");
    struct play p;
    attacked_with_hand(&p, "hand[0] =");
    assert_false(offered(&p, "use Able/1, Shield/2"));
    END_TURN(&p, 8, 2);
    assert_question(&p, "hit");                         /* now it is */
    take(&p, "use Able/1, Shield/2");
    assert_is(&p, "soldier[0].wound[0] = 0");
    assert_is(&p, "item[1].count = 1");
    end_play(&p);
}

TEST(without_such_a_card_the_hostile_turn_asks_nobody)
{
    RULE("WF-REI-01");
    struct play p;
    attacked_with_hand(&p, "hand[0] = Aim, Load, Stride, Sneak, Shake Off\nitem[1].count = 0");
    END_TURN(&p, 8, 2);                                 /* to its end */
    assert_question(&p, "soldier turn");
    assert_is(&p, "soldier[0].wound[0] = 1");
    end_play(&p);
}

/* ---- the draw ---------------------------------------------------------------- */

/* Able stands in this Location, in space 2, and the Hostile deck begins so. */
static void in_location(struct play *p, const char *location, const char *deck)
{
    begin(p, "team Able + Baker");
    put_location(p, location);
    given(p, "soldier[0].place = 2");
    stack(p, ZONE_HOSTILES, deck);
}

/* How many cards the Hostile deck has given since then. */
static int drawn(const struct play *p, const struct warfighter *before)
{
    return before->hostiles[0] - p->wf.hostiles[0];
}

TEST(one_card_is_drawn_for_each_location_with_soldiers)
{
    RULE("WF-REI-02");
    struct play p;
    in_location(&p, "Stream", "Loner, Pair, Loner");
    given(&p, "soldier[1].place = 2");                  /* two Soldiers there: one card */
    struct warfighter before = p.wf;
    END_TURN(&p, 1, 1);
    assert_int_equal(drawn(&p, &before), 1);
    assert_int_equal(hostiles_in_play(&p), 1);
    assert_is(&p, "hostile[0].place = 2");
    end_play(&p);
    in_location(&p, "Stream", "Loner, Pair, Loner");
    put_location(&p, "Stream");
    given(&p, "soldier[1].place = 3");
    before = p.wf;
    END_TURN(&p, 1, 1, 1, 1);
    assert_int_equal(drawn(&p, &before), 2);            /* from the Mission card on */
    assert_is(&p, "hostile[0].card = Loner");
    assert_is(&p, "hostile[0].place = 2");
    assert_is(&p, "hostile[1].card = Pair");
    assert_is(&p, "hostile[1].place = 3");
    end_play(&p);
}

TEST(mission_and_objective_are_locations_too)
{
    RULE("WF-REI-02");
    struct play p;
    begin(&p, "mission Light Drill, objective Post, team Able");
    put_location(&p, "Field");
    stack(&p, ZONE_HOSTILES, "Loner");
    END_TURN(&p, 1, 1);
    assert_is(&p, "hostile[0].card = Loner");
    assert_is(&p, "hostile[0].place = 1");
    end_play(&p);
    begin(&p, "mission Light Drill, objective Post, team Able");
    put_location(&p, "Field");
    stack(&p, ZONE_HOSTILES, "Loner");
    p.wf.active = 1;
    p.wf.location[1].flags = 0;
    given(&p, "soldier[0].place = 3");
    put_hostile(&p, "Zealot", 1, 0);                    /* out of Range */
    given(&p, "hostile[0].flags = 3");
    END_TURN(&p, 1, 1);
    assert_is(&p, "hostile[1].place = 3");
    assert_is(&p, "hostile[1].flags = 6");              /* drew a counter and acted, but is not marked */
    end_play(&p);
}

TEST(always_reinforce_draws_without_soldiers)
{
    RULE("WF-REI-03");
    struct play p;
    in_location(&p, "Thicket", "Pair, Loner");
    given(&p, "soldier[0].place = 1");
    struct warfighter before = p.wf;
    END_TURN(&p, 1, 1);
    assert_int_equal(drawn(&p, &before), 1);
    assert_is(&p, "hostile[0].place = 2");
    end_play(&p);
    in_location(&p, "Thicket", "Pair, Loner");          /* a Soldier there as well: still one card */
    before = p.wf;
    END_TURN(&p, 1, 1);
    assert_int_equal(drawn(&p, &before), 1);
    end_play(&p);
}

TEST(an_empty_location_draws_nothing)
{
    RULE("WF-REI-04");
    struct play p;
    in_location(&p, "Stream", "Loner, Loner");
    given(&p, "soldier[0].place = 1");
    struct warfighter before = p.wf;
    end_turn(&p);
    assert_int_equal(drawn(&p, &before), 0);
    assert_int_equal(hostiles_in_play(&p), 0);
    end_play(&p);
}

/* Draws this card for the Location with two Soldiers. */
static void draw_one(const char *location, const char *hostile, bool comes)
{
    struct play p;
    in_location(&p, location, hostile);
    given(&p, "soldier[1].place = 2");
    struct warfighter before = p.wf;
    int cup = p.wf.cup[0] + p.wf.cup[1];
    if (comes)
        END_TURN(&p, 1, 1);
    else
        end_turn(&p);
    assert_int_equal(drawn(&p, &before), 1);            /* no second card in place of the first */
    assert_int_equal(hostiles_in_play(&p), comes);
    assert_int_equal(p.wf.cup[0] + p.wf.cup[1], cup - comes);
    assert_int_equal(p.wf.hostile_discards[0], !comes);
    if (comes) {
        assert_int_equal(p.wf.hostile[0].thing.card, card(hostile));
        assert_int_equal(p.wf.hostile[0].place, 2);
        assert_true(p.wf.hostile[0].target && (p.wf.hostile[0].flags & HOSTILE_COUNTER));
    }
    end_play(&p);
}

/* The book's: Reinforce 0-1. */
TEST(values_in_the_printed_range_match)
{
    RULE("WF-REI-05");
    RULE("WF-REI-07b");
    draw_one("Stream", "Loner", true);                  /* 0 */
    draw_one("Stream", "Pair", true);                   /* 1 */
    draw_one("Stream", "Lorry", false);                 /* 2 */
    draw_one("Stream", "Nest", false);                  /* 4 */
    draw_one("Ridge", "Loner", false);                  /* 1-2: 0 is below it */
    draw_one("Ridge", "Pair", true);
    draw_one("Ridge", "Chief", false);
}

/* The book's: Recruits, value 1, come to the Stream and draw a counter. */
TEST(a_match_joins_those_already_there)
{
    RULE("WF-REI-06");
    struct play p;
    in_location(&p, "Stream", "Pair");
    put_hostile(&p, "Chief", 2, 0);
    given(&p, "hostile[0].suppress = 1");               /* it does not attack */
    unsigned cup = p.wf.cup[0] + p.wf.cup[1];
    END_TURN(&p, 1, 1);
    assert_int_equal(hostiles_in_play(&p), 2);
    assert_is(&p, "hostile[0].card = Chief");
    assert_is(&p, "hostile[1].card = Pair");
    assert_is(&p, "hostile[1].place = 2");
    assert_true(p.wf.hostile[1].target && (p.wf.hostile[1].flags & HOSTILE_COUNTER));
    assert_int_equal(p.wf.cup[0] + p.wf.cup[1], cup - 1);
    end_play(&p);
}

/* The book's: an Officer, value 3, is discarded; nothing comes in his place. */
TEST(a_card_that_does_not_match_is_discarded_and_not_replaced)
{
    RULE("WF-REI-07");
    struct play p;
    in_location(&p, "Stream", "Chief, Loner");
    struct warfighter before = p.wf;
    end_turn(&p);
    assert_int_equal(drawn(&p, &before), 1);
    assert_is(&p, "hostile_discards = Chief");
    assert_int_equal(hostiles_in_play(&p), 0);
    assert_true(told(&p, "does not come: Chief"));
    assert_true(told(&p, "does not fit: Stream/3, 0, 1, 1 3"));
    end_play(&p);
}

TEST(reinforce_none_draws_nothing)
{
    RULE("WF-REI-08");
    static const char *const none[] = { "Field", "Bare Rock" };     /* the second says Always, too: None prevails */
    for (unsigned i = 0; i < 2; i++) {
        struct play p;
        in_location(&p, none[i], "Loner, Loner");
        struct warfighter before = p.wf;
        end_turn(&p);
        assert_int_equal(drawn(&p, &before), 0);
        assert_int_equal(p.wf.hostile_discards[0], 0);
        assert_int_equal(hostiles_in_play(&p), 0);
        end_play(&p);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(only_cards_that_say_so_interrupt_the_hostile_turn),
        IT(a_card_for_the_hostile_turn_changes_the_attack),
        IT(equipment_that_says_so_is_used_in_the_hostile_turn),
        IT(without_such_a_card_the_hostile_turn_asks_nobody),
        IT(one_card_is_drawn_for_each_location_with_soldiers),
        IT(mission_and_objective_are_locations_too),
        IT(always_reinforce_draws_without_soldiers),
        IT(an_empty_location_draws_nothing),
        IT(values_in_the_printed_range_match),
        IT(a_match_joins_those_already_there),
        IT(a_card_that_does_not_match_is_discarded_and_not_replaced),
        IT(reinforce_none_draws_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
