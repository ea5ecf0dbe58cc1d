/* SPDX-License-Identifier: MIT */
/* board_warfighter_ahead.c -- what a choice would come to, found by making it in a game that looks like this one.
 *
 * The game is filled from the view of who looks, so that nothing hidden is told; only what does not depend on chance is
 * read off it. */
#include "board_warfighter.h"
#include "out.h"

#include <stdlib.h>

enum { STEPS_MOST = 8 };

/* What is asked on the way is answered with as little as can be: nothing is played, and the first pays. */
static bool go_on(const struct play *p, struct grog_game *g, struct grog_options *list, struct grog_events *events)
{
    uint32_t take = 0;
    list->n = 0;
    if (!(g->asked >> p->s.viewer & 1))
        return false;
    grog_list(p->m, g, p->s.viewer, list);
    for (uint32_t i = 0; i < list->n; i++)
        if (list->at[i].verb == VERB_DECLINE || list->at[i].verb == VERB_SKIP || list->at[i].verb == GROG_PASS)
            take = i;
    if (!list->n)
        return false;
    events->n = 0;
    grog_take_listed(p->m, g, p->s.viewer, list->at[take], events);
    return true;
}

static const struct grog_event *told_of(const struct grog_events *events, unsigned kind)
{
    for (uint32_t i = 0; i < events->n; i++)
        if (events->at[i].kind == kind)
            return &events->at[i];
    return NULL;
}

int board_hostiles_drawn(const struct play *p, struct grog_option o, int otherwise)
{
    static const uint8_t seed[GROG_SEED_BYTES] = { 1 };
    struct grog_game *copy = must_have(1, grog_state_bytes(p->m));
    struct grog_events *events = must_have(1, sizeof *events);
    struct grog_options *list = must_have(1, sizeof *list);
    const struct grog_event *told = NULL;
    grog_fill(p->m, p->view, p->s.viewer, seed, copy);
    bool goes = grog_take(p->m, copy, p->s.viewer, o, events) == GROG_OK;
    for (unsigned i = 0; goes && i < STEPS_MOST && !(told = told_of(events, TOLD_DRAWS_FOR)); i++)
        goes = copy->question != ASK_TURN && go_on(p, copy, list, events);
    int drawn = told ? told->amount : otherwise;
    free(list);
    free(events);
    free(copy);
    return drawn;
}
