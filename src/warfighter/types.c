/* SPDX-License-Identifier: MIT */
/* types.c -- what sort of Mission it is.
 *
 * A type is a card: what it changes of the turn it says like any other card, by values and at
 * points; what it changes of the set-up stands in its fields, which are read here and in types_fit.c.
 * The deal lays each type of the match once beside the path, from where it speaks.  So types add up, and
 * no step of the turn knows one by its name. */
#include "common.h"
#include "before.h"
#include "decks.h"
#include "eras.h"
#include "errands.h"
#include "extraction.h"
#include "k9.h"
#include "places.h"
#include "team.h"
#include "types.h"

static unsigned add_type(uint16_t type, uint16_t out[TYPES_MOST], unsigned n)
{
    unsigned k = 0;
    while (k < n && out[k] != type)
        k++;
    if (k == n && type && n < TYPES_MOST)
        out[n++] = type;
    return n;
}

static unsigned add_types(const int16_t *list, uint16_t out[TYPES_MOST], unsigned n)
{
    for (int i = 0; i < list[0]; i++)
        n = add_type((uint16_t)list[1 + i], out, n);
    return n;
}

/* The Mission's, then the Objective's, then what was declared (WF-FRT-09). */
unsigned wf_types(const struct grog_match *m, uint16_t out[TYPES_MOST])
{
    unsigned n = add_types(wf_mission_numbers(m) + MISSION_TYPES, out, 0);
    n = add_types(wf_numbers_as(m, wf_objective_card(m), OF_OBJECTIVE) + OBJECTIVE_TYPES, out, n);
    return add_type((uint16_t)m->setup[SETUP_TYPE], out, n);
}

/* The first type whose number at this place is not 0, and that number. */
static int number_of(const struct grog_match *m, unsigned at)
{
    uint16_t type[TYPES_MOST];
    unsigned n = wf_types(m, type);
    for (unsigned i = 0; i < n; i++)
        if (numbers_of(m, type[i])[at])
            return numbers_of(m, type[i])[at];
    return 0;
}

/* WF-SAB-24  The team may leave before all is done. */
bool wf_is_early(const struct grog_match *m) { return number_of(m, TYPE_EARLY); }

/* WF-SHO-05, WF-AIR-05  What the team comes by; 0: none. */
uint16_t wf_transport(const struct grog_match *m)
{
    uint16_t chosen = (uint16_t)m->setup[SETUP_TRANSPORT];
    return chosen ? chosen : (uint16_t)number_of(m, TYPE_TRANSPORT);
}

uint16_t wf_first_deck(const struct grog_match *m, bool *open)
{
    *open = number_of(m, TYPE_FIRST_OPEN);
    return (uint16_t)number_of(m, TYPE_FIRST);
}

static bool lists_deck(const int16_t *decks, uint16_t deck)
{
    for (int k = 0; k < decks[0]; k++)
        if ((uint16_t)decks[1 + k] == deck)
            return true;
    return false;
}

/* WF-AIR-08, WF-AIR-10, WF-SHO-08, WF-FRT-03  Does a deck of its own lie beside this Mission? */
bool wf_uses_deck(const struct grog_match *m, uint16_t deck)
{
    uint16_t type[TYPES_MOST], setting = wf_setting(m);
    if (setting && lists_deck(numbers_of(m, setting) + SETTING_DECKS, deck))
        return true;
    if ((uint16_t)wf_numbers_as(m, wf_objective_card(m), OF_OBJECTIVE)[OBJECTIVE_FROM] == deck)
        return true;
    for (unsigned i = wf_types(m, type); i-- > 0;) {
        const int16_t *n = numbers_of(m, type[i]), *path = n + TYPE_PATH;
        if ((uint16_t)n[TYPE_FIRST] == deck || lists_deck(n + TYPE_DECKS, deck))
            return true;
        for (int k = 0; k < path[0]; k++)
            if (wf_listed(path, k).card == deck)
                return true;
    }
    return wf_k9_brings(m, deck);
}

