/* SPDX-License-Identifier: MIT */
/* campaign_play.c -- `grognard campaign play` and `report`: a campaign at the keyboard, with its Missions.
 *
 * Whoever plays goes back and forth between two games, each kept after every choice in its own file: the campaign until
 * it waits for a Mission, then the Mission until it is over, then the campaign again with what came of it.  What is to
 * be done next is asked of the files each time (session/sortie.h), so that it is the same after a power cut. */
#define _POSIX_C_SOURCE 200809L
#include "base/file.h"
#include "base/number.h"
#include "campaign_parts.h"
#include "cli.h"
#include "command/args.h"
#include "command/memory.h"
#include "command/terminal.h"
#include "kernel/state.h"
#include "kernel/system.h"
#include "library/campaigns.h"
#include "library/languages.h"
#include "library/record.h"
#include "library/systems.h"
#include "line.h"
#include "session/play_open.h"
#include "session/play_text.h"
#include "session/saga.h"
#include "session/sortie_answers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct drive {
    struct program *program;
    const struct grog_words *words;
    const char *bot, *lang, *reactions; /* bot: who fights all Missions; NULL: nobody */
    bool plain;
    bool looks;                         /* the campaign's pages were asked for */
    char command[PATH_BYTES + 32];      /* what goes on with it */
    struct sortie s;
};

/* ---- a game of it at the keyboard ------------------------------------------------------ */

static int play_part(struct drive *d, enum play_part part)
{
    bool mission = part == PLAY_MISSION;
    struct play_wish w = {
        .part = (uint8_t)part, .sortie = &d->s, .command = d->command, .seat = "all", .plain = d->plain,
        .lang = d->lang, .reactions = d->reactions, .seed = play_any_seed(),
    };
    w.save = mission ? d->s.file : d->s.campaign;
    w.next = mission ? NULL : &d->looks;
    d->looks = false;
    w.resume = !mission || d->s.state == SORTIE_BEGUN ? w.save : NULL;
    return d->program->play(d->program, &w);
}

/* ---- what to do about a Mission ---------------------------------------------------------- */

static struct play speaker(const struct drive *d, const struct grog_match *m)
{
    struct play p = { .library = d->program->library, .width = d->program->width,
                      .s = { .words = d->words, .m = m, .viewer = GROG_SPECTATOR } };
    print_to_stdout(&p);
    return p;
}

static void print(const struct drive *d, const struct sortie_answers *a)
{
    struct play p = speaker(d, NULL);
    printf("\n");
    play_print(&p, 0, a->title);
    play_print(&p, 2, a->about.at ? a->about.at : "");
    for (unsigned i = 0; i < a->n; i++) {
        char line[SORTIE_LABEL + 16];
        snprintf(line, sizeof line, "%4u  %s", i + 1, a->at[i].label);
        play_print(&p, 6, line);
    }
}

/* The number that was typed; Enter is 1; 0: leave. */
static unsigned read_answer(const struct drive *d, const struct sortie_answers *a)
{
    char line[PLAY_LINE];
    uint64_t n = 1;
    struct play p = speaker(d, NULL);
    for (;;) {
        printf("%s>%s ", ink(INK_BOLD), ink(INK_PLAIN));
        fflush(stdout);
        if (!fgets(line, sizeof line, stdin)) {
            printf("\n");
            return 0;
        }
        line[strcspn(line, "\r\n")] = 0;
        if (!isatty(STDIN_FILENO))
            printf("%s\n", line);
        if (!strcmp(line, "q") || !strcmp(line, "quit"))
            return 0;
        if (a->n && (!*line || read_number(line, 1, a->n, &n)))
            return (unsigned)n;
        play_say(&p, "play.start.which", GROG_PAIRS({ "n", NULL, a->n }));
    }
}

