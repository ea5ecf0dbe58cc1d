/* SPDX-License-Identifier: MIT */
/* mistakes.c -- every mistake is told with its place and the nearest word. */
#include "support.h"

#define EACH(told) for (unsigned i_ = 0; i_ < GROG_COUNT(told); i_++) assert_told(&(told)[i_])
#define EACH_MORE(told) for (unsigned i_ = 0; i_ < GROG_COUNT(told); i_++) assert_told_more(&(told)[i_])

#define STRIKE "strike \"A\" { strength = 1, damage = 1"

TEST(declarations)
{
    static const struct told told[] = {
        { "strik \"A\" {}", 1, 1, "no kind of card is called 'strik'", "strike" },
        { "\n  strike \"A\" { damage = 1 }", 2, 3, "strength is missing", "" },
        { "school \"A\" {}\nschool \"B\" {}\nschool \"A\" {}", 3, 1,
          "'A' is declared twice (first at cards.lua:1)", "" },
        { "school \"A b\" {}\ncounter \"A B\" {}", 2, 1, "'A B' is declared twice (first at cards.lua:1)", "" },
        { "school \"+A\" {}", 1, 8, "a card cannot be called '+A': it begins with a digit, a sign or a space", "" },
        { "school \"\xff\" {}", 1, 8, "a card's name is not UTF-8, or has a control character in it", "" },
        { "school 'A'", 1, 1, "'school' needs a name and a table: school \"Name\" { ... }", "" },
        { "school { most = 3 }", 1, 1, "'school' needs a name and a table: school \"Name\" { ... }", "" },
        { "skool 'A'", 1, 1, "no function and no kind of card is called 'skool'", "school" },
        { "print(draw(1))", 1, 1, "no function and no kind of card is called 'print'", "" },
        { "draw(2)", 1, 1, "'draw' stands alone and does nothing", "" },
        { "school 'A' 'B'", 1, 1, "'school' is called once too often", "" },
    };
    EACH(told);
}

