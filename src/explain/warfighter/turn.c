/* SPDX-License-Identifier: MIT */
/* turn.c -- what the end of a Turn brings by the cards in play, and what a hand is filled up with. */
#include "table.h"
#include "warfighter/cards.h"
#include "warfighter/tables.h"
#include "words/rowtext.h"

/* ---- the end of the Turn ------------------------------------------------------------------------------------- */

/* Between the last Action and the next Turn. */
static bool is_at_turn_end(uint8_t point)
{
    static const uint8_t points[] = { POINT_TURN_ENDS, POINT_TURN_JUDGED, POINT_REINFORCEMENT_STEP, POINT_ATTACK_STEP,
                                      POINT_CLOSE_RANGE_STEP, POINT_HOSTILE_TURN_ENDS };
    for (unsigned i = 0; i < sizeof points; i++)
        if (points[i] == point)
            return true;
    return false;
}

/* Of a card in play: in a sentence with when and if, or only what it does. */
static void say_what_comes(const struct grog_eyes *e, uint16_t card, bool whole, struct grog_text *out)
{
    const struct grog_card *c = grog_card(e->m, card);
    for (unsigned i = 0; i < c->abilities; i++) {
        const struct grog_ability *row = &e->m->cards->ability[c->ability + i];
        GROG_ROOM(name, 128);
        GROG_ROOM(text, 1024);
        GROG_ROOM(price, 128);
        if (!is_at_turn_end(row->point) || row->may)
            continue;
        grog_say_card(e->s, card, GROG_SHORT, &name);
        if (whole)
            grog_say_ability(e->s, card, row, &text);
        else
            grog_say_use(e->s, c->ability + i, &price, &text);
        grog_print(out, "%s", whole ? "\n" : out->n ? "; " : "");
        board_say(e, whole ? "turn-end" : "turn-end-note", GROG_PAIRS({ "name", name_room, 0 }, { "text", text_room,
                                                                                                  0 }),
                  out);
    }
}

/* What several have on their cards is said once. */
static void say_turn_end(const struct grog_eyes *e, bool whole, struct grog_text *out)
{
    const struct warfighter *w = const_wf(e->view);
    uint16_t said[HOSTILES + EVENTS_MOST] = { 0 };
    unsigned n = 0;
    EACH_HOSTILE(w, i)
        if (!wf_silent(e->m, e->view, hostile_ref(w, i)))
            said[n++] = w->hostile[i].thing.card;
    EACH_EVENT(w, i)
        if (!wf_silent(e->m, e->view, event_ref(w, i)))
            said[n++] = w->event[i].thing.card;
    for (unsigned i = 0; i < n; i++) {
        bool before = false;
        for (unsigned k = 0; k < i; k++)
            before = before || said[k] == said[i];
        if (!before)
            say_what_comes(e, said[i], whole, out);
    }
}

void board_say_turn_end(const struct grog_eyes *e, struct grog_text *out) { say_turn_end(e, true, out); }

/* Beside what ends the Turn, and beside what would be lost. */
void note_warfighter(const struct grog_eyes *e, struct grog_option o, struct grog_text *out)
{
    if (o.verb == VERB_END_TURN)
        say_turn_end(e, false, out);
    else if (board_moves_nowhere(e, o))
        board_say(e, "moves-nowhere", NULL, out);
    else if (!e->at_table || e->pictured)
        return;                                         /* a line of the list alone has no room for more */
    else if (o.verb == VERB_DISCARD_AND_DRAW && o.actor)
        board_say(e, "holds", GROG_PAIRS({ "n", NULL, const_wf(e->view)->hand[o.actor - 1u][0] },
                                         { "size", NULL, wf_hand_size(e->m, e->view, o.actor - 1u) }), out);
    else if (o.verb == VERB_PLAY_LOCATION && o.object[0])
        board_say(e, "opens", GROG_PAIRS({ "value", NULL, board_value_of_location(e, o) },
                                         { "enter", NULL, numbers_of(e->m, o.object[0])[PLACE_ENTRANCE] }), out);
}

/* ---- hands --------------------------------------------------------------------------------------------------- */

int board_cards_drawn(const struct grog_eyes *e, unsigned soldier)
{
    int n = wf_hand_size(e->m, e->view, soldier) - const_wf(e->view)->hand[soldier][0];
    return n < 0 ? 0 : n;
}

/* WF-TRN-23  How many he holds, and how many he would draw now. */
void board_say_filling(const struct grog_eyes *e, unsigned soldier, struct grog_text *out)
{
    int n = const_wf(e->view)->hand[soldier][0], size = wf_hand_size(e->m, e->view, soldier);
    board_say(e, "filling", GROG_PAIRS({ "n", NULL, n }, { "size", NULL, size },
        { "draws", NULL, board_cards_drawn(e, soldier) }, { "over", NULL, n > size ? n - size : 0 }), out);
}
