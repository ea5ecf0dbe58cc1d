/* SPDX-License-Identifier: MIT */
/* trial.h -- made packs on trial: a box to make them from, and a game of each under the laws. */
#ifndef TESTS_CARDS_TRIAL_H
#define TESTS_CARDS_TRIAL_H

#include "made.h"
#include "pack/pack.h"

/* What can be said, by class; a tally counts how often it was, in packs that compile. */
enum { SAID_POINT, SAID_EFFECT, SAID_COST, SAID_TARGET, SAID };

struct tally {
    uint64_t packs, compiled, fit, abilities, fired, steps;
    uint32_t said[SAID][256];
    uint64_t brings[256], nests[256];           /* as of grog_reached */
};

/* A match that packs are made for. */
struct table { struct grog_match *m; struct made_from from; struct made_of *cards; };

struct box {
    const struct grog_system *system;
    const struct grog_cards *base;              /* the system's own */
    struct grog_pack *pack[GROG_PACKS_MAX];
    const char *name[GROG_PACKS_MAX];
    unsigned packs;
    struct grog_cards *cards;                   /* all of them */
    struct table *table;
    unsigned tables;
};

/* The packs of the system in the folder, and a table for each setup (a line of the file; NULL: none) that they can
 * play.  False, and stderr says why. */
bool box_open(struct box *b, const char *system, const char *packs, const char *setups);
void box_close(struct box *b);

/* How much is played with a pack: games, each to its end or so many decisions (0: to its end). */
struct length { uint32_t games, decisions; };

/* The pack of this number, and the table that it is for. */
unsigned trial_make(const struct box *b, uint64_t seed, uint64_t number, struct made_pack *out);
/* Compile it, and play the match with it.  False: a law was broken, and story tells. */
bool trial_play(const struct box *b, unsigned table, const struct made_pack *p, uint64_t seed, struct length length,
                struct tally *t, char *story, size_t room);
/* The same for cards as text, in a match of this setup. */
bool trial_text(const struct box *b, const char *setup, const char *cards, uint64_t seed, struct length length,
                struct tally *t, char *story, size_t room);
/* Its cards as a file that `random_cards --kept` plays again: "-- warfighter 17: setup", and the cards. */
bool trial_write(const struct box *b, unsigned table, const struct made_pack *p, uint64_t seed, const char *path);

#endif
