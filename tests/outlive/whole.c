/* SPDX-License-Identifier: MIT */
/* whole.c -- a position of any moment, written whole, is the same moment with other numbers for its cards: a game that
 * was played with every installed pack goes on with those alone that it needs. */
#include "kernel/header.h"
#include "lockstep.h"

#include <stdarg.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct library *library;
static unsigned moments = 3, far = 150, further = 25;   /* of each match; decisions before, at most, and after */
static unsigned tried, failed;
static size_t longest, largest, bytes;

static void *zeros(size_t n)
{
    void *at = calloc(1, n);
    assert_non_null(at);
    return at;
}

static void measure(const struct grog_text *t)
{
    bytes += t->n;
    largest = t->n > largest ? t->n : largest;
    for (const char *line = t->at; *line; ) {
        size_t n = strcspn(line, "\n");
        longest = n > longest ? n : longest;
        line += n + (line[n] == '\n');
    }
}

/* `to` is where `from` is, though its cards have other numbers. */
static bool carried(struct side *from, struct side *to)
{
    struct grog_text text = { 0 };
    struct grog_error why = { 0 };
    do grog_write_whole(&text, from->m, from->g, GROG_DICE_SHOWN); while (grog_text_grows(&text));
    measure(&text);
    bool good = grog_read_whole(text.at, text.n, to->m, to->g, &why) == GROG_OK;
    if (!good)
        fprintf(stderr, "line %lu: %s\n", (unsigned long)why.line, why.text);
    free(text.at);
    return good;
}

static bool try_moment(struct side *a, struct side *b, struct side *same, uint64_t *chance)
{
    uint8_t seed[GROG_SEED_BYTES];
    unsigned steps = any_number(chance) % far;
    grog_seed_from_number(any_number(chance), seed);
    grog_start(a->m, a->g, seed, NULL);
    for (unsigned i = 0, seat; i < steps && (seat = asked(a)) != GROG_NOBODY; i++)
        grog_take_listed(a->m, a->g, seat, a->options->at[any_number(chance) % a->options->n], NULL);
    if (a->g->over)
        return true;
    tried++;
    if (!carried(a, same) || memcmp(a->g, same->g, grog_state_bytes(a->m)) != 0 || !carried(a, b))
        return false;
    return go_in_step(a, b, further, chance) >= 0;
}

static void compare(void *arg, const char *system, const char *setup, const char *about)
{
    struct grog_error why = { 0 };
    uint64_t *chance = arg;
    struct grog_match *all = grog_match_new(library_box(library, system, &why), setup, &why);
    struct grog_match *alone = library_match(library, system, setup, &why);
    if (!all)
        return;
    struct side a = { all, zeros(GROG_STATE_MAX), zeros(sizeof *a.options) };
    struct side b = { alone, zeros(GROG_STATE_MAX), zeros(sizeof *b.options) };
    struct side same = { all, zeros(GROG_STATE_MAX), NULL };
    for (unsigned i = 0; i < moments; i++)
        if (!try_moment(&a, &b, &same, chance)) {
            fprintf(stderr, "  in %s\n", about);
            failed++;
            break;
        }
    free(a.g), free(b.g), free(same.g), free(a.options), free(b.options);
    grog_match_free(all);
    grog_match_free(alone);
}

static void a_whole_position_does_not_hang_on_the_numbers_of_cards(void **state)
{
    uint64_t chance = 0x2545F4914F6CDD1D;
    (void)state;
    each_ready(library, compare, &chance);
    printf("%u moments, %u failed; %zu bytes on average, at most %zu; the longest line has %zu\n", tried, failed,
           tried ? bytes / tried / 2 : 0, largest, longest);
    assert_true(tried >= 200);
    assert_int_equal(failed, 0);
    assert_true(longest < GROG_LINE_MAX - 16);
}

/* test_outlive_whole [MOMENTS]: of each match */
int main(int argc, char **argv)
{
    moments = argc > 1 ? (unsigned)atoi(argv[1]) : moments;
    library = library_open(&(struct library_setup){ .packs = PACKS });
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_whole_position_does_not_hang_on_the_numbers_of_cards),
    };
    int status = cmocka_run_group_tests(tests, NULL, NULL);
    library_close(library);
    return status;
}
