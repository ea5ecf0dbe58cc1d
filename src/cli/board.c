/* SPDX-License-Identifier: MIT */
/* board.c -- `grognard board`: the battlefield of a scenario, or a board or an overlay by itself, as text or as SVG. */
#include "board.h"
#include "args.h"
#include "cli.h"
#include "file.h"
#include "heroes/rules.h"
#include "heroes/scenario.h"
#include "kernel/drawing.h"
#include "out.h"
#include "pack.h"
#include "shelf.h"

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

static void print_words(const struct grog_box *box, uint16_t card)
{
    const struct grog_card_text *t = box->cards->text ? &box->cards->text[card] : NULL;
    printf("%s%s%s\n", ink(INK_BOLD), box->cards->card[card].name, ink(INK_PLAIN));
    if (t && *t->text)
        printf("%s\n", t->text);
    if (t && *t->flavour)
        printf("\"%s\"\n", t->flavour);
}

static int show(const struct grog_box *box, const struct wanted *w, const char *svg)
{
    struct grog_error why = { 0 };
    struct grog_text text = { 0 };
    bool ok = true;
    if (!lay(w, &why)) {
        fprintf(stderr, "grognard board: %s\n", why.text);
        return CLI_TROUBLE;
    }
    if (!svg)
        print_words(box, w->card);
    do (svg ? print_svg : print_text)(w, &text); while (text_grows(&text));
    if (svg && strcmp(svg, "-") != 0)
        ok = file_write(svg, text.at, strlen(text.at));
    else
        fputs(text.at, stdout);
    free(text.at);
    return ok ? CLI_YES : CLI_TROUBLE;
}

bool board_say_scenario(const struct grog_match *m, uint16_t scenario, struct grog_text *out)
{
    struct wanted w = { m, scenario, must_have(1, sizeof *w.plan) };
    struct grog_error why = { 0 };
    bool good = kind_of(m, scenario) == OF_SCENARIO && lay(&w, &why);
    if (good)
        print_text(&w, out);
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

void board_say_force(const struct grog_box *box, uint16_t scenario, unsigned seat, struct grog_text *out)
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

int cmd_board(int argc, char **argv)
{
    const char *svg = NULL;
    const struct args_option options[] = {
        { "svg", "FILE", "write a picture instead; -: to stdout", ARGS_TEXT(&svg) },
        { 0 },
    };
    const struct args_usage usage = {
        "board", "WHAT", "Draw the battlefield of a scenario, or a board or an overlay by itself.", options, 1, 1,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    const struct grog_box *box = NULL;
    uint16_t card = pack_find_card("heroes", argv[1], &box);
    if (!card)
        return CLI_TROUBLE;
    struct grog_match *m = shelf_to_speak_of(box);
    struct wanted w = { m, card, must_have(1, sizeof *w.plan) };
    memset(w.plan, 0, sizeof *w.plan);
    int status = show(box, &w, svg);
    free(w.plan);
    grog_match_free(m);
    return status;
}
