/* SPDX-License-Identifier: MIT */
/* good.c -- a pack with every construct of the language compiles to the rows that it says. */
#include "support.h"

static struct folder folder;
static struct packc_output out;
static struct grog_cards *cards;

static int compile_it(void **state)
{
    (void)state;
    read_folder("good", &folder);
    if (!compile_files(folder.file, folder.files, NULL, &out))
        print_mistakes(&out);
    cards = out.bytes ? link_bytes(&out) : NULL;
    return cards ? 0 : -1;
}

static int free_it(void **state)
{
    (void)state;
    grog_cards_free(cards);
    packc_free(&out);
    free_folder(&folder);
    return 0;
}

static uint16_t number(const char *name)
{
    uint16_t n = grog_card_find(cards, name);
    if (!n)
        fail_msg("there is no %s", name);
    return n;
}

static const struct grog_card *card(const char *name) { return &cards->card[number(name)]; }

static const struct grog_modifier *modifier(const char *name, unsigned i)
{
    return &cards->modifier[card(name)->modifier + i];
}

static const struct grog_ability *ability(const char *name, unsigned i)
{
    return &cards->ability[card(name)->ability + i];
}

static const struct grog_effect *effect(const struct grog_ability *a, unsigned i)
{
    return &cards->effect[a->effect + i];
}

static void assert_test(const struct grog_test *t, int measure, int less, uint16_t word, int amount)
{
    assert_int_equal(t->measure, measure);
    assert_int_equal(t->less, less);
    assert_int_equal(t->word, word);
    assert_int_equal(t->amount, amount);
}

static void assert_effect(const struct grog_effect *e, int verb, uint16_t word, int amount, int raised, int target)
{
    assert_int_equal(e->effect, verb);
    assert_int_equal(e->word, word);
    assert_int_equal(e->amount, amount);
    assert_int_equal(e->raised, raised);
    assert_int_equal(e->target, target);
}

TEST(fields_become_numbers)
{
    const int16_t *n = card("Fist")->number;
    assert_int_equal(card("Fist")->kind, OF_STRIKE);
    assert_int_equal(n[COPIES], 3);
    assert_int_equal(n[STRIKE_STRENGTH], 2);
    assert_int_equal(n[STRIKE_DAMAGE], 1);
    assert_int_equal(n[STRIKE_LINE], HIGH);
    assert_int_equal(n[STRIKE_SCHOOL], number("Brawl"));
    assert_int_equal(n[STRIKE_KEYWORDS], 2);
    assert_int_equal(n[STRIKE_KEYWORDS + 1], number("Keen"));
    assert_int_equal(n[STRIKE_KEYWORDS + 2], 1);
    assert_int_equal(n[STRIKE_KEYWORDS + 3], number("Heavy"));
    assert_int_equal(n[STRIKE_KEYWORDS + 4], 2);
    const int16_t fury[] = { 2, 7, 1, 9, 3 };
    assert_memory_equal(n + STRIKE_FURY, fury, sizeof fury);
}

TEST(what_is_left_out_is_as_the_kind_says)
{
    assert_int_equal(card("Jab")->number[COPIES], 1);
    assert_int_equal(card("Jab")->number[STRIKE_SCHOOL], 0);
    assert_int_equal(card("Poison")->number[COUNTER_MOST], 5);
    assert_int_equal(card("Duck")->number[PARRY_AGAINST], -2);
    assert_int_equal(card("Duck")->number[PARRY_AGAINST + 1], 3);
    assert_int_equal(card("Weave")->number[PARRY_AGAINST], 4);
    assert_int_equal(card("Weave")->number[PARRY_AGAINST + 1], 4);
}

TEST(a_loop_and_a_function_of_another_file_make_cards)
{
    assert_int_equal(card("Punch Three")->number[STRIKE_STRENGTH], 3);
    assert_int_equal(card("Punch One")->back, number("Brawler"));
    assert_int_equal(card("Fist")->back, number("Card"));
    assert_int_equal(card("Low Guard")->back, number("Shut Fist"));
    assert_int_equal(card("Fists Up")->back, number("Shut Fist"));
    assert_int_equal(card("Shut Fist")->number[BACK_OF], 1);
    assert_int_equal(card("Shut Fist")->number[BACK_OF + 1], OF_GUARD);
}

TEST(texts_are_kept)
{
    const struct grog_card_text *t = &cards->text[number("Fist")];
    assert_string_equal(t->id, "brawlers:fist");
    assert_string_equal(t->icon, "fist");
    assert_string_equal(t->art, "fist.png");
    assert_string_equal(t->flavour, "Ouch.");
    assert_string_equal(t->credit, "Nobody");
    assert_string_equal(t->text, "Hits.\nHard.");
}

