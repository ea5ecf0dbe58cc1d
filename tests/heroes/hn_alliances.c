/* SPDX-License-Identifier: MIT */
/* hn_alliances.c -- three and four players: who plays when, and what allies share.
 *
 * Trio: seat 0 (Blue) against seats 1 (Red, with a High Command) and 2 (Green).  Gang: 0 against 1, 2 and 3.  Quartet:
 * 0 and 2 against 1 and 3. */
#include "allies.h"

#include "heroes/aim.h"
#include "heroes/alliances.h"
#include "heroes/directives.h"
#include "heroes/orders.h"
#include "heroes/supply.h"
#include "heroes/victory.h"

#define GANG    "scenario Gang, seats 4"
#define QUARTET "scenario Quartet, seats 4"
static const char *const field = ". . . . . . . .\n"
                                 ". . . . . . . .\n"
                                 ". . . . . . . .";

/* Whoever acts, stays. */
static void stay(struct play *p)
{
    char line[GROG_TEXT_MAX];
    static struct grog_options all;
    unsigned seat = grog_first_seat(p->game.asked);
    assert_question(p, "action");
    grog_list(p->m, &p->game, seat, &all);
    for (uint32_t i = 0; i < all.n; i++)
        if (!strncmp(grog_option_text(p->m, &p->game, all.at[i], line), "stay", 4)) {
            take_as(p, seat, line);
            return;
        }
}

TEST(sides_of_several_players)
{
    RULE("HN-MUL-01"); RULE("HN-MUL-02"); RULE("HN-MUL-03");
    struct play p;
    assert_unfit("scenario Trio", "for 3 players");
    assert_unfit("scenario Gang, seats 3", "for 4 players");
    begin(&p, TRIO);
    assert_int_equal(grog_side(p.m, 0), 1);
    assert_int_equal(grog_side(p.m, 1), 6);
    assert_true(hn_is_enemy(p.m, 0, 2));
    assert_false(hn_is_enemy(p.m, 1, 2));
    unsigned red = 0, green = 0;
    for (unsigned i = 1; i <= plan(&p)->n_roster; i++) {
        const struct roster *u = &plan(&p)->roster[i];
        red += u->seat == 1 && numbers_of(p.m, u->card)[UNIT_NATION] == (int)card("Red");
        green += u->seat == 2 && numbers_of(p.m, u->card)[UNIT_NATION] == (int)card("Green");
    }
    assert_true(red > 0 && green > 0);
    end_play(&p);
}

TEST(a_side_decides_who_plays_first)
{
    RULE("HN-MUL-19"); RULE("HN-MUL-20");
    struct play p;
    begin(&p, TRIO);
    assert_question(&p, "who plays first");
    assert_int_equal(p.game.asked, 6);                  /* either speaks for both */
    take_as(&p, 1, "plays first seat 2");
    assert_int_equal(p.hn.first[1], 2);
    assert_true(p.game.initiative == 0 || p.game.initiative == 2);      /* the initiative is his side's */
    end_play(&p);
    battle_with(&p, GANG, field);
    for (unsigned seat = 0; seat < 4; seat++)
        put_for(&p, seat, "Blue Rifles", seat == 0 ? "A1" : seat == 1 ? "B1" : seat == 2 ? "C1" : "D1");
    p.game.initiative = 1;
    to_orders(&p);
    assert_question(&p, "who plays first");             /* again when orders are placed; of three, the next one too */
    take_as(&p, 3, "plays first seat 2");
    assert_question(&p, "who plays next");
    assert_false(offered(&p, "plays next seat 2"));
    take_as(&p, 1, "plays next seat 3");
    assert_int_equal(p.game.initiative, 2);
    static const uint8_t order_of_play[] = { 2, 0, 3, 1 };
    for (int i = 0; i < 4; i++)
        assert_int_equal(hn_player_at(p.m, &p.game, i), order_of_play[i]);
    end_play(&p);
}

