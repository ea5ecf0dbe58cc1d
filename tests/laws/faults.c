/* SPDX-License-Identifier: MIT */
/* faults.c -- does each law find what it is there to find?
 *
 * The duel is built here with deliberate faults (tests/toy/faults.h), one of them
 * switched on at a time.  The laws must break, and the one that breaks must be the
 * fault's own: a law that fires for another's fault would hide it. */
#include "duel/duel.h"
#include "duel/faults.h"

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

static const struct { enum duel_fault fault; const char *law; } expected[] = {
    { FAULT_NO_OPTIONS,      "options" },
    { FAULT_TAKES_UNOFFERED, "refusal" },
    { FAULT_LISTER_PEEKS,    "views" },
    { FAULT_EVENT_LEAKS,     "secrets" },
    { FAULT_STATE_LEAKS,     "secrets" },
    { FAULT_FILL_CHANGES,    "fill" },
    { FAULT_DIRTY_SLOT,      "canonical" },
    { FAULT_UNNAMED,         "same" },
    { FAULT_FORGETFUL,       "same" },
    { FAULT_BOUNDS,          "invariants" },
    { FAULT_TELLS_TOO_MUCH,  "invariants" },
    { FAULT_SECRET_ROLL,     "undo" },
    { FAULT_SECRET_PEEK,     "undo" },
    { FAULT_REDO_DIFFERS,    "undo" },
    { FAULT_LOSES_CARD,      "conservation" },
    { FAULT_ENDLESS,         "end" },
};
enum { GAMES = 400 };

static unsigned law_called(const char *name)
{
    for (unsigned law = 0; grog_law_name(law); law++)
        if (!strncmp(grog_law_name(law), name, strlen(name)))
            return 1u << law;
    return 0;
}

/* The laws broken by the first game that breaks any. */
static unsigned broken_by(enum duel_fault fault, const char *setup, char story[256])
{
    static const struct grog_box shelf[] = { { &duel_system, &duel_cards }, { 0 } };
    char text[128];
    struct grog_error why = { 0 };
    snprintf(text, sizeof text, "%s, fault %d", setup, fault);
    struct grog_match *m = grog_match_new(shelf, text, &why);
    assert_non_null(m);
    struct grog_laws *l = grog_laws_new(m);
    assert_non_null(l);
    unsigned broken = 0;
    for (uint64_t seed = 1; !broken && seed <= GAMES; seed++)
        broken = grog_laws_game(l, seed);
    snprintf(story, 256, "%s", grog_laws_story(l));
    grog_laws_free(l);
    grog_match_free(m);
    return broken;
}

static void each_fault_breaks_its_own_law(const char *setup)
{
    char story[256];
    for (size_t i = 0; i < GROG_COUNT(expected); i++) {
        unsigned broken = broken_by(expected[i].fault, setup, story);
        if (broken != law_called(expected[i].law))
            fail_msg("fault %d should break '%s': %s", expected[i].fault, expected[i].law,
                     broken ? story : "nothing broke");
    }
}

static void each_fault_breaks_its_own_law_and_no_other_in_a_duel(void **state)
{
    (void)state;
    each_fault_breaks_its_own_law("seats 2");
}

static void each_fault_breaks_its_own_law_and_no_other_with_allies(void **state)
{
    (void)state;
    each_fault_breaks_its_own_law("seats 4, open 1");
}

static void without_a_fault_no_law_breaks(void **state)
{
    char story[256];
    (void)state;
    assert_int_equal(broken_by(FAULT_NONE, "seats 4", story), 0);
}

static void every_law_has_a_fault(void **state)
{
    unsigned all = 0, law = 0;
    (void)state;
    for (size_t i = 0; i < GROG_COUNT(expected); i++)
        all |= law_called(expected[i].law);
    while (grog_law_name(law))
        law++;
    assert_int_equal(all, (1u << law) - 1);
    assert_int_equal(GROG_COUNT(expected), FAULTS - 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_law_has_a_fault),
        cmocka_unit_test(without_a_fault_no_law_breaks),
        cmocka_unit_test(each_fault_breaks_its_own_law_and_no_other_in_a_duel),
        cmocka_unit_test(each_fault_breaks_its_own_law_and_no_other_with_allies),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
