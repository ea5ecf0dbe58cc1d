/* SPDX-License-Identifier: MIT */
/* chapters.c -- see chapters.h.
 *
 * The chapter is written before the new game: who is cut off between the two has lost nothing. */
#define _POSIX_C_SOURCE 200809L
#include "base/file.h"
#include "carry.h"
#include "chapters.h"
#include "kernel/state.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { CHAPTERS = 1000 };

/* "game-3.chapter-1" beside "game-3.replay": the first that is free.  False: there is none. */
static bool free_chapter(const char *file, char path[PATH_BYTES])
{
    const char *slash = strrchr(file, '/'), *dot = strrchr(slash ? slash : file, '.');
    size_t n = dot && dot != file ? (size_t)(dot - file) : strlen(file);
    for (unsigned i = 1; i < CHAPTERS; i++) {
        int wanted = snprintf(path, PATH_BYTES, "%.*s.chapter-%u", (int)n, file, i);
        if (wanted >= PATH_BYTES - 8)
            return false;
        if (access(path, F_OK) != 0)
            return true;
    }
    return false;
}

static const char *last_part(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static bool write_both(const struct carry *c, const struct file *old, const char *chapter, const char *new,
                       struct grog_error *why)
{
    struct grog_text text = { 0 };
    bool whole;
    do whole = carry_write(c, old, &text); while (grog_text_grows(&text));
    bool good = text.at && whole && file_keep(chapter, old->text, old->n, why);
    if (good && !file_keep_locked(new, text.at, text.n, why)) {
        unlink(chapter);
        good = false;
    }
    free(text.at);
    return good;
}

enum chapter_end chapter_carry(struct library *l, const char *file, const char *to, struct chapter *out,
                               struct grog_error *why)
{
    struct file old;
    struct carry c;
    if (!file_read(file, &old, why))
        return CHAPTER_FAILED;
    grog_fail(why, 0, "the name is too long, or there are too many chapters");
    if (!free_chapter(to, out->file) || !carry_open(&c, l, file, &old, last_part(out->file), why)) {
        file_free(&old);
        return CHAPTER_REFUSED;
    }
    grog_fail(why, 0, "out of memory");
    bool good = write_both(&c, &old, out->file, to, why) && library_keep_packs(l, c.match, why);
    out->found = c.found;
    carry_close(&c);
    file_free(&old);
    return good ? CHAPTER_CARRIED : CHAPTER_FAILED;
}
