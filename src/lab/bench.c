/* SPDX-License-Identifier: MIT */
/* bench.c -- `grognard bench`: how fast the engine plays, against memcpy.
 *
 * Random legal games of one system, one after the other, with lists and events on, undo
 * and hashes off.  The yardstick is the copying of 16 KiB round a ring of
 * 64 games.  Both are timed in short slices by turns, so that whatever else the
 * machine does slows them alike; what counts is their ratio. */
#include "command/args.h"
#include "lab.h"
#include "command/memory.h"
#include "base/clock.h"
#include "command/match_options.h"
#include "lab/skirmish/bench.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RING = 64, SLICE = 20000, CAPS_DECISIONS = 500 };

struct plan {
    struct program *program;
    struct match_wish match;
    const char *caps;               /* the setup with everything at its cap; NULL: as the match */
    uint64_t decisions, seed;
    bool json, no_memcpy;
};

/* What a system is measured with unless told: many options, and always the same. */
static const struct usual { const char *system, *setup, *caps; } usual[] = {
    { "skirmish",   NULL, BENCH_CAPS },
    { "warfighter", "seats 1, mission Dawn Raid, team Four Rifles", NULL },
    { "heroes", "scenario The Level Crossing", NULL },
};

/* What is counted.  A decision is one with two or more options. */
struct tally { uint64_t decisions, options, games, longest, overflow, nanoseconds, copies, copying; };

/* One game going on, and what it needs. */
struct room {
    struct grog_match   *m;
    struct grog_game    *g;
    struct grog_options *options;
    struct grog_events  *events;
    uint64_t seed, chance;
};

/* ---- playing ------------------------------------------------------------- */

/* xorshift64 (Marsaglia 2003): 0 to n - 1. */
static uint32_t pick(struct room *r, uint32_t n)
{
    r->chance ^= r->chance << 13;
    r->chance ^= r->chance >> 7;
    r->chance ^= r->chance << 17;
    return (uint32_t)((r->chance >> 32) * n >> 32);
}

static unsigned pick_seat(struct room *r, unsigned asked)
{
    if (asked & (asked - 1) && pick(r, 2))
        return pick_seat(r, asked & (asked - 1));
    return grog_first_seat(asked);
}

static void next_game(struct room *r)
{
    uint8_t seed[GROG_SEED_BYTES];
    grog_seed_from_number(r->seed++, seed);
    grog_start(r->m, r->g, seed, r->events);
}

static void decide(struct room *r, struct tally *t)
{
    unsigned seat = pick_seat(r, grog_asked(r->g));
    grog_list(r->m, r->g, seat, r->options);
    uint32_t n = r->options->n;
    if (n > 1) {
        t->decisions++;
        t->options += n;
    }
    t->longest = n > t->longest ? n : t->longest;
    t->overflow += r->options->overflow;
    grog_take_listed(r->m, r->g, seat, r->options->at[pick(r, n)], r->events);
}

/* Play on until so many decisions have been taken in all. */
static void play(struct room *r, struct tally *t, uint64_t decisions)
{
    uint64_t begun = nanoseconds();
    while (t->decisions < decisions) {
        if (grog_over(r->g)) {
            next_game(r);
            t->games++;
        }
        decide(r, t);
    }
    t->nanoseconds += nanoseconds() - begun;
}

/* ---- copying ------------------------------------------------------------- */

static void copy(unsigned char (*ring)[GROG_STATE_MAX], struct tally *t, uint64_t copies)
{
    void *(*volatile copy_bytes)(void *, const void *, size_t) = memcpy;   /* not to be left out */
    uint64_t begun = nanoseconds();
    for (uint64_t i = 0; i < copies; i++)
        copy_bytes(ring[(i + 1) % RING], ring[i % RING], GROG_STATE_MAX);
    t->copying += nanoseconds() - begun;
    t->copies += copies;
}

static void measure(const struct plan *p, struct room *r, struct tally *t)
{
    unsigned char (*ring)[GROG_STATE_MAX] = must_have(RING, sizeof *ring);
    memset(ring, 1, RING * sizeof *ring);
    while (t->decisions < p->decisions) {
        uint64_t next = t->decisions + SLICE;
        play(r, t, next < p->decisions ? next : p->decisions);
        if (!p->no_memcpy)
            copy(ring, t, SLICE);
    }
    free(ring);
}

/* ---- the answer ---------------------------------------------------------- */

static double each(uint64_t n, uint64_t of) { return of ? (double)n / (double)of : 0; }

struct line { const char *name; double value; int decimals; };

