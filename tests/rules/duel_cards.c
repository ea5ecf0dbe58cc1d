/* SPDX-License-Identifier: MIT */
/* duel_cards.c -- rules of the duel that its own cards hardly reach: ploys, counters, fury, full tables.
 *
 * The tests lay a few cards of their own over the duel's.  Each would fail without its rule. */
#include "at_turn.h"
#include "rule.h"

enum { OWN_CARDS = 7, OWN_ROWS = 3 };
static struct grog_card    cards[64];
static struct grog_ability abilities[16];
static struct grog_effect  effects[16];

static const int16_t short_parry[PARRY_NUMBERS] = { 0, 3, 9 };
static const int16_t furious_cut[STRIKE_NUMBERS] = {
    [STRIKE_STRENGTH] = 2, [STRIKE_DAMAGE] = 1, [STRIKE_LINE] = HIGH, [STRIKE_FURY] = 2, 8, 1, 9, 3,
};
static const int16_t no_copies[PLOY_NUMBERS] = { 0 };
static const int16_t three_at_most[COUNTER_NUMBERS] = { 3 };
static int16_t five_blows[DECK_NUMBERS] = { 1, 0, 5 };

/* When struck: frighten the striker for the price of a card; make him discard two; wound him. */
static const struct grog_ability own_abilities[OWN_ROWS] = {
    { .point = POINT_STRUCK, .price = { { .cost = COST_DISCARD, .amount = 1 } }, .effects = 1 },
    { .point = POINT_STRUCK, .effects = 1 },
    { .point = POINT_STRUCK, .effects = 1 },
};
static struct grog_effect own_effects[OWN_ROWS] = {
    { .effect = EFFECT_PLACE, .target = TARGET_STRIKER, .amount = 2 },
    { .effect = EFFECT_DISCARD, .target = TARGET_STRIKER, .amount = 2 },
    { .effect = EFFECT_WOUND, .target = TARGET_STRIKER, .amount = 9 },
};

static const struct grog_cards *with_own_cards(void)
{
    static struct grog_cards all;
    const uint16_t back = card("Card");
    const struct grog_card own[OWN_CARDS] = {
        { .name = "Short Parry", .kind = OF_PARRY,   .back = back, .number = short_parry },
        { .name = "Furious Cut", .kind = OF_STRIKE,  .back = back, .number = furious_cut },
        { .name = "Fright",      .kind = OF_PLOY,    .back = back, .number = no_copies, .abilities = 1 },
        { .name = "Trip",        .kind = OF_PLOY,    .back = back, .number = no_copies, .abilities = 1 },
        { .name = "Bite",        .kind = OF_PLOY,    .back = back, .number = no_copies, .abilities = 1 },
        { .name = "Fear",        .kind = OF_COUNTER, .number = three_at_most },
        { .name = "Handful",     .kind = OF_DECK,    .number = five_blows },
    };
    all = duel_cards;
    memcpy(cards, duel_cards.card, all.cards * sizeof *cards);
    memcpy(abilities, duel_cards.ability, all.abilities * sizeof *abilities);
    memcpy(effects, duel_cards.effect, all.effects * sizeof *effects);
    memcpy(cards + all.cards, own, sizeof own);
    five_blows[1] = (int16_t)card("High Cut");
    own_effects[0].word = (uint16_t)(all.cards + 5);
    for (unsigned i = 0; i < OWN_ROWS; i++) {
        effects[all.effects + i] = own_effects[i];
        abilities[all.abilities + i] = own_abilities[i];
        abilities[all.abilities + i].effect = all.effects + i;
        cards[all.cards + 2 + i].ability = all.abilities + i;
    }
    all.card = cards, all.ability = abilities, all.effect = effects;
    all.cards += OWN_CARDS, all.abilities += OWN_ROWS, all.effects += OWN_ROWS;
    all.by_name = NULL, all.hash = NULL, all.text = NULL;
    return &all;
}

static uint16_t own(const struct play *p, const char *name) { return (uint16_t)grog_card_named(p->m->cards, name); }

static void hold(struct play *p, unsigned seat, const char *name)
{
    grog_put(&p->run, ZONE_HAND, seat, own(p, name));
}

