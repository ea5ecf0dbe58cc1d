/* SPDX-License-Identifier: MIT */
/* play_save.c -- keeping a game: after every choice, in a file that is whole at any moment.
 *
 * What always holds: a game is written only where its process has the lock (base/file.h), which it takes before it
 * reads the file; so nothing that another process has saved is written over. */
#define _POSIX_C_SOURCE 200809L
#include "base/file.h"
#include "kernel/keptposition.h"
#include "library/kept_games.h"
#include "library/library.h"
#include "play_lesson.h"
#include "play_save.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Who plays here, so that whoever goes on need not be told: a remark before the replay. */
static void write_seats(const struct play *p, struct grog_text *out)
{
    grog_print(out, "# hands %u, curtain %u, bots", p->hands, p->curtain);
    for (unsigned seat = 0; seat < grog_seats(p->m); seat++)
        grog_print(out, " %s", p->bot[seat] ? p->bot[seat]->name : "-");
    grog_print(out, "\n");
}

static bool out_of_memory(struct grog_error *why)
{
    grog_fail(why, 0, "out of memory");
    return false;
}

/* The name is locked by us. */
static bool write_game(const struct play *p, const char *file, struct grog_error *why)
{
    struct grog_text text = { 0 };
    bool whole;
    do {
        write_seats(p, &text);
        whole = grog_replay_write(p->journal, p->fair, &text);
        grog_write_kept(&text, p->journal);
    } while (grog_text_grows(&text));
    bool good = text.at && whole ? file_keep_locked(file, text.at, text.n, why) : out_of_memory(why);
    free(text.at);
    return good;
}

bool play_save_in(const struct play *p, const char *file, struct grog_error *why)
{
    struct file_lock lock;
    if (p->lock.held && !strcmp(file, p->file))
        return write_game(p, file, why);
    if (!file_lock(file, false, &lock, why))
        return false;
    bool good = write_game(p, file, why);
    file_unlock(file, &lock);
    return good;
}

bool play_save(struct play *p, struct grog_error *why)
{
    if (p->lesson && !lesson_guides(p))
        return true;                                    /* a lesson is not kept */
    p->saved = false;
    if (!*p->file && !kept_new_file(p->file, &p->lock, why))
        return false;
    if (!p->lock.held) {
        *why = p->unlocked;
        return false;
    }
    if (!p->kept_packs)                                 /* what it needs first, so that what is saved can be opened */
        p->kept_packs = library_keep_packs(p->library, p->m, why);
    p->saved = p->kept_packs && write_game(p, p->file, why);
    return p->saved;
}

/* ---- its place ----------------------------------------------------------------------- */

void play_leave_place(struct play *p)
{
    file_unlock(p->file, &p->lock);
    p->file[0] = 0;
}

bool play_take_place(struct play *p, const char *file, bool its, struct grog_error *why)
{
    if (snprintf(p->file, sizeof p->file, "%s", file) >= (int)sizeof p->file) {
        p->file[0] = 0;
        grog_fail(why, 0, "the name of the file is too long");
        return false;
    }
    if (!file_lock(file, false, &p->lock, why)) {
        p->unlocked = *why;
        return its && !p->lock.elsewhere && access(file, F_OK) == 0;
    }
    if (its || access(file, F_OK) != 0)
        return true;
    play_leave_place(p);
    grog_fail(why, 0, "%.200s is there already; use another name, or --resume it", file);
    return false;
}

bool play_move(struct play *p, const char *file, struct grog_error *why)
{
    struct play *to = calloc(1, sizeof *to);            /* only its place counts */
    bool good = to ? *file ? play_take_place(to, file, false, why) : kept_new_file(to->file, &to->lock, why)
                   : out_of_memory(why);
    if (good && !write_game(p, to->file, why)) {
        play_leave_place(to);
        good = false;
    }
    if (good) {
        play_leave_place(p);
        memcpy(p->file, to->file, sizeof p->file);
        p->lock = to->lock;
        p->saved = true;
        p->told_unsaved = false;
    }
    free(to);
    return good;
}
