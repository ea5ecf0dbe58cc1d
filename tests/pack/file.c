/* SPDX-License-Identifier: MIT */
/* file.c -- packs as bytes: what is written is read, and what is damaged is refused. */
#include "support.h"

#include "image.h"
#include "pack/pack.h"

#include <stdio.h>
#include <stdlib.h>

static uint8_t *all_sorts(size_t *n)
{
    struct builder b;
    build_all_sorts(&b);
    uint8_t *bytes = bytes_of(&b, n);
    end_pack(&b);
    assert_non_null(bytes);
    return bytes;
}

/* Opened and linked without a fault, or refused with a reason. */
static bool links(const uint8_t *bytes, size_t n)
{
    struct grog_error why = { 0 };
    const struct grog_pack *pack = grog_pack_open(bytes, n, &why);
    struct grog_cards *cards = pack ? grog_cards_link(&duel_system, &duel_cards, &pack, 1, &why) : NULL;
    bool ok = cards != NULL;
    assert_true(ok || why.text[0]);
    grog_cards_free(cards);
    grog_pack_close((struct grog_pack *)(uintptr_t)pack);
    return ok;
}

static void assert_refused(struct builder *b, const char *wanted)
{
    struct grog_error why = { 0 };
    size_t n;
    uint8_t *bytes = bytes_of(b, &n);
    struct grog_pack *pack = grog_pack_open(bytes, n, &why);
    if (pack || !strstr(why.text, wanted))
        fail_msg("told '%s', not '%s'", pack ? "nothing" : why.text, wanted);
    free(bytes);
    end_pack(b);
}

TEST(names_become_ids)
{
    static const char *const pair[][2] = {
        { "M1918A2 BAR", "m1918a2-bar" }, { "High Cut", "high-cut" }, { "high_cut", "high-cut" },
        { "turn ends", "turn-ends" }, { "  'Big'  Jim! ", "big-jim" }, { "\xc3\x9c" "ber", "ber" },
        { "--", "" }, { "", "" },
    };
    char id[GROG_CARD_NAME_MAX + 1], name[201];
    for (unsigned i = 0; i < GROG_COUNT(pair); i++) {
        grog_pack_id(pair[i][0], id);
        assert_string_equal(id, pair[i][1]);
    }
    for (unsigned n = 60; n < 70; n++) {
        memset(name, 'x', 200);
        name[n] = ' ';
        name[200] = 0;
        grog_pack_id(name, id);
        assert_true(strlen(id) <= GROG_CARD_NAME_MAX && id[strlen(id) - 1] == 'x');
    }
}

TEST(what_is_written_is_read)
{
    struct builder b;
    build_all_sorts(&b);
    size_t n;
    uint8_t *bytes = bytes_of(&b, &n);
    struct grog_pack_image out;
    struct grog_error why = { 0 };
    if (!grog_pack_read(bytes, n, &out, &why))
        fail_msg("%s", why.text);
    assert_memory_equal(out.n, b.n, sizeof b.n);
    assert_memory_equal(out.strings, b.data[GROG_PACK_STRINGS], b.n[GROG_PACK_STRINGS]);
    assert_memory_equal(out.cards, b.data[GROG_PACK_CARDS], b.n[GROG_PACK_CARDS] * sizeof *out.cards);
    assert_memory_equal(out.effects, b.data[GROG_PACK_EFFECTS], b.n[GROG_PACK_EFFECTS] * sizeof *out.effects);
    size_t again;
    uint8_t *same = grog_pack_write(&out, &again);
    assert_int_equal(n, again);
    assert_memory_equal(bytes, same, n);
    assert_int_equal(n % 8, 0);
    free(same);
    free(bytes);
    end_pack(&b);
}

