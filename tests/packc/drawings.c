/* SPDX-License-Identifier: MIT */
/* drawings.c -- letters and drawings: from Lua to linked cards and back to a picture. */
#include "support.h"
#include "kernel/cardcheck.h"
#include "kernel/drawing.h"
#include "kernel/kernel.h"
#include "kernel/sha256.h"
#include "kernel/state.h"
#include "pack/usage.h"
#include "toy/yard.h"
#include "words/words.h"

#include <stdio.h>
#include <stdlib.h>

#define WORDS "ground 'Field' { letter = 'f' } ground 'Road' { letter = '_' } fence 'Wall' { letter = '-' }\n" \
              "fence 'Hedge' { letter = 'h' }\n"
#define YARD(map) WORDS "yard 'Old Yard' { doors = 2, map = [[\n" map "]] }"

static const char picture[] =
    "+ + + +\n"
    " . f f\n"
    "+ +-+ +\n"
    " .|_ _|\n"
    "+ +-+-+\n";

/* ---- support ------------------------------------------------------------- */

static bool compile_with(const char *header, const char *text, const struct grog_pack *const *needed, uint32_t needs,
                         struct packc_output *out)
{
    const struct packc_file file[] = { { "pack.lua", header, strlen(header) }, { "cards.lua", text, strlen(text) } };
    return packc_compile(&(struct packc_input){ .system = duel_with_yards(), .base = &duel_cards, .file = file,
        .files = 2, .limits = &packc_limits, .needed = needed, .needs = needs }, out);
}

static bool compile(const char *header, const char *text, const struct grog_pack *needed, struct packc_output *out)
{
    return compile_with(header, text, &needed, needed != NULL, out);
}

static struct grog_pack *pack_of(const char *header, const char *text, const struct grog_pack *needed)
{
    struct packc_output out;
    struct grog_error why = { 0 };
    if (!compile(header, text, needed, &out)) {
        print_mistakes(&out);
        fail_msg("%s", text);
    }
    struct grog_pack *p = grog_pack_open(out.bytes, out.n, &why);
    if (!p)
        fail_msg("%s", why.text);
    packc_free(&out);
    return p;
}

static const char alone[] = "pack 'trial' { system = 'duel' }";

static struct grog_cards *link_packs(struct grog_pack *a, struct grog_pack *b)
{
    const struct grog_pack *const list[] = { a, b };
    struct grog_error why = { 0 };
    struct grog_cards *c = grog_cards_link(duel_with_yards(), &duel_cards, list, b ? 2 : 1, &why);
    grog_pack_close(a);
    grog_pack_close(b);
    if (!c)
        fail_msg("%s", why.text);
    assert_null(grog_cards_check(duel_with_yards(), c));
    return c;
}

static struct grog_cards *linked(const char *text) { return link_packs(pack_of(alone, text, NULL), NULL); }

static struct grog_drawing drawing(const struct grog_cards *c, const char *yard)
{
    uint16_t card = grog_card_find(c, yard);
    assert_true(card && c->card[card].kind == OF_YARD);
    return grog_drawing_of(c->card[card].number + YARD_MAP);
}

/* "" or the name of a card. */
static const char *name(const struct grog_cards *c, uint16_t card) { return card ? c->card[card].name : ""; }

static void assert_drawn(const struct grog_cards *c, const char *yard, const char *wanted)
{
    static char room[8192];
    struct grog_text t = { .at = room, .room = sizeof room };
    room[0] = 0;
    grog_print_drawing(&t, duel_with_yards(), c, drawing(c, yard).number);
    assert_string_equal(room, wanted);
}

/* The one mistake of a text. */
static void assert_mistake(const char *text, const char *what)
{
    struct packc_output out;
    bool ok = compile(alone, text, NULL, &out);
    if (ok || out.mistakes != 1 || strcmp(out.mistake[0].what, what) != 0) {
        print_mistakes(&out);
        fail_msg("%s\nshould be told: %s", text, what);
    }
    packc_free(&out);
}

/* ---- what is drawn ------------------------------------------------------- */

