/* SPDX-License-Identifier: MIT */
/* hn_allied.c -- what allies have in common: the options of a High Command, units that are lent, limits. */
#include "allies.h"

#include "heroes/alliances.h"

#include <stdio.h>

static const char *const field = ". . . . . . . .\n"
                                 ". . . . . . . .\n"
                                 ". . . . . . . .";

/* ---- what a High Command has ------------------------------------------------------------------------------ */

#define COMMAND "scenario Trio, seats 3, army2 Red Supreme Command + "

static unsigned option_at(const struct play *p, const char *name)
{
    EACH_HOLDING(&p->hn, i)
        if (p->hn.holding[i].thing.card == card(name))
            return i + 1;
    fail_msg("nobody has %s", name);
    return 0;
}

/* The option is in seat 1's list; seat 2 has it all the same. */
TEST(an_ally_conceals_with_the_high_commands_tokens)
{
    RULE("HN-MUL-11"); RULE("HN-MUL-13");
    struct play p;
    char text[96];
    battle_with(&p, COMMAND "Red Netting + Red Elite", ". . . . . . . .\n"
                                                       "H H H H H H H H\n"
                                                       ". . . . . . . .");
    put_for(&p, 0, "Blue Rifles", "A1");
    put_for(&p, 1, "Red Rifles", "H3");
    unsigned green = put_for(&p, 2, "Green Rifles", "A3");
    p.game.initiative = 2;
    p.hn.first[1] = 2;
    p.hn.second[1] = 1;
    to_supply(&p);
    take_as(&p, 2, "move in supply Green Rifles/3, 2");
    snprintf(text, sizeof text, "conceal Green Rifles/3, Red Netting/%u", option_at(&p, "Red Netting"));
    take_as(&p, 2, text);
    assert_true(p.hn.unit[green].thing.hidden);
    const struct holding *netting = &p.hn.holding[option_at(&p, "Red Netting") - 1];
    assert_int_equal(netting->left, 1);
    struct grog_run r = { .m = p.m, .g = &p.game };
    p.hn.phase = PHASE_ACTIVATION;
    hn_reveal(&r, unit_ref(&p.hn, green));
    assert_int_equal(netting->left, 2);                 /* and it comes back */
    assert_int_equal(netting->cloaked, 0);
    grog_match_free(p.m);
}

TEST(an_ally_places_orders_on_the_high_commands_smoke)
{
    RULE("HN-MUL-11"); RULE("HN-MUL-13");
    struct play p;
    char text[96];
    battle_with(&p, COMMAND "Red Screens + Red Elite, army3 Green Elite", field);
    put_for(&p, 0, "Blue Rifles", "A1");
    put_for(&p, 1, "Red Rifles", "H1");
    put_for(&p, 2, "Green Rifles", "H3");
    p.game.initiative = 2;
    to_orders(&p);
    take_as(&p, 2, "plays first seat 2");
    snprintf(text, sizeof text, "order option Red Screens/%u, Green Order 1", option_at(&p, "Red Screens"));
    take_as(&p, 2, text);
    to_activation(&p);
    while (!asks(&p, "smoke"))
        take_as(&p, grog_first_seat(p.game.asked), asks(&p, "action") ? "stay" : "pass");
    assert_int_equal(p.game.asked, 4);                  /* his number came up: he lays it */
    end_play(&p);
}

TEST(an_ally_sets_up_the_nest_and_improvises)
{
    RULE("HN-MUL-11"); RULE("HN-MUL-13"); RULE("HN-SUP-09");
    struct play p;
    char text[96];
    battle_with(&p, COMMAND "Red Post + Red Improvisation + Red Elite + Red Steady x4 + Red Stand x4 + Red Spite x4",
                field);
    put_for(&p, 0, "Blue Rifles", "A1");
    put_for(&p, 1, "Red Rifles", "H1");
    put_for(&p, 2, "Green Rifles", "H3");
    p.game.initiative = 2;
    p.hn.first[1] = 2;
    p.hn.second[1] = 1;
    to_supply(&p);
    while (asks(&p, "supply moves"))
        take_as(&p, grog_first_seat(p.game.asked), "done");
    assert_question(&p, "nest");
    assert_int_equal(p.game.asked, 4);                  /* the side's first player first */
    snprintf(text, sizeof text, "set up Red Post/%u, north, D2", option_at(&p, "Red Post"));
    take_as(&p, 2, text);
    assert_false(asks(&p, "nest"));                     /* there was one */
    unsigned improvised = 0;
    while (asks(&p, "discard cards") || asks(&p, "improvisation") || asks(&p, "one card too many")) {
        unsigned seat = grog_first_seat(p.game.asked);
        static struct grog_options all;
        improvised |= asks(&p, "improvisation") ? 1u << seat : 0;
        grog_list(p.m, &p.game, seat, &all);
        if (asks(&p, "one card too many"))
            grog_take(p.m, &p.game, seat, all.at[0], &p.heard);
        else
            take_as(&p, seat, asks(&p, "improvisation") ? "pass" : "done");
    }
    assert_int_equal(improvised, 6);                    /* both of them */
    end_play(&p);
}

