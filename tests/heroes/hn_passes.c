/* SPDX-License-Identifier: MIT */
/* hn_passes.c -- how often a player is asked for nothing: of all answers in random games, with nobody's settings
 * changed, no more than one in five is a pass. */
#include "battle.h"

#include "heroes/table.h"

#include <stdio.h>

static uint32_t below(uint64_t *chance, uint32_t n)
{
    uint64_t z = *chance += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return (uint32_t)((z ^ z >> 31) >> 32) % n;
}

static void count(const char *setup, unsigned games)
{
    static struct grog_options all;
    struct play p;
    unsigned long answers = 0, passes = 0, of[QUESTIONS] = { 0 };
    begin(&p, setup);
    for (unsigned n = 0; n < games; n++) {
        uint8_t seed[GROG_SEED_BYTES] = { (uint8_t)n, (uint8_t)(n >> 8) };
        uint64_t chance = n;
        grog_start(p.m, &p.game, seed, NULL);
        while (p.game.asked) {
            unsigned seat = grog_first_seat(p.game.asked), question = p.game.question;
            grog_list(p.m, &p.game, seat, &all);
            if (!all.n)
                fail_msg("%s, game %u: nothing to choose, %s", setup, n, hn_questions[question].name);
            struct grog_option o = all.at[below(&chance, all.n)];
            answers++;
            passes += o.verb == GROG_PASS;
            of[question] += o.verb == GROG_PASS;
            assert_int_equal(grog_take(p.m, &p.game, seat, o, NULL), GROG_OK);
        }
        assert_true(p.game.over);
    }
    printf("%s: %lu answers, %lu passes (%.1f%%)", setup, answers, passes, 100.0 * (double)passes / (double)answers);
    for (unsigned q = 1; q < QUESTIONS; q++)
        if (of[q])
            printf(", %s %lu", hn_questions[q].name, of[q]);
    printf("\n");
    assert_true(5 * passes <= answers);
    grog_match_free(p.m);
}

TEST(one_answer_in_five_at_most_is_a_pass)
{
    count("scenario Drill", 200);
    count("scenario Brigades", 200);
    count("scenario Eventful", 200);
    count("scenario Trio, seats 3", 100);
    count("scenario Gang, seats 4", 80);
    count("scenario Quartet, seats 4", 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = { IT(one_answer_in_five_at_most_is_a_pass) };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
