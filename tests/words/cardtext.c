/* SPDX-License-Identifier: MIT */
/* cardtext.c -- cards as the engine understands them, read aloud. */
#include "wordy.h"
#include "words/rowtext.h"

#include <stdio.h>

#define READS(name, expected) do { \
        grog_say_card_text(&t.s, wordy(name), GROG_LONG, say(&t)); \
        SAYS(&t, expected); \
    } while (0)

TEST(cards_read_as_a_person_would_write_them)
{
    struct talk t;
    begin_talk(&t, &wordy_cards, "", 0);
    READS("High Cut", "High Cut, a strike (6 in the deck). Strength 2, damage 1, high.");
    READS("Banner", "Banner, a standard (3 in the deck). Your side's strikes get +1.");
    READS("Field Surgeon", "Field Surgeon, a standard (2 in the deck). When a foe's blow wounds, give 1 health "
          "back to one of your side, then draw a card.");
    READS("Mud", "Mud, the weather. All strikes get -1 unless the blow is high.");
    READS("Frost", "Frost, the weather. All strikes do at least 2 more damage than their cards "
          "say.");
    READS("Doldrums", "Doldrums, the weather. Nothing is added to any strike if the striker has 4 Nerve or more. "
          "Everybody may hold one more card for each Nerve before them.");
    READS("Supply Wagon", "Supply Wagon, a standard (1 in the deck). You may hold 2 more cards. Each of your foes "
          "has 1 less "
          "health when unhurt.");
    READS("Light Parry", "Light Parry, a parry (4 in the deck). Against a blow of strength 2 or less. Play it when "
          "your side "
          "is struck, to weaken the blow. This parry takes at most 1 from the blow's strength.");
    READS("Bleeding", "Bleeding, a counter. Up to 5 before a seat.");
    READS("Small Deck", "Small Deck, a deck. 9 High Cut, 3 Parry.");
    end_talk(&t);
}

TEST(conditions_and_exceptions)
{
    struct talk t;
    begin_talk(&t, &wordy_cards, "", 0);
    READS("War Drum", "War Drum, a standard (1 in the deck). Your strikes get +1 for each standard you have if you "
          "hold 3 "
          "cards or more and you have less than 3 health, unless the blow is of the Longsword school.");
    READS("Last Stand", "Last Stand, a standard (1 in the deck). Each of your side's parries takes twice as much "
          "from the "
          "blow's strength if you have no Nerve and it is round 4 or later. When the turn of one of your side ends "
          "and that ally has 2 Bleeding or more, you may put 1 Nerve before you.");
    READS("Rend", "Rend, a strike (3 in the deck). Strength 1, damage 1, low. This strike gets +2 for each Nerve "
          "before you. "
          "When this blow wounds, unless the blow has Reach, put 2 Bleeding before the one struck.");
    READS("Boat Hook", "Boat Hook, a strike (2 in the deck). Strength 2, damage 1, low. Before the dice, when you "
          "strike with this, if you hold fewer than 3 cards and it is round 1 or later, unless the blow is high, let "
          "one of your side draw a card, then remove 2 Bleeding from that ally.");
    end_talk(&t);
}

TEST(fields_of_every_type)
{
    struct talk t;
    begin_talk(&t, &wordy_cards, "", 0);
    READS("Berserk Swing", "Berserk Swing, a strike (2 in the deck). Strength -1, damage 1, high, of the Longsword "
          "school, "
          "Reach 2, +1 damage on a total of 8 or more, +3 on 10 or more. This strike needs a total of "
          "6 to hit if the one struck has any Bleeding.");
    READS("High Guard", "High Guard, a guard. Stops high blows.");
    end_talk(&t);
}

