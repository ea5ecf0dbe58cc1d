/* SPDX-License-Identifier: MIT */
/* hn_activation.c -- Activation Phase: who reveals when; special orders, autonomous units, Heroic and Intrepid ones. */
#include "allies.h"

static const char *const field = ". . . . . . . .\n"
                                 ". . . . . . . .\n"
                                 ". . . . . . . .";

/* Whoever is asked for an action stays where he is. */
static void stay(struct play *p)
{
    char line[GROG_TEXT_MAX];
    unsigned seat = grog_first_seat(p->game.asked);
    static struct grog_options all;
    assert_question(p, "action");
    grog_list(p->m, &p->game, seat, &all);
    for (uint32_t i = 0; i < all.n; i++)
        if (!strncmp(grog_option_text(p->m, &p->game, all.at[i], line), "stay", 4)) {
            take_as(p, seat, line);
            return;
        }
    fail_msg("nobody can stay");
}

static unsigned acting(const struct play *p) { return grog_ref_slot(p->game.frame[p->game.depth - 1].actor); }

TEST(orders_come_up_in_turn_and_in_their_order)
{
    RULE("HN-ACT-01"); RULE("HN-ACT-03"); RULE("HN-ACT-04"); RULE("HN-ACT-05"); RULE("HN-ORD-04"); RULE("HN-ORD-13");
    struct play p;
    battle(&p, field);
    unsigned a = put(&p, "Blue Rifles", "A1"), b = put(&p, "Blue Rifles", "B1"), c = put(&p, "Blue Rifles", "C1");
    unsigned bluffed = put(&p, "Blue Rifles", "D1"), none = put(&p, "Blue Rifles", "E1");
    unsigned red = put(&p, "Red Rifles", "H3");
    order(&p, a, 4);
    order(&p, b, 1);
    order(&p, c, 2);
    order(&p, bluffed, BLUFF);
    order(&p, red, 3);
    p.game.initiative = 1;
    to_activation(&p);
    assert_int_equal(acting(&p), red);                  /* his lowest, whatever its number */
    stay(&p);
    assert_true(told(&p, "its order is revealed: Blue Rifles/2, Blue Order 1"));
    assert_int_equal(acting(&p), b);
    stay(&p);
    assert_int_equal(acting(&p), c);                    /* Red has none left */
    stay(&p);
    assert_int_equal(acting(&p), a);
    assert_non_null(hn_token_on(&p.hn, b));             /* it stays beside the unit, face up */
    assert_false(hn_token_on(&p.hn, b)->thing.hidden);
    assert_true(hn_token_on(&p.hn, bluffed)->thing.hidden);
    stay(&p);
    assert_true(told(&p, "a phase begins: supply"));         /* neither the bluff nor the last unit has acted */
    assert_false(p.hn.unit[bluffed].flags & UNIT_ACTED);
    assert_false(p.hn.unit[none].flags & UNIT_ACTED);
    end_play(&p);
}

