/* SPDX-License-Identifier: MIT */
/* carry.c -- `grognard carry`: go on under the rules and packs of today with a game that others made.
 *
 * The old game stays as it was, in a file beside the new one; if anything fails, nothing has changed. */
#define _POSIX_C_SOURCE 200809L
#include "command/args.h"
#include "cli.h"
#include "command/terminal.h"
#include "library/carry.h"
#include "library/folders.h"

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

/* The old chapter first, then the new game, whose name is locked: who is cut off between the two has lost nothing. */
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

/* The game's file is locked by us, or the new one is another. */
static int carry_locked(struct program *program, const char *file, const char *new)
{
    struct file old;
    struct carry c;
    struct grog_error why = { 0 };
    char chapter[PATH_BYTES];
    const char *to = new ? new : file;
    if (!asked_file(file, &old))
        return CLI_TROUBLE;
    bool good = free_chapter(to, chapter)
             && carry_open(&c, program->library, file, &old, last_part(chapter), &why);
    if (!good) {
        if (!*why.text)
            snprintf(why.text, sizeof why.text, "the name is too long, or there are too many chapters");
        complain("carry", &why);
        file_free(&old);
        return CLI_NO;
    }
    good = write_both(&c, &old, chapter, to, &why) && library_keep_packs(program->library, c.match, &why);
    if (good)
        printf("%s goes on: %s.\nWhat came before stays in %s.\nGo on with: grognard play --resume %s\n", to, c.found,
               chapter, to);
    else
        complain("carry", &why);
    carry_close(&c);
    file_free(&old);
    return good ? CLI_YES : CLI_TROUBLE;
}

/* Not while it is played in another process, which would write over it. */
static int carry(struct program *program, const char *file, const char *new)
{
    struct file_lock lock;
    struct grog_error why = { 0 };
    const char *to = new ? new : file;
    if (!file_lock(to, false, &lock, &why)) {
        complain("carry", &why);
        return lock.elsewhere ? CLI_ELSEWHERE : CLI_TROUBLE;
    }
    int status = carry_locked(program, file, new);
    file_unlock(to, &lock);
    return status;
}

int cmd_carry(struct program *program, int argc, char **argv)
{
    const char *new = NULL;
    int files;
    const struct args_option options[] = {
        { "out", "NEW", "write the new game there, and leave FILE alone; -o NEW is the same", ARGS_TEXT(&new) },
        { 0 },
    };
    const struct args_usage usage = {
        "carry", "FILE", "Go on, under the rules and packs of today, with a game that older ones made.\n"
        "A new journal begins with the position of the old one; nothing before it can be taken back.\n"
        "What came before stays in a file beside it, which the new one names.\n"
        "Status 1: it cannot be carried, and nothing has changed.",
        options, 1, 1,
    };
    static char out[] = "--out";
    for (int i = 1; i < argc; i++)
        argv[i] = strcmp(argv[i], "-o") ? argv[i] : out;
    enum args_answer answer = args_read(&usage, argc, argv, &files);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    if (!strcmp(argv[1], "-") || (new && access(new, F_OK) == 0)) {
        fprintf(stderr, "grognard carry: %s\n", new ? "the new file is there already" : "a game is carried in a file");
        return CLI_TROUBLE;
    }
    return carry(program, argv[1], new);
}
