/* SPDX-License-Identifier: MIT */
/* list.h -- how a lister offers what a seat may choose.
 *
 * A lister goes through the candidates of its question, in an order that depends
 * only on what the seat may see, and offers each with the verdict of its predicate:
 * 0, or the rule that forbids it.  The same walk then serves six ends: listing
 * (collect the zeros), taking (seek one), "why not" (seek one, tell the rule),
 * reading (seek the one with this name), windows (is there any?) and telling what is
 * forbidden (visit every candidate).
 * grog_wants lets it skip whole verbs and actors. */
#ifndef GROG_LIST_H
#define GROG_LIST_H

#include "system.h"

#include <string.h>

struct grog_list {
    struct grog_option *at;         /* collecting: room for `room` options */
    uint32_t n, room, overflow;
    bool seek, found;               /* seeking the wanted one: was it a candidate, */
    struct grog_option wanted;
    grog_rule refusal;              /* and what forbids it */
    bool every;                     /* any candidate may be the one: */
    const char *text;               /* seeking by name, */
    const struct grog_match *m;
    const struct grog_game  *g;
    void (*on_each)(void *arg, struct grog_option o, grog_rule forbidden);     /* or none, but be told of each */
    void *arg;
};

/* Is this the one sought? (decide.c) */
void grog_compare(struct grog_list *l, struct grog_option o, grog_rule forbidden);

static inline bool grog_same_option(struct grog_option a, struct grog_option b)
{
    return memcmp(&a, &b, sizeof a) == 0;
}

/* An option in one piece: eight bytes put together in a register.  (Written member by
 * member and then read as a whole, they cost a stall of the store buffer each.) */
static inline struct grog_option grog_option(unsigned verb, unsigned actor, unsigned a, unsigned b, unsigned c)
{
    GROG_ASSERT(verb <= UINT8_MAX && actor <= UINT8_MAX && (a | b | c) <= UINT16_MAX);
    uint64_t bits = (uint64_t)c << 48 | (uint64_t)b << 32 | (uint64_t)a << 16 | (uint64_t)actor << 8 | verb;
    struct grog_option o;
    memcpy(&o, &bits, sizeof o);
    return o;
}

/* The same option with this as its last object, which it has not yet. */
static inline struct grog_option grog_option_at(struct grog_option o, unsigned last)
{
    uint64_t bits;
    GROG_ASSERT(!o.object[2] && last <= UINT16_MAX);
    memcpy(&bits, &o, sizeof o);
    bits |= (uint64_t)last << 48;
    memcpy(&o, &bits, sizeof o);
    return o;
}

/* Most lists are collected, and compilers are told so. */
static inline bool grog_seeks(const struct grog_list *l) { return __builtin_expect(l->seek, false); }

/* Is a candidate with this verb worth making?  And with this actor? */
static inline bool grog_wants(const struct grog_list *l, uint8_t verb)
{
    return !grog_seeks(l) || l->every || l->wanted.verb == verb;
}

static inline bool grog_wants_of(const struct grog_list *l, uint8_t verb, unsigned actor)
{
    return !grog_seeks(l) || l->every || (l->wanted.verb == verb && l->wanted.actor == actor);
}

/* Does a verdict that holds for a whole group of candidates leave the group out? */
static inline bool grog_skips(const struct grog_list *l, grog_rule forbidden) { return forbidden && !grog_seeks(l); }

static inline void grog_offer(struct grog_list *l, struct grog_option o, grog_rule forbidden)
{
    if (grog_seeks(l)) {
        grog_compare(l, o, forbidden);
    } else if (!forbidden) {
        if (l->n < l->room)
            l->at[l->n++] = o;
        else
            l->overflow++;
    }
}

/* The same candidate with each of these as its last object. */
static inline void grog_offer_each(struct grog_list *l, struct grog_option o, const uint16_t *last, uint32_t n,
                                   grog_rule forbidden)
{
    if (grog_seeks(l) || n > l->room - l->n) {
        for (uint32_t i = 0; i < n; i++) {
            o.object[2] = last[i];
            grog_offer(l, o, forbidden);
        }
    } else if (!forbidden) {
        struct grog_option *to = l->at + l->n;
        for (uint32_t i = 0; i < n; i++) {
            to[i] = o;
            to[i].object[2] = last[i];
        }
        l->n += n;
    }
}

/* The same candidate with each of these as its first object, which it has not yet: none is forbidden. */
static inline void grog_offer_with(struct grog_list *l, struct grog_option o, const uint16_t *first, uint32_t n)
{
    uint64_t bits;
    GROG_ASSERT(!o.object[0]);
    memcpy(&bits, &o, sizeof o);
    struct grog_option *to = l->at + l->n;
    bool at_once = !grog_seeks(l) && n <= l->room - l->n;
    for (uint32_t i = 0; i < n; i++) {
        uint64_t with = bits | (uint64_t)first[i] << 16;
        memcpy(at_once ? &to[i] : &o, &with, sizeof o);
        if (!at_once)
            grog_offer(l, o, 0);
    }
    l->n += at_once ? n : 0;
}

/* Does a window of this question open for the seat? */
bool grog_opens(const struct grog_match *m, const struct grog_game *g, uint8_t question, unsigned seat);

/* Go through what the seat may choose now. */
void grog_offer_options(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
/* Look for one option in it, or among the seat's table acts. */
struct grog_list grog_seek(const struct grog_match *m, const struct grog_game *g, unsigned seat,
                           struct grog_option o);

/* The table acts, in list form (table.c). */
void grog_offer_acts(const struct grog_match *m, const struct grog_game *g, unsigned seat, struct grog_list *l);
bool grog_is_act(struct grog_option o);

#endif
