/* SPDX-License-Identifier: MIT */
/* lesson.c -- `grognard lesson`: the lessons, and one of them played. */
#include "command/args.h"
#include "cli.h"
#include "command/play_options.h"
#include "base/file.h"
#include "library/languages.h"
#include "library/lessons.h"
#include "kernel/nearest.h"
#include "base/json.h"
#include "command/memory.h"
#include "command/terminal.h"
#include "session/play.h"
#include "library/library.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the list ---------------------------------------------------------------------------- */

/* The lessons of this system follow. */
static void print_head(const struct grog_words *words, const char *system, bool below)
{
    char room[64] = "";
    bool known = grog_say_title(words, "system", system, &(struct grog_text){ .at = room, .room = sizeof room });
    printf("%s%s%s%s\n", below ? "\n" : "", ink(INK_BOLD), known ? room : system, ink(INK_PLAIN));
}

static void print_all(const struct grog_words *words, bool json)
{
    struct grog_lesson *l = must_have(1, sizeof *l);
    struct json j = { .to = stdout };
    struct grog_error why;
    char system[64] = "";
    if (json)
        json_open(&j, NULL, '[');
    for (unsigned i = 0; lesson_files[i].file; i++) {
        char title_room[GROG_LESSON_TEXT] = "", about_room[GROG_LESSON_TEXT] = "";
        struct grog_text title = { .at = title_room, .room = sizeof title_room },
                         about = { .at = about_room, .room = sizeof about_room };
        if (!lesson_of(i, l, &why))
            continue;
        grog_lesson_say(l, words, 0, "title", &title);
        grog_lesson_say(l, words, 0, "about", &about);
        if (json) {
            json_open(&j, NULL, '{');
            json_text(&j, "name", l->name);
            json_text(&j, "system", l->system);
            json_text(&j, "title", title_room);
            json_text(&j, "about", about_room);
            json_number(&j, "steps", l->steps);
            json_flag(&j, "done", lesson_is_done(l->name));
            json_close(&j, '}');
            continue;
        }
        if (strcmp(system, l->system) != 0)
            print_head(words, l->system, *system);
        snprintf(system, sizeof system, "%s", l->system);
        printf("  %-16s %s\n", l->name, title_room);
    }
    if (json)
        json_close(&j, ']');
    else
        printf("\n'grognard lesson NAME' plays one; each takes a few minutes.\n");
    free(l);
}

/* ---- the command ---------------------------------------------------------------------------- */

struct lesson_wish { const char *lang; bool json, check, plain; };

/* *next: the name of the one that is wanted after it; "": none. */
static int run_one(struct program *program, const char *name, const struct lesson_wish *w, char next[32])
{
    struct grog_lesson *l = must_have(1, sizeof *l);
    struct grog_position at;
    struct grog_error why = { 0 };
    int status = CLI_TROUBLE;
    bool goes_on = false;
    if (!lesson_named(name, l, &why)) {
        complain("lesson", &why);
        fprintf(stderr, "try 'grognard lesson', which lists them\n");
    } else if (!lesson_position(program->library, l, &at, &why)) {
        fprintf(stderr, "%s\n", why.text);              /* it names the lesson and the line */
    } else {
        if (w->check)
            status = lesson_check(l, &at) ? CLI_YES : CLI_NO;
        else
            status = play_lesson(program, l, &at, w->lang, w->plain, &goes_on);
        grog_position_close(&at);
    }
    next[0] = 0;
    if (goes_on)
        lesson_next(l, next);
    free(l);
    return status;
}

/* One after the other, as long as the player goes on. */
static int run_from(struct program *program, const char *name, const struct lesson_wish *w)
{
    char next[32], now[32];
    int status = run_one(program, name, w, next);
    while (*next) {
        memcpy(now, next, sizeof now);
        status = run_one(program, now, w, next);
    }
    return status;
}

static int check_all(struct program *program, const struct lesson_wish *w)
{
    int status = CLI_YES;
    struct grog_error why;
    struct grog_lesson *l = must_have(1, sizeof *l);
    for (unsigned i = 0; lesson_files[i].file; i++)
        if (!lesson_of(i, l, &why) || run_one(program, l->name, w, (char[32]){ "" }) != CLI_YES)
            status = CLI_NO;
    free(l);
    return status;
}

int cmd_lesson(struct program *program, int argc, char **argv)
{
    struct lesson_wish w = { 0 };
    int n = 0;
    const struct args_option options[] = {
        { "lang",  "FILE", "the catalogue of another language", ARGS_TEXT(&w.lang) },
        { "check", NULL,   "play it (without NAME, each of them) through all that it teaches;\n"
                           "status 1: it cannot be finished", ARGS_FLAG(&w.check) },
        { "plain", NULL,   "line by line, even at a terminal that can show the whole table", ARGS_FLAG(&w.plain) },
        { "json",  NULL,   "the list as JSON", ARGS_FLAG(&w.json) },
        { 0 },
    };
    const struct args_usage usage = {
        "lesson", "[NAME]", "Learn a game by playing: without NAME, list the lessons.\n"
        "A lesson is a small position; it says what to do and marks the choices that it teaches with *.\n"
        "NAME may be a file of your own, such as mine.lesson.", options, 0, 1,
    };
    enum args_answer answer = args_read(&usage, argc, argv, &n);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    if (n)
        return run_from(program, argv[1], &w);
    if (w.check)
        return check_all(program, &w);
    struct grog_words *opened[2] = { NULL, NULL };
    if (!asked_words(program, "lesson", w.lang, opened))
        return CLI_TROUBLE;
    print_all(lang_words(opened), w.json);
    lang_close(opened);
    return CLI_YES;
}
