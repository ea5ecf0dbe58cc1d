/* SPDX-License-Identifier: MIT */
/* odds.c -- `grognard odds`: how an option of a position can come out, with exact shares.
 *
 * The option is its name as replays write it, or words that only one of the options has in English. */
#include "library/systems.h"
#include "command/args.h"
#include "cli.h"
#include "kernel/odds.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "library/languages.h"
#include "base/json.h"
#include "command/memory.h"
#include "command/terminal.h"
#include "session/play_menu.h"
#include "library/record.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BAR = 40 };

struct wanted {
    const char *file, *text;
    uint64_t at, seat;
    bool json;
    const struct grog_match *m;
    struct grog_game    *view;
    struct grog_options *options;
    struct grog_speaker  s;
};

/* ---- which option ----------------------------------------------------------- */

static void say_option(const struct wanted *w, struct grog_option o, char room[PLAY_LINE])
{
    struct grog_text t = { .at = room, .room = PLAY_LINE };
    *room = 0;
    grog_say_option(&w->s, w->view, o, GROG_SHORT, &t);
}

/* Those that have the words; how many, and the last of them. */
static unsigned find(const struct wanted *w, struct grog_option *out, bool print)
{
    unsigned n = 0;
    for (uint32_t i = 0; i < w->options->n; i++) {
        char room[PLAY_LINE];
        say_option(w, w->options->at[i], room);
        if (!play_has_words(room, w->text))
            continue;
        *out = w->options->at[i];
        n++;
        if (print)
            fprintf(stderr, "  %s\n", room);
    }
    return n;
}

static bool choose(const struct wanted *w, struct grog_option *out)
{
    if (grog_option_parse(w->m, w->view, (unsigned)w->seat, w->text, out) == GROG_OK)
        return true;
    unsigned n = find(w, out, false);
    if (n == 1)
        return true;
    fprintf(stderr, "grognard odds: %s '%s'%s\n", n ? "several options have" : "no option there has", w->text,
            n ? ":" : "");
    find(w, out, n > 1);
    return false;
}

/* ---- the answer --------------------------------------------------------------- */

static void print_bar(uint64_t share, uint64_t whole)
{
    for (; whole > UINT64_MAX / 1000; whole /= 2)
        share /= 2;
    for (uint64_t i = 0; i < (share * BAR + whole / 2) / whole; i++)
        putchar('#');
    putchar('\n');
}

static void print_row(const char *name, uint64_t share, uint64_t whole)
{
    printf("  %-26s %6.2f%%  ", name, 100.0 * (double)share / (double)whole);
    print_bar(share, whole);
}

static void print_table(const struct wanted *w, struct grog_option o, const struct grog_odds *odds)
{
    char room[PLAY_LINE];
    struct grog_text t = { .at = room, .room = sizeof room };
    say_option(w, o, room);
    printf("%s%s%s\n", ink(INK_BOLD), room, ink(INK_PLAIN));
    for (uint32_t i = 0; i < odds->n; i++) {
        struct grog_text name = { .at = room, .room = sizeof room };
        *room = 0;
        grog_say_odds_result(&w->s, grog_weighed(w->m, w->view, o).as, odds->at[i].result, &name);
        print_row(room, odds->at[i].share, odds->whole);
    }
    if (odds->unknown)
        print_row("(depends on more)", odds->unknown, odds->whole);
    *room = 0;
    grog_say_odds(&w->s, grog_weighed(w->m, w->view, o).as, odds, GROG_LONG, &t);
    printf("Exactly: %s\n", room);
}

static void print_json(const struct wanted *w, struct grog_option o, const struct grog_odds *odds)
{
    char room[PLAY_LINE];
    struct json j = { .to = stdout };
    say_option(w, o, room);
    json_open(&j, NULL, '{');
    json_text(&j, "option", room);
    json_open(&j, "results", '[');
    for (uint32_t i = 0; i < odds->n; i++) {
        struct grog_text name = { .at = room, .room = sizeof room };
        *room = 0;
        grog_say_odds_result(&w->s, grog_weighed(w->m, w->view, o).as, odds->at[i].result, &name);
        json_open(&j, NULL, '{');
        json_number(&j, "result", odds->at[i].result);
        json_text(&j, "name", room);
        json_number(&j, "share", (int64_t)odds->at[i].share);
        json_decimal(&j, "probability", (double)odds->at[i].share / (double)odds->whole, 6);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    json_number(&j, "whole", (int64_t)odds->whole);
    json_number(&j, "unknown", (int64_t)odds->unknown);
    json_close(&j, '}');
}

static int answer(struct wanted *w)
{
    struct grog_option o;
    struct grog_odds odds;
    grog_list(w->m, w->view, (unsigned)w->seat, w->options);
    if (!choose(w, &o))
        return CLI_TROUBLE;
    enum grog_status status = grog_told_odds(w->m, w->view, (unsigned)w->seat, o, &odds);
    if (status != GROG_OK) {
        fprintf(stderr, "grognard odds: %s\n", status == GROG_FULL ? "there are too many dice to count that"
                : "no dice decide that option");
        return CLI_NO;
    }
    (w->json ? print_json : print_table)(w, o, &odds);
    return CLI_YES;
}

/* ---- the command --------------------------------------------------------------- */

static int run(struct program *program, struct wanted *w, const struct record *r)
{
    struct grog_words *opened[2];
    if (!asked_words(program, "odds", NULL, opened))
        return CLI_TROUBLE;
    const struct grog_game *g = record_game(r);
    w->m = record_match(r);
    w->view = must_have(1, grog_state_bytes(w->m));
    w->options = must_have(1, sizeof *w->options);
    if (w->seat >= grog_seats(w->m))
        w->seat = grog_asked(g) ? grog_first_seat(grog_asked(g)) : 0;
    w->s = (struct grog_speaker){ .words = lang_words(opened), .m = w->m, .viewer = (unsigned)w->seat };
    grog_view(w->m, g, (unsigned)w->seat, w->view);
    int status = answer(w);
    free(w->view);
    free(w->options);
    lang_close(opened);
    return status;
}

int cmd_odds(struct program *program, int argc, char **argv)
{
    struct wanted w = { .at = UINT32_MAX, .seat = GROG_SEATS_MAX };
    const struct args_option options[] = {
        { "at",   "N", "behind the first N acts of a replay (all)", ARGS_NUMBER(&w.at, 0, UINT32_MAX) },
        { "seat", "S", "in the eyes of this seat (the one that is asked)",
                       ARGS_NUMBER(&w.seat, 0, GROG_SEATS_MAX - 1) },
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&w.json) },
        { 0 },
    };
    const struct args_usage usage = {
        "odds", "FILE OPTION", "Print how an option can come out, with exact shares.  FILE is a replay or a position;\n"
        "OPTION is its name in replays, or words that only one option has, as in 'McCrae attacks Sniper'.", options,
        2, 2,
    };
    enum args_answer how = args_read(&usage, argc, argv, NULL);
    struct record r;
    if (how != ARGS_GO_ON)
        return args_exit(how);
    w.file = argv[1];
    w.text = argv[2];
    if (!asked_record(program, &r, w.file, (uint32_t)w.at))
        return CLI_TROUBLE;
    int status = run(program, &w, &r);
    record_close(&r);
    return status;
}
