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

int main(void)
{
    const struct CMUnitTest tests[] = { IT(ten_thousand_cards), IT(ten_thousand_mistakes) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