TEST(squares_and_edges_are_where_they_are_drawn)
{
    struct grog_cards *c = linked(YARD("+ + + +\n . f f\n+ +-+ +\n .|_ _|\n+ +-+-+\n"));
    struct grog_drawing d = drawing(c, "Old Yard");
    assert_int_equal(d.w, 3);
    assert_int_equal(d.h, 2);
    assert_int_equal(c->card[grog_card_find(c, "Old Yard")].number[YARD_DOORS], 2);
    assert_string_equal(name(c, grog_drawing_square(&d, 0, 0)), "");
    assert_string_equal(name(c, grog_drawing_square(&d, 1, 0)), "Field");
    assert_string_equal(name(c, grog_drawing_square(&d, 2, 1)), "Road");
    assert_string_equal(name(c, grog_drawing_north(&d, 1, 0)), "");
    assert_string_equal(name(c, grog_drawing_north(&d, 1, 1)), "Wall");
    assert_string_equal(name(c, grog_drawing_north(&d, 2, 1)), "");
    assert_string_equal(name(c, grog_drawing_north(&d, 2, 2)), "Wall");
    assert_string_equal(name(c, grog_drawing_west(&d, 1, 1)), "Wall");
    assert_string_equal(name(c, grog_drawing_west(&d, 2, 1)), "");
    assert_string_equal(name(c, grog_drawing_west(&d, 3, 1)), "Wall");
    for (unsigned i = 0; i < 6; i++) {                  /* beyond the rim is nothing */
        assert_int_equal(grog_drawing_square(&d, 3, i) | grog_drawing_square(&d, i, 2), 0);
        assert_int_equal(grog_drawing_north(&d, 3, i) | grog_drawing_north(&d, i, 3), 0);
        assert_int_equal(grog_drawing_west(&d, 4, i) | grog_drawing_west(&d, i, 2), 0);
    }
    assert_int_equal(grog_drawing_square(&d, 0u - 1, 0), 0);
    grog_cards_free(c);
}

TEST(it_is_printed_as_it_was_drawn)
{
    struct grog_cards *c = linked(YARD("+ + + +\n . f f\n+ +-+ +\n .|_ _|\n+ +-+-+\n"));
    assert_drawn(c, "Old Yard", picture);
    grog_cards_free(c);
    c = linked(WORDS "yard 'Old Yard' { map = '+h+\\nhfh\\n+-+' }");
    assert_drawn(c, "Old Yard", "+h+\nhfh\n+-+\n");
    grog_cards_free(c);
}

TEST(blank_lines_indentation_and_spaces_at_the_ends_do_not_count)
{
    struct grog_cards *c = linked(YARD("\n   \n    + + + +   \n"
                                       "     . f f\n    + +-+ +\n     .|_ _|  \n      +-+-+\n\n  "));
    assert_drawn(c, "Old Yard", picture);
    grog_cards_free(c);
    c = linked(YARD("+\n .\n\n f\n+"));                 /* a corner may be left out */
    assert_drawn(c, "Old Yard", "+ +\n .\n+ +\n f\n+ +\n");
    grog_cards_free(c);
}

TEST(what_is_not_drawn_is_none)
{
    struct grog_cards *c = linked("yard 'Nowhere' { doors = 1 }");
    assert_int_equal(drawing(c, "Nowhere").w, 0);
    struct grog_drawing d = drawing(c, "Nowhere");
    assert_int_equal(grog_drawing_square(&d, 0, 0) | grog_drawing_north(&d, 0, 0) | grog_drawing_west(&d, 0, 0), 0);
    assert_drawn(c, "Nowhere", "");
    grog_cards_free(c);
}

/* Words of another pack, whose cards lie elsewhere than this pack's own, and one that takes another's place. */
TEST(a_drawing_shows_words_of_other_packs)
{
    struct grog_pack *z = pack_of("pack 'zwords' { system = 'duel' }", "school 'S' {} " WORDS, NULL);
    struct grog_pack *a = pack_of("pack 'a' { system = 'duel', needs = { 'zwords' } }",
        "ground 'Lawn' { letter = 'l' } ground 'Meadow' { letter = 'f', replaces = 'zwords:field' }\n"
        "yard 'Old Yard' { map = '+-+ +\\n l f\\n+ +h+\\n _|l\\n+ + +' }", z);
    struct grog_cards *c = link_packs(a, z);
    struct grog_drawing d = drawing(c, "Old Yard");
    assert_string_equal(name(c, grog_drawing_square(&d, 0, 0)), "Lawn");
    assert_string_equal(name(c, grog_drawing_square(&d, 1, 0)), "Meadow");
    assert_string_equal(name(c, grog_drawing_square(&d, 0, 1)), "Road");
    assert_string_equal(name(c, grog_drawing_north(&d, 1, 1)), "Hedge");
    assert_drawn(c, "Old Yard", "+-+ +\n l f\n+ +h+\n _|l\n+ + +\n");
    grog_cards_free(c);
}