TEST(the_sides_deploy_in_turn)
{
    RULE("HN-MUL-21");
    struct play p;
    static struct grog_options all;
    begin(&p, QUARTET);
    uint8_t came[4] = { 0 };
    unsigned n = 0;
    while (asks(&p, "who plays first"))
        take_as(&p, grog_first_seat(p.game.asked), p.game.asked & 1 ? "plays first seat 2" : "plays first seat 1");
    while (asks(&p, "serve allies"))
        take_as(&p, grog_first_seat(p.game.asked), "agree");
    while (asks(&p, "deploy") || asks(&p, "facing")) {
        unsigned seat = grog_first_seat(p.game.asked);
        if (!n || came[n - 1] != seat)
            came[n++] = (uint8_t)seat;                  /* all of his army at once */
        grog_list(p.m, &p.game, seat, &all);
        grog_take(p.m, &p.game, seat, all.at[0], &p.heard);
    }
    assert_int_equal(n, 4);
    static const uint8_t even[] = { 2, 1, 0, 3 }, odd[] = { 1, 2, 3, 0 };
    assert_memory_equal(came, p.game.initiative % 2 ? odd : even, 4);
    end_play(&p);
}

TEST(the_single_player_alternates_with_each)
{
    RULE("HN-MUL-22"); RULE("HN-MUL-41");
    struct play p;
    battle_with(&p, TRIO, field);
    for (unsigned i = 0; i < 4; i++)
        order(&p, put_for(&p, 0, "Blue Rifles", i == 0 ? "A1" : i == 1 ? "B1" : i == 2 ? "C1" : "D1"), i + 1);
    order(&p, put_for(&p, 1, "Red Rifles", "H1"), 1);
    order(&p, put_for(&p, 1, "Red Rifles", "H2"), 2);
    order(&p, put_for(&p, 2, "Green Rifles", "H3"), 1);
    to_activation(&p);
    static const uint8_t seats[] = { 0, 1, 0, 2, 0, 1, 0 };
    for (unsigned i = 0; i < GROG_COUNT(seats); i++) {
        pass_all(&p);
        assert_int_equal(p.game.asked, 1u << seats[i]);
        stay(&p);
        while (asks(&p, "act again"))
            take_as(&p, seats[i], "done");
    }
    end_play(&p);
}

/* Nor has anyone two turns running while another has orders. */
TEST(who_has_no_order_is_passed_over)
{
    RULE("HN-MUL-22");
    static const uint8_t left[2][6] = { { 1, 3, 1, 3, 1, 3 }, { 1, 2, 1, 2, 1, 2 } };
    static const char *const rows[] = { "A1", "B1", "C1", "D1", "E1", "F1" };
    static const char *const there[] = { "A3", "B3", "C3", "D3", "E3", "F3" };
    for (unsigned without = 2; without < 4; without++) {
        struct play p;
        battle_with(&p, GANG, field);
        for (unsigned i = 0; i < 6; i++) {
            order(&p, put_for(&p, 0, "Blue Rifles", rows[i]), i + 1);
            order(&p, put_for(&p, left[without - 2][i], "Red Rifles", there[i]), i / 2 + 1);
        }
        p.hn.first[1] = 1;
        p.hn.second[1] = 2;
        to_activation(&p);
        for (unsigned i = 0; i < 12; i++) {
            pass_all(&p);
            unsigned seat = i % 2 ? left[without - 2][i / 2] : 0;
            assert_int_equal(p.game.asked, 1u << seat);
            stay(&p);
            while (asks(&p, "act again"))
                take_as(&p, seat, "done");
        }
        end_play(&p);
    }
}

TEST(supply_moves_go_by_the_order_of_play)
{
    RULE("HN-MUL-25");
    struct play p;
    battle_with(&p, TRIO, field);
    put_for(&p, 0, "Blue Rifles", "A1");
    put_for(&p, 1, "Red Rifles", "H1");
    put_for(&p, 2, "Green Rifles", "H3");
    p.hn.first[1] = 2;
    p.hn.second[1] = 1;
    p.game.initiative = 2;
    to_supply(&p);
    static const uint8_t seats[] = { 2, 0, 1 };
    for (unsigned i = 0; i < 3; i++) {
        assert_question(&p, "supply moves");
        assert_int_equal(p.game.asked, 1u << seats[i]);
        take_as(&p, seats[i], "done");
    }
    end_play(&p);
}