TEST(prices_and_what_more_of_them_buys)
{
    struct talk t;
    begin_talk(&t, &wordy_cards, "", 0);
    READS("Feint", "Feint, a ploy (2 in the deck). When your side is struck, you may play this and spend 1 Nerve "
          "to wound a "
          "foe for 1 (2 if you also discard a card), put 1 Bleeding before that foe (3 if so), then take 2 from the "
          "blow's strength (4 if so).");
    READS("Standing Orders", "Standing Orders, a standard (1 in the deck). When a round begins and you have 2 "
          "standards or "
          "more, you may discard 2 cards and lose 1 health to let each of your side draw 2 cards, then make each "
          "foe discard a card.");
    READS("Ambush", "Ambush, a ploy (1 in the deck). When your side is struck, you may play this to make the "
          "blow's strength "
          "0, make the striker lose 1 health for each Nerve before you, lose 1 Nerve, then let the one struck draw "
          "a card.");
    READS("Anchor Swing", "Anchor Swing, a strike (2 in the deck). Strength 2, damage 1, high, +1 damage on a total "
          "of 9 or more, +3 on 11 or more. Before the dice, when you strike with this, you may lose 1 health to add 2 "
          "to the blow's strength (5 if you also spend 2 Nerve).");
    READS("Harbour Flag", "Harbour Flag, a standard (1 in the deck). When your turn ends, you may discard a card to "
          "wound a foe for 1 (2 if you discard another card), put 1 Bleeding before that foe, then draw a card.");
    READS("Harbour Toll", "Harbour Toll, a standard (1 in the deck). When a foe's turn ends, make that foe discard a "
          "card, then let each foe give 1 health back to one of their side.");
    end_talk(&t);
}

TEST(without_its_head)
{
    struct talk t;
    begin_talk(&t, &wordy_cards, "", 0);
    grog_say_card_text(&t.s, wordy("Banner"), GROG_SHORT, say(&t));
    SAYS(&t, "Your side's strikes get +1.");
    end_talk(&t);
}

/* ---- any combination ----------------------------------------------------- */

/* Nothing left over of a message, no hole where an argument should be, a whole sentence. */
static void assert_reads(const char *text)
{
    size_t n = strlen(text);
    bool holes = strstr(text, "  ") || strstr(text, " ,") || strstr(text, " "
          ".") || strstr(text, ",,") || strstr(text, "..")
              || strpbrk(text, "{}|") || strstr(text, "( ") || strstr(text, " )") || strstr(text, "()");
    if (n < 8 || holes || text[n - 1] != '.' || !(text[0] >= 'A' && text[0] <= 'Z'))
        fail_msg("this does not read well: '%s'", text);
}

static void finish(struct talk *t, struct grog_text *part)
{
    char row[4096];
    assert_true(part->n < sizeof t->room);
    memcpy(row, t->room, part->n + 1);
    struct grog_text one = { .at = row, .n = part->n, .room = sizeof row };
    grog_end_sentence(&t->s, &one, say(t));
    assert_reads(t->room);
}

static uint16_t word_for(uint8_t kind)
{
    return kind == OF_KEYWORD ? wordy("Reach") : kind == OF_SCHOOL ? wordy("Longsword") : kind ? wordy("Nerve") : 0;
}

TEST(every_modifier)
{
    struct talk t;
    unsigned n = 0;
    begin_talk(&t, &wordy_cards, "", 0);
    for (uint8_t value = 1; value < VALUES; value++)
        for (uint8_t operation = 0; operation <= GROG_AT_MOST; operation++)
            for (uint8_t scope = 0; scope < GROG_SCOPES; scope++)
                for (uint8_t measure = 0; measure < MEASURES; measure++)
                    for (int16_t amount = -2; amount < 4; amount++) {
                        uint16_t word = word_for(duel_system.measures[measure].takes);
                        struct grog_modifier row = { .value = value, .operation = operation, .scope = scope,
                            .amount = amount, .per = amount > 1 ? measure : 0, .word = amount > 1 ? word : 0,
                            .test = { { measure, amount & 1, word, (int16_t)(1 + (amount & 2)) },
                                      { measure ? MEASURE_ROUND : 0, amount < 0, 0, 3 } } };
                        grog_say_modifier(&t.s, wordy("Banner"), &row, say(&t));
                        finish(&t, &t.text);
                        n++;
                    }
    assert_int_equal(n, (VALUES - 1) * 5 * GROG_SCOPES * MEASURES * 6);
    end_talk(&t);
}

