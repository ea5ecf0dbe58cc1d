/* SPDX-License-Identifier: MIT */
/* dice.c -- the cipher by its published vectors, and fairness of what is made of it. */
#include "support.h"
#include "kernel/header.h"

/* ---- vectors ------------------------------------------------------------- */

static void block(const uint32_t key[8], const uint32_t tail[4], unsigned rounds, char hex[129])
{
    uint32_t input[16] = { 0x61707865, 0x3320646e, 0x79622d32, 0x6b206574 }, output[16];
    struct grog_text text = { .at = hex, .room = 129 };
    memcpy(input + 4, key, 32);
    memcpy(input + 12, tail, 16);
    grog_chacha(input, rounds, output);
    grog_print_hex(&text, (const uint8_t *)output, sizeof output);
}

/* draft-strombergson-chacha-test-vectors-00, TC1: key, IV and counter of zeros; blocks 0 and 1. */
TEST(blocks_of_8_12_and_20_rounds_are_the_published_ones)
{
    static const struct { unsigned rounds; const char *block[2]; } vectors[] = {
        { 8,
          { "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
            "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
            "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
            "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa" } },
        { 12,
          { "9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f"
            "0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be",
            "0bd58841203e74fe86fc71338ce0173dc628ebb719bdcbcc151585214cc089b4"
            "42258dcda14cf111c602b8971b8cc843e91e46ca905151c02744a6b017e69316" } },
        { 20,
          { "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
            "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
            "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
            "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f" } },
    };
    static const uint32_t key[8];
    for (unsigned i = 0; i < GROG_COUNT(vectors); i++)
        for (uint32_t n = 0; n < 2; n++) {
            char hex[129];
            block(key, (const uint32_t[4]){ n }, vectors[i].rounds, hex);
            assert_string_equal(hex, vectors[i].block[n]);
        }
}