TEST(fields)
{
    static const struct told told[] = {
        { STRIKE ", colour = 1 }", 1, 40, "a strike has no field 'colour'", "" },
        { STRIKE ", copys = 1 }", 1, 40, "a strike has no field 'copys'", "copies" },
        { STRIKE ", txt = 'x' }", 1, 40, "a strike has no field 'txt'", "text" },
        { STRIKE ", copies = 'three' }", 1, 49, "copies must be a whole number, not \"three\"", "" },
        { STRIKE ", copies = 1.5 }", 1, 49, "copies must be a whole number, not 1.5", "" },
        { STRIKE ", copies = three }", 1, 49, "copies must be a whole number, not three", "" },
        { STRIKE ", copies = 41 }", 1, 49, "copies must be 0 to 40, not 41", "" },
        { STRIKE ",\n  line = hgih }", 2, 10, "line cannot be 'hgih'", "high" },
        { STRIKE ", line = 3 }", 1, 47, "line must be a word, not 3", "" },
        { STRIKE ", school = brawl }", 1, 49, "no school is called 'brawl'", "" },
        { "school 'Brawl' {}\n" STRIKE ", school = brall }", 2, 49, "no school is called 'brall'", "brawl" },
        { STRIKE ", school = high_cut }", 1, 49, "'high_cut' is a strike, not a school", "" },
        { STRIKE ", school = 3 }", 1, 49, "the name of a school is wanted, not 3", "" },
        { STRIKE ", keywords = { 'Kean' } }", 1, 53, "no keyword is called 'Kean'", "" },
        { STRIKE ", keywords = 3 }", 1, 51, "keywords must be a list, not 3", "" },
        { "keyword 'K' {}\n" STRIKE ", keywords = { k(10) } }", 2, 55, "k must be 1 to 9, not 10", "" },
        { "keyword 'K' {}\n" STRIKE ", keywords = { k, { 'K', 2 } } }", 2, 56, "keywords names this twice", "" },
        { "keyword 'K' {}\n" STRIKE ", keywords = { [2] = k } }", 2, 51, "number 1 of a list is missing", "" },
        { STRIKE ", fury = { { 1, 2 }, { 3, 4 }, { 5, 6 }, { 7, 8 } } }", 1, 47, "fury has room for 3, not for 4", "" },
        { STRIKE ", fury = { { totl = 1, damage = 2, total = 3 } } }", 1, 51, "fury has no column 'totl'", "total" },
        { STRIKE ", fury = { { 1, 31 } } }", 1, 54, "damage must be 0 to 30, not 31", "" },
        { STRIKE ", fury = { 7 } }", 1, 49, "a row of fury must be a table, not 7", "" },
        { "parry 'A' { against = { 5, 2 } }", 1, 23, "against: low must not be above high", "" },
        { "parry 'A' { against = { 5, 200 } }", 1, 28, "against must be -99 to 99, not 200", "" },
        { "parry 'A' { against = { 5 } }", 1, 23, "against must be { low, high }", "" },
        { "parry 'A' { 5 }", 1, 13, "a parry has only named fields: name = ...", "" },
        { STRIKE ", back = 'High Cut' }", 1, 47, "'High Cut' is not a back", "" },
        { "school 'A' { back = 'Card' }", 1, 21, "a school has no back", "" },
        { "back 'A' { of = { 'strik' } }", 1, 19, "no kind of card is called 'strik'", "strike" },
        { "back 'A' { of = { 'strike', 'school' } }", 1, 29, "a school has no back", "" },
        { "back 'A' { of = 'strike' }", 1, 17, "of must be a list, not \"strike\"", "" },
        { "back 'A' { of = { 3 } }", 1, 19, "of must be a word, not 3", "" },
        { STRIKE ", replaces = 'duel:parry' }", 1, 51, "'duel:parry' is a parry, not a strike", "" },
        { STRIKE ", replaces = a }", 1, 51, "'A' is a card of this pack: only those of others are replaced", "" },
        { STRIKE ", text = 3 }", 1, 47, "text must be a text, not 3", "" },
        { STRIKE ", icon = 'a\\nb' }", 1, 47, "icon must be one line", "" },
        { STRIKE ", text = 'a\\0b' }", 1, 47, "text is not UTF-8, or has a control character in it", "" },
        { STRIKE ", says = 3 }", 1, 47, "a row must be a word, not 3", "" },
        { STRIKE ", says = {} }", 1, 47, "says is empty", "" },
        { "school 'A' { says = { add { strike = 1 } } }", 1, 21, "a school says nothing", "" },
        { "deck 'A' { cards = { duel } }", 1, 22, "no card is called 'duel'", "" },
    };
    EACH(told);
}

#define SAYS "standard 'A' { says = {\n"

