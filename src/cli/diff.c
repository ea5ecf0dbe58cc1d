/* SPDX-License-Identifier: MIT */
/* diff.c -- `grognard diff`: where two games of one match part, or two positions differ.
 *
 * Two replays are played side by side: first their states are compared, then their
 * next acts, so that the first difference of either kind is the one that is told. */
#include "command/args.h"
#include "cli.h"
#include "base/json.h"
#include "command/memory.h"
#include "library/record.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What to tell: at which act (0: before the first, or positions), who did what, what came of it. */
struct difference {
    bool     same;
    uint32_t act;
    char     did[2][GROG_TEXT_MAX + 16];
    uint32_t lines;
    struct grog_text states;
};

static void compare_states(const struct grog_match *m, const struct grog_game *a, const struct grog_game *b,
                           struct difference *d)
{
    do d->lines = grog_diff(m, a, b, &d->states); while (text_grows(&d->states));
}

/* ---- are they of one match ----------------------------------------------- */

/* System, version and setup: the first line of what inspect says. */
static struct grog_text match_line(const struct record *r)
{
    struct grog_text t = { 0 };
    do grog_inspect(record_match(r), record_game(r), &t); while (text_grows(&t));
    t.at[strcspn(t.at, "\n")] = 0;
    return t;
}

static bool same_match(const struct record *a, const struct record *b)
{
    struct grog_text one = match_line(a), two = match_line(b);
    bool same = !strcmp(one.at, two.at);
    if (!same)
        fprintf(stderr, "grognard diff: not games of one match:\n  %s: %s\n  %s: %s\n", a->name, one.at, b->name,
                two.at);
    free(one.at);
    free(two.at);
    return same;
}

/* ---- replays ------------------------------------------------------------- */

struct side {
    const struct grog_act *log;
    uint32_t acts;
    struct grog_journal *journal;           /* at the start; plays the log again */
    const struct grog_game *g;
};

static struct side side_of(const struct record *full, struct record *start)
{
    struct side s = { .journal = start->replay.journal, .g = record_game(start) };
    s.log = grog_journal_log(full->replay.journal, &s.acts);
    return s;
}

static bool same_act(const struct grog_act *a, const struct grog_act *b)
{
    return a->seat == b->seat && !memcmp(&a->option, &b->option, sizeof a->option);
}

static void tell_act(const struct grog_match *m, const struct side *s, uint32_t i, char did[GROG_TEXT_MAX + 16])
{
    char text[GROG_TEXT_MAX];
    if (i < s->acts)
        snprintf(did, GROG_TEXT_MAX + 16, "seat %u: %s", s->log[i].seat,
                 grog_option_text(m, s->g, s->log[i].option, text));
    else
        snprintf(did, GROG_TEXT_MAX + 16, "nothing more");
}

static void step(struct side *s, uint32_t i)
{
    if (i < s->acts)
        grog_play(s->journal, s->log[i].seat, s->log[i].option, NULL);
}

static void compare_replays(const struct grog_match *m, struct side *a, struct side *b, struct difference *d)
{
    for (uint32_t i = 0; ; i++) {
        d->act = i;
        if (memcmp(a->g, b->g, grog_state_bytes(m)) != 0)
            break;
        d->same = i == a->acts && i == b->acts;
        if (d->same)
            return;
        bool part = i >= a->acts || i >= b->acts || !same_act(&a->log[i], &b->log[i]);
        if (part) {
            tell_act(m, a, i, d->did[0]);
            tell_act(m, b, i, d->did[1]);
        }
        step(a, i);
        step(b, i);
        if (part) {
            d->act = i + 1;
            break;
        }
    }
    compare_states(m, a->g, b->g, d);
}

/* ---- telling ------------------------------------------------------------- */

static void print(const struct difference *d, const struct record *a, const struct record *b)
{
    if (*d->did[0])
        printf("act %lu differs\n  %s: %s\n  %s: %s\nand then\n", (unsigned long)d->act, a->name, d->did[0], b->name,
               d->did[1]);
    else if (a->kind == RECORD_REPLAY && !d->act)
        printf("they differ before the first act\n");
    else if (a->kind == RECORD_REPLAY)
        printf("act %lu is the same, but not what came of it\n", (unsigned long)d->act);
    fputs(d->states.at, stdout);
}