static void print(const struct plan *p, const struct line *line, size_t lines)
{
    for (size_t i = 0; i < lines; i++)
        if (p->json)
            printf("%s\"%s\": %.*f", i ? ", " : "{", line[i].name, line[i].decimals, line[i].value);
        else
            printf("%-26s %.*f\n", line[i].name, line[i].decimals, line[i].value);
    if (p->json)
        printf("}\n");
}

static void report(const struct plan *p, const struct room *r, const struct tally *t, const struct tally *caps)
{
    double decisions = each(t->decisions, t->nanoseconds) * 1e9, copies = each(t->copies, t->copying) * 1e9;
    const struct line lines[] = {
        { "state_bytes", (double)grog_state_bytes(r->m), 0 },
        { "decisions", (double)t->decisions, 0 },
        { "decisions_per_second", decisions, 0 },
        { "memcpy16k_per_second", copies, 0 },
        { "ratio", copies > 0 ? decisions / copies : 0, 3 },
        { "options", (double)t->options, 0 },
        { "mean_options", each(t->options, t->decisions), 2 },
        { "longest_option_list", (double)t->longest, 0 },
        { "overflow", (double)t->overflow, 0 },
        { "games", (double)t->games, 0 },
        { "caps_longest_option_list", (double)caps->longest, 0 },
        { "caps_overflow", (double)caps->overflow, 0 },
    };
    print(p, lines, sizeof lines / sizeof *lines);
}

/* ---- the command --------------------------------------------------------- */

static bool open_room(struct room *r, struct program *program, const struct match_wish *w, uint64_t seed)
{
    r->m = wished_match(program->library, "bench", w);
    if (!r->m)
        return false;
    r->g = must_have(1, grog_state_bytes(r->m));
    r->options = must_have(1, sizeof *r->options);
    r->events = must_have(1, sizeof *r->events);
    r->seed = seed;
    r->chance = UINT64_C(0x9e3779b97f4a7c15) ^ seed << 1;           /* never 0: the last bit is set */
    next_game(r);
    return true;
}

static void close_room(struct room *r)
{
    free(r->g);
    free(r->options);
    free(r->events);
    grog_match_free(r->m);
}

static int bench(const struct plan *p)
{
    struct room room = { 0 }, caps_room = { 0 };
    struct tally t = { .games = 1 }, caps = { .games = 1 };
    struct match_wish at_caps = p->match;
    if (p->caps)
        at_caps.setup = p->caps;
    bool good = open_room(&room, p->program, &p->match, p->seed) && open_room(&caps_room, p->program, &at_caps,
                                                                              p->seed);
    if (good) {
        play(&caps_room, &caps, CAPS_DECISIONS);
        measure(p, &room, &t);
        report(p, &room, &t, &caps);
    }
    close_room(&room);
    close_room(&caps_room);
    return good ? CLI_YES : CLI_TROUBLE;
}

/* What was not said is as usual; whoever says a part of the setup says all of it. */
static void as_usual(struct plan *p)
{
    struct match_wish *w = &p->match;
    for (const struct usual *u = usual; u < usual + sizeof usual / sizeof *usual; u++)
        if (!strcmp(u->system, w->system)) {
            if (!w->setup && !w->mission && !w->team)
                w->setup = u->setup;
            if (!p->caps)
                p->caps = u->caps;
        }
}

int cmd_bench(struct program *program, int argc, char **argv)
{
    struct plan p = { .program = program, .match.system = bench_system.name, .decisions = 2000000, .seed = 1 };
    const struct args_option options[] = {
        WISH_OPTIONS(&p.match),
        { "caps",      "TEXT", "the setup for the longest list, everything at its cap", ARGS_TEXT(&p.caps) },
        { "decisions", "N",    "how many decisions with two or more options (2000000)",
                               ARGS_NUMBER(&p.decisions, 1, 1000000000000) },
        { "seed",      "S",    "the first game's seed; each next game's is one more (1)",
                               ARGS_NUMBER(&p.seed, 0, INT64_MAX) },
        { "no-memcpy", NULL,   "leave out the yardstick, to count instructions", ARGS_FLAG(&p.no_memcpy) },
        { "json",      NULL,   "the answer as JSON", ARGS_FLAG(&p.json) },
        { 0 },
    };
    const struct args_usage usage = {
        "bench", "", "Measure decisions a second in random play against copies of 16 KiB a second.  The system\n"
        "is skirmish unless told: one that is made to measure.  Without a setup, warfighter plays Dawn Raid with\n"
        "four Soldiers.", options, 0, 0,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    as_usual(&p);
    return answer == ARGS_GO_ON ? bench(&p) : args_exit(answer);
}
