/* SPDX-License-Identifier: MIT */
/* replay.c -- `grognard replay`: a recorded game act by act, for all eyes or for one seat's.
 *
 * A seat sees events as they were told to it, its own options, and of the others'
 * only what the events tell: an option's name may hold a card that lies face down. */
#include "command/args.h"
#include "cli.h"
#include "session/debrief.h"
#include "library/languages.h"
#include "base/json.h"
#include "command/memory.h"
#include "command/terminal.h"
#include "library/record.h"
#include "story.h"
#include "line.h"
#include "session/replay_walk.h"
#include "session/play_text.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { ALL_SEATS = GROG_SEATS_MAX };

struct show {
    const char *file;
    uint64_t from, to, seat;
    uint64_t at, turn;
    bool json, acts, debrief, html, table;
    const struct grog_match  *m;
    struct grog_journal      *journal;      /* plays the record again from its start */
    struct grog_game         *view;
    struct grog_events       *events;
    struct json j;
};

/* ---- one act ------------------------------------------------------------- */

static bool may_know(const struct show *s, const struct grog_act *a)
{
    bool for_all_ears = a->option.verb > GROG_REACT && a->option.verb <= GROG_HAND_OVER;
    return s->seat == ALL_SEATS || s->seat == a->seat || for_all_ears;
}

static const char *act_text(const struct show *s, const struct grog_act *a, char text[GROG_TEXT_MAX])
{
    return may_know(s, a) ? grog_option_text(s->m, grog_journal_game(s->journal), a->option, text) : "";
}

static const char *event_text(const struct show *s, const struct grog_event *e, char text[GROG_TEXT_MAX])
{
    const struct grog_game *g = grog_journal_game(s->journal);
    if (s->seat == ALL_SEATS)
        return grog_event_text(s->m, g, e, text);
    struct grog_event as_seen = grog_event_for(s->m, e, (unsigned)s->seat);
    grog_view(s->m, g, (unsigned)s->seat, s->view);
    return grog_event_text(s->m, s->view, &as_seen, text);
}

static void show_head(struct show *s, uint64_t number, const struct grog_act *a, const char *option)
{
    if (!s->json) {
        printf("%s%4" PRIu64 "  seat %u%s%s%s\n", ink(INK_BOLD), number, a->seat, *option ? ": " : "", option,
               ink(INK_PLAIN));
        return;
    }
    json_open(&s->j, NULL, '{');
    json_number(&s->j, "act", (int64_t)number);
    json_number(&s->j, "seat", a->seat);
    if (*option)
        json_text(&s->j, "option", option);
    json_open(&s->j, "events", '[');
}

static void show_events(struct show *s)
{
    char text[GROG_TEXT_MAX];
    for (uint32_t i = 0; i < s->events->n; i++)
        if (s->json)
            json_text(&s->j, NULL, event_text(s, &s->events->at[i], text));
        else
            printf("        %s\n", event_text(s, &s->events->at[i], text));
}

static void show_act(struct show *s, uint64_t number, const struct grog_act *a)
{
    char text[GROG_TEXT_MAX];
    bool shown = number >= s->from;
    if (shown)
        show_head(s, number, a, act_text(s, a, text));
    grog_play(s->journal, a->seat, a->option, s->events);
    if (!shown)
        return;
    show_events(s);
    if (s->json) {
        json_close(&s->j, ']');
        json_close(&s->j, '}');
    }
}

/* ---- beginning and end --------------------------------------------------- */

static void show_beginning(struct show *s)
{
    if (!s->json) {
        printf("%s: %s\n", s->file, grog_setup_text(s->m));
        return;
    }
    s->j.to = stdout;
    json_open(&s->j, NULL, '{');
    json_text(&s->j, "file", s->file);
    json_text(&s->j, "setup", grog_setup_text(s->m));
    json_open(&s->j, "acts", '[');
}