TEST(cards_say_how_large_they_are_drawn_and_show_it)
{
    static char room[4096];
    struct grog_text t = { .at = room, .room = sizeof room };
    struct grog_cards *c = linked(YARD("+ + + +\n . f f\n+ +-+ +\n .|_ _|\n+ +-+-+\n"));
    struct grog_box box = { duel_with_yards(), c };
    struct grog_match *m = grog_match_new(&box, "", NULL);
    assert_non_null(m);
    struct grog_words *words = grog_words_english();
    struct grog_speaker s = { .words = words, .m = m, .viewer = GROG_SPECTATOR };
    grog_say_card_text(&s, grog_card_find(c, "Old Yard"), GROG_SHORT, &t);
    assert_non_null(strstr(room, "map of 3 by 2 squares"));
    t.n = 0;
    grog_say_card_text(&s, grog_card_find(c, "Wall"), GROG_SHORT, &t);
    assert_non_null(strstr(room, "rawn as \"-\""));
    t.n = 0;
    grog_say_drawings(&s, grog_card_find(c, "Old Yard"), &t);
    assert_string_equal(room, picture);
    grog_words_close(words);
    grog_match_free(m);
    grog_cards_free(c);
}

static void count(void *arg, enum grog_usage_class class, const char *of, uint32_t cards)
{
    if (class == GROG_USES_FIELD && !strcmp(of, "yard.map"))
        *(uint32_t *)arg = cards;
}

TEST(usage_counts_drawings)
{
    uint32_t cards = 0;
    struct grog_cards *c = linked(YARD("+ +\n .\n+ +") " yard 'Nowhere' {}");
    assert_true(grog_usage(duel_with_yards(), c, count, &cards));
    assert_int_equal(cards, 1);
    grog_cards_free(c);
}

/* ---- mistakes ------------------------------------------------------------ */

TEST(letters_are_single_characters_that_mean_nothing_else)
{
    static const char *const wrong[][2] = {
        { "''", "letter must be a text of one character, not \"\"" },
        { "'ab'", "letter must be a text of one character, not \"ab\"" },
        { "' '", "letter must be a text of one character, not \" \"" },
        { "'.'", "letter must be a text of one character, not \".\"" },
        { "'+'", "letter must be a text of one character, not \"+\"" },
        { "7", "letter must be a text of one character, not 7" },
        { "'\\u{e4}'", "letter must be a text of one character, not \"\xc3\xa4\"" },
    };
    for (unsigned i = 0; i < GROG_COUNT(wrong); i++) {
        char text[128];
        snprintf(text, sizeof text, "ground 'Mud Hole' { letter = %s }", wrong[i][0]);
        assert_mistake(text, wrong[i][1]);
    }
}

TEST(each_word_of_a_kind_has_a_letter_of_its_own)
{
    assert_mistake(WORDS "ground 'Fen' { letter = 'f' }",
                   "'f' is the letter of 'Field' already: each ground has its own");
    assert_mistake(WORDS "fence 'Rail' { letter = '|' }",
                   "'|' is the letter of 'Wall' already: each fence has its own");
    grog_cards_free(linked(WORDS "fence 'Fence' { letter = 'f' }"));        /* of another kind */
    struct packc_output out;
    struct grog_pack *other = pack_of("pack 'words' { system = 'duel' }", WORDS, NULL);
    assert_false(compile("pack 'a' { system = 'duel', needs = { 'words' } }", "ground 'Fen' { letter = 'f' }", other,
                         &out));
    assert_string_equal(out.mistake[0].what, "'f' is the letter of 'Field' already: each ground has its own");
    packc_free(&out);
    assert_true(compile(alone, "ground 'Fen' { letter = 'f' }", other, &out));      /* it does not need it */
    packc_free(&out);
    grog_pack_close(other);
}

