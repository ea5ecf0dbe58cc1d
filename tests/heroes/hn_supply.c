/* SPDX-License-Identifier: MIT */
/* hn_supply.c -- Supply Phase: its nine steps, and what traits and orders change of them. */
#include "battle.h"

#include "heroes/supply.h"

#include <stdio.h>

static const char *const field = ". . . . . . . .\n"
                                 ". . . . . . . .\n"
                                 ". . . . . . . .";

/* Cards from a seat's deck into its hand. */
static void hold(struct play *p, unsigned seat, const char *name, unsigned n)
{
    struct grog_run r = { .m = p->m, .g = &p->game };
    for (; n; n--) {
        assert_true(grog_remove(&r, ZONE_DECK, seat, card(name)));
        grog_put(&r, ZONE_HAND, seat, card(name));
    }
}

/* Nobody moves, nobody discards: until something else is asked. */
static void finish(struct play *p)
{
    while (p->game.asked && (!strcmp(grog_question(p->m, &p->game), "supply moves")
                             || !strcmp(grog_question(p->m, &p->game), "discard cards")))
        take_as(p, grog_first_seat(p->game.asked), "done");
}

TEST(units_without_an_order_move)
{
    RULE("HN-SUP-01"); RULE("HN-SUP-02"); RULE("HN-SUP-06"); RULE("HN-SUP-07"); RULE("HN-ORD-14"); RULE("HN-SUP-04");
    struct play p;
    battle(&p, field);
    put(&p, "Blue Rifles", "A1");
    unsigned ordered = put(&p, "Blue Rifles", "C1"), bluffed = put(&p, "Blue Rifles", "E1");
    unsigned marked = put(&p, "Blue Rifles", "A3");
    put(&p, "Red Rifles", "G2");
    order(&p, ordered, 1);
    order(&p, bluffed, BLUFF);
    p.hn.unit[marked].flags = UNIT_ACTIVATED;
    p.game.initiative = 1;
    to_supply(&p);
    assert_int_equal(p.game.asked, 2);                  /* the player with initiative first */
    assert_true(told(&p, "had a bluff: Blue Rifles/3"));
    assert_null(hn_token_on(&p.hn, bluffed));
    take_as(&p, 1, "move in supply Red Rifles/5, 2");
    assert_int_equal(told_at(&p, "fires"), -1);
    assert_false(offered(&p, "fire Red Rifles/5, Rifles, plain, Blue Rifles/3"));
    assert_false(offered(&p, "assault Red Rifles/5, 1, Blue Rifles/3"));
    take_as(&p, 1, "step Red Rifles/5, F2");
    take_as(&p, 1, "stop Red Rifles/5");
    assert_int_equal(p.game.asked, 1);                  /* each unit once; he has no other */
    assert_true(offered(&p, "move in supply Blue Rifles/1, 2"));
    assert_true(offered(&p, "move in supply Blue Rifles/3, 2"));
    assert_refused(&p, "move in supply Blue Rifles/2, 2", "HN-SUP-01");
    assert_refused(&p, "move in supply Blue Rifles/4, 2", "HN-ACT-09");
    take(&p, "move in supply Blue Rifles/1, 2");
    take(&p, "step Blue Rifles/1, B1");
    take(&p, "stop Blue Rifles/1");
    assert_refused(&p, "move in supply Blue Rifles/1, 2", "HN-SUP-07");
    take(&p, "done");                                   /* some, all or none */
    assert_question(&p, "place an order");
    end_play(&p);
}

