/* SPDX-License-Identifier: MIT */
/* board_warfighter_ahead.c -- what a choice would come to, found by making it in a game that looks like this one.
 *
 * The game is filled from the view of who looks, so that nothing hidden is told; only what does not depend on chance is
 * read off it. */
#include "board_warfighter.h"
#include "out.h"

#include <stdlib.h>
#include <string.h>

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

/* ---- why not ------------------------------------------------------------------------------------------------- */

/* The cards that make a value what it is, with what they say. */
static void say_because(const struct play *p, const char *key, const struct grog_because *b, struct grog_text *out)
{
    for (uint32_t i = b->n; i-- > 0; ) {
        ROOM(name, 256);
        ROOM(text, 1024);
        if (i >= GROG_BECAUSE_MAX || !b->at[i].card)
            continue;
        grog_say_card(&p->s, b->at[i].card, GROG_SHORT, &name);
        grog_say_card_text(&p->s, b->at[i].card, GROG_SHORT, &text);
        board_say(p, key, PAIRS({ "card", name_room, 0 }, { "text", text_room, 0 }), out);
        return;
    }
}

static bool is_aimed(unsigned verb) { return verb == VERB_ATTACK || verb == VERB_FIGHT || verb == VERB_STRIKE; }

/* An Attack that is refused: the card that keeps its target from being attacked, or how far away it is. */
void refused_warfighter(const struct play *p, struct grog_option o, const char *rule, struct grog_text *out)
{
    const struct warfighter *w = const_wf(p->view);
    struct grog_frame about = { .proc = PROC_AIM, .seat = GROG_NOBODY, .target = o.object[2] };
    struct grog_because because = { 0 };
    if (!is_aimed(o.verb) || !o.actor || strcmp(rule, "WF-ATK-02") != 0)
        return;
    if (grog_value(p->m, p->view, VALUE_CAN_BE_ATTACKED, &about, &because))
        board_say(p, "too-far", PAIRS({ "n", NULL, (int)apart(w->soldier[o.actor - 1u].place,
                                                              w->hostile[grog_ref_slot(o.object[2])].place) }), out);
    else
        say_because(p, "shielded", &because, out);
}

/* A Hostile with its target in Range that does not attack: it has no Attack, or the card that keeps it from it. */
void held_warfighter(const struct play *p, unsigned slot, struct grog_text *out)
{
    const struct warfighter *w = const_wf(p->view);
    const struct hostile *h = &w->hostile[slot];
    struct grog_because because = { 0 };
    if (!h->target)
        return;
    struct grog_frame about = { .proc = PROC_SHELTER, .seat = GROG_NOBODY, .actor = hostile_ref(w, slot),
                                .target = soldier_ref(w, h->target - 1u) };
    if (!numbers_of(p->m, h->thing.card)[HOSTILE_CHART])
        board_say(p, "harmless", NULL, out);
    else if (!grog_value(p->m, p->view, VALUE_CAN_ATTACK, &about, &because))
        say_because(p, "held", &because, out);
}