TEST(hands_are_smaller_and_open_to_allies)
{
    RULE("HN-MUL-26"); RULE("HN-MUL-27"); RULE("HN-MUL-28"); RULE("HN-MUL-29"); RULE("HN-MUL-04");
    struct play p;
    static union grog_any_game view;
    battle_with(&p, GANG, field);
    assert_int_equal(hn_hand_size(p.m, &p.game, 0), 6);
    for (unsigned seat = 1; seat < 4; seat++)
        assert_int_equal(hn_hand_size(p.m, &p.game, seat), 2);
    grog_match_free(p.m);
    battle_with(&p, QUARTET, field);
    assert_int_equal(hn_hand_size(p.m, &p.game, 3), 3);
    grog_match_free(p.m);
    battle_with(&p, TRIO, field);
    assert_int_equal(hn_hand_size(p.m, &p.game, 0), 6);
    assert_int_equal(hn_hand_size(p.m, &p.game, 2), 3);
    struct grog_run r = { .m = p.m, .g = &p.game };
    unsigned deck = p.hn.deck[1][0];
    hn_fill_hand(&r, 1);
    hn_fill_hand(&r, 2);
    assert_int_equal(p.hn.deck[1][0], deck - 6);        /* one deck for both */
    assert_int_equal(p.hn.hand[2][0], 3);
    grog_view(p.m, &p.game, 1, &view.game);
    assert_memory_equal(const_heroes(&view.game)->hand[2], p.hn.hand[2], sizeof p.hn.hand[2]);
    grog_view(p.m, &p.game, 0, &view.game);
    assert_int_equal(kind_of(p.m, const_heroes(&view.game)->hand[2][1]), OF_BACK);
    grog_match_free(p.m);
}

TEST(allies_exchange_cards_in_the_supply_phase)
{
    RULE("HN-MUL-30"); RULE("HN-MUL-31");
    struct play p;
    battle_with(&p, TRIO, field);
    put_for(&p, 0, "Blue Rifles", "A1");
    put_for(&p, 1, "Red Rifles", "H1");
    put_for(&p, 2, "Green Rifles", "H3");
    hold(&p, 1, "Red Zeal", 3);
    hold(&p, 2, "Red Spite", 3);
    to_supply(&p);
    while (asks(&p, "supply moves") || asks(&p, "discard cards"))
        take_as(&p, grog_first_seat(p.game.asked), "done");
    assert_question(&p, "exchange cards");              /* not the single player */
    assert_int_equal(p.game.asked, 2);
    p.game.table.resigned = 1u << 2;                    /* nor with who has left, and could give none back */
    assert_string_equal(grog_why_not_named(p.m, &p.game, 1, "hand over Red Zeal, seat 2"), "HN-MUL-30");
    p.game.table.resigned = 0;
    take_as(&p, 1, "hand over Red Zeal, seat 2");
    assert_question(&p, "a card for a card");
    assert_int_equal(p.game.asked, 4);
    assert_false(offered(&p, "done"));
    take_as(&p, 2, "hand over Red Spite, seat 1");
    assert_int_equal(p.hn.hand[1][0], 3);
    assert_int_equal(p.hn.hand[2][0], 3);
    assert_true(grog_holds(p.hn.hand[1], card("Red Spite")));
    assert_true(grog_holds(p.hn.hand[2], card("Red Zeal")));
    /* Others learn that a card changed hands, and not which. */
    for (uint32_t i = 0; i < p.heard.n; i++)
        if (p.heard.at[i].kind == TOLD_HANDED)
            assert_int_equal(p.heard.at[i].seen, 6);
    take_as(&p, 1, "done");
    assert_int_equal(p.game.asked, 4);                  /* then the other */
    end_play(&p);
}

/* A shot by this seat's unit at that one: is this card offered to seat 1? */
static bool can_play(unsigned firer, unsigned target, const char *name)
{
    struct play p;
    static const char *const rifles[] = { "Blue Rifles", "Red Rifles", "Green Rifles" };
    char line[GROG_TEXT_MAX], option[GROG_TEXT_MAX];
    battle_with(&p, TRIO, field);
    unsigned us = put_for(&p, firer, rifles[firer], "A1");
    put_for(&p, target, rifles[target], "H3");
    hold(&p, 1, name, 1);
    activate(&p, us);
    snprintf(line, sizeof line, "fire %s/1, Rifles, plain, %s/2", rifles[firer], rifles[target]);
    take_as(&p, firer, line);
    snprintf(option, sizeof option, "play %s", name);
    bool can = asks(&p, "shot") && (p.game.asked & 2) && offered(&p, option);
    grog_match_free(p.m);
    return can;
}