TEST(an_order_that_was_taken_away_was_received)
{
    RULE("HN-SUP-01"); RULE("HN-ORD-05");
    struct play p;
    battle(&p, field);
    unsigned ordered = put(&p, "Blue Rifles", "A1"), bluffed = put(&p, "Blue Rifles", "C1");
    unsigned other = put(&p, "Blue Rifles", "E1");
    put(&p, "Red Rifles", "G2");
    order(&p, ordered, 1);
    order(&p, bluffed, BLUFF);
    order(&p, other, 2);
    struct grog_run r = { .m = p.m, .g = &p.game };
    hn_take_token_away(&r, ordered);
    hn_take_token_away(&r, bluffed);
    assert_null(hn_token_on(&p.hn, ordered));
    to_activation(&p);
    pass_all(&p);
    take(&p, "stay Blue Rifles/3");
    pass_all(&p);
    EACH_TOKEN(&p.hn, i)
        assert_true(!lost_by(&p.hn.token[i]) || p.hn.token[i].thing.hidden);        /* it is not revealed */
    assert_question(&p, "supply moves");
    assert_refused(&p, "move in supply Blue Rifles/1, 2", "HN-SUP-01");
    assert_true(offered(&p, "move in supply Blue Rifles/2, 2"));
    p.hn.unit[bluffed].flags |= UNIT_ACTIVATED;
    take(&p, "done");
    finish(&p);
    assert_false(hn_had_token(&p.hn, ordered));         /* all are taken back, for the next round */
    EACH_TOKEN(&p.hn, i)
        assert_int_equal(lost_by(&p.hn.token[i]), 0);
    end_play(&p);
}

/* An order or a bluff: being asked or not would tell the enemy. */
TEST(he_is_asked_whatever_was_taken_away)
{
    RULE("HN-ORD-05");
    struct play p;
    for (unsigned bluff = 0; bluff <= 1; bluff++) {
        battle(&p, field);
        unsigned us = put(&p, "Blue Rifles", "A1");
        order(&p, us, bluff ? BLUFF : 1);
        order(&p, put(&p, "Red Rifles", "G2"), 1);
        struct grog_run r = { .m = p.m, .g = &p.game };
        hn_take_token_away(&r, us);
        to_supply(&p);
        assert_question(&p, "supply moves");
        assert_int_equal(p.game.asked, 1);
        assert_int_equal(offered(&p, "move in supply Blue Rifles/1, 2"), bluff);
        hn_eliminate(&r, unit_ref(&p.hn, us));          /* and with the unit it is gone */
        assert_false(hn_had_token(&p.hn, us));
        grog_match_free(p.m);
    }
}

TEST(whoever_has_nobody_to_move_may_play_a_card)
{
    RULE("HN-CRD-01");
    struct play p;
    battle_with(&p, "army1 Blue Headquarters + Blue Mail x2 + Blue Steady x4", field);
    order(&p, put(&p, "Blue Rifles", "A1"), 1);
    order(&p, put(&p, "Red Rifles", "G2"), 1);
    hold(&p, 0, "Blue Mail", 1);
    hold(&p, 0, "Blue Steady", 1);
    to_supply(&p);
    assert_question(&p, "supply moves");
    assert_int_equal(p.game.asked, 1);
    take(&p, "play Blue Mail");
    assert_int_equal(p.hn.hand[0][0], 2);
    assert_question(&p, "supply moves");                /* he could have the other one */
    take(&p, "done");
    assert_question(&p, "discard cards");
    end_play(&p);
}

/* Both are asked alike, or his hand would be known by it; with both among the discards there is nothing to ask. */
TEST(whether_he_is_asked_betrays_no_hand)
{
    RULE("HN-CRD-01");
    struct play p;
    for (unsigned discarded = 0; discarded <= 2; discarded += 2) {
        battle_with(&p, "army1 Blue Headquarters + Blue Mail x2 + Blue Steady x4", field);
        order(&p, put(&p, "Blue Rifles", "A1"), 1);
        order(&p, put(&p, "Red Rifles", "G2"), 1);
        hold(&p, 0, "Blue Steady", 1);
        struct grog_run r = { .m = p.m, .g = &p.game };
        for (unsigned i = 0; i < discarded; i++) {
            assert_true(grog_remove(&r, ZONE_DECK, 0, card("Blue Mail")));
            grog_put(&r, ZONE_DISCARDS, 0, card("Blue Mail"));
        }
        to_supply(&p);
        assert_question(&p, discarded ? "discard cards" : "supply moves");
        end_play(&p);
    }
}

