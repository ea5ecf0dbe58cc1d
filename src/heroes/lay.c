/* SPDX-License-Identifier: MIT */
/* lay.c -- a board put together: what is printed, what is laid on it, rooms. */
#include "heroes.h"

#include <string.h>

/* ---- rooms ---------------------------------------------------------------------------- */

static bool is_floor(const struct board *b, unsigned place)
{
    return place && b->ground[b->lies[place]].flags & GROUND_INSIDE && !b->room[place];
}

/* Is there any edge at all between a place and its neighbour? */
static bool is_parted(const struct board *b, unsigned place, unsigned direction)
{
    switch (direction) {
    case NORTH: return b->edges[place] & 15;
    case WEST:  return b->edges[place] >> 4;
    case SOUTH: return b->edges[place + BOARD_SIDE] & 15;
    default:    return b->edges[place + 1] >> 4;
    }
}

static void fill_room(struct board *b, unsigned place)
{
    uint16_t open[PLACES];
    unsigned n = 0;
    b->room[place] = b->n_rooms;
    open[n++] = (uint16_t)place;
    while (n) {
        unsigned p = open[--n];
        for (unsigned d = NORTH; d < DIRECTIONS; d += 2) {
            unsigned next = neighbour(b, p, d);
            if (is_floor(b, next) && b->under[next] == b->under[p] && !is_parted(b, p, d)) {
                b->room[next] = b->n_rooms;
                open[n++] = (uint16_t)next;
            }
        }
    }
}

bool board_finish(struct board *b, const struct grog_match *m, struct grog_error *why)
{
    (void)m;
    memset(b->room, 0, sizeof b->room);
    b->n_rooms = 0;
    for (int y = 0; y < b->height; y++)
        for (int x = 0; x < b->width; x++)
            if (is_floor(b, place_at(x, y))) {
                if (b->n_rooms == ROOMS)
                    return grog_fail(why, 0, "the board has more than %d rooms", ROOMS), false;
                b->n_rooms++;
                fill_room(b, place_at(x, y));
            }
    return true;
}