/* On the whole screen if there is one, else line by line; 0: leave. */
static unsigned ask(const struct drive *d, const struct sortie_answers *a)
{
    const char *label[SORTIE_ANSWERS];
    const struct faces *faces = d->program->faces;
    for (unsigned i = 0; i < a->n; i++)
        label[i] = a->at[i].label;
    if (!d->plain && program_has_screen(d->program) && faces->ask) {
        unsigned n = faces->ask(d->words, a->title, a->about.at ? a->about.at : "", label, a->n);
        if (n != UINT32_MAX)
            return n;
    }
    print(d, a);
    return read_answer(d, a);
}

/* ---- from one to the other --------------------------------------------------------------------- */

static int trouble(struct drive *d, struct grog_error *why)
{
    (void)d;
    complain("campaign", why);
    return CLI_TROUBLE;
}

static int take_report(struct drive *d)
{
    struct grog_error why = { 0 };
    return sortie_report(d->program->library, &d->s, &why) ? CLI_YES : trouble(d, &why);
}

static int let_bot_fight(struct drive *d)
{
    struct grog_error why = { 0 };
    if (d->s.is_other && !sortie_clear(&d->s, &why))
        return trouble(d, &why);
    if (!sortie_fight(d->program->library, &d->s, d->bot && *d->bot ? d->bot : NULL, &why))
        return trouble(d, &why);
    struct play p = speaker(d, NULL);
    play_say(&p, "campaign.bot-fought", GROG_PAIRS({ "n", NULL, d->s.number }, { "file", d->s.file, 0 }));
    return CLI_YES;
}

/* Its report is typed here; *left: nothing else was asked for behind it, or he left. */
static int report_by_hand(struct drive *d, bool *left)
{
    struct grog_error why = { 0 };
    char folder[PATH_BYTES];
    uint32_t decisions = d->s.decisions;
    memcpy(folder, d->s.folder, sizeof folder);
    int status = play_part(d, PLAY_REPORT);
    if (status == CLI_YES && !sortie_look(d->program->library, folder, &d->s, &why))
        return trouble(d, &why);
    *left = d->s.decisions == decisions || d->s.state == SORTIE_NONE || d->s.state == SORTIE_BY_HAND;
    return status;
}

/* Fought here until it is over or left; *left: it goes on. */
static int fight(struct drive *d, bool *left)
{
    struct grog_error why = { 0 };
    uint32_t number = d->s.number;
    if (d->s.is_other && !sortie_clear(&d->s, &why))
        return trouble(d, &why);
    char folder[PATH_BYTES];
    memcpy(folder, d->s.folder, sizeof folder);
    int status = play_part(d, PLAY_MISSION);
    if (status != CLI_YES)
        return status;
    if (!sortie_look(d->program->library, folder, &d->s, &why))
        return trouble(d, &why);
    *left = d->s.number != number || d->s.state != SORTIE_FOUGHT;
    return d->s.state == SORTIE_FOUGHT ? take_report(d) : CLI_YES;
}

/* Its people, its memorial, its chronicle: on the whole screen, or in lines. */
static int show_pages(struct drive *d, bool ending)
{
    static const enum saga_page lines[] = { SAGA_PEOPLE, SAGA_MEMORIAL, SAGA_LOG, SAGA_END };
    struct grog_error why = { 0 };
    const struct faces *faces = d->program->faces;
    d->looks = false;
    if (!d->plain && program_has_screen(d->program) && faces->campaign) {
        faces->campaign(d->program, d->s.folder, d->words, ending);
        return CLI_YES;
    }
    struct saga *g = saga_read(d->program->library, d->words, d->s.folder, SAGA_LOSSES, &why);
    if (!g)
        return trouble(d, &why);
    struct play p = speaker(d, g->m);
    for (unsigned i = ending ? 3 : 0; i < GROG_COUNT(lines); i++) {
        struct grog_text text = { 0 };
        do saga_say(g, d->words, lines[i], 0, &text); while (text_grows(&text));
        printf("\n");
        play_print(&p, 2, text.at);
        free(text.at);
    }
    saga_free(g);
    return CLI_YES;
}

