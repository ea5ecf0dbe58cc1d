/* SPDX-License-Identifier: MIT */
/* sandbox.c -- what a pack's files cannot do, and that they end. */
#include "support.h"

#include <stdlib.h>

/* ---- what is there and what is not --------------------------------------- */

/* A name that Lua does not know is a word, and a word has no fields. */
TEST(nothing_leads_outside)
{
    static const char *const names[] = {
        "io.open('x')", "os.time()", "os.exit()", "debug.getinfo(1)", "coroutine.wrap(f)",
            "package.loaded", "utf8.char(3)",
    };
    for (unsigned i = 0; i < GROG_COUNT(names); i++) {
        char text[128] = "local x = ";
        strcat(text, names[i]);
        assert_mistaken(text, "attempt to index a word value");
    }
}

TEST(functions_that_are_missing_are_words)
{
    static const char *const names[] = {
        "load('x')", "loadstring('x')", "dofile('x')", "loadfile('x')", "pcall(f)", "xpcall(f)", "collectgarbage()",
        "setmetatable({}, {})", "getmetatable('')", "rawset({}, 1, 2)", "rawget({}, 1)", "rawequal(1, 1)", "rawlen({})",
        "next({})", "print('x')", "warn('x')", "module('x')", "setfenv(1, {})",
    };
    for (unsigned i = 0; i < GROG_COUNT(names); i++)
        assert_mistaken(names[i], "no function and no kind of card is called");
}

TEST(parts_of_the_library_that_are_missing)
{
    static const char *const names[] = {
        "('x'):find('x')", "('x'):gsub('x', 'y')", "('x'):gmatch('x')", "('x'):match('x')", "string.dump(f)",
        "string.pack('i', 3)", "table.move({}, 1, 2, 3)", "math.random()", "math.huge()", "('x'):reverse()",
    };
    for (unsigned i = 0; i < GROG_COUNT(names); i++) {
        char text[128] = "local x = ";
        strcat(text, names[i]);
        assert_mistaken(text, "attempt to call a nil value");
    }
}

TEST(compiled_chunks_are_refused)
{
    static const char text[] = "\x1bLua\x54\x00\x19\x93\r\n\x1a\n";
    const struct packc_file file[] = { header_file, { "cards.lua", text, sizeof text - 1 } };
    struct packc_output out;
    assert_false(compile_files(file, 2, NULL, &out));
    assert_non_null(strstr(out.mistake[0].what, "attempt to load a binary chunk"));
    packc_free(&out);
}

/* No address is ever printed. */
TEST(tables_and_functions_print_as_their_type)
{
    assert_fine("assert(tostring({}) == 'table') assert(tostring(pairs) == 'function')"
                "assert(tostring(strike) == 'strike') assert(tostring(nil) == 'nil')"
                "assert(tostring(2.5) == '2.5') assert(tostring(true) == 'true')");
    assert_mistaken("local x = string.format('%s', {})", "a text or a number expected");
    assert_mistaken("local x = string.format('%p', 'x')", "format has no '%p'");
    assert_mistaken("local x = string.format('%q', 'x')", "format has no '%q'");
    assert_mistaken("local x = string.format('%a', 1.5)", "format has no '%a'");
    assert_mistaken("local x = string.format('%d')", "no value");
    assert_mistaken("local x = string.format('%0123d', 3)", "format has no");
    assert_mistaken("local x = {} .. 'x'", "attempt to concatenate a table value");
    assert_mistaken("local x = strike .. 'x'", "attempt to concatenate a word value");
}