TEST(a_row_is_a_modifier_for_each_value)
{
    assert_int_equal(card("Fist")->modifiers, 3 + 2);           /* its own, then those of Keen */
    const struct grog_modifier *damage = modifier("Fist", 0), *strike = modifier("Fist", 1);
    assert_int_equal(damage->value, VALUE_DAMAGE);
    assert_int_equal(damage->amount, 2);
    assert_int_equal(strike->value, VALUE_STRIKE);
    assert_int_equal(strike->amount, 1);
    assert_int_equal(strike->operation, GROG_ADD);
    assert_int_equal(strike->scope, GROG_FOR_WITH);             /* of is left out: a strike's only one */
    assert_test(&strike->test[0], MEASURE_HIGH, 0, 0, 1);
    assert_test(&strike->test[1], MEASURE_COUNTERS, 0, number("Poison"), 2);
    assert_test(&strike->test[2], MEASURE_ROUND, 1, 0, 1);
    assert_test(&strike->test[3], MEASURE_CARDS, 0, 0, 3);
    assert_memory_equal(strike->test, damage->test, sizeof strike->test);
    const struct grog_modifier *times = modifier("Fist", 2);
    assert_int_equal(times->operation, GROG_TIMES);
    assert_int_equal(times->scope, GROG_FOR_WITH);
    assert_int_equal(times->per, MEASURE_STANDARDS);
}

TEST(operations_are_all_there)
{
    assert_int_equal(modifier("Rain", 0)->operation, GROG_AT_MOST);
    assert_int_equal(modifier("Rain", 0)->value, VALUE_TO_HIT);
    assert_int_equal(modifier("Rain", 0)->scope, GROG_FOR_ALL);
    assert_int_equal(modifier("Rain", 1)->operation, GROG_SET);
    assert_test(&modifier("Rain", 1)->test[0], MEASURE_ROUND, 0, 0, 1);
}

TEST(scopes_are_those_in_which_the_kind_is_heard)
{
    assert_int_equal(modifier("Pennant", 0)->scope, GROG_FOR_SIDE);
    assert_int_equal(modifier("Pennant", 1)->scope, GROG_FOR_FOES);
    assert_int_equal(modifier("Pennant", 2)->scope, GROG_FOR_WITH);
    assert_int_equal(ability("Pennant", 0)->scope, GROG_FOR_OWNER);
    assert_int_equal(ability("Feint", 0)->scope, GROG_FOR_ALL);
}

TEST(a_keyword_lends_its_rows_times_n)
{
    const struct grog_modifier *strike = modifier("Fist", 3), *damage = modifier("Fist", 4);
    assert_int_equal(strike->value, VALUE_STRIKE);
    assert_int_equal(strike->amount, 1);
    assert_int_equal(damage->operation, GROG_AT_LEAST);
    assert_int_equal(damage->amount, -1);
    assert_effect(effect(ability("Fist", 1), 0), GROG_EFFECT_ADD, 0, 2, 2, 0);      /* Heavy 2 */
}

TEST(an_ability_has_prices_tests_and_effects)
{
    const struct grog_ability *a = ability("Fist", 0);
    uint16_t poison = number("Poison");
    assert_int_equal(a->point, POINT_STRUCK);
    assert_int_equal(a->scope, GROG_FOR_WITH);
    assert_int_equal(a->may, 1);
    assert_test(&a->test[0], MEASURE_SCHOOL, 0, number("Brawl"), 1);
    assert_int_equal(a->price[0].cost, COST_DISCARD);
    assert_int_equal(a->price[0].amount, 1);
    assert_int_equal(a->price[1].cost, COST_SPEND);
    assert_int_equal(a->price[1].word, poison);
    assert_int_equal(a->price[1].amount, 2);
    assert_int_equal(a->raise.cost, COST_HEALTH);
    assert_int_equal(a->effects, 6);
    assert_effect(effect(a, 0), EFFECT_DRAW, 0, 1, 3, TARGET_ME);
    assert_effect(effect(a, 1), EFFECT_PLACE, poison, 2, 2, TARGET_STRUCK);
    assert_effect(effect(a, 2), GROG_EFFECT_ADD, 0, 1, 2, 0);
    assert_int_equal(effect(a, 2)->per, MEASURE_CARDS);
    assert_effect(effect(a, 3), EFFECT_WOUND, 0, 1, 1, TARGET_EACH_FOE);
    assert_int_equal(effect(a, 3)->per, MEASURE_MY_COUNTERS);
    assert_int_equal(effect(a, 3)->per_word, poison);
    assert_effect(effect(a, 4), GROG_EFFECT_SET, 0, 0, 0, 0);
    assert_effect(effect(a, 5), EFFECT_DISCARD, 0, 1, 1, TARGET_FOE);
    assert_int_equal(ability("Pennant", 0)->point, POINT_TURN_ENDS);
    assert_test(&ability("Pennant", 0)->test[0], MEASURE_KEYWORD, 1, number("Keen"), 1);
    assert_effect(effect(ability("Pennant", 0), 0), EFFECT_MEND, 0, 2, 2, TARGET_ALLY);
}