/* Spades, grenades, Veterans: no list asks who bought them.  The one against two has none of it. */
TEST(an_ally_digs_throws_and_rerolls_with_the_high_commands_tokens)
{
    RULE("HN-MUL-11"); RULE("HN-MUL-13");
    struct play p;
    static const char *const name[] = { "Blue Rifles/1", "Red Rifles/2", "Green Rifles/3" };
    char text[96];
    for (unsigned seat = 1; seat < 3; seat++) {
        battle_with(&p, COMMAND "Red Spades + Red Bundles + Red Old Hands + Red Elite, army3 Green Elite", field);
        put_for(&p, 0, "Blue Rifles", "D2");
        unsigned red = put_for(&p, 1, "Red Rifles", "B1"), green = put_for(&p, 2, "Green Rifles", "B3");
        activate(&p, seat == 1 ? red : green);
        snprintf(text, sizeof text, "bombard %s, Red Bundles, %s", name[seat], seat == 1 ? "C1/D2" : "C2/D3");
        assert_true(offered(&p, text));
        snprintf(text, sizeof text, "fire %s, Rifles, plain, Blue Rifles/1", name[seat]);
        take_dice(&p, seat, text, (const uint8_t[]){ 1 }, 1);
        assert_question(&p, "rolled");
        assert_int_equal(p.game.asked, 1u << seat);     /* whose dice they are, and not the buyer */
        snprintf(text, sizeof text, "reroll Red Old Hands/%u, 1", option_at(&p, "Red Old Hands"));
        take_dice(&p, seat, text, (const uint8_t[]){ 2 }, 1);
        assert_int_equal(p.hn.holding[option_at(&p, "Red Old Hands") - 1].left, 2);
        grog_match_free(p.m);
        battle_with(&p, COMMAND "Red Spades + Red Elite, army3 Green Elite", field);
        put_for(&p, 0, "Blue Rifles", "D2");
        put_for(&p, 1, "Red Rifles", "B1");
        put_for(&p, 2, "Green Rifles", "B3");
        p.game.initiative = (uint8_t)seat;
        p.hn.first[1] = (uint8_t)seat;
        p.hn.second[1] = (uint8_t)(3 - seat);
        to_supply(&p);
        assert_int_equal(p.game.asked, 1u << seat);
        snprintf(text, sizeof text, "dig in %s, Red Spades", name[seat]);
        take_as(&p, seat, text);
        assert_int_equal(p.hn.mark_at[0], place(seat == 1 ? "B1" : "B3"));
        end_play(&p);
    }
}

/* HN-TRT-20  Of a concealed one others know no more than what options there are. */
TEST(an_allys_concealed_unit_may_be_intrepid_by_the_high_command)
{
    RULE("HN-MUL-11"); RULE("HN-TRT-20");
    struct play p;
    battle_with(&p, COMMAND "Red Resolve + Red Elite, army3 Green Elite", field);
    unsigned blue = put_for(&p, 0, "Blue Rifles", "A1"), green = put_for(&p, 2, "Green Rifles", "H3");
    put_for(&p, 1, "Red Rifles", "H1");
    order(&p, blue, SPECIAL_ORDER);
    order(&p, green, SPECIAL_ORDER);
    grog_hide(&p.hn.unit[green].thing);
    p.hn.specials[0] = p.hn.specials[2] = 1;
    p.game.initiative = 0;
    to_activation(&p);
    assert_question(&p, "between activations");
    take_as(&p, 0, "special order Blue Rifles/1");
    assert_question(&p, "between activations");
    assert_int_equal(p.game.asked, 4);
    end_play(&p);
}

