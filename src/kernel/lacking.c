/* SPDX-License-Identifier: MIT */
/* lacking.c -- why a card cannot be used: of the ability that comes nearest, the row that fails first.
 *
 * What always holds: it lacks nothing exactly where grog_usable finds a row (ability.h). */
#include "price.h"
#include "source.h"
#include "trigger.h"

/* The first of an ability's tests that fails; those that raising would spare count last. */
static unsigned failing_test(const struct grog_match *m, const struct grog_game *g, const struct grog_source *by,
                             const struct grog_frame *about, const struct grog_ability *a)
{
    for (unsigned waived = 0; waived <= GROG_TEST_WAIVED; waived += GROG_TEST_WAIVED)
        for (unsigned i = 0; i < GROG_TESTS && a->test[i].measure; i++)
            if ((a->test[i].less & GROG_TEST_WAIVED) == waived && !grog_test_holds(m, g, about, by, &a->test[i]))
                return i;
    return GROG_TESTS;
}

static struct grog_lacking lacking_of(const struct grog_match *m, const struct grog_game *g,
                                      const struct grog_source *by, uint8_t subject, const struct grog_frame *about,
                                      uint32_t row)
{
    const struct grog_ability *a = &m->cards->ability[row];
    unsigned test = failing_test(m, g, by, about, a);
    struct grog_frame f = grog_use_frame(by, subject, about, row);
    bool raises = grog_would_count(m, g, &f, by, true);
    if (test < GROG_TESTS && !((a->test[test].less & GROG_TEST_WAIVED) && raises))
        return (struct grog_lacking){ row, GROG_LACKS_TEST, (uint8_t)test };
    if (!grog_can_pay(m, g, by, a->price, m->brief[row].prices, grog_played_by(m, g, by)))
        return (struct grog_lacking){ row, GROG_LACKS_PRICE, 0 };
    bool counts = raises || grog_would_count(m, g, &f, by, false);
    return (struct grog_lacking){ row, counts ? GROG_LACKS_NOTHING : GROG_LACKS_TARGET, 0 };
}

static struct grog_lacking lacking_at(const struct grog_match *m, const struct grog_game *g,
                                      const struct grog_source *by, uint8_t point, uint8_t subject,
                                      const struct grog_frame *about)
{
    const struct grog_card *c = grog_card(m, by->card);
    struct grog_lacking nearest = { c->abilities ? c->ability : 0, GROG_LACKS_MOMENT, 0 };
    for (uint32_t row = c->ability; row < c->ability + c->abilities; row++) {
        if (m->cards->ability[row].point != point)
            continue;
        struct grog_lacking one = lacking_of(m, g, by, subject, about, row);
        if (!one.what)
            return one;
        if (one.what > nearest.what || (one.what == nearest.what && one.part > nearest.part))
            nearest = one;
    }
    return nearest;
}

struct grog_lacking grog_lacking_in(const struct grog_match *m, const struct grog_game *g,
                                    const struct grog_source *by, const struct grog_frame *window)
{
    return lacking_at(m, g, by, (uint8_t)window->local[0], window->subject, &g->frame[window->subject - 1]);
}

struct grog_lacking grog_lacking(const struct grog_match *m, const struct grog_game *g, const struct grog_source *by,
                                 uint8_t point, const struct grog_frame *about)
{
    for (unsigned top = g->depth; !point && top; top--)
        if (g->frame[top - 1].proc == GROG_PROC_POINT)
            return grog_lacking_in(m, g, by, &g->frame[top - 1]);
    return lacking_at(m, g, by, point, 0, about);
}
