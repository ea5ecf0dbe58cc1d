/* SPDX-License-Identifier: MIT */
/* fielding.h -- a game that waits for a game of another system: a campaign for its Mission.
 *
 * A procedure of the campaign stops at FIELD (run.h) as it stops at ASK, with a question whose row says `.fields`.
 * While such a question is open the campaign waits for a Mission or for the next line of its report (grog_fields,
 * grognard.h).  Whoever drives the game asks this table: for the setup, which makes the Mission; then, when the Mission
 * is over, for one option of the report after the other, and takes each as an ordinary answer of the seat that is
 * asked.  People may type the same answers: the kernel does not care where a report comes from, and the laws report by
 * chance.
 *
 * Barriers are the system's own.  The first line of a report (how it ended) sets one when the Mission is set off:
 * the system calls grog_barrier behind that FIELD, if the answer was not to think again.  Later lines set none, so
 * that who types them can take them back. */
#ifndef GROG_FIELDING_H
#define GROG_FIELDING_H

#include "system.h"

struct grog_fielding {
    const char *system;             /* whose game it waits for, by name */
    /* The Mission's setup as text, by names of cards, for the question that fields now.  False: it did not fit. */
    bool (*setup)(const struct grog_match *m, const struct grog_game *g, struct grog_text *out);
    /* The next option of the report while such a question is open; mission and result are of the Mission that has
     * ended.  False: nothing to report (never while such a question is open). */
    bool (*report)(const struct grog_match *m, const struct grog_game *g, const struct grog_match *mission,
                   const struct grog_result *result, struct grog_option *out);
    /* Which Mission of the campaign it is, from 0: its dice follow from it (grog_field_seed). */
    uint32_t (*ordinal)(const struct grog_match *m, const struct grog_game *g);
};

/* The system whose packs, and whose own cards, this one plays with: its own name, or whose games it waits for. */
static inline const char *grog_plays_with(const struct grog_system *s)
{
    return s->fielding ? s->fielding->system : s->name;
}

/* NULL, or what is wrong with a system's fielding table, or with its lack; for tablecheck.c. */
const char *grog_fielding_fault(const struct grog_system *s);

#endif
