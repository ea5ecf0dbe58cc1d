/* SPDX-License-Identifier: MIT */
/* value.h -- the only reader of a number or switch that a card may change.
 *
 * Base from the setup, then the cards in force, each under its conditions.  What they
 * say is put together in one order, whoever spoke first: the last SET, then all ADDs,
 * then all TIMES, then AT_LEAST and AT_MOST, then the bounds of the value's row.
 * Nothing of it is stored in the game.
 *
 * To read is to hear the broad voices, and then the things that the context names.
 * Who reads many values of one state, as listers do, gathers the voices once. */
#ifndef GROG_VALUE_H
#define GROG_VALUE_H

#include "run.h"
#include "source.h"

enum { GROG_VOICES_MAX = 256, GROG_BECAUSE_MAX = 24 };

/* The broad modifiers in force: a C local, good for as long as the state does not
 * change.  Begin with grog_no_voices; they are gathered when a value needs them. */
struct grog_voices {
    bool     gathered;
    uint64_t asked[GROG_VALUES_MAX / 64], heard[GROG_VALUES_MAX / 64];  /* values: does any card speak of it? */
    uint32_t n;                     /* more than there is room for: who reads walks again */
    struct grog_voice { const struct grog_modifier *says; struct grog_source by; } at[GROG_VOICES_MAX];
};

static inline void grog_no_voices(struct grog_voices *v)
{
    v->gathered = false;
    memset(v->asked, 0, sizeof v->asked);
    memset(v->heard, 0, sizeof v->heard);
}

/* Does any card in force speak broadly of the value, perhaps?  (If any of the match does, who is in force is asked,
 * once.) */
bool grog_is_said(const struct grog_match *m, const struct grog_game *g, struct grog_voices *v, unsigned value);
static inline bool grog_is_heard(const struct grog_match *m, const struct grog_game *g, struct grog_voices *v,
                                 unsigned value)
{
    if (!grog_in(m->values_broad, value))
        return false;
    return grog_in(v->asked, value) ? grog_in(v->heard, value) : grog_is_said(m, g, v, value);
}

/* Why a value is what it is: how many modifiers counted, and the first so many of them. */
struct grog_because {
    uint32_t n;
    int16_t  base;
    struct { uint16_t card; int16_t amount; uint8_t operation; } at[GROG_BECAUSE_MAX];
};

/* The value in the context of a frame; a lister makes one of its own, with the procedure
 * whose kinds say what its objects are.  because may be NULL. */
int grog_hear(const struct grog_match *m, const struct grog_game *g, struct grog_voices *v, unsigned value,
              const struct grog_frame *about, struct grog_because *because);
/* Does any card of the match speak of it? */
static inline bool grog_is_spoken(const struct grog_match *m, unsigned value)
{
    return grog_in(m->values_broad, value) || grog_in(m->values_own, value);
}

/* Can any make it another than its base? */
static inline bool grog_can_vary(const struct grog_match *m, unsigned value)
{
    return grog_in(m->values_open, value) || grog_in(m->values_own, value);
}

/* The same for one reading.  (What cannot vary is as it is: a base is within its bounds.) */
static inline int grog_value(const struct grog_match *m, const struct grog_game *g, unsigned value,
                             const struct grog_frame *about, struct grog_because *because)
{
    return because || grog_can_vary(m, value) ? grog_hear(m, g, NULL, value, about, because) : m->base[value];
}

/* The same, and tell what counts, by the system's event_counts: what is told adds up to the value. */
int grog_value_told(struct grog_run *r, unsigned value, const struct grog_frame *about);

#endif