/* What it does at a point, it does for each of them: his own unit, his own hand. */
TEST(each_member_uses_what_the_high_commands_options_do)
{
    RULE("HN-MUL-11"); RULE("HN-SUP-05"); RULE("HN-SUP-09");
    struct play p;
    for (unsigned on_command = 0; on_command < 2; on_command++) {
        battle_with(&p, on_command ? COMMAND "Red Kitchen + Red Elite + Red Steady x4"
                        : "scenario Trio, seats 3, army2 Red Headquarters + Red Kitchen + Red Elite + Red Steady x4",
                    field);
        put_for(&p, 0, "Blue Rifles", "A1");
        unsigned red = put_for(&p, 1, "Red Rifles", "H1"), green = put_for(&p, 2, "Green Rifles", "H3");
        p.hn.unit[0].suppressed = p.hn.unit[red].suppressed = p.hn.unit[green].suppressed = 3;
        struct grog_run r = { .m = p.m, .g = &p.game };
        for (unsigned i = 0; i < 3; i++) {
            assert_true(grog_remove(&r, ZONE_DECK, hn_deck_of(p.m, 1), card("Red Steady")));
            grog_put(&r, ZONE_DISCARDS, hn_deck_of(p.m, 1), card("Red Steady"));
        }
        to_supply(&p);
        unsigned asked = 0;
        while (asks(&p, "choose")) {
            unsigned seat = grog_first_seat(p.game.asked);
            asked |= 1u << seat;
            assert_false(offered(&p, seat == 1 ? "choose unit Green Rifles/3" : "choose unit Red Rifles/2"));
            take_as(&p, seat, seat == 1 ? "choose unit Red Rifles/2" : "choose unit Green Rifles/3");
        }
        assert_int_equal(asked, on_command ? 6 : 2);
        assert_int_equal(p.hn.unit[red].suppressed, 2);
        assert_int_equal(p.hn.unit[green].suppressed, on_command ? 2 : 3);
        unsigned held[2] = { p.hn.hand[1][0], p.hn.hand[2][0] };
        while (asks(&p, "supply moves"))
            take_as(&p, grog_first_seat(p.game.asked), "done");
        assert_int_equal(p.hn.hand[1][0], held[0] + 1);
        assert_int_equal(p.hn.hand[2][0], held[1] + on_command);
        grog_match_free(p.m);
    }
}

TEST(an_option_of_the_high_command_serves_a_units_owner)
{
    RULE("HN-MUL-11");
    struct play p;
    battle_with(&p, COMMAND "Red Runners + Red Elite + Red Steady x4", field);
    put_for(&p, 0, "Blue Rifles", "A1");
    put_for(&p, 1, "Red Rifles", "H1");
    unsigned green = put_for(&p, 2, "Green Rifles", "H3");
    unsigned held[2] = { p.hn.hand[1][0], p.hn.hand[2][0] };
    activate(&p, green);
    assert_int_equal(p.hn.hand[1][0], held[0]);
    assert_int_equal(p.hn.hand[2][0], held[1] + 1);
    end_play(&p);
}

/* How many cards a seat draws above the most. */
static unsigned drawn_above(struct play *p, unsigned seat)
{
    static struct grog_options all;
    unsigned n = 0;
    to_supply(p);
    while (asks(p, "supply moves") || asks(p, "discard cards") || asks(p, "improvisation")
           || asks(p, "one card too many")) {
        unsigned who = grog_first_seat(p->game.asked);
        bool over = asks(p, "one card too many");
        n += over && who == seat;
        grog_list(p->m, &p->game, who, &all);
        if (over)
            grog_take(p->m, &p->game, who, all.at[0], &p->heard);
        else
            take_as(p, who, asks(p, "improvisation") ? "pass" : "done");
    }
    return n;
}

