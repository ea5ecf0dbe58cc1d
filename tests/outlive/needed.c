/* SPDX-License-Identifier: MIT */
/* needed.c -- a match is played with the packs alone that it needs, and is the same match: with every installed pack
 * its games go the same way, by names, decision for decision. */
#include "kernel/packlist.h"
#include "kernel/system.h"
#include "lockstep.h"

#include <stdarg.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct library *library;
static unsigned tried, fewer, differ;
static unsigned games = 2, steps = 150;

static void *zeros(size_t n)
{
    void *at = calloc(1, n);
    assert_non_null(at);
    return at;
}

static void compare(void *arg, const char *system, const char *setup, const char *about)
{
    struct grog_error why = { 0 };
    (void)arg;
    struct grog_match *all = grog_match_new(library_box(library, system, &why), setup, &why);
    struct grog_match *alone = library_match(library, system, setup, &why);
    assert_true(!all == !alone);
    if (!all)
        return;
    struct side a = { all, zeros(grog_state_bytes(all)), zeros(sizeof *a.options) };
    struct side b = { alone, zeros(grog_state_bytes(alone)), zeros(sizeof *b.options) };
    tried++;
    fewer += strlen(alone->cards->packs) < strlen(all->cards->packs);
    for (unsigned i = 1; i <= games; i++) {
        uint8_t seed[GROG_SEED_BYTES];
        uint64_t chance = 0x9E3779B97F4A7C15 * i;
        grog_seed_from_number(i, seed);
        grog_start(all, a.g, seed, NULL);
        grog_start(alone, b.g, seed, NULL);
        if (go_in_step(&a, &b, steps, &chance) < 0) {
            differ++;
            fprintf(stderr, "  in %s, with %s\n", about, alone->cards->packs);
            break;
        }
    }
    free(a.g), free(b.g), free(a.options), free(b.options);
    grog_match_free(all);
    grog_match_free(alone);
}

static void a_match_with_the_packs_that_it_needs_is_the_same_match(void **state)
{
    (void)state;
    each_ready(library, compare, NULL);
    printf("%u matches, %u with fewer packs, %u differ\n", tried, fewer, differ);
    assert_true(tried > 100 && fewer > 80);
    assert_int_equal(differ, 0);
}

static bool names(const struct grog_match *m, const char *pack)
{
    struct grog_named_pack found;
    return grog_pack_in(m->cards->packs, pack, &found);
}

static void a_pack_of_another_setting_is_not_named(void **state)
{
    struct grog_error why = { 0 };
    (void)state;
    struct grog_match *m = library_match(library, "warfighter", "mission Dawn Raid", &why);
    assert_non_null(m);
    assert_true(names(m, "wwii-europe") && names(m, "wwii-expansions"));    /* whose Action cards are of that Setting */
    assert_false(names(m, "pmc") || names(m, "wwii-pacific") || names(m, "vietnam") || names(m, "infestation"));
    grog_match_free(m);
}

/* There are no bare hands among the cards of Vietnam: those who fight there have the chart of another pack. */
static void a_card_that_the_rules_find_brings_its_pack(void **state)
{
    struct grog_error why = { 0 };
    (void)state;
    struct grog_match *m = library_match(library, "warfighter", "mission Up the Hill", &why);
    assert_non_null(m);
    assert_true(names(m, "vietnam") && names(m, "shadow-war"));
    assert_false(names(m, "wwii-europe") || names(m, "infestation"));
    grog_match_free(m);
}

/* test_outlive_needed [GAMES [STEPS]]: of each match */
int main(int argc, char **argv)
{
    games = argc > 1 ? (unsigned)atoi(argv[1]) : games;
    steps = argc > 2 ? (unsigned)atoi(argv[2]) : steps;
    library = library_open(&(struct library_setup){ .packs = PACKS });
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_match_with_the_packs_that_it_needs_is_the_same_match),
        cmocka_unit_test(a_pack_of_another_setting_is_not_named),
        cmocka_unit_test(a_card_that_the_rules_find_brings_its_pack),
    };
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    library_close(library);
    return failed;
}