TEST(modifiers)
{
    static const struct told told[] = {
        { SAYS "ad { strike = 1 } } }", 2, 1, "no row is called 'ad'", "add" },
        { SAYS "add { strke = 1 } } }", 2, 7, "no value is called 'strke'", "strike" },
        { SAYS "add { strike = 1, whn = high } } }", 2, 19, "no value is called 'whn'", "when" },
        { SAYS "add { strike = 'x' } } }", 2, 16, "strike must be a whole number, not \"x\"", "" },
        { SAYS "add { strike = 40000 } } }", 2, 16, "strike must be -32768 to 32767, not 40000", "" },
        { SAYS "add { of = owner } } }", 2, 1, "add changes no value", "" },
        { SAYS "add { 3, strike = 1 } } }", 2, 7, "add has only named parts: value = amount", "" },
        { SAYS "add(3) } }", 2, 1, "add needs a table: add { ... }", "" },
        { SAYS "add } }", 2, 1, "add needs a table: add { ... }", "" },
        { SAYS "add { strike = 1, of = onwer } } }", 2, 24, "of cannot be 'onwer'", "owner" },
        { SAYS "add { strike = 1, of = self } } }", 2, 24, "of cannot be 'self'", "with" },
        { SAYS "add { strike = 1, of = this } } }", 2, 24, "of cannot be 'this'", "with" },
        { SAYS "add { strike = 1, of = itself } } }", 2, 24, "of cannot be 'itself'", "with" },
        { SAYS "add { strike = 1, of = 3 } } }", 2, 24, "of must be a word, not 3", "" },
        { SAYS "add { strike = 1, of = 'owner' } } }", 2, 24,
          "owner is a word, not a text: write it without quotes", "" },
        { SAYS "add { strike = 1, when = hihg } } }", 2, 26, "no condition is called 'hihg'", "high" },
        { SAYS "add { strike = 1, when = counters } } }", 2, 26, "'counters' needs a counter: counters(...)", "" },
        { SAYS "add { strike = 1, when = high(2) } } }", 2, 26, "'high' takes nothing", "" },
        { SAYS "add { strike = 1, when = counters(poison) } } }", 2, 35, "no counter is called 'poison'", "" },
        { SAYS "add { strike = 1, when = at_least(high) } } }", 2, 26,
          "at_least takes a condition and a number: at_least(condition, 2)", "" },
        { SAYS "add { strike = 1, when = at_least(high, high) } } }", 2, 41,
          "at_least must be a whole number, not high", "" },
        { SAYS "add { strike = 1, when = at_least(3, health) } } }", 2, 35,
          "the condition comes first: at_least(health, 3)", "" },
        { SAYS "add { strike = 1, when = { high, fewer_than(2, no) } } } }", 2, 45,
          "the condition comes first: fewer_than(no, 2)", "" },
        { "counter 'Brine' {}\n" SAYS "add { strike = 1, when = brine } } }", 3, 26,
          "no condition is called 'brine'", "counters(brine)" },
        { "local k = keyword 'Very Keen' {}\n" SAYS "add { strike = 1, per = k } } }", 1, 11,
          "no condition is called 'Very Keen'", "keyword(very_keen)" },
        { SAYS "add { strike = 1, when = {} } } }", 2, 26, "no condition stands here", "" },
        { SAYS "add { strike = 1, when = { high, cards, health }, unless = { round, standards } } } }", 2, 69,
          "more than 4 conditions", "" },
        { SAYS "add { strike = 1, per = 3 } } }", 2, 25, "a condition must be a word, not 3", "" },
        { SAYS "add { strike = n } } }", 2, 16, "'n' stands only in a card whose rows are lent to others", "" },
        { "keyword 'A' { says = { add { strike = -n, per = cards } } }", 1, 40,
          "'n' and 'per' do not go together", "" },
    };
    EACH(told);
}

#define AT SAYS "at { struck, effect = "