static void print_end(const struct show *s, const struct grog_game *g, const struct grog_result *r)
{
    unsigned winners = r->winners;
    if (!grog_over(g)) {
        printf("not over: '%s' is asked\n", grog_question(s->m, g));
        return;
    }
    if (r->broken) {
        printf("over: the match cannot go on: %s\n", r->breaker ? grog_card(s->m, r->breaker)->name : "the rules");
        return;
    }
    printf("over:");
    for (unsigned i = 0; i < grog_seats(s->m); i++)
        if (winners >> i & 1)
            printf(" seat %u", i);
    printf(winners ? " wins\n" : " nobody wins\n");
}

static void print_end_json(struct show *s, const struct grog_game *g, const struct grog_result *end,
                           const struct record *r)
{
    unsigned winners = end->winners;
    json_close(&s->j, ']');
    json_flag(&s->j, "over", grog_over(g));
    json_open(&s->j, "winners", '[');
    for (unsigned i = 0; i < grog_seats(s->m); i++)
        if (winners >> i & 1)
            json_number(&s->j, NULL, i);
    json_close(&s->j, ']');
    if (end->broken)
        json_text(&s->j, "broken_by", grog_card(s->m, end->breaker)->name);
    json_flag(&s->j, "diverged", r->status == GROG_DIVERGED);
    if (r->status == GROG_DIVERGED) {
        json_number(&s->j, "line", r->why.line);
        json_text(&s->j, "why", r->why.text);
    }
    json_close(&s->j, '}');
}

static int show_end(struct show *s, const struct record *r)
{
    const struct grog_game *g = grog_journal_game(s->journal);
    struct grog_result result;
    grog_result(s->m, g, &result);
    if (s->json)
        print_end_json(s, g, &result, r);
    else
        print_end(s, g, &result);
    if (r->status == GROG_OK)
        return CLI_YES;
    fflush(stdout);
    complain_of_record(r);
    return CLI_NO;
}

/* ---- what it came to ------------------------------------------------------- */

static void print_lines(struct program *program, const char *text)
{
    struct play *p = must_have(1, sizeof *p);
    print_to_stdout(p);
    p->width = program->width;
    play_print(p, 8, text);
    free(p);
}

static int show_debrief(struct program *program, const struct show *s, const struct record *full)
{
    struct grog_words *opened[2];
    if (!asked_words(program, "replay", NULL, opened))
        return CLI_TROUBLE;
    const struct grog_words *words = lang_words(opened);
    struct debrief *d = debrief_of(full->replay.journal, s->seat == ALL_SEATS ? 0 : (unsigned)s->seat, words);
    struct grog_text t = { 0 };
    if (!d)
        fprintf(stderr, "grognard replay: %s cannot be played again\n", s->file);
    else if (s->json)
        debrief_json(d, words, stdout);
    else if (s->html)
        debrief_html(d, words, stdout);
    else {
        do
            debrief_say(d, words, &t);
        while (text_grows(&t));
        print_lines(program, t.at);
    }
    free(t.at);
    debrief_free(d);
    lang_close(opened);
    return d ? CLI_YES : CLI_TROUBLE;
}

static int show_at_table(struct program *program, const char *file)
{
    struct grog_words *opened[2];
    if (!asked_words(program, "replay", NULL, opened))
        return CLI_TROUBLE;
    struct grog_error why = { .text = "there is no screen here to show it on" };
    int status = program->faces ? program->faces->replay(program, file, lang_words(opened)) : complain("replay", &why);
    lang_close(opened);
    return status;
}

/* ---- the command --------------------------------------------------------- */

/* Only the acts of a turn: from the one after which it has begun to the one that ends it. */
static bool choose_turn(struct show *s, const struct record *full)
{
    struct walk w;
    if (!s->turn)
        return true;
    bool found = walk_begin(&w, full->replay.journal) && walk_turn_acts(&w, (uint32_t)s->turn, &s->from, &s->to);
    walk_end(&w);
    if (!found)
        fprintf(stderr, "grognard replay: there is no turn %" PRIu64 "\n", s->turn);
    return found;
}