TEST(no_card_for_a_teammates_unit)
{
    RULE("HN-MUL-32"); RULE("HN-MUL-33");
    assert_true(can_play(1, 0, "Red Zeal"));            /* his own shot */
    assert_false(can_play(2, 0, "Red Zeal"));           /* his ally's */
    assert_true(can_play(0, 1, "Red Stand"));           /* his own defence */
    assert_false(can_play(0, 2, "Red Stand"));          /* his ally's */
    assert_true(can_play(0, 2, "Red Spite"));           /* but what harms an enemy he plays for either */
}

TEST(why_no_card_for_a_teammates_unit)
{
    RULE("HN-MUL-33");
    struct play p;
    battle_with(&p, TRIO, field);
    unsigned us = put_for(&p, 0, "Blue Rifles", "A1");
    put_for(&p, 2, "Green Rifles", "H3");
    hold(&p, 1, "Red Spite", 1);
    hold(&p, 1, "Red Stand", 1);
    activate(&p, us);
    take_as(&p, 0, "fire Blue Rifles/1, Rifles, plain, Green Rifles/2");
    assert_true(asks(&p, "shot") && (p.game.asked & 2));
    assert_string_equal(grog_why_not_named(p.m, &p.game, 1, "play Red Stand"), "HN-MUL-33");
    end_play(&p);
}

TEST(units_serve_allies_who_may_use_them)
{
    RULE("HN-MUL-34"); RULE("HN-MUL-35");
    struct play p;
    battle_with(&p, TRIO, field);
    put_for(&p, 0, "Blue Rifles", "A1");
    put_for(&p, 1, "Red Rifles", "H1");
    unsigned watcher = put_for(&p, 2, "Green Watcher", "H3");
    assert_true(hn_lends(p.m, &p.hn, &p.hn.unit[watcher], 2));
    assert_false(hn_lends(p.m, &p.hn, &p.hn.unit[watcher], 1));
    to_orders(&p);
    take_as(&p, 1, "plays first seat 1");
    assert_question(&p, "serve allies");
    take_as(&p, 1, "refuse");
    take_as(&p, 2, "agree");
    assert_true(hn_lends(p.m, &p.hn, &p.hn.unit[watcher], 1));
    assert_false(hn_lends(p.m, &p.hn, &p.hn.unit[watcher], 0));
    assert_false(hn_lends(p.m, &p.hn, &p.hn.unit[1], 2));
    end_play(&p);
    /* Nobody is asked if no counter of the side has such an ability. */
    battle_with(&p, "scenario Trio, seats 3, army3 Green Elite", field);
    put_for(&p, 0, "Blue Rifles", "A1");
    put_for(&p, 1, "Red Rifles", "H1");
    put_for(&p, 2, "Green Rifles", "H3");
    to_orders(&p);
    take_as(&p, 1, "plays first seat 1");
    assert_string_not_equal(grog_question(p.m, &p.game), "serve allies");
    end_play(&p);
    /* What only its other side can do counts: it can be turned over (HN-CTR-10). */
    battle_with(&p, "scenario Trio, seats 3, army3 Green Outpost", field);
    put_for(&p, 0, "Blue Rifles", "A1");
    put_for(&p, 1, "Red Rifles", "H1");
    put_for(&p, 2, "Green Post", "H3");
    to_orders(&p);
    take_as(&p, 1, "plays first seat 1");
    assert_question(&p, "serve allies");
    end_play(&p);
}

/* ---- tokens ------------------------------------------------------------------------------------------- */

static unsigned in_pool(const struct play *p, unsigned seat, int low, int high)
{
    unsigned n = 0;
    for (unsigned i = 1; i <= p->hn.pool[seat][0]; i++) {
        int number = numbers_of(p->m, p->hn.pool[seat][i])[TOKEN_NUMBER];
        n += number >= low && number <= high;
    }
    return n;
}