TEST(abilities)
{
    static const struct told told[] = {
        { SAYS "at { effect = draw(1) } } }", 2, 1, "at needs a point: at { point, ... }", "" },
        { SAYS "at { stuck, effect = draw(1) } } }", 2, 6, "no point is called 'stuck'", "struck" },
        { SAYS "at { struck } } }", 2, 1, "effect is missing", "" },
        { SAYS "at { struck, wounded, effect = draw } } }", 2, 14,
          "at has one point; all else is named: effect = ...", "" },
        { SAYS "at { struck, effects = draw, effect = draw } } }", 2, 14, "at has no part 'effects'", "effect" },
        { SAYS "at { struck, may = 3, effect = draw } } }", 2, 20, "may must be true or false, not 3", "" },
        { SAYS "at { struck, cost = discrd(1), effect = draw } } }", 2, 21, "no cost is called 'discrd'", "discard" },
        { SAYS "at { struck, cost = discard(11), effect = draw } } }", 2, 29, "discard must be 1 to 10, not 11", "" },
        { SAYS "at { struck, cost = spend(2), effect = draw } } }", 2, 21,
          "'spend' needs a counter: spend(counter, ...)", "" },
        { SAYS "at { struck, cost = discard(1, 2), effect = draw } } }", 2, 21, "'discard' takes one number", "" },
        { SAYS "at { struck, cost = { discard, health, discard }, effect = draw } } }", 2, 21,
          "more than 2 prices", "" },
        { AT "drw(1) } } }", 2, 23, "no verb is called 'drw'", "draw" },
        { AT "draw(0) } } }", 2, 28, "draw must be 1 to 10, not 0", "" },
        { AT "draw(1, mee) } } }", 2, 31, "no target is called 'mee'", "me" },
        { AT "draw(2, 'me') } } }", 2, 31, "me is a word, not a text: write it without quotes", "" },
        { AT "wound(2, 'A Foe') } } }", 2, 32, "a_foe is a word, not a text: write it without quotes", "" },
        { AT "draw(2, 'mee') } } }", 2, 31, "a target must be a word, not \"mee\"", "" },
        { AT "draw(1, 2) } } }", 2, 31, "'draw' takes one number", "" },
        { AT "draw(1, me, struck) } } }", 2, 35, "'draw' takes one target", "" },
        { AT "draw(1, per(crds)) } } }", 2, 35, "no condition is called 'crds'", "cards" },
        { AT "draw(1, per()) } } }", 2, 31, "per takes one condition: per(condition)", "" },
        { AT "place(2) } } }", 2, 23, "'place' needs a counter: place(counter, ...)", "" },
        { AT "place(poison, 2) } } }", 2, 29, "no counter is called 'poison'", "" },
        { AT "{} } } }", 2, 23, "no effect stands here", "" },
        { AT "{ wound(1, a_foe), mend(1, an_ally) } } } }", 2, 42,
          "'a foe' and 'an ally' are both chosen: an ability has one choice", "" },
        { AT "{ draw, draw, draw, draw, draw, draw, draw, draw, draw } } } }", 2, 23, "more than 8 effects", "" },
        { AT "draw(raised(1, 2)) } } }", 2, 28, "raised(...) without a price for it: raise = ...", "" },
        { AT "draw(raised(1)), raise = discard } } }", 2, 28, "raised takes two numbers: raised(1, 3)", "" },
        { AT "draw(1), raise = discard(1) } } }", 2, 40, "a raise without a raised(...) amount", "" },
        { AT "draw(1), when = unless_raised(high) } } }", 2, 39,
          "unless_raised(...) without a price for it: raise = ...", "" },
        { AT "draw(1), when = unless_raised(high, round), raise = discard } } }", 2, 39,
          "unless_raised takes one condition: unless_raised(condition)", "" },
        { AT "draw(1), when = unless_raised, raise = discard } } }", 2, 39,
          "unless_raised takes one condition: unless_raised(condition)", "" },
        { AT "draw(1), when = unless_raised(hihg), raise = discard } } }", 2, 53,
          "no condition is called 'hihg'", "high" },
        { SAYS "add { strike = 1, when = { round, unless_raised(high) } } } }", 2, 35,
          "unless_raised stands only in an ability: nothing is paid here", "" },
        { AT "add { strenth = 1 } } } }", 2, 29, "no pending value is called 'strenth'", "strength" },
        { AT "add { per = cards } } } }", 2, 23, "add changes nothing", "" },
    };
    EACH(told);
}