/* Two packs that are strangers to each other may use one letter, until somebody draws with both. */
TEST(a_letter_of_two_packs_cannot_be_drawn)
{
    struct packc_output out;
    struct grog_pack *a = pack_of("pack 'a' { system = 'duel' }", "ground 'Fen' { letter = 'f' }", NULL);
    struct grog_pack *b = pack_of("pack 'b' { system = 'duel' }", WORDS, NULL);
    const struct grog_pack *const both[] = { a, b };
    static const char header[] = "pack 'c' { system = 'duel', needs = { 'a', 'b' } }";
    assert_false(compile_with(header, "yard 'Y' { map = '+ +\\n f\\n+-+' }", both, 2, &out));
    assert_int_equal(out.mistakes, 1);
    assert_string_equal(out.mistake[0].what, "line 2, column 2: 'f' is the letter of 'a:Fen' and of 'b:Field'");
    packc_free(&out);
    assert_true(compile_with(header, "yard 'Y' { map = '+ +\\n _\\n+-+' }", both, 2, &out));
    packc_free(&out);
    grog_pack_close(a);
    grog_pack_close(b);
}

TEST(every_mistake_of_a_drawing_has_its_line_and_column)
{
    assert_mistake(YARD("+ + +\n f f\n+ +q+\n f f\n+ + +"), "line 3, column 4: nothing is drawn as 'q'");
    assert_mistake(YARD("+ + +\n f f\n+ + +\n fqf\n+ + +"), "line 4, column 3: nothing is drawn as 'q'");
    assert_mistake(YARD("+ + +\n f h\n+ + +"), "line 2, column 4: nothing is drawn as 'h'");
    assert_mistake(YARD("+ + +\n f f\n+ - +"), "line 3, column 3: a corner is here: '+'");
    assert_mistake(YARD("+ + +\n f  |\n+ + +"),
                   "line 2, column 4: a square is wanted here: a letter, or '.' for nothing");
    assert_mistake(YARD("+ + +\n f f\n+|+ +"), "line 3, column 2: '|' stands, and here an edge lies: '-'");
    assert_mistake(YARD("+ + +\n f-f\n+ + +"), "line 2, column 3: '-' lies, and here an edge stands: '|'");
    struct packc_output out;
    assert_false(compile(alone, YARD("+ + +\n f \xc3\xa4\n+ + +"), NULL, &out));
    assert_string_equal(out.mistake[0].what, "line 2, column 4: only characters of ASCII are drawn");
    packc_free(&out);
}

TEST(a_drawing_is_a_grid_that_fits)
{
    assert_mistake(YARD("+ + +\n f f\n+ + +\n f\n+ + +"), "line 4: it is 1 squares wide, and line 2 is 2");
    assert_mistake(YARD("+ + +\n f\n+ +"), "line 1: it is 2 squares wide, and line 2 is 1");
    assert_mistake(YARD("+ +\n f\n+ +\n f"),
                   "map has 4 lines: one of corners stands before and behind each of squares");
    assert_mistake(YARD("\n\n"), "map has 0 lines: one of corners stands before and behind each of squares");
    assert_mistake(YARD("+ + + + + + +\n f f f f f f\n+\n f f f f f f\n+\n f f f f f f\n+\n f f f f f f\n+"),
                   "map is too big: 6 by 4 squares have 35 corners, and there is room for 30");
    assert_mistake("yard 'Y' { map = '+' .. (' +'):rep(65) .. '\\n' .. (' .'):rep(65) .. '\\n+' }",
                   "map is too big: 65 by 1 squares, and 64 is the most");
    assert_mistake("yard 'Y' { map = 7 }", "map must be a text, not 7");
    assert_mistake("yard 'Y' { map = 'a\\tb' }", "map is not UTF-8, or has a control character in it");
}

TEST(a_drawing_has_seven_kinds_of_edge)
{
    assert_mistake("for i = 1, 8 do fence('Fence ' .. i) { letter = tostring(i) } end\n"
                   "yard 'Y' { map = '+1+2+3+4+\\n5.6.7.8.\\n+' }",
                   "line 2, column 7: more kinds of edge than a drawing can have, 7");
}

/* ---- the table and the bytes --------------------------------------------- */