TEST(an_alliance_shares_its_tokens)
{
    RULE("HN-MUL-04"); RULE("HN-MUL-11"); RULE("HN-MUL-12"); RULE("HN-MUL-13"); RULE("HN-MUL-14"); RULE("HN-MUL-37");
    RULE("HN-MUL-38"); RULE("HN-MUL-39");
    struct play p;
    battle_with(&p, TRIO, field);                       /* Planning and a Plan on the High Command, another Plan */
    put_for(&p, 0, "Blue Rifles", "A1");
    put_for(&p, 1, "Red Rifles", "H1");
    put_for(&p, 2, "Green Rifles", "H3");
    to_sharing(&p);
    assert_question(&p, "share tokens");
    assert_int_equal(p.game.asked, 6);
    assert_int_equal(in_pool(&p, 1, 1, MOST_ORDERS), 2);        /* his own; the star of Planning is the side's */
    assert_int_equal(in_pool(&p, 2, 1, MOST_ORDERS), 3);
    take_as(&p, 1, "takes seat 2, an order");
    assert_int_equal(in_pool(&p, 2, 1, MOST_ORDERS), 4);
    assert_int_equal(p.hn.stars[2], 4);
    take_as(&p, 2, "takes seat 1, a special order");
    take_as(&p, 2, "takes seat 2, a special order");
    assert_int_equal(p.hn.specials[1], 1);
    take_as(&p, 1, "takes seat 1, a bluff");            /* one for both */
    assert_false(asks(&p, "share tokens"));
    assert_int_equal(in_pool(&p, 1, BLUFF, BLUFF), 1);
    assert_int_equal(in_pool(&p, 2, BLUFF, BLUFF), 0);
    end_play(&p);
}

/* By a star or by a sentence of the option's.  On a tile of his own it is his own. */
TEST(orders_that_the_high_command_adds_are_shared)
{
    RULE("HN-MUL-14");
    static const char *const options[] = { "Red Supreme Command + ", "Red Supreme Command + Red Reconnaissance + ",
                                           "Red Headquarters + ", "Red Headquarters + Red Reconnaissance + " };
    int stars[GROG_COUNT(options)];
    for (unsigned i = 0; i < GROG_COUNT(options); i++) {
        struct play p;
        char setup[GROG_TEXT_MAX];
        snprintf(setup, sizeof setup, "scenario Trio, seats 3, army2 %sRed Elite", options[i]);
        battle_with(&p, setup, field);
        put_for(&p, 0, "Blue Rifles", "A1");
        put_for(&p, 1, "Red Rifles", "H1");
        put_for(&p, 2, "Green Rifles", "H3");
        to_sharing(&p);
        assert_question(&p, "share tokens");
        stars[i] = p.hn.stars[1];
        assert_int_equal(offered(&p, "takes seat 2, an order"), i == 1);
        if (i == 1) {
            int theirs = p.hn.stars[2];
            assert_int_equal(hn_command_stars(p.m, &p.game, 1), 1);
            take_as(&p, 1, "takes seat 2, an order");
            assert_int_equal(p.hn.stars[2], theirs + 1);
            assert_false(offered(&p, "takes seat 2, an order"));        /* one, not one for each */
        }
        end_play(&p);
    }
    assert_int_equal(stars[1], stars[0]);
    assert_int_equal(stars[3], stars[2] + 1);
}

TEST(two_bluffs_and_two_special_orders_at_most)
{
    RULE("HN-MUL-37"); RULE("HN-MUL-38");
    struct play p;
    battle_with(&p, "scenario Trio, seats 3, army2 Red Headquarters + Red Battle Plan + Red Battle Plan + Red Bluffing"
                    " + Red Bluffing + Red Elite, army3 Green Headquarters + Green Battle Plan", field);
    put_for(&p, 0, "Blue Rifles", "A1");
    put_for(&p, 1, "Red Rifles", "H1");
    put_for(&p, 2, "Green Rifles", "H3");
    to_sharing(&p);
    for (unsigned i = 0; i < 2; i++)
        take_as(&p, 1, "takes seat 1, a special order");
    for (unsigned i = 0; i < 2; i++)
        take_as(&p, 1, "takes seat 2, a bluff");
    assert_false(asks(&p, "share tokens"));
    end_play(&p);
}

