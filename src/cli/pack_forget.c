/* SPDX-License-Identifier: MIT */
/* pack_forget.c -- `grognard pack forget`: delete the kept packs that no kept game names any more. */
#include "command/args.h"
#include "library/kept_packs.h"
#include "pack.h"

#include <stdio.h>

int pack_forget(struct program *program, int argc, char **argv)
{
    struct grog_error why = { 0 };
    const struct args_option options[] = { { 0 } };
    const struct args_usage usage = {
        "pack forget", "", "Delete the packs that were kept for games (in packs beside them) and that no game there\n"
        "names any more.  Games that were saved elsewhere are not asked.", options, 0, 0,
    };
    enum args_answer answer = args_read(&usage, argc, argv, NULL);
    (void)program;
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    int cleared = kept_packs_clear(&why);
    if (cleared < 0)
        return complain("pack forget", &why);
    printf("%d %s deleted\n", cleared, cleared == 1 ? "pack" : "packs");
    return CLI_YES;
}
