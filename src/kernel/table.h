/* SPDX-License-Identifier: MIT */
/* table.h -- what decide.c and journal.c share about table acts. */
#ifndef GROG_TABLE_H
#define GROG_TABLE_H

#include "list.h"
#include "run.h"

static inline bool grog_same_person(const struct grog_game *g, unsigned seat, unsigned other)
{
    GROG_ASSERT(seat < GROG_SEATS_MAX && other < GROG_SEATS_MAX);
    return g->table.person[seat] == g->table.person[other];
}

/* Carry out an option that was offered; its events are added to those that are there. */
void grog_carry_out_option(const struct grog_match *m, struct grog_game *g, unsigned seat, struct grog_option o,
                           struct grog_events *events);
/* Carry out a table act that was offered and needs no past: any but GROG_UNDO and GROG_REDO. */
void grog_carry_out_act(const struct grog_match *m, struct grog_game *g, unsigned seat, struct grog_option o,
                        struct grog_events *events);

#endif