TEST(every_ability)
{
    struct talk t;
    static struct grog_effect effect[2];
    struct grog_cards cards = wordy_cards;
    begin_talk(&t, &wordy_cards, "", 0);
    struct grog_match m = *t.m;
    cards.effect = effect;
    cards.effects = 2;
    m.cards = &cards;
    t.s.m = &m;
    for (uint8_t point = 1; point < POINTS; point++)
        for (uint8_t scope = 0; scope < GROG_SCOPES; scope++)
            for (uint8_t e = 1; e <= EFFECTS; e++)
                for (uint8_t target = 1; target < TARGETS; target++)
                    for (uint8_t cost = 0; cost < COSTS; cost++) {
                        bool kernels = e == EFFECTS;
                        uint8_t which = kernels ? (uint8_t)(GROG_EFFECT_ADD + target % 2) : e;
                        uint16_t word = kernels ? 0 : word_for(duel_system.effects[e].takes);
                        uint16_t paid = cost ? word_for(duel_system.costs[cost].takes) : 0;
                        effect[0] = (struct grog_effect){ .effect = which, .target = kernels ? 0 : target, .amount = 1,
                            .raised = 3, .word = word };
                        effect[1] = effect[0];
                        effect[1].amount = 2;
                        struct grog_ability row = { .point = point, .scope = scope, .effects = (uint8_t)(1 + cost % 2),
                            .may = target % 2, .price = { { 1 + cost % 2, paid, cost, 0 } },
                            .raise = { 2, paid, target % 3 ? cost : 0, 0 },
                            .test = { { cost ? MEASURE_HIGH : 0, target % 4, 0, 1 } } };
                        grog_say_ability(&t.s, wordy(target % 2 ? "Feint" : "Banner"), &row, say(&t));
                        finish(&t, &t.text);
                    }
    end_talk(&t);
}

TEST(a_condition_that_is_waived_for_the_further_price)
{
    struct talk t;
    static const struct grog_effect effect = { .effect = EFFECT_DRAW, .target = TARGET_ME, .amount = 1, .raised = 1 };
    struct grog_cards cards = wordy_cards;
    begin_talk(&t, &wordy_cards, "", 0);
    struct grog_match m = *t.m;
    cards.effect = &effect;
    cards.effects = 1;
    m.cards = &cards;
    t.s.m = &m;
    const struct grog_ability row = { .point = POINT_TURN_ENDS, .scope = GROG_FOR_OWNER, .may = 1, .effects = 1,
        .raise = { 1, 0, COST_DISCARD, 0 }, .test = { { MEASURE_STANDARDS, GROG_TEST_WAIVED, 0, 2 } } };
    grog_say_ability(&t.s, wordy("Banner"), &row, say(&t));
    finish(&t, &t.text);
    assert_string_equal(t.room, "When your turn ends and you have 2 standards or more (or you pay more), you may draw "
                                "a card (you may also discard a card).");
    end_talk(&t);
}

/* A system that has no messages at all can still be read. */
extern const struct grog_system bench_system;
extern const struct grog_cards  bench_cards;

TEST(a_system_without_messages)
{
    struct talk t;
    begin_talk(&t, &wordy_cards, "", 0);
    struct grog_match *m = match_of(&bench_system, &bench_cards, "");
    t.s.m = m;
    for (uint32_t c = 1; c < bench_cards.cards; c++) {
        grog_say_card_text(&t.s, (uint16_t)c, GROG_LONG, say(&t));
        if (!grog_card(m, (uint16_t)c)->number || grog_card(m, (uint16_t)c)->back != c)
            assert_reads(t.room);
    }
    grog_say_card_text(&t.s, (uint16_t)grog_card_named(&bench_cards, "Steady Rain"), GROG_SHORT, say(&t));
    SAYS(&t, "Kind 8. -1 to aim for everybody if two places or more lie between them, unless the weapon has a scope. "
         "+1 to cover for everybody unless both stand in the same place.");
    grog_match_free(m);
    end_talk(&t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(cards_read_as_a_person_would_write_them), IT(conditions_and_exceptions), IT(fields_of_every_type),
        IT(prices_and_what_more_of_them_buys), IT(without_its_head), IT(every_modifier), IT(every_ability),
        IT(a_condition_that_is_waived_for_the_further_price), IT(a_system_without_messages),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