/* Seat 0 to take its turn with this blow, nobody holds anything else. */
static void with_blow(struct play *p, const char *blow)
{
    begin_with(p, &duel_system, with_own_cards(), "seats 2, health 9", 1);
    no_guards(p);
    lay_out(p, ZONE_HAND, 0, "");
    lay_out(p, ZONE_HAND, 1, "");
    hold(p, 0, blow);
}

TEST(the_deck_must_suffice_for_the_hands)
{
    RULE("D-1.1d");
    struct grog_box box = { &duel_system, with_own_cards() };
    struct grog_error why = { 0 };
    struct grog_match *m = grog_match_new(&box, "seats 2, deck Handful", &why);
    assert_null(m);
    assert_non_null(strstr(why.text, "the deck is too small to deal"));
}

TEST(a_parry_needs_a_strength_that_it_is_made_for)
{
    RULE("D-3.2");
    RULE("D-3.2d");
    struct play p;
    with_blow(&p, "High Cut");                              /* 2, and the parry is for 3 and more */
    hold(&p, 1, "Short Parry");
    take(&p, 0, "strike High Cut, seat 1");
    assert_false(offered(&p, 1, "parry Short Parry"));
    struct grog_option parry = { .verb = VERB_PARRY, .object = { own(&p, "Short Parry") } };
    assert_string_equal(grog_why_not(p.m, &p.game, 1, parry), "D-3.2");
    end_play(&p);
    with_blow(&p, "Wild Swing");                            /* 4 */
    hold(&p, 1, "Short Parry");
    take_all(&p, (const char *const[]){ "0 strike Wild Swing, seat 1", "1 parry Short Parry", NULL });
    end_play(&p);
}

TEST(fury_adds_damage_by_the_last_row_that_the_total_reaches)
{
    RULE("D-3.5d");
    static const struct { unsigned pips, lost; } cases[] = { { 5, 1 }, { 6, 2 } };
    for (unsigned i = 0; i < GROG_COUNT(cases); i++) {
        struct play p;
        with_blow(&p, "Furious Cut");
        RIG(&p, cases[i].pips, 1);
        take(&p, 0, "strike Furious Cut, seat 1");
        assert_int_equal(p.duel.health[1], 9 - cases[i].lost);
        end_play(&p);
    }
    struct play p;
    with_blow(&p, "Furious Cut");
    grog_thing_new(&p.run, ARRAY_STANDARD, card("Banner"), 0);      /* a total of 9: the second row, and not both */
    RIG(&p, 6, 1);
    take(&p, 0, "strike Furious Cut, seat 1");
    assert_int_equal(p.duel.health[1], 9 - (1 + 3));
    end_play(&p);
}

TEST(a_wound_by_a_card_takes_no_more_than_there_is_either)
{
    RULE("D-3.5b");
    struct play p;
    with_blow(&p, "High Cut");
    hold(&p, 1, "Bite");
    p.duel.health[0] = 2;
    take(&p, 0, "strike High Cut, seat 1");
    take(&p, 1, "play Bite");
    assert_true(heard_event(&p, "is wounded: seat 0 2"));
    assert_int_equal(p.duel.health[0], 0);
    assert_true(p.game.over);
    end_play(&p);
}

TEST(there_is_room_for_sixteen_standards)
{
    RULE("D-4.2");
    RULE("D-4.2d");
    struct play p;
    at_turn(&p, "seats 2", "Banner");
    for (unsigned i = 0; i < 15; i++)
        grog_thing_new(&p.run, ARRAY_STANDARD, card("Trophy"), i % 2);
    assert_true(offered(&p, 0, "raise Banner"));
    grog_thing_new(&p.run, ARRAY_STANDARD, card("Trophy"), 1);
    assert_false(offered(&p, 0, "raise Banner"));
    struct grog_option raise = { .verb = VERB_RAISE, .object = { card("Banner") } };
    assert_string_equal(grog_why_not(p.m, &p.game, 0, raise), "D-4.2");
    end_play(&p);
}