TEST(an_opened_pack_gives_its_texts)
{
    size_t n;
    uint8_t *bytes = all_sorts(&n);
    struct grog_pack *p = grog_pack_open(bytes, n, NULL);
    free(bytes);
    assert_string_equal(grog_pack_text(p, grog_pack_image(p)->header.name), "all-sorts");
    assert_string_equal(grog_pack_text(p, 0), "");
    assert_string_equal(grog_pack_text(p, UINT32_MAX), "");
    grog_pack_close(p);
}

TEST(each_byte_that_is_changed_is_refused)
{
    size_t n;
    uint8_t *bytes = all_sorts(&n);
    for (size_t i = 0; i < n; i++) {
        bytes[i] ^= 0x41;
        assert_false(links(bytes, n));
        bytes[i] ^= 0x41;
    }
    assert_true(links(bytes, n));
    free(bytes);
}

TEST(each_bit_that_is_changed_under_a_right_hash_is_refused_or_harmless)
{
    size_t n;
    unsigned linked = 0;
    uint8_t *bytes = all_sorts(&n);
    for (size_t i = 0; i < 8 * n; i++) {
        bytes[i / 8] ^= (uint8_t)(1u << i % 8);
        mend_hash(bytes, n);
        linked += links(bytes, n);
        bytes[i / 8] ^= (uint8_t)(1u << i % 8);
    }
    print_message("%u of %zu changes were harmless\n", linked, 8 * n);
    free(bytes);
}

TEST(each_word_set_to_its_extremes_is_refused_or_harmless)
{
    static const uint16_t extreme[] = { 0, 1, 0x7fff, 0x8000, 0xfffe, 0xffff };
    size_t n;
    uint8_t *bytes = all_sorts(&n);
    for (size_t i = 0; i < n; i += 2)
        for (unsigned k = 0; k < GROG_COUNT(extreme); k++) {
            uint16_t was;
            memcpy(&was, bytes + i, 2);
            memcpy(bytes + i, &extreme[k], 2);
            mend_hash(bytes, n);
            links(bytes, n);
            memcpy(bytes + i, &was, 2);
        }
    free(bytes);
}

TEST(a_pack_cut_short_anywhere_is_refused)
{
    size_t n;
    uint8_t *bytes = all_sorts(&n);
    for (size_t i = 0; i < n; i++) {
        uint8_t *copy = malloc(i + 1);
        memcpy(copy, bytes, i);
        assert_false(links(copy, i));
        if (i >= sizeof(struct grog_pack_header)) {
            uint32_t size = (uint32_t)i;
            memcpy(copy + offsetof(struct grog_pack_header, bytes), &size, sizeof size);
            mend_hash(copy, i);
            assert_false(links(copy, i));
        }
        free(copy);
    }
    free(bytes);
}

TEST(bytes_behind_the_end_are_refused)
{
    size_t n;
    uint8_t *bytes = all_sorts(&n), *longer = calloc(1, n + 8);
    memcpy(longer, bytes, n);
    assert_false(links(longer, n + 8));
    uint32_t size = (uint32_t)n + 8;
    memcpy(longer + offsetof(struct grog_pack_header, bytes), &size, sizeof size);
    mend_hash(longer, n + 8);
    assert_false(links(longer, n + 8));
    free(longer);
    free(bytes);
}

#define REFUSED(wanted, change) do {                                        \
        struct builder b;                                                   \
        build_all_sorts(&b);                                                \
        { change; }                                                         \
        assert_refused(&b, wanted);                                         \
    } while (0)
#define AT(section, type) ((struct type *)b.data[section])

TEST(what_a_pack_is_called_must_be_possible)
{
    REFUSED("its name", b.header.name = add_string(&b, "All Sorts"));
    REFUSED("its name", b.header.name = add_string(&b, "1st"));
    REFUSED("its name", b.header.name = 0);
    REFUSED("its name",
            b.header.name = add_string(&b, "a-name-that-is-far-too-long-to-be-the-name-of-a-pack-of-cards"));
    REFUSED("which system", b.header.system = 0);
    REFUSED("needs a pack", add_need(&b, "No Such"));
    REFUSED("too many packs", for (int i = 0; i < GROG_PACK_NEEDS_MAX; i++) add_need(&b, "duel"));
}