/* What can stand there is told too. */
TEST(expectations)
{
    static const struct told_more told[] = {
        { { "school \"1st\" {}", 1, 8, "a card cannot be called '1st': it begins with a digit, a sign or a space", "" },
          "a name that begins with a letter" },
        { { "school \"a, b\" {}", 1, 8, "a card cannot be called 'a, b': it has a comma in it", "" },
          "a name without a comma" },
        { { "school \"a + b\" {}", 1, 8,
            "a card cannot be called 'a + b': it has a plus sign between spaces in it", "" },
          "a name without one" },
        { { "school \"\" {}", 1, 8, "a card cannot be called '': it is empty", "" }, "a name" },
        { { "school \"a \" {}", 1, 8, "a card cannot be called 'a ': it ends with a space", "" },
          "a name without a space behind it" },
        { { "school \"a\\nb\" {}", 1, 8, "a card cannot be called 'a?b': it is more than one line", "" },
          "a name of one line" },
        { { "school(('x'):rep(64)) {} school(('y'):rep(65)) {}", 1, 33, "a card's name is longer than 64 letters", "" },
          "at most 64 letters; those beyond a to z count as two or more" },
        { { "school \"ééé\" {}", 1, 8, "a card cannot be called 'ééé': it has no letter a to z in it", "" },
          "a name with a letter a to z in it" },
        { { SAYS "add { strike = 1, of = me } } }", 2, 24, "of cannot be 'me'", "" },
          "one of: all, owner, side, foes, with" },
        { { SAYS "add { strength = 2 } } }", 2, 7, "no value is called 'strength'", "" },
          "one of: strike, damage, hand, health, parry, to_hit; strength can be changed only in an ability: "
          "at { struck, effect = add { strength = 2 } }" },
        { { SAYS "at { turn_ends, effect = set { strength = 1 } } } }", 2, 32,
          "nothing can be changed at 'turn ends'", "" }, "at struck: strength" },
        { { SAYS "at { wounded, effect = add { strength = 1 } } } }", 2, 30,
          "nothing can be changed at 'wounded'", "" }, "at struck: strength" },
    };
    EACH_MORE(told);
}

/* Rows that would never speak. */
TEST(kinds)
{
    static const struct told_more told[] = {
        { { STRIKE ", says = { add { strike = 1, of = owner } } }", 1, 72,
          "a strike is heard only of = with: this row would never speak", "" }, "with" },
        { { STRIKE ",\nsays = { at { wounded, of = all, effect = draw } } }", 2, 29,
          "a strike is heard only of = with: this row would never speak", "" }, "with" },
        { { SAYS "add { strike = 1, of = target } } }", 2, 24,
          "a standard is not heard of = target: this row would never speak", "" },
          "one of: all, owner, side, foes, with" },
        { { SAYS "add { strike = 1, of = here } } }", 2, 24,
          "a standard is not heard of = here: this row would never speak", "" },
          "one of: all, owner, side, foes, with" },
        { { "keyword 'A' { says = { at { wounded, of = here, effect = draw } } }", 1, 43,
          "a keyword is not heard of = here: this row would never speak", "" },
          "one of: all, owner, side, foes, actor, with, target" },
        { { "weather 'A' { says = { add { strike = 1, of = self } } }", 1, 47, "of cannot be 'self'", "" }, "all" },
        { { "ploy 'A' { says = {\nadd { strike = 1 } } }", 2, 1,
          "a ploy changes no values: it speaks only at 'struck'", "" }, "at { struck, effect = ... }" },
        { { "ploy 'A' { says = {\nat { wounded, effect = add { strength = 1 } } } }", 2, 6,
          "a ploy speaks only at 'struck'", "" }, "struck" },
        { { "ploy 'A' { says = {\nat { stuck, effect = draw } } }", 2, 6, "no point is called 'stuck'", "struck" },
          "struck" },
        { { "ploy 'A' { copies = 1 }", 1, 1, "a ploy without an ability can never be played", "" },
          "says = { at { struck, effect = ... } }" },
        { { " ploy 'A' { says = {} }", 1, 2, "a ploy without an ability can never be played", "" },
          "says = { at { struck, effect = ... } }" },
    };
    EACH_MORE(told);
    assert_fine("keyword 'K' { says = { add { strike = 1, of = target }, add { damage = 1, of = owner } } }");
    assert_fine(STRIKE ", says = { add { strike = 1 }, at { wounded, effect = draw } } }");
}

