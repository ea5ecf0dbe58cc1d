/* SPDX-License-Identifier: MIT */
/* start_lessons.c -- the lessons that come with the program, for the start screen. */
#include "start.h"
#include "library/lessons.h"
#include "command/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void say_part(const struct grog_lesson *l, const struct grog_words *words, const char *part, char *out, size_t n)
{
    struct grog_text t = { .at = out, .room = n };
    out[0] = 0;
    grog_lesson_say(l, words, 0, part, &t);
}

static void read_lesson(unsigned i, const struct grog_words *words, struct start_lesson *out)
{
    struct grog_lesson *l = must_have(1, sizeof *l);
    struct grog_error why;
    if (lesson_of(i, l, &why)) {
        snprintf(out->id, sizeof out->id, "%s", l->name);
        snprintf(out->system, sizeof out->system, "%s", l->system);
        say_part(l, words, "title", out->name, sizeof out->name);
        say_part(l, words, "about", out->about, sizeof out->about);
        out->done = lesson_is_done(l->name);
    }
    free(l);
}

void start_lessons(struct start_lessons *out)
{
    *out = (struct start_lessons){ .read = read_lesson };
    while (lesson_files[out->n].file)
        out->n++;
}

int start_teach(struct program *program, const char *name, const char *lang)
{
    char command[] = "lesson", option[] = "--lang", *made[2] = { text_copy(name), text_copy(lang) };
    char *argv[5] = { command, made[0], option, made[1] };
    int status = program_call(program, *lang ? 4 : 2, argv);
    free(made[0]);
    free(made[1]);
    return status;
}