TEST(the_library_works)
{
    assert_fine("assert(string.format('%5d|%-5s|%.2f|%x|%c|%%|%s', 42, 'ab', 1.5, 255, 65, 7)"
                "== '   42|ab   |1.50|ff|A|%|7')");
    assert_fine("assert(('abc'):upper() == 'ABC') assert(('ABC'):lower() == 'abc') assert(('abc'):len() == 3)"
                "assert(('hello'):sub(2, -2) == 'ell') assert(('hello'):sub(-3) == 'llo') assert(('x'):sub(5) == '')"
                "assert(('ab'):rep(3, '-') == 'ab-ab-ab') assert((''):rep(1e9) == '') assert(('x'):rep(-1) == '')"
                "assert(('A'):byte() == 65) assert(string.char(72, 105) == 'Hi')"
                "assert(select('#', ('abc'):byte(1, -1)) == 3)");
    assert_fine("assert(math.floor(2.7) == 2) assert(math.max(1, 5, 3) == 5) assert(math.min(4, 2) == 2)"
                "assert(math.abs(-3) == 3) assert(math.tointeger(3.0) == 3) assert(math.tointeger('x') == nil)");
    assert_fine("assert(tonumber('12') == 12) assert(tonumber('x') == nil) assert(type(strike) == 'word')"
                "assert(select(2, 'a', 'b', 'c') == 'b') assert(select('#') == 0) assert(select(-1, 1, 2) == 2)");
    assert_fine("local t = { 3, 1, 2 } table.sort(t) assert(table.concat(t, ',') == '1,2,3')"
                "table.insert(t, 4) table.insert(t, 1, 0) assert(table.concat(t) == '01234')"
                "assert(table.remove(t) == 4) assert(table.remove(t, 1) == 0) assert(#t == 3)"
                "assert(select('#', table.unpack(t)) == 3)");
}

TEST(pairs_go_in_order)
{
    assert_fine("local t, s = { c = 1, a = 2, [10] = 3, b = 4, [2] = 5, [1.5] = 6 }, ''\n"
                "for k, v in pairs(t) do s = s .. k .. v .. ' ' end\nassert(s == '1.56 25 103 a2 b4 c1 ')");
    assert_fine("local t, n = {}, 0 for i = 1, 1000 do t['k' .. (i * 7919) % 1000] = i end\n"
                "local before = '' for k in pairs(t) do assert(before < k) before = k n = n + 1 end assert(n == 1000)");
    assert_mistaken("for k in pairs { [true] = 1 } do end", "pairs goes over keys that are numbers or texts");
}

TEST(sorting_is_stable)
{
    assert_fine("local t = {} for i = 1, 500 do t[i] = { i % 7, i } end\n"
                "table.sort(t, function(a, b) return a[1] < b[1] end)\n"
                "for i = 2, 500 do assert(t[i-1][1] < t[i][1] or (t[i-1][1] == t[i][1] and t[i-1][2] < t[i][2])) end");
    assert_fine("local t = {} for i = 1, 100 do t[i] = i end table.sort(t, function() return true end)"
                " assert(#t == 100)");
    assert_mistaken("table.sort { 1, 'x' }", "attempt to compare");
}

/* ---- bounds -------------------------------------------------------------- */

TEST(endless_loops_end)
{
    static const struct told told[] = {
        { "local n = 0\nwhile true do\n  n = n + 1\nend", 3, 3, "", "" },
        { "local t = { 3, 2, 1 }\ntable.sort(t, function(a, b)\n  while true do end\nend)", 3, 3, "", "" },
        { "local function f() return f() end\nf()", 1, 1, "", "" },
        { "goto a\n::b:: goto a\n::a:: goto b", 2, 1, "", "" },
        { "local a, b = ('x'):rep(1e6), ('x'):rep(999999) .. 'y'\nwhile true do if a < b then end end", 2, 1, "", "" },
        { "local t = {} for i = 1, 1e5 do t[i] = i end\n"
          "while true do table.insert(t, 1, 1) table.remove(t, 1) end", 2, 1, "", "" },
        { "local s = ('1'):rep(4000)\nwhile true do local x = tonumber(s) end", 2, 1, "", "" },
        { "local t = {} for i = 1, 1e5 do t[i] = '' end\nwhile true do local s = table.concat(t) end", 2, 1, "", "" },
    };
    for (unsigned i = 0; i < GROG_COUNT(told); i++) {
        struct packc_output out;
        compile_text(told[i].text, &out);
        if (out.mistakes != 1)
            print_mistakes(&out);
        assert_int_equal(out.mistakes, 1);
        assert_string_equal(out.mistake[0].what,
                            "this line was still running after 50000000 instructions: an endless loop?");
        assert_string_equal(out.mistake[0].file, "cards.lua");
        assert_true(out.instructions <= packc_limits.instructions);
        if (i != 3) {                   /* either line */
            assert_int_equal(out.mistake[0].line, told[i].line);
            assert_int_equal(out.mistake[0].column, told[i].column);
        }
        packc_free(&out);
    }
}

