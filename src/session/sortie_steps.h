/* SPDX-License-Identifier: MIT */
/* sortie_steps.h -- the choices of a campaign that stand, one after the other, and which of them report a Mission.
 *
 * What was taken back is none of them.  While a campaign waits for its Mission (kernel/fielding.h), each choice is a
 * line of that Mission's report, or thinks again of it; the last run of such choices for an ordinal is its report. */
#ifndef SESSION_SORTIE_STEPS_H
#define SESSION_SORTIE_STEPS_H

#include "grognard.h"

struct sortie_step {
    struct grog_option option;
    uint32_t ordinal;                   /* of the Mission that was waited for, */
    bool     fields;                    /* if one was */
    uint8_t  seat;
    uint8_t  mark;                      /* as the visitor left it */
};

/* One run of lines: the steps from `from` on, n of them. */
struct sortie_run { uint32_t ordinal, from, n; };

struct sortie_steps {
    struct sortie_step *step;
    uint32_t n, begun;                  /* begun: decisions before the first, in a game that began with a position */
    bool     fields, over;              /* now; */
    uint32_t ordinal;                   /* and for which Mission */
};

/* The game before a choice that is made while it fields. */
typedef void sortie_visit(void *arg, const struct grog_match *m, const struct grog_game *g, struct sortie_step *step);
/* Walk through a journal from its beginning; visit may be NULL.  Yours: sortie_steps_close it.  False: no memory. */
bool sortie_steps_open(struct sortie_steps *s, const struct grog_journal *j, sortie_visit *visit, void *arg);
void sortie_steps_close(struct sortie_steps *s);
/* Is the first line of a report asked for now: is there a Mission to be fought? */
bool sortie_steps_opens(const struct sortie_steps *s);
/* The report of the Mission with this ordinal: closed, or (closed may be NULL) so far.  False: it has none. */
bool sortie_steps_report(const struct sortie_steps *s, uint32_t ordinal, struct sortie_run *out, bool *closed);
/* The last Mission whose report is closed.  False: there is none. */
bool sortie_steps_last(const struct sortie_steps *s, struct sortie_run *out);

#endif