static int do_answer(struct drive *d, const struct sortie_answers *a, unsigned n, bool *left)
{
    struct grog_error why = { 0 };
    switch (n ? a->at[n - 1].sort : ANSWER_OPTION) {
    case ANSWER_FIGHT: return fight(d, left);
    case ANSWER_BOT:   return let_bot_fight(d);
    case ANSWER_AGAIN: return sortie_clear(&d->s, &why) ? CLI_YES : trouble(d, &why);
    case ANSWER_TAKE:  return take_report(d);
    case ANSWER_HAND:  return report_by_hand(d, left);
    case ANSWER_PAGES: return show_pages(d, false);
    default:            break;
    }
    *left = !n;
    return !n || sortie_choose(d->program->library, &d->s, a->at[n - 1].option, &why) ? CLI_YES : trouble(d, &why);
}

/* The Mission that it waits for. */
static int go_to_mission(struct drive *d, bool *left)
{
    struct grog_error why = { 0 };
    if (d->bot && !*d->s.refused.text && (d->s.state == SORTIE_READY || d->s.state == SORTIE_BEGUN))
        return let_bot_fight(d);
    struct sortie_answers *a = must_have(1, sizeof *a);
    int status = CLI_TROUBLE;
    if (sortie_answers_find(d->program->library, d->words, &d->s, a, &why)) {
        sortie_answers_add(a, d->words, ANSWER_PAGES, "campaign.field.pages");
        status = do_answer(d, a, ask(d, a), left);
    } else {
        trouble(d, &why);
    }
    sortie_answers_free(a);
    free(a);
    return status;
}

static bool waits(const struct sortie *s) { return s->state != SORTIE_NONE && s->state != SORTIE_BY_HAND; }

/* Is its end to be asked about, or is it told at once?  Who only practises may fight it again. */
static bool is_told_at_once(const struct sortie *s)
{
    return s->state == SORTIE_FOUGHT && (!s->practice || !s->opens);
}

/* One game after the other, until somebody leaves, or the campaign is over. */
static int drive(struct drive *d, const char *folder)
{
    struct grog_error why = { 0 };
    bool played = false, left = false;  /* played: the campaign itself, as far as it goes without a Mission */
    int status = CLI_YES;
    while (status == CLI_YES && !left) {
        if (!sortie_look(d->program->library, folder, &d->s, &why))
            return trouble(d, &why);
        if (is_told_at_once(&d->s)) {
            status = take_report(d);
            played = false;
        } else if (waits(&d->s)) {
            status = go_to_mission(d, &left);
            played = false;
        } else if (d->s.over) {
            status = show_pages(d, true);
            left = true;
        } else if (!played) {
            status = play_part(d, d->s.state == SORTIE_BY_HAND ? PLAY_REPORT : PLAY_CAMPAIGN);
            played = true;
        } else {
            left = true;
        }
        if (status == CLI_YES && d->looks) {            /* from the table of before: it comes back */
            status = show_pages(d, false);
            left = played = false;
        }
    }
    return status;
}

/* ---- the commands -------------------------------------------------------------------------------- */

/* One process drives a campaign at a time. */
static int drive_locked(struct drive *d, const char *name)
{
    struct campaign_lock lock;
    char folder[PATH_BYTES];
    if (!campaign_find("campaign play", name, folder))
        return CLI_TROUBLE;
    snprintf(d->command, sizeof d->command, "campaign play %s", name);
    int status = campaign_lock("campaign play", folder, &lock);
    if (status != CLI_YES)
        return status;
    status = drive(d, folder);
    campaign_unlock(&lock);
    return status;
}

