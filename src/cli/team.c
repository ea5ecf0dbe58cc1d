/* SPDX-License-Identifier: MIT */
/* team.c -- `grognard team` and `grognard army`: build them, check them, keep them, pass them on. */
#include "cli.h"
#include "team_parts.h"
#include "kernel/nearest.h"

#include <stdio.h>
#include <string.h>

static const struct part {
    const char *name, *about;
    int (*run)(const struct team_call *call, int argc, char **argv);
} parts[] = {
    { "new",     "begin {a team} for a {Mission}", team_cmd_new },
    { "shop",    "list what can be bought for it now, and what not and why", team_cmd_shop },
    { "add",     "add a card, unless a rule forbids it", team_cmd_add },
    { "remove",  "take a card out", team_cmd_remove },
    { "set",     "say what goes with it beside its cards", team_cmd_set },
    { "terms",   "list what could go with it beside its cards", team_cmd_terms },
    { "suggest", "fill the rest of the points by a plain rule", team_cmd_suggest },
    { "edit",    "do all that line by line", team_cmd_edit },
    { "show",    "print {a team}: points, {loads}, what is wrong", team_cmd_show },
    { "check",   "{can it go?}", team_cmd_check },
    { "list",    "list your {teams}", team_cmd_list },
    { "random",  "make {a team} at random", team_cmd_random },
    { "code",    "print {a team} as one line", team_cmd_code },
    { "paste",   "save the {team} of such a line", team_cmd_paste },
    { "delete",  "delete {a team}", team_cmd_delete },
    { "service", "put in what its {soldiers} have earned in a game", team_cmd_service },
    { "own",     "say which packs you own", team_cmd_own },
};
enum { PARTS = sizeof parts / sizeof *parts };

static int print_help(const struct team_as *as)
{
    printf(team_say(as, "usage: grognard {team} PART [options]\n\nBuild {teams}, check them, keep them, pass them on.\n"
                        "\nparts:\n"));
    for (int i = 0; i < PARTS; i++)
        printf("  %-9s %s\n", parts[i].name, team_say(as, parts[i].about));
    printf(team_say(as, "\n'grognard {team} PART --help' tells more of one.  Begin with: grognard {team} new NAME "
                        "--{mission} M\n{A team} is played with: grognard {play --team NAME}\n"));
    return CLI_YES;
}

static int run(struct program *program, const struct team_as *as, int argc, char **argv)
{
    if (argc < 2 || !strcmp(argv[1], "--help") || !strcmp(argv[1], "-h"))
        return print_help(as);
    struct grog_nearest near = { .typed = argv[1] };
    for (int i = 0; i < PARTS; i++) {
        if (!strcmp(parts[i].name, argv[1])) {
            char command[TEAM_NAME];
            snprintf(command, sizeof command, "%s %s", as->command, parts[i].name);
            struct grog_error why = { 0 };
            const struct team_call call = { program->library, as, command, &why };
            int status = parts[i].run(&call, argc - 1, argv + 1);
            if (status != CLI_YES)
                complain(command, &why);
            return status;
        }
        grog_nearest_try(&near, parts[i].name);
    }
    fprintf(stderr, "grognard %s: nothing is called '%s'", as->command, argv[1]);
    nearest_say(&near);
    fprintf(stderr, "\ntry 'grognard %s --help'\n", as->command);
    return CLI_TROUBLE;
}

int cmd_team(struct program *program, int argc, char **argv) { return run(program, team_as("team"), argc, argv); }
int cmd_army(struct program *program, int argc, char **argv) { return run(program, team_as("army"), argc, argv); }
