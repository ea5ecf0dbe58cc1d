/* SPDX-License-Identifier: MIT */
/* board.c -- `grognard board`: the battlefield of a scenario, or a board or an overlay by itself, as text or as SVG. */
#include "library/systems.h"
#include "command/args.h"
#include "cli.h"
#include "base/file.h"
#include "command/memory.h"
#include "command/terminal.h"
#include "explain/explain.h"
#include "kernel/system.h"
#include "pack.h"
#include "library/library.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void print_words(const struct grog_box *box, uint16_t card)
{
    const struct grog_card_text *t = box->cards->text ? &box->cards->text[card] : NULL;
    printf("%s%s%s\n", ink(INK_BOLD), box->cards->card[card].name, ink(INK_PLAIN));
    if (t && *t->text)
        printf("%s\n", t->text);
    if (t && *t->flavour)
        printf("\"%s\"\n", t->flavour);
}

static int show(const struct grog_box *box, const struct grog_match *m, uint16_t card, const char *svg)
{
    struct grog_error why = { 0 };
    struct grog_text text = { 0 };
    bool ok;
    do ok = grog_explain_of(m->system)->draw(m, card, svg, &text, &why); while (ok && text_grows(&text));
    if (!ok) {
        fprintf(stderr, "grognard board: %s\n", why.text);
        free(text.at);
        return CLI_TROUBLE;
    }
    if (!svg)
        print_words(box, card);
    if (svg && strcmp(svg, "-") != 0)
        ok = asked_to_write(svg, text.at, strlen(text.at));
    else
        fputs(text.at, stdout);
    free(text.at);
    return ok ? CLI_YES : CLI_TROUBLE;
}

int cmd_board(struct program *program, int argc, char **argv)
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
    uint16_t card = pack_find_card(program, "heroes", argv[1], &box);
    if (!card)
        return CLI_TROUBLE;
    struct grog_match *m = asked_to_speak_of(box);
    int status = show(box, m, card, svg);
    grog_match_free(m);
    return status;
}
