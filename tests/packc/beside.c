/* SPDX-License-Identifier: MIT */
/* beside.c -- a pack for duels whose cards speak in a season of duels too: each row is in the words of one system. */
#include "support.h"

#include "toy/season.h"

static bool compile(const char *text, const struct grog_system *beside, struct packc_output *out)
{
    const struct packc_file file[] = { header_file, { "cards.lua", text, strlen(text) } };
    const struct packc_input in = { .system = &duel_system, .beside = beside, .base = &duel_cards, .file = file,
                                    .files = 2, .limits = &packc_limits };
    return packc_compile(&in, out);
}

static struct grog_cards *linked(const struct packc_output *out, const struct grog_system *s,
                                 const struct grog_system *beside)
{
    struct grog_error why = { 0 };
    struct grog_pack *p = grog_pack_open(out->bytes, out->n, &why);
    struct grog_cards *c = grog_cards_link_beside(s, beside, &duel_cards, (const struct grog_pack *const *)&p, 1, &why);
    grog_pack_close(p);
    if (!c)
        fail_msg("%s", why.text);
    return c;
}

static const char both[] =
    "weather 'Fair Days' { says = {\n"
    "  add { strike = 1 },\n"
    "  add { prize = 2, when = at_least(fought, 2) },\n"
    "  set { prize = 9, unless = { fought } },\n"
    "  at { turn_ends, effect = mend(1, everyone) },\n"
    "  at { week_ends, when = fought, effect = { earn(2), earn(1, everyone) } },\n"
    "} }\n"
    "ploy 'Wager' { says = { at { struck, effect = add { strength = 1 } }, at { week_ends, effect = earn } } }\n"
    "keyword 'Famous' { says = { add { prize = n } } }\n";

TEST(a_row_is_read_in_the_words_of_the_system_that_knows_it)
{
    struct packc_output out;
    if (!compile(both, &season_system, &out))
        print_mistakes(&out);
    assert_non_null(out.bytes);
    struct grog_cards *duels = linked(&out, &duel_system, &season_system);
    struct grog_cards *seasons = linked(&out, &season_system, &duel_system);
    const struct grog_card *a = &duels->card[grog_card_named(duels, "Fair Days")];
    const struct grog_card *b = &seasons->card[grog_card_named(seasons, "Fair Days")];
    assert_ptr_not_equal(a, duels->card);
    assert_int_equal(a->modifiers, 1);
    assert_int_equal(a->abilities, 1);
    assert_int_equal(b->modifiers, 2);
    assert_int_equal(b->abilities, 1);
    assert_int_equal(seasons->modifier[b->modifier].test[0].amount, 2);
    assert_int_equal(seasons->modifier[b->modifier + 1].operation, GROG_SET);
    assert_int_equal(seasons->ability[b->ability].effects, 2);
    assert_int_equal(seasons->card[grog_card_named(seasons, "Wager")].abilities, 1);
    assert_int_equal(duels->card[grog_card_named(duels, "Wager")].abilities, 1);
    grog_cards_free(duels);
    grog_cards_free(seasons);
    packc_free(&out);
}

TEST(a_pack_that_speaks_for_one_alone_is_the_same_pack_as_ever)
{
    static const char text[] =
        "weather 'A' { says = { add { strike = 1 }, at { turn_ends, effect = mend(1, everyone) } } }";
    struct packc_output alone, beside;
    assert_true(compile(text, NULL, &alone));
    assert_true(compile(text, &season_system, &beside));
    assert_int_equal(alone.n, beside.n);
    assert_memory_equal(alone.bytes, beside.bytes, alone.n);
    packc_free(&alone);
    packc_free(&beside);
}

static void assert_one_mistake(const char *text, uint32_t line, uint32_t column, const char *what, const char *nearest)
{
    struct packc_output out;
    compile(text, &season_system, &out);
    const struct packc_mistake *m = out.mistake;
    if (out.mistakes != 1 || m->line != line || m->column != column || strcmp(m->what, what) != 0
        || strcmp(m->nearest, nearest) != 0) {
        print_mistakes(&out);
        fail_msg("%s\nshould be told %u:%u: %s (nearest '%s')", text, line, column, what, nearest);
    }
    packc_free(&out);
}

#define WEATHER "weather 'A' { says = {\n"

TEST(a_row_with_words_of_both_is_a_mistake)
{
    assert_one_mistake(WEATHER "add { strike = 1, prize = 1 } } }", 2, 19,
                       "only season knows 'prize', and only duel knows 'strike': a row is heard by one of them", "");
    assert_one_mistake(WEATHER "add { strike = 1, when = fought } } }", 2, 26,
                       "only season knows 'fought', and only duel knows 'strike': a row is heard by one of them", "");
    assert_one_mistake(WEATHER "at { week_ends, effect = { earn, draw(1, everyone) } } } }", 2, 6,
                       "only season knows 'week_ends', and only duel knows 'draw': a row is heard by one of them", "");
    assert_one_mistake(WEATHER "at { struck, effect = { add { strength = 1 }, earn } } } }", 2, 47,
                       "only season knows 'earn', and only duel knows 'struck': a row is heard by one of them", "");
}

TEST(a_word_of_neither_is_told_as_ever_and_the_nearest_is_of_the_rows_system)
{
    assert_one_mistake(WEATHER "add { strke = 1 } } }", 2, 7, "no value is called 'strke'", "strike");
    assert_one_mistake(WEATHER "add { prize = 1, when = fougt } } }", 2, 25, "no condition is called 'fougt'",
                       "fought");
    assert_one_mistake(WEATHER "at { week_ends, effect = ern(1) } } }", 2, 26, "no verb is called 'ern'", "earn");
    assert_one_mistake(WEATHER "at { week_ends, effect = earn(10) } } }", 2, 31, "earn must be 1 to 9, not 10", "");
}

TEST(without_a_system_beside_it_its_words_are_none)
{
    struct packc_output out;
    assert_false(compile(both, NULL, &out));
    packc_free(&out);
}

TEST(its_words_are_no_names_for_globals)
{
    struct packc_output out;
    assert_true(compile("prize = 3", NULL, &out));
    packc_free(&out);
    assert_one_mistake("prize = 3", 1, 1,
                       "'prize' is a word of the pack language and cannot be a global: use a local", "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(a_row_is_read_in_the_words_of_the_system_that_knows_it),
        IT(a_pack_that_speaks_for_one_alone_is_the_same_pack_as_ever),
        IT(a_row_with_words_of_both_is_a_mistake),
        IT(a_word_of_neither_is_told_as_ever_and_the_nearest_is_of_the_rows_system),
        IT(without_a_system_beside_it_its_words_are_none),
        IT(its_words_are_no_names_for_globals),
    };
    return cmocka_run_group_tests_name("packc beside", tests, NULL, NULL);
}
