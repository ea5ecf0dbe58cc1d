/* SPDX-License-Identifier: MIT */
/* campaign_carry.c -- `grognard campaign carry`: a campaign goes on under the rules and packs of today.
 *
 * Only at a rest: while a Mission is under way, its dice and its setup hang on the campaign as it is. */
#define _POSIX_C_SOURCE 200809L
#include "base/file.h"
#include "campaign_parts.h"
#include "command/args.h"
#include "command/memory.h"
#include "library/campaigns.h"
#include "library/chapters.h"
#include "library/kept_games.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Is the last Mission's file not at its end?  It is read off its text. */
static bool is_left_open(const char *folder)
{
    struct kept *k = must_have(1, sizeof *k);
    struct grog_error why;
    char path[PATH_BYTES];
    bool open = false;
    for (uint32_t number = 1; campaigns_mission(folder, number, path); number++) {
        struct file f;
        *k = (struct kept){ 0 };
        open = file_read(path, &f, &why) && kept_read(f.text, k) && !k->over;
        file_free(&f);
    }
    free(k);
    return open;
}

/* Where a campaign stands that cannot be replayed under today's rules is not known: then an unfinished Mission beside
 * it is enough to refuse. */
static bool is_at_rest(struct program *program, const char *folder)
{
    struct grog_error why = { 0 };
    struct sortie *s = must_have(1, sizeof *s);
    bool known = sortie_look(program->library, folder, s, &why);
    bool rests = known ? s->state == SORTIE_NONE || (s->state == SORTIE_READY && !s->is_there)
                       : !is_left_open(folder);
    if (!rests)
        fprintf(stderr, "grognard campaign carry: a Mission is under way; bring it to its end first\n");
    free(s);
    return rests;
}

static int carry_locked(struct program *program, const char *folder, const char *file)
{
    struct chapter chapter;
    struct grog_error why = { 0 };
    enum chapter_end end = chapter_carry(program->library, file, file, &chapter, &why);
    if (end != CHAPTER_CARRIED) {
        complain("campaign carry", &why);
        return end == CHAPTER_REFUSED ? CLI_NO : CLI_TROUBLE;
    }
    printf("%s goes on: %s.\nWhat came before stays in %s.\nGo on with: grognard campaign play %s\n",
           campaign_called(folder), chapter.found, chapter.file, folder);
    return CLI_YES;
}

int campaign_carry(struct program *program, const char *folder)
{
    struct campaign_lock whole;
    struct file_lock lock = { 0 };
    struct grog_error why = { 0 };
    char file[PATH_BYTES] = "";
    int status = campaign_lock("campaign carry", folder, &whole);
    if (status != CLI_YES)
        return status;
    if (campaigns_replay(folder, file) && file_lock(file, false, &lock, &why)) {
        status = is_at_rest(program, folder) ? carry_locked(program, folder, file) : CLI_NO;
    } else {
        complain("campaign carry", &why);
        status = lock.elsewhere ? CLI_ELSEWHERE : CLI_TROUBLE;
    }
    file_unlock(file, &lock);
    campaign_unlock(&whole);
    return status;
}

int campaign_cmd_carry(struct program *program, int argc, char **argv)
{
    static const struct args_option options[] = { { 0 } };
    const struct args_usage usage = {
        "campaign carry", "NAME", "Go on with a campaign under the rules and packs of today, between two Missions.\n"
        "A new journal begins with its position; the old one stays in the folder as a chapter.\n"
        "Status 1: a Mission is under way, or it cannot be carried; nothing has changed.", options, 1, 1,
    };
    char folder[PATH_BYTES];
    int operands;
    enum args_answer answer = args_read(&usage, argc, argv, &operands);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    return campaign_find("campaign carry", argv[1], folder) ? campaign_carry(program, folder) : CLI_TROUBLE;
}
