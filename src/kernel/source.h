/* SPDX-License-Identifier: MIT */
/* source.h -- the cards in force, and which of them to ask.
 *
 * A card's rows (modifiers and abilities) are of two sorts.  *Broad* rows concern
 * others: all, an owner's, a side's.  To find them every card in force is visited:
 * the setup's, then those of zones in force, then things in play.  *Own* rows concern
 * the card itself as actor, tool or target; they are found through the context, which
 * names its thing or its title, or the thing that bears it.  Broad rows are heard first,
 * own rows after them.
 *
 * A face-down thing has the rows of its back, so that nothing it does tells what it is.
 * The rows of a thing that its system calls silent count only where a value or a point
 * is `always` heard. */
#ifndef GROG_SOURCE_H
#define GROG_SOURCE_H

#include "pile.h"
#include "thing.h"

static inline bool grog_is_own(uint8_t scope) { return scope >= GROG_FOR_ACTOR && scope <= GROG_FOR_TARGET; }

/* Does a row of this scope concern the context? */
static inline bool grog_concerns(const struct grog_match *m, const struct grog_game *g, const struct grog_source *s,
                                 uint8_t scope, const struct grog_frame *about)
{
    bool seated = s->owner < m->seats && about->seat < m->seats;
    switch ((enum grog_scope)scope) {
    case GROG_FOR_ALL:    return true;
    case GROG_FOR_OWNER:  return seated && s->owner == about->seat;
    case GROG_FOR_SIDE:   return seated && (m->side[s->owner] >> about->seat & 1);
    case GROG_FOR_FOES:   return seated && !(m->side[s->owner] >> about->seat & 1);
    case GROG_FOR_ACTOR:  return s->roles & GROG_ROLE_ACTOR;
    case GROG_FOR_WITH:   return s->roles & GROG_ROLE_WITH;
    case GROG_FOR_TARGET: return s->roles & GROG_ROLE_TARGET;
    case GROG_FOR_HERE:   return m->system->here(m, g, s, about);
    }
    return false;
}

static inline bool grog_test_holds(const struct grog_match *m, const struct grog_game *g,
                                   const struct grog_frame *about, const struct grog_source *by,
                                   const struct grog_test *test)
{
    GROG_ASSERT(test->measure && test->measure < m->system->n_measures);
    int n = m->system->measures[test->measure].read(m, g, about, by, test->word);
    return (n >= test->amount) != (test->less & GROG_TEST_LESS);
}

/* A row that sets its value in every context, whatever happens. */
static inline bool grog_is_flat(const struct grog_modifier *mod)
{
    return mod->operation == GROG_SET && mod->scope == GROG_FOR_ALL && !mod->per && !mod->test[0].measure;
}

/* Is the row in the value's base already?  Flat rows of the setup's cards are (match.c). */
static inline bool grog_is_settled(const struct grog_match *m, const struct grog_source *s,
                                   const struct grog_modifier *mod)
{
    return (s->roles & GROG_ROLE_SETUP) && grog_in(m->values_settled, mod->value) && grog_is_flat(mod);
}

/* Does the context meet a row's conditions?  Those with the bit `but` are not asked. */
static inline bool grog_tests_hold(const struct grog_match *m, const struct grog_game *g,
                                   const struct grog_frame *about, const struct grog_source *by,
                                   const struct grog_test test[GROG_TESTS], uint8_t but)
{
    for (unsigned i = 0; i < GROG_TESTS && test[i].measure; i++)
        if (!(test[i].less & but) && !grog_test_holds(m, g, about, by, &test[i]))
            return false;
    return true;
}

/* Must a reader ask who is silent?  Not where the value or point is `always` heard. */
static inline bool grog_heeds_silence(const struct grog_match *m, bool always) { return m->system->silent && !always; }

static inline bool grog_is_silent(const struct grog_match *m, const struct grog_game *g, const struct grog_source *s)
{
    return s->thing && m->system->silent(m, g, s->thing);
}

/* A value or a point as a topic, with the arrays where cards may lie that have rows about it. */
static inline struct grog_topic grog_about_value(const struct grog_match *m, enum grog_topic_sort sort, unsigned value)
{
    GROG_ASSERT(value < m->system->n_values && (sort == GROG_BROAD_VALUES || sort == GROG_OWN_VALUES));
    return (struct grog_topic){ m->topics[sort][value / 64 % GROG_TOPIC_WORDS], UINT64_C(1) << value % 64,
                                (uint8_t)sort, m->value_arrays[sort == GROG_OWN_VALUES][value] };
}

static inline struct grog_topic grog_about_point(const struct grog_match *m, enum grog_topic_sort sort, unsigned point)
{
    GROG_ASSERT(point < m->system->n_points && (sort == GROG_BROAD_POINTS || sort == GROG_OWN_POINTS));
    return (struct grog_topic){ m->topics[sort][point / 64 % GROG_TOPIC_WORDS], UINT64_C(1) << point % 64,
                                (uint8_t)sort, m->point_arrays[sort == GROG_OWN_POINTS][point] };
}

/* May the card, or its back, have rows about the topic?  If not, they certainly have none. */
static inline bool grog_has_rows(const struct grog_match *m, uint16_t card, struct grog_topic of)
{
    GROG_ASSERT(card < m->cards->cards && of.sort < GROG_TOPIC_SORTS);
    (void)m;
    return of.of[card] & of.bits;
}

typedef void grog_on_source(void *arg, const struct grog_match *m, const struct grog_source *s);

/* Every value and point comes here: the walks are inlined where they are used, so that they test for one topic, and
 * their visitors are not, so that a walk past many things without such rows needs few registers. */
#define GROG_WALK static inline __attribute__((always_inline)) void
#define GROG_VISIT static __attribute__((noinline)) void

