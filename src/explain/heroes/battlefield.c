/* SPDX-License-Identifier: MIT */
/* battlefield.c -- the battlefield of a scenario, or a board or an overlay by itself, as text or as SVG; and who fights
 * on it. */
#include "table.h"
#include "heroes/scenario.h"
#include "kernel/drawing.h"
#include "pack/pack.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct wanted { const struct grog_match *m; uint16_t card; struct ground_plan *plan; };

/* A board or an overlay alone, as it is drawn. */
static bool lay_alone(const struct wanted *w, unsigned map, struct grog_error *why)
{
    struct grog_drawing d = grog_drawing_of(numbers_of(w->m, w->card) + map);
    struct board *b = &w->plan->board;
    struct drawn at = { .card = w->card };
    return board_begin(b, w->m, d.w, d.h, why)
        && (map == BOARD_MAP ? board_lay(b, w->m, at, why) : board_overlay(b, w->m, at, why))
        && board_finish(b, w->m, why);
}

static bool lay(const struct wanted *w, struct grog_error *why)
{
    switch (kind_of(w->m, w->card)) {
    case OF_SCENARIO: return scenario_lay(w->m, w->card, w->plan, why);
    case OF_BOARD:    return lay_alone(w, BOARD_MAP, why);
    case OF_OVERLAY:  return lay_alone(w, OVERLAY_MAP, why);
    default:
        grog_fail(why, 0, "'%s' is no scenario, board or overlay", grog_card(w->m, w->card)->name);
        return false;
    }
}

static void print_text(const struct wanted *w, struct grog_text *out)
{
    struct field f;
    if (kind_of(w->m, w->card) == OF_SCENARIO) {
        scenario_print(w->m, w->card, w->plan, out);
        return;
    }
    field_of_board(&w->plan->board, &f);
    board_print(&f, w->m, out, NULL, NULL);
    board_print_legend(&w->plan->board, w->m, out);
}

static void print_svg(const struct wanted *w, struct grog_text *out)
{
    struct field f;
    if (kind_of(w->m, w->card) == OF_SCENARIO) {
        scenario_svg(w->m, w->card, w->plan, out);
        return;
    }
    field_of_board(&w->plan->board, &f);
    board_svg(&f, w->m, out);
}

bool draw_heroes(const struct grog_match *m, uint16_t card, bool svg, struct grog_text *out, struct grog_error *why)
{
    struct wanted w = { m, card, calloc(1, sizeof *w.plan) };
    bool good = w.plan && lay(&w, why);
    if (good)
        (svg ? print_svg : print_text)(&w, out);
    free(w.plan);
    return good;
}

static unsigned copies(const struct ground_plan *p, unsigned first, unsigned seat, unsigned from, unsigned to)
{
    unsigned n = 0;
    for (unsigned i = from; i < to; i++)
        n += p->roster[i].seat == seat && p->roster[i].card == p->roster[first].card;
    return n;
}

void force_heroes(const struct grog_box *box, uint16_t scenario, unsigned seat, struct grog_text *out)
{
    char setup[256];
    struct grog_error why = { 0 };
    snprintf(setup, sizeof setup, "scenario %s", box->cards->card[scenario].name);
    struct grog_match *m = grog_match_new(box, setup, &why);
    const struct ground_plan *p = m ? plan_of(m) : NULL;
    for (unsigned i = 1; p && i <= p->n_roster; i++) {
        unsigned n = copies(p, i, seat, i, p->n_roster + 1u);
        if (p->roster[i].seat != seat || copies(p, i, seat, 1, i))
            continue;
        grog_print(out, out->n ? ", " : "");
        if (n > 1)
            grog_print(out, "%u ", n);
        grog_print(out, "%s", grog_card(m, p->roster[i].card)->name);
    }
    grog_match_free(m);
}