TEST(a_members_own_improvisation_is_not_his_allys)
{
    RULE("HN-MUL-11"); RULE("HN-OOP-20");
    struct play p;
    for (unsigned seat = 1; seat < 3; seat++) {
        battle_with(&p, "scenario Trio, seats 3, army2 Red Supreme Command + Red Improvisation + Red Headquarters"
                        " + Red Improvisation + Red Elite + Red Steady x4 + Red Stand x4 + Red Spite x4", field);
        put_for(&p, 0, "Blue Rifles", "A1");
        put_for(&p, 1, "Red Rifles", "H1");
        put_for(&p, 2, "Green Rifles", "H3");
        assert_int_equal(drawn_above(&p, seat), seat == 1 ? 2 : 1);
        end_play(&p);
    }
}

/* ---- spaces, abilities, limits ---------------------------------------------------------------------------- */

/* A position is thrown at as a whole. */
TEST(nobody_throws_a_grenade_at_an_ally)
{
    RULE("HN-MUL-23");
    struct play p;
    battle_with(&p, "scenario Trio, seats 3, army2 Red Park + Red Grenades + Red Platoon",
                ". . . . . .\n"
                ". . s s . s\n"
                ". . . . . .");
    unsigned us = put_for(&p, 1, "Red Rifles", "B2"), green = put_for(&p, 2, "Green Rifles", "C2");
    unsigned blue = put_for(&p, 0, "Blue Rifles", "A3");
    activate(&p, us);
    assert_string_equal(grog_why_not_named(p.m, &p.game, 1, "throw into Red Rifles/1, Red Grenades, C2"), "HN-MUL-23");
    p.hn.unit[green].place = (uint16_t)place("D2");
    assert_string_equal(grog_why_not_named(p.m, &p.game, 1, "throw into Red Rifles/1, Red Grenades, C2"), "HN-MUL-23");
    p.hn.unit[green].place = (uint16_t)place("F2");             /* in another one */
    assert_true(offered(&p, "throw into Red Rifles/1, Red Grenades, C2"));
    p.hn.unit[blue].place = (uint16_t)place("C2");
    assert_true(offered(&p, "throw into Red Rifles/1, Red Grenades, C2"));
    end_play(&p);
}

TEST(nobody_fires_on_an_allys_space)
{
    RULE("HN-MUL-23");
    struct play p;
    battle_with(&p, TRIO, ". . . . . .\n"
                          ". . . . s .\n"
                          ". . . . . .");
    unsigned gun = put_for(&p, 1, "Red Howitzer", "A2"), green = put_for(&p, 2, "Green Rifles", "E2");
    put_for(&p, 0, "Blue Rifles", "F3");
    activate(&p, gun);
    assert_string_equal(grog_why_not_named(p.m, &p.game, 1, "fire at structure Red Howitzer/1, Howitzer, 1"),
                        "HN-MUL-23");
    p.hn.unit[green].place = (uint16_t)place("A1");
    assert_true(offered(&p, "fire at structure Red Howitzer/1, Howitzer, 1"));
    p.hn.unit[2].place = (uint16_t)place("E2");         /* an enemy in it hinders nobody */
    assert_true(offered(&p, "fire at structure Red Howitzer/1, Howitzer, 1"));
    end_play(&p);
}

TEST(an_allys_vehicle_carries_troops_if_it_is_lent)
{
    RULE("HN-MUL-34"); RULE("HN-TRN-01"); RULE("HN-TRN-19");
    struct play p;
    battle_with(&p, TRIO, field);
    unsigned truck = put_for(&p, 1, "Red Truck", "E2"), green = put_for(&p, 2, "Green Rifles", "D2");
    unsigned blue = put_for(&p, 0, "Blue Tank", "B1");
    face(&p, truck, EAST);
    face(&p, blue, EAST);
    p.hn.agrees = 0;
    activate(&p, green);
    take_as(&p, 2, "move Green Rifles/2, 0");
    assert_string_equal(grog_why_not_named(p.m, &p.game, 2, "board Green Rifles/2, Red Truck/1"), "HN-TRN-01");
    p.hn.agrees = 2;                                    /* its owner lends it */
    take_as(&p, 2, "board Green Rifles/2, Red Truck/1");
    assert_int_equal(p.hn.unit[green].aboard, truck + 1);
    assert_null(grog_check(p.m, &p.game));
    activate(&p, blue);
    TAKE(&p, "fire Blue Tank/3, Gun, plain, Red Truck/1", 6);
    assert_question(&p, "set out");
    assert_int_equal(p.game.asked, 4);                  /* the troops' owner, not the truck's */
    take_as(&p, 2, "set out Green Rifles/2, F2");
    assert_int_equal(p.hn.unit[green].place, place("F2"));
    end_play(&p);
}

