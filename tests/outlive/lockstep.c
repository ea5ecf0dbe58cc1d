/* SPDX-License-Identifier: MIT */
/* lockstep.c -- see lockstep.h. */
#include "lockstep.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "library/scenarios.h"

#include <stdio.h>
#include <string.h>

uint32_t any_number(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return (uint32_t)(*state >> 32);
}

unsigned asked(struct side *s)
{
    for (unsigned seat = 0; seat < grog_seats(s->m); seat++)
        if (!s->g->over && (s->g->asked >> seat & 1)) {
            grog_list(s->m, s->g, seat, s->options);
            return seat;
        }
    return GROG_NOBODY;
}

/* "wwii-europe:Log Bunker" is called so only beside another Log Bunker: without the pack's name. */
static const char *plain(char *text)
{
    for (char *colon = strchr(text, ':'); colon; colon = strchr(text, ':')) {
        char *from = colon;
        while (from > text && strchr("abcdefghijklmnopqrstuvwxyz0123456789-", from[-1]))
            from--;
        memmove(from, colon + 1, strlen(colon + 1) + 1);
    }
    return text;
}

static bool same_options(const struct side *a, const struct side *b, unsigned seat)
{
    char one[GROG_TEXT_MAX] = "", other[GROG_TEXT_MAX] = "";
    bool same = a->options->n == b->options->n;
    for (uint32_t i = 0; same && i < a->options->n; i++) {
        grog_option_text(a->m, a->g, a->options->at[i], one);
        grog_option_text(b->m, b->g, b->options->at[i], other);
        same = !strcmp(plain(one), plain(other));
    }
    if (!same)
        fprintf(stderr, "seat %u, decision %u: %u and %u options, '%s' and '%s'\n", seat, a->g->decisions,
                a->options->n, b->options->n, one, other);
    return same;
}

int go_in_step(struct side *a, struct side *b, unsigned steps, uint64_t *chance)
{
    for (unsigned step = 0; step < steps; step++) {
        unsigned seat = asked(a);
        if (seat != asked(b) || a->g->asked != b->g->asked) {
            fprintf(stderr, "decision %u: others are asked\n", a->g->decisions);
            return -1;
        }
        if (seat == GROG_NOBODY)
            return a->g->winners == b->g->winners ? (int)step : -1;
        if (!same_options(a, b, seat))
            return -1;
        uint32_t i = any_number(chance) % a->options->n;
        grog_take_listed(a->m, a->g, seat, a->options->at[i], NULL);
        grog_take_listed(b->m, b->g, seat, b->options->at[i], NULL);
    }
    return (int)steps;
}

void each_ready(struct library *l, on_setup *visit, void *arg)
{
    static const struct { const char *system, *kind, *row; } of[] = {
        { "warfighter", "mission", "mission" }, { "heroes", "scenario", "scenario" },
    };
    struct grog_error why;
    for (unsigned i = 0; i < GROG_COUNT(of); i++) {
        const struct grog_box *box = library_box(l, of[i].system, &why);
        uint8_t kind = box ? kind_called(box, of[i].kind) : 0;
        for (uint32_t c = 1; box && c < box->cards->cards; c++) {
            char setup[128];
            const char *name = box->cards->card[c].name;
            int seats = field_of(box, (uint16_t)c, "seats"), armies = field_of(box, (uint16_t)c, "armies");
            if (box->cards->card[c].kind != kind || (i && armies < seats))
                continue;
            snprintf(setup, sizeof setup, "seats %d, %s %s", i ? seats : 1, of[i].row, name);
            visit(arg, of[i].system, setup, name);
        }
    }
}