TEST(a_drawing_wants_kinds_with_letters)
{
    const struct grog_system *of = duel_with_yards();
    struct grog_card_kind kinds[YARD_KINDS];
    struct grog_card_field fields[2];
    struct grog_system s = *of;
    memcpy(kinds, of->card_kinds, sizeof kinds);
    memcpy(fields, kinds[OF_YARD].field, sizeof fields);
    kinds[OF_YARD].field = fields;
    s.card_kinds = kinds;
    assert_null(grog_system_check(&s, &duel_cards));
    fields[1].of = OF_SCHOOL;
    assert_string_equal(grog_system_check(&s, &duel_cards), "yard");
    fields[1].of = OF_GROUND, fields[1].edges = 0;
    assert_string_equal(grog_system_check(&s, &duel_cards), "yard");
    fields[1].edges = OF_COUNTER;
    assert_string_equal(grog_system_check(&s, &duel_cards), "yard");
    fields[1].edges = OF_FENCE;
    const struct grog_card_field two[] = { { .name = "a", .type = GROG_IS_LETTER },
                                           { .name = "b", .type = GROG_IS_LETTER, .at = 1 } };
    kinds[OF_GROUND].field = two, kinds[OF_GROUND].fields = 2, kinds[OF_GROUND].numbers = 2;
    assert_string_equal(grog_system_check(&s, &duel_cards), "ground");
}

/* Opened and linked, or refused; what is accepted is sound and can be printed. */
static bool survives(const uint8_t *bytes, size_t n)
{
    static char room[8192];
    struct grog_error why = { 0 };
    const struct grog_pack *p = grog_pack_open(bytes, n, &why);
    struct grog_cards *c = p ? grog_cards_link(duel_with_yards(), &duel_cards, &p, 1, &why) : NULL;
    grog_pack_close((struct grog_pack *)(uintptr_t)p);
    for (uint32_t i = 1; c && i < c->cards; i++)
        if (c->card[i].kind == OF_YARD) {
            struct grog_text t = { .at = room, .room = sizeof room };
            grog_print_drawing(&t, duel_with_yards(), c, c->card[i].number + YARD_MAP);
        }
    bool ok = c != NULL;
    assert_true(ok || why.text[0]);
    grog_cards_free(c);
    return ok;
}

TEST(each_number_that_is_changed_is_refused_or_harmless)
{
    static const int16_t wild[] = { -1, 0, 1, 2, 8, 63, 64, 256, 0x700, 0x3800, 0x4000, INT16_MAX, INT16_MIN };
    struct packc_output out;
    struct grog_pack_header h;
    assert_true(compile(alone, YARD("+ + + +\n . f f\n+ +-+ +\n .|_ _|\n+ +-+-+\n"), NULL, &out));
    memcpy(&h, out.bytes, sizeof h);
    assert_true(survives(out.bytes, out.n));
    unsigned refused = 0, tried = 0;
    int16_t *number = (int16_t *)(void *)(out.bytes + h.section[GROG_PACK_NUMBERS].at);
    for (uint32_t i = 0; i < h.section[GROG_PACK_NUMBERS].n; i++)
        for (unsigned k = 0; k < GROG_COUNT(wild); k++, tried++) {
            size_t from = offsetof(struct grog_pack_header, hash) + GROG_HASH_BYTES;
            int16_t was = number[i];
            number[i] = wild[k];
            grog_sha256(out.bytes + from, out.n - from, out.bytes + offsetof(struct grog_pack_header, hash));
            refused += !survives(out.bytes, out.n);
            number[i] = was;
        }
    assert_true(refused > tried / 2);                   /* most of it is zeros that must be zeros */
    /* The first format has no drawings. */
    memcpy(out.bytes + offsetof(struct grog_pack_header, hash), h.hash, sizeof h.hash);
    assert_true(survives(out.bytes, out.n));
    out.bytes[offsetof(struct grog_pack_header, version)] = 1;
    assert_false(survives(out.bytes, out.n));
    packc_free(&out);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(squares_and_edges_are_where_they_are_drawn), IT(it_is_printed_as_it_was_drawn),
        IT(blank_lines_indentation_and_spaces_at_the_ends_do_not_count), IT(what_is_not_drawn_is_none),
        IT(a_drawing_shows_words_of_other_packs), IT(cards_say_how_large_they_are_drawn_and_show_it),
        IT(usage_counts_drawings), IT(letters_are_single_characters_that_mean_nothing_else),
        IT(each_word_of_a_kind_has_a_letter_of_its_own),
        IT(a_letter_of_two_packs_cannot_be_drawn), IT(every_mistake_of_a_drawing_has_its_line_and_column),
        IT(a_drawing_is_a_grid_that_fits), IT(a_drawing_has_seven_kinds_of_edge),
        IT(a_drawing_wants_kinds_with_letters),
        IT(each_number_that_is_changed_is_refused_or_harmless),
    };
    return cmocka_run_group_tests_name("drawings", tests, NULL, NULL);
}