TEST(whoever_has_a_transport_is_asked_whether_he_lends_it)
{
    RULE("HN-MUL-34");
    struct play p;
    for (unsigned trucks = 0; trucks < 2; trucks++) {
        battle_with(&p, "scenario Trio, seats 3, army2 Red Elite, army3 Green Elite", field);
        put_for(&p, 0, "Blue Rifles", "A1");
        put_for(&p, 1, trucks ? "Red Truck" : "Red Rifles", "H1");
        put_for(&p, 2, "Green Rifles", "H3");
        to_orders(&p);
        take_as(&p, 1, "plays first seat 1");
        assert_int_equal(asks(&p, "serve allies"), trucks);
        end_play(&p);
    }
}

TEST(an_allys_guns_join_a_barrage_if_they_are_lent)
{
    RULE("HN-MUL-34");
    struct play p;
    battle_with(&p, TRIO, field);
    unsigned observer = put_for(&p, 1, "Red Observer", "H1");
    put_for(&p, 2, "Red Gunners", "G1");
    put_for(&p, 0, "Blue Rifles", "A1");
    order(&p, observer, 1);
    activate(&p, observer);
    assert_false(offered(&p, "order a barrage Red Observer/1, Red Gunners"));
    p.hn.agrees = 4;
    take_as(&p, 1, "order a barrage Red Observer/1, Red Gunners");
    assert_true(offered(&p, "fire Red Gunners/2, Machine Gun, plain, Blue Rifles/3"));
    end_play(&p);
}

TEST(an_allys_spotter_and_substitute_serve_if_they_are_lent)
{
    RULE("HN-MUL-35");
    static const char *const hedge = ". . . H . . . .\n"
                                     ". . . H . . . .\n"
                                     ". . . H . . . .\n"
                                     ". . . H . . . .";
    struct play p;
    for (unsigned lent = 0; lent < 2; lent++) {
        battle_with(&p, TRIO, hedge);
        unsigned us = put_for(&p, 1, "Red Mortar", "A2");
        put_for(&p, 0, "Blue Rifles", "G2");
        put_for(&p, 2, "Green Watcher", "E4");
        p.hn.agrees = lent ? 4 : 0;
        activate(&p, us);
        if (lent)
            take_as(&p, 1, "bombard Red Mortar/1, Mortar, F1/G2");
        take_dice(&p, 1, lent ? "pass" : "bombard Red Mortar/1, Mortar, F1/G2", (const uint8_t[]){ 2, 1 },
                  lent ? 2 : 1);
        assert_true(told(&p, lent ? "comes down: Red Mortar/1, G1/H2" : "comes down: Red Mortar/1, H1/I2"));
        end_play(&p);
        battle_with(&p, TRIO, field);
        put_for(&p, 1, "Red Gunners", "H1");            /* 6 */
        us = put_for(&p, 0, "Blue Rifles", "E1");
        unsigned watcher = put_for(&p, 2, "Green Watcher", "H2");
        p.hn.agrees = lent ? 4 : 0;
        activate(&p, us);
        TAKE(&p, "fire Blue Rifles/2, Rifles, plain, Red Gunners/1", 4);
        assert_int_equal(asks(&p, "who takes the hit"), lent);
        if (lent)
            take_as(&p, 1, "substitute Green Watcher/3");
        assert_int_equal(p.hn.unit[0].thing.live, lent);
        assert_int_equal(p.hn.unit[watcher].thing.live, !lent);
        end_play(&p);
    }
}

TEST(no_card_brings_an_alliance_a_third_special_order)
{
    RULE("HN-MUL-37");
    struct play p;
    for (unsigned theirs = 1; theirs <= 2; theirs++) {
        battle_with(&p, "scenario Trio, seats 3, army2 Red Elite + Red High Command x2, army3 Green Elite", field);
        put_for(&p, 0, "Blue Rifles", "A1");
        put_for(&p, 1, "Red Rifles", "H1");
        put_for(&p, 2, "Green Rifles", "H3");
        hold(&p, 2, "Red High Command", 1);
        to_orders(&p);
        p.hn.specials[1] = (uint8_t)theirs;             /* the first player's */
        take_as(&p, 1, "plays first seat 1");
        assert_int_equal(asks(&p, "cards before orders") && (p.game.asked & 4) != 0, theirs == 1);
        grog_match_free(p.m);
    }
}