TEST(a_deck_names_cards_of_any_pack)
{
    const int16_t *n = card("Everything")->number + DECK_CARDS;
    assert_int_equal(n[0], 5);
    assert_int_equal(n[1], number("Fist"));
    assert_int_equal(n[2], 6);
    assert_int_equal(n[3], number("High Cut"));
    assert_int_equal(n[4], 1);
    assert_int_equal(n[5], number("Low Thrust"));
    assert_int_equal(n[6], 2);
    assert_int_equal(n[7], number("Feint"));
    assert_int_equal(n[9], number("Jab"));
    assert_int_equal(n[10], 3);
}

TEST(a_card_takes_the_place_of_another)
{
    assert_int_equal(grog_card_find(cards, "High Guard"), 0);
    assert_int_equal(card("Fists Up")->kind, OF_GUARD);
}

TEST(tests_stand_beside_the_cards)
{
    assert_int_equal(out.tests, 1);
    const struct packc_test *t = &out.test[0];
    assert_string_equal(t->name, "a fist hurts");
    assert_string_equal(t->file, "tests.lua");
    assert_int_equal(t->line, 1);
    assert_string_equal(t->setup, "seats 2");
    assert_int_equal(t->seed, 7);
    assert_int_equal(t->n_dice, 3);
    assert_memory_equal(t->dice, ((const uint8_t[]){ 6, 2, 100 }), 3);
    assert_string_equal(t->given, "hand[0] = Fist\n");
    assert_int_equal(t->acts, 2);
    assert_string_equal(t->act[1], "1 stand open");
    assert_int_equal(t->expects, 1);
    assert_string_equal(t->expect[0], "health[1] = 3");
    assert_string_equal(t->offer[0], "0 strike Fist, seat 1");
    assert_string_equal(t->refuse[0], "0 strike Jab, seat 1");
}

TEST(the_header_says_who_it_is)
{
    struct packc_header h;
    struct grog_error why = { 0 };
    struct grog_pack *p = grog_pack_open(out.bytes, out.n, &why);
    const struct grog_pack_image *image = grog_pack_image(p);
    assert_string_equal(grog_pack_text(p, image->header.name), "brawlers");
    assert_string_equal(grog_pack_text(p, image->header.title), "Brawlers");
    assert_string_equal(grog_pack_text(p, image->header.licence), "CC0-1.0");
    assert_string_equal(grog_pack_text(p, image->header.pack_version), "1");
    assert_int_equal(image->n[GROG_PACK_NEEDS], 1);
    grog_pack_close(p);
    assert_true(packc_read_header(&folder.file[0], &h));
    assert_string_equal(h.name, "brawlers");
    assert_string_equal(h.system, "duel");
    assert_int_equal(h.needs, 1);
    assert_string_equal(h.need[0], "duel");
    assert_int_equal(h.need_line, 4);
}

TEST(the_same_files_give_the_same_bytes)
{
    for (int i = 0; i < 20; i++) {
        struct packc_output again;
        assert_true(compile_files(folder.file, folder.files, NULL, &again));
        assert_int_equal(again.n, out.n);
        assert_memory_equal(again.bytes, out.bytes, out.n);
        assert_int_equal(again.instructions, out.instructions);
        packc_free(&again);
    }
}

