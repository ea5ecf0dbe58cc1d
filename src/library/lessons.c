/* SPDX-License-Identifier: MIT */
/* lessons.c -- see lessons.h. */
#define _POSIX_C_SOURCE 200809L
#include "lessons.h"
#include "base/file.h"
#include "folders.h"
#include "kernel/nearest.h"
#include "kernel/state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool fail(const char *file, const struct grog_error *wrong, struct grog_error *why)
{
    if (wrong->line)
        grog_fail(why, wrong->line, "%s, line %lu: %s", file, (unsigned long)wrong->line, wrong->text);
    else
        grog_fail(why, 0, "%s: %s", file, wrong->text);
    return false;
}

static bool read_own(const struct lesson_file *f, struct grog_lesson *out, struct grog_error *why)
{
    struct grog_error wrong = { 0 };
    return grog_lesson_read(f->text, strlen(f->text), out, &wrong) == GROG_OK || fail(f->file, &wrong, why);
}

bool lesson_of(unsigned row, struct grog_lesson *out, struct grog_error *why)
{
    return read_own(&lesson_files[row], out, why);
}

static bool guide_named(const char *name, struct grog_lesson *out)
{
    struct grog_error why;
    for (const struct lesson_file *f = guide_files; f->file; f++)
        if (read_own(f, out, &why) && !strcmp(out->name, name))
            return true;
    return false;
}

bool lesson_guided(const char *system, struct guided *out)
{
    struct grog_error why;
    struct grog_lesson *l = calloc(1, sizeof *l);
    bool found = false;
    for (const struct lesson_file *f = guide_files; l && f->file && !found; f++) {
        found = read_own(f, l, &why) && !strcmp(l->system, system);
        if (found) {
            snprintf(out->lesson, sizeof out->lesson, "%s", l->name);
            kept_setting(l->setup, "mission", out->mission);
            kept_setting(l->setup, "team", out->team);
        }
    }
    free(l);
    return found;
}

/* The row of a lesson's name; of nothing of that name UINT32_MAX. */
static unsigned row_named(const char *name, struct grog_lesson *room)
{
    struct grog_error why;
    for (unsigned i = 0; lesson_files[i].file; i++)
        if (lesson_of(i, room, &why) && !strcmp(room->name, name))
            return i;
    return UINT32_MAX;
}

static bool read_file(const char *name, struct grog_lesson *out, struct grog_error *why)
{
    struct file f;
    struct grog_error wrong = { 0 };
    if (!file_read(name, &f, why))
        return false;
    bool good = grog_lesson_read(f.text, f.n, out, &wrong) == GROG_OK || fail(name, &wrong, why);
    file_free(&f);
    return good;
}

bool lesson_named(const char *name, struct grog_lesson *out, struct grog_error *why)
{
    size_t n = strlen(name);
    if (strchr(name, '/') || (n > 7 && !strcmp(name + n - 7, ".lesson")))
        return read_file(name, out, why);
    if (row_named(name, out) != UINT32_MAX || guide_named(name, out))
        return true;
    struct grog_nearest near = { .typed = name };
    char names[32][32];
    for (unsigned i = 0; lesson_files[i].file && i < 32; i++)
        if (lesson_of(i, out, why)) {
            snprintf(names[i], sizeof names[i], "%s", out->name);
            grog_nearest_try(&near, names[i]);
        }
    grog_fail(why, 0, "no lesson is called '%s'", name);
    grog_nearest_say(&near, why);
    return false;
}

bool lesson_position(struct library *l, const struct grog_lesson *of, struct grog_position *out, struct grog_error *why)
{
    struct grog_error wrong = { 0 };
    const struct grog_box *boxes = library_with(l, of->system, of->packs, NULL, &wrong);
    return (boxes && grog_lesson_open(of, boxes, out, &wrong) == GROG_OK) || fail(of->name, &wrong, why);
}

bool lesson_next(const struct grog_lesson *l, char name[32])
{
    struct grog_error why;
    struct grog_lesson *room = calloc(1, sizeof *room);
    unsigned row = room ? row_named(l->name, room) : UINT32_MAX;
    bool found = row != UINT32_MAX && lesson_files[row + 1].file && lesson_of(row + 1, room, &why)
              && !strcmp(room->system, l->system);
    if (found)
        snprintf(name, 32, "%s", room->name);
    free(room);
    return found;
}

/* ---- those that are finished ---------------------------------------------------------------- */

static bool done_file(char path[PATH_BYTES])
{
    struct grog_error why;
    return user_folder(USER_STATE, "/lessons", path, &why) && make_folder_of(path, &why);
}

static bool has_line(const char *text, const char *line)
{
    for (size_t n = strlen(line); *text; text += strcspn(text, "\n"), text += *text == '\n')
        if (strcspn(text, "\n") == n && !memcmp(text, line, n))
            return true;
    return false;
}

bool lesson_is_done(const char *name)
{
    char path[PATH_BYTES];
    struct file f;
    struct grog_error why;
    if (!done_file(path) || access(path, F_OK) != 0 || !file_read(path, &f, &why))
        return false;
    bool found = has_line(f.text, name);
    file_free(&f);
    return found;
}

/* The file with one line more, while nobody else writes it. */
static bool add_done(const char *path, const char *name, struct grog_error *why)
{
    struct file f = { 0 };
    if (access(path, F_OK) == 0 && !file_read(path, &f, why))
        return false;
    bool known = f.text && has_line(f.text, name), cut = f.n && f.text[f.n - 1] != '\n';
    struct grog_text t = { 0 };
    do
        grog_print(&t, "%s%s%s\n", f.text ? f.text : "", cut ? "\n" : "", name);
    while (grog_text_grows(&t));
    bool good = known || (t.at && file_keep_locked(path, t.at, t.n, why));
    if (!t.at)
        grog_fail(why, 0, "out of memory");
    free(t.at);
    file_free(&f);
    return good;
}

bool lesson_set_done(const char *name, struct grog_error *why)
{
    char path[PATH_BYTES];
    struct file_lock lock;
    if (!user_folder(USER_STATE, "/lessons", path, why) || !make_folder_of(path, why)
        || !file_lock(path, true, &lock, why))
        return false;
    bool good = add_done(path, name, why);
    file_unlock(path, &lock);
    return good;
}
