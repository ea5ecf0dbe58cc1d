/* SPDX-License-Identifier: MIT */
/* carry.c -- `grognard carry`: go on under the rules and packs of today with a game that others made.
 *
 * The old game stays as it was, in a file beside the new one; if anything fails, nothing has changed. */
#define _POSIX_C_SOURCE 200809L
#include "command/args.h"
#include "cli.h"
#include "base/file.h"
#include "campaign_parts.h"
#include "library/campaigns.h"
#include "library/chapters.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The game's file is locked by us, or the new one is another. */
static int carry_locked(struct program *program, const char *file, const char *to)
{
    struct chapter chapter;
    struct grog_error why = { 0 };
    enum chapter_end end = chapter_carry(program->library, file, to, &chapter, &why);
    if (end != CHAPTER_CARRIED) {
        complain("carry", &why);
        return end == CHAPTER_REFUSED ? CLI_NO : CLI_TROUBLE;
    }
    printf("%s goes on: %s.\nWhat came before stays in %s.\nGo on with: grognard play --resume %s\n", to, chapter.found,
           chapter.file, to);
    return CLI_YES;
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
    int status = carry_locked(program, file, to);
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
        "FILE may be the folder of a campaign: see 'grognard campaign carry --help'.\n"
        "Status 1: it cannot be carried, and nothing has changed.",
        options, 1, 1,
    };
    static char out[] = "--out";
    for (int i = 1; i < argc; i++)
        argv[i] = strcmp(argv[i], "-o") ? argv[i] : out;
    enum args_answer answer = args_read(&usage, argc, argv, &files);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    if (!new && campaigns_is_one(argv[1]))
        return campaign_carry(program, argv[1]);
    if (!strcmp(argv[1], "-") || (new && access(new, F_OK) == 0)) {
        fprintf(stderr, "grognard carry: %s\n", new ? "the new file is there already" : "a game is carried in a file");
        return CLI_TROUBLE;
    }
    return carry(program, argv[1], new);
}
