/* SPDX-License-Identifier: MIT */
/* lesson.c -- `grognard lesson`: the lessons, and one of them played. */
#include "args.h"
#include "cli.h"
#include "file.h"
#include "lang.h"
#include "lessons.h"
#include "nearest.h"
#include "out.h"
#include "play.h"
#include "shelf.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool complain(const char *file, const struct grog_error *why)
{
    fprintf(stderr, "%s", file);
    if (why->line)
        fprintf(stderr, ", line %lu", (unsigned long)why->line);
    fprintf(stderr, ": %s\n", why->text);
    return false;
}

bool lesson_of(unsigned row, struct grog_lesson *out)
{
    struct grog_error why = { 0 };
    const struct lesson_file *f = &lesson_files[row];
    return grog_lesson_read(f->text, strlen(f->text), out, &why) == GROG_OK || complain(f->file, &why);
}

/* The row of a lesson's name; of nothing of that name UINT32_MAX. */
static unsigned row_named(const char *name, struct grog_lesson *room)
{
    for (unsigned i = 0; lesson_files[i].file; i++)
        if (lesson_of(i, room) && !strcmp(room->name, name))
            return i;
    return UINT32_MAX;
}

static bool read_file(const char *name, struct grog_lesson *out)
{
    struct file f;
    struct grog_error why = { 0 };
    if (!file_read(name, &f))
        return false;
    bool good = grog_lesson_read(f.text, f.n, out, &why) == GROG_OK || complain(name, &why);
    file_free(&f);
    return good;
}

bool lesson_named(const char *name, struct grog_lesson *out)
{
    size_t n = strlen(name);
    if (strchr(name, '/') || (n > 7 && !strcmp(name + n - 7, ".lesson")))
        return read_file(name, out);
    if (row_named(name, out) != UINT32_MAX)
        return true;
    struct grog_nearest near = { .typed = name };
    char names[32][32];
    for (unsigned i = 0; lesson_files[i].file && i < 32; i++)
        if (lesson_of(i, out)) {
            snprintf(names[i], sizeof names[i], "%s", out->name);
            grog_nearest_try(&near, names[i]);
        }
    fprintf(stderr, "grognard lesson: no lesson is called '%s'", name);
    nearest_say(&near);
    fprintf(stderr, "\ntry 'grognard lesson', which lists them\n");
    return false;
}

bool lesson_position(const struct grog_lesson *l, struct grog_position *out)
{
    struct grog_error why = { 0 };
    const struct grog_box *boxes = shelf_with(l->system, l->packs);
    return grog_lesson_open(l, boxes, out, &why) == GROG_OK || complain(l->name, &why);
}

bool lesson_next(const struct grog_lesson *l, char name[32])
{
    struct grog_lesson *room = must_have(1, sizeof *room);
    unsigned row = row_named(l->name, room);
    bool found = row != UINT32_MAX && lesson_files[row + 1].file && lesson_of(row + 1, room)
              && !strcmp(room->system, l->system);
    if (found)
        snprintf(name, 32, "%s", room->name);
    free(room);
    return found;
}

/* ---- those that are finished ---------------------------------------------------------------- */

static bool done_file(char path[PLAY_PATH + 16])
{
    char folder[PLAY_PATH];
    if (!play_state_folder(folder))
        return false;
    snprintf(path, PLAY_PATH + 16, "%s/lessons", folder);
    return true;
}

bool lesson_is_done(const char *name)
{
    char path[PLAY_PATH + 16], line[64];
    FILE *f = done_file(path) ? fopen(path, "r") : NULL;
    bool found = false;
    while (f && !found && fgets(line, sizeof line, f)) {
        line[strcspn(line, "\n")] = 0;
        found = !strcmp(line, name);
    }
    if (f)
        fclose(f);
    return found;
}

void lesson_set_done(const char *name)
{
    char path[PLAY_PATH + 16];
    if (lesson_is_done(name) || !done_file(path))
        return;
    FILE *f = fopen(path, "a");
    if (!f)
        return;
    fprintf(f, "%s\n", name);
    fclose(f);
}

/* ---- the list ---------------------------------------------------------------------------- */

static void print_all(const struct grog_words *words, bool json)
{
    struct grog_lesson *l = must_have(1, sizeof *l);
    struct json j = { .to = stdout };
    char system[64] = "";
    if (json)
        json_open(&j, NULL, '[');
    for (unsigned i = 0; lesson_files[i].file; i++) {
        char title_room[GROG_LESSON_TEXT] = "", about_room[GROG_LESSON_TEXT] = "";
        struct grog_text title = { .at = title_room, .room = sizeof title_room },
                         about = { .at = about_room, .room = sizeof about_room };
        if (!lesson_of(i, l))
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
            printf("%s%s%s%s\n", *system ? "\n" : "", ink(INK_BOLD), l->system, ink(INK_PLAIN));
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

static int run_one(const char *name, const struct lesson_wish *w)
{
    struct grog_lesson *l = must_have(1, sizeof *l);
    struct grog_position at;
    int status = CLI_TROUBLE;
    if (lesson_named(name, l) && lesson_position(l, &at)) {
        if (w->check)
            status = lesson_check(l, &at) ? CLI_YES : CLI_NO;
        else
            status = play_lesson(l, &at, w->lang, w->plain);
        grog_position_close(&at);
    }
    free(l);
    return status;
}

static int check_all(const struct lesson_wish *w)
{
    int status = CLI_YES;
    struct grog_lesson *l = must_have(1, sizeof *l);
    for (unsigned i = 0; lesson_files[i].file; i++)
        if (!lesson_of(i, l) || run_one(l->name, w) != CLI_YES)
            status = CLI_NO;
    free(l);
    return status;
}

int cmd_lesson(int argc, char **argv)
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
        return run_one(argv[1], &w);
    if (w.check)
        return check_all(&w);
    struct grog_words *opened[2] = { NULL, NULL };
    if (!lang_open("lesson", w.lang, opened))
        return CLI_TROUBLE;
    print_all(lang_words(opened), w.json);
    lang_close(opened);
    return CLI_YES;
}