TEST(memory_ends)
{
    static const struct { const char *text; uint32_t line; } hogs[] = {
        { "local s = ('x'):rep(1 << 40)", 1 },
        { "local s = ('x'):rep(1 << 62, 'yy')", 1 },
        { "\nlocal s = ('x'):rep(70 << 20)", 2 },
        { "local t = {}\nfor i = 1, 1e9 do\n  t[i] = { i }\nend", 3 },
        { "t = {}\nfor i = 1, 1e9 do t[i] = i end", 2 },
        { "local s = 'x'\nwhile true do\n  s = s .. s\nend", 3 },
        { "local t = {}\nfor i = 1, 1e9 do t[i] = ('x'):rep(1000) .. i end", 2 },
        { "local t = {} for i = 1, 20 do t = { t, t, t, t } end\nstrike 'A' { damage = t }", 2 },
        { "local t = { ('x'):rep(4000) }\nfor i = 1, 1e9 do\n  school('A' .. i) { text = t }\nend", 3 },
        { "local function f() return 1 + f() end\nlocal x = f()", 1 },
    };
    for (unsigned i = 0; i < GROG_COUNT(hogs); i++) {
        struct packc_output out;
        compile_text(hogs[i].text, &out);
        if (out.mistakes != 1)
            print_mistakes(&out);
        assert_int_equal(out.mistakes, 1);
        assert_string_equal(out.mistake[0].what, "more than 64 MiB of memory");
        assert_int_equal(out.mistake[0].line, hogs[i].line);
        assert_true(out.memory <= packc_limits.memory);
        packc_free(&out);
    }
}

TEST(memory_taken_and_thrown_away_ends)
{
    assert_mistaken("while true do local t = { 1, 2, 3 } end",
        "more than 256 MiB of memory taken in all: an endless loop?");
    assert_mistaken("while true do local x = strike end", "more than 256 MiB of memory taken in all: an endless loop?");
    assert_mistaken("for i = 1, 1e9 do school('A' .. i) {} end", "more than 65535 declarations");
    assert_mistaken("local i = 0 while true do i = i + 1 local s = 'x' .. i end",
        "more than 256 MiB of memory taken in all");
    assert_mistaken("local h = {} for i = 1, 380000 do h[i] = { i } end\nwhile true do local t = { {}, {}, {} } end",
        "memory");
}

TEST(depth_ends)
{
    assert_mistaken("local t = {} for i = 1, 1000 do t = { t } end\nstrike 'A' { damage = t }",
        "more than 24 tables within each other");
    assert_mistaken("local t = {} t.t = t strike 'A' { damage = t }", "more than 24 tables within each other");
    assert_mistaken("local w = draw(1) for i = 1, 1000 do w = draw(w) end\nstrike 'A' { damage = w }",
                    "more than 24 tables within each other");
    char deep[4096] = "local x = ";
    for (unsigned i = 0; i < 1000; i++)
        strcat(deep, "{(");
    assert_mistaken(deep, "overflow");
    assert_mistaken("local function f(...) return f(1, ...) end f()", "more than 250 values in a call");
    assert_mistaken("local t = {} for i = 1, 300 do t[i] = i end local x = draw(table.unpack(t))",
        "more than 250 values in a call");
    assert_mistaken("local x = { ('x'):rep(300):byte(1, -1) }", "more than 250 values in a call");
    assert_mistaken("local function f(n) local t = { 1, 2 } table.sort(t, function() f(n + 1) end) end f(1)",
        "overflow");
}

/* The files behind one that fails are run and read. */
TEST(what_fails_leaves_room_for_the_others)
{
    static const char loop[] = "while true do end",
        hog[] = "t = {} for i = 1, 1e9 do t[i] = { } end", syntax[] = "x = = 1",
                      last[] = "strike 'A' { strength = 1, damage = 77 }";
#define TEXT(name, text) { name, text, sizeof text - 1 }
    const struct packc_file file[] = { header_file, TEXT("a.lua", loop), TEXT("b.lua", hog), TEXT("c.lua", syntax),
                                       TEXT("d.lua", loop), TEXT("e.lua", hog), TEXT("f.lua", loop),
                                           TEXT("g.lua", last) };
    struct packc_output out;
    assert_false(compile_files(file, GROG_COUNT(file), NULL, &out));
    if (out.mistakes != 7)
        print_mistakes(&out);
    assert_int_equal(out.mistakes, 7);
    for (uint32_t i = 0; i < 7; i++)
        assert_string_equal(out.mistake[i].file, file[i + 1].name);
    assert_string_equal(out.mistake[6].what, "damage must be 0 to 9, not 77");
    assert_true(out.instructions <= packc_limits.instructions && out.memory <= packc_limits.memory);
    packc_free(&out);
}