#define WEATHER "weather 'A' { says = {\n"
#define PARTS "one of: of, when, unless, effect"
#define ASKED "one of: high, keyword, school, counters, struck_counters, round"
#define WHOM  "one of: striker, struck, everyone"

TEST(what_has_no_owner)
{
    static const struct told_more told[] = {
        { { WEATHER "at { struck, cost = discrd, effect = draw(1, struck) } } }", 2, 14,
          "weather has no owner: 'cost' cannot be paid there", "" }, PARTS },
        { { WEATHER "at { struck, raise = discard, effect = draw(1, struck) } } }", 2, 14,
          "weather has no owner: 'raise' cannot be paid there", "" }, PARTS },
        { { WEATHER "at { struck, may = true, effect = draw(1, struck) } } }", 2, 14,
          "weather has no owner: 'may' cannot be asked there", "" }, PARTS },
        { { WEATHER "at { struck, effect = draw(raised(1, 2), struck) } } }", 2, 28,
          "weather has no owner: 'raised' cannot be paid there", "" }, "" },
        { { WEATHER "at { struck, effect = draw(1) } } }", 2, 23, "weather has no owner: say whom", "" }, WHOM },
        { { WEATHER "at { struck, effect = draw(1, me) } } }", 2, 31,
          "weather has no owner: 'me' cannot be chosen there", "" }, WHOM },
        { { WEATHER "at { struck, effect = { wound(1, a_foe), wound(1, everyone) } } } }", 2, 34,
          "weather has no owner: 'a_foe' cannot be chosen there", "" }, WHOM },
        { { WEATHER "at { struck, effect = draw(1, strukc) } } }", 2, 31, "no target is called 'strukc'", "struck" },
          WHOM },
        { { WEATHER "add { strike = 1, when = { high, health } } } }", 2, 34,
          "weather has no owner: 'health' cannot be asked there", "" }, ASKED },
        { { WEATHER "add { strike = 1, per = my_counters(x) } } }", 2, 25,
          "weather has no owner: 'my_counters' cannot be asked there", "" }, ASKED },
        { { "deck 'A' { cards = {}, says = { add { strike = 1, unless = cards } } }", 1, 60,
          "deck has no owner: 'cards' cannot be asked there", "" }, ASKED },
    };
    EACH_MORE(told);
    assert_fine("counter 'C' {}\n" WEATHER "at { struck, when = counters(c), effect = place(c, 1, everyone) } } }");
}

/* A kind that is heard in several scopes, `all` not among them. */
TEST(a_scope_that_must_be_said)
{
    static const char text[] = "pack 'a' { system = 'duel' }\n" STRIKE ", says = { add { damage = 1, of = side },\n"
                               "add { strike = 1 } } }";
    struct grog_card_kind kinds[CARD_KINDS];
    struct grog_system system = duel_system;
    struct packc_output out;
    memcpy(kinds, duel_system.card_kinds, sizeof kinds);
    kinds[OF_STRIKE].scopes = 1 << GROG_FOR_OWNER | 1 << GROG_FOR_SIDE;
    system.card_kinds = kinds;
    const struct packc_file file = { "pack.lua", text, sizeof text - 1 };
    const struct packc_input in = { .system = &system, .base = &duel_cards, .file = &file, .files = 1 };
    assert_false(packc_compile(&in, &out));
    assert_int_equal(out.mistakes, 1);
    assert_string_equal(out.mistake[0].what, "of is missing: add must say whom it concerns");
    assert_string_equal(out.mistake[0].expected, "one of: owner, side");
    assert_int_equal(out.mistake[0].line, 3);
    assert_int_equal(out.mistake[0].column, 1);
    packc_free(&out);
}