TEST(ten_orders_for_all_of_them)
{
    RULE("HN-MUL-36"); RULE("HN-MUL-40");
    struct play p;
    battle_with(&p, TRIO, field);
    put_for(&p, 0, "Blue Rifles", "A1");
    for (unsigned i = 0; i < 4; i++)
        put_for(&p, i < 2 ? 1 : 2, "Blue Colonel", i == 0 ? "H1" : i == 1 ? "H2" : i == 2 ? "H3" : "G3");
    put_for(&p, 0, "Blue Colonel", "B1");
    to_sharing(&p);
    assert_question(&p, "too many orders");             /* 6 and 7 */
    assert_int_equal(p.hn.stars[1] + p.hn.stars[2], 13);
    uint8_t greens = p.hn.stars[2];
    p.hn.stars[2] = 0;                                  /* who has none gives up none */
    assert_string_equal(grog_why_not_named(p.m, &p.game, 1, "gives up an order seat 2"), "HN-MUL-36");
    p.hn.stars[2] = greens;
    take_as(&p, 1, "gives up an order seat 2");
    take_as(&p, 2, "gives up an order seat 2");
    take_as(&p, 1, "gives up an order seat 1");
    assert_int_equal(p.hn.stars[1], 5);
    assert_int_equal(p.hn.stars[2], 5);
    assert_int_equal(in_pool(&p, 2, 1, 5), 5);
    assert_int_equal(in_pool(&p, 2, 6, MOST_ORDERS), 0);
    assert_false(offered(&p, "takes seat 1, an order"));        /* nor does Planning go beyond ten */
    /* The lone player has tokens as in any game: nobody shares with him. */
    assert_int_equal(in_pool(&p, 0, BLUFF, BLUFF), 1);
    assert_true(p.hn.stars[0] > 5);
    end_play(&p);
}

TEST(the_high_commands_options_are_everybodys)
{
    RULE("HN-MUL-11"); RULE("HN-MUL-13");
    struct play p;
    battle_with(&p, "scenario Trio, seats 3, army2 Red Supreme Command + Red Double Time + Red Initiative + Red Elite",
                field);
    unsigned leader = put_for(&p, 2, "Green Leader", "H3"), near = put_for(&p, 2, "Green Rifles", "G3");
    unsigned red = put_for(&p, 1, "Red Rifles", "H2");
    put_for(&p, 0, "Blue Rifles", "A1");
    assert_true(hn_has_directives(p.m, &p.game, 2));
    assert_true(hn_tokens_for(p.m, &p.hn, 2, USE_INITIATIVE, GROG_SLOTS_MAX) >= 0);
    assert_true(hn_tokens_for(p.m, &p.hn, 0, USE_INITIATIVE, GROG_SLOTS_MAX) < 0
                || p.hn.holding[hn_tokens_for(p.m, &p.hn, 0, USE_INITIATIVE, GROG_SLOTS_MAX)].thing.owner == 0);
    p.hn.mark_type[0] = MARK_DIRECTIVE;
    p.hn.mark_at[0] = (uint16_t)(leader + 1);
    p.hn.mark_card[0] = card("Red Double Time");
    p.hn.mark_owner[0] = 2;
    assert_int_equal(hn_movement(p.m, &p.game, near), 6);
    assert_int_equal(hn_movement(p.m, &p.game, red), 4);        /* the directive is its player's, who placed it */
    grog_match_free(p.m);
}

static void take_any(struct play *p)
{
    static struct grog_options all;
    unsigned seat = grog_first_seat(p->game.asked);
    grog_list(p->m, &p->game, seat, &all);
    grog_take(p->m, &p->game, seat, all.at[0], &p->heard);
}

TEST(each_of_the_side_may_keep_the_initiative)
{
    RULE("HN-OOP-24"); RULE("HN-MUL-11");
    struct play p;
    for (unsigned keeps = 0; keeps < 2; keeps++) {
        battle_with(&p, "scenario Trio, seats 3, army2 Red Supreme Command + Red Initiative + Red Elite", field);
        put_for(&p, 0, "Blue Rifles", "A1");
        put_for(&p, 1, "Red Rifles", "H2");
        put_for(&p, 2, "Green Rifles", "H3");
        p.game.initiative = 1;
        p.hn.first[1] = 1;
        p.hn.second[1] = 2;
        to_sharing(&p);
        while (!asks(&p, "initiative"))                 /* whoever takes which token */
            take_any(&p);
        assert_int_equal(p.game.asked, 2);
        take_as(&p, 1, "done");                         /* he would not: his ally may all the same */
        assert_question(&p, "initiative");
        assert_int_equal(p.game.asked, 4);
        take_as(&p, 2, keeps ? "keep the initiative Red Initiative" : "done");
        assert_int_equal(told(&p, "keeps the initiative: seat 2"), keeps);
        assert_int_equal(p.game.initiative == 0, !keeps);
        end_play(&p);
    }
}