TEST(one_action_an_activation)
{
    RULE("HN-ACT-02");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "H3");
    order(&p, us, 1);
    to_activation(&p);
    assert_true(offered(&p, "move Blue Rifles/1, 0"));
    assert_true(offered(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2"));
    assert_true(offered(&p, "stay Blue Rifles/1"));
    TAKE(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", 1);
    assert_true(told(&p, "a phase begins: supply"));
    end_play(&p);
}

TEST(a_special_order_comes_before_any_other)
{
    RULE("HN-ORD-18"); RULE("HN-ORD-19"); RULE("HN-ORD-20");
    struct play p;
    battle_with(&p, "army1 Blue Headquarters + Blue Battle Plan, army2 Red Headquarters + Red Battle Plan", field);
    unsigned a = put(&p, "Blue Rifles", "A1"), b = put(&p, "Blue Rifles", "B1");
    unsigned c = put(&p, "Red Rifles", "H3"), d = put(&p, "Red Rifles", "G3");
    p.hn.specials[0] = p.hn.specials[1] = 1;
    order(&p, a, 1);
    order(&p, b, SPECIAL_ORDER);
    order(&p, c, 1);
    order(&p, d, SPECIAL_ORDER);
    to_activation(&p);
    /* Both are asked before Blue reveals, he who has initiative first. */
    assert_question(&p, "between activations");
    assert_int_equal(p.game.asked, 1);
    take(&p, "special order Blue Rifles/2");
    assert_int_equal(acting(&p), b);
    assert_true(told(&p, "its order is revealed: Blue Rifles/2, Blue Special Order"));
    stay(&p);
    assert_question(&p, "between activations");
    assert_int_equal(p.game.asked, 2);
    take_as(&p, 1, "pass");
    assert_int_equal(acting(&p), a);                    /* it did not cost him his turn */
    assert_false(offered(&p, "special order Red Rifles/4"));
    stay(&p);
    assert_question(&p, "between activations");         /* Red's turn: the same choice */
    take_as(&p, 1, "pass");
    assert_int_equal(acting(&p), c);
    stay(&p);
    assert_question(&p, "between activations");         /* the last gap */
    assert_int_equal(p.game.asked, 2);
    take_as(&p, 1, "special order Red Rifles/4");
    assert_int_equal(acting(&p), d);
    stay(&p);
    assert_true(told(&p, "a phase begins: supply"));
    end_play(&p);
    /* Both at the same moment: initiative first. */
    battle_with(&p, "army1 Blue Headquarters + Blue Battle Plan, army2 Red Headquarters + Red Battle Plan", field);
    order(&p, put(&p, "Blue Rifles", "A1"), SPECIAL_ORDER);
    order(&p, put(&p, "Red Rifles", "H3"), SPECIAL_ORDER);
    p.hn.specials[0] = p.hn.specials[1] = 1;
    p.game.initiative = 1;
    to_activation(&p);
    assert_question(&p, "between activations");
    assert_int_equal(p.game.asked, 2);
    take_as(&p, 1, "pass");
    assert_int_equal(p.game.asked, 1);
    end_play(&p);
}

TEST(an_autonomous_unit_needs_no_order)
{
    RULE("HN-ABL-27"); RULE("HN-ABL-28"); RULE("HN-ABL-29");
    struct play p;
    battle(&p, field);
    unsigned loner = put(&p, "Blue Loner", "A1"), us = put(&p, "Blue Rifles", "B1"), them = put(&p, "Red Rifles", "H3");
    order(&p, us, 1);
    order(&p, them, 1);
    to_activation(&p);
    assert_question(&p, "between activations");
    assert_refused(&p, "act alone Blue Rifles/2", "HN-ABL-27");
    take(&p, "pass");
    assert_int_equal(acting(&p), us);
    assert_false(offered(&p, "act alone Blue Loner/1"));        /* not into an activation */
    stay(&p);
    assert_question(&p, "between activations");         /* before Red reveals */
    assert_int_equal(p.game.asked, 1);
    take(&p, "act alone Blue Loner/1");
    assert_int_equal(acting(&p), loner);
    stay(&p);
    assert_true(p.hn.unit[loner].flags & UNIT_ACTIVATED);
    assert_int_equal(acting(&p), them);                 /* once a round: nobody is asked again */
    stay(&p);
    assert_true(told(&p, "a phase begins: supply"));
    end_play(&p);
}

TEST(an_autonomous_unit_acts_once_a_round)
{
    RULE("HN-ACT-08");
    struct play p;
    battle(&p, field);
    put(&p, "Blue Loner", "A1");
    put(&p, "Blue Loner", "C1");
    order(&p, put(&p, "Red Rifles", "H3"), 1);
    to_activation(&p);
    take(&p, "act alone Blue Loner/1");
    stay(&p);
    assert_question(&p, "between activations");         /* the other has not acted */
    assert_true(offered(&p, "act alone Blue Loner/2"));
    assert_refused(&p, "act alone Blue Loner/1", "HN-ACT-08");
    end_play(&p);
}

TEST(a_concealed_autonomous_unit_may_act_and_nobody_knows_which)
{
    RULE("HN-ABL-28");
    struct play p;
    battle(&p, field);
    unsigned lurker = put(&p, "Blue Lurker", "A1"), other = put(&p, "Blue Rifles", "B3");
    unsigned them = put(&p, "Red Rifles", "H3");
    grog_hide(&p.hn.unit[lurker].thing);
    grog_hide(&p.hn.unit[other].thing);
    order(&p, them, 1);
    to_activation(&p);
    assert_question(&p, "between activations");
    assert_true(offered(&p, "act alone Concealed Blue/1"));
    assert_false(offered(&p, "act alone Concealed Blue/2"));
    end_play(&p);
}

TEST(a_heroic_unit_acts_twice)
{
    RULE("HN-TRT-14"); RULE("HN-TRT-15"); RULE("HN-TRT-16"); RULE("HN-TRT-17"); RULE("HN-TRT-18"); RULE("HN-TRT-19");
    struct play p;
    battle_with(&p, "army1 Blue Elite + Blue Heroic, army2 Red Headquarters + Red Battle Plan", field);
    unsigned us = put(&p, "Blue Rifles", "A1"), them = put(&p, "Red Rifles", "H3");
    order(&p, us, 1);
    order(&p, them, SPECIAL_ORDER);
    p.hn.specials[1] = 1;
    assert_int_equal(p.hn.holding[1].left, 3);
    to_activation(&p);
    take_as(&p, 1, "pass");                             /* Red could act before */
    TAKE(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", 1);
    assert_question(&p, "act again");                   /* and not between the two */
    take(&p, "act again Blue Rifles/1");
    assert_int_equal(p.hn.holding[1].left, 2);
    assert_question(&p, "action");
    take(&p, "move Blue Rifles/1, 0");
    take(&p, "stop Blue Rifles/1");
    assert_question(&p, "between activations");         /* not a third time */
    end_play(&p);
    /* Without a token, or of another tile, it is not asked. */
    battle_with(&p, "army1 Blue Elite + Blue Heroic", field);
    us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "H3");
    order(&p, us, 1);
    p.hn.holding[1].left = 0;
    to_activation(&p);
    stay(&p);
    assert_true(told(&p, "a phase begins: supply"));
    end_play(&p);
}

/* Who acts first with the same number: 0 or 1. */
static unsigned first_of(const char *setup, unsigned initiative)
{
    struct play p;
    battle_with(&p, setup, field);
    unsigned us = put(&p, "Blue Rifles", "A1"), us_too = put(&p, "Blue Rifles", "B1");
    unsigned them = put(&p, "Red Rifles", "H3"), them_too = put(&p, "Red Rifles", "G3");
    order(&p, us, 1);
    order(&p, them, 1);
    order(&p, us_too, 2);
    order(&p, them_too, 3);
    p.game.initiative = (uint8_t)initiative;
    to_activation(&p);
    unsigned first = p.hn.unit[acting(&p)].thing.owner;
    stay(&p);
    assert_int_equal(p.hn.unit[acting(&p)].thing.owner, !first);        /* then the other, with his */
    stay(&p);
    assert_int_equal(p.hn.unit[acting(&p)].thing.owner, initiative);    /* and the next two as ever */
    end_play(&p);
    return first;
}

TEST(an_intrepid_unit_goes_first)
{
    RULE("HN-TRT-20"); RULE("HN-TRT-21");
    assert_int_equal(first_of("", 0), 0);
    assert_int_equal(first_of("army2 Red Elite + Red Intrepid", 0), 1);
    assert_int_equal(first_of("army1 Blue Elite + Blue Intrepid, army2 Red Elite + Red Intrepid", 0), 0);
    assert_int_equal(first_of("army1 Blue Elite + Blue Intrepid, army2 Red Elite + Red Intrepid", 1), 1);
    assert_int_equal(first_of("army1 Blue Elite + Blue Intrepid", 1), 0);
}

/* What is lost before the order is revealed counts: nobody gives way to a unit that has no order any more. */
TEST(who_goes_first_is_looked_at_again_after_special_orders)
{
    RULE("HN-TRT-20");
    for (unsigned loses = 0; loses < 2; loses++) {
        struct play p;
        battle_with(&p, "army2 Red Elite + Red Intrepid", field);
        unsigned us = put(&p, "Blue Rifles", "A1"), us_too = put(&p, "Blue Rifles", "B1");
        unsigned them = put(&p, "Red Rifles", "H3"), them_too = put(&p, "Red Rifles", "G3");
        struct ground_plan *q = (struct ground_plan *)(uintptr_t)p.m->own;
        q->roster[p.hn.unit[them_too].roster].tile = 0;     /* of another tile: not Intrepid */
        order(&p, us, 1);
        order(&p, us_too, 2);
        order(&p, put(&p, "Blue Rifles", "C1"), SPECIAL_ORDER);
        order(&p, them, loses ? 1 : 2);
        order(&p, them_too, 3);
        p.hn.specials[0] = 1;
        p.game.initiative = 0;
        to_activation(&p);
        assert_question(&p, "between activations");
        hn_take_token_away(&(struct grog_run){ .m = p.m, .g = &p.game }, loses ? them : us);
        pass_all(&p);
        assert_int_equal(acting(&p), loses ? us : them);    /* it has lost its order; its number is met */
        stay(&p);
        pass_all(&p);
        assert_int_equal(acting(&p), loses ? them_too : us_too);
        stay(&p);
        pass_all(&p);
        assert_int_equal(acting(&p), loses ? us_too : them_too);        /* and the others as ever */
        end_play(&p);
    }
}

/* Each has a special order, Red on one of his two units, of which the first is of the tile that may be Intrepid. */
#define RED_IS "army2 Red Elite + Red Intrepid"
static void two_special(struct play *p, const char *setup, unsigned on, bool concealed)
{
    battle_with(p, setup, field);
    unsigned us = put(p, "Blue Rifles", "A1"), them[2] = { put(p, "Red Rifles", "H3"), put(p, "Red Rifles", "G3") };
    struct ground_plan *q = (struct ground_plan *)(uintptr_t)p->m->own;
    q->roster[p->hn.unit[them[1]].roster].tile = 0;         /* of another tile: not Intrepid */
    order(p, us, SPECIAL_ORDER);
    order(p, them[on], SPECIAL_ORDER);
    order(p, them[!on], 1);
    if (concealed)
        grog_hide(&p->hn.unit[them[on]].thing);
    p->hn.specials[0] = p->hn.specials[1] = 1;
    p->game.initiative = 0;
    to_activation(p);
}

TEST(a_special_order_of_an_intrepid_unit_goes_first)
{
    RULE("HN-TRT-20"); RULE("HN-TRT-21");
    struct play p;
    for (int concealed = 0; concealed <= 1; concealed++) {
        two_special(&p, RED_IS, 0, concealed);
        assert_question(&p, "between activations");
        assert_int_equal(p.game.asked, 1);              /* Blue has initiative, */
        take(&p, "special order Blue Rifles/1");
        assert_question(&p, "between activations");
        assert_int_equal(p.game.asked, 2);              /* but for that unit */
        take_as(&p, 1, concealed ? "special order Concealed Red/2" : "special order Red Rifles/2");
        assert_int_equal(acting(&p), 1);
        stay(&p);
        assert_question(&p, "action");                  /* now Blue's */
        assert_int_equal(acting(&p), 0);
        end_play(&p);
    }
    two_special(&p, RED_IS, 0, false);
    take(&p, "special order Blue Rifles/1");
    take_as(&p, 1, "pass");                             /* he lets it go first */
    assert_int_equal(acting(&p), 0);
    end_play(&p);
    two_special(&p, RED_IS, 0, false);
    take(&p, "special order Blue Rifles/1");
    take_as(&p, 1, "special order Red Rifles/2");
    hn_take_token_away(&(struct grog_run){ .m = p.m, .g = &p.game }, 0);
    stay(&p);
    assert_true(p.game.question != ASK_ACTION || acting(&p));       /* an order that was lost meanwhile is none */
    end_play(&p);
    two_special(&p, RED_IS, 1, false);                  /* his other unit has it: others see a token on either */
    take(&p, "special order Blue Rifles/1");
    assert_int_equal(p.game.asked, 2);
    assert_string_equal(grog_why_not_named(p.m, &p.game, 1, "special order Red Rifles/3"), "HN-TRT-20");
    take_as(&p, 1, "pass");
    assert_int_equal(acting(&p), 0);
    end_play(&p);
    two_special(&p, RED_IS, 0, false);
    take(&p, "pass");
    take_as(&p, 1, "special order Red Rifles/2");       /* Blue's is not Intrepid: it goes before nobody */
    assert_int_equal(acting(&p), 1);
    end_play(&p);
    two_special(&p, "army1 Blue Elite + Blue Intrepid, " RED_IS, 0, false);
    take(&p, "special order Blue Rifles/1");            /* both are: initiative counts */
    assert_question(&p, "action");
    assert_int_equal(acting(&p), 0);
    end_play(&p);
}

TEST(autonomy_is_of_the_side_that_lies_beneath)
{
    RULE("HN-ABL-27");
    struct play p;
    battle(&p, field);
    unsigned hurt = put(&p, "Blue Prowler", "A1"), whole = put(&p, "Blue Prowler", "B3");
    unsigned them = put(&p, "Red Rifles", "H3");
    grog_hide(&p.hn.unit[hurt].thing);
    grog_hide(&p.hn.unit[whole].thing);
    p.hn.unit[hurt].flags |= UNIT_TURNED;
    order(&p, them, 1);
    to_activation(&p);
    assert_question(&p, "between activations");
    assert_true(offered(&p, "act alone Concealed Blue/2"));
    assert_refused(&p, "act alone Concealed Blue/1", "HN-ABL-27");
    end_play(&p);
}

TEST(whoever_is_not_there_yet_does_not_act_alone)
{
    RULE("HN-ABL-27");
    struct play p;
    battle(&p, field);
    put(&p, "Blue Loner", "A1");
    unsigned late = put(&p, "Blue Loner", "");
    p.hn.unit[late].flags = UNIT_LATE;
    order(&p, put(&p, "Red Rifles", "H3"), 1);
    to_activation(&p);
    assert_question(&p, "between activations");
    assert_true(offered(&p, "act alone Blue Loner/1"));
    assert_refused(&p, "act alone Blue Loner/2", "HN-ABL-27");
    end_play(&p);
}

/* Armies as they are recruited, not counters that a test puts there. */
TEST(an_autonomous_unit_of_an_army_that_was_recruited_is_asked)
{
    RULE("HN-ABL-27");
    struct play p;
    static struct grog_options all;
    begin(&p, "scenario Drill, army1 Blue Elite, army2 Red Platoon");
    for (unsigned i = 0; p.hn.phase != PHASE_ACTIVATION && i < 200; i++) {
        unsigned seat = grog_first_seat(p.game.asked);
        grog_list(p.m, &p.game, seat, &all);
        assert_int_equal(grog_take(p.m, &p.game, seat, all.at[0], &p.heard), GROG_OK);
    }
    unsigned loner = 0;
    while (p.hn.unit[loner].thing.card != card("Blue Loner"))
        loner++;
    char line[GROG_TEXT_MAX];
    snprintf(line, sizeof line, "act alone Blue Loner/%u", loner + 1);
    assert_question(&p, "between activations");
    take(&p, line);
    assert_int_equal(acting(&p), loner);
    end_play(&p);
}

/* Two against two: one is out of orders and is passed over, and then a card gives him one back. */
TEST(who_has_orders_again_is_next_of_his_side)
{
    RULE("HN-MUL-22");
    static const char *const rows[] = { "A1", "B1", "C1", "D1", "E1", "F1", "G1", "H1", "A3", "B3" };
    static const uint8_t owner[] = { 0, 2, 2, 2, 1, 1, 1, 3, 3, 3 }, turns[] = { 0, 1, 2, 3, 2, 1, 0, 3, 2, 1 };
    struct play p;
    battle_with(&p, "scenario Quartet, seats 4", field);
    for (unsigned i = 0; i < GROG_COUNT(owner); i++)
        order(&p, put_for(&p, owner[i], "Blue Rifles", rows[i]), i ? (i - 1) % 3 + 1 : 1);
    unsigned other = put_for(&p, 0, "Blue Rifles", "C3");
    p.game.initiative = 0;
    p.hn.first[0] = 0;
    p.hn.first[1] = 1;
    to_activation(&p);
    for (unsigned i = 0; i < GROG_COUNT(turns); i++) {
        pass_all(&p);
        assert_int_equal(p.game.asked, 1u << turns[i]);
        if (i == 5)
            order(&p, other, 2);
        stay(&p);
        while (!strcmp(grog_question(p.m, &p.game), "act again"))
            take_as(&p, turns[i], "done");
    }
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(orders_come_up_in_turn_and_in_their_order), IT(one_action_an_activation),
        IT(a_special_order_comes_before_any_other), IT(an_autonomous_unit_needs_no_order),
        IT(an_autonomous_unit_acts_once_a_round),
        IT(a_concealed_autonomous_unit_may_act_and_nobody_knows_which), IT(a_heroic_unit_acts_twice),
        IT(an_intrepid_unit_goes_first), IT(who_goes_first_is_looked_at_again_after_special_orders),
        IT(a_special_order_of_an_intrepid_unit_goes_first),
        IT(autonomy_is_of_the_side_that_lies_beneath), IT(whoever_is_not_there_yet_does_not_act_alone),
        IT(who_has_orders_again_is_next_of_his_side),
        IT(an_autonomous_unit_of_an_army_that_was_recruited_is_asked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
