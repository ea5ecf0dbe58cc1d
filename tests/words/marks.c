/* SPDX-License-Identifier: MIT */
/* marks.c -- has every mark of a scene a sentence of its own?  Every number of a state, every bit of those that are
 * sets, all that is shown besides, what threatens, zones and arrays: of each, in every system that speaks. */
#include "kernel/showing.h"
#include "kernel/system.h"
#include "wordy.h"
#include "words/catalogue.h"

#include <stdio.h>
#include <string.h>

extern const struct grog_system warfighter_system, heroes_system;
static const struct grog_system *const speaking[] = { &duel_system, &warfighter_system, &heroes_system };
enum { SPEAKING = sizeof speaking / sizeof *speaking };

static struct grog_words *english;
static unsigned missing;

static int setup(void **state) { (void)state; missing = 0; english = grog_words_english(); return english == NULL; }
static int teardown(void **state) { (void)state; grog_words_close(english); return 0; }

/* The key of these parts; each a slug. */
static bool has(const char *const part[], char key[4 * GROG_KEY_MAX])
{
    key[0] = 0;
    for (unsigned i = 0; part[i]; i++) {
        char slug[GROG_KEY_MAX];
        size_t n = strlen(key);
        grog_slug(part[i], slug);
        snprintf(key + n, 4 * GROG_KEY_MAX - n, "%s%s", i ? "." : "", slug);
    }
    return grog_words_has(english, key);
}

#define PARTS(...) (const char *const[]){ __VA_ARGS__, NULL }

static void want(const char *const part[])
{
    char key[4 * GROG_KEY_MAX];
    if (has(part, key))
        return;
    print_message("en.words lacks: %s\n", key);
    missing++;
}

static void want_bits(const struct grog_system *y, const struct grog_field *f)
{
    for (unsigned bit = 1; bit && (int64_t)bit <= f->max; bit <<= 1) {
        char part[16];
        snprintf(part, sizeof part, "bit-%u", bit);
        if (f->array)
            want(PARTS(y->name, "mark", y->arrays[f->array - 1].name, f->name, part));
        else
            want(PARTS(y->name, "mark", f->name, part));
    }
}

/* A number that is always 0 is never shown. */
static void want_field(const struct grog_system *y, const struct grog_field *f)
{
    char key[4 * GROG_KEY_MAX];
    const char *array = f->array ? y->arrays[f->array - 1].name : NULL;
    if (f->max == 0 && f->min == 0)
        return;
    if (array ? has(PARTS(y->name, "mark", array, f->name, "bits"), key)
              : has(PARTS(y->name, "mark", f->name, "bits"), key))
        want_bits(y, f);
    else if (array)
        want(PARTS(y->name, "mark", array, f->name));
    else
        want(PARTS(y->name, "mark", f->name));
}

TEST(every_number)
{
    for (unsigned the = 0; the < SPEAKING; the++)
        for (unsigned i = 0; i < speaking[the]->n_fields; i++)
            want_field(speaking[the], &speaking[the]->fields[i]);
    assert_int_equal(missing, 0);
}

TEST(all_that_is_shown_besides)
{
    for (unsigned the = 0; the < SPEAKING; the++) {
        const struct grog_system *y = speaking[the];
        for (unsigned i = 0; y->showing && i < y->showing->n_shows; i++)
            want(PARTS(y->name, "show", y->showing->shows[i].name));
        for (unsigned i = 0; y->showing && i < GROG_THREATS && y->showing->threats[i]; i++)
            want(PARTS(y->name, "threat", y->showing->threats[i]));
    }
    assert_int_equal(missing, 0);
}

TEST(zones_and_arrays)
{
    for (unsigned the = 0; the < SPEAKING; the++) {
        const struct grog_system *y = speaking[the];
        for (unsigned i = 0; i < y->n_zones; i++)
            want(PARTS("noun", y->name, "zone", y->zones[i].name));
        for (unsigned i = 0; i < y->n_arrays; i++) {
            want(PARTS("noun", y->name, "array", y->arrays[i].name));
            want(PARTS("noun", y->name, "array", y->arrays[i].name, "many"));
        }
    }
    assert_int_equal(missing, 0);
}

/* A set is said by its bits, and nothing is left of the number. */
TEST(a_set_of_bits)
{
    struct grog_match m = { .system = &warfighter_system };
    struct grog_speaker s = { .words = english, .m = &m, .viewer = GROG_SPECTATOR };
    char room[256] = "";
    struct grog_text t = { .at = room, .room = sizeof room };
    for (unsigned i = 0; i < warfighter_system.n_fields; i++) {
        const struct grog_field *f = &warfighter_system.fields[i];
        if (strcmp(f->name, "marks") != 0)
            continue;
        grog_say_mark(&s, NULL, i, 0, 0, 3, &t);
    }
    assert_string_equal(room, "fired in Bolt Mode this Turn, Jammed");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        IT(every_number), IT(all_that_is_shown_besides), IT(zones_and_arrays), IT(a_set_of_bits),
    };
    return cmocka_run_group_tests(tests, setup, teardown);
}
