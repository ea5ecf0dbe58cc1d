/* SPDX-License-Identifier: MIT */
/* play_save.c -- keeping a game: after every choice, in a file that is whole at any moment. */
#define _POSIX_C_SOURCE 200809L
#include "base/file.h"
#include "kernel/keptposition.h"
#include "library/kept_games.h"
#include "library/library.h"
#include "play_save.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Who plays here, so that whoever goes on need not be told: a remark before the replay. */
static void write_seats(const struct play *p, struct grog_text *out)
{
    grog_print(out, "# hands %u, curtain %u, bots", p->hands, p->curtain);
    for (unsigned seat = 0; seat < grog_seats(p->m); seat++)
        grog_print(out, " %s", p->bot[seat] ? p->bot[seat]->name : "-");
    grog_print(out, "\n");
}

bool play_save_in(const struct play *p, const char *file, struct grog_error *why)
{
    char beside[PLAY_PATH + 8];
    struct grog_text text = { 0 };
    do {
        write_seats(p, &text);
        grog_replay_write(p->journal, p->fair, &text);
        grog_write_kept(&text, p->journal);
    } while (grog_text_grows(&text));
    snprintf(beside, sizeof beside, "%s.new", file);
    bool good = file_write(beside, text.at, text.n, why);
    if (good && rename(beside, file) != 0) {
        grog_fail(why, 0, "%s: %s", file, strerror(errno));
        good = false;
    }
    free(text.at);
    return good;
}

bool play_save(struct play *p, struct grog_error *why)
{
    if (p->lesson)
        return true;                                    /* a lesson is not kept */
    if (!*p->file && !kept_new_file(p->file, why))
        return false;
    p->saved = play_save_in(p, p->file, why);
    if (p->saved && !p->kept_packs)
        p->kept_packs = library_keep_packs(p->library, p->m, why);
    return p->saved && p->kept_packs;
}