static void print_json(const struct difference *d, const struct record *a)
{
    struct json j = { .to = stdout };
    json_open(&j, NULL, '{');
    json_flag(&j, "same", d->same);
    if (!d->same && a->kind == RECORD_REPLAY)
        json_number(&j, "act", d->act);
    if (*d->did[0]) {
        json_text(&j, "a_did", d->did[0]);
        json_text(&j, "b_did", d->did[1]);
    }
    json_open(&j, "states", '[');
    char *line = d->states.at;
    for (char *end; line && *line; line = end + 1) {
        end = strchr(line, '\n');
        *end = 0;
        json_text(&j, NULL, line);
    }
    json_close(&j, ']');
    json_close(&j, '}');
}

static int tell(struct difference *d, const struct record *a, const struct record *b, bool json)
{
    if (json)
        print_json(d, a);
    else if (!d->same)
        print(d, a, b);
    free(d->states.at);
    return d->same ? CLI_YES : CLI_NO;
}

/* ---- the command --------------------------------------------------------- */

static int diff_positions(const struct record *a, const struct record *b, bool json)
{
    struct difference d = { 0 };
    compare_states(record_match(a), record_game(a), record_game(b), &d);
    d.same = d.lines == 0;
    return tell(&d, a, b, json);
}

static int diff_replays(struct program *program, const struct record *a, const struct record *b,
                        const struct file file[2], bool json)
{
    struct record start[2];
    struct difference d = { 0 };
    if (!record_open(&start[0], program->library, a->name, &file[0], 0))
        return CLI_TROUBLE;
    if (!record_open(&start[1], program->library, b->name, &file[1], 0)) {
        record_close(&start[0]);
        return CLI_TROUBLE;
    }
    struct side one = side_of(a, &start[0]), two = side_of(b, &start[1]);
    compare_replays(record_match(a), &one, &two, &d);
    record_close(&start[1]);
    record_close(&start[0]);
    return tell(&d, a, b, json);
}

static int diff(struct program *program, const struct record *a, const struct record *b, const struct file file[2],
                bool json)
{
    if (a->kind != b->kind) {
        fprintf(stderr, "grognard diff: one is a replay and one a position\n");
        return CLI_TROUBLE;
    }
    if (a->status != GROG_OK || b->status != GROG_OK) {
        complain_of_record(a->status != GROG_OK ? a : b);
        return CLI_TROUBLE;
    }
    if (!same_match(a, b))
        return CLI_TROUBLE;
    return a->kind == RECORD_REPLAY ? diff_replays(program, a, b, file, json) : diff_positions(a, b, json);
}

/* Both files and records are open, or stderr says why not. */
static int open_and_diff(struct program *program, char **name, bool json)
{
    struct file file[2] = { { 0 } };
    struct record record[2];
    int opened = 0, status = CLI_TROUBLE;
    while (opened < 2 && asked_file(name[opened], &file[opened])) {
        if (!record_open(&record[opened], program->library, name[opened], &file[opened], UINT32_MAX)) {
            complain_of_record(&record[opened]);
            break;
        }
        opened++;
    }
    if (opened == 2)
        status = diff(program, &record[0], &record[1], file, json);
    while (opened-- > 0)
        record_close(&record[opened]);
    file_free(&file[0]);
    file_free(&file[1]);
    return status;
}

int cmd_diff(struct program *program, int argc, char **argv)
{
    bool json = false;
    const struct args_option options[] = {
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&json) },
        { 0 },
    };
    const struct args_usage usage = {
        "diff", "A B", "Show the first act at which two replays of one match part and what differs then,\n"
        "or what differs between two positions: 'name = in A -> in B'.\n"
        "Status 0: the same, 1: different, 2: trouble.", options, 2, 2,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    return answer == ARGS_GO_ON ? open_and_diff(program, argv + 1, json) : args_exit(answer);
}
