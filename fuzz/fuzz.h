/* SPDX-License-Identifier: MIT */
/* fuzz.h -- what the fuzz targets share: bytes that decide, and what must always hold. */
#ifndef FUZZ_H
#define FUZZ_H

#include "kernel/kernel.h"
#include "duel/duel.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Any fault found ends the process: the fuzzer keeps the input. */
#define MUST(holds, what) do { if (!(holds)) must_fail(__FILE__, __LINE__, #holds, what); } while (0)

static inline void must_fail(const char *file, int line, const char *holds, const char *what)
{
    fprintf(stderr, "%s:%d: %s: %s\n", file, line, holds, what ? what : "");
    abort();
}

typedef union { struct grog_game game; unsigned char bytes[GROG_STATE_MAX]; } any_game;

/* The input, byte by byte; zeros when it has run out. */
struct input { const uint8_t *at, *end; };
static inline uint8_t next(struct input *in) { return in->at < in->end ? *in->at++ : 0; }

static inline void must_be_sound(const struct grog_match *m, const struct grog_game *g)
{
    const char *broken = grog_check(m, g);
    MUST(!broken, broken);
}

/* Views, fills and odds of this moment, for one seat. */
static inline void look_at(const struct grog_match *m, const struct grog_game *g, unsigned seat, uint64_t number)
{
    static any_game view, full, again;
    static struct grog_options in_game, in_view;
    uint8_t seed[GROG_SEED_BYTES];
    grog_seed_from_number(number, seed);
    grog_view(m, g, seat, &view.game);
    grog_list(m, g, seat, &in_game);
    grog_list(m, &view.game, seat, &in_view);
    MUST(in_game.n == in_view.n && !memcmp(in_game.at, in_view.at, in_game.n * sizeof in_game.at[0]), "options");
    MUST(!in_game.overflow, "options");
    grog_fill(m, &view.game, seat, seed, &full.game);
    grog_view(m, &full.game, seat, &again.game);
    MUST(!memcmp(&view, &again, grog_state_bytes(m)), "view(fill(v)) = v");
    must_be_sound(m, &full.game);
    for (uint32_t i = 0; i < in_view.n && i < 4; i++) {
        struct grog_odds odds;
        if (grog_odds(m, &view.game, seat, in_view.at[(number + i) % in_view.n], &odds) != GROG_OK)
            continue;
        uint64_t sum = odds.unknown;
        for (uint32_t k = 0; k < odds.n; k++)
            sum += odds.at[k].share;
        MUST(sum == odds.whole, "shares are the whole");
    }
}

#endif
