/* SPDX-License-Identifier: MIT */
/* campaign.c -- `grognard campaign`: begin campaigns, play them, look at them, check them, pass them on. */
#include "cli.h"
#include "campaign_parts.h"
#include "kernel/nearest.h"
#include "kernel/state.h"
#include "library/campaigns.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct program_command parts[] = {
    { "new",    "begin a campaign", campaign_cmd_new },
    { "list",   "list your campaigns: how far they are, who is left, which Mission goes on", campaign_cmd_list },
    { "play",   "go on with one, Missions and all", campaign_cmd_play },
    { "report", "report a Mission that was fought with cardboard", campaign_cmd_report },
    { "show",   "print its map, roster, log, memorial, end or log sheet", campaign_cmd_show },
    { "verify", "check that a campaign and its Missions are true", campaign_cmd_verify },
    { "carry",  "go on under the rules and packs of today", campaign_cmd_carry },
    { "export", "put a campaign into one file", campaign_cmd_export },
    { "import", "take a campaign out of such a file", campaign_cmd_import },
};
enum { PARTS = sizeof parts / sizeof *parts };

static int print_help(void)
{
    printf("usage: grognard campaign PART [options]\n\n"
           "Missions that belong together: begin a campaign, play it, look at it, pass it on.\n\nparts:\n");
    for (int i = 0; i < PARTS; i++)
        printf("  %-7s %s\n", parts[i].name, parts[i].about);
    printf("\n'grognard campaign PART --help' tells more of one.  Begin with: grognard campaign new NAME\n"
           "NAME is a campaign of yours, or a folder with one: ./NAME\n");
    return CLI_YES;
}

int cmd_campaign(struct program *program, int argc, char **argv)
{
    if (argc < 2 || !strcmp(argv[1], "--help") || !strcmp(argv[1], "-h"))
        return print_help();
    struct grog_nearest near = { .typed = argv[1] };
    for (int i = 0; i < PARTS; i++) {
        if (!strcmp(parts[i].name, argv[1]))
            return parts[i].run(program, argc - 1, argv + 1);
        grog_nearest_try(&near, parts[i].name);
    }
    fprintf(stderr, "grognard campaign: nothing is called '%s'", argv[1]);
    nearest_say(&near);
    fprintf(stderr, "\ntry 'grognard campaign --help'\n");
    return CLI_TROUBLE;
}

/* ---- which one ------------------------------------------------------------------ */

const char *campaign_called(const char *folder)
{
    const char *slash = strrchr(folder, '/');
    return slash && slash[1] ? slash + 1 : folder;
}

static void note_near(struct grog_nearest *near)
{
    struct campaign_name *names = calloc(CAMPAIGNS_MOST, sizeof *names);
    unsigned n = names ? campaigns_list(names) : 0;
    for (unsigned i = 0; i < n; i++)
        if (!near->word || strcmp(near->word, names[i].name) != 0)
            grog_nearest_try(near, names[i].name);
    nearest_say(near);
    free(names);
}

bool campaign_find(const char *command, const char *name, char folder[PATH_BYTES])
{
    struct grog_error why = { 0 };
    if (!campaigns_folder(name, folder, &why)) {
        complain(command, &why);
        return false;
    }
    if (campaigns_is_one(folder))
        return true;
    struct grog_nearest near = { .typed = name };
    fprintf(stderr, "grognard %s: there is no campaign '%.100s'", command, name);
    note_near(&near);
    fprintf(stderr, "\n");
    return false;
}

int campaign_lock(const char *command, const char *folder, struct campaign_lock *out)
{
    struct grog_error why = { 0 };
    out->lock = (struct file_lock){ 0 };
    if (snprintf(out->name, sizeof out->name, "%s/campaign", folder) >= (int)sizeof out->name)
        grog_fail(&why, 0, "the name of the folder is too long");
    else if (file_lock(out->name, false, &out->lock, &why))
        return CLI_YES;
    complain(command, &why);
    return out->lock.elsewhere ? CLI_ELSEWHERE : CLI_TROUBLE;
}

void campaign_unlock(struct campaign_lock *l) { file_unlock(l->name, &l->lock); }