TEST(tests)
{
    static const struct told told[] = {
        { "test 'a' { expcet = {} , acts = { 'x' } }", 1, 12, "a test has no field 'expcet'", "expect" },
        { "test 'a' { acts = { 3 } }", 1, 21, "an act must be a text, not 3", "" },
        { "test 'a' { acts = { 'x' }, seed = -1 }", 1, 35, "seed must be 0 to 9223372036854775807, not -1", "" },
        { "test 'a' { acts = { 'x' }, dice = { 6, 0 } }", 1, 40, "a die must be 1 to 100, not 0", "" },
        { "test 'a' { acts = { 'x' }, dice = { 101 } }", 1, 37, "a die must be 1 to 100, not 101", "" },
        { "test 'a' { acts = { 'x' }, dice = 'six' }", 1, 35, "a die must be a whole number, not \"six\"", "" },
        { "local t = {} for i = 1, 65 do t[i] = 6 end\ntest 'a' { acts = { 'x' }, dice = t }", 2, 35,
          "more than 64 dice", "" },
        { "test 'a' {}", 1, 1, "the test 'a' tests nothing: expect, offers or refuses is missing", "" },
    };
    EACH(told);
}

TEST(lua)
{
    static const struct told told[] = {
        { "\nlocal x = = 3", 2, 11, "unexpected symbol near '='", "" },
        { "\n\nx.y.z = 3", 3, 1, "attempt to index a word value (global 'x')", "" },
        { "local function f()\n  local t\n  return t.x\nend\nf()", 3, 10,
          "attempt to index a nil value (local 't')", "" },
        { "draw = 3", 1, 1, "'draw' is a word of the pack language and cannot be a global: use a local", "" },
        { "function pairs() end", 1, 10, "'pairs' is a word of the pack language and cannot be a global: use a local",
          "" },
        { "error 'no'", 1, 1, "no", "" },
        { "error {}", 1, 1, "an error that is no text", "" },
        { "assert(false, 'never')", 1, 1, "never", "" },
        { "require 'other'", 1, 1, "the pack has no file 'other'", "" },
        { "require 'cards'", 1, 1, "'cards' is still running: two files require each other", "" },
        { "require '../cards'", 1, 1, "the pack has no file '../cards'", "" },
        { "local _ENV = {}", 1, 7, "'_ENV' cannot be used", "" },
        { "school 'A' { [{}] = 3 }", 1, 1, "a key of this table is neither a name nor a whole number", "" },
    };
    EACH(told);
}

/* The word is found where it stands, however often it stands in the line. */
TEST(places)
{
    static const struct told told[] = {
        { "local a = { 'strke', strke = 2 } -- strke\n"
          "--[[ strke ]] strke 'A' {}", 2, 15, "no kind of card is called 'strke'", "strike" },
        { SAYS "at { struck, effect = { draw(1), draw(2), draw(77) } } } }", 2, 48,
          "draw must be 1 to 10, not 77", "" },
        { "for i = 1, 2 do school('A' .. i) { x = y }  end\nschool 'B' { y = y }", 1, 36,
          "a school has no field 'x'", "" },
        { "local function s(t)\n  return strike 'A' (t)\nend\ns { strength = 1, damage = 99 }", 2, 22,
          "damage must be 0 to 9, not 99", "" },
        { "strike 'A' { ['strength'] = 77, damage = (function() local a, b = 1, 2; return b end)() }", 1, 29,
          "strength must be -9 to 9, not 77", "" },
    };
    for (unsigned i = 0; i < GROG_COUNT(told); i++)
        if (i != 2)
            assert_told(&told[i]);
    struct packc_output out;
    compile_text(told[2].text, &out);
    assert_int_equal(out.mistakes, 2);                  /* once for the loop */
    assert_int_equal(out.mistake[0].column, 36);
    assert_int_equal(out.mistake[1].column, 14);
    packc_free(&out);
}

static void header_told(const char *text, uint32_t column, const char *what, const char *nearest)
{
    const struct packc_file file = { "pack.lua", text, strlen(text) };
    struct packc_output out;
    compile_files(&file, 1, NULL, &out);
    if (out.mistakes != 1 || strcmp(out.mistake->what, what) != 0 || out.mistake->column != column
        || strcmp(out.mistake->nearest, nearest) != 0) {
        print_mistakes(&out);
        fail_msg("%s\nshould be told %u: %s", text, column, what);
    }
    packc_free(&out);
}