TEST(an_unplayed_special_order_is_an_order)
{
    RULE("HN-SUP-06");
    struct play p;
    battle(&p, field);
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Blue Rifles", "C1");
    put(&p, "Red Rifles", "G2");
    order(&p, us, SPECIAL_ORDER);
    to_supply(&p);
    assert_refused(&p, "move in supply Blue Rifles/1, 2", "HN-SUP-01");
    end_play(&p);
}

TEST(abilities_of_movement_work)
{
    RULE("HN-SUP-03");
    struct play p;
    battle(&p, field);
    unsigned tripod = put(&p, "Blue Stand", "A1"), lurker = put(&p, "Blue Lurker", "A3");
    face(&p, put(&p, "Red Tank", "H3"), 2);
    to_supply(&p);
    take(&p, "move in supply Blue Stand/1, 2");
    take(&p, "turn over Blue Stand/1");
    take(&p, "stop Blue Stand/1");
    assert_true(p.hn.unit[tripod].flags & UNIT_TURNED);
    take(&p, "move in supply Blue Lurker/2, 2");
    take(&p, "turn over Blue Lurker/2");
    assert_true(p.hn.unit[lurker].thing.hidden);
    end_play(&p);
}

TEST(one_marker_comes_off_of_each)
{
    RULE("HN-SUP-08"); RULE("HN-TRT-07");
    struct play p;
    for (unsigned brave = 0; brave < 2; brave++) {
        battle_with(&p, brave ? "army1 Blue Elite + Blue Courage" : "", field);
        unsigned us = put(&p, "Blue Rifles", "A1"), them = put(&p, "Red Rifles", "G2");
        unsigned aboard = put(&p, "Red Rifles", ""), tank = put(&p, "Red Tank", "H3");
        face(&p, tank, 2);
        p.hn.unit[us].suppressed = 3;
        p.hn.unit[them].suppressed = 1;
        p.hn.unit[aboard].suppressed = 2;
        p.hn.unit[aboard].aboard = (uint8_t)(tank + 1);
        to_supply(&p);
        take(&p, "done");
        assert_int_equal(p.hn.unit[us].suppressed, 3);  /* when all have moved */
        take_as(&p, 1, "done");
        assert_int_equal(p.hn.unit[us].suppressed, brave ? 1 : 2);
        assert_int_equal(p.hn.unit[them].suppressed, 0);
        assert_int_equal(p.hn.unit[aboard].suppressed, 1);
        end_play(&p);
    }
}

TEST(cards_are_discarded_then_drawn_up_to_four)
{
    RULE("HN-SUP-10"); RULE("HN-SUP-11");
    struct play p;
    battle_with(&p, "army1 Blue Headquarters + Blue Steady x4 + Blue High Command x4", field);
    put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "G2");
    hold(&p, 0, "Blue Steady", 3);
    hold(&p, 0, "Blue High Command", 3);
    to_supply(&p);
    take(&p, "done");
    take_as(&p, 1, "done");
    assert_question(&p, "discard cards");
    take(&p, "discard Blue Steady");
    take(&p, "discard Blue Steady");
    take(&p, "discard Blue Steady");
    take(&p, "done");
    assert_int_equal(p.hn.hand[0][0], 4);
    assert_int_equal(p.hn.deck[0][0], 1);
    assert_int_equal(p.hn.discards[0][0], 3);
    end_play(&p);
    /* With four or more nothing is drawn; from an empty deck neither. */
    battle_with(&p, "army1 Blue Headquarters + Blue Steady x4 + Blue High Command x4", field);
    put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "G2");
    hold(&p, 0, "Blue Steady", 4);
    hold(&p, 0, "Blue High Command", 2);
    to_supply(&p);
    take(&p, "done");
    take_as(&p, 1, "done");
    take(&p, "done");
    assert_int_equal(p.hn.hand[0][0], 6);
    struct grog_run r = { .m = p.m, .g = &p.game };
    hn_draw(&r, 0, 5);
    assert_int_equal(p.hn.hand[0][0], 8);
    assert_int_equal(p.hn.deck[0][0], 0);
    grog_match_free(p.m);
}

