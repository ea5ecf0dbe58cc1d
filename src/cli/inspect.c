/* SPDX-License-Identifier: MIT */
/* inspect.c -- `grognard inspect`: all of one moment of a game, and what may be done in it. */
#include "command/args.h"
#include "cli.h"
#include "base/json.h"
#include "command/memory.h"
#include "library/record.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { OPTIONS_SHOWN = 40 };

struct look {
    const struct grog_match *m;
    const struct grog_game  *g;
    struct grog_game    *view;
    struct grog_options *options;
    struct grog_odds     odds;
};

/* ---- odds ---------------------------------------------------------------- */

static bool odds_of(struct look *l, unsigned seat, struct grog_option o)
{
    return grog_odds(l->m, l->view, seat, o, &l->odds) == GROG_OK && l->odds.whole;
}

static uint64_t per_mille(const struct grog_odds *o, uint64_t share)
{
    return (uint64_t)(1000.0 * (double)share / (double)o->whole + 0.5);
}

static void print_odds(const struct grog_odds *o)
{
    for (uint32_t i = 0; i < o->n; i++) {
        uint64_t share = per_mille(o, o->at[i].share);
        printf("%s %" PRId32 ": %" PRIu64 ".%" PRIu64 "%%", i ? "," : "   odds of", o->at[i].result, share / 10,
               share % 10);
    }
    if (o->unknown) {
        uint64_t share = per_mille(o, o->unknown);
        printf("%s unknown: %" PRIu64 ".%" PRIu64 "%%", o->n ? "," : "   odds of", share / 10, share % 10);
    }
    if (o->windows)
        printf(" if nobody reacts");
}

static void odds_to_json(struct json *j, const struct grog_odds *o)
{
    json_open(j, "odds", '[');
    for (uint32_t i = 0; i < o->n; i++) {
        json_open(j, NULL, '{');
        json_number(j, "result", o->at[i].result);
        json_tenths(j, "percent", per_mille(o, o->at[i].share));
        json_close(j, '}');
    }
    json_close(j, ']');
    json_tenths(j, "unknown_percent", per_mille(o, o->unknown));
    json_flag(j, "if_nobody_reacts", o->windows != 0);
}

/* ---- options ------------------------------------------------------------- */

static void list_for(struct look *l, unsigned seat)
{
    grog_list(l->m, l->g, seat, l->options);
    grog_view(l->m, l->g, seat, l->view);
}

static void print_options(struct look *l, unsigned seat)
{
    char text[GROG_TEXT_MAX];
    list_for(l, seat);
    printf("seat %u may\n", seat);
    for (uint32_t i = 0; i < l->options->n && i < OPTIONS_SHOWN; i++) {
        printf("  %s", grog_option_text(l->m, l->g, l->options->at[i], text));
        if (odds_of(l, seat, l->options->at[i]))
            print_odds(&l->odds);
        printf("\n");
    }
    if (l->options->n > OPTIONS_SHOWN)
        printf("  and %" PRIu32 " more\n", l->options->n - OPTIONS_SHOWN);
}

static void options_to_json(struct look *l, struct json *j, unsigned seat)
{
    char text[GROG_TEXT_MAX];
    list_for(l, seat);
    json_open(j, NULL, '{');
    json_number(j, "seat", seat);
    json_number(j, "options_in_all", l->options->n);
    json_open(j, "options", '[');
    for (uint32_t i = 0; i < l->options->n && i < OPTIONS_SHOWN; i++) {
        json_open(j, NULL, '{');
        json_text(j, "option", grog_option_text(l->m, l->g, l->options->at[i], text));
        if (odds_of(l, seat, l->options->at[i]))
            odds_to_json(j, &l->odds);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_close(j, '}');
}

/* ---- the whole ----------------------------------------------------------- */

static void print(struct look *l, const char *words)
{
    unsigned asked = grog_over(l->g) ? 0 : grog_asked(l->g);
    fputs(words, stdout);
    for (; asked; asked &= asked - 1)
        print_options(l, grog_first_seat(asked));
}

static void print_json(struct look *l, const char *words)
{
    unsigned asked = grog_over(l->g) ? 0 : grog_asked(l->g);
    struct json j = { .to = stdout };
    json_open(&j, NULL, '{');
    json_text(&j, "setup", grog_setup_text(l->m));
    json_flag(&j, "over", grog_over(l->g));
    json_number(&j, "decisions", grog_decisions(l->g));
    json_text(&j, "question", asked ? grog_question(l->m, l->g) : "");
    json_open(&j, "asked", '[');
    for (; asked; asked &= asked - 1)
        options_to_json(l, &j, grog_first_seat(asked));
    json_close(&j, ']');
    json_text(&j, "words", words);
    json_close(&j, '}');
}

static void show_position(const struct record *r)
{
    struct grog_text words = { 0 };
    do grog_position_write(record_match(r), record_game(r), &words); while (text_grows(&words));
    fputs(words.at, stdout);
    free(words.at);
}

static void show(const struct record *r, bool json)
{
    struct look l = { .m = record_match(r), .g = record_game(r) };
    struct grog_text words = { 0 };
    l.view = must_have(1, grog_state_bytes(l.m));
    l.options = must_have(1, sizeof *l.options);
    do grog_inspect(l.m, l.g, &words); while (text_grows(&words));
    (json ? print_json : print)(&l, words.at);
    free(words.at);
    free(l.view);
    free(l.options);
}

static bool reaches(const struct record *r, uint64_t at)
{
    if (at == UINT32_MAX || r->status != GROG_OK)
        return true;
    if (r->kind == RECORD_POSITION)
        fprintf(stderr, "grognard inspect: %s is a position; --at is for replays\n", r->name);
    else if (r->replay.acts < at)
        fprintf(stderr, "grognard inspect: %s has only %lu acts\n", r->name, (unsigned long)r->replay.acts);
    else
        return true;
    return false;
}

static int inspect(struct program *program, const char *name, uint64_t at, bool position, bool json)
{
    struct record r;
    if (!asked_record(program, &r, name, (uint32_t)at))
        return CLI_TROUBLE;
    int status = !reaches(&r, at) ? CLI_TROUBLE : r.status == GROG_OK ? CLI_YES : CLI_NO;
    if (status != CLI_TROUBLE && position)
        show_position(&r);
    else if (status != CLI_TROUBLE)
        show(&r, json);
    if (status == CLI_NO) {
        fflush(stdout);
        complain_of_record(&r);
    }
    record_close(&r);
    return status;
}

int cmd_inspect(struct program *program, int argc, char **argv)
{
    bool json = false, position = false;
    uint64_t at = UINT32_MAX;
    const struct args_option options[] = {
        { "at",   "N",  "a replay's moment after N acts (its last)", ARGS_NUMBER(&at, 0, UINT32_MAX - 1) },
        { "position", NULL, "write that moment as a position instead", ARGS_FLAG(&position) },
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        "inspect", "FILE", "Show all of a moment: the state, what is half done and by which rule, and what each seat\n"
        "may do, with the odds if nobody reacts.  FILE is a replay or a position; - is stdin.\n"
        "Status 1: the replay is not true up to there; its last true moment is shown.", options, 1, 1,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    return answer == ARGS_GO_ON ? inspect(program, argv[1], at, position, json) : args_exit(answer);
}