TEST(decks_are_of_one_nation)
{
    RULE("HN-MUL-09"); RULE("HN-MUL-17"); RULE("HN-MUL-18");
    struct play p;
    assert_unfit("scenario Trio, seats 3, army2 Red Elite + Red Steady x4, army3 Green Elite + Green Nerve x4",
                 "one nation");
    begin(&p, "scenario Trio, seats 3, army2 Red Elite, army3 Green Elite + Green Nerve x4");   /* one of theirs */
    end_play(&p);
    assert_unfit("scenario Trio, seats 3, army2 Red Supreme Command + Red Planning + Red Elite, army3 Green Elite + "
                 "Green Nerve x4", "the High Command's nation");
    assert_unfit("scenario Gang, seats 4, army4 Red Supreme Command + Red Planning + Red Elite", "one High Command");
}

/* ---- the board ------------------------------------------------------------------------------------------- */

TEST(allies_are_no_targets_and_no_obstacle)
{
    RULE("HN-MUL-23"); RULE("HN-MUL-24");
    struct play p;
    battle_with(&p, TRIO, ". . . .");
    unsigned red = put_for(&p, 1, "Red Rifles", "A1"), green = put_for(&p, 2, "Green Rifles", "B1");
    put_for(&p, 0, "Blue Rifles", "D1");
    struct field f;
    hn_field(p.m, &p.hn, &f);
    assert_int_equal(hn_may_fire(p.m, &p.game, &f, red, card("Rifles"), SHOT_PLAIN, green), R_MUL_23);
    activate(&p, red);
    assert_false(offered(&p, "assault Red Rifles/1, 1, Green Rifles/2"));
    assert_false(offered(&p, "fire Red Rifles/1, Rifles, plain, Green Rifles/2"));
    take_as(&p, 1, "move Red Rifles/1, 0");
    take_as(&p, 1, "step Red Rifles/1, B1");            /* through, */
    assert_false(offered(&p, "stop Red Rifles/1"));     /* and not to stay */
    take_as(&p, 1, "step Red Rifles/1, C1");
    take_as(&p, 1, "stop Red Rifles/1");
    end_play(&p);
}

TEST(the_defeat_of_one_ends_nothing)
{
    RULE("HN-MUL-05"); RULE("HN-MUL-06");
    struct play p;
    battle_with(&p, TRIO, field);
    put_for(&p, 0, "Blue Rifles", "A1");
    put_for(&p, 2, "Green Rifles", "H3");               /* Red has nobody left */
    struct grog_run r = { .m = p.m, .g = &p.game };
    hn_collect_tokens(&r);
    hn_check_defeat(&r);
    assert_false(p.game.over);
    hn_eliminate(&r, unit_ref(&p.hn, 1));
    hn_check_defeat(&r);
    assert_true(p.game.over);
    assert_int_equal(p.game.winners, 1);
    grog_match_free(p.m);
    battle_with(&p, TRIO, field);                       /* points win for the whole side */
    p.hn.points[1] = 9;
    struct grog_run again = { .m = p.m, .g = &p.game };
    hn_check_victory(&again);
    assert_true(p.hn.ending);
    hn_finish(&again);
    assert_int_equal(p.game.winners, 6);
    grog_match_free(p.m);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(sides_of_several_players), IT(a_side_decides_who_plays_first), IT(the_sides_deploy_in_turn),
        IT(the_single_player_alternates_with_each), IT(who_has_no_order_is_passed_over),
        IT(supply_moves_go_by_the_order_of_play),
        IT(hands_are_smaller_and_open_to_allies), IT(allies_exchange_cards_in_the_supply_phase),
        IT(no_card_for_a_teammates_unit), IT(why_no_card_for_a_teammates_unit),
        IT(units_serve_allies_who_may_use_them), IT(an_alliance_shares_its_tokens),
        IT(orders_that_the_high_command_adds_are_shared), IT(two_bluffs_and_two_special_orders_at_most),
        IT(ten_orders_for_all_of_them),
        IT(the_high_commands_options_are_everybodys), IT(each_of_the_side_may_keep_the_initiative),
        IT(decks_are_of_one_nation),
        IT(allies_are_no_targets_and_no_obstacle), IT(the_defeat_of_one_ends_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
