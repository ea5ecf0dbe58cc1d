/* SPDX-License-Identifier: MIT */
/* scale.c -- ten thousand cards compile in seconds, to the same bytes every time. */
#include "support.h"

#include <time.h>

static const char many[] =
    "counter 'Poison' {}\nkeyword 'Keen' { says = { add { strike = n } } }\nschool 'Brawl' {}\n"
    "for i = 1, 10000 do\n"
    "  strike('Blow ' .. i) { strength = i % 9, damage = i % 5, line = high, school = brawl,\n"
    "    keywords = { keen(1 + i % 3) },\n"
    "    text = 'The blow number ' .. i, says = {\n"
    "    add { strike = 1, when = { high, at_least(counters(poison), 2) } },\n"
    "    at { struck, of = with, cost = discard(1), effect = { draw(1), place(poison, 2, struck), wound(1) } } } }\n"
    "end\n";

TEST(ten_thousand_cards)
{
    struct packc_output out, again;
    clock_t begin = clock();
    bool ok = compile_text(many, &out);
    double seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;
    if (!ok)
        print_mistakes(&out);
    assert_true(ok);
    print_message("10000 cards: %.2f s, %zu bytes, %llu instructions, %zu KiB\n", seconds, out.n,
                  (unsigned long long)out.instructions, out.memory >> 10);
    assert_true(seconds < 10);
    assert_true(compile_text(many, &again));
    assert_int_equal(out.n, again.n);
    assert_memory_equal(out.bytes, again.bytes, out.n);
    struct grog_cards *cards = link_bytes(&out);
    assert_int_equal(cards->cards, duel_cards.cards + 10003);
    grog_cards_free(cards);
    packc_free(&out);
    packc_free(&again);
}

/* A mistake in each of them is no slower. */
TEST(ten_thousand_mistakes)
{
    static const char bad[] =
        "for i = 1, 10000 do\n  strike('Blow ' .. i) { strength = 1, damage = 1, school = 'Brawl ' .. i }\nend\n"
        "for i = 1, 10000 do\n  school('School of number ' .. i) {}\nend\n";
    struct packc_output out;
    clock_t begin = clock();
    assert_false(compile_text(bad, &out));
    double seconds = (double)(clock() - begin) / CLOCKS_PER_SEC;
    print_message("10000 mistakes: %.2f s\n", seconds);
    assert_true(seconds < 20);
    assert_int_equal(out.mistakes, PACKC_MISTAKES_MAX);
    packc_free(&out);
}

/* ---- cards of many numbers ----------------------------------------------- */

enum { MANY = 5000 };

static const struct grog_card_field large_fields[] = {
    { .name = "many", .about = "a long list", .type = GROG_IS_CARDS, .of = OF_KEYWORD, .at = 0, .room = MANY },
    { .name = "last", .about = "a number behind it", .type = GROG_IS_NUMBER, .at = 1 + MANY, .max = 9 },
};

/* The duel, but a school has a long list. */
static struct grog_system large_system(struct grog_card_kind kinds[CARD_KINDS])
{
    struct grog_system s = duel_system;
    memcpy(kinds, duel_system.card_kinds, CARD_KINDS * sizeof *kinds);
    kinds[OF_SCHOOL].field = large_fields;
    kinds[OF_SCHOOL].fields = GROG_COUNT(large_fields);
    kinds[OF_SCHOOL].numbers = 2 + MANY;
    s.card_kinds = kinds;
    return s;
}

static bool compile_large(const struct grog_system *s, const char *text, struct packc_output *out)
{
    static const char header[] = "pack 'large' { system = 'duel' }";
    const struct packc_file file[] = { { "pack.lua", header, sizeof header - 1 }, { "cards.lua", text, strlen(text) } };
    return packc_compile(&(struct packc_input){ .system = s, .file = file, .files = 2, .limits = &packc_limits }, out);
}

TEST(a_card_may_have_thousands_of_numbers)
{
    struct grog_card_kind kinds[CARD_KINDS];
    struct grog_system s = large_system(kinds);
    struct packc_output out;
    struct grog_error why = { 0 };
    assert_true(compile_large(&s, "keyword 'Keen' {} local t = {} for i = 1, 5000 do t[i] = keen end\n"
                                  "school 'Long' { many = t, last = 7 } school 'Short' { last = 3 }", &out));
    struct grog_pack *p = grog_pack_open(out.bytes, out.n, &why);
    if (!p)
        fail_msg("%s", why.text);
    struct grog_cards *c = grog_cards_link(&s, NULL, (const struct grog_pack *const *)&p, 1, &why);
    if (!c)
        fail_msg("%s", why.text);
    const int16_t *n = c->card[grog_card_find(c, "Long")].number;
    assert_int_equal(n[0], MANY);
    assert_int_equal((uint16_t)n[MANY], grog_card_find(c, "Keen"));
    assert_int_equal(n[1 + MANY], 7);
    assert_int_equal(c->card[grog_card_find(c, "Short")].number[1 + MANY], 3);
    grog_cards_free(c);
    grog_pack_close(p);
    /* As a pack of the first format it has too many. */
    out.bytes[offsetof(struct grog_pack_header, version)] = 1;
    assert_null(grog_pack_open(out.bytes, out.n, &why));
    assert_non_null(strstr(why.text, "no possible size"));
    packc_free(&out);
    assert_false(compile_large(&s, "keyword 'Keen' {} local t = {} for i = 1, 5001 do t[i] = keen end\n"
                                   "school 'Long' { many = t }", &out));
    assert_string_equal(out.mistake[0].what, "many has room for 5000, not for 5001");
    packc_free(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = { IT(ten_thousand_cards), IT(ten_thousand_mistakes),
                                        IT(a_card_may_have_thousands_of_numbers) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
