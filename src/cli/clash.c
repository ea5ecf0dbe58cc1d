/* SPDX-License-Identifier: MIT */
/* clash.c -- `grognard clash`: a battle by lot, as a pack of one scenario in a folder. */
#include "command/args.h"
#include "cli.h"
#include "base/file.h"
#include "command/memory.h"
#include "library/clash.h"
#include "library/library.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

static bool write_text(const struct clash *c, const char *folder, const char *file,
                       void (*print)(const struct clash *c, struct grog_text *t))
{
    char path[4096];
    struct grog_text text = { 0 };
    snprintf(path, sizeof path, "%s/%s", folder, file);
    do print(c, &text); while (text_grows(&text));
    bool ok = asked_to_write(path, text.at, strlen(text.at));
    free(text.at);
    return ok;
}

/* ---- the command ------------------------------------------------------------------------------------------------ */

static int make(struct clash *c, const char *folder)
{
    if (!clash_draw(c)) {
        fprintf(stderr, "grognard clash: there is no board of 12 by 10 squares: name a pack with --pack\n");
        return CLI_TROUBLE;
    }
    if (mkdir(folder, 0777) != 0) {
        fprintf(stderr, "grognard clash: %s: %s\n", folder,
                errno == EEXIST ? "there is a folder or file of that name already" : strerror(errno));
        return CLI_TROUBLE;
    }
    if (!write_text(c, folder, "pack.lua", clash_print_pack)
        || !write_text(c, folder, "scenario.lua", clash_print_scenario))
        return CLI_TROUBLE;
    printf("%s: %s, %u army points a side, %d rounds.  ", folder, c->name, (unsigned)c->points, c->size->rounds);
    const struct grog_card *card = c->box->cards->card;
    if (c->army[0] && c->army[1])
        printf("Unless you bring others: %s against %s.  ", card[c->army[0]].name, card[c->army[1]].name);
    else
        printf("Bring your armies ('grognard army new').  ");
    printf("Next:\n  grognard board --pack %s \"%s\"\n  grognard play --pack %s --scenario \"%s\"\n", folder, c->name,
           folder, c->name);
    return CLI_YES;
}

int cmd_clash(struct program *program, int argc, char **argv)
{
    struct clash *c = must_have(1, sizeof *c);
    char folder[64];
    *c = (struct clash){ .points = 250, .seed = (uint64_t)time(NULL) % 100000 + 1 };
    const struct args_option options[] = {
        { "points", "N", "army points a side (250): up to 250 on one board, up to 400 on two, else on four",
          ARGS_NUMBER(&c->points, 50, 2000) },
        { "seed", "S", "the seed of the lots, to have a battle again (any)", ARGS_NUMBER(&c->seed, 1, 1000000000) },
        { 0 },
    };
    const struct args_usage usage = {
        "clash", "[DIR]",
        "Make a battle for heroes by lot: boards, overlays, zones, objectives and ready armies for the points,\n"
        "the same from both ends.  It is a pack of one scenario in a folder, clash-N-S unless you name it.",
        options, 0, 1,
    };
    int rest = 0;
    enum args_answer answer = args_read(&usage, argc, argv, &rest);
    int status = args_exit(answer);
    if (answer == ARGS_GO_ON) {
        snprintf(folder, sizeof folder, "clash-%u-%" PRIu64, (unsigned)c->points, c->seed);
        c->box = asked_box(program, "clash", "heroes");
        status = c->box ? make(c, rest ? argv[1] : folder) : CLI_TROUBLE;
    }
    free(c);
    return status;
}