GROG_WALK grog_each_in_zone(const struct grog_match *m, const struct grog_game *g, unsigned zone, struct grog_topic of,
                            grog_on_source *visit, void *arg)
{
    const struct grog_zone *z = &m->system->zones[zone];
    for (unsigned i = 0; i < z->piles; i++) {
        const uint16_t *pile = grog_pile_of(m, g, zone, i);
        for (unsigned k = 1; k <= pile[0]; k++)
            if (grog_has_rows(m, pile[k], of))
                visit(arg, m, &(struct grog_source){ pile[k], 0, (uint8_t)grog_pile_owner(z, i), 0 });
    }
}

GROG_WALK grog_each_in_array(const struct grog_match *m, const struct grog_game *g, unsigned array,
                             struct grog_topic of, grog_on_source *visit, void *arg)
{
    unsigned room = m->system->arrays[array].room, stride = m->system->arrays[array].stride;
    const uint64_t *has = of.of;                        /* in locals, since visitors write */
    const struct grog_thing *first = grog_thing_of(m, g, array, 0), *end = grog_thing_after(first, room * stride);
    for (const struct grog_thing *t = first; t < end && !grog_unused(t); t = grog_thing_after(t, stride)) {
        if (__builtin_expect((has[t->card] & of.bits) == 0, 1))
            continue;                                   /* a free slot has card 0, which has no rows */
        uint16_t face = grog_face(m, t);
        if (!(has[face] & of.bits))
            continue;                                   /* it lies face down */
        unsigned slot = (unsigned)((const unsigned char *)t - (const unsigned char *)first) / stride;
        uint16_t ref = grog_ref(array, slot, t->gen);
        if (!(m->system->echo_arrays >> array & 1) || !m->system->echoes(m, g, ref))
            visit(arg, m, &(struct grog_source){ face, ref, t->owner, 0 });
    }
}

/* Every card of the game that is in force and has broad rows about it. */
GROG_WALK grog_each_in_force(const struct grog_match *m, const struct grog_game *g, struct grog_topic of,
                             grog_on_source *visit, void *arg)
{
    for (unsigned zones = m->zones_in_force; zones; zones &= zones - 1)
        grog_each_in_zone(m, g, (unsigned)__builtin_ctz(zones), of, visit, arg);
    for (unsigned arrays = of.arrays; arrays; arrays &= arrays - 1)
        grog_each_in_array(m, g, (unsigned)__builtin_ctz(arrays), of, visit, arg);
}

/* The same, after the cards of the setup. */
GROG_WALK grog_each_source(const struct grog_match *m, const struct grog_game *g, struct grog_topic of,
                           grog_on_source *visit, void *arg)
{
    for (unsigned i = m->laid_down.of[of.sort] & of.bits ? 0 : m->layers; i < m->layers; i++)
        if (grog_has_rows(m, m->layer[i], of))
            visit(arg, m, &(struct grog_source){ m->layer[i], 0, GROG_NOBODY, GROG_ROLE_SETUP });
    grog_each_in_force(m, g, of, visit, arg);
}

/* One object of the context as a source: a thing of an array in force, or a card by its title.  false: it has no such
 * rows. */
static inline bool grog_source_named(const struct grog_match *m, const struct grog_game *g,
                                     const struct grog_frame *about, uint16_t object, unsigned role,
                                     struct grog_topic of, struct grog_source *out)
{
    if (m->cards_in[about->proc] & role) {
        *out = (struct grog_source){ object, 0, about->seat, (uint8_t)role };
    } else {
        if (!(of.arrays >> grog_ref_array(object) & 1))
            return false;
        const struct grog_thing *t = grog_thing_at(m, (struct grog_game *)(uintptr_t)g, object);
        if (!t || !m->system->arrays[grog_ref_array(object)].in_force)
            return false;
        *out = (struct grog_source){ grog_face(m, t), object, t->owner, (uint8_t)role };
    }
    return grog_has_rows(m, out->card, of);
}

/* What the context's actor and target bear, with own rows about it (source.c). */
unsigned grog_borne(const struct grog_match *m, const struct grog_game *g, const struct grog_frame *about,
                    struct grog_topic of, struct grog_source out[2 * GROG_BORNE_MAX]);

/* What the context names and has own rows about the topic: actor, tool and target, as far as the kinds of its
 * procedure say that they are things or cards.  Each comes once, with all its roles.  Then what they bear. */
enum { GROG_NAMED = 3, GROG_NAMED_MAX = GROG_NAMED + 2 * GROG_BORNE_MAX };
static inline unsigned grog_named(const struct grog_match *m, const struct grog_game *g,
                                  const struct grog_frame *about, struct grog_topic of,
                                  struct grog_source out[GROG_NAMED_MAX])
{
    const uint16_t object[GROG_NAMED] = { about->actor, about->with, about->target };
    static const uint8_t role[GROG_NAMED] = { GROG_ROLE_ACTOR, GROG_ROLE_WITH, GROG_ROLE_TARGET };
    uint8_t names = m->names[about->proc] | m->cards_in[about->proc];
    unsigned n = 0;
    for (unsigned i = 0; i < GROG_NAMED; i++) {
        unsigned k = 0;
        if (!(names & role[i]) || !object[i])
            continue;
        while (k < n && (!out[k].thing || out[k].thing != object[i]))
            k++;
        if (k < n)
            out[k].roles |= role[i];
        else
            n += grog_source_named(m, g, about, object[i], role[i], of, &out[n]);
    }
    if (m->system->bears && (m->borne.of[of.sort] & of.bits))
        n += grog_borne(m, g, about, of, &out[n]);
    GROG_ASSERT(n <= GROG_NAMED_MAX);
    return n;
}

#endif
