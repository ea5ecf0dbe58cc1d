/* SPDX-License-Identifier: MIT */
/* campaign_archive.c -- `grognard campaign export` and `import`: a campaign as one file, to be kept or passed on. */
#define _POSIX_C_SOURCE 200809L
#include "base/file.h"
#include "campaign_parts.h"
#include "command/args.h"
#include "command/memory.h"
#include "kernel/state.h"
#include "library/campaign_box.h"
#include "library/campaigns.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int campaign_cmd_export(struct program *program, int argc, char **argv)
{
    static const struct args_option options[] = { { 0 } };
    const struct args_usage usage = {
        "campaign export", "NAME FILE",
        "Put a campaign with all its Missions and chapters into one file, a tar archive.", options, 2, 2,
    };
    char folder[PATH_BYTES];
    struct grog_error why = { 0 };
    struct grog_text text = { 0 };
    int operands;
    (void)program;
    enum args_answer answer = args_read(&usage, argc, argv, &operands);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    if (!campaign_find("campaign export", argv[1], folder))
        return CLI_TROUBLE;
    struct campaign_box *box = must_have(1, sizeof *box);
    bool good = campaign_box_fill(box, folder, &why);
    if (good)
        good = campaign_box_write(box, campaign_called(folder), &text, &why)
            && file_write(argv[2], text.at, text.n, &why);
    campaign_box_empty(box);
    free(box);
    free(text.at);
    if (good)
        printf("%s is in %s.  Take it out with: grognard campaign import %s\n", campaign_called(folder), argv[2],
               argv[2]);
    return good ? CLI_YES : complain("campaign export", &why);
}

int campaign_cmd_import(struct program *program, int argc, char **argv)
{
    static const struct args_option options[] = { { 0 } };
    const struct args_usage usage = {
        "campaign import", "FILE [NAME]", "Take a campaign out of such a file; NAME is what it is called here.\n"
        "Nothing that is there is written over.", options, 1, 2,
    };
    char folder[PATH_BYTES], name[CAMPAIGN_NAME_MOST + 1] = "";
    struct grog_error why = { 0 };
    struct file f;
    int operands;
    (void)program;
    enum args_answer answer = args_read(&usage, argc, argv, &operands);
    if (answer != ARGS_GO_ON)
        return args_exit(answer);
    if (!asked_file(argv[1], &f))
        return CLI_TROUBLE;
    struct campaign_box *box = must_have(1, sizeof *box);
    bool good = campaign_box_read(box, f.text, f.n, name, &why);
    const char *called = operands == 2 ? argv[2] : name;
    if (good && !campaigns_is_name(called)) {
        grog_fail(&why, 0, "no campaign can be called '%.60s'", called);
        good = false;
    }
    good = good && campaigns_folder(called, folder, &why);
    if (good && (campaigns_is_one(folder) || is_folder(folder))) {
        grog_fail(&why, 0, "there is a campaign '%.60s' already; give this one another name", called);
        good = false;
    }
    good = good && campaign_box_unpack(box, folder, &why);
    campaign_box_empty(box);
    free(box);
    file_free(&f);
    if (good)
        printf("%s is here.  Go on with: grognard campaign play %s\n", called, called);
    return good ? CLI_YES : complain("campaign import", &why);
}
