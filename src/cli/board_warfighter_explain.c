/* SPDX-License-Identifier: MIT */
/* board_warfighter_explain.c -- what a choice does, what comes of it and what it costs, in sentences. */
#include "board_warfighter.h"

#include <stdio.h>

enum { SAID = 512 };

/* WF-LOC-15  How many Hostiles a card of the path brings, in value or in Reticles; ref: 0 until it lies there. */
static int hostiles_of(const struct play *p, const struct warfighter *w, uint16_t card, uint16_t ref)
{
    struct grog_frame about = { .proc = PROC_DRAW_HOSTILES, .seat = (uint8_t)p->s.viewer, .target = ref };
    return wf_value_to_draw(p->m, w, card) + grog_value(p->m, p->view, VALUE_HOSTILE_VALUE, &about, NULL);
}

/* The card of the path that the choice opens, or the side of a Hostile that it turns up; or 0. */
static uint16_t opened_by(const struct play *p, const struct warfighter *w, struct grog_option o)
{
    uint16_t other = wf_objective_for(p->m, w, w->front + 1u);
    if (o.verb == VERB_TURN_OVER) {
        const int16_t *n = numbers_of(p->m, w->hostile[grog_ref_slot(o.object[2])].thing.card);
        return (uint16_t)(n[HOSTILE_ENGAGED] ? n[HOSTILE_ENGAGED] : n[HOSTILE_JOINS]);
    }
    return o.verb == VERB_PLAY_LOCATION ? o.object[0] : o.verb != VERB_ACTIVATE ? 0
         : other ? other : w->location[1].thing.card;
}

void explain_warfighter(const struct play *p, struct grog_option o, struct grog_text *out)
{
    const struct warfighter *w = const_wf(p->view);
    struct grog_frame nobody = { .seat = GROG_NOBODY };
    uint16_t opens = o.verb < VERBS ? opened_by(p, w, o) : 0;
    char key[96];
    ROOM(card, SAID);
    ROOM(price, SAID);
    if (!o.verb || o.verb >= VERBS)
        return;
    if (opens)
        grog_say_card(&p->s, opens, GROG_SHORT, &card);
    board_say_price(p, o, &price);
    snprintf(key, sizeof key, "warfighter.explain.%s", wf_verbs[o.verb].name);
    grog_say_plain(&p->s, key, PAIRS({ "price", price_room, 0 }, { "card", card_room, 0 },
        { "value", NULL, opens && o.verb != VERB_TURN_OVER
                         ? board_hostiles_drawn(p, o, hostiles_of(p, w, opens, o.verb == VERB_ACTIVATE
                                                                               ? location_ref(w, 1) : 0)) : 0 },
        { "reticles", NULL, grog_value(p->m, p->view, VALUE_DRAWN_BY, &nobody, NULL) },
        { "counts", NULL, grog_value(p->m, p->view, VALUE_ACTIVATING_PLAYS, &nobody, NULL) },
        { "back", NULL, o.verb == VERB_TURN_OVER && wf_turns_back(p->m, w, grog_ref_slot(o.object[2])) },
        { "actions", NULL, board_actions_left(p) }, { "turns", NULL, w->timer },
        { "deck", NULL, w->hostiles[0] + w->hostile_discards[0] }), out);
    board_say_purses(p, o, board_xp_price(p, o), out);
    board_say_rolls(p, o, out);
    if (o.verb == VERB_ACTIVATE || (o.verb == VERB_TURN_OVER && opens)) {
        grog_print(out, "\n");
        grog_say_card_text(&p->s, opens, GROG_LONG, out);
    }
}
