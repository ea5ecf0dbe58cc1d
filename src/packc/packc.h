/* SPDX-License-Identifier: MIT */
/* packc.h -- the pack compiler: Lua files that declare cards, to a compiled pack.
 *
 * The files are run once, in a sandbox: no io, no os, no clock, no chance, no addresses,
 * and bounds on instructions and memory.  Every word that Lua does not know is a word of
 * the pack language, whose meaning depends on where it stands; so a misspelt word is no
 * accident of the run but a mistake that is told with its place and the nearest word, and
 * all mistakes of a pack are told at once.
 *
 * The compiler is handed a system's table and knows no game. */
#ifndef PACKC_H
#define PACKC_H

#include "pack/pack.h"

struct packc_file { const char *name, *text; size_t n; };       /* "strikes.lua" */

struct packc_limits { uint64_t instructions; size_t memory, churn; };   /* churn: bytes allocated in all */
extern const struct packc_limits packc_limits;                          /* what the commands use */

/* What is wrong, and where. */
struct packc_mistake {
    const char *file;               /* the input's; NULL: of the whole pack */
    uint32_t line, column;          /* from 1; 0 if there is none */
    char     what[256];             /* "no value is called 'strke'" */
    char     expected[256];         /* "one of: strike, damage, hand"; may be "" */
    char     nearest[64];           /* "strike"; may be "" */
    const char *check, *rule;       /* by which check of cards (kernel/demands.h), and its rule; NULL: none */
    const char *card;               /* of a check: whose name; else NULL */
    char     mend[256];             /* of a check: what to do */
};
enum { PACKC_MISTAKES_MAX = 200 };

/* What a card says is meant, though a check warns of it. */
struct packc_meant {
    const char *card, *check, *why, *file;
    uint32_t line;
    bool     found;                 /* the check has warned of it */
};

/* A test that stands in the pack: a position, acts, and what must then hold. */
struct packc_test {
    const char *name, *file, *setup, *given;    /* given: lines of a position */
    uint32_t line, acts, expects, offers, refuses;
    uint64_t seed;
    const char *const *act;                     /* "0 strike High Cut, seat 1" */
    const char *const *expect;                  /* lines of a position that hold afterwards: "health[1] = 3" */
    const char *const *offer, *const *refuse;   /* "1 play Feint": options that are, or are not, there */
    const uint8_t *dice; uint32_t n_dice;       /* how the next dice fall; behind them chance by the seed */
};

/* A pack that is needed and not to be had: told where it is named, with this reason. */
struct packc_absent { const char *name, *why; };                /* "needs this one in turn: a circle" */

struct packc_input {
    const struct grog_system *system;
    const struct grog_system *beside;           /* another that plays with its packs (kernel/fielding.h), or NULL: rows
                                                 * may be in its words */
    const struct grog_cards  *base;             /* the system's own cards, or NULL */
    const struct packc_file  *file; uint32_t files;     /* "pack.lua" first, then in order of name */
    const struct grog_pack *const *needed; uint32_t needs;  /* packs that may be needed, all that can be found */
    const struct packc_absent *absent; uint32_t absents;
    const struct packc_limits *limits;
};

struct packc_output {
    struct packc_mistake *mistake; uint32_t mistakes, more;     /* more: how many beyond the bound; sorted by place */
    struct packc_mistake *warning; uint32_t warnings, more_warnings;    /* perhaps not meant; likewise */
    struct packc_meant *meant; uint32_t meants;
    struct packc_test *test; uint32_t tests;
    uint8_t *bytes; size_t n;                   /* the compiled pack; NULL if there is a mistake */
    uint64_t instructions; size_t memory;       /* what the run took */
    void *held;                                 /* the memory of all this */
};

/* true: compiled without a mistake.  The output is yours either way: packc_free it. */
bool packc_compile(const struct packc_input *in, struct packc_output *out);
void packc_free(struct packc_output *out);
/* Does the card say that this is meant?  Then it is noted that it was found. */
bool packc_is_meant(const struct packc_output *out, const char *card, const char *check);

/* The names of the packs that a pack.lua says it needs and its own name, read without the rest;
 * to find the packs before compiling.  false: it cannot be read, or too long. */
struct packc_header { char name[GROG_PACK_NAME_MAX + 1], system[GROG_PACK_NAME_MAX + 1];
                      char need[GROG_PACK_NEEDS_MAX][GROG_PACK_NAME_MAX + 1]; uint32_t needs;
                      uint32_t need_line; };
bool packc_read_header(const struct packc_file *pack_lua, struct packc_header *out);

#endif
