/* SPDX-License-Identifier: MIT */
/* table.c -- table acts: what a seat may do at any time, whoever's turn it is.
 *
 * Reaction settings, undo and the consent to it, giving up, handing over a seat.
 * They read the same in a view as in the game.  Those that change the game alone
 * are carried out here; undo and redo need the past, which the journal has. */
#include "table.h"

/* Has the person of this seat taken an option that can be taken back? */
static bool may_undo(const struct grog_match *m, const struct grog_game *g, unsigned seat)
{
    if (g->table.undo_by || (g->over && !m->practice))
        return false;
    for (unsigned s = 0; s < m->seats; s++)
        if ((g->table.acted >> s & 1) && grog_same_person(g, seat, s))
            return true;
    return false;
}

void grog_offer_acts(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l)
{
    if (seat >= m->seats)
        return;
    if (may_undo(m, g, seat))
        grog_offer(l, (struct grog_option){ .verb = GROG_UNDO }, 0);
    if (g->table.undone && !g->table.undo_by)
        grog_offer(l, (struct grog_option){ .verb = GROG_REDO }, 0);
    if (g->table.undo_wait >> seat & 1) {
        grog_offer(l, (struct grog_option){ .verb = GROG_CONSENT }, 0);
        grog_offer(l, (struct grog_option){ .verb = GROG_OBJECT }, 0);
    }
    if (g->over)
        return;
    if (!(g->table.resigned >> seat & 1))
        grog_offer(l, (struct grog_option){ .verb = GROG_RESIGN }, 0);
    for (uint16_t p = 0; p < m->seats; p++)
        if (p != g->table.person[seat])
            grog_offer(l, (struct grog_option){ .verb = GROG_HAND_OVER, .object = { p } }, 0);
    for (unsigned q = 1; q < m->system->n_questions; q++) {
        uint8_t window = m->system->questions[q].window;
        for (uint16_t how = 0; window && how <= GROG_NEVER; how++)
            if (g->table.reaction[seat][window - 1] != how)
                grog_offer(l, (struct grog_option){ .verb = GROG_REACT, .actor = window, .object = { how } }, 0);
    }
}

bool grog_is_act(struct grog_option o) { return o.verb >= GROG_REACT && o.verb <= GROG_HAND_OVER; }

void grog_carry_out_act(const struct grog_match *m, struct grog_game *g, unsigned seat, struct grog_option o,
                        struct grog_events *events)
{
    struct grog_run r = { .m = m, .g = g, .events = events };
    GROG_ASSERT(seat < m->seats && grog_is_act(o) && o.verb != GROG_UNDO && o.verb != GROG_REDO);
    switch (o.verb) {
    case GROG_REACT:
        GROG_ASSERT(o.actor >= 1 && o.actor <= GROG_WINDOWS && o.object[0] <= GROG_NEVER);
        g->table.reaction[seat][o.actor - 1] = (uint8_t)o.object[0];
        break;
    case GROG_HAND_OVER:
        GROG_ASSERT(o.object[0] < m->seats);
        g->table.person[seat] = (uint8_t)o.object[0];
        g->table.undo_by = g->table.undo_wait = 0;
        break;
    case GROG_OBJECT:
        g->table.undo_by = g->table.undo_wait = 0;
        break;
    case GROG_CONSENT:
        g->table.undo_wait &= (uint8_t)~(1u << seat);
        break;
    case GROG_RESIGN:
        g->table.resigned |= (uint8_t)(1u << seat);
        g->table.undo_by = g->table.undo_wait = g->table.acted = 0;
        g->table.since = g->table.undone = 0;
        m->system->resign(&r, seat);
        g->asked &= (uint8_t)~(1u << seat);
        if (g->over)
            grog_close(g);
        else if (!g->asked)
            grog_go_on_unanswered(&r);
        break;
    }
}