TEST(a_bluff_option_each_makes_two)
{
    RULE("HN-MUL-38");
    struct play p;
    battle_with(&p, "scenario Trio, seats 3, army2 Red Headquarters + Red Bluffing + Red Elite,"
                    " army3 Red Headquarters + Red Bluffing", field);
    put_for(&p, 0, "Blue Rifles", "A1");
    put_for(&p, 1, "Red Rifles", "H1");
    put_for(&p, 2, "Red Rifles", "H3");
    to_sharing(&p);
    for (unsigned i = 0; i < 2; i++)
        take_as(&p, 1, "takes seat 2, a bluff");
    assert_false(asks(&p, "share tokens"));             /* not three */
    end_play(&p);
}

TEST(a_concealed_counter_is_its_owners_to_know)
{
    RULE("HN-ABL-20");
    struct play p;
    static union grog_any_game view;
    battle_with(&p, TRIO, field);
    unsigned hidden = put_for(&p, 1, "Red Lurkers", "H1"), gunners = put_for(&p, 2, "Red Gunners", "G1");
    unsigned observer = put_for(&p, 1, "Red Observer", "H2");
    put_for(&p, 0, "Blue Rifles", "A1");
    p.hn.unit[hidden].thing.hidden = p.hn.unit[gunners].thing.hidden = 1;
    for (unsigned seat = 0; seat < 3; seat++) {
        grog_view(p.m, &p.game, seat, &view.game);
        const struct unit *u = &const_heroes(&view.game)->unit[hidden];
        assert_int_equal(u->thing.card == card("Red Lurkers"), seat == 1);          /* not his ally's either */
        assert_int_equal(u->roster != 0, seat == 1);
    }
    p.hn.agrees = 6;
    order(&p, observer, 1);
    activate(&p, observer);
    assert_false(offered(&p, "order a barrage Red Observer/3, Red Gunners"));       /* he knows of no such gun */
    p.hn.unit[gunners].thing.hidden = 0;
    assert_true(offered(&p, "order a barrage Red Observer/3, Red Gunners"));
    end_play(&p);
}

/* ---- cards into what allies do -------------------------------------------------------------------------- */

#define CARDS "scenario Trio, seats 3, army2 Red Elite + Red Plating x4 + Red Nerve x4 + Red Fortune x4"

/* Is seat 1 asked, and can he play this card? */
static bool can_play(struct play *p, const char *name)
{
    char option[GROG_TEXT_MAX];
    snprintf(option, sizeof option, "play %s", name);
    return (p->game.asked & 2) && !grog_why_not_named(p->m, &p->game, 1, option);
}

/* Their unit is seat 1's or his teammate's: what he may do for the one he may not do for the other. */
TEST(no_card_adds_to_a_teammates_pool)
{
    RULE("HN-MUL-33");
    struct play p;
    for (unsigned seat = 1; seat < 3; seat++) {
        battle_with(&p, CARDS, field);
        unsigned gunners = put_for(&p, seat, "Red Gunners", "A2");
        put_for(&p, 0, "Blue Rifles", "E1");
        put_for(&p, 0, "Blue Rifles", "E3");
        activate(&p, gunners);
        take_as(&p, seat, "divide fire Red Gunners/1, Machine Gun, plain, Blue Rifles/2");
        int32_t zeal = (int32_t)grog_card(p.m, card("Red Zeal"))->ability;
        assert_int_equal(hn_helps_teammate(p.m, &p.game, 1, zeal), seat == 2);
        end_play(&p);
    }
}