TEST(improvisation_draws_one_more_and_discards_one)
{
    RULE("HN-OOP-20");
    struct play p;
    battle_with(&p, "army1 Blue Headquarters + Blue Improvisation + Blue Steady x4 + Blue High Command x4", field);
    put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "G2");
    to_supply(&p);
    take(&p, "done");
    take_as(&p, 1, "done");
    assert_question(&p, "improvisation");
    assert_int_equal(p.hn.hand[0][0], 4);
    take(&p, "pass");
    assert_question(&p, "one card too many");
    assert_int_equal(p.hn.hand[0][0], 5);
    assert_false(offered(&p, "done"));
    char line[GROG_TEXT_MAX] = "discard ";
    strcat(line, grog_card(p.m, p.hn.hand[0][1])->name);
    take(&p, line);
    assert_int_equal(p.hn.hand[0][0], 4);
    assert_string_not_equal(grog_question(p.m, &p.game), "one card too many");
    end_play(&p);
}

TEST(improvisation_is_a_choice)
{
    RULE("HN-OOP-20");
    struct play p;
    battle_with(&p, "army1 Blue Headquarters + Blue Improvisation + Blue Steady x4 + Blue High Command x4", field);
    put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "G2");
    to_supply(&p);
    take(&p, "done");
    take_as(&p, 1, "done");
    take(&p, "do without");
    assert_int_equal(p.hn.hand[0][0], 4);
    assert_string_not_equal(grog_question(p.m, &p.game), "one card too many");
    end_play(&p);
}

TEST(hardboiled_units_shake_it_off)
{
    RULE("HN-TRT-08"); RULE("HN-TRT-09"); RULE("HN-TRT-10");
    struct play p;
    battle_with(&p, "army1 Blue Elite + Blue Hardboiled", field);
    unsigned us = put(&p, "Blue Rifles", "A1"), other = put(&p, "Blue Rifles", "C1");
    unsigned them = put(&p, "Red Rifles", "G2");
    struct ground_plan *q = (struct ground_plan *)(uintptr_t)p.m->own;
    q->roster[p.hn.unit[other].roster].tile = 0;        /* not of the tile */
    assert_int_equal(p.hn.holding[1].left, 3);
    p.hn.unit[us].suppressed = 3;
    p.hn.unit[other].suppressed = 1;
    order(&p, us, 1);
    order(&p, them, 1);
    to_activation(&p);
    assert_question(&p, "between activations");
    assert_refused(&p, "calm Blue Rifles/2", "HN-TRT-09");
    take(&p, "calm Blue Rifles/1");
    take(&p, "calm Blue Rifles/1");                     /* several at the same time */
    assert_int_equal(p.hn.unit[us].suppressed, 1);
    assert_int_equal(p.hn.holding[1].left, 1);
    take(&p, "pass");
    take(&p, "stay Blue Rifles/1");
    assert_question(&p, "between activations");         /* before the enemy acts */
    take(&p, "calm Blue Rifles/1");
    assert_int_equal(p.hn.unit[us].suppressed, 0);
    assert_int_equal(p.hn.holding[1].left, 0);
    assert_question(&p, "action");
    end_play(&p);
    battle_with(&p, "army1 Blue Elite + Blue Hardboiled", field);
    us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "G2");
    p.hn.unit[us].suppressed = 3;
    to_supply(&p);
    take(&p, "calm Blue Rifles/1");                     /* and before it moves in supply */
    assert_int_equal(p.hn.unit[us].suppressed, 2);
    assert_true(offered(&p, "move in supply Blue Rifles/1, 2"));
    end_play(&p);
}

