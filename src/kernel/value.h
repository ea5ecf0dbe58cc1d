/* SPDX-License-Identifier: MIT */
/* value.h -- the only reader of a number or switch that a card may change.
 *
 * Base from the setup, then the cards in force, each under its conditions.  What they
 * say is put together in one order, whoever spoke first: the last SET, then all ADDs,
 * then all TIMES, then AT_LEAST and AT_MOST, then the bounds of the value's row.
 * Nothing of it is stored in the game.
 *
 * To read a value is to apply the broad modifiers in force, and then those of the things
 * that the context names.  Whoever reads many values of one state, as listers do, gathers
 * the broad modifiers once, as voices. */
#ifndef GROG_VALUE_H
#define GROG_VALUE_H

#include "run.h"
#include "source.h"

enum { GROG_VOICES_MAX = 256, GROG_BECAUSE_MAX = 24 };

/* The broad modifiers in force: a C local, good for as long as the state does not
 * change.  Begin with grog_no_voices; they are gathered when a value needs them. */
struct grog_voices {
    bool     gathered;
    uint64_t known[GROG_VALUES_MAX / 64];       /* values that were looked for among the cards in force, */
    uint64_t modified[GROG_VALUES_MAX / 64];    /* and those of which a broad modifier was found */
    uint32_t n;                     /* more than there is room for: a reader walks through the cards again */
    struct grog_voice { const struct grog_modifier *row; struct grog_source by; } at[GROG_VOICES_MAX];
};

static inline void grog_no_voices(struct grog_voices *v)
{
    v->gathered = false;
    memset(v->known, 0, sizeof v->known);
    memset(v->modified, 0, sizeof v->modified);
}

/* Go through the cards in force: may one of them have a broad modifier of the value?  The voices keep the answer. */
bool grog_look_for_modifiers(const struct grog_match *m, const struct grog_game *g, struct grog_voices *v,
                             unsigned value);
/* The same, but the cards are gone through once a value at most, and not at all if no card of the match has one. */
static inline bool grog_game_modifies(const struct grog_match *m, const struct grog_game *g, struct grog_voices *v,
                                      unsigned value)
{
    GROG_ASSERT(value && value < m->system->n_values);
    if (!grog_in(m->values_broad, value))
        return false;
    return grog_in(v->known, value) ? grog_in(v->modified, value) : grog_look_for_modifiers(m, g, v, value);
}

/* Why a value is what it is: how many modifiers counted, and the first so many of them. */
struct grog_because {
    uint32_t n;
    int16_t  base;
    struct { uint16_t card, thing; int16_t amount; uint8_t operation; } at[GROG_BECAUSE_MAX];
};

/* The value in the context of a frame; a lister makes a frame of its own, with the procedure
 * whose kinds say what its objects are.  v and because may be NULL. */
int grog_value_from(const struct grog_match *m, const struct grog_game *g, struct grog_voices *v, unsigned value,
                    const struct grog_frame *about, struct grog_because *because);

/* Has any card of the match a modifier of the value, in force or not? */
static inline bool grog_match_modifies(const struct grog_match *m, unsigned value)
{
    return grog_in(m->values_broad, value) || grog_in(m->values_own, value);
}

/* Can it ever differ from its base in this match? */
static inline bool grog_can_vary(const struct grog_match *m, unsigned value)
{
    return grog_in(m->values_open, value) || grog_in(m->values_own, value);
}

/* The value, read once.  (What cannot vary is its base, which is within the bounds.) */
static inline int grog_value(const struct grog_match *m, const struct grog_game *g, unsigned value,
                             const struct grog_frame *about, struct grog_because *because)
{
    GROG_ASSERT(value && value < m->system->n_values);
    return because || grog_can_vary(m, value) ? grog_value_from(m, g, NULL, value, about, because) : m->base[value];
}

/* What it would be without those of the reasons that this thing gives. */
int grog_value_without(const struct grog_match *m, unsigned value, const struct grog_because *because, uint16_t thing);
/* What it would be if of those who set it only this one of the reasons did. */
int grog_value_set_by(const struct grog_match *m, unsigned value, const struct grog_because *because, uint32_t one);

/* Read it and tell what counts, by the system's event_counts.  What is told adds up to the value. */
int grog_value_told(struct grog_run *r, unsigned value, const struct grog_frame *about);

#endif