/* RFC 8439, 2.3.2: key 00 01 .. 1f, counter 1, nonce 00 00 00 09 00 00 00 4a 00 00 00 00. */
TEST(the_block_of_rfc_8439_comes_out)
{
    uint8_t bytes[32];
    uint32_t key[8];
    char hex[129];
    for (unsigned i = 0; i < 32; i++)
        bytes[i] = (uint8_t)i;
    memcpy(key, bytes, sizeof key);
    block(key, (const uint32_t[4]){ 1, 0x09000000, 0x4a000000, 0 }, 20, hex);
    assert_string_equal(hex, "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
                             "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
}

/* ---- the stream ---------------------------------------------------------- */

static void seeded(struct grog_dice *d, uint64_t number)
{
    uint8_t seed[GROG_SEED_BYTES];
    number_seed(number, seed);
    grog_dice_seed(d, seed);
}

TEST(the_dice_are_chacha8_of_the_seed_block_after_block)
{
    struct grog_dice d;
    uint8_t seed[GROG_SEED_BYTES];
    for (unsigned i = 0; i < sizeof seed; i++)
        seed[i] = (uint8_t)(7 * i + 3);
    grog_dice_seed(&d, seed);
    for (uint32_t counter = 0; counter < 5; counter++) {
        uint32_t input[16] = { 0x61707865, 0x3320646e, 0x79622d32, 0x6b206574 }, output[16];
        memcpy(input + 4, seed, 32);
        input[12] = counter;
        grog_chacha(input, 8, output);
        for (unsigned i = 0; i < 16; i++)
            assert_int_equal(grog_dice_word(&d), output[i]);
    }
}

TEST(the_counter_goes_on_past_32_bits)
{
    struct grog_dice d;
    seeded(&d, 1);
    d.counter = UINT32_MAX;
    for (unsigned i = 0; i < 17; i++)
        grog_dice_word(&d);
    uint32_t input[16] = { 0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, 1, [13] = 1 }, output[16];
    grog_chacha(input, 8, output);
    assert_int_equal(d.counter, UINT64_C(0x100000001));
    assert_memory_equal(d.block + 1, output + 1, 15 * sizeof *output);
}

TEST(a_word_that_was_used_is_zeroed)
{
    struct grog_dice d;
    seeded(&d, 9);
    for (unsigned used = 1; used <= 40; used++) {
        grog_dice_word(&d);
        for (unsigned i = 0; i < 16 - d.left; i++)
            assert_int_equal(d.block[i], 0);
        for (unsigned i = 16 - (unsigned)d.left; i < 16; i++)
            assert_int_not_equal(d.block[i], 0);
    }
}

/* ---- fairness ------------------------------------------------------------ */

/* Dice whose next words are these. */
static struct grog_dice loaded(const uint32_t *word, unsigned n)
{
    struct grog_dice d = { .left = n };
    memcpy(d.block + 16 - n, word, n * sizeof *word);
    return d;
}

static uint32_t one_below(uint32_t word, uint32_t n)
{
    struct grog_dice d = loaded(&word, 1);
    return grog_dice_below(&d, n);
}

/* Result k owns the words w with w * n in [k << 32, (k + 1) << 32); of these the first
 * is refused if its low half is under 2^32 mod n.  Each keeps floor(2^32 / n) words. */
TEST(every_result_has_the_same_number_of_words)
{
    static const uint32_t sizes[] = { 2, 3, 6, 7, 10, 20, 52, 100 };
    for (unsigned i = 0; i < GROG_COUNT(sizes); i++) {
        uint32_t n = sizes[i];
        uint64_t whole = UINT64_C(1) << 32;
        for (uint32_t k = 0; k < n; k++) {
            uint64_t first = (k * whole + n - 1) / n, after = ((k + 1) * whole + n - 1) / n;
            bool refused = (uint32_t)(first * n) < whole % n;
            assert_int_equal(after - first - refused, whole / n);
            const uint32_t words[2] = { (uint32_t)first, (uint32_t)after - 1 };
            struct grog_dice d = loaded(words, 2);
            assert_int_equal(grog_dice_below(&d, n), k);
            assert_int_equal(d.left, refused ? 0 : 1);
            assert_int_equal(one_below((uint32_t)after - 1, n), k);
        }
    }
}

TEST(a_word_that_would_be_unfair_is_thrown_away)
{
    const uint32_t words[] = { 0, 0, UINT32_MAX };      /* 0 * 6 has the low half 0 < 2^32 mod 6 */
    struct grog_dice d = loaded(words, 3);
    assert_int_equal(grog_dice_below(&d, 6), 5);
    assert_int_equal(d.left, 0);
}

static double chi_square(const unsigned *count, unsigned n, unsigned of)
{
    double expected = (double)of / n, sum = 0;
    for (unsigned i = 0; i < n; i++)
        sum += (count[i] - expected) * (count[i] - expected) / expected;
    return sum;
}

/* One in a thousand seeds would go beyond these; this one does not. */
TEST(dice_of_6_10_and_20_sides_fall_evenly)
{
    static const struct { unsigned sides; double limit; } dice[] = { { 6, 20.5 }, { 10, 27.9 }, { 20, 43.8 } };
    for (unsigned i = 0; i < GROG_COUNT(dice); i++) {
        struct grog_dice d;
        unsigned count[20] = { 0 };
        seeded(&d, 2026);
        for (unsigned k = 0; k < 60000; k++) {
            uint32_t pips = grog_dice_below(&d, dice[i].sides);
            assert_true(pips < dice[i].sides);
            count[pips]++;
        }
        assert_true(chi_square(count, dice[i].sides, 60000) < dice[i].limit);
    }
}

TEST(a_shuffle_gives_every_order_equally_often)
{
    struct grog_dice d;
    unsigned count[27] = { 0 }, orders[6], n = 0;
    seeded(&d, 2026);
    for (unsigned k = 0; k < 60000; k++) {
        uint16_t three[3] = { 0, 1, 2 };
        grog_dice_shuffle(&d, three, 3);
        assert_int_equal(1 << three[0] | 1 << three[1] | 1 << three[2], 7);
        count[three[0] * 9 + three[1] * 3 + three[2]]++;
    }
    for (unsigned i = 0; i < 27; i++)
        if (count[i]) {
            assert_true(n < 6);
            orders[n++] = count[i];
        }
    assert_int_equal(n, 6);
    assert_true(chi_square(orders, 6, 60000) < 20.5);
}

TEST(a_shuffle_of_none_or_one_uses_no_dice)
{
    struct grog_dice d, before;
    uint16_t one = 7;
    seeded(&d, 1);
    before = d;
    grog_dice_shuffle(&d, &one, 0);
    grog_dice_shuffle(&d, &one, 1);
    assert_int_equal(one, 7);
    assert_memory_equal(&d, &before, sizeof d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(blocks_of_8_12_and_20_rounds_are_the_published_ones),
        IT(the_block_of_rfc_8439_comes_out),
        IT(the_dice_are_chacha8_of_the_seed_block_after_block),
        IT(the_counter_goes_on_past_32_bits),
        IT(a_word_that_was_used_is_zeroed),
        IT(every_result_has_the_same_number_of_words),
        IT(a_word_that_would_be_unfair_is_thrown_away),
        IT(dice_of_6_10_and_20_sides_fall_evenly),
        IT(a_shuffle_gives_every_order_equally_often),
        IT(a_shuffle_of_none_or_one_uses_no_dice),
    };
    return cmocka_run_group_tests_name("dice", tests, NULL, NULL);
}
