/* SPDX-License-Identifier: MIT */
/* sha256.c -- hashes by the vectors of FIPS 180-4 and its companion examples. */
#include "kernel/sha256.h"
#include "support.h"
#include "kernel/header.h"

static void assert_hash(const char *message, const char *expected)
{
    uint8_t hash[32], wanted[32];
    grog_sha256(message, strlen(message), hash);
    assert_true(grog_read_hex(expected, wanted, 32));
    assert_memory_equal(hash, wanted, 32);
}

TEST(the_published_messages_have_the_published_hashes)
{
    assert_hash("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    assert_hash("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    assert_hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    assert_hash("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
                "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
}

TEST(a_million_times_a)
{
    struct grog_sha256 s;
    uint8_t hash[32], wanted[32];
    grog_sha256_begin(&s);
    for (unsigned i = 0; i < 1000000; i += 40)
        grog_sha256_add(&s, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", 40);
    grog_sha256_end(&s, hash);
    assert_true(grog_read_hex("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0", wanted, 32));
    assert_memory_equal(hash, wanted, 32);
}

TEST(it_does_not_matter_how_a_message_is_cut)
{
    uint8_t message[200], whole[32], parts[32];
    for (unsigned i = 0; i < sizeof message; i++)
        message[i] = (uint8_t)(i * 31);
    grog_sha256(message, sizeof message, whole);
    for (size_t a = 0; a <= sizeof message; a++)
        for (size_t b = a; b <= sizeof message; b++) {
            struct grog_sha256 s;
            grog_sha256_begin(&s);
            grog_sha256_add(&s, message, a);
            grog_sha256_add(&s, message + a, b - a);
            grog_sha256_add(&s, message + b, sizeof message - b);
            grog_sha256_end(&s, parts);
            assert_memory_equal(parts, whole, 32);
        }
}

/* Lengths around a block's end, where the padding needs one block or two. */
TEST(every_length_up_to_two_blocks_has_a_hash_of_its_own)
{
    uint8_t hash[130][32];
    static const uint8_t zeros[130];
    for (size_t n = 0; n < 130; n++) {
        grog_sha256(zeros, n, hash[n]);
        for (size_t k = 0; k < n; k++)
            assert_memory_not_equal(hash[n], hash[k], 32);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_published_messages_have_the_published_hashes),
        IT(a_million_times_a),
        IT(it_does_not_matter_how_a_message_is_cut),
        IT(every_length_up_to_two_blocks_has_a_hash_of_its_own),
    };
    return cmocka_run_group_tests_name("sha256", tests, NULL, NULL);
}