TEST(hardboiled_tokens_of_the_own_tile_go_first)
{
    RULE("HN-EQP-04"); RULE("HN-TRT-09");
    struct play p;
    battle_with(&p, "army1 Blue Headquarters + Blue Hardboiled + Blue Elite + Blue Hardboiled", field);
    enum { OFFICERS = 1, OWN = 3 };                     /* holdings, in the order of the army */
    unsigned us = put(&p, "Blue Rifles", "A1"), other = put(&p, "Blue Rifles", "C1");
    put(&p, "Red Rifles", "G2");
    assert_int_equal(p.hn.holding[OFFICERS].thing.card, card("Blue Hardboiled"));
    assert_int_equal(p.hn.holding[OWN].thing.card, card("Blue Hardboiled"));
    struct ground_plan *q = (struct ground_plan *)(uintptr_t)p.m->own;
    q->roster[p.hn.unit[us].roster].tile = p.hn.holding[OWN].on;
    q->roster[p.hn.unit[other].roster].tile = p.hn.holding[OFFICERS].on;
    p.hn.holding[OWN].left = 1;
    p.hn.unit[us].suppressed = 2;
    p.hn.unit[other].suppressed = 1;
    order(&p, us, 1);
    to_activation(&p);
    assert_question(&p, "between activations");
    take(&p, "calm Blue Rifles/2");                     /* of the officer's tile */
    assert_int_equal(p.hn.holding[OFFICERS].left, 2);
    assert_int_equal(p.hn.holding[OWN].left, 1);
    take(&p, "calm Blue Rifles/1");                     /* of the other: its own */
    assert_int_equal(p.hn.holding[OFFICERS].left, 2);
    assert_int_equal(p.hn.holding[OWN].left, 0);
    take(&p, "calm Blue Rifles/1");                     /* and then the officer's */
    assert_int_equal(p.hn.holding[OFFICERS].left, 1);
    end_play(&p);
}

/* A Hardboiled unit at A1 with a marker, whose turn it is; an enemy at C1. */
static unsigned hardboiled_acts(struct play *p)
{
    battle_with(p, "army1 Blue Elite + Blue Hardboiled", field);
    unsigned us = put(p, "Blue Rifles", "A1");
    put(p, "Red Rifles", "C1");
    p->hn.unit[us].suppressed = 1;
    activate(p, us);
    return us;
}

TEST(hardboiled_units_shake_it_off_whenever_they_like)
{
    RULE("HN-TRT-09");
    struct play p;
    unsigned us = hardboiled_acts(&p);
    take(&p, "calm Blue Rifles/1");                     /* in its action */
    assert_question(&p, "action");
    assert_int_equal(p.hn.unit[us].suppressed, 0);
    end_play(&p);

    us = hardboiled_acts(&p);
    take(&p, "move Blue Rifles/1, 0");
    take(&p, "calm Blue Rifles/1");                     /* in its move */
    assert_question(&p, "step");
    end_play(&p);

    us = hardboiled_acts(&p);
    take(&p, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2");
    assert_question(&p, "shot");
    TAKE(&p, "calm Blue Rifles/1", 4);                  /* before its shot: 4 + 2, and no 2 less */
    assert_true(p.hn.unit[1].flags & UNIT_TURNED);
    end_play(&p);

    us = hardboiled_acts(&p);
    p.hn.unit[us].suppressed = 0;
    take(&p, "assault Blue Rifles/1, 1, Red Rifles/2");
    take(&p, "step Blue Rifles/1, B1");
    p.hn.unit[us].suppressed = 1;
    take(&p, "close in Blue Rifles/1, B1, C1");
    assert_question(&p, "assault");
    TAKE(&p, "calm Blue Rifles/1", 5, 1, 4, 1);         /* 5 against 4 */
    take_as(&p, 1, "retreat Red Rifles/2, D1");
    assert_int_equal(p.hn.unit[us].place, place("C1"));
    end_play(&p);
}

TEST(hardboiled_units_hold_who_moves_past)
{
    RULE("HN-TRT-09");
    struct play p;
    battle_with(&p, "army1 Blue Elite + Blue Hardboiled", field);
    unsigned us = put(&p, "Blue Rifles", "C2"), them = put(&p, "Red Clerks", "A1");
    p.hn.unit[us].suppressed = 1;
    activate(&p, them);
    take_as(&p, 1, "move Red Clerks/2, 0");
    take_as(&p, 1, "step Red Clerks/2, B1");
    assert_question(&p, "opportunity fire");
    take(&p, "calm Blue Rifles/1");
    assert_string_equal(grog_why_not_named(p.m, &p.game, 1, "step Red Clerks/2, C1"), "HN-ZOC-03");
    end_play(&p);
}

TEST(orders_wait_for_the_hardboiled)
{
    RULE("HN-TRT-09");
    struct play p;
    battle_with(&p, "army1 Blue Elite + Blue Hardboiled", field);
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "G2");
    p.hn.unit[us].suppressed = 1;
    to_orders(&p);
    take(&p, "calm Blue Rifles/1");
    assert_int_equal(p.game.asked, 1);                  /* it is still his turn */
    assert_question(&p, "place an order");
    end_play(&p);
}