TEST(strings_must_be_text)
{
    REFUSED("UTF-8", add_string(&b, "\xff"));
    REFUSED("UTF-8", add_string(&b, "\xc3"));
    REFUSED("UTF-8", add_string(&b, "\xc0\xaf"));
    REFUSED("UTF-8", add_string(&b, "\xed\xa0\x80"));
    REFUSED("UTF-8", add_string(&b, "\xf4\x90\x80\x80"));
    REFUSED("control", add_string(&b, "a\tb"));
    REFUSED("control", add_string(&b, "\x7f"));
    REFUSED("control", add_string(&b, "\xc2\x85"));
    REFUSED("control", add_string(&b, "\x1b[31m"));
    REFUSED("control", add_string(&b, "\xe2\x80\xae"));
    REFUSED("control", add_string(&b, "\xe2\x81\xa9"));
    REFUSED("control", add_string(&b, "\xe2\x80\x8e"));
    REFUSED("control", add_string(&b, "\xd8\x9c"));
    REFUSED("header", b.header.title = b.header.about);         /* two lines */
    REFUSED("header", b.header.title = b.n[GROG_PACK_STRINGS]);
    REFUSED("a text", grog_string s = add_string(&b, "\xc3\xa4"); last_card(&b)->flavour = s + 1);
}

TEST(a_cards_name_must_be_one_that_texts_can_hold)
{
    static const char *const bad[] = { "", "7 Samurai", "-x", "a, b", "a + b", "ends in a space ", "#5", "two\nlines" };
    for (unsigned i = 0; i < GROG_COUNT(bad); i++)
        REFUSED("no possible name", add_card(&b, bad[i], OF_SCHOOL));
    REFUSED("its id", add_card(&b, "\xd0\x96", OF_SCHOOL));
    REFUSED("its id", grog_string s = add_string(&b, "other"); last_card(&b)->id = s);
}

TEST(rows_must_be_where_they_should_be)
{
    REFUSED("rows", last_card(&b)->number++);
    REFUSED("rows", last_card(&b)->modifiers = 9);
    REFUSED("rows", last_card(&b)->abilities = UINT16_MAX);
    REFUSED("rows that belong to no card", add_ability(&b, "struck", GROG_FOR_ALL); last_card(&b)->abilities = 0);
    REFUSED("effects", AT(GROG_PACK_ABILITIES, grog_pack_ability)[0].effects = 3);
    REFUSED("effects", AT(GROG_PACK_ABILITIES, grog_pack_ability)[1].effect = 0);
    REFUSED("fields", AT(GROG_PACK_LAYOUTS, grog_pack_layout)[1].field = 9);
    REFUSED("numbers", AT(GROG_PACK_LAYOUTS, grog_pack_layout)[1].numbers++);
}

