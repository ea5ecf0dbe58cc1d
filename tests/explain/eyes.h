/* SPDX-License-Identifier: MIT */
/* eyes.h -- a game of a test in the eyes of a seat, and what its system says of an option.
 *
 * It is included behind what declares `struct play` with a match m and a game, such as rules/mission.h. */
#ifndef TESTS_EXPLAIN_EYES_H
#define TESTS_EXPLAIN_EYES_H

#include "library/systems.h"
#include "kernel/kernel.h"

#include <stdio.h>

struct looking {
    struct grog_eyes is;
    struct grog_speaker s;
    struct grog_words *words;
    struct grog_scene scene;
    union grog_any_game view;
};

static inline void look_as(struct looking *l, const struct play *p, unsigned seat)
{
    if (!l->words)
        l->words = grog_words_english();
    assert_non_null(l->words);
    l->s = (struct grog_speaker){ .words = l->words, .m = p->m, .viewer = seat };
    grog_view(p->m, &p->game, seat, &l->view.game);
    grog_scene_of(p->m, &l->view.game, seat, &l->scene);
    l->is = (struct grog_eyes){ .m = p->m, .view = &l->view.game, .scene = &l->scene, .s = &l->s };
}

static inline void look(struct looking *l, const struct play *p) { look_as(l, p, 0); }

static inline struct grog_option option_called(const struct looking *l, const char *text)
{
    char line[GROG_TEXT_MAX];
    for (uint32_t i = 0; i < l->scene.options.n; i++)
        if (!strcmp(grog_option_text(l->is.m, &l->view.game, l->scene.options.at[i], line), text))
            return l->scene.options.at[i];
    fail_msg("'%s' is not offered", text);
    return (struct grog_option){ 0 };
}

/* What is said has these words. */
static inline void assert_says(const char *said, const char *words)
{
    if (!strstr(said, words))
        fail_msg("'%s' has not '%s'", said, words);
}

/* Results with their shares are those of the rules' own odds; shares: of `whole`, by result. */
static inline void assert_odds(const struct looking *l, struct grog_option o, const uint64_t *share, unsigned results,
                               uint64_t whole, const char *what)
{
    static struct grog_odds odds;
    uint64_t all = 0;
    assert_int_equal(grog_odds(l->is.m, &l->view.game, l->s.viewer, o, &odds), GROG_OK);
    for (uint32_t i = 0; i < odds.n; i++) {
        uint64_t ours = odds.at[i].result >= 0 && (unsigned)odds.at[i].result < results ? share[odds.at[i].result] : 0;
        if (ours * odds.whole != odds.at[i].share * whole)
            fail_msg("%s: %d is forecast in %u of %u, and comes in %u of %u", what, odds.at[i].result, (unsigned)ours,
                     (unsigned)whole, (unsigned)odds.at[i].share, (unsigned)odds.whole);
        all += ours;
    }
    if (all != whole)
        fail_msg("%s: something is forecast that never comes", what);
}

#endif
