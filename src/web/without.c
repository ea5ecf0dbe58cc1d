/* SPDX-License-Identifier: MIT */
/* without.c -- what a browser has not: a terminal, and the pack compiler.  What the program would do there is refused
 * here, in one place. */
#include "cli.h"
#include "packc/packc.h"
#include "play.h"
#include "tui/replays.h"
#include "tui/screen.h"
#include "tui/start.h"

enum { WIDTH = 500 };

static int refuse(void)
{
    fprintf(stderr, "grognard: that needs a terminal\n");
    return CLI_TROUBLE;
}

bool screen_can(void) { return false; }
int start_run(void) { return refuse(); }
unsigned play_width(void) { return WIDTH; }

int cmd_play(int argc, char **argv)
{
    (void)argc, (void)argv;
    return refuse();
}

int play_from(const struct grog_position *from, unsigned seat)
{
    (void)from, (void)seat;
    return refuse();
}

int play_lesson(const struct grog_lesson *l, const struct grog_position *from, const char *lang, bool plain)
{
    (void)l, (void)from, (void)lang, (void)plain;
    return refuse();
}

int replay_table(const char *file, const struct grog_words *words)
{
    (void)file, (void)words;
    return refuse();
}

/* ---- cards are compiled elsewhere ------------------------------------------------------ */

const struct packc_limits packc_limits = { 0 };

bool packc_compile(const struct packc_input *in, struct packc_output *out)
{
    (void)in;
    *out = (struct packc_output){ 0 };
    fprintf(stderr, "grognard: cards are compiled by the program on a computer, 'grognard pack build'\n");
    return false;
}

void packc_free(struct packc_output *out) { (void)out; }

bool packc_read_header(const struct packc_file *pack_lua, struct packc_header *out)
{
    (void)pack_lua, (void)out;
    return false;
}