TEST(a_file_that_is_required_fails_with_those_that_require_it)
{
    static const char bad[] = "local x = nil + 1", needs[] = "require 'bad'", again[] = "\nrequire 'bad.lua'";
    const struct packc_file file[] = { header_file, TEXT("again.lua", again), TEXT("bad.lua", bad),
        TEXT("needs.lua", needs) };
    struct packc_output out;
    assert_false(compile_files(file, GROG_COUNT(file), NULL, &out));
    assert_int_equal(out.mistakes, 3);
    assert_string_equal(out.mistake[0].what, "'bad.lua' could not be run");
    assert_int_equal(out.mistake[0].line, 2);
    assert_non_null(strstr(out.mistake[1].what, "attempt to perform arithmetic on a nil value"));
    assert_string_equal(out.mistake[2].what, "'bad' could not be run");
    packc_free(&out);
}

/* Whether it is read before those that require it or behind them. */
TEST(a_required_file_gives_what_it_returns)
{
    static const char values[] = "return { damage = 3 }", user[] =
        "local a, b = require 'values', require 'values' assert(a == b)\n"
        "strike 'A' { strength = 1, damage = a.damage }\nreturn a",
        behind[] = "local v, a = require 'values', require 'a' assert(v == a)\n"
        "strike 'Z' { strength = 1, damage = v.damage }";
    const struct packc_file file[] = { header_file, TEXT("a.lua", user), TEXT("values.lua", values),
        TEXT("z.lua", behind) };
    struct packc_output out;
    bool ok = compile_files(file, GROG_COUNT(file), NULL, &out);
    if (!ok)
        print_mistakes(&out);
    packc_free(&out);
    assert_true(ok);
}

/* A number, a comma: a long file is many tokens, and the bound is on them and on the file too. */
static char *long_text(size_t n)
{
    char *text = malloc(n + 1);
    assert_non_null(text);
    for (size_t i = 0; i < n; i++)
        text[i] = i & 1 ? ',' : '1';
    memcpy(text, "local tt = {", 12);
    memcpy(text + n - 1, "}", 1);
    text[n] = 0;
    return text;
}

TEST(a_long_text_counts_as_memory)
{
    struct packc_output out;
    char *text = long_text(4 << 20);
    assert_false(compile_text(text, &out));
    assert_int_equal(out.mistakes, 1);
    assert_string_equal(out.mistake[0].what,
                        "the file is too long: with it the pack's text takes more than 32768 KiB of memory");
    assert_string_equal(out.mistake[0].file, "cards.lua");
    assert_true(out.memory < 1 << 20);
    packc_free(&out);
    free(text);
}

TEST(what_a_text_takes_is_told_with_its_tokens)
{
    struct packc_output out;
    char *text = long_text(256 << 10);
    compile_text(text, &out);
    if (out.mistakes)
        print_mistakes(&out);
    assert_int_equal(out.mistakes, 0);
    assert_true(out.memory > 256 << 14 && out.memory <= packc_limits.memory);
    packc_free(&out);
    free(text);
}

TEST(very_little_memory_is_told)
{
    const struct packc_limits none = { 1000, 1000, 1000 }, little = { 100000, 12000, 20000 };
    struct packc_output out;
    assert_false(compile_files(&header_file, 1, &none, &out));
    assert_string_equal(out.mistake[0].what, "not enough memory to begin");
    packc_free(&out);
    compile_files(&header_file, 1, &little, &out);
    assert_true(out.memory <= 12000);
    packc_free(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(nothing_leads_outside), IT(functions_that_are_missing_are_words), IT(parts_of_the_library_that_are_missing),
        IT(compiled_chunks_are_refused), IT(tables_and_functions_print_as_their_type), IT(the_library_works),
        IT(pairs_go_in_order), IT(sorting_is_stable), IT(endless_loops_end), IT(memory_ends),
        IT(memory_taken_and_thrown_away_ends), IT(depth_ends), IT(what_fails_leaves_room_for_the_others),
        IT(a_file_that_is_required_fails_with_those_that_require_it), IT(a_required_file_gives_what_it_returns),
        IT(very_little_memory_is_told), IT(a_long_text_counts_as_memory),
        IT(what_a_text_takes_is_told_with_its_tokens),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
