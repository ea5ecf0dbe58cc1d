/* SPDX-License-Identifier: MIT */
/* allocation.c -- no step allocates: malloc and its kin are wrapped by the linker and counted. */
#include "support.h"

#include <stdlib.h>

static unsigned long calls;

void *__real_malloc(size_t n);
void *__real_calloc(size_t n, size_t size);
void *__real_realloc(void *at, size_t n);
void  __real_free(void *at);
void *__wrap_malloc(size_t n);
void *__wrap_calloc(size_t n, size_t size);
void *__wrap_realloc(void *at, size_t n);
void  __wrap_free(void *at);

void *__wrap_malloc(size_t n)              { calls++; return __real_malloc(n); }
void *__wrap_calloc(size_t n, size_t size) { calls++; return __real_calloc(n, size); }
void *__wrap_realloc(void *at, size_t n)   { calls++; return __real_realloc(at, n); }
void  __wrap_free(void *at)                { calls++; __real_free(at); }

TEST(the_counter_counts)
{
    struct play p;
    calls = 0;
    begin(&p, "seats 2", 1);
    assert_true(calls > 0);
    unsigned long before = calls;
    end_play(&p);
    assert_true(calls > before);
}

TEST(whole_games_are_played_without_an_allocation)
{
    static const char *const setups[] = { "seats 2", "seats 4, weather Mud", "seats 4, open 0" };
    static struct grog_options options;
    static union { struct grog_game game; unsigned char bytes[GROG_STATE_MAX]; } view, full;
    struct grog_dice dice = { .key = { 77 } };
    for (uint64_t seed = 0; seed < 30; seed++) {
        struct play p;
        uint8_t bytes[GROG_SEED_BYTES], hash[GROG_HASH_BYTES];
        begin(&p, setups[seed % 3], seed);
        number_seed(seed + 100, bytes);
        calls = 0;
        grog_start(p.m, &p.game, bytes, &heard);
        while (!p.game.over) {
            unsigned seat = grog_first_seat(p.game.asked);
            char text[GROG_TEXT_MAX];
            grog_list(p.m, &p.game, seat, &options);
            struct grog_option o = options.at[grog_dice_below(&dice, options.n)];
            grog_option_text(p.m, &p.game, o, text);
            grog_option_parse(p.m, &p.game, seat, text, &o);
            grog_list_acts(p.m, &p.game, seat, &options);
            grog_view(p.m, &p.game, seat, &view.game);
            grog_fill(p.m, &view.game, seat, bytes, &full.game);
            grog_hash(p.m, &p.game, hash);
            grog_check(p.m, &p.game);
            if (grog_take(p.m, &p.game, seat, o, &heard) != GROG_OK)
                break;
        }
        unsigned long counted = calls;
        assert_true(p.game.over);
        assert_int_equal(counted, 0);
        end_play(&p);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(the_counter_counts),
        IT(whole_games_are_played_without_an_allocation),
    };
    return cmocka_run_group_tests_name("allocation", tests, NULL, NULL);
}