int campaign_cmd_play(struct program *program, int argc, char **argv)
{
    struct drive *d = must_have(1, sizeof *d);
    struct grog_words *opened[2] = { NULL, NULL };
    const struct args_option options[] = {
        { "bot", "[NAME]", "a bot fights all Missions (the best there is); the record says so", ARGS_MAYBE(&d->bot) },
        { "plain", NULL, "line by line, even at a terminal that can show the whole table", ARGS_FLAG(&d->plain) },
        { "lang", "LANGUAGE", "another language by name, fr (else the locale's, if whole), or a catalogue's file",
                              ARGS_TEXT(&d->lang) },
        { "reactions", "FILE", "settings for reactions, instead of your own; 'none': ask for all",
                               ARGS_TEXT(&d->reactions) },
        { 0 },
    };
    const struct args_usage usage = {
        "campaign play", "NAME", "Go on with a campaign, and with the Mission that it waits for.\n"
        "All is kept after every choice: leave whenever you like.", options, 1, 1,
    };
    int operands, status = CLI_TROUBLE;
    enum args_answer answer = args_read(&usage, argc, argv, &operands);
    d->program = program;
    if (answer != ARGS_GO_ON)
        status = args_exit(answer);
    else if (!program->play)
        fprintf(stderr, "grognard: that needs a terminal\n");
    else if (asked_words(program, "campaign play", d->lang, opened)) {
        d->words = lang_words(opened);
        status = drive_locked(d, argv[1]);
    }
    lang_close(opened);
    free(d);
    return status;
}

/* ---- a report that is typed ------------------------------------------------------------------------- */

/* Line by line, as the arguments have them. */
static int report_lines(struct program *program, struct sortie *s, const char *folder, int n, char **line)
{
    struct grog_error why = { 0 };
    for (int i = 0; i < n; i++) {
        if (s->state != SORTIE_READY && s->state != SORTIE_BY_HAND) {
            fprintf(stderr, "grognard campaign report: '%.100s': %s\n", line[i],
                    s->state == SORTIE_NONE ? "no report is asked for any more" : "the Mission was begun here");
            return CLI_NO;
        }
        if (!sortie_choose(program->library, s, line[i], &why) || !sortie_look(program->library, folder, s, &why)) {
            complain("campaign report", &why);
            return CLI_NO;
        }
    }
    return CLI_YES;
}

/* What is asked for next, and what can be answered. */
static int tell_open(struct program *program, const struct sortie *s)
{
    struct record r;
    char text[GROG_TEXT_MAX];
    if (!asked_record(program, &r, s->campaign, UINT32_MAX))
        return CLI_TROUBLE;
    const struct grog_match *m = record_match(&r);
    const struct grog_game *g = record_game(&r);
    struct grog_options *l = must_have(1, sizeof *l);
    grog_list(m, g, grog_first_seat(grog_asked(g)), l);
    printf("Mission %u: %s\n", (unsigned)s->number, grog_question(m, g));
    for (uint32_t i = 0; i < l->n; i++)
        printf("  %s\n", grog_option_text(m, g, l->at[i], text));
    free(l);
    record_close(&r);
    return CLI_YES;
}

static int report_locked(struct program *program, const char *folder, int n, char **line)
{
    struct grog_error why = { 0 };
    struct sortie *s = must_have(1, sizeof *s);
    int status = CLI_TROUBLE;
    if (!sortie_look(program->library, folder, s, &why))
        complain("campaign report", &why);
    else
        status = report_lines(program, s, folder, n, line);
    if (status == CLI_YES && (s->state == SORTIE_READY || s->state == SORTIE_BY_HAND))
        status = tell_open(program, s);
    else if (status == CLI_YES)
        printf("%s\n", s->state == SORTIE_NONE ? "No report is asked for."
                                               : "The Mission was begun here: go on with it.");
    free(s);
    return status;
}

int campaign_cmd_report(struct program *program, int argc, char **argv)
{
    static const struct args_option options[] = { { 0 } };
    const struct args_usage usage = {
        "campaign report", "NAME [LINE...]",
        "Report a Mission that was fought with cardboard: each LINE is an answer, such as \"success\".\n"
        "Without a LINE, or when more is to be told, it prints what is asked and what can be answered.\n"
        "Status 1: a line was refused; those before it are kept.", options, 1, 1 << 10,
    };
    char folder[PATH_BYTES];
    struct campaign_lock lock;
    int operands;
    enum args_answer answer = args_read(&usage, argc, argv, &operands);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    if (!campaign_find("campaign report", argv[1], folder))
        return CLI_TROUBLE;
    int status = campaign_lock("campaign report", folder, &lock);
    if (status != CLI_YES)
        return status;
    status = report_locked(program, folder, operands - 1, argv + 2);
    campaign_unlock(&lock);
    return status;
}