TEST(the_initiative_passes)
{
    RULE("HN-SUP-15"); RULE("HN-SUP-16");
    struct play p;
    battle(&p, field);
    put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "G2");
    for (unsigned round = 1; round < 4; round++) {
        assert_int_equal(p.game.turn, round);
        unsigned first = p.game.initiative;
        assert_int_equal(first, (round + 1) % 2);
        to_supply(&p);
        finish(&p);
    }
    end_play(&p);
}

TEST(the_initiative_is_kept_once)
{
    RULE("HN-OOP-24"); RULE("HN-OOP-25"); RULE("HN-OOP-26");
    struct play p;
    battle_with(&p, "army1 Blue Headquarters + Blue Initiative + Blue Initiative", field);
    put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "G2");
    to_supply(&p);
    finish(&p);
    assert_question(&p, "initiative");
    take(&p, "keep the initiative Blue Initiative");
    assert_true(told(&p, "keeps the initiative: seat 0"));
    assert_int_equal(p.game.initiative, 0);
    assert_int_equal(p.game.turn, 2);                   /* the marker goes on all the same */
    assert_true(p.hn.holding[1].flags & HOLDING_USED);
    assert_false(p.hn.holding[2].flags & HOLDING_USED);
    to_supply(&p);
    finish(&p);                                         /* not twice running, though he has another */
    assert_int_equal(p.game.initiative, 1);
    to_supply(&p);
    finish(&p);                                         /* and not of an initiative that is the enemy's */
    assert_int_equal(p.game.initiative, 0);
    to_supply(&p);
    finish(&p);
    take(&p, "keep the initiative Blue Initiative");
    assert_int_equal(p.game.turn, 5);
    to_supply(&p);
    finish(&p);
    assert_int_equal(p.game.initiative, 1);
    end_play(&p);
}

TEST(effects_of_the_beginning_and_the_end_come_in_order)
{
    RULE("HN-SUP-05"); RULE("HN-SUP-09");
    struct play p;
    battle_with(&p, "army2 Red Headquarters + Red Stores + Red Heralds + Red Steady x4 + Red High Command x4", field);
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Herald", "G2");
    order(&p, us, BLUFF);
    to_supply(&p);
    assert_question(&p, "use it");                      /* the counter has drawn a card, the bluff still lies */
    assert_int_equal(p.hn.hand[1][0], 1);
    assert_non_null(hn_token_on(&p.hn, us));
    take_as(&p, 1, "use it Red Stores");
    assert_int_equal(p.hn.hand[1][0], 2);
    assert_null(hn_token_on(&p.hn, us));
    p.hn.unit[us].suppressed = 1;
    take(&p, "done");
    take_as(&p, 1, "done");
    assert_question(&p, "use it");
    assert_int_equal(p.hn.unit[us].suppressed, 0);      /* markers are off */
    assert_int_equal(p.hn.hand[1][0], 3);
    take_as(&p, 1, "use it Red Stores");
    assert_int_equal(p.hn.hand[1][0], 4);
    end_play(&p);
}

