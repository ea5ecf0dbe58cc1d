/* SPDX-License-Identifier: MIT */
/* samples.c -- the pack of mistakes beside this file: all are told in one run, each at its place. */
#include "support.h"

#include <stdio.h>

static const struct { const char *file; uint32_t line, column; const char *what, *nearest; } mistakes[] = {
    { "pack.lua", 4, 21, "no pack called 'brawlres' can be found", "" },
    { "pack.lua", 4, 33, "no pack called 'partner' can be found", "" },
    { "pack.lua", 5, 3, "a pack has no field 'colour'", "" },
    { "blows.lua", 5, 1, "no kind of card is called 'strke'", "strike" },
    { "blows.lua", 6, 1, "strength is missing", "" },
    { "blows.lua", 6, 16, "a strike has no field 'strenght'", "strength" },
    { "blows.lua", 7, 28, "strength must be a whole number, not \"three\"", "" },
    { "blows.lua", 8, 41, "damage must be 0 to 9, not 40", "" },
    { "blows.lua", 9, 53, "no school is called 'brwl'", "brawl" },
    { "blows.lua", 10, 55, "no keyword is called 'kean'", "keen" },
    { "blows.lua", 11, 1, "'Hook' is declared twice (first at blows.lua:7)", "" },
    { "blows.lua", 12, 26, "against: low must not be above high", "" },
    { "blows.lua", 13, 49, "line cannot be 'middle'", "" },
    { "blows.lua", 14, 62, "damage is missing in a row of fury", "" },
    { "endless.lua", 2, 1, "this line was still running after 50000000 instructions: an endless loop?", "" },
    { "hungry.lua", 2, 1, "more than 64 MiB of memory", "" },
    { "says.lua", 1, 38, "no value is called 'strke'", "strike" },
    { "says.lua", 2, 37, "no point is called 'stuck'", "struck" },
    { "says.lua", 3, 65, "no verb is called 'wnd'", "wound" },
    { "says.lua", 4, 63, "no target is called 'each_fow'", "each_foe" },
    { "says.lua", 5, 65, "no condition is called 'standrads'", "standards" },
    { "says.lua", 6, 60, "no counter is called 'poisn'", "poison" },
    { "says.lua", 7, 73, "'a foe' and 'an ally' are both chosen: an ability has one choice", "" },
    { "says.lua", 8, 98, "more than 4 conditions", "" },
    { "says.lua", 9, 59, "raised(...) without a price for it: raise = ...", "" },
    { "says.lua", 10, 53, "a raise without a raised(...) amount", "" },
    { "says.lua", 11, 30, "says is empty", "" },
    { "says.lua", 12, 52, "'spend' needs a counter: spend(counter, ...)", "" },
    { "says.lua", 13, 59, "draw must be 1 to 10, not 11", "" },
    { "says.lua", 14, 60, "no pending value is called 'strenth'", "strength" },
    { "says.lua", 15, 55, "of cannot be 'enemies'", "" },
    { "says.lua", 16, 47, "'n' stands only in a card whose rows are lent to others", "" },
    { "says.lua", 17, 30, "a school says nothing", "" },
    { "says.lua", 18, 32, "no row is called 'adds'", "add" },
    { "says.lua", 19, 1, "'draw' is a word of the pack language and cannot be a global: use a local", "" },
    { "says.lua", 20, 1, "'strike' needs a name and a table: strike \"Name\" { ... }", "" },
    { "syntax.lua", 3, 12, "unexpected symbol near '='", "" },
    { "unheard.lua", 3, 82, "a strike is heard only of = with: this row would never speak", "" },
    { "unheard.lua", 4, 1, "a ploy without an ability can never be played", "" },
    { "unheard.lua", 5, 33, "a ploy changes no values: it speaks only at 'struck'", "" },
    { "unheard.lua", 6, 38, "a ploy speaks only at 'struck'", "" },
    { "unheard.lua", 7, 46, "weather has no owner: 'cost' cannot be paid there", "" },
    { "unheard.lua", 8, 55, "weather has no owner: say whom", "" },
    { "unheard.lua", 9, 64, "weather has no owner: 'a_foe' cannot be chosen there", "" },
    { "unheard.lua", 10, 58, "weather has no owner: 'standards' cannot be asked there", "" },
    { "unheard.lua", 11, 62, "nothing can be changed at 'wounded'", "" },
    { "unheard.lua", 12, 56, "of cannot be 'self'", "with" },
    { "unheard.lua", 13, 67, "the condition comes first: at_least(health, 3)", "" },
    { "unheard.lua", 14, 63, "me is a word, not a text: write it without quotes", "" },
    { "unheard.lua", 15, 58, "no condition is called 'brine'", "counters(brine)" },
    { "unheard.lua", 16, 39, "no value is called 'strength'", "" },
    { "unheard.lua", 17, 10, "a card cannot be called 'Here, now': it has a comma in it", "" },
    { "unheard.lua", 18, 57, "a die must be 1 to 100, not 0", "" },
};

TEST(all_mistakes_are_told_in_one_run)
{
    struct folder folder;
    struct packc_output out;
    read_folder("mistakes/mistakes", &folder);
    assert_false(compile_files(folder.file, folder.files, NULL, &out));
    if (out.mistakes != GROG_COUNT(mistakes))
        print_mistakes(&out);
    assert_int_equal(out.mistakes, GROG_COUNT(mistakes));
    for (uint32_t i = 0; i < out.mistakes; i++) {
        const struct packc_mistake *m = &out.mistake[i];
        assert_string_equal(m->file, mistakes[i].file);
        assert_string_equal(m->what, mistakes[i].what);
        assert_int_equal(m->line, mistakes[i].line);
        assert_int_equal(m->column, mistakes[i].column);
        assert_string_equal(m->nearest, mistakes[i].nearest);
    }
    assert_null(out.bytes);
    assert_int_equal(out.more, 0);
    packc_free(&out);
    free_folder(&folder);
}

/* What the commands need to see the circle. */
TEST(headers_of_a_circle_are_read)
{
    static const char *const name[] = { "circle-a", "circle-b" };
    for (unsigned i = 0; i < 2; i++) {
        struct folder folder;
        struct packc_header h;
        char path[64];
        snprintf(path, sizeof path, "mistakes/%s", name[i]);
        read_folder(path, &folder);
        assert_true(packc_read_header(&folder.file[0], &h));
        assert_string_equal(h.name, name[i]);
        assert_int_equal(h.needs, 2);
        assert_string_equal(h.need[1], name[1 - i]);
        assert_int_equal(h.need_line, 1);
        free_folder(&folder);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = { IT(all_mistakes_are_told_in_one_run), IT(headers_of_a_circle_are_read) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