TEST(a_ploy_is_discarded_and_paid_for_and_does_what_it_says)
{
    RULE("D-6.1");
    struct play p;
    with_blow(&p, "High Cut");
    hold(&p, 1, "Fright");
    hold(&p, 1, "Banner");
    take(&p, 0, "strike High Cut, seat 1");
    take(&p, 1, "play Fright");
    assert_true(grog_holds(p.duel.discard, own(&p, "Fright")));
    assert_string_equal(grog_question(p.m, &p.game), "discard");
    assert_int_equal(p.duel.counter[0][0], 0);                      /* not before it is paid for */
    assert_sound(&p);
    take(&p, 1, "discard Banner");
    assert_true(grog_holds(p.duel.discard, card("Banner")));
    assert_int_equal(p.duel.counter[0][0], 2);
    end_play(&p);
}

TEST(a_ploy_that_cannot_be_paid_for_is_not_played)
{
    RULE("D-6.1");
    RULE("D-6.1b");
    struct play p;
    with_blow(&p, "High Cut");
    hold(&p, 1, "Fright");                                          /* which does not pay for itself */
    take(&p, 0, "strike High Cut, seat 1");
    assert_false(offered(&p, 1, "play Fright"));
    struct grog_option ploy = { .verb = VERB_PLOY, .object = { own(&p, "Fright") } };
    assert_string_equal(grog_why_not(p.m, &p.game, 1, ploy), "D-6.1");
    end_play(&p);
}

TEST(counters_lie_before_a_seat_up_to_their_most)
{
    RULE("D-6.2");
    RULE("D-6.2b");
    struct play p;
    with_blow(&p, "High Cut");
    hold(&p, 1, "Fright");
    hold(&p, 1, "Fright");
    hold(&p, 1, "Parry");
    hold(&p, 1, "Banner");
    take_all(&p, (const char *const[]){ "0 strike High Cut, seat 1", "1 play Fright", "1 discard Parry", NULL });
    assert_int_equal(p.duel.counter[0][0], 2);
    take_all(&p, (const char *const[]){ "1 play Fright", "1 discard Banner", NULL });
    assert_int_equal(p.duel.counter[0][0], 3);
    assert_sound(&p);
    p.duel.counter[0][0] = 4;
    assert_string_equal(grog_check(p.m, &p.game), "more counters than a seat may have");
    end_play(&p);
}

TEST(who_is_out_has_no_counters)
{
    RULE("D-6.2c");
    struct play p;
    begin_with(&p, &duel_system, with_own_cards(), "seats 4, health 1", 1);
    no_guards(&p);
    lay_out(&p, ZONE_HAND, 0, "High Cut");
    lay_out(&p, ZONE_HAND, 1, "");
    lay_out(&p, ZONE_HAND, 3, "");
    p.duel.counter[1][0] = 2;
    RIG(&p, 6, 6);
    take(&p, 0, "strike High Cut, seat 1");
    assert_int_equal(p.duel.health[1], 0);
    assert_int_equal(p.duel.counter[1][0], 0);
    assert_sound(&p);
    end_play(&p);
}

TEST(who_must_discard_chooses_which_cards)
{
    RULE("D-6.3");
    struct play p;
    with_blow(&p, "High Cut");
    hold(&p, 0, "Banner");
    hold(&p, 0, "Parry");
    hold(&p, 0, "Trophy");
    hold(&p, 1, "Trip");
    take_all(&p, (const char *const[]){ "0 strike High Cut, seat 1", "1 play Trip", NULL });
    assert_int_equal(p.game.asked, 1u << 0);
    assert_int_equal(options_of(&p, 0)->n, 3);
    take_all(&p, (const char *const[]){ "0 discard Parry", "0 discard Trophy", NULL });
    assert_int_equal(p.duel.hand[0][0], 1);
    assert_int_equal(p.duel.hand[0][1], card("Banner"));
    end_play(&p);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_deck_must_suffice_for_the_hands),
        IT(a_parry_needs_a_strength_that_it_is_made_for),
        IT(fury_adds_damage_by_the_last_row_that_the_total_reaches),
        IT(a_wound_by_a_card_takes_no_more_than_there_is_either),
        IT(there_is_room_for_sixteen_standards),
        IT(a_ploy_is_discarded_and_paid_for_and_does_what_it_says),
        IT(a_ploy_that_cannot_be_paid_for_is_not_played),
        IT(counters_lie_before_a_seat_up_to_their_most),
        IT(who_is_out_has_no_counters),
        IT(who_must_discard_chooses_which_cards),
    };
    return cmocka_run_group_tests_name("the duel's rules, with cards of our own", tests, NULL, NULL);
}
