/* SPDX-License-Identifier: MIT */
/* lesson_check.c -- can a lesson be finished by all that it teaches?
 *
 * Every taught or allowed option is taken at every question, other seats answer as the lesson says, and its dice fall:
 * each way must come to the end of the lesson, and where several options are offered one must be taught. */
#include "cli.h"
#include "kernel/game.h"
#include "kernel/system.h"
#include "library/lessons.h"
#include "command/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEEPEST = 80, MOST_POSITIONS = 4000 };

struct walk {
    const struct grog_lesson *l;
    const struct grog_match  *m;
    uint32_t positions, ways, refused, deepest;
    uint64_t seen[MOST_POSITIONS];
    bool     wrong;
    char     path[DEEPEST][GROG_TEXT_MAX];
};

static void tell_fault(struct walk *w, unsigned depth, const struct grog_tuition *t, const char *what, const char *more)
{
    if (!w->wrong) {
        fprintf(stderr, "%s, step %u: %s%s\n", w->l->name, t->step + 1, what, more);
        for (unsigned i = 0; i < depth; i++)
            fprintf(stderr, "    after: %s\n", w->path[i]);
    }
    w->wrong = true;
}

/* Has this moment been seen?  If not, it has now. */
static bool been_here(struct walk *w, const struct grog_game *g, const struct grog_tuition *t)
{
    uint8_t hash[GROG_HASH_BYTES];
    uint64_t key;
    grog_hash(w->m, g, hash);
    memcpy(&key, hash, sizeof key);
    key = key * 31 + t->step * 64 + t->dice;
    for (uint32_t i = 0; i < w->positions; i++)
        if (w->seen[i] == key)
            return true;
    if (w->positions < MOST_POSITIONS)
        w->seen[w->positions++] = key;
    return false;
}

static void walk_on(struct walk *w, const struct grog_game *g, struct grog_tuition t, unsigned depth);

static void take(struct walk *w, const struct grog_game *g, const struct grog_tuition *t, unsigned seat,
                 struct grog_option o, unsigned depth)
{
    union grog_any_game *next = must_have(1, sizeof *next);
    struct grog_tuition after = *t;
    uint32_t n, used = 0;
    const uint8_t *dice = grog_tuition_dice(t, &n);
    memcpy(next, g, grog_state_bytes(w->m));
    grog_option_text(w->m, g, o, w->path[depth]);
    if (grog_take_with_dice(w->m, &next->game, seat, o, NULL, dice, n, &used) != GROG_OK) {
        tell_fault(w, depth, t, "this was offered and is refused: ", w->path[depth]);
    } else {
        grog_tuition_took(&after, w->m, g, seat, o, used, &next->game);
        walk_on(w, &next->game, after, depth + 1);
    }
    free(next);
}

/* The lesson's own seat: every way that it lets be gone. */
static void take_taught(struct walk *w, const struct grog_game *g, const struct grog_tuition *t, unsigned seat,
                        const struct grog_options *offered, unsigned depth)
{
    bool binds = grog_tuition_binds(t, w->m, g, offered);
    if (!binds && offered->n > 1) {
        tell_fault(w, depth, t, "nothing that is offered is taught: ", grog_question(w->m, g));
        for (uint32_t i = 0; i < offered->n && i < 60; i++)
            fprintf(stderr, "    offered: %s\n", grog_option_text(w->m, g, offered->at[i], w->path[depth]));
        return;
    }
    for (uint32_t i = 0; i < offered->n && !w->wrong; i++) {
        bool taught = !binds || grog_tuition_teaches(t, w->m, g, offered->at[i]);
        w->refused += !taught;
        if (taught)
            take(w, g, t, seat, offered->at[i], depth);
    }
}

static void walk_on(struct walk *w, const struct grog_game *g, struct grog_tuition t, unsigned depth)
{
    w->deepest = depth > w->deepest ? depth : w->deepest;
    if (grog_tuition_over(&t)) {
        w->ways++;
        return;
    }
    if (w->wrong || been_here(w, g, &t))
        return;
    if (grog_over(g) || depth == DEEPEST) {
        tell_fault(w, depth, &t, grog_over(g) ? "the game is over before the lesson" : "it leads nowhere", "");
        return;
    }
    struct grog_options *offered = must_have(1, sizeof *offered);
    unsigned own = grog_asked(g) >> w->l->seat & 1, seat = own ? w->l->seat : grog_first_seat(grog_asked(g));
    grog_list(w->m, g, seat, offered);
    if (own)
        take_taught(w, g, &t, seat, offered, depth);
    else
        take(w, g, &t, seat, grog_tuition_answer(&t, w->m, g, offered), depth);
    free(offered);
}

bool lesson_check(const struct grog_lesson *l, const struct grog_position *from)
{
    struct walk *w = must_have(1, sizeof *w);
    struct grog_tuition t;
    w->l = l;
    w->m = from->match;
    grog_tuition_begin(&t, l, from->game);
    walk_on(w, from->game, t, 0);
    if (!w->wrong && w->positions == MOST_POSITIONS)
        tell_fault(w, 0, &t, "it teaches too much at once: more positions than can be looked at", "");
    if (!w->wrong && !w->ways)
        tell_fault(w, 0, &t, "it cannot be finished", "");
    if (!w->wrong && !w->refused)
        tell_fault(w, 0, &t, "it refuses nothing", "");
    bool good = !w->wrong;
    if (good)
        printf("%s: %u steps, at most %lu choices, %lu positions, %lu ways to its end; refuses %lu options\n", l->name,
               l->steps, (unsigned long)w->deepest, (unsigned long)w->positions, (unsigned long)w->ways,
               (unsigned long)w->refused);
    free(w);
    return good;
}