TEST(each_of_the_four_has_its_turn)
{
    RULE("HN-SUP-05"); RULE("HN-SUP-09");
    static const char *const calls[] = { "Red First Call", "Red Second Call", "Red Stores", "Red Last Call" };
    struct play p;
    battle_with(&p, "army2 Red Headquarters + Red Last Call + Red Stores + Red Second Call + Red First Call"
                    " + Red Steady x4 + Red High Command x4 + Red Stand x4", field);
    unsigned us = put(&p, "Blue Rifles", "A1");
    put(&p, "Red Rifles", "G2");
    order(&p, us, BLUFF);
    to_supply(&p);
    for (unsigned end = 0; end < 2; end++) {
        for (unsigned i = 0; i < 4; i++) {
            char text[64];
            snprintf(text, sizeof text, "use it %s", calls[i]);
            assert_question(&p, "use it");
            assert_true(end || hn_token_on(&p.hn, us));         /* before bluffs are discarded */
            take_as(&p, 1, text);
        }
        if (!end) {
            take(&p, "done");
            take_as(&p, 1, "done");
        }
    }
    assert_question(&p, "discard cards");
    end_play(&p);
}

TEST(no_card_brings_fire_into_the_supply_phase)
{
    RULE("HN-SUP-04"); RULE("HN-CRD-04");
    struct play p;
    battle_with(&p, "army1 Blue Headquarters + Blue Night Work x2 + Blue Steady x4", field);
    put(&p, "Blue Scouts", "A1");                       /* who could fire on the move */
    put(&p, "Red Rifles", "C1");
    hold(&p, 0, "Blue Night Work", 1);
    to_supply(&p);
    take(&p, "play Blue Night Work");
    if (p.game.question != ASK_ACTION)
        take(&p, "choose unit Blue Scouts/1");
    assert_question(&p, "action");
    assert_false(offered(&p, "fire Blue Scouts/1, Carbines, plain, Red Rifles/2"));
    assert_false(offered(&p, "assault Blue Scouts/1, 1, Red Rifles/2"));
    take(&p, "move Blue Scouts/1, 0");                  /* the card overrides the other rules: it moves now, */
    assert_false(offered(&p, "fire Blue Scouts/1, Carbines, plain, Red Rifles/2"));
    take(&p, "step Blue Scouts/1, A2");
    take(&p, "stop Blue Scouts/1");
    assert_is(&p, "unit[0].place = A2");
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(units_without_an_order_move),
        IT(an_order_that_was_taken_away_was_received), IT(he_is_asked_whatever_was_taken_away),
        IT(whoever_has_nobody_to_move_may_play_a_card),
        IT(whether_he_is_asked_betrays_no_hand), IT(an_unplayed_special_order_is_an_order),
        IT(abilities_of_movement_work), IT(one_marker_comes_off_of_each), IT(cards_are_discarded_then_drawn_up_to_four),
        IT(improvisation_draws_one_more_and_discards_one), IT(improvisation_is_a_choice),
        IT(hardboiled_units_shake_it_off), IT(hardboiled_tokens_of_the_own_tile_go_first),
        IT(hardboiled_units_shake_it_off_whenever_they_like), IT(hardboiled_units_hold_who_moves_past),
        IT(orders_wait_for_the_hardboiled), IT(the_initiative_passes),
        IT(the_initiative_is_kept_once), IT(effects_of_the_beginning_and_the_end_come_in_order),
        IT(each_of_the_four_has_its_turn), IT(no_card_brings_fire_into_the_supply_phase),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