/* A pack that needs another; a word that both of its needs have. */
TEST(packs_name_cards_of_those_that_they_need)
{
    static const char text[] = "pack \"second\" { system = \"duel\", needs = { \"duel\", \"brawlers\" } }\n"
        "strike \"Kick\" { strength = 1, damage = 1, school = brawl, keywords = { \"brawlers:keen\" } }\n"
        "standard \"High Guard\" {}\n";
    struct grog_error why = { 0 };
    struct grog_pack *p = grog_pack_open(out.bytes, out.n, &why);
    struct packc_file file = { "pack.lua", text, sizeof text - 1 };
    struct packc_input in = { .system = &duel_system, .base = &duel_cards, .file = &file, .files = 1,
                              .needed = (const struct grog_pack *const *)&p, .needs = 1 };
    struct packc_output second;
    if (!packc_compile(&in, &second))
        print_mistakes(&second);
    assert_non_null(second.bytes);
    packc_free(&second);
    static const char less[] = "pack \"second\" { system = \"duel\", needs = { \"duel\" } }\n"
        "strike \"Kick\" { strength = 1, damage = 1, school = brawl }\n";
    file = (struct packc_file){ "pack.lua", less, sizeof less - 1 };
    assert_false(packc_compile(&in, &second));
    assert_string_equal(second.mistake[0].what,
        "'brawl' is a school of the pack 'brawlers', which is not among the needs");
    assert_int_equal(second.mistake[0].column, 52);
    packc_free(&second);
    grog_pack_close(p);
}

TEST(a_condition_may_be_waived_for_the_further_price)
{
    struct grog_cards *c = link_text("standard 'A' { says = { at { struck,\n"
        "when = { high, unless_raised(at_least(cards, 2)) }, unless = unless_raised(round),\n"
        "raise = discard(1), effect = draw(1) } } }");
    const struct grog_ability *a = &c->ability[c->card[grog_card_find(c, "A")].ability];
    assert_test(&a->test[0], MEASURE_HIGH, 0, 0, 1);
    assert_test(&a->test[1], MEASURE_CARDS, GROG_TEST_WAIVED, 0, 2);
    assert_test(&a->test[2], MEASURE_ROUND, GROG_TEST_LESS | GROG_TEST_WAIVED, 0, 1);
    assert_int_equal(a->raise.cost, COST_DISCARD);
    grog_cards_free(c);
    assert_fine("standard 'A' { says = { at { struck, raise = discard(1), effect = wound(1, a_foe) } } }");
}

static bool anywhere(const struct grog_match *m, const struct grog_game *g, const struct grog_source *s,
                     const struct grog_frame *about)
{
    (void)m, (void)g, (void)s, (void)about;
    return true;
}

TEST(where_the_system_knows_here_a_card_may_say_it)
{
    static const char text[] = "keyword 'A' { says = { add { strike = 1, of = here },\n"
                               "at { wounded, of = here, effect = draw } } }";
    struct grog_system knows = duel_system;
    knows.here = anywhere;
    const struct packc_file file[] = { header_file, { "cards.lua", text, sizeof text - 1 } };
    const struct packc_input in = { .system = &knows, .base = &duel_cards, .file = file, .files = 2,
                                    .limits = &packc_limits };
    struct packc_output here;
    if (!packc_compile(&in, &here))
        print_mistakes(&here);
    assert_non_null(here.bytes);
    struct grog_error why = { 0 };
    struct grog_pack *p = grog_pack_open(here.bytes, here.n, &why);
    struct grog_cards *c = grog_cards_link(&knows, &duel_cards, (const struct grog_pack *const *)&p, 1, &why);
    assert_non_null(c);
    const struct grog_card *a = &c->card[grog_card_find(c, "A")];
    assert_int_equal(c->modifier[a->modifier].scope, GROG_FOR_HERE);
    assert_int_equal(c->ability[a->ability].scope, GROG_FOR_HERE);
    grog_cards_free(c);
    assert_null(grog_cards_link(&duel_system, &duel_cards, (const struct grog_pack *const *)&p, 1, &why));
    grog_pack_close(p);
    packc_free(&here);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(fields_become_numbers), IT(what_is_left_out_is_as_the_kind_says),
        IT(a_loop_and_a_function_of_another_file_make_cards), IT(texts_are_kept),
            IT(a_row_is_a_modifier_for_each_value),
        IT(operations_are_all_there), IT(scopes_are_those_in_which_the_kind_is_heard),
        IT(a_keyword_lends_its_rows_times_n), IT(an_ability_has_prices_tests_and_effects),
        IT(a_deck_names_cards_of_any_pack), IT(a_card_takes_the_place_of_another), IT(tests_stand_beside_the_cards),
        IT(the_header_says_who_it_is), IT(the_same_files_give_the_same_bytes),
            IT(packs_name_cards_of_those_that_they_need), IT(a_condition_may_be_waived_for_the_further_price),
        IT(where_the_system_knows_here_a_card_may_say_it),
    };
    return cmocka_run_group_tests(tests, compile_it, free_it);
}
