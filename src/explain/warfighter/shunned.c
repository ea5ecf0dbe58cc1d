/* SPDX-License-Identifier: MIT */
/* shunned.c -- choices that nobody should take by one key too many: Moves, what throws away or ends, and what only
 * costs more.  A cursor begins on another one, if there is any. */
#include "table.h"
#include "warfighter/forecast.h"

/* A Move towards the Mission card. */
bool board_goes_back(const struct grog_eyes *e, struct grog_option o)
{
    const struct warfighter *w = const_wf(e->view);
    return o.verb == VERB_MOVE && o.actor && o.object[2]
        && space_of_slot(w, grog_ref_slot(o.object[2])) < w->soldier[o.actor - 1u].place;
}

static bool has_price(const struct grog_eyes *e, struct grog_option o)
{
    GROG_ROOM(price, 256);
    board_say_price(e, o, &price);
    return price.n > 0;
}

/* In the Turn itself what is used up is to be meant: a card, a thing, what he can do once in the Mission. */
bool shunned_warfighter(const struct grog_eyes *e, struct grog_option o)
{
    switch (o.verb) {
    case VERB_MOVE: case VERB_DISCARD_AND_DRAW: case VERB_DROP: case VERB_LIGHTEN: return true;
    case VERB_WITHDRAW: case VERB_FALL_BACK: return true;
    case VERB_END_TURN:         return board_actions_left(e) > 0;
    case VERB_UPGUN:            return true;            /* the card is used as well without */
    case VERB_PLAY: case VERB_USE: case VERB_USE_SUPPORT: case VERB_USE_OWN: return e->view->question == ASK_TURN;
    case VERB_PLAY_LOCATION:    return has_price(e, o);
    case VERB_ATTACK: case VERB_BREACH: return has_price(e, o) || board_left_of(e, o) != LEFT_IN_HAND;
    default:                    return false;
    }
}
