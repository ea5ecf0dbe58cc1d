/* SPDX-License-Identifier: MIT */
/* fielding.c -- a game that waits for games of another system. */
#include "support.h"

#include <stdio.h>

static void assert_seed(const uint8_t campaign[GROG_SEED_BYTES], uint32_t ordinal, const char *wanted)
{
    uint8_t seed[GROG_SEED_BYTES];
    char hex[2 * GROG_SEED_BYTES + 1];
    grog_field_seed(campaign, ordinal, seed);
    for (unsigned i = 0; i < GROG_SEED_BYTES; i++)
        snprintf(hex + (size_t)2 * i, 3, "%02x", seed[i]);
    assert_string_equal(hex, wanted);
}

/* SHA-256 of { tag, seed, ordinal }, each with its length before it, counted elsewhere. */
TEST(the_dice_of_a_mission_follow_from_the_campaigns_seed_and_its_ordinal)
{
    uint8_t campaign[GROG_SEED_BYTES] = { 0 };
    assert_seed(campaign, 0, "1c31fc3d31adb84ef41b52ec301783fc8d5d7389a353b4a584adc0602439c33d");
    campaign[0] = 7;
    assert_seed(campaign, 0x01020304, "194da183db093f0b6a0e1e2f806d4db10525b4a65aa534154a2ec05305b6b514");
}

TEST(a_result_has_room_for_512_lines_says_whose_they_are_and_counts_what_does_not_fit)
{
    struct grog_result r = { 0 };
    for (int i = 0; i < 600; i++)
        grog_result_add_whom(&r, 1, 2, 3, (uint16_t)(i + 4), i);
    assert_int_equal(r.lines, 512);
    assert_int_equal(r.lost, 88);
    assert_int_equal(r.line[511].whom, 515);
    assert_int_equal(r.line[511].amount, 511);
    grog_result_add(&r, 0, GROG_NOBODY, 0, 1);
    assert_int_equal(r.lost, 89);
    for (unsigned i = 0; i < UINT16_MAX; i++)
        grog_result_add(&r, 0, GROG_NOBODY, 0, 1);
    assert_int_equal(r.lost, UINT16_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_dice_of_a_mission_follow_from_the_campaigns_seed_and_its_ordinal),
        IT(a_result_has_room_for_512_lines_says_whose_they_are_and_counts_what_does_not_fit),
    };
    return cmocka_run_group_tests_name("fielding", tests, NULL, NULL);
}