TEST(no_card_shields_a_teammate_from_a_bomb)
{
    RULE("HN-MUL-33");
    struct play p;
    for (unsigned seat = 1; seat < 3; seat++) {
        battle_with(&p, CARDS, field);
        unsigned tank = put_for(&p, seat, "Red Tank", "D2");
        unsigned blue = put_for(&p, 0, "Blue Rifles", "A1");
        face(&p, tank, EAST);
        p.hn.unit[tank].bombs = 1;
        p.hn.unit[tank].bomb = card("Blue Bombs");
        p.hn.unit[tank].flags = p.hn.unit[blue].flags = UNIT_ACTED;     /* nobody moves */
        hold(&p, 1, "Red Plating", 1);
        struct grog_run r = { .m = p.m, .g = &p.game, .script = (const uint8_t[]){ 1 }, .scripted = seat - 1 };
        to_supply_with(&p, &r);
        assert_int_equal(can_play(&p, "Red Plating"), seat == 1);
        end_play(&p);
    }
}

TEST(no_card_takes_markers_off_a_teammate_under_fire)
{
    RULE("HN-MUL-33");
    struct play p;
    for (unsigned seat = 1; seat < 3; seat++) {
        battle_with(&p, CARDS, field);
        unsigned blue = put_for(&p, 0, "Blue Rifles", "A1"), them = put_for(&p, seat, "Red Rifles", "E1");
        p.hn.unit[them].suppressed = 1;
        hold(&p, 1, "Red Nerve", 1);
        activate(&p, blue);
        take_dice(&p, 0, "fire Blue Rifles/1, Rifles, plain, Red Rifles/2", (const uint8_t[]){ 1 }, seat - 1);
        assert_int_equal(can_play(&p, "Red Nerve"), seat == 1);
        end_play(&p);
    }
}

/* Nor at a structure, where no shot lies below the dice; nor when he defends himself in an assault. */
TEST(no_card_throws_a_teammates_dice_again)
{
    RULE("HN-MUL-33");
    struct play p;
    for (unsigned i = 0; i < 4; i++) {
        const unsigned seat = 1 + i % 2;
        battle_with(&p, CARDS, ". . . . . . . .\n"
                               ". . . . s . . .\n"
                               ". . . . . . . .");
        unsigned blue = put_for(&p, 0, "Blue Rifles", "H1");
        unsigned them = put_for(&p, seat, i < 2 ? "Red Howitzer" : "Red Rifles", i < 2 ? "A2" : "G1");
        hold(&p, 1, "Red Fortune", 1);
        activate(&p, i < 2 ? them : blue);
        if (i < 2) {
            const char *fire = "fire at structure Red Howitzer/2, Howitzer, 1";
            take_dice(&p, seat, fire, (const uint8_t[]){ 1, 1 }, 2);
        } else {
            take(&p, "assault Blue Rifles/1, 1, Red Rifles/2");
            TAKE(&p, "close in Blue Rifles/1, H1, G1", 1, 1);
            assert_true(can_play(&p, "Red Fortune"));   /* the attacker's, whom it harms */
            take_dice(&p, 1, "pass", (const uint8_t[]){ 1 }, 1);
        }
        assert_int_equal(can_play(&p, "Red Fortune"), seat == 1);
        end_play(&p);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(an_ally_conceals_with_the_high_commands_tokens), IT(an_ally_places_orders_on_the_high_commands_smoke),
        IT(an_ally_sets_up_the_nest_and_improvises),
        IT(an_ally_digs_throws_and_rerolls_with_the_high_commands_tokens),
        IT(an_allys_concealed_unit_may_be_intrepid_by_the_high_command),
        IT(nobody_throws_a_grenade_at_an_ally), IT(nobody_fires_on_an_allys_space),
        IT(each_member_uses_what_the_high_commands_options_do), IT(an_option_of_the_high_command_serves_a_units_owner),
        IT(a_members_own_improvisation_is_not_his_allys),
        IT(an_allys_vehicle_carries_troops_if_it_is_lent), IT(whoever_has_a_transport_is_asked_whether_he_lends_it),
        IT(an_allys_guns_join_a_barrage_if_they_are_lent),
        IT(an_allys_spotter_and_substitute_serve_if_they_are_lent),
        IT(no_card_brings_an_alliance_a_third_special_order), IT(a_bluff_option_each_makes_two),
        IT(a_concealed_counter_is_its_owners_to_know),
        IT(no_card_adds_to_a_teammates_pool), IT(no_card_shields_a_teammate_from_a_bomb),
        IT(no_card_takes_markers_off_a_teammate_under_fire), IT(no_card_throws_a_teammates_dice_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