/* WF-SHO-06, WF-SHO-07  Does a type say that such a card is neither bought nor used? */
bool wf_is_forbidden(const struct grog_match *m, const struct warfighter *w, uint16_t card)
{
    for (unsigned i = 0; i < BESIDE && !grog_unused(&w->beside[i].thing); i++) {
        if (kind_of(m, w->beside[i].thing.card) != OF_TYPE)
            continue;
        const int16_t *words = numbers_of(m, w->beside[i].thing.card) + TYPE_FORBIDS;
        for (int k = 0; k < words[0]; k++)
            if (wf_keyword(m, card, (uint16_t)words[1 + k]))
                return true;
    }
    return false;
}

/* ---- at the deal ----------------------------------------------------------- */

/* WF-SHO-05  The transport lies beside the Mission card. */
static void lay_transport(struct grog_run *r)
{
    uint16_t transport = wf_transport(r->m);
    if (transport)
        wf(r->g)->beside[grog_ref_slot(grog_thing_new(r, ARRAY_BESIDE, transport, GROG_NOBODY))].place = 1;
}

void wf_lay_types(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    uint16_t type[TYPES_MOST];
    unsigned n = wf_types(r->m, type);
    for (unsigned i = 0; i < n; i++)
        grog_thing_new(r, ARRAY_BESIDE, type[i], GROG_NOBODY);
    lay_transport(r);
    wf_lay_ways(r);
    bool back = number_of(r->m, TYPE_LAYS) == LAYS_FROM_OBJECTIVE, there = number_of(r->m, TYPE_START);
    w->way |= back ? FROM_OBJECTIVE | BACKWARD : 0;     /* WF-ESC-01, WF-ESC-08  they travel backwards */
    if (number_of(r->m, TYPE_ACTIVE) || there) {        /* WF-ESC-02, WF-HLD-04, WF-HTL-03, WF-SHO-17  Active already */
        w->active = 1;
        w->location[1].flags = 0;
    }
    if (there)                                          /* WF-ESC-01, WF-HLD-06  they begin at the Objective */
        EACH_SOLDIER(w, i)
            w->soldier[i].place = w->objective;
    wf_set_errand(r);
}

/* The deck whose card lies in the space; 0: none is named. */
static uint16_t deck_for(const struct grog_match *m, unsigned space)
{
    uint16_t type[TYPES_MOST];
    for (unsigned i = wf_types(m, type); i-- > 0;) {
        const int16_t *path = numbers_of(m, type[i]) + TYPE_PATH;
        for (int k = 0; k < path[0]; k++)
            if (wf_listed(path, k).n == (int)space)
                return wf_listed(path, k).card;
    }
    return 0;
}

/* WF-HLD-05, WF-HTL-04  A random Location; WF-HTL-05  one that can be reinforced: at most one pass through the deck. */
static uint16_t random_location(struct grog_run *r)
{
    bool redraws = number_of(r->m, TYPE_REDRAW);
    for (unsigned tries = const_wf(r->g)->locations[0]; tries > 0; tries--) {
        uint16_t card = grog_draw(r, ZONE_LOCATIONS, 0);
        if (!redraws || !numbers_of(r->m, card)[PLACE_NEVER])
            return card;
        grog_put(r, ZONE_LOCATION_DISCARDS, 0, card);
    }
    return 0;
}

/* WF-SHO-08, WF-SHO-09  Placed, not played: nothing is paid, no text of playing speaks, no Hostile comes. */
void wf_lay_locations(struct grog_run *r)
{
    struct warfighter *w = wf(r->g);
    bool filled = number_of(r->m, TYPE_LAYS) == LAYS_FILLED;
    for (unsigned space = 2; space < w->objective; space++) {
        uint16_t deck = deck_for(r->m, space);
        uint16_t card = deck ? wf_draw_aside(r, deck) : filled ? random_location(r) : 0;
        if (!card)
            return;
        struct location *l = &w->location[grog_ref_slot(grog_thing_new(r, ARRAY_LOCATION, card, GROG_NOBODY))];
        l->flags |= LOCATION_LAID;
        if (wf_obstacle_of(r->m, card))                 /* WF-ABL-08  its Obstacle waits all the same */
            l->flags |= LOCATION_WAITS;
        w->front++;
    }
}