TEST(numbers_of_records_must_be_in_range)
{
    REFUSED("out of range", last_card(&b)->layout = 99);
    REFUSED("out of range", last_card(&b)->back = 99);
    REFUSED("out of range", last_card(&b)->spare = 1);
    REFUSED("out of range", numbers(&b)[DECK_CARDS] = DECK_TITLES + 1);
    REFUSED("out of range", numbers(&b)[DECK_CARDS] = -1);
    REFUSED("out of range", numbers(&b)[DECK_CARDS + 1] = 0);
    REFUSED("out of range", numbers(&b)[DECK_CARDS + 1] = 999);
    REFUSED("out of range", numbers(&b)[DECK_NUMBERS - 1] = 1);
    #define SEAL add_card(&b, "Seal", OF_BACK); give_kind(&b, "strike")
    REFUSED("out of range", SEAL; numbers(&b)[BACK_OF + 1] = 1);            /* a word, but of no kind */
    REFUSED("out of range", SEAL; numbers(&b)[BACK_OF] = 2);
    REFUSED("out of range", SEAL; numbers(&b)[BACK_OF] = BACK_KINDS + 1);
    REFUSED("out of range", SEAL; numbers(&b)[BACK_OF] = -1);
    REFUSED("out of range", SEAL; numbers(&b)[BACK_OF] = 0);                /* something behind the last */
    REFUSED("class", AT(GROG_PACK_WORDS, grog_pack_word)[1].class = GROG_PACK_CLASSES);
    REFUSED("first", AT(GROG_PACK_WORDS, grog_pack_word)[0].class = 1);
    REFUSED("first", AT(GROG_PACK_REFS, grog_pack_ref)[0].card = 1);
    REFUSED("id", AT(GROG_PACK_REFS, grog_pack_ref)[1].card = b.header.title);
    REFUSED("scope", AT(GROG_PACK_MODIFIERS, grog_pack_modifier)[0].scope = GROG_SCOPES);
    REFUSED("value", AT(GROG_PACK_MODIFIERS, grog_pack_modifier)[0].value = 0);
    REFUSED("condition", AT(GROG_PACK_MODIFIERS, grog_pack_modifier)[0].test[0].measure = GROG_PACK_TIMES_N);
    REFUSED("condition", AT(GROG_PACK_MODIFIERS, grog_pack_modifier)[0].test[1].measure = 1);
    REFUSED("price", AT(GROG_PACK_ABILITIES, grog_pack_ability)[0].price[1].spare = 1);
    REFUSED("changes", AT(GROG_PACK_EFFECTS, grog_pack_effect)[1].ref = 1);
    REFUSED("verb", AT(GROG_PACK_EFFECTS, grog_pack_effect)[0].effect = 0);
    REFUSED("target", AT(GROG_PACK_EFFECTS, grog_pack_effect)[0].target = 1);
}

TEST(a_pack_of_another_format_or_none_says_so)
{
    size_t n;
    uint8_t *bytes = all_sorts(&n);
    struct grog_error why = { 0 };
    bytes[offsetof(struct grog_pack_header, version)] = 3;
    assert_null(grog_pack_open(bytes, n, &why));
    assert_non_null(strstr(why.text, "format 3"));
    bytes[offsetof(struct grog_pack_header, version)] = 0;
    assert_null(grog_pack_open(bytes, n, &why));
    bytes[offsetof(struct grog_pack_header, version)] = 1;      /* an older one is read */
    struct grog_pack *older = grog_pack_open(bytes, n, &why);
    assert_non_null(older);
    grog_pack_close(older);
    assert_null(grog_pack_open("GROGPACK", 8, &why));
    assert_null(grog_pack_open(NULL, 0, &why));
    memcpy(bytes, "LUALUALU", 8);
    assert_null(grog_pack_open(bytes, n, &why));
    assert_non_null(strstr(why.text, "not a compiled pack"));
    assert_null(grog_pack_open(bytes, n, NULL));
    free(bytes);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(names_become_ids),
        IT(what_is_written_is_read),
        IT(an_opened_pack_gives_its_texts),
        IT(each_byte_that_is_changed_is_refused),
        IT(each_bit_that_is_changed_under_a_right_hash_is_refused_or_harmless),
        IT(each_word_set_to_its_extremes_is_refused_or_harmless),
        IT(a_pack_cut_short_anywhere_is_refused),
        IT(bytes_behind_the_end_are_refused),
        IT(what_a_pack_is_called_must_be_possible),
        IT(strings_must_be_text),
        IT(a_cards_name_must_be_one_that_texts_can_hold),
        IT(rows_must_be_where_they_should_be),
        IT(numbers_of_records_must_be_in_range),
        IT(a_pack_of_another_format_or_none_says_so),
    };
    return cmocka_run_group_tests_name("pack files", tests, NULL, NULL);
}