TEST(headers)
{
    header_told("", 1, "the pack is not declared: pack \"name\" { ... }", "");
    header_told("pack 'Bad Name' { system = 'duel' }", 6,
                "a pack's name is small letters and digits, with '-' between them; not 'Bad Name'", "");
    header_told("pack 'duel' { system = 'duel' }", 6, "'duel' is the name of the system's own cards", "");
    header_told("pack 'a' {}", 1, "system is missing", "");
    header_told("pack 'a' { system = 'deul' }", 21, "the system is 'duel', not 'deul'", "duel");
    header_told("pack 'a' { system = 'duel', titel = 'x' }", 29, "a pack has no field 'titel'", "title");
    header_told("pack 'a' { system = 'duel', needs = { 'a' } }", 39, "the pack needs itself", "");
    header_told("pack 'a' { system = 'duel', needs = { 'duell' } }", 39, "no pack called 'duell' can be found", "duel");
    header_told("pack 'a' { system = 'duel', needs = { 'duel', 'duel' } }", 47, "'duel' is needed twice", "");
    header_told("pack 'a' { system = 'duel', needs = 'duel' }", 37, "needs must be a list, not \"duel\"", "");
    header_told("pack 'a' { system = 'duel' } pack 'b' { system = 'duel' }", 30,
                "the pack is declared twice (first at pack.lua:1)", "");
    header_told("pack 'a' { system = 'duel', version = 1 }", 39, "version must be a text, not 1", "");
    assert_mistaken("pack 'b' {}", "the pack is declared twice (first at pack.lua:1)");
}

TEST(needs_that_are_not_to_be_had_say_why)
{
    static const char text[] = "pack 'a' { system = 'duel', needs = { 'b' } }";
    const struct packc_file file = { "pack.lua", text, sizeof text - 1 };
    const struct packc_absent absent = { "b", "needs this one in turn: a circle" };
    const struct packc_input in = { .system = &duel_system, .base = &duel_cards, .file = &file, .files = 1,
                                    .absent = &absent, .absents = 1 };
    struct packc_output out;
    assert_false(packc_compile(&in, &out));
    assert_string_equal(out.mistake[0].what, "the pack 'b' needs this one in turn: a circle");
    assert_int_equal(out.mistake[0].column, 39);
    packc_free(&out);
}

TEST(what_only_linking_finds_is_told_at_the_card)
{
    struct packc_output out;
    compile_text("guard 'A' { line = low }", &out);
    assert_int_equal(out.mistakes, 1);
    assert_int_equal(out.mistake[0].line, 1);
    assert_non_null(strstr(out.mistake[0].what, "at most 2"));
    assert_string_equal(out.mistake[0].file, "cards.lua");
    packc_free(&out);
}

/* Beyond the bound they are counted, and the first by place are told. */
TEST(very_many)
{
    struct packc_output out;
    compile_text("for i = 1, 5000 do strike('A' .. i) { strength = 1, damage = 1000 + i } end\nstrik 'B' {}", &out);
    assert_int_equal(out.mistakes, PACKC_MISTAKES_MAX);
    assert_true(out.more >= 1800);
    assert_null(out.bytes);
    packc_free(&out);
}

int main(void)
{
    const struct CMUnitTest all[] = {
        IT(declarations), IT(fields), IT(modifiers), IT(abilities), IT(expectations), IT(kinds),
        IT(what_has_no_owner), IT(a_scope_that_must_be_said), IT(tests), IT(lua), IT(places), IT(headers),
        IT(needs_that_are_not_to_be_had_say_why), IT(what_only_linking_finds_is_told_at_the_card), IT(very_many),
    };
    return cmocka_run_group_tests(all, NULL, NULL);
}