/* `full` is played to its end and gives the log; `start` is at its beginning, to be played again. */
static int show(struct program *program, struct show *s, const struct record *full, struct record *start)
{
    uint32_t n;
    const struct grog_act *log = grog_journal_log(full->replay.journal, &n);
    s->m = start->replay.match;
    s->journal = start->replay.journal;
    if (s->seat != ALL_SEATS && s->seat >= grog_seats(s->m)) {
        fprintf(stderr, "grognard replay: there are seats 0 to %u\n", grog_seats(s->m) - 1);
        return CLI_TROUBLE;
    }
    if (!choose_turn(s, full))
        return CLI_TROUBLE;
    n = n < s->to ? n : (uint32_t)s->to;
    if (s->debrief)
        return show_debrief(program, s, full);
    if (!s->json && !s->acts && story_is_told(s->m))
        return story_tell(program, start->replay.journal, s->m, log, n, (unsigned)s->seat, (uint32_t)s->from, full);
    s->view = must_have(1, grog_state_bytes(s->m));
    s->events = must_have(1, sizeof *s->events);
    show_beginning(s);
    for (uint32_t i = 0; i < n; i++)
        show_act(s, i + 1, &log[i]);
    int status = show_end(s, full);
    free(s->view);
    free(s->events);
    return status;
}

static int open_and_show(struct program *program, struct show *s, const struct file *f)
{
    struct record full, start;
    int status = CLI_TROUBLE;
    if (!record_open(&full, program->library, s->file, f, (uint32_t)s->to)) {
        complain_of_record(&full);
        return CLI_TROUBLE;
    }
    if (full.kind != RECORD_REPLAY)
        fprintf(stderr, "grognard replay: %s is a position; try 'grognard inspect'\n", s->file);
    else if (record_open(&start, program->library, s->file, f, 0)) {
        status = show(program, s, &full, &start);
        record_close(&start);
    }
    record_close(&full);
    return status;
}

int cmd_replay(struct program *program, int argc, char **argv)
{
    struct show s = { .from = 1, .to = UINT32_MAX, .seat = ALL_SEATS };
    const struct args_option options[] = {
        { "from", "N", "the first act to print (1)", ARGS_NUMBER(&s.from, 1, UINT32_MAX) },
        { "to",   "N", "the last act to play and print", ARGS_NUMBER(&s.to, 0, UINT32_MAX) },
        { "seat", "S", "as this seat saw it, from 0", ARGS_NUMBER(&s.seat, 0, GROG_SEATS_MAX - 1) },
        { "acts", NULL, "act by act, where a game would be told as a story", ARGS_FLAG(&s.acts) },
        { "turn", "N", "only what happened in this turn", ARGS_NUMBER(&s.turn, 1, UINT32_MAX) },
        { "at",   "N", "only the act N", ARGS_NUMBER(&s.at, 1, UINT32_MAX) },
        { "debrief", NULL, "what it came to: the outcome, what each did, turning points, luck", ARGS_FLAG(&s.debrief) },
        { "table", NULL, "step through it at the full-screen table", ARGS_FLAG(&s.table) },
        { "html", NULL, "the debrief as a page with drawings", ARGS_FLAG(&s.html) },
        { "json", NULL, "the answer as JSON", ARGS_FLAG(&s.json) },
        { 0 },
    };
    const struct args_usage usage = {
        "replay", "FILE", "Print a recorded game: as a story if its system has words for that, else act by act, with\n"
        "all that happened.  FILE may be - for stdin.\n"
        "Status 1: the record is not true from some line on.", options, 1, 1,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    struct file f;
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    s.file = argv[1];
    s.debrief = s.debrief || s.html;
    if (s.at)
        s.from = s.to = s.at;
    if (s.table)
        return show_at_table(program, s.file);
    if (!asked_file(s.file, &f))
        return CLI_TROUBLE;
    int status = open_and_show(program, &s, &f);
    file_free(&f);
    return status;
}
